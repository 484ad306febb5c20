// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/report.h"

#include <gtest/gtest.h>

#include "chess/legal_moves.h"
#include "chess/pgn_reader.h"
#include "chess/san.h"
#include "endings.h"
#include "rounds.h"
#include "tests/chess/printing.h"
#include "trainer/random.h"
#include "trainer/round_pgn.h"

namespace trainer {
namespace {

using chess::Color;
using chess::position_of;

const endgame::Tablebase& kbnk()
{
    return endgame::table_of("KBNK");
}

void play_and_learn(Round& round, std::initializer_list<const char*> moves)
{
    for (const char* move : moves)
        play(round, move);
    round.learn(kbnk(), all);
}

Report report(const Round& round)
{
    return report_of(round, kbnk()).value();
}

/// The costly moves.
std::vector<std::string> costly(const Round& round)
{
    std::vector<std::string> moves;
    const Report told = report(round);
    for (const Game::NodeId id : told.costly) {
        const Game::Node& node = round.game().node(id);
        moves.push_back(to_san(round.game().node(*node.parent).position, *node.move));
    }
    return moves;
}

TEST(ReportTest, AShortestMateHasNoMistakes)
{
    Round round{position_of(mate_in_3), Seat::both};
    play_and_learn(round, {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"});
    EXPECT_EQ(report(round),
              (Report{0, GameEnd{EndReason::checkmate, Color::white}, Color::white, 3, 3, 0, {}, {}}));
}

/// Plays a game to mate: the attacker by the method's lead or alone, the defender whatever it likes.
Round random_game(std::uint64_t seed)
{
    Random random{seed};
    Round round{position_of(mate_in_27), Seat::both};
    while (!round.end() && round.game().depth() < 400) {
        const bool is_attack = round.position().turn() == Color::white;
        const auto moves = *judge_all(kbnk(), round.position());
        const auto kept = std::ranges::partition_point(
            moves, [&](const JudgedMove& move) { return !changes_result(move.judgement); });
        const auto most = std::min<std::size_t>(is_attack ? 2 : 9, kept - moves.begin());
        round.play(moves[below(random, most)].move,
                   below(random, 3) == 0 && is_attack ? Lead::method : Lead::none);
    }
    round.learn(kbnk(), all);
    return round;
}

TEST(ReportTest, WasteDetoursAndWeakRepliesMakeUpTheDifferenceToBestPlay)
{
    int detours = 0;
    int given_back = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Round round = random_game(seed);
        const Report told = report(round);
        ASSERT_TRUE(told.end && told.end->winner == Color::white);
        EXPECT_EQ(told.moves, told.best + told.wasted + told.detours - told.given_back);
        detours += told.detours;
        given_back += told.given_back;
    }
    EXPECT_GT(detours, 0);
    EXPECT_GT(given_back, 0);
}

TEST(ReportTest, ARoundThatGoesOnIsReportedAsFarAsItGot)
{
    Round round{position_of(mate_in_3), Seat::both};
    EXPECT_EQ(report(round), (Report{0, {}, Color::white, 3, 0, 0, {}, {}}));
    play_and_learn(round, {"Kc8", "Ka7"});
    EXPECT_EQ(report(round).moves, 1);
    EXPECT_EQ(report(round).wasted, round.judgement(1)->cost);
    EXPECT_GT(report(round).wasted, 0);
    EXPECT_FALSE(report(round).end);
}

TEST(ReportTest, ItSpeaksOfTheWholeLineWhereverItIsLookedAt)
{
    Round round{position_of(mate_in_3), Seat::both};
    play_and_learn(round, {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"});
    const Report at_the_end = report(round);
    round.go_to(1);
    EXPECT_EQ(report(round), at_the_end);
}

TEST(ReportTest, ItCountsTheMovesThatAreNotTakenBack)
{
    Round round{position_of(mate_in_27), Seat::both};
    play_and_learn(round, {"Kc1", "Kc5", "Kd2", "Kd6"});
    EXPECT_EQ(report(round).moves, 2);
    EXPECT_GT(report(round).wasted, 0);
    while (round.can_take_back())
        round.take_back();
    EXPECT_EQ(report(round).moves, 0);
    EXPECT_EQ(report(round).wasted, 0);
    EXPECT_TRUE(report(round).costly.empty());
}

TEST(ReportTest, ItEndsWhereTheUserGaveUp)
{
    Round round{position_of(mate_in_27), Seat::attacker};
    play_and_learn(round, {"Kc1"});
    round.reply(kbnk().best_moves(round.position()).front());
    round.give_up_at(round.game().current());
    EXPECT_EQ(report(round).end, (GameEnd{EndReason::given_up, Color::black}));
    EXPECT_EQ(report(round).winner, Color::white);
    EXPECT_EQ(costly(round), std::vector<std::string>{"Kc1"});
}

TEST(ReportTest, AThrownWinIsTheWorstThatAMoveCanDo)
{
    Round round{position_of(mate_in_27), Seat::attacker};
    for (const char* move : {"Nc4+", "Kc5", "Ke3", "Kb4", "Nb2", "Ka3", "Na4", "Kxa4"}) {
        const chess::Move played = *chess::parse_move(round.position(), move);
        round.is_users_turn() ? round.play(played) : round.reply(played);
    }
    round.learn(kbnk(), all);
    const Report told = report(round);
    ASSERT_TRUE(told.end);
    EXPECT_FALSE(told.end->winner);
    EXPECT_EQ(told.winner, Color::white);
    EXPECT_EQ(told.best, 27);
    EXPECT_EQ(told.moves, 4);
    EXPECT_EQ(costly(round).back(), "Na4");
    EXPECT_TRUE(std::ranges::is_sorted(told.costly)) << "in the order of the game";
    for (const Game::NodeId node : told.costly)
        EXPECT_EQ(round.game().node(node).position.turn(), Color::black) << "only the user's own moves";
}

constexpr auto pawn_on_the_fifth = "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1";

/// Plays moves for both sides; the attacker is the user.
Round played(const char* start, std::initializer_list<const char*> moves)
{
    Round round{position_of(start), Seat::attacker};
    for (const char* move : moves) {
        const chess::Move next = *chess::parse_move(round.position(), move);
        round.is_users_turn() ? round.play(next) : round.reply(next);
    }
    round.learn(endgame::table_of(round.endings().front().name()), all);
    return round;
}

TEST(ReportTest, TheMistakeIsWhereTheWinWasThrownAwayHoweverLongTheGameGoesOn)
{
    const Round round = played(pawn_on_the_fifth, {"Kd6", "Kd8", "Kd5", "Kd7", "e6+", "Ke7", "Ke5", "Ke8",
                                                   "Kf5", "Ke7", "Ke5", "Ke8"});
    const endgame::Tablebase tables = endgame::table_of("KPK");
    const Report told = report_of(round, tables).value();
    ASSERT_TRUE(told.mistake);
    EXPECT_EQ(round.game().depth(*told.mistake), 3U) << "2. Kd5 gives up the opposition";
    const auto reply = refutation(round, tables, *told.mistake);
    ASSERT_TRUE(reply);
    EXPECT_EQ(to_san(round.game().node(*told.mistake).position, *reply), "Kd7");
}

TEST(ReportTest, WithoutALostResultTheMistakeIsTheCostliestMove)
{
    const Round round = played(mate_in_27, {"Kc1", "Kc5"});
    EXPECT_EQ(report(round).mistake, Game::NodeId{1});
    const auto reply = refutation(round, kbnk(), 1);
    ASSERT_TRUE(reply);
    EXPECT_TRUE(std::ranges::count(kbnk().best_moves(round.game().node(1).position), *reply) == 1);
    EXPECT_FALSE(refutation(round, kbnk(), 0)) << "no move leads to the start";
    EXPECT_FALSE(report(played(mate_in_3, {"Nb6+", "Ka7"})).mistake);
}

TEST(ReportTest, AResultThatWasGivenBackIsNotTheMistake)
{
    const Round round = played(pawn_on_the_fifth, {"Kd6", "Kd8", "Kd5", "Kc8", "Ke6", "Kd8", "Kf5", "Ke7"});
    ASSERT_EQ(round.judgement(3)->grade, Grade::throws_win_away);
    ASSERT_EQ(round.judgement(4)->grade, Grade::loses_draw);
    ASSERT_EQ(round.judgement(7)->grade, Grade::throws_win_away);
    EXPECT_EQ(report_of(round, endgame::table_of("KPK"))->mistake, Game::NodeId{7});
}

TEST(ReportTest, ThePlayedReplyIsTheRefutationIfBest)
{
    for (const chess::Move reply : kbnk().best_moves(played(mate_in_27, {"Kc1"}).position())) {
        Round round = played(mate_in_27, {"Kc1"});
        round.reply(reply);
        EXPECT_EQ(refutation(round, kbnk(), 1), reply);
    }
}

TEST(ReportTest, CoversTheDefendersOwnMoves)
{
    Round round{position_of(mate_in_27), Seat::defender};
    for (int move = 0; move < 2; ++move) {
        round.reply(judge_all(kbnk(), round.position())->front().move);
        round.play(judge_all(kbnk(), round.position())->back().move);
    }
    round.learn(kbnk(), all);
    const Report told = report(round);
    EXPECT_FALSE(told.costly.empty());
    for (const Game::NodeId node : told.costly)
        EXPECT_EQ(round.game().node(node).position.turn(), Color::white);
    EXPECT_EQ(told.moves, 2) << "the winner's moves";
}

TEST(ReportTest, IgnoresMovesThatTheProgramPlayedForTheUser)
{
    Round round{position_of("8/P7/8/8/8/1k6/8/6K1 w - - 0 1"), Seat::attacker};
    const endgame::Tablebase& tables = endgame::table_of("KPK");
    round.play(*chess::parse_move(round.position(), "a8=Q"));
    round.set_finishing(true);
    round.reply(*chess::parse_move(round.position(), "Kc3"));
    round.reply(*chess::parse_move(round.position(), "Qa1+"));
    round.learn(tables, all);
    ASSERT_GT(round.judgement(3)->cost, 0);
    EXPECT_EQ(report_of(round, tables)->costly, std::vector<Game::NodeId>{});
}

TEST(ReportTest, IgnoresMovesThatTheMethodPlayedForTheUser)
{
    Round round{position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1"), Seat::attacker};
    const chess::Move slow = *chess::parse_move(round.position(), "Kc1");
    round.play_for_user(slow);
    round.learn(kbnk(), all);
    ASSERT_GT(round.judgement(1)->cost, 0);
    EXPECT_TRUE(report(round).costly.empty());
    EXPECT_GT(report(round).wasted, 0);
    round.take_back();
    round.play(slow);
    EXPECT_EQ(costly(round), std::vector<std::string>{"Kc1"}) << "now the user has played it";
}

TEST(ReportTest, MovesThatTheMethodLeftOpenWasteNoMoves)
{
    Round round{position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1"), Seat::attacker};
    round.play(*chess::parse_move(round.position(), "Kc1"), Lead::method);
    round.learn(kbnk(), all);
    ASSERT_GT(round.judgement(1)->cost, 0);
    EXPECT_TRUE(report(round).costly.empty());
    EXPECT_EQ(report(round).wasted, 0);
}

TEST(ReportTest, CountsCostlyMovesBeyondThoseListed)
{
    Round round{position_of(mate_in_27), Seat::attacker};
    int slow = 0;
    while (slow < 5) {
        const auto moves = *judge_all(kbnk(), round.position());
        const auto slower = std::ranges::find_if(
            moves, [](const JudgedMove& move) { return move.judgement.grade == Grade::technique; });
        slow += slower == moves.end() ? 0 : 1;
        round.play(slower == moves.end() ? moves.front().move : slower->move);
        round.reply(kbnk().best_moves(round.position()).front());
    }
    round.learn(kbnk(), all);
    EXPECT_EQ(report(round).costly.size(), most_costly);
    EXPECT_EQ(report(round).more_costly, 2);
}

TEST(ReportTest, ListsABlunderThatWasTakenBack)
{
    Round round{position_of("6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1"), Seat::attacker};
    play_and_learn(round, {"Kg5", "Kxf7"});
    const Game::NodeId blunder = 1;
    ASSERT_TRUE(changes_result(*round.judgement(blunder)));
    round.take_back();
    play_and_learn(round, {"Kg6", "Kf8"});
    const Game::NodeId slow = 3;
    ASSERT_GT(round.judgement(slow)->cost, 0);
    EXPECT_EQ(report(round).costly, (std::vector<Game::NodeId>{blunder, slow}));
    EXPECT_TRUE(is_taken_back(round, blunder));
    EXPECT_FALSE(is_taken_back(round, slow));
    EXPECT_EQ(report(round).mistake, slow) << "what was taken back ruined nothing";
    round.take_back();
    EXPECT_EQ(report(round).costly, std::vector<Game::NodeId>{blunder}) << "slow moves taken back are not";
}

TEST(ReportTest, MovesPlayedInsteadOfAHintAreTheUsers)
{
    Round round{position_of(mate_in_27), Seat::attacker};
    round.play_for_user(kbnk().best_moves(round.position()).front());
    round.take_back();
    play_and_learn(round, {"Kc1"});
    EXPECT_EQ(costly(round), std::vector<std::string>{"Kc1"});
}

TEST(ReportTest, WithoutTimeForTheMateItIsADrawWhereTheFiftyMoveRuleEndsTheRound)
{
    // Mate in 3 takes five plies: one too many.
    Round round{position_of("k7/2K5/8/1B1N4/8/8/8/8 w - - 96 90"), Seat::both};
    EXPECT_EQ(report(round).winner, Color::white) << "the rule warns only";
    round.set_rules({.fifty_moves = RuleEffect::end});
    EXPECT_FALSE(report(round).winner);
    EXPECT_EQ(report(round).best, 0);
    play_and_learn(round, {"Nb6+", "Ka7", "Nc8+", "Ka8"});
    EXPECT_EQ(report(round).end, (GameEnd{EndReason::fifty_moves, {}}));
    EXPECT_FALSE(report(round).winner);
    Round in_time{position_of("k7/2K5/8/1B1N4/8/8/8/8 w - - 95 90"), Seat::both};
    in_time.set_rules({.fifty_moves = RuleEffect::end});
    EXPECT_EQ(report(in_time).winner, Color::white);
}

TEST(ReportTest, ListsTheMoveThatLostTheWinToTheFiftyMoveRule)
{
    const endgame::Tablebase tables = endgame::table_of("KQPK");
    Round round{position_of("7k/8/8/8/8/8/P7/K5Q1 w - - 97 80"), Seat::both};
    round.set_rules({.fifty_moves = RuleEffect::end});
    for (const char* move : {"Kb2", "Kh7", "Kb3"})
        round.play(*chess::parse_move(round.position(), move));
    round.learn(tables, all);
    const Report told = *report_of(round, tables);
    EXPECT_EQ(told.end, (GameEnd{EndReason::fifty_moves, {}}));
    EXPECT_EQ(told.winner, Color::white);
    EXPECT_EQ(told.costly.front(), 3U);
}

TEST(ReportTest, AGameIsReportedFromWhereTheTablesKnowIt)
{
    const auto game = chess::read_pgn_game("[SetUp \"1\"]\n[FEN \"k7/2K4p/8/1B1N4/8/8/8/8 w - - 0 1\"]\n\n"
                                           "1. Kc8 h6 2. Kc7 h5 3. Nb6+ Ka7 *\n")
                          .game;
    Round round = *to_round(game);
    EXPECT_FALSE(report_of(round, kbnk())) << "five pieces";
    const auto known = chess::read_pgn_game("[SetUp \"1\"]\n[FEN \"k7/2K4B/8/1p1N4/8/8/8/8 w - - 0 1\"]\n\n"
                                            "1. Kb6 b4 2. Nxb4 Kb8 3. Nc6+ *\n")
                           .game;
    Round pawn = *to_round(known);
    endgame::TablebaseStore store;
    EXPECT_FALSE(report_of(pawn, store.known())) << "nothing is solved yet";
    pawn.learn(kbnk(), all);
    const Report told = report(pawn);
    EXPECT_EQ(told.start, 3U);
    EXPECT_EQ(told.winner, Color::white);
    EXPECT_EQ(told.moves, 1);
}

TEST(ReportTest, TheThreeWorstAreTheWorstOfAnyRound)
{
    Random random{7};
    for (int game = 0; game < 60; ++game) {
        Round round{position_of(mate_in_27), Seat::both};
        for (int ply = 0; ply < 40 && !round.end(); ++ply) {
            const chess::MoveList moves = legal_moves(round.position());
            round.play(moves[below(random, moves.size())]);
        }
        round.learn(kbnk(), all);
        const Report told = report(round);
        EXPECT_LE(told.costly.size(), most_costly);
        const auto is_worse = [&](Game::NodeId left, Game::NodeId right) {
            const Judgement& a = *round.judgement(left);
            const Judgement& b = *round.judgement(right);
            const bool a_spoils = a.before.outcome() != a.after.outcome();
            const bool b_spoils = b.before.outcome() != b.after.outcome();
            return std::tuple{a_spoils, a.cost} > std::tuple{b_spoils, b.cost};
        };
        EXPECT_TRUE(std::ranges::is_sorted(told.costly)) << "in the order of the game";
        for (const Game::NodeId node : round.game().line()) {
            if (round.judgement(node) == nullptr || std::ranges::count(told.costly, node) != 0)
                continue;
            for (const Game::NodeId worst : told.costly)
                EXPECT_FALSE(is_worse(node, worst)) << "game " << game;
        }
    }
}

} // namespace
} // namespace trainer
