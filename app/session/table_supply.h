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

/// Solves an ending into a store, as `endgame::TablebaseStore::learn` (the default) does: returns false if
/// stopped, throws `std::bad_alloc` for lack of memory.
using Solver = std::function<bool(endgame::TablebaseStore& store, const endgame::Material& ending,
                                  const std::stop_token& stop, const endgame::SolvingProgress& progress)>;

/// The availability of a position's result in the tablebases, and the reason if it is unavailable.
enum class Coverage {
    covered,
    onRequest,     ///< five pieces: solved if the user requests it
    solving,       ///< being solved
    cancelled,     ///< the user cancelled the solving
    outOfMemory,   ///< there was not enough memory, or no thread, to solve it
    overLimit,     ///< it needs more memory than the user allows
    castling,      ///< a side has castling rights, which the tablebases do not cover
    tooManyPieces, ///< six or more pieces
};

/// The storage of solved five-piece endings.
struct TableKeeping {
    /// The folder of their files.
    endgame::TableFolder folder;
    /// True if the files in the folder are used and newly solved endings are saved there.
    bool isOn = false;
    /// The bytes of memory they may use together; `nullopt` for no limit but the machine's memory.
    std::optional<std::size_t> memory = {};
};

/// Solves the wanted endings, one at a time and in the background, and holds the results.
///
/// Each call to `want` replaces the wanted endings. A solved ending remains available. Five-piece endings
/// take time and memory: each is solved only if it is requested individually, unless there is a file of it.
/// Without a memory limit, solving one evicts those that are no longer wanted; with a limit, the least
/// recently used are evicted when the room is needed.
class TableSupply : public QObject {
    Q_OBJECT

public:
    /// The reason why a wanted ending is not being solved.
    enum class Obstacle { cancelled, outOfMemory, overLimit };

    explicit TableSupply(Solver solver = &endgame::TablebaseStore::learn, QObject* parent = nullptr);

    /// The endings solved so far; it grows.
    const endgame::Tablebase& known() const { return store_.known(); }

    /// A copy of the store, to solve endings in elsewhere.
    endgame::TablebaseStore store() const { return store_; }
    /// Adopts the endings of a copy in which others have been solved, unless endings in use would be lost.
    void adopt(const endgame::TablebaseStore& store);

    /// Sets the wanted endings, most urgent first. The current solving yields to a more urgent ending and
    /// stops if it is no longer wanted; requests and obstacles of unwanted endings are dropped.
    void want(std::vector<endgame::Material> endings);

    /// Sets the storage of five-piece endings from now on; retries those that ran out of memory.
    void setKeeping(TableKeeping keeping);
    /// The size in bytes of the files of all endings, whether used or not.
    std::uintmax_t keptBytes() const { return keptBytes_; }
    /// Deletes the files of all endings; false if some remain. Solved endings stay available.
    bool removeKept();

    /// Solves a five-piece ending as soon as, and for as long as, it is wanted.
    void request(const endgame::Material& ending);

    /// Stops the solving, and solves no other wanted ending until `retry()`.
    void cancel();
    /// Retries endings that were cancelled or ran out of memory.
    void retry();

    /// The result of a position; `nullopt` if its ending is not solved yet.
    std::optional<endgame::Verdict> verdictOf(const chess::Position& position) const
    {
        return known().probe(position);
    }
    Coverage coverageOf(const chess::Position& position) const;
    std::optional<Obstacle> obstacleTo(const endgame::Material& ending) const;
    /// The peak memory in bytes needed to solve a five-piece ending.
    std::size_t memoryToSolve(const endgame::Material& ending) const
    {
        return store_.memory_to_learn(ending);
    }
    /// The approximate processor time needed to solve it.
    std::chrono::seconds timeToSolve(const endgame::Material& ending) const
    {
        return store_.time_to_learn(ending);
    }
    /// The progress of the solving; `nullopt` unless it has taken longer than a blink.
    std::optional<endgame::SolvingShare> share() const;

signals:
    /// An ending is solved, or a wanted one will not be.
    void changed();
    /// `share()` has changed.
    void progressed();
    /// A solved ending should be saved, but could not be.
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
    mutable std::map<std::size_t, bool> hasFile_; ///< by material number; cached on first look-up
    std::vector<endgame::Material> wanted_;
    std::set<std::size_t> requested_;           ///< by material number
    std::map<std::size_t, Obstacle> obstacles_; ///< by material number
    std::optional<endgame::Material> solving_;
    endgame::SolvingShare share_;
    bool isLong_ = false;
    QTimer blink_;
    runtime::Latest<Learnt, endgame::SolvingShare> worker_; ///< last: destroyed before the members it uses
};

} // namespace session
