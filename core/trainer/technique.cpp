// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/technique.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdlib>
#include <unordered_set>

#include "chess/position_hash.h"
#include "endgame/material.h"

namespace trainer {

using chess::Bitboard;
using chess::Square;

namespace {

/// The moves of the longest mate after one or more captures.
int longest_mate_after_captures(const endgame::Tablebase& tablebase, const endgame::Material& material)
{
    int longest = 0;
    for (std::size_t piece = 0; piece < material.pieces().size(); ++piece) {
        const endgame::Material left = material.without(piece);
        longest =
            std::max({longest, tablebase.longest_mate(left), longest_mate_after_captures(tablebase, left)});
    }
    return longest;
}

/// The lines of best play from a position.
class BestLines {
public:
    explicit BestLines(const endgame::Tablebase& tablebase) : tablebase_{&tablebase} {}

    /// True if at least `plies` plies pass on each line without a capture or a pawn move; false if the lines
    /// contain more positions than can be searched without a noticeable delay.
    bool are_quiet(const chess::Position& position, int plies)
    {
        // Each ply shortens the mate by one, so a position reached again has the same number of plies left.
        if (plies == 0 || !seen_.insert(position).second)
            return true;
        return seen_.size() <= most &&
               std::ranges::all_of(tablebase_->best_moves(position), [&](chess::Move move) {
                   const chess::Position after = position.play(move);
                   return after.halfmove_clock() > 0 && are_quiet(after, plies - 1);
               });
    }

private:
    static constexpr std::size_t most = 500;

    const endgame::Tablebase* tablebase_;
    std::unordered_set<chess::Position, chess::RepetitionHash, chess::RepetitionEqual> seen_;
};

/// The moves left after a number of plies before the fifty-move rule applies; negative if there are too many
/// plies.
int spare_moves(const chess::Position& position, endgame::Plies plies)
{
    const int spare = endgame::fifty_move_plies - position.halfmove_clock() - plies.count();
    return spare >= 0 ? spare / 2 : (spare - 1) / 2;
}

} // namespace

std::optional<Corners> corners(const chess::Board& board)
{
    if (!endgame::attacker_of(endgame::kbnk, board))
        return std::nullopt;
    constexpr Bitboard all_corners{Square::a1, Square::h1, Square::a8, Square::h8};
    const Square bishop = board.of(chess::Role::bishop).first();
    const Bitboard right = all_corners & (is_dark(bishop) ? chess::dark_squares : chess::light_squares);
    return Corners{.right = right, .wrong = all_corners - right};
}

Bitboard key_squares(Square pawn, chess::Color color)
{
    const int rank = relative_rank(pawn, color);
    assert(rank != 0 && rank != 7);
    const bool is_rook_pawn = file_of(pawn) == 0 || file_of(pawn) == 7;
    const int first = is_rook_pawn || rank == 6 ? 6 : rank <= 3 ? rank + 2 : rank + 1;
    const int last = is_rook_pawn ? 7 : std::min(rank + 2, 7);
    Bitboard ranks;
    for (int ahead = first; ahead <= last; ++ahead)
        ranks |= chess::rank_squares(color == chess::Color::white ? ahead : 7 - ahead);
    const Bitboard own_file = chess::file_squares(file_of(pawn));
    const Bitboard files = chess::shifted<-1, 0>(own_file) | chess::shifted<1, 0>(own_file);
    return ranks & (is_rook_pawn || rank == 6 ? files : files | own_file);
}

bool has_passed_keys(Square king, Square pawn, chess::Color color)
{
    const Bitboard keys = key_squares(pawn, color);
    return std::abs(file_of(king) - file_of(pawn)) <= 1 && std::ranges::all_of(keys, [&](Square key) {
               return relative_rank(king, color) > relative_rank(key, color);
           });
}

int points(chess::Role role)
{
    constexpr std::array<int, chess::all_roles.size()> of_roles{1, 3, 3, 5, 9, 0};
    return of_roles[index(role)];
}

int points(const chess::Board& board, chess::Color side)
{
    int sum = 0;
    for (const chess::Role role : chess::all_roles)
        sum += points(role) * board.of(side, role).size();
    return sum;
}

std::optional<chess::Color> winner_of(const chess::Position& position,
                                      const std::optional<endgame::Verdict>& verdict)
{
    if (!verdict || verdict->is_draw())
        return std::nullopt;
    return verdict->outcome() == endgame::Outcome::win ? position.turn() : !position.turn();
}

std::vector<chess::Move> without_needless_promotions(std::vector<chess::Move> moves)
{
    const auto is_needless = [all = moves](chess::Move move) {
        const chess::Move queens{move.from, move.to, chess::Role::queen};
        return move.promotion && move != queens && std::ranges::find(all, queens) != all.end();
    };
    std::erase_if(moves, is_needless);
    return moves;
}

bool mates_at_once(const endgame::Tablebase& tablebase, const chess::Position& position)
{
    const auto verdict = tablebase.probe(position);
    return verdict && verdict->outcome() == endgame::Outcome::win && verdict->to_mate().moves() == 1;
}

int moves_to_mate_within(int best)
{
    constexpr int least_spare = 4;
    return std::min(best + std::max(least_spare, best / 2), std::max(most_moves_to_mate, best));
}

std::optional<MovesToSpare> moves_to_spare(const endgame::Tablebase& tablebase,
                                           const chess::Position& position)
{
    const auto verdict = tablebase.probe(position);
    const auto winner = winner_of(position, verdict);
    if (!winner || verdict->to_mate().count() == 0)
        return std::nullopt;
    constexpr int few = 5;
    const int until_mate = spare_moves(position, verdict->to_mate());
    const auto material = endgame::Material::of(position.board(), *winner);
    const bool is_bound = !material || !endgame::never_zeroes(*material);
    if (is_bound && until_mate > few)
        return MovesToSpare{until_mate, false};
    if (const auto zeroing = tablebase.plies_to_zeroing(position))
        return MovesToSpare{spare_moves(position, *zeroing), true};
    return until_mate >= 0 ? std::optional{MovesToSpare{until_mate, false}} : std::nullopt;
}

FiftyMoveEffect fifty_move_effect(const endgame::Tablebase& tablebase, const chess::Position& position)
{
    const auto verdict = tablebase.probe(position);
    const auto winner = winner_of(position, verdict);
    if (!winner)
        return FiftyMoveEffect::none;
    if (const auto is_cursed = tablebase.is_cursed(position))
        return *is_cursed ? FiftyMoveEffect::draw : FiftyMoveEffect::none;
    const auto material = *endgame::Material::of(position.board(), *winner, endgame::most_pieces_on_request);
    const int left = endgame::fifty_move_plies - position.halfmove_clock();
    const bool is_too_far_to_have_captured =
        !material.has_pawn() &&
        verdict->to_mate().count() - left > 2 * longest_mate_after_captures(tablebase, material);
    return is_too_far_to_have_captured || BestLines{tablebase}.are_quiet(position, left)
               ? FiftyMoveEffect::draw_by_best_play
               : FiftyMoveEffect::unknown;
}

chess::Color attacker_of(const chess::Position& position, const std::optional<endgame::Verdict>& verdict)
{
    if (const auto winner = winner_of(position, verdict))
        return *winner;
    const chess::Color turn = position.turn();
    const chess::Board& board = position.board();
    return points(board, turn) >= points(board, !turn) ? turn : !turn;
}

chess::Color defender_of_draw(const chess::Position& position)
{
    const chess::Color turn = position.turn();
    const chess::Board& board = position.board();
    return points(board, turn) <= points(board, !turn) ? turn : !turn;
}

std::optional<endgame::Material> ending_by_material(const chess::Position& position)
{
    return endgame::Material::of(position.board(), attacker_of(position, std::nullopt),
                                 endgame::most_pieces_on_request);
}

} // namespace trainer
