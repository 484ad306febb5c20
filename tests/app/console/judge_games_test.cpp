// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the real program on files and pipes and compares its annotations with the tablebases.

#include "console/judge_games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "chess/pgn_reader.h"
#include "chess/pgn_writer.h"
#include "kbnk_positions.h"
#include "known_tables.h"
#include "program.h"
#include "trainer/judge.h"

namespace console {
namespace {

using chess::GameTree;

/// A game from a position, as PGN.
std::string game_from(const std::string& fen, const std::string& moves)
{
    return "[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n" + moves + "\n\n";
}

Ran judged(const std::string& pgn)
{
    return run({"judge", "-"}, pgn);
}

std::optional<std::string> eval_of(const GameTree& tree, GameTree::NodeId id)
{
    for (const chess::CommentCommand& command : tree.annotations(id).after.commands) {
        if (command.name == "eval")
            return command.value;
    }
    return std::nullopt;
}

/// The expected annotation after a move, derived independently from the tablebases.
std::optional<std::string> expected_eval(const chess::Position& position)
{
    const auto verdict = tables().probe(position);
    if (!verdict || is_checkmate(position))
        return std::nullopt;
    if (verdict->is_draw())
        return "0.00";
    const chess::Color winner =
        verdict->outcome() == endgame::Outcome::win ? position.turn() : !position.turn();
    return std::string{winner == chess::Color::white ? "#" : "#-"} +
           std::to_string((verdict->to_mate().count() + 1) / 2);
}

void expect_judged(const GameTree& tree)
{
    for (GameTree::NodeId id = 1; id < tree.nodes().size(); ++id) {
        const GameTree::Node& node = tree.node(id);
        EXPECT_EQ(eval_of(tree, id), expected_eval(node.position)) << id;
        const chess::Position& before = tree.node(*node.parent).position;
        const auto judgement = tables().probe(before) ? trainer::judge(tables().known(), before, *node.move)
                                                      : std::optional<trainer::Judgement>{};
        const bool throws_away = judgement && judgement->grade >= trainer::Grade::throws_win_away;
        const bool is_costly = judgement && judgement->grade == trainer::Grade::detour;
        const std::vector<chess::Nag>& nags = tree.annotations(id).nags;
        EXPECT_EQ(std::count(nags.begin(), nags.end(), 4), throws_away ? 1 : 0) << id;
        EXPECT_EQ(std::count(nags.begin(), nags.end(), 6), is_costly ? 1 : 0) << id;
        const bool costs = judgement && (judgement->cost > 0 || throws_away);
        EXPECT_EQ(!tree.annotations(id).after.text.empty(), costs) << id;
    }
}

TEST(ConsoleJudge, WritesDistancesGlyphsAndCosts)
{
    const Ran white = judged(game_from("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "1. Qf7 (1. Qg7#) (1. Qg5) *"));
    EXPECT_EQ(white.code, 0) << white.err;
    EXPECT_EQ(moves_of(white.out),
              "1. Qf7 $4 {[%eval 0.00] Throws the win away.} ( 1. Qg7# ) ( 1. Qg5 {[%eval #1] 1 "
              "move slower than the best.} ) *");
    const Ran black = judged(game_from("8/8/8/8/8/5kq1/8/7K b - - 0 7", "7... Qf2 (7... Qb8 8. Kg1) *"));
    EXPECT_EQ(moves_of(black.out),
              "7... Qf2 $4 {[%eval 0.00] Throws the win away.} ( 7... Qb8 {[%eval #-2] 2 moves "
              "slower than the best.} 8. Kg1 {[%eval #-2]} ) *");
    const Ran costly = judged(game_from("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "1. Kf5 *"));
    EXPECT_EQ(moves_of(costly.out), "1. Kf5 $6 {[%eval #5] 5 moves slower than the best.} *");
}

TEST(ConsoleJudge, AnnotatesEveryMoveAsTheTablebasesDo)
{
    const Ran ran =
        judged(game_from("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1",
                         "1. Ke2 Ke5 2. Nc4+ Kd5 3. Bb1 (3. Ke3 Ke6 4. Nb6) 3... Kxc4 1/2-1/2") +
               game_from("4k3/8/8/8/3p4/4K3/8/R6n w - - 0 1", "1. Kxd4 Kd7 2. Rxh1 Ke6 3. Rh5 Kd6 *"));
    EXPECT_EQ(ran.code, 0) << ran.err;
    const auto games = chess::read_pgn(ran.out);
    ASSERT_EQ(games.size(), 2U);
    for (const chess::PgnReading& game : games) {
        EXPECT_TRUE(game.errors.empty());
        expect_judged(game.game.tree);
    }
    EXPECT_EQ(games[1].game.tree.nodes().size(), 7U);
    EXPECT_FALSE(expected_eval(games[1].game.tree.start()));
}

TEST(ConsoleJudge, PreservesTheAnnotationsAndIsIdempotent)
{
    const std::string game =
        "[White \"Troitzky\"]\n" +
        game_from("7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
                  "{A trap.} 1. Qf7 $1 {[%clk 0:05:00] [%eval 99] Oh!} ; well\n (1. Qg7#) 1/2-1/2");
    const Ran once = judged(game);
    EXPECT_EQ(moves_of(once.out),
              "{A trap.} 1. Qf7 $1 $4 {[%clk 0:05:00] [%eval 0.00] Oh! well Throws the win "
              "away.} ( 1. Qg7# ) 1/2-1/2");
    EXPECT_NE(once.out.find("[White \"Troitzky\"]"), std::string::npos);
    EXPECT_EQ(judged(once.out).out, once.out);
}

TEST(ConsoleJudge, LeavesAGameOutsideTheTablebasesUnchanged)
{
    const Ran ran = judged("1. e4 e5 2. Nf3 *\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(moves_of(ran.out), "1. e4 e5 2. Nf3 *");
}

TEST(ConsoleJudge, ReportsUnreadablePartsAndWritesTheRest)
{
    const TemporaryFolder folder;
    write_file(folder.file("games.pgn"), "[White \"A\"]\n\n1. e4 e5 2. Nf9 Nc6 *\n\n" +
                                             game_from("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "1. Qg7# 1-0") +
                                             "[White \"C\"]\n\n1. e4 Ke7 *\n");
    const Ran ran = run({"judge", folder.file("games.pgn")});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(
        ran.err,
        "rightcorner-cli: Game 1, line 3, column 13: “Nf9” is not a move. The rest of the line is skipped.\n"
        "rightcorner-cli: Game 3, line 12, column 7: Ke7 is illegal here. The rest of the line is skipped.\n"
        "rightcorner-cli: Not everything could be read; the rest has been written.\n");
    const auto games = chess::read_pgn(ran.out);
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(moves_of(to_pgn(games[0].game)), "1. e4 e5 *");
    EXPECT_EQ(moves_of(to_pgn(games[1].game)), "1. Qg7# 1-0");
}

// Fault 26
TEST(ConsoleJudge, ControlCharactersNeverReachTheTerminal)
{
    const TemporaryFolder folder;
    write_file(folder.file("games.pgn"),
               "[White \"\x1b[31mA\x9b\"]\n\n1. e4 \x1b[2Jfoo {\x1b]0;x\x07} \x1b]8;; *\n");
    const Ran ran = run({"judge", folder.file("games.pgn")});
    EXPECT_EQ(ran.code, 1);
    for (const std::string& said : {ran.out, ran.err}) {
        EXPECT_FALSE(said.empty());
        for (const char byte : said)
            EXPECT_TRUE(byte == '\n' || static_cast<unsigned char>(byte) >= 0x20) << said;
        EXPECT_EQ(said.find("\xC2\x9b"), std::string::npos) << said;
    }
}

TEST(ConsoleJudge, RefusesAFileThatCannotBeOpened)
{
    const Ran missing = run({"judge", "/nowhere/games.pgn"});
    EXPECT_EQ(missing.code, 1);
    EXPECT_EQ(missing.err,
              "rightcorner-cli: /nowhere/games.pgn cannot be read: No such file or directory.\n");
    EXPECT_EQ(run({"judge", "/"}).err, "rightcorner-cli: / cannot be read: Is a directory.\n");
    EXPECT_EQ(run({"judge"}).code, 2);
}

TEST(ConsoleJudge, WritesAGameBeforeReadingTheNext)
{
    Conversation judge{rightcorner_cli, {"judge", "-"}};
    judge.say(game_from("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "1. Qg7# 1-0"));
    judge.say(game_from("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "1. Qf7 1/2-1/2"));
    EXPECT_EQ(judge.hear_until("1. Qg7#").back(), "1. Qg7# 1-0");
    judge.hang_up();
    EXPECT_EQ(judge.hear_until("1. Qf7").back().substr(0, 9), "1. Qf7 $4");
    EXPECT_EQ(judge.end(), 0);
}

TEST(ConsoleJudge, SplitsAFileOfAnyLengthIntoGames)
{
    std::string pgn;
    for (int i = 0; i < 3000; ++i)
        pgn += "[Event \"" + std::to_string(i) + "\"]\n" +
               game_from("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", i % 2 == 0 ? "1. Qg7# 1-0" : "1. Qf7 1/2-1/2");
    const Ran ran = judged(pgn);
    EXPECT_EQ(ran.code, 0) << ran.err.substr(0, 500);
    const auto games = chess::read_pgn(ran.out);
    ASSERT_EQ(games.size(), 3000U);
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(games[i].game.tags.value("Event"), std::to_string(i));
        EXPECT_EQ(games[i].game.tree.annotations(1).nags.size(), i % 2);
    }
}

TEST(ConsoleJudge, AnnotatesFivePiecesOnDemand)
{
    const std::string game = game_from("k7/8/2K5/8/1N6/8/3N4/7n w - - 0 1", "1. Kb5 Ng3 (1... Kb7) *");
    const Ran ran = run({"judge", "--pieces", "5", "-"}, game);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("Kb5 $4 {[%eval 0.00] Throws the win away.}"), std::string::npos) << ran.out;
    EXPECT_EQ(judged(game).out.find("%eval"), std::string::npos);
}

TEST(ConsoleJudge, EndingsTooLargeForTheMemoryStayUnannotated)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    const std::string games = game_from("k7/8/2K5/8/1N6/8/3N4/7n w - - 0 1", "1. Kb5 Ng3 *") +
                              game_from("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "1. Qg7# 1-0");
    const Ran ran = run_in_little_memory({"judge", "--pieces", "5", "-"}, games);
    EXPECT_EQ(ran.code, 1);
    const std::vector<std::string> lines = lines_of(ran.err);
    ASSERT_EQ(lines.size(), 2U) << ran.err;
    EXPECT_EQ(lines[0].find("rightcorner-cli: KNNKN is not solved: that may need "), 0U) << lines[0];
    EXPECT_EQ(lines[1],
              "rightcorner-cli: Not every ending could be solved; the games have been written without those "
              "results.");
    EXPECT_EQ(chess::read_pgn(ran.out).size(), 2U);
}

} // namespace
} // namespace console
