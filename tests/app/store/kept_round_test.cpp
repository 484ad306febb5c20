// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/kept_round.h"

#include <QDir>
#include <QElapsedTimer>
#include <map>

#include "app_fixture.h"
#include "chess/pgn_reader.h"
#include "store/round_history.h"
#include "store/set_aside.h"
#include "store/special_files.h"

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
    EXPECT_EQ(read.help().played.size(), kept.help().played.size());
    EXPECT_EQ(read.help().finished.size(), kept.help().finished.size());
    EXPECT_EQ(read.game().nodes().size(), kept.game().nodes().size());
    ASSERT_EQ(read.game().line().size(), kept.game().line().size());
    for (std::size_t ply = 0; ply < kept.game().line().size(); ++ply)
        EXPECT_EQ(read.game().node(read.game().line()[ply]).move,
                  kept.game().node(kept.game().line()[ply]).move);
    EXPECT_EQ(toText({read}), toText({kept}));
}

/// True if every node but the root results from a legal move.
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
        ASSERT_EQ(reading.unreadable, roundPath());
        ASSERT_TRUE(setAside(reading.unreadable).contains(u"round.pgn.corrupt-"_s));
        EXPECT_TRUE(readKeptRound().unreadable.isEmpty()) << "it is told once";
    }

    TemporaryHome home;
};

/// All combinations of draw rules, by a number below 27.
trainer::DrawRules rulesNumber(std::uint64_t number)
{
    const auto effect = [&](std::uint64_t place) {
        return static_cast<trainer::RuleEffect>(number / place % 3);
    };
    return {effect(1), effect(3), effect(9)};
}

/// A game of another program, with comments, glyphs and commands.
trainer::Loaded loadedNumber(std::uint64_t number)
{
    trainer::Loaded loaded;
    loaded.result = static_cast<chess::PgnResult>(number % 4);
    loaded.tags.set("White", "Troitzky \"A.\" \\");
    return loaded;
}

void annotate(chess::GameTree& tree, trainer::Random& random)
{
    for (Game::NodeId id = 0; id < tree.nodes().size(); ++id) {
        if (trainer::below(random, 4) != 0)
            continue;
        tree.annotate(id).after.text = "words } { with %  braces\nand lines";
        tree.annotate(id).after.commands.push_back({"rightcorner", "here"});
        tree.annotate(id).after.commands.push_back({"clk", "0:01:02"});
        if (id != Game::NodeId{0})
            tree.annotate(id).nags = {1, 140};
    }
}

trainer::Origin originNumber(std::uint64_t number)
{
    switch (number % 3) {
    case 0:
        return trainer::SetUpByHand{};
    case 1:
        return trainer::Dealt{{}, ~number};
    default:
        return loadedNumber(number);
    }
}

/// A round as a user may leave it: with moves taken back and replayed, or ended by mate, stalemate, bare
/// kings or a rule.
trainer::Round roundLeftAtRandom(const char* fen, std::uint64_t seed)
{
    trainer::Random random{seed};
    chess::GameTree tree = grownAtRandom(fen, seed, 20).tree();
    const trainer::Origin origin = originNumber(seed);
    if (std::holds_alternative<trainer::Loaded>(origin))
        annotate(tree, random);
    trainer::Round round{Game{std::move(tree)}, static_cast<trainer::Seat>(seed / 3 % 3), origin};
    round.set_rules(rulesNumber(seed / 9));
    for (int step = 0; step < 60; ++step) {
        const chess::MoveList moves = legal_moves(round.position());
        const std::size_t dice = trainer::below(random, 12);
        if (round.end() && trainer::below(random, 3) != 0)
            break;
        if (moves.empty() || dice == 0)
            round.go_to(trainer::below(random, round.game().nodes().size()));
        else if (dice == 1)
            round.take_back();
        else if (dice == 2)
            round.note_hint(static_cast<trainer::coach::Rung>(trainer::below(random, 5)));
        else if (dice == 3)
            round.set_finishing(true);
        else
            // A choice of only two moves soon repeats positions.
            round.reply(moves[trainer::below(random, std::min<std::size_t>(moves.size(), 2))]);
    }
    return round;
}

constexpr std::array startsOfRounds{
    "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1",      "8/8/3k4/8/8/3BN3/3K4/8 w - - 90 80",
    "8/8/3k4/8/8/3BN3/3K4/8 b - - 140 99",   "8/8/3k4/8/8/3BN3/3K4/8 w - - 100 80",
    "8/8/3k4/8/8/3BN3/3K4/8 w - - 150 80",   "7k/5K2/8/6Q1/8/8/8/8 b - - 97 60",
    "k7/8/1K6/8/8/8/1p6/8 b - - 0 1",        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/P5k1/8/3pP3/8/8/6p1/K7 w - d6 0 9998"};

// Fault 28
TEST_F(KeptRoundTest, EverySavedGameLoadsUnchanged)
{
    QByteArray all;
    std::vector<QByteArray> texts;
    std::map<QByteArray, int> results;
    for (std::uint64_t seed = 0; seed < 27 * 9 * 3; ++seed) {
        const trainer::Round round =
            roundLeftAtRandom(startsOfRounds[(seed + seed / 27) % startsOfRounds.size()], seed);
        const QDateTime begun = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000 + static_cast<qint64>(seed));
        const QByteArray text = toText({round, seed % 5 == 0 ? QDateTime{} : begun});
        ASSERT_TRUE(writeKeptRound(text));
        const KeptRoundReading running = readKeptRound();
        ASSERT_TRUE(running.kept && running.unreadable.isEmpty()) << seed << '\n' << text.toStdString();
        ASSERT_EQ(toText(*running.kept), text) << seed;
        trainer::Round back = running.kept->round;
        if (!std::holds_alternative<trainer::Loaded>(round.origin())) {
            EXPECT_EQ(back.end_of_line().has_value(), round.end_of_line().has_value()) << text.toStdString();
        }
        back.adopt_rules(round.rules());
        expectSame(back, round);
        ++results[text.mid(text.indexOf("[Result "), 12)];
        all += text;
        texts.push_back(text);
    }
    EXPECT_EQ(results.size(), 4U) << "games of every result were among them";
    ASSERT_TRUE(writeEarlierRounds(all));
    const EarlierRoundsReading earlier = readEarlierRounds();
    EXPECT_TRUE(earlier.unreadable.isEmpty());
    ASSERT_EQ(earlier.rounds.size(), texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i)
        EXPECT_EQ(toText(earlier.rounds[i]), texts[i]);
}

TEST_F(KeptRoundTest, ForeignTagsWithReservedNamesAreDropped)
{
    trainer::Loaded loaded;
    loaded.tags.set("White", "Troitzky");
    loaded.tags.set("RightCornerBegun", "long ago");
    loaded.tags.set("RightCornerSetUp", "nowhere");
    loaded.tags.set("RightCornerExercise", "yes");
    const QByteArray text = toText({{Game{position_of(mateIn27)}, trainer::Seat::both, loaded}});
    ASSERT_TRUE(writeKeptRound(text));
    const KeptRoundReading reading = readKeptRound();
    ASSERT_TRUE(reading.kept);
    EXPECT_FALSE(reading.kept->begun.isValid() || reading.kept->setUp || reading.kept->isExercise);
    EXPECT_EQ(toText(*reading.kept), text);
}

TEST_F(KeptRoundTest, AnySetUpBoardIsRestored)
{
    const trainer::Round round{position_of(mateIn27)};
    for (const char* fen : {"8/8/8/8/8/8/8/8 w - - 0 1", "PPPPPPPP/8/8/8/8/8/8/pppppppp b KQkq e3 150 9999",
                            "kkkkkkkk/8/8/8/8/8/8/KKKKKKKK b - - 0 1", "7k/7Q/8/8/8/8/8/K7 w - - 0 1"}) {
        const chess::Setup setUp = setup_of(fen);
        ASSERT_TRUE(writeKeptRound(toText({round, {}, setUp})));
        const KeptRoundReading reading = readKeptRound();
        ASSERT_TRUE(reading.kept && reading.kept->setUp) << fen;
        EXPECT_EQ(*reading.kept->setUp, setUp) << fen;
    }
}

TEST_F(KeptRoundTest, TextsTooLongToReadAreNotWritten)
{
    ASSERT_TRUE(writeKeptRound(toText({trainer::Round{position_of(mateIn27)}})));
    const QByteArray before = readBytes(roundPath());
    EXPECT_FALSE(writeKeptRound(QByteArray{chess::pgn_game_length_limit + 1, ' '}));
    EXPECT_EQ(readBytes(roundPath()), before);
}

TEST_F(KeptRoundTest, ALongGameIsReadWithOthers)
{
    const QByteArray first = toText({trainer::Round{position_of(mateIn27)}});
    chess::GameTree tree{position_of(mateIn27)};
    tree.annotate(0).after.text = std::string(chess::pgn_game_length_limit - 2000, 'x');
    const QByteArray second = toText({trainer::Round{Game{tree}, trainer::Seat::both, trainer::Loaded{}}});
    QByteArray others;
    while (others.size() < RoundHistory::mostBytes - first.size())
        others += first;
    ASSERT_TRUE(writeEarlierRounds(others + second));
    EXPECT_TRUE(readEarlierRounds().unreadable.isEmpty());
}

TEST_F(KeptRoundTest, WithoutAFileThereIsNoGameAndNoTrouble)
{
    EXPECT_FALSE(readKeptRound().kept);
    EXPECT_TRUE(readKeptRound().unreadable.isEmpty());
}

TEST_F(KeptRoundTest, TreesWithBranchesAreRestored)
{
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Game game = grownAtRandom(mateIn27, seed, 60);
        const trainer::Origin origin = seed % 2 == 0 ? trainer::Origin{trainer::Dealt{{}, ~seed}}
                                                     : trainer::Origin{trainer::SetUpByHand{}};
        const trainer::Round kept{game, static_cast<trainer::Seat>(seed % 3), origin};
        ASSERT_TRUE(writeKeptRound(toText({kept})));
        const KeptRoundReading reading = readKeptRound();
        ASSERT_TRUE(reading.kept) << seed;
        EXPECT_TRUE(reading.unreadable.isEmpty());
        expectSame(reading.kept->round, kept);
    }
}

TEST_F(KeptRoundTest, PromotionsCastlingAndEnPassantAreRestored)
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

TEST_F(KeptRoundTest, ATruncatedFileIsNotAGame)
{
    const QByteArray text = toText(
        {trainer::Round{grownAtRandom(mateIn27, 1, 12), trainer::Seat::attacker, trainer::Dealt{{}, 42}}});
    for (qsizetype length = 0; length < text.trimmed().size(); ++length) {
        const KeptRoundReading reading = readingOf(text.first(length));
        ASSERT_FALSE(reading.kept) << length;
        ASSERT_FALSE(reading.unreadable.isEmpty()) << length;
    }
}

TEST_F(KeptRoundTest, ACorruptByteLeavesALegalGameOrNoGame)
{
    const QByteArray text = toText(
        {trainer::Round{grownAtRandom(mateIn27, 1, 12), trainer::Seat::attacker, trainer::Dealt{{}, 42}}});
    for (qsizetype at = 0; at < text.size(); ++at) {
        for (const char wrong : {'9', 'x', '\0', '"', '\xff'}) {
            QByteArray changed = text;
            changed[at] = wrong;
            const KeptRoundReading reading = readingOf(changed);
            ASSERT_TRUE(!reading.kept || isLegal(reading.kept->round.game())) << at;
        }
    }
}

TEST_F(KeptRoundTest, InvalidFilesAreSetAside)
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
        file("1 seat=both takebacks=x", "{[%rightcorner here]} *"),
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
TEST_F(KeptRoundTest, FilesOfLaterVersionsAreRecognisedAndSetAsideUnchanged)
{
    QByteArray bytes = toText({trainer::Round{position_of(mateIn27), trainer::Seat::both}});
    bytes.replace("[RightCorner \"1 ", "[RightCorner \"2 clock=blitz ");
    const KeptRoundReading reading = readingOf(bytes);
    EXPECT_EQ(readBytes(roundPath()), bytes);
    expectSetAside(reading);
    EXPECT_TRUE(reading.isNewer);
    EXPECT_FALSE(readingOf("nonsense").isNewer);
}

TEST_F(KeptRoundTest, AHugeFileIsSetAsideUnread)
{
    writeBytes(roundPath(), {});
    ASSERT_TRUE(QFile::resize(roundPath(), qint64{1} << 36));
    QElapsedTimer timer;
    timer.start();
    expectSetAside(readKeptRound());
    EXPECT_LT(timer.elapsed(), 1000 * test::slowdown);
}

// Fault 38
TEST_F(KeptRoundTest, PipesDevicesAndSocketsAreSetAside)
{
    const QByteArray text = toText({trainer::Round{position_of(mateIn27)}});
    forEachSpecialFile(roundPath(), [&] {
        // The copy of the previous round may exist by now.
        DiskThread::instance().finish();
        QFile::remove(keptRoundCopy());
        expectSetAside(readKeptRound());
        EXPECT_TRUE(writeKeptRound(text));
        EXPECT_TRUE(readKeptRound().kept);
    });
    forEachSpecialFile(earlierRoundsPath(), [&] {
        setAside(readEarlierRounds().unreadable);
        EXPECT_TRUE(writeEarlierRounds(text));
        EXPECT_EQ(readEarlierRounds().rounds.size(), 1U);
    });
}

// Fault 30
TEST_F(KeptRoundTest, EarlierGamesAreRestoredFromTheCopyIfTheirFileIsEmpty)
{
    ASSERT_TRUE(writeEarlierRounds(toText({trainer::Round{position_of(mateIn27)}})));
    DiskThread::instance().finish();
    writeBytes(earlierRoundsPath(), {});
    const EarlierRoundsReading earlier = readEarlierRounds();
    EXPECT_EQ(earlier.rounds.size(), 1U);
    EXPECT_FALSE(earlier.unreadable.isEmpty());
}

TEST_F(KeptRoundTest, TheCopyReplacesEarlierGamesOnlyIfItHasMore)
{
    ASSERT_TRUE(writeEarlierRounds(toText({trainer::Round{position_of(mateIn27)}})));
    DiskThread::instance().finish();
    writeBytes(earlierRoundsPath(), toText({trainer::Round{position_of(mateIn3)}}) + "1. e4 nonsense");
    const EarlierRoundsReading earlier = readEarlierRounds();
    ASSERT_EQ(earlier.rounds.size(), 1U);
    EXPECT_EQ(earlier.rounds.front().round.position().setup(), setup_of(mateIn3));
    EXPECT_EQ(earlier.unreadable, earlierRoundsPath());
}

TEST_F(KeptRoundTest, UnreadableEarlierGamesAreSetAside)
{
    writeBytes(earlierRoundsPath(), {});
    ASSERT_TRUE(QFile::resize(earlierRoundsPath(), qint64{1} << 36));
    EXPECT_EQ(readEarlierRounds().unreadable, earlierRoundsPath());
}

// Fault 38
TEST_F(KeptRoundTest, ADirectoryInItsPlaceIsSetAside)
{
    QDir{}.mkpath(roundPath());
    expectSetAside(readKeptRound());
    EXPECT_TRUE(writeKeptRound(
        toText({trainer::Round{Game{position_of(mateIn27)}, trainer::Seat::both, trainer::SetUpByHand{}}})));
}

TEST_F(KeptRoundTest, AnUnwritableFolderIsReported)
{
    home.makeUnwritable();
    EXPECT_FALSE(writeKeptRound("{}"));
    EXPECT_FALSE(readKeptRound().kept);
    EXPECT_TRUE(readKeptRound().unreadable.isEmpty());
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
