// SPDX-License-Identifier: GPL-3.0-or-later

// Retrograde analysis as two lines over sets. Let pre(S, side) be the positions in which `side` is to move
// and some legal move of it leads into S. Then
//
//     Won(0)    = {}                           Lost(0)   = checkmates
//     Won(n+1)  = pre(Lost(n), attacker)
//     Lost(n+1) = not pre(not Won(n+1), defender), minus stalemates
//
// One word answers 64 positions at once (placement.h, row_moves.h). What captures and promotions lead to
// is known from other endings and enters level by level (conversions.h). Only what is new at a level
// is carried to the next one.

#include "endgame/sets/solver.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/piece_attacks.h"
#include "endgame/sets/conversions.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/row_masks.h"
#include "endgame/sets/row_moves.h"
#include "endgame/sets/rows.h"

namespace endgame::sets {
namespace {

using chess::Bitboard;
using chess::Role;
using chess::Square;

class Solver {
public:
    Solver(const Material& material, const SolvedEndings& solved)
        : material_{material}
        , conversions_{material, solved}
        , distances_{material}
    {
        if (conversions_.longest_mate() > 0) {
            wins_.resize(row_count_);
            holding_.resize(row_count_);
        }
    }

    std::optional<Distances> solve(const std::stop_token& stop)
    {
        for_each_row([this](Kings kings) { prepare(kings); });
        for_each_row([this](Kings kings) { find_mates(kings); });
        for (unsigned moves = 1; has_news_ || moves <= conversions_.longest_mate(); ++moves) {
            if (stop.stop_requested())
                return std::nullopt;
            has_news_ = false;
            find_won(moves);
            find_lost(moves);
        }
        distances_.pack();
        return std::move(distances_);
    }

private:
    template <typename Action>
    void for_each_row(Action action) const
    {
        for (const Square defending : folded_kings(has_pawn_)) {
            for (const Square attacking : chess::all_squares - Bitboard{defending})
                action(Kings{defending, attacking});
        }
    }

    void prepare(Kings kings);
    void find_mates(Kings kings);
    void find_won(unsigned moves);
    void find_lost(unsigned moves);

    RowWords moved_into_lost(Kings kings) const;
    RowWords open_without_escape(Kings kings, unsigned moves) const;
    bool may_be_lost_now(Kings kings, unsigned moves) const;
    bool captures_en_passant() const
    {
        return defender_has_a_piece_ && material_.pieces().front().role == Role::pawn;
    }
    void enter_lost(std::size_t row, ConstRow lost, unsigned moves);

    Row part(RowWords& words) const { return Row{words}.first(length_); }

    Material material_;
    Conversions conversions_;
    bool has_pawn_ = material_.has_pawn();
    bool defender_has_a_piece_ = material_.has(Side::defender);
    std::size_t length_ = length_of(material_);
    std::size_t row_count_ = row_count(has_pawn_);

    /// Attacker to move: what the defender cannot or should not move into, that is illegal placements and
    /// what is won.
    Neighbourhood settled_{has_pawn_, length_};
    /// Defender to move: what may still turn out lost.
    Rows open_{row_count_, length_};
    /// Defender to move: what turned out lost at the last level, and which rows hold any of it.
    Rows newly_lost_{row_count_, length_};
    std::vector<char> has_newly_lost_ = std::vector<char>(row_count_);
    /// Whether the last level had anything new.
    bool has_news_ = false;
    /// What conversions win and what they hold, if any lead to mates.
    std::vector<RowNumbers> wins_;
    std::vector<RowNumbers> holding_;

    Distances distances_;
};

/// Finds the illegal placements, and what the defender saves by a capture or a promotion.
void Solver::prepare(Kings kings)
{
    const Row settled = settled_.row(kings);
    if (king_distance(kings.defending, kings.attacking) < 2) {
        std::ranges::fill(settled, all_bits);
        settled_.reflect(kings);
        return;
    }
    const RowWords words = misplaced(material_, kings);
    const ConstRow cannot_be = ConstRow{words}.first(length_);
    unite(settled, cannot_be);
    add_checks(material_, kings, Side::attacker, settled);
    settled_.reflect(kings);

    const std::size_t row = row_of(kings);
    const Row closed = open_[row];
    Conversions::Escapes escapes = conversions_.escapes(kings);
    unite(closed, cannot_be);
    unite(closed, part(escapes.saving));
    add_checks(material_, kings, Side::defender, closed);
    for (Word& word : closed)
        word = ~word;
    if (conversions_.longest_mate() > 0) {
        wins_[row] = conversions_.wins(kings);
        holding_[row] = escapes.holding;
    }
}

void Solver::find_mates(Kings kings)
{
    const std::size_t row = row_of(kings);
    RowWords no_move = open_without_escape(kings, 0);
    RowWords mates = no_move;
    intersect(part(mates), settled_.row(kings)); // those in check: he could be taken
    subtract(open_[row], part(no_move));
    enter_lost(row, part(mates), 0);
}

/// Won(n+1) = pre(Lost(n), attacker).
void Solver::find_won(unsigned moves)
{
    settled_.forget_changes();
    for_each_row([&](Kings kings) {
        RowWords words = moved_into_lost(kings);
        const Row won = part(words);
        const std::size_t row = row_of(kings);
        if (moves <= conversions_.longest_mate()) {
            for (std::size_t i = 0; i < length_; ++i)
                won[i] |= wins_[row][i].equal(moves);
        }
        subtract(won, settled_.row(kings));
        if (is_empty(won))
            return;
        has_news_ = true;
        unite(settled_.row(kings), won);
        settled_.reflect(kings);
        distances_.enter(Side::attacker, row, won, moves);
    });
}

/// Lost(n+1) = not pre(not Won(n+1), defender).
void Solver::find_lost(unsigned moves)
{
    for_each_row([&](Kings kings) {
        const std::size_t row = row_of(kings);
        has_newly_lost_[row] = 0;
        if (!may_be_lost_now(kings, moves))
            return;
        RowWords lost = open_without_escape(kings, moves);
        subtract(open_[row], part(lost));
        enter_lost(row, part(lost), moves);
    });
}

/// The placements from which a move of the attacker's leads into the newly lost ones.
RowWords Solver::moved_into_lost(Kings kings) const
{
    RowWords reached{};
    const Row from = part(reached);
    for (const Square target : chess::king_attacks(kings.attacking)) {
        const std::size_t row = row_of({kings.defending, target});
        if (has_newly_lost_[row] != 0)
            unite(from, newly_lost_[row]);
    }
    const std::size_t row = row_of(kings);
    if (has_newly_lost_[row] == 0)
        return reached;
    const ConstRow lost = newly_lost_[row];
    if (!captures_en_passant()) {
        add_moves(material_, Side::attacker, kings, lost, lost, from);
        return reached;
    }
    // Beside the defender's pawn a double step is met by en passant, after which there is no mate.
    RowWords not_taken;
    for (const Square first : chess::all_squares)
        not_taken[index(first)] = lost[index(first)] & ~beside(first).bits();
    add_moves(material_, Side::attacker, kings, lost, not_taken, from);
    return reached;
}

/// What is open and has nothing but settled placements to move into.
RowWords Solver::open_without_escape(Kings kings, unsigned moves) const
{
    RowWords words{};
    const std::size_t row = row_of(kings);
    const Row without = part(words);
    std::ranges::copy(open_[row], without.begin());
    for (const Square target : chess::king_attacks(kings.defending))
        intersect(without, settled_.row({target, kings.attacking}));
    if (moves < conversions_.longest_mate()) {
        for (std::size_t i = 0; i < length_; ++i)
            without[i] &= ~holding_[row][i].greater(moves);
    }
    if (defender_has_a_piece_) {
        RowWords unsettled;
        RowWords not_won_by_en_passant;
        RowWords escapes{};
        for (std::size_t i = 0; i < length_; ++i)
            not_won_by_en_passant[i] = unsettled[i] = ~settled_.row(kings)[i];
        if (captures_en_passant())
            subtract(not_won_by_en_passant, conversions_.won_by_en_passant(kings, moves));
        add_moves(material_, Side::defender, kings, unsettled, not_won_by_en_passant, escapes);
        subtract(without, part(escapes));
    }
    return words;
}

bool Solver::may_be_lost_now(Kings kings, unsigned moves) const
{
    if (moves <= conversions_.longest_mate() || (defender_has_a_piece_ && settled_.is_changed(kings)))
        return true;
    for (const Square target : chess::king_attacks(kings.defending)) {
        if (settled_.is_changed({target, kings.attacking}))
            return true;
    }
    return false;
}

void Solver::enter_lost(std::size_t row, ConstRow lost, unsigned moves)
{
    has_newly_lost_[row] = is_empty(lost) ? 0 : 1;
    if (has_newly_lost_[row] == 0)
        return;
    has_news_ = true;
    std::ranges::copy(lost, newly_lost_[row].begin());
    distances_.enter(Side::defender, row, lost, moves + 1);
}

} // namespace

std::optional<Distances> solve(const Material& material, const SolvedEndings& solved,
                               const std::stop_token& stop)
{
    return Solver{material, solved}.solve(stop);
}

std::vector<Material> solving_order(const Material& material)
{
    std::vector<Material> order;
    for (const Material& other : conversions_of(material)) {
        for (const Material& one : solving_order(other)) {
            if (std::ranges::find(order, one) == order.end())
                order.push_back(one);
        }
    }
    order.push_back(material);
    return order;
}

} // namespace endgame::sets
