// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What is said to a chess engine and what it says, by the universal chess interface: UCI, as Stefan
// Meyer-Kahlen published it.

#include <QByteArray>
#include <QString>
#include <optional>
#include <variant>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"

namespace engine {

/// Hundredths of a pawn that the side to move is ahead; below zero if it is behind.
struct Lead {
    int centipawns;

    friend bool operator==(Lead, Lead) = default;
};

/// Moves in which the side to move mates; zero or below if it is mated in as many.
struct Mate {
    int moves;

    friend bool operator==(Mate, Mate) = default;
};

/// What an engine thinks of a position: an opinion, which no table proves.
struct Opinion {
    std::variant<Lead, Mate> score;
    /// How many plies deep it has looked; 0 if it does not say.
    int depth = 0;
    /// The move it would play; nothing if it does not say.
    std::optional<chess::Move> best = std::nullopt;

    friend bool operator==(const Opinion&, const Opinion&) = default;
};

/// A position with the moves that led to it, as far as repetitions may matter.
struct Question {
    chess::Position start;
    std::vector<chess::Move> moves = {};

    /// Where the moves lead; each must be legal.
    chess::Position position() const;

    friend bool operator==(const Question& a, const Question& b)
    {
        return a.start.setup() == b.start.setup() && a.moves == b.moves;
    }
};

/// The line that sets an engine the position of a question.
QByteArray positionLine(const Question& question);

/// The name an engine gives itself in a line, `id name Stockfish 15.1`, as plain text of up to forty
/// characters; nothing in other lines.
std::optional<QString> nameIn(const QByteArray& line);

/// The opinion of a position in a line of an engine that thinks about it; nothing in lines that tell none, or
/// a bound, or another than its best line.
std::optional<Opinion> opinionIn(const QByteArray& line, const chess::Position& position);

/// What a line tells of an engine's choice.
struct Chosen {
    /// The move; nothing if it is not legal in the position, or if it is none.
    std::optional<chess::Move> move;
};

/// The choice in a line `bestmove e2e4`; nothing in other lines.
std::optional<Chosen> choiceIn(const QByteArray& line, const chess::Position& position);

} // namespace engine
