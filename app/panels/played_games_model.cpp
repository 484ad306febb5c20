// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/played_games_model.h"

#include <QLocale>
#include <algorithm>
#include <iterator>
#include <tuple>
#include <utility>

#include "panels/games_model.h"
#include "panels/played_endings_model.h"
#include "text/phrasing.h"

using namespace Qt::StringLiterals;

namespace panels {
namespace {

using chess::PgnListTag;
using endgame::Outcome;
using trainer::PlayedGame;

QString outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::win:
        return PlayedGamesModel::tr("won", "the position");
    case Outcome::draw:
        return PlayedGamesModel::tr("drawn", "the position");
    case Outcome::loss:
        return PlayedGamesModel::tr("lost", "the position");
    }
    return {};
}

QString changeText(Outcome before, Outcome after)
{
    if (after == Outcome::draw)
        return PlayedGamesModel::tr("from a win to a draw");
    return before == Outcome::win ? PlayedGamesModel::tr("from a win to a loss")
                                  : PlayedGamesModel::tr("from a draw to a loss");
}

/// "Move 57 (0:00:12): from a win to a draw"; empty if the game lost nothing.
QString mistakeText(const PlayedGame& game)
{
    const auto mistake = game.costliest();
    const auto atEnd = game.lost_at_end();
    if (!mistake)
        return atEnd ? PlayedGamesModel::tr("At the end: %1").arg(changeText(atEnd->before, atEnd->after))
                     : QString{};
    const QString change = changeText(mistake->before, mistake->after);
    const QString move = QLocale{}.toString(mistake->move_number);
    return mistake->clock.empty()
               ? PlayedGamesModel::tr("Move %1: %2", "57; from a win to a draw").arg(move, change)
               : PlayedGamesModel::tr("Move %1 (%2): %3", "57; the clock; from a win to a draw")
                     .arg(move, QString::fromStdString(mistake->clock), change);
}

/// The order of the list: most points lost, most moves wasted, first in the file.
auto costOf(const PlayedGame& game)
{
    return std::tuple{-game.half_points_lost(), -game.ending.wasted[index(game.side)],
                      game.extent.place.game};
}

} // namespace

void PlayedGamesModel::clear()
{
    beginResetModel();
    games_.clear();
    shown_.clear();
    ending_.clear();
    endResetModel();
}

void PlayedGamesModel::add(std::vector<PlayedGame> games)
{
    beginResetModel();
    std::ranges::sort(games, {}, costOf);
    const auto middle = static_cast<std::ptrdiff_t>(games_.size());
    games_.insert(games_.end(), std::make_move_iterator(games.begin()), std::make_move_iterator(games.end()));
    std::ranges::inplace_merge(games_, games_.begin() + middle, {}, costOf);
    if (games_.size() > mostGames)
        games_.erase(games_.begin() + mostGames, games_.end());
    choose();
    endResetModel();
}

void PlayedGamesModel::showEnding(const std::string& ending)
{
    if (ending_ == ending)
        return;
    beginResetModel();
    ending_ = ending;
    choose();
    endResetModel();
}

void PlayedGamesModel::choose()
{
    shown_.clear();
    for (std::size_t i = 0; i < games_.size(); ++i) {
        if (ending_.empty() || games_[i].ending.name == ending_)
            shown_.push_back(i);
    }
}

int PlayedGamesModel::rowOf(std::uint64_t offset) const
{
    const auto found =
        std::ranges::find(shown_, offset, [this](std::size_t game) { return games_[game].extent.offset; });
    return found == shown_.end() ? 0 : static_cast<int>(found - shown_.begin());
}

int PlayedGamesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int PlayedGamesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant PlayedGamesModel::data(const QModelIndex& index, int role) const
{
    const int column = index.column();
    if (role == Qt::TextAlignmentRole && (column == number || column == lost))
        return QVariant::fromValue(Qt::AlignTrailing | Qt::AlignVCenter);
    // Narrow columns shorten their texts.
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const PlayedGame& game = gameAt(index.row());
    switch (column) {
    case number:
        return QLocale{}.toString(static_cast<qulonglong>(game.extent.place.game));
    case white:
        return shownName(trainer::tag_of(game.extent, PgnListTag::white));
    case black:
        return shownName(trainer::tag_of(game.extent, PgnListTag::black));
    case date:
        return text::dateName(trainer::tag_of(game.extent, PgnListTag::date));
    case ending:
        return playedEndingName(game.ending.name);
    case start:
        return outcomeName(game.at_start());
    case result:
        return shownResult(game.result);
    case lost:
        return pointsText(static_cast<std::uint64_t>(game.half_points_lost()));
    case mistake:
        return mistakeText(game);
    default:
        return {};
    }
}

QVariant PlayedGamesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && (section == number || section == lost))
        return QVariant::fromValue(Qt::AlignTrailing | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole)
        return section == start ? tr("The result with best play when the ending began")
               : section == lost
                   ? tr("Points that you gave away, even if your opponent had given them to you")
                   : QString{};
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case number:
        return tr("No.");
    case white:
        return tr("White");
    case black:
        return tr("Black");
    case date:
        return tr("Date");
    case ending:
        return tr("Ending");
    case start:
        return tr("At its start");
    case result:
        return tr("Result");
    case lost:
        return tr("Points lost");
    case mistake:
        return tr("Costliest mistake");
    default:
        return {};
    }
}

} // namespace panels
