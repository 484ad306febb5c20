// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/select_on_focus.h"

#include <QFocusEvent>
#include <QLineEdit>

namespace panels {
namespace {

class FocusWatch : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isClick = event->type() == QEvent::FocusIn &&
                             static_cast<QFocusEvent*>(event)->reason() == Qt::MouseFocusReason;
        // Queued, because the click that sets the focus places the cursor afterwards.
        if (isClick)
            QMetaObject::invokeMethod(static_cast<QLineEdit*>(watched), &QLineEdit::selectAll,
                                      Qt::QueuedConnection);
        return false;
    }
};

} // namespace

void selectOnFocus(QLineEdit& line)
{
    line.installEventFilter(new FocusWatch{&line});
}

} // namespace panels
