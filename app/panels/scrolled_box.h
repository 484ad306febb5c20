// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>
#include <QWheelEvent>

namespace panels {

/// A box for a value on a page that may scroll: the page takes the page keys, and the wheel while the box
/// does not have the focus, so that scrolling changes no value.
template <typename Box>
class ScrolledBox : public Box {
public:
    explicit ScrolledBox(QWidget* parent) : Box{parent}
    {
        // The wheel over it must not give it the focus.
        this->setFocusPolicy(Qt::StrongFocus);
    }

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown)
            event->ignore();
        else
            Box::keyPressEvent(event);
    }

    void wheelEvent(QWheelEvent* event) override
    {
        if (this->hasFocus())
            Box::wheelEvent(event);
        else
            event->ignore();
    }
};

} // namespace panels
