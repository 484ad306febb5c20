// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/games_review.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include "app_fixture.h"
#include "store/special_files.h"

namespace app_test {
namespace {

using store::FileTrouble;

/// A game of queen against king that White wins at once.
QByteArray queenGame(const QByteArray& white, const QByteArray& black)
{
    return "[White \"" + white + "\"]\n[Black \"" + black +
           "\"]\n[Result \"1-0\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qg7# 1-0\n\n";
}

class GamesReviewTest : public ::testing::Test {
protected:
    GamesReviewTest()
    {
        QObject::connect(&review, &store::GamesReview::told, &review, [this](const store::ReviewNews& told) {
            news = told;
            games.insert(games.end(), told.games.begin(), told.games.end());
            ++tellings;
        });
        QObject::connect(&review, &store::GamesReview::ended, &review,
                         [this](std::optional<FileTrouble> found) { trouble = found; });
    }
    void begin(const QByteArray& pgn, std::vector<std::string> names = {})
    {
        writeBytes(path, pgn);
        review.begin({.path = path,
                      .names = std::move(names),
                      .mayGuess = true,
                      .tables = endgame::TablebaseStore{},
                      .memory = {},
                      .allowed = {}});
    }
    void wait()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !review.isBusy(); }, patience));
    }

    QTemporaryDir folder;
    QString path = folder.filePath(u"games.pgn"_s);
    store::GamesReview review;
    store::ReviewNews news;
    std::vector<trainer::PlayedGame> games;
    std::optional<FileTrouble> trouble;
    int tellings = 0;
};

TEST_F(GamesReviewTest, TakesTheMostFrequentNameIfNoneIsKnown)
{
    begin(queenGame("Anna", "Ben") + queenGame("Carl", "Anna") + queenGame("Ben", "Carl") +
          queenGame("Anna", "Dora"));
    wait();
    EXPECT_FALSE(trouble);
    EXPECT_EQ(news.names, std::vector<std::string>{"Anna"});
    EXPECT_EQ(news.read, 4U);
    EXPECT_EQ(news.own, 3U);
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(games[1].side, chess::Color::black);
    ASSERT_EQ(news.frequent.size(), 4U);
    EXPECT_EQ(news.frequent.front(), (trainer::NameCount{"Anna", 3}));
}

TEST_F(GamesReviewTest, TakesKnownNamesIfOneOccurs)
{
    begin(queenGame("Anna", "Ben") + queenGame("Anna", "Carl"), {"nobody", "CARL"});
    wait();
    EXPECT_EQ(news.own, 1U);
    games.clear();
    begin(queenGame("Anna", "Ben") + queenGame("Anna", "Carl"), {"nobody"});
    wait();
    EXPECT_EQ(news.names, std::vector<std::string>{"Anna"});
    EXPECT_EQ(games.size(), 2U);
}

TEST_F(GamesReviewTest, TellsFirstResultsWhileReadingAndCanBeStopped)
{
    begin(queenGame("Anna", "Ben").repeated(60'000), {"Anna"});
    ASSERT_TRUE(QTest::qWaitFor([this] { return !games.empty(); }, patience));
    EXPECT_TRUE(review.isBusy());
    review.stop();
    wait();
    EXPECT_EQ(trouble, FileTrouble::cancelled);
    EXPECT_LT(news.read, 60'000U);
    EXPECT_EQ(games.size(), news.own);
    EXPECT_FALSE(news.frequent.empty()) << "another name may be chosen";
}

TEST_F(GamesReviewTest, CountsGamesOfUnsolvedEndings)
{
    const QByteArray five = "[White \"Anna\"]\n[Result \"1-0\"]\n"
                            "[FEN \"7k/8/5K2/8/8/8/p7/1QR5 w - - 0 1\"]\n\n1. Qb7 1-0\n\n";
    begin(five + queenGame("Anna", "Ben") + five);
    wait();
    EXPECT_EQ(games.size(), 1U);
    ASSERT_EQ(news.unsolved.size(), 1U);
    EXPECT_EQ(news.unsolved.begin()->second.games, 2U);
    EXPECT_FALSE(news.unsolved.begin()->second.has_failed);
}

TEST_F(GamesReviewTest, AMemoryLimitIsKept)
{
    const QByteArray five = "[White \"Anna\"]\n[FEN \"7k/8/5K2/8/8/8/p7/1QR5 w - - 0 1\"]\n\n*\n\n";
    writeBytes(path, five);
    const auto ending = *endgame::Material::of(position_of("7k/8/5K2/8/8/8/p7/1QR5 w - - 0 1").board(),
                                               chess::Color::white, 5);
    review.begin({.path = path,
                  .names = {},
                  .mayGuess = true,
                  .tables = endgame::TablebaseStore{},
                  .memory = 1000,
                  .allowed = {ending.number()}});
    wait();
    ASSERT_EQ(news.unsolved.size(), 1U);
    EXPECT_TRUE(news.unsolved.begin()->second.has_failed);
}

TEST_F(GamesReviewTest, ReportsUnusableFiles)
{
    using std::string_literals::operator""s;
    begin("");
    wait();
    EXPECT_EQ(trouble, FileTrouble::noGame);
    begin(QByteArray::fromStdString("1\0.\0 \0e\0004\0"s));
    wait();
    EXPECT_EQ(trouble, FileTrouble::noGame);
    review.begin({.path = folder.filePath(u"none.pgn"_s),
                  .names = {},
                  .mayGuess = true,
                  .tables = endgame::TablebaseStore{},
                  .memory = {},
                  .allowed = {}});
    wait();
    EXPECT_EQ(trouble, FileTrouble::missing);
}

TEST_F(GamesReviewTest, CountsGamesOfOtherVariants)
{
    begin("[White \"Anna\"]\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n"
          "[FEN \"rk6/pppppppp/8/8/8/8/PPPPPPPP/RK6 w Aa - 0 1\"]\n\n1. e4 e5 2. O-O-O 1-0\n\n"
          "[White \"Anna\"]\n[Variant \"Chess960\"]\n[SetUp \"1\"]\n"
          "[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qg7# 1-0\n\n"
          "[White \"Anna\"]\n[Variant \"Atomic\"]\n[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1-0\n");
    wait();
    EXPECT_EQ(news.variants, 2U);
    EXPECT_EQ(news.faulty, 0U);
    EXPECT_EQ(games.size(), 1U) << "a game of Chess960 may reach an ending";
}

TEST_F(GamesReviewTest, SeesGamesWithoutNamesFromWhite)
{
    begin("[FEN \"7k/8/5KQ1/8/8/8/8/8 w - - 0 1\"]\n\n1. Qg7# 1-0\n");
    wait();
    ASSERT_EQ(games.size(), 1U);
    EXPECT_TRUE(games.front().is_of_both);
}

} // namespace
} // namespace app_test
