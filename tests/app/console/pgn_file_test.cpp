// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pgn_file.h"

#include <gtest/gtest.h>

#include "program.h"

namespace console {
namespace {

TEST(PgnFile, ReadsGameAfterGame)
{
    const TemporaryFolder folder;
    write_file(folder.file("games.pgn"), "[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 Kf9 *\n");
    PgnFile file{folder.file("games.pgn")};
    const auto first = file.next();
    ASSERT_TRUE(first);
    EXPECT_EQ(first->game.tags.value("Event"), "A");
    EXPECT_TRUE(first->errors.empty());
    const auto second = file.next();
    ASSERT_TRUE(second);
    EXPECT_EQ(second->errors.size(), 1U);
    EXPECT_EQ(second->errors.front().game, 2U);
    EXPECT_FALSE(file.next());
    EXPECT_FALSE(file.failure());
}

TEST(PgnFile, DevicesWithoutAnEndAreRefused)
{
    PgnFile zeros{"/dev/zero"};
    EXPECT_FALSE(zeros.next());
    ASSERT_TRUE(zeros.failure());
    EXPECT_EQ(zeros.failure()->sentence, "/dev/zero cannot be read: It is a device. Choose a file.");
}

TEST(PgnFile, ReportsWhyItCannotBeRead)
{
    const TemporaryFolder folder;
    PgnFile missing{folder.file("missing.pgn")};
    EXPECT_FALSE(missing.next());
    ASSERT_TRUE(missing.failure());
    EXPECT_EQ(missing.failure()->sentence,
              folder.file("missing.pgn") + " cannot be read: No such file or directory.");
    PgnFile directory{folder.path().string()};
    EXPECT_FALSE(directory.next());
    ASSERT_TRUE(directory.failure());
    EXPECT_EQ(directory.failure()->sentence, folder.path().string() + " cannot be read: Is a directory.");
}

} // namespace
} // namespace console
