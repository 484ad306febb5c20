// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/shared_bytes.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>

#include "tests/scratch_folder.h"

namespace endgame {
namespace {

std::string text_of(const SharedBytes& bytes)
{
    std::string text;
    std::ranges::transform(bytes.bytes(), std::back_inserter(text),
                           [](std::byte byte) { return static_cast<char>(byte); });
    return text;
}

TEST(SharedBytes, AreThereAsLongAsSomebodyHoldsAPart)
{
    std::optional<SharedBytes> part;
    {
        part = SharedBytes{{std::byte{'a'}, std::byte{'b'}, std::byte{'c'}}}.part(1, 2);
    }
    EXPECT_EQ(text_of(*part), "bc");
    EXPECT_EQ(part->memory(), 3U);
    EXPECT_EQ(SharedBytes{}.memory(), 0U);
    EXPECT_TRUE(SharedBytes{}.bytes().empty());
}

TEST(SharedBytes, OfAFileTakeNoMemoryAndOutliveIt)
{
    const test::ScratchFolder folder{"shared_bytes_test"};
    test::rewrite(folder / "file", "what is in it");
    const auto bytes = SharedBytes::of_file(folder / "file");
    ASSERT_TRUE(bytes);
    EXPECT_EQ(bytes->memory(), 0U);
    std::filesystem::remove(folder / "file");
    EXPECT_EQ(text_of(*bytes), "what is in it");
    EXPECT_EQ(text_of(bytes->part(5, 2)), "is");
}

TEST(SharedBytes, AreNoneOfWhatIsNoFileWithBytes)
{
    const test::ScratchFolder folder{"shared_bytes_test"};
    test::rewrite(folder / "empty", "");
    ASSERT_EQ(mkfifo((folder / "pipe").c_str(), 0600), 0);
    std::filesystem::create_symlink(folder / "missing", folder / "dangling");
    for (const auto& path : {folder.path(), folder / "empty", folder / "pipe", folder / "dangling",
                             folder / "missing", std::filesystem::path{"/dev/zero"}, std::filesystem::path{}})
        EXPECT_FALSE(SharedBytes::of_file(path)) << path;
}

} // namespace
} // namespace endgame
