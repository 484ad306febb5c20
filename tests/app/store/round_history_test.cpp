// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/round_history.h"

#include <set>

#include "app_fixture.h"

namespace app_test {
namespace {

/// A round that is identified by its number of take-backs.
trainer::Round roundNumber(int number, trainer::Origin origin = trainer::SetUpByHand{})
{
    trainer::Help help;
    help.take_backs = number;
    return {trainer::Game{position_of(mateIn27)}, trainer::Seat::both, std::move(origin), help};
}

/// The same, with so many moves that its text has at least this many bytes.
trainer::Round longRound(int number, qsizetype bytes)
{
    trainer::Round round = roundNumber(number);
    while (toText({round}).size() < bytes) {
        for (int ply = 0; ply < 30'000; ++ply)
            round.play(legal_moves(round.position())[0]);
    }
    return round;
}

class RoundHistoryTest : public ::testing::Test {
protected:
    void leave(const trainer::Round& round)
    {
        history.leave(toText({round, history.begun()}), trainer::summary_of(round));
    }
    void leaveAndBegin(int number, trainer::Origin origin = trainer::SetUpByHand{})
    {
        leave(roundNumber(number, std::move(origin)));
        history.begin();
    }
    /// The numbers of the rounds in order; `nullopt` for one that was never left.
    std::vector<std::optional<int>> order() const
    {
        std::vector<std::optional<int>> numbers;
        for (const RoundHistory::Entry& entry : history.entries()) {
            const auto kept = keptRoundOf(entry.text);
            numbers.push_back(kept ? std::optional{kept->round.help().take_backs} : std::nullopt);
        }
        return numbers;
    }
    using Order = std::vector<std::optional<int>>;

    RoundHistory history;
};

TEST_F(RoundHistoryTest, RoundsAreOrderedByBeginning)
{
    EXPECT_EQ(history.here(), 0U);
    leaveAndBegin(1);
    leaveAndBegin(2);
    EXPECT_EQ(order(), (Order{1, 2, {}}));
    EXPECT_EQ(history.here(), 2U);
}

TEST_F(RoundHistoryTest, ANewRoundAfterGoingBackFollowsTheRoundItLeaves)
{
    leaveAndBegin(1);
    leaveAndBegin(2);
    leave(roundNumber(3));
    history.goTo(0);
    leaveAndBegin(1);
    EXPECT_EQ(order(), (Order{2, 3, 1, {}}));
    EXPECT_EQ(history.here(), 3U);
}

TEST_F(RoundHistoryTest, AReopenedRoundFollowsTheRoundItLeaves)
{
    leaveAndBegin(1);
    leaveAndBegin(2);
    leave(roundNumber(3));
    history.reopen(0);
    EXPECT_EQ(order(), (Order{2, 3, 1}));
    EXPECT_EQ(history.here(), 2U);
}

TEST_F(RoundHistoryTest, ExercisesDoNotDisplaceGames)
{
    leaveAndBegin(0);
    for (int number = 1; number <= 2 * static_cast<int>(RoundHistory::most); ++number) {
        history.setExercise(true);
        leaveAndBegin(number);
    }
    EXPECT_EQ(order().front(), 0);
    EXPECT_EQ(order().size(), RoundHistory::most + 1);
}

TEST_F(RoundHistoryTest, NoTwoRoundsBeginAtTheSameTime)
{
    std::set<QDateTime> times{history.begun()};
    for (int number = 1; number <= 20; ++number) {
        leaveAndBegin(number);
        EXPECT_TRUE(times.insert(history.begun()).second);
    }
}

// Fault 47
TEST_F(RoundHistoryTest, RoundsStayInOrderIfTheClockIsSetBack)
{
    const QDateTime later = QDateTime::currentDateTimeUtc().addYears(10);
    history = RoundHistory{{{roundNumber(1), later}}, {}};
    EXPECT_EQ(order(), (Order{1, {}}));
    EXPECT_GT(history.begun(), later);
    const QDateTime second = history.begun();
    leaveAndBegin(2);
    EXPECT_EQ(order(), (Order{1, 2, {}}));
    EXPECT_GT(history.begun(), second);
}

TEST_F(RoundHistoryTest, TheLastFiftyStay)
{
    for (int number = 1; number <= 60; ++number)
        leaveAndBegin(number);
    EXPECT_EQ(history.entries().size(), RoundHistory::most + 1);
    EXPECT_EQ(order().front(), 11);
    EXPECT_EQ(history.here(), RoundHistory::most);
}

TEST_F(RoundHistoryTest, UnplayedDealsAreRemovedFirst)
{
    leaveAndBegin(1);
    for (int number = 2; number <= 60; ++number)
        leaveAndBegin(number, trainer::Dealt{{}, 7});
    EXPECT_EQ(order().front(), 1);
    EXPECT_EQ(order()[history.here() - 1], 60) << "one step back is always there";
}

TEST_F(RoundHistoryTest, ALongGameReplacesOldOnesButNotItself)
{
    leaveAndBegin(1);
    leaveAndBegin(2);
    leave(longRound(3, RoundHistory::mostBytes));
    history.begin();
    EXPECT_EQ(order(), (Order{3, {}}));
    leaveAndBegin(4);
    EXPECT_EQ(order(), (Order{4, {}}));
}

TEST_F(RoundHistoryTest, ALongGameReplacesNoMoreOldOnesThanNecessary)
{
    const trainer::Round longGame = longRound(1, RoundHistory::mostBytes * 6 / 10);
    leave(longGame);
    history.begin();
    leaveAndBegin(2);
    leaveAndBegin(3);
    leave(longGame);
    history.begin();
    EXPECT_EQ(order(), (Order{2, 3, 1, {}}));
}

TEST_F(RoundHistoryTest, IsRestoredFromSavedRounds)
{
    leaveAndBegin(1);
    leaveAndBegin(2);
    leave(roundNumber(3));
    std::vector<KeptRound> kept;
    for (const RoundHistory::Entry& entry : history.entries())
        kept.push_back(*keptRoundOf(entry.text));
    const QDateTime second = history.entries()[1].begun;
    const QByteArray texts = history.texts();

    history = RoundHistory{kept, second};
    EXPECT_EQ(order(), (Order{1, 2, 3}));
    EXPECT_EQ(history.here(), 1U) << "the running one is among them";
    EXPECT_EQ(history.texts(), texts);
    const QDateTime later = QDateTime::currentDateTimeUtc().addSecs(9);
    history = RoundHistory{kept, later};
    EXPECT_EQ(order(), (Order{1, 2, 3, {}}));
    EXPECT_EQ(history.begun(), later);
    history = RoundHistory{kept, {}};
    EXPECT_EQ(order(), (Order{1, 2, 3, {}}));
    EXPECT_TRUE(history.begun().isValid());
}

} // namespace
} // namespace app_test
