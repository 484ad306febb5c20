// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>
#include <optional>

#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "runtime/latest.h"
#include "session/table_supply.h"
#include "trainer/drill.h"
#include "trainer/round.h"

namespace session {

/// Why a deal came to nothing. `outOfMemory` stands for threads too.
enum class DealTrouble { outOfMemory, overLimit, noSuchPosition };

/// Deals one round at a time, as soon as the table of its ending is there, in the background: rare positions
/// take a while to find.
class Dealer : public QObject {
    Q_OBJECT

public:
    explicit Dealer(QObject* parent = nullptr);

    /// Asks for a round, in place of the one asked for before; a missing seed is drawn.
    void ask(const trainer::Drill& drill, std::optional<std::uint64_t> seed);
    void callOff();
    /// The ending that the deal waits for; nothing if there is none.
    std::optional<endgame::Material> ending() const;
    /// Deals if the table is there now, or says that it cannot be had.
    void look(const TableSupply& tables);

signals:
    /// The round that was asked for.
    void dealt(const trainer::Round& round);
    /// There is none, and nothing is waited for any more.
    void failed(session::DealTrouble trouble);

private:
    using Start = std::optional<chess::Position>;

    void deal(const endgame::Tablebase& tables);
    void take(const std::optional<Start>& start);
    void fail(DealTrouble trouble);

    std::optional<trainer::Dealt> asked_;
    runtime::Latest<Start> worker_;
};

} // namespace session
