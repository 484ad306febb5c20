// SPDX-License-Identifier: GPL-3.0-or-later

// An exam: no evaluation, no help and no take-back until the game is over.

#include <QAbstractButton>
#include <QAccessible>
#include <QClipboard>
#include <QDir>

#include "panels/progress_button.h"
#include "panels/step_row.h"
#include "text/phrasing.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class ExamInTheWindow : public WindowTest {
protected:
    void SetUp() override { beginExam(mateIn3, trainer::Seat::both); }
    /// Has a position of a test played as an exam.
    void beginExam(const char* fen, trainer::Seat seat)
    {
        start(fen, seat);
        session.setExam(true);
    }
    void waitForExam()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return session.round().is_exam(); }, patience));
        waitUntilSolved();
    }
    QString said() const { return standing() + coach() + record(); }
    bool isOffered(const QString& way) const { return action(way)->isEnabled(); }
};

/// All that a screen reader can read of a widget and of what is on it, menus aside, which only name commands.
QString readAloud(QAccessibleInterface* interface)
{
    if (interface == nullptr || interface->role() == QAccessible::MenuBar)
        return {};
    QString all;
    for (const QAccessible::Text text :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        all += interface->text(text) + u'\n';
    for (int child = 0; child < interface->childCount(); ++child)
        all += readAloud(interface->child(child));
    return all;
}

TEST_F(ExamInTheWindow, SaysThatThereAreNoHints)
{
    key(Qt::Key_H, Qt::ControlModifier);
    EXPECT_TRUE(coach().contains(u"There are no hints in an exam."_s)) << coach().toStdString();
}

TEST_F(ExamInTheWindow, HidesTheEvaluation)
{
    EXPECT_TRUE(standing().startsWith(u"Exam"_s)) << standing().toStdString();
    EXPECT_TRUE(standing().contains(u"White to move"_s));
    for (const QString& word : {u"mate in"_s, u"mates"_s, u"wins"_s, u"corner"_s, u"spare"_s, u"best"_s})
        EXPECT_FALSE(said().contains(word, Qt::CaseInsensitive))
            << word.toStdString() << said().toStdString();
    EXPECT_TRUE(view->diagram().marks.empty()) << "no corners either";
    for (const int page : {2, 3, 4}) {
        key(static_cast<Qt::Key>(Qt::Key_0 + page), Qt::AltModifier);
        EXPECT_TRUE(record().contains(u"In an exam"_s)) << page;
    }
}

TEST_F(ExamInTheWindow, SpeechTipsAndClipboardRevealNoAnswers)
{
    QString told = readAloud(QAccessible::queryAccessibleInterface(window.get()));
    EXPECT_TRUE(told.contains(u"king"_s)) << "the board is read: " << told.toStdString();
    for (const QWidget* widget : window->findChildren<QWidget*>())
        told += widget->toolTip() + u'\n' + widget->statusTip() + u'\n' + widget->whatsThis() + u'\n';
    for (const auto* command : {"Copy position", "Copy game", "Copy as text diagram"}) {
        choose(u"Position/"_s + QLatin1StringView{command});
        EXPECT_FALSE(QApplication::clipboard()->text().isEmpty());
        told += QApplication::clipboard()->text();
    }
    for (const QString& word : {u"mate in"_s, u"mates in"_s, u"wins"_s, u"corners"_s, u"to spare"_s})
        EXPECT_FALSE(told.contains(word, Qt::CaseInsensitive)) << word.toStdString() << told.toStdString();
}

TEST_F(ExamInTheWindow, OffersNoHelp)
{
    for (const QString& way :
         {u"Game/Hint"_s, u"Game/Show the line to mate"_s, u"Training/Reveal them here"_s})
        EXPECT_FALSE(isOffered(way)) << way.toStdString();
    EXPECT_FALSE(isOffered(u"Game/Take back"_s)) << "nor is the exam left by it";
    session.play(best().front());
    EXPECT_FALSE(isOffered(u"Game/Take back"_s));
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(plies(), 1U);
}

TEST_F(ExamInTheWindow, DoesNotReportMistakes)
{
    beginExam(mateIn27, trainer::Seat::both);
    session.play(blunder());
    EXPECT_FALSE(said().contains(u"throws"_s)) << said().toStdString();
    EXPECT_TRUE(view->diagram().arrows.empty());
}

TEST_F(ExamInTheWindow, EarlierMovesCanBeViewedButNotChanged)
{
    session.play(best().front());
    session.play(best().front());
    key(Qt::Key_Left, Qt::AltModifier);
    key(Qt::Key_Left, Qt::AltModifier);
    ASSERT_EQ(plies(), 0U);
    typeMove(moveName(shown(), best().front()));
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(record().contains(u"In an exam, moves cannot be taken back"_s)) << record().toStdString();
}

TEST_F(ExamInTheWindow, IsPassedWithAGradeOrFailed)
{
    session.setSeat(trainer::Seat::attacker);
    while (!session.round().end()) {
        session.play(best().front());
        waitForReply();
    }
    EXPECT_TRUE(record().contains(u"Exam passed. Grade: excellent."_s)) << record().toStdString();
    preferences.recordPage = panels::RecordPage::report;
    beginExam("k7/6Q1/1K6/8/8/8/8/8 w - - 0 1", trainer::Seat::attacker);
    play("Qc7");
    ASSERT_TRUE(session.round().end()) << "stalemate";
    EXPECT_TRUE(record().contains(u"Exam failed."_s)) << record().toStdString();
}

TEST_F(ExamInTheWindow, ReportOffersAnotherOne)
{
    beginExam("k7/6Q1/1K6/8/8/8/8/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(button(u"Another exam"_s), nullptr);
    play("Qc7");
    EXPECT_TRUE(record().contains(u"Exam failed."_s)) << record().toStdString();
    press(u"Another exam"_s);
    waitForExam();
}

TEST_F(ExamInTheWindow, ReopenedExamsKeepTheirDate)
{
    beginExam("k7/6Q1/1K6/8/8/8/8/8 w - - 0 1", trainer::Seat::attacker);
    play("Qc7");
    const QDate yesterday = QDate::currentDate().addDays(-1);
    preferences.lastExam->day = yesterday;
    openWindow();
    key(Qt::Key_4, Qt::AltModifier);
    EXPECT_TRUE(record().contains(u"Exam failed."_s)) << record().toStdString();
    session.goTo(0);
    session.goTo(session.round().last_node());
    EXPECT_EQ(preferences.lastExam->day, yesterday);
}

TEST_F(ExamInTheWindow, SavesTheLastResultWithItsDate)
{
    using trainer::practice::ExamGrade;
    const auto shows = [this](const QString& result) {
        const QString day = text::dayName(QDate::currentDate());
        return std::ranges::any_of(actions(), [&](const auto& each) {
            return each.first == u"Training/Exam (last one on %1: %2)"_s.arg(day, result);
        });
    };
    EXPECT_FALSE(preferences.lastExam);
    session.setSeat(trainer::Seat::attacker);
    while (!session.round().end()) {
        session.play(best().front());
        waitForReply();
    }
    ASSERT_TRUE(preferences.lastExam);
    EXPECT_EQ(preferences.lastExam->grade, ExamGrade::excellent);
    EXPECT_TRUE(shows(u"excellent"_s));
    session.takeBack();
    EXPECT_FALSE(record().contains(u"Exam passed"_s)) << "it goes on as a game like any other";
    beginExam(mateIn27, trainer::Seat::attacker);
    EXPECT_EQ(preferences.lastExam->grade, ExamGrade::excellent) << "the next one has not ended";
    key(Qt::Key_4, Qt::AltModifier);
    session.giveUp();
    EXPECT_EQ(preferences.lastExam->grade, ExamGrade::failed);
    EXPECT_TRUE(record().contains(u"Exam failed."_s)) << record().toStdString();
    store::DiskThread::instance().finish();
    EXPECT_EQ(readPreferences().preferences.lastExam, preferences.lastExam);
    openWindow();
    EXPECT_TRUE(shows(u"failed"_s));
}

TEST_F(ExamInTheWindow, ItsEndShowsTheReportAndTheEvaluation)
{
    while (!session.round().end())
        session.play(best().front());
    EXPECT_TRUE(find<ReportPage>()->isVisible());
    EXPECT_TRUE(standing().startsWith(u"Checkmate"_s));
    EXPECT_TRUE(coach().contains(mateTookSentence(3, 3))) << coach().toStdString();
    EXPECT_FALSE(view->diagram().marks.empty());
    EXPECT_TRUE(isOffered(u"Game/Take back"_s));
    start(mateIn3, trainer::Seat::both);
    EXPECT_TRUE(standing().startsWith(u"White mates in 3"_s)) << "the next game is none";
}

TEST_F(ExamInTheWindow, EndingItRevealsTheEvaluationAtOnce)
{
    press(u"End exam"_s);
    EXPECT_TRUE(standing().startsWith(u"White mates in 3"_s));
    EXPECT_TRUE(isOffered(u"Game/Hint"_s));
}

TEST_F(ExamInTheWindow, SetUpHidesTheEvaluation)
{
    session.enterSetUp();
    EXPECT_TRUE(standing().startsWith(u"Exam"_s)) << standing().toStdString();
    EXPECT_FALSE(isOffered(u"Game/Show the line to mate"_s));
    session.edit([](trainer::SetupEditor& editor) { editor.clear(); });
    EXPECT_TRUE(standing().startsWith(u"Illegal position"_s)) << "the rules are no secret";
}

TEST_F(ExamInTheWindow, ClosesReplaysAtTheStart)
{
    session.setExam(false);
    choose(u"Game/Show the line to mate"_s);
    session.setExam(true);
    EXPECT_EQ(session.mode(), session::Mode::play);
    EXPECT_TRUE(view->diagram().arrows.empty());
    EXPECT_FALSE(said().contains(u"Next"_s)) << said().toStdString();
}

TEST_F(ExamInTheWindow, ClearsSelectionsAtTheStart)
{
    session.setExam(false);
    find<RecordCard>()->setPage(RecordPage::replies);
    find<RepliesTable>()->setFocus();
    key(Qt::Key_Down);
    ASSERT_EQ(view->diagram().arrows.size(), 1U);
    session.setExam(true);
    EXPECT_TRUE(view->diagram().arrows.empty());
    EXPECT_TRUE(find<RepliesTable>()->replies().empty());
    session.setExam(false);
    find<StepRow>()->findChildren<QAbstractButton*>().back()->setFocus(Qt::TabFocusReason);
    ASSERT_FALSE(view->diagram().marks.empty());
    session.setExam(true);
    EXPECT_TRUE(view->diagram().marks.empty());
    EXPECT_TRUE(coach().contains(u"Play it out"_s)) << coach().toStdString();
}

TEST_F(ExamInTheWindow, StopsFinishingAtTheStart)
{
    session.setExam(false);
    start("8/4P3/8/8/8/3K4/8/k7 w - - 0 1", trainer::Seat::attacker);
    typeMove(u"e8=Q"_s);
    waitForReply();
    session.setReplyDelay(1h);
    press(u"Finish it for me"_s);
    session.setExam(true);
    EXPECT_FALSE(session.round().is_finishing());
    EXPECT_TRUE(session.isUsersTurn());
    EXPECT_TRUE(coach().contains(u"Play it out"_s)) << coach().toStdString();
}

TEST_F(ExamInTheWindow, SavedGamesHideTheEvaluation)
{
    beginExam(mateIn27, trainer::Seat::both);
    session.play(blunder());
    const QString path = QDir::homePath() + u"/exam.pgn"_s;
    const auto cost = [](const trainer::Judgement&) { return std::string{"It cost something."}; };
    const auto save = [&] {
        files.saveAs(path, cost);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !files.isSaving(); }, patience));
    };
    save();
    EXPECT_FALSE(readBytes(path).contains("eval") || readBytes(path).contains("cost"))
        << readBytes(path).toStdString();
    session.setExam(false);
    save();
    EXPECT_TRUE(readBytes(path).contains("It cost something.")) << readBytes(path).toStdString();
}

TEST_F(ExamInTheWindow, HidesCommentsOfTheGame)
{
    QApplication::clipboard()->setText(
        u"[FEN \"%1\"]\n\n1. Nc4+ $4 {A blunder. [%csl Gd5] [%cal Rd6d5]} *\n"_s.arg(
            QLatin1StringView{mateIn27}));
    session.setExam(false);
    view->setFocus();
    key(Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return plies() == 1; }, patience));
    session.setExam(true);
    EXPECT_FALSE(said().contains(u"blunder"_s)) << said().toStdString();
    EXPECT_TRUE(view->diagram().arrows.empty());
    EXPECT_EQ(find<MoveList>()->model()->index(0, panels::MoveModel::whiteMove).data(), u"Nc4+"_s);
    session.setExam(false);
    EXPECT_TRUE(said().contains(u"A blunder."_s)) << said().toStdString();
    EXPECT_FALSE(view->diagram().arrows.empty());
    EXPECT_EQ(find<MoveList>()->model()->index(0, panels::MoveModel::whiteMove).data(), u"Nc4+??"_s);
}

TEST_F(ExamInTheWindow, EndsWhenARuleEndsTheGame)
{
    session.setExam(false);
    choose(u"Settings/The fifty-move rule/Ends the game"_s);
    beginExam("k7/8/1K6/8/8/3BN3/8/8 w - - 99 80", trainer::Seat::both);
    ASSERT_TRUE(session.round().is_exam());
    typeMove(u"Kc6"_s);
    EXPECT_FALSE(session.round().is_exam());
    find<RecordCard>()->setPage(RecordPage::replies);
    EXPECT_FALSE(record().contains(u"In an exam"_s)) << record().toStdString();
}

TEST_F(ExamInTheWindow, TheQuestionNamesTheKindOfPosition)
{
    session.setExam(false);
    preferences.drill.request.shortest = 1;
    preferences.drill.request.longest = 6;
    choose(u"Training/Exam"_s);
    EXPECT_TRUE(coach().contains(u"Begin an exam: Bishop and knight · mate in 1–6?"_s))
        << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"“Choose the kind of position” in the Game menu changes this."_s));
}

TEST_F(ExamInTheWindow, ConsistsOfOneGameFromANewPosition)
{
    session.setExam(false);
    start(mateIn19, trainer::Seat::attacker);
    session.play(best().front());
    waitForReply();
    const QByteArray game = toText({session.round()});
    choose(u"Training/Exam"_s);
    EXPECT_TRUE(coach().contains(u"Begin an exam: Bishop and knight?"_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"one new position without hints"_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"The game will be kept"_s)) << coach().toStdString();
    EXPECT_EQ(toText({session.round()}), game);
    press(u"Exam"_s);
    waitForExam();
    EXPECT_EQ(plies(), 0U);
    EXPECT_TRUE(session.round().seed()) << "a new position, not the game that was played";
    EXPECT_FALSE(action(u"Training/Exam"_s)->isEnabled()) << "one at a time";
    choose(u"Game/Give up"_s);
    choose(u"Game/Give up"_s);
    EXPECT_TRUE(record().contains(u"Exam failed."_s)) << record().toStdString();
    EXPECT_FALSE(session.round().is_exam());
    choose(u"Game/Previous position"_s);
    EXPECT_EQ(toText({session.round()}), game) << "the game before is still there";
    press(u"New position"_s);
    waitForDeal();
    EXPECT_FALSE(session.round().is_exam()) << "the next game is none";
}

TEST_F(ExamInTheWindow, ShowsMovesUsedAndTheLimitToPass)
{
    beginExam(mateIn3, trainer::Seat::attacker);
    EXPECT_TRUE(standing().contains(u"Moves used: 0."_s)) << standing().toStdString();
    EXPECT_TRUE(standing().contains(u"Checkmate to pass"_s)) << standing().toStdString();
    session.play(best().front());
    waitForReply();
    EXPECT_TRUE(standing().contains(u"Moves used: 1."_s)) << standing().toStdString();
    key(Qt::Key_Left, Qt::AltModifier);
    EXPECT_TRUE(standing().contains(u"Moves used: 1."_s)) << "looking back gives no move back";
    beginExam(mateIn3, trainer::Seat::defender);
    EXPECT_FALSE(standing().contains(u"to pass"_s)) << "there is nothing to be held";
}

TEST_F(ExamInTheWindow, RequiresConfirmationToLeave)
{
    for (const QString& way : {u"Game/New position"_s, u"Position/Set up"_s, u"Training/Practice/Practise"_s,
                               u"Training/Learn"_s, u"Training/Textbook positions/Philidor's W, 1777"_s}) {
        SCOPED_TRACE(way.toStdString());
        beginExam(mateIn3, trainer::Seat::attacker);
        choose(way);
        EXPECT_TRUE(session.round().is_exam());
        EXPECT_EQ(session.mode(), session::Mode::play);
        EXPECT_TRUE(coach().contains(u"The exam is not finished."_s)) << coach().toStdString();
        EXPECT_TRUE(coach().contains(u"It will not be graded."_s)) << coach().toStdString();
        typeMove(moveName(shown(), best().front()));
        waitForReply();
        EXPECT_TRUE(session.round().is_exam()) << "one who plays on stays in it";
        choose(way);
        choose(way);
        EXPECT_FALSE(session.round().is_exam());
        EXPECT_FALSE(preferences.lastExam);
        // A course or an exercise that is still being read would take the place of the next exam.
        const auto hasBegun = [this] {
            return session.mode() == session::Mode::setUp || session.round().game().depth() == 0;
        };
        ASSERT_TRUE(QTest::qWaitFor(hasBegun, patience));
        practice.leave();
    }
}

TEST_F(ExamInTheWindow, EscConfirmsBeforeEndingIt)
{
    view->setFocus();
    key(Qt::Key_Escape);
    EXPECT_TRUE(session.round().is_exam());
    EXPECT_TRUE(coach().contains(u"Press Esc again to end the exam."_s)) << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_FALSE(session.round().is_exam());
    EXPECT_TRUE(standing().startsWith(u"White mates in 3"_s)) << "the game goes on";
}

TEST_F(ExamInTheWindow, ConfirmationsAreAnsweredByButtonsToo)
{
    settle();
    const int height = find<panels::CoachCard>()->height();
    const auto ask = [this] {
        view->setFocus();
        key(Qt::Key_Escape);
    };
    ask();
    settle();
    EXPECT_GE(find<panels::CoachCard>()->height(), height) << "nothing moves";
    press(u"Continue the exam"_s);
    EXPECT_TRUE(session.round().is_exam());
    EXPECT_FALSE(coach().contains(u"Press Esc again"_s)) << coach().toStdString();
    EXPECT_TRUE(view->hasFocus());
    beginExam(mateIn3, trainer::Seat::attacker);
    choose(u"Game/Give up"_s);
    auto* giveUp = find<panels::CoachCard>()->findChild<QPushButton*>();
    EXPECT_EQ(giveUp->text(), u"Give up"_s);
    giveUp->click();
    EXPECT_FALSE(session.round().is_exam());
    beginExam(mateIn3, trainer::Seat::attacker);
    ask();
    find<panels::CoachCard>()->findChild<QPushButton*>()->click();
    EXPECT_FALSE(session.round().is_exam()) << "ended";
    beginExam(mateIn3, trainer::Seat::attacker);
    choose(u"Game/New position"_s);
    press(u"New position"_s);
    waitForDeal();
    EXPECT_FALSE(session.round().is_exam()) << "abandoned";
}

TEST_F(ExamInTheWindow, CommandsSayThatTheyAreNotForExams)
{
    EXPECT_EQ(action(u"Training/Follow the method"_s)->text().section(u'(', 1), u"not in an exam)"_s);
    EXPECT_TRUE(action(u"Game/Hint"_s)->text().contains(u"(not in an exam)"_s));
    EXPECT_EQ(find<panels::ProgressButton>()->text(), u"Learn"_s);
    session.setExam(false);
    EXPECT_FALSE(action(u"Training/Follow the method"_s)->text().contains(u'('));
}

TEST_F(ExamInTheWindow, GivingUpConfirmsBeforeEndingIt)
{
    const auto giveUp = [this] { key(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier); };
    beginExam(mateIn3, trainer::Seat::attacker);
    giveUp();
    EXPECT_TRUE(session.round().is_exam());
    EXPECT_TRUE(coach().contains(u"Choose “Give up” again to end the exam"_s)) << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_FALSE(coach().contains(u"Choose “Give up” again"_s)) << coach().toStdString();
    giveUp();
    EXPECT_TRUE(session.round().is_exam()) << "asked anew";
    giveUp();
    EXPECT_FALSE(session.round().is_exam());
    start(mateIn3, trainer::Seat::attacker);
    giveUp();
    EXPECT_TRUE(session.round().end()) << "a game needs no question";
}

TEST_F(ExamInTheWindow, EscAtALaterMessageDoesNotEndIt)
{
    view->setFocus();
    key(Qt::Key_Escape);
    window->open(QLatin1StringView{mateIn27});
    ASSERT_TRUE(coach().contains(u"An exam is in progress."_s)) << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_TRUE(session.round().is_exam());
    EXPECT_FALSE(coach().contains(u"An exam is in progress."_s)) << "it was only dismissed";
}

TEST_F(ExamInTheWindow, EscDeclinesTheChosenCommand)
{
    choose(u"Position/Set up"_s);
    EXPECT_TRUE(coach().contains(u"Choose “Set up” again to end it; Esc continues it."_s))
        << coach().toStdString();
    view->setFocus();
    key(Qt::Key_Escape);
    EXPECT_TRUE(session.round().is_exam());
    EXPECT_FALSE(coach().contains(u"The exam is not finished."_s)) << coach().toStdString();
    choose(u"Position/Set up"_s);
    choose(u"Position/Set up"_s);
    EXPECT_FALSE(session.round().is_exam());
    EXPECT_EQ(session.mode(), session::Mode::setUp);
}

TEST_F(ExamInTheWindow, IsNotReplacedByDroppedFiles)
{
    window->open(QLatin1StringView{mateIn27});
    EXPECT_TRUE(session.round().is_exam());
    EXPECT_TRUE(coach().contains(u"An exam is in progress."_s)) << coach().toStdString();
}

TEST_F(ExamInTheWindow, EndsOnRestartWithAMessage)
{
    EXPECT_TRUE(readPreferences().preferences.exam) << "as long as it goes on";
    window.reset();
    session.start(position_of(mateIn3), trainer::Seat::attacker);
    openWindow();
    EXPECT_TRUE(coach().contains(u"Your exam was interrupted"_s)) << coach().toStdString();
    EXPECT_FALSE(session.round().is_exam());
    EXPECT_FALSE(preferences.lastExam);
    session.play(best().front());
    openWindow();
    EXPECT_FALSE(coach().contains(u"Your exam was interrupted"_s)) << "it is said once";
}

TEST_F(ExamInTheWindow, KeepsItsPlayersAndRules)
{
    const QStringList ways{
        u"Training/You play as/The defender"_s, u"Training/The program plays/Like a human"_s,
        u"Settings/The fifty-move rule/Off"_s, u"Settings/The seventy-five-move rule/Off"_s,
        u"Settings/Threefold repetition/Off"_s};
    for (const QString& way : ways)
        EXPECT_FALSE(isOffered(way)) << way.toStdString();
    session.setExam(false);
    for (const QString& way : ways)
        EXPECT_TRUE(isOffered(way)) << way.toStdString();
}

TEST_F(ExamInTheWindow, QuittingAsksFirst)
{
    key(Qt::Key_Q, Qt::ControlModifier);
    EXPECT_TRUE(window->isVisible());
    EXPECT_TRUE(coach().contains(u"Quit again to end it; Esc continues it."_s)) << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_TRUE(session.round().is_exam());
    EXPECT_FALSE(coach().contains(u"Quit again"_s)) << coach().toStdString();
    EXPECT_FALSE(window->close()) << "the button of the frame asks too";
    EXPECT_FALSE(window->close()) << "a double click is no answer";
    EXPECT_TRUE(closeLater()) << "the second time is the answer";
    EXPECT_TRUE(preferences.exam) << "so that the next start can report it";
}

TEST_F(ExamInTheWindow, TheWaysToEndItAreExplained)
{
    EXPECT_TRUE(coach().contains(u"“Give up” fails the exam"_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"“End exam” goes on as a normal game, without a grade."_s));
}

} // namespace
} // namespace app_test
