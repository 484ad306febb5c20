// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <future>
#include <optional>

#include "endgame/tablebase.h"

namespace console {

/// The table, solved on a thread of its own while the program already answers.
class SolvedTable {
public:
    /// Starts solving and does not wait for it.
    SolvedTable();

    /// The table, waiting for it if need be; nothing if there was no memory for it.
    const endgame::Tablebase* get() const;

private:
    std::shared_future<std::optional<endgame::Tablebase>> table_;
};

} // namespace console
