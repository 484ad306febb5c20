// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace process {

/// Counts the starts in a row that came to nothing, so that what brings the program down at its start is not
/// tried for ever.
class StartWatch : public QObject {
    Q_OBJECT

public:
    /// Notes a start in a folder.
    explicit StartWatch(const QString& folder);

    /// Whether the two starts before came to nothing.
    bool isThirdAttempt() const { return failures_ >= 2; }
    /// Calls the start a success: after a while, or at once when the user does anything.
    void waitForSuccess();
    /// The start was a success.
    void succeed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QString path_;
    int failures_ = 0;
};

} // namespace process
