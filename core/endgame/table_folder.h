// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include "endgame/material.h"
#include "endgame/sets/large_distances.h"

namespace endgame {

/// A folder that stores solved five-piece endings between runs, one file each. Several programs may use it at
/// the same time.
class TableFolder {
public:
    /// Constructs the folder object; the folder itself is created when the first ending is saved.
    explicit TableFolder(std::filesystem::path path) : path_{std::move(path)} {}

    const std::filesystem::path& path() const { return path_; }

    /// The total size in bytes of the files of all endings, unfinished drafts included.
    std::uintmax_t bytes() const;

    /// Deletes the files of all endings, and no others; returns true if all could be deleted. Tables that
    /// have been loaded stay valid.
    bool remove_all() const;

    /// True if there is a file of an ending for this attacker.
    bool has_file(const Material& material) const;

    /// The size in bytes of the file of an ending for this attacker, roughly its size in memory; 0 if there
    /// is none.
    std::uintmax_t file_size(const Material& material) const;

    /// Loads the file of an ending for this attacker; `nullopt` if it is missing or damaged, or lacks the
    /// distances that are needed with the attacker to move.
    std::optional<sets::LargeDistances> read(const Material& material,
                                             sets::LargeDistances::Attackers attackers) const;

    /// Saves an ending, replacing any existing file; returns false on failure.
    bool keep(const sets::LargeDistances& distances) const;

    friend bool operator==(const TableFolder&, const TableFolder&) = default;

private:
    std::filesystem::path file_of(const Material& material) const;
    std::vector<std::filesystem::path> files() const;

    std::filesystem::path path_;
};

} // namespace endgame
