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

/// How far the solving of an ending has got, in endings.
struct SolvingShare {
    std::size_t solved = 0;
    std::size_t total = 0;

    friend bool operator==(const SolvingShare&, const SolvingShare&) = default;
};

/// Hears, while an ending is being learnt, how many of its parts are solved and how many there are.
using SolvingProgress = std::function<void(std::size_t solved, std::size_t total)>;

/// The solved endings of a program: solves each when it is first asked for, and keeps it.
///
/// All that is known grows into one table, so that positions of many endings are looked up in any order
/// without a choice of the table. The store is a value, and a copy shares the endings with its original: a
/// thread that solves for others learns in a copy and hands the copy back.
class TablebaseStore {
public:
    /// Endings of up to so many pieces are learnt when a position of theirs is asked for.
    ///
    /// @pre `most` is at most `most_pieces_on_request`
    explicit TablebaseStore(std::size_t most = most_pieces) : most_{most} {}

    /// The pieces an ending may have to be learnt unnamed.
    std::size_t most() const { return most_; }

    /// Keeps endings of five pieces in a folder from now on, and takes them from there if it has them; in
    /// memory alone if there is none.
    void set_folder(std::optional<TableFolder> folder);

    const std::optional<TableFolder>& folder() const { return folder_; }

    /// The ending of five pieces that was solved last, if it could not be kept in the folder: for want of
    /// room or of leave to write.
    const std::optional<Material>& not_kept() const { return not_kept_; }

    /// Lets endings of five pieces together take so many bytes of memory from now on, those that are kept and
    /// the most that solving one takes; the least recently asked for leave first.
    void set_memory_limit(std::optional<std::size_t> bytes);

    /// Forgets the endings of five pieces least recently asked for, until the limit leaves room to learn
    /// another one, which counts as asked for. `learn` does so; who learns in a copy does it first, for
    /// nothing is gone as long as somebody knows it.
    void make_room(const Material& ending);

    /// All that is known by now.
    const Tablebase& known() const { return known_; }

    /// Solves, on the calling thread, what is not known yet of an ending and of all it can turn into and is
    /// not in the folder either. Returns false if it was asked to stop; throws std::bad_alloc for want of
    /// memory. Keeps what it had solved by then. Endings of five pieces are solved on as many threads as the
    /// machine runs at once, to all of which it prefers whatever else it has to do (`at_low_priority`), while
    /// the calling thread waits; none is begun unless the system has, and the limit leaves, the memory that
    /// `memory_to_learn` says: `WantOfMemory` is thrown then.
    bool learn(const Material& ending, const std::stop_token& stop = {},
               const SolvingProgress& progress = {});

    /// Forgets all endings of five pieces but some and what those can turn into.
    void forget_all_but(std::span<const Material> endings);

    /// The bytes that learning an ending takes at its peak beyond what is taken already, so that it is safe
    /// to begin: 1.3 to 1.4 times as much as measured with pawns, 1.6 times without; for those in the folder
    /// what their files take. 0 if no ending of five pieces is left to learn for it.
    std::size_t memory_to_learn(const Material& ending) const;

    /// About what learning an ending takes of processor time, within a third of what was measured on one core
    /// of 2026. 0 if no ending of five pieces is left to solve for it.
    std::chrono::seconds time_to_learn(const Material& ending) const;

    /// The value of a position, whose ending it learns if it has up to `most()` pieces; nothing if no table
    /// knows it. Throws as `learn` does.
    std::optional<Verdict> probe(const chess::Position& position);

private:
    using Attackers = sets::LargeDistances::Attackers;

    struct Part;

    static std::vector<Part> parts_of(const Material& ending);
    bool is_known(const Material& material, Attackers attackers) const;
    bool is_there(const Material& material, Attackers attackers) const;
    bool read(const Material& material, Attackers attackers);
    bool solve(const Material& material, Attackers attackers, const std::stop_token& stop);
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
    std::vector<Material> asked_for_; ///< endings of five pieces, the last one last
};

/// The endings that a table of an ending consists of, each after all that it can convert into.
std::vector<Material> endings_of(const Material& material);

} // namespace endgame
