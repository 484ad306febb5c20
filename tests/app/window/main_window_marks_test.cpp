// SPDX-License-Identifier: GPL-3.0-or-later

// Every mark with a switch, from the menu to the board, the legend and the settings.

#include "window_fixture.h"

namespace app_test {
namespace {

using board::MarkKind;
using chess::Square;

class MarksInTheWindow : public WindowTest {
protected:
    QAction* switchOf(const board::MarkEntry& mark) const
    {
        return action(u"Board/"_s + nameOf(*mark.toggle).remove(u'&'));
    }
    void select(Square square)
    {
        if (view->selected() != square)
            view->activateSquare(square);
        settle();
    }
    /// Whether the legend has a line that a mark of the diagram says.
    bool isExplained(MarkKind kind) const
    {
        for (const board::Mark& mark : view->diagram().marks) {
            if (mark.kind == kind && !mark.text.isEmpty() && standing().contains(mark.text))
                return true;
        }
        return false;
    }
};

TEST_F(MarksInTheWindow, EveryMarkOfTheRegistryHasItsSwitchInTheMenu)
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

TEST_F(MarksInTheWindow, EveryMarkIsSeenWhereItMeansSomethingAndGoesWithItsSwitch)
{
    QSet<QString> seen;
    for (const char* fen : {pawnEnding, mateIn27}) {
        start(fen, trainer::Seat::both);
        for (const board::MarkEntry& mark : board::allMarks) {
            select(fen == pawnEnding ? Square::e6 : Square::e3);
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
    start(pawnEnding, trainer::Seat::both);
    settle();
    EXPECT_TRUE(isExplained(MarkKind::keySquare));
    EXPECT_TRUE(isExplained(MarkKind::pawnSquare));
    start(mateIn27, trainer::Seat::both);
    settle();
    EXPECT_TRUE(isExplained(MarkKind::targetCorner));
}

TEST_F(MarksInTheWindow, ThePensOfTheKeysDrawCirclesAndArrows)
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
