// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/table_folder.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <system_error>

#include "endgame/file_draft.h"
#include "endgame/sets/large_distances_file.h"

namespace endgame {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view file_ending = ".table";

/// True if a file is the table of a five-piece ending, or a draft of one.
bool is_of_ending(const fs::path& file)
{
    const std::string name = file.filename().string();
    const std::string ending = name.substr(0, name.find('.'));
    const auto material = Material::parse(ending, most_pieces_on_request);
    const std::string place = ending + std::string{file_ending};
    return material && is_on_request(*material) && material->name() == ending &&
           (name == place || FileDraft::is_name_of(name, place));
}

} // namespace

fs::path TableFolder::file_of(const Material& material) const
{
    return path_ / (material.name() + std::string{file_ending});
}

/// The files of all endings.
std::vector<fs::path> TableFolder::files() const
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry{path_, error}; !error && entry != fs::directory_iterator{};
         entry.increment(error)) {
        std::error_code unknown;
        if (entry->is_regular_file(unknown) && is_of_ending(entry->path()))
            files.push_back(entry->path());
    }
    return files;
}

std::uintmax_t TableFolder::bytes() const
{
    std::uintmax_t sum = 0;
    for (const fs::path& file : files()) {
        std::error_code error;
        const std::uintmax_t size = fs::file_size(file, error);
        sum += error ? 0 : size;
    }
    return sum;
}

bool TableFolder::remove_all() const
{
    bool is_all = true;
    for (const fs::path& file : files()) {
        std::error_code error;
        fs::remove(file, error);
        is_all = is_all && !error;
    }
    return is_all;
}

bool TableFolder::has_file(const Material& material) const
{
    std::error_code error;
    return fs::is_regular_file(file_of(material), error);
}

std::uintmax_t TableFolder::file_size(const Material& material) const
{
    std::error_code error;
    const std::uintmax_t size = fs::file_size(file_of(material), error);
    return error || !has_file(material) ? 0 : size;
}

std::optional<sets::LargeDistances> TableFolder::read(const Material& material,
                                                      sets::LargeDistances::Attackers attackers) const
{
    return sets::read_large_distances(file_of(material), material, attackers);
}

bool TableFolder::keep(const sets::LargeDistances& distances) const
{
    std::error_code error;
    fs::create_directories(path_, error);
    return !error && sets::write(distances, file_of(distances.material()));
}

} // namespace endgame
