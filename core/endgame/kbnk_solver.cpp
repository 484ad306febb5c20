// SPDX-License-Identifier: GPL-3.0-or-later

// Retrograde analysis in two lines over sets. Let pre(S, side) be the positions in which the side is
// to move and some legal move of it leads into S. Then
//
//     Won(0)    = {}                           Lost(0)   = checkmates
//     Won(n+1)  = pre(Lost(n), attacker)
//     Lost(n+1) = not pre(not Won(n+1), defender), minus stalemates
//
// One word answers 64 positions at once: the bishop's squares are its bits (kbnk_index.h). Only what
// is new at a level is carried to the next one.

#include "endgame/kbnk_solver.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/square.h"
#include "endgame/kbnk_index.h"

namespace endgame {
namespace {

using chess::Bitboard;
using chess::Square;
using chess::square_at;

using Word = std::uint64_t;
using Row = std::array<Word, kbnk_row_length>;

constexpr Word all = ~Word{0};

bool is_empty(const Row& row)
{
    Word any = 0;
    for (const Word word : row)
        any |= word;
    return any == 0;
}

void unite(Row& row, const Row& other)
{
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] |= other[i];
}

void intersect(Row& row, const Row& other)
{
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] &= other[i];
}

void subtract(Row& row, const Row& other)
{
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] &= ~other[i];
}

template <int files, int ranks>
Word step(Word set)
{
    return chess::shifted<files, ranks>(Bitboard{set}).bits();
}

/// The squares that bishops on the squares of `set` reach in one direction over `open` squares: a
/// Kogge–Stone fill of one, two and four steps, and one step more.
template <int files, int ranks>
Word ray(Word set, Word open)
{
    Word way = open;
    set |= way & step<files, ranks>(set);
    way &= step<files, ranks>(way);
    set |= way & step<2 * files, 2 * ranks>(set);
    way &= step<2 * files, 2 * ranks>(way);
    set |= way & step<4 * files, 4 * ranks>(set);
    return open & step<files, ranks>(set);
}

/// Where bishops on the squares of `set` go over `open` squares, which is also where they come from.
/// The squares of the set are alternatives and block nothing.
Word bishop_moves(Word set, Word open)
{
    return ray<1, 1>(set, open) | ray<-1, 1>(set, open) | ray<1, -1>(set, open) | ray<-1, -1>(set, open);
}

Word mirrored_left_right(Word word)
{
    word = (word >> 1 & 0x5555555555555555) | (word & 0x5555555555555555) << 1;
    word = (word >> 2 & 0x3333333333333333) | (word & 0x3333333333333333) << 2;
    return (word >> 4 & 0x0F0F0F0F0F0F0F0F) | (word & 0x0F0F0F0F0F0F0F0F) << 4;
}

Word mirrored_up_down(Word word)
{
    return __builtin_bswap64(word);
}

/// The rows of pairs of kings, the defending one in the quadrant a1–d4 (q) or, as he may step out of
/// it, on a mirror image of it on the e-file or the fifth rank (m).
///
///     5  m m m m m
///     4  q q q q m
///     3  q q q q m
///     2  q q q q m
///     1  q q q q m
///        a b c d e
class Neighbourhood {
public:
    static constexpr int side = 5;

    Row& row(Square defender, Square attacker) { return rows_[number(defender, attacker)]; }
    const Row& row(Square defender, Square attacker) const { return rows_[number(defender, attacker)]; }

    bool is_changed(Square defender, Square attacker) const { return changed_[number(defender, attacker)]; }
    void forget_changes() { std::fill(changed_.begin(), changed_.end(), false); }

    /// Marks a row of the quadrant as changed and brings its mirror images up to date.
    void reflect(Square defender, Square attacker)
    {
        changed_[number(defender, attacker)] = true;
        const bool to_e_file = file_of(defender) == 3;
        const bool to_fifth_rank = rank_of(defender) == 3;
        if (to_e_file)
            copy(defender, attacker, chess::mirrored_left_right, mirrored_left_right);
        if (to_fifth_rank)
            copy(defender, attacker, chess::mirrored_up_down, mirrored_up_down);
        if (to_e_file && to_fifth_rank) {
            copy(mirrored_left_right(defender), mirrored_left_right(attacker), chess::mirrored_up_down,
                 mirrored_up_down);
        }
    }

private:
    static std::size_t number(Square defender, Square attacker)
    {
        return 64 * static_cast<std::size_t>(side * rank_of(defender) + file_of(defender)) + index(attacker);
    }

    template <typename MirrorSquare, typename MirrorWord>
    void copy(Square defender, Square attacker, MirrorSquare mirror_square, MirrorWord mirror_word)
    {
        const Row& original = row(defender, attacker);
        const std::size_t image = number(mirror_square(defender), mirror_square(attacker));
        for (const Square knight : chess::all_squares)
            rows_[image][index(mirror_square(knight))] = mirror_word(original[index(knight)]);
        changed_[image] = true;
    }

    static constexpr std::size_t row_count = std::size_t{side * side} * 64;

    std::vector<Row> rows_ = std::vector<Row>(row_count);
    std::vector<char> changed_ = std::vector<char>(row_count);
};

template <typename Action>
void for_each_pair_of_kings(Action action)
{
    for (int rank = 0; rank < 4; ++rank) {
        for (int file = 0; file < 4; ++file) {
            for (const Square attacker : chess::all_squares)
                action(square_at(file, rank), attacker);
        }
    }
}

class Solver {
public:
    KbnkDistances solve()
    {
        for_each_pair_of_kings([this](Square defender, Square attacker) { prepare(defender, attacker); });
        for_each_pair_of_kings([this](Square defender, Square attacker) { find_mates(defender, attacker); });
        for (unsigned moves = 1; find_won(moves); ++moves)
            find_lost(moves);
        return std::move(distances_);
    }

private:
    void prepare(Square defender, Square attacker);
    void find_mates(Square defender, Square attacker);
    bool find_won(unsigned moves);
    void find_lost(unsigned moves);

    Row moved_into_lost(Square defender, Square attacker) const;
    Row open_without_escape(Square defender, Square attacker) const;
    bool may_be_lost_now(Square defender, Square attacker) const;
    void enter_lost(std::size_t row, const Row& lost, unsigned moves);

    /// Attacker to move: what the defender cannot or should not move into, that is what cannot be and
    /// what is won.
    Neighbourhood settled_;
    /// Defender to move: what may still turn out lost.
    std::vector<Row> open_ = std::vector<Row>(kbnk_row_count);
    /// Defender to move: what turned out lost at the last level, and which rows hold any of it.
    std::vector<Row> newly_lost_ = std::vector<Row>(kbnk_row_count);
    std::vector<char> has_newly_lost_ = std::vector<char>(kbnk_row_count);

    KbnkDistances distances_{DistancePlanes{kbnk_row_count}, DistancePlanes{kbnk_row_count}};
};

/// Finds what cannot be with the attacker to move, and what the defender cannot save by a capture.
void Solver::prepare(Square defender, Square attacker)
{
    Row& settled = settled_.row(defender, attacker);
    Row& open = open_[kbnk_row(defender, attacker)];
    const Bitboard steps = chess::king_attacks(defender) - chess::king_attacks(attacker);
    for (const Square knight : chess::all_squares) {
        const Bitboard men{defender, attacker, knight};
        if (men.size() < 3 || king_distance(defender, attacker) < 2) {
            settled[index(knight)] = all;
            continue;
        }
        const bool knight_checks = chess::knight_attacks(knight).contains(defender);
        const Bitboard bishop_checks = chess::bishop_attacks(defender, men);
        settled[index(knight)] = knight_checks ? all : (men | bishop_checks).bits();

        Bitboard captures = steps - chess::knight_attacks(knight);
        if (steps.contains(knight))
            captures |= ~chess::bishop_attacks(knight, Bitboard{attacker});
        open[index(knight)] = (~men - captures).bits();
    }
    settled_.reflect(defender, attacker);
}

void Solver::find_mates(Square defender, Square attacker)
{
    const std::size_t row = kbnk_row(defender, attacker);
    const Row no_move = open_without_escape(defender, attacker);
    Row mates = no_move;
    intersect(mates, settled_.row(defender, attacker)); // those in check: he could be taken
    subtract(open_[row], no_move);
    enter_lost(row, mates, 0);
}

/// Won(n+1) = pre(Lost(n), attacker). Whether there is any.
bool Solver::find_won(unsigned moves)
{
    bool any = false;
    settled_.forget_changes();
    for_each_pair_of_kings([&](Square defender, Square attacker) {
        Row won = moved_into_lost(defender, attacker);
        Row& settled = settled_.row(defender, attacker);
        subtract(won, settled);
        if (is_empty(won))
            return;
        any = true;
        unite(settled, won);
        settled_.reflect(defender, attacker);
        distances_.attacker_mates_in.enter(kbnk_row(defender, attacker), won, moves);
    });
    return any;
}

/// Lost(n+1) = not pre(not Won(n+1), defender).
void Solver::find_lost(unsigned moves)
{
    for_each_pair_of_kings([&](Square defender, Square attacker) {
        const std::size_t row = kbnk_row(defender, attacker);
        has_newly_lost_[row] = false;
        if (!may_be_lost_now(defender, attacker))
            return;
        const Row lost = open_without_escape(defender, attacker);
        subtract(open_[row], lost);
        enter_lost(row, lost, moves);
    });
}

/// The arrangements from which a move of one of the attacker's men leads into the newly lost ones.
Row Solver::moved_into_lost(Square defender, Square attacker) const
{
    Row reached{};
    for (const Square target : chess::king_attacks(attacker)) {
        if (has_newly_lost_[kbnk_row(defender, target)])
            unite(reached, newly_lost_[kbnk_row(defender, target)]);
    }
    const std::size_t row = kbnk_row(defender, attacker);
    if (!has_newly_lost_[row])
        return reached;
    const Row& lost = newly_lost_[row];
    for (const Square knight : chess::all_squares) {
        Word& word = reached[index(knight)];
        for (const Square target : chess::knight_attacks(knight))
            word |= lost[index(target)];
        word |= bishop_moves(lost[index(knight)], (~Bitboard{defender, attacker, knight}).bits());
    }
    return reached;
}

/// What is open and has nothing but settled arrangements to move into.
Row Solver::open_without_escape(Square defender, Square attacker) const
{
    Row row = open_[kbnk_row(defender, attacker)];
    for (const Square target : chess::king_attacks(defender))
        intersect(row, settled_.row(target, attacker));
    return row;
}

bool Solver::may_be_lost_now(Square defender, Square attacker) const
{
    for (const Square target : chess::king_attacks(defender)) {
        if (settled_.is_changed(target, attacker))
            return true;
    }
    return false;
}

void Solver::enter_lost(std::size_t row, const Row& lost, unsigned moves)
{
    newly_lost_[row] = lost;
    const bool any = !is_empty(lost);
    has_newly_lost_[row] = any ? 1 : 0;
    if (any)
        distances_.defender_mated_in_plus_one.enter(row, lost, moves + 1);
}

} // namespace

KbnkDistances solve_kbnk()
{
    return Solver{}.solve();
}

} // namespace endgame
