// SPDX-License-Identifier: GPL-3.0-or-later

// The steps of a course: back to its pages, and a draw that is held or lost.

#include "panels/course_card.h"
#include "window/window_fixture.h"

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

TEST_F(StepsOfACourse, ADrawIsHeldForSoManyMoves)
{
    EXPECT_TRUE(says(u"Hold the draw for 2 moves."_s));
    for (int moves = 0; moves < 2; ++moves) {
        session.play(best().front());
        waitForReply();
    }
    EXPECT_TRUE(says(u"You held the draw."_s)) << textsOf(find<panels::CourseCard>()).toStdString();
}

TEST_F(StepsOfACourse, ADrawThatIsLostIsTriedAgainFromTheStartOfThePage)
{
    typeMove(u"Kf8"_s);
    waitForReply();
    EXPECT_TRUE(says(u"You let the draw slip."_s));
    press(u"Start again"_s);
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(says(u"Hold the draw for 2 moves."_s));
}

TEST_F(StepsOfACourse, BackOnAPageToReadTakesOneMoveBack)
{
    key(Qt::Key_PageDown, Qt::AltModifier);
    for (std::size_t moves = 1; moves <= 4; ++moves) {
        key(Qt::Key_PageDown, Qt::AltModifier);
        EXPECT_EQ(plies(), moves);
    }
    for (std::size_t moves = 4; moves-- > 0;) {
        key(Qt::Key_PageUp, Qt::AltModifier);
        EXPECT_EQ(plies(), moves);
    }
}

TEST_F(StepsOfACourse, BackFromTheStartOfAPageLeadsToTheOneBefore)
{
    key(Qt::Key_PageDown, Qt::AltModifier);
    EXPECT_TRUE(says(u"He is too late."_s)) << textsOf(find<panels::CourseCard>()).toStdString();
    key(Qt::Key_PageUp, Qt::AltModifier);
    EXPECT_TRUE(says(u"Hold the draw for 2 moves."_s));
    EXPECT_FALSE(action(u"Training/Courses/Back"_s)->isEnabled());
}

} // namespace
} // namespace app_test
