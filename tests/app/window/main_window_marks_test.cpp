// SPDX-License-Identifier: GPL-3.0-or-later

// Every mark with a switch, from the menu to the board, the legend and the settings.

#include <QAccessible>

#include "trainer/coach/facts.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using board::MarkKind;
using chess::Square;

/// A pawn that its king does not escort, so that it has its square as well as its key squares.
constexpr const char* lonePawn = "8/8/8/P3k3/8/8/8/7K w - - 0 1";

class MarksInTheWindow : public WindowTest {
protected:
    /// The accessible description of a square.
    QString saidOf(Square square) const
    {
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(view);
        QAccessibleInterface* cell =
            table->tableInterface()->cellAt(7 - chess::rank_of(square), chess::file_of(square));
        return cell->text(QAccessible::Name) + u"; "_s + cell->text(QAccessible::Description);
    }
    QString wordOn(Square square, MarkKind kind) const
    {
        for (const board::Mark& mark : view->marks()) {
            if (mark.kind == kind && mark.squares.contains(square) && !mark.word.isEmpty())
                return mark.word;
        }
        return wordOf(board::entryOf(kind), pieces().occupied().contains(square));
    }
    chess::Bitboard cageOnTheBoard() const
    {
        return trainer::coach::facts_of(pieces(), chess::Color::white).cage;
    }
    QAction* switchOf(const board::MarkEntry& mark) const
    {
        const QString menu = mark.toggle->isOnAtFirst ? u"Board/"_s : u"Board/Overlays/"_s;
        return action(menu + nameOf(*mark.toggle).remove(u'&'));
    }
    void select(Square square)
    {
        if (view->selected() != square)
            view->activateSquare(square);
        settle();
    }
    QString legend() const { return standing() + textsOf(find<LegendCard>()); }
    /// Switches all overlays on.
    void showAllOverlays()
    {
        for (const board::MarkEntry& mark : board::allMarks) {
            if (mark.toggle && !mark.toggle->isOnAtFirst)
                switchOf(mark)->trigger();
        }
        settle();
    }
    /// True if the legend has a line for a mark of the diagram.
    bool isExplained(MarkKind kind) const
    {
        settle();
        for (const board::Mark& mark : view->diagram().marks) {
            if (mark.kind == kind && !mark.text.isEmpty() && legend().contains(mark.text))
                return true;
        }
        return false;
    }
};

TEST_F(MarksInTheWindow, LegendOfAllOverlaysLeavesRoomForMoves)
{
    start(mateIn19, trainer::Seat::attacker);
    settleIn({1366, 768});
    const auto* list = find<panels::MoveList>();
    const auto place = [&] { return list->mapTo(window.get(), QPoint{}).y(); };
    const int before = place();
    showAllOverlays();
    ASSERT_FALSE(textsOf(find<LegendCard>()).isEmpty());
    EXPECT_LE(place(), before);
    EXPECT_TRUE(list->visibleRegion().boundingRect().height() > 2 * list->fontMetrics().height());
}

TEST_F(MarksInTheWindow, MouseHidesTheKeyboardCursor)
{
    start(mateIn27, trainer::Seat::attacker);
    window->setAttribute(Qt::WA_KeyboardFocusChange);
    key(Qt::Key_Return);
    ASSERT_TRUE(view->isCursorVisible());
    press(u"Hint"_s);
    view->setFocus();
    EXPECT_FALSE(view->isCursorVisible());
    key(Qt::Key_Return);
    EXPECT_TRUE(view->isCursorVisible());
    choose(u"Position/Set up"_s);
    press(u"Play"_s);
    EXPECT_TRUE(view->hasFocus());
    EXPECT_FALSE(view->isCursorVisible()) << "the button that had the focus is hidden";
}

TEST_F(MarksInTheWindow, EveryMarkHasAMenuSwitch)
{
    for (const board::MarkEntry& mark : board::allMarks) {
        if (!mark.toggle)
            continue;
        QAction* toggle = switchOf(mark);
        ASSERT_NE(toggle, nullptr) << mark.toggle->key;
        EXPECT_TRUE(toggle->isCheckable());
        EXPECT_EQ(toggle->isChecked(), mark.toggle->isOnAtFirst);
        EXPECT_EQ(toggle->shortcut(),
                  mark.toggle->shortcut ? QKeySequence{*mark.toggle->shortcut} : QKeySequence{});
        toggle->trigger();
        EXPECT_EQ(readPreferences().preferences.shown.marks[mark.kind], !mark.toggle->isOnAtFirst)
            << mark.toggle->key;
        EXPECT_EQ(preferences.shown.marks.shows(mark.kind), !mark.toggle->isOnAtFirst);
        toggle->trigger();
        EXPECT_EQ(preferences.shown, board::Shown{});
    }
}

TEST_F(MarksInTheWindow, EveryMarkAppearsWhereRelevantAndCanBeHidden)
{
    QSet<QString> seen;
    for (const char* fen : {lonePawn, mateIn27}) {
        start(fen, trainer::Seat::both);
        for (const board::MarkEntry& mark : board::allMarks) {
            select(fen == lonePawn ? Square::h1 : Square::e3);
            if (!mark.toggle || squaresOf(view->marks(), mark.kind).empty())
                continue;
            seen << QString::fromLatin1(mark.toggle->key);
            const auto selected = view->selected();
            const QImage with = view->grab().toImage();
            const bool wasExplained = isExplained(mark.kind);
            switchOf(mark)->trigger();
            select(*selected);
            EXPECT_NE(view->grab().toImage(), with) << mark.toggle->key;
            EXPECT_FALSE(isExplained(mark.kind)) << "what is not marked is not explained";
            switchOf(mark)->trigger();
            select(*selected);
            EXPECT_EQ(view->grab().toImage(), with) << mark.toggle->key;
            EXPECT_EQ(isExplained(mark.kind), wasExplained);
        }
    }
    EXPECT_EQ(seen.size(), 4) << "all but the last move, which a start does not have";
}

TEST_F(MarksInTheWindow, TheLegendExplainsTheTeachingMarks)
{
    start(lonePawn, trainer::Seat::both);
    settle();
    EXPECT_TRUE(isExplained(MarkKind::keySquare));
    EXPECT_TRUE(isExplained(MarkKind::pawnSquare));
    start(mateIn27, trainer::Seat::both);
    settle();
    EXPECT_TRUE(isExplained(MarkKind::targetCorner));
}

/// For each key: it shows an overlay that the legend and screen readers describe, and hides it again.
TEST_F(MarksInTheWindow, EveryOverlayHasItsOwnKey)
{
    start(mateIn19, trainer::Seat::both);
    settle();
    view->setFocus();
    const QImage bare = view->grab().toImage();
    const QString before = legend();
    for (const board::MarkEntry& mark : board::allMarks) {
        if (!mark.toggle || mark.toggle->isOnAtFirst)
            continue;
        ASSERT_TRUE(mark.toggle->shortcut) << mark.toggle->key;
        key(mark.toggle->shortcut->key());
        EXPECT_TRUE(switchOf(mark)->isChecked()) << mark.toggle->key;
        EXPECT_TRUE(isExplained(mark.kind)) << mark.toggle->key;
        const chess::Bitboard squares = squaresOf(view->marks(), mark.kind);
        if (mark.kind != MarkKind::opposition) {
            ASSERT_FALSE(squares.empty()) << mark.toggle->key;
            EXPECT_NE(view->grab().toImage(), bare) << mark.toggle->key;
        }
        for (const Square square : squares)
            EXPECT_TRUE(saidOf(square).contains(wordOn(square, mark.kind))) << saidOf(square).toStdString();
        key(mark.toggle->shortcut->key());
        EXPECT_EQ(view->grab().toImage(), bare) << mark.toggle->key;
        settle();
        EXPECT_EQ(legend(), before) << "what is not marked is not explained";
    }
}

TEST_F(MarksInTheWindow, OverlaysSurviveARestart)
{
    start(mateIn19, trainer::Seat::both);
    key(Qt::Key_F6);
    window.reset();
    preferences = readPreferences().preferences;
    openWindow();
    EXPECT_EQ(squaresOf(view->marks(), MarkKind::cage),
              (chess::Bitboard{Square::e8, Square::f8, Square::g8}));
    EXPECT_TRUE(legend().contains(u"Cage: 3 squares"_s)) << legend().toStdString();
}

TEST_F(MarksInTheWindow, OverlaysFollowTheGameTheSetUpBoardAndTheLine)
{
    start(mateIn19, trainer::Seat::both);
    key(Qt::Key_F6);
    typeMove(u"Be4"_s);
    EXPECT_EQ(squaresOf(view->marks(), MarkKind::cage), cageOnTheBoard());
    choose(u"Game/Show the line to mate"_s);
    EXPECT_EQ(squaresOf(view->marks(), MarkKind::cage), cageOnTheBoard());
    key(Qt::Key_Right);
    EXPECT_EQ(squaresOf(view->marks(), MarkKind::cage), cageOnTheBoard());
    choose(u"Position/Set up"_s);
    drag(Square::e4, Square::c2);
    EXPECT_EQ(squaresOf(view->marks(), MarkKind::cage), cageOnTheBoard());
    choose(u"Board/Flip"_s);
    EXPECT_EQ(squaresOf(view->marks(), MarkKind::cage), cageOnTheBoard());
}

/// By mouse and Enter it is the piece that is selected, by key the next one, in the menu any of them.
TEST_F(MarksInTheWindow, HeatMapPieceIsPickedByMouseAndKeyboard)
{
    start(mateIn19, trainer::Seat::both);
    settle();
    const auto says = [this](const char* piece) {
        settle();
        return legend().contains(u"Heat map, %1: "_s.arg(QString::fromLatin1(piece)));
    };
    EXPECT_FALSE(action(u"Board/Heat map for/Next piece"_s)->isEnabled());
    key(Qt::Key_F2);
    EXPECT_TRUE(says("white king")) << standing().toStdString();
    click(Square::f7);
    EXPECT_TRUE(says("white knight")) << standing().toStdString();
    click(Square::f7);
    key(Qt::Key_F2, Qt::ShiftModifier);
    EXPECT_TRUE(says("black king")) << standing().toStdString();
    choose(u"Board/Heat map for/white bishop f5"_s);
    EXPECT_TRUE(says("white bishop"));
    EXPECT_TRUE(action(u"Board/Heat map for/white bishop f5"_s)->isChecked());
    EXPECT_TRUE(saidOf(Square::e4).contains(u"mate in "_s)) << saidOf(Square::e4).toStdString();
    key(Qt::Key_F2);
    EXPECT_FALSE(says("white bishop"));
    choose(u"Board/Heat map for/black king g8"_s);
    EXPECT_TRUE(says("black king")) << "choosing one shows the map";
    EXPECT_TRUE(preferences.shown.marks[MarkKind::heat]);
}

TEST_F(MarksInTheWindow, HeatMapIsHiddenUntilDistancesAreShown)
{
    start(mateIn19, trainer::Seat::both);
    key(Qt::Key_F2);
    EXPECT_FALSE(squaresOf(view->marks(), MarkKind::heat).empty());
    choose(u"Training/Hide mate distances and wasted moves"_s);
    EXPECT_TRUE(squaresOf(view->marks(), MarkKind::heat).empty());
    settle();
    EXPECT_TRUE(legend().contains(u"Heat map: hidden"_s)) << legend().toStdString();
    key(Qt::Key_R, Qt::ControlModifier);
    EXPECT_FALSE(squaresOf(view->marks(), MarkKind::heat).empty());
    typeMove(u"Be4"_s);
    EXPECT_TRUE(squaresOf(view->marks(), MarkKind::heat).empty()) << "for that position only";
}

TEST_F(MarksInTheWindow, BishopAndKnightOverlaysExplainTheirAbsence)
{
    start(rookEnding, trainer::Seat::both);
    key(Qt::Key_F7);
    settle();
    EXPECT_TRUE(legend().contains(u"Field: with bishop and knight only"_s)) << legend().toStdString();
}

TEST_F(MarksInTheWindow, KeyboardPensDrawCirclesAndArrows)
{
    const auto draw = [this](Square from, Square to, Qt::KeyboardModifiers keys) {
        QTest::mousePress(view, Qt::RightButton, keys, middle(from));
        QTest::mouseRelease(view, Qt::RightButton, keys, middle(to));
    };
    draw(Square::a1, Square::a1, {});
    draw(Square::b1, Square::b1, Qt::ShiftModifier);
    draw(Square::c1, Square::c1, Qt::AltModifier);
    draw(Square::d1, Square::d1, Qt::ShiftModifier | Qt::AltModifier);
    EXPECT_EQ(squaresOf(view->marks(), MarkKind::greenCircle), chess::Bitboard{Square::a1});
    EXPECT_EQ(squaresOf(view->marks(), MarkKind::redCircle), chess::Bitboard{Square::b1});
    EXPECT_EQ(squaresOf(view->marks(), MarkKind::blueCircle), chess::Bitboard{Square::c1});
    EXPECT_EQ(squaresOf(view->marks(), MarkKind::yellowCircle), chess::Bitboard{Square::d1});
    draw(Square::a1, Square::a1, Qt::ControlModifier);
    EXPECT_EQ(squaresOf(view->marks(), MarkKind::redCircle), (chess::Bitboard{Square::a1, Square::b1}))
        << "another pen draws over it";
    EXPECT_TRUE(squaresOf(view->marks(), MarkKind::greenCircle).empty());
    draw(Square::a1, Square::a1, Qt::ControlModifier);
    EXPECT_EQ(squaresOf(view->marks(), MarkKind::redCircle), chess::Bitboard{Square::b1});
}

} // namespace
} // namespace app_test
