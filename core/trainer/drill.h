// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/piece.h"
#include "chess/position.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "trainer/coach/stage.h"
#include "trainer/seat.h"

namespace trainer::method {
struct KnownPosition;
}

namespace trainer {

/// The colour of the squares a bishop stands on.
enum class BishopSquares { light, dark, either };

/// What a start is worth with best play.
enum class Prospect {
    win,  ///< The attacker is to move and wins.
    draw, ///< The defender is to move and holds the draw, but not with every move.
};

/// A question for one move of the side that wins.
enum class MoveQuestion {
    only_move,    ///< One move alone keeps the win.
    waiting_move, ///< A best move waits: with the defender to move the win would be quicker.
};

/// What a random start should be like.
struct DrillRequest {
    /// The ending as the attacker sees it.
    endgame::Material material = endgame::kbnk;
    chess::Color attacker = chess::Color::white;
    Prospect prospect = Prospect::win;
    /// Matters only where the attacker has exactly one bishop.
    BishopSquares bishop = BishopSquares::either;
    /// The band of distances, in moves to mate, both ends included; it may be wider than the ending's. A draw
    /// has none.
    int shortest = 1;
    int longest = std::numeric_limits<int>::max();
    /// The stage of the mate, one of the ending's; any, if nothing. A draw has none.
    std::optional<coach::Stage> stage{};
    /// The position known by heart that it is an image of; any position, if null.
    const method::KnownPosition* known = nullptr;
    /// The move that it asks for; nothing where the win is played out.
    std::optional<MoveQuestion> question{};

    friend bool operator==(const DrillRequest&, const DrillRequest&) = default;
};

/// What "new position" deals.
struct Drill {
    Seat seat = Seat::attacker;
    DrillRequest request;

    friend bool operator==(const Drill&, const Drill&) = default;
};

/// The endings on offer, each seen by the side whose mates are worth learning, in groups from the simple
/// mates to those that cannot be forced; those of five pieces come last, and are solved on request only.
std::vector<std::vector<endgame::Material>> ending_groups();

/// The moves that answer a question in a won position, the attacker to move; none if it is not one to ask it
/// in.
std::vector<chess::Move> answers_to(MoveQuestion question, const endgame::Tablebase& tablebase,
                                    const chess::Position& position);

/// The name of a question in files: "only-move".
std::string_view name_of(MoveQuestion question);
/// The question of a name; nothing if there is none.
std::optional<MoveQuestion> question_named(std::string_view name);

/// A position that fits the request, each such position as likely as any other; the same seed gives the
/// same position on every machine. Nothing if no position fits or no table covers the ending; where next to
/// none of very many positions is in a stage, none may be found.
///
/// Nobody may castle or capture en passant in it.
std::optional<chess::Position> random_start(const endgame::Tablebase& tablebase, const DrillRequest& request,
                                            std::uint64_t seed);

} // namespace trainer
