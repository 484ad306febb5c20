// SPDX-License-Identifier: GPL-3.0-or-later

// Controls the real engine through pipes, like a GUI.

#include "console/uci.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "chess/legal_moves.h"
#include "console/position_text.h"
#include "kbnk_positions.h"
#include "known_tables.h"
#include "program.h"
#include "tests/scratch_folder.h"
#include "trainer/method/by_heart.h"

namespace console {
namespace {

/// Allows for a machine that is busy.
constexpr Seconds at_once{10 * test::slowdown};

class ConsoleUci : public testing::Test {
protected:
    /// The engine's lines in response to "go" and the like, up to its move.
    std::vector<std::string> answer(const std::string& go)
    {
        engine_.say(go);
        return engine_.hear_until("bestmove ");
    }

    std::string best_move(const std::string& go) { return answer(go).back(); }

    bool is_ready()
    {
        engine_.say("isready");
        return engine_.hear(at_once) == "readyok";
    }

    /// True if the engine answers soon, after any other lines.
    bool is_ready_at_last()
    {
        engine_.say("isready");
        return engine_.hear_until("readyok", at_once).back() == "readyok";
    }

    Conversation engine_{rightcorner_cli};
};

/// The words after a word of an info line.
std::string after(const std::string& line, const std::string& word, std::size_t words = 1)
{
    const std::vector<std::string> all = split(line, ' ');
    const auto found = std::find(all.begin(), all.end(), word);
    std::string text;
    for (std::size_t i = 1; i <= words && found + static_cast<std::ptrdiff_t>(i) < all.end(); ++i)
        text += (text.empty() ? "" : " ") + found[static_cast<std::ptrdiff_t>(i)];
    return text;
}

/// The position at the end of an engine's line, and the number of plies played.
std::pair<chess::Position, int> played(chess::Position position, const std::string& info)
{
    const std::vector<std::string> words = split(info, ' ');
    const auto pv = std::find(words.begin(), words.end(), "pv");
    int plies = 0;
    for (auto word = pv; word != words.end(); ++word) {
        if (word == pv)
            continue;
        const auto move = read_move(position, *word);
        if (!move)
            throw std::invalid_argument{"illegal move in a line: " + *word};
        position = position.play(*move);
        ++plies;
    }
    return {position, plies};
}

TEST_F(ConsoleUci, IntroducesItself)
{
    engine_.say("uci");
    const std::vector<std::string> lines = engine_.hear_until("uciok");
    EXPECT_EQ(lines[0].substr(0, 20), "id name Right Corner");
    EXPECT_EQ(lines[1].substr(0, 9), "id author");
    EXPECT_EQ(
        std::vector(lines.begin() + 2, lines.end()),
        (std::vector<std::string>{
            "option name Player type combo default Perfect var Perfect var Natural var Slips var Method "
            "var RuleOfThumb",
            "option name Pieces type spin default 4 min 4 max 5",
            "option name Tables type string default <empty>",
            "option name Memory type spin default 0 min 0 max 16777216",
            "option name MultiPV type spin default 1 min 1 max 256",
            "option name Seed type spin default 0 min 0 max 2147483647", "uciok"}));
    EXPECT_TRUE(is_ready());
    engine_.say("quit");
    EXPECT_EQ(engine_.end(), 0);
}

/// Expects a complete best line to mate that begins with the best move.
void expect_perfect(const chess::Position& start, const std::vector<std::string>& lines)
{
    ASSERT_EQ(lines.size(), 2U);
    const endgame::Verdict verdict = *tables().probe(start);
    const auto [end, plies] = played(start, lines[0]);
    EXPECT_TRUE(is_checkmate(end)) << lines[0];
    EXPECT_EQ(plies, verdict.to_mate().count());
    EXPECT_EQ(lines[1], "bestmove " + after(lines[0], "pv"));
    const int moves = verdict.to_mate().moves();
    EXPECT_EQ(after(lines[0], "score", 2),
              "mate " + std::to_string(verdict.outcome() == endgame::Outcome::win ? moves : -moves));
}

TEST_F(ConsoleUci, PlaysBishopAndKnightPerfectlyWithTheWholeLineToMate)
{
    for (const char* const fen : {"4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", "7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1",
                                  "8/8/8/8/B7/2NK4/1k6/8 b - - 0 1", "8/8/8/8/b7/2nk4/1K6/8 w - - 0 1",
                                  "8/k1K5/1N6/1B6/8/8/8/8 w - - 0 1"}) {
        engine_.say(std::string{"position fen "} + fen);
        expect_perfect(endgame::position_of(fen), answer("go depth 3"));
    }
}

TEST_F(ConsoleUci, PlaysEveryEndingOfUpToFourPiecesPerfectly)
{
    for (const char* const fen : {"Q7/8/8/8/8/1k1r4/8/K7 w - - 0 1", "8/8/8/2k5/3r4/8/8/1KQ5 b - - 0 1",
                                  "8/8/8/6k1/8/8/1P5K/8 w - - 0 1", "8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1",
                                  "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1", "8/8/8/8/Pp6/8/7k/4K3 b - a3 0 1",
                                  "8/8/8/8/Pp6/8/7k/4K3 b - - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
                                  "8/8/8/8/8/8/b6B/k1K5 w - - 0 1"}) {
        engine_.say(std::string{"position fen "} + fen);
        expect_perfect(endgame::position_of(fen), answer("go depth 3"));
    }
}

const std::string won_by_knights = "position fen k7/8/2K5/8/1N6/8/3N4/7n w - - 0 1";

TEST_F(ConsoleUci, PlaysFivePiecesPerfectlyOnDemand)
{
    engine_.say(won_by_knights);
    EXPECT_EQ(answer("go depth 1")[0].find("tbhits"), std::string::npos);
    engine_.say("setoption name Pieces value 5");
    engine_.say("isready");
    EXPECT_EQ(engine_.hear(), "readyok");
    const std::vector<std::string> lines = answer("go movetime 1000");
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(after(lines[0], "score", 2), "mate 6");
    const auto [end, plies] = played(endgame::position_of("k7/8/2K5/8/1N6/8/3N4/7n w - - 0 1"), lines[0]);
    EXPECT_TRUE(is_checkmate(end));
    EXPECT_EQ(plies, 11);
    // Captures lead into endings of four pieces.
    engine_.say("position fen 8/8/8/8/3n4/k1N5/8/K1N5 w - - 0 1 moves c3e2 d4e2");
    EXPECT_NE(answer("go movetime 1000")[0].find("tbhits"), std::string::npos);
    engine_.say(won_by_knights.substr(0, won_by_knights.size() - 3) + "95 60");
    EXPECT_EQ(answer("go movetime 1000")[0],
              "info string It is not known whether this win survives the fifty-move rule.");
    engine_.say("setoption name Pieces value 4");
    engine_.say(won_by_knights);
    EXPECT_EQ(answer("go depth 1")[0].find("tbhits"), std::string::npos);
}

TEST_F(ConsoleUci, SavesFivePiecesInTheChosenFolder)
{
    const test::ScratchFolder folder{"uci_test"};
    test::rewrite(folder / "file", "");
    engine_.say("setoption name Pieces value 5");
    engine_.say("setoption name Tables value " + (folder / "file").string());
    engine_.say(won_by_knights);
    engine_.say("isready");
    EXPECT_EQ(engine_.hear(), "readyok");
    EXPECT_EQ(answer("go movetime 1000")[0],
              "info string KNKNN cannot be saved in " + (folder / "file").string() + ".");
    engine_.say("setoption name Pieces value 4");
    engine_.say("setoption name Tables value " + (folder / "My tables").string());
    engine_.say("setoption name Pieces value 5");
    engine_.say("isready");
    EXPECT_EQ(engine_.hear(), "readyok");
    EXPECT_TRUE(std::filesystem::exists(folder / "My tables" / "KNNKN.table"));
    engine_.say("setoption name Tables value <empty>");
    EXPECT_NE(answer("go movetime 1000")[0].find("tbhits"), std::string::npos);
}

TEST_F(ConsoleUci, LimitsTheMemoryOfFivePieces)
{
    engine_.say("setoption name Pieces value 5");
    engine_.say("setoption name Memory value 50");
    engine_.say(won_by_knights);
    EXPECT_TRUE(is_ready());
    const std::vector<std::string> lines = answer("go depth 1");
    EXPECT_EQ(lines[0].find("info string KNNKN is not solved: that may need "), 0U) << lines[0];
    EXPECT_NE(lines[0].find(" MiB of memory, and the limit is 50."), std::string::npos) << lines[0];
    engine_.say("setoption name Memory value 0");
    engine_.say(won_by_knights);
    engine_.say("isready");
    EXPECT_EQ(engine_.hear(), "readyok") << "once KNNKN is solved";
    EXPECT_NE(answer("go movetime 20000")[0].find("tbhits"), std::string::npos);
}

/// Takes minutes to solve.
const std::string five_pieces = "position fen 4k3/3p4/8/8/8/8/2PP4/4K3 w - - 0 1";

TEST_F(ConsoleUci, RespondsAndPlaysInTimeWhileFivePiecesAreSolved)
{
    engine_.say("setoption name Pieces value 5");
    engine_.say(five_pieces);
    const std::vector<std::string> lines = answer("go movetime 200");
    EXPECT_EQ(lines[0], "info string This ending is not solved: playing by general principles.");
    EXPECT_NE(lines.back(), "");
    engine_.say("uci");
    EXPECT_NE(engine_.hear_until("uciok", at_once).back(), "");
    engine_.say("isready");
    // The wait ends when the ending is cancelled.
    engine_.say("setoption name Pieces value 4");
    EXPECT_EQ(engine_.hear_until("readyok", at_once).back(), "readyok");
    EXPECT_TRUE(is_ready_at_last());
    engine_.say("quit");
    EXPECT_EQ(engine_.end(at_once), 0);
}

// Fault 50
TEST(ConsoleUciMemory, PlaysWithoutAnEndingThatNeedsTooMuchMemory)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    Conversation engine{shell, in_little_memory({})};
    engine.say("setoption name Pieces value 5");
    engine.say(won_by_knights);
    engine.say("isready");
    EXPECT_EQ(engine.hear(), "readyok");
    engine.say("go depth 1");
    const std::vector<std::string> lines = engine.hear_until("bestmove ");
    EXPECT_EQ(lines[0].find("info string KNNKN is not solved: that may need "), 0U) << lines[0];
    EXPECT_EQ(lines[1], "info string This ending is not solved: playing by general principles.");
    EXPECT_NE(lines.back(), "");
    engine.say("position fen 4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    engine.say("go movetime 20000");
    EXPECT_NE(engine.hear_until("bestmove ")[0].find("tbhits"), std::string::npos);
}

TEST_F(ConsoleUci, PlaysPromotionsAndEnPassantCaptures)
{
    engine_.say("position fen 8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1");
    EXPECT_EQ(best_move("go depth 1"), "bestmove c7c8r");
    engine_.say("position fen 8/8/8/8/Pp6/8/7k/4K3 b - a3 0 1");
    EXPECT_EQ(best_move("go depth 1"), "bestmove b4a3");
    // The same after the double step has been played.
    engine_.say("position fen 8/8/8/8/1p6/8/P6k/4K3 w - - 0 1 moves a2a4");
    EXPECT_EQ(best_move("go depth 1"), "bestmove b4a3");
}

TEST_F(ConsoleUci, HoldsADrawInAnEndingBothSidesCanWin)
{
    engine_.say("position fen 7K/8/k1P5/7p/8/8/8/8 w - - 0 1");
    const std::vector<std::string> lines = answer("go depth 1");
    EXPECT_EQ(after(lines[0], "score", 2), "cp 0");
    EXPECT_EQ(lines[1], "bestmove h8g7");
    engine_.say("position fen 8/8/8/8/4Pp2/8/k6K/8 b - e3 0 1");
    EXPECT_EQ(best_move("go depth 1"), "bestmove f4e3");
}

TEST_F(ConsoleUci, ChoosesTheBestOfTheSearchMoves)
{
    engine_.say("position fen 8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1");
    const std::vector<std::string> drawing = answer("go searchmoves c7c8q c7c8b");
    EXPECT_EQ(after(drawing[0], "score", 2), "cp 0");
    EXPECT_EQ(drawing[1], "bestmove c7c8q");
    engine_.say("position fen 7K/8/k1P5/7p/8/8/8/8 w - - 0 1");
    const std::vector<std::string> losing = answer("go searchmoves h8g8 h8h7");
    EXPECT_EQ(after(losing[0], "score"), "mate");
    EXPECT_EQ(after(losing[0], "score", 2).substr(0, 6), "mate -");
}

TEST_F(ConsoleUci, SearchesOnlyTheSearchMoves)
{
    // Without the restriction it would mate at once.
    engine_.say("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    const std::vector<std::string> mate = answer("go depth 4 searchmoves a1a8 a1a2");
    EXPECT_EQ(mate.back(), "bestmove a1a8");
    EXPECT_EQ(after(mate[mate.size() - 2], "score", 2), "mate 1");
    const std::vector<std::string> other = answer("go depth 4 searchmoves a1a2 a1a3");
    EXPECT_EQ(other.back().substr(0, 12), "bestmove a1a");
    EXPECT_NE(other.back(), "bestmove a1a8");
    EXPECT_EQ(after(other[other.size() - 2], "depth"), "4");
    EXPECT_EQ(best_move("go nodes 1 searchmoves e1e2"), "bestmove e1e2");
    EXPECT_EQ(best_move("go movetime 50 searchmoves e1e2"), "bestmove e1e2");
}

TEST_F(ConsoleUci, IsReadyOnceTheEndingIsSolved)
{
    engine_.say("position fen 8/8/8/8/Pp6/8/7k/4K3 b - a3 0 1");
    engine_.say("isready");
    EXPECT_EQ(engine_.hear(), "readyok");
    EXPECT_NE(answer("go movetime 1")[0].find("tbhits"), std::string::npos);
    engine_.say("ucinewgame");
    EXPECT_TRUE(is_ready());
}

TEST_F(ConsoleUci, ObeysTheClockBeforeTheEndingIsSolved)
{
    engine_.say("position fen 8/8/8/8/Pp6/8/7k/4K3 b - a3 0 1");
    const auto start = std::chrono::steady_clock::now();
    EXPECT_NE(best_move("go movetime 20"), "bestmove (none)");
    EXPECT_LT(Seconds{std::chrono::steady_clock::now() - start}, at_once);
    engine_.say("go infinite");
    engine_.say("stop");
    EXPECT_NE(engine_.hear_until("bestmove ", at_once).back(), "");
    engine_.say("position startpos");
    EXPECT_EQ(best_move("go depth 1").substr(0, 9), "bestmove ");
}

TEST_F(ConsoleUci, RecognisesDrawsAndFinishedGames)
{
    engine_.say("position fen k7/8/K1N5/3B4/8/8/8/8 b - - 0 1");
    engine_.say("isready");
    EXPECT_EQ(engine_.hear(), "readyok");
    EXPECT_EQ(after(answer("go movetime 10")[0], "score", 2), "cp 0");
    engine_.say("position fen k7/8/NK6/3B4/8/8/8/8 b - - 0 1");
    const std::vector<std::string> mated = answer("go depth 1");
    EXPECT_EQ(after(mated[0], "score", 2), "mate 0");
    EXPECT_EQ(mated[1], "bestmove (none)");
    engine_.say("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    EXPECT_EQ(best_move("go depth 3"), "bestmove (none)");
    engine_.say("position fen k7/8/1K6/8/8/8/8/3BN3 b - - 0 1");
    EXPECT_EQ(best_move("go infinite searchmoves a8b8\nstop"), "bestmove a8b8");
}

TEST_F(ConsoleUci, ReportsIfTheFiftyMoveRuleComesFirst)
{
    engine_.say("position fen 4k3/8/8/8/8/8/8/4KBN1 w - - 80 90");
    EXPECT_EQ(answer("go depth 1")[0], "info string Mate comes too late for the fifty-move rule.");
    engine_.say("position fen 8/7k/5B2/4N2K/8/8/8/8 b - - 83 42");
    EXPECT_EQ(answer("go depth 1").size(), 2U);
    // Pawn moves along the line reset the count.
    engine_.say("position fen 4k3/8/4K3/4P3/8/8/8/8 w - - 80 90");
    EXPECT_EQ(answer("go depth 1").size(), 2U);
}

TEST_F(ConsoleUci, CountsAMateOnTheHundredthPlyAsInTime)
{
    const std::string placement = "7K/4B3/4k3/8/8/8/8/2N5 w - - ";
    const int plies = tables().probe(endgame::position_of(placement + "0 1"))->to_mate().count();
    const auto lines_with_clock = [&](int clock) {
        engine_.say("position fen " + placement + std::to_string(clock) + " 90");
        return answer("go depth 1");
    };
    EXPECT_EQ(lines_with_clock(100 - plies).size(), 2U);
    EXPECT_EQ(lines_with_clock(101 - plies).front(),
              "info string Mate comes too late for the fifty-move rule.");
}

TEST_F(ConsoleUci, SearchesPositionsOutsideTheTablebases)
{
    engine_.say("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    const std::vector<std::string> lines = answer("go mate 2");
    EXPECT_EQ(lines.back(), "bestmove a1a8");
    EXPECT_EQ(after(lines[lines.size() - 2], "score", 2), "mate 1");
    engine_.say("position startpos moves e2e4 e7e5 g1f3");
    const std::vector<std::string> searched = answer("go depth 3");
    EXPECT_NO_THROW(played(chess::Position::initial()
                               .play({chess::Square::e2, chess::Square::e4})
                               .play({chess::Square::e7, chess::Square::e5})
                               .play({chess::Square::g1, chess::Square::f3}),
                           searched[searched.size() - 2]));
    EXPECT_EQ(after(searched[searched.size() - 2], "depth"), "3");
}

TEST_F(ConsoleUci, GeneralPrinciplesSearchCoveredEndingsToo)
{
    engine_.say("position fen 8/k1K5/1N6/1B6/8/8/8/8 w - - 0 1");
    engine_.say("setoption name Player value RuleOfThumb");
    const std::vector<std::string> searched = answer("go depth 6");
    EXPECT_EQ(searched[0].find("tbhits"), std::string::npos);
    EXPECT_EQ(searched.back(), "bestmove b6c8");
    engine_.say("setoption name PLAYER value perfect");
    EXPECT_NE(answer("go depth 6")[0].find("tbhits"), std::string::npos);
    engine_.say("setoption name Player value Nobody");
    EXPECT_NE(answer("go depth 6")[0].find("tbhits"), std::string::npos);
}

TEST_F(ConsoleUci, DefendsNaturallyOnRequest)
{
    // Ke8 holds out one move longer than Ke7.
    engine_.say("setoption name Player value Natural");
    engine_.say("position fen 5k2/8/6K1/8/8/8/B5N1/8 b - - 1 1");
    EXPECT_EQ(answer("go depth 6").back(), "bestmove f8e7");
    engine_.say("setoption name Player value Perfect");
    EXPECT_EQ(answer("go depth 6").back(), "bestmove f8e8");
}

/// Mates by the method against the longest resistance.
class ConsoleUciMethod : public ConsoleUci {
protected:
    void SetUp() override
    {
        if (endgame::is_sanitized)
            GTEST_SKIP() << "takes too long";
        engine_.say("setoption name Player value Method");
    }

    /// The number of moves to mate, each announced with the lines sent before "go"; 51 if there is no mate.
    template <typename Tell>
    int moves_to_mate(chess::Position position, Tell tell)
    {
        std::string played;
        for (int moves = 1; moves <= 50; ++moves) {
            tell(position, played);
            const std::vector<std::string> lines = answer("go movetime 60000");
            EXPECT_EQ(lines.front().find("info string The method: field "), 0U) << lines.front();
            const auto move = read_move(position, after(lines.back(), "bestmove"));
            const auto best = tables().best_moves(position);
            detours_ += std::ranges::find(best, *move) == best.end() ? 1 : 0;
            position = position.play(*move);
            if (is_checkmate(position))
                return moves;
            const chess::Move reply = tables().best_moves(position).front();
            played += ' ' + to_coordinates(*move) + ' ' + to_coordinates(reply);
            position = position.play(reply);
        }
        return 51;
    }

    static const endgame::Tablebase& tables() { return endgame::solved(); }

    int detours_ = 0;
};

TEST_F(ConsoleUciMethod, MatesFromALongestMateWithinFiftyMoves)
{
    const std::string start = "7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1";
    const int moves = moves_to_mate(endgame::position_of(start), [&](const auto&, const std::string& played) {
        engine_.say("position fen " + start + (played.empty() ? "" : " moves" + played));
    });
    EXPECT_LE(moves, 50);
    EXPECT_GT(detours_, 0);
}

TEST_F(ConsoleUciMethod, KeepsItsTargetIfPositionsComeWithoutMoves)
{
    const auto bare = [this](const chess::Position& position, const std::string&) {
        engine_.say("position fen " + to_fen(position.setup()));
    };
    EXPECT_LE(moves_to_mate(endgame::position_of("8/8/8/8/b7/2nk4/8/K7 b - - 0 1"), bare), 50);
}

TEST_F(ConsoleUciMethod, PlaysAndNamesPositionsKnownByHeart)
{
    for (const trainer::method::KnownPosition& known : trainer::method::known_positions) {
        const chess::Position position = image_of(known, chess::Color::black, 6);
        engine_.say("position fen " + to_fen(position.setup()));
        const std::vector<std::string> lines = answer("go movetime 60000");
        EXPECT_NE(lines.front().find(", known by heart."), std::string::npos) << lines.front();
        EXPECT_EQ(read_move(position, after(lines.back(), "bestmove")),
                  trainer::method::move_by_heart(position));
    }
}

TEST_F(ConsoleUciMethod, IsPerfectEverywhereElse)
{
    for (const char* const fen : {"Q7/8/8/8/8/1k1r4/8/K7 w - - 0 1", "8/8/8/8/B7/2NK4/1k6/8 b - - 0 1"}) {
        engine_.say(std::string{"position fen "} + fen);
        EXPECT_EQ(answer("go depth 3").front().find("info string"), std::string::npos) << fen;
    }
}

TEST_F(ConsoleUciMethod, RespondsWhileTheMethodIsPrepared)
{
    engine_.say("position fen 7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1");
    engine_.say("go infinite");
    engine_.say("isready");
    EXPECT_EQ(engine_.hear_until("readyok", at_once).back(), "readyok");
    engine_.say("stop");
    EXPECT_NE(engine_.hear_until("bestmove ", at_once).back(), "");
    // It is ready once the method is.
    engine_.say("isready");
    EXPECT_EQ(engine_.hear(), "readyok");
    EXPECT_EQ(answer("go movetime 20000").front().find("info string The method: field "), 0U);
}

TEST_F(ConsoleUciMethod, ReportsAndPlaysTheBestMoveIfThereIsTooLittleTime)
{
    const auto is_late = [this](const std::string& go) {
        const std::vector<std::string> lines = answer(go);
        return std::ranges::any_of(lines, [](const std::string& line) {
            return line == "info string The method is not ready: playing the best move." ||
                   line.find("This ending is not solved") != line.npos;
        });
    };
    engine_.say("position fen 7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1");
    EXPECT_TRUE(is_late("go movetime 100"));
    // It is ready once the method is.
    engine_.say("isready");
    EXPECT_EQ(engine_.hear(), "readyok");
    EXPECT_FALSE(is_late("go movetime 60000"));
    EXPECT_FALSE(is_late("go movetime 60000 searchmoves h8g8"));
    // Replaying a long game takes time.
    engine_.say("position fen 4k3/8/8/8/8/8/8/4KBN1 w - - 0 1 moves e1e2 e8e7 e2e3 e7e6 e3e4 e6d6 e4d4 d6c6");
    EXPECT_TRUE(is_late("go movetime 1"));
    EXPECT_FALSE(is_late("go depth 1"));
    // A draw requires no such report.
    engine_.say("position fen 8/8/8/8/2BkN3/8/8/K7 w - - 0 1");
    EXPECT_FALSE(is_late("go depth 1"));
}

TEST_F(ConsoleUci, RandomChoicesAreRepeatableBySeed)
{
    const auto game_from = [this](int seed) {
        engine_.say("setoption name Seed value " + std::to_string(seed));
        engine_.say("ucinewgame");
        std::string moves;
        for (const char* const fen :
             {"8/8/4k3/8/8/4K3/3BN3/8 b - - 0 1", "8/2k5/8/8/8/4K3/3BN3/8 b - - 0 1",
              "8/8/8/3k4/8/4K3/3BN3/8 b - - 0 1", "5k2/8/8/8/8/4K3/3BN3/8 b - - 0 1"}) {
            engine_.say(std::string{"position fen "} + fen);
            moves += best_move("go depth 1");
        }
        return moves;
    };
    const std::string first = game_from(1);
    EXPECT_EQ(game_from(1), first);
    bool differs = false;
    for (int seed = 2; seed < 30; ++seed)
        differs = differs || game_from(seed) != first;
    EXPECT_TRUE(differs);
}

TEST_F(ConsoleUci, IgnoresUnknownCommands)
{
    engine_.say("");
    engine_.say("hello");
    engine_.say("debug on");
    engine_.say("register later");
    engine_.say("setoption name Hash value 1024");
    engine_.say("setoption");
    engine_.say(std::string("\0\xFF\x1b", 3));
    engine_.say("joho isready");
    EXPECT_EQ(engine_.hear(), "readyok");
}

TEST_F(ConsoleUci, AnIllegalPositionLeavesNoPositionUntilTheNextLegalOne)
{
    const std::string legal = "position fen 8/k1K5/1N6/1B6/8/8/8/8 w - - 0 1";
    for (const std::string malformed :
         {"position", "position fen", "position fen 8/8/8/8/8/8/8/8 w - - 0 1", "position fen hello",
          "position here", "position startpos moves e2e4 e2e4", "position startpos moves e2e9",
          "position startpos e2e4", "position fen 8/k1K5/1N6/1B6/8/8/8/8 w - - 0 1 moves b6c8 a7a5"}) {
        engine_.say(legal);
        EXPECT_EQ(best_move("go depth 1"), "bestmove b6c8");
        engine_.say(malformed);
        EXPECT_EQ(engine_.hear()->substr(0, 38), "info string There is no position now. ") << malformed;
        EXPECT_TRUE(is_ready());
        for (const char* const go : {"go depth 1", "go infinite", "go perft 2"}) {
            EXPECT_EQ(answer(go), (std::vector<std::string>{
                                      "info string There is no position to think about.", "bestmove 0000"}))
                << malformed;
        }
    }
    engine_.say(legal);
    EXPECT_EQ(best_move("go depth 1"), "bestmove b6c8");
}

TEST_F(ConsoleUci, AnIllegalPositionStopsTheSearch)
{
    engine_.say("position startpos");
    engine_.say("go infinite");
    engine_.say("position fen hello");
    EXPECT_NE(engine_.hear_until("bestmove ", at_once).back(), "bestmove 0000");
    EXPECT_EQ(engine_.hear(at_once)->substr(0, 38), "info string There is no position now. ");
}

TEST_F(ConsoleUci, AnswersIsReadyBeforeALaterGo)
{
    engine_.say("setoption name Pieces value 5");
    engine_.say(five_pieces);
    for (int times = 0; times < 2; ++times) {
        engine_.say("isready");
        engine_.say("isready");
        engine_.say("go movetime 50");
        EXPECT_EQ(engine_.hear(at_once), "readyok");
        EXPECT_EQ(engine_.hear(at_once), "readyok");
        for (const std::string& line : engine_.hear_until("bestmove "))
            EXPECT_NE(line, "readyok");
    }
    engine_.say("setoption name Pieces value 4");
    // The wait is over: no command is answered twice.
    EXPECT_TRUE(is_ready());
    engine_.say("position startpos");
    EXPECT_NE(answer("go depth 1").front(), "readyok");
}

/// The values after a word in each line that reports moves.
std::vector<std::string> all_after(const std::vector<std::string>& lines, const std::string& word,
                                   std::size_t words = 1)
{
    std::vector<std::string> found;
    for (const std::string& line : lines) {
        if (line.find(" pv ") != line.npos)
            found.push_back(after(line, word, words));
    }
    return found;
}

TEST_F(ConsoleUci, ReportsSeveralBestLinesWithExactScores)
{
    engine_.say("setoption name MultiPV value 3");
    const std::string fen = "7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1";
    engine_.say("position fen " + fen);
    const chess::Position start = endgame::position_of(fen);
    const std::vector<std::string> lines = answer("go depth 1");
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(all_after(lines, "multipv"), (std::vector<std::string>{"1", "2", "3"}));
    EXPECT_EQ(lines.back(), "bestmove " + after(lines.front(), "pv"));
    const auto ranked = *endgame::solved().ranked_moves(start);
    std::set<std::string> first_moves;
    for (std::size_t i = 0; i < 3; ++i) {
        first_moves.insert(after(lines[i], "pv"));
        const int moves = ranked[i].verdict.to_mate().moves();
        EXPECT_EQ(after(lines[i], "score", 2), "mate " + std::to_string(moves));
        const auto [end, plies] = played(start, lines[i]);
        EXPECT_TRUE(is_checkmate(end)) << lines[i];
        EXPECT_EQ(plies, 2 * moves - 1);
    }
    EXPECT_EQ(first_moves.size(), 3U);
}

TEST_F(ConsoleUci, ReportsAtMostAsManyLinesAsMoves)
{
    engine_.say("setoption name MultiPV value 256");
    engine_.say("position fen 8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1");
    const std::vector<std::string> all = answer("go depth 1");
    EXPECT_EQ(all.size(), 1 + chess::count_legal_moves(endgame::position_of("8/2P5/8/8/3r4/8/2K5/k7 w")));
    EXPECT_EQ(after(all[0], "score"), "mate");
    EXPECT_EQ(after(all[all.size() - 2], "score", 2).substr(0, 6), "mate -");
    const std::vector<std::string> some = answer("go searchmoves c7c8q c7c8r c2c1");
    EXPECT_EQ(all_after(some, "multipv"), (std::vector<std::string>{"1", "2", "3"}));
    EXPECT_EQ(some.back(), "bestmove c7c8r");
    engine_.say("position fen k7/8/NK6/3B4/8/8/8/8 b - - 0 1");
    EXPECT_EQ(answer("go depth 1").size(), 2U);
    engine_.say("setoption name MultiPV value 0");
    engine_.say("position fen 7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1");
    EXPECT_EQ(answer("go depth 1").size(), 2U);
}

TEST_F(ConsoleUci, SearchesSeveralLinesDepthByDepth)
{
    engine_.say("setoption name MultiPV value 2");
    engine_.say("position fen 6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    const std::vector<std::string> lines = answer("go depth 3");
    EXPECT_EQ(all_after(lines, "multipv"), (std::vector<std::string>{"1", "2", "1", "2", "1", "2"}));
    EXPECT_EQ(all_after(lines, "depth").back(), "3");
    EXPECT_EQ(lines.back(), "bestmove a1a8");
    EXPECT_EQ(after(lines[lines.size() - 3], "score", 2), "mate 1");
    EXPECT_NE(after(lines[lines.size() - 2], "pv"), "a1a8");
    EXPECT_EQ(all_after(answer("go depth 2 searchmoves a1a2"), "multipv"),
              (std::vector<std::string>{"1", "1"}));
    EXPECT_NE(best_move("go nodes 1"), "bestmove (none)");
    EXPECT_NE(best_move("go movetime 100"), "bestmove (none)");
    engine_.say("go infinite");
    engine_.say("stop");
    EXPECT_NE(engine_.hear_until("bestmove ", at_once).back(), "bestmove (none)");
    engine_.say("position fen 6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1");
    EXPECT_EQ(best_move("go depth 3"), "bestmove (none)");
}

TEST_F(ConsoleUci, PressesInADrawWithoutHangingItsQueen)
{
    for (const char* const player : {"Perfect", "Natural", "Slips"}) {
        engine_.say(std::string{"setoption name Player value "} + player);
        for (int seed = 0; seed < 6; ++seed) {
            engine_.say("setoption name Seed value " + std::to_string(seed));
            engine_.say("position fen 7K/8/4Q3/8/8/8/p1k5/8 b - - 0 1 moves c2b2");
            EXPECT_NE(best_move("go depth 1"), "bestmove e6a2") << player << ' ' << seed;
        }
    }
}

TEST_F(ConsoleUci, FollowsAGameWithCastlingPromotionAndEnPassant)
{
    engine_.say("position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1 e8c8");
    EXPECT_NE(best_move("go depth 1"), "");
    for (const char* const promotion : {"a7a8q", "a7a8Q"}) {
        engine_.say(std::string{"position fen 8/P6k/8/8/2p5/8/3P4/4K3 w - - 0 1 moves d2d4 c4d3 "} +
                    promotion);
        engine_.say("go perft 1");
        EXPECT_EQ(engine_.hear_until("Nodes").back(), "Nodes searched: 4");
    }
    engine_.say("position fen 8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1");
    EXPECT_EQ(best_move("go searchmoves c7c8R"), "bestmove c7c8r");
}

TEST_F(ConsoleUci, CountsTheLeavesOfTheMoveTree)
{
    engine_.say("position startpos");
    engine_.say("go perft 4");
    const std::vector<std::string> first = engine_.hear_until("h2h4");
    EXPECT_EQ(first.size(), 20U);
    EXPECT_EQ(first[0], "a2a3: 8457");
    EXPECT_EQ(engine_.hear(), "");
    EXPECT_EQ(engine_.hear(), "Nodes searched: 197281");
}

// Fault 72
TEST_F(ConsoleUci, RespondsAtOnceWhileSearching)
{
    engine_.say("position startpos");
    engine_.say("go infinite");
    for (int i = 0; i < 20; ++i) {
        engine_.say("isready");
        EXPECT_EQ(engine_.hear_until("readyok", at_once).back(), "readyok");
    }
    engine_.say("stop");
    const std::string move = engine_.hear_until("bestmove ", at_once).back();
    EXPECT_TRUE(read_move(chess::Position::initial(), after(move, "bestmove"))) << move;
    engine_.say("go perft 9");
    engine_.say("stop");
    EXPECT_TRUE(is_ready());
    engine_.say("go infinite");
    engine_.say("quit");
    EXPECT_EQ(engine_.end(), 0);
}

TEST_F(ConsoleUci, AnInfiniteSearchAnswersOnlyAtStop)
{
    engine_.say("position fen 8/k1K5/1N6/1B6/8/8/8/8 w - - 0 1");
    engine_.say("go infinite");
    EXPECT_EQ(engine_.hear()->substr(0, 11), "info depth ");
    EXPECT_FALSE(engine_.hear(Seconds{0.2}));
    EXPECT_TRUE(is_ready());
    engine_.say("stop");
    EXPECT_EQ(engine_.hear(at_once), "bestmove b6c8");
    engine_.say("stop");
    EXPECT_TRUE(is_ready());
}

TEST_F(ConsoleUci, ObeysTimeAndNodeLimits)
{
    engine_.say("position startpos");
    const auto seconds = [this](const std::string& go) {
        const auto start = std::chrono::steady_clock::now();
        EXPECT_NE(best_move(go), "");
        return Seconds{std::chrono::steady_clock::now() - start};
    };
    seconds("go depth 1"); // the first search includes initialisation
    EXPECT_LT(seconds("go movetime 200"), Seconds{test::slowdown});
    EXPECT_GE(seconds("go movetime 200"), Seconds{0.19});
    EXPECT_LT(seconds("go wtime 3000 btime 3000"), Seconds{test::slowdown});
    EXPECT_LT(seconds("go wtime 10 btime 10"), Seconds{test::slowdown});
    EXPECT_LT(seconds("go nodes 5000"), Seconds{test::slowdown});
}

/// The ending that takes longest to solve.
const std::string slowest_ending = "position fen 8/8/8/8/Pp6/8/7k/4K3 b - a3 0 1";

/// Checks that the program ends at once when its input ends after these lines.
class ConsoleUciInput : public testing::TestWithParam<std::vector<std::string>> {};

// Fault 71
TEST_P(ConsoleUciInput, EndOfInputEndsTheProgram)
{
    Conversation engine{rightcorner_cli};
    for (const std::string& line : GetParam())
        engine.say(line);
    const auto start = std::chrono::steady_clock::now();
    engine.hang_up();
    while (engine.hear(at_once)) {
    }
    EXPECT_LT(Seconds{std::chrono::steady_clock::now() - start}, at_once);
    EXPECT_EQ(engine.end(at_once), 0);
}

INSTANTIATE_TEST_SUITE_P(
    Sessions, ConsoleUciInput,
    testing::Values(std::vector<std::string>{"position startpos", "go depth 40"},
                    std::vector<std::string>{"position startpos", "go infinite"},
                    std::vector<std::string>{"position startpos", "go perft 9"},
                    std::vector<std::string>{"go movetime 100000"},
                    std::vector<std::string>{slowest_ending, "isready"},
                    std::vector<std::string>{"setoption name Pieces value 5", five_pieces, "isready"},
                    std::vector<std::string>{"setoption name Pieces value 5", five_pieces, "go infinite"},
                    std::vector<std::string>{"setoption name Player value Method",
                                             "position fen 7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1", "isready"},
                    std::vector<std::string>{"setoption name Player value Method",
                                             "position fen 7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1", "go infinite"},
                    std::vector<std::string>{slowest_ending, "go depth 1"},
                    std::vector<std::string>{slowest_ending, "go infinite"}));

TEST_F(ConsoleUci, EndOfInputEndsASearchWithAMove)
{
    const Ran ran = run({}, "position startpos\ngo infinite\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(read_move(chess::Position::initial(), after(lines_of(ran.out).back(), "bestmove")))
        << ran.out;
}

/// Checks that a command during a search stops the search and is then executed.
class ConsoleUciInterrupted : public ConsoleUci, public testing::WithParamInterface<std::string> {};

// Fault 72
TEST_P(ConsoleUciInterrupted, AnswersAndContinues)
{
    engine_.say("position startpos");
    for (const char* const go : {"go infinite", "go depth 40", "go movetime 100000"}) {
        engine_.say(go);
        engine_.say(GetParam());
        EXPECT_NE(engine_.hear_until("bestmove ", at_once).back(), "") << go;
        EXPECT_TRUE(is_ready_at_last()) << go;
        engine_.say("stop");
    }
    engine_.say("go perft 9");
    engine_.say(GetParam());
    EXPECT_TRUE(is_ready_at_last());
    engine_.say("quit");
    EXPECT_EQ(engine_.end(at_once), 0);
}

INSTANTIATE_TEST_SUITE_P(Commands, ConsoleUciInterrupted,
                         testing::Values("stop", "go infinite", "go depth 40", "ucinewgame",
                                         "setoption name Seed value 7", "position startpos moves e2e4"));

TEST_F(ConsoleUci, RespondsWhileAnEndingIsSolved)
{
    engine_.say(slowest_ending);
    engine_.say("isready");
    engine_.say("go infinite");
    engine_.say("isready");
    engine_.say("uci");
    EXPECT_NE(engine_.hear_until("uciok", at_once).back(), "");
    engine_.say("stop");
    EXPECT_NE(engine_.hear_until("bestmove ", at_once).back(), "");
    engine_.say("quit");
    EXPECT_EQ(engine_.end(at_once), 0);
}

// Fault 73
TEST_F(ConsoleUci, IgnoresAnOverlongLineCompletely)
{
    engine_.say("position fen 8/k1K5/1N6/1B6/8/8/8/8 w - - 0 1");
    std::string moves = "position startpos moves";
    while (moves.size() <= std::size_t{1} << 20)
        moves += " g1f3 g8f6 f3g1 f6g8";
    engine_.say(moves);
    EXPECT_EQ(engine_.hear(), "info string There is no position now. A line of more than 1048576 characters "
                              "is ignored.");
    EXPECT_EQ(best_move("go depth 1"), "bestmove 0000");
    engine_.say("position fen 8/k1K5/1N6/1B6/8/8/8/8 w - - 0 1");
    engine_.say("go infinite" + std::string(2'000'000, ' ') + "quit");
    EXPECT_EQ(engine_.hear(), "info string A line of more than 1048576 characters is ignored.");
    EXPECT_EQ(best_move("go depth 1"), "bestmove b6c8");
}

TEST_F(ConsoleUci, FollowsAGameOfFiftyThousandMovesAtOnce)
{
    const auto seconds = [this](int rounds) {
        std::string game = "position startpos moves";
        for (int i = 0; i < rounds; ++i)
            game += " g1f3 g8f6 f3g1 f6g8";
        const auto start = std::chrono::steady_clock::now();
        engine_.say(game);
        EXPECT_EQ(best_move("go depth 1").substr(0, 9), "bestmove ");
        return Seconds{std::chrono::steady_clock::now() - start};
    };
    seconds(10); // the first search includes initialisation
    EXPECT_LT(seconds(12'500), Seconds{2 * test::slowdown});
}

TEST(ConsoleUciStart, TakesMillisecondsWithoutSolving)
{
    double fastest = 1e9;
    for (int attempt = 0; attempt < 20; ++attempt) {
        const auto start = std::chrono::steady_clock::now();
        Conversation engine{rightcorner_cli};
        engine.say("uci");
        EXPECT_EQ(engine.hear_until("uciok").back(), "uciok");
        fastest = std::min(fastest, Seconds{std::chrono::steady_clock::now() - start}.count());
    }
    EXPECT_LT(fastest, endgame::is_sanitized ? 1.0 : 0.03);
}

TEST_F(ConsoleUci, ResetsTheClockInTimeToKeepTheWin)
{
    for (const char* clock : {"97", "98", "99"}) {
        for (int seed = 0; seed < 6; ++seed) {
            engine_.say("setoption name Seed value " + std::to_string(seed));
            engine_.say(std::string{"position fen 7k/8/8/8/8/8/P7/K5Q1 w - - "} + clock + " 80");
            const std::vector<std::string> said = answer("go depth 1");
            EXPECT_EQ(said.back(), "bestmove a2a4") << clock;
            EXPECT_FALSE(said[0].starts_with("info string")) << said[0];
        }
    }
    engine_.say("position fen 8/8/8/1k6/8/8/4P2K/8 w - - 99 80");
    EXPECT_EQ(best_move("go depth 1"), "bestmove e2e3");
    engine_.say("position fen 7k/8/8/8/8/8/P7/K5Q1 w - - 100 80");
    EXPECT_EQ(answer("go depth 1")[0], "info string Mate comes too late for the fifty-move rule.");
}

} // namespace
} // namespace console
