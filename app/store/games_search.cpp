// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/games_search.h"

#include <QStringList>
#include <algorithm>
#include <string_view>
#include <utility>

#include "session/post_to.h"

using namespace Qt::StringLiterals;

namespace store {
namespace {

/// The searchable text of a game, each part on a line of its own.
QString textOf(const chess::PgnIndexEntry& game)
{
    QString text;
    for (const std::string_view part :
         {game.white, game.black, game.event, game.date, chess::to_string(game.result)}) {
        text += QString::fromUtf8(part.data(), static_cast<qsizetype>(part.size()));
        text += u'\n';
    }
    return text.toCaseFolded();
}

} // namespace

std::vector<std::uint32_t> gamesWith(const chess::PgnIndex& index, const QString& words,
                                     const std::stop_token& stop)
{
    QString searched = words.toCaseFolded();
    const QStringList all = searched.replace(u'½', u"1/2"_s).split(u' ', Qt::SkipEmptyParts);
    std::vector<std::uint32_t> games;
    for (std::size_t i = 0; i < index.size() && !stop.stop_requested(); ++i) {
        const QString text = textOf(index[i]);
        if (std::ranges::all_of(all, [&text](const QString& word) { return text.contains(word); }))
            games.push_back(static_cast<std::uint32_t>(i));
    }
    return games;
}

GamesSearch::GamesSearch(QObject* parent) : QObject{parent}, worker_{session::postTo(this)} {}

void GamesSearch::search(std::shared_ptr<const GameList> list, const QString& words)
{
    worker_.request(
        [list = std::move(list), words](const std::stop_token& stop, const auto&) {
            return gamesWith(list->index, words, stop);
        },
        [this](const std::optional<std::vector<std::uint32_t>>& games) {
            if (games)
                emit found(*games);
            else
                emit failed();
        });
}

} // namespace store
