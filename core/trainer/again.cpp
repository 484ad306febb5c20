// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/again.h"

#include <algorithm>

#include "trainer/known_ending.h"
#include "trainer/setup_editor.h"
#include "trainer/technique.h"

namespace trainer {
namespace {

using chess::Position;

/// The square colour of a side's bishop, if it has exactly one.
BishopSquares bishop_squares(const chess::Board& board, chess::Color side)
{
    const chess::Bitboard bishops = board.of(side, chess::Role::bishop);
    if (bishops.size() != 1)
        return BishopSquares::either;
    return is_dark(bishops.first()) ? BishopSquares::dark : BishopSquares::light;
}

} // namespace

std::optional<Position> mirrored(const Position& position)
{
    const chess::Setup setup = position.setup();
    if (!setup.castling_rooks.empty())
        return std::nullopt;
    SetupEditor editor{setup};
    editor.mirror_left_right();
    chess::Setup image = editor.setup();
    // The editor clears the en passant square.
    if (setup.en_passant)
        image.en_passant = chess::mirrored_left_right(*setup.en_passant);
    return *Position::from(image);
}

std::optional<Drill> drill_like(const Round& round, const endgame::Tablebase& tables)
{
    if (const auto* dealt = std::get_if<Dealt>(&round.origin()))
        return dealt->drill;
    const std::optional<Game::NodeId> start = first_known_ending(round.game(), tables);
    if (!start)
        return std::nullopt;
    const Position& position = round.game().node(*start).position;
    const auto verdict = tables.probe(position);
    if (!verdict)
        return std::nullopt;
    constexpr int around = 2;
    DrillRequest request;
    request.attacker = attacker_of(position, verdict);
    const auto material =
        endgame::Material::of(position.board(), request.attacker, endgame::most_pieces_on_request);
    if (!material)
        return std::nullopt;
    request.material = *material;
    request.bishop = bishop_squares(position.board(), request.attacker);
    if (verdict->is_draw()) {
        request.prospect = Prospect::draw;
    } else {
        request.shortest = std::max(1, verdict->to_mate().moves() - around);
        request.longest = verdict->to_mate().moves() + around;
    }
    return Drill{round.seat(), request};
}

} // namespace trainer
