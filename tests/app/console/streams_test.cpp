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

TEST(ConsoleStreams, ReadLinesWithAnyLineEnd)
{
    EXPECT_EQ(read_lines("", 10), Lines{});
    EXPECT_EQ(read_lines("\n", 10), (Lines{{"", false}}));
    EXPECT_EQ(read_lines("a\nb", 10), (Lines{{"a", false}, {"b", false}}));
    EXPECT_EQ(read_lines("a\r\n\r\nb\r\n", 10), (Lines{{"a", false}, {"", false}, {"b", false}}));
}

TEST(ConsoleStreams, TruncateOverlongLines)
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

/// ASCII text in UTF-16 with a byte order mark.
std::string in_utf16(std::string_view text, bool is_big)
{
    std::string units = is_big ? "\xFE\xFF" : "\xFF\xFE";
    for (const char character : text) {
        units += is_big ? '\0' : character;
        units += is_big ? character : '\0';
    }
    return units;
}

TEST(ConsoleStreams, ConvertUtf16)
{
    for (const bool is_big : {false, true})
        EXPECT_EQ(read_lines(in_utf16("8/8 w\r\nb\n", is_big), 10), (Lines{{"8/8 w", false}, {"b", false}}));
    using namespace std::string_view_literals;
    EXPECT_EQ(read_lines("\xFF\xFE\x3D\xD8\x00\xDE"sv, 10), (Lines{{"\U0001F600", false}}));
    EXPECT_EQ(read_lines("\xFF\xFE\x61\x00\x62"sv, 10), (Lines{{"a\uFFFD", false}}));
    EXPECT_EQ(read_lines("\xFF", 10), (Lines{{"\xFF", false}}));
}

TEST(ConsoleStreams, ConvertLongUtf16Texts)
{
    // Characters of three bytes in UTF-8, the maximum for two bytes of UTF-16.
    std::string units = "\xFF\xFE";
    for (int i = 0; i < 400'000; ++i)
        units += i % 8 == 7 ? std::string{"\n\0", 2} : "\xFF\x26";
    const Lines lines = read_lines(units, 30);
    ASSERT_EQ(lines.size(), 50'000U);
    for (const auto& [text, is_cut] : lines)
        ASSERT_TRUE(!is_cut && text == "\u26FF\u26FF\u26FF\u26FF\u26FF\u26FF\u26FF") << text;
}

TEST(ConsoleStreams, ReportErrors)
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
