// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_reader.h"
#include "text/phrasing.h"
#include "trainer/round_pgn.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class RoundsInTheWindow : public WindowTest {
protected:
    QStringList earlier() const
    {
        QStringList names;
        for (const auto& [way, entry] : actions()) {
            if (way.startsWith(u"Game/Earlier games/"_s))
                names.append(text::withoutMnemonic(entry->text()));
        }
        return names;
    }
    void undo() { key(Qt::Key_Z, Qt::ControlModifier); }
    void goBack() { key(Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier); }
    void goForward() { key(Qt::Key_Y, Qt::ControlModifier | Qt::AltModifier); }
    void dealAnother()
    {
        key(Qt::Key_N, Qt::ControlModifier);
        ASSERT_TRUE(QTest::qWaitFor([this] { return !session.dealtEnding(); }, patience));
    }
};

TEST_F(RoundsInTheWindow, PreviousPositionRestoresTheGameAfterANewOne)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    play("Kc5");
    const QByteArray game = toText({session.round()});
    dealAnother();
    ASSERT_NE(toText({session.round()}), game);
    EXPECT_FALSE(button(u"Take back"_s)->isEnabled()) << "there is no move of this game";
    undo();
    EXPECT_TRUE(session.round().seed()) << "no key for moves swaps games";
    goBack();
    EXPECT_EQ(toText({session.round()}), game);
    EXPECT_EQ(plies(), 2U);
    goForward();
    EXPECT_TRUE(session.round().seed());
    goBack();
    undo();
    EXPECT_EQ(plies(), 1U) << "its moves are taken back";
}

TEST_F(RoundsInTheWindow, ReopeningALongGameCanBeCancelled)
{
    std::string text = "[White \"Anna\"]\n\n";
    for (int i = 0; i < 10'000; ++i)
        text += "Nf3 Nf6 Ng1 Ng8 ";
    session.take(*trainer::to_round(chess::read_pgn_game(text + "1-0\n").game));
    start(mateIn3, trainer::Seat::both);
    EXPECT_EQ(waitingFor(u"The game is being read."_s), nullptr);
    goBack();
    Waiting* waiting = waitingFor(u"The game is being read."_s);
    ASSERT_NE(waiting, nullptr);
    EXPECT_TRUE(isOrWillBeShown(*waiting));
    cancel(*waiting);
    EXPECT_FALSE(rounds.isReading() || isOrWillBeShown(*waiting));
    EXPECT_EQ(session.round().position().setup(), setup_of(mateIn3));
    goBack();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !rounds.isReading(); }, patience));
    EXPECT_FALSE(isOrWillBeShown(*waiting));
    EXPECT_EQ(session.round().game().nodes().size(), 40'001U);
}

TEST_F(RoundsInTheWindow, PreviousPositionRestoresTheGameAfterPlay)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    const QByteArray game = toText({session.round()});
    key(Qt::Key_E, Qt::ControlModifier);
    press(u"Play"_s);
    goBack();
    EXPECT_EQ(toText({session.round()}), game);
}

TEST_F(RoundsInTheWindow, EarlierGamesHaveFamiliarNames)
{
    EXPECT_TRUE(earlier().isEmpty());
    start(mateIn3, trainer::Seat::both);
    for (const char* move : {"Nb6+", "Ka7", "Nc8+", "Ka8", "Bc6#"})
        play(move);
    const QDateTime begun = rounds.history().begun();
    start(rookEnding, trainer::Seat::both);
    play("Ra7");
    dealAnother();
    dealAnother();
    ASSERT_EQ(earlier().size(), 3) << "the first board, and no deal that nobody played";
    const QDateTime local = begun.toLocalTime();
    const QString when =
        text::dayName(local.date()) + u' ' + QLocale{}.toString(local.time(), QLocale::ShortFormat);
    EXPECT_EQ(earlier()[1], u"Bishop and knight, %1, 3 moves, checkmate"_s.arg(when));
    EXPECT_TRUE(earlier()[0].startsWith(u"Rook, "_s)) << earlier()[0].toStdString();
    EXPECT_TRUE(earlier()[0].endsWith(u", 1 move, unfinished"_s)) << earlier()[0].toStdString();
    EXPECT_TRUE(earlier()[2].endsWith(u", no moves, unfinished"_s)) << earlier()[2].toStdString();
}

TEST_F(RoundsInTheWindow, EarlierGamesOpenFromTheMenuAndClose)
{
    start(mateIn3, trainer::Seat::both);
    play("Nb6+");
    const QByteArray first = toText({session.round()});
    start(rookEnding, trainer::Seat::both);
    play("Ra7");
    const QByteArray second = toText({session.round()});
    choose(u"Game/Earlier games/"_s + earlier()[0]);
    EXPECT_EQ(toText({session.round()}), first);
    goBack();
    EXPECT_EQ(toText({session.round()}), second);
}

// Fault 79
TEST_F(RoundsInTheWindow, UnsavedGamesAreReportedUntilSaved)
{
    start(mateIn27, trainer::Seat::both);
    auto* notices = find<Notices>();
    EXPECT_FALSE(notices->isVisible());
    home.makeUnwritable();
    play("Nc4+");
    EXPECT_TRUE(notices->isVisible());
    EXPECT_TRUE(textsOf(notices).contains(u"cannot be saved"_s));
    play("Kc5");
    settle();
    EXPECT_TRUE(notices->isVisible()) << "however much goes on meanwhile";
    home.makeWritable();
    EXPECT_TRUE(QTest::qWaitFor([&] { return !notices->isVisible(); }, patience)) << "nobody has to move";
}

// Fault 75
TEST_F(RoundsInTheWindow, SecondInstanceWarnsAndDoesNotWrite)
{
    choose(u"Settings/Theme/Dark"_s);
    start(mateIn27, trainer::Seat::both);
    store::DiskThread::instance().finish();
    const QByteArray settings = readBytes(settingsPath());
    const QByteArray round = readBytes(roundPath());
    TrainerSession second;
    store::RoundKeeper forgetful{second, [] { return false; }};
    store::GameFiles secondFiles{second, preferences};
    window = std::make_unique<MainWindow>(second, preferences, secondFiles, forgetful, practice);
    window->show();
    EXPECT_TRUE(find<Notices>()->isVisible());
    EXPECT_TRUE(textsOf(find<Notices>()).contains(u"saves neither games nor settings"_s));
    choose(u"Settings/Theme/Light"_s);
    second.start(position_of(mateIn3), trainer::Seat::both);
    window->close();
    window.reset();
    store::DiskThread::instance().finish();
    EXPECT_EQ(readBytes(settingsPath()), settings);
    EXPECT_EQ(readBytes(roundPath()), round);
}

// Fault 75
TEST_F(RoundsInTheWindow, WarnsWhenAnotherProgramTakesOverTheFiles)
{
    bool ownsFiles = true;
    TrainerSession second;
    store::RoundKeeper keeper{second, [&] { return ownsFiles; }};
    store::GameFiles secondFiles{second, preferences};
    window = std::make_unique<MainWindow>(second, preferences, secondFiles, keeper, practice);
    window->show();
    EXPECT_FALSE(find<Notices>()->isVisible());
    ownsFiles = false;
    second.start(position_of(mateIn3), trainer::Seat::both);
    EXPECT_TRUE(textsOf(find<Notices>()).contains(u"saves neither games nor settings"_s));
    store::DiskThread::instance().finish();
    const QByteArray settings = readBytes(settingsPath());
    choose(u"Settings/Theme/Light"_s);
    window.reset();
    store::DiskThread::instance().finish();
    EXPECT_EQ(readBytes(settingsPath()), settings);
}

TEST_F(RoundsInTheWindow, EarlierGamesAreListedInTheOrderOfTheirTimes)
{
    for (const char* const start : {mateIn27, mateIn19, mateIn3}) {
        this->start(start, trainer::Seat::both);
        session.play(best().front());
        QTest::qWait(2);
    }
    dealAnother();
    const QStringList before = earlier();
    ASSERT_EQ(before.size(), 4) << "with the first board";
    choose(u"Game/Earlier games/"_s + before.back());
    dealAnother();
    EXPECT_EQ(earlier(), before) << "also after the oldest one was reopened";
}

} // namespace
} // namespace app_test
