// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/facts.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "chess/attacks.h"
#include "chess/king_safety.h"
#include "chess/legal_moves.h"
#include "endgame/verdict.h"
#include "trainer/technique.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;

namespace {

/// The squares of a set and those next to them.
Bitboard with_neighbours(Bitboard set)
{
    const Bitboard row = chess::shifted<-1, 0>(set) | set | chess::shifted<1, 0>(set);
    return chess::shifted<0, 1>(row) | row | chess::shifted<0, -1>(row);
}

Opposition opposition_of(Square a, Square b)
{
    const int files = std::abs(file_of(a) - file_of(b));
    const int ranks = std::abs(rank_of(a) - rank_of(b));
    if (files == 2 && ranks == 2)
        return Opposition::diagonal;
    if ((files != 0 && ranks != 0) || (files + ranks) % 2 != 0)
        return Opposition::none;
    return files + ranks == 2 ? Opposition::direct : Opposition::distant;
}

/// The moves of a drawn position that hold it; of these, those that lose nothing to the reply, if there are
/// any.
std::vector<Move> holding_moves(const endgame::Tablebase& known, const Position& position)
{
    std::vector<Move> holding = known.best_moves(position);
    const int now = balance(position.board(), position.turn());
    const auto is_safe = [&](Move move) {
        return balance_after_answer(position.play(move), position.turn()) >= now;
    };
    if (std::ranges::any_of(holding, is_safe))
        std::erase_if(holding, [&](Move move) { return !is_safe(move); });
    return holding;
}

} // namespace

Bitboard covered_from(const Board& board, Square square)
{
    const chess::Piece piece = *board.piece_at(square);
    return attacks(piece, square, board.occupied() - board.of(!piece.color, Role::king));
}

Bitboard reach(Square from, Bitboard open)
{
    Bitboard reached{from};
    while (true) {
        const Bitboard farther = reached | (with_neighbours(reached) & open);
        if (farther == reached)
            return reached;
        reached = farther;
    }
}

bool hangs(const Board& board, Square square)
{
    const Color side = board.piece_at(square)->color;
    const Bitboard attacking = attackers(board, square, !side, board.occupied());
    if (attacking.empty())
        return false;
    const Bitboard guarding = guards(board, square, side);
    return guarding.empty() || (guarding == board.of(side, Role::king) && attacking.size() > 1);
}

bool is_attacked_by_lesser(const Board& board, Square square)
{
    const chess::Piece piece = *board.piece_at(square);
    Bitboard lesser = board.of(Role::pawn);
    if (piece.role == Role::rook || piece.role == Role::queen)
        lesser |= board.of(Role::knight) | board.of(Role::bishop);
    if (piece.role == Role::queen)
        lesser |= board.of(Role::rook);
    return piece.role != Role::pawn &&
           !(attackers(board, square, !piece.color, board.occupied()) & lesser).empty();
}

Facts facts_of(const Board& board, Color attacker)
{
    const Square king = board.of(!attacker, Role::king).first();
    Facts facts{.king = king,
                .covered = {},
                .flights = {},
                .cage = {},
                .box = {},
                .loose = {},
                .hanging = {},
                .opposition = opposition_of(king, board.of(attacker, Role::king).first())};
    for (const Square square : board.of(attacker))
        facts.covered |= covered_from(board, square);
    const Bitboard open = ~facts.covered - board.of(!attacker);
    facts.flights = chess::king_attacks(king) & open;
    facts.cage = reach(king, open);
    facts.box = reach(king, open - board.of(attacker));
    facts.loose = board.of(attacker) - board.of(Role::king) - facts.covered;
    for (const Square square : board.of(attacker) - board.of(Role::king)) {
        if (hangs(board, square))
            facts.hanging |= Bitboard{square};
    }
    return facts;
}

Bitboard reached_in_two(const Facts& facts)
{
    return facts.flights | (with_neighbours(facts.flights) & facts.cage);
}

Bitboard flights_after(const Position& position, Move move, Color attacker)
{
    return facts_of(position.play(move).board(), attacker).flights;
}

Bitboard guards(const Board& board, Square square, Color attacker)
{
    return attackers(board, square, attacker, board.occupied() - board.of(!attacker, Role::king));
}

Bitboard exits(const Facts& facts, Bitboard region)
{
    if (!region.contains(facts.king))
        return {};
    return with_neighbours(reach(facts.king, facts.cage & region)) - region;
}

std::array<int, 4> corner_distances(Square king)
{
    std::array<int, 4> distances{};
    for (std::size_t i = 0; i < corner_squares.size(); ++i)
        distances[i] = king_distance(king, corner_squares[i]);
    return distances;
}

int steps(Square from, Square to)
{
    return std::abs(file_of(from) - file_of(to)) + std::abs(rank_of(from) - rank_of(to));
}

int steps(Square from, Bitboard to)
{
    int least = 14;
    for (const Square square : to)
        least = std::min(least, steps(from, square));
    return least;
}

int balance(const Board& board, Color side)
{
    return points(board, side) - points(board, !side);
}

int balance_after_answer(const Position& position, Color side)
{
    int least = balance(position.board(), side);
    for (const Move answer : legal_moves(position)) {
        if (is_capture(position, answer) || answer.promotion)
            least = std::min(least, balance(position.play(answer).board(), side));
    }
    return least;
}

bool gains_material(const Position& position, Move move)
{
    const Color side = position.turn();
    return balance_after_answer(position.play(move), side) > balance(position.board(), side);
}

bool captures_for_gain(const Position& position, Move move)
{
    return is_capture(position, move) && gains_material(position, move);
}

bool is_offered(const Position& position, Move move)
{
    const Position next = position.play(move);
    return std::ranges::any_of(
        legal_moves(next), [&](Move reply) { return reply.to == move.to && gains_material(next, reply); });
}

bool is_recaptured(const Position& position, Move capture)
{
    return is_capture(position, capture) &&
           std::ranges::any_of(legal_moves(position.play(capture)),
                               [&](Move back) { return back.to == capture.to; });
}

bool is_answered_by_capture(const Position& position, Move move)
{
    const auto takes = [&](Move reply) { return reply.to == move.to; };
    return (is_capture(position, move) || move.promotion) && !gains_material(position, move) &&
           std::ranges::any_of(legal_moves(position.play(move)), takes);
}

Square nearest_for_king(Square king, Bitboard squares)
{
    return *std::ranges::min_element(squares, {}, [&](Square square) { return king_distance(king, square); });
}

Bitboard nearest_of(Bitboard squares, Square to)
{
    const int least = steps(to, squares);
    Bitboard nearest;
    for (const Square square : squares) {
        if (steps(square, to) == least)
            nearest |= Bitboard{square};
    }
    return nearest;
}

bool is_nearer(Square to, Square from, Bitboard squares)
{
    const auto straight = [&](Square square) {
        int least = 2 * 64;
        for (const Square other : squares) {
            const int files = file_of(square) - file_of(other);
            const int ranks = rank_of(square) - rank_of(other);
            least = std::min(least, files * files + ranks * ranks);
        }
        return least;
    };
    return king_distance(to, squares) <= king_distance(from, squares) && straight(to) < straight(from);
}

int edge_distance(Square square)
{
    const auto from_side = [](int line) { return std::min(line, 7 - line); };
    return std::min(from_side(file_of(square)), from_side(rank_of(square)));
}

std::optional<Position> passed(const Position& position)
{
    chess::Setup setup = position.setup();
    setup.turn = !setup.turn;
    setup.en_passant.reset();
    const auto after = Position::from(setup);
    return after ? std::optional{*after} : std::nullopt;
}

std::optional<Color> attacker_in(const endgame::Tablebase& known, const Position& position)
{
    if (const auto winner = winner_of(position, known.probe(position)))
        return winner;
    const int more = points(position.board(), Color::white) - points(position.board(), Color::black);
    if (more == 0)
        return std::nullopt;
    return more > 0 ? Color::white : Color::black;
}

bool would_rather_pass(const endgame::Tablebase& known, const Position& position)
{
    const std::optional<Position> after = passed(position);
    const std::optional<endgame::Verdict> now = known.probe(position);
    if (!after || !now)
        return false;
    const std::optional<endgame::Verdict> then = known.probe(*after);
    return then && then->for_mover() > *now;
}

std::vector<Move> good_moves(const endgame::Tablebase& known, const Position& position)
{
    const auto verdict = known.probe(position);
    if (!verdict)
        return {};
    if (verdict->is_draw())
        return holding_moves(known, position);
    // The advice to hold out allows no quicker loss.
    if (verdict->outcome() == endgame::Outcome::loss)
        return known.best_moves(position);
    std::vector<Move> good;
    for (const Move move : legal_moves(position)) {
        const endgame::Verdict then = known.probe(position.play(move))->for_mover();
        if (then.outcome() == verdict->outcome() &&
            std::abs(then.to_mate().moves() - verdict->to_mate().moves()) <= 1)
            good.push_back(move);
    }
    return good;
}

} // namespace trainer::coach
