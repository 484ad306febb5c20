// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/large_distances_file.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

#include "endgame/checksum.h"
#include "endgame/file_draft.h"
#include "endgame/sets/placement.h"
#include "endgame/shared_bytes.h"

namespace endgame::sets {

namespace {

/// What a file starts with; a change of it, or of what is packed, takes a new version.
struct Format {
    std::array<char, 8> magic{'R', 'C', 'T', 'a', 'b', 'l', 'e', '\n'};
    std::uint32_t byte_order = 0x01020304;
    std::uint32_t version = 2;
    std::array<char, 8> ending{};

    friend bool operator==(const Format&, const Format&) = default;
};

/// The parts of a file before the numbers; those of a side to move by `Side`.
struct Header {
    Format format;
    std::uint64_t attackers = 0;
    std::array<std::uint64_t, 2> longest{};
    std::array<LargeDistances::Counts, 2> counts{};
    std::array<std::uint64_t, 2> sizes{};
    std::array<std::uint64_t, 2> sums{};
};
static_assert(std::has_unique_object_representations_v<Header> && std::is_trivially_copyable_v<Header>);

/// A header and its sum.
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
        const std::span<const std::byte> packed = distances.planes(turn).packed().bytes();
        header.sizes.at(static_cast<std::size_t>(turn)) = packed.size();
        header.sums.at(static_cast<std::size_t>(turn)) = checksum(packed);
    }
    return header;
}

/// The header of a file of an ending, if that is what the bytes are.
std::optional<Header> header_in(std::span<const std::byte> bytes, const Material& material)
{
    SummedHeader read;
    if (bytes.size() < sizeof(read))
        return std::nullopt;
    std::memcpy(&read, bytes.data(), sizeof(read));
    const auto& [header, sum] = read;
    if (header.format != format_of(material) || sum != sum_of(header))
        return std::nullopt;
    const std::size_t rest = bytes.size() - sizeof(read);
    return header.sizes[0] <= rest && header.sizes[1] == rest - header.sizes[0] ? std::optional{header}
                                                                                : std::nullopt;
}

} // namespace

bool write(const LargeDistances& distances, const std::filesystem::path& path)
{
    const Header header = header_of(distances);
    const SummedHeader summed{header, sum_of(header)};
    FileDraft draft{path};
    return draft.write(std::as_bytes(std::span{&summed, 1})) &&
           draft.write(distances.planes(Side::attacker).packed().bytes()) &&
           draft.write(distances.planes(Side::defender).packed().bytes()) && draft.take_place();
}

std::optional<LargeDistances> read_large_distances(const std::filesystem::path& path,
                                                   const Material& material,
                                                   LargeDistances::Attackers attackers)
{
    using Attackers = LargeDistances::Attackers;
    const std::optional<SharedBytes> file = SharedBytes::of_file(path);
    const std::optional<Header> header = file ? header_in(file->bytes(), material) : std::nullopt;
    if (!header)
        return std::nullopt;
    const auto kept = static_cast<Attackers>(header->attackers);
    if (attackers != Attackers::none && attackers != kept)
        return std::nullopt;
    const auto numbers = [&](Side turn, std::size_t start) -> std::optional<SparseNumbers> {
        const auto side = static_cast<std::size_t>(turn);
        SharedBytes packed = file->part(start, header->sizes.at(side));
        if (checksum(packed.bytes()) != header->sums.at(side))
            return std::nullopt;
        return SparseNumbers::of(std::move(packed), row_count(material.has_pawn()));
    };
    auto of_attacker = numbers(Side::attacker, sizeof(SummedHeader));
    auto of_defender = numbers(Side::defender, sizeof(SummedHeader) + header->sizes[0]);
    if (!of_attacker || !of_defender)
        return std::nullopt;
    LargeDistances::Summary summary{.longest = {}, .counts = header->counts};
    std::ranges::transform(header->longest, summary.longest.begin(),
                           [](std::uint64_t moves) { return static_cast<unsigned>(moves); });
    return LargeDistances{material, kept, summary, {*std::move(of_attacker), *std::move(of_defender)}};
}

} // namespace endgame::sets
