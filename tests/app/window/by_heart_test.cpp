// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/by_heart.h"

#include <QDir>

#include "store/data_folder.h"
#include "window/reader.h"
#include "window/window_fixture.h"

namespace app_test {
namespace {

constexpr auto command = u"Training/Courses/Learn this position by heart";

class ByHeartTest : public WindowTest {
protected:
    static QDir folder() { return QDir{store::dataFolder() + u"/by-heart"_s}; }
    QAction* learn() const { return action(QString::fromUtf16(command)); }
    void play(const char* fen)
    {
        start(fen, trainer::Seat::both);
        waitUntilSolved();
        settle();
    }
    void learnAndOpen()
    {
        learn()->trigger();
        ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOnPage(); }, patience));
    }
    const trainer::course::Course& course() const { return *window->reader().course(); }
    void SetUp() override { folder().removeRecursively(); }
};

TEST_F(ByHeartTest, ACourseAsksForEachMoveOfTheWin)
{
    play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    learnAndOpen();
    EXPECT_EQ(course().title, "Pawn by heart, mate in 11");
    EXPECT_EQ(course().chapters.front().name, "Main line");
    EXPECT_TRUE(window->reader().isAsking());
    waitUntilSolved();
    session.play(best().front());
    settle();
    EXPECT_TRUE(textsOf(find<panels::CourseCard>()).contains(u"Right."_s))
        << textsOf(find<panels::CourseCard>()).toStdString();
    EXPECT_TRUE(window->reader().canGoOn());
}

TEST_F(ByHeartTest, DrawsAreHeld)
{
    play("4k3/8/3KP3/8/8/8/8/8 b - - 0 1");
    learnAndOpen();
    EXPECT_EQ(course().title, "Pawn by heart, hold the draw");
}

TEST_F(ByHeartTest, TheSamePositionOpensTheSameCourse)
{
    for (int time = 1; time <= 2; ++time) {
        play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
        learnAndOpen();
        EXPECT_EQ(folder().entryList({u"*.pgn"_s}).size(), 1);
    }
    play("8/8/8/8/4p3/4k3/8/4K3 b - - 0 1");
    learnAndOpen();
    EXPECT_EQ(folder().entryList({u"*.pgn"_s}).size(), 2) << "a course with the same title has a number";
}

TEST_F(ByHeartTest, LostPositionsOfferNothing)
{
    play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    EXPECT_TRUE(learn()->isEnabled());
    play("4k3/8/4K3/8/8/8/8/7R b - - 0 1");
    EXPECT_FALSE(learn()->isEnabled());
}

TEST_F(ByHeartTest, ItCanBeCancelled)
{
    play("5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1");
    learn()->trigger();
    Waiting* const waiting = waitingFor(u"Choosing the positions to learn by heart"_s);
    ASSERT_NE(waiting, nullptr);
    ASSERT_TRUE(QTest::qWaitFor([&] { return waiting->isVisible(); }, patience));
    cancel(*waiting);
    settle();
    EXPECT_FALSE(waiting->isVisible());
    EXPECT_FALSE(window->reader().isOpen());
    EXPECT_FALSE(folder().exists());
}

TEST_F(ByHeartTest, AFolderThatCannotBeWrittenIsReported)
{
    QFile file{folder().path()};
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    learn()->trigger();
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return coach().contains(u"The course to learn by heart could not be saved."_s); }, patience))
        << coach().toStdString();
    file.remove();
}

} // namespace
} // namespace app_test
