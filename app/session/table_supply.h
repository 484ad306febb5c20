// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <stop_token>
#include <variant>
#include <vector>

#include "endgame/material.h"
#include "endgame/table_folder.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"
#include "runtime/latest.h"

namespace session {

/// Has a store learn an ending, as `endgame::TablebaseStore::learn` does, which is the usual one: false if it
/// was asked to stop, std::bad_alloc for want of memory.
using Solver = std::function<bool(endgame::TablebaseStore& store, const endgame::Material& ending,
                                  const std::stop_token& stop, const endgame::SolvingProgress& progress)>;

/// Whether the tables can speak of a position, and if not, why.
enum class Coverage {
    covered,
    onRequest,     ///< it can be worked out if the user says so: five pieces
    solving,       ///< it is being worked out
    cancelled,     ///< the user called the working out off
    outOfMemory,   ///< there was not enough memory, or no thread, to work it out
    overLimit,     ///< it takes more memory than the user lets it have
    castling,      ///< somebody may still castle, which the tables leave out
    tooManyPieces, ///< six pieces or more
};

/// What becomes of solved endings of five pieces.
struct TableKeeping {
    /// Where their files are, if there are any.
    endgame::TableFolder folder;
    /// Whether what is solved from now on is kept there, and what is there is used.
    bool isOn = false;
    /// The bytes of memory they may take together; nothing for what the machine has.
    std::optional<std::size_t> memory = {};
};

/// Has the wanted endings solved, one at a time and in the background, and keeps what is known.
///
/// Each call says all that is wanted. A solved ending stays and is there at once. Endings of five pieces take
/// time and memory: each is solved only once it is asked for by itself, unless there is a file of it. Without
/// a limit of memory it makes room for the next one when it is no longer wanted; with a limit, once the room
/// is needed and it was asked for least recently.
class TableSupply : public QObject {
    Q_OBJECT

public:
    /// Why an ending that is wanted is not being solved.
    enum class Obstacle { cancelled, outOfMemory, overLimit };

    explicit TableSupply(Solver solver = &endgame::TablebaseStore::learn, QObject* parent = nullptr);

    /// All that is known so far; it grows.
    const endgame::Tablebase& known() const { return store_.known(); }

    /// Says which endings are wanted, the most urgent first. What is being solved gives way to what is more
    /// urgent, and is left off if it is no longer wanted; an obstacle is forgotten with the request.
    void want(std::vector<endgame::Material> endings);

    /// Says what becomes of endings of five pieces from now on; what had no memory is tried again.
    void setKeeping(TableKeeping keeping);
    /// The bytes that the files of all endings take, whether they are used or not.
    std::uintmax_t keptBytes() const { return keptBytes_; }
    /// Removes the files of all endings; false if some are left. What is known stays known.
    bool removeKept();

    /// Has an ending of five pieces solved as soon as it is wanted, and for as long.
    void request(const endgame::Material& ending);

    /// Leaves off what is being solved, and what is wanted besides, until `retry()`.
    void cancel();
    /// Tries again what was cancelled or had no memory.
    void retry();

    /// The value of a position; nothing if what is known so far does not cover it.
    std::optional<endgame::Verdict> verdictOf(const chess::Position& position) const
    {
        return known().probe(position);
    }
    Coverage coverageOf(const chess::Position& position) const;
    std::optional<Obstacle> obstacleTo(const endgame::Material& ending) const;
    /// The bytes of memory it takes to solve an ending of five pieces, at its peak.
    std::size_t memoryToSolve(const endgame::Material& ending) const
    {
        return store_.memory_to_learn(ending);
    }
    /// About the processor time it takes.
    std::chrono::seconds timeToSolve(const endgame::Material& ending) const
    {
        return store_.time_to_learn(ending);
    }
    /// How far it has got; nothing if nothing is being solved, or not for longer than a blink.
    std::optional<endgame::SolvingShare> share() const;

signals:
    /// More is known, or something wanted will not be.
    void changed();
    /// `share()` has changed.
    void progressed();
    /// What has been solved should be kept, and could not be.
    void notKept();

private:
    using Learnt = std::variant<endgame::TablebaseStore, Obstacle>;

    bool isAskedFor(const endgame::Material& ending) const;
    bool hasFile(const endgame::Material& ending) const;
    void makeRoomFor(const endgame::Material& ending);
    void applyKeeping();
    void lookAtFolder();
    bool isMissing(const endgame::Material& ending) const;
    std::optional<endgame::Material> nextMissing() const;
    void solveNext();
    void solve(const endgame::Material& ending);
    Learnt learn(endgame::TablebaseStore store, const endgame::Material& ending, const std::stop_token& stop,
                 const endgame::SolvingProgress& progress) const;
    void take(const Learnt& learnt);
    void takeOver(const endgame::TablebaseStore& store);
    void showProgress(endgame::SolvingShare share);

    Solver solver_;
    endgame::TablebaseStore store_;
    std::optional<TableKeeping> keeping_;
    std::uintmax_t keptBytes_ = 0;
    mutable std::map<std::size_t, bool> hasFile_; ///< by the number of the material, as far as it was asked
    std::vector<endgame::Material> wanted_;
    std::set<std::size_t> requested_;           ///< by the number of the material
    std::map<std::size_t, Obstacle> obstacles_; ///< so too
    std::optional<endgame::Material> solving_;
    endgame::SolvingShare share_;
    bool isLong_ = false;
    QTimer blink_;
    runtime::Latest<Learnt, endgame::SolvingShare> worker_; ///< last, so that it ends before what it uses
};

} // namespace session
