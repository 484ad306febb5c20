// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/games_model.h"

#include <QLocale>
#include <utility>

#include "text/phrasing.h"

using namespace Qt::StringLiterals;

namespace panels {
namespace {

QString text(std::string_view value)
{
    return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

} // namespace

QString shownName(std::string_view player)
{
    return player.empty() ? u"?"_s : text(player);
}

QString shownResult(chess::PgnResult result)
{
    return result == chess::PgnResult::draw ? u"½–½"_s : text(to_string(result)).replace(u'-', u'–');
}

void GamesModel::setGames(std::shared_ptr<const chess::PgnIndex> games)
{
    beginResetModel();
    games_ = std::move(games);
    found_.reset();
    endResetModel();
}

void GamesModel::setFound(std::vector<std::uint32_t> games)
{
    beginResetModel();
    found_ = std::move(games);
    endResetModel();
}

std::size_t GamesModel::gameAt(int row) const
{
    const auto place = static_cast<std::size_t>(row);
    return found_ ? found_->at(place) : place;
}

int GamesModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    return static_cast<int>(found_ ? found_->size() : gameCount());
}

int GamesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant GamesModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::TextAlignmentRole && index.column() == number)
        return QVariant::fromValue(Qt::AlignTrailing | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const chess::PgnIndexEntry game = (*games_)[gameAt(index.row())];
    switch (index.column()) {
    case number:
        return QLocale{}.toString(static_cast<qulonglong>(game.place.game));
    case white:
        return shownName(game.white);
    case black:
        return shownName(game.black);
    case result:
        return shownResult(game.result);
    case date:
        return text::dateName(game.date);
    case event:
        return text(game.event);
    default:
        return {};
    }
}

QVariant GamesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case number:
        return tr("No.");
    case white:
        return tr("White");
    case black:
        return tr("Black");
    case result:
        return tr("Result");
    case date:
        return tr("Date");
    case event:
        return tr("Event");
    default:
        return {};
    }
}

} // namespace panels
