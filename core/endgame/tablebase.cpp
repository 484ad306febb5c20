// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/tablebase.h"

#include <algorithm>
#include <utility>

#include "chess/legal_moves.h"
#include "endgame/kbnk_index.h"

namespace endgame {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;

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

Tablebase Tablebase::solve()
{
    return Tablebase{solve_kbnk()};
}

std::optional<Verdict> Tablebase::probe(const Position& position) const
{
    const chess::Board& board = position.board();
    const std::optional<Color> attacker = kbnk_attacker(board);
    if (!attacker) {
        if (is_dead(position))
            return Verdict::draw();
        return std::nullopt;
    }
    const KbnkMen men = folded({.defending_king = position.king(!*attacker),
                                .attacking_king = position.king(*attacker),
                                .knight = board.of(Role::knight).first(),
                                .bishop = board.of(Role::bishop).first()});
    const std::size_t row = kbnk_row(men.defending_king, men.attacking_king);
    if (position.turn() == *attacker) {
        const unsigned moves = kbnk_.attacker_mates_in.at(row, index(men.knight), men.bishop);
        return moves == 0 ? Verdict::draw() : Verdict::win(Plies{static_cast<int>(2 * moves - 1)});
    }
    const unsigned moves_plus_one = kbnk_.defender_mated_in_plus_one.at(row, index(men.knight), men.bishop);
    return moves_plus_one == 0 ? Verdict::draw()
                               : Verdict::loss(Plies{static_cast<int>(2 * (moves_plus_one - 1))});
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

std::size_t Tablebase::memory() const
{
    return kbnk_.attacker_mates_in.memory() + kbnk_.defender_mated_in_plus_one.memory();
}

} // namespace endgame
