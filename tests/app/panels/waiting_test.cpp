// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/waiting.h"

#include <QElapsedTimer>
#include <QPushButton>

#include "app_fixture.h"

namespace app_test {
namespace {

class WaitingTest : public testing::Test {
protected:
    WaitingTest() { window.show(); }
    void begin()
    {
        waiting.begin(u"The text is being read."_s, [this] { ++cancellations; });
    }
    void waitUntilShown()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return waiting.isVisible(); }, patience));
    }
    QProgressBar& bar() const { return *waiting.findChild<QProgressBar*>(); }
    QStringList texts() const
    {
        QStringList texts;
        for (const QLabel* label : waiting.findChildren<QLabel*>())
            texts.append(label->text());
        return texts;
    }

    QWidget window;
    Waiting waiting{&window};
    int cancellations = 0;
};

TEST_F(WaitingTest, AppearsAfterADelay)
{
    begin();
    const auto* delay = waiting.findChild<QTimer*>();
    ASSERT_NE(delay, nullptr);
    EXPECT_TRUE(delay->isActive());
    EXPECT_EQ(delay->intervalAsDuration(), 300ms);
    QElapsedTimer elapsed;
    elapsed.start();
    EXPECT_FALSE(waiting.isVisible());
    waitUntilShown();
    // Timers may be early by a twentieth.
    EXPECT_GE(elapsed.elapsed(), 285) << "and not before";
    EXPECT_TRUE(texts().contains(u"The text is being read."_s));
    EXPECT_EQ(bar().accessibleName(), u"The text is being read."_s);
    waiting.end();
    EXPECT_FALSE(waiting.isVisible());
}

TEST_F(WaitingTest, StaysHiddenForFinishedTasks)
{
    begin();
    waiting.end();
    EXPECT_FALSE(QTest::qWaitFor([this] { return waiting.isVisible(); }, 500));
    EXPECT_EQ(cancellations, 0);
}

TEST_F(WaitingTest, NeedsNoWindow)
{
    Waiting first{nullptr};
    first.begin(u"The games are being read."_s, [this] { ++cancellations; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return first.isVisible(); }, patience));
    EXPECT_FALSE(first.testAttribute(Qt::WA_QuitOnClose)) << "the program goes on";
    EXPECT_EQ(first.windowTitle(), QGuiApplication::applicationDisplayName());
    first.close();
    EXPECT_EQ(cancellations, 1);
}

TEST_F(WaitingTest, ShowsItsProgress)
{
    begin();
    EXPECT_EQ(bar().maximum(), 0) << "not known yet";
    waiting.advance(40, u"7 games"_s);
    EXPECT_EQ(bar().value(), 40);
    EXPECT_EQ(bar().maximum(), 100);
    EXPECT_TRUE(texts().contains(u"7 games"_s));
    begin();
    EXPECT_EQ(bar().maximum(), 0) << "nor of what begins next";
    EXPECT_FALSE(texts().contains(u"7 games"_s));
}

TEST_F(WaitingTest, ButtonOrEscapeCancels)
{
    begin();
    waitUntilShown();
    QTest::mouseClick(waiting.findChild<QPushButton*>(), Qt::LeftButton);
    EXPECT_EQ(cancellations, 1);
    EXPECT_FALSE(waiting.isVisible());
    begin();
    waitUntilShown();
    QTest::keyClick(&waiting, Qt::Key_Escape);
    EXPECT_EQ(cancellations, 2);
}

} // namespace
} // namespace app_test
