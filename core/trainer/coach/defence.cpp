// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/defence.h"

#include <algorithm>
#include <optional>

#include "chess/legal_moves.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/registry.h"
#include "trainer/technique.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using Kind = Reason::Kind;

namespace {

/// The cage that a move leaves the hunted king.
int cage_after(const Position& position, Move move)
{
    return facts_of(position.play(move).board(), !position.turn()).cage.size();
}

/// What a move of the hunted king's does for him.
void add_kings_way(std::vector<Reason>& found, const Position& position, Move move)
{
    const auto add = [&](Kind kind, int before, int after) {
        found.push_back({.kind = kind, .squares = Bitboard{move.to}, .before = before, .after = after});
    };
    if (const std::optional<Corners> all = corners(position.board())) {
        const int wrong_before = steps(move.from, all->wrong);
        const int wrong_after = steps(move.to, all->wrong);
        if (wrong_after < wrong_before)
            add(Kind::wrong_corner, wrong_before, wrong_after);
        const int right_before = steps(move.from, all->right);
        const int right_after = steps(move.to, all->right);
        if (right_after > right_before)
            add(Kind::off_corner, right_before, right_after);
    }
    const int before = steps(move.from, middle_squares);
    const int after = steps(move.to, middle_squares);
    if (after < before)
        add(Kind::to_middle, before, after);
}

} // namespace

std::vector<Reason> reasons_of_defence(const Position& position, Move move)
{
    std::vector<Reason> found;
    const Color attacker = !position.turn();
    const Position next = position.play(move);
    if (is_capture(position, move)) {
        const Square taken = captured_square(position, move);
        found.push_back(
            {.kind = Kind::captures, .squares = Bitboard{taken}, .piece = position.board().role_at(taken)});
    }
    if (move.promotion)
        found.push_back({.kind = Kind::promotes, .squares = Bitboard{move.to}, .piece = move.promotion});
    const chess::MoveList all = legal_moves(position);
    if (all.size() == 1)
        found.push_back({.kind = Kind::only});
    const Facts was = facts_of(position.board(), attacker);
    const Facts is = facts_of(next.board(), attacker);
    for (const Square square : is.hanging - was.hanging)
        found.push_back(
            {.kind = Kind::hits, .squares = Bitboard{square}, .piece = next.board().role_at(square)});
    if (next.is_check())
        found.push_back({.kind = Kind::checks, .squares = Bitboard{next.king(attacker)}});
    if (position.board().role_at(move.from) == Role::king && all.size() > 1)
        add_kings_way(found, position, move);
    const auto is_no_wider = [&](Move other) { return cage_after(position, other) <= is.cage.size(); };
    if (all.size() > 1 && std::ranges::all_of(all, is_no_wider))
        found.push_back({.kind = Kind::stays_wide, .after = is.cage.size()});
    sort_by_rank(found);
    return found;
}

} // namespace trainer::coach
