// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/animation.h"

#include <algorithm>
#include <optional>

namespace board {

namespace {

int distance(chess::Square a, chess::Square b)
{
    const int files = chess::file_of(a) - chess::file_of(b);
    const int ranks = chess::rank_of(a) - chess::rank_of(b);
    return files * files + ranks * ranks;
}

std::optional<chess::Square> nearest(chess::Bitboard squares, chess::Square to)
{
    std::optional<chess::Square> best;
    for (const chess::Square square : squares) {
        if (!best || distance(square, to) < distance(*best, to))
            best = square;
    }
    return best;
}

struct Changes {
    const chess::Board& before;
    const chess::Board& after;
    chess::Bitboard gone;
    chess::Bitboard come;
};

Changes changesBetween(const chess::Board& before, const chess::Board& after)
{
    Changes changes{before, after, {}, {}};
    for (const chess::Square square : chess::all_squares) {
        const auto was = before.piece_at(square);
        const auto is = after.piece_at(square);
        if (was && was != is)
            changes.gone |= chess::Bitboard{square};
        if (is && was != is)
            changes.come |= chess::Bitboard{square};
    }
    return changes;
}

void slide(Changes& changes, Motion& motion, chess::Square from, chess::Square to)
{
    motion.slides.push_back({*changes.after.piece_at(to), from, to});
    changes.gone -= chess::Bitboard{from};
    changes.come -= chess::Bitboard{to};
}

void slideTheSame(Changes& changes, Motion& motion)
{
    for (const chess::Square to : chess::Bitboard{changes.come}) {
        const chess::Piece piece = *changes.after.piece_at(to);
        if (const auto from = nearest(changes.gone & changes.before.of(piece), to))
            slide(changes, motion, *from, to);
    }
}

/// Slides a single piece of a colour that has become another on another square: a promotion or its take-back.
void slideTheChanged(Changes& changes, Motion& motion)
{
    for (const chess::Color color : chess::all_colors) {
        const chess::Bitboard gone = changes.gone & changes.before.of(color);
        const chess::Bitboard come = changes.come & changes.after.of(color);
        if (gone.size() == 1 && come.size() == 1 && gone != come)
            slide(changes, motion, gone.first(), come.first());
    }
}

} // namespace

chess::Bitboard Motion::arriving() const
{
    chess::Bitboard squares;
    for (const Slide& slide : slides)
        squares |= chess::Bitboard{slide.to};
    return squares;
}

Motion motionBetween(const chess::Board& before, const chess::Board& after)
{
    Motion motion;
    Changes changes = changesBetween(before, after);
    slideTheSame(changes, motion);
    slideTheChanged(changes, motion);
    for (const chess::Square square : changes.gone)
        motion.fades.push_back({*before.piece_at(square), square});
    return motion;
}

Motion withoutDrop(Motion motion, chess::Square from, chess::Square to)
{
    std::erase_if(motion.slides, [=](const Slide& slide) { return slide.from == from && slide.to == to; });
    std::erase_if(motion.fades, [=](const Fade& fade) { return fade.square == to || fade.square == from; });
    return motion;
}

} // namespace board
