// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/heat.h"

#include <QCoreApplication>
#include <algorithm>
#include <map>

#include "text/piece_names.h"
#include "trainer/heat_map.h"

namespace show {
namespace {

using board::Mark;
using board::MarkKind;
using chess::Bitboard;
using endgame::Verdict;

/// The translation context of the heat map.
struct Heat {
    Q_DECLARE_TR_FUNCTIONS(Heat)
};

/// The value of a square for the attacker.
struct Worth {
    endgame::Outcome outcome;
    int moves;

    friend auto operator<=>(const Worth&, const Worth&) = default;
};

Worth worthOf(const Verdict& verdict, bool isAttackersMove)
{
    using endgame::Outcome;
    if (verdict.is_draw())
        return {Outcome::draw, 0};
    const bool wins = (verdict.outcome() == Outcome::win) == isAttackersMove;
    return {wins ? Outcome::win : Outcome::loss, verdict.to_mate().moves()};
}

std::map<Worth, Bitboard> squaresByWorth(const endgame::Tablebase& known, const chess::Setup& setup,
                                         chess::Square piece, chess::Color attacker)
{
    const trainer::HeatMap values = trainer::heat_map(known, setup, piece);
    std::map<Worth, Bitboard> squares;
    for (const chess::Square square : chess::all_squares) {
        if (const auto& value = values[index(square)])
            squares[worthOf(*value, setup.turn == attacker)] |= Bitboard{square};
    }
    return squares;
}

/// The fewest and the most moves in which the attacker mates.
struct Range {
    int soonest;
    int latest;

    qreal shadeOf(int moves) const
    {
        return soonest == latest ? 0 : static_cast<qreal>(moves - soonest) / (latest - soonest);
    }
};

std::optional<Range> rangeOf(const std::map<Worth, Bitboard>& squares)
{
    std::optional<Range> range;
    for (const auto& [worth, set] : squares) {
        if (worth.outcome == endgame::Outcome::win)
            range = {range ? range->soonest : worth.moves, worth.moves};
    }
    return range;
}

Mark markOf(const Worth& worth, Bitboard squares, const std::optional<Range>& range)
{
    using endgame::Outcome;
    Mark mark{MarkKind::heat, squares};
    if (worth.outcome == Outcome::draw) {
        mark.word = Heat::tr("draw", "heat map");
        mark.label = QStringLiteral("=");
    } else if (worth.outcome == Outcome::loss) {
        mark.word = Heat::tr("the other side mates in %1", "heat map").arg(worth.moves);
        mark.label = QStringLiteral("−%1").arg(worth.moves);
    } else {
        mark.word = worth.moves == 0 ? Heat::tr("checkmate", "heat map")
                                     : Heat::tr("mate in %1", "heat map").arg(worth.moves);
        mark.label = worth.moves == 0 ? QStringLiteral("#") : QString::number(worth.moves);
        mark.shade = range->shadeOf(worth.moves);
    }
    return mark;
}

/// The mates of a heat map.
QString matesWords(const QString& piece, const std::optional<Range>& range)
{
    if (!range)
        return Heat::tr("Heat map, %1: no mate").arg(piece);
    if (range->soonest == range->latest)
        return Heat::tr("Heat map, %1: mate in %2").arg(piece).arg(range->soonest);
    return Heat::tr("Heat map, %1: mate in %2 (dark) to %3 (light)")
        .arg(piece)
        .arg(range->soonest)
        .arg(range->latest);
}

QString legend(const QString& piece, const std::optional<Range>& range, bool hasDraws)
{
    const QString mates = matesWords(piece, range);
    return hasDraws ? Heat::tr("%1, draw (=)", "the legend of a heat map and its sign for draws").arg(mates)
                    : mates;
}

} // namespace

std::vector<Mark> heatMarks(const endgame::Tablebase& known, const chess::Setup& setup, chess::Square piece,
                            chess::Color attacker)
{
    const std::map<Worth, Bitboard> squares = squaresByWorth(known, setup, piece, attacker);
    if (squares.empty())
        return {{MarkKind::heat, {}, Heat::tr("Heat map: not in the tablebases")}};
    const std::optional<Range> range = rangeOf(squares);
    std::vector<Mark> marks;
    marks.reserve(squares.size());
    for (const auto& [worth, set] : squares)
        marks.push_back(markOf(worth, set, range));
    const bool hasDraws = std::ranges::any_of(
        squares, [](const auto& each) { return each.first.outcome == endgame::Outcome::draw; });
    marks.front().text = legend(text::pieceName(*setup.board.piece_at(piece)), range, hasDraws);
    return marks;
}

} // namespace show
