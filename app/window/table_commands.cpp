// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLocale>

#include "session/trainer_session.h"
#include "store/preferences.h"
#include "window/choices.h"
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
    return {.id = id, .menu = Menu::training, .submenu = TableCommands::tr("E&ndings of five pieces")};
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
                          TableCommands::tr("%1 of the disk are free again.").arg(size(before)),
                          TableCommands::tr("What you need of them is worked out anew.")});
    else
        desk.window.tell({text::Tone::bad,
                          TableCommands::tr("Not all endings could be removed from the disk."),
                          TableCommands::tr("See whether their folder may be written.")});
}

Command removeCommand(const Desk& desk)
{
    Command remove = tableCommand(u"remove-tables"_s);
    remove.words = [&session = desk.session] {
        const std::uintmax_t bytes = session.tables().keptBytes();
        return bytes == 0 ? QString{} : TableCommands::tr("&Remove what is kept (frees %1)").arg(size(bytes));
    };
    remove.run = [desk] { removeKept(desk); };
    return remove;
}

QString memoryWords(int megabytes)
{
    constexpr std::uintmax_t megabyte = 1'000'000;
    return megabytes == 0 ? TableCommands::tr("As much memory as the machine has")
                          : TableCommands::tr("At most %1 of memory")
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
    keep.text = TableCommands::tr("&Keep what is worked out on the disk");
    keep.tip = TableCommands::tr("What was worked out once is there again at the next start");
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
