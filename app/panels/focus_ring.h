// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace panels {

/// Draws the ring around the button that has the focus, with a gap between it and what is filled with the
/// ring's own colour. Fields and lists have theirs from the style sheet.
class FocusRing : public QObject {
    Q_OBJECT

public:
    /// Follows the focus through the whole application for as long as it lives.
    explicit FocusRing(QObject* parent);

private:
    void follow(QWidget* focus);

    QPointer<QWidget> ring_;
};

} // namespace panels
