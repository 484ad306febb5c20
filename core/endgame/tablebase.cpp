// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/tablebase.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <new>
#include <utility>

#include "chess/legal_moves.h"
#include "endgame/census.h"
#include "endgame/positions.h"
#include "endgame/sets/placement.h"

namespace endgame {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;

namespace {

/// The table index of the pieces on a board, with one colour as the attacker.
struct Located {
    std::size_t material_number;
    sets::Placement placement;
};

/// @pre `others` are the one or two pieces other than the kings
Located locate(const chess::Board& board, chess::Bitboard others, Color attacker)
{
    // In the tables the attacker's pawns move up the board.
    const sets::Mirror mirror = attacker == Color::white ? sets::Mirror::none : sets::Mirror::up_down;
    const auto piece_on = [&](chess::Square square) {
        return Piece{board.of(attacker).contains(square) ? Side::attacker : Side::defender,
                     board.role_at(square)};
    };
    const auto placed = [&](chess::Square first, chess::Square last) {
        const sets::Kings kings{.defending = board.of(!attacker, Role::king).first(),
                                .attacking = board.of(attacker, Role::king).first()};
        return seen_in(mirror, sets::Placement{kings, {first, last}});
    };
    const chess::Square a = others.first();
    const chess::Square b = others.last();
    const Piece piece_a = piece_on(a);
    if (a == b)
        return {Material::number_of(piece_a), placed(a, a)};
    const Piece piece_b = piece_on(b);
    if (Material::comes_before(piece_b, piece_a))
        return {Material::number_of(piece_b, piece_a), placed(b, a)};
    return {Material::number_of(piece_a, piece_b), placed(a, b)};
}

/// The index for three pieces other than the kings, with the side to move as the defender.
struct LargeLocated {
    Material material;
    sets::Placement placement;
};

/// @pre there are three pieces other than the kings
LargeLocated locate_large(const Position& position)
{
    struct OnSquare {
        Piece piece;
        chess::Square square;
    };
    const chess::Board& board = position.board();
    const Color attacker = !position.turn();
    std::array<OnSquare, most_beside_kings_on_request> found;
    std::size_t count = 0;
    for (const chess::Square square : board.occupied() - board.of(Role::king)) {
        const Side side = board.of(attacker).contains(square) ? Side::attacker : Side::defender;
        found[count++] = {{side, board.role_at(square)}, square};
    }
    std::ranges::sort(found, Material::comes_before, &OnSquare::piece);
    sets::Placement placement{
        .kings = {.defending = position.king(!attacker), .attacking = position.king(attacker)},
        .pieces = {found[0].square, found[1].square, found[2].square}};
    // In the tables the attacker's pawns move up the board.
    if (attacker == Color::black)
        placement = seen_in(sets::Mirror::up_down, placement);
    return {{found[0].piece, found[1].piece, found[2].piece}, placement};
}

/// True if five-piece tables may cover a position.
bool has_five_pieces(const Position& position)
{
    return position.board().occupied().size() == static_cast<int>(most_pieces_on_request) &&
           position.castling_rooks().empty();
}

/// The values of positions with five pieces that the thread has probed last and that are not lost. Each takes
/// probes of all moves, and the coach asks for the same ones again and again. They hold for every tablebase
/// that covers the position.
class RecentValues {
public:
    /// The value of a position, if it is kept.
    std::optional<Verdict> find(const Position& position) const
    {
        const Entry& entry = entries_[place_of(position)];
        return entry.is_of(position) ? std::optional{entry.verdict} : std::nullopt;
    }

    /// Keeps the value of a position instead of another one's.
    void keep(const Position& position, Verdict verdict)
    {
        entries_[place_of(position)] = {position.board(), position.turn(), position.en_passant(), verdict};
    }

private:
    struct Entry {
        chess::Board board;
        Color turn = Color::white;
        std::optional<chess::Square> en_passant;
        Verdict verdict = Verdict::draw();

        bool is_of(const Position& position) const
        {
            return board == position.board() && turn == position.turn() &&
                   en_passant == position.en_passant();
        }
    };

    static std::size_t place_of(const Position& position)
    {
        constexpr std::uint64_t odd = 0x9e37'79b9'7f4a'7c15;
        constexpr unsigned unused_bits = 64 - size_bits;
        std::uint64_t hash = position.turn() == Color::white ? 1 : 2;
        for (const Color color : chess::all_colors)
            hash = (hash ^ position.board().of(color).bits()) * odd;
        for (const Role role : chess::all_roles)
            hash = (hash ^ (hash >> 32U) ^ position.board().of(role).bits()) * odd;
        return hash >> unused_bits;
    }

    static constexpr unsigned size_bits = 12;
    std::vector<Entry> entries_ = std::vector<Entry>(std::size_t{1} << size_bits);
};

/// True for more than two squares. Avoids popcount, which is a function call on processors without the
/// instruction.
bool has_too_many(chess::Bitboard set)
{
    const std::uint64_t without_first = set.bits() & (set.bits() - 1);
    return (without_first & (without_first - 1)) != 0;
}

} // namespace

std::optional<Material> ending_of(const Position& position, std::size_t most)
{
    if (!position.castling_rooks().empty())
        return std::nullopt;
    return Material::of(position.board(), Color::white, most);
}

std::strong_ordering compare_worth(const RankedMove& a, const RankedMove& b)
{
    // A win that is not cursed is worth more than one that is, a loss less.
    const auto result = [](const RankedMove& move) {
        const int sign = static_cast<int>(move.verdict.outcome()) - static_cast<int>(Outcome::draw);
        return move.is_cursed ? sign : 2 * sign;
    };
    if (const auto order = result(a) <=> result(b); order != 0)
        return order;
    if (const auto order = a.verdict <=> b.verdict; order != 0)
        return order;
    return b.to_zeroing <=> a.to_zeroing;
}

std::span<const RankedMove> best_of(std::span<const RankedMove> ranked)
{
    std::size_t count = 0;
    while (count < ranked.size() && compare_worth(ranked[count], ranked.front()) == 0)
        ++count;
    return ranked.first(count);
}

bool Tablebase::covers(const Material& material) const
{
    const auto is_known = [this](const Material& seen) {
        return !seen.has(Side::attacker) || endings_.contains(seen);
    };
    return is_known(material) && is_known(material.reversed());
}

std::optional<Verdict> Tablebase::probe(const Position& position) const
{
    const std::optional<Verdict> verdict = look_up(position);
    if (verdict && position.en_passant())
        return with_en_passant(position, *verdict);
    if (verdict)
        return verdict;
    if (const auto of_five = look_up_large(position))
        return of_five;
    return is_dead(position) ? std::optional{Verdict::draw()} : std::nullopt;
}

bool Tablebase::is_lost(const Position& position) const
{
    const std::optional<Verdict> verdict = has_five_pieces(position) ? loss(position) : probe(position);
    return verdict && verdict->outcome() == Outcome::loss;
}

/// The value without the right to capture en passant.
std::optional<Verdict> Tablebase::look_up(const Position& position) const
{
    const chess::Board& board = position.board();
    const chess::Bitboard others = board.occupied() - board.of(Role::king);
    if (has_too_many(others) || !position.castling_rooks().empty())
        return std::nullopt;
    for (const Color attacker : {position.turn(), !position.turn()}) {
        if ((others & board.of(attacker)).empty())
            continue;
        const Located located = locate(board, others, attacker);
        const sets::Distances* distances = endings_.find(located.material_number);
        if (distances == nullptr)
            return std::nullopt;
        const bool attacks = attacker == position.turn();
        const auto number =
            static_cast<int>(distances->at(attacks ? Side::attacker : Side::defender, located.placement));
        if (number > 0)
            return attacks ? Verdict::win(Plies{2 * number - 1}) : Verdict::loss(Plies{2 * (number - 1)});
    }
    return Verdict::draw();
}

/// The value of a position with five pieces. Only losses are stored; a win takes one ply more than the
/// quickest loss of the other side that a move leads to.
std::optional<Verdict> Tablebase::look_up_large(const Position& position) const
{
    if (!has_five_pieces(position))
        return std::nullopt;
    std::optional<Verdict> best = loss(position);
    if (!best || best->outcome() == Outcome::loss)
        return best;
    static thread_local RecentValues recent;
    if (const auto kept = recent.find(position))
        return kept;
    for (const Move move : legal_moves(position)) {
        const Position after = position.play(move);
        const std::optional<Verdict> verdict = has_five_pieces(after) ? loss(after) : look_up(after);
        if (!verdict)
            return std::nullopt;
        if (verdict->outcome() == Outcome::loss)
            best = std::max(*best, verdict->for_mover());
    }
    recent.keep(position, *best);
    return best;
}

/// Probes a position with five pieces for a loss of the side to move: the loss, or a draw if it is not lost
/// (it may be won); `nullopt` if no table covers it.
std::optional<Verdict> Tablebase::loss(const Position& position) const
{
    Verdict without = Verdict::draw();
    const auto [material, placement] = locate_large(position);
    if (material.has(Side::attacker)) {
        const sets::LargeDistances* distances = endings_.find_large(material);
        if (distances == nullptr)
            return std::nullopt;
        const auto number = static_cast<int>(distances->at(placement));
        if (number > 0)
            without = Verdict::loss(Plies{2 * (number - 1)});
    }
    return position.en_passant() ? with_en_passant(position, without) : without;
}

/// The value with the right to capture en passant, which may be the only legal move.
Verdict Tablebase::with_en_passant(const Position& position, Verdict without) const
{
    std::optional<Verdict> best;
    bool has_other_moves = false;
    for (const Move move : legal_moves(position)) {
        if (!is_en_passant(position, move)) {
            has_other_moves = true;
            continue;
        }
        const Verdict verdict = look_up(position.play(move))->for_mover();
        best = best ? std::max(*best, verdict) : verdict;
    }
    if (!best)
        return without;
    return has_other_moves ? std::max(*best, without) : *best;
}

std::optional<Plies> Tablebase::plies_to_zeroing(const Position& position) const
{
    const std::optional<Verdict> verdict = probe(position);
    return verdict ? plies_to_zeroing(position, *verdict) : std::nullopt;
}

std::optional<Plies> Tablebase::plies_to_zeroing(const Position& position, Verdict verdict) const
{
    const chess::Board& board = position.board();
    if (verdict.is_draw() || board.occupied().size() > static_cast<int>(most_pieces))
        return std::nullopt;
    if (position.en_passant())
        return zeroing_by_moves(position, verdict);
    const bool wins = verdict.outcome() == Outcome::win;
    const Color attacker = wins ? position.turn() : !position.turn();
    const Material material = *Material::of(board, attacker);
    if (never_zeroes(material))
        return verdict.to_mate();
    const Located located = locate(board, board.occupied() - board.of(Role::king), attacker);
    try {
        const unsigned number =
            zeroing_->of(material, endings_).at(wins ? Side::attacker : Side::defender, located.placement);
        return Plies{static_cast<int>(wins ? number : number - 1)};
    } catch (const std::bad_alloc&) {
        return std::nullopt;
    }
}

/// The same by a one-ply search, for en passant captures, which the tables do not contain.
std::optional<Plies> Tablebase::zeroing_by_moves(const Position& position, Verdict verdict) const
{
    std::optional<Plies> best;
    const bool wins = verdict.outcome() == Outcome::win;
    for (const Move move : legal_moves(position)) {
        const Position after = position.play(move);
        const Verdict value = *probe(after);
        if (wins && value.outcome() != Outcome::loss)
            continue;
        const bool zeroes = after.halfmove_clock() == 0;
        const std::optional<Plies> rest = zeroes ? Plies{0} : plies_to_zeroing(after, value);
        if (!rest)
            return std::nullopt;
        const Plies plies = *rest + Plies{1};
        best = !best ? plies : wins ? std::min(*best, plies) : std::max(*best, plies);
    }
    return best.value_or(Plies{0});
}

std::optional<bool> Tablebase::is_cursed(const Position& position) const
{
    const std::optional<Verdict> verdict = probe(position);
    return verdict ? is_cursed(position, *verdict) : std::nullopt;
}

std::optional<bool> Tablebase::is_cursed(const Position& position, Verdict verdict) const
{
    if (verdict.is_draw())
        return std::nullopt;
    const int left = fifty_move_plies - position.halfmove_clock();
    // Checkmate counts regardless of the clock.
    if (verdict.to_mate().count() <= std::max(left, 0))
        return false;
    if (left <= 0)
        return true;
    const std::optional<Plies> zeroing = plies_to_zeroing(position, verdict);
    return zeroing ? std::optional{zeroing->count() > left} : std::nullopt;
}

RankedMove Tablebase::ranked(const Position& position, Move move, bool is_mate_late) const
{
    const Position after = position.play(move);
    // A covered position converts only into covered positions.
    const Verdict verdict = *probe(after);
    RankedMove ranked{.move = move, .verdict = verdict.for_mover()};
    ranked.is_cursed = is_cursed(after, verdict).value_or(false);
    if (is_mate_late && ranked.verdict.outcome() == Outcome::win && !ranked.is_cursed) {
        // If unknown, assume the worst: the sooner a move resets the clock, the safer.
        const auto unknown = Plies{fifty_move_plies};
        const bool zeroes = after.halfmove_clock() == 0;
        ranked.to_zeroing =
            Plies{1} + (zeroes ? Plies{0} : plies_to_zeroing(after, verdict).value_or(unknown));
    }
    return ranked;
}

std::optional<std::vector<RankedMove>> Tablebase::ranked_moves(const Position& position) const
{
    const std::optional<Verdict> verdict = probe(position);
    return verdict ? std::optional{ranked_moves(position, *verdict, legal_moves(position))} : std::nullopt;
}

/// Some moves of a position with a value, best first.
std::vector<RankedMove> Tablebase::ranked_moves(const Position& position, Verdict verdict,
                                                std::span<const Move> some) const
{
    const int clock = position.halfmove_clock();
    const bool is_mate_late = verdict.outcome() == Outcome::win && clock > 0 &&
                              clock + verdict.to_mate().count() > fifty_move_plies;
    std::vector<RankedMove> moves;
    for (const Move move : some)
        moves.push_back(ranked(position, move, is_mate_late));
    std::ranges::stable_sort(
        moves, [](const RankedMove& a, const RankedMove& b) { return compare_worth(a, b) > 0; });
    return moves;
}

std::vector<Move> Tablebase::best_moves(const Position& position) const
{
    const std::optional<Verdict> verdict = probe(position);
    if (!verdict)
        return {};
    // With five pieces a loss is found much sooner than any other value.
    const bool is_slow_win = verdict->outcome() == Outcome::win && has_five_pieces(position);
    std::vector<Move> candidates;
    for (const Move move : legal_moves(position)) {
        if (!is_slow_win || is_lost(position.play(move)))
            candidates.push_back(move);
    }
    std::vector<Move> moves;
    const std::vector<RankedMove> ranked = ranked_moves(position, *verdict, candidates);
    for (const RankedMove& best : best_of(ranked))
        moves.push_back(best.move);
    return moves;
}

std::vector<Move> Tablebase::optimal_line(const Position& position) const
{
    std::vector<Move> line;
    const std::optional<Verdict> verdict = probe(position);
    if (!verdict || verdict->is_draw())
        return line;
    // This terminates: wins under the fifty-move rule reset the clock again and again, but captures and pawn
    // moves run out; all other best moves get closer to mate.
    Position current = position;
    for (std::vector<Move> best = best_moves(current); !best.empty(); best = best_moves(current)) {
        line.push_back(best.front());
        current = current.play(best.front());
    }
    return line;
}

int Tablebase::longest_mate(const Material& material) const
{
    return static_cast<int>(endings_.longest_mate(material, Side::attacker));
}

Positions Tablebase::won_positions(const PositionFilter& filter) const
{
    return Positions::won(endings_.shared(filter.material), filter);
}

Positions Tablebase::not_yet_lost_positions(const PositionFilter& filter) const
{
    return Positions::not_yet_lost(endings_, filter);
}

std::vector<Position> Tablebase::zugzwangs(const Material& material, Color attacker) const
{
    std::vector<Position> positions;
    const auto add = [&](const sets::Placement& placement) {
        positions.push_back(*position_of(material, attacker, Side::defender, placement));
    };
    if (const sets::Distances* distances = endings_.find(material)) {
        std::ranges::for_each(zugzwangs_of(*distances), add);
    } else if (const sets::LargeDistances* large = endings_.find_large(material)) {
        for (const sets::Placement& placement : likely_zugzwangs_of(*large)) {
            const Position passed = *position_of(material, attacker, Side::attacker, placement);
            if (probe(passed)->outcome() != Outcome::win)
                add(placement);
        }
    }
    return positions;
}

Wins Tablebase::wins(const Material& material) const
{
    if (const sets::Distances* distances = endings_.find(material))
        return wins_of(*distances);
    const sets::LargeDistances* distances = endings_.find_large(material);
    return distances == nullptr ? Wins{} : wins_of(*distances);
}

} // namespace endgame
