// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/screen.h"

#include <gmock/gmock.h>

#include <QLoggingCategory>

#include "app_fixture.h"

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
        endWithoutScreen({u"No screen."_s, u"No plugin %1."_s, u"It is gone."_s},
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
