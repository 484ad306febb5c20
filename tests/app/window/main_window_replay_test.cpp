// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>

#include "chess/legal_moves.h"
#include "show/coach.h"
#include "show/notes.h"
#include "show/why.h"
#include "text/coaching.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class ReplayingInTheWindow : public WindowTest {
protected:
    void SetUp() override
    {
        start(mateIn19, trainer::Seat::attacker);
        press(u"Line"_s);
    }
};

TEST_F(ReplayingInTheWindow, ShowsTheWholeLineAndItsNavigation)
{
    EXPECT_EQ(session.mode(), Mode::replay);
    EXPECT_EQ(find<panels::MoveList>()->moves()->entries().size(), 37U);
    EXPECT_TRUE(coach().contains(u"Next: "_s)) << coach().toStdString();
    EXPECT_FALSE(entry()->isVisible());
    EXPECT_TRUE(view->hasFocus()) << "so that the keys walk through it at once";
}

TEST_F(ReplayingInTheWindow, FirstCommentIsAboutTheFirstMove)
{
    const trainer::Line::Step& first = session.replay()->line.steps().front();
    const QString said = find<panels::CoachCard>()->remark().headline;
    EXPECT_TRUE(said.startsWith(u"Next: "_s + text::moveName(first.before, first.move) + u' '))
        << said.toStdString();
    EXPECT_TRUE(coach().contains(u"Stage: "_s)) << coach().toStdString();
}

TEST_F(ReplayingInTheWindow, TextTypedDuringPlayIsCleared)
{
    choose(u"Position/Set up"_s);
    session.leaveSetUp();
    typeMove(u"Bh8"_s);
    ASSERT_TRUE(record().contains(u"cannot go to h8"_s)) << record().toStdString();
    choose(u"Game/Show the line to mate"_s);
    EXPECT_FALSE(record().contains(u"cannot go to h8"_s)) << record().toStdString();
    session.leaveReplay();
    EXPECT_TRUE(entry()->text().isEmpty());
}

TEST_F(ReplayingInTheWindow, BoardKeysStepThroughTheLine)
{
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    EXPECT_EQ(session.replay()->ply, 2U);
    EXPECT_EQ(pieces(), session.replay()->line.position(2).board());
    key(Qt::Key_Left);
    EXPECT_EQ(session.replay()->ply, 1U);
    key(Qt::Key_End);
    EXPECT_EQ(session.replay()->ply, 37U);
    EXPECT_TRUE(standing().startsWith(u"Checkmate"_s));
    key(Qt::Key_Right);
    EXPECT_EQ(session.replay()->ply, 37U);
    key(Qt::Key_Home);
    EXPECT_EQ(session.replay()->ply, 0U);
    key(Qt::Key_Left);
    EXPECT_EQ(session.replay()->ply, 0U);
    key(Qt::Key_Escape);
    EXPECT_EQ(session.mode(), Mode::play);
}

TEST_F(ReplayingInTheWindow, MovesShowTheirAimAndReason)
{
    QString before = coach();
    const trainer::Line line = session.replay()->line;
    for (std::size_t ply = 1; ply <= line.size(); ++ply) {
        key(Qt::Key_Right);
        const trainer::Line::Step& played = line.steps()[ply - 1];
        const QString move = text::moveName(played.before, played.move);
        EXPECT_TRUE(coach().contains(move)) << coach().toStdString();
        EXPECT_NE(coach(), before) << "the text of the move before is gone";
        if (ply < line.size()) {
            EXPECT_TRUE(coach().contains(u"Next: "_s)) << coach().toStdString();
        }
        const auto stage = show::stageOf(session, line.position(ply));
        if (stage && ply < line.size() && !text::isHangingTold(*stage, line.position(ply).board())) {
            EXPECT_EQ(coach().contains(text::stageAim(*stage, line.position(ply).board())),
                      is_followed(trainer::coach::stage_pens(), session.tables().known(), line.position(ply),
                                  *stage))
                << coach().toStdString();
        }
        EXPECT_EQ(coach().contains(u"Stage: "_s), show::beginsStage(session)) << coach().toStdString();
        before = coach();
    }
    EXPECT_TRUE(coach().contains(u"The line ends here."_s));
}

TEST_F(ReplayingInTheWindow, ReviewedGamesExplainEachMove)
{
    session.leaveReplay();
    start(mateIn3, trainer::Seat::both);
    playToTheEnd();
    session.setSeat(trainer::Seat::attacker);
    for (std::size_t ply = plies() - 1; ply > 0; --ply) {
        key(Qt::Key_Left, Qt::AltModifier);
        ASSERT_EQ(plies(), ply);
        const auto& node = session.round().game().node(session.round().game().current());
        const auto& parent = session.round().game().node(*node.parent);
        EXPECT_TRUE(coach().contains(text::moveName(parent.position, *node.move)) ||
                    legal_moves(parent.position).size() == 1)
            << coach().toStdString();
    }
}

TEST_F(ReplayingInTheWindow, MenuShortcutsStepThroughTheLine)
{
    QTest::keyClick(window.get(), Qt::Key_End, Qt::AltModifier);
    EXPECT_EQ(session.replay()->ply, 37U);
    QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(session.replay()->ply, 36U);
    QTest::keyClick(window.get(), Qt::Key_Home, Qt::AltModifier);
    EXPECT_EQ(session.replay()->ply, 0U);
}

TEST_F(ReplayingInTheWindow, ButtonsStepThroughTheLine)
{
    QTest::mouseClick(toolButton(u"One move forward"_s), Qt::LeftButton);
    EXPECT_EQ(session.replay()->ply, 1U);
    QTest::mouseClick(toolButton(u"To the end"_s), Qt::LeftButton);
    EXPECT_EQ(session.replay()->ply, 37U);
    EXPECT_FALSE(toolButton(u"One move forward"_s)->isEnabled());
    QTest::mouseClick(toolButton(u"To the start"_s), Qt::LeftButton);
    EXPECT_EQ(session.replay()->ply, 0U);
}

TEST_F(ReplayingInTheWindow, ClickingAMoveJumpsToIt)
{
    auto* list = find<panels::MoveList>();
    const QRect move = list->visualRect(list->model()->index(1, 3));
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, move.center());
    EXPECT_EQ(session.replay()->ply, 4U);
    EXPECT_EQ(list->moves()->current(), 3);
}

TEST_F(ReplayingInTheWindow, AutoplayRunsToTheEndAndStops)
{
    auto* autoplay = find<Autoplay>();
    autoplay->setRest(1ms);
    key(Qt::Key_Space);
    EXPECT_TRUE(autoplay->isRunning());
    EXPECT_TRUE(toolButton(u"Play the line"_s)->isChecked());
    ASSERT_TRUE(QTest::qWaitFor([autoplay] { return !autoplay->isRunning(); }, patience));
    EXPECT_EQ(session.replay()->ply, 37U);
    EXPECT_FALSE(toolButton(u"Play the line"_s)->isChecked());
    autoplay->setRest(1h);
    QTest::mouseClick(toolButton(u"Play the line"_s), Qt::LeftButton);
    EXPECT_TRUE(toolButton(u"Play the line"_s)->isChecked()) << "it starts again";
    EXPECT_EQ(session.replay()->ply, 0U);
}

TEST_F(ReplayingInTheWindow, SpacePausesAutoplay)
{
    key(Qt::Key_Space);
    key(Qt::Key_Space);
    EXPECT_FALSE(find<Autoplay>()->isRunning());
    EXPECT_FALSE(toolButton(u"Play the line"_s)->isChecked());
}

TEST_F(ReplayingInTheWindow, PaceIsSaved)
{
    auto* pace = find<panels::Transport>()->findChild<QComboBox*>();
    ASSERT_TRUE(pace->isVisible());
    EXPECT_EQ(pace->currentData().toInt(), 1000);
    pace->setFocus();
    QTest::keyClick(pace, Qt::Key_Home);
    EXPECT_EQ(preferences.replayMs, 300);
    EXPECT_EQ(readPreferences().preferences.replayMs, 300);
}

TEST_F(ReplayingInTheWindow, UnlistedPacesShowAsTheNextSlower)
{
    auto* transport = find<panels::Transport>();
    for (const auto& [kept, shownPace] : {std::pair{300, 300}, {777, 1000}, {10000, 10000}}) {
        transport->setPace(kept);
        EXPECT_EQ(transport->findChild<QComboBox*>()->currentData().toInt(), shownPace);
    }
}

/// Where the words of a widget stand that has them at half its height.
int baselineOf(const QWidget& part)
{
    const QFontMetrics metrics = part.fontMetrics();
    return part.mapTo(part.window(), QPoint{}).y() + (part.height() - metrics.height()) / 2 +
           metrics.ascent();
}

TEST_F(ReplayingInTheWindow, TheOtherGoodMovesAndTheirTitleShareABaseline)
{
    while (otherEquals(session).empty())
        key(Qt::Key_Right);
    settle();
    QLabel* title = nullptr;
    for (QLabel* label : find<panels::RecordCard>()->findChildren<QLabel*>())
        title = label->text() == u"Equally good:"_s ? label : title;
    ASSERT_NE(title, nullptr);
    const auto links = title->parentWidget()->findChildren<QToolButton*>();
    ASSERT_FALSE(links.empty());
    EXPECT_NEAR(baselineOf(*title), baselineOf(*links.front()), 1);
}

TEST_F(ReplayingInTheWindow, ArrowShowsTheNextMove)
{
    const auto& steps = session.replay()->line.steps();
    EXPECT_EQ(view->diagram().arrows,
              (std::vector{board::Arrow{steps[0].move.from, steps[0].move.to, board::ArrowKind::best}}));
    key(Qt::Key_End);
    EXPECT_TRUE(view->diagram().arrows.empty());
}

TEST_F(ReplayingInTheWindow, AlternativesContinueToMate)
{
    while (otherEquals(session).empty())
        key(Qt::Key_Right);
    const std::size_t ply = session.replay()->ply;
    const chess::Move other = otherEquals(session).front();
    QToolButton* link = toolButton(moveName(*session.position(), other));
    ASSERT_NE(link, nullptr);
    QTest::mouseClick(link, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.replay()->ply == ply + 1; }, patience));
    EXPECT_EQ(session.replay()->line.steps()[ply].move, other);
    EXPECT_EQ(session.replay()->line.size(), 37U);
    EXPECT_TRUE(is_checkmate(session.replay()->line.position(37)));
}

TEST_F(ReplayingInTheWindow, RepeatedOrLateClicksOnAlternativesAreHarmless)
{
    while (otherEquals(session).empty())
        key(Qt::Key_Right);
    const chess::Move other = otherEquals(session).back();
    for (const bool movesOn : {false, true}) {
        QToolButton* link = toolButton(moveName(*session.position(), other));
        ASSERT_NE(link, nullptr);
        const std::size_t ply = session.replay()->ply;
        QTest::mouseClick(link, Qt::LeftButton);
        if (movesOn)
            session.goToPly(session.replay()->line.size());
        else
            QTest::mouseClick(link, Qt::LeftButton);
        settle();
        EXPECT_EQ(session.replay()->line.size(), 37U);
        session.leaveReplay();
        ASSERT_TRUE(session.enterReplay());
        session.goToPly(ply);
    }
}

TEST_F(ReplayingInTheWindow, PiecesCannotBeMoved)
{
    const chess::Move next = session.replay()->line.steps()[0].move;
    drag(next.from, next.to);
    click(next.from);
    click(next.to);
    EXPECT_EQ(session.replay()->ply, 0U);
    EXPECT_EQ(plies(), 0U);
}

TEST_F(ReplayingInTheWindow, TypingIsIgnored)
{
    type(u"Be4"_s);
    EXPECT_TRUE(entry()->text().isEmpty());
    EXPECT_EQ(session.replay()->ply, 0U);
}

TEST_F(ReplayingInTheWindow, BackReturnsToTheGame)
{
    key(Qt::Key_End);
    press(u"Leave the replay"_s);
    EXPECT_EQ(session.mode(), Mode::play);
    EXPECT_EQ(pieces(), position_of(mateIn19).board());
}

TEST_F(ReplayingInTheWindow, PlayStartsFromAnyPositionOfTheLine)
{
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    const chess::Board there = pieces();
    press(u"Play from here"_s);
    EXPECT_EQ(session.mode(), Mode::play);
    EXPECT_EQ(pieces(), there);
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(ReplayingInTheWindow, TheMatedPositionAtTheEndCannotBePlayed)
{
    EXPECT_TRUE(button(u"Play from here"_s)->isEnabled());
    key(Qt::Key_End);
    EXPECT_FALSE(button(u"Play from here"_s)->isEnabled());
}

TEST_F(ReplayingInTheWindow, BackReturnsToSetUp)
{
    press(u"Leave the replay"_s);
    press(u"Set up"_s);
    press(u"Line"_s);
    EXPECT_EQ(session.mode(), Mode::replay);
    press(u"Leave the replay"_s);
    EXPECT_EQ(session.mode(), Mode::setUp);
}

TEST_F(ReplayingInTheWindow, KindCanBeChosenFromAReplayOfASetUp)
{
    press(u"Leave the replay"_s);
    press(u"Set up"_s);
    press(u"Line"_s);
    choose(u"Game/Choose the kind of position…"_s);
    EXPECT_TRUE(find<panels::DrillPanel>()->isVisible());
    EXPECT_EQ(session.mode(), Mode::play);
}

} // namespace
} // namespace app_test
