// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/positions_import.h"

#include <QFileInfo>
#include <QWidget>
#include <stop_token>
#include <utility>

#include "files/file_troubles.h"
#include "panels/waiting.h"
#include "session/post_to.h"
#include "store/courses.h"
#include "trainer/course/editing.h"

namespace files {
namespace {

using store::FileTrouble;

/// Solves the ending of a position whose task is to be chosen, unless it has more pieces than are solved at
/// once.
void solve(endgame::TablebaseStore& tables, const chess::PgnGame& game, const std::stop_token& stop)
{
    if (const auto ending = endgame::ending_of(game.tree.start());
        ending && game.tree.nodes().size() == 1 && !game.tags.value("Task"))
        tables.learn(*ending, stop);
}

chess::Result<PositionsImport::Pages, FileTrouble> pagesOf(const QString& path,
                                                           const trainer::course::Names& names,
                                                           endgame::TablebaseStore tables,
                                                           const std::stop_token& stop)
{
    const auto text = store::courseText(path);
    if (!text)
        return text.error();
    PositionsImport::Pages pages;
    const auto add = [&](chess::PgnReading reading) {
        if (!pages.fault && !reading.errors.empty())
            pages.fault = reading.errors.front();
        pages.leftOut += reading.refused_start.empty() ? 0 : 1;
        if (!reading.refused_start.empty() || !says_anything(reading.game))
            return;
        solve(tables, reading.game, stop);
        pages.games.push_back(adopted_page(std::move(reading.game), tables.known(), names));
    };
    if (auto list = chess::read_position_list(*text)) {
        for (chess::PgnReading& reading : *list) {
            if (stop.stop_requested())
                return FileTrouble::cancelled;
            add(std::move(reading));
        }
    } else {
        chess::PgnReader games{*text};
        while (auto reading = games.next()) {
            if (stop.stop_requested())
                return FileTrouble::cancelled;
            add(std::move(*reading));
        }
    }
    if (pages.games.empty() && !pages.fault)
        return FileTrouble::noGame;
    return pages;
}

} // namespace

PositionsImport::PositionsImport(QWidget& window)
    : QObject{&window}
    , waiting_{new panels::Waiting{&window}}
    , worker_{session::postTo(this)}
{}

void PositionsImport::read(const QString& path, const trainer::course::Names& names,
                           const endgame::TablebaseStore& tables,
                           std::function<void(const Pages& pages)> take)
{
    waiting_->begin(tr("“%1” is being read.").arg(QFileInfo{path}.fileName()), [this] { worker_.cancel(); });
    worker_.request(
        [path, names, tables](const std::stop_token& stop, const auto& /*tell*/) {
            return pagesOf(path, names, tables, stop);
        },
        [this, path, take = std::move(take)](const std::optional<Found>& found) {
            waiting_->end();
            if (found && *found)
                return take(**found);
            emit told(
                remarkOn(found ? found->error() : FileTrouble::outOfMemory, path, store::courseSizeLimit));
        });
}

} // namespace files
