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

/// The reason why a deal failed. `outOfMemory` includes a lack of threads.
enum class DealTrouble { outOfMemory, overLimit, noSuchPosition, cancelled };

/// Deals one round at a time in the background, as soon as its ending is solved: rare positions take a while
/// to find.
class Dealer : public QObject {
    Q_OBJECT

public:
    explicit Dealer(QObject* parent = nullptr);

    /// Requests a round, replacing an earlier request; a missing seed is chosen at random.
    void ask(const trainer::Drill& drill, std::optional<std::uint64_t> seed);
    void callOff();
    /// The ending that the deal waits for; `nullopt` without a request.
    std::optional<endgame::Material> ending() const;
    /// The position of the round to be dealt, if it is known before; `nullopt` without a request.
    std::optional<chess::Position> start() const;
    /// Deals if the ending is solved, or fails if it cannot be solved.
    void look(const TableSupply& tables);

signals:
    /// The requested round is dealt.
    void dealt(const trainer::Round& round);
    /// The request has failed and is dropped.
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
