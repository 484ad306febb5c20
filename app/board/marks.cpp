// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/marks.h"

#include <algorithm>

namespace board {

namespace {

template <typename Entries>
constexpr bool isInOrder(const Entries& entries)
{
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (static_cast<std::size_t>(entries[i].kind) != i)
            return false;
    }
    return true;
}

static_assert(isInOrder(allMarks) && isInOrder(allArrows), "the kinds are the indices of their tables");

QString translated(const char* text)
{
    return QCoreApplication::translate("Marks", text);
}

} // namespace

MarkKind circleOf(Pen pen)
{
    constexpr std::array circles{MarkKind::greenCircle, MarkKind::redCircle, MarkKind::yellowCircle,
                                 MarkKind::blueCircle};
    return circles[static_cast<std::size_t>(pen)];
}

ArrowKind arrowOf(Pen pen)
{
    constexpr std::array arrows{ArrowKind::green, ArrowKind::red, ArrowKind::yellow, ArrowKind::blue};
    return arrows[static_cast<std::size_t>(pen)];
}

QString nameOf(const MarkSwitch& toggle)
{
    return translated(toggle.name);
}

QString wordOf(const MarkEntry& entry, bool onPiece)
{
    return translated(onPiece && entry.wordOnPiece != nullptr ? entry.wordOnPiece : entry.word);
}

QString meaningOf(const MarkEntry& entry)
{
    return translated(entry.meaning != nullptr ? entry.meaning : entry.word);
}

QString wordOf(const ArrowEntry& entry)
{
    return translated(entry.word);
}

const QColor& inkOf(const MarkEntry& entry, const BoardColors& colors, bool darkSquare)
{
    if (const auto* ink = std::get_if<Ink BoardColors::*>(&entry.ink))
        return (colors.**ink).on(darkSquare);
    return colors.*std::get<QColor BoardColors::*>(entry.ink);
}

const QColor& lineColorOf(const MarkEntry& entry, const BoardColors& colors, bool darkSquare)
{
    const auto* ink = std::get_if<Ink BoardColors::*>(&entry.ink);
    const bool hasOne = ink != nullptr && (colors.**ink).onBoth.isValid();
    return hasOne ? (colors.**ink).onBoth : inkOf(entry, colors, darkSquare);
}

chess::Bitboard squaresOf(const std::vector<Mark>& marks, MarkKind kind)
{
    chess::Bitboard squares;
    for (const Mark& mark : marks) {
        if (mark.kind == kind)
            squares |= mark.squares;
    }
    return squares;
}

MarkSwitches::MarkSwitches()
{
    std::ranges::transform(allMarks, isOn_.begin(),
                           [](const MarkEntry& entry) { return !entry.toggle || entry.toggle->isOnAtFirst; });
}

bool MarkSwitches::shows(MarkKind kind) const
{
    return (*this)[switchOf(kind).value_or(kind)];
}

} // namespace board
