// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "endgame/material.h"
#include "session/table_supply.h"
#include "trainer/drill.h"
#include "trainer/round.h"

namespace session {

/// Why a deal came to nothing.
enum class DealTrouble { outOfMemory, noSuchPosition };

/// Deals one round at a time, as soon as the table of its ending is there.
class Dealer {
public:
    /// Asks for a round, in place of the one asked for before; a missing seed is drawn.
    void ask(const trainer::Drill& drill, std::optional<std::uint64_t> seed);
    void callOff() { asked_.reset(); }
    /// The ending that the deal waits for; nothing if there is none.
    std::optional<endgame::Material> ending() const;
    /// Deals the round, or says why it cannot be dealt, and waits no longer; nothing while the table is
    /// still to come, and where nothing was asked for.
    std::optional<std::variant<trainer::Round, DealTrouble>> settle(const TableSupply& tables);

private:
    std::optional<trainer::Dealt> asked_;
};

} // namespace session
