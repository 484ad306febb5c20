// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace panels {
namespace {

class NotificationAccessible : public QAccessibleWidget {
public:
    explicit NotificationAccessible(Notification* notification)
        : QAccessibleWidget{notification, QAccessible::Notification}
    {}

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? static_cast<const Notification*>(widget())->words() : QString{};
    }
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object)
{
    return className == "panels::Notification"_L1
               ? new NotificationAccessible{static_cast<Notification*>(object)}
               : nullptr;
}

} // namespace

Notification::Notification(QWidget* parent) : QWidget{parent}
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setGeometry(0, 0, 1, 1);
    hide();
}

void Notification::say(const QString& sentences)
{
    withdraw();
    words_ = sentences;
    show();
}

void Notification::withdraw()
{
    hide();
    words_.clear();
}

Announcer::Announcer(QWidget* place) : QObject{place}
{
    QAccessible::installFactory(&makeInterface);
    for (Notification*& notification : notifications_)
        notification = new Notification{place};
    lapse_.setSingleShot(true);
    lapse_.setInterval(10s);
    connect(&lapse_, &QTimer::timeout, this, &Announcer::withdraw);
}

void Announcer::announce(const QString& sentences)
{
    notifications_[next_]->say(sentences);
    next_ = (next_ + 1) % notifications_.size();
    lapse_.start();
}

void Announcer::withdraw()
{
    for (Notification* notification : notifications_)
        notification->withdraw();
}

} // namespace panels
