// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStatusBar>
#include <set>

namespace panels {

/// Persistent problems that are reported to the user.
enum class Notice { roundNotKept, settingsNotKept, nothingKept, noReply };

/// The status bar at the bottom that shows current problems; hidden if there are no problems.
class Notices : public QStatusBar {
    Q_OBJECT

public:
    Notices();

    /// Shows or removes a notice.
    void show(Notice notice, bool holds);

private:
    std::set<Notice> holding_;
    QLabel* label_;
};

} // namespace panels
