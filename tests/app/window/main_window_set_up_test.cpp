// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>

#include "layout_checks.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using chess::Color;
using chess::Piece;
using chess::Role;
using chess::Square;

class SettingUpInTheWindow : public WindowTest {
protected:
    void SetUp() override
    {
        start(mateIn27, trainer::Seat::attacker);
        press(u"Set up"_s);
    }

    QToolButton* tray(const QString& piece) const
    {
        for (QToolButton* found : find<panels::PieceTray>()->findChildren<QToolButton*>()) {
            if (found->accessibleName() == piece)
                return found;
        }
        ADD_FAILURE() << piece.toStdString();
        return nullptr;
    }
    void dragFromTray(const QString& piece, Square square)
    {
        QToolButton* slot = tray(piece);
        drag(slot, slot->rect().center(), view->mapToGlobal(middle(square)));
    }
    void put(const QString& fenText)
    {
        pasteInto(fen(), fenText);
        waitUntilSolved();
    }
    /// Takes an ending from the menu of its button.
    void chooseEnding(const QString& name)
    {
        for (const QAction* group : button(u"Ending ▾"_s)->menu()->actions()) {
            for (QAction* entry : group->menu()->actions()) {
                if (entry->text() == name)
                    return entry->trigger();
            }
        }
        FAIL() << name.toStdString();
    }
};

TEST_F(SettingUpInTheWindow, StartsWithTheCurrentBoard)
{
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
    EXPECT_EQ(fen()->text(), QString::fromLatin1(mateIn27));
    EXPECT_TRUE(standing().contains(u"White mates in 27"_s));
}

TEST_F(SettingUpInTheWindow, PiecesAreDraggedFromTheTray)
{
    dragFromTray(u"black queen"_s, Square::a8);
    EXPECT_EQ(pieces().piece_at(Square::a8), (Piece{Color::black, Role::queen}));
    EXPECT_TRUE(fen()->text().startsWith(u"q7/"_s));
    EXPECT_TRUE(standing().contains(u"Queen against bishop and knight"_s)) << standing().toStdString();
    // And the next one, so that the button is not left pressed.
    dragFromTray(u"black queen"_s, Square::h8);
    EXPECT_EQ(pieces().of(Color::black, Role::queen).size(), 2);
    EXPECT_FALSE(tray(u"black queen"_s)->isDown());
    EXPECT_FALSE(tray(u"black queen"_s)->isChecked());
}

TEST_F(SettingUpInTheWindow, TypedLettersPutPiecesOnTheSquareOfTheCursor)
{
    const chess::Board before = pieces();
    view->setFocus();
    view->showCursor(false);
    ASSERT_EQ(view->cursor(), Square::e4);
    key(Qt::Key_Q, Qt::ShiftModifier);
    EXPECT_EQ(pieces(), before) << "no piece on a square that is not marked";
    EXPECT_TRUE(view->isCursorVisible());
    type(u"Q"_s);
    EXPECT_EQ(pieces().piece_at(Square::e4), (Piece{Color::white, Role::queen}));
    key(Qt::Key_Up);
    type(u"p"_s);
    EXPECT_EQ(pieces().piece_at(Square::e5), (Piece{Color::black, Role::pawn}));
    const chess::Board after = pieces();
    type(u"x7"_s);
    EXPECT_EQ(pieces(), after);
    key(Qt::Key_Delete);
    EXPECT_FALSE(pieces().piece_at(Square::e5));
    EXPECT_TRUE(view->hasFocus());
    fen()->setFocus();
    fen()->selectAll();
    type(u"k"_s);
    EXPECT_EQ(fen()->text(), u"k"_s);
    EXPECT_EQ(pieces().of(Color::black, Role::king), chess::Bitboard{Square::d6});
}

TEST_F(SettingUpInTheWindow, TypedLettersAreThoseOfTheLanguage)
{
    const auto put = [this](const QString& letters) {
        for (const QString& letter : letters.split(QString{}, Qt::SkipEmptyParts)) {
            QKeyEvent press{QEvent::KeyPress, 0, Qt::NoModifier, letter};
            QApplication::sendEvent(view, &press);
        }
        return pieces().piece_at(Square::e4);
    };
    view->setFocus();
    view->showCursor(true);
    installLanguage(u"de"_s);
    EXPECT_EQ(put(u"S"_s), (Piece{Color::white, Role::knight}));
    EXPECT_EQ(put(u"l"_s), (Piece{Color::black, Role::bishop}));
    EXPECT_EQ(put(u"n"_s), (Piece{Color::black, Role::knight})) << "English letters too";
    installLanguage(u"ru"_s);
    EXPECT_EQ(put(u"К"_s), (Piece{Color::white, Role::knight}));
    EXPECT_EQ(put(u"р"_s), (Piece{Color::white, Role::king})) << "Кр";
}

TEST_F(SettingUpInTheWindow, PlacingASecondKingMovesTheFirst)
{
    dragFromTray(u"black king"_s, Square::h8);
    EXPECT_EQ(pieces().of(Color::black, Role::king), chess::Bitboard{Square::h8});
}

TEST_F(SettingUpInTheWindow, DropsOutsideTheBoardAreIgnored)
{
    QToolButton* slot = tray(u"white rook"_s);
    drag(slot, slot->rect().center(), window->mapToGlobal(QPoint{2, 2}));
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
}

TEST_F(SettingUpInTheWindow, EscOrTheOtherButtonCancelsADrag)
{
    QToolButton* slot = tray(u"white rook"_s);
    const QPoint goal = view->mapToGlobal(middle(Square::a8));
    QTest::mousePress(slot, Qt::LeftButton, {}, slot->rect().center());
    moveMouse(slot, goal);
    QTest::keyClick(slot, Qt::Key_Escape);
    moveMouse(slot, goal);
    QTest::mouseRelease(slot, Qt::LeftButton, {}, slot->mapFromGlobal(goal));
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
    QTest::mousePress(slot, Qt::LeftButton, {}, slot->rect().center());
    moveMouse(slot, goal);
    QTest::mousePress(slot, Qt::RightButton, {}, slot->mapFromGlobal(goal));
    QTest::mouseRelease(slot, Qt::LeftButton, {}, slot->mapFromGlobal(goal));
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
    EXPECT_TRUE(standing().contains(u"White mates in 27"_s));
    dragFromTray(u"white rook"_s, Square::a8);
    EXPECT_EQ(pieces().piece_at(Square::a8), (Piece{Color::white, Role::rook}));
}

TEST_F(SettingUpInTheWindow, ShowsTheResultDuringTheDrag)
{
    const QPoint start = middle(Square::d6);
    QTest::mousePress(view, Qt::LeftButton, {}, start);
    moveMouse(view, view->mapToGlobal((start + middle(Square::e4)) / 2));
    moveMouse(view, view->mapToGlobal(middle(Square::e4)));
    EXPECT_TRUE(standing().contains(u"Draw"_s) || standing().contains(u"Illegal position"_s) ||
                standing().contains(u" mates in "_s));
    moveMouse(view, view->mapToGlobal(middle(Square::c3)));
    EXPECT_TRUE(standing().contains(u"Illegal position"_s) &&
                standing().contains(u"The kings are next to each other (c3, d2)."_s))
        << standing().toStdString();
    moveMouse(view, view->mapToGlobal(QPoint{-300, 5}));
    EXPECT_TRUE(standing().contains(u"Black has no king."_s)) << standing().toStdString();
    QTest::keyClick(view, Qt::Key_Escape);
    EXPECT_TRUE(standing().contains(u"White mates in 27"_s)) << standing().toStdString();
    QTest::mouseRelease(view, Qt::LeftButton, {}, start);
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
}

TEST_F(SettingUpInTheWindow, PiecesAreMovedAndRemovedByDragging)
{
    drag(Square::d6, Square::h8);
    EXPECT_EQ(pieces().piece_at(Square::h8), (Piece{Color::black, Role::king}));
    drag(view, middle(Square::d3), view->mapToGlobal(QPoint{-300, 5}));
    EXPECT_FALSE(pieces().piece_at(Square::d3));
    drag(Square::e3, Square::d2);
    EXPECT_EQ(pieces().piece_at(Square::d2), (Piece{Color::white, Role::knight}));
}

TEST_F(SettingUpInTheWindow, ClickingTheTrayArmsABrush)
{
    QTest::mouseClick(tray(u"white pawn"_s), Qt::LeftButton);
    EXPECT_TRUE(tray(u"white pawn"_s)->isChecked());
    click(Square::a2);
    click(Square::b2);
    click(Square::c7, Qt::RightButton);
    EXPECT_EQ(pieces().of(Color::white, Role::pawn), (chess::Bitboard{Square::a2, Square::b2}));
    EXPECT_EQ(pieces().of(Color::black, Role::pawn), chess::Bitboard{Square::c7});
    view->setFocus();
    key(Qt::Key_Escape);
    EXPECT_FALSE(tray(u"white pawn"_s)->isChecked());
    click(Square::h2);
    EXPECT_FALSE(pieces().piece_at(Square::h2));
}

TEST_F(SettingUpInTheWindow, AnotherPieceReplacesTheBrush)
{
    QTest::mouseClick(tray(u"white pawn"_s), Qt::LeftButton);
    QTest::mouseClick(tray(u"black rook"_s), Qt::LeftButton);
    EXPECT_FALSE(tray(u"white pawn"_s)->isChecked());
    click(Square::a8);
    EXPECT_EQ(pieces().piece_at(Square::a8), (Piece{Color::black, Role::rook}));
    QTest::mouseClick(tray(u"black rook"_s), Qt::LeftButton);
    click(Square::b8);
    EXPECT_FALSE(pieces().piece_at(Square::b8));
}

TEST_F(SettingUpInTheWindow, ATextThatCannotBeReadIsNotPlayed)
{
    fen()->setFocus();
    fen()->selectAll();
    QTest::keyClicks(fen(), u"8/8/3k4/8/8/3BN3/3K4/8 w - - -1 1"_s);
    EXPECT_FALSE(button(u"Play"_s)->isEnabled());
    EXPECT_FALSE(button(u"Analyse"_s)->isEnabled());
    fen()->selectAll();
    QTest::keyClicks(fen(), u"8/8/3k4/8/8/3BN3/3K4/8 w - - 1 1"_s);
    EXPECT_TRUE(button(u"Play"_s)->isEnabled());
    fen()->selectAll();
    QTest::keyClicks(fen(), u"8/8/3k4 w - -"_s);
    EXPECT_FALSE(button(u"Play"_s)->isEnabled());
    drag(Square::d6, Square::h8);
    EXPECT_TRUE(button(u"Play"_s)->isEnabled()) << "the text follows the board";
}

TEST_F(SettingUpInTheWindow, LeavingSetUpClearsTheBrush)
{
    QTest::mouseClick(tray(u"white pawn"_s), Qt::LeftButton);
    press(u"Cancel"_s);
    click(Square::a2);
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
    press(u"Set up"_s);
    EXPECT_FALSE(tray(u"white pawn"_s)->isChecked());
}

TEST_F(SettingUpInTheWindow, ToolsTransformTheWholePosition)
{
    press(u"Mirror ↔"_s);
    EXPECT_EQ(pieces().piece_at(Square::d3), (Piece{Color::white, Role::knight}));
    EXPECT_EQ(pieces().piece_at(Square::e3), (Piece{Color::white, Role::bishop}));
    press(u"Undo"_s);
    press(u"Mirror ↕"_s);
    EXPECT_EQ(pieces().piece_at(Square::d6), (Piece{Color::white, Role::bishop}));
    press(u"Undo"_s);
    press(u"Rotate"_s);
    press(u"Undo"_s);
    press(u"Swap colours"_s);
    EXPECT_EQ(pieces().piece_at(Square::d3), (Piece{Color::black, Role::bishop}));
    press(u"Undo"_s);
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
    EXPECT_FALSE(button(u"Undo"_s)->isEnabled());
    press(u"Redo"_s);
    press(u"Clear"_s);
    EXPECT_TRUE(pieces().occupied().empty());
    EXPECT_TRUE(standing().contains(u"White has no king. Black has no king."_s)) << standing().toStdString();
    chooseEnding(u"Bishop and knight"_s);
    EXPECT_EQ(pieces().occupied().size(), 4);
    view->setFocus();
    key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(pieces().occupied().empty());
    key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(pieces().occupied().size(), 4);
}

// Fault 9
TEST_F(SettingUpInTheWindow, SideToMoveCanBeChosen)
{
    press(u"Black"_s);
    EXPECT_EQ(arrangement().turn, Color::black);
    EXPECT_TRUE(fen()->text().contains(u" b "_s));
    EXPECT_TRUE(standing().contains(u"Black to move"_s));
    press(u"White"_s);
    EXPECT_EQ(arrangement().turn, Color::white);
}

TEST_F(SettingUpInTheWindow, EditingTheFenUpdatesTheBoard)
{
    put(QString::fromLatin1(mateIn19));
    EXPECT_EQ(pieces(), position_of(mateIn19).board());
    EXPECT_TRUE(standing().contains(u"White mates in 19"_s));
    // While the typed text is incomplete, the board stays unchanged.
    fen()->setFocus();
    key(Qt::Key_Home);
    key(Qt::Key_Delete);
    EXPECT_EQ(pieces(), position_of(mateIn19).board());
    EXPECT_TRUE(setUpTexts().contains(u"Rank 8"_s)) << setUpTexts().toStdString();
    type(u"6"_s);
    EXPECT_FALSE(setUpTexts().contains(u"Rank 8"_s));
    key(Qt::Key_End);
    for (int i = 0; i < 11; ++i)
        key(Qt::Key_Backspace);
    EXPECT_EQ(fen()->text(), u"6k1/5N2/5K2/5B2/8/8/8/"_s);
    type(u"8 b"_s);
    EXPECT_EQ(fen()->text(), u"6k1/5N2/5K2/5B2/8/8/8/8 b"_s) << "what is typed is not rewritten";
    EXPECT_EQ(arrangement().turn, Color::black);
}

TEST_F(SettingUpInTheWindow, EditingTheBoardUpdatesTheFen)
{
    drag(Square::d6, Square::h8);
    EXPECT_EQ(fen()->text(), u"7k/8/8/8/8/3BN3/3K4/8 w - - 0 1"_s);
}

// Fault 5
TEST_F(SettingUpInTheWindow, AssumptionsAreReported)
{
    put(u"4k3/8/8/8/8/8/8/4KBN1 w KQ e3 0 1"_s);
    EXPECT_TRUE(setUpTexts().contains(u"Castling rights were dropped"_s)) << setUpTexts().toStdString();
    EXPECT_TRUE(setUpTexts().contains(u"The en passant square was dropped"_s));
    put(u"4k3/8/8/8/8/8/8/4KBN1"_s);
    EXPECT_TRUE(setUpTexts().contains(u"White is assumed."_s)) << setUpTexts().toStdString();
    drag(Square::e8, Square::d8);
    EXPECT_FALSE(setUpTexts().contains(u"White is assumed."_s));
}

TEST_F(SettingUpInTheWindow, ClicksToggleCastlingRights)
{
    put(u"4k3/8/8/8/8/8/8/4K2R w - - 0 1"_s);
    press(u"White 0-0"_s);
    EXPECT_EQ(fen()->text(), u"4k3/8/8/8/8/8/8/4K2R w K - 0 1"_s);
    EXPECT_TRUE(button(u"White 0-0"_s)->isChecked());
    press(u"White 0-0"_s);
    EXPECT_EQ(fen()->text(), u"4k3/8/8/8/8/8/8/4K2R w - - 0 1"_s);
    press(u"Undo"_s);
    EXPECT_TRUE(button(u"White 0-0"_s)->isChecked());
    drag(Square::e1, Square::f1);
    EXPECT_EQ(button(u"White 0-0"_s), nullptr) << "the king has left home";
}

TEST_F(SettingUpInTheWindow, EnPassantSquareCanBeChosen)
{
    put(u"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"_s);
    auto* passed = find<panels::RightsBox>()->findChild<QComboBox*>();
    ASSERT_TRUE(passed->isVisible());
    QTest::keyClick(passed, Qt::Key_End);
    EXPECT_EQ(fen()->text(), u"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"_s);
    EXPECT_EQ(passed->currentText(), u"d6"_s);
    press(u"Analyse"_s);
    play("exd6");
    EXPECT_FALSE(pieces().piece_at(Square::d5)) << "taken in passing";
}

// Fault 11
TEST_F(SettingUpInTheWindow, ImpossibleRightsAreRefusedWithAReason)
{
    // Black's last move was no double step: the rook gave check before that.
    const QString checked = u"4k3/8/8/3pP3/8/8/8/r3K3 w - - 0 1"_s;
    put(checked);
    auto* passed = find<panels::RightsBox>()->findChild<QComboBox*>();
    ASSERT_TRUE(passed->isVisible());
    QTest::keyClick(passed, Qt::Key_End);
    EXPECT_EQ(fen()->text(), checked);
    EXPECT_EQ(passed->currentText(), u"none"_s);
    EXPECT_TRUE(setUpTexts().contains(u"No legal move can have given this check to White (a1)."_s))
        << setUpTexts().toStdString();
    drag(Square::a1, Square::a2);
    EXPECT_FALSE(setUpTexts().contains(u"No legal move"_s)) << setUpTexts().toStdString();
}

TEST_F(SettingUpInTheWindow, CommandsDependOnThePosition)
{
    struct Case {
        const char* fen;
        bool playable;
        bool hasLine;
        bool legal;
    };
    for (const Case& each :
         {Case{mateIn19, true, true, true}, Case{"8/3k4/3bn3/8/8/3K4/8/8 b - - 0 1", true, true, true},
          Case{"8/8/8/8/B7/2NK4/1k6/8 b - - 0 1", true, true, true}, Case{rookEnding, true, true, true},
          Case{fivePieces, true, false, true}, Case{"k1K5/8/8/1N1B4/8/8/8/8 b - - 0 1", false, false, true},
          Case{"k7/2K5/8/8/1N6/4B3/8/8 b - - 0 1", false, false, true},
          Case{"8/8/8/3kN3/8/8/8/K4B2 b - - 0 1", true, false, true},
          Case{"8/8/8/3kK3/8/8/8/2BN4 w - - 0 1", false, false, false},
          Case{"8/8/8/8/8/8/8/8 w - - 0 1", false, false, false}}) {
        put(QString::fromLatin1(each.fen));
        EXPECT_EQ(fen()->text(), QString::fromLatin1(each.fen));
        EXPECT_EQ(button(u"Play"_s)->isEnabled(), each.playable) << each.fen;
        EXPECT_EQ(button(u"Line"_s)->isEnabled(), each.hasLine) << each.fen;
        EXPECT_EQ(button(u"Analyse"_s)->isEnabled(), each.legal) << each.fen;
    }
}

TEST_F(SettingUpInTheWindow, AFaultyFenCannotBePlayedOrLostSilently)
{
    const auto isPlayable = [this] {
        const QAction* keep = action(u"Position/Keep this position"_s);
        EXPECT_EQ(keep->isEnabled(), button(u"Play"_s)->isEnabled());
        EXPECT_EQ(button(u"Analyse"_s)->isEnabled(), button(u"Play"_s)->isEnabled());
        EXPECT_EQ(button(u"Line"_s)->isEnabled(), button(u"Play"_s)->isEnabled());
        return button(u"Play"_s)->isEnabled();
    };
    ASSERT_TRUE(isPlayable());
    put(u"8/8/8/4k3/8/8/4R3/4K2 w"_s);
    EXPECT_FALSE(isPlayable()) << "the board shows another position";
    view->setFocus();
    key(Qt::Key_Escape);
    EXPECT_EQ(session.mode(), Mode::setUp);
    EXPECT_TRUE(coach().contains(u"Press Esc again"_s)) << coach().toStdString();
    put(QString::fromLatin1(mateIn27));
    EXPECT_TRUE(isPlayable()) << "the text is that of the board";
    put(u"8/8/8/4k3/8/8/4R3/4K2 w"_s);
    press(u"Mirror ↔"_s);
    waitUntilSolved();
    EXPECT_TRUE(isPlayable()) << "the text follows the board";
    put(u"8/8"_s);
    EXPECT_FALSE(isPlayable());
    view->setFocus();
    key(Qt::Key_Escape);
    key(Qt::Key_Escape);
    ASSERT_EQ(session.mode(), Mode::play);
    EXPECT_TRUE(action(u"Position/Keep this position"_s)->isEnabled());
}

TEST_F(SettingUpInTheWindow, MessagesAndFaultsMoveNoControls)
{
    for (const int height : {672, 740, 1000}) {
        settleIn({1280, height});
        const auto places = [&] {
            settle();
            return std::vector{find<panels::PieceTray>()->mapTo(window.get(), QPoint{}),
                               button(u"Black"_s)->mapTo(window.get(), QPoint{}),
                               button(u"Rotate"_s)->mapTo(window.get(), QPoint{})};
        };
        put(QString::fromLatin1(mateIn27));
        const auto before = places();
        choose(u"Position/Keep this position"_s);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !coach().isEmpty(); }, patience));
        EXPECT_EQ(places(), before) << height;
        const auto* message = find<panels::CoachCard>();
        EXPECT_FALSE(message->visibleRegion().isEmpty());
        EXPECT_EQ(message->visibleRegion().boundingRect(), message->rect()) << "it can be read: " << height;
        put(u"4k3/8/8/8/8/8/8/8 w - - 0 1"_s);
        EXPECT_EQ(places(), before) << height;
        put(u"8/8/8/3kK3/8/8/8/2BN4 w - - 0 1"_s);
        EXPECT_EQ(places(), before) << height;
    }
}

TEST_F(SettingUpInTheWindow, LongMessagesInSmallWindowsCoverNothing)
{
    for (const QSize size : {QSize{640, 480}, {663, 855}, {766, 1108}, {900, 640}}) {
        for (const int words : {5, 40, 120}) {
            window->dismiss();
            settleIn(size);
            window->tell({text::Tone::bad, u"word "_s.repeated(words), u"More of it."_s});
            settle();
            expectAllInPlace(*window);
            settleIn(size.transposed());
            expectAllInPlace(*window);
        }
    }
}

TEST_F(SettingUpInTheWindow, TheQuestionBeforeLeavingHasAButtonToGoOn)
{
    drag(Square::d6, Square::h8);
    view->setFocus();
    key(Qt::Key_Escape);
    EXPECT_NE(button(u"Cancel"_s), nullptr) << "the button that leaves";
    press(u"Keep editing"_s);
    EXPECT_EQ(session.mode(), Mode::setUp);
    EXPECT_EQ(pieces().piece_at(Square::h8), (Piece{Color::black, Role::king}));
    EXPECT_EQ(button(u"Keep editing"_s), nullptr);
}

TEST_F(SettingUpInTheWindow, PlayStartsFromTheSetUpPosition)
{
    put(QString::fromLatin1(mateIn19));
    press(u"Play"_s);
    EXPECT_EQ(session.mode(), Mode::play);
    EXPECT_EQ(pieces(), position_of(mateIn19).board());
    session.play(best().front());
    waitForReply();
    EXPECT_EQ(plies(), 2U);
}

TEST_F(SettingUpInTheWindow, AnalyseGivesTheUserBothSides)
{
    put(QString::fromLatin1(fivePieces));
    press(u"Analyse"_s);
    EXPECT_EQ(session.round().seat(), trainer::Seat::both);
    drag(Square::a1, Square::a8);
    EXPECT_EQ(plies(), 1U);
    EXPECT_TRUE(coach().contains(u"Move either side's pieces as you like."_s)) << coach().toStdString();
}

TEST_F(SettingUpInTheWindow, CancelReturnsToTheGame)
{
    press(u"Clear"_s);
    press(u"Cancel"_s);
    EXPECT_EQ(session.mode(), Mode::play);
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
}

TEST_F(SettingUpInTheWindow, NavigationDoesNotMoveTheGameBehind)
{
    press(u"Cancel"_s);
    session.play(best().front());
    waitForReply();
    press(u"Set up"_s);
    view->setFocus();
    for (const Qt::Key step : {Qt::Key_Home, Qt::Key_Left})
        key(step, Qt::AltModifier);
    EXPECT_EQ(plies(), 2U);
}

TEST_F(SettingUpInTheWindow, CursorEditsTheBoard)
{
    window->setAttribute(Qt::WA_KeyboardFocusChange);
    view->setFocus(Qt::TabFocusReason);
    // From e4 to e3: take the knight off; from there to c3 with the bishop.
    key(Qt::Key_Down);
    key(Qt::Key_Delete);
    EXPECT_FALSE(pieces().piece_at(Square::e3));
    key(Qt::Key_Left);
    key(Qt::Key_Return);
    key(Qt::Key_Left);
    key(Qt::Key_Return);
    EXPECT_EQ(pieces().piece_at(Square::c3), (Piece{Color::white, Role::bishop}));
}

TEST_F(SettingUpInTheWindow, FlippedBoardIsEditedWhereClicked)
{
    choose(u"Board/Flip"_s);
    dragFromTray(u"white rook"_s, Square::a1);
    EXPECT_EQ(pieces().piece_at(Square::a1), (Piece{Color::white, Role::rook}));
}

TEST_F(SettingUpInTheWindow, TrayDoesNotMoveWhileEditing)
{
    const auto place = [this] { return find<panels::PieceTray>()->mapToGlobal(QPoint{}); };
    settle();
    const QPoint before = place();
    for (const char* less : {"8/8/3k4/8/8/3BN3/8/8 w - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1",
                             "8/8/3k4/8/8/3B4/3K4/8 w - - 0 1", mateIn27}) {
        put(QString::fromLatin1(less));
        settle();
        EXPECT_EQ(place(), before) << less;
    }
    press(u"Cancel"_s);
    settle();
    EXPECT_EQ(find<panels::StandingCard>()->minimumHeight(), 0);
}

TEST_F(SettingUpInTheWindow, TroublesDoNotMoveTheTrayInASmallWindow)
{
    settleIn({900, 640});
    const auto place = [this] { return find<panels::PieceTray>()->mapToGlobal(QPoint{}); };
    const QPoint before = place();
    for (const char* trouble :
         {"8/8/8/5B2/8/3kN3/3K4/8 w - - 0 1", "8/8/8/5B2/3k4/4N3/3K4/8 w - - 0 1", mateIn27}) {
        put(QString::fromLatin1(trouble));
        settle();
        EXPECT_NEAR(place().y(), before.y(), 1) << trouble;
    }
}

TEST_F(SettingUpInTheWindow, ReopenedPositionsAreNotDiscardedWithoutAQuestion)
{
    put(QString::fromLatin1(fivePieces));
    start(mateIn19, trainer::Seat::attacker);
    rounds.goBack();
    ASSERT_EQ(session.mode(), Mode::setUp);
    view->setFocus();
    key(Qt::Key_Escape);
    EXPECT_EQ(session.mode(), Mode::setUp);
    EXPECT_TRUE(coach().contains(u"The position you have set up will be lost."_s)) << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_EQ(session.mode(), Mode::play);
}

TEST_F(SettingUpInTheWindow, UnchangedPositionsAreLeftWithoutAQuestion)
{
    view->setFocus();
    key(Qt::Key_Escape);
    EXPECT_EQ(session.mode(), Mode::play);
}

TEST_F(SettingUpInTheWindow, ChoosingAKindAsksBeforeThePositionIsLost)
{
    put(QString::fromLatin1(fivePieces));
    const chess::Setup before = arrangement();
    key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_EQ(session.mode(), Mode::setUp);
    EXPECT_TRUE(coach().contains(u"Choose “Choose the kind of position” again"_s)) << coach().toStdString();
    EXPECT_EQ(arrangement(), before);
    key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(session.mode(), Mode::play);
}

TEST_F(SettingUpInTheWindow, CoursesAndTextbookPositionsLeaveThePositionOneStepBack)
{
    put(QString::fromLatin1(fivePieces));
    const chess::Setup before = arrangement();
    const auto expectKept = [&] {
        ASSERT_EQ(session.mode(), Mode::play);
        rounds.goBack();
        ASSERT_EQ(session.mode(), Mode::setUp);
        EXPECT_EQ(arrangement(), before);
    };
    key(Qt::Key_K, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOnPage(); }, patience));
    expectKept();
    choose(u"Training/Textbook positions/The longest mate"_s);
    expectKept();
}

} // namespace
} // namespace app_test
