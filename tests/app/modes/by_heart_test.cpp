// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/by_heart.h"

#include <QDir>
#include <QTemporaryDir>

#include "modes/reader.h"
#include "show/teller.h"
#include "store/courses.h"
#include "store/data_folder.h"
#include "store/practice_database.h"
#include "trainer/report.h"
#include "window_fixture.h"

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
    /// Waits until the new line is shown, and asks for its moves before it has been watched.
    void askAtOnce()
    {
        waitUntilLineIsShown();
        press(u"Skip"_s);
        ASSERT_TRUE(window->reader().isAsking());
        waitUntilSolved();
    }
    void waitUntilLineIsShown()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return card().contains(newLine); }, patience))
            << card().toStdString();
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

    static inline const QString newLine = u"This line is new: watch it first, then play it."_s;
    QTemporaryDir files_;
};

TEST_F(ByHeartTest, ACourseAsksForEachMoveOfTheWin)
{
    play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    learnAndOpen();
    EXPECT_EQ(course().title, "Pawn by heart, mate in 11");
    EXPECT_EQ(course().chapters.front().name, "Main line");
    EXPECT_FALSE(words().contains(u"way to mate"_s)) << words().toStdString();
    askAtOnce();
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
    EXPECT_FALSE(words().contains(u"threat"_s)) << "every reply is answered";
    play("8/8/8/8/4n3/2k1K3/8/4R3 b - - 0 1");
    learnAndOpen();
    EXPECT_TRUE(words().contains(u"They answer every threat, every pawn move and every reply to your checks. "
                                 "After any other move, most moves hold the draw."_s))
        << words().toStdString();
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
    askAtOnce();
    EXPECT_EQ(entry()->toolTip(), u"Type a move"_s) << "a move as an example would be refused";
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
    askAtOnce();
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

TEST_F(ByHeartTest, TheWindowStaysUsableMeanwhileAndTheProgressOnlyGrows)
{
    play("5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1");
    learn()->trigger();
    Waiting* const waiting = waitingFor(u"Choosing the positions to learn by heart"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return waiting->isVisible(); }, patience));
    EXPECT_EQ(waiting->windowModality(), Qt::NonModal);
    const QSignalSpy values{waiting->findChild<QProgressBar*>(), &QProgressBar::valueChanged};
    ASSERT_TRUE(QTest::qWaitFor([&] { return values.size() > 4; }, patience));
    for (qsizetype i = 1; i < values.size(); ++i)
        EXPECT_GT(values[i].first().toInt(), values[i - 1].first().toInt());
    const auto labels = waiting->findChildren<QLabel*>();
    EXPECT_TRUE(
        std::ranges::any_of(labels, [](const QLabel* label) { return label->text().endsWith(u'%'); }));
    cancel(*waiting);
}

TEST_F(ByHeartTest, ACourseDoesNotReplaceWhatWasBegunMeanwhile)
{
    play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    learn()->trigger();
    session.play(best().front());
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return coach().contains(u"The course to learn by heart is ready."_s); }, patience))
        << coach().toStdString();
    EXPECT_FALSE(window->reader().isOpen());
    session.takeBack();
    learnAndOpen();
    EXPECT_EQ(course().title, "Pawn by heart, mate in 11");
}

TEST_F(ByHeartTest, AFolderThatCannotBeWrittenIsReported)
{
    ASSERT_TRUE(QDir{}.mkpath(store::dataFolder()));
    ASSERT_TRUE(folder().removeRecursively());
    QFile file{folder().path()};
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    play("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1");
    learn()->trigger();
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return coach().contains(u"The course to learn by heart could not be saved."_s); }, patience))
        << coach().toStdString();
    file.remove();
}

using enum chess::Square;

/// Two lines of Philidor's W: three positions, and one after another reply to the second move.
class LinesByHeart : public ByHeartTest {
protected:
    static QByteArray page(const QByteArray& chapter, const QByteArray& fen, const QByteArray& moves)
    {
        return "[Event \"The W\"]\n[ChapterName \"" + chapter +
               "\"]\n[Task \"recall 1\"]\n[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n" + moves + " *\n\n";
    }
    static QString path() { return folder().filePath(u"The W.pgn"_s); }
    void openLines()
    {
        writeBytes(path(), page("Main line", "5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1", "{ The W. } 1. Bh7") +
                               page("Main line", "4k3/5N1B/5K2/8/8/8/8/8 w - - 0 1",
                                    "{ 1...Ke8. } 1. Ne5 (1. Nd6+)") +
                               page("Main line", "3k4/7B/5K2/4N3/8/8/8/8 w - - 0 1", "{ 2...Kd8. } 1. Ke6") +
                               page("2...Kf8", "5k2/7B/5K2/4N3/8/8/8/8 w - - 0 1", "{ 2...Kf8. } 1. Nd7+"));
        window->reader().open(path());
        waitUntilLineIsShown();
        waitUntilSolved();
    }
    /// Goes on by Enter, as the highlighted button does.
    void enter()
    {
        view->setFocus();
        key(Qt::Key_Return);
    }
    bool comesTo(chess::Square square, chess::Role role)
    {
        return QTest::qWaitFor([&] { return stands(square, role); }, patience);
    }
    bool stands(chess::Square square, chess::Role role) const
    {
        const auto piece = pieces().piece_at(square);
        return piece && piece->role == role;
    }
    /// Watches the first line to its end, and has it asked.
    void watch()
    {
        enter();
        ASSERT_TRUE(stands(h7, chess::Role::bishop));
        enter();
        ASSERT_TRUE(comesTo(e5, chess::Role::knight));
        enter();
        ASSERT_TRUE(comesTo(e6, chess::Role::king));
        enter();
        ASSERT_TRUE(asks({}));
    }
    bool asks(trainer::course::Place place) const
    {
        return window->reader().place() == place && window->reader().isAsking() &&
               card().contains(u"Play the move of your line."_s);
    }
    bool comesToAsk(trainer::course::Place place)
    {
        const bool isAsked = QTest::qWaitFor([&] { return asks(place); }, patience);
        waitUntilSolved();
        return isAsked;
    }
    void move(chess::Square from, chess::Square to)
    {
        click(from);
        click(to);
    }
    /// Moves the cursor to a square and presses Enter there.
    void take(chess::Square square)
    {
        view->setFocus();
        for (int steps = 0; steps < 20 && (!view->isCursorVisible() || view->cursor() != square); ++steps) {
            const int files = file_of(square) - file_of(view->cursor());
            const int ranks = rank_of(square) - rank_of(view->cursor());
            key(files < 0 ? Qt::Key_Left : files > 0 ? Qt::Key_Right : ranks < 0 ? Qt::Key_Down : Qt::Key_Up);
        }
        key(Qt::Key_Return);
    }
    /// True if a reply or the next question would still come by itself.
    bool isGoingOn() const { return window->reader().findChild<QTimer*>()->isActive(); }
    chess::Bitboard lastMove() const
    {
        const std::vector<board::Mark>& marks = view->diagram().marks;
        const auto found = std::ranges::find(marks, board::MarkKind::lastMove, &board::Mark::kind);
        return found != marks.end() ? found->squares : chess::Bitboard{};
    }
    trainer::course::Result resultOf(trainer::course::Place place) const
    {
        return window->reader().results().at(place);
    }
};

TEST_F(LinesByHeart, ANewLineIsShownMoveByMoveAndThenAsked)
{
    openLines();
    EXPECT_FALSE(window->reader().isAsking());
    EXPECT_TRUE(card().contains(u"The W."_s)) << card().toStdString();
    enter();
    EXPECT_TRUE(stands(h7, chess::Role::bishop));
    EXPECT_TRUE(card().contains(u"Bh7 "_s)) << "the reason: " << card().toStdString();
    EXPECT_FALSE(isGoingOn()) << "there is time to read";
    enter();
    EXPECT_TRUE(stands(e8, chess::Role::king)) << "the reply";
    EXPECT_TRUE(comesTo(e5, chess::Role::knight)) << "and the next move by itself";
    EXPECT_TRUE(card().contains(u"Ne5 "_s)) << card().toStdString();
    key(Qt::Key_Left);
    EXPECT_FALSE(isGoingOn()) << "the user looks back";
    key(Qt::Key_Right);
    enter();
    EXPECT_TRUE(comesTo(e6, chess::Role::king));
    EXPECT_TRUE(card().contains(u"Now play the moves of this line."_s)) << card().toStdString();
    EXPECT_TRUE(card().contains(u"0 of 4 known"_s)) << card().toStdString();
    press(u"Your turn"_s);
    EXPECT_TRUE(asks({}));
    EXPECT_TRUE(stands(f8, chess::Role::king)) << "from its start";
    window->reader().open(path());
    EXPECT_TRUE(comesToAsk({})) << "it is not shown again";
}

TEST_F(LinesByHeart, ARightMoveIsFollowedByTheReplyAndTheNextQuestion)
{
    openLines();
    watch();
    waitUntilSolved();
    settle();
    const QSignalSpy heard{find<show::Teller>(), &show::Teller::moved};
    move(f5, h7);
    EXPECT_TRUE(card().contains(u"1 of 4 known"_s)) << card().toStdString();
    ASSERT_TRUE(comesToAsk({0, 1}));
    EXPECT_EQ(heard.size(), 2) << "the reply is heard like the move";
    EXPECT_TRUE(stands(e8, chess::Role::king));
    EXPECT_EQ(lastMove(), (chess::Bitboard{f8, e8}));
    EXPECT_TRUE(card().contains(u"1 of 4 known"_s)) << "a question changes nothing";
    move(f7, e5);
    ASSERT_TRUE(comesToAsk({0, 2}));
    move(f6, e6);
    EXPECT_TRUE(card().contains(u"You know this line."_s)) << card().toStdString();
    EXPECT_TRUE(card().contains(u"3 of 4 known"_s)) << card().toStdString();
    EXPECT_FALSE(isGoingOn());
    EXPECT_NE(button(u"Next line"_s), nullptr);
    enter();
    EXPECT_TRUE(card().contains(newLine)) << card().toStdString();
    EXPECT_EQ(window->reader().place(), (trainer::course::Place{1, 0}));
    EXPECT_EQ(lastMove(), (chess::Bitboard{e8, f8})) << "the other reply";
}

TEST_F(LinesByHeart, AWrongMoveIsExplainedAndAskedAgain)
{
    openLines();
    watch();
    waitUntilSolved();
    move(f7, d8);
    settle();
    EXPECT_TRUE(window->reader().isRefuted());
    EXPECT_FALSE(coach().isEmpty());
    EXPECT_FALSE(isGoingOn());
    EXPECT_TRUE(card().contains(u"0 of 4 known"_s)) << card().toStdString();
    EXPECT_TRUE(QTest::qWaitFor(
        [] { return store::PracticeDatabase{store::PracticeStore::usualPath()}.memories().size() == 1; },
        patience))
        << "it is scheduled as missed";
    press(u"Try again"_s);
    EXPECT_TRUE(asks({}));
    move(f5, h7);
    ASSERT_TRUE(comesToAsk({0, 1}));
    EXPECT_EQ(resultOf({}), trainer::course::Result::retried);
    move(f7, e5);
    ASSERT_TRUE(comesToAsk({0, 2}));
    move(f6, e6);
    EXPECT_TRUE(card().contains(u"That was the last move."_s)) << card().toStdString();
}

TEST_F(LinesByHeart, AShownMoveGoesOnByEnter)
{
    openLines();
    watch();
    waitUntilSolved();
    window->reader().showAnswer();
    settle();
    EXPECT_FALSE(isGoingOn()) << "there is time to look at it";
    enter();
    EXPECT_TRUE(comesToAsk({0, 1}));
}

TEST_F(LinesByHeart, ALineGoesOnWithItsOwnMoveAfterAnotherRightOne)
{
    openLines();
    watch();
    waitUntilSolved();
    move(f5, h7);
    ASSERT_TRUE(comesToAsk({0, 1}));
    move(f7, d6);
    EXPECT_TRUE(card().contains(u"Right: after Nd6+, too, all positions are among those to learn."_s))
        << card().toStdString();
    EXPECT_FALSE(isGoingOn()) << "there is time to read";
    EXPECT_NE(button(u"Go on with Ne5"_s), nullptr);
    enter();
    EXPECT_TRUE(comesToAsk({0, 2}));
    EXPECT_TRUE(stands(e5, chess::Role::knight));
}

TEST_F(LinesByHeart, ALineIsPlayedWithTheKeyboard)
{
    openLines();
    watch();
    waitUntilSolved();
    take(f5);
    take(h7);
    ASSERT_TRUE(comesToAsk({0, 1}));
    EXPECT_TRUE(view->isCursorVisible()) << "it stays where the user put it";
    take(f7);
    take(e5);
    ASSERT_TRUE(comesToAsk({0, 2}));
    window->reader().turnTo({});
    ASSERT_TRUE(asks({}));
    enter();
    EXPECT_TRUE(asks({})) << "Enter skips no question, even one that was solved before";
}

TEST_F(LinesByHeart, OnlyTheMovesThatWereShownAreAsked)
{
    openLines();
    askAtOnce();
    move(f5, h7);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().place().page == 1; }, patience));
    EXPECT_TRUE(card().contains(newLine)) << "the rest of the line: " << card().toStdString();
}

TEST_F(LinesByHeart, TheReplyIsCancelledOnceTheUserHasGoneElsewhere)
{
    openLines();
    watch();
    waitUntilSolved();
    move(f5, h7);
    ASSERT_TRUE(isGoingOn());
    key(Qt::Key_PageUp, Qt::AltModifier);
    EXPECT_FALSE(isGoingOn()) << "the move is taken back";
    move(f5, h7);
    ASSERT_TRUE(isGoingOn());
    key(Qt::Key_Escape);
    EXPECT_FALSE(window->reader().isOpen());
    EXPECT_FALSE(isGoingOn()) << "the course is left";
    window->reader().open(path());
    ASSERT_TRUE(comesToAsk({}));
    move(f5, h7);
    ASSERT_TRUE(isGoingOn());
    start("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1", trainer::Seat::both);
    EXPECT_FALSE(isGoingOn()) << "another game is on the board";
}

TEST_F(LinesByHeart, ALineGoesOnWhereTheProgramEnded)
{
    openLines();
    enter();
    window.reset();
    openWindow();
    EXPECT_TRUE(QTest::qWaitFor([this] { return card().contains(newLine); }, patience));
    EXPECT_TRUE(stands(h7, chess::Role::bishop)) << "in the middle of the line that is shown";
    enter();
    ASSERT_TRUE(comesTo(e5, chess::Role::knight));
    enter();
    ASSERT_TRUE(comesTo(e6, chess::Role::king));
    enter();
    ASSERT_TRUE(comesToAsk({}));
    move(f5, h7);
    window.reset();
    openWindow();
    EXPECT_TRUE(comesToAsk({0, 1})) << "after an answer whose reply was still to come";
    EXPECT_EQ(resultOf({}), trainer::course::Result::solved);
}

TEST_F(LinesByHeart, PositionsThatAreDueAreCounted)
{
    openLines();
    watch();
    waitUntilSolved();
    move(f5, h7);
    ASSERT_TRUE(comesToAsk({0, 1}));
    EXPECT_FALSE(card().contains(u" due"_s)) << card().toStdString();
    practiceTime += std::chrono::hours{24 * 100};
    window->reader().open(path());
    EXPECT_TRUE(QTest::qWaitFor([this] { return card().contains(u"1 of 4 known · 1 due"_s); }, patience))
        << card().toStdString();
    window->reader().turnTo({});
    move(f5, h7);
    EXPECT_TRUE(card().contains(u"1 of 4 known"_s)) << card().toStdString();
    EXPECT_FALSE(card().contains(u" due"_s)) << card().toStdString();
}

} // namespace
} // namespace app_test
