// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/announcer.h"

#include <QAccessible>
#include <QEvent>
#include <QSet>
#include <QTimer>
#include <algorithm>

#include "app_fixture.h"

namespace app_test {
namespace {

/// Records the text that a screen reader finds whenever a notification is shown.
class Shown : public QObject {
public:
    explicit Shown(const QWidget& window)
    {
        for (QWidget* notification : window.findChildren<panels::Notification*>())
            notification->installEventFilter(this);
    }
    QStringList names;
    QSet<QObject*> shown;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show) {
            const QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(watched);
            EXPECT_EQ(seen->role(), QAccessible::Notification);
            names.append(seen->text(QAccessible::Name));
            shown.insert(watched);
        }
        return false;
    }
};

TEST(AnnouncerTest, EverySentenceIsShownOnceAsANotification)
{
    QWidget window;
    window.resize(100, 100);
    panels::Announcer announcer{&window};
    window.show();
    Shown shown{window};
    const QStringList sentences{u"Black: king to e5."_s, u"White mates in 22."_s, u"White mates in 22."_s};
    for (const QString& sentence : sentences)
        announcer.announce(sentence);
    EXPECT_EQ(shown.names, sentences);
    EXPECT_EQ(shown.shown.size(), 3) << "what comes soon after does not stand in its way";
    for (int i = 0; i < 10; ++i)
        announcer.announce(u"Draw."_s);
    EXPECT_EQ(shown.names.size(), 13);
    announcer.withdraw();
    for (const auto* notification : window.findChildren<panels::Notification*>()) {
        EXPECT_FALSE(notification->isVisible());
        EXPECT_TRUE(notification->words().isEmpty()) << "nor is it found where nothing is seen";
    }
}

TEST(AnnouncerTest, NotificationsAreWithdrawnAfterATimeout)
{
    QWidget window;
    panels::Announcer announcer{&window};
    auto* lapse = announcer.findChild<QTimer*>();
    EXPECT_GE(lapse->interval(), 5'000) << "a screen reader has the time to read it";
    lapse->setInterval(1);
    announcer.announce(u"Draw."_s);
    const auto isAnythingSaid = [&] {
        const auto notifications = window.findChildren<panels::Notification*>();
        return std::ranges::any_of(notifications, [](const auto* each) { return !each->words().isEmpty(); });
    };
    EXPECT_TRUE(isAnythingSaid());
    EXPECT_TRUE(QTest::qWaitFor([&] { return !isAnythingSaid(); }, patience));
}

} // namespace
} // namespace app_test
