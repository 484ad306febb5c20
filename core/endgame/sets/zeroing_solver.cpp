// SPDX-License-Identifier: GPL-3.0-or-later

// Retrograde analysis over sets, as in solver.cpp, ply by ply and within the positions that are known to be
// won. Let pre(S, side) be the positions in which a move of `side` that is neither a capture nor a pawn move
// leads into S. Then
//
//     Won(1)    = pre(Lost(0), attacker) and those with a winning capture or pawn move
//     Won(n+1)  = pre(Lost(n), attacker)
//     Lost(0)   = checkmates
//     Lost(n+1) = not pre(not Won(up to n), defender)
//
// In a lost position the defender's captures and pawn moves all lead to won positions and end the count. So
// Lost(1) contains the positions in which the defender has no other moves.

#include "endgame/sets/zeroing_solver.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <vector>

#include "chess/attacks.h"
#include "endgame/sets/conversions.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/row_moves.h"
#include "endgame/sets/rows.h"

namespace endgame::sets {
namespace {

using chess::Square;

class ZeroingSolver {
public:
    ZeroingSolver(const Material& material, const SolvedEndings& solved)
        : material_{material}
        , known_{*solved.find(material)}
        , conversions_{material, solved}
        , distances_{material}
    {}

    Distances solve();

private:
    template <typename Action>
    void for_each_row(Action action) const;
    template <typename Choose>
    void copy_known(Side turn, Kings kings, Row row, Choose choose) const;
    enum class Kind { pawn, other };
    void add_moves_of(Kind kind, Side side, Kings kings, ConstRow to, Row from) const;

    void prepare(Kings kings);
    void add_zeroing_moves(Kings kings, Row won);
    bool find_won(Kings kings, unsigned plies);
    void find_lost(Kings kings, unsigned plies);
    void enter_lost(Kings kings, ConstRow lost, unsigned plies);
    bool can_lose(Kings kings) const;

    /// The positions lost in a number of plies, in one set for even numbers and one for odd ones.
    FoldedRows& newly_lost(unsigned plies) { return newly_lost_[plies % 2]; }

    Material material_;
    const Distances& known_;
    Conversions conversions_;
    Distances distances_;
    Fold fold_ = distances_.fold();
    std::size_t length_ = length_of(material_);

    /// Attacker to move: won, distance not found yet.
    FoldedRows pending_{fold_, FoldedRows::Reach::one_step_off, length_};
    /// Defender to move: lost, distance not found yet.
    Rows open_{row_count(material_.has_pawn()), length_};
    std::array<FoldedRows, 2> newly_lost_{FoldedRows{fold_, FoldedRows::Reach::solved, length_},
                                          FoldedRows{fold_, FoldedRows::Reach::solved, length_}};
    /// Defender to move: the positions after winning captures and promotions (conversions.h).
    FoldedRows converted_{fold_, FoldedRows::Reach::solved, length_};
};

Distances ZeroingSolver::solve()
{
    for_each_row([this](Kings kings) { prepare(kings); });
    for_each_row([this](Kings kings) { find_lost(kings, 1); });
    // Two plies, because one without new positions may be followed by one with some.
    unsigned last = 0;
    for (unsigned plies = 1; plies <= last + 2; ++plies) {
        pending_.forget_changes();
        for_each_row([&](Kings kings) {
            if (find_won(kings, plies))
                last = plies;
        });
        for_each_row([&](Kings kings) {
            newly_lost(plies + 1).clear(kings);
            if (can_lose(kings))
                find_lost(kings, plies + 1);
        });
    }
    distances_.complete();
    distances_.pack();
    return std::move(distances_);
}

template <typename Action>
void ZeroingSolver::for_each_row(Action action) const
{
    for (const Square defending : solved_kings(fold_)) {
        for (const Square attacking : ~chess::king_attacks(defending) - chess::Bitboard{defending}) {
            if (const Kings kings{defending, attacking}; is_solved(fold_, kings))
                action(kings);
        }
    }
}

/// Fills a row with the result of `choose` on the known numbers.
template <typename Choose>
void ZeroingSolver::copy_known(Side turn, Kings kings, Row row, Choose choose) const
{
    for (std::size_t i = 0; i < length_; ++i)
        row[i] = std::invoke(choose, known_.numbers(turn, kings, chess::square_at(i)));
}

/// Adds the placements from which a move of a side's pawns, or of its other pieces, leads into `to`; no
/// double steps.
void ZeroingSolver::add_moves_of(Kind kind, Side side, Kings kings, ConstRow to, Row from) const
{
    const RowWords open = open_squares(kings.squares(), length_);
    const auto moves = [&](Piece piece) {
        return piece.side == side && (piece.role == chess::Role::pawn) == (kind == Kind::pawn);
    };
    const std::span<const Piece> pieces = material_.pieces();
    if (moves(pieces.back()))
        add_moves_of_last(pieces.back(), to, open, from);
    if (length_ > 1 && moves(pieces.front()))
        add_moves_of_first(pieces.front(), to, open, from);
}

void ZeroingSolver::prepare(Kings kings)
{
    copy_known(Side::attacker, kings, pending_.row(kings), &Numbers::some);
    pending_.reflect(kings);
    copy_known(Side::defender, kings, open_[row_of(kings)], &Numbers::some);
    conversions_.add_all_lost(kings, converted_.row(kings));
    converted_.reflect(kings);
    RowWords mates;
    const Row mated = Row{mates}.first(length_);
    copy_known(Side::defender, kings, mated, [](const Numbers& numbers) { return numbers.equal(1); });
    if (!is_empty(mated))
        enter_lost(kings, mated, 0);
}

/// Adds the placements from which a capture or a pawn move of the attacker wins.
void ZeroingSolver::add_zeroing_moves(Kings kings, Row won)
{
    for (const Square target : chess::king_attacks(kings.attacking) - chess::Bitboard{kings.defending})
        unite(won, converted_.row({kings.defending, target}));
    RowWords words;
    const Row lost = Row{words}.first(length_);
    copy_known(Side::defender, kings, lost, &Numbers::some);
    add_moves_of(Kind::pawn, Side::attacker, kings, lost, won);
    // With four pieces, the pawn that is captured en passant was the last attacker's piece that could win.
    RowWords met{};
    RowWords won_by_en_passant{};
    conversions_.add_met_by_en_passant(kings, Numbers::largest, Row{met}.first(length_),
                                       Row{won_by_en_passant}.first(length_));
    subtract(lost, ConstRow{met}.first(length_));
    add_moves(material_.pieces(), Side::attacker, kings.squares(), converted_.row(kings), lost, won);
}

/// Finds the positions won in a number of plies; returns true if there are any.
bool ZeroingSolver::find_won(Kings kings, unsigned plies)
{
    RowWords words{};
    const Row won = Row{words}.first(length_);
    const FoldedRows& lost = newly_lost(plies - 1);
    for (const Square target : chess::king_attacks(kings.attacking) - chess::Bitboard{kings.defending}) {
        if (const Kings after{kings.defending, target}; lost.changes(after) != 0)
            unite(won, lost.row(after));
    }
    if (lost.changes(kings) != 0)
        add_moves_of(Kind::other, Side::attacker, kings, lost.row(kings), won);
    if (plies == 1)
        add_zeroing_moves(kings, won);
    if (is_empty(won) || !intersect(won, pending_.row(kings)))
        return false;
    subtract(pending_.row(kings), won);
    pending_.reflect(kings);
    distances_.enter(Side::attacker, row_of(kings), won, plies);
    return true;
}

/// True if the positions found won last may make any position of the row lost.
bool ZeroingSolver::can_lose(Kings kings) const
{
    if (is_empty(open_[row_of(kings)]))
        return false;
    return (material_.has(Side::defender) && pending_.changes(kings) != 0) ||
           std::ranges::any_of(chess::king_attacks(kings.defending), [&](Square target) {
               return pending_.changes({target, kings.attacking}) != 0;
           });
}

/// Finds the positions lost in a number of plies.
void ZeroingSolver::find_lost(Kings kings, unsigned plies)
{
    RowWords words{};
    const Row lost = Row{words}.first(length_);
    for (const Square target : chess::king_attacks(kings.defending))
        unite(lost, pending_.row({target, kings.attacking}));
    add_moves_of(Kind::other, Side::defender, kings, pending_.row(kings), lost);
    complement(lost);
    if (intersect(lost, open_[row_of(kings)]))
        enter_lost(kings, lost, plies);
}

void ZeroingSolver::enter_lost(Kings kings, ConstRow lost, unsigned plies)
{
    subtract(open_[row_of(kings)], lost);
    std::ranges::copy(lost, newly_lost(plies).row(kings).begin());
    newly_lost(plies).reflect(kings);
    distances_.enter(Side::defender, row_of(kings), lost, plies + 1);
}

} // namespace

Distances solve_to_zeroing(const Material& material, const SolvedEndings& solved)
{
    return ZeroingSolver{material, solved}.solve();
}

} // namespace endgame::sets
