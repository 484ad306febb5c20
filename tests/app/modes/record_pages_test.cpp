// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/record_pages.h"

#include <QTabBar>
#include <QWheelEvent>
#include <algorithm>
#include <set>

#include "chess/fen.h"
#include "longest_step.h"
#include "show/why.h"
#include "text/refusals.h"
#include "text/words.h"
#include "trainer/course/lesson.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class RecordPagesTest : public WindowTest {
protected:
    RecordCard* card() const { return find<RecordCard>(); }
    RepliesTable* replies() const { return card()->replies(); }
    CurveView* curve() const { return card()->curve(); }
    QPoint middleOf(const QModelIndex& index) const
    {
        return static_cast<const QAbstractItemView*>(
                   index.model() == replies()->model() ? static_cast<QAbstractItemView*>(replies()) : curve())
            ->visualRect(index)
            .center();
    }
    QPoint rowOf(int row) const { return middleOf(replies()->model()->index(row, RepliesModel::move)); }
    QPoint pointOf(int ply) const { return middleOf(curve()->model()->index(ply, 0)); }
    std::vector<board::Arrow> arrows() const { return view->diagram().arrows; }
};

TEST_F(RecordPagesTest, TabsStayInPlaceFromPageToPage)
{
    window->resize(1280, 690);
    start(mateIn27, trainer::Seat::attacker);
    waitUntilSolved();
    std::set<int> heights;
    for (const RecordPage page :
         {RecordPage::moves, RecordPage::replies, RecordPage::curve, RecordPage::report}) {
        card()->setPage(page);
        settle();
        heights.insert(find<QTabBar>()->mapTo(window.get(), QPoint{}).y());
    }
    EXPECT_EQ(heights.size(), 1U);
}

TEST_F(RecordPagesTest, TheWheelScrollsTheColumnAndTurnsNoPage)
{
    auto* tabs = find<QTabBar>();
    const QPointF middle = tabs->rect().center();
    QWheelEvent wheel{middle,         tabs->mapToGlobal(middle), {},   {0, -120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase,         false};
    QApplication::sendEvent(tabs, &wheel);
    EXPECT_EQ(card()->page(), RecordPage::moves);
    EXPECT_FALSE(wheel.isAccepted());
}

TEST_F(RecordPagesTest, GamesThatAreOverCannotBeGivenUp)
{
    start(mateIn3, trainer::Seat::attacker);
    waitUntilSolved();
    EXPECT_TRUE(action(u"Game/Give up"_s)->isEnabled());
    while (!session.round().end()) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return session.isUsersTurn(); }, patience));
        session.play(best().front());
        settle();
    }
    session.goTo(0);
    settle();
    EXPECT_FALSE(action(u"Game/Give up"_s)->isEnabled()) << "its report remains";
    session.play(legal_moves(session.round().position()).begin()[0]);
    settle();
    ASSERT_TRUE(QTest::qWaitFor([&] { return session.isUsersTurn(); }, patience));
    EXPECT_TRUE(action(u"Game/Give up"_s)->isEnabled()) << "another game goes on";
}

TEST_F(RecordPagesTest, KeysTurnThePagesAndThePageIsSaved)
{
    start(mateIn27, trainer::Seat::both);
    EXPECT_TRUE(card()->moveList()->isVisible());
    key(Qt::Key_2, Qt::AltModifier);
    EXPECT_TRUE(replies()->isVisible());
    EXPECT_FALSE(card()->moveList()->isVisible());
    EXPECT_TRUE(action(u"Settings/Game record/All moves"_s)->isChecked());
    card()->findChild<QTabBar*>()->setCurrentIndex(2);
    EXPECT_TRUE(curve()->isVisible());
    EXPECT_TRUE(action(u"Settings/Game record/Graph"_s)->isChecked());
    EXPECT_EQ(readPreferences().preferences.recordPage, RecordPage::curve);
    openWindow();
    EXPECT_TRUE(curve()->isVisible());
}

TEST_F(RecordPagesTest, PagesOfCoursesHaveAChoiceOfTheirOwn)
{
    start(mateIn27, trainer::Seat::both);
    card()->setPage(RecordPage::curve);
    trainer::Loaded origin;
    origin.tags.set(trainer::course::page_tag, "a page");
    session.take(trainer::Round{position_of(mateIn19), trainer::Seat::both, origin});
    EXPECT_EQ(card()->page(), RecordPage::moves);
    card()->setPage(RecordPage::replies);
    session.take(trainer::Round{position_of(mateIn3), trainer::Seat::both, origin});
    EXPECT_EQ(card()->page(), RecordPage::replies);
    start(mateIn27, trainer::Seat::both);
    EXPECT_EQ(card()->page(), RecordPage::curve);
    EXPECT_EQ(preferences.recordPage, RecordPage::curve);
}

TEST_F(RecordPagesTest, TheReportLeavesRoomForTheNavigation)
{
    for (const QString& language : {u"en"_s, u"de"_s}) {
        installLanguage(language);
        openWindow();
        settleIn({1366, 700});
        start(mateIn27, trainer::Seat::both);
        for (int move = 0; move < 8; ++move) {
            dawdle();
            session.play(best().front());
        }
        card()->setPage(RecordPage::report);
        settle();
        ASSERT_EQ(card()->report()->report().costly.size(), 3U);
        for (QWidget* part : std::initializer_list<QWidget*>{card()->transport(), card()->entry()})
            EXPECT_EQ(part->visibleRegion(), QRegion{part->rect()}) << language.toStdString();
    }
}

TEST_F(RecordPagesTest, GivingUpShowsTheBestMovesAndTheReport)
{
    start(mateIn27, trainer::Seat::attacker);
    play("Kc1");
    waitForReply();
    choose(u"Game/Give up"_s);
    EXPECT_EQ(arrows().size(), text::numberNamed(best().size()));
    EXPECT_EQ(card()->page(), RecordPage::report);
    EXPECT_TRUE(coach().contains(u"You gave up."_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(text::bestMovesSentence(shown(), show::bestMovesOf(session, shown()))))
        << coach().toStdString();
    EXPECT_TRUE(standing().contains(u"Given up"_s)) << standing().toStdString();
    for (const QString& command : {u"Give up"_s, u"Hint"_s, u"Finish it for me"_s})
        EXPECT_FALSE(action(u"Game/"_s + command)->isEnabled()) << command.toStdString();
    EXPECT_FALSE(action(u"Training/Play the method's move"_s)->isEnabled());
    session.play(best().front());
    EXPECT_EQ(plies(), 2U) << "it is over";
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_NE(card()->page(), RecordPage::report) << "the game goes on";
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(RecordPagesTest, RefusedMovesAreClearedWithTheGame)
{
    start(mateIn27, trainer::Seat::attacker);
    typeMove(u"Kh8"_s);
    ASSERT_FALSE(card()->entry()->text().isEmpty());
    choose(u"Game/Give up"_s);
    EXPECT_TRUE(card()->entry()->text().isEmpty());
}

TEST_F(RecordPagesTest, AbandonedGamesStayOverAfterARestart)
{
    start(mateIn27, trainer::Seat::attacker);
    choose(u"Game/Give up"_s);
    openWindow();
    EXPECT_EQ(session.round().end()->reason, trainer::EndReason::given_up);
    EXPECT_TRUE(standing().contains(u"Given up"_s)) << standing().toStdString();
}

TEST_F(RecordPagesTest, ReportExcludesMovesTakenBack)
{
    start(mateIn27, trainer::Seat::attacker);
    play("Kc1");
    waitForReply();
    card()->setPage(RecordPage::report);
    ASSERT_EQ(card()->report()->report().costly.size(), 1U);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(card()->report()->report().costly.empty());
    EXPECT_TRUE(card()->report()->report().headline.endsWith(u"; 0 played so far."_s));
}

TEST_F(RecordPagesTest, ReplayedMatesReopenTheReport)
{
    start("k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1", trainer::Seat::both);
    playToTheEnd();
    EXPECT_EQ(card()->page(), RecordPage::report);
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_NE(card()->page(), RecordPage::report);
    session.play(best().front());
    EXPECT_EQ(card()->page(), RecordPage::report);
}

TEST_F(RecordPagesTest, GivingUpAThrownWinShowsMistakeAndRefutation)
{
    start("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", trainer::Seat::attacker);
    play("Kd5");
    ASSERT_EQ(session.round().judgement(1)->grade, trainer::Grade::throws_win_away);
    waitForReply();
    key(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(session.round().game().current(), 1U);
    ASSERT_FALSE(arrows().empty());
    EXPECT_EQ(arrows().front().kind, board::ArrowKind::reply);
    EXPECT_EQ(card()->page(), RecordPage::report);
}

TEST_F(RecordPagesTest, OnlyGamesAgainstTheProgramCanBeGivenUp)
{
    QAction* const giveUp = action(u"Game/Give up"_s);
    start(mateIn27, trainer::Seat::attacker);
    EXPECT_TRUE(giveUp->isEnabled());
    start(mateIn27, trainer::Seat::both);
    EXPECT_FALSE(giveUp->isEnabled());
    start(mateIn27, trainer::Seat::attacker);
    session.setExam(true);
    EXPECT_TRUE(giveUp->isEnabled()) << "an exam can be given up too";
}

TEST_F(RecordPagesTest, SelectedMovesAreDrawnAndActivatedMovesPlayed)
{
    start(mateIn27, trainer::Seat::both);
    card()->setPage(RecordPage::replies);
    ASSERT_EQ(replies()->replies().size(), legal_moves(shown()).size());
    EXPECT_TRUE(arrows().empty());
    settle();
    const chess::Move first = best().front();
    ASSERT_TRUE(hoverUntil([this] { return arrows().size() == 1; }, replies()->viewport(), rowOf(0)));
    EXPECT_EQ(arrows().front().from, first.from);
    EXPECT_EQ(arrows().front().to, first.to);
    QTest::mouseClick(replies()->viewport(), Qt::LeftButton, {}, rowOf(0));
    QTest::mouseDClick(replies()->viewport(), Qt::LeftButton, {}, rowOf(0));
    EXPECT_EQ(plies(), 1U);
    EXPECT_EQ(session.round().game().node(session.round().game().current()).move, first);
    EXPECT_TRUE(arrows().empty());
    EXPECT_EQ(replies()->replies().size(), legal_moves(shown()).size());
}

TEST_F(RecordPagesTest, OtherPagesClearTheSelection)
{
    start(mateIn27, trainer::Seat::both);
    card()->setPage(RecordPage::replies);
    settle();
    ASSERT_TRUE(hoverUntil([this] { return arrows().size() == 1; }, replies()->viewport(), rowOf(0)));
    key(Qt::Key_1, Qt::AltModifier);
    EXPECT_TRUE(arrows().empty());
}

TEST_F(RecordPagesTest, ArrowKeysSelectAndEnterPlays)
{
    start(mateIn27, trainer::Seat::both);
    card()->setPage(RecordPage::replies);
    replies()->setFocus();
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    ASSERT_EQ(arrows().size(), 1U);
    const board::Arrow pointed = arrows().front();
    key(Qt::Key_Return);
    ASSERT_EQ(plies(), 1U);
    const chess::Move played = *session.round().game().node(session.round().game().current()).move;
    EXPECT_EQ(played.from, pointed.from);
    EXPECT_EQ(played.to, pointed.to);
}

TEST_F(RecordPagesTest, ReplaysRefuseMovesWithAReason)
{
    start(mateIn3, trainer::Seat::both);
    card()->setPage(RecordPage::replies);
    choose(u"Game/Show the line to mate"_s);
    replies()->setFocus();
    key(Qt::Key_Down);
    key(Qt::Key_Return);
    EXPECT_EQ(session.replay()->ply, 0U);
    EXPECT_TRUE(coach().contains(u"Play from here"_s)) << coach().toStdString();
    view->setFocus();
    key(Qt::Key_Right);
    EXPECT_FALSE(coach().contains(u"Play from here"_s)) << coach().toStdString();
    click(chess::Square::c7);
    EXPECT_TRUE(coach().contains(u"Play from here"_s)) << "on the board too: " << coach().toStdString();
}

TEST_F(RecordPagesTest, MovesOfTheOtherSideAreRefusedWithAReason)
{
    session.setReplyDelay(1h);
    start(mateIn27, trainer::Seat::attacker);
    play("Nc4+");
    card()->setPage(RecordPage::replies);
    replies()->setFocus();
    key(Qt::Key_Down);
    key(Qt::Key_Return);
    EXPECT_EQ(plies(), 1U);
    EXPECT_TRUE(coach().contains(u"It is not your move."_s)) << coach().toStdString();
}

TEST_F(RecordPagesTest, HiddenDistancesStayHiddenUntilRevealed)
{
    start(mateIn27, trainer::Seat::both);
    choose(u"Training/Hide mate distances and wasted moves"_s);
    for (const RecordPage page : {RecordPage::replies, RecordPage::curve}) {
        card()->setPage(page);
        EXPECT_FALSE(replies()->isVisible() || curve()->isVisible());
        EXPECT_TRUE(record().contains(u"hidden"_s)) << record().toStdString();
    }
    key(Qt::Key_R, Qt::ControlModifier);
    EXPECT_TRUE(curve()->isVisible());
    EXPECT_FALSE(record().contains(u"hidden"_s));
}

TEST_F(RecordPagesTest, EmptyPagesExplainAMissingTablebase)
{
    start(sixPieces, trainer::Seat::both);
    card()->setPage(RecordPage::replies);
    const QString why = text::uncoveredSentence(shown());
    EXPECT_TRUE(record().contains(why)) << record().toStdString();
    card()->setPage(RecordPage::curve);
    EXPECT_TRUE(record().contains(why)) << record().toStdString();
    EXPECT_FALSE(record().contains(u"Remove"_s))
        << "that is for the set-up board: " << record().toStdString();
    start(mateIn27, trainer::Seat::both);
    EXPECT_TRUE(curve()->isVisible());
}

TEST_F(RecordPagesTest, DrawnGamesListMovesAndExplainTheMissingGraph)
{
    start("k7/8/8/8/P7/8/8/K7 w - - 0 1", trainer::Seat::both);
    ASSERT_TRUE(session.tables().verdictOf(shown())->is_draw());
    card()->setPage(RecordPage::curve);
    EXPECT_FALSE(curve()->isVisible());
    EXPECT_TRUE(record().contains(u"moves to mate; this game has no mate"_s)) << record().toStdString();
    card()->setPage(RecordPage::replies);
    EXPECT_TRUE(replies()->isVisible());
}

TEST_F(RecordPagesTest, ClicksAndKeysOnTheGraphStepThroughTheGame)
{
    start(mateIn3, trainer::Seat::both);
    card()->setPage(RecordPage::curve);
    while (!session.round().end())
        session.play(best().front());
    card()->setPage(RecordPage::curve);
    ASSERT_EQ(curve()->points().size(), 6U);
    QTest::mouseClick(curve()->viewport(), Qt::LeftButton, {}, pointOf(2));
    EXPECT_EQ(plies(), 2U);
    curve()->setFocus();
    key(Qt::Key_Right);
    EXPECT_EQ(plies(), 3U);
    key(Qt::Key_Home);
    EXPECT_EQ(plies(), 0U);
    key(Qt::Key_Left);
    EXPECT_EQ(plies(), 0U);
    key(Qt::Key_End);
    EXPECT_EQ(plies(), 5U);
    EXPECT_TRUE(curve()->currentIndex().data().toString().contains(u"Checkmate"_s));
}

/// True if some pixel of a widget is nearer to a colour than to any other colour of the graph.
bool shows(QWidget* widget, QColor color)
{
    const QImage image = widget->grab().toImage();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y) == color)
                return true;
        }
    }
    return false;
}

TEST_F(RecordPagesTest, ThrownWinsAreMarkedOnTheGraph)
{
    start(mateIn27, trainer::Seat::both);
    card()->setPage(RecordPage::curve);
    session.play(best().front());
    session.play(best().front());
    EXPECT_FALSE(shows(curve()->viewport(), currentTheme().danger));
    session.play(blunder());
    EXPECT_TRUE(shows(curve()->viewport(), currentTheme().danger));
}

TEST_F(RecordPagesTest, LongGraphsDoNotBlockTheWindow)
{
    start(rookEnding, trainer::Seat::both);
    preferences.drawRules = {trainer::RuleEffect::off, trainer::RuleEffect::off, trainer::RuleEffect::off};
    session.setRules(preferences.drawRules);
    for (int ply = 0; ply < 2'000; ++ply)
        play(ply % 4 == 0 ? "Ra2" : ply % 4 == 1 ? "Kd8" : ply % 4 == 2 ? "Ra1" : "Ke8");
    card()->setPage(RecordPage::curve);
    LongestStep longest;
    play("Ra3");
    settle();
    EXPECT_EQ(curve()->points().size(), 2'002U);
    EXPECT_LT(longest.milliseconds(), 100 * test::slowdown);
}

class ReportInTheWindow : public RecordPagesTest {
protected:
    ReportPage* report() const { return card()->report(); }
    QToolButton* link(const QString& text) const
    {
        for (QToolButton* found : report()->findChildren<QToolButton*>()) {
            if (found->text() == text)
                return found;
        }
        return nullptr;
    }
    /// Plays moves for both sides, and to the end of the list.
    void playAll(std::initializer_list<const char*> moves)
    {
        for (const char* move : moves)
            play(move);
    }
    bool isReplyDrawn(chess::Square from, chess::Square to) const
    {
        const auto& arrows = view->diagram().arrows;
        return std::ranges::find(arrows, board::Arrow{from, to, board::ArrowKind::reply}) != arrows.end();
    }
};

TEST_F(ReportInTheWindow, OpensWhenTheGameEndsAndClosesWithTheNext)
{
    start(mateIn3, trainer::Seat::both);
    card()->setPage(RecordPage::replies);
    playToTheEnd();
    EXPECT_TRUE(report()->isVisible());
    EXPECT_TRUE(action(u"Settings/Game record/Report"_s)->isChecked());
    EXPECT_EQ(readPreferences().preferences.recordPage, RecordPage::replies) << "nobody chose the report";
    start(mateIn3, trainer::Seat::both);
    EXPECT_TRUE(replies()->isVisible());
}

TEST_F(ReportInTheWindow, StaysDuringReviewAndClosesWhenTheGameContinues)
{
    start(mateIn3, trainer::Seat::both);
    playToTheEnd();
    key(Qt::Key_Left, Qt::AltModifier);
    EXPECT_TRUE(report()->isVisible());
    key(Qt::Key_Home, Qt::AltModifier);
    EXPECT_TRUE(report()->isVisible());
    session.play(legal_moves(shown())[0]);
    EXPECT_FALSE(report()->isVisible());
}

TEST_F(ReportInTheWindow, ClosesOnTakingBackTheLastMove)
{
    start(mateIn3, trainer::Seat::both);
    playToTheEnd();
    ASSERT_TRUE(report()->isVisible());
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_FALSE(report()->isVisible());
    EXPECT_TRUE(card()->moveList()->isVisible());
}

TEST_F(ReportInTheWindow, PagesChosenByTheUserStay)
{
    start(mateIn3, trainer::Seat::both);
    playToTheEnd();
    key(Qt::Key_1, Qt::AltModifier);
    EXPECT_TRUE(card()->moveList()->isVisible());
    key(Qt::Key_4, Qt::AltModifier);
    EXPECT_TRUE(report()->isVisible());
    start(mateIn3, trainer::Seat::both);
    EXPECT_TRUE(report()->isVisible()) << "whoever wants it sees it grow";
}

TEST_F(ReportInTheWindow, StaysClosedAtTheEndIfTheUserClosedIt)
{
    start(mateIn3, trainer::Seat::both);
    playToTheEnd();
    key(Qt::Key_1, Qt::AltModifier);
    key(Qt::Key_Left, Qt::AltModifier);
    key(Qt::Key_Right, Qt::AltModifier);
    ASSERT_TRUE(session.round().end());
    EXPECT_TRUE(card()->moveList()->isVisible());
}

TEST_F(ReportInTheWindow, CostlyMovesCanBeRetried)
{
    start(mateIn27, trainer::Seat::both);
    session.play(best().front());
    session.play(best().front());
    dawdle();
    session.play(best().front());
    key(Qt::Key_4, Qt::AltModifier);
    ASSERT_EQ(report()->report().costly.size(), 1U);
    const QString slow = report()->report().costly.front().move;
    QTest::mouseClick(link(u"Try again from here"_s), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return plies() == 2U; }, patience));
    EXPECT_TRUE(view->hasFocus());
    EXPECT_TRUE(coach().startsWith(u"You played %1 here. Find a better move."_s.arg(slow)))
        << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"slower than the best."_s)) << coach().toStdString();
    session.play(best().front());
    EXPECT_EQ(report()->report().costly.size(), 0U) << "the other way is a branch now";
    EXPECT_TRUE(textsOf(report()).contains(u"Help used: one move taken back."_s))
        << textsOf(report()).toStdString();
}

TEST_F(ReportInTheWindow, RetriedMistakesAreListedAsTakenBack)
{
    start("6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1", trainer::Seat::both);
    playAll({"Kg5", "Kxf7"});
    key(Qt::Key_4, Qt::AltModifier);
    QTest::mouseClick(link(u"Try again from here"_s), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return plies() == 0U; }, patience));
    playToTheEnd();
    key(Qt::Key_4, Qt::AltModifier);
    ASSERT_EQ(report()->report().costly.size(), 1U);
    EXPECT_TRUE(report()->report().costly.front().what.startsWith(u"Taken back."_s))
        << report()->report().costly.front().what.toStdString();
}

TEST_F(ReportInTheWindow, MistakesShowTheirRefutationAfterLongGames)
{
    start("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1", trainer::Seat::both);
    playAll({"Kd6", "Kd8", "Kd5", "Kd7", "e6+", "Ke7", "Ke5", "Ke8", "Kf5", "Ke7", "Ke5", "Ke8"});
    key(Qt::Key_4, Qt::AltModifier);
    EXPECT_TRUE(report()->report().headline.contains(u"The win was thrown away with 2. Kd5."_s))
        << report()->report().headline.toStdString();
    EXPECT_TRUE(report()->report().costly.at(0).what.contains(u"Best reply: 2… Kd7."_s))
        << report()->report().costly.at(0).what.toStdString();
    QTest::mouseClick(link(u"2. Kd5"_s), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return plies() == 3U; }, patience));
    EXPECT_TRUE(view->hasFocus());
    EXPECT_TRUE(isReplyDrawn(chess::Square::d8, chess::Square::d7));
    EXPECT_TRUE(coach().contains(u"…Kd7 keeps the other king off the key squares."_s))
        << coach().toStdString();
    EXPECT_TRUE(report()->isVisible()) << "the other mistakes are at hand";
    key(Qt::Key_End, Qt::AltModifier);
    EXPECT_FALSE(isReplyDrawn(chess::Square::d8, chess::Square::d7));
    key(Qt::Key_M, Qt::AltModifier);
    EXPECT_EQ(plies(), 3U);
    EXPECT_TRUE(isReplyDrawn(chess::Square::d8, chess::Square::d7));
}

TEST_F(ReportInTheWindow, SlowMovesShowTheBestReply)
{
    start(mateIn27, trainer::Seat::both);
    playAll({"Kc1", "Kc5"});
    key(Qt::Key_4, Qt::AltModifier);
    QTest::mouseClick(link(u"1. Kc1"_s), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return plies() == 1U; }, patience));
    ASSERT_EQ(view->diagram().arrows.size(), 1U);
    EXPECT_EQ(view->diagram().arrows[0].kind, board::ArrowKind::reply);
    const board::Arrow arrow = view->diagram().arrows[0];
    EXPECT_TRUE(coach().contains(text::moveName(shown(), {arrow.from, arrow.to}))) << coach().toStdString();
}

TEST_F(ReportInTheWindow, FlawlessGamesOfferNoMistake)
{
    start(mateIn3, trainer::Seat::both);
    EXPECT_FALSE(action(u"Game/To your mistake"_s)->isEnabled());
    playToTheEnd();
    EXPECT_FALSE(action(u"Game/To your mistake"_s)->isEnabled());
    preferences.hidesDistances = true;
    start(mateIn27, trainer::Seat::both);
    play("Kc1");
    EXPECT_FALSE(action(u"Game/To your mistake"_s)->isEnabled()) << "how good moves are is hidden";
}

TEST_F(ReportInTheWindow, BoardGetsTheFocusOfARemovedLine)
{
    start(mateIn27, trainer::Seat::both);
    dawdle();
    key(Qt::Key_4, Qt::AltModifier);
    auto* retry = link(u"Try again from here"_s);
    ASSERT_NE(retry, nullptr);
    retry->setFocus();
    start(mateIn3, trainer::Seat::both);
    EXPECT_TRUE(view->hasFocus());
}

TEST_F(ReportInTheWindow, ContinuesWithAMirroredOrSimilarPosition)
{
    start(mateIn3, trainer::Seat::both);
    playToTheEnd();
    const auto press = [this](const QString& text) {
        for (QPushButton* found : report()->findChildren<QPushButton*>()) {
            if (found->text() == text)
                QTest::mouseClick(found, Qt::LeftButton);
        }
    };
    press(u"Again, mirrored"_s);
    EXPECT_EQ(chess::to_fen(shown().setup()), "7k/5K2/8/4N1B1/8/8/8/8 w - - 0 1");
    EXPECT_EQ(session.round().seat(), trainer::Seat::both);
    press(u"Another like this"_s);
    waitForDeal();
    EXPECT_TRUE(session.round().seed());
    EXPECT_LE(mateIn(), 5);
    EXPECT_EQ(plies(), 0U);
}

TEST_F(ReportInTheWindow, LoadedGamesHaveAReportAtOnce)
{
    QApplication::clipboard()->setText(
        u"[SetUp \"1\"]\n[FEN \"k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1\"]\n\n1. Kb6 Kb8 2. Be8 Kc8 *\n"_s);
    choose(u"Position/Paste position or game"_s);
    key(Qt::Key_4, Qt::AltModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return report()->report().costly.size() == 2; }, patience));
    EXPECT_EQ(report()->report().costly[1].move, u"2. Be8"_s) << "in the order of the game";
    EXPECT_FALSE(report()->report().notes.contains(u"help"_s));
}

TEST_F(ReportInTheWindow, LinesHaveNoReport)
{
    start(mateIn3, trainer::Seat::both);
    key(Qt::Key_4, Qt::AltModifier);
    ASSERT_TRUE(session.enterReplay());
    EXPECT_FALSE(report()->isVisible());
    EXPECT_TRUE(record().contains(u"Press Esc to leave the replay"_s)) << record().toStdString();
}

TEST_F(RecordPagesTest, AllMovesFollowAPositionThatIsSetUp)
{
    start(mateIn27, trainer::Seat::both);
    card()->setPage(RecordPage::replies);
    ASSERT_TRUE(hoverUntil([this] { return arrows().size() == 1; }, replies()->viewport(), rowOf(0)));
    key(Qt::Key_E, Qt::ControlModifier);
    ASSERT_EQ(session.mode(), Mode::setUp);
    EXPECT_TRUE(arrows().empty()) << "of another position";
    session.edit([](trainer::SetupEditor& editor) { editor.replace(setup_of(mateIn3)); });
    EXPECT_TRUE(arrows().empty());
    press(u"Play"_s);
    waitUntilSolved();
    EXPECT_TRUE(arrows().empty());
    EXPECT_EQ(replies()->replies().size(), legal_moves(shown()).size());
}

} // namespace
} // namespace app_test
