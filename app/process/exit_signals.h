// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace process {

/// Has the program end in good order when the system asks for it: by SIGTERM, SIGINT or SIGHUP.
///
/// There may be one at a time.
class ExitSignals : public QObject {
    Q_OBJECT

public:
    ExitSignals();
    /// Leaves the signals to the system again.
    ~ExitSignals() override;

signals:
    void asked();
};

} // namespace process
