// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>
#include <optional>
#include <thread>

#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "session/table_supply.h"
#include "trainer/drill.h"
#include "trainer/round.h"

namespace session {

/// Why a deal came to nothing.
enum class DealTrouble { outOfMemory, overLimit, noSuchPosition };

/// Deals one round at a time, as soon as the table of its ending is there, on a thread of its own: rare
/// positions take a while to find.
class Dealer : public QObject {
    Q_OBJECT

public:
    explicit Dealer(QObject* parent = nullptr) : QObject{parent} {}

    /// Asks for a round, in place of the one asked for before; a missing seed is drawn.
    void ask(const trainer::Drill& drill, std::optional<std::uint64_t> seed);
    void callOff() { asked_.reset(); }
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
    void deal(const endgame::Tablebase& tables);
    void take(const trainer::Dealt& deal, const std::optional<chess::Position>& start);

    std::optional<trainer::Dealt> asked_;
    std::optional<endgame::Tablebase> next_; ///< what is to be dealt from, once the worker is free
    bool isDealing_ = false;
    std::jthread worker_; ///< last, so that it is joined before what it reports to goes
};

} // namespace session
