// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/by_heart.h"

#include <QDir>
#include <QTemporaryDir>

#include "store/courses.h"
#include "store/data_folder.h"
#include "store/practice_database.h"
#include "trainer/report.h"
#include "window/reader.h"
#include "window/window_fixture.h"

namespace app_test {
namespace {

constexpr auto command = u"Training/Learn by heart/This position";

class ByHeartTest : public WindowTest {
protected:
    static QDir folder() { return QDir{store::dataFolder() + u"/by-heart"_s}; }
    QAction* learn() const { return action(QString::fromUtf16(command)); }
    void play(const char* fen)
    {
        start(fen, trainer::Seat::both);
        waitUntilSolved();
        settle();
    }
    void learnAndOpen() { learnAndOpen(QString::fromUtf16(command)); }
    void learnAndOpen(const QString& way)
    {
        const trainer::course::Course* before = window->reader().course();
        action(way)->trigger();
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return window->reader().course() != before && window->reader().isOnPage(); }, patience));
        settle();
    }
    /// The words of the first page.
    QString words() const
    {
        const auto& tree = course().chapters.front().pages.front().game.tree;
        return QString::fromStdString(tree.annotations(chess::GameTree::root).after.text);
    }
    const trainer::course::Course& course() const { return *window->reader().course(); }
    /// Opens a course with the first move of the W.
    void openW(const QByteArray& task)
    {
        const QString path = files_.filePath(u"w.pgn"_s);
        writeBytes(path, "[Event \"W\"]\n[Task \"" + task +
                             "\"]\n[SetUp \"1\"]\n[FEN \"5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n"
                             "1. Bh7 *\n");
        window->reader().open(path);
        ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOnPage(); }, patience));
        waitUntilSolved();
    }
    const chess::GameTree& firstPage() const { return course().chapters.front().pages.front().game.tree; }
    const chess::Position& question() const { return firstPage().start(); }
    /// The move to learn on the first page.
    chess::Move learnt() const
    {
        return *firstPage().node(firstPage().node(chess::GameTree::root).children.front()).move;
    }
    /// A move that is not on the first page.
    chess::Move moveOutside(const std::function<bool(const trainer::Judgement&)>& isWanted) const
    {
        const auto moves = trainer::judge_all(session.tables().known(), question());
        for (const trainer::JudgedMove& judged : moves.value()) {
            if (!firstPage().child(chess::GameTree::root, judged.move) && isWanted(judged.judgement))
                return judged.move;
        }
        throw std::logic_error{"no such move"};
    }
    QString card() const { return textsOf(find<panels::CourseCard>()); }
    QString everything() const { return textsOf(find<Column>()); }
    void SetUp() override { folder().removeRecursively(); }

    QTemporaryDir files_;
};

TEST_F(ByHeartTest, ACourseAsksForEachMoveOfTheWin)
{
    play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    learnAndOpen();
    EXPECT_EQ(course().title, "Pawn by heart, mate in 11");
    EXPECT_EQ(course().chapters.front().name, "Main line");
    EXPECT_TRUE(window->reader().isAsking());
    waitUntilSolved();
    session.play(best().front());
    settle();
    EXPECT_TRUE(card().contains(u"Right."_s)) << card().toStdString();
    EXPECT_TRUE(window->reader().canGoOn());
}

TEST_F(ByHeartTest, DrawsAreHeld)
{
    play("4k3/8/3KP3/8/8/8/8/8 b - - 0 1");
    learnAndOpen();
    EXPECT_EQ(course().title, "Pawn by heart, hold the draw");
}

TEST_F(ByHeartTest, TheSamePositionOpensTheSameCourse)
{
    for (int time = 1; time <= 2; ++time) {
        play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
        learnAndOpen();
        EXPECT_EQ(folder().entryList({u"*.pgn"_s}).size(), 1);
    }
    play("8/8/8/8/4p3/4k3/8/4K3 b - - 0 1");
    learnAndOpen();
    EXPECT_EQ(folder().entryList({u"*.pgn"_s}).size(), 2) << "a course with the same title has a number";
}

TEST_F(ByHeartTest, StandardPositionsAreOneClickAway)
{
    learnAndOpen(u"Training/Learn by heart/Delétang's small triangle"_s);
    EXPECT_EQ(course().title, "Delétang's small triangle by heart");
    EXPECT_EQ(words(),
              u"Your line has 4 positions, with one move to learn in each. The longest way to mate takes 4 "
              "moves."_s);
    waitUntilSolved();
    session.play(best().front());
    settle();
    learnAndOpen(u"Training/Learn by heart/Delétang's small triangle (1 of 4)"_s);
    EXPECT_EQ(folder().entryList({u"*.pgn"_s}).size(), 1);
    learnAndOpen(u"Training/Learn by heart/Pawn, the opposition holds the draw"_s);
    EXPECT_EQ(course().title, "Pawn, the opposition holds the draw by heart");
    EXPECT_FALSE(words().contains(u"mate"_s)) << words().toStdString();
}

TEST_F(ByHeartTest, OwnPositionsAreListedWithTheirProgress)
{
    play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    learnAndOpen();
    const std::size_t positions = trainer::course::places_of(course()).size();
    learnAndOpen(u"Training/Learn by heart/Delétang's small triangle"_s);
    learnAndOpen(u"Training/Learn by heart/Pawn by heart, mate in 11 (0 of %1)"_s.arg(positions));
    EXPECT_EQ(course().title, "Pawn by heart, mate in 11");
}

TEST_F(ByHeartTest, SlowerMovesNeedFewerPositions)
{
    const auto positions = [this](const QString& pace) {
        action(u"Training/Learn by heart/"_s + pace)->trigger();
        play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
        learnAndOpen();
        return trainer::course::places_of(course()).size();
    };
    const std::size_t best = positions(u"Best moves only"_s);
    EXPECT_EQ(course().title, "Pawn by heart, mate in 11, best moves only");
    EXPECT_LT(positions(u"Up to 2 moves slower"_s), best);
    EXPECT_EQ(course().title, "Pawn by heart, mate in 11, up to 2 moves slower");
    EXPECT_EQ(preferences.byHeartSlower, 2);
}

TEST_F(ByHeartTest, PositionsSolvedInCoursesAreKnown)
{
    const chess::Position start = position_of("2B5/k2K4/8/8/N7/8/8/8 w - - 0 1");
    const auto teaching = *store::readCourse(store::coursePath(u"bishop-and-knight"_s, u"en"_s));
    const auto places = places_of(teaching->course);
    const auto asked = std::ranges::find_if(places, [&](trainer::course::Place place) {
        const trainer::course::Page& page = *page_at(teaching->course, place);
        return std::holds_alternative<trainer::course::Find>(page.task) &&
               is_repetition(page.game.tree.start(), start);
    });
    ASSERT_NE(asked, places.end());
    practice.noteRead({u"bishop-and-knight"_s, QString::fromStdString(page_at(teaching->course, *asked)->key),
                       trainer::course::Result::solved});
    learnAndOpen(u"Training/Learn by heart/Delétang's small triangle"_s);
    EXPECT_TRUE(words().contains(u"of the positions already."_s)) << words().toStdString();
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return window->reader().results().contains(trainer::course::Place{}); }, patience));
    EXPECT_EQ(window->reader().results().at({}), trainer::course::Result::solved);
}

TEST_F(ByHeartTest, EachAnswerIsScheduled)
{
    learnAndOpen(u"Training/Learn by heart/Delétang's small triangle"_s);
    waitUntilSolved();
    session.play(best().front());
    EXPECT_TRUE(QTest::qWaitFor(
        [] { return store::PracticeDatabase{store::PracticeStore::usualPath()}.memories().size() == 1; },
        patience));
}

TEST_F(ByHeartTest, ThePositionIsLearntForTheSideThatWinsOrHolds)
{
    const auto learner = [this](const char* fen) {
        play(fen);
        EXPECT_TRUE(learn()->isEnabled());
        learnAndOpen();
        return course().chapters.front().pages.front().game.tree.start().turn();
    };
    EXPECT_EQ(learner("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1"), chess::Color::white) << "Black loses";
    EXPECT_EQ(learner("4k3/8/4P3/4K3/8/8/8/8 w - - 0 1"), chess::Color::black) << "White cannot win";
    EXPECT_EQ(folder().entryList({u"*.pgn"_s}).size(), 2);
    EXPECT_EQ(learner("4k3/8/4K3/4P3/8/8/8/8 b - - 0 1"), chess::Color::white);
    EXPECT_EQ(folder().entryList({u"*.pgn"_s}).size(), 2) << "the same course again";
}

TEST_F(ByHeartTest, AnotherWinningMoveIsConfirmedAndTakenBack)
{
    openW("recall");
    const auto other = moveOutside([](const trainer::Judgement& judgement) {
        return !changes_result(judgement) && judgement.cost <= trainer::course::Find::usual_pace;
    });
    const QString name = text::moveName(question(), other);
    session.play(other);
    settle();
    EXPECT_TRUE(card().contains(u"%1 wins too, but your line plays another move. Try again."_s.arg(name)))
        << card().toStdString();
    EXPECT_FALSE(everything().contains(text::moveName(question(), learnt()))) << everything().toStdString();
    EXPECT_TRUE(view->diagram().arrows.empty());
    EXPECT_FALSE(window->reader().results().contains({})) << "it has not failed";
    window->reader().goOn();
    settle();
    session.play(learnt());
    settle();
    EXPECT_EQ(window->reader().results().at({}), trainer::course::Result::solved);
}

TEST_F(ByHeartTest, ASlowerMoveIsAnsweredByItsRefutation)
{
    openW("recall 1");
    const auto other = moveOutside([](const trainer::Judgement& judgement) {
        return changes_result(judgement) || judgement.cost > ByHeart::usualPace;
    });
    session.play(other);
    settle();
    EXPECT_TRUE(window->reader().isRefuted());
    EXPECT_FALSE(coach().isEmpty());
    EXPECT_FALSE(card().contains(text::moveName(question(), learnt()))) << card().toStdString();
    EXPECT_EQ(window->reader().results().at({}), trainer::course::Result::failed);
}

TEST_F(ByHeartTest, ItCanBeCancelled)
{
    play("5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1");
    learn()->trigger();
    Waiting* const waiting = waitingFor(u"Choosing the positions to learn by heart"_s);
    ASSERT_NE(waiting, nullptr);
    ASSERT_TRUE(QTest::qWaitFor([&] { return waiting->isVisible(); }, patience));
    cancel(*waiting);
    settle();
    EXPECT_FALSE(waiting->isVisible());
    EXPECT_FALSE(window->reader().isOpen());
    EXPECT_FALSE(folder().exists());
}

TEST_F(ByHeartTest, AFolderThatCannotBeWrittenIsReported)
{
    QFile file{folder().path()};
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    learn()->trigger();
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return coach().contains(u"The course to learn by heart could not be saved."_s); }, patience))
        << coach().toStdString();
    file.remove();
}

} // namespace
} // namespace app_test
