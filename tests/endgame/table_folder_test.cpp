// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/table_folder.h"

#include <gtest/gtest.h>

#include <array>
#include <filesystem>

#include "endgame/tablebase_store.h"
#include "tests/endgame/large_material.h"
#include "tests/scratch_folder.h"

namespace endgame {
namespace {

namespace fs = std::filesystem;
using Attackers = sets::LargeDistances::Attackers;

sets::LargeDistances nothing_won(const char* name)
{
    sets::LargeDistances distances{large(name), Attackers::none};
    distances.pack();
    return distances;
}

class TableFolderTest : public testing::Test {
protected:
    test::ScratchFolder parent{"table_folder_test"};
    TableFolder folder{parent / "tables" / "of five"};
};

TEST_F(TableFolderTest, IsCreatedWhenTheFirstEndingIsSaved)
{
    EXPECT_EQ(folder.bytes(), 0U);
    EXPECT_TRUE(folder.remove_all());
    EXPECT_FALSE(folder.read(large("KNNKN"), Attackers::none));
    EXPECT_FALSE(fs::exists(folder.path()));
    EXPECT_TRUE(folder.keep(nothing_won("KNNKN")));
    EXPECT_TRUE(fs::exists(folder.path()));
    EXPECT_TRUE(folder.read(large("KNNKN"), Attackers::none));
    EXPECT_FALSE(folder.read(large("KNKNN"), Attackers::none));
}

TEST_F(TableFolderTest, HasAnEndingIfItHasAllItsConversions)
{
    EXPECT_FALSE(has_files(folder, large("KNNKN")));
    folder.keep(nothing_won("KNNKN"));
    EXPECT_TRUE(folder.has_file(large("KNNKN")));
    EXPECT_FALSE(has_files(folder, large("KNNKN"))) << "the other side wins too";
    folder.keep(nothing_won("KNKNN"));
    EXPECT_TRUE(has_files(folder, large("KNNKN")));
    EXPECT_TRUE(has_files(folder, large("KNKNN")));
    folder.keep(nothing_won("KRPKR"));
    folder.keep(nothing_won("KRKRP"));
    EXPECT_FALSE(has_files(folder, large("KRPKR"))) << "pawns become pieces";
    EXPECT_TRUE(has_files(folder, *Material::parse("KBNK"))) << "no file is needed";
}

TEST_F(TableFolderTest, CountsAndRemovesOnlyItsOwnFiles)
{
    folder.keep(nothing_won("KNNKN"));
    const fs::path draft = folder.path() / "KRPKR.table.part3";
    test::rewrite(draft, "123");
    const std::array foreign{"letter.txt", "KNNKN", "KBNK.table", "knnkn.table", "KNNKN.table.backup"};
    for (const char* name : foreign)
        test::rewrite(folder.path() / name, "12345");
    fs::create_directory(folder.path() / "KRBKR.table");
    EXPECT_EQ(folder.bytes(), 3 + fs::file_size(folder.path() / "KNNKN.table"));
    EXPECT_TRUE(folder.remove_all());
    EXPECT_EQ(folder.bytes(), 0U);
    EXPECT_FALSE(folder.has_file(large("KNNKN")));
    for (const char* name : foreign)
        EXPECT_TRUE(fs::exists(folder.path() / name)) << name;
}

TEST_F(TableFolderTest, FailsToSaveIfTheFolderCannotBeCreated)
{
    test::rewrite(parent / "tables", "a file");
    EXPECT_FALSE(folder.keep(nothing_won("KNNKN")));
    EXPECT_FALSE(folder.has_file(large("KNNKN")));
    EXPECT_EQ(folder.bytes(), 0U);
    EXPECT_TRUE(folder.remove_all());
    EXPECT_EQ(parent.size(), 1U);
}

} // namespace
} // namespace endgame
