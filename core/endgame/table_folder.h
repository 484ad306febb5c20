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

/// A folder in which solved endings of five pieces are kept from one start to the next, a file each. Several
/// programs may use it at once.
class TableFolder {
public:
    /// A folder that need not be there: it is made when the first ending is kept.
    explicit TableFolder(std::filesystem::path path) : path_{std::move(path)} {}

    const std::filesystem::path& path() const { return path_; }

    /// Whether an ending, and all of five pieces that it can turn into, have files. They are not read: what
    /// is damaged is found out, and solved anew, when the ending is learnt.
    bool has(const Material& ending) const;

    /// The bytes that the files of all endings take, those included that a program did not get to finish.
    std::uintmax_t bytes() const;

    /// Removes the files of all endings, and no others; whether none is left. Programs that know an ending by
    /// its file go on knowing it.
    bool remove_all() const;

    /// Whether there is a file of an ending as its attacker sees it.
    bool has_file(const Material& material) const;

    /// The bytes of the file of an ending as its attacker sees it, about as many as it takes in memory; 0 if
    /// there is none.
    std::uintmax_t file_size(const Material& material) const;

    /// An ending as its attacker sees it, read into memory; nothing if there is none, if it is damaged or if
    /// it lacks what is needed with the attacker to move.
    std::optional<sets::LargeDistances> read(const Material& material,
                                             sets::LargeDistances::Attackers attackers) const;

    /// Writes a file of an ending in the place of the one there is; whether that went well.
    bool keep(const sets::LargeDistances& distances) const;

    friend bool operator==(const TableFolder&, const TableFolder&) = default;

private:
    std::filesystem::path file_of(const Material& material) const;
    std::vector<std::filesystem::path> files() const;

    std::filesystem::path path_;
};

} // namespace endgame
