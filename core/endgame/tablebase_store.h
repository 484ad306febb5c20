// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "chess/position.h"
#include "endgame/material.h"
#include "endgame/table_folder.h"
#include "endgame/tablebase.h"
#include "endgame/verdict.h"

namespace endgame {

/// The progress of solving an ending: the number of its parts that are solved, and their total.
struct SolvingShare {
    std::size_t solved = 0;
    std::size_t total = 0;
    /// The estimated share of the work that is done: a part of five pieces takes most of it.
    int permille = 0;

    friend bool operator==(const SolvingShare&, const SolvingShare&) = default;
};

/// Called while an ending is being learnt.
using SolvingProgress = std::function<void(const SolvingShare& share)>;

/// The solved endings of a program: solves each on demand and keeps it.
///
/// All solved endings are in one tablebase, so positions of any ending can be probed without choosing a
/// table. The store is a value type, and a copy shares the endings of its original: a worker thread solves in
/// a copy and returns the copy.
class TablebaseStore {
public:
    /// Constructs a store in which endings of at most `most` pieces are solved on first probe.
    ///
    /// @pre `most` is at most `most_pieces_on_request`
    explicit TablebaseStore(std::size_t most = most_pieces) : most_{most} {}

    /// The largest piece count that is solved automatically.
    std::size_t most() const { return most_; }

    /// Sets the folder in which five-piece endings are saved, and from which they are loaded, from now on;
    /// `nullopt` keeps them in memory only.
    void set_folder(std::optional<TableFolder> folder);

    const std::optional<TableFolder>& folder() const { return folder_; }

    /// The last solved five-piece ending, if it could not be saved in the folder because of a full disk or
    /// missing permissions.
    const std::optional<Material>& not_kept() const { return not_kept_; }

    /// Limits the memory of all five-piece endings together, including the peak while solving; the least
    /// recently used are evicted first.
    void set_memory_limit(std::optional<std::size_t> bytes);

    /// Evicts the least recently used five-piece endings until the limit leaves room to learn another one,
    /// and touches that one. `learn` does this itself; before learning in a copy, call it first, because
    /// memory is only released when no copy holds the ending.
    void make_room(const Material& ending);

    /// The tablebase of all endings solved so far.
    const Tablebase& known() const { return known_; }

    /// Loads or solves, on the calling thread, an ending and all endings it can convert into, unless known
    /// already. Returns false if a stop was requested; throws std::bad_alloc if memory runs out. Parts that
    /// have been solved by then are kept. Five-piece endings are solved on all hardware threads at low
    /// priority (`at_low_priority`) while the calling thread waits. Throws `WantOfMemory` before solving one
    /// if the system or the limit leaves less than `memory_to_learn`.
    bool learn(const Material& ending, const std::stop_token& stop = {},
               const SolvingProgress& progress = {});

    /// Evicts all five-piece endings except some and those they can convert into.
    void forget_all_but(std::span<const Material> endings);

    /// The additional memory in bytes that learning an ending needs at its peak, as a safe upper estimate:
    /// 1.3 to 1.4 times the measured value with pawns, 1.6 times without; for endings in the folder, the size
    /// of their files. 0 if no five-piece ending has to be learnt.
    std::size_t memory_to_learn(const Material& ending) const;

    /// The estimated processor time for learning an ending, within a third of the time measured on one core
    /// of 2026. 0 if no five-piece ending has to be solved.
    std::chrono::seconds time_to_learn(const Material& ending) const;

    /// The value of a position, whose ending is learnt if it has at most `most()` pieces; `nullopt` if no
    /// table covers it. Throws as `learn` does.
    std::optional<Verdict> probe(const chess::Position& position);

private:
    using Attackers = sets::LargeDistances::Attackers;

    struct Part;

    static std::vector<Part> parts_of(const Material& ending);
    static int permille_of(std::span<const Part> parts, std::size_t solved, double share_of_next);
    bool is_known(const Material& material, Attackers attackers) const;
    bool is_there(const Material& material, Attackers attackers) const;
    bool read(const Material& material, Attackers attackers);
    bool solve(const Material& material, Attackers attackers, const std::stop_token& stop,
               const std::function<void(unsigned moves)>& progress);
    void keep(const Material& material);
    std::size_t file_size(const Material& material) const;
    std::size_t memory_for(std::span<const Part> parts, bool solves_first) const;
    std::size_t memory_of(const Material& ending) const;
    void make_room(const Material& ending, std::size_t needed);
    void ask_for_memory(const Material& ending, std::size_t needed);
    void note_as_asked_for(const Material& ending);

    std::size_t most_;
    Tablebase known_;
    std::optional<TableFolder> folder_;
    std::optional<Material> not_kept_;
    std::optional<std::size_t> limit_;
    std::vector<Material> asked_for_; ///< five-piece endings, the most recently used last
};

/// The endings that the tablebase of an ending consists of, each after all endings it can convert into, and
/// an ending with either attacker next to its reverse.
std::vector<Material> endings_of(const Material& material);

/// True if a folder has files of an ending and of all five-piece endings it can convert into. The files are
/// not read: damage is detected when the ending is loaded, which then solves it again.
bool has_files(const TableFolder& folder, const Material& ending);

/// Solves an ending, and all endings it can convert into, in memory; throws std::bad_alloc if there is not
/// enough, as `TablebaseStore::learn` does. With five pieces this takes seconds or minutes.
Tablebase solve(const Material& material);

} // namespace endgame
