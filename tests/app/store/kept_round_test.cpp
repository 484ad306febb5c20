// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/kept_round.h"

#include <QDir>
#include <QElapsedTimer>

#include "app_fixture.h"

namespace app_test {
namespace {

using trainer::Game;

void expectSame(const trainer::Round& read, const trainer::Round& kept)
{
    EXPECT_EQ(read.seat(), kept.seat());
    EXPECT_EQ(read.origin(), kept.origin());
    EXPECT_EQ(read.position().setup(), kept.position().setup());
    EXPECT_EQ(read.help().take_backs, kept.help().take_backs);
    EXPECT_EQ(read.help().hinted.size(), kept.help().hinted.size());
    EXPECT_EQ(read.help().finished.size(), kept.help().finished.size());
    EXPECT_EQ(read.game().nodes().size(), kept.game().nodes().size());
    ASSERT_EQ(read.game().line().size(), kept.game().line().size());
    for (std::size_t ply = 0; ply < kept.game().line().size(); ++ply)
        EXPECT_EQ(read.game().node(read.game().line()[ply]).move,
                  kept.game().node(kept.game().line()[ply]).move);
    EXPECT_EQ(toText({read}), toText({kept}));
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

class KeptRoundTest : public ::testing::Test {
protected:
    KeptRoundReading readingOf(const QByteArray& bytes)
    {
        writeBytes(roundPath(), bytes);
        return readKeptRound();
    }
    void expectSetAside(const KeptRoundReading& reading)
    {
        EXPECT_FALSE(reading.kept);
        EXPECT_TRUE(reading.setAsideAs.contains(u"round.pgn.corrupt-"_s));
        EXPECT_TRUE(QFileInfo::exists(reading.setAsideAs));
        EXPECT_FALSE(QFileInfo::exists(roundPath()));
        EXPECT_TRUE(readKeptRound().setAsideAs.isEmpty()) << "it is told once";
    }

    TemporaryHome home;
};

TEST_F(KeptRoundTest, WithoutAFileThereIsNoGameAndNoTrouble)
{
    EXPECT_FALSE(readKeptRound().kept);
    EXPECT_TRUE(readKeptRound().setAsideAs.isEmpty());
}

TEST_F(KeptRoundTest, TreesWithBranchesComeBackAsTheyWere)
{
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Game game = grownAtRandom(mateIn27, seed, 60);
        const trainer::Origin origin = seed % 2 == 0 ? trainer::Origin{trainer::Dealt{{}, ~seed}}
                                                     : trainer::Origin{trainer::SetUpByHand{}};
        const trainer::Round kept{game, static_cast<trainer::Seat>(seed % 3), origin};
        ASSERT_TRUE(writeKeptRound(toText({kept})));
        const KeptRoundReading reading = readKeptRound();
        ASSERT_TRUE(reading.kept) << seed;
        EXPECT_TRUE(reading.setAsideAs.isEmpty());
        expectSame(reading.kept->round, kept);
    }
}

TEST_F(KeptRoundTest, PromotionsCastlingAndEnPassantComeBack)
{
    for (const char* fen : {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
                            "8/P5k1/8/3pP3/8/8/6p1/K7 w - d6 0 1"}) {
        const trainer::Round kept{grownAtRandom(fen, 5, 80), trainer::Seat::both, trainer::SetUpByHand{}};
        ASSERT_TRUE(writeKeptRound(toText({kept})));
        const KeptRoundReading reading = readKeptRound();
        ASSERT_TRUE(reading.kept) << fen;
        expectSame(reading.kept->round, kept);
    }
}

TEST_F(KeptRoundTest, AFileCutOffAnywhereIsNoGame)
{
    const QByteArray text = toText(
        {trainer::Round{grownAtRandom(mateIn27, 1, 12), trainer::Seat::attacker, trainer::Dealt{{}, 42}}});
    for (qsizetype length = 0; length < text.trimmed().size(); ++length) {
        const KeptRoundReading reading = readingOf(text.first(length));
        ASSERT_FALSE(reading.kept) << length;
        ASSERT_FALSE(reading.setAsideAs.isEmpty()) << length;
        QFile::remove(reading.setAsideAs);
    }
}

TEST_F(KeptRoundTest, AFileWithAWrongByteIsALegalGameOrNone)
{
    const QByteArray text = toText(
        {trainer::Round{grownAtRandom(mateIn27, 1, 12), trainer::Seat::attacker, trainer::Dealt{{}, 42}}});
    for (qsizetype at = 0; at < text.size(); ++at) {
        for (const char wrong : {'9', 'x', '\0', '"', '\xff'}) {
            QByteArray changed = text;
            changed[at] = wrong;
            const KeptRoundReading reading = readingOf(changed);
            ASSERT_TRUE(!reading.kept || isLegal(reading.kept->round.game())) << at;
            if (!reading.setAsideAs.isEmpty())
                QFile::remove(reading.setAsideAs);
        }
    }
}

TEST_F(KeptRoundTest, NonsenseIsSetAside)
{
    const QByteArray tags =
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
        "[Black \"?\"]\n[Result \"*\"]\n[FEN \"8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1\"]\n";
    const QByteArray end = "[SetUp \"1\"]\n\n";
    const auto file = [&](const QByteArray& tag, const QByteArray& moves) {
        return tags + "[RightCorner \"" + tag + "\"]\n" + end + moves + "\n\n";
    };
    ASSERT_TRUE(readingOf(file("1 seat=both", "{[%rightcorner here]} *")).kept)
        << "the others below are wrong in one thing only";
    const std::vector<QByteArray> wrong{
        {},
        "\0\0\0\0",
        "{}",
        "1. e4 e5 *\n",
        tags + end + "*\n\n",
        QByteArray(100'000, '('),
        QByteArray(3'000'000, ' '),
        file("", "{[%rightcorner here]} *"),
        file("seat=both", "{[%rightcorner here]} *"),
        file("0x1 seat=both", "{[%rightcorner here]} *"),
        file("1 seat=nobody", "{[%rightcorner here]} *"),
        file("1", "{[%rightcorner here]} *"),
        file("1 seat=both seed=4", "{[%rightcorner here]} *"),
        file("1 seat=both takebacks=-1", "{[%rightcorner here]} *"),
        file("1 seat=both", "*"),
        file("1 seat=both", "{[%rightcorner here]} 1. Nc4 Nc5 *"),
        file("1 seat=both", "{[%rightcorner here]} 1. Nc4"),
        file("1 seat=both", "{[%rightcorner here]} 1. Nc4+ *") +
            file("1 seat=both", "{[%rightcorner here]} *"),
        file("1 seat=both", "1. Nc4+ {[%rightcorner here]} *").replace("3BN3/3K4", "3BN3/8")};
    for (const QByteArray& bytes : wrong) {
        SCOPED_TRACE(bytes.left(120).toStdString());
        expectSetAside(readingOf(bytes));
    }
}

// Faults 39 and 76
TEST_F(KeptRoundTest, WhatALaterVersionWroteIsKnownAndSetAsideUntouched)
{
    QByteArray bytes = toText({trainer::Round{position_of(mateIn27), trainer::Seat::both}});
    bytes.replace("[RightCorner \"1 ", "[RightCorner \"2 clock=blitz ");
    const KeptRoundReading reading = readingOf(bytes);
    expectSetAside(reading);
    EXPECT_TRUE(reading.isNewer);
    EXPECT_EQ(readBytes(reading.setAsideAs), bytes);
    EXPECT_FALSE(readingOf("nonsense").isNewer);
}

TEST_F(KeptRoundTest, AHugeFileIsSetAsideWithoutReadingIt)
{
    writeBytes(roundPath(), {});
    ASSERT_TRUE(QFile::resize(roundPath(), qint64{1} << 36));
    QElapsedTimer timer;
    timer.start();
    expectSetAside(readKeptRound());
    EXPECT_LT(timer.elapsed(), 1000 * test::slowdown);
}

// Fault 38
TEST_F(KeptRoundTest, ADirectoryInItsPlaceIsSetAside)
{
    QDir{}.mkpath(roundPath());
    expectSetAside(readKeptRound());
    EXPECT_TRUE(writeKeptRound(
        toText({trainer::Round{Game{position_of(mateIn27)}, trainer::Seat::both, trainer::SetUpByHand{}}})));
}

TEST_F(KeptRoundTest, WithoutAPlaceToWriteThatIsSaid)
{
    home.makeUnwritable();
    EXPECT_FALSE(writeKeptRound("{}"));
    EXPECT_FALSE(readKeptRound().kept);
    EXPECT_TRUE(readKeptRound().setAsideAs.isEmpty());
}

TEST_F(KeptRoundTest, ASeedKeepsAllItsDigits)
{
    const std::uint64_t seed = 0xFFFF'FFFF'FFFF'FFFF;
    ASSERT_TRUE(writeKeptRound(toText(
        {trainer::Round{Game{position_of(mateIn27)}, trainer::Seat::both, trainer::Dealt{{}, seed}}})));
    EXPECT_EQ(readKeptRound().kept->round.seed(), seed);
}

} // namespace
} // namespace app_test
