// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QMessageBox>

#include "board/board_view.h"
#include "endgame/material.h"
#include "modes/dealing.h"
#include "modes/page_editor.h"
#include "modes/record_pages.h"
#include "panels/screen_room.h"
#include "show/move_sounds.h"
#include "show/voice.h"
#include "store/preferences.h"
#include "text/languages.h"
#include "window/commands.h"
#include "window/figures_page.h"
#include "window/help_page.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct WindowCommands {
    Q_DECLARE_TR_FUNCTIONS(WindowCommands)
};

void showHelp(const Desk& desk)
{
    MainWindow& window = desk.window;
    auto* page = window.findChild<HelpPage*>();
    if (page == nullptr)
        page = new HelpPage{window.actions(), desk.preferences.gradeRule, desk.board.colors(), &window};
    panels::showInFront(*page);
    if (desk.editor.isOnBoard())
        page->showWriting();
}

/// Starts a game from a position of the list of endings, unless an exam is being taken.
void takePosition(const Desk& desk, const chess::Position& position)
{
    if (!desk.window.mayTake())
        return;
    desk.dealing.leave();
    desk.board.clearOwnMarks();
    desk.session.start(position, desk.preferences.drill.seat);
    desk.board.setFocus();
}

void showFigures(const Desk& desk)
{
    MainWindow& window = desk.window;
    auto* page = window.findChild<FiguresPage*>();
    if (page == nullptr) {
        page = new FiguresPage{desk.session, &window};
        QObject::connect(page, &FiguresPage::positionChosen, &window,
                         [desk](const chess::Position& position) { takePosition(desk, position); });
    }
    panels::showInFront(*page);
}

void showAbout(MainWindow& window)
{
    const QString text = WindowCommands::tr(
        "Right Corner %1 is a trainer for chess endings with up to %2 pieces, above all the mate with "
        "bishop and knight. Each ending is solved in memory when needed; your data stays on your "
        "computer.\n\nFree software under the GNU General Public License, version 3 or later.");
    auto* box =
        new QMessageBox{QMessageBox::NoIcon, WindowCommands::tr("About Right Corner"),
                        text.arg(QApplication::applicationVersion()).arg(endgame::most_pieces_on_request),
                        QMessageBox::Close, &window};
    box->setIconPixmap(window.windowIcon().pixmap(64));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

/// The pages of the game record, with a key for each.
std::vector<Command> recordCommands(const Desk& desk)
{
    using panels::RecordPage;
    const std::vector<std::pair<QString, RecordPage>> pages{
        {WindowCommands::tr("Moves"), RecordPage::moves},
        {WindowCommands::tr("All moves"), RecordPage::replies},
        {WindowCommands::tr("Graph"), RecordPage::curve},
        {WindowCommands::tr("Report"), RecordPage::report}};
    std::vector<Command> all;
    for (const auto& [text, page] : pages) {
        const auto index = static_cast<int>(all.size());
        all.push_back({.id = u"record/"_s + QString::number(index),
                       .menu = Menu::settings,
                       .submenu = WindowCommands::tr("Game &record"),
                       .startsGroup = index == 0,
                       .text = text,
                       .keys = {{Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + index)}},
                       .run = [&seen = desk.pages, page = page] { seen.turnTo(page); },
                       .isOn = [&seen = desk.pages, page = page] { return seen.page() == page; },
                       .isChoice = true});
    }
    return all;
}

std::vector<Command> themeCommands(const Desk& desk)
{
    using panels::ThemeChoice;
    return makeChoices<ThemeChoice>(
        {.id = u"theme"_s, .menu = Menu::settings, .submenu = WindowCommands::tr("&Theme")},
        {{WindowCommands::tr("Follow the system"), ThemeChoice::system},
         {WindowCommands::tr("Light"), ThemeChoice::light},
         {WindowCommands::tr("Dark"), ThemeChoice::dark},
         {WindowCommands::tr("Black on white"), ThemeChoice::blackOnWhite},
         {WindowCommands::tr("White on black"), ThemeChoice::whiteOnBlack}},
        desk.preferences.theme, [&window = desk.window] {
            window.keepPreferences();
            window.applyLook();
        });
}

/// The choices of language and text size, which need a new window.
std::vector<Command> textCommands(const Desk& desk)
{
    const auto makeAnew = [&window = desk.window] {
        window.keepPreferences();
        window.makeAnew();
    };
    std::vector<std::pair<QString, QString>> languages{{WindowCommands::tr("Follow the system"), QString{}}};
    for (const QString& code : text::languages())
        languages.emplace_back(text::nameOfLanguage(code), code);
    std::vector<std::pair<QString, int>> sizes;
    sizes.reserve(store::textSizes.size());
    for (const int size : store::textSizes)
        sizes.emplace_back(WindowCommands::tr("%1%", "a size of text, in percent").arg(size), size);
    return joined(
        {makeChoices(
             {.id = u"language"_s, .menu = Menu::settings, .submenu = WindowCommands::tr("&Language")},
             languages, desk.preferences.language, makeAnew),
         makeChoices(
             {.id = u"text-size"_s, .menu = Menu::settings, .submenu = WindowCommands::tr("Te&xt size")},
             sizes, desk.preferences.textSize, makeAnew)});
}

Command speechCommand(const Desk& desk)
{
    // Queried once, because it searches every folder of programs.
    const bool isThere = show::hasVoice();
    Command speaking =
        makeSwitch({.id = u"speak-moves"_s,
                    .menu = Menu::settings,
                    .startsGroup = true,
                    .text = WindowCommands::tr("Read &moves aloud"),
                    .tip = isThere ? WindowCommands::tr("Read each move with the "
                                                        "system's text-to-speech voice")
                                   : WindowCommands::tr("No text-to-speech program was "
                                                        "found; install speech-dispatcher"),
                    .whyNot = [] { return WindowCommands::tr("no speech program found"); }},
                   desk.preferences.speaksMoves, [&window = desk.window] { window.keepPreferences(); });
    speaking.isEnabled = [isThere] { return isThere; };
    return speaking;
}

Command soundCommand(const Desk& desk)
{
    const bool canBeHeard = show::MoveSounds::canBeHeard();
    Command sounds =
        makeSwitch({.id = u"sounds"_s,
                    .menu = Menu::settings,
                    .text = WindowCommands::tr("Move sounds"),
                    .tip = canBeHeard ? WindowCommands::tr("Hear moves, captures, checks and checkmate")
                                      : WindowCommands::tr("No sound player was found; install pw-play, "
                                                           "paplay or aplay"),
                    .whyNot = [] { return WindowCommands::tr("no sound player found"); }},
                   desk.preferences.playsSounds, [&window = desk.window] { window.keepPreferences(); });
    sounds.isEnabled = [canBeHeard] { return canBeHeard; };
    return sounds;
}

Command fullScreenCommand(MainWindow& window)
{
    // Without a platform theme there is no standard key: so F11 is set explicitly.
    return {.id = u"full-screen"_s,
            .menu = Menu::settings,
            .startsGroup = true,
            .text = WindowCommands::tr("&Full screen"),
            .keys = {{Qt::Key_F11}},
            .run = [&window] { window.setWindowState(window.windowState() ^ Qt::WindowFullScreen); },
            .isOn = [&window] { return window.isFullScreen(); }};
}

} // namespace

std::vector<Command> windowCommands(const Desk& desk)
{
    return joined({themeCommands(desk),
                   textCommands(desk),
                   {speechCommand(desk), soundCommand(desk)},
                   recordCommands(desk),
                   {fullScreenCommand(desk.window)}});
}

std::vector<Command> helpCommands(const Desk& desk)
{
    return {{.id = u"keys"_s,
             .menu = Menu::help,
             .text = WindowCommands::tr("Terms, symbols and &keys"),
             .keys = {{QKeySequence::HelpContents}},
             .run = [desk] { showHelp(desk); }},
            {.id = u"figures"_s,
             .menu = Menu::help,
             .text = WindowCommands::tr("Endings in &figures…"),
             .tip = WindowCommands::tr(
                 "All endings with their aims, longest wins, shares of results and zugzwangs"),
             .keys = {{Qt::SHIFT | Qt::Key_F1}},
             .run = [desk] { showFigures(desk); }},
            {.id = u"first-steps"_s,
             .menu = Menu::help,
             .text = WindowCommands::tr("First &steps"),
             .tip = WindowCommands::tr("Show the suggestions of the first start again"),
             .run = [&window = desk.window] { window.offerAgain(); },
             .isEnabled = [&window = desk.window] { return window.canOffer(); },
             .whyNot = [] { return WindowCommands::tr("only beside a game of your own"); }},
            {.id = u"about"_s,
             .menu = Menu::help,
             .text = WindowCommands::tr("&About Right Corner"),
             .run = [&window = desk.window] { showAbout(window); }}};
}

} // namespace window
