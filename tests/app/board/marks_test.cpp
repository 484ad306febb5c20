// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/marks.h"

#include <QAccessible>
#include <QImage>
#include <QSet>

#include "board/board_painter.h"
#include "board_fixture.h"
#include "contrast.h"

namespace board {

void PrintTo(const MarkEntry& entry, std::ostream* out)
{
    *out << entry.word;
}
void PrintTo(const ArrowEntry& entry, std::ostream* out)
{
    *out << "arrow " << static_cast<int>(entry.kind);
}

namespace {

using chess::Square;

/// Tests of every entry of the registry.
class EveryMark : public ::testing::TestWithParam<MarkEntry> {
protected:
    /// Paints the scene with all marks switched on.
    static QImage paint(Scene scene, const BoardColors& colors)
    {
        for (const MarkEntry& entry : allMarks)
            scene.shown.marks[entry.kind] = true;
        QImage image{800, 800, QImage::Format_RGB32};
        QPainter painter{&image};
        const BoardGeometry geometry{{.size = {800, 800}, .coordinates = false}};
        const PieceArt art;
        ArrowLayer arrows;
        BoardPainter{painter, geometry, colors, art, arrows}.paint(scene, QRect{0, 0, 800, 800});
        painter.end();
        return image;
    }
    /// Returns the number of pixels in a square of 100 by 100 that stand out against its colour.
    static int clearPixels(const QImage& image, int file, const QColor& ground)
    {
        int clear = 0;
        for (int x = 100 * file; x < 100 * file + 100; ++x) {
            for (int y = 0; y < 100; ++y)
                clear += contrast(image.pixelColor(x, y), ground) >= 3 ? 1 : 0;
        }
        return clear;
    }
};

INSTANTIATE_TEST_SUITE_P(, EveryMark, ::testing::ValuesIn(allMarks));

TEST_P(EveryMark, IsClearOnBothSquareColorsOfEveryBoardInEveryTheme)
{
    Scene scene;
    scene.diagram.marks = {{GetParam().kind, {Square::a8}}, {GetParam().kind, {Square::d8}}};
    for (const BoardColoring coloring : allBoardColorings) {
        for (const bool darkTheme : {false, true}) {
            const BoardColors colors = boardColors(coloring, darkTheme);
            const QImage image = paint(scene, colors);
            EXPECT_GE(clearPixels(image, 0, colors.light), 200) << static_cast<int>(coloring) << darkTheme;
            EXPECT_GE(clearPixels(image, 3, colors.dark), 200) << static_cast<int>(coloring) << darkTheme;
            EXPECT_EQ(clearPixels(image, 1, colors.dark), 0) << "only its own square";
        }
    }
}

TEST_P(EveryMark, IsVisibleWithAPiece)
{
    Scene scene;
    const BoardColors colors = boardColors(BoardColoring::wood, false);
    scene.diagram.pieces.put(Square::a8, whiteKnight);
    const QImage bare = paint(scene, colors);
    scene.diagram.marks = {{GetParam().kind, {Square::a8}}};
    EXPECT_NE(paint(scene, colors), bare);
}

TEST_P(EveryMark, FollowsItsSwitch)
{
    const MarkKind kind = GetParam().kind;
    MarkSwitches switches;
    const auto& toggle =
        GetParam().switchedWith ? entryOf(*GetParam().switchedWith).toggle : GetParam().toggle;
    EXPECT_EQ(switches.shows(kind), !toggle || toggle->isOnAtFirst);
    for (const MarkEntry& other : allMarks) {
        if (other.toggle)
            switches[other.kind] = false;
    }
    EXPECT_EQ(switches.shows(kind), !switchOf(kind));
    if (GetParam().switchedWith) {
        EXPECT_FALSE(GetParam().toggle) << "one switch is enough";
        EXPECT_TRUE(entryOf(*GetParam().switchedWith).toggle);
    }
}

TEST_P(EveryMark, DiffersFromAllOtherMarks)
{
    const BoardColors colors = boardColors(BoardColoring::wood, false);
    Scene scene;
    scene.diagram.marks = {{GetParam().kind, {Square::a8}}};
    const QImage image = paint(scene, colors);
    for (const MarkEntry& other : allMarks) {
        if (other.kind == GetParam().kind)
            continue;
        scene.diagram.marks = {{other.kind, {Square::a8}}};
        EXPECT_NE(paint(scene, colors), image) << other.word;
        EXPECT_FALSE(other.shape == GetParam().shape && other.stroke == GetParam().stroke &&
                     other.corner == GetParam().corner)
            << other.word << " differs by its colour alone";
    }
}

class MarksOnAView : public BoardFixture {};

TEST_F(MarksOnAView, EveryMarkIsReadByScreenReaders)
{
    for (const MarkEntry& entry : allMarks) {
        Diagram diagram = playDiagram();
        diagram.marks = {{entry.kind, {Square::a8, Square::e4}}};
        view.setDiagram(diagram);
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&view);
        const auto kind = entry.spoken == Spoken::inName ? QAccessible::Name : QAccessible::Description;
        const QString empty = table->tableInterface()->cellAt(0, 0)->text(kind);
        const QString king = table->tableInterface()->cellAt(4, 4)->text(kind);
        EXPECT_TRUE(empty.endsWith(wordOf(entry, false))) << empty.toStdString();
        EXPECT_TRUE(king.endsWith(wordOf(entry, true))) << king.toStdString();
        EXPECT_FALSE(wordOf(entry, false).isEmpty());
    }
}

TEST(Marks, KeysNamesWordsAndShortcutsAreUnique)
{
    QSet<QString> keys;
    QSet<QString> names;
    QSet<QString> words;
    QSet<QString> shortcuts;
    for (const MarkEntry& entry : allMarks) {
        EXPECT_FALSE(words.contains(wordOf(entry, false))) << entry.word;
        words << wordOf(entry, false);
        if (!entry.toggle)
            continue;
        const QString key = QString::fromLatin1(entry.toggle->key);
        EXPECT_TRUE(key.startsWith(QStringLiteral("board/"))) << entry.toggle->key;
        EXPECT_FALSE(keys.contains(key)) << entry.toggle->key;
        keys << key;
        EXPECT_FALSE(names.contains(nameOf(*entry.toggle))) << entry.toggle->name;
        names << nameOf(*entry.toggle);
        if (!entry.toggle->shortcut)
            continue;
        const QString shortcut = QKeySequence{*entry.toggle->shortcut}.toString();
        EXPECT_FALSE(shortcuts.contains(shortcut)) << entry.toggle->name;
        shortcuts << shortcut;
    }
}

TEST(Marks, HigherLayersCoverLowerOnesInAnyOrder)
{
    const BoardColors colors = boardColors(BoardColoring::wood, false);
    const auto paint = [&](const std::vector<Mark>& marks) {
        QImage image{800, 800, QImage::Format_RGB32};
        QPainter painter{&image};
        const BoardGeometry geometry{{.size = {800, 800}, .coordinates = false}};
        const PieceArt art;
        ArrowLayer arrows;
        Scene scene;
        scene.diagram.marks = marks;
        BoardPainter{painter, geometry, colors, art, arrows}.paint(scene, QRect{0, 0, 800, 800});
        painter.end();
        return image;
    };
    std::vector<Mark> marks;
    for (const MarkEntry& entry : allMarks)
        marks.push_back({entry.kind, {Square::a8, Square::d4}});
    const QImage forwards = paint(marks);
    EXPECT_NE(forwards, paint({}));
    std::ranges::reverse(marks);
    EXPECT_EQ(paint(marks), forwards);
}

TEST(Marks, SquaresOfAKindIncludeAllItsMarks)
{
    const std::vector<Mark> marks{{MarkKind::pawnSquare, {Square::a1}},
                                  {MarkKind::check, {Square::b1}},
                                  {MarkKind::pawnSquare, {Square::c1}}};
    EXPECT_EQ(squaresOf(marks, MarkKind::pawnSquare), (chess::Bitboard{Square::a1, Square::c1}));
    EXPECT_TRUE(squaresOf(marks, MarkKind::keySquare).empty());
}

TEST(Marks, CircleAndArrowOfAPenHaveTheSameColorAndStroke)
{
    const BoardColors colors = boardColors(BoardColoring::wood, false);
    for (const Pen pen : allPens) {
        const MarkEntry& circle = entryOf(circleOf(pen));
        const ArrowEntry& arrow = entryOf(arrowOf(pen));
        EXPECT_EQ(inkOf(circle, colors, false), colors.*arrow.body);
        EXPECT_EQ(circle.stroke, arrow.stroke);
        EXPECT_EQ(arrow.head, ArrowHead::open);
    }
}

TEST(Marks, ArrowsDifferByStrokeOrHead)
{
    for (const ArrowEntry& one : allArrows) {
        for (const ArrowEntry& other : allArrows)
            EXPECT_EQ(one.kind == other.kind, one.stroke == other.stroke && one.head == other.head);
    }
}

} // namespace
} // namespace board
