// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLocale>

#include "session/trainer_session.h"
#include "store/preferences.h"
#include "window/commands.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct TableCommands {
    Q_DECLARE_TR_FUNCTIONS(TableCommands)
};

Command tableCommand(const QString& id)
{
    return {.id = id, .menu = Menu::settings, .submenu = TableCommands::tr("Five-piece e&ndings")};
}

QString size(std::uintmax_t bytes)
{
    return QLocale{}.formattedDataSize(static_cast<qint64>(bytes), 0, QLocale::DataSizeSIFormat);
}

void removeKept(const Desk& desk)
{
    const std::uintmax_t before = desk.session.tables().keptBytes();
    if (desk.session.removeKeptTables())
        desk.window.tell({text::Tone::plain,
                          TableCommands::tr("%1 of disk space has been freed.").arg(size(before)),
                          TableCommands::tr("Any endings you need will be solved again.")});
    else
        desk.window.tell({text::Tone::bad,
                          TableCommands::tr("Not all endings could be deleted from the disk."),
                          TableCommands::tr("Check that their folder is writable.")});
}

Command removeCommand(const Desk& desk)
{
    Command remove = tableCommand(u"remove-tables"_s);
    remove.words = [&session = desk.session] {
        const std::uintmax_t bytes = session.tables().keptBytes();
        return bytes == 0 ? QString{}
                          : TableCommands::tr("&Delete stored endings (frees %1)").arg(size(bytes));
    };
    remove.run = [desk] { removeKept(desk); };
    return remove;
}

QString memoryWords(int megabytes)
{
    constexpr std::uintmax_t megabyte = 1'000'000;
    return megabytes == 0 ? TableCommands::tr("All available memory")
                          : TableCommands::tr("Up to %1 of memory")
                                .arg(size(megabyte * static_cast<unsigned>(megabytes)));
}

} // namespace

std::vector<Command> tableCommands(const Desk& desk)
{
    const auto changed = [desk] {
        desk.window.keepPreferences();
        desk.session.setTableKeeping(store::tableKeepingOf(desk.preferences));
    };
    Command keep = tableCommand(u"keep-tables"_s);
    keep.startsGroup = true;
    keep.text = TableCommands::tr("&Keep solved endings on disk");
    keep.tip = TableCommands::tr("Endings solved once are available again at the next start");
    std::vector<std::pair<QString, int>> memories;
    for (const int megabytes : store::tableMemories)
        memories.emplace_back(memoryWords(megabytes), megabytes);
    Command memory = tableCommand(u"table-memory"_s);
    memory.startsGroup = true;
    std::vector<Command> all{makeSwitch(keep, desk.preferences.keepsTables, changed), removeCommand(desk)};
    for (const Command& choice : makeChoices(memory, memories, desk.preferences.tableMegabytes, changed))
        all.push_back(choice);
    return all;
}

} // namespace window
