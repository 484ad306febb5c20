// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/large_distances_file.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <system_error>
#include <type_traits>
#include <utility>
#include <vector>

#include "endgame/checksum.h"
#include "endgame/file_draft.h"
#include "endgame/sets/placement.h"

namespace endgame::sets {

namespace {

/// The start of a file; increase the version whenever this or the packed format changes.
struct Format {
    std::array<char, 8> magic{'R', 'C', 'T', 'a', 'b', 'l', 'e', '\n'};
    std::uint32_t byte_order = 0x01020304;
    std::uint32_t version = 2;
    std::array<char, 8> ending{};

    friend bool operator==(const Format&, const Format&) = default;
};

/// The fields of a file that precede the numbers; arrays are indexed by side to move.
struct Header {
    Format format;
    std::uint64_t attackers = 0;
    std::array<std::uint64_t, 2> longest{};
    std::array<LargeDistances::Counts, 2> counts{};
    std::array<std::uint64_t, 2> sizes{};
    std::array<std::uint64_t, 2> sums{};
};
static_assert(std::has_unique_object_representations_v<Header> && std::is_trivially_copyable_v<Header>);

/// A header followed by its checksum.
struct SummedHeader {
    Header header;
    std::uint64_t sum = 0;
};

Format format_of(const Material& material)
{
    Format format;
    const std::string name = material.name();
    std::ranges::copy(name, format.ending.begin());
    return format;
}

std::uint64_t sum_of(const Header& header)
{
    return checksum(std::as_bytes(std::span{&header, 1}));
}

Header header_of(const LargeDistances& distances)
{
    Header header{.format = format_of(distances.material()),
                  .attackers = static_cast<std::uint64_t>(distances.attackers()),
                  .counts = distances.summary().counts};
    std::ranges::copy(distances.summary().longest, header.longest.begin());
    for (const Side turn : {Side::attacker, Side::defender}) {
        const std::span<const std::byte> packed = distances.planes(turn).packed();
        header.sizes.at(static_cast<std::size_t>(turn)) = packed.size();
        header.sums.at(static_cast<std::size_t>(turn)) = checksum(packed);
    }
    return header;
}

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

/// Reads exactly `size` bytes of a file; `nullopt` if it has fewer.
std::optional<std::vector<std::byte>> read(std::FILE& file, std::size_t size)
{
    std::vector<std::byte> bytes(size);
    return std::fread(bytes.data(), 1, size, &file) == size ? std::optional{std::move(bytes)} : std::nullopt;
}

/// True if the values of a header are within their valid ranges.
bool is_plausible(const Header& header)
{
    return header.attackers <= static_cast<std::uint64_t>(LargeDistances::Attackers::after_promotion) &&
           std::ranges::all_of(header.longest,
                               [](std::uint64_t moves) { return moves <= LargeNumbers::largest; });
}

/// Reads the header of a file; `nullopt` if the file does not hold the ending.
std::optional<Header> read_header(std::FILE& file, std::uintmax_t file_size, const Material& material)
{
    SummedHeader read;
    if (std::fread(&read, sizeof(read), 1, &file) != 1)
        return std::nullopt;
    const auto& [header, sum] = read;
    if (header.format != format_of(material) || sum != sum_of(header) || !is_plausible(header))
        return std::nullopt;
    const std::size_t max = SparseNumbers::max_packed(row_count(material.has_pawn()));
    const bool is_whole = header.sizes[0] <= max && header.sizes[1] <= max &&
                          file_size == sizeof(read) + header.sizes[0] + header.sizes[1];
    return is_whole ? std::optional{header} : std::nullopt;
}

/// Reads the numbers of one side to move, the next part of a file.
std::optional<SparseNumbers> read_numbers(std::FILE& file, const Header& header, Side turn,
                                          const Material& material)
{
    const auto side = static_cast<std::size_t>(turn);
    auto packed = read(file, header.sizes.at(side));
    if (!packed || checksum(*packed) != header.sums.at(side))
        return std::nullopt;
    return SparseNumbers::of(*std::move(packed), row_count(material.has_pawn()));
}

} // namespace

bool write(const LargeDistances& distances, const std::filesystem::path& path)
{
    const Header header = header_of(distances);
    const SummedHeader summed{header, sum_of(header)};
    FileDraft draft{path};
    return draft.write(std::as_bytes(std::span{&summed, 1})) &&
           draft.write(distances.planes(Side::attacker).packed()) &&
           draft.write(distances.planes(Side::defender).packed()) && draft.take_place();
}

std::optional<LargeDistances> read_large_distances(const std::filesystem::path& path,
                                                   const Material& material,
                                                   LargeDistances::Attackers attackers)
{
    using Attackers = LargeDistances::Attackers;
    std::error_code error;
    // Opening a pipe would block.
    if (!std::filesystem::is_regular_file(path, error))
        return std::nullopt;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    const File file{error ? nullptr : std::fopen(path.string().c_str(), "rb")};
    const std::optional<Header> header = file ? read_header(*file, size, material) : std::nullopt;
    if (!header)
        return std::nullopt;
    const auto kept = static_cast<Attackers>(header->attackers);
    if (attackers != Attackers::none && attackers != kept)
        return std::nullopt;
    auto of_attacker = read_numbers(*file, *header, Side::attacker, material);
    auto of_defender = read_numbers(*file, *header, Side::defender, material);
    if (!of_attacker || !of_defender)
        return std::nullopt;
    LargeDistances::Summary summary{.longest = {}, .counts = header->counts};
    std::ranges::transform(header->longest, summary.longest.begin(),
                           [](std::uint64_t moves) { return static_cast<unsigned>(moves); });
    return LargeDistances{material, kept, summary, {*std::move(of_attacker), *std::move(of_defender)}};
}

} // namespace endgame::sets
