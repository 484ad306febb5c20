// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/ladder.h"

#include <algorithm>
#include <tuple>

#include "chess/legal_moves.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/registry.h"
#include "trainer/technique.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Move;
using chess::MoveList;
using chess::Position;
using chess::Square;
using Kind = Reason::Kind;

namespace {

/// A best move and why it is one.
struct Explained {
    Move move;
    std::vector<Reason> reasons;
};

/// What a reason is about. Some tell where the move goes, and are about something wider.
Bitboard squares_of(const Reason& reason, const Position& position, const std::optional<Standing>& stands)
{
    const std::optional<Corners> all = corners(position.board());
    switch (reason.kind) {
    case Kind::mates:
    case Kind::checks:
    case Kind::opposes:
        return {};
    case Kind::posts:
        return stands ? stands->squares : Bitboard{};
    case Kind::wrong_corner:
        return all->wrong;
    case Kind::off_corner:
        return all->right;
    case Kind::to_middle:
        return middle_squares;
    default:
        return reason.squares;
    }
}

bool is_same(const Reason& a, const Reason& b)
{
    return a.kind == b.kind && a.squares == b.squares;
}

/// Of the best moves the one to explain them by, and its aim: most of them have it, and it is the most
/// telling of those.
std::pair<const Explained*, const Reason*> common_aim(const std::vector<Explained>& all)
{
    std::pair<const Explained*, const Reason*> found{&all.front(), nullptr};
    std::tuple<bool, int, std::size_t> most{};
    for (const Explained& one : all) {
        for (const Reason& reason : one.reasons) {
            const auto shared = static_cast<std::size_t>(std::ranges::count_if(all, [&](const auto& other) {
                return std::ranges::any_of(other.reasons,
                                           [&](const Reason& its) { return is_same(its, reason); });
            }));
            const std::tuple weight{2 * shared >= all.size(), -entry_of(reason).rank, shared};
            if (found.second == nullptr || weight > most) {
                found = {&one, &reason};
                most = weight;
            }
        }
    }
    return found;
}

std::vector<Rung> rungs_of(const Ladder& ladder, const MoveList& legal)
{
    std::vector<Rung> rungs;
    const auto add = [&rungs](Rung rung, bool says_something) {
        if (says_something)
            rungs.push_back(rung);
    };
    const auto is_others = [&](Move other) { return other.from != ladder.move.from; };
    const auto leads_elsewhere = [&](Move other) { return !is_others(other) && other.to != ladder.move.to; };
    if (!ladder.is_free) {
        add(Rung::aim, ladder.aim || ladder.is_draw);
        add(Rung::squares, !ladder.squares.empty());
        add(Rung::piece, std::ranges::any_of(legal, is_others));
        add(Rung::target, std::ranges::any_of(legal, leads_elsewhere));
    }
    add(Rung::moves, true);
    add(Rung::play, !ladder.is_free || legal.size() == 1);
    return rungs;
}

} // namespace

std::optional<Ladder> ladder(const StagePens& pens, const endgame::Tablebase& known, const Position& position)
{
    const std::optional<endgame::Verdict> verdict = known.probe(position);
    const MoveList legal = legal_moves(position);
    if (!verdict || legal.empty())
        return std::nullopt;
    Ladder ladder{.move = {},
                  .best = known.best_moves(position),
                  .is_draw = verdict->is_draw(),
                  .is_free = false,
                  .reasons = {},
                  .aim = {},
                  .squares = {},
                  .targets = {},
                  .rungs = {}};
    ladder.is_free = ladder.best.size() == legal.size();
    std::vector<Explained> all;
    for (const Move move : ladder.best)
        all.push_back({move, reasons(pens, known, position, move)});
    const auto [explained, aim] = common_aim(all);
    ladder.move = explained->move;
    ladder.reasons = explained->reasons;
    for (const Move move : ladder.best) {
        if (move.from == ladder.move.from)
            ladder.targets |= Bitboard{move.to};
    }
    if (aim != nullptr) {
        ladder.aim = *aim;
        const Bitboard squares = squares_of(*aim, position, standing(pens, known, position));
        // Where they are those that the piece goes to, the rung of the target tells them.
        if (!(squares - ladder.targets).empty())
            ladder.squares = squares;
    }
    ladder.rungs = rungs_of(ladder, legal);
    return ladder;
}

std::optional<Rung> above(const Ladder& ladder, std::optional<Rung> rung)
{
    const auto next = std::ranges::find_if(ladder.rungs, [&](Rung other) { return !rung || other > *rung; });
    return next == ladder.rungs.end() ? std::nullopt : std::optional{*next};
}

} // namespace trainer::coach
