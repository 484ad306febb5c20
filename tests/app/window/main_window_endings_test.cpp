// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QComboBox>
#include <QProgressBar>
#include <QSpinBox>
#include <QTimer>

#include "board/promotion_chooser.h"
#include "panels/course_card.h"
#include "session/slow_solver.h"
#include "store/kept_round.h"
#include "tests/thoroughness.h"
#include "text/endings.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Piece;
using chess::Role;
using chess::Square;

class EndingsInTheWindow : public WindowTest {
protected:
    explicit EndingsInTheWindow(Solver solver = &endgame::TablebaseStore::learn)
        : WindowTest{std::move(solver)}
    {}

    panels::DrillPanel* drillPanel() const { return find<panels::DrillPanel>(); }
    QComboBox* endings() const { return drillPanel()->findChild<QComboBox*>(); }
    QList<QSpinBox*> band() const { return drillPanel()->findChildren<QSpinBox*>(); }
    /// Takes an ending from the box, as Enter on it does.
    void chooseEnding(const QString& name)
    {
        endings()->setCurrentIndex(endings()->findText(name));
        emit endings()->activated(endings()->currentIndex());
    }
    void waitForBand(int longest)
    {
        ASSERT_TRUE(QTest::qWaitFor([&] { return band()[1]->maximum() == longest; }, patience))
            << band()[1]->maximum();
    }
    void enterFen(const char* text)
    {
        if (session.mode() != Mode::setUp)
            press(u"Set up"_s);
        pasteInto(fen(), QString::fromLatin1(text));
        waitUntilSolved();
    }
    QPushButton* remedy(const QString& text) const
    {
        for (QPushButton* found : find<panels::StandingCard>()->findChildren<QPushButton*>()) {
            if (found->isVisible() && found->text() == text)
                return found;
        }
        return nullptr;
    }
    void pressRemedy(const QString& text)
    {
        QPushButton* found = remedy(text);
        ASSERT_NE(found, nullptr) << standing().toStdString();
        QTest::mouseClick(found, Qt::LeftButton);
    }
};

// New position

TEST_F(EndingsInTheWindow, ChosenEndingAppliesToNewPositions)
{
    choose(u"Game/Choose the kind of position…"_s);
    EXPECT_TRUE(endings()->hasFocus());
    EXPECT_EQ(endings()->currentText(), u"Bishop and knight"_s);
    chooseEnding(u"Queen against rook"_s);
    press(u"Black"_s);
    press(u"Start"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.round().seed().has_value(); }, patience));
    EXPECT_EQ(endgame::Material::of(pieces(), Color::black)->name(), "KQKR");
    EXPECT_EQ(view->orientation(), Color::black);
    EXPECT_EQ(readPreferences().preferences.drill.request.material.name(), "KQKR");
    press(u"New position"_s);
    EXPECT_EQ(endgame::Material::of(pieces(), Color::black)->name(), "KQKR") << "and the next one too";
}

TEST_F(EndingsInTheWindow, DistanceRangeMatchesTheEnding)
{
    choose(u"Game/Choose the kind of position…"_s);
    waitForBand(33);
    EXPECT_EQ(band()[0]->value(), 1);
    EXPECT_EQ(band()[1]->value(), 33);
    chooseEnding(u"Queen"_s);
    waitForBand(10);
    EXPECT_EQ(band()[1]->value(), 10);
    band()[1]->setValue(4);
    chooseEnding(u"Rook"_s);
    waitForBand(16);
    EXPECT_EQ(band()[1]->value(), 16) << "another ending has its whole band";
    EXPECT_EQ(drillPanel()->drill().request.shortest, 1);
    EXPECT_GE(drillPanel()->drill().request.longest, 16);
}

TEST_F(EndingsInTheWindow, BishopColourIsOfferedForSingleBishopsOnly)
{
    choose(u"Game/Choose the kind of position…"_s);
    EXPECT_NE(button(u"either"_s), nullptr);
    for (const QString& name : {u"Queen"_s, u"Two bishops"_s, u"Rook against bishop"_s}) {
        chooseEnding(name);
        EXPECT_EQ(button(u"either"_s), nullptr) << name.toStdString();
    }
    chooseEnding(u"Bishop and pawn"_s);
    EXPECT_NE(button(u"either"_s), nullptr);
}

TEST_F(EndingsInTheWindow, ShowsTheGoalOfTheChosenEnding)
{
    choose(u"Game/Choose the kind of position…"_s);
    for (int i = 0; i < endings()->count(); ++i) {
        if (endings()->itemText(i).isEmpty())
            continue;
        chooseEnding(endings()->itemText(i));
        const QString goal = endingWords(drillPanel()->ending()).goal;
        EXPECT_TRUE(textsOf(drillPanel()).contains(goal)) << goal.toStdString();
    }
}

// Set up

TEST_F(EndingsInTheWindow, ShowsTheResultOfANewEndingDuringTheDrag)
{
    start(mateIn27, trainer::Seat::attacker);
    press(u"Set up"_s);
    QToolButton* rook = nullptr;
    for (QToolButton* slot : find<panels::PieceTray>()->findChildren<QToolButton*>()) {
        if (slot->accessibleName() == u"white rook"_s)
            rook = slot;
    }
    ASSERT_NE(rook, nullptr);
    const QPoint goal = view->mapToGlobal(middle(Square::e3));
    QTest::mousePress(rook, Qt::LeftButton, {}, rook->rect().center());
    moveMouse(rook, goal - QPoint{20, 20});
    moveMouse(rook, goal);
    ASSERT_TRUE(QTest::qWaitFor([this] { return standing().contains(u" mates in "_s); }, patience));
    EXPECT_FALSE(standing().contains(u"White mates in 27"_s)) << standing().toStdString();
    QTest::keyClick(rook, Qt::Key_Escape);
    EXPECT_TRUE(standing().contains(u"White mates in 27"_s)) << standing().toStdString();
    QTest::mouseRelease(rook, Qt::LeftButton, {}, rook->mapFromGlobal(goal));
}

TEST_F(EndingsInTheWindow, EveryEndingCanBePutOnTheBoard)
{
    press(u"Set up"_s);
    QList<QAction*> entries;
    for (const QAction* group : button(u"Ending ▾"_s)->menu()->actions())
        entries += group->menu()->actions();
    EXPECT_EQ(entries.size(), 41);
    for (QAction* entry : entries) {
        entry->trigger();
        ASSERT_TRUE(session.position()) << entry->text().toStdString();
        const auto ending = *endgame::Material::of(pieces(), Color::white, endgame::most_pieces_on_request);
        EXPECT_EQ(endingName(ending), entry->text());
        if (is_on_request(ending))
            continue;
        waitUntilSolved();
        EXPECT_TRUE(session.tables().verdictOf(*session.position())) << entry->text().toStdString();
        EXPECT_TRUE(button(u"Play"_s)->isEnabled());
    }
}

// Fault 16
TEST_F(EndingsInTheWindow, DrawsGiveTheReason)
{
    enterFen("8/8/3k4/8/8/3NN3/3K4/8 w - - 0 1");
    EXPECT_TRUE(standing().contains(u"Draw"_s));
    EXPECT_TRUE(standing().contains(u"Two knights cannot force mate"_s)) << standing().toStdString();
    press(u"Play"_s);
    EXPECT_TRUE(coach().contains(u"With best play this is a draw."_s)) << coach().toStdString();
    EXPECT_TRUE(session.isUsersTurn());
}

// Fault 14
TEST_F(EndingsInTheWindow, PositionsOutsideTheTablebasesAreNamedAndPlayed)
{
    enterFen(sixPieces);
    EXPECT_TRUE(standing().contains(
        u"Not in the tablebases: this position has 6 pieces, and the tablebases cover at most "_s
        u"5. Remove"_s))
        << standing().toStdString();
    press(u"Play"_s);
    EXPECT_TRUE(coach().contains(u"general principles"_s)) << coach().toStdString();
    typeMove(u"Ra8"_s);
    waitForReply();
    EXPECT_EQ(plies(), 2U);
}

TEST_F(EndingsInTheWindow, ButtonSolvesFivePieces)
{
    enterFen(knightsAgainstKnight);
    EXPECT_TRUE(standing().contains(u"Two knights against knight"_s)) << standing().toStdString();
    EXPECT_TRUE(standing().contains(u"This one takes a few seconds and up to "_s))
        << standing().toStdString();
    pressRemedy(u"Solve by computer"_s);
    waitUntilSolved();
    EXPECT_TRUE(standing().contains(u"White mates in "_s)) << standing().toStdString();
    EXPECT_EQ(remedy(u"Solve by computer"_s), nullptr);
    press(u"Play"_s);
    EXPECT_EQ(mateIn(), 4);
    typeMove(u"Nf7+"_s);
    waitForReply();
    EXPECT_EQ(mateIn(), 3);
}

TEST_F(EndingsInTheWindow, SolvedEndingsAreSavedOnRequestAndRemovable)
{
    QAction* keep = window->actions()[u"keep-tables"_s];
    QAction* remove = window->actions()[u"remove-tables"_s];
    EXPECT_FALSE(keep->isChecked());
    EXPECT_FALSE(remove->isVisible());
    keep->trigger();
    EXPECT_TRUE(preferences.keepsTables);
    EXPECT_TRUE(readPreferences().preferences.keepsTables);
    enterFen(knightsAgainstKnight);
    pressRemedy(u"Solve by computer"_s);
    waitUntilSolved();
    EXPECT_TRUE(remove->isVisible());
    EXPECT_TRUE(remove->text().endsWith(u" kB)"_s)) << remove->text().toStdString();
    press(u"Play"_s);
    remove->trigger();
    EXPECT_FALSE(remove->isVisible());
    EXPECT_TRUE(coach().contains(u"of disk space has been freed"_s)) << coach().toStdString();
}

TEST_F(EndingsInTheWindow, MemoryLimitIsReportedAndCanBeRaised)
{
    window->actions()[u"table-memory/1"_s]->trigger();
    EXPECT_EQ(preferences.tableMegabytes, 500);
    enterFen("4k3/4p3/8/8/8/4P3/4P3/4K3 w - - 0 1");
    pressRemedy(u"Solve by computer"_s);
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return standing().contains(u"more memory than you allow"_s); }, patience))
        << standing().toStdString();
}

TEST_F(EndingsInTheWindow, ButtonRemovesCastlingRights)
{
    enterFen("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_TRUE(standing().contains(u"The tablebases do not cover castling"_s)) << standing().toStdString();
    pressRemedy(u"Remove castling rights"_s);
    waitUntilSolved();
    EXPECT_TRUE(standing().contains(u" mates in "_s)) << standing().toStdString();
    EXPECT_EQ(remedy(u"Remove castling rights"_s), nullptr);
    EXPECT_TRUE(fen()->text().contains(u" w - "_s));
}

// Marks

TEST_F(EndingsInTheWindow, KeySquaresAndPawnSquareAreMarkedAndNamed)
{
    start("4k3/8/8/8/4P3/8/4K3/8 w - - 0 1", trainer::Seat::attacker);
    EXPECT_EQ(squaresOf(view->diagram().marks, board::MarkKind::keySquare),
              (Bitboard{Square::d6, Square::e6, Square::f6}));
    EXPECT_TRUE(standing().contains(u"Key squares: d6, e6, f6"_s)) << standing().toStdString();
    EXPECT_TRUE(standing().contains(u"Square of the pawn: a4–h8"_s)) << standing().toStdString();
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(view);
    bool isSpoken = false;
    for (int i = 0; i < board->childCount(); ++i)
        isSpoken = isSpoken || board->child(i)->text(QAccessible::Name).contains(u"key square"_s);
    EXPECT_TRUE(isSpoken);
    for (const Qt::Key pressed : {Qt::Key_2, Qt::Key_3}) {
        const QImage before = view->grab().toImage();
        QTest::keyClick(window.get(), pressed, Qt::ControlModifier);
        EXPECT_NE(view->grab().toImage(), before);
        QTest::keyClick(window.get(), pressed, Qt::ControlModifier);
        EXPECT_EQ(view->grab().toImage(), before);
    }
    QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
    EXPECT_FALSE(readPreferences().preferences.shown.marks[board::MarkKind::keySquare]);
    EXPECT_FALSE(standing().contains(u"Key squares"_s)) << "what is not marked is not explained";
}

TEST_F(EndingsInTheWindow, MarksAppearOnlyWhereRelevant)
{
    start(queenAgainstRook, trainer::Seat::both);
    EXPECT_TRUE(squaresOf(view->diagram().marks, board::MarkKind::targetCorner).empty());
    EXPECT_TRUE(squaresOf(view->diagram().marks, board::MarkKind::keySquare).empty());
    EXPECT_TRUE(squaresOf(view->diagram().marks, board::MarkKind::pawnSquare).empty());
    start(mateIn27, trainer::Seat::both);
    EXPECT_FALSE(squaresOf(view->diagram().marks, board::MarkKind::targetCorner).empty());
    EXPECT_TRUE(squaresOf(view->diagram().marks, board::MarkKind::keySquare).empty());
}

// Promotion

/// Answers the chooser on the board by a key pressed some times and then another.
void answerChooser(const QWidget* view, int steps, Qt::Key last, Qt::Key step = Qt::Key_Down)
{
    // One that was answered goes when its event has ended.
    const auto choosers = view->findChildren<board::PromotionChooser*>();
    const auto shown = std::ranges::find_if(choosers, &QWidget::isVisible);
    ASSERT_NE(shown, choosers.end());
    const board::PromotionChooser* chooser = *shown;
    ASSERT_TRUE(chooser->isAncestorOf(QApplication::focusWidget()));
    const auto choices = chooser->findChildren<QAbstractButton*>();
    EXPECT_EQ(choices.size(), 4);
    for (QAbstractButton* choice : choices) {
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(choice);
        EXPECT_FALSE(spoken->text(QAccessible::Name).isEmpty());
    }
    for (int i = 0; i < steps; ++i)
        QTest::keyClick(QApplication::focusWidget(), step);
    QTest::keyClick(QApplication::focusWidget(), last);
}

class PromotingInTheWindow : public EndingsInTheWindow {
protected:
    void SetUp() override { session.setReplyDelay(1h); }

    void expectPromotion(Role role)
    {
        ASSERT_EQ(plies(), 1U);
        EXPECT_EQ(session.round().game().node(session.round().game().current()).move->promotion, role);
        session.goTo(0);
    }
};

TEST_F(PromotingInTheWindow, WorksByDragClicksAndCursorInBothOrientations)
{
    for (const char* fenText : {"8/4P3/8/8/8/3K4/8/k7 w - - 0 1", "K7/8/3k4/8/8/8/4p3/8 b - - 0 1"}) {
        start(fenText, trainer::Seat::attacker);
        const bool isWhite = shown().turn() == Color::white;
        const Square from = isWhite ? Square::e7 : Square::e2;
        const Square to = isWhite ? Square::e8 : Square::e1;
        EXPECT_EQ(view->orientation(), shown().turn());
        drag(from, to);
        answerChooser(view, 0, Qt::Key_Return);
        expectPromotion(Role::queen);
        click(from);
        click(to);
        answerChooser(view, 1, Qt::Key_Enter);
        expectPromotion(Role::rook);
        choose(u"Board/Flip"_s);
        drag(from, to);
        answerChooser(view, 3, Qt::Key_Space, Qt::Key_Up);
        expectPromotion(Role::knight);
        view->activateSquare(from);
        view->activateSquare(to);
        answerChooser(view, 0, Qt::Key_B);
        expectPromotion(Role::bishop);
        EXPECT_TRUE(view->hasFocus());
        settle();
        EXPECT_EQ(view->findChild<board::PromotionChooser*>(), nullptr);
    }
}

TEST_F(PromotingInTheWindow, PieceLettersAreKeysInEnglishAndGerman)
{
    constexpr std::array roles{Role::queen, Role::rook, Role::bishop, Role::knight};
    start("8/4P3/8/8/8/3K4/8/k7 w - - 0 1", trainer::Seat::attacker);
    const auto expectKeys = [&](const std::array<Qt::Key, 4>& keys) {
        for (std::size_t i = 0; i < keys.size(); ++i) {
            drag(Square::e7, Square::e8);
            answerChooser(view, 0, keys[i]);
            expectPromotion(roles[i]);
        }
    };
    constexpr std::array english{Qt::Key_Q, Qt::Key_R, Qt::Key_B, Qt::Key_N};
    expectKeys(english);
    installLanguage(u"de"_s);
    openWindow();
    expectKeys({Qt::Key_D, Qt::Key_T, Qt::Key_L, Qt::Key_S});
    expectKeys(english);
}

TEST_F(PromotingInTheWindow, EscReturnsThePawn)
{
    start("8/4P3/8/8/8/3K4/8/k7 w - - 0 1", trainer::Seat::attacker);
    drag(Square::e7, Square::e8);
    answerChooser(view, 1, Qt::Key_Escape);
    EXPECT_TRUE(view->hasFocus());
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(pieces().piece_at(Square::e7), (Piece{Color::white, Role::pawn}));
}

TEST_F(PromotingInTheWindow, ShowsPiecesAtBoardSizeOnTheFile)
{
    start("8/4P3/8/8/8/3K4/8/k7 w - - 0 1", trainer::Seat::attacker);
    drag(Square::e7, Square::e8);
    const auto placesAre = [this](std::initializer_list<Square> squares) {
        const auto choices = view->findChild<board::PromotionChooser*>()->findChildren<QAbstractButton*>();
        std::size_t i = 0;
        for (const Square square : squares)
            EXPECT_EQ(choices[static_cast<int>(i++)]->geometry(), view->squareRect(square));
    };
    placesAre({Square::e8, Square::e7, Square::e6, Square::e5});
    choose(u"Board/Flip"_s);
    placesAre({Square::e8, Square::e7, Square::e6, Square::e5});
    settleIn({900, 640});
    placesAre({Square::e8, Square::e7, Square::e6, Square::e5});
    // The bishop stands on e6; the squares beside the file are empty.
    QTest::mouseClick(view->childAt(middle(Square::e6)), Qt::LeftButton);
    expectPromotion(Role::bishop);
    drag(Square::e7, Square::e8);
    QTest::mouseClick(view->childAt(middle(Square::a4)), Qt::LeftButton);
    settle();
    EXPECT_EQ(view->findChild<board::PromotionChooser*>(), nullptr);
    EXPECT_EQ(plies(), 0U);
}

TEST_F(PromotingInTheWindow, ClosesWhenThePositionChanges)
{
    start("8/4P3/8/8/8/3K4/8/k7 w - - 0 1", trainer::Seat::attacker);
    drag(Square::e7, Square::e8);
    session.start(position_of(mateIn27), trainer::Seat::both);
    settle();
    EXPECT_EQ(view->findChild<board::PromotionChooser*>(), nullptr);
}

TEST_F(PromotingInTheWindow, WorksByTyping)
{
    start("8/4P3/8/8/8/3K4/8/k7 w - - 0 1", trainer::Seat::attacker);
    typeMove(u"e8=Q"_s);
    expectPromotion(Role::queen);
    typeMove(u"e7e8r"_s);
    expectPromotion(Role::rook);
    typeMove(u"e8N"_s);
    expectPromotion(Role::knight);
    installLanguage(u"de"_s);
    typeMove(u"e8=D"_s);
    expectPromotion(Role::queen);
    typeMove(u"e8=L"_s);
    expectPromotion(Role::bishop);
}

TEST_F(PromotingInTheWindow, ATypedPromotionWithoutPieceAsksForIt)
{
    start("8/4P3/8/8/8/3K4/8/k7 w - - 0 1", trainer::Seat::attacker);
    for (const QString& typed : {u"e8"_s, u"e8="_s, u"e7e8"_s, u"e7-e8"_s}) {
        typeMove(typed);
        settle();
        ASSERT_EQ(plies(), 0U) << typed.toStdString();
        answerChooser(view, 0, Qt::Key_Return);
        expectPromotion(Role::queen);
    }
    start("3n4/4P3/8/8/8/3K4/8/k7 w - - 0 1", trainer::Seat::attacker);
    for (const QString& typed : {u"exd8"_s, u"ed8"_s, u"d8"_s}) {
        typeMove(typed);
        settle();
        ASSERT_EQ(plies(), 0U) << typed.toStdString();
        answerChooser(view, 0, Qt::Key_R);
        expectPromotion(Role::rook);
    }
}

TEST_F(PromotingInTheWindow, ATypedPromotionOfSeveralPawnsIsAmbiguous)
{
    start("4n3/3P1P2/8/8/8/3K4/8/k7 w - - 0 1", trainer::Seat::attacker);
    typeMove(u"e8"_s);
    EXPECT_EQ(view->findChild<board::PromotionChooser*>(), nullptr);
    EXPECT_TRUE(find<panels::RecordCard>()->entry()->isVisible());
    EXPECT_EQ(plies(), 0U);
}

// The trivial rest

TEST_F(EndingsInTheWindow, FinishesTheGameOnRequestAndMarksTheMoves)
{
    start("8/4P3/8/8/8/3K4/8/k7 w - - 0 1", trainer::Seat::attacker);
    EXPECT_FALSE(action(u"Game/Finish it for me"_s)->isEnabled());
    EXPECT_EQ(button(u"Finish it for me"_s), nullptr);
    typeMove(u"e8=Q"_s);
    waitForReply();
    press(u"Finish it for me"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !session.round().is_finishing(); }, patience));
    EXPECT_TRUE(is_checkmate(shown()));
    EXPECT_TRUE(coach().contains(u"the rest played by the program."_s)) << coach().toStdString();
    EXPECT_EQ(button(u"Finish it for me"_s), nullptr);
    const auto& entries = find<panels::MoveList>()->moves()->entries();
    EXPECT_NE(entries[0].aside, u"»"_s);
    EXPECT_EQ(entries[2].aside, u"»"_s);
    EXPECT_EQ(entries[2].tip, u"The program played this move."_s);

    const auto kept = toText({session.round()});
    ASSERT_TRUE(writeKeptRound(kept));
    const KeptRoundReading reading = readKeptRound();
    ASSERT_TRUE(reading.kept);
    EXPECT_EQ(reading.kept->round.help().finished, session.round().help().finished);
}

TEST_F(EndingsInTheWindow, ButtonMenuAndEscStopFinishing)
{
    start("8/4P3/8/8/8/3K4/8/k7 w - - 0 1", trainer::Seat::attacker);
    typeMove(u"e8=Q"_s);
    waitForReply();
    session.setReplyDelay(1h);
    press(u"Finish it for me"_s);
    EXPECT_TRUE(coach().contains(u"The program plays the rest."_s)) << coach().toStdString();
    press(u"Stop"_s);
    EXPECT_FALSE(session.round().is_finishing());
    for (const Qt::Key stop : {Qt::Key_M, Qt::Key_Escape}) {
        QTest::keyClick(window.get(), Qt::Key_M, Qt::ControlModifier);
        EXPECT_TRUE(session.round().is_finishing());
        EXPECT_EQ(view->diagram().hand, board::Hand::none);
        view->setFocus();
        key(stop, stop == Qt::Key_M ? Qt::ControlModifier : Qt::NoModifier);
        EXPECT_FALSE(session.round().is_finishing());
    }
    EXPECT_TRUE(session.isUsersTurn());
}

// While it is being solved

/// Made first, since the session is made with it.
struct SlowSolverFirst {
    SlowSolver slow;
};

class SolvingInTheWindow : private SlowSolverFirst, public EndingsInTheWindow {
protected:
    SolvingInTheWindow() : EndingsInTheWindow{slow.solver()} {}

    QProgressBar* bar() const { return find<panels::StandingCard>()->findChild<QProgressBar*>(); }
    void waitForProgress()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return bar()->isVisible(); }, patience));
    }
    void release() { slow.release(); }
    void runOutOfMemory(bool doesSo) { slow.runOutOfMemory(doesSo); }
};

TEST_F(SolvingInTheWindow, ProgressAppearsAfterAMomentAndDisappears)
{
    EXPECT_TRUE(standing().contains(u"…"_s));
    waitForProgress();
    EXPECT_TRUE(standing().contains(u"Solving: Bishop and knight…"_s)) << standing().toStdString();
    EXPECT_EQ(bar()->value(), 333);
    EXPECT_EQ(bar()->maximum(), 1000);
    ASSERT_NE(remedy(u"Cancel"_s), nullptr);
    release();
    ASSERT_TRUE(QTest::qWaitFor([this] { return standing().contains(u"White mates in 27"_s); }, patience));
    EXPECT_FALSE(bar()->isVisible());
    EXPECT_EQ(remedy(u"Cancel"_s), nullptr);
}

TEST_F(SolvingInTheWindow, CancellingShowsAMessageAndOffersARetry)
{
    waitForProgress();
    pressRemedy(u"Cancel"_s);
    EXPECT_TRUE(standing().contains(u"Solving was cancelled."_s)) << standing().toStdString();
    EXPECT_TRUE(view->hasFocus());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !bar()->isVisible(); }, patience));
    // The program goes on.
    typeMove(u"Nc4"_s);
    EXPECT_EQ(plies(), 1U);
    waitForReply();
    EXPECT_EQ(plies(), 2U);
    release();
    pressRemedy(u"Try again"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return standing().contains(u" mates in "_s); }, patience));
    EXPECT_EQ(remedy(u"Try again"_s), nullptr);
    EXPECT_TRUE(view->hasFocus());
}

TEST_F(SolvingInTheWindow, EscAsksBeforeItCancels)
{
    waitForProgress();
    view->setFocus();
    key(Qt::Key_Escape);
    EXPECT_TRUE(standing().contains(u"Solving: Bishop and knight…"_s)) << standing().toStdString();
    EXPECT_TRUE(coach().contains(u"Press Esc again to cancel solving the ending."_s))
        << coach().toStdString();
    EXPECT_EQ(remedy(u"Cancel"_s), nullptr) << "the question has the only button that cancels";
    press(u"Keep solving"_s);
    EXPECT_FALSE(coach().contains(u"Press Esc again"_s)) << coach().toStdString();
    EXPECT_NE(remedy(u"Cancel"_s), nullptr);
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    EXPECT_TRUE(standing().contains(u"Solving was cancelled."_s)) << standing().toStdString();
}

TEST_F(SolvingInTheWindow, EscLeavesSetUpWithoutCancelling)
{
    waitForProgress();
    press(u"Set up"_s);
    session.edit([](trainer::SetupEditor& editor) { editor.clear(); });
    ASSERT_EQ(session.mode(), Mode::setUp);
    view->setFocus();
    key(Qt::Key_Escape);
    EXPECT_EQ(session.mode(), Mode::setUp) << "what was set up is not lost by one key";
    EXPECT_TRUE(coach().contains(u"Press Esc again"_s)) << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_EQ(session.mode(), Mode::play);
    EXPECT_TRUE(standing().contains(u"Solving: Bishop and knight…"_s)) << standing().toStdString();
}

TEST_F(SolvingInTheWindow, ExercisesWithFivePiecesStateWhatSolvingTakes)
{
    choose(u"Training/What to practise/Bishop and pawn against bishop"_s);
    key(Qt::Key_J, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return standing().contains(u"Solving: Bishop and pawn against bishop…"_s); }, patience))
        << standing().toStdString();
    EXPECT_TRUE(standing().contains(u"This one takes"_s)) << standing().toStdString();
    const QString exercise = textsOf(window->findChild<panels::CourseCard*>(u"practice"_s));
    EXPECT_TRUE(exercise.contains(u"Bishops: the king behind the pawn · hold the draw"_s))
        << exercise.toStdString();
    EXPECT_EQ(pieces().occupied().size(), 5) << "the board belongs to the title";
    EXPECT_TRUE(view->diagram().marks.empty());
    EXPECT_EQ(view->diagram().hand, board::Hand::none);
    EXPECT_EQ(coach(), u""_s);
    EXPECT_FALSE(entry()->isVisible());
    const chess::Board announced = pieces();
    const chess::Color orientation = view->orientation();
    if (!test::is_exhaustive()) {
        pressRemedy(u"Cancel"_s);
        EXPECT_EQ(pieces().occupied().size(), 4) << "the round is back";
        return release();
    }
    release();
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.isUsersTurn(); }, patience));
    EXPECT_EQ(pieces(), announced);
    EXPECT_EQ(view->orientation(), orientation);
    EXPECT_TRUE(entry()->isVisible());
}

TEST_F(SolvingInTheWindow, AnExerciseThatCannotBeDealtYetHasAnEmptyBoard)
{
    choose(u"Training/What to practise/Rook and pawn against rook"_s);
    key(Qt::Key_J, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return pieces().occupied().empty(); }, patience));
    EXPECT_TRUE(standing().contains(u"Solving: Rook and pawn against rook…"_s)) << standing().toStdString();
    EXPECT_EQ(coach(), u""_s);
    pressRemedy(u"Cancel"_s);
    release();
}

TEST_F(SolvingInTheWindow, WaitingDealsAreShownAndCanBeCancelled)
{
    preferences.drill.request.material = *endgame::Material::parse("KPKP");
    press(u"New position"_s);
    ASSERT_TRUE(
        QTest::qWaitFor([this] { return standing().contains(u"Solving: Pawn against pawn…"_s); }, patience))
        << standing().toStdString();
    pressRemedy(u"Cancel"_s);
    EXPECT_TRUE(coach().contains(u"Solving was cancelled."_s)) << coach().toStdString();
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
    release();
    preferences.drill.request.material = *endgame::Material::parse("KRK");
    press(u"New position"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return pieces().occupied().size() == 3; }, patience));
}

// Fault 50
TEST_F(SolvingInTheWindow, OutOfMemoryShowsAMessageAndOffersARetry)
{
    runOutOfMemory(true);
    enterFen(queenAgainstRook);
    EXPECT_TRUE(standing().contains(u"There was not enough memory to solve the ending."_s))
        << standing().toStdString();
    runOutOfMemory(false);
    release();
    pressRemedy(u"Try again"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return standing().contains(u" mates in "_s); }, patience));
}

TEST_F(SolvingInTheWindow, DealsThatRunOutOfMemoryAreReported)
{
    runOutOfMemory(true);
    preferences.drill.request.material = *endgame::Material::parse("KQKR");
    press(u"New position"_s);
    release();
    ASSERT_TRUE(QTest::qWaitFor([this] { return coach().contains(u"not enough memory"_s); }, patience))
        << coach().toStdString();
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
}

} // namespace
} // namespace app_test
