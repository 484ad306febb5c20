// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "actions/command.h"

class QKeyEvent;

namespace actions {

/// The table of all user commands, each with its `QAction`.
class Actions : public QObject {
    Q_OBJECT

public:
    struct Entry {
        Command command;
        QAction* action;
    };

    using QObject::QObject;

    /// Appends commands, which appear in the menus in this order.
    ///
    /// @pre no id is in the table yet
    void add(std::vector<Command> commands);
    const std::vector<Entry>& entries() const { return entries_; }
    /// The action of a command.
    ///
    /// @pre the id is in the table
    QAction* operator[](const QString& id) const;
    /// The name of a command, which stays the same: its text without a mnemonic.
    ///
    /// @pre the id is in the table
    QString nameOf(const QString& id) const;
    /// The label of the button that declines the question of a command.
    ///
    /// @pre the id is in the table
    QString stayingOf(const QString& id) const { return entry(id).command.staying; }
    /// The title of a submenu, with a mnemonic that is unique in its menu.
    QString titleOf(Menu menu, const QString& submenu) const;
    /// The actions of all commands whose ids begin with a text, in their order.
    QList<QAction*> beginningWith(const QString& beginning) const;

    /// Sets the function that decides if a command may be run now.
    void setGuard(std::function<bool(const Command& command)> guard) { guard_ = std::move(guard); }
    /// Updates the enabled and checked states of all commands.
    void refresh();
    /// Runs the first enabled command with a matching key that applies here; true if there is one.
    bool take(const QKeyEvent& event, Where where);
    /// Returns the reason why the command of a shortcut cannot be used now; `nullopt` if there is no such
    /// command or reason, or the keys are held down.
    std::optional<text::Remark> refusal(const QKeyEvent& event) const;

signals:
    /// Emitted to return the focus to the board after a command: from any widget, or else only from a button,
    /// because the command that was run is now disabled.
    void returning(bool fromAnywhere);

private:
    const Entry& entry(const QString& id) const;
    void append(Command command);
    void run(const Command& command);
    void setMenuTexts(const QStringList& texts);

    std::vector<Entry> entries_;
    QStringList words_;                                  ///< the current texts of the commands
    QStringList menuTexts_;                              ///< the same with mnemonics
    std::map<std::pair<Menu, QString>, QString> titles_; ///< of submenus, with their mnemonics
    std::function<bool(const Command& command)> guard_;
};

/// The name of a key combination such as "Ctrl+Z" in the user's language, as shown in menus.
QString keyName(const Key& key);

/// The names of all keys of a command.
QStringList keyNames(const Command& command);

} // namespace actions
