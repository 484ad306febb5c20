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

#include "endgame/solver.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/conversions.h"
#include "endgame/men_attacks.h"
#include "endgame/placement.h"
#include "endgame/row_moves.h"

namespace endgame {
namespace {

using chess::Bitboard;
using chess::Role;
using chess::Square;
using chess::square_at;

/// A set of placements: so many rows one after the other.
class Rows {
public:
    Rows(std::size_t count, std::size_t length) : length_{length}, words_(count * length) {}

    Row operator[](std::size_t row) { return Row{words_}.subspan(row * length_, length_); }
    ConstRow operator[](std::size_t row) const { return ConstRow{words_}.subspan(row * length_, length_); }

private:
    std::size_t length_;
    std::vector<Word> words_;
};

/// The rows of pairs of kings, the defending one where he is folded to (q) or, as he may step out of
/// there, on a mirror image on the e-file or, without pawns, the fifth rank (m).
///
///     5  m m m m m
///     4  q q q q m
///     3  q q q q m
///     2  q q q q m
///     1  q q q q m
///        a b c d e
class Neighbourhood {
public:
    Neighbourhood(bool has_pawn, std::size_t length)
        : has_pawn_{has_pawn}
        , rows_{row_limit(has_pawn), length}
        , changed_(row_limit(has_pawn))
    {}

    Row row(Kings kings) { return rows_[number(kings)]; }
    ConstRow row(Kings kings) const { return rows_[number(kings)]; }

    bool is_changed(Kings kings) const { return changed_[number(kings)] != 0; }
    void forget_changes() { std::fill(changed_.begin(), changed_.end(), 0); }

    /// Marks a row as changed and brings its mirror images up to date.
    void reflect(Kings kings)
    {
        changed_[number(kings)] = 1;
        const bool to_e_file = file_of(kings.defending) == 3;
        const bool to_fifth_rank = !has_pawn_ && rank_of(kings.defending) == 3;
        if (to_e_file)
            copy(kings, Mirror::left_right);
        if (to_fifth_rank)
            copy(kings, Mirror::up_down);
        if (to_e_file && to_fifth_rank)
            copy(kings, Mirror::both);
    }

private:
    static std::size_t row_limit(bool has_pawn) { return has_pawn ? 5 * 8 * 64 : 5 * 5 * 64; }

    static std::size_t number(Kings kings)
    {
        const int place = 5 * rank_of(kings.defending) + file_of(kings.defending);
        return 64 * static_cast<std::size_t>(place) + index(kings.attacking);
    }

    void copy(Kings kings, Mirror mirror)
    {
        const ConstRow original = row(kings);
        const std::size_t place =
            number({seen_in(mirror, kings.defending), seen_in(mirror, kings.attacking)});
        const Row image = rows_[place];
        const std::size_t flipped = original.size() == 1 ? 0 : static_cast<std::size_t>(mirror);
        for (std::size_t i = 0; i < original.size(); ++i)
            image[i ^ flipped] = seen_in(mirror, original[i]);
        changed_[place] = 1;
    }

    bool has_pawn_;
    Rows rows_;
    std::vector<char> changed_;
};

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
        for (int rank = 0; rank < folded_ranks(has_pawn_); ++rank) {
            for (int file = 0; file < 4; ++file) {
                for (const Square attacking : chess::all_squares - Bitboard{square_at(file, rank)})
                    action(Kings{square_at(file, rank), attacking});
            }
        }
    }

    void prepare(Kings kings);
    void find_mates(Kings kings);
    void find_won(unsigned moves);
    void find_lost(unsigned moves);

    RowWords impossible(Kings kings) const;
    void add_checks(Square king, Square other_king, Side by, Row row) const;
    RowWords moved_into_lost(Kings kings) const;
    RowWords open_without_escape(Kings kings, unsigned moves) const;
    bool may_be_lost_now(Kings kings, unsigned moves) const;
    bool takes_in_passing() const
    {
        return defender_has_a_man_ && material_.men().front().role == Role::pawn;
    }
    void enter_lost(std::size_t row, ConstRow lost, unsigned moves);
    void add_moves(Side side, Kings kings, ConstRow to, ConstRow to_by_double_step, Row from) const;

    Row part(RowWords& words) const { return Row{words}.first(length_); }
    static std::size_t row_of(Kings kings) { return endgame::row_of(kings.defending, kings.attacking); }

    Material material_;
    Conversions conversions_;
    bool has_pawn_ = material_.has_pawn();
    bool defender_has_a_man_ = material_.has(Side::defender);
    std::size_t length_ = length_of(material_);
    std::size_t row_count_ = endgame::row_count(has_pawn_);

    /// Attacker to move: what the defender cannot or should not move into, that is what cannot be and
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

/// Finds what cannot be, and what the defender saves by a capture or a promotion.
void Solver::prepare(Kings kings)
{
    const Row settled = settled_.row(kings);
    if (king_distance(kings.defending, kings.attacking) < 2) {
        std::ranges::fill(settled, all_bits);
        settled_.reflect(kings);
        return;
    }
    const RowWords cannot_be = impossible(kings);
    const auto collisions = ConstRow{cannot_be}.first(length_);
    unite(settled, collisions);
    add_checks(kings.defending, kings.attacking, Side::attacker, settled);
    settled_.reflect(kings);

    const std::size_t row = row_of(kings);
    const Row closed = open_[row];
    Conversions::Escapes escapes = conversions_.escapes(kings);
    unite(closed, collisions);
    unite(closed, part(escapes.saving));
    add_checks(kings.attacking, kings.defending, Side::defender, closed);
    for (Word& word : closed)
        word = ~word;
    if (conversions_.longest_mate() > 0) {
        wins_[row] = conversions_.wins(kings);
        holding_[row] = escapes.holding;
    }
}

/// Two men on one square or a pawn on its first or last rank.
RowWords Solver::impossible(Kings kings) const
{
    RowWords row = open_squares(kings.defending, kings.attacking, length_);
    constexpr Bitboard outer_ranks = chess::rank_squares(0) | chess::rank_squares(7);
    const bool last_is_pawn = material_.men().back().role == Role::pawn;
    const bool first_is_pawn = length_ > 1 && material_.men().front().role == Role::pawn;
    for (std::size_t i = 0; i < length_; ++i) {
        row[i] = ~row[i];
        if (last_is_pawn)
            row[i] |= outer_ranks.bits();
        if (first_is_pawn && outer_ranks.contains(square_at(i)))
            row[i] = all_bits;
    }
    return row;
}

/// Adds to a row where a king is in check by the men of a side.
void Solver::add_checks(Square king, Square other_king, Side by, Row row) const
{
    if (material_.men().back().side == by) {
        const Man last = material_.men().back();
        for (std::size_t i = 0; i < length_; ++i) {
            const Bitboard first = length_ > 1 ? Bitboard{square_at(i)} : Bitboard{};
            row[i] |= attackers(last, king, first | Bitboard{other_king}).bits();
        }
    }
    if (length_ > 1 && material_.men().front().side == by) {
        for (const Square first : attackers(material_.men().front(), king, Bitboard{other_king}))
            row[index(first)] |= (~chess::between(first, king)).bits();
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
    const Row from = Row{reached}.first(length_);
    for (const Square target : chess::king_attacks(kings.attacking)) {
        const std::size_t row = row_of({kings.defending, target});
        if (has_newly_lost_[row] != 0)
            unite(from, newly_lost_[row]);
    }
    const std::size_t row = row_of(kings);
    if (has_newly_lost_[row] == 0)
        return reached;
    const ConstRow lost = newly_lost_[row];
    if (!takes_in_passing()) {
        add_moves(Side::attacker, kings, lost, lost, from);
        return reached;
    }
    // Beside the defender's pawn a double step is met by taking in passing, after which there is no mate.
    RowWords not_taken;
    for (const Square first : chess::all_squares)
        not_taken[index(first)] = lost[index(first)] & ~beside(first).bits();
    add_moves(Side::attacker, kings, lost, not_taken, from);
    return reached;
}

/// What is open and has nothing but settled placements to move into.
RowWords Solver::open_without_escape(Kings kings, unsigned moves) const
{
    RowWords words{};
    const std::size_t row = row_of(kings);
    const Row without = Row{words}.first(length_);
    std::ranges::copy(open_[row], without.begin());
    for (const Square target : chess::king_attacks(kings.defending))
        intersect(without, settled_.row({target, kings.attacking}));
    if (moves < conversions_.longest_mate()) {
        for (std::size_t i = 0; i < length_; ++i)
            without[i] &= ~holding_[row][i].greater(moves);
    }
    if (defender_has_a_man_) {
        RowWords unsettled;
        RowWords not_won_by_passing;
        RowWords escapes{};
        for (std::size_t i = 0; i < length_; ++i)
            not_won_by_passing[i] = unsettled[i] = ~settled_.row(kings)[i];
        if (takes_in_passing())
            subtract(not_won_by_passing, conversions_.won_by_passing(kings, moves));
        add_moves(Side::defender, kings, unsettled, not_won_by_passing, escapes);
        subtract(without, part(escapes));
    }
    return words;
}

bool Solver::may_be_lost_now(Kings kings, unsigned moves) const
{
    if (moves <= conversions_.longest_mate() || (defender_has_a_man_ && settled_.is_changed(kings)))
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

/// Adds to `from` the placements of a row from which a move of a side's men beside the king leads into
/// `to`, or a double step of a pawn into the set of its own.
void Solver::add_moves(Side side, Kings kings, ConstRow to, ConstRow to_by_double_step, Row from) const
{
    const RowWords open = open_squares(kings.defending, kings.attacking, length_);
    const Man last = material_.men().back();
    if (last.side == side) {
        add_moves_of_last(last, to, open, from);
        if (last.role == Role::pawn)
            add_double_steps_of_last(side, to_by_double_step, open, from);
    }
    const Man first = material_.men().front();
    if (length_ > 1 && first.side == side) {
        add_moves_of_first(first, to, open, from);
        if (first.role == Role::pawn)
            add_double_steps_of_first(side, to_by_double_step, open, from);
    }
}

} // namespace

std::optional<Distances> solve(const Material& material, const SolvedEndings& solved, std::stop_token stop)
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

} // namespace endgame
