// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/large_distances_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <span>
#include <string>

#include "chess/bitboard.h"
#include "endgame/checksum.h"
#include "endgame/sets/placement.h"
#include "tests/endgame/large_material.h"
#include "tests/full_disk.h"
#include "tests/scratch_folder.h"

namespace endgame::sets {
namespace {

namespace fs = std::filesystem;
using Attackers = LargeDistances::Attackers;
using chess::Square;

/// Sample numbers, not those of the ending.
LargeDistances some_numbers(Attackers attackers)
{
    LargeDistances distances{large("KRKQN"), attackers};
    RowWords set{};
    for (std::size_t i = 0; i < 300; ++i) {
        set.fill(0);
        set[i % 64] = 0x8100'0000'4000'0081U << i % 7;
        for (const Side turn : {Side::attacker, Side::defender})
            distances.enter(turn, 3 * i, i % 64, set, 1 + static_cast<unsigned>(i) % 200);
    }
    distances.set_longest_mates(199, 198);
    distances.pack();
    return distances;
}

bool is_same(std::span<const std::byte> a, std::span<const std::byte> b)
{
    return std::ranges::equal(a, b);
}

class LargeDistancesFile : public testing::Test {
protected:
    LargeDistancesFile() { write(some_numbers(Attackers::none), file); }

    bool is_refused() const { return !read_large_distances(file, large("KRKQN"), Attackers::none); }

    test::ScratchFolder folder{"large_distances_file_test"};
    fs::path file = folder / "KRKQN";
};

TEST_F(LargeDistancesFile, IsReadBackUnchanged)
{
    for (const Attackers attackers : {Attackers::none, Attackers::after_promotion}) {
        const LargeDistances written = some_numbers(attackers);
        ASSERT_TRUE(write(written, file));
        const auto read = read_large_distances(file, large("KRKQN"), attackers);
        ASSERT_TRUE(read);
        EXPECT_EQ(read->material(), written.material());
        EXPECT_EQ(read->attackers(), attackers);
        EXPECT_EQ(read->memory(), written.memory());
        for (const Side turn : {Side::attacker, Side::defender}) {
            EXPECT_EQ(read->longest_mate(turn), written.longest_mate(turn));
            EXPECT_EQ(read->counts(turn), written.counts(turn));
            EXPECT_TRUE(is_same(read->planes(turn).packed(), written.planes(turn).packed()));
        }
        for (const Square defending : folded_kings(false)) {
            for (const Square outer : chess::all_squares) {
                for (const Square first : chess::all_squares) {
                    const Kings kings{defending, Square::h8};
                    const LargeNumbers a = written.numbers(Side::defender, kings, outer, first);
                    const LargeNumbers b = read->numbers(Side::defender, kings, outer, first);
                    for (std::size_t plane = 0; plane < LargeNumbers::planes; ++plane)
                        ASSERT_EQ(a[plane], b[plane]);
                }
            }
        }
    }
    EXPECT_EQ(folder.size(), 1U);
}

TEST_F(LargeDistancesFile, IsRefusedIfItLacksTheRequestedDistances)
{
    EXPECT_FALSE(read_large_distances(file, large("KRKQN"), Attackers::after_promotion));
    ASSERT_TRUE(write(some_numbers(Attackers::after_promotion), file));
    EXPECT_TRUE(read_large_distances(file, large("KRKQN"), Attackers::none)) << "more is no harm";
}

TEST_F(LargeDistancesFile, IsRefusedForAnotherEnding)
{
    EXPECT_FALSE(is_refused());
    for (const char* other : {"KQNKR", "KRKQB", "KRNKQ"})
        EXPECT_FALSE(read_large_distances(file, large(other), Attackers::none)) << other;
}

// Fault 49
TEST_F(LargeDistancesFile, IsRefusedWithAnyByteAltered)
{
    const std::size_t size = fs::file_size(file);
    // In the numbers, a sample of the bytes.
    const std::size_t dense = 4200;
    for (std::size_t at = 0; at < size; at += at < dense || at + 50 > size ? 1 : 4999) {
        test::change_byte(file, at);
        ASSERT_TRUE(is_refused()) << at;
        test::change_byte(file, at);
    }
    EXPECT_FALSE(is_refused());
}

// Fault 49
TEST_F(LargeDistancesFile, IsRefusedIfTruncatedOrOversized)
{
    const std::size_t size = fs::file_size(file);
    fs::resize_file(file, size + 1);
    EXPECT_TRUE(is_refused());
    const std::size_t dense = 4200;
    for (std::size_t left = size - 1; left > 0; left -= left < dense || left + 50 > size ? 1 : 997) {
        fs::resize_file(file, left);
        ASSERT_TRUE(is_refused()) << left;
    }
    fs::resize_file(file, 0);
    EXPECT_TRUE(is_refused());
}

// Fault 49
TEST_F(LargeDistancesFile, IsRefusedIfItIsAnotherKindOfFile)
{
    const std::string whole = test::content(file);
    test::rewrite(file, std::string(whole.size(), '\0'));
    EXPECT_TRUE(is_refused());
    test::rewrite(file, std::string(whole.size(), '\xFF'));
    EXPECT_TRUE(is_refused());
    fs::remove(file);
    EXPECT_TRUE(is_refused()) << "none";
    fs::create_directory(file);
    EXPECT_TRUE(is_refused()) << "a folder";
    EXPECT_FALSE(write(some_numbers(Attackers::none), file));
    EXPECT_EQ(folder.size(), 1U);
}

class ForgedFile : public LargeDistancesFile {
protected:
    static constexpr std::size_t header = 4176;
    static constexpr std::size_t first_number = header + sizeof(std::uint64_t);
    static constexpr std::size_t sizes = header - 4 * sizeof(std::uint64_t);
    static constexpr std::size_t sums = header - 2 * sizeof(std::uint64_t);

    static std::uint64_t sum_of(const std::string& text, std::size_t start, std::size_t size)
    {
        return checksum(std::as_bytes(std::span{text}.subspan(start, size)));
    }
    static std::uint64_t number_at(const std::string& text, std::size_t at)
    {
        std::uint64_t number = 0;
        std::memcpy(&number, text.data() + at, sizeof(number));
        return number;
    }
    static void set_number(std::string& text, std::size_t at, std::uint64_t number)
    {
        std::memcpy(text.data() + at, &number, sizeof(number));
    }
    /// True if the file is refused with forged contents whose checksums are right.
    bool is_refused_as(std::string forged)
    {
        const std::size_t of_attacker = number_at(forged, sizes);
        const std::size_t numbers = forged.size() - first_number;
        if (of_attacker <= numbers) {
            set_number(forged, sums, sum_of(forged, first_number, of_attacker));
            set_number(forged, sums + 8, sum_of(forged, first_number + of_attacker, numbers - of_attacker));
        }
        set_number(forged, header, sum_of(forged, 0, header));
        test::rewrite(file, forged);
        return is_refused();
    }
    bool is_refused_with(std::size_t at, char byte)
    {
        std::string forged = whole;
        forged[at] = byte;
        return is_refused_as(forged);
    }
    bool is_refused_with_number(std::size_t at, std::uint64_t number)
    {
        std::string forged = whole;
        set_number(forged, at, number);
        return is_refused_as(forged);
    }

    const std::string whole = test::content(file);
};

TEST_F(ForgedFile, IsRefusedIfOfAnotherVersionOrByteOrder)
{
    constexpr std::size_t byte_order = 8;
    constexpr std::size_t version = 12;
    EXPECT_FALSE(is_refused_with(version, whole[version])) << "the sum is right";
    EXPECT_TRUE(is_refused_with(version, static_cast<char>(whole[version] - 1)));
    EXPECT_TRUE(is_refused_with(version, static_cast<char>(whole[version] + 1)));
    EXPECT_TRUE(is_refused_with(byte_order, whole[byte_order + 3]));
}

// Fault 49
TEST_F(ForgedFile, IsRefusedIfItsHeaderIsImplausible)
{
    constexpr std::size_t attackers = 24;
    constexpr std::size_t longest = 32;
    EXPECT_FALSE(is_refused_with_number(longest, LargeNumbers::largest));
    for (const std::uint64_t forged : {std::uint64_t{256}, std::uint64_t{1} << 32, ~std::uint64_t{0}}) {
        EXPECT_TRUE(is_refused_with_number(longest, forged));
        EXPECT_TRUE(is_refused_with_number(longest + 8, forged));
        EXPECT_TRUE(is_refused_with_number(attackers, forged));
        EXPECT_TRUE(is_refused_with_number(sizes, forged));
        EXPECT_TRUE(is_refused_with_number(sizes + 8, forged));
    }
    EXPECT_TRUE(is_refused_with_number(attackers, 2));
}

// Fault 49
TEST_F(ForgedFile, IsRefusedIfASliceStartIsWrong)
{
    // The starts of slices come first.
    std::size_t refused = 0;
    std::size_t tried = 0;
    const std::size_t of_attacker = number_at(whole, sizes);
    for (const std::size_t start : {first_number, first_number + of_attacker}) {
        for (std::size_t slice = 0; slice < 64 * 1024; slice += 997) {
            for (const char byte : {'\x7F', '\xFF'}) {
                ++tried;
                refused += is_refused_with(start + slice * 4 + 3, byte) ? 1 : 0;
            }
        }
    }
    EXPECT_EQ(refused, tried);
}

// Fault 49
TEST_F(ForgedFile, IsRefusedIfEnormous)
{
    // A sparse file with a correct header.
    std::string forged = whole;
    constexpr std::uint64_t enormous = std::uint64_t{1} << 40;
    set_number(forged, sizes + 8, enormous);
    set_number(forged, header, sum_of(forged, 0, header));
    test::rewrite(file, forged);
    fs::resize_file(file, first_number + number_at(forged, sizes) + enormous);
    EXPECT_TRUE(is_refused());
}

TEST_F(LargeDistancesFile, IsNeverPartiallyWritten)
{
    const std::string whole = test::content(file);
    for (const std::size_t bytes : {std::size_t{0}, std::size_t{5000}, whole.size() - 1}) {
        const test::FullDisk disk{bytes};
        EXPECT_FALSE(write(some_numbers(Attackers::after_promotion), file));
        EXPECT_TRUE(test::content(file) == whole);
        EXPECT_EQ(folder.size(), 1U);
    }
}

} // namespace
} // namespace endgame::sets
