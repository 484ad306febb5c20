// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"

namespace app {

/// Makes the table of an ending and of all it can turn into, as `endgame::TablebaseStore::table` does:
/// nothing if it was asked to stop, std::bad_alloc for want of memory.
using Solver = std::function<std::optional<endgame::Tablebase>(const endgame::Material& material,
                                                               const std::stop_token& stop,
                                                               const endgame::SolvingProgress& progress)>;

/// The solver of every ending of up to four men, with a store of its own.
Solver storeSolver();

/// How far the solving of an ending has got, in endings.
struct SolvingShare {
    std::size_t solved = 0;
    std::size_t total = 0;

    friend bool operator==(const SolvingShare&, const SolvingShare&) = default;
};

/// Has the wanted endings solved, one at a time and on a thread of its own, and keeps what is known.
///
/// It is told what is wanted as a whole, as often as one likes. What is solved once is there at once ever
/// after.
class TableSupply : public QObject {
    Q_OBJECT

public:
    /// Why an ending that is wanted is not being solved.
    enum class Obstacle { cancelled, outOfMemory };

    explicit TableSupply(Solver solver, QObject* parent = nullptr);

    /// All that is known so far; it grows.
    const endgame::Tablebase& known() const { return known_; }

    /// Says which endings are wanted, the most urgent first. What is being solved gives way to what is more
    /// urgent, and is left off if it is no longer wanted; an obstacle is forgotten with the wish.
    void want(std::vector<endgame::Material> endings);

    /// Leaves off what is being solved, and what is wanted besides, until `retry()`.
    void cancel();
    /// Tries again what was cancelled or had no memory.
    void retry();

    std::optional<Obstacle> obstacleTo(const endgame::Material& ending) const;
    /// How far it has got; nothing if nothing is being solved, or not for longer than a blink.
    std::optional<SolvingShare> share() const;

signals:
    /// More is known, or something wanted will not be.
    void changed();
    /// `share()` has changed.
    void progressed();

private:
    bool isMissing(const endgame::Material& ending) const;
    std::optional<endgame::Material> nextMissing() const;
    void solveNext();
    void solve(const endgame::Material& ending);
    void take(const std::optional<endgame::Tablebase>& table);
    void showProgress(SolvingShare share);
    void stopWithout(Obstacle obstacle);

    Solver solver_;
    endgame::Tablebase known_;
    std::vector<endgame::Material> wanted_;
    std::map<std::size_t, Obstacle> obstacles_; ///< by the number of the material
    std::optional<endgame::Material> solving_;
    SolvingShare share_;
    bool isLong_ = false;
    QTimer blink_;
    std::jthread worker_; ///< last, so that it is joined before what it reports to goes
};

} // namespace app
