// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "actions/actions.h"
#include "files/practice_files.h"
#include "modes/practice.h"
#include "panels/screen_room.h"
#include "window/commands.h"
#include "window/main_window.h"
#include "window/statistics_page.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct StatisticsCommands {
    Q_DECLARE_TR_FUNCTIONS(StatisticsCommands)
};

void showStatistics(const Desk& desk)
{
    MainWindow& window = desk.window;
    auto* page = window.findChild<StatisticsPage*>();
    if (page == nullptr) {
        page = new StatisticsPage{desk.practice.store(), desk.preferences, &window};
        QObject::connect(page, &StatisticsPage::practiceChosen, &window, [page, &window] {
            page->close();
            window.actions()[u"practise"_s]->trigger();
        });
    }
    panels::showInFront(*page);
}

} // namespace

std::vector<Command> statisticsCommands(const Desk& desk)
{
    auto* files = new files::PracticeFiles{desk.practice.store(), desk.preferences, desk.window};
    files->setParent(&desk.window);
    QObject::connect(files, &files::PracticeFiles::told, &desk.window, &MainWindow::tell);
    QObject::connect(files, &files::PracticeFiles::forgotten, &desk.reader, &modes::Reader::forgetResults);
    const auto command = [](const QString& id, const QString& text, const QString& tip,
                            const std::function<void()>& run) {
        return Command{.id = id,
                       .menu = Menu::training,
                       .submenu = practiceSubmenu(),
                       .text = text,
                       .tip = tip,
                       .run = run};
    };
    std::vector<Command> all{
        command(u"statistics"_s, StatisticsCommands::tr("&Statistics…"),
                StatisticsCommands::tr("Your progress by week, ending and stage"),
                [desk] { showStatistics(desk); }),
        command(u"export-practice"_s, StatisticsCommands::tr("&Export as CSV…"),
                StatisticsCommands::tr("Export all attempts as a table for other programs"),
                [files] { files->chooseExport(); }),
        command(u"back-up-practice"_s, StatisticsCommands::tr("&Back up…"),
                StatisticsCommands::tr("Save all practice data to a file"),
                [files] { files->chooseBackup(); }),
        command(u"restore-practice"_s, StatisticsCommands::tr("&Restore…"),
                StatisticsCommands::tr("Replace your practice data with a backup"),
                [files] { files->chooseRestore(); }),
        command(u"forget-practice"_s, StatisticsCommands::tr("Erase every&thing…"),
                StatisticsCommands::tr("Start as if you had never practised"),
                [files] { files->askToForget(); })};
    all.front().keys = {{Qt::CTRL | Qt::Key_I}};
    return all;
}

} // namespace window
