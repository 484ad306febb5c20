// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/tablebase.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "chess/legal_moves.h"
#include "endgame/placement.h"
#include "endgame/tablebase_store.h"

namespace endgame {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;

namespace {

/// Where an ending keeps the men of a board, one colour being the attacker.
struct Located {
    std::size_t material_number;
    Placement placement;
};

/// @pre there are one or two men beside the kings: `others`
Located locate(const chess::Board& board, chess::Bitboard others, Color attacker)
{
    // The attacker's pawns go up the board.
    const Mirror mirror = attacker == Color::white ? Mirror::none : Mirror::up_down;
    const auto man_on = [&](chess::Square square) {
        return Man{board.of(attacker).contains(square) ? Side::attacker : Side::defender,
                   board.role_at(square)};
    };
    const auto placed = [&](chess::Square first, chess::Square last) {
        return Placement{.defending_king = seen_in(mirror, board.of(!attacker, Role::king).first()),
                         .attacking_king = seen_in(mirror, board.of(attacker, Role::king).first()),
                         .men = {seen_in(mirror, first), seen_in(mirror, last)}};
    };
    const chess::Square a = others.first();
    const chess::Square b = others.last();
    const Man man_a = man_on(a);
    if (a == b)
        return {Material::number_of(man_a), placed(a, a)};
    const Man man_b = man_on(b);
    if (Material::comes_before(man_b, man_a))
        return {Material::number_of(man_b, man_a), placed(b, a)};
    return {Material::number_of(man_a, man_b), placed(a, b)};
}

bool has_more_than_two(chess::Bitboard set)
{
    const std::uint64_t without_first = set.bits() & (set.bits() - 1);
    return (without_first & (without_first - 1)) != 0;
}

bool is_en_passant(const Position& position, Move move)
{
    return move.to == position.en_passant() && position.board().of(Role::pawn).contains(move.from);
}

} // namespace

std::optional<Color> kbnk_attacker(const chess::Board& board)
{
    if (board.occupied().size() != 4)
        return std::nullopt;
    for (const Color color : chess::all_colors) {
        if (board.of(!color) == board.of(!color, Role::king) && board.of(color, Role::king).size() == 1 &&
            board.of(color, Role::bishop).size() == 1 && board.of(color, Role::knight).size() == 1)
            return color;
    }
    return std::nullopt;
}

std::span<const RankedMove> best_of(std::span<const RankedMove> ranked)
{
    std::size_t count = 0;
    while (count < ranked.size() && ranked[count].verdict == ranked.front().verdict)
        ++count;
    return ranked.first(count);
}

Tablebase Tablebase::solve(const Material& material)
{
    return *TablebaseStore{}.table(material);
}

bool Tablebase::covers(const Material& material) const
{
    const auto is_known = [this](const Material& seen) {
        return !seen.has(Side::attacker) || endings_.find(seen) != nullptr;
    };
    return is_known(material) && is_known(material.reversed());
}

std::optional<Verdict> Tablebase::probe(const Position& position) const
{
    const std::optional<Verdict> verdict = look_up(position);
    if (verdict && position.en_passant())
        return with_passing(position, *verdict);
    if (!verdict && is_dead(position))
        return Verdict::draw();
    return verdict;
}

/// The value without the right to take in passing.
std::optional<Verdict> Tablebase::look_up(const Position& position) const
{
    const chess::Board& board = position.board();
    const chess::Bitboard others = board.occupied() - board.of(Role::king);
    if (has_more_than_two(others) || !position.castling_rooks().empty())
        return std::nullopt;
    for (const Color attacker : {position.turn(), !position.turn()}) {
        if ((others & board.of(attacker)).empty())
            continue;
        const Located located = locate(board, others, attacker);
        const Distances* distances = endings_.find(located.material_number);
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

/// The value with the right to take in passing, which may be the only move there is.
Verdict Tablebase::with_passing(const Position& position, Verdict without) const
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

std::optional<std::vector<RankedMove>> Tablebase::ranked_moves(const Position& position) const
{
    if (!probe(position))
        return std::nullopt;
    std::vector<RankedMove> ranked;
    for (const Move move : legal_moves(position)) {
        // Whatever a covered position can turn into is covered too.
        ranked.push_back({move, probe(position.play(move))->for_mover()});
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const RankedMove& a, const RankedMove& b) { return a.verdict > b.verdict; });
    return ranked;
}

std::vector<Move> Tablebase::best_moves(const Position& position) const
{
    std::vector<Move> moves;
    if (const auto ranked = ranked_moves(position)) {
        for (const RankedMove& best : best_of(*ranked))
            moves.push_back(best.move);
    }
    return moves;
}

std::vector<Move> Tablebase::optimal_line(const Position& position) const
{
    std::vector<Move> line;
    const std::optional<Verdict> verdict = probe(position);
    if (!verdict || verdict->is_draw())
        return line;
    Position current = position;
    for (int left = verdict->to_mate().count(); left > 0; --left) {
        const Move move = best_moves(current).front();
        line.push_back(move);
        current = current.play(move);
    }
    return line;
}

} // namespace endgame
