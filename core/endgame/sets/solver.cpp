// SPDX-License-Identifier: GPL-3.0-or-later

// Retrograde analysis in two equations over sets. Let pre(S, side) be the positions with `side` to move in
// which some legal move leads into S. Then
//
//     Won(0)    = {}                           Lost(0)   = checkmates
//     Won(n+1)  = pre(Lost(n), attacker)
//     Lost(n+1) = not pre(not Won(n+1), defender), minus stalemates
//
// One word covers 64 positions at once, a slice 4,096 (placement.h, row_moves.h). The results of captures and
// promotions are known from other endings and enter level by level as placements in which pieces share a
// square (conversions.h). Only the new positions of a level, the frontier, are propagated to the next one.

#include "endgame/sets/solver.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/piece_attacks.h"
#include "endgame/sets/conversions.h"
#include "endgame/sets/crew.h"
#include "endgame/sets/placement.h"
#include "endgame/sets/row_masks.h"
#include "endgame/sets/row_moves.h"
#include "endgame/sets/rows.h"
#include "endgame/sets/slice_moves.h"

namespace endgame::sets {
namespace {

using chess::Bitboard;
using chess::Square;
using chess::square_at;

/// Fills `solution`, which receives a number for each set of placements of a slice. The defending king is
/// restricted to the squares that the fold of the solution requires.
template <typename Solution>
class Solver {
public:
    Solver(const Material& material, const SolvedEndings& solved, Solution& solution, const Crew& crew)
        : material_{material}
        , conversions_{material, solved, crew}
        , solution_{solution}
        , crew_{crew}
    {}

    /// Returns false if a stop was requested.
    bool solve(const LevelProgress& progress = {});

    /// The moves of the longest mate with a side to move.
    unsigned longest_mate(Side turn) const { return longest_[static_cast<std::size_t>(turn)]; }

private:
    /// The scratch memory of a thread.
    struct Bench {
        explicit Bench(const Solver& solver)
            : won(solver.row_size())
            , double_steps(solver.captures_en_passant_ ? solver.row_size() : 0)
            , won_by_en_passant(double_steps.size())
        {}

        /// A row that is all 0 between two uses.
        std::vector<Word> won;
        /// Rows for the placements after double steps of pawns.
        std::vector<Word> double_steps;
        std::vector<Word> won_by_en_passant;
    };

    template <typename Action>
    bool for_each_row(Action action);

    void prepare(Kings kings);
    void find_mates(Kings kings, Bench& bench);
    void find_won(Kings kings, Bench& bench, unsigned moves);
    void find_lost(Kings kings, Bench& bench, unsigned moves);

    Word move_into_lost(Kings kings, Bench& bench, unsigned moves) const;
    Word reach_by_double_steps(Kings kings, Bench& bench, unsigned moves) const;
    void reach_by_defending_double_steps(Kings kings, Bench& bench, unsigned moves) const;
    Word may_be_lost_now(Kings kings, unsigned moves) const;
    bool find_without_escape(Kings kings, std::size_t slice, const Bench& bench, ConstRow open,
                             Row found) const;
    void enter_lost(Kings kings, std::size_t slice, ConstRow lost, unsigned moves);
    void carry_lost(Kings kings, Word slices, unsigned number);

    RowWords can_stand(Kings kings, std::size_t slice, std::optional<Side> moved = std::nullopt) const;
    void add_checks_of(Side side, Kings kings, std::size_t slice, Row row) const;

    Row part(RowWords& words) const { return Row{words}.first(length_); }
    std::size_t row_size() const { return slices_ * length_; }
    Row slice_of(std::vector<Word>& row, std::size_t slice) const
    {
        return Row{row}.subspan(slice * length_, length_);
    }
    ConstRow slice_of(const std::vector<Word>& row, std::size_t slice) const
    {
        return ConstRow{row}.subspan(slice * length_, length_);
    }
    std::size_t number_of(Kings kings, std::size_t slice) const { return row_of(kings) * slices_ + slice; }
    Bitboard walls(Kings kings, std::size_t slice) const
    {
        return outer_ ? kings.squares() | Bitboard{square_at(slice)} : kings.squares();
    }
    bool is_outer(Side side) const { return outer_ && outer_->side == side; }
    bool is_inner(Side side) const
    {
        return std::ranges::any_of(inner_, [side](Piece piece) { return piece.side == side; });
    }

    Material material_;
    Conversions conversions_;
    Solution& solution_;
    Crew crew_;
    Fold fold_ = solution_.fold();
    bool has_pawn_ = material_.has_pawn();
    bool captures_en_passant_ = conversions_.has_en_passant();
    /// The piece whose square is the index of the slice, and the pieces within the slices.
    std::optional<Piece> outer_ =
        material_.pieces().size() > 2 ? std::optional{material_.pieces().front()} : std::nullopt;
    std::span<const Piece> inner_ =
        material_.pieces().last(std::min<std::size_t>(material_.pieces().size(), 2));
    std::size_t length_ = length_of(material_);
    std::size_t slices_ = outer_ ? row_length : 1;
    std::size_t row_count_ = row_count(has_pawn_);

    /// Attacker to move: placements that are no escape for the defender, that is illegal and won ones.
    FoldedRows settled_{fold_, FoldedRows::Reach::one_step_off, length_, slices_};
    /// Defender to move: placements that may still prove lost; and by row, the slices that contain any.
    Rows open_{row_count_ * slices_, length_};
    std::vector<Word> has_open_ = std::vector<Word>(row_count_);
    /// Defender to move: placements found lost at the last level.
    FoldedRows newly_lost_{fold_, FoldedRows::Reach::solved, length_, slices_};
    /// True if the last level found new positions, by side to move.
    std::array<std::atomic<bool>, 2> has_news_{};
    std::array<unsigned, 2> longest_{};
};

template <typename Solution>
bool Solver<Solution>::solve(const LevelProgress& progress)
{
    const auto note = [this](Side turn, unsigned moves) {
        const bool has_news = has_news_[static_cast<std::size_t>(turn)].exchange(false);
        if (has_news)
            longest_[static_cast<std::size_t>(turn)] = moves;
        return has_news;
    };
    const auto find_all_mates = [this](Kings kings, Bench& bench) { find_mates(kings, bench); };
    if (!for_each_row([this](Kings kings, Bench&) { prepare(kings); }) || !for_each_row(find_all_mates))
        return false;
    bool has_news = note(Side::defender, 0);
    for (unsigned moves = 1; has_news || moves <= conversions_.longest_mate(); ++moves) {
        settled_.forget_changes();
        if (!for_each_row([&](Kings kings, Bench& bench) { find_won(kings, bench, moves); }) ||
            !for_each_row([&](Kings kings, Bench& bench) { find_lost(kings, bench, moves); }))
            return false;
        has_news = note(Side::attacker, moves);
        has_news = note(Side::defender, moves) || has_news;
        if (progress)
            progress(moves);
    }
    return true;
}

/// Calls the action with every pair of kings on different squares that has to be solved; pairs with the same
/// defending king are processed by one thread. Returns false if a stop was requested.
template <typename Solution>
template <typename Action>
bool Solver<Solution>::for_each_row(Action action)
{
    const Bitboard kings = solved_kings(fold_);
    return crew_.share_out(std::vector<Square>(kings.begin(), kings.end()), [&] {
        return [&, bench = Bench{*this}](Square defending) mutable {
            for (const Square attacking : chess::all_squares - Bitboard{defending}) {
                const Kings pair{defending, attacking};
                if (is_solved(fold_, pair) && !crew_.is_to_stop())
                    action(pair, bench);
            }
        };
    });
}

/// The placements of a slice in which all pieces are on different squares and no pawn is on a forbidden rank.
template <typename Solution>
RowWords Solver<Solution>::can_stand(Kings kings, std::size_t slice, std::optional<Side> moved) const
{
    if (outer_) {
        const Bitboard square{square_at(slice)};
        const Bitboard last_ranks =
            outer_->side == moved ? promotion_squares(!*moved)
                                  : promotion_squares(Side::attacker) | promotion_squares(Side::defender);
        const bool is_wrong_pawn = outer_->role == chess::Role::pawn && last_ranks.contains(square_at(slice));
        if (is_wrong_pawn || kings.squares().contains(square_at(slice)))
            return {};
    }
    return well_placed(inner_, walls(kings, slice), moved);
}

/// Adds the placements of a slice in which a side gives check.
template <typename Solution>
void Solver<Solution>::add_checks_of(Side side, Kings kings, std::size_t slice, Row row) const
{
    const Square king = side == Side::attacker ? kings.defending : kings.attacking;
    add_checks(inner_, king, walls(kings, slice), side, row);
    if (!is_outer(side))
        return;
    const Square square = square_at(slice);
    if (attacks(*outer_, square, kings.squares()).contains(king)) {
        RowWords all;
        all.fill(all_bits);
        unite_unless(row, all, chess::between(square, king));
    }
}

/// Finds the illegal placements and those that the defender can reach by captures.
template <typename Solution>
void Solver<Solution>::prepare(Kings kings)
{
    const Row settled = settled_.row(kings);
    const Word all_slices = slices_ == 1 ? 1 : all_bits;
    if (king_distance(kings.defending, kings.attacking) < 2) {
        std::ranges::fill(settled, all_bits);
        settled_.reflect(kings, all_slices);
        return;
    }
    for (std::size_t slice = 0; slice < slices_; ++slice) {
        RowWords words = can_stand(kings, slice, Side::defender);
        const Row cannot_be = settled_.slice(kings, slice);
        std::ranges::copy(part(words), cannot_be.begin());
        complement(cannot_be);
        add_checks_of(Side::attacker, kings, slice, cannot_be);

        const Row open = open_[number_of(kings, slice)];
        words = can_stand(kings, slice);
        std::ranges::copy(part(words), open.begin());
        complement(open);
        add_checks_of(Side::defender, kings, slice, open);
        complement(open);
        if (!is_empty(open))
            has_open_[row_of(kings)] |= Word{1} << slice;
    }
    conversions_.subtract_captures(kings, settled);
    settled_.reflect(kings, all_slices);
}

template <typename Solution>
void Solver<Solution>::find_mates(Kings kings, Bench& bench)
{
    if (captures_en_passant_)
        reach_by_defending_double_steps(kings, bench, 0);
    Word mated = 0;
    for (const Square square : Bitboard{has_open_[row_of(kings)]}) {
        const std::size_t slice = index(square);
        const Row open = open_[number_of(kings, slice)];
        RowWords words;
        const Row no_move = part(words);
        if (!find_without_escape(kings, slice, bench, open, no_move))
            continue;
        subtract(open, no_move);
        // Keep those in check: with the attacker to move they are illegal, and therefore settled.
        if (intersect(no_move, settled_.slice(kings, slice))) {
            enter_lost(kings, slice, no_move, 0);
            mated |= Bitboard{square}.bits();
        }
    }
    carry_lost(kings, mated, 1);
}

/// Won(n+1) = pre(Lost(n), attacker).
template <typename Solution>
void Solver<Solution>::find_won(Kings kings, Bench& bench, unsigned moves)
{
    if (king_distance(kings.defending, kings.attacking) < 2)
        return;
    Word changed = 0;
    for (const Square square : Bitboard{move_into_lost(kings, bench, moves)}) {
        const std::size_t slice = index(square);
        const Row won = slice_of(bench.won, slice);
        const RowWords possible = can_stand(kings, slice);
        if (settle(won, ConstRow{possible}.first(length_), settled_.slice(kings, slice))) {
            solution_.enter(Side::attacker, row_of(kings), slice, won, moves);
            changed |= Bitboard{square}.bits();
            has_news_[static_cast<std::size_t>(Side::attacker)].store(true, std::memory_order_relaxed);
        }
        std::ranges::fill(won, 0);
    }
    changed |= conversions_.add_won(kings, moves, settled_.row(kings));
    if (changed != 0)
        settled_.reflect(kings, changed);
}

/// Adds to the scratch memory the placements, some of them possibly illegal, from which a move of the
/// attacker leads into newly lost ones; returns their slices.
template <typename Solution>
Word Solver<Solution>::move_into_lost(Kings kings, Bench& bench, unsigned moves) const
{
    Word reached = 0;
    for (const Square target : chess::king_attacks(kings.attacking) - Bitboard{kings.defending}) {
        const Kings before{kings.defending, target};
        const Word slices = newly_lost_.changes(before);
        for (const Square square : Bitboard{slices})
            unite(slice_of(bench.won, index(square)), newly_lost_.slice(before, index(square)));
        reached |= slices;
    }
    Word slices = newly_lost_.changes(kings);
    if (captures_en_passant_)
        slices |= reach_by_double_steps(kings, bench, moves);
    for (const Square square : Bitboard{slices}) {
        const std::size_t slice = index(square);
        const ConstRow lost = newly_lost_.slice(kings, slice);
        const ConstRow by_double_step = captures_en_passant_ ? slice_of(bench.double_steps, slice) : lost;
        if (is_inner(Side::attacker)) {
            add_moves(inner_, Side::attacker, walls(kings, slice), lost, by_double_step,
                      slice_of(bench.won, slice));
            reached |= Bitboard{square}.bits();
        }
        if (!is_outer(Side::attacker))
            continue;
        for_each_way_to(*outer_, square, kings.squares(), [&](Way way) {
            const Row from = slice_of(bench.won, index(way.square));
            if (way.kind == Way::Kind::pawn_capture)
                unite_where(from, lost, square);
            else
                unite_unless(from, way.kind == Way::Kind::move ? lost : by_double_step, way.empty);
            reached |= Bitboard{way.square}.bits();
            return true;
        });
    }
    return reached;
}

/// Computes the lost placements after double steps of the attacker: the newly lost ones without those in
/// which the defender can capture en passant, plus those still lost even after the en passant capture, which
/// may be the only move; returns the slices of the latter.
template <typename Solution>
Word Solver<Solution>::reach_by_double_steps(Kings kings, Bench& bench, unsigned moves) const
{
    // Positions with an en passant capture become lost at the later of two levels: that at which all other
    // moves lose, if there are any, and that at which the capture loses.
    std::ranges::fill(bench.double_steps, 0);
    std::ranges::fill(bench.won_by_en_passant, 0);
    conversions_.add_met_by_en_passant(kings, moves - 1, bench.double_steps, bench.won_by_en_passant);
    Word slices = 0;
    for (std::size_t slice = 0; slice < slices_; ++slice) {
        const Row met = slice_of(bench.double_steps, slice);
        const Row won = slice_of(bench.won_by_en_passant, slice);
        const ConstRow lost = newly_lost_.slice(kings, slice);
        if (!is_empty(won)) {
            RowWords words{};
            add_checks_of(Side::defender, kings, slice, part(words));
            unite(part(words), open_[number_of(kings, slice)]);
            subtract(won, part(words));
            words = can_stand(kings, slice);
            intersect(won, part(words));
            slices |= is_empty(won) ? 0 : Word{1} << slice;
        }
        for (std::size_t i = 0; i < length_; ++i)
            met[i] = (lost[i] & ~met[i]) | won[i];
    }
    return slices;
}

/// Lost(n+1) = not pre(not Won(n+1), defender).
template <typename Solution>
void Solver<Solution>::find_lost(Kings kings, Bench& bench, unsigned moves)
{
    const std::size_t row = row_of(kings);
    newly_lost_.clear(kings);
    const Word slices = may_be_lost_now(kings, moves);
    if (slices != 0 && captures_en_passant_)
        reach_by_defending_double_steps(kings, bench, moves);
    Word newly_lost = 0;
    for (const Square square : Bitboard{slices}) {
        const std::size_t slice = index(square);
        const Row open = open_[number_of(kings, slice)];
        RowWords words;
        const Row lost = part(words);
        if (!find_without_escape(kings, slice, bench, open, lost))
            continue;
        subtract(open, lost);
        if (is_empty(open))
            has_open_[row] &= ~Bitboard{square}.bits();
        enter_lost(kings, slice, lost, moves);
        newly_lost |= Bitboard{square}.bits();
    }
    carry_lost(kings, newly_lost, moves + 1);
}

/// The slices of a row in which a placement may be lost because of those settled at this level.
template <typename Solution>
Word Solver<Solution>::may_be_lost_now(Kings kings, unsigned moves) const
{
    const Word open = has_open_[row_of(kings)];
    if (captures_en_passant_ && moves <= conversions_.longest_mate())
        return open;
    Word slices = 0;
    for (const Square target : chess::king_attacks(kings.defending))
        slices |= settled_.changes({target, kings.attacking});
    const Word changes = settled_.changes(kings);
    if (is_inner(Side::defender))
        slices |= changes;
    if (is_outer(Side::defender)) {
        for (const Square square : Bitboard{changes}) {
            for_each_way_to(*outer_, square, kings.squares(), [&](Way way) {
                slices |= Bitboard{way.square}.bits();
                return true;
            });
        }
    }
    return open & slices;
}

/// Computes the settled placements after double steps of the defender.
template <typename Solution>
void Solver<Solution>::reach_by_defending_double_steps(Kings kings, Bench& bench, unsigned moves) const
{
    std::ranges::copy(settled_.row(kings), bench.double_steps.begin());
    conversions_.add_won_by_en_passant(kings, moves, bench.double_steps);
}

/// Finds the open placements of a slice, with the defender to move, from which all moves lead into settled
/// ones; returns true if there are any.
template <typename Solution>
bool Solver<Solution>::find_without_escape(Kings kings, std::size_t slice, const Bench& bench, ConstRow open,
                                           Row found) const
{
    CommonRows rows{open};
    for (const Square target : chess::king_attacks(kings.defending))
        rows.add(settled_.slice({target, kings.attacking}, slice));
    if (!intersection(rows, found))
        return false;
    const auto settled_in = [&](std::size_t other, bool by_double_step) {
        return by_double_step && captures_en_passant_ ? slice_of(bench.double_steps, other)
                                                      : settled_.slice(kings, other);
    };
    if (is_inner(Side::defender)) {
        RowWords unsettled;
        RowWords after_double_step;
        RowWords escapes{};
        for (std::size_t i = 0; i < length_; ++i) {
            unsettled[i] = ~settled_in(slice, false)[i];
            after_double_step[i] = ~settled_in(slice, true)[i];
        }
        add_moves(inner_, Side::defender, walls(kings, slice), part(unsettled), part(after_double_step),
                  part(escapes));
        subtract(found, part(escapes));
        if (is_empty(found))
            return false;
    }
    bool has_some = true;
    if (is_outer(Side::defender)) {
        for_each_way_from(*outer_, square_at(slice), kings.squares(), [&](Way way) {
            const ConstRow settled = settled_in(index(way.square), way.kind == Way::Kind::double_step);
            has_some = way.kind == Way::Kind::pawn_capture ? intersect_where(found, settled, way.square)
                                                           : intersect_unless(found, settled, way.empty);
            return has_some;
        });
    }
    return has_some;
}

template <typename Solution>
void Solver<Solution>::enter_lost(Kings kings, std::size_t slice, ConstRow lost, unsigned moves)
{
    has_news_[static_cast<std::size_t>(Side::defender)].store(true, std::memory_order_relaxed);
    std::ranges::copy(lost, newly_lost_.slice(kings, slice).begin());
    solution_.enter(Side::defender, row_of(kings), slice, lost, moves + 1);
}

/// Propagates the slices with newly lost placements to the next level, together with the results of the
/// attacker's conversions.
template <typename Solution>
void Solver<Solution>::carry_lost(Kings kings, Word slices, unsigned number)
{
    slices |= conversions_.add_lost(kings, number, newly_lost_.row(kings));
    newly_lost_.reflect(kings, slices);
}

/// Adapts `Distances` to a solution with one slice per row.
struct OneSlice {
    Distances distances;

    Fold fold() const { return distances.fold(); }
    void enter(Side turn, std::size_t row, std::size_t, ConstRow set, unsigned number)
    {
        distances.enter(turn, row, set, number);
    }
};

} // namespace

std::optional<Distances> solve(const Material& material, const SolvedEndings& solved,
                               const std::stop_token& stop)
{
    OneSlice solution{Distances{material}};
    if (!Solver{material, solved, solution, Crew{1, stop}}.solve())
        return std::nullopt;
    solution.distances.complete();
    solution.distances.pack();
    return std::move(solution.distances);
}

std::optional<LargeDistances> solve_large(const Material& material, const SolvedEndings& solved,
                                          LargeDistances::Attackers attackers, const Crew& crew,
                                          const LevelProgress& progress)
{
    LargeDistances distances{material, attackers};
    {
        Solver solver{material, solved, distances, crew};
        if (!solver.solve(progress))
            return std::nullopt;
        distances.set_longest_mates(solver.longest_mate(Side::attacker), solver.longest_mate(Side::defender));
    }
    return distances.complete(crew) && distances.pack(crew) ? std::optional{std::move(distances)}
                                                            : std::nullopt;
}

std::size_t memory_to_solve_large(const Material& material, LargeDistances::Attackers attackers)
{
    constexpr std::size_t bytes_of_row = row_length * row_length * sizeof(Word);
    constexpr std::size_t bytes_of_packed_row = 160 << 10;
    constexpr std::size_t planes = 7; // enough for mate in 126
    const bool has_pawn = material.has_pawn();
    const Fold fold = LargeDistances::fold(material, attackers);
    const auto pawns = static_cast<std::size_t>(material.pawn_count());
    const std::size_t rows = row_count(has_pawn);
    const std::size_t solved_rows = row_length * static_cast<std::size_t>(solved_kings(fold).size());
    const std::size_t sets = (FoldedRows::row_limit(fold) + 2 * solved_rows) * bytes_of_row;
    const std::size_t promotions =
        pawns * rows * promotion_square_count * row_length * (sizeof(LargeNumbers) + sizeof(Word));
    // In one row of eight the kings are adjacent.
    const std::size_t entered =
        (attackers == LargeDistances::Attackers::none ? 1 : 2) * bytes_of_row * planes * 7 / 8;
    const std::size_t packed = bytes_of_packed_row * (has_pawn ? 3 : 4) / 4;
    // The numbers are completed and packed after the sets have been freed.
    return std::max(sets + promotions + solved_rows * entered, rows * (entered + packed));
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
