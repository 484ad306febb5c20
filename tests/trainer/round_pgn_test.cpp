// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/round_pgn.h"

#include <gtest/gtest.h>

#include <array>

#include "chess/legal_moves.h"
#include "chess/pgn_reader.h"
#include "chess/pgn_writer.h"
#include "rounds.h"
#include "tests/chess/printing.h"
#include "trainer/endings.h"
#include "trainer/method/known_positions.h"
#include "trainer/random.h"

namespace trainer {
namespace {

using chess::position_of;
using chess::Square;

/// A round as a user may leave it: played, looked back at, taken back, helped with.
Round played_at_random(Round round, std::uint64_t seed, int steps)
{
    Random random{seed};
    for (int i = 0; i < steps; ++i) {
        const chess::MoveList moves = legal_moves(round.position());
        const std::size_t dice = below(random, 8);
        if (dice == 0)
            round.go_to(below(random, round.game().nodes().size()));
        else if (dice == 1)
            round.take_back();
        else if (dice == 2)
            round.note_hint(static_cast<coach::Rung>(below(random, 5)));
        else if (!moves.empty())
            round.play(moves[below(random, moves.size())]);
    }
    return round;
}

std::string text_of(const Round& round)
{
    return to_pgn_text(round);
}

Round read_back(const std::string& text)
{
    const auto readings = chess::read_pgn(text);
    EXPECT_EQ(readings.size(), 1U);
    EXPECT_TRUE(readings.front().errors.empty()) << text;
    return *to_round(readings.front().game);
}

TEST(RoundPgn, AFinishedExamComesBack)
{
    Round round{position_of("k7/6Q1/1K6/8/8/8/8/8 w - - 0 1"), Seat::attacker};
    round.set_exam(true);
    EXPECT_EQ(text_of(round).find("exam"), std::string::npos) << "it is not over";
    round.play(*chess::parse_move(round.position(), "Qc7"));
    ASSERT_TRUE(round.was_exam());
    Round back = read_back(text_of(round));
    EXPECT_TRUE(back.was_exam());
    EXPECT_FALSE(back.is_exam());
    back.take_back();
    EXPECT_FALSE(back.was_exam()) << "it goes on as a game like any other";
}

TEST(RoundPgn, AnOpenBandOfMovesComesBackHoweverItIsWritten)
{
    const Round round{position_of(mate_in_27), Seat::attacker, Dealt{{Seat::attacker, {}}, 7}};
    std::string text = text_of(round);
    const std::size_t band = text.find("moves=1- ");
    ASSERT_NE(band, std::string::npos) << text;
    EXPECT_EQ(read_back(text).origin(), round.origin());
    text.insert(band + std::string{"moves=1-"}.size(), "2147483647");
    EXPECT_EQ(read_back(text).origin(), round.origin());
}

TEST(RoundPgn, ADealOfAnyEndingOnOfferComesBack)
{
    for (const auto& group : ending_groups()) {
        for (const endgame::Material& material : group) {
            const Round round{position_of(mate_in_27), Seat::attacker,
                              Dealt{{Seat::attacker, {.material = material}}, 7}};
            EXPECT_EQ(read_back(text_of(round)).origin(), round.origin()) << material.name();
        }
    }
}

TEST(RoundPgn, ARoundComesBackAsItWasLeft)
{
    DrillRequest request;
    request.material = *endgame::Material::parse("KQKR");
    request.attacker = chess::Color::black;
    request.bishop = BishopSquares::dark;
    request.longest = 12;
    request.prospect = Prospect::draw;
    request.stage = coach::Stage::wrong_corner;
    request.known = &method::known_positions.back();
    chess::PgnTags tags;
    tags.set("White", "Troitzky");
    const std::vector<Origin> origins{SetUpByHand{}, Dealt{{Seat::defender, request}, ~std::uint64_t{0}},
                                      Loaded{tags, chess::PgnResult::black_wins}};
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Round round = played_at_random(
            Round{position_of(mate_in_27), static_cast<Seat>(seed % 3), origins[seed / 3 % origins.size()]},
            seed, 60);
        const std::string text = text_of(round);
        const Round back = read_back(text);
        ASSERT_EQ(text_of(back), text);
        ASSERT_EQ(chess::to_pgn(to_pgn(round)), text) << "the copy is the same game";
        EXPECT_EQ(back.seat(), round.seat());
        ASSERT_EQ(back.origin().index(), round.origin().index());
        if (const auto* loaded = std::get_if<Loaded>(&back.origin()))
            EXPECT_EQ(loaded->tags, tags);
        else
            EXPECT_EQ(back.origin(), round.origin());
        EXPECT_EQ(back.position().setup(), round.position().setup());
        EXPECT_EQ(back.help().take_backs, round.help().take_backs);
        EXPECT_EQ(back.help().hinted.size(), round.help().hinted.size());
        for (const auto& hinted : round.help().hinted) {
            const auto is_same = [&](const auto& hint) {
                return hint.second == hinted.second && back.game().node(hint.first).position.setup() ==
                                                           round.game().node(hinted.first).position.setup();
            };
            EXPECT_TRUE(std::ranges::any_of(back.help().hinted, is_same));
        }
        EXPECT_EQ(back.game().line().size(), round.game().line().size());
        EXPECT_EQ(back.game().path().size(), round.game().path().size());
        EXPECT_EQ(back.game().nodes().size(), round.game().nodes().size());
    }
}

TEST(RoundPgn, AHintThatShowedTheMovesIsWrittenAsBeforeThereWereRungs)
{
    Round round{position_of(mate_in_27), Seat::attacker};
    round.note_hint(coach::Rung::moves);
    EXPECT_NE(text_of(round).find("{[%rightcorner here hint]}"), std::string::npos) << text_of(round);
    EXPECT_EQ(read_back(text_of(round)).help().hinted, round.help().hinted);
    Round other{position_of(mate_in_27), Seat::attacker};
    other.note_hint(coach::Rung::piece);
    EXPECT_NE(text_of(other).find("{[%rightcorner here hint=piece]}"), std::string::npos) << text_of(other);
}

TEST(RoundPgn, MovesTakenBackCanBeLeftOut)
{
    Round round{position_of(mate_in_27), Seat::both};
    round.play(legal_moves(round.position())[0]);
    round.play(legal_moves(round.position())[0]);
    round.play(legal_moves(round.position())[1]);
    EXPECT_EQ(text_of(without_moves_after_last(round)), text_of(round));
    round.go_to(1);
    EXPECT_EQ(without_moves_after_last(round).game().nodes().size(), 4U) << "the game goes on from there";
    round.go_to(3);
    round.take_back();
    round.take_back();
    const Round rest = without_moves_after_last(round);
    EXPECT_EQ(rest.game().nodes().size(), 2U);
    EXPECT_EQ(rest.game().current(), 1U);
    EXPECT_EQ(rest.help(), round.help());
}

TEST(RoundPgn, MovesPlayedByHintsAreKept)
{
    Round round{position_of(mate_in_27), Seat::both};
    round.play_for_user(legal_moves(round.position())[0]);
    round.play(legal_moves(round.position())[0]);
    EXPECT_EQ(round.help().played, std::set<Round::NodeId>{1});
    EXPECT_EQ(read_back(text_of(round)).help(), round.help());
}

TEST(RoundPgn, MovesThatTheMethodLeftOpenAreKept)
{
    Round round{position_of(mate_in_27), Seat::both};
    round.play(legal_moves(round.position())[0], Lead::method);
    round.play_for_user(legal_moves(round.position())[0], Lead::method);
    EXPECT_EQ(round.help().by_method, (std::set<Round::NodeId>{1, 2}));
    EXPECT_EQ(read_back(text_of(round)).help(), round.help());
}

TEST(RoundPgn, MovesPlayedByHintsOfEarlierVersionsAreRead)
{
    const Round round =
        read_back("[RightCorner \"1 seat=both\"]\n[SetUp \"1\"]\n[FEN \"" + std::string{mate_in_3} +
                  "\"]\n\n{[%rightcorner hint=play]} 1. Nb6+ {[%rightcorner here]} *\n");
    EXPECT_EQ(round.help().hinted, (std::map<Round::NodeId, coach::Rung>{{0, coach::Rung::moves}}));
    EXPECT_EQ(round.help().played, std::set<Round::NodeId>{1});
}

TEST(RoundPgn, KeepsMovesFinishedByTheProgram)
{
    Round round{position_of("8/4P3/8/8/8/3K4/8/k7 w - - 0 1"), Seat::attacker};
    round.play({Square::e7, Square::e8, chess::Role::queen});
    round.reply(legal_moves(round.position())[0]);
    round.set_finishing(true);
    round.reply(legal_moves(round.position())[0]);
    EXPECT_EQ(read_back(text_of(round)).help().finished, round.help().finished);
}

TEST(RoundPgn, WhereTheUserGaveUpIsKept)
{
    Round round{position_of(mate_in_27), Seat::attacker};
    play(round, "Kc3");
    round.take_back();
    round.give_up_at(0);
    const chess::PgnGame game = to_pgn(round);
    EXPECT_EQ(game.result, chess::PgnResult::black_wins);
    const Round read = to_round(game).value();
    EXPECT_EQ(read.given_up_at(), Game::NodeId{0});
    EXPECT_EQ(read.end(), round.end());
}

TEST(RoundPgn, TheMainLineWasPlayedLast)
{
    Round round{position_of(mate_in_27), Seat::both};
    round.play({Square::e3, Square::c4});
    round.go_to(0);
    round.play({Square::e3, Square::f5});
    const chess::PgnGame game = to_pgn(round);
    EXPECT_EQ(game.tree.node(game.tree.main_line().back()).move, (chess::Move{Square::e3, Square::f5}));
    EXPECT_EQ(game.tree.node(0).children.size(), 2U);
}

TEST(RoundPgn, TheResultIsThatOfTheEnd)
{
    Round mate{position_of("k7/8/1K6/3N4/8/8/B7/8 w - - 0 1"), Seat::both};
    EXPECT_EQ(to_pgn(mate).result, chess::PgnResult::unknown);
    Round dead{position_of("8/8/3k4/8/8/8/1n6/K7 w - - 0 1"), Seat::both};
    dead.play({Square::a1, Square::b2});
    EXPECT_EQ(to_pgn(dead).result, chess::PgnResult::draw);
    Round fifty{position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 99 60"), Seat::both};
    fifty.set_rules({.fifty_moves = RuleEffect::end});
    fifty.play({Square::e3, Square::c4});
    EXPECT_EQ(to_pgn(fifty).result, chess::PgnResult::draw);
}

TEST(RoundPgn, ADrawByARuleIsOneWhereverTheBoardStands)
{
    constexpr auto end = RuleEffect::end;
    struct Case {
        const char* start;
        DrawRules rules;
        int shuffles;
        EndReason reason;
    };
    for (const auto& [start, rules, shuffles, reason] :
         {Case{"8/8/3k4/8/8/3BN3/3K4/8 w - - 98 80", {.fifty_moves = end}, 2, EndReason::fifty_moves},
          Case{"8/8/3k4/8/8/3BN3/3K4/8 w - - 148 99",
               {.seventy_five_moves = end},
               2,
               EndReason::seventy_five_moves},
          Case{"8/8/3k4/8/8/3BN3/3K4/8 w - - 120 99", {.threefold = end}, 8, EndReason::threefold},
          Case{"8/8/3k4/8/8/3BN3/3K4/8 w - - 130 99", {.fifty_moves = end}, 0, EndReason::fifty_moves}}) {
        Round round{position_of(start), Seat::both};
        round.set_rules(rules);
        for (int ply = 0; ply < shuffles; ++ply)
            play(round, std::array{"Kd1", "Ke7", "Kd2", "Kd6"}[static_cast<std::size_t>(ply) % 4]);
        ASSERT_TRUE(round.end());
        round.go_to(0);
        const std::string text = text_of(round);
        EXPECT_NE(text.find("1/2-1/2"), std::string::npos) << text;
        const Round back = read_back(text);
        ASSERT_TRUE(back.end_of_line());
        EXPECT_EQ(back.end_of_line()->reason, reason);
        EXPECT_EQ(text_of(back), text);
    }
}

TEST(RoundPgn, AnAgreedDrawEndsNoGame)
{
    const std::string text = "[Result \"1/2-1/2\"]\n[RightCorner \"1 seat=both\"]\n\n1. e4 1/2-1/2\n";
    EXPECT_FALSE(to_round(chess::read_pgn(text).front().game)->end_of_line());
}

TEST(RoundPgn, ALoadedGameKeepsTheResultItCameWith)
{
    Round round{position_of("k7/8/1K6/8/8/8/8/7R w - - 0 1"), Seat::both, Loaded{}};
    play(round, "Rh8#");
    EXPECT_EQ(to_pgn(round).result, chess::PgnResult::white_wins);
    Round back = read_back(text_of(round));
    EXPECT_EQ(back.origin(), round.origin());
    back.go_to(0);
    play(back, "Rh7");
    EXPECT_EQ(to_pgn(back).result, chess::PgnResult::unknown);
}

TEST(RoundPgn, CommandsOfOthersWithOurNameAreDropped)
{
    const auto reading = chess::read_pgn("1. e4 {[%rightcorner here finished] good} e5 *\n");
    const Round round = *to_round(reading.front().game);
    const Round back = read_back(text_of(round));
    EXPECT_EQ(back.game().current(), 0U);
    EXPECT_TRUE(back.help().finished.empty());
    EXPECT_EQ(back.game().tree().annotations(1).after.text, "good");
}

TEST(RoundPgn, TagsAreReplacedInTheText)
{
    Loaded loaded;
    loaded.tags.set("Annotator", "A");
    loaded.tags.set("ECO", "C20");
    const Round round{position_of(mate_in_27), Seat::both, loaded};
    const std::array<chess::PgnTag, 2> tags{{{"Annotator", "B"}, {"ECO", ""}}};
    const chess::PgnGame game = chess::read_pgn(to_pgn_text(round, tags)).front().game;
    EXPECT_EQ(game.tags.value("Annotator"), "B");
    EXPECT_FALSE(game.tags.value("ECO"));
    EXPECT_EQ(loaded.tags, std::get<Loaded>(round.origin()).tags) << "the round keeps its own";
}

TEST(RoundPgn, AnybodyElsesGameIsLoadedAtItsStart)
{
    const auto reading = chess::read_pgn("[White \"A\"]\n\n1. e4 {king's pawn} e5 (1... c5) 2. Nf3 $1 1-0\n");
    const Round round = *to_round(reading.front().game);
    EXPECT_EQ(round.seat(), Seat::both);
    EXPECT_EQ(round.game().current(), 0U);
    EXPECT_EQ(round.game().line().size(), 4U);
    EXPECT_EQ(std::get<Loaded>(round.origin()).tags.value("White"), "A");
    EXPECT_EQ(round.game().tree().annotations(1).after.text, "king's pawn");
    const chess::PgnGame again = to_pgn(round);
    EXPECT_EQ(again.result, chess::PgnResult::white_wins);
}

// Fault 76
TEST(RoundPgn, ALaterVersionIsNotGuessedAt)
{
    chess::PgnGame game = to_pgn(Round{position_of(mate_in_27)});
    game.tags.set(round_tag, "2 seat=both");
    EXPECT_EQ(to_round(game).error(), RoundPgnError::newer);
    for (const char* wrong :
         {"", "one", "1", "1 seat=nobody", "1 seat=both seed=5", "1 seat=both seed=5 ending=KXK"}) {
        game.tags.set(round_tag, wrong);
        const auto round = to_round(game);
        ASSERT_TRUE(!round || *wrong == '\0') << wrong << ": a tag without a value is none";
    }
}

TEST(RoundPgn, MovesPlayedBeforeAHintAreKept)
{
    Round round{position_of(mate_in_27), Seat::both};
    const auto moves = legal_moves(round.position());
    round.play(moves[0]);
    round.go_to(0);
    round.note_hint(coach::Rung::piece);
    round.play(moves[1]);
    round.go_to(0);
    round.note_hint(coach::Rung::moves);
    round.play(moves[2]);
    const Round back = read_back(text_of(round));
    EXPECT_EQ(text_of(back), text_of(round));
    std::multiset<std::optional<coach::Rung>> rungs;
    for (const Round::NodeId played : back.game().node(0).children)
        rungs.insert(back.hint_before(played));
    EXPECT_EQ(rungs, (std::multiset<std::optional<coach::Rung>>{std::nullopt, coach::Rung::piece,
                                                                coach::Rung::moves}));
}

TEST(RoundPgn, PlainGamesContainNothingOfOurs)
{
    chess::PgnTags tags;
    tags.set("RightCornerPage", "0f");
    for (const Origin& origin : {Origin{Dealt{{}, 42}}, Origin{Loaded{tags}}}) {
        Round round{position_of(mate_in_27), Seat::attacker, origin};
        round.note_hint(coach::Rung::piece);
        round.play(legal_moves(round.position())[0]);
        const std::string plain = chess::to_pgn(to_plain_pgn(round));
        EXPECT_EQ(plain.find("ight"), std::string::npos) << plain;
        EXPECT_NE(plain.find("[SetUp \"1\"]"), std::string::npos) << plain;
    }
}

} // namespace
} // namespace trainer
