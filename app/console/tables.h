// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>

#include "chess/position.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"

namespace console {

/// The ending whose table knows a position; nothing if no table can: with five men or more, or if somebody
/// may still castle.
std::optional<endgame::Material> ending_of(const chess::Position& position);

/// The tables of one run of the program: each ending is solved when it is first asked for, and kept.
///
/// All that is known grows into one table, so that positions of many endings in any order are looked up
/// without a choice of the table.
class Tables {
public:
    /// All that is known by now.
    const endgame::Tablebase& known() const { return known_; }

    /// Solves an ending unless it is known; returns false if it was asked to stop before.
    bool learn(const endgame::Material& ending, const std::stop_token& stop = {});

    /// The value of a position, whose ending is solved if need be; nothing if no table can know it.
    std::optional<endgame::Verdict> probe(const chess::Position& position);

private:
    endgame::TablebaseStore store_;
    endgame::Tablebase known_;
};

} // namespace console
