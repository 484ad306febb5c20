// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_game.h"

#include <QDir>
#include <QElapsedTimer>

#include "app_fixture.h"

namespace app {
namespace {

using trainer::Game;

void expectSame(const SavedGame& read, const SavedGame& kept)
{
    EXPECT_EQ(read.seat, kept.seat);
    EXPECT_EQ(read.seed, kept.seed);
    EXPECT_EQ(read.game.current(), kept.game.current());
    EXPECT_EQ(read.game.line(), kept.game.line());
    ASSERT_EQ(read.game.nodes().size(), kept.game.nodes().size());
    for (Game::NodeId id = 0; id < kept.game.nodes().size(); ++id) {
        EXPECT_EQ(read.game.node(id).position.setup(), kept.game.node(id).position.setup());
        EXPECT_EQ(read.game.node(id).move, kept.game.node(id).move);
        EXPECT_EQ(read.game.node(id).parent, kept.game.node(id).parent);
        EXPECT_EQ(read.game.node(id).children, kept.game.node(id).children);
    }
}

/// Every node but the root comes from a legal move.
bool isLegal(const Game& game)
{
    for (const Game::Node& node : game.nodes()) {
        if (node.move && !is_legal(game.node(*node.parent).position, *node.move))
            return false;
    }
    return true;
}

Game grownAtRandom(const char* fen, std::uint64_t seed, int steps)
{
    Game game{position_of(fen)};
    trainer::Random random{seed};
    for (int i = 0; i < steps; ++i) {
        const chess::MoveList moves = legal_moves(game.position());
        if (moves.empty() || trainer::below(random, 4) == 0)
            game.go_to(trainer::below(random, game.nodes().size()));
        else
            game.play(moves[trainer::below(random, moves.size())]);
    }
    return game;
}

class SavedGameTest : public ::testing::Test {
protected:
    SavedGameReading readingOf(const QByteArray& bytes)
    {
        writeBytes(gamePath(), bytes);
        return readSavedGame();
    }
    void expectSetAside(const SavedGameReading& reading)
    {
        EXPECT_FALSE(reading.saved);
        EXPECT_TRUE(reading.setAsideAs.contains(u"game.json.corrupt-"_s));
        EXPECT_TRUE(QFileInfo::exists(reading.setAsideAs));
        EXPECT_FALSE(QFileInfo::exists(gamePath()));
        EXPECT_TRUE(readSavedGame().setAsideAs.isEmpty()) << "it is told once";
    }

    TemporaryHome home;
};

TEST_F(SavedGameTest, WithoutAFileThereIsNoGameAndNoTrouble)
{
    EXPECT_FALSE(readSavedGame().saved);
    EXPECT_TRUE(readSavedGame().setAsideAs.isEmpty());
}

TEST_F(SavedGameTest, TreesWithBranchesComeBackAsTheyWere)
{
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Game game = grownAtRandom(mateIn27, seed, 60);
        const SavedGame kept{game, static_cast<Seat>(seed % 3),
                             seed % 2 == 0 ? std::optional{~seed} : std::nullopt};
        ASSERT_TRUE(writeSavedGame(toText(kept)));
        const SavedGameReading reading = readSavedGame();
        ASSERT_TRUE(reading.saved) << seed;
        EXPECT_TRUE(reading.setAsideAs.isEmpty());
        expectSame(*reading.saved, kept);
    }
}

TEST_F(SavedGameTest, PromotionsCastlingAndEnPassantComeBack)
{
    for (const char* fen : {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
                            "8/P5k1/8/3pP3/8/8/6p1/K7 w - d6 0 1"}) {
        const SavedGame kept{grownAtRandom(fen, 5, 80), Seat::both, {}};
        ASSERT_TRUE(writeSavedGame(toText(kept)));
        const SavedGameReading reading = readSavedGame();
        ASSERT_TRUE(reading.saved) << fen;
        expectSame(*reading.saved, kept);
    }
}

TEST_F(SavedGameTest, AFileCutOffAnywhereIsNoGame)
{
    const QByteArray text = toText({grownAtRandom(mateIn27, 1, 12), Seat::attacker, 42});
    for (qsizetype length = 0; length < text.trimmed().size(); ++length) {
        const SavedGameReading reading = readingOf(text.first(length));
        ASSERT_FALSE(reading.saved) << length;
        ASSERT_FALSE(reading.setAsideAs.isEmpty()) << length;
        QFile::remove(reading.setAsideAs);
    }
}

TEST_F(SavedGameTest, AFileWithAWrongByteIsALegalGameOrNone)
{
    const QByteArray text = toText({grownAtRandom(mateIn27, 1, 12), Seat::attacker, 42});
    for (qsizetype at = 0; at < text.size(); ++at) {
        for (const char wrong : {'9', 'x', '\0', '"', '\xff'}) {
            QByteArray changed = text;
            changed[at] = wrong;
            const SavedGameReading reading = readingOf(changed);
            ASSERT_TRUE(!reading.saved || isLegal(reading.saved->game)) << at;
            if (!reading.setAsideAs.isEmpty())
                QFile::remove(reading.setAsideAs);
        }
    }
}

TEST_F(SavedGameTest, NonsenseIsSetAside)
{
    const QByteArray head =
        R"({"start":"8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1","seat":"both","lineEnd":0,"current":)";
    ASSERT_TRUE(readingOf(head + "0}").saved) << "the others below are wrong in one thing only";
    const std::vector<QByteArray> wrong{
        {},
        "\0\0\0\0",
        "{}",
        "[]",
        "null",
        "\"game\"",
        QByteArray(100'000, '['),
        QByteArray(3'000'000, ' '),
        head + "1}",
        head + "-1}",
        head + "1e300}",
        head + "0.5}",
        head + "9223372036854775808}",
        head + "\"0\"}",
        head + "null}",
        head + R"(0,"moves":[{}]})",
        head + R"(0,"moves":[17]})",
        head + R"(0,"moves":[{"after":0,"move":"e3e5"}]})",
        head + R"(0,"moves":[{"after":1,"move":"e3c4"}]})",
        head + R"(0,"moves":[{"after":0,"move":"e3c4"},{"after":0,"move":"e3c4"}]})",
        head + R"(0,"moves":[{"after":0,"move":["e3c4"]}]})",
        R"({"start":"8/8/3k4/3K4/8/8/8/8 w - - 0 1","seat":"both","lineEnd":0,"current":0})",
        R"({"start":"8/8/8 w","seat":"both","lineEnd":0,"current":0})",
        R"({"start":17,"seat":"both","lineEnd":0,"current":0})",
        R"({"start":"8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1","seat":"nobody","lineEnd":0,"current":0})",
        R"({"start":"8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1","lineEnd":0,"current":0})",
        R"({"start":"8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1","seat":"both","current":0})"};
    for (const QByteArray& bytes : wrong) {
        SCOPED_TRACE(bytes.left(120).toStdString());
        expectSetAside(readingOf(bytes));
    }
}

TEST_F(SavedGameTest, AHugeFileIsSetAsideWithoutReadingIt)
{
    writeBytes(gamePath(), {});
    ASSERT_TRUE(QFile::resize(gamePath(), qint64{1} << 36));
    QElapsedTimer timer;
    timer.start();
    expectSetAside(readSavedGame());
    EXPECT_LT(timer.elapsed(), 1000);
}

TEST_F(SavedGameTest, ADirectoryInItsPlaceIsSetAside)
{
    QDir{}.mkpath(gamePath());
    expectSetAside(readSavedGame());
    EXPECT_TRUE(writeSavedGame(toText({Game{position_of(mateIn27)}, Seat::both, {}})));
}

TEST_F(SavedGameTest, WithoutAPlaceToWriteThatIsSaid)
{
    home.makeUnwritable();
    EXPECT_FALSE(writeSavedGame("{}"));
    EXPECT_FALSE(readSavedGame().saved);
    EXPECT_TRUE(readSavedGame().setAsideAs.isEmpty());
}

TEST_F(SavedGameTest, ASeedKeepsAllItsDigits)
{
    const std::uint64_t seed = 0xFFFF'FFFF'FFFF'FFFF;
    ASSERT_TRUE(writeSavedGame(toText({Game{position_of(mateIn27)}, Seat::both, seed})));
    EXPECT_EQ(readSavedGame().saved->seed, seed);
}

} // namespace
} // namespace app
