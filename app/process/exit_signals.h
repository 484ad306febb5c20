// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace process {

/// Ends the program properly on SIGTERM, SIGINT or SIGHUP.
///
/// At most one instance may exist at a time.
class ExitSignals : public QObject {
    Q_OBJECT

public:
    ExitSignals();
    /// Restores the default handling of the signals.
    ~ExitSignals() override;

signals:
    void asked();
};

} // namespace process
