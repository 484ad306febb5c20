// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <functional>
#include <utility>
#include <vector>

#include "window/command.h"

class QKeyEvent;

namespace window {

/// The one table of what the user can do: each command and the action that shows it.
class Actions : public QObject {
    Q_OBJECT

public:
    struct Entry {
        Command command;
        QAction* action;
    };

    using QObject::QObject;

    /// Appends commands; their order is the order of the menus.
    ///
    /// @pre no id is in the table yet
    void add(std::vector<Command> commands);
    const std::vector<Entry>& entries() const { return entries_; }
    /// The action of a command.
    ///
    /// @pre the id is in the table
    QAction* operator[](const QString& id) const;

    /// Has a function decide whether a command may leave the game now.
    void setGuard(std::function<bool(const QString& id)> guard) { guard_ = std::move(guard); }
    /// Asks every command anew whether it can be used and whether it is on.
    void refresh();
    /// Runs the first command that can be used and has a key which works here; whether there was one.
    bool take(const QKeyEvent& event, Where where);

signals:
    /// The focus goes to the board after a command: from wherever it is, or else only from a button, since
    /// the command that was run can no longer be used.
    void returning(bool fromAnywhere);

private:
    void append(Command command);
    void run(const Command& command);

    std::vector<Entry> entries_;
    std::function<bool(const QString& id)> guard_;
};

/// The name of keys pressed together, "Ctrl+Z", in the user's language; menus show the same.
QString keyName(const Key& key);

/// The names of a command's keys, one after the other.
QStringList keyNames(const Command& command);

} // namespace window
