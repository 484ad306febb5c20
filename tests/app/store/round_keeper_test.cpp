// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/round_keeper.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTimer>

#include "app_fixture.h"
#include "chess/fen.h"
#include "chess/pgn_reader.h"
#include "store/special_files.h"
#include "trainer/round_pgn.h"

namespace app_test {
namespace {

class RoundKeeperTest : public SessionTest {
protected:
    /// The file's round as text, without the additional tags of the keeper.
    QByteArray kept() const
    {
        const auto found = keptRoundOf(readBytes(roundPath()));
        return found ? toText({found->round}) : QByteArray{};
    }
    bool isKept() const { return kept() == toText({session.round()}); }
    /// The round as restored by a program that starts after a kill.
    struct Again {
        TrainerSession session;
        RoundKeeper keeper{session};
    };
    static Mode modeAgain()
    {
        const Again again;
        return again.session.mode();
    }
    /// Blocks the folder of all files.
    void block()
    {
        const QString folder = QFileInfo{roundPath()}.path();
        ASSERT_TRUE(QDir{}.rename(folder, folder + u"-away"_s));
        writeBytes(folder, "in the way");
    }
    void unblock()
    {
        const QString folder = QFileInfo{roundPath()}.path();
        ASSERT_TRUE(QFile::remove(folder));
        // The thread that retries may create a folder as soon as the way is free.
        bool isBack = false;
        for (int tries = 0; tries < 1000 && !isBack; ++tries) {
            QDir{folder}.removeRecursively();
            isBack = QDir{}.rename(folder + u"-away"_s, folder);
        }
        ASSERT_TRUE(isBack);
    }
    /// A game that takes long to read: some 300 kB.
    static trainer::Round longRound()
    {
        std::string text = "[White \"Anna\"]\n\n";
        for (int i = 0; i < 10'000; ++i)
            text += "Nf3 Nf6 Ng1 Ng8 ";
        return *trainer::to_round(chess::read_pgn_game(text + "1-0\n").game);
    }
    /// Takes a long game and saves it.
    void keepLongRound()
    {
        session.take(longRound());
        settle();
        ASSERT_TRUE(isKept());
        DiskThread::instance().finish();
    }
    static void waitUntilRead(const RoundKeeper& keeper)
    {
        ASSERT_TRUE(QTest::qWaitFor([&] { return !keeper.isReading(); }, patience));
    }
    static QStringList files() { return QDir{QFileInfo{roundPath()}.path()}.entryList(QDir::Files); }
    const chess::Setup& beingSetUp() const { return session.editor()->setup(); }

    RoundKeeper keeper{session};
    QSignalSpy failings{&keeper, &RoundKeeper::failingChanged};
};

// Fault 29
TEST_F(RoundKeeperTest, ChangesAreOnTheDiskBeforeTheyAreAnnounced)
{
    int heard = 0;
    QObject::connect(&session, &TrainerSession::changed, &session, [&] {
        ++heard;
        EXPECT_TRUE(isKept());
    });
    start(mateIn3, trainer::Seat::attacker);
    while (!session.round().game().end({})) {
        session.play(best().front());
        waitForReply();
    }
    EXPECT_EQ(plies(), 5U);
    session.takeBack();
    session.help().climb();
    EXPECT_GT(heard, 7);
    EXPECT_EQ(failings.count(), 0);
}

// Fault 28
TEST_F(RoundKeeperTest, AGameEndedByARuleIsRestoredAsEnded)
{
    session.setRules({.fifty_moves = trainer::RuleEffect::end});
    start("8/8/3k4/8/8/3BN3/3K4/8 w - - 99 80", trainer::Seat::attacker);
    play("Bc4");
    for (const bool isAsBefore : {true, false}) {
        TrainerSession other;
        if (isAsBefore)
            other.setRules({.fifty_moves = trainer::RuleEffect::end});
        const RoundKeeper again{other};
        EXPECT_EQ(again.setAside(), QStringList{});
        ASSERT_TRUE(other.round().end()) << "whatever the rules are by now";
        EXPECT_EQ(other.round().end()->reason, trainer::EndReason::fifty_moves);
    }
    start(mateIn3, trainer::Seat::both);
    const Again again;
    EXPECT_EQ(again.keeper.setAside(), QStringList{});
    const auto& entries = again.keeper.history().entries();
    const auto ended = std::ranges::find_if(entries, [](const RoundHistory::Entry& entry) {
        return entry.summary.end == trainer::EndReason::fifty_moves;
    });
    ASSERT_NE(ended, entries.end());
    EXPECT_TRUE(ended->text.contains("[Result \"1/2-1/2\"]")) << ended->text.toStdString();
}

TEST_F(RoundKeeperTest, AGameEndedByRepetitionContinuesIfTheRuleIsDisabled)
{
    session.setRules({.threefold = trainer::RuleEffect::end});
    start(mateIn27, trainer::Seat::both);
    for (const char* move : {"Kd1", "Ke7", "Kd2", "Kd6", "Kd1", "Ke7", "Kd2", "Kd6"})
        play(move);
    Again again;
    EXPECT_EQ(again.keeper.setAside(), QStringList{});
    ASSERT_TRUE(again.session.round().end());
    EXPECT_EQ(again.session.round().end()->reason, trainer::EndReason::threefold);
    again.session.setRules({});
    EXPECT_FALSE(again.session.round().end());
    again.session.start(position_of(mateIn3), trainer::Seat::both);
    EXPECT_EQ(again.session.round().rules(), trainer::DrawRules{}) << "the next game has the rules in force";
}

/// Performs a random user action.
void doAnything(TrainerSession& session, trainer::DrawRules& rules, trainer::Random& random)
{
    const auto effect = [&] { return static_cast<trainer::RuleEffect>(trainer::below(random, 3)); };
    const chess::MoveList moves = legal_moves(session.round().position());
    switch (trainer::below(random, 16)) {
    case 0:
        return session.start(position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 92 80"), trainer::Seat::both);
    case 1:
        return session.start(position_of("k7/8/1K6/8/8/8/8/7R w - - 148 99"), trainer::Seat::both);
    case 2:
        rules = {effect(), effect(), effect()};
        return session.setRules(rules);
    case 3:
        return session.setExam(trainer::below(random, 4) == 0);
    case 4:
        return session.takeBack();
    case 5:
        return session.goTo(trainer::below(random, session.round().game().nodes().size()));
    case 6:
        return session.enterSetUp();
    case 7:
        return session.edit([](trainer::SetupEditor& editor) { editor.rotate(); });
    case 8:
        return session.leaveSetUp();
    default:
        // A choice of only two moves soon repeats positions.
        if (!moves.empty())
            session.play(moves[trainer::below(random, std::min<std::size_t>(moves.size(), 2))]);
    }
}

TEST_F(RoundKeeperTest, AnyActionIsRestoredAtTheNextStart)
{
    trainer::Random random{20261126};
    trainer::DrawRules rules;
    int ended = 0;
    for (int step = 0; step < 3000; ++step) {
        doAnything(session, rules, random);
        if (step % 20 != 0)
            continue;
        TrainerSession other;
        other.setRules(rules);
        const RoundKeeper again{other};
        ASSERT_EQ(again.setAside(), QStringList{}) << step;
        ASSERT_EQ(toText({other.round()}), toText({session.round()})) << step;
        ASSERT_EQ(other.mode(), session.mode()) << step;
        ASSERT_EQ(again.history().texts(), keeper.history().texts()) << step;
        ended += session.round().end_of_line() ? 1 : 0;
    }
    EXPECT_GT(ended, 10) << "games that were over were among them";
}

TEST_F(RoundKeeperTest, ASessionContinuesFromTheFile)
{
    deal({}, 99);
    session.play(best().front());
    waitForReply();
    const Again again;
    EXPECT_TRUE(again.keeper.setAside().isEmpty());
    EXPECT_EQ(again.session.round().position().setup(), shown().setup());
    EXPECT_EQ(again.session.round().game().line(), session.round().game().line());
    EXPECT_EQ(again.session.round().seed(), 99U);
    EXPECT_EQ(again.session.round().seat(), session.round().seat());
}

TEST_F(RoundKeeperTest, UnchangedGamesAreNotWritten)
{
    start(mateIn27, trainer::Seat::both);
    EXPECT_TRUE(isKept());
    QFile::remove(roundPath());
    session.setOpponent(trainer::Opponent::natural);
    session.retry();
    settle();
    EXPECT_FALSE(QFile::exists(roundPath()));
}

// Fault 30
TEST_F(RoundKeeperTest, ACopySafeFromPowerCutsFollows)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    DiskThread::instance().finish();
    EXPECT_EQ(readBytes(keptRoundCopy()), readBytes(roundPath()));
    // After a power cut a file may exist without its contents.
    writeBytes(roundPath(), {});
    const Again again;
    EXPECT_EQ(toText({again.session.round()}), toText({session.round()}));
    EXPECT_EQ(again.keeper.setAside().size(), 1) << "and it is not done in silence";
}

TEST_F(RoundKeeperTest, AnUnfinishedSetUpSurvives)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) {
        editor.remove(chess::Square::d6);
        editor.set_turn(chess::Color::black);
    });
    const Again again;
    ASSERT_EQ(again.session.mode(), Mode::setUp);
    EXPECT_EQ(again.session.editor()->setup(), beingSetUp());
    EXPECT_EQ(toText({again.session.round()}), toText({session.round()})) << "the game waits behind it";

    session.leaveSetUp();
    EXPECT_EQ(modeAgain(), Mode::play);
}

TEST_F(RoundKeeperTest, AnOpenedGameMayWaitButASetUpIsWrittenAtOnce)
{
    const auto game = chess::read_pgn("1. e4 e5 2. Nf3 *").front().game;
    session.take(*trainer::to_round(game));
    EXPECT_FALSE(isKept()) << "it is in its file";
    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.remove(chess::Square::d7); });
    const Again again;
    ASSERT_EQ(again.session.mode(), Mode::setUp);
    EXPECT_EQ(again.session.editor()->setup(), beingSetUp());
}

TEST_F(RoundKeeperTest, AnOpenedGameIsWrittenByTheEnd)
{
    QByteArray opened;
    {
        Again last;
        last.session.take(*trainer::to_round(chess::read_pgn("1. e4 e5 2. Nf3 *").front().game));
        opened = toText({last.session.round()});
    }
    EXPECT_EQ(kept(), opened);
}

TEST_F(RoundKeeperTest, ASetUpIsSavedWhileALineFromItIsReplayed)
{
    start(mateIn27, trainer::Seat::both);
    waitForTable();
    session.enterSetUp();
    ASSERT_TRUE(session.enterReplay());
    EXPECT_EQ(modeAgain(), Mode::setUp);
    session.leaveReplay();
    session.leaveSetUp();
    ASSERT_TRUE(session.enterReplay());
    EXPECT_EQ(modeAgain(), Mode::play);
}

TEST_F(RoundKeeperTest, ThePreviousRoundIsOneStepBackWithItsWholeGame)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    play("Kc5");
    const QByteArray first = toText({session.round()});
    EXPECT_EQ(keeper.history().here(), 1U);
    deal({}, 5);
    ASSERT_TRUE(keeper.canGoBack());
    keeper.goBack();
    EXPECT_EQ(toText({session.round()}), first);
    ASSERT_TRUE(keeper.canGoForward());
    keeper.goForward();
    EXPECT_EQ(session.round().seed(), 5U);
    EXPECT_FALSE(keeper.canGoForward()) << "it is the last one";
    EXPECT_TRUE(keeper.canGoBack());
    deal({}, 6);
    keeper.goBack();
    EXPECT_EQ(session.round().seed(), 5U) << "what follows a step is a round of its own again";
}

TEST_F(RoundKeeperTest, ThePreviousGameIsReopenedAtItsMove)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    start(mateIn3, trainer::Seat::both);
    keeper.reopenGame();
    EXPECT_EQ(plies(), 1U);
    EXPECT_FALSE(keeper.canGoForward()) << "it is the last one now";
}

TEST_F(RoundKeeperTest, ThePreviousGameIsReachedFromAnyMove)
{
    start(mateIn27, trainer::Seat::both);
    start(mateIn3, trainer::Seat::both);
    play("Nb6+");
    ASSERT_TRUE(keeper.canGoBack());
    keeper.goBack();
    EXPECT_EQ(shown().setup(), setup_of(mateIn27));
    play("Nc4+");
    EXPECT_FALSE(keeper.canGoForward()) << "it went another way";
}

TEST_F(RoundKeeperTest, MovesAreRedoneBeforeRounds)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    play("Kc5");
    deal({}, 5);
    keeper.goBack();
    session.takeBack();
    EXPECT_FALSE(keeper.canGoForward()) << "its own move is on the way";
    session.redo();
    EXPECT_TRUE(keeper.canGoForward());
}

TEST_F(RoundKeeperTest, AnExamCannotBeLeftForThePreviousGame)
{
    start(mateIn27, trainer::Seat::both);
    start(mateIn19, trainer::Seat::both);
    session.setExam(true);
    EXPECT_FALSE(keeper.canGoBack());
    session.setExam(false);
    EXPECT_TRUE(keeper.canGoBack());
}

TEST_F(RoundKeeperTest, EarlierGamesAreRestoredAfterARestart)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    const QByteArray first = toText({session.round()});
    start(mateIn3, trainer::Seat::both);
    play("Nb6+");
    Again again;
    const RoundHistory& history = again.keeper.history();
    ASSERT_EQ(history.entries().size(), 3U) << "the board of the first start is one";
    ASSERT_EQ(history.here(), 2U);
    again.keeper.reopen(1);
    EXPECT_EQ(toText({again.session.round()}), first);
    ASSERT_TRUE(again.keeper.canGoBack()) << "opening it is undone in the same way";
    again.keeper.goBack();
    EXPECT_EQ(toText({again.session.round()}), toText({session.round()}));
}

TEST_F(RoundKeeperTest, NoRoundIsEverMissingFromBothFiles)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    const QByteArray first = toText({session.round()});
    const auto isFirstInAFile = [&] {
        const EarlierRoundsReading reading = readEarlierRounds();
        return kept() == first || std::ranges::any_of(reading.rounds, [&](const KeptRound& round) {
                   return toText({round.round}) == first;
               });
    };
    for (const auto signal : {&TrainerSession::begun, &TrainerSession::seatsTaken, &TrainerSession::changed})
        QObject::connect(&session, signal, &session, [&] { EXPECT_TRUE(isFirstInAFile()); });
    start(mateIn3, trainer::Seat::both);
    keeper.goBack();
    keeper.goForward();
    keeper.reopen(1);
}

TEST_F(RoundKeeperTest, ASetUpLeftForADealIsOneStepBack)
{
    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.remove(chess::Square::d6); });
    const chess::Setup halfMade = beingSetUp();
    deal({}, 5);
    ASSERT_TRUE(keeper.canGoBack());
    keeper.goBack();
    ASSERT_EQ(session.mode(), Mode::setUp);
    EXPECT_EQ(beingSetUp(), halfMade);
    session.leaveSetUp();
    session.enterSetUp();
    start(mateIn3, trainer::Seat::both);
    keeper.goBack();
    EXPECT_EQ(session.mode(), Mode::play) << "what was set up is being played";
}

// Fault 41
TEST_F(RoundKeeperTest, AFailureIsReportedOnceAndRetried)
{
    start(mateIn27, trainer::Seat::both);
    DiskThread::instance().finish();
    block();
    play("Nc4+");
    EXPECT_TRUE(keeper.isFailing());
    play("Kc5");
    settle();
    EXPECT_EQ(failings.count(), 1);
    unblock();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !keeper.isFailing(); }, patience));
    EXPECT_EQ(failings.count(), 2);
    EXPECT_TRUE(isKept()) << "nobody had to move for it";
    block();
    session.takeBack();
    EXPECT_EQ(failings.count(), 3);
}

TEST_F(RoundKeeperTest, FailuresOfOtherFilesAreIgnored)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"file"_s);
    writeBytes(file, "in the way");
    QSignalSpy done{&DiskThread::instance(), &DiskThread::done};
    const QString below = file + u"/below"_s;
    DiskThread::instance().write(below, "bytes");
    ASSERT_TRUE(QTest::qWaitFor([&] { return done.contains(QVariantList{below, false}); }, patience));
    EXPECT_EQ(failings.count(), 0);
    ASSERT_TRUE(QFile::remove(file));
    ASSERT_TRUE(QTest::qWaitFor([&] { return done.contains(QVariantList{below, true}); }, patience));
}

TEST_F(RoundKeeperTest, ThePauseGrowsWithEachFailureAndResetsOnSuccess)
{
    const auto timers = keeper.findChildren<QTimer*>();
    ASSERT_EQ(timers.size(), 1);
    QTimer& retry = *timers.front();
    const auto tryAgain = [&retry] {
        retry.stop();
        QMetaObject::invokeMethod(&retry, "timeout");
    };
    start(mateIn27, trainer::Seat::both);
    DiskThread::instance().finish();
    block();
    play("Nc4+");
    EXPECT_EQ(retry.intervalAsDuration(), 1s);
    tryAgain();
    EXPECT_EQ(retry.intervalAsDuration(), 2s);
    tryAgain();
    EXPECT_EQ(retry.intervalAsDuration(), 4s);
    unblock();
    tryAgain();
    EXPECT_FALSE(retry.isActive());
    EXPECT_TRUE(isKept());
    DiskThread::instance().finish();
    block();
    play("Kc5");
    EXPECT_TRUE(retry.isActive());
    EXPECT_EQ(retry.intervalAsDuration(), 1s);
}

TEST_F(RoundKeeperTest, ARoundLeftDuringAFailureIsWrittenLater)
{
    start(mateIn27, trainer::Seat::both);
    DiskThread::instance().finish();
    block();
    play("Nc4+");
    const QByteArray first = toText({session.round()});
    start(mateIn3, trainer::Seat::both);
    unblock();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !keeper.isFailing(); }, patience));
    Again again;
    ASSERT_TRUE(again.keeper.canGoBack() || again.session.canTakeBack());
    again.keeper.reopen(again.keeper.history().here() - 1);
    EXPECT_EQ(toText({again.session.round()}), first);
}

TEST_F(RoundKeeperTest, ShortGamesAreRestoredAtOnce)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    const Again again;
    EXPECT_FALSE(again.keeper.isReading());
    EXPECT_EQ(toText({again.session.round()}), toText({session.round()}));
}

TEST_F(RoundKeeperTest, LongGamesAreRestoredInTheBackground)
{
    start(mateIn27, trainer::Seat::both);
    keepLongRound();
    const Again again;
    QSignalSpy changes{&again.keeper, &RoundKeeper::readingChanged};
    EXPECT_TRUE(again.keeper.isReading());
    EXPECT_TRUE(again.session.round().game().nodes().size() == 1U) << "not yet";
    waitUntilRead(again.keeper);
    EXPECT_EQ(changes.count(), 1);
    EXPECT_EQ(toText({again.session.round()}), toText({session.round()}));
    EXPECT_EQ(again.keeper.history().texts(), keeper.history().texts());
    EXPECT_EQ(again.keeper.setAside(), QStringList{});
}

TEST_F(RoundKeeperTest, EndingBeforeTheGamesAreRestoredChangesNoFile)
{
    start(mateIn27, trainer::Seat::both);
    keepLongRound();
    const QByteArray running = readBytes(roundPath());
    const QByteArray earlier = readBytes(earlierRoundsPath());
    const QStringList before = files();
    {
        Again again;
        ASSERT_TRUE(again.keeper.isReading());
        again.session.setOpponent(trainer::Opponent::natural);
        again.session.start(position_of(mateIn3), trainer::Seat::both);
    }
    settle();
    EXPECT_EQ(readBytes(roundPath()), running);
    EXPECT_EQ(readBytes(earlierRoundsPath()), earlier);
    EXPECT_EQ(files(), before);
}

TEST_F(RoundKeeperTest, CancelledGamesAreSetAside)
{
    keepLongRound();
    const QByteArray running = readBytes(roundPath());
    Again again;
    ASSERT_TRUE(again.keeper.isReading());
    again.keeper.cancelReading();
    EXPECT_FALSE(again.keeper.isReading());
    ASSERT_EQ(again.keeper.setAside().size(), 2) << "the games before it too";
    EXPECT_EQ(readBytes(again.keeper.setAside().front()), running);
    again.session.start(position_of(mateIn3), trainer::Seat::both);
    settle();
    const Again later;
    EXPECT_EQ(later.session.round().position().setup(), setup_of(mateIn3)) << "the next game is saved";
}

#ifdef Q_OS_LINUX
// Fault 25
TEST_F(RoundKeeperTest, AnUnresponsiveFileDoesNotKeepTheProgramAlive)
{
    keepLongRound();
    const QByteArray running = readBytes(roundPath());
    QElapsedTimer timer;
    timer.start();
    {
        const UnresponsiveFile unresponsive{roundPath()};
        if (!unresponsive.isHeld())
            GTEST_SKIP() << "This file system has no leases.";
        const Again again;
        QTest::qWait(20);
        EXPECT_TRUE(again.keeper.isReading());
    }
    EXPECT_LT(timer.elapsed(), patience) << "no thread was waited for";
    EXPECT_EQ(readBytes(roundPath()), running);
}
#endif

TEST_F(RoundKeeperTest, LongGamesAreReopenedInTheBackground)
{
    keepLongRound();
    const QByteArray text = toText({session.round()});
    start(mateIn3, trainer::Seat::both);
    play("Nb6+");
    QSignalSpy changes{&keeper, &RoundKeeper::readingChanged};
    keeper.goBack();
    EXPECT_TRUE(keeper.isReading());
    EXPECT_EQ(shown().setup(),
              position_of(mateIn3).play(*chess::parse_move(position_of(mateIn3), "Nb6+")).setup());
    waitUntilRead(keeper);
    EXPECT_EQ(changes.count(), 2);
    EXPECT_EQ(toText({session.round()}), text);
    keeper.goForward();
    EXPECT_FALSE(keeper.isReading());
    EXPECT_EQ(plies(), 1U);
}

TEST_F(RoundKeeperTest, AnyOtherGameCancelsReopening)
{
    start(mateIn27, trainer::Seat::both);
    keepLongRound();
    const QByteArray text = toText({session.round()});
    start(mateIn3, trainer::Seat::both);
    const std::size_t entries = keeper.history().entries().size();
    QSignalSpy changes{&keeper, &RoundKeeper::readingChanged};
    const std::size_t longOne = keeper.history().here() - 1;
    const std::vector<std::function<void()>> others{
        [this] { keeper.cancelReading(); },
        [this] { session.start(position_of(mateIn19), trainer::Seat::both); },
        [this, longOne] { keeper.reopen(longOne - 1); },
    };
    for (const auto& other : others) {
        keeper.reopen(longOne);
        EXPECT_TRUE(keeper.isReading());
        other();
        EXPECT_FALSE(keeper.isReading());
        settle();
        EXPECT_NE(toText({session.round()}), text);
    }
    EXPECT_EQ(changes.count(), 6);
    EXPECT_EQ(keeper.history().entries().size(), entries + 1);
    EXPECT_TRUE(keeper.history().texts().contains("Anna")) << "it is still there";
}

TEST_F(RoundKeeperTest, InMemoryNoFileIsReadOrWritten)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    const QByteArray before = readBytes(roundPath());
    TrainerSession second;
    RoundKeeper forgetful{second, [] { return false; }};
    EXPECT_EQ(second.round().game().nodes().size(), 1U);
    second.start(position_of(mateIn3), trainer::Seat::both);
    EXPECT_EQ(readBytes(roundPath()), before);
    EXPECT_TRUE(forgetful.canGoBack()) << "as long as it runs";
}

// Fault 75
TEST_F(RoundKeeperTest, WritesNothingOnceAnotherProgramOwnsTheFiles)
{
    bool ownsFiles = true;
    TrainerSession other;
    RoundKeeper own{other, [&] { return ownsFiles; }};
    QSignalSpy lost{&own, &RoundKeeper::filesLost};
    other.start(position_of(mateIn27), trainer::Seat::both);
    const QByteArray round = readBytes(roundPath());
    const QByteArray earlier = readBytes(earlierRoundsPath());
    EXPECT_FALSE(round.isEmpty());
    EXPECT_EQ(lost.count(), 0);
    for (const bool ownsAgain : {false, true}) {
        ownsFiles = ownsAgain;
        other.start(position_of(mateIn3), trainer::Seat::both);
        EXPECT_EQ(readBytes(roundPath()), round);
        EXPECT_EQ(readBytes(earlierRoundsPath()), earlier);
        EXPECT_EQ(lost.count(), 1) << "it is reported once and for good";
    }
}

TEST_F(RoundKeeperTest, AFailureEndsOnceAnotherProgramOwnsTheFiles)
{
    bool ownsFiles = true;
    TrainerSession other;
    RoundKeeper own{other, [&] { return ownsFiles; }};
    other.start(position_of(mateIn27), trainer::Seat::both);
    DiskThread::instance().finish();
    block();
    QSignalSpy done{&DiskThread::instance(), &DiskThread::done};
    other.start(position_of(mateIn3), trainer::Seat::both);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            return done.contains(QVariantList{keptRoundCopy(), false});
        },
        patience));
    EXPECT_TRUE(own.isFailing());
    done.clear();
    ownsFiles = false;
    other.start(position_of(mateIn27), trainer::Seat::both);
    EXPECT_FALSE(own.isFailing()) << "nothing is written any more";
    unblock();
    const QString copy = QFileInfo{keptRoundCopy()}.path() + u"/rounds.copy.pgn"_s;
    EXPECT_FALSE(QTest::qWaitFor(
        [&] {
            return done.contains(QVariantList{copy, true});
        },
        1500))
        << "nor is the copy of the earlier games retried";
}

TEST_F(RoundKeeperTest, UnreadableEarlierGamesAreSetAside)
{
    start(mateIn27, trainer::Seat::both);
    start(mateIn3, trainer::Seat::both);
    DiskThread::instance().finish();
    QByteArray bytes = readBytes(earlierRoundsPath());
    ASSERT_FALSE(bytes.isEmpty());
    writeBytes(earlierRoundsPath(), "1. e4 nonsense");
    {
        const Again again;
        EXPECT_EQ(again.keeper.history().entries().size(), 3U) << "the copy has them all";
        EXPECT_EQ(again.keeper.setAside().size(), 1);
    }
    QFile::remove(QFileInfo{earlierRoundsPath()}.path() + u"/rounds.copy.pgn"_s);
    writeBytes(earlierRoundsPath(), bytes + "1. e4 nonsense");
    const Again again;
    EXPECT_EQ(again.keeper.history().entries().size(), 3U) << "what can be read is there";
    EXPECT_EQ(again.keeper.setAside().size(), 1);
}

TEST_F(RoundKeeperTest, ExercisesAreNoGamesAfterARestartEither)
{
    start(mateIn27, trainer::Seat::both);
    const QByteArray game = toText({session.round()});
    for (const char* exercise : {mateIn3, mateIn19}) {
        start(exercise, trainer::Seat::attacker);
        keeper.setExercise(true);
    }
    settle();
    Again again;
    EXPECT_TRUE(again.keeper.history().isExercise()) << "the running round";
    again.keeper.reopenGame();
    EXPECT_EQ(toText({again.session.round()}), game);
    EXPECT_FALSE(again.keeper.history().isExercise());
}

} // namespace
} // namespace app_test
