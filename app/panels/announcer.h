// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace panels {

/// A sentence for those who do not see the window: screen readers say a notification when it is shown,
/// wherever the focus is. It has one clear pixel.
class Announcer : public QWidget {
    Q_OBJECT

public:
    explicit Announcer(QWidget* parent);

    void announce(const QString& sentences);
    /// What was announced last.
    const QString& words() const { return words_; }

private:
    QString words_;
};

} // namespace panels
