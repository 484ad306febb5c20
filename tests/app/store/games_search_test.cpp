// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/games_search.h"

#include "app_fixture.h"

namespace app_test {
namespace {

using Numbers = std::vector<std::uint32_t>;

const chess::PgnIndex& twoGames()
{
    static const chess::PgnIndex index = chess::index_pgn(
        "[Event \"Wien\"]\n[White \"Müller\"]\n[Date \"1883.05.??\"]\n[Result \"1/2-1/2\"]\n\n"
        "1. e4 1/2-1/2\n\n[Event \"Paris\"]\n[Black \"MÜLLER\"]\n[Result \"1-0\"]\n\n1. d4 1-0\n");
    return index;
}

TEST(GamesSearchTest, EveryWordMustOccurInTheListedFields)
{
    EXPECT_EQ(store::gamesWith(twoGames(), u"müller"_s), (Numbers{0, 1}));
    EXPECT_EQ(store::gamesWith(twoGames(), u"1883"_s), (Numbers{0}));
    EXPECT_EQ(store::gamesWith(twoGames(), u" PARIS  Müll "_s), (Numbers{1}));
    EXPECT_EQ(store::gamesWith(twoGames(), u"½"_s), (Numbers{0}));
    EXPECT_EQ(store::gamesWith(twoGames(), u"1-0"_s), (Numbers{1}));
    EXPECT_EQ(store::gamesWith(twoGames(), u"paris 1883"_s), (Numbers{}));
    EXPECT_EQ(store::gamesWith(twoGames(), {}), (Numbers{0, 1}));
}

TEST(GamesSearchTest, AWordDoesNotSpanTwoFields)
{
    EXPECT_EQ(store::gamesWith(twoGames(), u"müllerwien"_s), (Numbers{}));
}

TEST(GamesSearchTest, AStoppedSearchEnds)
{
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(store::gamesWith(twoGames(), {}, stop.get_token()), (Numbers{}));
}

} // namespace
} // namespace app_test
