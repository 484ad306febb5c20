// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/table_1999/answers_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

#include "chess/legal_moves.h"
#include "chess/position.h"
#include "kbnk_positions.h"
#include "table_1999/solved_tables.h"
#include "tests/full_disk.h"
#include "tests/scratch_folder.h"

namespace endgame::table_1999 {
namespace {

namespace fs = std::filesystem;
using Error = FileError;
using test::change_byte;
using test::content;

class Answers1999File : public testing::Test {
protected:
    fs::path path(const std::string& name = "kbnk.1999") const { return folder_ / name; }

    /// A file of zeros.
    fs::path zeros(std::size_t size) const
    {
        std::ofstream{path()};
        fs::resize_file(path(), size);
        return path();
    }

    std::size_t files_in_folder() const { return folder_.size(); }

private:
    test::ScratchFolder folder_{"answers_1999_file_test"};
};

std::optional<Error> error_of_reading(const fs::path& path)
{
    const auto read = read_answers(path);
    return read ? std::nullopt : std::optional{read.error()};
}

std::optional<Error> error_of_writing(const fs::path& path)
{
    const auto written = write_answers(in_place().answers, path);
    return written ? std::nullopt : std::optional{written.error()};
}

/// Plays White by the answers and Black by the longest resistance; returns White's moves until mate.
int moves_to_mate(const Answers& answers, chess::Position position)
{
    int moves = 0;
    while (const auto pieces = pieces_of(position)) {
        const auto move = answers.winning_move(*pieces);
        const auto legal = legal_moves(position);
        if (!move || std::find(legal.begin(), legal.end(), *move) == legal.end())
            return -1;
        ++moves;
        position = position.play(*move);
        const auto replies = solved().best_moves(position);
        if (replies.empty())
            return is_checkmate(position) ? moves : -1;
        position = position.play(replies.front());
    }
    return -1;
}

TEST_F(Answers1999File, IsReadBackUnchangedAndPlayable)
{
    const auto written = write_answers(in_place().answers, path());
    ASSERT_TRUE(written);
    EXPECT_EQ(*written, 16'777'216U);
    EXPECT_EQ(fs::file_size(path()), 16'777'216U);
    EXPECT_EQ(files_in_folder(), 1U);
    const auto read = read_answers(path());
    ASSERT_TRUE(read);
    EXPECT_TRUE(std::ranges::equal(read->bytes(), in_place().answers.bytes()));
    EXPECT_TRUE(std::ranges::equal(read->bytes(), content(path()), {}, {},
                                   [](char byte) { return static_cast<std::uint8_t>(byte); }));
    EXPECT_EQ(moves_to_mate(*read, position_of("7K/4B3/4k3/8/8/8/8/2N5 w - - 0 1")), 43); // 33 with best play
    EXPECT_EQ(moves_to_mate(*read, position_of("4k3/8/8/8/8/8/8/4KBN1 w - - 0 1")), 44);  // 28 with best play
}

TEST_F(Answers1999File, ReplacesAnOlderFileButNotAnotherProgramsDraft)
{
    zeros(10);
    std::ofstream{path("kbnk.1999.part0")} << "of another program";
    EXPECT_EQ(error_of_writing(path()), std::nullopt);
    EXPECT_EQ(error_of_reading(path()), std::nullopt);
    EXPECT_EQ(content(path("kbnk.1999.part0")), "of another program");
    EXPECT_EQ(files_in_folder(), 2U);

    fs::create_symlink(path(), path("link"));
    zeros(10);
    EXPECT_EQ(error_of_writing(path("link")), std::nullopt);
    EXPECT_TRUE(fs::is_symlink(path("link"))) << "what the link points to is replaced";
    EXPECT_EQ(error_of_reading(path()), std::nullopt);
    EXPECT_EQ(files_in_folder(), 3U);
}

// Fault 49
TEST_F(Answers1999File, IsRefusedWithAnyByteAltered)
{
    ASSERT_EQ(error_of_writing(path()), std::nullopt);
    for (const std::size_t at : {std::size_t{0}, std::size_t{1'000'000}, arrangement_count - 1}) {
        change_byte(path(), at);
        EXPECT_EQ(error_of_reading(path()), Error::altered) << at;
        change_byte(path(), at);
        EXPECT_EQ(error_of_reading(path()), std::nullopt) << at;
    }
}

TEST_F(Answers1999File, IsRefusedIfEveryAnswerIsAltered)
{
    EXPECT_EQ(error_of_reading(zeros(arrangement_count)), Error::altered);
}

// Fault 49
TEST_F(Answers1999File, IsRefusedIfTruncated)
{
    for (const std::size_t size :
         {std::size_t{0}, std::size_t{1}, arrangement_count / 2, arrangement_count - 1})
        EXPECT_EQ(error_of_reading(zeros(size)), Error::truncated) << size;
}

// Fault 49
TEST_F(Answers1999File, IsRefusedIfOversized)
{
    for (const std::size_t size : {arrangement_count + 1, 2 * arrangement_count, std::size_t{1} << 40})
        EXPECT_EQ(error_of_reading(zeros(size)), Error::oversized) << size;
}

TEST_F(Answers1999File, IsRefusedIfItIsNotARegularFile)
{
    EXPECT_EQ(error_of_reading(path("missing")), Error::unreadable);
    EXPECT_EQ(error_of_reading(path("missing") / "deeper"), Error::unreadable);
    EXPECT_EQ(error_of_reading(path("")), Error::unreadable) << "a folder";
    EXPECT_EQ(error_of_reading(""), Error::unreadable);
    EXPECT_EQ(error_of_reading("/dev/zero"), Error::unreadable);
    EXPECT_EQ(error_of_reading(std::string(5000, 'x')), Error::unreadable);
}

TEST_F(Answers1999File, IsNotWrittenIfNoFileCanBeCreated)
{
    fs::create_symlink(path("missing"), path("dangling"));
    for (const fs::path& target : {path("missing") / "kbnk.1999", path(""), path("dangling"),
                                   fs::path{"/dev/null"}, fs::path{}, path(std::string(5000, 'x'))})
        EXPECT_EQ(error_of_writing(target), Error::unwritable) << target;
    EXPECT_EQ(files_in_folder(), 1U) << "the dangling link alone";
}

TEST_F(Answers1999File, IsNeverPartiallyWritten)
{
    const fs::path older = zeros(10);
    const Answers& answers = in_place().answers;
    for (const rlim_t bytes : {rlim_t{0}, rlim_t{1'000'000}, rlim_t{arrangement_count - 1}}) {
        const test::FullDisk disk{bytes};
        EXPECT_EQ(write_answers(answers, older).error(), Error::unwritable) << bytes;
        EXPECT_EQ(write_answers(answers, path("new")).error(), Error::unwritable) << bytes;
        EXPECT_FALSE(fs::exists(path("new")));
        EXPECT_EQ(content(older), std::string(10, '\0')) << "what stood there before is untouched";
        EXPECT_EQ(files_in_folder(), 1U);
    }
}

} // namespace
} // namespace endgame::table_1999
