// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/screen.h"

#include <unistd.h>

#include <gmock/gmock.h>

#include <QDBusConnection>
#include <QImage>
#include <QLibraryInfo>
#include <QLoggingCategory>
#include <QPainter>
#include <QVersionNumber>
#include <new>
#include <thread>

#include "app_fixture.h"
#include "tests/address_space_limit.h"
#include "tests/slowdown.h"

namespace app_test {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class ScreenTest : public ::testing::Test {
protected:
    ScreenTest() { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
    static void watchScreen()
    {
        endWithoutScreen(
            {u"No screen."_s, u"No plugin %1."_s, u"No thread."_s, u"No memory."_s, u"It is gone."_s},
            [] { std::fputs("Last words. ", stderr); });
    }
};

// Fault 56
TEST_F(ScreenTest, WithoutAScreenOneSentenceIsSaidInsteadOfAnAbort)
{
    const auto fail = [] {
        watchScreen();
        const QLoggingCategory category{"qt.qpa.xcb"};
        qCWarning(category) << "could not connect to display";
        qFatal("This application failed to start because no Qt platform plugin could be initialized.");
    };
    EXPECT_EXIT(fail(), ::testing::ExitedWithCode(1), "(^|\n)No screen\\.\n$");
}

TEST_F(ScreenTest, AMissingPluginIsNamed)
{
    const auto fail = [] {
        watchScreen();
        const QLoggingCategory plugins{"qt.qpa.plugin"};
        qCWarning(plugins) << R"(Could not find the Qt platform plugin "wayland" in "")";
        qFatal("This application failed to start because no Qt platform plugin could be initialized.");
    };
    EXPECT_EXIT(fail(), ::testing::ExitedWithCode(1), "(^|\n)No plugin wayland\\.\n$");
}

TEST_F(ScreenTest, WarningsAboutAScreenThatIsNotFoundAreNotShown)
{
    const auto fail = [] {
        watchScreen();
        qWarning("Failed to create wl_display (No such file or directory)");
        qFatal("This application failed to start because no Qt platform plugin could be initialized.");
    };
    EXPECT_EXIT(fail(), ::testing::ExitedWithCode(1),
                AllOf(HasSubstr("No screen."), Not(HasSubstr("wl_display"))));
}

// Fault 50
TEST_F(ScreenTest, WithTooLittleMemoryTheProgramEndsInsteadOfCrashing)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "Sanitizers take more addresses than any limit.";
    const auto fail = [] {
        watchScreen();
        const test::AddressSpaceLimit limit{test::addresses_taken() + (std::size_t{100} << 20U)};
        noteScreen();
        std::_Exit(0);
    };
    EXPECT_EXIT(fail(), ::testing::ExitedWithCode(1), "(^|\n)No memory\\.\n$");
}

// Fault 50
TEST_F(ScreenTest, WhereMemoryRunsOutUncaughtLastWordsComeFirst)
{
    const auto fail = [] {
        watchScreen();
        noteScreen();
        std::thread{[] { throw std::bad_alloc{}; }}.join();
    };
    EXPECT_EXIT(fail(), ::testing::ExitedWithCode(1), "(^|\n)Last words\\. No memory\\.\n$");
}

// Fault 50
TEST_F(ScreenTest, WithoutAThreadForItTheProgramEndsInsteadOfWaiting)
{
    const auto fail = [] {
        watchScreen();
        qWarning("QThread::start: Thread creation error (Resource temporarily unavailable)");
        std::_Exit(0);
    };
    EXPECT_EXIT(fail(), ::testing::ExitedWithCode(1), "(^|\n)No thread\\.\n$");
}

// Fault 50
TEST_F(ScreenTest, NothingIsWaitedForThoughNoOtherThreadCanBeStarted)
{
    if (test::is_sanitized || QLibraryInfo::version() >= QVersionNumber{6, 5})
        GTEST_SKIP() << "Sanitizers allow no limit, and later versions of Qt paint on threads of their own.";
    const auto paint = [] {
        startThreads();
        QImage image{400, 400, QImage::Format_ARGB32_Premultiplied};
        image.fill(Qt::white);
        // Of the addresses that are left none are enough for the stack of a thread.
        const test::AddressSpaceLimit limit{test::addresses_taken() + (std::size_t{1} << 20U)};
        constexpr unsigned patienceInSeconds = 60;
        alarm(patienceInSeconds);
        QPainter painter{&image};
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::black);
        painter.drawEllipse(image.rect());
        QDBusConnection::sessionBus();
        std::_Exit(image.pixelColor(200, 200) == Qt::black ? 0 : 2);
    };
    EXPECT_EXIT(paint(), ::testing::ExitedWithCode(0), "");
}

// Fault 82
TEST_F(ScreenTest, WhenItGoesAwayLastWordsComeFirst)
{
    const auto fail = [] {
        watchScreen();
        noteScreen();
        qWarning("The X11 connection broke (error 1). Did the X11 server die?");
    };
    EXPECT_EXIT(fail(), ::testing::ExitedWithCode(1), "(^|\n)Last words\\. It is gone\\.\n$");
}

TEST_F(ScreenTest, OtherMessagesAreSaidAsEver)
{
    const auto warn = [] {
        watchScreen();
        noteScreen();
        const QLoggingCategory category{"qt.qpa.xcb"};
        qCWarning(category) << "something";
        std::_Exit(0);
    };
    EXPECT_EXIT(warn(), ::testing::ExitedWithCode(0), "something");
    const auto abort = [] {
        watchScreen();
        noteScreen();
        qFatal("a fault of ours");
    };
    EXPECT_EXIT(abort(), ::testing::KilledBySignal(SIGABRT), "a fault of ours");
}

} // namespace
} // namespace app_test
