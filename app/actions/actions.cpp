// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/actions.h"

#include <QKeyEvent>
#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "panels/mnemonics.h"
#include "text/languages.h"
#include "text/phrasing.h"

namespace actions {
namespace {

// Qt looks up these texts when it spells keys, in menus too. Ours take precedence over Qt's own, some of
// which are wrong: its Polish Home key is a home folder, its Turkish Esc key is an exit.
[[maybe_unused]] constexpr std::array keyWords{
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),   QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Alt"),    QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Space"),  QT_TRANSLATE_NOOP("QShortcut", "Left"),
    QT_TRANSLATE_NOOP("QShortcut", "Right"),  QT_TRANSLATE_NOOP("QShortcut", "Home"),
    QT_TRANSLATE_NOOP("QShortcut", "End"),    QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDown"), QT_TRANSLATE_NOOP("QShortcut", "Backspace"),
    QT_TRANSLATE_NOOP("QShortcut", "Return")};

/// The current text of a command, without the reason for being disabled.
QString ownWords(const Command& command)
{
    return command.words ? command.words() : command.text;
}

/// True if a command with a text is enabled; one without is hidden and disabled.
bool canBeUsed(const Command& command, const QString& words)
{
    return !words.isEmpty() && (!command.isEnabled || command.isEnabled());
}

QString tipOf(const Command& command)
{
    const QStringList keys = keyNames(command);
    QString words = command.tips            ? command.tips()
                    : command.tip.isEmpty() ? text::withoutMnemonic(command.text)
                                            : command.tip;
    return keys.isEmpty() ? words : Actions::tr("%1 (%2)", "a tip and its shortcut").arg(words, keys.front());
}

/// The key that a menu shows beside a command without a shortcut of its own: one that works unless the
/// focused widget or another command uses it, such as Esc.
QString spareKey(const Command& command)
{
    const auto isOfWindow = [](const Key& key) { return key.where == Where::window; };
    const auto spare = std::ranges::find(command.keys, Where::spare, &Key::where);
    const bool isShown = command.menu != Menu::none && spare != command.keys.end() &&
                         std::ranges::none_of(command.keys, isOfWindow);
    return isShown ? u'\t' + keyName(*spare) : QString{};
}

/// Sets the menu text, with the reason for being disabled, and the button text, which shows neither that nor
/// mnemonic nor key.
void setWords(QAction& action, const QString& words, const Command& command, const QString& reason = {})
{
    const QString shown =
        reason.isEmpty() ? words
                         : Actions::tr("%1 (%2)", "a command and why it cannot be used").arg(words, reason);
    action.setText(words.isEmpty() ? words : shown + spareKey(command));
    action.setIconText(command.brief.isEmpty() ? text::withoutMnemonic(words) : command.brief);
}

bool has(const Command& command, const QKeyEvent& event, Where where)
{
    // Treat the arrows of the number pad as arrow keys.
    const QKeyCombination pressed{event.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event.key())};
    return std::ranges::any_of(command.keys, [&](const Key& key) {
        return key.where == where && key.keys == QKeySequence{pressed};
    });
}

} // namespace

QString keyName(const Key& key)
{
    return text::leftToRight(key.keys.toString(QKeySequence::NativeText));
}

QStringList keyNames(const Command& command)
{
    QStringList names;
    for (const Key& key : command.keys)
        names.append(keyName(key));
    return names;
}

void Actions::add(std::vector<Command> commands)
{
    for (Command& command : commands)
        append(std::move(command));
}

void Actions::append(Command command)
{
    Q_ASSERT(
        std::ranges::none_of(entries_, [&](const Entry& entry) { return entry.command.id == command.id; }));
    auto* action = new QAction{this};
    action->setObjectName(command.id);
    setWords(*action, command.text, command);
    action->setData(command.roomFor);
    action->setToolTip(tipOf(command));
    action->setCheckable(static_cast<bool>(command.isOn));
    QList<QKeySequence> shortcuts;
    for (const Key& key : command.keys) {
        if (key.where == Where::window)
            shortcuts.append(key.keys);
    }
    action->setShortcuts(shortcuts);
    connect(action, &QAction::triggered, this, [this, command] { run(command); });
    entries_.push_back({std::move(command), action});
}

void Actions::run(const Command& command)
{
    const bool isRun = !guard_ || guard_(command);
    if (isRun)
        command.run();
    if (isRun && command.endsOnBoard)
        emit returning(true);
    else if (!canBeUsed(command, ownWords(command)))
        emit returning(false);
    refresh();
}

const Actions::Entry& Actions::entry(const QString& id) const
{
    const auto found = std::ranges::find(entries_, id, [](const Entry& entry) { return entry.command.id; });
    Q_ASSERT(found != entries_.end());
    return *found;
}

QAction* Actions::operator[](const QString& id) const
{
    return entry(id).action;
}

QString Actions::nameOf(const QString& id) const
{
    return text::withoutMnemonic(entry(id).command.text);
}

QList<QAction*> Actions::beginningWith(const QString& beginning) const
{
    QList<QAction*> actions;
    for (const auto& [command, action] : entries_) {
        if (command.id.startsWith(beginning))
            actions.append(action);
    }
    return actions;
}

QString Actions::titleOf(Menu menu, const QString& submenu) const
{
    const auto title = titles_.find({menu, submenu});
    return title != titles_.end() ? title->second : submenu;
}

/// Sets the menu texts of all commands with these current texts, and the titles of submenus, each with a
/// mnemonic that is unique in its menu.
void Actions::setMenuTexts(const QStringList& texts)
{
    using Place = std::pair<Menu, QString>;
    std::map<Place, QList<qsizetype>> menus;
    std::map<Menu, QStringList> submenus;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Command& command = entries_[i].command;
        if (command.menu != Menu::none)
            menus[{command.menu, command.submenu}].append(static_cast<qsizetype>(i));
        if (!command.submenu.isEmpty() && !submenus[command.menu].contains(command.submenu))
            submenus[command.menu].append(command.submenu);
    }
    for (const auto& [menu, titles] : submenus)
        menus.try_emplace({menu, {}});
    menuTexts_ = texts;
    for (const auto& [place, entries] : menus) {
        const QStringList titles = place.second.isEmpty() ? submenus[place.first] : QStringList{};
        QStringList ofMenu = titles;
        for (const qsizetype entry : entries)
            ofMenu.append(texts[entry]);
        const QStringList marked = panels::Mnemonics{}.marked(ofMenu);
        for (qsizetype i = 0; i < titles.size(); ++i)
            titles_[{place.first, titles[i]}] = marked[i];
        for (qsizetype i = 0; i < entries.size(); ++i)
            menuTexts_[entries[i]] = marked[titles.size() + i];
    }
}

void Actions::refresh()
{
    QStringList words;
    for (const Entry& each : entries_)
        words.append(ownWords(each.command));
    // Choosing the mnemonics takes much longer.
    if (words != words_) {
        words_ = words;
        setMenuTexts(words);
    }
    QString reasonAbove;
    std::pair<Menu, QString> menuAbove;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const auto& [command, action] = entries_[i];
        const QString& text = menuTexts_[static_cast<qsizetype>(i)];
        const bool isUsable = canBeUsed(command, text);
        const QString reason = isUsable || !command.whyNot ? QString{} : command.whyNot();
        // A reason for several commands of a group is read once.
        const bool isRepeated = reason == reasonAbove && !command.startsGroup &&
                                menuAbove == std::pair{command.menu, command.submenu};
        setWords(*action, text, command, isRepeated ? QString{} : reason);
        if (!text.isEmpty()) {
            reasonAbove = reason;
            menuAbove = {command.menu, command.submenu};
        }
        action->setVisible(!text.isEmpty());
        if (command.tips)
            action->setToolTip(tipOf(command));
        action->setEnabled(isUsable);
        if (command.isOn)
            action->setChecked(command.isOn());
    }
}

bool Actions::take(const QKeyEvent& event, Where where)
{
    for (const auto& [command, action] : entries_) {
        if (has(command, event, where) && action->isEnabled()) {
            action->trigger();
            return true;
        }
    }
    return false;
}

std::optional<text::Remark> Actions::refusal(const QKeyEvent& event) const
{
    const auto found = std::ranges::find_if(entries_, [&](const Entry& entry) {
        const Command& command = entry.command;
        const QString words = ownWords(command);
        return has(command, event, Where::window) && command.whyNot && !words.isEmpty() &&
               !canBeUsed(command, words);
    });
    const QString reason = found != entries_.end() ? found->command.whyNot() : QString{};
    if (reason.isEmpty() || event.isAutoRepeat())
        return std::nullopt;
    const QString name = text::withoutMnemonic(ownWords(found->command));
    return text::Remark{
        text::Tone::plain, tr("Not available now: %1 (%2).", "a command and why").arg(name, reason), {}};
}

} // namespace actions
