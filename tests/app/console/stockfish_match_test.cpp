// SPDX-License-Identifier: GPL-3.0-or-later

// Matches over pipes, against Debian's stockfish and against itself, with clocks, refereed here by the rules
// of chess.

#include <gtest/gtest.h>

#include <map>

#include "console/position_text.h"
#include "kbnk_positions.h"
#include "known_tables.h"
#include "program.h"
#include "trainer/game.h"

namespace console {
namespace {

using chess::Color;
using std::string_literals::operator""s;

const std::string stockfish = "/usr/games/stockfish";
constexpr Seconds time_for_all{1.5};
constexpr Seconds time_for_each{0.01};

/// An engine with a clock.
class Contestant {
public:
    explicit Contestant(const std::string& program, const std::string& option = "ucinewgame")
        : engine_{program}
    {
        engine_.say("uci");
        engine_.hear_until("uciok");
        engine_.say(option);
        engine_.say("ucinewgame");
        prepare("position startpos");
    }

    /// Announces the start of a game; the preparation does not count on the clock.
    void prepare(const std::string& position)
    {
        engine_.say(position);
        engine_.say("isready");
        engine_.hear_until("readyok");
    }

    /// The engine's move as text; the time used is taken from its clock.
    std::string move(const std::string& position, const std::string& clocks)
    {
        engine_.say(position);
        const auto start = std::chrono::steady_clock::now();
        engine_.say("go " + clocks);
        const std::string answer = engine_.hear_until("bestmove").back();
        left_ -= std::chrono::steady_clock::now() - start;
        is_out_of_time_ = is_out_of_time_ || left_ < Seconds{0};
        left_ += time_for_each;
        const std::vector<std::string> words = split(answer, ' ');
        return words.size() > 1 ? words[1] : "nothing";
    }

    int milliseconds_left() const { return static_cast<int>(left_.count() * 1000); }
    bool is_out_of_time() const { return is_out_of_time_; }

private:
    Conversation engine_;
    Seconds left_ = time_for_all;
    bool is_out_of_time_ = false;
};

struct Outcome {
    trainer::GameEnd end;
    int plies;
};

/// Plays a game to its end; an illegal move or a fallen flag fails the test.
Outcome play(const std::string& fen, Contestant& white, Contestant& black)
{
    constexpr trainer::DrawRules rules{trainer::RuleEffect::end, trainer::RuleEffect::end,
                                       trainer::RuleEffect::end};
    trainer::Game game{endgame::position_of(fen)};
    white.prepare("position fen " + fen);
    black.prepare("position fen " + fen);
    std::string moves;
    int plies = 0;
    while (!game.end(rules)) {
        Contestant& mover = game.position().turn() == Color::white ? white : black;
        const std::string text =
            mover.move("position fen " + fen + (moves.empty() ? "" : " moves" + moves),
                       "wtime " + std::to_string(white.milliseconds_left()) + " btime " +
                           std::to_string(black.milliseconds_left()) + " winc 10 binc 10");
        const auto move = read_move(game.position(), text);
        if (!move)
            throw std::runtime_error{"illegal move " + text + " in " + to_fen(game.position().setup())};
        game.play(*move);
        moves += ' ' + text;
        ++plies;
    }
    return {*game.end(rules), plies};
}

class ConsoleStockfishMatch : public testing::Test {
protected:
    void SetUp() override
    {
        if (!std::filesystem::exists(stockfish))
            GTEST_SKIP() << stockfish << " is not there: install Debian's package stockfish.";
    }
};

/// Start positions with either colour attacking and either side to move.
const std::vector<std::string>& starts()
{
    static const std::vector<std::string> fens{
        "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", "7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1",
        "8/8/8/8/b7/2nk4/1K6/8 w - - 0 1", "4kbn1/8/8/8/8/8/8/4K3 b - - 0 1"};
    return fens;
}

TEST_F(ConsoleStockfishMatch, TheAttackerLosesNoWin)
{
    for (const std::string& fen : starts()) {
        Contestant ours{rightcorner_cli};
        Contestant theirs{stockfish};
        const chess::Position start = endgame::position_of(fen);
        const bool we_are_white = endgame::attacker_of(endgame::kbnk, start.board()) == Color::white;
        const Outcome outcome = we_are_white ? play(fen, ours, theirs) : play(fen, theirs, ours);
        EXPECT_EQ(outcome.end.reason, trainer::EndReason::checkmate) << fen;
        EXPECT_EQ(outcome.end.winner, endgame::attacker_of(endgame::kbnk, start.board())) << fen;
        EXPECT_LE(outcome.plies, endgame::solved().probe(start)->to_mate().count()) << fen;
        EXPECT_FALSE(ours.is_out_of_time());
    }
}

TEST_F(ConsoleStockfishMatch, TheDefenderResistsAsLongAsPossible)
{
    for (const std::string& fen : starts()) {
        Contestant ours{rightcorner_cli};
        Contestant theirs{stockfish};
        const chess::Position start = endgame::position_of(fen);
        const bool we_are_white = endgame::attacker_of(endgame::kbnk, start.board()) == Color::black;
        const Outcome outcome = we_are_white ? play(fen, ours, theirs) : play(fen, theirs, ours);
        if (outcome.end.reason == trainer::EndReason::checkmate) {
            EXPECT_GE(outcome.plies, endgame::solved().probe(start)->to_mate().count()) << fen;
        }
        EXPECT_FALSE(ours.is_out_of_time());
    }
}

/// Won start positions of other endings, with the winner to move.
TEST_F(ConsoleStockfishMatch, WinsOtherEndingsInTheFewestMoves)
{
    for (const std::string& fen : {"8/8/8/8/3k4/8/2r5/K6Q w - - 0 1"s, "8/8/8/6k1/8/8/1P5K/8 w - - 0 1"s,
                                   "8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1"s}) {
        Contestant ours{rightcorner_cli};
        Contestant theirs{stockfish};
        const chess::Position start = endgame::position_of(fen);
        const endgame::Verdict verdict = *tables().probe(start);
        ASSERT_EQ(verdict.outcome(), endgame::Outcome::win) << fen;
        const Outcome outcome = play(fen, ours, theirs);
        EXPECT_EQ(outcome.end.reason, trainer::EndReason::checkmate) << fen;
        EXPECT_EQ(outcome.end.winner, Color::white) << fen;
        EXPECT_LE(outcome.plies, verdict.to_mate().count()) << fen;
        EXPECT_FALSE(ours.is_out_of_time());
    }
}

TEST_F(ConsoleStockfishMatch, HoldsADrawInAnEndingBothSidesCanWin)
{
    Contestant ours{rightcorner_cli};
    Contestant theirs{stockfish};
    const Outcome outcome = play("7K/8/k1P5/7p/8/8/8/8 w - - 0 1", ours, theirs);
    EXPECT_NE(outcome.end.reason, trainer::EndReason::checkmate);
    EXPECT_FALSE(ours.is_out_of_time());
}

TEST(ConsoleMatch, AGameAgainstItselfIsBestPlay)
{
    for (const std::string& fen : {"8/8/8/2k5/3r4/8/8/KQ6 w - - 0 1"s, "8/8/8/6k1/8/8/1P5K/8 w - - 0 1"s,
                                   "8/8/8/8/Pp6/8/7k/4K3 b - a3 0 1"s}) {
        Contestant white{rightcorner_cli};
        Contestant black{rightcorner_cli};
        const Outcome outcome = play(fen, white, black);
        EXPECT_EQ(outcome.end.reason, trainer::EndReason::checkmate) << fen;
        EXPECT_EQ(outcome.plies, tables().probe(endgame::position_of(fen))->to_mate().count()) << fen;
        EXPECT_FALSE(white.is_out_of_time() || black.is_out_of_time());
    }
}

TEST_F(ConsoleStockfishMatch, GeneralPrinciplesWinWithARookOnTheClock)
{
    Contestant ours{rightcorner_cli, "setoption name Player value RuleOfThumb"};
    Contestant theirs{stockfish};
    const Outcome outcome = play("8/8/8/3k4/8/8/8/R3K3 w - - 0 1", ours, theirs);
    EXPECT_EQ(outcome.end.reason, trainer::EndReason::checkmate);
    EXPECT_EQ(outcome.end.winner, Color::white);
    EXPECT_FALSE(ours.is_out_of_time());
}

TEST_F(ConsoleStockfishMatch, GeneralPrinciplesPlayALegalGame)
{
    Contestant ours{rightcorner_cli};
    Contestant theirs{stockfish};
    EXPECT_NO_THROW(play("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", ours, theirs));
    EXPECT_FALSE(ours.is_out_of_time());
}

} // namespace
} // namespace console
