// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

namespace panels {

/// Draws the focus ring around the focused button, with a gap that separates it from a button filled with the
/// ring's own colour. Fields and lists have their ring from the style sheet.
class FocusRing : public QObject {
    Q_OBJECT

public:
    /// Follows the focus in the whole application for as long as the object lives.
    explicit FocusRing(QObject* parent);

private:
    void follow(QWidget* focus);

    QPointer<QWidget> ring_;
};

} // namespace panels
