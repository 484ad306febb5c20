// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/streams.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <utility>
#include <vector>

#include "program.h"

namespace console {
namespace {

/// A text as an open file.
class OpenFile {
public:
    explicit OpenFile(std::string_view content)
    {
        write_file(folder_.file("text"), content);
        descriptor_ = open(folder_.file("text").c_str(), O_RDONLY | O_CLOEXEC);
    }
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
    ~OpenFile() { close(descriptor_); }

    int descriptor() const { return descriptor_; }

private:
    TemporaryFolder folder_;
    int descriptor_ = -1;
};

using Lines = std::vector<std::pair<std::string, bool>>;

Lines read_lines(std::string_view content, std::size_t longest)
{
    const OpenFile file{content};
    LineReader reader{file.descriptor(), longest};
    Lines lines;
    while (const auto line = reader.next())
        lines.emplace_back(line->text, line->is_cut);
    EXPECT_EQ(reader.failure(), 0);
    return lines;
}

TEST(ConsoleStreams, ReadLinesHoweverTheyEnd)
{
    EXPECT_EQ(read_lines("", 10), Lines{});
    EXPECT_EQ(read_lines("\n", 10), (Lines{{"", false}}));
    EXPECT_EQ(read_lines("a\nb", 10), (Lines{{"a", false}, {"b", false}}));
    EXPECT_EQ(read_lines("a\r\n\r\nb\r\n", 10), (Lines{{"a", false}, {"", false}, {"b", false}}));
}

TEST(ConsoleStreams, KeepTheStartOfALineThatIsTooLong)
{
    EXPECT_EQ(read_lines("123456\n123\n", 5), (Lines{{"12345", true}, {"123", false}}));
    const std::string huge(5'000'000, 'x');
    EXPECT_EQ(read_lines("a\n" + huge + "\nb\n" + huge, 7),
              (Lines{{"a", false}, {"xxxxxxx", true}, {"b", false}, {"xxxxxxx", true}}));
}

TEST(ConsoleStreams, KeepEveryLineOfALargeFile)
{
    std::string content;
    Lines expected;
    for (std::size_t i = 0; i < 300'000; ++i) {
        expected.emplace_back(std::to_string(i * 7919), false);
        content += expected.back().first + '\n';
    }
    EXPECT_TRUE(read_lines(content, 20) == expected);
}

TEST(ConsoleStreams, SayWhyTheyFail)
{
    LineReader reader{-1, 10};
    EXPECT_FALSE(reader.next());
    EXPECT_EQ(reader.failure(), EBADF);
    const int full = open("/dev/full", O_WRONLY | O_CLOEXEC);
    EXPECT_EQ(write_all(full, "text"), ENOSPC);
    close(full);
}

} // namespace
} // namespace console
