// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/announcer.h"

#include <QAccessible>
#include <QEvent>

#include "app_fixture.h"

namespace app_test {
namespace {

/// Writes down what a screen reader finds whenever a widget is shown.
class Shown : public QObject {
public:
    explicit Shown(QWidget* widget) { widget->installEventFilter(this); }
    QStringList names;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show) {
            const QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(watched);
            EXPECT_EQ(seen->role(), QAccessible::Notification);
            names.append(seen->text(QAccessible::Name));
        }
        return false;
    }
};

TEST(AnnouncerTest, EverySentenceIsANotificationThatIsShownOnce)
{
    QWidget window;
    window.resize(100, 100);
    auto* announcer = new panels::Announcer{&window};
    window.show();
    const Shown shown{announcer};
    EXPECT_FALSE(announcer->isVisible());
    announcer->announce(u"Black: king to e5."_s);
    EXPECT_TRUE(announcer->isVisible());
    announcer->announce(u"White mates in 22."_s);
    announcer->announce(u"White mates in 22."_s);
    announcer->announce({});
    EXPECT_FALSE(announcer->isVisible());
    EXPECT_EQ(shown.names,
              (QStringList{u"Black: king to e5."_s, u"White mates in 22."_s, u"White mates in 22."_s}));
}

} // namespace
} // namespace app_test
