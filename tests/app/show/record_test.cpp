// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/record.h"

#include <array>
#include <memory>
#include <optional>

#include "app_fixture.h"
#include "chess/pgn_reader.h"
#include "text/hints.h"
#include "text/record_signs.h"
#include "trainer/round_pgn.h"

namespace app_test {
namespace {

class RecordTest : public SessionTest {
protected:
    /// The moves of the record, updated.
    panels::MoveModel& moves()
    {
        record.update();
        return record.moves();
    }

    show::Record record{session};
};

TEST_F(RecordTest, ListsEveryMoveWithItsCost)
{
    start(mateIn27, trainer::Seat::both);
    session.play(best().front());
    session.play(best().front());
    session.play(blunder());
    const panels::MoveModel& now = moves();
    ASSERT_EQ(now.entries().size(), 3U);
    EXPECT_TRUE(now.entries()[0].aside.isEmpty());
    EXPECT_EQ(now.entries()[2].aside, u"½"_s);
    EXPECT_EQ(now.entries()[2].tone, Tone::bad);
    EXPECT_EQ(now.current(), 2);
    session.takeBack();
    EXPECT_EQ(moves().entries().size(), 3U) << "what was taken back can still be seen";
    EXPECT_EQ(moves().current(), 1);
}

TEST_F(RecordTest, EveryRoundIsNumberedFromItsOwnStart)
{
    using panels::MoveModel;
    start(mateIn27, trainer::Seat::both);
    session.play(best().front());
    EXPECT_EQ(moves().index(0, MoveModel::number).data(), u"1."_s);
    EXPECT_EQ(moves().indexOf(0).column(), MoveModel::whiteMove);
    start("8/8/3k4/8/8/3BN3/3K4/8 b - - 0 12", trainer::Seat::both);
    session.play(best().front());
    EXPECT_EQ(moves().index(0, MoveModel::number).data(), u"12."_s);
    EXPECT_EQ(moves().indexOf(0).column(), MoveModel::blackMove);
}

TEST_F(RecordTest, AnUpdateWhileARoundBeginsListsNoOldMoves)
{
    std::optional<std::size_t> listed;
    std::unique_ptr<show::Record> later;
    QObject::connect(&session, &session::TrainerSession::begun, &session, [&] {
        if (!later)
            return;
        later->update();
        listed = later->moves().entries().size();
    });
    start(mateIn27, trainer::Seat::both);
    later = std::make_unique<show::Record>(session);
    climbTo(Rung::moves);
    session.help().playHint();
    later->update();
    ASSERT_EQ(later->moves().entries().size(), 1U) << "a hint has played it";
    start(mateIn3, trainer::Seat::both);
    EXPECT_EQ(listed, 0U);
}

TEST_F(RecordTest, MovesHaveTheGlyphsOfTheirAnnotations)
{
    const auto game = chess::read_pgn("1. e4! e5? 2. Nf3?! $7 Nc6 $22 $255 *").front().game;
    session.take(*trainer::to_round(game));
    const auto& entries = moves().entries();
    ASSERT_EQ(entries.size(), 4U);
    EXPECT_EQ(entries[0].glyphs, u"!"_s);
    EXPECT_EQ(entries[1].glyphs, u"?"_s);
    EXPECT_EQ(entries[2].glyphs, u"?!□"_s);
    EXPECT_EQ(entries[3].glyphs, u"⨀"_s) << "255 has no sign";
}

TEST_F(RecordTest, AMoveThatAHintPlayedHasTheProgramSign)
{
    start(mateIn27, trainer::Seat::both);
    climbTo(Rung::moves);
    session.help().playHint();
    ASSERT_EQ(moves().entries().size(), 1U);
    EXPECT_EQ(moves().entries()[0].aside, text::programSign());
    climbTo(Rung::moves);
    session.play(best().front());
    EXPECT_EQ(moves().entries()[1].aside, text::hintSign());
}

TEST_F(RecordTest, AMovePlayedByTheUserAfterTheHintIsJudged)
{
    start(mateIn27, trainer::Seat::both);
    climbTo(Rung::moves);
    session.help().playHint();
    ASSERT_EQ(moves().entries()[0].aside, text::programSign());
    const chess::Move move = *session.round().game().node(1).move;
    session.takeBack();
    session.play(move);
    const panels::MoveEntry entry = moves().entries()[0];
    EXPECT_EQ(entry.aside, text::hintSign());
    EXPECT_EQ(entry.tone, text::Tone::good);
    EXPECT_FALSE(entry.tip.contains(text::helpSentence(Rung::play))) << entry.tip.toStdString();
}

/// Counts the rows that a model reports as changed.
class Changes {
public:
    explicit Changes(const panels::MoveModel& moves)
    {
        using panels::MoveModel;
        QObject::connect(&moves, &MoveModel::modelReset, &here_, [this] { ++resets; });
        const auto count = [this](const QModelIndex&, int first, int last) { rows += last - first + 1; };
        QObject::connect(&moves, &MoveModel::rowsInserted, &here_, count);
        QObject::connect(&moves, &MoveModel::rowsRemoved, &here_, count);
        QObject::connect(&moves, &MoveModel::dataChanged, &here_,
                         [this](const QModelIndex& first, const QModelIndex& last) {
                             rows += last.row() - first.row() + 1;
                         });
    }

    int resets = 0;
    int rows = 0;

private:
    QObject here_;
};

/// Moves the kings back and forth while bishop and knight stand still.
void wander(trainer::Game& game, unsigned plies)
{
    constexpr std::array round{"Kd1", "Kd7", "Kd2", "Kd6"};
    while (game.depth() < plies)
        game.play(*chess::parse_move(game.position(), round[game.depth() % round.size()]));
}

// Fault 80
TEST_F(RecordTest, AMoveTouchesAsFewRowsAtPly5000AsAtPly8)
{
    for (const unsigned plies : {8U, 5000U}) {
        trainer::Game game{position_of(mateIn27)};
        wander(game, plies);
        session.take(trainer::Round{std::move(game), trainer::Seat::both, trainer::SetUpByHand{}});
        waitUntilSolved();
        ASSERT_TRUE(QTest::qWaitFor([&] { return session.round().judged().size() == plies; }, patience));
        ASSERT_EQ(moves().entries().size(), plies);
        Changes changes{moves()};
        for (const char* move : {"Kd1", "Kd7", "Kd2", "Kd6"}) {
            changes.rows = 0;
            play(move);
            EXPECT_EQ(moves().entries().back().name, QString::fromLatin1(move));
            EXPECT_LE(changes.rows, 3) << plies;
        }
        EXPECT_EQ(changes.resets, 0);
        EXPECT_EQ(moves().entries().size(), plies + 4);
    }
}

TEST_F(RecordTest, NavigationTouchesNoRows)
{
    start(mateIn27, trainer::Seat::both);
    for (const char* move : {"Nc4+", "Kc5", "Kc3"})
        play(move);
    Changes changes{moves()};
    session.goTo(1);
    EXPECT_EQ(moves().current(), 0);
    session.goTo(3);
    EXPECT_EQ(moves().current(), 2);
    session.goTo(0);
    EXPECT_EQ(moves().current(), -1);
    EXPECT_EQ(changes.rows + changes.resets, 0);
}

TEST_F(RecordTest, AnotherBranchLeavesTheMovesBeforeItAlone)
{
    start(mateIn27, trainer::Seat::both);
    for (const char* move : {"Nc4+", "Kc5", "Kc3", "Kc6", "Kb4"})
        play(move);
    Changes changes{moves()};
    session.goTo(4);
    play("Kd4");
    EXPECT_EQ(moves().entries()[4].name, u"Kd4"_s);
    EXPECT_EQ(moves().entries().size(), 5U);
    EXPECT_LE(changes.rows, 4);
    EXPECT_EQ(changes.resets, 0);
    session.goTo(5);
    EXPECT_EQ(moves().entries()[4].name, u"Kb4"_s);
}

TEST_F(RecordTest, LateJudgementsAreAddedToTheirMoves)
{
    trainer::Game game{position_of(mateIn27)};
    for (const char* move : {"Nc4+", "Kc5", "Na5"})
        game.play(*chess::parse_move(game.position(), move));
    session.take(trainer::Round{std::move(game), trainer::Seat::both, trainer::SetUpByHand{}});
    EXPECT_TRUE(moves().entries()[2].aside.isEmpty()) << "nothing is solved yet";
    Changes changes{moves()};
    waitUntilSolved();
    EXPECT_FALSE(moves().entries()[2].aside.isEmpty());
    EXPECT_EQ(changes.resets, 0);
}

TEST_F(RecordTest, AReplayListsItsOwnMovesAndKeepsThoseOfTheRound)
{
    start(mateIn19, trainer::Seat::both);
    play("Kg6");
    const panels::MoveModel* round = &moves();
    Changes changes{*round};
    ASSERT_TRUE(session.enterReplay());
    EXPECT_NE(&moves(), round);
    EXPECT_EQ(moves().entries().size(), session.replay()->line.size());
    session.goToPly(5);
    EXPECT_EQ(moves().current(), 4);
    session.leaveReplay();
    EXPECT_EQ(&moves(), round);
    EXPECT_EQ(moves().entries().size(), 1U);
    EXPECT_EQ(changes.rows + changes.resets, 0);
}

TEST_F(RecordTest, ANewRoundListsNoOldMoves)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    moves();
    start(mateIn19, trainer::Seat::both);
    EXPECT_TRUE(moves().entries().empty());
    play("Kg6");
    EXPECT_EQ(moves().entries()[0].name, u"Kg6"_s);
}

} // namespace
} // namespace app_test
