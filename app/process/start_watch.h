// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace process {

/// Counts consecutive failed starts, so that the cause of a crash at the start is not repeated forever.
class StartWatch : public QObject {
    Q_OBJECT

public:
    /// Records a start in a folder.
    explicit StartWatch(const QString& folder);

    /// True if the two previous starts failed.
    bool isThirdAttempt() const { return failures_ >= 2; }
    /// Marks the start as a success after a while, or at once on user input.
    void waitForSuccess();
    /// Marks the start as a success.
    void succeed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString path_;
    int failures_ = 0;
};

} // namespace process
