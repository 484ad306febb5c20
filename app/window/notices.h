// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStatusBar>
#include <set>

namespace window {

/// What is amiss for longer than a moment.
enum class Notice { roundNotKept, settingsNotKept, nothingKept, noReply };

/// The line below everything that says what is amiss as long as it is; without anything there is no line.
class Notices : public QStatusBar {
    Q_OBJECT

public:
    Notices();

    /// Says a notice, or no more.
    void show(Notice notice, bool holds);

private:
    std::set<Notice> holding_;
    QLabel* label_;
};

} // namespace window
