// SPDX-License-Identifier: GPL-3.0-or-later

// A course in the window, read by real clicks and keys.

#include "modes/reader.h"

#include <QMenu>
#include <QMessageBox>
#include <QScrollBar>
#include <QSqlQuery>

#include "layout_checks.h"
#include "panels/course_card.h"
#include "panels/progress_button.h"
#include "panels/step_row.h"
#include "store/courses.h"
#include "tests/thoroughness.h"
#include "text/words.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using enum chess::Square;

const QByteArray fromPhilidor = "[SetUp \"1\"]\n[FEN \"6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n";

/// A course of four pages in two chapters.
const QByteArray shortCourse =
    "[Event \"Corners\"]\n[ChapterName \"To read\"]\n[Task \"read\"]\n" + fromPhilidor +
    "{ He stands beside a wrong corner. [%csl Rh8] } 1. Be4 { The bishop waits. } Kf8 2. Bh7 { No way back. "
    "} *\n\n"
    "[Event \"Corners\"]\n[ChapterName \"To read\"]\n[Task \"squares a8 h1\"]\n" +
    fromPhilidor +
    "{ Where can he be mated? } *\n\n"
    "[Event \"Corners\"]\n[ChapterName \"To do\"]\n[Task \"find\"]\n" +
    fromPhilidor +
    "{ A waiting move. } 1. Be4 Kf8 2. Bh7 { He has to go. } *\n\n"
    "[Event \"Corners\"]\n[ChapterName \"To do\"]\n[Task \"play 3\"]\n[SetUp \"1\"]\n"
    "[FEN \"k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1\"]\n\n{ Finish. } *\n";

class CourseInTheWindow : public WindowTest {
protected:
    void openCourse(const QByteArray& pgn = shortCourse)
    {
        writeBytes(path(), pgn);
        window->reader().open(path());
        waitUntilRead();
    }
    void waitUntilRead()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !window->reader().isOpening(); }, patience));
        waitUntilSolved();
    }
    QString path() const { return folder.filePath(u"corners.pgn"_s); }
    QString card() const { return textsOf(find<panels::CourseCard>()); }
    bool says(const QString& words) const { return card().contains(words); }
    /// Goes on, past a question without an answer.
    void next()
    {
        if (window->reader().canGoOn())
            key(Qt::Key_PageDown, Qt::AltModifier);
        else if (window->reader().isPointing() || window->reader().isPlayedOut())
            window->reader().skip();
        else
            window->reader().showAnswer();
    }
    void back() { key(Qt::Key_PageUp, Qt::AltModifier); }
    /// Goes on until a page shows the text.
    void goOnTo(const QString& words)
    {
        for (int steps = 0; steps < 20 && !says(words); ++steps)
            next();
        ASSERT_TRUE(says(words)) << card().toStdString();
        waitUntilSolved();
    }

    chess::Bitboard squaresMarked(board::MarkKind kind) const
    {
        chess::Bitboard squares;
        for (const board::Mark& mark : view->diagram().marks)
            squares |= mark.kind == kind ? mark.squares : chess::Bitboard{};
        return squares;
    }
    bool isMarked(board::MarkKind kind) const
    {
        return std::ranges::any_of(view->diagram().marks, [kind](const board::Mark& mark) {
            return mark.kind == kind && !mark.squares.empty();
        });
    }
    /// True if neither board nor cards nor commands reveal a square or move of the answer.
    bool tellsNothing() const
    {
        using enum board::MarkKind;
        for (const board::Mark& mark : view->diagram().marks) {
            if (mark.kind != lastMove && mark.kind != check && mark.kind != pointed && mark.kind != redCircle)
                return false;
        }
        for (const char* way :
             {"Game/Show the line to mate", "Training/Follow the method", "Training/Reveal them here"}) {
            if (action(QString::fromLatin1(way))->isEnabled())
                return false;
        }
        for (const panels::RecordPage page : {panels::RecordPage::replies, panels::RecordPage::curve}) {
            find<panels::RecordCard>()->setPage(page);
            if (find<panels::RepliesTable>()->model()->rowCount() > 0 ||
                !find<panels::RecordCard>()->curve()->points().empty())
                return false;
        }
        find<panels::RecordCard>()->setPage(panels::RecordPage::moves);
        const panels::StepRow* const stages = find<panels::StepRow>();
        return view->diagram().arrows.empty() && !stages->isVisible() && !standing().contains(u"corner"_s) &&
               !standing().contains(u"mates in"_s);
    }

    trainer::course::Results resultsKept()
    {
        std::optional<trainer::course::Results> kept;
        practiceStore.ask(
            [name = path()](const store::PracticeDatabase& database) { return database.resultsOf(name); },
            [&](const trainer::course::ResultsByKey& found) {
                kept = results_of(*window->reader().course(), found);
            });
        EXPECT_TRUE(QTest::qWaitFor([&] { return kept.has_value(); }, patience));
        return kept.value_or(trainer::course::Results{});
    }

    QTemporaryDir folder;
};

TEST_F(CourseInTheWindow, PagesAreShownFromTheAttackersSide)
{
    view->setOrientation(chess::Color::black);
    openCourse();
    EXPECT_EQ(view->orientation(), chess::Color::white);
}

TEST_F(CourseInTheWindow, PagesOnADefenceAreShownFromTheDefendersSide)
{
    openCourse();
    window->reader().open(store::coursePath(u"rook-and-pawn-2"_s, u"en"_s));
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return window->reader().isOpen() && shown().board().piece_at(g1).has_value(); }, patience));
    EXPECT_EQ(view->orientation(), chess::Color::black);
    for (std::size_t page = 1; page < 7; ++page) {
        window->reader().turnTo({0, page});
        EXPECT_EQ(view->orientation(), chess::Color::black) << page;
    }
}

TEST_F(CourseInTheWindow, PagesStartWithTheReportClosed)
{
    find<panels::RecordCard>()->setPage(panels::RecordPage::report);
    openCourse();
    EXPECT_EQ(find<panels::RecordCard>()->page(), panels::RecordPage::moves);
}

TEST_F(CourseInTheWindow, MatesOnAPageDoNotOpenTheReport)
{
    for (const char* task : {"read", "play 2"}) {
        openCourse("[Event \"Mates\"]\n[Task \"" + QByteArray{task} +
                   "\"]\n[SetUp \"1\"]\n[FEN \"k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1\"]\n\n"
                   "{ Mate. } *\n");
        ASSERT_TRUE(window->reader().isOnPage());
        while (!session.round().end()) {
            session.play(best().front());
            ASSERT_TRUE(
                QTest::qWaitFor([this] { return session.isUsersTurn() || session.round().end(); }, patience));
        }
        EXPECT_EQ(find<panels::RecordCard>()->page(), panels::RecordPage::moves) << task;
        session.goTo(0);
        session.goTo(session.round().last_node());
        EXPECT_EQ(find<panels::RecordCard>()->page(), panels::RecordPage::moves) << task;
    }
}

TEST_F(CourseInTheWindow, PagesAreReadMoveByMove)
{
    EXPECT_FALSE(find<panels::CourseCard>()->isVisible());
    openCourse();
    EXPECT_TRUE(says(u"Corners"_s));
    EXPECT_TRUE(says(u"1. To read (1 of 2)"_s));
    EXPECT_TRUE(says(u"He stands beside a wrong corner."_s));
    EXPECT_TRUE(std::ranges::any_of(view->diagram().marks, [](const board::Mark& mark) {
        return mark.kind == board::MarkKind::redCircle && mark.squares == chess::Bitboard{h8};
    }));
    press(u"Next move"_s);
    EXPECT_TRUE(says(u"The bishop waits."_s));
    next();
    next();
    EXPECT_TRUE(says(u"No way back."_s));
    press(u"Previous move"_s);
    EXPECT_FALSE(says(u"No way back."_s));
    press(u"Previous move"_s);
    EXPECT_TRUE(says(u"The bishop waits."_s));
}

TEST_F(CourseInTheWindow, LeavingRestoresThePreviousGame)
{
    start(mateIn19, trainer::Seat::both);
    session.play(best().front());
    const chess::Board game = pieces();
    openCourse();
    ASSERT_NE(pieces(), game);
    EXPECT_FALSE(action(u"Game/Again, mirrored"_s)->isEnabled()) << "that would leave the page";
    key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    press(u"Leave course"_s);
    EXPECT_FALSE(window->reader().isOpen());
    EXPECT_EQ(pieces(), game);
}

TEST_F(CourseInTheWindow, EscConfirmsBeforeDiscardingAnAnswer)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    click(a8);
    key(Qt::Key_Escape);
    EXPECT_TRUE(window->reader().isOpen());
    EXPECT_TRUE(coach().contains(u"Press Esc again to leave the course."_s)) << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_FALSE(window->reader().isOpen());
}

TEST_F(CourseInTheWindow, EscConfirmsBeforeDiscardingAPlayOut)
{
    openCourse();
    goOnTo(u"Finish."_s);
    key(Qt::Key_Escape);
    EXPECT_FALSE(window->reader().isOpen()) << "no move was made";
    openCourse();
    goOnTo(u"Finish."_s);
    session.play(best().front());
    waitForReply();
    key(Qt::Key_Escape);
    EXPECT_TRUE(window->reader().isOpen());
    EXPECT_TRUE(coach().contains(u"Press Esc again to leave the course."_s)) << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_FALSE(window->reader().isOpen());
}

TEST_F(CourseInTheWindow, EscConfirmsAndMentionsALossOnlyIfThereIsOne)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Ke6"_s);
    ASSERT_TRUE(window->reader().isRefuted());
    key(Qt::Key_Escape);
    EXPECT_TRUE(window->reader().isOpen()) << "the refutation is still to be seen";
    EXPECT_FALSE(coach().contains(u"lost"_s)) << "the result of a wrong answer is saved";
    key(Qt::Key_Escape);
    EXPECT_FALSE(window->reader().isOpen());
    const auto expectAsked = [this] {
        session.goTo(0);
        key(Qt::Key_Escape);
        EXPECT_TRUE(window->reader().isOpen());
        EXPECT_TRUE(coach().contains(u"Press Esc again to leave the course."_s)) << coach().toStdString();
        key(Qt::Key_Escape);
        EXPECT_FALSE(window->reader().isOpen());
    };
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Be4"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return plies() == 2; }, patience));
    expectAsked();
    openCourse();
    goOnTo(u"Finish."_s);
    session.play(best().front());
    waitForReply();
    expectAsked();
}

TEST_F(CourseInTheWindow, AnotherCourseAsksBeforeAnAnswerIsLost)
{
    openCourse();
    goOnTo(u"Finish."_s);
    choose(u"Training/Courses/Mate with the queen"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !window->reader().isOpening(); }, patience));
    EXPECT_FALSE(says(u"Finish."_s)) << "nothing was played";
    openCourse();
    goOnTo(u"Finish."_s);
    session.play(best().front());
    waitForReply();
    choose(u"Training/Courses/Mate with the queen"_s);
    EXPECT_TRUE(coach().contains(u"Your unfinished answer to this page will be lost."_s))
        << coach().toStdString();
    EXPECT_FALSE(window->reader().isOpening());
    choose(u"Training/Courses/Mate with the queen"_s);
    EXPECT_TRUE(window->reader().isOpening());
}

TEST_F(CourseInTheWindow, TheButtonAsksAsEscDoes)
{
    openCourse();
    goOnTo(u"Finish."_s);
    session.play(best().front());
    waitForReply();
    press(u"Leave course"_s);
    EXPECT_TRUE(window->reader().isOpen());
    EXPECT_TRUE(coach().contains(u"Your unfinished answer to this page will be lost."_s))
        << coach().toStdString();
    press(u"Leave course"_s);
    EXPECT_FALSE(window->reader().isOpen());
    openCourse();
    goOnTo(u"Finish."_s);
    press(u"Leave course"_s);
    EXPECT_FALSE(window->reader().isOpen()) << "no move was made";
}

TEST_F(CourseInTheWindow, QuestionsFocusTheButtonThatDeclines)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    click(a8);
    key(Qt::Key_Escape);
    EXPECT_EQ(QApplication::focusWidget(), button(u"Stay on the page"_s));
    key(Qt::Key_Return);
    EXPECT_TRUE(window->reader().isOpen());
    EXPECT_TRUE(coach().isEmpty()) << coach().toStdString();
    EXPECT_TRUE(view->hasFocus());
    press(u"Leave course"_s);
    EXPECT_EQ(QApplication::focusWidget(), button(u"Stay on the page"_s));
    click(h1);
    EXPECT_TRUE(coach().isEmpty()) << coach().toStdString();
    EXPECT_TRUE(view->hasFocus()) << "going on declines, too";
}

TEST_F(CourseInTheWindow, TheFirstMoveOfTheProgramIsNoAnswer)
{
    openCourse("[Event \"Draw\"]\n[Task \"hold 5\"]\n[SetUp \"1\"]\n"
               "[FEN \"4k3/8/4P3/4K3/8/8/8/8 w - - 0 1\"]\n\n{ Hold it. } *\n");
    ASSERT_TRUE(QTest::qWaitFor([this] { return plies() == 1; }, patience));
    key(Qt::Key_Escape);
    EXPECT_FALSE(window->reader().isOpen());
}

TEST_F(CourseInTheWindow, PagesOutsideTheTablebasesGiveNoAdviceToRemovePieces)
{
    openCourse("[Event \"Six\"]\n[Task \"find\"]\n[SetUp \"1\"]\n"
               "[FEN \"4k3/8/4K3/4P3/4P3/4P3/4P3/8 w - - 0 1\"]\n\n{ Six pieces. } 1. Kd6 *\n");
    EXPECT_FALSE(standing().contains(u"Remove"_s)) << standing().toStdString();
    window->reader().leave();
    start("4k3/8/4K3/4P3/4P3/4P3/4P3/8 w - - 0 1", trainer::Seat::both);
    EXPECT_TRUE(standing().contains(u"Remove"_s)) << standing().toStdString();
}

TEST_F(CourseInTheWindow, AKeyShowsTheMoveOrTheSquares)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    EXPECT_TRUE(action(u"Training/Courses/Show the squares"_s)->isEnabled());
    key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(window->reader().pointed(), (chess::Bitboard{a8, h1}));
    goOnTo(u"A waiting move."_s);
    EXPECT_TRUE(action(u"Training/Courses/Show the move"_s)->isEnabled());
    key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(pieces().piece_at(e4), (chess::Piece{chess::Color::white, chess::Role::bishop}));
}

TEST_F(CourseInTheWindow, TheMenuNamesTheKeyThatLeaves)
{
    openCourse();
    EXPECT_TRUE(action(u"Training/Courses/Leave course"_s)->text().endsWith(u"\tEsc"_s));
    EXPECT_NE(button(u"Leave course"_s), nullptr) << "buttons show no key";
}

TEST_F(CourseInTheWindow, ReadPagesAreRecorded)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    std::optional<QString> noted;
    practiceStore.ask(
        [](store::PracticeDatabase& database) {
            QSqlQuery query{database.connection()};
            return query.exec(u"SELECT course || ' ' || page FROM page_read"_s) && query.next()
                       ? query.value(0).toString()
                       : QString{};
        },
        [&](const QString& found) { noted = found; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return noted.has_value(); }, patience));
    EXPECT_EQ(noted,
              path() + u' ' + QString::fromStdString(window->reader().course()->chapters[0].pages[0].key));
}

TEST_F(CourseInTheWindow, PagesLeafedOverAreNotRead)
{
    openCourse();
    key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    ASSERT_TRUE(says(u"Where can he be mated?"_s));
    EXPECT_TRUE(window->reader().results().empty());
    back();
    goOnTo(u"Where can he be mated?"_s);
    EXPECT_EQ(window->reader().results().at({0, 0}), trainer::course::Result::read);
}

TEST_F(CourseInTheWindow, ErasedResultsResetTheScore)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Bc2"_s);
    goOnTo(u"Finish."_s);
    session.play(best().front());
    waitForReply();
    while (!session.round().end()) {
        session.play(best().front());
        if (!session.round().end())
            waitForReply();
    }
    ASSERT_EQ(store::lastBookmark(preferences.coursePlaces)->done, 1);
    ASSERT_FALSE(resultsKept().empty());
    choose(u"Training/Courses/Leave course"_s);
    choose(u"Training/Practice/Erase everything…"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return find<QMessageBox>() != nullptr; }, patience));
    for (QAbstractButton* each : find<QMessageBox>()->buttons()) {
        if (each->text().remove(u'&') == u"Erase"_s)
            QTest::mouseClick(each, Qt::LeftButton);
    }
    ASSERT_TRUE(QTest::qWaitFor([this] { return store::lastBookmark(preferences.coursePlaces)->done == 0; },
                                patience));
    EXPECT_TRUE(window->actions()[u"learn"_s]->toolTip().contains(u"Done: 0 of 3."_s))
        << window->actions()[u"learn"_s]->toolTip().toStdString();
}

TEST_F(CourseInTheWindow, ClocksThatAFileDoesNotKnowAreNotShown)
{
    const auto at = [](const QByteArray& counters) {
        return "[SetUp \"1\"]\n[FEN \"8/8/8/8/8/2K5/B1N5/3k4 w - - " + counters +
               "\"]\n\n{ Look. } 1. Nd4 *\n";
    };
    openCourse(at("0 80"));
    EXPECT_FALSE(standing().contains(u"fifty-move rule"_s)) << standing().toStdString();
    next();
    EXPECT_FALSE(standing().contains(u"fifty-move rule"_s)) << standing().toStdString();
    for (const char* counters : {"0 1", "4 80"}) {
        openCourse(at(counters));
        EXPECT_TRUE(standing().contains(u"fifty-move rule"_s)) << counters;
    }
}

TEST_F(CourseInTheWindow, GivingUpAPlayOutShowsTheLineToMate)
{
    openCourse();
    goOnTo(u"Finish."_s);
    choose(u"Game/Give up"_s);
    EXPECT_EQ(session.mode(), session::Mode::replay);
    ASSERT_NE(session.replay(), nullptr);
    EXPECT_FALSE(session.replay()->line.steps().empty());
}

TEST_F(CourseInTheWindow, BestResultOfEachPageIsSaved)
{
    using enum trainer::course::Result;
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    EXPECT_EQ(resultsKept(), (trainer::course::Results{{{0, 0}, read}}));
    for (const auto square : {a8, h8, h8})
        click(square);
    EXPECT_EQ(resultsKept().at({0, 1}), failed);
    click(h1);
    EXPECT_EQ(resultsKept().at({0, 1}), retried);
    goOnTo(u"A waiting move."_s);
    EXPECT_FALSE(resultsKept().contains({1, 0}));
    typeMove(u"Be4"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    typeMove(u"Bh7"_s);
    EXPECT_EQ(resultsKept().at({1, 0}), solved);
    back();
    press(u"Next move"_s);
    EXPECT_EQ(resultsKept().at({1, 0}), solved) << "to look at it again changes nothing";
}

TEST_F(CourseInTheWindow, ResultsNotedWhileTheSavedOnesAreReadStay)
{
    const QByteArray page = "[Task \"find\"]\n" + fromPhilidor + "{ Wait. } 1. Be4 *\n";
    openCourse(page);
    window->reader().showAnswer();
    EXPECT_EQ(resultsKept().at({0, 0}), trainer::course::Result::shown);
    openCourse(page);
    resultsKept();
    emit practiceStore.opened();
    typeMove(u"Be4"_s);
    EXPECT_EQ(resultsKept().at({0, 0}), trainer::course::Result::with_help);
    EXPECT_EQ(window->reader().results().at({0, 0}), trainer::course::Result::with_help);
}

TEST_F(CourseInTheWindow, PagesResumeAfterTriesAndOtherGames)
{
    openCourse();
    typeMove(u"Bc2"_s);
    EXPECT_EQ(plies(), 1U);
    EXPECT_FALSE(says(u"He stands beside a wrong corner."_s)) << "it is about another position";
    press(u"Back to the page"_s);
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(says(u"He stands beside a wrong corner."_s));
    next();
    choose(u"Training/Textbook positions/The longest mate"_s);
    EXPECT_FALSE(says(u"The bishop waits."_s));
    press(u"Back to the course"_s);
    EXPECT_TRUE(says(u"He stands beside a wrong corner."_s));
}

TEST_F(CourseInTheWindow, SquaresAreSelectedByMouseAndKeyboard)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    EXPECT_TRUE(says(u"Select 2 square"_s)) << card().toStdString();
    click(h8);
    click(a8);
    EXPECT_TRUE(says(u"h8 is wrong."_s)) << card().toStdString();
    EXPECT_EQ(squaresMarked(board::MarkKind::redCircle), chess::Bitboard{h8});
    EXPECT_EQ(squaresMarked(board::MarkKind::pointed), chess::Bitboard{a8}) << "right and wrong differ";
    click(h8);
    EXPECT_TRUE(says(u"One more square."_s)) << card().toStdString();
    view->setFocus();
    view->activateSquare(h1);
    EXPECT_TRUE(says(u"Correct: these are the squares. Solved at the second try."_s)) << card().toStdString();
    EXPECT_EQ(plies(), 0U) << "no piece moves";
    click(h1);
    EXPECT_TRUE(says(u"Correct: these are the squares."_s)) << "solved is solved";
    EXPECT_EQ(squaresMarked(board::MarkKind::pointed), (chess::Bitboard{a8, h1}));
}

TEST_F(CourseInTheWindow, AnotherSquareTakesThePlaceOfTheWrongOnes)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    for (const auto square : {a8, h8, h1})
        click(square);
    EXPECT_TRUE(says(u"Correct: these are the squares. Solved at the second try."_s)) << card().toStdString();
    EXPECT_EQ(squaresMarked(board::MarkKind::pointed), (chess::Bitboard{a8, h1}));
}

TEST_F(CourseInTheWindow, CorrectMovesAreConfirmedAndAnswered)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    EXPECT_TRUE(says(u"It is your move."_s));
    EXPECT_EQ(session.round().game().nodes().size(), 1U) << "the record does not tell it";
    typeMove(u"Be4"_s);
    EXPECT_TRUE(says(u"Right."_s)) << card().toStdString();
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    EXPECT_TRUE(says(u"Right. Find the next move."_s)) << card().toStdString();
    EXPECT_FALSE(find<panels::CoachCard>()->isVisible()) << "one verdict is enough";
    typeMove(u"Bh7"_s);
    EXPECT_TRUE(says(u"He has to go."_s));
    EXPECT_TRUE(says(u"Right. That was the last move."_s));
    EXPECT_FALSE(says(u"help"_s));
}

TEST_F(CourseInTheWindow, BackTakesBackMoveAndReplyOnAQuestion)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Be4"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    key(Qt::Key_PageUp, Qt::AltModifier);
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(says(u"It is your move."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, EqualMovesAreAcceptedAndThePageContinues)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Bc2"_s);
    EXPECT_TRUE(says(u"Right: Bc2 is as good as Be4. The course goes on with Be4."_s))
        << card().toStdString();
    EXPECT_FALSE(find<panels::CoachCard>()->isVisible());
    press(u"Go on with Be4"_s);
    EXPECT_EQ(plies(), 0U) << "first his move goes back";
    EXPECT_TRUE(says(u"The course goes on with Be4."_s)) << card().toStdString();
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    typeMove(u"Bh7"_s);
    EXPECT_TRUE(says(u"Right. That was the last move."_s)) << card().toStdString();
    EXPECT_FALSE(says(u"help"_s)) << "he has found it himself";
}

TEST_F(CourseInTheWindow, SlowerMovesWithTheSameIdeaAreAcceptedWithTheBetterMove)
{
    openCourse("[Task \"find\"]\n[SetUp \"1\"]\n[FEN \"4B3/1k2K3/8/8/8/3N4/8/8 w - - 0 1\"]\n\n"
               "{ Go to meet him. } 1. Kd6 Kc8 2. Ba4 *\n");
    typeMove(u"Kd7"_s);
    EXPECT_TRUE(says(u"Right idea: Kd7 has the same aim, but Kd6 is"_s)) << card().toStdString();
    EXPECT_NE(button(u"Go on with Kd6"_s), nullptr);
}

TEST_F(CourseInTheWindow, WrongMovesAreRefutedAndTakenBackWithOneKey)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    for (const auto& [key, move] :
         {std::pair{Qt::Key_PageDown, u"Ke6"_s}, std::pair{Qt::Key_Backspace, u"Ke7"_s}}) {
        typeMove(move);
        EXPECT_TRUE(says(u"Find a better move."_s)) << card().toStdString();
        EXPECT_TRUE(coach().contains(move)) << coach().toStdString();
        EXPECT_FALSE(coach().contains(u"Be4"_s) || card().contains(u"Be4"_s)) << coach().toStdString();
        EXPECT_TRUE(std::ranges::any_of(view->diagram().arrows, [](const board::Arrow& arrow) {
            return arrow.kind == board::ArrowKind::reply && arrow.from == g8;
        }));
        EXPECT_NE(button(u"Try again"_s), nullptr);
        click(g8);
        EXPECT_TRUE(coach().contains(move))
            << "a click on another piece leaves the explanation: " << coach().toStdString();
        view->setFocus();
        this->key(key, key == Qt::Key_PageDown ? Qt::AltModifier : Qt::NoModifier);
        EXPECT_EQ(plies(), 0U);
        EXPECT_TRUE(tellsNothing());
        EXPECT_TRUE(says(u"It is your move."_s));
    }
}

TEST_F(CourseInTheWindow, TouchingAPieceTakesAWrongMoveBack)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Ke6"_s);
    ASSERT_TRUE(says(u"Find a better move."_s)) << card().toStdString();
    click(f5);
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(view->selected(), f5) << "the same click selects it";
    typeMove(u"Ke6"_s);
    ASSERT_TRUE(says(u"Find a better move."_s)) << card().toStdString();
    view->setFocus();
    view->showCursor(true);
    ASSERT_EQ(view->cursor(), f5);
    key(Qt::Key_Return);
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(view->selected(), f5) << "by keyboard too";
    typeMove(u"Ke7"_s);
    ASSERT_TRUE(says(u"Find a better move."_s)) << card().toStdString();
    drag(e7, e6);
    EXPECT_EQ(plies(), 0U) << "the king is back on f6";
    typeMove(u"Ke6"_s);
    ASSERT_TRUE(says(u"Find a better move."_s)) << card().toStdString();
    drag(f5, d3);
    EXPECT_EQ(plies(), 1U) << "the same drag plays the next try";
    EXPECT_TRUE(says(u"Right: Bd3 is as good as Be4."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, SlowerMovesAreAnsweredWithACommentedReply)
{
    openCourse("[Task \"find\"]\n[SetUp \"1\"]\n[FEN \"2k5/8/3K4/NB6/8/8/8/8 w - - 0 1\"]\n\n"
               "{ Cut him off. } 1. Kc6 Kd8 *\n");
    for (const QString& slower : {u"Bd3"_s, u"Kc5"_s, u"Nb3"_s}) {
        typeMove(slower);
        ASSERT_TRUE(says(u"Find a better move."_s)) << card().toStdString();
        const auto reply =
            std::ranges::find(view->diagram().arrows, board::ArrowKind::reply, &board::Arrow::kind);
        ASSERT_NE(reply, view->diagram().arrows.end()) << slower.toStdString();
        EXPECT_TRUE(coach().contains(text::moveName(shown(), {reply->from, reply->to})))
            << coach().toStdString();
        press(u"Try again"_s);
    }
}

TEST_F(CourseInTheWindow, RepeatedClicksTriggerNoOtherAction)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    QPushButton* const tryAgain = button(u"Next move"_s);
    EXPECT_FALSE(tryAgain->isEnabled()) << "it waits for an answer";
    typeMove(u"Ke6"_s);
    EXPECT_EQ(tryAgain->text(), u"Try again"_s);
    for (int presses = 0; presses < 3; ++presses)
        QTest::mouseClick(tryAgain, Qt::LeftButton);
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(says(u"It is your move."_s)) << card().toStdString();
    typeMove(u"Ke6"_s);
    tryAgain->setFocus();
    for (int presses = 0; presses < 3; ++presses)
        QTest::keyClick(window->focusWidget(), Qt::Key_Space);
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(window->focusWidget(), view) << "no other button has the focus";
}

TEST_F(CourseInTheWindow, SkipButtonPassesAQuestion)
{
    openCourse();
    EXPECT_FALSE(button(u"Show the move"_s)->isEnabled()) << "there is no question";
    goOnTo(u"Where can he be mated?"_s);
    click(h8);
    press(u"Show the squares"_s);
    EXPECT_TRUE(says(u"These are the squares. You were shown the answer"_s)) << card().toStdString();
    EXPECT_EQ(squaresMarked(board::MarkKind::pointed), (chess::Bitboard{a8, h1}));
    EXPECT_EQ(window->reader().results().at({0, 1}), trainer::course::Result::shown);
    press(u"Next page"_s);
    EXPECT_TRUE(says(u"A waiting move."_s)) << card().toStdString();
    typeMove(u"Ke6"_s);
    press(u"Show the move"_s);
    EXPECT_EQ(session.round().game().node(session.round().game().path().at(1)).move, (chess::Move{f5, e4}));
}

TEST_F(CourseInTheWindow, PagesSolvedAfterTheAnswerWasShownAreSolvedWithHelp)
{
    openCourse();
    ASSERT_TRUE(resultsKept().empty()) << "the file is open";
    const auto visit = [this] {
        window->reader().turnTo({0, 1});
        waitUntilSolved();
    };
    visit();
    press(u"Show the squares"_s);
    EXPECT_TRUE(says(u"These are the squares. You were shown the answer"_s)) << card().toStdString();
    EXPECT_EQ(resultsKept().at({0, 1}), trainer::course::Result::shown) << "after a restart too";
    visit();
    for (const auto square : {a8, h8, h8, h1})
        click(square);
    EXPECT_TRUE(says(u"You were shown the answer before, so it counts as solved with help."_s))
        << card().toStdString();
    EXPECT_EQ(resultsKept().at({0, 1}), trainer::course::Result::with_help);
    visit();
    typeMove(u"a8 h1"_s);
    EXPECT_EQ(resultsKept().at({0, 1}), trainer::course::Result::solved) << card().toStdString();
}

TEST_F(CourseInTheWindow, ATypedMoveTakesThePlaceOfAWrongOne)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Ke6"_s);
    EXPECT_TRUE(says(u"Find a better move."_s)) << card().toStdString();
    typeMove(u"be4"_s);
    EXPECT_TRUE(says(u"Right."_s)) << "with a small letter for the bishop: " << card().toStdString();
}

TEST_F(CourseInTheWindow, EnterGoesOnIfNothingIsAsked)
{
    openCourse();
    view->setFocus();
    view->showCursor(false);
    for (int presses = 0; presses < 10 && !says(u"Where can he be mated?"_s); ++presses)
        key(Qt::Key_Return);
    EXPECT_TRUE(says(u"Where can he be mated?"_s)) << card().toStdString();
    key(Qt::Key_Return);
    EXPECT_TRUE(says(u"Where can he be mated?"_s)) << "there is no answer yet";
    typeMove(u"a8 h1"_s);
    key(Qt::Key_Return);
    EXPECT_TRUE(says(u"A waiting move."_s)) << "though Enter has shown the cursor: " << card().toStdString();
    typeMove(u"Ke6"_s);
    key(Qt::Key_Return);
    EXPECT_FALSE(says(u"Find a better move."_s)) << "Enter tries again: " << card().toStdString();
}

TEST_F(CourseInTheWindow, ACompleteTypedAnswerTakesThePlaceOfTheSelectedSquares)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    click(e4);
    typeMove(u"a8 h1"_s);
    EXPECT_TRUE(says(u"Correct: these are the squares."_s)) << card().toStdString();
    EXPECT_EQ(resultsKept().at({0, 1}), trainer::course::Result::solved);
}

TEST_F(CourseInTheWindow, EnterGoesOnAfterAnAnswerByTheCursor)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    for (const auto square : {a8, h1})
        click(square);
    view->setFocus();
    view->showCursor(true);
    key(Qt::Key_Return);
    EXPECT_TRUE(says(u"A waiting move."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, TakingBackTakesBackTheReplyAndTheMoveBeforeIt)
{
    const auto depth = [this] { return session.round().game().depth(); };
    openCourse("[Task \"find\"]\n" + fromPhilidor + "1. Be4 Kf8 2. Bh7 Ke8 *\n");
    typeMove(u"Be4"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return depth() == 2; }, patience));
    action(u"Game/Take back"_s)->trigger();
    EXPECT_EQ(depth(), 0U);
    waitUntilSolved();
    EXPECT_FALSE(QTest::qWaitFor([&] { return depth() > 0; }, 1500)) << "the page waits for the move";
}

TEST_F(CourseInTheWindow, AnsweredQuestionsHaveNoHints)
{
    openCourse("[Task \"find\"]\n" + fromPhilidor + "{ Wait. } 1. Be4 *\n");
    EXPECT_TRUE(action(u"Game/Hint"_s)->isEnabled());
    typeMove(u"Be4"_s);
    EXPECT_FALSE(action(u"Game/Hint"_s)->isEnabled()) << "it would be one for the opponent";
    EXPECT_TRUE(action(u"Game/Hint"_s)->toolTip().contains(u"answered"_s));
    EXPECT_TRUE(action(u"Game/Show the line to mate"_s)->isEnabled());
    EXPECT_FALSE(record().contains(u"wasted so far"_s)) << record().toStdString();
}

TEST_F(CourseInTheWindow, ASingleSquareIsOne)
{
    openCourse("[Task \"squares a8\"]\n" + fromPhilidor + "{ Where? } *\n");
    typeMove(u"a8"_s);
    EXPECT_TRUE(says(u"Correct: this is the square."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, FivePieceEndingsAreSolvedForQuestionsAndNotToBeReadAbout)
{
    const QByteArray start = "[SetUp \"1\"]\n[FEN \"6K1/4k1P1/8/8/8/8/7r/5R2 w - - 0 1\"]\n\n";
    openCourse("[Task \"read\"]\n" + start + "{ The position. } 1. Re1+ Kd7 *\n\n[Task \"find\"]\n" + start +
               "{ The check. } 1. Re1+ *\n");
    EXPECT_FALSE(standing().contains(u"on demand"_s)) << standing().toStdString();
    next();
    EXPECT_FALSE(says(u"as you like"_s)) << card().toStdString();
    next();
    next();
    ASSERT_TRUE(says(u"The check."_s)) << card().toStdString();
    const auto coverage = [this] { return session.tables().coverageOf(session.round().position()); };
    EXPECT_EQ(coverage(), session::Coverage::solving) << "the tablebases judge the answer";
    session.cancelSolving();
    EXPECT_EQ(coverage(), session::Coverage::cancelled);
}

TEST_F(CourseInTheWindow, FailedPagesRequireTwoCleanSolutions)
{
    openCourse();
    const auto visit = [&] {
        window->reader().turnTo({1, 0});
        waitUntilSolved();
    };
    const auto solve = [&] {
        visit();
        typeMove(u"Be4"_s);
        ASSERT_TRUE(QTest::qWaitFor([this] { return plies() == 2; }, patience));
        typeMove(u"Bh7"_s);
    };
    visit();
    typeMove(u"Ke6"_s);
    EXPECT_EQ(window->reader().results().at({1, 0}), trainer::course::Result::failed);
    solve();
    EXPECT_EQ(window->reader().results().at({1, 0}), trainer::course::Result::retried);
    EXPECT_TRUE(says(u"You got this wrong before, so it counts as solved at the second try."_s))
        << card().toStdString();
    solve();
    EXPECT_EQ(window->reader().results().at({1, 0}), trainer::course::Result::solved);
    EXPECT_FALSE(says(u"second try"_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, StalemateDoesNotRevealTheAnswer)
{
    openCourse("[Task \"find\"]\n[SetUp \"1\"]\n[FEN \"k7/8/1K6/4N3/2B5/8/8/8 w - - 0 1\"]\n\n"
               "{ Give the right check. } 1. Bd5+ Kb8 *\n");
    typeMove(u"Nc6"_s);
    EXPECT_TRUE(says(u"Find a better move."_s)) << card().toStdString();
    EXPECT_FALSE(coach().contains(u"Bd5"_s) || coach().contains(u"Best was"_s)) << coach().toStdString();
}

TEST_F(CourseInTheWindow, SpaceAfterTheLastTakeBackDoesNotLeave)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Ke6"_s);
    button(u"Take back"_s)->setFocus();
    QTest::keyClick(button(u"Take back"_s), Qt::Key_Space);
    EXPECT_EQ(plies(), 0U);
    QTest::keyClick(window->focusWidget(), Qt::Key_Space);
    EXPECT_TRUE(window->reader().isOpen());
}

TEST_F(CourseInTheWindow, ShownMovesDoNotCountAsSolved)
{
    openCourse("[Task \"find\"]\n" + fromPhilidor + "{ Wait. } 1. Be4 *\n");
    press(u"Show the move"_s);
    EXPECT_FALSE(says(u"Right."_s)) << card().toStdString();
    EXPECT_TRUE(says(u"You were shown the answer, so it counts as failed."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, DrawingsDoNotRevealTheAnswer)
{
    openCourse("[Task \"find\"]\n" + fromPhilidor +
               "{ Wait. [%csl Gh8,Re4] [%cal Gf5e4,Gf7h8] } 1. Be4 Kf8 2. Bh7 *\n");
    EXPECT_TRUE(isMarked(board::MarkKind::greenCircle));
    EXPECT_FALSE(isMarked(board::MarkKind::redCircle));
    ASSERT_EQ(view->diagram().arrows.size(), 1U);
    EXPECT_EQ(view->diagram().arrows.front().from, f7);
    typeMove(u"Be4"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    key(Qt::Key_Left, Qt::AltModifier);
    key(Qt::Key_Left, Qt::AltModifier);
    EXPECT_TRUE(isMarked(board::MarkKind::redCircle)) << "it is found";
}

TEST_F(CourseInTheWindow, QuestionsCanBeSkipped)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    EXPECT_TRUE(says(u"Finish."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, MarksAndCardsDoNotRevealTheAnswer)
{
    for (const auto& [key, mark] :
         {std::pair{Qt::Key_F3, board::MarkKind::coverKing}, std::pair{Qt::Key_F7, board::MarkKind::field}}) {
        window->setFocus();
        this->key(key);
        EXPECT_TRUE(preferences.shown.marks.shows(mark));
    }
    openCourse();
    EXPECT_TRUE(isMarked(board::MarkKind::targetCorner));
    EXPECT_TRUE(standing().contains(u"Right corners (light)"_s));
    for (const QString& page : {u"Where can he be mated?"_s, u"A waiting move."_s}) {
        goOnTo(page);
        EXPECT_TRUE(tellsNothing()) << page.toStdString();
    }
    typeMove(u"Be4"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    EXPECT_TRUE(tellsNothing()) << "another move is asked for";
    typeMove(u"Bh7"_s);
    EXPECT_TRUE(isMarked(board::MarkKind::targetCorner));
    EXPECT_TRUE(isMarked(board::MarkKind::field));
    EXPECT_TRUE(standing().contains(u"Black to move"_s));
    EXPECT_TRUE(standing().contains(u"mates in"_s));
}

TEST_F(CourseInTheWindow, HintsLeadToTheAnswerAndCountAsHelp)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    const auto rungsLeft = [this] { return !session.help().canPlayHint(); };
    while (rungsLeft()) {
        press(u"Hint"_s);
        EXPECT_EQ(plies(), 0U);
        EXPECT_TRUE(find<panels::CoachCard>()->isVisible());
        EXPECT_EQ(!rungsLeft(), !view->diagram().arrows.empty()) << "only the last step tells the move";
    }
    key(Qt::Key_H, Qt::ControlModifier);
    EXPECT_EQ(plies(), 0U);
    press(u"Play "_s + text::moveName(session.round().position(), session.help().hints()->move));
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2 || plies() == 1; }, patience));
    session.goTo(0);
    typeMove(u"Be4"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    typeMove(u"Bh7"_s);
    EXPECT_TRUE(says(u"You were shown the answer"_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, HintsWithoutTheMoveCountAsHelp)
{
    openCourse("[Task \"find\"]\n" + fromPhilidor + "{ Wait. } 1. Be4 *\n");
    press(u"Hint"_s);
    press(u"Hint"_s);
    typeMove(u"Be4"_s);
    EXPECT_TRUE(says(u"Solved with help."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, AfterAWrongMoveTheHintIsOnTheQuestion)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Ke6"_s);
    ASSERT_EQ(plies(), 1U);
    press(u"Hint"_s);
    EXPECT_EQ(plies(), 0U) << "the wrong move is taken back";
    EXPECT_TRUE(session.help().hint());
    EXPECT_TRUE(find<panels::CoachCard>()->isVisible());
}

TEST_F(CourseInTheWindow, AFinishedCourseGivesWayToAGame)
{
    openCourse();
    const QString game = folder.filePath(u"game.pgn"_s);
    writeBytes(game, "1. e4 e5 *\n");
    const auto openGame = [&] {
        window->open(game);
        ASSERT_TRUE(QTest::qWaitFor([this] { return !window->reader().isOnPage(); }, patience));
        settle();
    };
    openGame();
    EXPECT_TRUE(find<panels::CourseCard>()->isVisible()) << "an unfinished one can be gone on with";
    window->reader().turnTo({1, 1});
    window->reader().skip();
    settle();
    openGame();
    EXPECT_FALSE(find<panels::CourseCard>()->isVisible()) << card().toStdString();
    EXPECT_FALSE(window->reader().isOpen());
    EXPECT_TRUE(preferences.course.isEmpty()) << "nor at the next start";
}

TEST_F(CourseInTheWindow, MovesToKnowByHeartSayWhyTheyHaveNoHints)
{
    openCourse("[Task \"recall\"]\n" + fromPhilidor + "{ Your line. } 1. Nd6 *\n");
    EXPECT_FALSE(action(u"Game/Hint"_s)->isEnabled());
    EXPECT_TRUE(action(u"Game/Hint"_s)->toolTip().contains(u"to know by heart"_s));
    typeMove(u"Ke6"_s);
    EXPECT_FALSE(action(u"Game/Hint"_s)->isEnabled());
    EXPECT_TRUE(action(u"Game/Hint"_s)->toolTip().contains(u"to know by heart"_s));
}

TEST_F(CourseInTheWindow, CoachReplacesCommentsOnEarlierMoves)
{
    openCourse();
    next();
    EXPECT_TRUE(says(u"The bishop waits."_s));
    EXPECT_FALSE(find<panels::CoachCard>()->isVisible());
    next();
    EXPECT_FALSE(says(u"The bishop waits."_s));
    EXPECT_FALSE(find<panels::CoachCard>()->isVisible()) << "its remark is on the page";
    const Remark remark = find<panels::CoachCard>()->remark();
    ASSERT_FALSE(remark.headline.isEmpty());
    EXPECT_TRUE(says(remark.headline)) << card().toStdString();
}

TEST_F(CourseInTheWindow, MarksReturnOnceTheSquaresAreFound)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    click(h1);
    click(h8);
    EXPECT_TRUE(tellsNothing()) << "of the squares pointed at one is wrong";
    click(h8);
    click(a8);
    settle();
    EXPECT_TRUE(isMarked(board::MarkKind::targetCorner));
    EXPECT_TRUE(standing().contains(u"Right corners (light)"_s));
}

TEST_F(CourseInTheWindow, StagesMarkNoSquaresOnAPageThatAsksForSquares)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    click(h1);
    click(a8);
    settle();
    const auto dots = find<panels::StepRow>()->findChildren<QAbstractButton*>();
    ASSERT_TRUE(dots.first()->isVisible());
    for (QAbstractButton* dot : dots) {
        dot->setFocus();
        EXPECT_EQ(squaresMarked(board::MarkKind::pointed), (chess::Bitboard{a8, h1}));
    }
}

TEST_F(CourseInTheWindow, TriesAreEvaluatedWithoutRevealingTheAnswer)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Ke6"_s);
    EXPECT_TRUE(coach().contains(u"Ke6"_s)) << coach().toStdString();
    EXPECT_FALSE(coach().contains(u"Best was"_s));
    EXPECT_FALSE(coach().contains(u"Be4"_s)) << coach().toStdString();
    press(u"Try again"_s);
    EXPECT_TRUE(tellsNothing());
    EXPECT_FALSE(find<panels::CoachCard>()->isVisible());
}

TEST_F(CourseInTheWindow, ShowsTheDrawingsOfTheAuthor)
{
    openCourse("[Task \"find\"]\n" + fromPhilidor +
               "{ Wait. [%csl Gh8] } 1. Be4 { Good. [%cal Ge4h7] } *\n\n[Task \"squares a8 h1\"]\n" +
               fromPhilidor + "{ Where? [%csl Ra1] } *\n");
    EXPECT_TRUE(isMarked(board::MarkKind::greenCircle));
    typeMove(u"Be4"_s);
    EXPECT_FALSE(isMarked(board::MarkKind::greenCircle));
    EXPECT_TRUE(std::ranges::any_of(view->diagram().arrows, [](const board::Arrow& arrow) {
        return arrow.kind == board::ArrowKind::green && arrow.from == e4 && arrow.to == h7;
    }));
    goOnTo(u"Where?"_s);
    EXPECT_FALSE(isMarked(board::MarkKind::redCircle)) << "before the squares are found";
    click(a8);
    click(h1);
    EXPECT_TRUE(isMarked(board::MarkKind::redCircle));
}

TEST_F(CourseInTheWindow, PageCommentsSilenceTheCoach)
{
    openCourse();
    EXPECT_FALSE(find<panels::CoachCard>()->isVisible());
    EXPECT_FALSE(record().contains(u"He stands beside"_s)) << "said once";
    EXPECT_FALSE(action(u"Game/Hint"_s)->isEnabled()) << "the text leads on";
    next();
    EXPECT_FALSE(find<panels::CoachCard>()->isVisible());
    back();
    typeMove(u"Bc2"_s);
    EXPECT_TRUE(find<panels::CoachCard>()->isVisible()) << "the page does not know this move";
    EXPECT_FALSE(says(u"The only"_s));
}

const QByteArray waitingMove =
    "[Task \"find\"]\n[SetUp \"1\"]\n[FEN \"k7/8/1K6/2N2B2/8/8/8/8 w - - 0 1\"]\n\n"
    "{ Mate in three. } 1. Be6 { It still covers c8. } (1. Na6 $4 { Too early: stalemate. }) 1... Kb8 "
    "2. Na6+ Ka8 3. Bd5# *\n";

TEST_F(CourseInTheWindow, EqualMovesArePlayedOutToMate)
{
    openCourse(waitingMove);
    typeMove(u"Bh3"_s);
    EXPECT_TRUE(says(u"Right: Bh3 is as good as Be6."_s)) << card().toStdString();
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    EXPECT_TRUE(says(u"Right: Bh3 is as good as Be6. Your move counts: find the next one."_s))
        << card().toStdString();
    EXPECT_TRUE(tellsNothing());
    typeMove(u"Na6"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 4; }, patience));
    typeMove(u"Bg2"_s);
    EXPECT_TRUE(says(u"Right. That was the last move."_s)) << card().toStdString();
    EXPECT_EQ(window->reader().results().at({0, 0}), trainer::course::Result::solved);
}

TEST_F(CourseInTheWindow, AfterAnEqualMoveThePagesOwnLineIsOffered)
{
    openCourse(waitingMove);
    typeMove(u"Bh3"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    EXPECT_TRUE(says(u"Be6: It still covers c8."_s)) << card().toStdString();
    EXPECT_TRUE(window->reader().shown().isTaskFirst) << "the verdict on the user's move comes first";
    EXPECT_EQ(button(u"Go on with Be6"_s)->property("kind"), QString{})
        << "finding the next move comes first";
    press(u"Go on with Be6"_s);
    EXPECT_EQ(plies(), 0U);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    EXPECT_TRUE(says(u"Be6: It still covers c8."_s)) << card().toStdString();
    EXPECT_EQ(button(u"Go on with Be6"_s), nullptr);
    EXPECT_EQ(button(u"Next move"_s)->property("kind"), u"primary"_s);
    typeMove(u"Na6"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 4; }, patience));
    typeMove(u"Bd5"_s);
    EXPECT_EQ(window->reader().results().at({0, 0}), trainer::course::Result::solved);
}

TEST_F(CourseInTheWindow, SideLinesAreCalledVariations)
{
    openCourse("[Task \"read\"]\n" + fromPhilidor +
               "{ Look. } 1. Be4 (1. Bc2 Kf8) 1... Kf8 *\n\n[Task \"find\"]\n" + fromPhilidor +
               "{ Wait. } 1. Be4 *\n");
    EXPECT_TRUE(record().contains(u"Variations:"_s)) << record().toStdString();
    EXPECT_FALSE(record().contains(u"Also tried here:"_s));
    goOnTo(u"Wait."_s);
    for (const QString& tried : {u"Ke6"_s, u"Ke7"_s}) {
        typeMove(tried);
        key(Qt::Key_Backspace);
    }
    EXPECT_TRUE(record().contains(u"Also tried here:"_s)) << record().toStdString();
}

TEST_F(CourseInTheWindow, StalematesStayOnThePageAndAreTakenBackWithOneKey)
{
    openCourse(waitingMove);
    typeMove(u"Na6"_s);
    settle();
    EXPECT_EQ(find<panels::RecordCard>()->page(), panels::RecordPage::moves);
    EXPECT_TRUE(says(u"Too early: stalemate. Find a better move."_s) ||
                (says(u"Too early: stalemate."_s) && says(u"Find a better move."_s)))
        << card().toStdString();
    EXPECT_FALSE(find<panels::CoachCard>()->isVisible()) << "one verdict is enough";
    view->setFocus();
    key(Qt::Key_Backspace);
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(says(u"It is your move."_s));
}

TEST_F(CourseInTheWindow, SlowerMovesAreNotPraisedIfAnotherIsRequired)
{
    openCourse("[Task \"find\"]\n[SetUp \"1\"]\n[FEN \"k7/8/1K6/2N2B2/8/8/8/8 w - - 0 1\"]\n\n"
               "{ Wait. } 1. Be6 Kb8 *\n");
    typeMove(u"Be4"_s);
    EXPECT_TRUE(coach().startsWith(u"Be4+ is 2 move"_s) && !coach().contains(u"good"_s))
        << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"Best reply: Kb8."_s)) << coach().toStdString();
    EXPECT_TRUE(says(u"This wins too, but the page asks for another move. Find a better move."_s))
        << card().toStdString();
}

TEST_F(CourseInTheWindow, SlowerMovesOnPagesThatEndInMateAreTooSlow)
{
    openCourse("[Task \"find\"]\n[SetUp \"1\"]\n[FEN \"k7/3B4/2K5/N7/8/8/8/8 w - - 0 1\"]\n\n"
               "{ Mate in four. } 1. Kc7 Ka7 2. Bc8 Ka8 3. Bb7+ Ka7 4. Nc6# *\n");
    typeMove(u"Bc8"_s);
    EXPECT_TRUE(says(u"Find a better move."_s)) << card().toStdString();
    EXPECT_TRUE(coach().contains(u"slower than the best"_s)) << "one verdict is enough";
    EXPECT_FALSE(says(u"Mate in four."_s)) << "the text of the page is about another position";
}

TEST_F(CourseInTheWindow, ShownMovesAreExplainedBeforeTheReply)
{
    openCourse(
        "[Task \"find\"]\n[SetUp \"1\"]\n[FEN \"k1B5/3K4/8/N7/8/8/8/8 w - - 0 1\"]\n\n"
        "{ Mate in three. } 1. Kc7 { He has to go to a7. } Ka7 2. Nc6+ { Check. } Ka8 { Now he is in the "
        "corner. } 3. Bb7# *\n");
    press(u"Show the move"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return plies() == 2; }, patience));
    EXPECT_TRUE(says(u"Kc7: He has to go to a7."_s)) << "the text stays with the reply";
    press(u"Show the move"_s);
    settle();
    EXPECT_EQ(plies(), 3U) << "the reply has a text of its own";
    EXPECT_TRUE(says(u"Check."_s)) << card().toStdString();
    press(u"Next move"_s);
    EXPECT_EQ(plies(), 4U);
}

TEST_F(CourseInTheWindow, ChecksShortOfMateAreAnswered)
{
    openCourse("[Task \"find\"]\n[SetUp \"1\"]\n[FEN \"8/8/4B3/8/8/6KN/8/7k w - - 0 1\"]\n\n"
               "{ Find the mate. } 1. Bd5# *\n");
    typeMove(u"Nf2"_s);
    EXPECT_TRUE(coach().contains(u"Nf2+ is not mate: Kg1 is possible."_s)) << coach().toStdString();
    EXPECT_TRUE(std::ranges::any_of(view->diagram().arrows, [](const board::Arrow& arrow) {
        return arrow.kind == board::ArrowKind::reply && arrow.from == h1 && arrow.to == g1;
    }));
}

TEST_F(CourseInTheWindow, RepeatedMistakesGetAHint)
{
    openCourse(waitingMove);
    QStringList said;
    for (int tries = 0; tries < 3; ++tries) {
        typeMove(u"Be4"_s);
        settle();
        said.append(card() + coach());
        key(Qt::Key_PageDown, Qt::AltModifier);
        ASSERT_EQ(plies(), 0U);
    }
    EXPECT_EQ(said.removeDuplicates(), 0) << said.join(u'|').toStdString();
    EXPECT_TRUE(tellsNothing());
    typeMove(u"Be6"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    typeMove(u"Na6"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 4; }, patience));
    typeMove(u"Bd5"_s);
    EXPECT_TRUE(says(u"Solved with help."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, SecondTryWithoutHelpCountsAsSolved)
{
    openCourse("[Task \"find\"]\n" + fromPhilidor + "{ Wait. } 1. Be4 *\n");
    typeMove(u"Ke6"_s);
    press(u"Try again"_s);
    typeMove(u"Be4"_s);
    EXPECT_TRUE(says(u"Solved at the second try."_s)) << card().toStdString();
    EXPECT_EQ(window->reader().results().at({0, 0}), trainer::course::Result::retried);
}

TEST_F(CourseInTheWindow, ALaterErrorDoesNotUndoASolution)
{
    openCourse("[Task \"find\"]\n" + fromPhilidor + "{ Wait. } 1. Be4 *\n");
    typeMove(u"Be4"_s);
    ASSERT_EQ(window->reader().results().at({0, 0}), trainer::course::Result::solved);
    window->reader().turnTo({0, 0});
    typeMove(u"Ke6"_s);
    press(u"Try again"_s);
    typeMove(u"Be4"_s);
    EXPECT_TRUE(says(u"Solved at the second try. Your earlier solution at the first try still counts."_s))
        << card().toStdString();
    EXPECT_EQ(window->reader().results().at({0, 0}), trainer::course::Result::solved);
}

TEST_F(CourseInTheWindow, SquareQuestionsAcceptTypedSquaresOnly)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    typeMove(u"Be4"_s);
    EXPECT_EQ(plies(), 0U);
    // Where room is short, the entry stands below the card.
    EXPECT_TRUE(textsOf(window.get()).contains(u"This question asks for squares"_s));
    find<panels::RecordCard>()->entry()->clear();
    typeMove(u"a8 g8"_s);
    EXPECT_TRUE(says(u"g8 is wrong."_s)) << card().toStdString();
    typeMove(u"G8, h1"_s);
    EXPECT_TRUE(says(u"Correct: these are the squares."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, TypedSquaresAddUpLikeClickedOnes)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    typeMove(u"a8"_s);
    EXPECT_EQ(squaresMarked(board::MarkKind::pointed), chess::Bitboard{a8});
    EXPECT_TRUE(says(u"Select a square again to clear it."_s)) << card().toStdString();
    typeMove(u"a8"_s);
    EXPECT_TRUE(squaresMarked(board::MarkKind::pointed).empty());
    typeMove(u"a8"_s);
    typeMove(u"h1"_s);
    EXPECT_TRUE(says(u"Correct: these are the squares."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, SelectedSquaresRemoveOldMessages)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    key(Qt::Key_PageDown, Qt::AltModifier);
    ASSERT_TRUE(coach().contains(u"Alt+Shift+PgDn"_s)) << coach().toStdString();
    typeMove(u"a8 h1"_s);
    ASSERT_TRUE(says(u"Correct: these are the squares."_s)) << card().toStdString();
    EXPECT_FALSE(coach().contains(u"Alt+Shift+PgDn"_s)) << coach().toStdString();
}

TEST_F(CourseInTheWindow, HintsOnSquaresNameTheirColoursAndThenAllButOne)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    press(u"Hint"_s);
    EXPECT_TRUE(says(u"The squares to find are all light."_s)) << card().toStdString();
    EXPECT_FALSE(says(u"Among them"_s));
    press(u"Hint"_s);
    EXPECT_TRUE(says(u"Among them: h1."_s)) << card().toStdString();
    EXPECT_FALSE(action(u"Game/Hint"_s)->isEnabled()) << "the last one would be the answer";
    view->setFocus();
    key(Qt::Key_H, Qt::ControlModifier);
    EXPECT_TRUE(coach().contains(u"There are no more hints"_s)) << coach().toStdString();
    typeMove(u"a8 h1"_s);
    EXPECT_TRUE(says(u"Solved with help."_s)) << card().toStdString();
    EXPECT_FALSE(action(u"Game/Hint"_s)->isEnabled());
}

TEST_F(CourseInTheWindow, TheFirstHintOnSquaresIsHelp)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    press(u"Hint"_s);
    typeMove(u"a8 h1"_s);
    EXPECT_TRUE(says(u"Solved with help."_s)) << "it is no question: " << card().toStdString();
    EXPECT_EQ(window->reader().results().at({0, 1}), trainer::course::Result::with_help);
}

TEST_F(CourseInTheWindow, AHintThatOnlyAsksIsNotCalledHelp)
{
    openCourse("[Task \"find\"]\n" + fromPhilidor + "{ Wait. } 1. Be4 *\n");
    press(u"Hint"_s);
    typeMove(u"Be4"_s);
    EXPECT_FALSE(says(u"Solved with help."_s)) << card().toStdString();
    EXPECT_FALSE(record().contains(u"Help used"_s)) << record().toStdString();
}

TEST_F(CourseInTheWindow, PagesCannotBeTurnedInAReplayAndTheMenuSaysWhy)
{
    openCourse();
    ASSERT_TRUE(session.enterReplay());
    EXPECT_FALSE(action(u"Training/Courses/Next page"_s)->isEnabled());
    EXPECT_TRUE(action(u"Training/Courses/Previous page"_s)->text().endsWith(u"(leave the replay first)"_s));
    EXPECT_FALSE(action(u"Training/Courses/Next page"_s)->text().contains(u"replay"_s)) << "read once";
    session.leaveReplay();
    window->reader().leave();
    EXPECT_TRUE(action(u"Training/Courses/Contents"_s)->text().contains(u"(no course is open)"_s));
}

TEST_F(CourseInTheWindow, PassingTipsDescribeTheResult)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    EXPECT_TRUE(button(u"Show the squares"_s)->toolTip().contains(u"counts as failed"_s));
    goOnTo(u"A waiting move."_s);
    EXPECT_TRUE(button(u"Show the move"_s)->toolTip().contains(u"counts as failed"_s));
    press(u"Show the move"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return plies() == 2; }, patience));
    press(u"Show the move"_s);
    EXPECT_EQ(window->reader().results().at({1, 0}), trainer::course::Result::shown);
}

TEST_F(CourseInTheWindow, MessagesAndVerdictsOnLongPagesScrollIntoView)
{
    openCourse("[Task \"find\"]\n" + fromPhilidor + "{ " + QByteArray{"Wait and see. "}.repeated(90) +
               "} 1. Be4 *\n");
    settleIn({900, 640});
    scrollToTop();
    key(Qt::Key_PageDown, Qt::AltModifier);
    EXPECT_TRUE(comesIntoView(find<panels::CoachCard>())) << "why the page does not go on";
    scrollToTop();
    typeMove(u"Ke6"_s);
    EXPECT_TRUE(comesIntoView(find<panels::CoachCard>())) << "why the move is wrong";
    press(u"Try again"_s);
    scrollToTop();
    typeMove(u"Be4"_s);
    ASSERT_TRUE(says(u"Solved at the second try."_s)) << card().toStdString();
    EXPECT_TRUE(comesIntoView(find<panels::CourseCard>()->task()));
}

TEST_F(CourseInTheWindow, LeafingThroughPagesMovesNoButton)
{
    for (const QSize size : {QSize{1366, 768}, QSize{900, 640}}) {
        settleIn(size);
        window->reader().open(store::coursePath(u"bishop-and-knight"_s, u"en"_s));
        waitUntilRead();
        const auto places = [&] {
            QList<QPoint> found{find<modes::Column>()->buttons()->mapTo(window.get(), QPoint{}),
                                toolButton(u"Contents"_s)->mapTo(window.get(), QPoint{}),
                                find<panels::Transport>()->mapTo(window.get(), QPoint{})};
            // In the smallest window, some texts need the space of the record.
            if (size.width() > 900)
                found.append(find<panels::RecordCard>()->mapTo(window.get(), QPoint{}));
            QList<QPoint> below;
            for (const auto& [words, place] : buttonPlaces())
                below.append(place.topLeft());
            std::ranges::sort(below, {}, [](QPoint at) { return std::pair{at.y(), at.x()}; });
            return found + below;
        };
        const auto& chapters = window->reader().course()->chapters;
        for (std::size_t chapter = 0; chapter < chapters.size(); ++chapter) {
            window->reader().turnTo({chapter, 0});
            waitUntilSolved();
            settle();
            const auto before = places();
            for (std::size_t page = 0; page < chapters[chapter].pages.size(); ++page) {
                window->reader().turnTo({chapter, page});
                waitUntilSolved();
                ASSERT_TRUE(QTest::qWaitFor([&] { return places() == before; }, patience))
                    << size.width() << ": " << chapter + 1 << ", " << page + 1;
            }
        }
    }
}

/// Sends the repetition of a held key.
void holdKey(QWidget* widget, Qt::Key key)
{
    QKeyEvent event{QEvent::KeyPress, key, Qt::NoModifier, {}, true};
    QApplication::sendEvent(widget, &event);
}

TEST_F(CourseInTheWindow, OneEnterTooManyAnswersNoQuestion)
{
    openCourse();
    while (!says(u"Where can he be mated?"_s))
        key(Qt::Key_Return);
    for (int more = 0; more < 3; ++more)
        key(Qt::Key_Return);
    EXPECT_TRUE(window->reader().pointed().empty());
    EXPECT_FALSE(view->isCursorVisible());
    key(Qt::Key_Space);
    key(Qt::Key_Return);
    EXPECT_EQ(window->reader().pointed().size(), 1) << "once the cursor was called";
}

TEST_F(CourseInTheWindow, HeldKeysStopAtTheNextPage)
{
    openCourse();
    goOnTo(u"No way back."_s);
    view->setFocus();
    key(Qt::Key_Return);
    ASSERT_TRUE(says(u"Where can he be mated?"_s)) << card().toStdString();
    key(Qt::Key_Space);
    key(Qt::Key_Return);
    EXPECT_EQ(window->reader().pointed().size(), 1);
    window->reader().turnTo({0, 0});
    for (int repeated = 0; repeated < 4; ++repeated)
        holdKey(view, Qt::Key_Right);
    EXPECT_EQ(plies(), 0U) << "the key was pressed on another page";
    key(Qt::Key_Right);
    holdKey(view, Qt::Key_Right);
    EXPECT_EQ(plies(), 2U) << "on one page a held key goes on";
}

TEST_F(CourseInTheWindow, TheSecondClickOfADoubleClickDoesNotActOnTheNextPage)
{
    openCourse();
    window->reader().readFrom({0, 0});
    key(Qt::Key_B, Qt::ControlModifier);
    press(u"Next unsolved"_s);
    ASSERT_TRUE(window->reader().isPointing());
    QMouseEvent second{QEvent::MouseButtonDblClick,
                       middle(b3).toPointF(),
                       view->mapToGlobal(middle(b3).toPointF()),
                       Qt::LeftButton,
                       Qt::LeftButton,
                       {}};
    QApplication::sendEvent(view, &second);
    QTest::mouseRelease(view, Qt::LeftButton, {}, middle(b3));
    EXPECT_TRUE(window->reader().pointed().empty());
    click(b3);
    EXPECT_EQ(window->reader().pointed().size(), 1);
}

TEST_F(CourseInTheWindow, ADoubleClickDoesNotAnswerTheQuestionItAsks)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    key(Qt::Key_B, Qt::ControlModifier);
    QPushButton* toFirst = button(u"Go to page 1"_s);
    ASSERT_NE(toFirst, nullptr);
    QTest::mouseClick(toFirst, Qt::LeftButton);
    const QPointF middle = toFirst->rect().center();
    QMouseEvent second{QEvent::MouseButtonDblClick,
                       middle,
                       toFirst->mapToGlobal(middle),
                       Qt::LeftButton,
                       Qt::LeftButton,
                       {}};
    QApplication::sendEvent(toFirst, &second);
    QTest::mouseRelease(toFirst, Qt::LeftButton);
    EXPECT_NE(window->reader().place(), trainer::course::Place{});
    QTest::mouseClick(toFirst, Qt::LeftButton);
    EXPECT_EQ(window->reader().place(), trainer::course::Place{}) << "another click is the answer";
}

TEST_F(CourseInTheWindow, TheMoveLineStaysInViewBesideTallCards)
{
    openCourse("[Task \"find\"]\n" + fromPhilidor + "{ " + QByteArray{"Wait and see. "}.repeated(90) +
               "} 1. Be4 *\n");
    const auto isWhole = [](const QWidget* part) {
        return part->visibleRegion().boundingRect() == part->rect();
    };
    for (const QSize size : {QSize{900, 640}, QSize{1366, 768}}) {
        settleIn(size);
        scrollToTop();
        EXPECT_TRUE(isWhole(entry())) << size.width();
        EXPECT_TRUE(isWhole(find<panels::Transport>())) << size.width();
        typeMove(u"Kh1"_s);
        settle();
        EXPECT_TRUE(isWhole(entry())) << size.width();
        EXPECT_TRUE(entry()->hasFocus()) << "the rejected move can be corrected";
        EXPECT_FALSE(textsOf(find<panels::RecordCard>()->controls()).isEmpty()) << "why it is rejected";
        key(Qt::Key_Escape);
    }
    settleIn({1920, 1080});
    EXPECT_TRUE(find<panels::RecordCard>()->isAncestorOf(entry()))
        << "where there is room, it is in its card";
}

TEST_F(CourseInTheWindow, EveryPageFitsWithAllCardsOpen)
{
    for (const board::MarkEntry& mark : board::allMarks)
        preferences.shown.marks[mark.kind] = true;
    std::size_t number = 0;
    for (const QString& language : {u"en"_s, u"de"_s}) {
        installLanguage(language);
        openWindow();
        for (const store::OfferedCourse& course : store::offeredCourses(language)) {
            window->reader().open(course.path);
            ASSERT_TRUE(QTest::qWaitFor([this] { return !window->reader().isOpening(); }, patience));
            for (const trainer::course::Place place : places_of(*window->reader().course())) {
                if (number++ % test::one_in(7) != 0)
                    continue;
                window->reader().turnTo(place);
                // Endings with five pieces would take too long.
                constexpr int most = 4;
                if (session.round().position().board().occupied().size() <= most)
                    waitUntilSolved();
                window->tell({text::Tone::plain, u"A message of the usual length."_s,
                              u"It explains what has just happened, and what may be done about it."_s});
                for (const QSize size : {QSize{900, 640}, QSize{1366, 768}}) {
                    SCOPED_TRACE(course.path.toStdString() + " " + std::to_string(place.chapter + 1) + "." +
                                 std::to_string(place.page + 1) + " " + std::to_string(size.width()));
                    settleIn(size);
                    expectAllInPlace(*window);
                    EXPECT_EQ(find<panels::Transport>()->visibleRegion().boundingRect(),
                              find<panels::Transport>()->rect());
                    if (entry()->isVisible()) {
                        EXPECT_EQ(entry()->visibleRegion().boundingRect(), entry()->rect());
                    }
                }
            }
        }
    }
}

TEST_F(CourseInTheWindow, WrongTriesTakenBackAreNotHelp)
{
    openCourse("[Task \"find\"]\n" + fromPhilidor + "{ Wait. } 1. Be4 *\n");
    typeMove(u"Ke6"_s);
    key(Qt::Key_Z, Qt::ControlModifier);
    ASSERT_EQ(plies(), 0U);
    EXPECT_EQ(session.round().help().take_backs, 0);
    openCourse(
        "[Task \"play 3\"]\n[SetUp \"1\"]\n[FEN \"k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1\"]\n\n{ Finish. } *\n");
    waitUntilSolved();
    session.play(best().front());
    waitForReply();
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session.round().help().take_backs, 1) << "a page that is played out counts them";
}

TEST_F(CourseInTheWindow, SolvedPagesEnableContinuing)
{
    openCourse();
    window->reader().turnTo({1, 0});
    waitUntilSolved();
    typeMove(u"Be4"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    typeMove(u"Bh7"_s);
    window->reader().turnTo({1, 0});
    EXPECT_TRUE(says(u"It is your move."_s)) << "it may be tried again";
    press(u"Next page"_s);
    EXPECT_TRUE(says(u"Finish."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, TypedSquaresReplaceWrongOnes)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    typeMove(u"a1h8"_s);
    EXPECT_TRUE(says(u"Wrong"_s)) << card().toStdString();
    typeMove(u"a1"_s);
    EXPECT_EQ(window->reader().pointed(), chess::Bitboard{chess::Square::h8}) << "a wrong one is deselected";
    typeMove(u"a1, a8"_s);
    typeMove(u"a8 h1"_s);
    EXPECT_EQ(window->reader().pointed(),
              (chess::Bitboard{chess::Square::a8} | chess::Bitboard{chess::Square::h1}));
    EXPECT_TRUE(says(u"Correct"_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, PagesPlayedOutHideAllMovesUntilTheEnd)
{
    openCourse();
    goOnTo(u"Finish."_s);
    waitUntilSolved();
    key(Qt::Key_2, Qt::AltModifier);
    EXPECT_FALSE(find<panels::RepliesTable>()->isVisible());
    key(Qt::Key_3, Qt::AltModifier);
    EXPECT_FALSE(find<panels::CurveView>()->isVisible());
    while (!session.round().end()) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return session.isUsersTurn(); }, patience));
        session.play(best().front());
        settle();
    }
    key(Qt::Key_3, Qt::AltModifier);
    EXPECT_TRUE(find<panels::CurveView>()->isVisible());
}

TEST_F(CourseInTheWindow, SolvedQuestionsAreMarkedWhenReopened)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    const trainer::course::Place place = window->reader().place();
    EXPECT_FALSE(says(u"You have solved this before."_s));
    typeMove(u"a8 h1"_s);
    window->reader().turnTo({0, 0});
    window->reader().turnTo(place);
    waitUntilSolved();
    EXPECT_TRUE(says(u"You have solved this before."_s)) << card().toStdString();
    typeMove(u"a8"_s);
    EXPECT_FALSE(says(u"You have solved this before."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, FailedQuestionsAreMarkedWhenReopened)
{
    openCourse();
    goOnTo(u"Where can he be mated?"_s);
    const trainer::course::Place place = window->reader().place();
    const auto reopen = [&] {
        window->reader().turnTo({0, 0});
        window->reader().turnTo(place);
        waitUntilSolved();
    };
    typeMove(u"a1 h1"_s);
    EXPECT_FALSE(says(u"You got this wrong before."_s)) << card().toStdString();
    reopen();
    EXPECT_TRUE(says(u"You got this wrong before."_s)) << card().toStdString();
    press(u"Show the squares"_s);
    reopen();
    EXPECT_TRUE(says(u"You were shown the answer before."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, TheTextOfAQuestionStaysUntilItIsAnswered)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Be4"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    EXPECT_TRUE(says(u"A waiting move. Right. Find the next move."_s)) << card().toStdString();
    typeMove(u"Bh7"_s);
    EXPECT_FALSE(says(u"A waiting move."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, TheContinueKeyDoesNothingInTheContents)
{
    openCourse();
    goOnTo(u"Finish."_s);
    key(Qt::Key_PageDown, Qt::AltModifier);
    EXPECT_TRUE(find<panels::CoachCard>()->isVisible());
    key(Qt::Key_B, Qt::ControlModifier);
    EXPECT_FALSE(find<panels::CoachCard>()->isVisible()) << "the message is about the page";
    key(Qt::Key_PageDown, Qt::AltModifier);
    EXPECT_FALSE(find<panels::CoachCard>()->isVisible());
}

TEST_F(CourseInTheWindow, VariationsAreReadAfterTheMainLine)
{
    openCourse("[SetUp \"1\"]\n[FEN \"6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n"
               "{ Wait. } 1. Be4 ( 1. Bg6 { It waits too. } 1... Kf8 ) 1... Kf8 2. Bh7 { He has to go. } *\n"
               "\n[Event \"Another\"]\n\n{ The next page. } *\n");
    waitUntilSolved();
    const auto goOn = [&](const QString& label) {
        EXPECT_TRUE(button(label) != nullptr && button(label)->isEnabled()) << label.toStdString();
        key(Qt::Key_PageDown, Qt::AltModifier);
        settle();
    };
    for (int ply = 0; ply < 3; ++ply)
        goOn(u"Next move"_s);
    ASSERT_TRUE(says(u"He has to go."_s)) << card().toStdString();
    goOn(u"Next variation"_s);
    EXPECT_TRUE(says(u"It waits too."_s)) << card().toStdString();
    EXPECT_EQ(plies(), 1U);
    goOn(u"Next move"_s);
    EXPECT_EQ(plies(), 2U);
    goOn(u"Next page"_s);
    EXPECT_TRUE(says(u"The next page."_s)) << card().toStdString();
    key(Qt::Key_PageUp, Qt::AltModifier);
    goOn(u"Next move"_s);
}

TEST_F(CourseInTheWindow, PagesToReadCountNoWaste)
{
    openCourse("[SetUp \"1\"]\n[FEN \"6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n"
               "{ A detour. } 1. Ke6 { It wastes moves. } *\n");
    waitUntilSolved();
    key(Qt::Key_Right);
    ASSERT_EQ(plies(), 1U);
    EXPECT_FALSE(record().contains(u"wasted"_s)) << record().toStdString();
    EXPECT_FALSE(record().contains(u"+"_s)) << record().toStdString();
}

TEST_F(CourseInTheWindow, ContinueKeyExplainsAnUnsolvedPage)
{
    openCourse();
    for (const auto& [words, waits] :
         {std::pair{u"Where can he be mated?"_s, u"selected the right squares"_s},
          std::pair{u"A waiting move."_s, u"played the move it asks for"_s},
          std::pair{u"Finish."_s, u"played it out"_s}}) {
        goOnTo(words);
        key(Qt::Key_PageDown, Qt::AltModifier);
        EXPECT_TRUE(says(words)) << "it stays";
        EXPECT_TRUE(coach().contains(waits)) << coach().toStdString();
        EXPECT_TRUE(coach().contains(u"Alt+Shift+PgDn"_s)) << coach().toStdString();
        key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    }
}

TEST_F(CourseInTheWindow, ButtonsBelowBelongToThePage)
{
    openCourse();
    EXPECT_NE(button(u"Next move"_s), nullptr);
    EXPECT_EQ(button(u"New position"_s), nullptr);
    choose(u"Training/Textbook positions/The longest mate"_s);
    EXPECT_NE(button(u"New position"_s), nullptr);
    press(u"Back to the course"_s);
    press(u"Leave course"_s);
    EXPECT_NE(button(u"New position"_s), nullptr);
    EXPECT_FALSE(find<panels::CourseCard>()->isVisible());
}

TEST_F(CourseInTheWindow, RestartReopensTheLastPage)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Be4"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    openWindow();
    waitUntilRead();
    EXPECT_TRUE(says(u"Find the next move."_s)) << card().toStdString();
    EXPECT_EQ(plies(), 2U) << "the round goes on";
    EXPECT_TRUE(tellsNothing());
    choose(u"Training/Textbook positions/The longest mate"_s);
    openWindow();
    waitUntilRead();
    press(u"Back to the course"_s);
    EXPECT_TRUE(says(u"A waiting move."_s));
    key(Qt::Key_Escape);
    openWindow();
    EXPECT_FALSE(window->reader().isOpening()) << "it was left";
}

TEST_F(CourseInTheWindow, RestartAnswersAPendingMove)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Be4"_s);
    ASSERT_EQ(plies(), 1U);
    openWindow();
    waitUntilRead();
    EXPECT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
}

TEST_F(CourseInTheWindow, CanBeLeftWhileReloading)
{
    openCourse();
    window = std::make_unique<MainWindow>(session, preferences, files, rounds, practice);
    ASSERT_TRUE(window->reader().isOpening());
    EXPECT_TRUE(action(u"Training/Courses/Leave course"_s)->isEnabled());
}

TEST_F(CourseInTheWindow, BuiltInCoursesContinueInAnotherLanguage)
{
    choose(u"Training/Courses/Bishop and knight"_s);
    waitUntilRead();
    next();
    installLanguage(u"de"_s);
    openWindow();
    waitUntilRead();
    EXPECT_TRUE(says(u"Läufer und Springer"_s)) << card().toStdString();
    EXPECT_EQ(plies(), 1U);
    EXPECT_NE(button(u"Nächste Seite"_s), nullptr);
}

TEST_F(CourseInTheWindow, MissingFilesAreReportedOnce)
{
    openCourse();
    QFile::remove(path());
    openWindow();
    waitUntilRead();
    EXPECT_TRUE(coach().contains(u"“corners.pgn” was not found."_s)) << coach().toStdString();
    EXPECT_FALSE(find<panels::CourseCard>()->isVisible());
    openWindow();
    EXPECT_FALSE(window->reader().isOpening());
}

TEST_F(CourseInTheWindow, LargeFilesLoadInBackgroundAndCanBeReplaced)
{
    writeBytes(folder.filePath(u"large.pgn"_s), shortCourse.repeated(12000));
    window->reader().open(folder.filePath(u"large.pgn"_s));
    EXPECT_TRUE(window->reader().isOpening());
    const std::size_t before = plies();
    typeMove(u"Bc4"_s);
    EXPECT_EQ(plies(), before + 1) << "the board goes on";
    if (QTest::qWaitFor([&] { return says(u"Loading the course…"_s); }, 1000)) {
        EXPECT_NE(button(u"Leave course"_s), nullptr);
    }
    openCourse();
    EXPECT_TRUE(says(u"1. To read (1 of 2)"_s)) << card().toStdString();
    window->reader().open(folder.filePath(u"large.pgn"_s));
    key(Qt::Key_Escape);
    EXPECT_FALSE(window->reader().isOpening());
    EXPECT_FALSE(find<panels::CourseCard>()->isVisible());
}

TEST_F(CourseInTheWindow, TakingBackStaysOnThePage)
{
    typeMove(u"Bc4"_s);
    openCourse();
    next();
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(plies(), 0U);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(says(u"He stands beside a wrong corner."_s)) << "not the game before";
    key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_TRUE(says(u"The bishop waits."_s));
    key(Qt::Key_Escape);
    EXPECT_TRUE(action(u"Game/Take back"_s)->isEnabled());
}

TEST_F(CourseInTheWindow, NamesMayContainPlaceholders)
{
    openCourse("[Event \"50%2\"]\n[ChapterName \"%1 %3 %4\"]\n" + fromPhilidor + "{ Look. } 1. Be4 *\n");
    EXPECT_TRUE(says(u"1. %1 %3 %4 (1 of 1)"_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, EqualLastMovesEndThePage)
{
    openCourse("[Task \"find\"]\n" + fromPhilidor + "{ Wait. } 1. Be4 *\n\n" + fromPhilidor +
               "{ Look. } 1. Be4 *\n");
    typeMove(u"Bc2"_s);
    EXPECT_TRUE(says(u"Right: Bc2 is as good as Be4."_s));
    press(u"Next page"_s);
    EXPECT_TRUE(says(u"Look."_s));
}

TEST_F(CourseInTheWindow, ExamsEndIt)
{
    openCourse();
    choose(u"Training/Exam"_s);
    EXPECT_TRUE(window->reader().isOpen()) << "the question about it is asked first";
    choose(u"Training/Exam"_s);
    EXPECT_FALSE(window->reader().isOpen());
    EXPECT_FALSE(find<panels::CourseCard>()->isVisible());
}

TEST_F(CourseInTheWindow, MatesArePlayedOutAgainstTheProgram)
{
    openCourse();
    goOnTo(u"Finish."_s);
    EXPECT_TRUE(says(u"Mate within 3 moves."_s));
    while (!session.round().end()) {
        session.play(best().front());
        if (!session.round().end())
            waitForReply();
    }
    EXPECT_TRUE(says(u"You mated in time."_s)) << card().toStdString();
    press(u"Finish"_s);
    EXPECT_TRUE(
        textsOf(find<panels::ContentsPanel>()).contains(u"You have reached the end of the course."_s));
}

TEST_F(CourseInTheWindow, StalemateOnAPageThatIsPlayedOutIsCalledThat)
{
    openCourse("[Task \"play 9\"]\n[SetUp \"1\"]\n[FEN \"k7/8/1K6/4N3/2B5/8/8/8 w - - 0 1\"]\n\n"
               "{ Mate him. } *\n");
    typeMove(u"Nc6"_s);
    EXPECT_TRUE(says(u"The game is drawn, so it counts as failed."_s)) << card().toStdString();
    EXPECT_FALSE(says(u"in time"_s)) << card().toStdString();
    EXPECT_TRUE(coach().contains(u"Nc6"_s)) << coach().toStdString();
}

TEST_F(CourseInTheWindow, AThrownWinOnAPageThatIsPlayedOutIsExplained)
{
    openCourse("[Task \"play 20\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/4K3/4P3/8/8/8/8 w - - 0 1\"]\n\n"
               "{ Escort the pawn. } *\n");
    typeMove(u"Kd5"_s);
    waitForReply();
    EXPECT_TRUE(says(u"You can no longer mate in time."_s)) << card().toStdString();
    EXPECT_TRUE(coach().contains(u"Kd5 throws the win away."_s)) << coach().toStdString();
}

TEST_F(CourseInTheWindow, AWinEndsWithThePromotion)
{
    openCourse("[Task \"win 3\"]\n[SetUp \"1\"]\n[FEN \"8/1K6/2P5/8/8/8/8/5k2 w - - 0 1\"]\n\n{ Run. } *\n");
    EXPECT_TRUE(says(u"Win within 3 moves: promote a pawn."_s)) << card().toStdString();
    typeMove(u"c7"_s);
    waitForReply();
    typeMove(u"c8=Q"_s);
    EXPECT_TRUE(says(u"You won in time; you need not play on to mate."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, TheTaskToWinNamesOnlyWhatTheBoardAllows)
{
    const auto open = [this](const QByteArray& fen) {
        openCourse("[Task \"win 12\"]\n[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n{ Win. } *\n");
    };
    open("8/8/8/1P6/1k4p1/8/8/7K w - - 0 1");
    EXPECT_TRUE(says(u"Win within 12 moves: promote a pawn, or win everything but the king."_s))
        << card().toStdString();
    open("1k6/1r6/2K5/Q7/8/8/8/8 w - - 0 1");
    EXPECT_TRUE(says(u"Win within 12 moves: capture everything but the king."_s)) << card().toStdString();
    open("8/8/8/8/1p6/1k6/8/1K6 b - - 0 1");
    EXPECT_TRUE(says(u"Win within 12 moves: promote a pawn."_s)) << card().toStdString();
    open("7k/8/5K2/8/8/8/8/BN6 w - - 0 1");
    EXPECT_TRUE(says(u"Mate within 12 moves."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, AThrownWinBeforeThePromotionFails)
{
    openCourse("[Task \"win 20\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/4K3/4P3/8/8/8/8 w - - 0 1\"]\n\n{ Run. } *\n");
    typeMove(u"Kd5"_s);
    waitForReply();
    EXPECT_TRUE(says(u"You can no longer win in time."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, ImpossibleMatesRestartWithOneKey)
{
    openCourse();
    goOnTo(u"Finish."_s);
    typeMove(u"Nc3"_s);
    EXPECT_TRUE(says(u"You can no longer mate in time. Moves used: 1 of 3; still needed: "_s))
        << card().toStdString();
    EXPECT_FALSE(find<panels::CoachCard>()->isVisible()) << "one verdict is enough";
    EXPECT_NE(button(u"Start again"_s), nullptr);
    EXPECT_NE(button(u"Previous page"_s), nullptr) << "no two buttons do the same";
    next();
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(session.round().game().nodes().size(), 1U) << "the failed game cannot be gone on with";
    EXPECT_TRUE(says(u"Mate within 3 moves."_s));
    while (!session.round().end()) {
        session.play(best().front());
        waitForReply();
    }
    EXPECT_TRUE(says(u"Solved at the second try."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, TheButtonsOfAQuestionNameWhatTheyDo)
{
    openCourse();
    goOnTo(u"Finish."_s);
    session.play(best().front());
    waitForReply();
    key(Qt::Key_Escape);
    press(u"Stay on the page"_s);
    EXPECT_TRUE(window->reader().isOpen());
    EXPECT_EQ(button(u"Stay on the page"_s), nullptr);
    EXPECT_GT(plies(), 0U);
}

TEST_F(CourseInTheWindow, ReopensWhereItWasLeft)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    key(Qt::Key_Escape);
    EXPECT_FALSE(find<panels::CourseCard>()->isVisible());
    openCourse();
    EXPECT_TRUE(says(u"2. To do (1 of 2)"_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, FileErrorsAreReportedAndTheRestIsRead)
{
    openCourse("[ChapterName \"The W\"]\n[Task \"solve\"]\n" + fromPhilidor + "{ Look. } 1. Be4 *\n");
    EXPECT_TRUE(coach().contains(u"The course has an error in chapter 1, “The W”, page 1."_s));
    openWindow();
    waitUntilRead();
    EXPECT_FALSE(coach().contains(u"The course has an error"_s))
        << "a new window, as for another language, must not replace the verdict on an answer";
    EXPECT_TRUE(says(u"Look."_s));
    key(Qt::Key_Escape);
    openCourse("no game");
    EXPECT_TRUE(coach().contains(u"“corners.pgn” contains no chess games."_s));
}

TEST_F(CourseInTheWindow, CourseErrorsDisappearWhenAGameIsOpened)
{
    openCourse("[ChapterName \"The W\"]\n[Task \"solve\"]\n" + fromPhilidor + "{ Look. } 1. Be4 *\n");
    ASSERT_TRUE(coach().contains(u"The course has an error"_s)) << coach().toStdString();
    writeBytes(folder.filePath(u"game.pgn"_s), "1. e4 e5 *\n");
    window->open(folder.filePath(u"game.pgn"_s));
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.round().game().nodes().size() == 3; }, patience));
    EXPECT_FALSE(coach().contains(u"The course has an error"_s)) << coach().toStdString();
}

TEST_F(CourseInTheWindow, TheLearnButtonLeadsToEveryCourse)
{
    const QList<QAction*> courses = find<panels::ProgressButton>()->menu()->actions();
    const qsizetype offered = qsizetype(store::offeredCourses(u"en"_s).size());
    ASSERT_EQ(courses.size(), offered + 2);
    EXPECT_EQ(courses[offered]->text().remove(u'&'), u"My positions (keep a position first)"_s);
    EXPECT_EQ(courses.back()->text().remove(u'&'), u"Learn by heart"_s);
    EXPECT_TRUE(courses.back()->menu()->actions().contains(
        action(u"Training/Learn by heart/Delétang's small triangle"_s)));
    courses[1]->trigger();
    waitUntilRead();
    next();
    EXPECT_TRUE(courses[1]->text().contains(u" of "_s)) << courses[1]->text().toStdString();
    courses[0]->trigger();
    waitUntilRead();
    EXPECT_EQ(window->reader().course()->title, "Bishop and knight");
}

TEST_F(CourseInTheWindow, BuiltInCoursesAreInTheMenu)
{
    choose(u"Training/Courses/Bishop and knight"_s);
    waitUntilRead();
    EXPECT_TRUE(says(u"Bishop and knight"_s));
}

TEST_F(CourseInTheWindow, PagesAreNotListedAsEarlierGames)
{
    openCourse();
    goOnTo(u"Finish."_s);
    int listed = 0;
    for (const auto& [name, entry] : actions())
        listed += name.startsWith(u"Game/Earlier games/"_s) ? 1 : 0;
    EXPECT_LE(listed, 1) << "the round before the course, and no page";
}

TEST_F(CourseInTheWindow, MovesOnTheWayToThePagesOwnMoveAreSafe)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Be4"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    typeMove(u"Bh7"_s);
    session.goTo(0);
    typeMove(u"Bc2"_s);
    for (int press = 0; press < 4; ++press)
        key(Qt::Key_PageDown, Qt::AltModifier);
    settle();
    EXPECT_TRUE(says(u"That was the last move."_s) || says(u"Finish."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, ThePagesOwnMoveIsNotPlayedOnTheSetUpBoard)
{
    openCourse();
    goOnTo(u"A waiting move."_s);
    typeMove(u"Bc2"_s);
    press(u"Go on with Be4"_s);
    session.enterSetUp();
    QTest::qWait(500);
    EXPECT_EQ(session.mode(), session::Mode::setUp);
    EXPECT_EQ(plies(), 0U);
}

TEST_F(CourseInTheWindow, ThePagesOwnMoveIsNotPlayedInAnotherGame)
{
    const auto goOnWithPage = [this] {
        openCourse();
        goOnTo(u"A waiting move."_s);
        typeMove(u"Bc2"_s);
        press(u"Go on with Be4"_s);
    };
    start(mateIn27, trainer::Seat::both);
    goOnWithPage();
    choose(u"Training/Courses/Leave course"_s);
    QTest::qWait(500);
    EXPECT_EQ(session.round().game().nodes().size(), 1U) << "the game before the course";
    goOnWithPage();
    start(mateIn19, trainer::Seat::both);
    QTest::qWait(500);
    EXPECT_EQ(session.round().game().nodes().size(), 1U) << "a new game";
}

TEST_F(CourseInTheWindow, EditedFilesGiveARoundToNoOtherPage)
{
    const QByteArray second = "[Task \"find\"]\n" + fromPhilidor + "{ Check. } 1. Bh7+ *\n";
    openCourse("[Task \"find\"]\n" + fromPhilidor + "{ Wait. } 1. Be4 *\n\n" + second);
    typeMove(u"Ke6"_s);
    ASSERT_EQ(plies(), 1U);
    writeBytes(path(), second);
    openWindow();
    waitUntilRead();
    settle();
    EXPECT_NE(button(u"Back to the course"_s), nullptr) << card().toStdString();
    EXPECT_TRUE(window->reader().results().empty()) << "the page that is left was never tried";
}

TEST_F(CourseInTheWindow, LargeFilesGiveWayToWhatIsBegunMeanwhile)
{
    const QString large = folder.filePath(u"large.pgn"_s);
    writeBytes(large, shortCourse.repeated(3000));
    const auto open = [&] {
        window->reader().open(large);
        ASSERT_TRUE(window->reader().isOpening());
    };
    open();
    session.enterSetUp();
    EXPECT_FALSE(window->reader().isOpening());
    open();
    start(mateIn19, trainer::Seat::attacker);
    EXPECT_FALSE(window->reader().isOpening());
    open();
    key(Qt::Key_N, Qt::ControlModifier);
    EXPECT_FALSE(window->reader().isOpening());
    EXPECT_FALSE(find<panels::CourseCard>()->isVisible());
}

TEST_F(CourseInTheWindow, LearningAMissingCourseSaysSo)
{
    openCourse();
    key(Qt::Key_Escape);
    QFile::remove(path());
    key(Qt::Key_K, Qt::ControlModifier);
    waitUntilRead();
    EXPECT_TRUE(coach().contains(u"“corners.pgn” was not found."_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"Choose a course from the Training menu."_s)) << coach().toStdString();
    EXPECT_FALSE(window->reader().isOpen()) << "no other course is opened in its place";
}

TEST_F(CourseInTheWindow, ButtonsShowTheAmpersandsOfNames)
{
    const QString file = folder.filePath(u"R & D.pgn"_s);
    writeBytes(file, "[Event \"R & D\"]\n[ChapterName \"Q & A\"]\n" + fromPhilidor + "{ Look. } 1. Be4 *\n");
    window->reader().open(file);
    waitUntilRead();
    key(Qt::Key_B, Qt::ControlModifier);
    EXPECT_NE(button(u"Continue: "_s + text::isolated(u"Q && A"_s)), nullptr);
    EXPECT_TRUE(action(u"Training/Learn: "_s + text::isolated(u"R  D"_s) + u", chapter 1, page 1"_s));
    EXPECT_NE(toolButton(u"Learn: "_s + text::isolated(u"R && D"_s)), nullptr);
}

TEST_F(CourseInTheWindow, GivingUpAPageThatIsPlayedOutIsTheOnlyVerdict)
{
    openCourse();
    goOnTo(u"Finish."_s);
    session.play(best().front());
    waitForReply();
    choose(u"Game/Give up"_s);
    session.leaveReplay();
    EXPECT_TRUE(says(u"You gave up, so it counts as failed."_s)) << card().toStdString();
    EXPECT_FALSE(says(u"You did not mate in time."_s)) << card().toStdString();
}

TEST_F(CourseInTheWindow, LeavesRoomForTheMovesOfAnotherGameInASmallWindow)
{
    settleIn({900, 640});
    openCourse();
    start(mateIn27, trainer::Seat::attacker);
    play("Ba6");
    waitForReply();
    key(Qt::Key_H, Qt::ControlModifier);
    settle();
    ASSERT_FALSE(coach().isEmpty());
    const auto isSeen = [](const QWidget* part) { return part->visibleRegion() == QRegion{part->rect()}; };
    EXPECT_TRUE(isSeen(find<panels::MoveList>()->viewport()));
    EXPECT_TRUE(isSeen(entry()));
    EXPECT_TRUE(isSeen(button(u"Back to the course"_s)));
}

} // namespace
} // namespace app_test
