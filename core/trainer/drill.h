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
#include "trainer/own_position.h"
#include "trainer/seat.h"

namespace trainer::method {
struct KnownPosition;
}

namespace trainer {

struct TextbookPosition;

/// The square colour of a bishop.
enum class BishopSquares { light, dark, either };

/// The result of a start with best play.
enum class Prospect {
    win,  ///< The attacker is to move and wins.
    draw, ///< The defender is to move and can hold the draw, but not with every move.
};

/// A question about one move of the winning side.
enum class MoveQuestion {
    only_move,    ///< Exactly one move keeps the win.
    waiting_move, ///< A best move is a waiting move: the win would be quicker with the defender to move.
};

/// The properties of a random start.
struct DrillRequest {
    /// The ending from the attacker's point of view.
    endgame::Material material = endgame::kbnk;
    chess::Color attacker = chess::Color::white;
    Prospect prospect = Prospect::win;
    /// Used only if the attacker has exactly one bishop.
    BishopSquares bishop = BishopSquares::either;
    /// The range of moves to mate, both ends included; it may exceed the ending's own range. Unused for
    /// draws.
    int shortest = 1;
    int longest = std::numeric_limits<int>::max();
    /// The stage of the mate, one of the ending's; `nullopt` means any. Unused for draws.
    std::optional<coach::Stage> stage{};
    /// The textbook position that the start is an image of; null means any position.
    const method::KnownPosition* known = nullptr;
    /// The textbook position that the start is an image of, the user to move, with the same ranks: names such
    /// as "the second-rank defence" stay true. Null means any.
    const TextbookPosition* textbook = nullptr;
    /// The user's own position that the start is an image of, the user to move; `nullopt` means any.
    std::optional<OwnPosition> own{};
    /// The question about the move; `nullopt` if the win is to be played out.
    std::optional<MoveQuestion> question{};

    friend bool operator==(const DrillRequest&, const DrillRequest&) = default;
};

/// A seat and the request for its starts, as dealt by "new position".
struct Drill {
    Seat seat = Seat::attacker;
    DrillRequest request;

    friend bool operator==(const Drill&, const Drill&) = default;
};

/// The moves that answer a question in a won position with the attacker to move; empty if the position does
/// not suit the question.
std::vector<chess::Move> answers_to(MoveQuestion question, const endgame::Tablebase& tablebase,
                                    const chess::Position& position);

/// The name of a question in files, such as "only-move".
std::string_view name_of(MoveQuestion question);
/// The question with a name; `nullopt` if there is none.
std::optional<MoveQuestion> question_named(std::string_view name);

/// The position of a request for an image of a given one, which needs no tablebase; `nullopt` for others.
/// `random_start` returns the same.
std::optional<chess::Position> given_start(const DrillRequest& request, std::uint64_t seed);

/// Returns a position that fits the request, chosen uniformly; the same seed gives the same position on every
/// machine. `nullopt` if no position fits or no tablebase covers the ending; possibly also if the stage is
/// extremely rare among very many positions.
///
/// The position has neither castling rights nor an en passant square.
std::optional<chess::Position> random_start(const endgame::Tablebase& tablebase, const DrillRequest& request,
                                            std::uint64_t seed);

} // namespace trainer
