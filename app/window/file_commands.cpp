// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QDir>

#include "board/board_view.h"
#include "files/board_picture.h"
#include "files/filing.h"
#include "files/printing.h"
#include "modes/reader.h"
#include "modes/record_pages.h"
#include "session/trainer_session.h"
#include "window/commands.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct FileCommands {
    Q_DECLARE_TR_FUNCTIONS(FileCommands)
};

/// The game, with its report if that is shown, or the page of a course on the board, in the colours of the
/// user's board.
files::Printed printedNow(const Desk& desk)
{
    files::Printed printed = files::printedOf(desk.session, desk.window.gameName());
    if (desk.reader.isOnPage())
        files::addPage(printed, desk.reader.shown());
    else if (const panels::Report* report = desk.pages.report())
        files::addReport(printed, *report);
    printed.coloring = desk.preferences.coloring;
    return printed;
}

QString printedSentence(const QString& file)
{
    return file.isEmpty() ? FileCommands::tr("The board and the moves have been sent to the printer.")
                          : FileCommands::tr("The board and the moves have been saved as “%1”.", "a PDF file")
                                .arg(QDir::toNativeSeparators(file));
}

std::vector<Command> openCommands(files::Filing& filing)
{
    constexpr int mostRecent = 10;
    std::vector<Command> all{{.id = u"open"_s,
                              .menu = Menu::file,
                              .text = FileCommands::tr("&Open…"),
                              .tip = FileCommands::tr("Open the games of a PGN file"),
                              .keys = {{Qt::CTRL | Qt::Key_O}},
                              .run = [&filing] { filing.chooseFile(); },
                              .leavesGame = true}};
    for (int place = 0; place < mostRecent; ++place)
        all.push_back({.id = u"recent/"_s + QString::number(place),
                       .menu = Menu::file,
                       .submenu = FileCommands::tr("Open &recent"),
                       .run = [&filing, place] { filing.openRecent(place); },
                       .words = [&filing, place] { return filing.recentName(place); },
                       .leavesGame = true});
    all.push_back({.id = u"games"_s,
                   .menu = Menu::file,
                   .text = FileCommands::tr("Other &games in this file…"),
                   .tip = FileCommands::tr("Choose another game from the last file opened"),
                   .keys = {{Qt::CTRL | Qt::Key_G}},
                   .run = [&filing] { filing.showList(); },
                   .isEnabled = [&filing] { return filing.hasList(); },
                   .leavesGame = true});
    return all;
}

std::vector<Command> saveCommands(const Desk& desk)
{
    files::Filing& filing = desk.filing;
    const auto isPlayed = [&session = desk.session] { return session.mode() != session::Mode::setUp; };
    return {{.id = u"save"_s,
             .menu = Menu::file,
             .startsGroup = true,
             .text = FileCommands::tr("&Save"),
             .tip = FileCommands::tr("Save the game as PGN"),
             .keys = {{Qt::CTRL | Qt::Key_S}},
             .run = [&filing] { filing.save(); },
             .isEnabled = isPlayed},
            {.id = u"save-as"_s,
             .menu = Menu::file,
             .text = FileCommands::tr("Save &as…"),
             .tip = FileCommands::tr("Save the game in another file"),
             .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_S}},
             .run = [&filing] { filing.saveAs(); },
             .isEnabled = isPlayed},
            {.id = u"save-distances"_s,
             .menu = Menu::file,
             .text = FileCommands::tr("Save with mate &distances and wasted moves"),
             .tip = FileCommands::tr("Saved games note after each move how far off mate is and how many "
                                     "moves were wasted"),
             .run = [&filing] { filing.toggleDistances(); },
             .isOn = [&filing] { return filing.savesDistances(); }}};
}

/// The board as a picture and on paper.
std::vector<Command> pictureCommands(const Desk& desk)
{
    files::Filing& filing = desk.filing;
    return {{.id = u"export"_s,
             .menu = Menu::file,
             .startsGroup = true,
             .text = FileCommands::tr("&Export board…"),
             .tip = FileCommands::tr("Save a picture of the board as SVG or PNG"),
             .run =
                 [&filing, &board = desk.board] {
                     filing.choosePicture(
                         [&board](const QString& path) { return files::writeBoardPicture(board, path); });
                 }},
            {.id = u"print"_s,
             .menu = Menu::file,
             .text = FileCommands::tr("Print…"),
             .tip = FileCommands::tr("Print the board and the moves"),
             .keys = {{Qt::CTRL | Qt::Key_P}},
             .run =
                 [desk] {
                     files::askAndPrint(desk.window, desk.board, printedNow(desk),
                                        [&window = desk.window](const QString& file) {
                                            window.tell({text::Tone::good, printedSentence(file), {}});
                                        });
                 }},
            {.id = u"print-preview"_s,
             .menu = Menu::file,
             .text = FileCommands::tr("Print preview…"),
             .tip = FileCommands::tr("See the page before it is printed"),
             .run = [desk] { files::previewPrint(desk.window, desk.board, printedNow(desk)); }}};
}

Command quitCommand(MainWindow& window)
{
    return {.id = u"quit"_s,
            .menu = Menu::file,
            .startsGroup = true,
            .text = FileCommands::tr("&Quit"),
            .keys = {{Qt::CTRL | Qt::Key_Q}},
            .run = [&window] { window.close(); },
            .staying = FileCommands::tr("Stay here")};
}

} // namespace

std::vector<Command> fileCommands(const Desk& desk)
{
    return joined({openCommands(desk.filing),
                   reviewCommands(desk),
                   saveCommands(desk),
                   pictureCommands(desk),
                   {quitCommand(desk.window)}});
}

} // namespace window
