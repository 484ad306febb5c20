// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/round.h"

#include <gtest/gtest.h>

#include "chess/legal_moves.h"
#include "chess/san.h"
#include "endings.h"
#include "rounds.h"
#include "tests/chess/printing.h"
#include "trainer/random.h"

namespace trainer {
namespace {

using chess::Color;
using chess::position_of;
using chess::Square;

constexpr auto five_pieces = "4k3/8/8/8/8/3BN3/8/R3K3 w - - 0 1";
/// A pawn that is about to promote and to win.
constexpr auto promoting = "8/4P3/8/8/8/3K4/8/k7 w - - 0 1";

TEST(Round, TheAttackerWinsOrHasMoreMaterial)
{
    using endgame::Plies;
    using endgame::Verdict;
    const chess::Position rooks_turn = position_of("8/8/8/3rk3/8/8/4K3/5Q2 b - - 0 1");
    EXPECT_EQ(attacker_of(rooks_turn, {}), Color::white);
    EXPECT_EQ(attacker_of(rooks_turn, Verdict::draw()), Color::white);
    EXPECT_EQ(attacker_of(rooks_turn, Verdict::win(Plies{5})), Color::black);
    EXPECT_EQ(attacker_of(rooks_turn, Verdict::loss(Plies{4})), Color::white);
    EXPECT_EQ(attacker_of(position_of("8/8/4k3/3r4/3R4/8/3K4/8 b - - 0 1"), Verdict::draw()), Color::black);
}

TEST(Round, OnlyWonGamesHaveAWinner)
{
    using endgame::Plies;
    using endgame::Verdict;
    const chess::Position whites_turn = position_of(mate_in_27);
    EXPECT_EQ(winner_of(whites_turn, {}), std::nullopt);
    EXPECT_EQ(winner_of(whites_turn, Verdict::draw()), std::nullopt);
    EXPECT_EQ(winner_of(whites_turn, Verdict::win(Plies{53})), Color::white);
    EXPECT_EQ(winner_of(whites_turn, Verdict::loss(Plies{2})), Color::black);
}

TEST(Round, ADealDeterminesTheAttacker)
{
    const char* const pawns = "8/8/8/1k1p4/3P1K2/8/8/8 w - - 0 1";
    DrillRequest request{.material = *endgame::Material::parse("KPKP"), .prospect = Prospect::draw};
    for (const Color attacker : chess::all_colors) {
        request.attacker = attacker;
        Round round{position_of(pawns), Seat::defender, Dealt{{Seat::defender, request}, 1}};
        EXPECT_EQ(round.attacker(), attacker);
        round.learn(endgame::table_of("KPKP"), all);
        EXPECT_EQ(round.attacker(), attacker) << "whatever the tables say of it";
        EXPECT_EQ(round.is_users_turn(), attacker == Color::black);
    }
    // With five pieces, too: the user's own position, to be held with more material.
    request = {.material = *endgame::Material::parse("KRKRP", endgame::most_pieces_on_request),
               .attacker = Color::black,
               .prospect = Prospect::draw};
    const Round own{position_of("8/8/8/1k3r2/8/8/3P4/3K1R2 w - - 0 1"), Seat::defender,
                    Dealt{{Seat::defender, request}, 1}};
    EXPECT_EQ(own.attacker(), Color::black);
    EXPECT_TRUE(own.is_users_turn());
    // A file may say that of a start that is another.
    const Round other{position_of(mate_in_27), Seat::defender, Dealt{{Seat::defender, request}, 1}};
    EXPECT_EQ(other.attacker(), Color::white);
}

TEST(Round, TheSeatDeterminesTheTurn)
{
    for (const auto& [seat, users_turn] :
         {std::pair{Seat::attacker, true}, {Seat::defender, false}, {Seat::both, true}}) {
        const Round round{position_of(mate_in_27), seat};
        EXPECT_EQ(round.is_users_turn(), users_turn);
        EXPECT_EQ(round.is_programs_turn(), !users_turn);
        EXPECT_EQ(round.is_reply_due(), !users_turn);
    }
}

TEST(Round, GivingUpEndsItUntilTheNextMove)
{
    Round round{position_of(mate_in_27), Seat::attacker};
    play(round, "Kc3");
    round.reply(*chess::parse_move(round.position(), "Ke5"));
    const Game::NodeId node = round.game().current();
    round.give_up_at(node);
    EXPECT_EQ(round.end(), (GameEnd{EndReason::given_up, Color::black}));
    EXPECT_EQ(round.end_of_line(), round.end());
    EXPECT_FALSE(round.is_users_turn() || round.is_reply_due());
    round.go_to(0);
    EXPECT_FALSE(round.end());
    EXPECT_TRUE(round.end_of_line()) << "to look back changes nothing";
    round.go_to(node);
    EXPECT_TRUE(round.end());
    round.take_back();
    play(round, "Kc3");
    EXPECT_FALSE(round.given_up_at() || round.end_of_line());
}

TEST(Round, GivingUpLoses)
{
    Round defended{position_of(mate_in_27), Seat::defender};
    defended.reply(*chess::parse_move(defended.position(), "Kc3"));
    defended.give_up_at(1);
    EXPECT_EQ(defended.end()->winner, Color::white);
    defended.set_seat(Seat::attacker);
    EXPECT_FALSE(defended.end()) << "another player has not given up";
    Round analysis{position_of(mate_in_27), Seat::both};
    analysis.give_up_at(0);
    EXPECT_FALSE(analysis.end());
    Round mated{position_of(mate_in_3), Seat::both};
    for (const char* move : {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"})
        play(mated, move);
    mated.set_seat(Seat::attacker);
    mated.give_up_at(mated.game().current());
    EXPECT_EQ(mated.end()->reason, EndReason::checkmate);
}

TEST(Round, GivingUpBeforeTheEndOfItsLineEndsItThere)
{
    Round round{position_of(mate_in_27), Seat::attacker};
    play(round, "Kc3");
    round.take_back();
    round.give_up_at(0);
    EXPECT_EQ(round.last_node(), 0U);
    EXPECT_TRUE(round.end_of_line());
}

TEST(Round, RestartedItReturnsToTheLineThatWasPlayedLast)
{
    Round round{position_of(mate_in_3), Seat::both};
    play(round, "Nb6+");
    round.take_back();
    play(round, "Nc3");
    const Round again = restarted(round);
    EXPECT_EQ(again.game().depth(), 0U);
    EXPECT_EQ(again.game().nodes().size(), 3U);
    EXPECT_EQ(again.game().line(), (std::vector<Game::NodeId>{0, 2}));
}

TEST(Round, OnlyCountedTakeBacksAreHelp)
{
    Round round{position_of(mate_in_3), Seat::both};
    play(round, "Nb6+");
    round.take_back(trainer::TakeBack::uncounted);
    EXPECT_EQ(round.game().current(), 0U);
    EXPECT_EQ(round.help().take_backs, 0);
    play(round, "Nb6+");
    round.take_back();
    EXPECT_EQ(round.help().take_backs, 1);
}

TEST(Round, MovesThatAreTakenBackDoNotCountUntilTheUserGoesOn)
{
    Round round{position_of(mate_in_3), Seat::both};
    for (const char* move : {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"})
        play(round, move);
    EXPECT_TRUE(round.end_of_line());
    round.take_back();
    EXPECT_EQ(round.last_node(), 4U);
    EXPECT_FALSE(round.end_of_line());
    round.take_back();
    round.redo();
    EXPECT_EQ(round.last_node(), 4U);
    round.redo();
    EXPECT_TRUE(round.end_of_line());
    round.take_back();
    round.go_to(1);
    EXPECT_EQ(round.last_node(), 5U) << "who looks through the game looks at all of it";
}

TEST(Round, NoSideIsToMoveAfterTheEnd)
{
    const Round played_on{position_of("k7/2N5/1K6/8/8/8/8/4B3 b - - 100 90"), Seat::defender};
    Round drawn = played_on;
    drawn.set_rules({.fifty_moves = RuleEffect::end});
    EXPECT_FALSE(played_on.end());
    EXPECT_EQ(drawn.end()->reason, EndReason::fifty_moves);
    EXPECT_FALSE(drawn.is_users_turn());
    EXPECT_FALSE(drawn.is_programs_turn());
}

TEST(Round, InAnExamMovesStand)
{
    Round round{position_of(mate_in_27), Seat::both};
    round.set_exam(true);
    round.play({Square::e3, Square::c4});
    EXPECT_FALSE(round.can_take_back());
    round.take_back();
    EXPECT_EQ(round.game().depth(), 1U);
    EXPECT_EQ(round.help(), Help{});
    round.go_to(0);
    EXPECT_FALSE(round.is_users_turn()) << "one may look, but what was played stands";
    round.go_to(1);
    EXPECT_TRUE(round.is_users_turn());
    round.set_exam(false);
    EXPECT_TRUE(round.can_take_back());
    round.go_to(0);
    EXPECT_TRUE(round.is_users_turn());
}

TEST(Round, AnExamIsOverForGoodWhenTheRoundIs)
{
    Round round{position_of("k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1"), Seat::both};
    round.set_exam(true);
    for (const char* move : {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"}) {
        EXPECT_TRUE(round.is_exam());
        round.play(*chess::parse_move(round.position(), move));
    }
    EXPECT_FALSE(round.is_exam());
    EXPECT_TRUE(round.can_take_back());
    round.go_to(2);
    EXPECT_TRUE(round.is_users_turn()) << "now it may be tried again";
    round.play(*chess::parse_move(round.position(), "Nc4"));
    EXPECT_FALSE(round.is_exam());
    round.go_to(5);
    round.set_exam(true);
    EXPECT_FALSE(round.is_exam()) << "there is nothing left to examine";
}

TEST(Round, RecordsTheUsersActions)
{
    const chess::Position start = position_of(mate_in_27);
    Round round{start, Seat::attacker};
    round.note_hint(coach::Rung::aim);
    round.set_seat(Seat::both);
    EXPECT_FALSE(round.is_touched());
    Round defended{start, Seat::defender};
    defended.reply(legal_moves(start)[0]);
    EXPECT_FALSE(defended.is_touched()) << "the program's move is not the user's";

    round.play(legal_moves(start)[0]);
    EXPECT_TRUE(round.is_touched());
    EXPECT_TRUE(round.is_played_on());
    Round again{round.game(), Seat::both, SetUpByHand{}};
    again.take_back();
    EXPECT_TRUE(again.is_touched());
    EXPECT_FALSE(again.is_played_on());
}

TEST(Round, KnowsWhetherTheUserHasMovedAndWhetherThatMoveStands)
{
    const chess::Position start = position_of(mate_in_27);
    Round defended{start, Seat::defender};
    defended.reply(legal_moves(start)[0]);
    EXPECT_FALSE(defended.has_user_moved() || defended.is_after_user_move()) << "the program began";
    defended.play(legal_moves(defended.position())[0]);
    EXPECT_TRUE(defended.has_user_moved() && defended.is_after_user_move());
    defended.take_back();
    EXPECT_TRUE(defended.has_user_moved());
    EXPECT_FALSE(defended.is_after_user_move());
    Round round{start, Seat::attacker};
    EXPECT_FALSE(round.has_user_moved());
    round.play(legal_moves(start)[0]);
    EXPECT_TRUE(round.has_user_moved() && round.is_after_user_move());
}

TEST(Round, ItKnowsTheEndingsOfItsNodes)
{
    const Round of_six{position_of("4k3/8/8/8/8/3BN3/7P/R3K3 w - - 0 1"), Seat::both};
    EXPECT_TRUE(of_six.endings().empty());
    const Round of_five{position_of(five_pieces), Seat::both};
    EXPECT_EQ(of_five.endings().size(), 1U);
    Round promoted{position_of(promoting), Seat::both};
    ASSERT_EQ(promoted.endings().size(), 1U);
    for (const char* move : {"e8=Q", "e8=R"}) {
        promoted.play(*chess::parse_move(promoted.position(), move));
        promoted.take_back();
    }
    std::vector<std::string> names;
    for (const endgame::Material& ending : promoted.endings())
        names.push_back(ending.name());
    EXPECT_EQ(names, (std::vector<std::string>{"KPK", "KQK", "KRK"}));
}

TEST(Round, EveryChangeThatIsKeptIsCounted)
{
    Round round{position_of(mate_in_27), Seat::both};
    std::size_t before = round.changes();
    const auto expect_counted = [&](const char* what) {
        EXPECT_GT(round.changes(), before) << what;
        before = round.changes();
    };
    round.play(legal_moves(round.position())[0]);
    expect_counted("a move");
    round.reply(legal_moves(round.position())[0]);
    expect_counted("a reply");
    round.take_back();
    expect_counted("a move taken back");
    round.redo();
    expect_counted("a move taken forward");
    round.go_to(0);
    expect_counted("another place");
    round.note_hint(coach::Rung::aim);
    expect_counted("a hint");
    round.set_seat(Seat::attacker);
    expect_counted("another seat");
    round.set_rules({.fifty_moves = RuleEffect::end});
    expect_counted("other rules, under which it may be drawn");
}

TEST(Round, AMoveTakenBackIsAnsweredAsBeforeWhenItIsPlayedAgain)
{
    Round round{position_of(mate_in_27), Seat::attacker};
    round.play({Square::e3, Square::c4});
    EXPECT_TRUE(round.is_reply_due());
    round.reply(legal_moves(round.position())[0]);
    const Round::NodeId answered = round.game().current();
    round.take_back();
    EXPECT_EQ(round.game().current(), 0U);
    EXPECT_EQ(round.help().take_backs, 1);
    round.play({Square::e3, Square::c4});
    EXPECT_EQ(round.game().current(), answered);
    round.take_back();
    round.redo();
    EXPECT_EQ(round.game().current(), answered);
}

TEST(Round, EveryMoveIsJudgedOnceAndAsTheJudgeDoes)
{
    const endgame::Tablebase tables = endgame::table_of("KBNK");
    Round round{position_of(mate_in_27), Seat::both};
    Random random{7};
    for (int i = 0; i < 60; ++i) {
        const chess::MoveList moves = legal_moves(round.position());
        if (round.end() || below(random, 5) == 0)
            round.go_to(below(random, round.game().nodes().size()));
        else
            round.play(moves[below(random, moves.size())]);
    }
    std::size_t expected = 0;
    for (Round::NodeId id = 1; id < round.game().nodes().size(); ++id) {
        EXPECT_EQ(round.judgement(id), nullptr) << "no table has told yet";
        expected += tables.probe(round.game().node(*round.game().node(id).parent).position) ? 1 : 0;
    }
    EXPECT_EQ(round.learn({}, all), 0U) << "bare kings tell nothing";
    EXPECT_EQ(round.learn(tables, 3), 3U);
    EXPECT_EQ(round.learn(tables, all), expected - 3);
    EXPECT_EQ(round.learn(tables, all), 0U) << "nothing is worked out twice";
    for (Round::NodeId id = 1; id < round.game().nodes().size(); ++id) {
        const Game::Node& node = round.game().node(id);
        const auto fresh = judge(tables, round.game().node(*node.parent).position, *node.move);
        ASSERT_EQ(round.judgement(id) != nullptr, fresh.has_value());
        if (fresh) {
            EXPECT_EQ(round.judgement(id)->grade, fresh->grade);
            EXPECT_EQ(round.judgement(id)->cost, fresh->cost);
            EXPECT_EQ(round.judgement(id)->best, fresh->best);
        }
    }
}

TEST(Round, AGameTakenUpIsJudgedFromTheMoveOnTheBoard)
{
    Game game{position_of(mate_in_27)};
    for (int i = 0; i < 6; ++i)
        game.play(legal_moves(game.position())[0]);
    game.take_back();
    Round round{game, Seat::both, SetUpByHand{}};
    EXPECT_EQ(round.learn(endgame::table_of("KBNK"), 1), 1U);
    EXPECT_NE(round.judgement(game.current()), nullptr);
}

TEST(Round, MovesBeyondTheTablesStayUnjudgedAndTheOthersAreNot)
{
    Round round{position_of(five_pieces), Seat::both};
    round.play({Square::a1, Square::a8});
    round.play({Square::e8, Square::d7});
    EXPECT_EQ(round.learn(endgame::table_of("KBNK"), all), 0U);
    EXPECT_EQ(round.judgement(1), nullptr);
    EXPECT_EQ(round.judgement(0), nullptr);
}

TEST(Round, TheStartingResultDeterminesTheAttacker)
{
    // Equal material, and the side to move mates.
    Round round{position_of("8/8/8/8/1r2k3/8/8/2K4R b - - 0 1"), Seat::attacker};
    EXPECT_EQ(round.attacker(), Color::black);
    Round skewer{position_of("q7/8/8/8/8/8/8/QK3k2 b - - 0 1"), Seat::attacker};
    const auto verdict = endgame::table_of("KQKQ").probe(skewer.game().start());
    skewer.learn(endgame::table_of("KQKQ"), all);
    EXPECT_EQ(skewer.attacker(), attacker_of(skewer.game().start(), verdict));
}

TEST(Round, HintsAreNotedWhereTheyAreShown)
{
    Round round{position_of(mate_in_3), Seat::both};
    round.note_hint(coach::Rung::aim);
    round.play(legal_moves(round.position())[0]);
    round.note_hint(coach::Rung::target);
    round.note_hint(coach::Rung::piece);
    EXPECT_EQ(round.help().hinted,
              (std::map<Round::NodeId, coach::Rung>{{0, coach::Rung::aim}, {1, coach::Rung::target}}))
        << "the highest rung of each node";
}

TEST(Round, MovesBelongToWhoPlayedThemLast)
{
    Round round{position_of(mate_in_3), Seat::attacker};
    const chess::Move move = legal_moves(round.position())[0];
    round.play_for_user(move);
    EXPECT_TRUE(round.is_played_for_user(1));
    EXPECT_EQ(round.help().hinted, (std::map<Round::NodeId, coach::Rung>{{0, coach::Rung::play}}));
    EXPECT_EQ(round.helped_moves(), 1);
    round.go_to(0);
    round.play(move);
    EXPECT_FALSE(round.is_played_for_user(1)) << "the user has played it now";
    EXPECT_EQ(round.helped_moves(), 1) << "but the hint had shown it";
    round.go_to(0);
    round.play(legal_moves(round.position())[1]);
    EXPECT_FALSE(round.is_played_for_user(2)) << "another move is the user's too";
    round.go_to(0);
    round.play_for_user(move);
    EXPECT_TRUE(round.is_played_for_user(1));
}

TEST(Round, AMoveThatTheMethodLeftOpenIsNoWasteUntilItIsPlayedWithoutIt)
{
    Round round{position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1"), Seat::attacker};
    const chess::Move slow = *chess::parse_move(round.position(), "Kc1");
    for (const bool is_by_program : {false, true}) {
        if (is_by_program)
            round.play_for_user(slow, Lead::method);
        else
            round.play(slow, Lead::method);
        round.learn(endgame::table_of("KBNK"), 99);
        EXPECT_TRUE(round.is_by_method(1));
        EXPECT_EQ(round.waste(1), 0);
        round.go_to(0);
        round.play(slow);
        EXPECT_FALSE(round.is_by_method(1));
        EXPECT_EQ(round.waste(1), round.judgement(1)->cost);
        EXPECT_GT(round.waste(1), 0);
        round.go_to(0);
    }
}

TEST(Round, FinishedMovesThatTheUserPlaysAgainAreTheUsers)
{
    Round round{position_of(promoting), Seat::attacker};
    round.play({Square::e7, Square::e8, chess::Role::queen});
    round.reply(legal_moves(round.position())[0]);
    round.set_finishing(true);
    const chess::Move move = legal_moves(round.position())[0];
    round.reply(move);
    const Round::NodeId node = round.game().current();
    EXPECT_TRUE(round.is_played_for_user(node));
    EXPECT_TRUE(round.is_finished_for_user());
    round.go_to(2);
    round.play(move);
    EXPECT_FALSE(round.is_played_for_user(node));
    EXPECT_FALSE(round.is_finished_for_user());
}

TEST(Round, TheRestIsTrivialAfterAPromotionOfTheUsers)
{
    const endgame::Tablebase tables = endgame::table_of("KPK");
    Round round{position_of(promoting), Seat::attacker};
    EXPECT_FALSE(round.is_rest_trivial(tables));
    round.play({Square::e7, Square::e8, chess::Role::queen});
    EXPECT_TRUE(round.is_rest_trivial(tables));
    round.set_seat(Seat::defender);
    EXPECT_FALSE(round.is_rest_trivial(tables)) << "it is not the user's win";
    const Round queen{position_of("8/4Q3/8/8/8/3K4/8/k7 w - - 0 1"), Seat::attacker};
    EXPECT_FALSE(queen.is_rest_trivial(endgame::table_of("KQK"))) << "that is what is to be learned";
}

TEST(Round, RecordsEachMoveFinishedByTheProgram)
{
    Round round{position_of(promoting), Seat::attacker};
    round.play({Square::e7, Square::e8, chess::Role::queen});
    round.reply(legal_moves(round.position())[0]);
    EXPECT_TRUE(round.help().finished.empty()) << "a reply is the program's own move";
    round.set_finishing(true);
    EXPECT_TRUE(round.is_reply_due());
    EXPECT_FALSE(round.is_users_turn());
    round.reply(legal_moves(round.position())[0]);
    EXPECT_EQ(round.help().finished, std::set{round.game().current()});
    round.go_to(0);
    EXPECT_FALSE(round.is_finishing()) << "whoever looks back stops it";
}

TEST(Round, OnlyADealtStartHasASeed)
{
    const chess::Position start = position_of(mate_in_27);
    EXPECT_EQ((Round{start, Seat::attacker, Dealt{{}, 42}}.seed()), 42U);
    EXPECT_EQ(Round{start}.seed(), std::nullopt);
}

TEST(Round, AHintDoesNotCountForAMovePlayedBeforeIt)
{
    Round round{position_of(mate_in_3), Seat::both};
    const chess::Move move = legal_moves(round.position())[0];
    round.play(move);
    const Round::NodeId played = round.game().current();
    round.take_back();
    round.note_hint(coach::Rung::piece);
    EXPECT_EQ(round.hint_before(played), std::nullopt);
    round.go_to(played);
    EXPECT_EQ(round.helped_moves(), 0) << "it was found without the hint";
    round.go_to(0);
    round.play(move);
    EXPECT_EQ(round.hint_before(played), coach::Rung::piece) << "played again with it";
    EXPECT_EQ(round.helped_moves(), 1);
    round.go_to(0);
    round.note_hint(coach::Rung::moves);
    EXPECT_EQ(round.hint_before(played), coach::Rung::piece) << "the next hint came later";
    EXPECT_EQ(round.helped_moves(coach::Rung::moves), 0);
}

} // namespace
} // namespace trainer
