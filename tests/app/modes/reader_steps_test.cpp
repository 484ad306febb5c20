// SPDX-License-Identifier: GPL-3.0-or-later

// The steps of a course: back to its pages, and a draw that is held or lost.

#include "panels/course_card.h"
#include "window_fixture.h"

namespace app_test {
namespace {

const QByteArray twoPages = "[Event \"Pawns\"]\n[ChapterName \"To hold\"]\n[Task \"hold 2\"]\n[SetUp \"1\"]\n"
                            "[FEN \"8/4k3/8/8/4K3/4P3/8/8 b - - 0 1\"]\n\n{ Stand in front of it. } *\n\n"
                            "[Event \"Pawns\"]\n[ChapterName \"To read\"]\n[Task \"read\"]\n[SetUp \"1\"]\n"
                            "[FEN \"8/4k3/8/8/4K3/4P3/8/8 w - - 0 1\"]\n\n"
                            "{ He is too late. } 1. Kd5 Kd7 2. e4 Ke7 *\n";

class StepsOfACourse : public WindowTest {
protected:
    StepsOfACourse()
    {
        writeBytes(folder.filePath(u"pawns.pgn"_s), twoPages);
        window->reader().open(folder.filePath(u"pawns.pgn"_s));
        waitUntilRead();
    }
    void waitUntilRead()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
        waitUntilSolved();
    }
    bool says(const QString& words) const { return textsOf(find<panels::CourseCard>()).contains(words); }

    QTemporaryDir folder;
};

TEST_F(StepsOfACourse, DrawsAreHeldForTheRequiredMoves)
{
    EXPECT_TRUE(says(u"Hold the draw for 2 moves."_s));
    for (int moves = 0; moves < 2; ++moves) {
        session.play(best().front());
        waitForReply();
    }
    EXPECT_TRUE(says(u"You held the draw."_s)) << textsOf(find<panels::CourseCard>()).toStdString();
}

TEST_F(StepsOfACourse, LostDrawsRestartThePage)
{
    typeMove(u"Kf8"_s);
    waitForReply();
    EXPECT_TRUE(says(u"You let the draw slip."_s));
    press(u"Start again"_s);
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(says(u"Hold the draw for 2 moves."_s));
}

TEST_F(StepsOfACourse, APageToPlayOutStartsAgainByAButtonOfItsOwn)
{
    const auto* again = button(u"Start again"_s);
    ASSERT_NE(again, nullptr);
    EXPECT_FALSE(again->isEnabled());
    for (std::size_t moves = 2; moves <= 4; moves += 2) {
        session.play(best().front());
        waitForReply();
        ASSERT_EQ(plies(), moves);
    }
    press(u"Start again"_s);
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(says(u"Hold the draw for 2 moves."_s));
    EXPECT_EQ(button(u"Start again"_s), again) << "a second click does nothing else";
    EXPECT_FALSE(again->isEnabled());
}

TEST_F(StepsOfACourse, GoingBackAsksBeforePlayedMovesAreLost)
{
    const QByteArray pages{twoPages};
    const qsizetype second = pages.lastIndexOf("[Event");
    writeBytes(folder.filePath(u"turned.pgn"_s), pages.mid(second) + '\n' + pages.first(second));
    window->reader().open(folder.filePath(u"turned.pgn"_s));
    ASSERT_TRUE(QTest::qWaitFor([this] { return says(u"He is too late."_s); }, patience));
    key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    ASSERT_TRUE(says(u"Hold the draw for 2 moves."_s));
    session.play(best().front());
    waitForReply();
    press(u"Previous page"_s);
    EXPECT_EQ(plies(), 2U);
    EXPECT_TRUE(coach().contains(u"Choose “Previous page” again"_s)) << coach().toStdString();
    press(u"Stay on the page"_s);
    EXPECT_EQ(plies(), 2U);
    press(u"Previous page"_s);
    key(Qt::Key_PageUp, Qt::AltModifier);
    EXPECT_TRUE(says(u"He is too late."_s));
}

TEST_F(StepsOfACourse, SkippingAsksBeforePlayedMovesAreLost)
{
    session.play(best().front());
    waitForReply();
    press(u"Skip"_s);
    EXPECT_EQ(plies(), 2U);
    EXPECT_TRUE(coach().contains(u"Choose “Skip” again"_s)) << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_EQ(plies(), 2U);
    press(u"Skip"_s);
    key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    EXPECT_TRUE(says(u"He is too late."_s)) << "chosen again, this time by its key";
    press(u"Previous page"_s);
    press(u"Skip"_s);
    EXPECT_TRUE(says(u"He is too late."_s)) << "no move would be lost";
}

TEST_F(StepsOfACourse, BackTakesOneMoveBackOnAPageToRead)
{
    key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    for (std::size_t moves = 1; moves <= 4; ++moves) {
        key(Qt::Key_PageDown, Qt::AltModifier);
        EXPECT_EQ(plies(), moves);
    }
    for (std::size_t moves = 4; moves-- > 0;) {
        key(Qt::Key_PageUp, Qt::AltModifier);
        EXPECT_EQ(plies(), moves);
    }
}

TEST_F(StepsOfACourse, ArrowKeysStepThroughAPageToRead)
{
    key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    view->setFocus();
    for (const std::size_t moves : {1, 2, 3}) {
        key(Qt::Key_Right);
        EXPECT_EQ(plies(), moves);
    }
    key(Qt::Key_Left);
    EXPECT_EQ(plies(), 2U);
    key(Qt::Key_End);
    EXPECT_EQ(plies(), 4U);
    key(Qt::Key_Home);
    EXPECT_EQ(plies(), 0U);
    typeMove(u"Kd5"_s);
    EXPECT_EQ(plies(), 1U) << "letters begin a move as ever";
}

TEST_F(StepsOfACourse, AutoplayLeavesTimeToRead)
{
    EXPECT_FALSE(action(u"Game/Play the line automatically"_s)->isEnabled()) << "a draw is to be held";
    key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    auto* autoplay = find<Autoplay>();
    autoplay->setRest(1h);
    view->setFocus();
    key(Qt::Key_Space);
    ASSERT_TRUE(autoplay->isRunning());
    EXPECT_EQ(autoplay->rest(), 1h) << "what is on the board has been read";
    key(Qt::Key_Right);
    EXPECT_EQ(autoplay->rest(), 1h);
    key(Qt::Key_Left);
    EXPECT_GT(autoplay->rest(), 1h) << "there is text";
    autoplay->setRest(1ms);
    EXPECT_TRUE(QTest::qWaitFor([&] { return plies() == 4 && !autoplay->isRunning(); }, patience));
    key(Qt::Key_Space);
    EXPECT_EQ(plies(), 0U) << "again from the start";
    key(Qt::Key_PageUp, Qt::AltModifier);
    EXPECT_FALSE(autoplay->isRunning()) << "another page";
}

TEST_F(StepsOfACourse, TheStepKeysDoNotMoveTheCursorAtTheEndsOfAPage)
{
    key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    view->setFocus();
    const chess::Square before = view->cursor();
    for (const auto& [end, beyond] :
         {std::pair{Qt::Key_Home, Qt::Key_Left}, std::pair{Qt::Key_End, Qt::Key_Right}}) {
        key(end);
        const std::size_t last = plies();
        key(beyond);
        EXPECT_EQ(plies(), last);
        EXPECT_EQ(view->cursor(), before);
        EXPECT_FALSE(view->isCursorVisible());
    }
}

TEST_F(StepsOfACourse, AnotherPageHidesTheCursor)
{
    view->setFocus();
    view->showCursor(true);
    key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    EXPECT_FALSE(view->isCursorVisible());
}

TEST_F(StepsOfACourse, UncommentedMovesShowTheCoachsReasonOnThePage)
{
    key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    const auto* record = find<panels::RecordCard>();
    const auto place = [&] { return record->mapTo(window.get(), QPoint{}); };
    settle();
    const QPoint before = place();
    for (const QString& move : {u"Kd5"_s, u"e4"_s}) {
        EXPECT_FALSE(find<panels::CoachCard>()->isVisible());
        key(Qt::Key_Right);
        EXPECT_TRUE(says(move)) << textsOf(find<panels::CourseCard>()).toStdString();
        EXPECT_FALSE(says(u"He is too late."_s)) << "that is about the start";
        EXPECT_FALSE(find<panels::CoachCard>()->isVisible());
        EXPECT_TRUE(QTest::qWaitFor([&] { return place() == before; }, patience));
        key(Qt::Key_Right);
    }
}

TEST_F(StepsOfACourse, BackAtTheStartOpensThePreviousPage)
{
    key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    EXPECT_TRUE(says(u"He is too late."_s)) << textsOf(find<panels::CourseCard>()).toStdString();
    key(Qt::Key_PageUp, Qt::AltModifier);
    EXPECT_TRUE(says(u"Hold the draw for 2 moves."_s));
    EXPECT_FALSE(action(u"Training/Courses/Previous page"_s)->isEnabled());
}

} // namespace
} // namespace app_test
