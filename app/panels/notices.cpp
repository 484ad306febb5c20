// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/notices.h"

#include <QAccessible>
#include <QStringList>

#include "text/phrasing.h"

using namespace Qt::StringLiterals;

namespace panels {
namespace {

constexpr int noticeMargin = 8;

QString sentencesOf(Notice notice)
{
    switch (notice) {
    case Notice::roundNotKept:
        return Notices::tr("This game cannot be saved and will be lost when you quit unless that "
                           "changes. The program keeps trying.");
    case Notice::settingsNotKept:
        return Notices::tr("Your settings cannot be saved. They apply until you quit.");
    case Notice::nothingKept:
        return Notices::tr("Right Corner is already running. This window saves neither games nor "
                           "settings.");
    case Notice::noReply:
        return Notices::tr("There is not enough memory for your opponent's move. Close other programs: "
                           "it will be played as soon as there is enough.");
    }
    return {};
}

} // namespace

Notices::Notices() : label_{new QLabel}
{
    label_->setWordWrap(true);
    label_->setMargin(noticeMargin);
    // Long sentences must not widen the window.
    label_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    setSizeGripEnabled(false);
    addWidget(label_, 1);
    hide();
}

void Notices::show(Notice notice, bool holds)
{
    if (holds)
        holding_.insert(notice);
    else
        holding_.erase(notice);
    QStringList sentences;
    for (const Notice each : holding_)
        sentences.append(sentencesOf(each));
    label_->setText(u"⚠ "_s + text::joined(sentences));
    setVisible(!sentences.isEmpty());
    QAccessibleEvent alert{label_, QAccessible::Alert};
    if (holds)
        QAccessible::updateAccessibility(&alert);
}

} // namespace panels
