// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "board/board_view.h"
#include "store/preferences.h"
#include "window/choices.h"
#include "window/commands.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct BoardCommands {
    Q_DECLARE_TR_FUNCTIONS(BoardCommands)
};

std::vector<Key> keysOf(const board::MarkSwitch& toggle)
{
    return toggle.shortcut ? std::vector{Key{*toggle.shortcut}} : std::vector<Key>{};
}

} // namespace

std::vector<Command> boardCommands(const Desk& desk)
{
    store::Preferences& preferences = desk.preferences;
    board::Shown& shown = preferences.shown;
    const std::function<void()> changed = [&window = desk.window] {
        window.keepPreferences();
        window.applyLook();
    };
    std::vector<Command> all;
    all.push_back({.id = u"flip"_s,
                   .menu = Menu::board,
                   .text = BoardCommands::tr("&Flip"),
                   .keys = {{Qt::CTRL | Qt::Key_F}},
                   .run = [&board = desk.board] { board.setOrientation(!board.orientation()); }});
    const auto add = [&](const QString& id, const QString& text, bool& value, std::vector<Key> keys) {
        all.push_back(makeSwitch({.id = id, .menu = Menu::board, .text = text, .keys = std::move(keys)},
                                 value, changed));
    };
    const std::size_t firstSwitch = all.size();
    for (const board::MarkEntry& mark : board::allMarks) {
        if (mark.toggle)
            add(QString::fromLatin1(mark.toggle->key), nameOf(*mark.toggle), shown.marks[mark.kind],
                keysOf(*mark.toggle));
    }
    all[firstSwitch].startsGroup = true;
    add(u"coordinates"_s, BoardCommands::tr("&Coordinates"), shown.coordinates, {});
    const auto append = [&all](const std::vector<Command>& more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    append(makeChoices<board::BoardColoring>(
        {.id = u"coloring"_s,
         .menu = Menu::board,
         .submenu = BoardCommands::tr("C&olours"),
         .startsGroup = true},
        {{BoardCommands::tr("Wood"), board::BoardColoring::wood},
         {BoardCommands::tr("Grey"), board::BoardColoring::grey},
         {BoardCommands::tr("Blue-green"), board::BoardColoring::blueGreen}},
        preferences.coloring, changed));
    append(makeChoices<int>(
        {.id = u"sliding"_s, .menu = Menu::board, .submenu = BoardCommands::tr("&Sliding pieces")},
        {{BoardCommands::tr("Off"), 0}, {BoardCommands::tr("Quick"), 150}, {BoardCommands::tr("Slow"), 400}},
        preferences.animationMs, changed));
    return all;
}

} // namespace window
