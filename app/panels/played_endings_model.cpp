// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/played_endings_model.h"

#include <QFont>
#include <QLocale>
#include <algorithm>

#include "text/endings.h"

using namespace Qt::StringLiterals;

namespace panels {
namespace {

using endgame::Outcome;
using trainer::EndingTotals;

QString number(std::uint64_t count)
{
    return QLocale{}.toString(static_cast<qulonglong>(count));
}

/// "45 of 60"; a dash if there was no such game.
QString share(const EndingTotals& totals, Outcome start)
{
    const auto place = static_cast<std::size_t>(start);
    if (totals.begun.at(place) == 0)
        return u"–"_s;
    return PlayedEndingsModel::tr("%1 of %2", "games")
        .arg(number(totals.kept.at(place)), number(totals.begun.at(place)));
}

QString wasteText(const EndingTotals& totals)
{
    const auto waste = totals.average_waste();
    return waste ? QLocale{}.toString(*waste, 'f', 1) : u"–"_s;
}

} // namespace

QString playedEndingName(const std::string& ending)
{
    const auto material = endgame::Material::parse(ending, endgame::most_pieces_on_request);
    return material ? text::endingName(*material) : QString::fromStdString(ending);
}

QString pointsText(std::uint64_t halfPoints)
{
    const QString half = halfPoints % 2 == 0 ? QString{} : u"½"_s;
    return halfPoints == 1 ? half : number(halfPoints / 2) + half;
}

void PlayedEndingsModel::setTotals(const trainer::TotalsByEnding& totals)
{
    beginResetModel();
    rows_ = by_frequency(totals);
    if (!rows_.empty())
        rows_.insert(rows_.begin(), {std::string{}, sum_of(totals)});
    endResetModel();
}

std::string PlayedEndingsModel::endingAt(int row) const
{
    return row < 0 ? std::string{} : rows_.at(static_cast<std::size_t>(row)).first;
}

int PlayedEndingsModel::rowOf(const std::string& ending) const
{
    const auto found = std::ranges::find(rows_, ending, [](const auto& row) { return row.first; });
    return found == rows_.end() ? 0 : static_cast<int>(found - rows_.begin());
}

int PlayedEndingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int PlayedEndingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

QVariant PlayedEndingsModel::data(const QModelIndex& index, int role) const
{
    if (role == Qt::TextAlignmentRole && index.column() != ending)
        return QVariant::fromValue(Qt::AlignTrailing | Qt::AlignVCenter);
    const auto& [name, totals] = rows_.at(static_cast<std::size_t>(index.row()));
    if (role == Qt::FontRole && name.empty()) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case ending:
        return name.empty() ? tr("All endings") : playedEndingName(name);
    case games:
        return number(totals.games());
    case converted:
        return share(totals, Outcome::win);
    case held:
        return share(totals, Outcome::draw);
    case saved:
        return share(totals, Outcome::loss);
    case lost:
        return pointsText(totals.half_points_lost);
    case gained:
        return pointsText(totals.half_points_gained);
    case waste:
        return wasteText(totals);
    default:
        return {};
    }
}

QVariant PlayedEndingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != ending)
        return QVariant::fromValue(Qt::AlignTrailing | Qt::AlignVCenter);
    const bool isTip = role == Qt::ToolTipRole;
    if (role != Qt::DisplayRole && !isTip)
        return {};
    switch (section) {
    case ending:
        return isTip ? QString{} : tr("Ending");
    case games:
        return isTip ? tr("Games with a result that reached the ending") : tr("Games");
    case converted:
        return isTip ? tr("Endings that began as a win and were won") : tr("Converted");
    case held:
        return isTip ? tr("Endings that began as a draw and were not lost") : tr("Held");
    case saved:
        return isTip ? tr("Endings that began as a loss and were not lost") : tr("Saved");
    case lost:
        return isTip ? tr("Points that you gave away") : tr("Points lost");
    case gained:
        return isTip ? tr("Points that your opponents gave away") : tr("Points gained");
    case waste:
        return isTip ? tr("Moves wasted on the way to mate, on average of the converted endings")
                     : tr("Wasted per win");
    default:
        return {};
    }
}

} // namespace panels
