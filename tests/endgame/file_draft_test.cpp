// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/file_draft.h"

#include <gtest/gtest.h>

#include <span>
#include <string>
#include <string_view>

#include "tests/full_disk.h"
#include "tests/scratch_folder.h"

namespace endgame {
namespace {

using test::content;

class FileDraftTest : public testing::Test {
protected:
    static bool write(FileDraft& draft, std::string_view text)
    {
        return draft.write(std::as_bytes(std::span{text.data(), text.size()}));
    }

    test::ScratchFolder folder{"file_draft_test"};
};

TEST_F(FileDraftTest, ReplacesTheFileWhenCompletelyWritten)
{
    test::rewrite(folder / "file", "older");
    FileDraft draft{folder / "file"};
    EXPECT_TRUE(write(draft, "new"));
    EXPECT_TRUE(draft.write({}));
    EXPECT_TRUE(write(draft, "er"));
    EXPECT_EQ(content(folder / "file"), "older");
    EXPECT_TRUE(draft.take_place());
    EXPECT_EQ(content(folder / "file"), "newer");
    EXPECT_EQ(folder.size(), 1U);
}

TEST_F(FileDraftTest, IsRemovedUnlessItReplacesTheFile)
{
    {
        FileDraft draft{folder / "file"};
        EXPECT_TRUE(write(draft, "text"));
        EXPECT_EQ(folder.size(), 1U);
    }
    EXPECT_EQ(folder.size(), 0U);
}

TEST_F(FileDraftTest, DraftsOfOneFileAreIndependent)
{
    FileDraft one{folder / "file"};
    FileDraft other{folder / "file"};
    EXPECT_TRUE(write(one, "one"));
    EXPECT_TRUE(write(other, "other"));
    EXPECT_EQ(folder.size(), 2U);
    EXPECT_TRUE(one.take_place());
    EXPECT_TRUE(other.take_place());
    EXPECT_EQ(content(folder / "file"), "other");
    EXPECT_EQ(folder.size(), 1U);
}

TEST_F(FileDraftTest, HasARecognisableName)
{
    const FileDraft draft{folder / "file"};
    const std::filesystem::path name = *std::filesystem::directory_iterator{folder.path()};
    EXPECT_TRUE(FileDraft::is_name_of(name, folder / "file"));
    EXPECT_FALSE(FileDraft::is_name_of(folder / "file", folder / "file"));
    EXPECT_FALSE(FileDraft::is_name_of(name, folder / "files"));
}

TEST_F(FileDraftTest, DoesNotReplaceTheFileOnAFullDisk)
{
    const test::FullDisk disk{2};
    FileDraft draft{folder / "file"};
    const bool is_written = write(draft, "text");
    EXPECT_FALSE(is_written && draft.take_place());
    EXPECT_FALSE(std::filesystem::exists(folder / "file"));
}

TEST_F(FileDraftTest, FailsIfNoFileCanBeCreated)
{
    FileDraft draft{folder / "missing" / "file"};
    EXPECT_FALSE(write(draft, "text"));
    EXPECT_FALSE(draft.take_place());
    FileDraft in_place_of_folder{folder.path()};
    EXPECT_FALSE(in_place_of_folder.take_place());
}

} // namespace
} // namespace endgame
