// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_splitter.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace chess {
namespace {

struct SplitText {
    std::vector<std::string> games;
    bool is_text = true;
};

SplitText split_in_pieces(const std::string& text, std::size_t length)
{
    PgnSplitter splitter;
    SplitText split;
    const auto take = [&] {
        while (const auto cut = splitter.next())
            split.games.push_back(cut->text);
    };
    for (std::size_t at = 0; at < text.size(); at += length) {
        splitter.feed(std::string_view{text}.substr(at, length));
        take();
    }
    splitter.finish();
    take();
    split.is_text = splitter.is_text();
    return split;
}

TEST(PgnSplitter, CutsTheSameGamesWhateverTheSizeOfThePieces)
{
    const std::vector<std::string> games{"[White \"A\"]\n\n1. e4 *\n\n", "[White \"B\"]\n\n1. d4 d5 *\n\n",
                                         "[White \"C\"]\n\n1. c4 {a comment} 1-0\n"};
    const std::string text = games[0] + games[1] + games[2];
    for (std::size_t length = 1; length <= text.size(); ++length)
        EXPECT_EQ(split_in_pieces(text, length).games, games) << length;
}

TEST(PgnSplitter, RecognisesTextByItsBeginning)
{
    using std::string_literals::operator""s;
    EXPECT_TRUE(split_in_pieces("1. e4 *\n", 3).is_text);
    EXPECT_TRUE(split_in_pieces("\xFF\xFE"
                                "e\0004\0 \0*\0"s,
                                3)
                    .is_text);
    EXPECT_FALSE(split_in_pieces("e\0004\0 \0*\0"s, 3).is_text) << "UTF-16 without a byte order mark";
    EXPECT_TRUE(split_in_pieces(std::string(5000, ' ') + '\0', 7).is_text);
}

} // namespace
} // namespace chess
