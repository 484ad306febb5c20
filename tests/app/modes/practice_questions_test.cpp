// SPDX-License-Identifier: GPL-3.0-or-later

// The questions of courses in practice, failed and answered by real clicks and keys.

#include <QSqlQuery>
#include <QTableWidget>

#include "longest_step.h"
#include "modes/practice.h"
#include "panels/course_card.h"
#include "store/practice_database.h"
#include "store/practice_sample.h"
#include "store/practice_statistics.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using enum chess::Square;
using store::PracticeDatabase;
using trainer::practice::Phase;

const QByteArray atTheWrongCorner = "[SetUp \"1\"]\n[FEN \"6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n";

/// A course of three questions.
const QByteArray questions =
    "[Event \"Corners\"]\n[ChapterName \"To do\"]\n[Task \"find\"]\n" + atTheWrongCorner +
    "{ A waiting move. } 1. Be4 Kf8 2. Bh7 { He has to go. } *\n\n"
    "[Event \"Corners\"]\n[ChapterName \"To do\"]\n[Task \"squares a8 h1\"]\n" +
    atTheWrongCorner +
    "{ Where can he be mated? } *\n\n"
    "[Event \"Corners\"]\n[ChapterName \"To do\"]\n[Task \"play 3\"]\n[SetUp \"1\"]\n"
    "[FEN \"k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1\"]\n\n{ Finish. } *\n";

/// The same questions, after a page to be read.
const QByteArray withLesson = "[Event \"Corners\"]\n[ChapterName \"To do\"]\n[Task \"read\"]\n" +
                              atTheWrongCorner + "{ How to wait. } *\n\n" + questions;

class QuestionsInPractice : public WindowTest {
protected:
    QuestionsInPractice()
    {
        preferences.practiceLength = {.minutes = 0, .exercises = 5};
        writeBytes(path(), questions);
    }
    QString path() const { return folder.filePath(u"corners.pgn"_s); }
    QString card() const { return textsOf(window->findChild<panels::CourseCard*>(u"practice"_s)); }
    bool says(const QString& words) const { return card().contains(words); }
    void openAt(std::size_t page)
    {
        window->reader().open(path());
        ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
        window->reader().turnTo({0, page});
        waitUntilSolved();
    }
    /// Leaves the course, also while an answer is unfinished.
    void leaveCourse()
    {
        choose(u"Training/Courses/Leave course"_s);
        if (window->reader().isOpen())
            choose(u"Training/Courses/Leave course"_s);
    }
    /// Fails the first question, and leaves the course.
    void failTheFirst()
    {
        openAt(0);
        typeMove(u"Ke6"_s);
        waitUntilRemembered(1);
        leaveCourse();
        practiceTime += 2min;
    }
    void waitUntilRemembered(std::size_t count)
    {
        ASSERT_TRUE(QTest::qWaitFor([&] { return practiceStore.memories().size() == count; }, patience));
    }
    void practise()
    {
        key(Qt::Key_J, Qt::ControlModifier);
        waitForExercise();
    }
    void waitForExercise()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return practice.canGiveUp(); }, patience))
            << card().toStdString();
        waitUntilSolved();
    }
    void answerRight()
    {
        typeMove(u"Be4"_s);
        ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
        typeMove(u"Bh7"_s);
    }
    /// The memory of the only exercise.
    const trainer::practice::Memory& memory() const
    {
        EXPECT_EQ(practiceStore.memories().size(), 1U);
        return practiceStore.memories().begin()->second;
    }
    bool hasArrow(board::ArrowKind kind) const
    {
        return std::ranges::find(view->diagram().arrows, kind, &board::Arrow::kind) !=
               view->diagram().arrows.end();
    }

    QTemporaryDir folder;
};

TEST_F(QuestionsInPractice, WhatWasSavedUnderFormerKeysIsNotLost)
{
    const auto course = trainer::course::read_course(questions.toStdString()).course;
    const trainer::course::Page& page = course.chapters.at(0).pages.at(1);
    const auto exercise = [&](const std::string& key) {
        return trainer::practice::Exercise{.page =
                                               trainer::practice::CourseQuestion{path().toStdString(), key}};
    };
    const auto saved = [] { return PracticeDatabase{store::PracticeStore::usualPath()}; };
    {
        PracticeDatabase database{store::PracticeStore::usualPath()};
        auto attempt = sampleAttempt(practiceTime - 48h);
        attempt.exercise = exercise(page.former_key);
        auto memory = sampleMemory();
        memory.reps = 3; // no fresh exercise comes first
        memory.scheduled_days = 1;
        memory.last_review = practiceTime - 48h;
        memory.due = practiceTime - 24h;
        ASSERT_TRUE(database.noteRead(
            {path(), QString::fromStdString(page.former_key), trainer::course::Result::failed},
            practiceTime - 48h));
        ASSERT_TRUE(database.add(attempt, memory));
    }
    practiceStore.open();
    waitUntilRemembered(1);
    practise();
    EXPECT_TRUE(says(u"Where can he be mated?"_s)) << card().toStdString();
    click(a8);
    click(h1);
    const auto isReviewed = [&] {
        const auto memories = saved().memories();
        const auto found = memories.find(name_of(exercise(page.key)));
        return memories.size() == 1 && found != memories.end() && found->second.due > practiceTime;
    };
    EXPECT_TRUE(QTest::qWaitFor(isReviewed, patience)) << "its review goes on";
    const trainer::course::ResultsByKey results = saved().resultsOf(path());
    ASSERT_EQ(results.size(), 1U);
    EXPECT_EQ(results.begin()->first, page.key);
    EXPECT_TRUE(is_solved(results.begin()->second));
}

TEST_F(QuestionsInPractice, FailedQuestionsAreDueAsInTheCourse)
{
    start(mateIn27, trainer::Seat::attacker);
    const chess::Board game = pieces();
    failTheFirst();
    EXPECT_EQ(memory().phase, Phase::learning);
    practise();
    EXPECT_TRUE(says(u"Practice · 1 due · 5 exercise"_s)) << card().toStdString();
    EXPECT_TRUE(says(u"Corners: 1. "_s) && says(u"To do"_s) && says(u" (1 of 3)"_s)) << card().toStdString();
    EXPECT_TRUE(says(u"A waiting move."_s) && says(u"It is your move."_s)) << card().toStdString();
    EXPECT_FALSE(find<panels::CourseCard>()->isVisible()) << "one card is enough";
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(QApplication::focusWidget(), view);
    answerRight();
    EXPECT_FALSE(practice.canGiveUp());
    EXPECT_TRUE(says(u"Right. That was the last move."_s)) << card().toStdString();
    EXPECT_TRUE(QTest::qWaitFor([this] { return says(u"This exercise will come up again in "_s); }, patience))
        << card().toStdString();
    EXPECT_EQ(memory().reps, 2);
    EXPECT_GT(memory().due, practiceTime);
    press(u"Stop practising"_s);
    EXPECT_NE(pieces(), game) << "the list stands beside the last exercise";
    EXPECT_FALSE(window->reader().isExercise());
    press(u"Back to the game"_s);
    EXPECT_EQ(pieces(), game);
}

TEST_F(QuestionsInPractice, AJustFailedQuestionComesBeforeNewExercisesOfAnotherSubject)
{
    choose(u"Training/What to practise/Basic mates"_s);
    failTheFirst();
    practise();
    EXPECT_TRUE(practice.isOnQuestion()) << card().toStdString();
    EXPECT_TRUE(says(u"A waiting move."_s)) << card().toStdString();
}

TEST_F(QuestionsInPractice, LeavingRestoresTheGameBeforeAllExercises)
{
    failTheFirst();
    start(mateIn27, trainer::Seat::attacker);
    const chess::Board game = pieces();
    preferences.practiceLength = {.minutes = 0, .exercises = 2};
    practise();
    answerRight();
    press(u"Next exercise"_s);
    waitForExercise();
    giveUp();
    press(u"Finish"_s);
    practiceTime += 24h;
    preferences.practiceLength = {.minutes = 0, .exercises = 1};
    press(u"Keep practising"_s);
    waitForExercise();
    EXPECT_NE(pieces(), game);
    giveUp();
    press(u"Finish"_s);
    EXPECT_NE(pieces(), game);
    press(u"Back to the game"_s);
    EXPECT_EQ(pieces(), game);
    EXPECT_EQ(session.round().seat(), trainer::Seat::attacker);
    EXPECT_FALSE(hasArrow(board::ArrowKind::best));
}

TEST_F(QuestionsInPractice, SolvedQuestionsCountInTheCourseAtOnce)
{
    failTheFirst();
    const QAction* learn = window->actions()[u"learn"_s];
    EXPECT_TRUE(learn->toolTip().contains(u"Done: 0 of 3."_s)) << learn->toolTip().toStdString();
    practise();
    answerRight();
    EXPECT_TRUE(QTest::qWaitFor([&] { return learn->toolTip().contains(u"Done: 1 of 3."_s); }, patience))
        << learn->toolTip().toStdString();
    EXPECT_TRUE(readPreferences().preferences.coursePlaces.first().endsWith(u" 1/3"_s))
        << "after a restart too";
}

TEST_F(QuestionsInPractice, AnswersInTheCourseAreNoAttempts)
{
    failTheFirst();
    const auto attempts = [] {
        std::int64_t sum = 0;
        const PracticeDatabase database{store::PracticeStore::usualPath()};
        for (const auto& week : store::practiceHistory(database, {}).weeks)
            sum += week.sum.attempts;
        return sum;
    };
    ASSERT_TRUE(QTest::qWaitFor(
        [] { return PracticeDatabase{store::PracticeStore::usualPath()}.memories().size() == 1; }, patience));
    EXPECT_EQ(attempts(), 0) << "it counts in the course";
    EXPECT_EQ(practiceStore.failures(
                  trainer::practice::exercise_named(practiceStore.memories().begin()->first).value()),
              0);
    practise();
    giveUp();
    EXPECT_TRUE(QTest::qWaitFor([&] { return attempts() == 1; }, patience));
}

TEST_F(QuestionsInPractice, EndOnRestartWithAMessage)
{
    start(mateIn27, trainer::Seat::attacker);
    const chess::Board game = pieces();
    failTheFirst();
    practise();
    EXPECT_TRUE(readPreferences().preferences.practice) << "as long as it goes on";
    window.reset();
    practice.leave();
    openWindow();
    EXPECT_EQ(pieces(), game);
    EXPECT_TRUE(coach().contains(u"Practice was interrupted"_s)) << coach().toStdString();
    EXPECT_NE(button(u"Practise"_s), nullptr);
    openWindow();
    EXPECT_FALSE(coach().contains(u"Practice was interrupted"_s)) << "it is said once";
}

TEST_F(QuestionsInPractice, ContinueInANewWindow)
{
    failTheFirst();
    practise();
    openWindow();
    waitForExercise();
    EXPECT_FALSE(coach().contains(u"Practice was interrupted"_s)) << coach().toStdString();
}

TEST_F(QuestionsInPractice, SolvedQuestionsArePractisedOnlyOnRequest)
{
    openAt(0);
    answerRight();
    settle();
    EXPECT_TRUE(practiceStore.memories().empty());
    choose(u"Training/What to practise/Every question of the courses"_s);
    EXPECT_TRUE(preferences.practisesEveryQuestion);
    window->reader().turnTo({0, 0});
    answerRight();
    waitUntilRemembered(1);
    EXPECT_EQ(memory().reps, 1);
    window->reader().turnTo({0, 1});
    for (const auto square : {a8, h1})
        click(square);
    waitUntilRemembered(2);
}

TEST_F(QuestionsInPractice, AnsweredQuestionsCanBePractised)
{
    openAt(0);
    answerRight();
    settle();
    leaveCourse();
    preferences.practiceLength = {.minutes = 0, .exercises = 20};
    choose(u"Training/What to practise/Basic mates"_s);
    choose(u"Training/What to practise/Every question of the courses"_s);
    practise();
    EXPECT_TRUE(practiceStore.memories().empty());
    for (int exercise = 1; exercise < 20 && !window->reader().isExercise(); ++exercise) {
        giveUp();
        press(u"Next exercise"_s);
        waitForExercise();
    }
    EXPECT_TRUE(says(u"A waiting move."_s)) << card().toStdString();
    EXPECT_TRUE(says(u"You know this position from the course."_s)) << card().toStdString();
}

TEST_F(QuestionsInPractice, FinalListNamesACommonEndingOnce)
{
    preferences.practiceLength = {.minutes = 0, .exercises = 2};
    practise();
    giveUp();
    press(u"Next exercise"_s);
    waitForExercise();
    giveUp();
    press(u"Finish"_s);
    const auto* list = window->findChild<panels::CourseCard*>(u"practice"_s)->findChild<QTableWidget*>();
    ASSERT_EQ(list->rowCount(), 2);
    EXPECT_EQ(list->horizontalHeaderItem(0)->text(), u"Bishop and knight"_s);
    for (int row = 0; row < 2; ++row)
        EXPECT_TRUE(list->item(row, 0)->toolTip().startsWith(u"mate in "_s))
            << list->item(row, 0)->toolTip().toStdString();
}

TEST_F(QuestionsInPractice, FinalListNamesThePage)
{
    preferences.practiceLength = {.minutes = 3, .exercises = 0};
    failTheFirst();
    practise();
    practiceTime += 5min;
    answerRight();
    press(u"Finish"_s);
    const auto* list = window->findChild<panels::CourseCard*>(u"practice"_s)->findChild<QTableWidget*>();
    ASSERT_EQ(list->rowCount(), 1);
    const auto cell = [list](int column) { return list->item(0, column)->text(); };
    EXPECT_TRUE(cell(0).startsWith(u"Corners: 1. "_s) && cell(0).endsWith(u"(1 of 3)"_s))
        << cell(0).toStdString();
    EXPECT_TRUE(cell(1).startsWith(u"✓"_s)) << cell(1).toStdString();
    EXPECT_TRUE(cell(2).startsWith(u"in "_s)) << cell(2).toStdString();
    EXPECT_EQ(cell(3), u"You solved the question."_s);
    EXPECT_FALSE(says(u"Find"_s)) << "the page has had its say";
    EXPECT_FALSE(window->reader().isExercise());
}

TEST_F(QuestionsInPractice, WrongAnswersAreRefuted)
{
    failTheFirst();
    practise();
    EXPECT_FALSE(button(u"Read about it"_s)->isEnabled());
    typeMove(u"Ke6"_s);
    EXPECT_TRUE(says(u"Find a better move."_s)) << card().toStdString();
    EXPECT_TRUE(hasArrow(board::ArrowKind::reply));
    EXPECT_TRUE(coach().contains(u"Ke6"_s)) << coach().toStdString();
    EXPECT_FALSE(says(u" of the course explains this."_s)) << "no page before it does";
    EXPECT_EQ(memory().reps, 2);
    EXPECT_EQ(button(u"Next exercise"_s), nullptr) << "the question is still open";
    press(u"Try again"_s);
    EXPECT_EQ(plies(), 0U);
    EXPECT_FALSE(button(u"Next exercise"_s)->isEnabled());
    answerRight();
    EXPECT_EQ(memory().reps, 2) << "the first answer counts";
    EXPECT_TRUE(button(u"Next exercise"_s)->isEnabled());
}

TEST_F(QuestionsInPractice, GivingUpShowsTheWholeSolution)
{
    failTheFirst();
    practise();
    giveUp();
    EXPECT_EQ(plies(), 3U);
    EXPECT_EQ(pieces().piece_at(h7)->role, chess::Role::bishop);
    EXPECT_EQ(memory().reps, 2) << "the moves that are shown are no second answer";
    EXPECT_TRUE(says(u"You were shown the answer"_s)) << card().toStdString();
}

TEST_F(QuestionsInPractice, AreExplainedByThePageToReadBeforeThem)
{
    writeBytes(path(), withLesson);
    openAt(2);
    click(a1);
    click(h8);
    waitUntilRemembered(1);
    window->reader().turnTo({0, 3});
    leaveCourse();
    practiceTime += 2min;
    practise();
    const QStringList places = preferences.coursePlaces;
    click(a1);
    click(h8);
    EXPECT_TRUE(says(u"Page 1.1 of the course explains this."_s)) << card().toStdString();
    press(u"Read about it"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
    EXPECT_TRUE(textsOf(find<panels::CourseCard>()).contains(u"How to wait."_s));
    EXPECT_EQ(preferences.coursePlaces, places) << "to look something up is not to read on from there";
    press(u"Back to practice"_s);
    waitForExercise();
    EXPECT_TRUE(says(u"Where can he be mated?"_s)) << "the exercise is not over: " << card().toStdString();
    EXPECT_TRUE(button(u"Read about it"_s)->isEnabled());
    click(a8);
    click(h1);
    EXPECT_TRUE(button(u"Next exercise"_s)->isEnabled());
}

TEST_F(QuestionsInPractice, SolvedAtOnceHaveOneVerdict)
{
    failTheFirst();
    practise();
    answerRight();
    EXPECT_TRUE(says(u"Right. That was the last move."_s)) << card().toStdString();
    EXPECT_FALSE(says(u"second try"_s)) << card().toStdString();
}

TEST_F(QuestionsInPractice, AMateThatIsGivenUpIsReportedAndEnterGoesOn)
{
    openAt(2);
    typeMove(u"Kb6"_s);
    waitUntilRemembered(1);
    leaveCourse();
    practiceTime += 2min;
    practise();
    ASSERT_TRUE(says(u"Mate within 3 moves."_s)) << card().toStdString();
    view->setFocus();
    key(Qt::Key_Down); // shows the cursor
    key(Qt::Key_Tab);
    ASSERT_NE(QApplication::focusWidget(), view);
    key(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(says(u"You gave up, so it counts as failed."_s)) << card().toStdString();
    EXPECT_FALSE(says(u"Mate within"_s)) << card().toStdString();
    EXPECT_TRUE(session.round().end()) << "given up";
    ASSERT_TRUE(practice.canGoOn());
    QSignalSpy begun{&practice, &modes::Practice::exerciseBegun};
    key(Qt::Key_Return);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !begun.isEmpty(); }, patience));
}

TEST_F(QuestionsInPractice, SolvedOnTheirOwnNeedNoHelpAfterTheAnswerWasShown)
{
    openAt(0);
    press(u"Show the move"_s);
    waitUntilRemembered(1);
    leaveCourse();
    practiceTime += 2min;
    practise();
    answerRight();
    EXPECT_FALSE(says(u"with help"_s)) << card().toStdString();
}

TEST_F(QuestionsInPractice, GivingUpShowsTheSquaresAndNoMove)
{
    openAt(1);
    typeMove(u"a1 h8"_s);
    waitUntilRemembered(1);
    leaveCourse();
    practiceTime += 2min;
    practise();
    ASSERT_TRUE(says(u"Select 2 square"_s)) << card().toStdString();
    giveUp();
    EXPECT_EQ(window->reader().pointed(), (chess::Bitboard{a8} | chess::Bitboard{h1}));
    EXPECT_TRUE(coach().isEmpty()) << "no move was asked for: " << coach().toStdString();
    EXPECT_TRUE(view->diagram().arrows.empty());
}

TEST_F(QuestionsInPractice, AHintOnSquaresCountsAsOneOnAMove)
{
    openAt(1);
    typeMove(u"a1 h8"_s);
    waitUntilRemembered(1);
    leaveCourse();
    practiceTime += 2min;
    practise();
    press(u"Hint"_s);
    EXPECT_TRUE(says(u"The squares to find are all light."_s)) << card().toStdString();
    for (const auto square : {a8, h1})
        click(square);
    EXPECT_TRUE(says(u"Solved with help."_s)) << card().toStdString();
    press(u"Stop practising"_s);
    const auto* list = window->findChild<panels::CourseCard*>(u"practice"_s)->findChild<QTableWidget*>();
    EXPECT_TRUE(list->item(0, 1)->text().contains(u"Hard"_s)) << list->item(0, 1)->text().toStdString();
    EXPECT_TRUE(list->item(0, 3)->text().contains(u"Solved with help."_s));
}

TEST_F(QuestionsInPractice, AnUnfinishedExerciseLeavesTheBoardWithPractice)
{
    failTheFirst();
    start(mateIn27, trainer::Seat::attacker);
    practise();
    answerRight();
    press(u"Next exercise"_s);
    waitForExercise();
    EXPECT_NE(pieces(), position_of(mateIn27).board());
    press(u"Stop practising"_s);
    EXPECT_TRUE(says(u"That's it for now."_s)) << card().toStdString();
    EXPECT_EQ(pieces(), position_of(mateIn27).board()) << "its answer is not drawn beside the list";
}

TEST_F(QuestionsInPractice, SupportSquaresAndMates)
{
    openAt(1);
    for (const auto square : {a8, h8})
        click(square);
    waitUntilRemembered(1);
    leaveCourse();
    practiceTime += 2min;
    practise();
    EXPECT_TRUE(says(u"Select 2 square"_s)) << card().toStdString();
    for (const auto square : {a8, h1})
        click(square);
    EXPECT_TRUE(says(u"Correct: these are the squares."_s)) << card().toStdString();
    EXPECT_EQ(memory().reps, 2);
    press(u"Stop practising"_s);
    EXPECT_EQ(button(u"Stop practising"_s), nullptr) << "it has stopped";
    press(u"Back to the game"_s);
    EXPECT_FALSE(practice.isOn());
    openAt(2);
    typeMove(u"Kb6"_s);
    waitUntilRemembered(2);
    leaveCourse();
    practiceTime += 2min;
    practise();
    EXPECT_TRUE(says(u"Mate within 3 moves."_s)) << card().toStdString();
    while (practice.canGiveUp()) {
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return session.isUsersTurn() || !practice.canGiveUp(); }, patience));
        if (practice.canGiveUp())
            session.play(best().front());
    }
    EXPECT_TRUE(says(u"You mated in time."_s)) << card().toStdString();
}

TEST_F(QuestionsInPractice, MissingPagesAreSkippedAndKept)
{
    failTheFirst();
    writeBytes(path(), "[Event \"Another course\"]\n\n1. e4 *\n");
    practise();
    EXPECT_FALSE(window->reader().isExercise()) << "the page is not in the file any more";
    EXPECT_TRUE(says(u"Bishop and knight · mate in"_s)) << card().toStdString();
    EXPECT_TRUE(coach().isEmpty()) << coach().toStdString();
    EXPECT_FALSE(says(u"due"_s)) << card().toStdString();
    press(u"Stop practising"_s);
    QFile::remove(path());
    practise();
    EXPECT_TRUE(says(u"Bishop and knight · mate in"_s)) << card().toStdString();
    EXPECT_FALSE(says(u"due"_s)) << card().toStdString();
    EXPECT_EQ(memory().reps, 1) << "it waits for its file";
}

TEST_F(QuestionsInPractice, KeepTheBookmark)
{
    failTheFirst();
    openAt(2);
    leaveCourse();
    const auto bookmark = *store::lastBookmark(preferences.coursePlaces);
    practise();
    answerRight();
    settle();
    EXPECT_EQ(store::lastBookmark(preferences.coursePlaces),
              (store::Bookmark{bookmark.course, bookmark.place, bookmark.page, 1, 3}));
    EXPECT_TRUE(preferences.course.isEmpty());
    key(Qt::Key_PageUp, Qt::AltModifier);
    EXPECT_EQ(plies(), 3U) << "no page is turned in practice";
}

TEST_F(QuestionsInPractice, AnotherGameSuspendsTheQuestion)
{
    failTheFirst();
    practise();
    choose(u"Training/Textbook positions/The longest mate"_s);
    EXPECT_FALSE(practice.canGiveUp());
    EXPECT_FALSE(window->reader().isExercise());
    press(u"Back to practice"_s);
    waitForExercise();
    EXPECT_EQ(memory().reps, 1);
}

TEST_F(QuestionsInPractice, LanguageChangesRepeatTheQuestion)
{
    failTheFirst();
    practise();
    installLanguage(u"de"_s);
    openWindow();
    EXPECT_TRUE(window->reader().isAsking()) << "nothing else may tell the move";
    waitForExercise();
    answerRight();
    EXPECT_EQ(memory().reps, 2);
}

TEST_F(QuestionsInPractice, RestoredAnswersAreNotCountedAgain)
{
    failTheFirst();
    openAt(0);
    typeMove(u"Ke6"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return memory().reps == 2; }, patience));
    openWindow();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
    waitUntilSolved();
    settle();
    EXPECT_EQ(memory().reps, 2);
}

TEST_F(QuestionsInPractice, StartAfreshAfterTheCourseWasRestored)
{
    openAt(0);
    typeMove(u"Ke6"_s);
    waitUntilRemembered(1);
    openWindow();
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
    practiceTime += 2min;
    practise();
    EXPECT_TRUE(window->reader().isExercise()) << card().toStdString();
    EXPECT_EQ(plies(), 0U);
}

TEST_F(QuestionsInPractice, ACourseIsReadOnceForAllItsQuestions)
{
    openAt(0);
    typeMove(u"Ke6"_s);
    waitUntilRemembered(1);
    openAt(1);
    window->reader().showAnswer();
    waitUntilRemembered(2);
    openAt(2);
    typeMove(u"Kb6"_s);
    waitUntilRemembered(3);
    leaveCourse();
    practiceTime += 24h;
    QSignalSpy asked{&practice, &modes::Practice::pageAsked};
    practise();
    ASSERT_TRUE(window->reader().isExercise()) << card().toStdString();
    giveUp();
    // Only a new reading would notice that.
    const QDateTime time = QFileInfo{path()}.lastModified();
    writeBytes(path(), QByteArray(questions.size(), ' '));
    QFile file{path()};
    ASSERT_TRUE(file.open(QFile::ReadWrite) && file.setFileTime(time, QFile::FileModificationTime));
    file.close();
    press(u"Next exercise"_s);
    EXPECT_TRUE(window->reader().isExercise()) << card().toStdString();
    waitForExercise();
    EXPECT_EQ(asked.size(), 2);
    press(u"Stop practising"_s);
    press(u"Back to the game"_s);
    writeBytes(path(), "[Event \"Another course\"]\n\n1. e4 *\n");
    practiceTime += 24h * 400;
    asked.clear();
    practise();
    EXPECT_FALSE(window->reader().isExercise()) << "the pages are not in the file any more";
    EXPECT_EQ(asked.size(), 1) << "one reading finds out about all of them";
    EXPECT_FALSE(says(u"due"_s)) << card().toStdString();
}

TEST_F(QuestionsInPractice, QuestionsGiveWayToTheSetUpBoard)
{
    failTheFirst();
    writeBytes(path(), questions.repeated(3000));
    key(Qt::Key_J, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isExercise(); }, patience));
    session.enterSetUp();
    settle();
    EXPECT_EQ(session.mode(), session::Mode::setUp);
    session.leaveSetUp();
    press(u"Back to practice"_s);
    waitForExercise();
    EXPECT_TRUE(says(u"A waiting move."_s)) << card().toStdString();
}

TEST_F(QuestionsInPractice, ManyQuestionsDoNotBlockTheWindow)
{
    failTheFirst();
    practiceStore.ask(
        [course = path()](const PracticeDatabase& database) {
            return QSqlQuery{database.connection()}.exec(
                u"WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)"
                " INSERT INTO page_read SELECT '%1', 'p' || i, i, 1 FROM n"_s.arg(course));
        },
        [](bool isDone) { EXPECT_TRUE(isDone); });
    practise();
    LongestStep longest;
    giveUp();
    press(u"Next exercise"_s);
    RecordProperty("milliseconds", QByteArray::number(longest.milliseconds()).toStdString());
    EXPECT_LT(longest.milliseconds(), 500 * test::slowdown);
}

TEST_F(QuestionsInPractice, OneStepLeadsFromAPageOfTheListToTheGame)
{
    failTheFirst();
    start(mateIn27, trainer::Seat::attacker);
    const chess::Board game = pieces();
    practise();
    answerRight();
    press(u"Stop practising"_s);
    const auto openPage = [this] {
        auto* list = window->findChild<panels::CourseCard*>(u"practice"_s)->findChild<QTableWidget*>();
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualItemRect(list->item(0, 0)).center());
        ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOnPage(); }, patience));
    };
    openPage();
    EXPECT_NE(pieces(), game);
    press(u"Leave course"_s);
    EXPECT_TRUE(practice.isListing());
    openPage();
    press(u"Back to the game"_s);
    EXPECT_EQ(pieces(), game);
    EXPECT_FALSE(practice.isOn() || window->reader().isOpen());
}

TEST_F(QuestionsInPractice, QuestionsThatWereLeftGoOnWhereTheyWere)
{
    failTheFirst();
    practise();
    typeMove(u"Be4"_s);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == 2; }, patience));
    choose(u"Training/Textbook positions/The longest mate"_s);
    press(u"Back to practice"_s);
    waitForExercise();
    EXPECT_EQ(plies(), 2U);
    typeMove(u"Bh7"_s);
    EXPECT_TRUE(says(u"Right. That was the last move."_s)) << card().toStdString();
}

} // namespace
} // namespace app_test
