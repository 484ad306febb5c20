// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/draw_cause.h"

#include <cassert>
#include <utility>

#include "chess/attacks.h"
#include "chess/legal_moves.h"

namespace trainer {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using Line = std::vector<Move>;

bool is_capture(const Position& position, Move move)
{
    return position.board().occupied().contains(move.to);
}

/// The lone king's shortest way to take a man or to be stalemated within so many plies, if he can
/// force it; the attacker delays it as long as he can.
std::optional<Line> forced_draw(const Position& position, Color attacker, int plies)
{
    const chess::MoveList moves = legal_moves(position);
    const bool attackers_turn = position.turn() == attacker;
    if (moves.empty())
        return attackers_turn || position.is_check() ? std::nullopt : std::optional<Line>{Line{}};
    if (!attackers_turn) {
        for (const Move move : moves) {
            if (plies > 0 && is_capture(position, move))
                return Line{move};
        }
    }
    if (plies == 0)
        return std::nullopt;

    std::optional<Line> chosen;
    for (const Move move : moves) {
        std::optional<Line> rest = forced_draw(position.play(move), attacker, plies - 1);
        if (!rest && attackers_turn)
            return std::nullopt;
        if (!rest)
            continue;
        rest->insert(rest->begin(), move);
        const bool preferred =
            !chosen || (attackers_turn ? rest->size() > chosen->size() : rest->size() < chosen->size());
        if (preferred)
            chosen = std::move(rest);
    }
    return chosen;
}

/// Whether the lone king attacks both men somewhere along the line with the attacker to move.
bool forks(Position position, Color attacker, const Line& line)
{
    for (const Move move : line) {
        const Bitboard men = position.board().of(attacker) - position.board().of(Role::king);
        if (position.turn() == attacker && (men - chess::king_attacks(position.king(!attacker))).empty())
            return true;
        position = position.play(move);
    }
    return false;
}

/// The cause a line shows. Against bishop and knight nothing but a capture can be forced.
DrawCause cause_of(const Position& position, Color attacker, Line line)
{
    using Kind = DrawCause::Kind;
    if (line.empty())
        return {Kind::stalemate, {}, {}};
    Position last = position;
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        last = last.play(line[i]);
    assert(is_capture(last, line.back()));
    const Kind kind = line.size() == 1                  ? Kind::man_hangs
                      : forks(position, attacker, line) ? Kind::fork
                                                        : Kind::man_trapped;
    return {kind, last.board().piece_at(line.back().to)->role, std::move(line)};
}

} // namespace

std::optional<DrawCause> draw_cause(const endgame::Tablebase& tablebase, const Position& position)
{
    const std::optional<endgame::Verdict> verdict = tablebase.probe(position);
    if (!verdict || !verdict->is_draw())
        return std::nullopt;
    const std::optional<Color> attacker = endgame::kbnk_attacker(position.board());
    if (!attacker)
        return DrawCause{DrawCause::Kind::dead_position, {}, {}};
    for (int plies = 0;; ++plies) {
        if (std::optional<Line> line = forced_draw(position, *attacker, plies))
            return cause_of(position, *attacker, std::move(*line));
    }
}

} // namespace trainer
