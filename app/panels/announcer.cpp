// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>

using namespace Qt::StringLiterals;

namespace panels {
namespace {

class AnnouncerAccessible : public QAccessibleWidget {
public:
    explicit AnnouncerAccessible(Announcer* announcer)
        : QAccessibleWidget{announcer, QAccessible::Notification}
    {}

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? static_cast<const Announcer*>(widget())->words() : QString{};
    }
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object)
{
    return className == "panels::Announcer"_L1 ? new AnnouncerAccessible{static_cast<Announcer*>(object)}
                                               : nullptr;
}

} // namespace

Announcer::Announcer(QWidget* parent) : QWidget{parent}
{
    QAccessible::installFactory(&makeInterface);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setGeometry(0, 0, 1, 1);
    hide();
}

void Announcer::announce(const QString& sentences)
{
    hide();
    words_ = sentences;
    setVisible(!sentences.isEmpty());
}

} // namespace panels
