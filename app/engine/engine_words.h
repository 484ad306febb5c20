// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Messages to and from a chess engine in the Universal Chess Interface (UCI), as published by Stefan
// Meyer-Kahlen.

#include <QByteArray>
#include <QString>
#include <optional>
#include <variant>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"

namespace engine {

/// The lead of the side to move in hundredths of a pawn; negative if it is behind.
struct Lead {
    int centipawns;

    friend bool operator==(Lead, Lead) = default;
};

/// The number of moves in which the side to move mates; zero or negative if it is mated.
struct Mate {
    int moves;

    friend bool operator==(Mate, Mate) = default;
};

/// An engine's evaluation of a position: an opinion, not a proof.
struct Opinion {
    std::variant<Lead, Mate> score;
    /// The search depth in plies; 0 if not reported.
    int depth = 0;
    /// The best move; `nullopt` if not reported.
    std::optional<chess::Move> best = std::nullopt;

    friend bool operator==(const Opinion&, const Opinion&) = default;
};

/// A position with the moves that led to it, as far as they matter for repetitions.
struct Question {
    chess::Position start;
    std::vector<chess::Move> moves = {};

    /// The position after the moves, which must be legal.
    chess::Position position() const;

    friend bool operator==(const Question& a, const Question& b)
    {
        return a.start.setup() == b.start.setup() && a.moves == b.moves;
    }
};

/// The line that sends the position of a question to an engine.
QByteArray positionLine(const Question& question);

/// The engine's name in a line such as `id name Stockfish 15.1`, as plain text of up to forty characters;
/// `nullopt` in other lines.
std::optional<QString> nameIn(const QByteArray& line);

/// The opinion in a line of an engine that analyses a position; `nullopt` in lines without a score, with a
/// bound, or about any but the best line.
std::optional<Opinion> opinionIn(const QByteArray& line, const chess::Position& position);

/// An engine's choice.
struct Chosen {
    /// The move; `nullopt` if it is missing or illegal in the position.
    std::optional<chess::Move> move;
};

/// The choice in a line such as `bestmove e2e4`; `nullopt` in other lines.
std::optional<Chosen> choiceIn(const QByteArray& line, const chess::Position& position);

} // namespace engine
