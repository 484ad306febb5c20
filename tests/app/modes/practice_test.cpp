// SPDX-License-Identifier: GPL-3.0-or-later

// Practice in the window, done by real clicks and keys.

#include "modes/practice.h"

#include <QSqlQuery>
#include <algorithm>
#include <set>

#include "chess/legal_moves.h"
#include "panels/course_card.h"
#include "store/courses.h"
#include "store/practice_database.h"
#include "tests/thoroughness.h"
#include "text/coaching.h"
#include "text/words.h"
#include "trainer/coach/explain.h"
#include "trainer/method/by_heart.h"
#include "trainer/report.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using store::PracticeDatabase;
using trainer::practice::Memories;
using trainer::practice::Memory;
using trainer::practice::Phase;
using trainer::practice::Syllabus;

class PracticeInTheWindow : public WindowTest {
protected:
    PracticeInTheWindow() { preferences.practiceLength = {.minutes = 3}; }
    QString card() const { return textsOf(window->findChild<panels::CourseCard*>(u"practice"_s)); }
    bool says(const QString& words) const { return card().contains(words); }
    void waitForExercise()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return practice.canGiveUp(); }, patience));
        waitUntilSolved();
    }
    void practise()
    {
        key(Qt::Key_J, Qt::ControlModifier);
        waitForExercise();
    }
    void waitUntilKept()
    {
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return says(u"This exercise will come up again"_s); }, patience));
    }
    /// Plays the best moves until the exercise is over.
    void solve()
    {
        while (practice.canGiveUp()) {
            ASSERT_TRUE(
                QTest::qWaitFor([this] { return session.isUsersTurn() || !practice.canGiveUp(); }, patience));
            if (practice.canGiveUp())
                session.play(best().front());
        }
    }
    /// Plays until a move throws the win away; in another exercise if no move could.
    void throwAway()
    {
        for (;;) {
            while (practice.canGiveUp()) {
                waitForReply();
                const auto moves = *trainer::judge_all(*tablebase(), shown());
                session.play(moves.back().move);
            }
            if (!says(u"You can no longer"_s))
                return;
            press(u"Next exercise"_s);
            waitForExercise();
        }
    }
    QTableWidget* list() const
    {
        return window->findChild<panels::CourseCard*>(u"practice"_s)->findChild<QTableWidget*>();
    }
    QString cell(int row, int column) const { return list()->item(row, column)->text(); }
    static Memories kept() { return PracticeDatabase{store::PracticeStore::usualPath()}.memories(); }
    const trainer::Drill& drill() const { return std::get<trainer::Dealt>(session.round().origin()).drill; }
    /// The exercise for the first question of a course.
    static std::string firstQuestionOf(const std::string& course)
    {
        const auto teaching = *store::readCourse(store::coursePath(QString::fromStdString(course), u"en"_s));
        const auto places = places_of(teaching->course);
        const auto asked = std::ranges::find_if(places, [&](trainer::course::Place place) {
            return is_question(*page_at(teaching->course, place));
        });
        EXPECT_NE(asked, places.end());
        const auto number = static_cast<std::size_t>(asked - places.begin());
        return "page:" + page_at(teaching->course, places.at(number))->key + ':' + course;
    }
    /// The memory of an exercise that has been due for ten days.
    Memory longDue() const
    {
        return {.phase = Phase::review,
                .due = practiceTime - 240h,
                .last_review = practiceTime - 480h,
                .stability = 10,
                .difficulty = 5};
    }
    static void remember(const char* exercise, const Memory& memory)
    {
        trainer::practice::Attempt attempt{.exercise = *trainer::practice::exercise_named(exercise),
                                           .start = position_of(mateIn3)};
        ASSERT_TRUE((PracticeDatabase{store::PracticeStore::usualPath()}.add(attempt, memory)));
    }
};

TEST_F(PracticeInTheWindow, FailedSavesAreReportedAtTheExercise)
{
    practise();
    {
        PracticeDatabase other{store::PracticeStore::usualPath()};
        ASSERT_TRUE(QSqlQuery{other.connection()}.exec(u"ALTER TABLE memory RENAME TO elsewhere"_s));
    }
    solve();
    EXPECT_TRUE(
        QTest::qWaitFor([this] { return says(u"Your result cannot be saved at the moment."_s); }, patience))
        << card().toStdString();
}

/// The window and practice of a program that was killed and started again.
class PracticeAfterARestart : public PracticeInTheWindow {
protected:
    void restart()
    {
        window.reset();
        practice.leave();
        preferences = readPreferences().preferences;
        restarted = std::make_unique<modes::Practice>(session, preferences, practiceStore,
                                                      [this] { return practiceTime; });
        window = std::make_unique<MainWindow>(session, preferences, files, rounds, *restarted);
        window->resize(1280, 800);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), patience));
        view = window->findChild<board::BoardView*>();
    }
    void waitForNext()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return restarted->canGiveUp(); }, patience));
        waitUntilSolved();
    }
    ~PracticeAfterARestart() override { window.reset(); }

    std::unique_ptr<modes::Practice> restarted;
};

TEST_F(PracticeAfterARestart, ASessionGoesOnWithItsList)
{
    preferences.practiceLength = {.minutes = 0, .exercises = 5};
    start(mateIn27, trainer::Seat::attacker);
    session.play(best().front());
    waitForReply();
    const chess::Board game = pieces();
    practise();
    solve();
    waitUntilKept();
    const QString solved = practice.page({}).chapter;
    press(u"Next exercise"_s);
    waitForExercise();
    giveUp();
    waitUntilKept();
    press(u"Next exercise"_s);
    waitForExercise();
    session.play(best().front());
    settle();
    restart();
    EXPECT_EQ(pieces(), game) << "the unfinished exercise is not a game to go on with";
    EXPECT_TRUE(coach().contains(u"Practice was interrupted when the program closed."_s))
        << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"“Practise” continues the session."_s)) << coach().toStdString();
    press(u"Practise"_s);
    waitForNext();
    EXPECT_FALSE(coach().contains(u"Practice was interrupted"_s)) << coach().toStdString();
    EXPECT_TRUE(says(u"2 done"_s)) << card().toStdString();
    EXPECT_TRUE(says(u"3 exercises left"_s)) << card().toStdString();
    giveUp();
    press(u"Stop practising"_s);
    ASSERT_EQ(list()->rowCount(), 3);
    EXPECT_TRUE(says(u"Exercises done: 3. Solved: 1."_s)) << card().toStdString();
    EXPECT_TRUE(solved.endsWith(cell(0, 0))) << cell(0, 0).toStdString() << " of " << solved.toStdString();
    EXPECT_EQ(cell(0, 1), u"✓ Easy"_s);
    EXPECT_EQ(cell(0, 3), u"You mated without wasting a move."_s);
    EXPECT_EQ(cell(1, 1), u"✗ Failed"_s);
    EXPECT_FALSE(readPreferences().preferences.practiceSession) << "the list ends it";
}

TEST_F(PracticeAfterARestart, AnInterruptionIsMentionedOnce)
{
    practise();
    solve();
    waitUntilKept();
    press(u"Next exercise"_s);
    waitForExercise();
    restart();
    EXPECT_TRUE(coach().contains(u"Practice was interrupted"_s)) << coach().toStdString();
    restart();
    EXPECT_FALSE(coach().contains(u"Practice was interrupted"_s)) << coach().toStdString();
    press(u"Practise"_s);
    waitForNext();
    EXPECT_TRUE(says(u"1 done"_s)) << card().toStdString();
}

TEST_F(PracticeAfterARestart, ASessionKeepsItsRemainingTime)
{
    practise();
    solve();
    waitUntilKept();
    practiceTime += 2min;
    press(u"Next exercise"_s);
    waitForExercise();
    restart();
    practiceTime += 30min;
    press(u"Practise"_s);
    waitForNext();
    EXPECT_TRUE(says(u"1 minute left"_s)) << card().toStdString();
}

TEST_F(PracticeAfterARestart, AFinishedSessionOpensItsList)
{
    practise();
    solve();
    waitUntilKept();
    practiceTime += 3min;
    practice.findChild<QTimer*>()->setInterval(0);
    ASSERT_TRUE(QTest::qWaitFor([this] { return says(u"time is up"_s); }, patience));
    restart();
    press(u"Practise"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return restarted->isListing(); }, patience));
    EXPECT_EQ(list()->rowCount(), 1);
}

TEST_F(PracticeAfterARestart, AnotherDayIsAnotherSession)
{
    practise();
    solve();
    waitUntilKept();
    practiceTime += 24h;
    restart();
    press(u"Practise"_s);
    waitForNext();
    EXPECT_FALSE(says(u"1 done"_s)) << card().toStdString();
    restarted->leave();
    openWindow();
    EXPECT_FALSE(coach().contains(u"Practice was interrupted"_s)) << "it was left";
}

TEST_F(PracticeInTheWindow, StartsWithOneClick)
{
    EXPECT_TRUE(card().isEmpty());
    press(u"Practise"_s);
    waitForExercise();
    EXPECT_TRUE(says(u"Practice · 3 minutes left"_s)) << card().toStdString();
    EXPECT_TRUE(says(u"Bishop and knight · mate in"_s)) << card().toStdString();
    EXPECT_TRUE(says(u"This one is new."_s));
    const int limit = mateIn() + 4;
    EXPECT_TRUE(says(u"Mate within %1 move"_s.arg(limit))) << card().toStdString();
    EXPECT_TRUE(says(u"That is a few more than best play takes."_s)) << card().toStdString();
    EXPECT_EQ(drill().request.stage, trainer::coach::Stage::mate);
    EXPECT_EQ(drill().request.attacker, chess::Color::white) << "what is new comes with White at the bottom";
    EXPECT_EQ(view->orientation(), chess::Color::white);
    EXPECT_EQ(QApplication::focusWidget(), view);
    EXPECT_EQ(button(u"Practise"_s), nullptr);
}

TEST_F(PracticeInTheWindow, GoalAppearsWithTheExercise)
{
    practice.goOn();
    ASSERT_FALSE(practice.canGiveUp());
    EXPECT_EQ(practice.page({}).task, QString{});
    waitForExercise();
    EXPECT_NE(practice.page({}).task, QString{});
}

TEST_F(PracticeInTheWindow, LeavesRoomForTheRecordInASmallWindow)
{
    settleIn({900, 640});
    practise();
    settle();
    const auto* entry = find<panels::RecordCard>()->entry();
    const auto isSeen = [&] { return entry->visibleRegion() == QRegion{entry->rect()}; };
    EXPECT_TRUE(isSeen());
    EXPECT_TRUE(coach().isEmpty()) << "the card says it all: " << coach().toStdString();
    session.play(best().front());
    settle();
    EXPECT_FALSE(coach().isEmpty()) << "what the move was like is told";
    EXPECT_FALSE(says(u"This one is new."_s)) << "that was read before";
    EXPECT_TRUE(isSeen());
    session.takeBack();
    key(Qt::Key_H, Qt::ControlModifier);
    settle();
    EXPECT_FALSE(coach().isEmpty()) << "he was asked";
    EXPECT_TRUE(isSeen());
}

// Fault 48
TEST_F(PracticeInTheWindow, OpensItsFileOnDemand)
{
    settle();
    EXPECT_FALSE(QFile::exists(store::PracticeStore::usualPath()));
}

TEST_F(PracticeInTheWindow, SolvedExercisesReturnAfterDays)
{
    practise();
    solve();
    EXPECT_TRUE(says(u"You mated without wasting a move."_s)) << card().toStdString();
    waitUntilKept();
    EXPECT_TRUE(says(u"This exercise will come up again in 8 days."_s)) << card().toStdString();
    const Memories memories = kept();
    ASSERT_EQ(memories.size(), 1U);
    EXPECT_EQ(memories.begin()->first, "KBNK:mate:2-3");
    EXPECT_EQ(memories.begin()->second.phase, Phase::review);
    EXPECT_TRUE(says(u"1 done"_s));
}

TEST_F(PracticeInTheWindow, NextExerciseFollows)
{
    practise();
    solve();
    view->setFocus();
    view->showCursor(true);
    press(u"Next exercise"_s);
    waitForExercise();
    EXPECT_EQ(drill().request.stage, trainer::coach::Stage::mate);
    EXPECT_EQ(drill().request.shortest, 4);
    EXPECT_FALSE(view->isCursorVisible()) << "the frame belonged to the last exercise";
}

TEST_F(PracticeInTheWindow, TheCardKeepsCountingTheDueExercises)
{
    for (const char* name : {"KBNK:mate:2-3", "KBNK:mate:4-"})
        remember(name, {.phase = Phase::review,
                        .due = practiceTime - 24h,
                        .last_review = practiceTime - 48h,
                        .stability = 1,
                        .difficulty = 5});
    practise();
    EXPECT_TRUE(says(u"Practice · 2 due · 3 minutes left"_s)) << card().toStdString();
    solve();
    EXPECT_TRUE(says(u"Practice · 1 done · 1 due · 3 minutes left"_s)) << card().toStdString();
    press(u"Next exercise"_s);
    waitForExercise();
    EXPECT_TRUE(says(u"Practice · 1 done · 1 due · 3 minutes left"_s)) << card().toStdString();
}

TEST_F(PracticeInTheWindow, AbandonedExercisesReturnSoon)
{
    practise();
    giveUp();
    waitUntilKept();
    EXPECT_TRUE(says(u"You gave up, so it counts as failed."_s)) << card().toStdString();
    EXPECT_TRUE(says(u"This exercise will come up again in one minute."_s)) << card().toStdString();
    EXPECT_FALSE(button(u"Give up"_s)->isEnabled());
    EXPECT_EQ(QApplication::focusWidget(), view) << "not on whatever button came next";
    EXPECT_EQ(kept().begin()->second.reps, 1);
    EXPECT_EQ(session.help().hint(), trainer::coach::Rung::moves) << "and sees how it would have gone on";
    EXPECT_TRUE(find<panels::CoachCard>()->isVisible());
}

TEST_F(PracticeInTheWindow, TheLineAfterGivingUpKeepsTheButtonsOfTheExercise)
{
    practise();
    const auto topOf = [this](const QString& text) {
        return button(text)->mapTo(window.get(), QPoint{}).y();
    };
    const int top = topOf(u"Give up"_s);
    press(u"Give up"_s);
    ASSERT_EQ(session.mode(), Mode::replay);
    EXPECT_EQ(topOf(u"Next exercise"_s), top);
    key(Qt::Key_Down); // the cursor has no use for Enter in a replay
    key(Qt::Key_Return);
    waitForExercise();
    EXPECT_EQ(session.mode(), Mode::play);
    press(u"Give up"_s);
    ASSERT_EQ(session.mode(), Mode::replay);
    press(u"Stop practising"_s);
    EXPECT_TRUE(practice.isListing());
    EXPECT_EQ(session.mode(), Mode::play);
    EXPECT_TRUE(says(u"That's it for now."_s)) << card().toStdString();
}

TEST_F(PracticeInTheWindow, CancellingTheSolvingOfAnExerciseEndsTheSession)
{
    choose(u"Training/What to practise/Rook and pawn against rook"_s);
    key(Qt::Key_J, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.dealtEnding().has_value(); }, patience));
    session.cancelSolving();
    EXPECT_FALSE(practice.isOn());
    EXPECT_TRUE(coach().contains(u"Solving was cancelled."_s)) << coach().toStdString();
}

TEST_F(PracticeInTheWindow, GivingUpAThrownWinShowsTheMistake)
{
    remember("KQKR:21-", {.phase = Phase::review,
                          .due = practiceTime - 24h,
                          .last_review = practiceTime - 48h,
                          .stability = 1,
                          .difficulty = 5});
    choose(u"Training/What to practise/Piece against piece"_s);
    practise();
    const auto tooSlow = [](const trainer::JudgedMove& move) {
        return move.judgement.cause && move.judgement.cause->kind == trainer::DrawCause::Kind::fifty_moves;
    };
    while (true) {
        waitForReply();
        const auto moves = *trainer::judge_all(*tablebase(), shown());
        if (const auto slow = std::ranges::find_if(moves, tooSlow); slow != moves.end()) {
            session.play(slow->move);
            break;
        }
        dawdle();
    }
    const trainer::Game::NodeId mistake = session.round().game().path().at(plies());
    waitForReply();
    session.play(best().front());
    waitForReply();
    giveUp();
    EXPECT_EQ(session.round().game().current(), mistake);
    EXPECT_TRUE(says(u"The win was thrown away with"_s)) << card().toStdString();
    EXPECT_TRUE(coach().contains(u"fifty-move rule"_s)) << coach().toStdString();
    EXPECT_FALSE(session.help().hint());
}

TEST_F(PracticeInTheWindow, HintsEscalate)
{
    practise();
    EXPECT_TRUE(button(u"Hint"_s)->isEnabled());
    press(u"Hint"_s);
    EXPECT_TRUE(session.help().hint());
    EXPECT_TRUE(view->diagram().arrows.empty()) << "the first step does not tell the move";
}

TEST_F(PracticeInTheWindow, TakingBackAtTheStartKeepsTheExercise)
{
    practise();
    ASSERT_TRUE(rounds.canGoBack()) << "to the game before practice";
    EXPECT_FALSE(action(u"Game/Take back"_s)->isEnabled());
    view->setFocus();
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(practice.isOnExercise());
}

TEST_F(PracticeInTheWindow, ButtonsKeepTheirPlacesFromTheFirstHintToTheEnd)
{
    for (const QSize size : {QSize{1280, 800}, QSize{900, 640}}) {
        settleIn(size);
        practise();
        settle();
        const auto places = buttonPlaces();
        while (button(u"Hint"_s)->isEnabled()) {
            press(u"Hint"_s);
            settle();
            EXPECT_EQ(buttonPlaces(), places);
        }
        giveUp();
        settle();
        EXPECT_EQ(buttonPlaces(), places);
    }
}

TEST_F(PracticeInTheWindow, ThrowingTheWinAwayEndsTheExercise)
{
    practise();
    throwAway();
    EXPECT_TRUE(says(u"You threw the win away."_s)) << card().toStdString();
    waitUntilKept();
    // Further moves have no effect.
    const int reps = kept().begin()->second.reps;
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.isUsersTurn() || session.round().end(); }, patience));
    session.takeBack();
    settle();
    EXPECT_EQ(kept().begin()->second.reps, reps);
}

TEST_F(PracticeInTheWindow, TheNextPageKeyGoesToTheNextExercise)
{
    practise();
    const chess::Setup first = session.round().game().start().setup();
    key(Qt::Key_PageDown, Qt::AltModifier);
    EXPECT_EQ(session.round().game().start().setup(), first) << "this one is not over";
    solve();
    key(Qt::Key_PageDown, Qt::AltModifier);
    waitForExercise();
    EXPECT_TRUE(says(u"1 done"_s)) << card().toStdString();
    EXPECT_NE(session.round().game().start().setup(), first);
}

TEST_F(PracticeInTheWindow, EnterGoesOnWhenTheExerciseIsOver)
{
    practise();
    view->setFocus();
    view->showCursor(false);
    const chess::Setup first = session.round().game().start().setup();
    giveUp();
    view->setFocus();
    view->showCursor(false);
    key(Qt::Key_Return);
    waitForExercise();
    EXPECT_NE(session.round().game().start().setup(), first);
    const chess::Setup second = session.round().game().start().setup();
    key(Qt::Key_Return);
    EXPECT_EQ(session.round().game().start().setup(), second) << "this one is not over";
}

TEST_F(PracticeInTheWindow, EachExerciseIsReportedAsSavedOnlyOnceItIs)
{
    practise();
    giveUp();
    waitUntilKept();
    press(u"Next exercise"_s);
    waitForExercise();
    practice.giveUp();
    EXPECT_FALSE(says(u"It will come up again"_s)) << card().toStdString();
    waitUntilKept();
}

TEST_F(PracticeInTheWindow, HelpIsRecorded)
{
    practise();
    key(Qt::Key_H, Qt::ControlModifier);
    solve();
    EXPECT_TRUE(says(u"Solved with help."_s) || says(u"You had too much help, so it counts as failed."_s))
        << "as the mate may have one move: " << card().toStdString();
    waitUntilKept();
    EXPECT_TRUE(says(u"minute"_s)) << card().toStdString();
}

TEST_F(PracticeInTheWindow, AllMovesAreHiddenUntilTheExerciseIsOver)
{
    practise();
    find<panels::RecordCard>()->setPage(panels::RecordPage::replies);
    settle();
    EXPECT_EQ(find<panels::RepliesTable>()->model()->rowCount(), 0);
    EXPECT_FALSE(find<panels::RepliesTable>()->isVisible());
    giveUp();
    settle();
    EXPECT_GT(find<panels::RepliesTable>()->model()->rowCount(), 0);
}

TEST_F(PracticeInTheWindow, ShowingTheLineCountsAsHelp)
{
    const auto isHelped = [this](const std::function<void()>& look) {
        practise();
        look();
        settle();
        if (session.mode() == Mode::replay)
            session.leaveReplay();
        solve();
        return says(u"help"_s);
    };
    EXPECT_FALSE(isHelped([] {}));
    EXPECT_TRUE(isHelped([this] { choose(u"Game/Show the line to mate"_s); }));
    EXPECT_FALSE(isHelped([this] { key(Qt::Key_F2); })) << "the heat map is hidden in exercises";
}

TEST_F(PracticeInTheWindow, EndsAfterItsTimeLimit)
{
    practise();
    practiceTime += 2min;
    solve();
    EXPECT_TRUE(says(u"1 minute left"_s)) << card().toStdString();
    press(u"Next exercise"_s);
    waitForExercise();
    practiceTime += 1min;
    solve();
    EXPECT_TRUE(says(u"time is up"_s)) << card().toStdString();
    press(u"Finish"_s);
    EXPECT_TRUE(says(u"Exercises done: 2. Solved: 2."_s)) << card().toStdString();
    press(u"Keep practising"_s);
    waitForExercise();
    EXPECT_TRUE(says(u"3 minutes left"_s));
    EXPECT_FALSE(says(u"done"_s)) << card().toStdString();
}

TEST_F(PracticeInTheWindow, EndsAfterTheSetNumberOfExercisesWithAList)
{
    preferences.practiceLength = {.minutes = 0, .exercises = 5};
    practise();
    EXPECT_TRUE(says(u"Practice · 5 exercise"_s)) << card().toStdString();
    giveUp();
    practiceTime += 60min;
    for (int done = 1; done < 5; ++done) {
        EXPECT_TRUE(says(u"%1 done"_s.arg(done))) << card().toStdString();
        ASSERT_NE(button(u"Next exercise"_s), nullptr) << card().toStdString();
        press(u"Next exercise"_s);
        waitForExercise();
        solve();
    }
    EXPECT_TRUE(says(u"all done"_s)) << card().toStdString();
    press(u"Finish"_s);
    EXPECT_TRUE(says(u"Exercises done: 5. Solved: 4."_s)) << card().toStdString();
    ASSERT_EQ(list()->rowCount(), 5);
    EXPECT_EQ(cell(0, 1), u"✗ Failed"_s);
    EXPECT_TRUE(cell(0, 2).startsWith(u"in "_s)) << cell(0, 2).toStdString();
    EXPECT_EQ(cell(0, 3), u"You gave up, so it counts as failed."_s);
    for (int row = 1; row < 5; ++row)
        EXPECT_EQ(cell(row, 1), u"✓ Easy"_s);
}

TEST_F(PracticeInTheWindow, ListFollowsTheClock)
{
    practise();
    giveUp();
    practiceTime += 4min;
    key(Qt::Key_J, Qt::ControlModifier);
    EXPECT_EQ(cell(0, 2), u"due now"_s);
    press(u"Keep practising"_s);
    waitForExercise();
    giveUp();
    press(u"Stop practising"_s);
    EXPECT_EQ(cell(0, 2), u"in 1 minute"_s);
    practiceTime += 1min;
    practice.findChild<QTimer*>()->setInterval(0);
    EXPECT_TRUE(QTest::qWaitFor([this] { return cell(0, 2) == u"due now"_s; }, patience));
}

TEST_F(PracticeInTheWindow, ImpossibleGoalsAreReported)
{
    practise();
    while (practice.canGiveUp() && !says(u"You can no longer mate within"_s)) {
        waitForReply();
        EXPECT_TRUE(says(u"Mate within "_s)) << card().toStdString();
        dawdle();
    }
    ASSERT_TRUE(practice.canGiveUp()) << card().toStdString();
    EXPECT_TRUE(says(u"Take moves back, or give up."_s)) << card().toStdString();
    waitForReply();
    while (action(u"Game/Take back"_s)->isEnabled())
        choose(u"Game/Take back"_s);
    EXPECT_TRUE(says(u"Mate within "_s)) << "it is possible again";
}

TEST_F(PracticeInTheWindow, ReachingAStageEndsItsExercise)
{
    remember("KBNK:w:1-18", {.phase = Phase::review,
                             .due = practiceTime - 24h,
                             .last_review = practiceTime - 48h,
                             .stability = 1,
                             .difficulty = 5});
    practise();
    EXPECT_TRUE(says(u"Play until the next stage of the win begins, “"_s)) << card().toStdString();
    solve();
    EXPECT_TRUE(says(u"You finished this stage without wasting a move."_s)) << card().toStdString();
    EXPECT_FALSE(session.round().end());
}

TEST_F(PracticeInTheWindow, DrillsRequireOneMove)
{
    for (const char* const name : {"KBNK:only-move", "KBNK:waiting-move"}) {
        practiceTime += 24h;
        remember(name, {.phase = Phase::review,
                        .due = practiceTime - 24h,
                        .last_review = practiceTime - 30 * 24h,
                        .stability = 1,
                        .difficulty = 5});
        openWindow();
        practise();
        ASSERT_EQ(trainer::practice::name_of(*trainer::practice::exercise_named(name)), name);
        EXPECT_TRUE(says(name == std::string{"KBNK:only-move"} ? u"Find the only move that wins."_s
                                                               : u"Find a waiting move."_s))
            << card().toStdString();
        session.play(best().front());
        EXPECT_TRUE(says(u"Right: "_s)) << card().toStdString();
        EXPECT_FALSE(session.help().isAdvised()) << "the exercise is over";
        waitForReply();
        EXPECT_FALSE(session.help().isAdvised()) << "after the reply, too";
        session.play(best().front());
        waitForReply();
        EXPECT_TRUE(session.help().isAdvised()) << "the user plays on";
        practice.leave();
    }
}

TEST_F(PracticeInTheWindow, HintsDoNotBuildOnAdviceThatIsNotShown)
{
    practise();
    EXPECT_FALSE(find<panels::CoachCard>()->isVisible());
    EXPECT_FALSE(session.help().isAdvised());
    const auto unadvised = trainer::coach::ladder(trainer::coach::stage_pens(), *tablebase(), shown(), false);
    key(Qt::Key_H, Qt::ControlModifier);
    EXPECT_EQ(session.help().hint(), unadvised->rungs.front());
    session.play(best().front());
    waitForReply();
    EXPECT_FALSE(practice.canGiveUp() && session.help().isAdvised()) << "the next one begins with it too";
}

TEST_F(PracticeInTheWindow, CoursePageIsOfferedAfterTwoFailures)
{
    preferences.practiceLength = {.minutes = 0, .exercises = 20};
    practise();
    EXPECT_FALSE(button(u"Read about it"_s)->isEnabled());
    for (int failure = 1; failure <= 2; ++failure) {
        const trainer::Drill failed = drill();
        EXPECT_FALSE(button(u"Read about it"_s)->isEnabled());
        giveUp();
        const auto isFailed = [&] {
            return drill().request.stage == failed.request.stage &&
                   drill().request.shortest == failed.request.shortest;
        };
        while (failure == 1 && (!isFailed() || !practice.canGiveUp())) {
            practiceTime += 2min;
            press(u"Next exercise"_s);
            waitForExercise();
            if (!isFailed())
                solve();
        }
    }
    EXPECT_TRUE(says(u" of the course explains this."_s)) << card().toStdString();
    const auto stage = drill().request.stage;
    press(u"Read about it"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
    waitUntilSolved();
    const auto standing = trainer::coach::standing(trainer::coach::stage_pens(), session.tables().known(),
                                                   session.round().game().start());
    ASSERT_TRUE(standing);
    EXPECT_EQ(standing->stage, stage);
    press(u"Back to practice"_s);
    waitForExercise();
    EXPECT_TRUE(practice.isOnExercise());
}

TEST_F(PracticeInTheWindow, FailuresBeforeARestartCount)
{
    remember("KBNK:mate:2-3", {.phase = Phase::review,
                               .due = practiceTime - 24h,
                               .last_review = practiceTime - 48h,
                               .stability = 1,
                               .difficulty = 5});
    practise();
    giveUp();
    EXPECT_TRUE(says(u" of the course explains this."_s)) << card().toStdString();
}

TEST_F(PracticeInTheWindow, FollowsTheCourse)
{
    for (const char* name : {"KBNK:mate:2-3", "KBNK:mate:4-"})
        remember(name, {.phase = Phase::review,
                        .due = practiceTime + 240h,
                        .last_review = practiceTime - 24h,
                        .stability = 20,
                        .difficulty = 5,
                        .scheduled_days = 30});
    preferences.coursePlaces = store::withBookmark({}, {u"bishop-and-knight"_s, {0, 0}});
    practise();
    EXPECT_NE(drill().request.stage, trainer::coach::Stage::small_triangle) << card().toStdString();
    press(u"Stop practising"_s);
    const auto course = *store::readCourse(store::coursePath(u"bishop-and-knight"_s, u"en"_s));
    for (const trainer::course::Place place : places_of(course->course))
        practiceStore.noteRead({u"bishop-and-knight"_s,
                                QString::fromStdString(page_at(course->course, place)->key),
                                trainer::course::Result::read},
                               practiceTime);
    practise();
    EXPECT_EQ(drill().request.stage, trainer::coach::Stage::small_triangle) << "the whole course was read";
}

TEST_F(PracticeInTheWindow, AnotherGameSuspendsIt)
{
    practise();
    start(mateIn27, trainer::Seat::attacker);
    EXPECT_FALSE(practice.canGiveUp());
    press(u"Back to practice"_s);
    waitForExercise();
    EXPECT_EQ(drill().request.stage, trainer::coach::Stage::mate);
    session.setSeat(trainer::Seat::both);
    EXPECT_FALSE(practice.canGiveUp()) << "analysis is no practice";
    practise();
    press(u"Stop practising"_s);
    EXPECT_TRUE(card().isEmpty());
    EXPECT_TRUE(kept().empty());
}

TEST_F(PracticeInTheWindow, OffersDueExercisesWithAReason)
{
    Memory memory{.phase = Phase::review,
                  .due = practiceTime - 24h,
                  .last_review = practiceTime - 6 * 24h,
                  .stability = 5,
                  .difficulty = 5,
                  .reps = 3};
    remember("KBNK:drive-to-edge:1-", memory);
    practise();
    EXPECT_EQ(drill().request.stage, trainer::coach::Stage::drive_to_edge);
    EXPECT_TRUE(says(u"You did this one 6 days ago."_s)) << card().toStdString();
}

TEST_F(PracticeInTheWindow, UsesTheChosenSubject)
{
    choose(u"Training/What to practise/Pawn endings"_s);
    choose(u"Training/Session length/20 minutes"_s);
    EXPECT_EQ(preferences.syllabus, Syllabus::pawns);
    practise();
    EXPECT_EQ(drill().request.material.name(), "KPK");
    EXPECT_TRUE(says(u"20 minutes left"_s));
}

TEST_F(PracticeInTheWindow, AnotherSubjectTakesEffectAtOnceOrAfterTheExercise)
{
    choose(u"Training/What to practise/Basic mates"_s);
    EXPECT_TRUE(coach().contains(u"Chosen for practice: Basic mates."_s)) << coach().toStdString();
    practise();
    EXPECT_NE(drill().request.material.name(), "KPK");
    choose(u"Training/What to practise/Pawn endings"_s);
    waitForExercise();
    EXPECT_EQ(drill().request.material.name(), "KPK") << "nothing was begun";
    session.play(best().front());
    choose(u"Training/What to practise/Basic mates"_s);
    EXPECT_TRUE(coach().contains(u"From the next exercise on: Basic mates."_s)) << coach().toStdString();
    EXPECT_EQ(drill().request.material.name(), "KPK");
    choose(u"Training/Session length/20 minutes"_s);
    EXPECT_TRUE(says(u"20 minutes left"_s)) << card().toStdString();
}

TEST_F(PracticeInTheWindow, AnotherSubjectReplacesAnExerciseThatIsStillBeingDealt)
{
    choose(u"Training/What to practise/Rook and bishop against rook"_s);
    key(Qt::Key_J, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.dealtEnding().has_value(); }, patience));
    ASSERT_FALSE(practice.canGiveUp()) << "its ending is not solved yet";
    choose(u"Training/What to practise/Pawn endings"_s);
    waitForExercise();
    EXPECT_EQ(drill().request.material.name(), "KPK");
    EXPECT_FALSE(session.dealtEnding());
}

TEST_F(PracticeInTheWindow, QuestionsOnOtherSubjectsWaitUntilTheirEndingIsSolved)
{
    remember(firstQuestionOf("rook-and-pawn").c_str(), longDue());
    choose(u"Training/What to practise/Basic mates"_s);
    practise();
    for (int exercise = 0; exercise < 3; ++exercise) {
        EXPECT_FALSE(practice.isOnQuestion()) << card().toStdString();
        EXPECT_FALSE(says(u" due"_s)) << card().toStdString();
        giveUp();
        press(u"Next exercise"_s);
        waitForExercise();
    }
}

TEST_F(PracticeInTheWindow, BeginsWithTheChosenSubject)
{
    remember(firstQuestionOf("pawn").c_str(), longDue());
    choose(u"Training/What to practise/Basic mates"_s);
    practise();
    for (int exercise = 0; exercise < 2; ++exercise) {
        EXPECT_FALSE(practice.isOnQuestion()) << card().toStdString();
        giveUp();
        press(u"Next exercise"_s);
        waitForExercise();
    }
    EXPECT_TRUE(practice.isOnQuestion()) << "other questions come in between: " << card().toStdString();
    EXPECT_TRUE(says(u"This question about another subject is due"_s)) << card().toStdString();
    press(u"Stop practising"_s);
    key(Qt::Key_Escape);
    choose(u"Training/What to practise/Pawn endings"_s);
    practise();
    EXPECT_TRUE(practice.isOnQuestion()) << "of the same subject: " << card().toStdString();
}

TEST_F(PracticeInTheWindow, TextbookPositionsAreHeldWithFivePieces)
{
    if (!test::is_exhaustive())
        GTEST_SKIP() << "solves an ending with five pieces";
    choose(u"Training/What to practise/Rook and bishop against rook"_s);
    EXPECT_EQ(preferences.syllabus, Syllabus::rook_and_bishop);
    practise();
    EXPECT_TRUE(says(u"Rook and bishop: the second-rank defence · hold the draw"_s)) << card().toStdString();
    EXPECT_TRUE(says(u"Hold the draw for 15 moves."_s));
    EXPECT_EQ(session.round().seat(), trainer::Seat::defender);
    EXPECT_EQ(drill().request.material.name(), "KRBKR");
    solve();
    EXPECT_TRUE(says(u"You held the draw."_s)) << card().toStdString();
    waitUntilKept();
    EXPECT_EQ(kept().begin()->first, "KRBKR:textbook:second-rank");
}

TEST_F(PracticeInTheWindow, WithoutMistakesThereIsNothingToPractise)
{
    preferences.syllabus = Syllabus::own_mistakes;
    key(Qt::Key_J, Qt::ControlModifier);
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return coach().contains(u"You have no mistakes to practise yet."_s); }, patience));
    EXPECT_FALSE(practice.isOn());
}

TEST_F(PracticeInTheWindow, MemorizedPositionsAreSolvedByTheirMove)
{
    choose(u"Training/What to practise/Bishop and knight: positions to know by heart"_s);
    EXPECT_EQ(preferences.syllabus, Syllabus::by_heart);
    practise();
    EXPECT_TRUE(says(u"Bishop and knight · position 1 to know by heart"_s)) << card().toStdString();
    EXPECT_TRUE(says(u"Play the method's move"_s));
    const chess::Move move = *trainer::method::move_by_heart(shown());
    drag(move.from, move.to);
    EXPECT_FALSE(practice.canGiveUp()) << "it is over";
    EXPECT_TRUE(says(u"Right: "_s)) << card().toStdString();
    waitUntilKept();
    EXPECT_EQ(kept().begin()->first, name_of(exercises(Syllabus::by_heart).front()));
    EXPECT_EQ(kept().begin()->second.phase, Phase::review);
}

TEST_F(PracticeInTheWindow, MemorizedPositionsShowAMissedMove)
{
    choose(u"Training/What to practise/Bishop and knight: positions to know by heart"_s);
    practise();
    const QString move = text::moveNames(shown(), {*trainer::method::move_by_heart(shown())});
    giveUp();
    EXPECT_TRUE(says(u"You gave up, so it counts as failed."_s) && says(u"Remember: "_s + move + u'.'))
        << card().toStdString();
    press(u"Next exercise"_s);
    waitForExercise();
    const chess::Move known = *trainer::method::move_by_heart(shown());
    const auto moves = legal_moves(shown());
    session.play(*std::ranges::find_if(moves, [&](chess::Move other) { return other != known; }));
    EXPECT_TRUE(says(u"The move to know by heart is another one."_s)) << card().toStdString();
    EXPECT_FALSE(practice.canGiveUp());
    waitForReply();
    EXPECT_FALSE(coach().contains(u"Best was"_s)) << coach().toStdString();
}

TEST_F(PracticeInTheWindow, DrawsAreHeld)
{
    Memory memory{.phase = Phase::review,
                  .due = practiceTime - 24h,
                  .last_review = practiceTime - 48h,
                  .stability = 1,
                  .difficulty = 5};
    remember("KPK:draw", memory);
    choose(u"Training/What to practise/Pawn endings"_s);
    practise();
    EXPECT_TRUE(says(u"Hold the draw for 15 moves."_s)) << card().toStdString();
    EXPECT_EQ(session.round().seat(), trainer::Seat::defender);
    solve();
    EXPECT_TRUE(says(u"You held the draw."_s)) << card().toStdString();
}

TEST_F(PracticeInTheWindow, AbandonedDrawsReturnSoon)
{
    remember("KPK:draw", {.phase = Phase::review,
                          .due = practiceTime - 24h,
                          .last_review = practiceTime - 48h,
                          .stability = 1,
                          .difficulty = 5});
    choose(u"Training/What to practise/Pawn endings"_s);
    practise();
    giveUp();
    waitUntilKept();
    EXPECT_TRUE(says(u"You gave up, so it counts as failed."_s)) << card().toStdString();
    EXPECT_EQ(kept().begin()->second.phase, Phase::relearning);
}

// Fault 37
TEST_F(PracticeInTheWindow, DamagedFilesAreReportedAndPracticeContinues)
{
    writeBytes(store::PracticeStore::usualPath(), "no database");
    practise();
    EXPECT_TRUE(coach().contains(u"Your practice data could not be read; practice starts from scratch."_s))
        << coach().toStdString();
    solve();
    waitUntilKept();
    EXPECT_EQ(kept().size(), 1U);
}

TEST_F(PracticeInTheWindow, LanguageChangesKeepTheExercise)
{
    practise();
    installLanguage(u"de"_s);
    openWindow();
    EXPECT_FALSE(card().isEmpty());
    EXPECT_FALSE(says(u"This one is new."_s));
    EXPECT_TRUE(practice.canGiveUp());
}

TEST_F(PracticeInTheWindow, ContinuesIfAnotherDealFails)
{
    practise();
    emit session.dealFailed(session::DealTrouble::noSuchPosition);
    EXPECT_TRUE(practice.canGiveUp());
}

TEST_F(PracticeInTheWindow, ReplacesACourse)
{
    choose(u"Training/Courses/Mate with the rook"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
    practise();
    EXPECT_FALSE(window->reader().isOpen());
    practice.giveUp();
    practice.stop();
    ASSERT_TRUE(practice.isListing());
    choose(u"Training/Courses/Mate with the rook"_s);
    EXPECT_FALSE(practice.isOn()) << "nothing would go on";
}

TEST_F(PracticeInTheWindow, ACourseSuspendsIt)
{
    practise();
    solve();
    waitUntilKept();
    press(u"Next exercise"_s);
    waitForExercise();
    const chess::Board begun = pieces();
    const QString title = practice.page({}).chapter;
    choose(u"Training/Courses/Mate with the rook"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOnPage(); }, patience));
    EXPECT_TRUE(says(u"1 done"_s)) << card().toStdString();
    practiceTime += 2min;
    choose(u"Training/Practice/Back to practice"_s);
    waitForExercise();
    EXPECT_FALSE(window->reader().isOpen());
    EXPECT_EQ(pieces(), begun);
    EXPECT_EQ(practice.page({}).chapter, title);
    EXPECT_TRUE(says(u"1 done"_s)) << card().toStdString();
    EXPECT_TRUE(says(u"3 minutes left"_s)) << "the course takes no time of it: " << card().toStdString();
    key(Qt::Key_K, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOnPage(); }, patience));
    press(u"Back to practice"_s);
    waitForExercise();
    EXPECT_EQ(pieces(), begun) << "the button of the course suspends it, too";
}

// Faults 47 and 63
TEST_F(PracticeInTheWindow, ThinkingTimeIsSaved)
{
    practise();
    QTest::qWait(30);
    solve();
    waitUntilKept();
    const PracticeDatabase database{store::PracticeStore::usualPath()};
    QSqlQuery query{database.connection()};
    ASSERT_TRUE(query.exec(u"SELECT sum(thought), max(ply) FROM move"_s) && query.next());
    EXPECT_GE(query.value(0).toInt(), 30);
    EXPECT_LT(query.value(0).toInt(), patience);
    EXPECT_EQ(QElapsedTimer::clockType(), QElapsedTimer::MonotonicClock)
        << "which nobody sets, and which sleeps too";
}

TEST_F(PracticeInTheWindow, ThinkingTimeBelongsToTheMoveItEndedWith)
{
    practise();
    QTest::qWait(30);
    session.help().climb();
    session.play(best().front());
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.isUsersTurn(); }, patience));
    QTest::qWait(30);
    session.takeBack();
    solve();
    waitUntilKept();
    const PracticeDatabase database{store::PracticeStore::usualPath()};
    QSqlQuery query{database.connection()};
    ASSERT_TRUE(query.exec(u"SELECT thought, (SELECT sum(thought) FROM move),"
                           " (SELECT thought FROM move WHERE ply = 1) FROM attempt"_s) &&
                query.next());
    EXPECT_EQ(query.value(0).toInt(), query.value(1).toInt()) << "going back is no move";
    EXPECT_GE(query.value(2).toInt(), 30);
}

TEST_F(PracticeInTheWindow, ThinkingTimeRestartsWithEachExercise)
{
    practise();
    giveUp();
    waitUntilKept();
    QTest::qWait(50);
    QElapsedTimer timer;
    timer.start();
    practice.goOn();
    waitForExercise();
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.isUsersTurn(); }, patience));
    session.play(best().front());
    const qint64 elapsed = timer.elapsed();
    practice.giveUp();
    const PracticeDatabase database{store::PracticeStore::usualPath()};
    QSqlQuery query{database.connection()};
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return query.exec(u"SELECT thought FROM attempt WHERE id = 2"_s) && query.next(); }, patience));
    EXPECT_LE(query.value(0).toLongLong(), elapsed);
}

TEST_F(PracticeInTheWindow, StoppedSessionsEndWithTheirList)
{
    practise();
    press(u"Stop practising"_s);
    EXPECT_TRUE(card().isEmpty()) << "nothing was done";
    practise();
    giveUp();
    press(u"Stop practising"_s);
    EXPECT_TRUE(says(u"Exercises done: 1. Solved: 0."_s)) << card().toStdString();
    EXPECT_TRUE(coach().isEmpty()) << "the exercise is over: " << coach().toStdString();
    press(u"Back to the game"_s);
    EXPECT_TRUE(card().isEmpty());
}

TEST_F(PracticeInTheWindow, TheListGivesWayToAnotherGame)
{
    practise();
    solve();
    press(u"Stop practising"_s);
    ASSERT_TRUE(says(u"Exercises done: 1."_s)) << card().toStdString();
    start(mateIn27, trainer::Seat::attacker);
    EXPECT_TRUE(card().isEmpty()) << card().toStdString();
    EXPECT_FALSE(practice.isOn());
    EXPECT_NE(button(u"New position"_s), nullptr);
}

TEST_F(PracticeInTheWindow, TheListIsGoneFromAGameThatFollowsOneOfItsPages)
{
    practise();
    giveUp();
    press(u"Stop practising"_s);
    ASSERT_TRUE(says(u"Exercises done: 1."_s)) << card().toStdString();
    window->reader().open(store::offeredCourses(u"en"_s).back().path);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOnPage(); }, patience));
    EXPECT_NE(button(u"Back to the list"_s), nullptr);
    start(mateIn27, trainer::Seat::attacker);
    EXPECT_FALSE(practice.isOn());
}

/// A window size.
class StoppingPractice : public PracticeInTheWindow, public ::testing::WithParamInterface<QSize> {
protected:
    /// Clicks twice where a button is, whatever is there the second time.
    void clickTwice(const QString& text)
    {
        const QPoint place = buttonPlaces().at(text).center();
        for (int clicks = 0; clicks < 2; ++clicks) {
            QTest::mouseClick(window->childAt(place), Qt::LeftButton);
            settle();
        }
    }
};

TEST_P(StoppingPractice, AClickTooManyBeginsNoOtherSession)
{
    settleIn(GetParam());
    practise();
    clickTwice(u"Stop practising"_s);
    EXPECT_FALSE(practice.isOn());
    choose(u"Training/Courses/Mate with the rook"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOnPage(); }, patience));
    settle();
    clickTwice(u"Leave course"_s);
    EXPECT_FALSE(practice.isOn());
}

INSTANTIATE_TEST_SUITE_P(Sizes, StoppingPractice,
                         ::testing::Values(QSize{640, 480}, QSize{1024, 700}, QSize{1280, 800},
                                           QSize{1920, 1080}));

TEST_F(PracticeInTheWindow, GivingUpShowsTheLineBesideTheExercise)
{
    practise();
    press(u"Give up"_s);
    ASSERT_EQ(session.mode(), Mode::replay);
    EXPECT_GT(session.replay()->line.size(), 0U);
    EXPECT_TRUE(says(u"You gave up, so it counts as failed."_s)) << card().toStdString();
    key(Qt::Key_Escape);
    EXPECT_NE(session.mode(), Mode::replay);
    EXPECT_NE(button(u"Try again"_s), nullptr);
}

TEST_F(PracticeInTheWindow, TheBoardIsTurnedBackAfterwards)
{
    start(mateIn27, trainer::Seat::both);
    remember("KPK:draw", longDue());
    choose(u"Training/What to practise/Pawn endings"_s);
    practise();
    view->setOrientation(chess::Color::black);
    press(u"Stop practising"_s);
    EXPECT_EQ(view->orientation(), chess::Color::white);
}

TEST_F(PracticeInTheWindow, LeavingRestoresThePreviousGame)
{
    start(mateIn27, trainer::Seat::attacker);
    session.play(best().front());
    waitForReply();
    const chess::Board game = pieces();
    const auto seat = session.round().seat();
    const auto isRestored = [&] {
        return pieces() == game && plies() == 2 && session.round().seat() == seat && session.isUsersTurn();
    };
    practise();
    press(u"Stop practising"_s);
    EXPECT_TRUE(isRestored()) << "with nothing done";
    practise();
    solve();
    press(u"Next exercise"_s);
    waitForExercise();
    giveUp();
    const chess::Board last = pieces();
    press(u"Stop practising"_s);
    EXPECT_EQ(pieces(), last) << "the list stands beside the last exercise, not beside the game";
    list()->setFocus();
    list()->setCurrentCell(0, 0);
    key(Qt::Key_Return);
    EXPECT_FALSE(isRestored());
    press(u"Back to the game"_s);
    EXPECT_TRUE(isRestored()) << "from the list";
    practise();
    practiceTime += 5min;
    solve();
    press(u"Finish"_s);
    EXPECT_FALSE(isRestored());
    key(Qt::Key_Escape);
    EXPECT_TRUE(isRestored());
}

TEST_F(PracticeInTheWindow, LeavingKeepsTheGamePlayedMeanwhile)
{
    practise();
    start(mateIn27, trainer::Seat::attacker);
    const chess::Board game = pieces();
    press(u"Back to practice"_s);
    waitForExercise();
    giveUp();
    press(u"Stop practising"_s);
    EXPECT_NE(pieces(), game) << "the last exercise is beside the list";
    start(mateIn19, trainer::Seat::attacker);
    const chess::Board later = pieces();
    settle();
    EXPECT_FALSE(practice.isOn());
    EXPECT_EQ(pieces(), later);
}

TEST_F(PracticeInTheWindow, EscConfirmsBeforeDiscardingAnExerciseBegun)
{
    practise();
    key(Qt::Key_Escape);
    EXPECT_FALSE(practice.isOn()) << "no move was made";
    practise();
    session.play(best().front());
    waitForReply();
    ASSERT_TRUE(practice.canGiveUp());
    key(Qt::Key_Escape);
    EXPECT_TRUE(practice.isOn());
    EXPECT_TRUE(coach().contains(u"Press Esc again to stop practising."_s)) << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_FALSE(practice.isOn());
}

TEST_F(PracticeInTheWindow, KeysThatGoOnSayWhenAnExerciseIsUnfinished)
{
    practise();
    const auto expectMessage = [this](Qt::Key pressed, Qt::KeyboardModifier modifier) {
        key(pressed, modifier);
        EXPECT_TRUE(coach().contains(u"The next exercise comes when this one is finished."_s))
            << coach().toStdString();
        key(Qt::Key_Escape);
        EXPECT_TRUE(practice.canGiveUp()) << "only the message is gone";
        EXPECT_TRUE(coach().isEmpty()) << coach().toStdString();
    };
    expectMessage(Qt::Key_PageDown, Qt::AltModifier);
    expectMessage(Qt::Key_J, Qt::ControlModifier);
}

TEST_F(PracticeInTheWindow, AnalysedExercisesAreGames)
{
    practise();
    const chess::Board exercise = pieces();
    session.setSeat(trainer::Seat::both);
    press(u"Stop practising"_s);
    EXPECT_EQ(pieces(), exercise);
}

TEST_F(PracticeInTheWindow, SignsInTheListAgreeWithTheGrades)
{
    preferences.practiceLength = {.minutes = 0, .exercises = 3};
    preferences.gradeRule.most_helped = 0;
    practise();
    press(u"Hint"_s);
    solve();
    press(u"Next exercise"_s);
    waitForExercise();
    session.play(best().front());
    waitForReply();
    press(u"Take back"_s);
    solve();
    preferences.gradeRule.most_helped = 1;
    press(u"Next exercise"_s);
    waitForExercise();
    press(u"Hint"_s);
    solve();
    press(u"Finish"_s);
    ASSERT_EQ(list()->rowCount(), 3) << card().toStdString();
    for (int row = 0; row < 2; ++row) {
        EXPECT_EQ(cell(row, 1), u"✗ Failed"_s) << row;
        EXPECT_TRUE(cell(row, 3).startsWith(u"You had too much help, so it counts as failed."_s))
            << cell(row, 3).toStdString();
    }
    EXPECT_EQ(cell(2, 1), u"✓ Hard"_s);
    EXPECT_TRUE(cell(2, 3).endsWith(u"Solved with help."_s)) << cell(2, 3).toStdString();
    EXPECT_TRUE(says(u"Exercises done: 3. Solved: 1."_s)) << card().toStdString();
}

TEST_F(PracticeInTheWindow, SlowerMovesDoNotRevealTheBestMove)
{
    practise();
    dawdle();
    ASSERT_TRUE(practice.canGiveUp());
    EXPECT_FALSE(coach().contains(u"Better"_s) || coach().contains(u"Best"_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"slower"_s)) << coach().toStdString();
}

TEST_F(PracticeInTheWindow, ResultPrecedesItsConsequences)
{
    practise();
    press(u"Hint"_s);
    solve();
    waitUntilKept();
    settle();
    const auto* words = window->findChild<panels::CourseCard*>(u"practice"_s);
    const auto top = [&](const QString& start) {
        for (const QLabel* label : words->findChildren<QLabel*>()) {
            if (label->isVisible() && label->text().contains(start))
                return label->mapTo(words, QPoint{}).y();
        }
        return -1;
    };
    EXPECT_LT(top(u"mated"_s), top(u"help"_s)) << card().toStdString();
}

TEST_F(PracticeInTheWindow, GivingUpAMemorizedMoveShowsItsReasonAndPage)
{
    choose(u"Training/What to practise/Bishop and knight: positions to know by heart"_s);
    practise();
    const chess::Move known = *trainer::method::move_by_heart(shown());
    giveUp();
    const auto& arrows = view->diagram().arrows;
    EXPECT_TRUE(std::ranges::any_of(
        arrows, [&](const board::Arrow& arrow) { return arrow.from == known.from && arrow.to == known.to; }));
    const auto reasons =
        trainer::coach::reasons(trainer::coach::stage_pens(), session.tables().known(), shown(), known);
    ASSERT_FALSE(reasons.empty());
    EXPECT_TRUE(says(text::moveSentence(shown(), known, reasons))) << card().toStdString();
    press(u"Next exercise"_s);
    waitForExercise();
    EXPECT_TRUE(view->diagram().arrows.empty()) << "the next one gives nothing away";
}

TEST_F(PracticeInTheWindow, DrillsOfOneMoveAreOfferedByName)
{
    choose(u"Training/What to practise/Waiting-move drills"_s);
    practise();
    EXPECT_TRUE(says(u"Find a waiting move."_s)) << card().toStdString();
    practice.leave();
    choose(u"Training/What to practise/Only-move drills"_s);
    practise();
    EXPECT_TRUE(says(u"Find the only move that wins."_s)) << card().toStdString();
}

TEST_F(PracticeInTheWindow, TitlesMatchTheStageNamesOfTheStanding)
{
    remember("KBNK:drive-to-edge:1-", {.phase = Phase::review,
                                       .due = practiceTime - 24h,
                                       .last_review = practiceTime - 48h,
                                       .stability = 1,
                                       .difficulty = 5});
    practise();
    const auto standing =
        *trainer::coach::standing(trainer::coach::stage_pens(), session.tables().known(), shown());
    EXPECT_TRUE(says(text::stageName(standing, shown().board()))) << card().toStdString();
}

TEST_F(PracticeInTheWindow, ListRowsOpenTheirPosition)
{
    practise();
    const chess::Setup start = shown().setup();
    giveUp();
    press(u"Next exercise"_s);
    waitForExercise();
    giveUp();
    press(u"Stop practising"_s);
    ASSERT_TRUE(list()->isVisible());
    const QRect place = list()->visualItemRect(list()->item(0, 0));
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, place.center());
    EXPECT_EQ(shown().setup(), start);
    EXPECT_TRUE(list()->isVisible()) << "the others can be opened too";
    list()->setFocus();
    list()->setCurrentCell(1, 0);
    key(Qt::Key_Return);
    EXPECT_NE(shown().setup(), start) << "by the keyboard too";
    EXPECT_EQ(list()->selectedItems().front()->row(), 1);
    EXPECT_EQ(list()->verticalScrollBar()->maximum(), 0) << "the page around it scrolls";
}

TEST_F(PracticeInTheWindow, TheLineOfAListedPositionHasTheButtonsOfAReplay)
{
    practise();
    giveUp();
    press(u"Stop practising"_s);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                      list()->visualItemRect(list()->item(0, 0)).center());
    session.enterReplay();
    ASSERT_EQ(session.mode(), Mode::replay);
    EXPECT_NE(button(u"Play from here"_s), nullptr);
    EXPECT_FALSE(list()->isVisible()) << "it would leave no room for the line";
}

TEST_F(PracticeInTheWindow, FailedExercisesCanBeRetriedUngraded)
{
    practise();
    EXPECT_FALSE(action(u"Training/Practice/Try again"_s)->isEnabled());
    throwAway();
    waitUntilKept();
    const chess::Setup start = session.round().game().start().setup();
    const Memories before = kept();
    const trainer::Game::NodeId thrown = trainer::report_of(session.round(), *tablebase())->mistake.value();
    press(u"Try again"_s);
    waitForExercise();
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(button(u"Give up"_s)->isEnabled());
    solve();
    EXPECT_TRUE(says(u"You mated"_s) || says(u"You finished"_s)) << card().toStdString();
    EXPECT_FALSE(says(u"counts as failed"_s)) << card().toStdString();
    const auto report = trainer::report_of(session.round(), *tablebase());
    ASSERT_EQ(report->costly.size(), 1U) << "the mistake is still reported";
    EXPECT_EQ(report->costly.front(), thrown);
    EXPECT_TRUE(trainer::is_taken_back(session.round(), thrown));
    settle();
    EXPECT_EQ(kept(), before) << "its answer had been seen";
    EXPECT_FALSE(action(u"Training/Practice/Try again"_s)->isEnabled());
    EXPECT_EQ(session.round().game().start().setup(), start);
    press(u"Next exercise"_s);
    waitForExercise();
    giveUp();
    waitUntilKept();
    EXPECT_NE(kept(), before) << "the next one is graded again";
}

TEST_F(PracticeInTheWindow, ErasedDataEndsNeitherAFinishedExerciseNorADueOne)
{
    const auto erase = [this] {
        QSignalSpy opened{&practiceStore, &store::PracticeStore::opened};
        practiceStore.change([](PracticeDatabase& database) { return database.forgetEverything(); },
                             [](bool) {});
        ASSERT_TRUE(opened.wait(patience));
        key(Qt::Key_2, Qt::AltModifier);
    };
    practise();
    giveUp();
    waitUntilKept();
    erase();
    EXPECT_FALSE(says(u"This exercise will come up again"_s)) << card().toStdString();
    press(u"Stop practising"_s);
    press(u"Back to the game"_s);
    practise();
    for (int exercise = 1; exercise < 3; ++exercise) {
        giveUp();
        press(u"Next exercise"_s);
        waitForExercise();
    }
    giveUp();
    press(u"Stop practising"_s);
    press(u"Back to the game"_s);
    practiceTime += 24h * 400;
    practise();
    ASSERT_TRUE(says(u"Let's see whether it stuck."_s)) << card().toStdString();
    erase();
    EXPECT_TRUE(says(u"This one is new."_s)) << card().toStdString();
}

TEST_F(PracticeInTheWindow, ExercisesThatWereLeftGoOnWhereTheyWere)
{
    practise();
    const QString title = practice.page({}).chapter;
    session.play(best().front());
    waitForReply();
    ASSERT_TRUE(practice.canGiveUp());
    press(u"Hint"_s);
    const chess::Board begun = pieces();
    const auto isBack = [&] { return pieces() == begun && plies() == 2 && practice.canGiveUp(); };
    choose(u"Training/Textbook positions/The longest mate"_s);
    ASSERT_FALSE(isBack());
    press(u"Back to practice"_s);
    EXPECT_TRUE(isBack()) << "after a game";
    EXPECT_EQ(practice.page({}).chapter, title);
    key(Qt::Key_K, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOnPage(); }, patience));
    practise();
    EXPECT_TRUE(isBack()) << "after a course";
    press(u"Take back"_s);
    start(mateIn19, trainer::Seat::attacker);
    press(u"Back to practice"_s);
    waitForExercise();
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(session.round().game().nodes().size(), 3U) << "with its moves taken back";
    solve();
    waitUntilKept();
    press(u"Next exercise"_s);
    waitForExercise();
    EXPECT_EQ(session.round().game().nodes().size(), 1U) << "another one";
}

TEST_F(PracticeInTheWindow, ExercisesThatWereStoppedStartAfresh)
{
    practise();
    session.play(best().front());
    waitForReply();
    ASSERT_TRUE(practice.canGiveUp());
    press(u"Stop practising"_s);
    practise();
    EXPECT_EQ(plies(), 0U);
}

TEST_F(PracticeInTheWindow, TheGameRestsUntilTheExerciseIsSolved)
{
    start(mateIn19, trainer::Seat::attacker);
    choose(u"Training/What to practise/Rook and pawn against rook"_s);
    key(Qt::Key_J, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.dealtEnding().has_value(); }, patience));
    ASSERT_FALSE(practice.canGiveUp());
    EXPECT_EQ(view->diagram().hand, board::Hand::none);
    EXPECT_FALSE(button(u"Hint"_s)->isEnabled());
    click(chess::Square::f6);
    click(chess::Square::e6);
    typeMove(u"Ke6"_s);
    EXPECT_EQ(plies(), 0U);
    practiceTime += 2min;
    emit practice.minutePassed();
    EXPECT_TRUE(says(u"3 minutes left"_s)) << card().toStdString();
    session.enterSetUp();
    session.leaveSetUp();
    EXPECT_EQ(view->diagram().hand, board::Hand::moves) << "the exercise is not awaited any more";
    EXPECT_TRUE(button(u"Back to practice"_s)->isEnabled());
}

TEST_F(PracticeInTheWindow, TheListKeepsItsHeightInASmallWindow)
{
    for (const QString& language : {u"en"_s, u"de"_s}) {
        installLanguage(language);
        openWindow();
        practise();
        practice.giveUp();
        practice.stop();
        settleIn({640, 480});
        const auto* column = find<modes::Column>();
        EXPECT_LT(column->buttons()->geometry().right(), column->geometry().left())
            << language.toStdString() << ": the buttons stay below the board";
        practice.leave();
    }
}

} // namespace
} // namespace app_test
