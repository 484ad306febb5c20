// SPDX-License-Identifier: GPL-3.0-or-later

// Large inputs do not block the window: a tenth of the promised sizes in the usual run, the full sizes in the
// complete run.

#include "file_fixture.h"
#include "longest_step.h"
#include "panels/course_card.h"
#include "store/practice_years.h"
#include "tests/thoroughness.h"
#include "window/statistics_page.h"

namespace app_test {
namespace {

/// An imperceptible delay, in milliseconds.
constexpr double unnoticed = 100.0 * test::slowdown;
/// The longest delay without progress and a way to cancel, in milliseconds.
constexpr double progressDelay = 300.0 * test::slowdown;

class LoadsInTheWindow : public FileTest {
protected:
    /// Expects that a step, with all that follows from it, does not block the window noticeably.
    template <typename Step>
    void expectUnheld(const char* what, Step step, double limit = unnoticed)
    {
        LongestStep longest;
        step();
        settle();
        const double held = longest.milliseconds();
        RecordProperty(what, std::to_string(held));
        EXPECT_LT(held, limit) << what;
    }
    /// A game in which, from a position on, four moves come again and again.
    static QByteArray gameOf(int plies, const char* head, const std::array<const char*, 4>& moves)
    {
        QByteArray game = head;
        for (int ply = 0; ply < plies; ++ply)
            game += moves[static_cast<std::size_t>(ply) % moves.size()];
        return game + "1-0\n";
    }
    void openAndWalk(const QByteArray& game, std::size_t plies)
    {
        const QString file = write(u"long.pgn"_s, game);
        const auto expectShort = [this](const char* what, const auto& step) {
            expectUnheld(what, step, progressDelay);
        };
        expectShort("opening", [&] { open(file); });
        ASSERT_EQ(session.round().game().line().size(), plies + 1);
        expectShort("to the end", [&] { choose(u"Game/To the end"_s); });
        expectShort("back", [&] { choose(u"Game/One move back"_s); });
        expectShort("to the start", [&] { choose(u"Game/To the start"_s); });
        expectShort("the curve", [&] { key(Qt::Key_3, Qt::AltModifier); });
        expectShort("the report", [&] { key(Qt::Key_4, Qt::AltModifier); });
        expectShort("to the end again", [&] { choose(u"Game/To the end"_s); });
        expectShort("a move", [&] { session.play(*legal_moves(session.round().position()).begin()); });
        preferences.savesDistances = true;
        expectShort("copying", [&] {
            choose(u"Position/Copy game"_s);
            ASSERT_TRUE(QTest::qWaitFor([this] { return !files.isMakingPgn(); }, patience));
        });
        expectShort("saving", [&] { answer(u"File/Save as…"_s, path(u"saved.pgn"_s)); });
        expectShort("another round", [&] { choose(u"Game/New position"_s); });
        ASSERT_TRUE(QTest::qWaitFor([&] { return session.round().game().line().size() == 1; }, patience));
        expectShort("the previous round", [&] {
            rounds.goBack();
            ASSERT_TRUE(QTest::qWaitFor([this] { return !rounds.isReading(); }, patience));
        });
        ASSERT_EQ(session.round().game().line().size(), plies + 2);
        DiskThread::instance().finish();
        expectShort("the next start", [&] {
            TrainerSession next;
            const RoundKeeper keeper{next};
            ASSERT_TRUE(QTest::qWaitFor([&] { return !keeper.isReading(); }, patience));
            EXPECT_EQ(next.round().game().line().size(), plies + 2);
        });
    }
};

// Fault 80
TEST_F(LoadsInTheWindow, HugeGamesDoNotBlock)
{
    const int plies = test::times(40'000);
    openAndWalk(gameOf(plies, "[White \"Anna\"]\n\n", {"Nf3 ", "Nf6 ", "Ng1 ", "Ng8 "}),
                static_cast<std::size_t>(plies));
}

// Fault 80
TEST_F(LoadsInTheWindow, HugeGamesOfAKnownEndingDoNotBlock)
{
    const int plies = test::times(40'000);
    openAndWalk(gameOf(plies, "[SetUp \"1\"]\n[FEN \"8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1\"]\n\n",
                       {"Kd1 ", "Kd7 ", "Kd2 ", "Kd6 "}),
                static_cast<std::size_t>(plies));
}

TEST_F(LoadsInTheWindow, HugePastedGamesDoNotBlock)
{
    QByteArray commented = "{ ";
    commented += QByteArray{8 << 20, 'x'} + " } 1. e4 1-0\n";
    for (const QByteArray& game :
         {gameOf(test::times(40'000), "[White \"Anna\"]\n\n", {"Nf3 ", "Nf6 ", "Ng1 ", "Ng8 "}), commented}) {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(game));
        expectUnheld(
            "pasting",
            [&] {
                key(Qt::Key_V, Qt::ControlModifier);
                waitForFile();
            },
            progressDelay);
        EXPECT_GT(session.round().game().line().size(), 1U);
    }
}

TEST_F(LoadsInTheWindow, CoursesOfThousandsOfChaptersDoNotBlock)
{
    const int chapters = test::times(1'000);
    QByteArray course;
    for (int chapter = 1; chapter <= chapters; ++chapter)
        course += "[Event \"Corners\"]\n[ChapterName \"Chapter " + QByteArray::number(chapter) +
                  "\"]\n[Task \"find\"]\n[SetUp \"1\"]\n[FEN \"6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n"
                  "{ A waiting move. } 1. Be4 Kf8 2. Bh7 { He has to go. } *\n\n";
    const QString file = write(u"course.pgn"_s, course);
    preferences.coursePlaces = {file + u'=' + QString::number(chapters) + u".1"_s};
    expectUnheld("opening", [&] {
        window->reader().open(file);
        ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
    });
    EXPECT_TRUE(textsOf(find<panels::CourseCard>()).contains(u"Chapter %1"_s.arg(chapters)));
    expectUnheld("going on", [&] { key(Qt::Key_PageDown, Qt::AltModifier); });
    expectUnheld("leaving", [&] { choose(u"Training/Courses/Leave course"_s); });
}

TEST_F(LoadsInTheWindow, FilesOfMaximumSizeDoNotBlock)
{
    const qsizetype size = test::times(qsizetype{20} << 20);
    QByteArray games;
    games.reserve(size);
    int count = 0;
    while (games.size() < size - 1000) {
        games += "[Event \"Match " + QByteArray::number(count % 100) + "\"]\n[White \"Player " +
                 QByteArray::number(count) +
                 "\"]\n[Black \"Robot\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n";
        ++count;
    }
    const QString file = write(u"many.pgn"_s, games);
    expectUnheld("looking through", [&] { open(file); });
    EXPECT_EQ(listed(), count);
    expectUnheld("searching", [&] {
        searchFor(u"player "_s + QString::number(count - 1));
        ASSERT_TRUE(QTest::qWaitFor([this] { return listed() == 1; }, patience));
    });
    expectUnheld("the last game", [&] {
        emit list()->chosen(static_cast<std::size_t>(count) - 1);
        waitForFile();
    });
    EXPECT_EQ(moves().size(), 6);
}

TEST_F(LoadsInTheWindow, StatisticsOfManyYearsDoNotBlock)
{
    const QString file = path(u"years.db"_s);
    const int aDay = test::is_exhaustive() ? 274 : 6;
    const PracticeYears years{file,
                              {.days = 3650, .attemptsADay = aDay, .daysWithout = 0, .movesAnAttempt = 2}};
    store::PracticeStore store{file};
    std::unique_ptr<window::StatisticsPage> page;
    expectUnheld("opening", [&] {
        page = std::make_unique<window::StatisticsPage>(store, preferences, nullptr);
        page->setAttribute(Qt::WA_DeleteOnClose, false);
        page->show();
        ASSERT_TRUE(QTest::qWaitFor([&] { return page->hasRead(); }, patience));
    });
    expectUnheld("one ending", [&] { page->findChild<panels::ChoiceBox*>()->setCurrentIndex(1); });
}

} // namespace
} // namespace app_test
