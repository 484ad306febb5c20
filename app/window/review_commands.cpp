// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFileDialog>
#include <QPointer>

#include "files/file_dialog.h"
#include "files/filing.h"
#include "modes/practice.h"
#include "panels/screen_room.h"
#include "store/preferences.h"
#include "window/commands.h"
#include "window/main_window.h"
#include "window/review_page.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct ReviewCommands {
    Q_DECLARE_TR_FUNCTIONS(ReviewCommands)
};

ReviewPage* reviewPageOf(const Desk& desk)
{
    return desk.window.findChild<ReviewPage*>();
}

/// Opens a game of the page in the main window; the page gives way to the board.
void openReviewed(const Desk& desk, const store::GameInFile& game, std::optional<std::size_t> ply)
{
    if (!desk.window.mayTake())
        return;
    reviewPageOf(desk)->hide();
    desk.window.activateWindow();
    desk.filing.openGame(game, ply);
}

/// Saves mistakes as exercises and practises them.
void practiseMistakes(const Desk& desk, const std::vector<store::OwnMistake>& mistakes)
{
    if (!desk.window.mayTake())
        return;
    desk.practice.store().ask(
        [mistakes](store::PracticeDatabase& database) { return database.addMistakes(mistakes); },
        [desk, window = QPointer{&desk.window}](bool isKept) {
            if (!window)
                return;
            reviewPageOf(desk)->hide();
            window->activateWindow();
            if (!isKept)
                return window->tell(
                    {text::Tone::bad, ReviewCommands::tr("Your mistakes could not be saved."),
                     ReviewCommands::tr("The disk may be full. Free some space and try again.")});
            leaveForPractice(desk);
            desk.practice.practiseMistakes();
        });
}

void lookThrough(const Desk& desk, const QString& path)
{
    ReviewPage* page = reviewPageOf(desk);
    if (page == nullptr) {
        page = new ReviewPage{desk.session, desk.preferences, &desk.window};
        QObject::connect(page, &ReviewPage::gameChosen, &desk.window,
                         [desk](const store::GameInFile& game, std::optional<std::size_t> ply) {
                             openReviewed(desk, game, ply);
                         });
        QObject::connect(
            page, &ReviewPage::practiceChosen, &desk.window,
            [desk](const std::vector<store::OwnMistake>& mistakes) { practiseMistakes(desk, mistakes); });
        QObject::connect(page, &ReviewPage::namesChosen, &desk.window, &MainWindow::keepPreferences);
    }
    desk.preferences.reviewed = path;
    page->read(path);
    panels::showInFront(*page);
}

/// Shows the page again; in a window made anew, as in another language, its file is read again.
void goBackToReview(const Desk& desk)
{
    if (ReviewPage* page = reviewPageOf(desk))
        panels::showInFront(*page);
    else
        lookThrough(desk, desk.preferences.reviewed);
}

void chooseGamesToReview(const Desk& desk)
{
    QFileDialog* dialog =
        files::makeFileDialog(desk.window, desk.preferences, ReviewCommands::tr("Look through your games"),
                              {ReviewCommands::tr("Games (*.pgn)"), ReviewCommands::tr("All files (*)")});
    dialog->setFileMode(QFileDialog::ExistingFile);
    QObject::connect(dialog, &QFileDialog::fileSelected, &desk.window,
                     [desk](const QString& path) { lookThrough(desk, path); });
    dialog->open();
}

} // namespace

std::vector<Command> reviewCommands(const Desk& desk)
{
    QObject::connect(&desk.filing, &files::Filing::reviewChosen, &desk.window,
                     [desk](const QString& path) { lookThrough(desk, path); });
    return {{.id = u"review"_s,
             .menu = Menu::file,
             .startsGroup = true,
             .text = ReviewCommands::tr("&Look through my games…"),
             .tip = ReviewCommands::tr("See how you played the endings of all games of a PGN file"),
             .run = [desk] { chooseGamesToReview(desk); }},
            {.id = u"show-review"_s,
             .menu = Menu::file,
             .text = ReviewCommands::tr("&Back to my endgames"),
             .tip = ReviewCommands::tr("Show the endings of the games that were looked through last"),
             .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_E}},
             .run = [desk] { goBackToReview(desk); },
             .words =
                 [desk] {
                     return desk.preferences.reviewed.isEmpty() ? QString{}
                                                                : ReviewCommands::tr("&Back to my endgames");
                 }}};
}

} // namespace window
