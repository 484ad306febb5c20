// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/overlays.h"

#include "app_fixture.h"
#include "show/diagram.h"
#include "show/why.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/landmarks.h"

namespace app_test {
namespace {

using board::Mark;
using board::MarkKind;
using chess::Bitboard;
using chess::Color;
using chess::Square;
using show::OverlayWish;

class OverlaysTest : public SessionTest {
protected:
    static OverlayWish wish(std::initializer_list<MarkKind> kinds)
    {
        OverlayWish wish;
        for (const MarkKind kind : kinds)
            wish.switches[kind] = true;
        return wish;
    }
    static OverlayWish everything()
    {
        OverlayWish wish;
        for (const board::MarkEntry& entry : board::allMarks)
            wish.switches[entry.kind] = true;
        return wish;
    }
    Bitboard squares(MarkKind kind) const { return squaresOf(overlaysOf(session, wish({kind})), kind); }
    /// The legend's text for a kind.
    QString text(MarkKind kind) const
    {
        const auto marks = overlaysOf(session, wish({kind}));
        return marks.empty() ? QString{} : marks.front().text;
    }
};

TEST_F(OverlaysTest, OnlyRequestedOverlaysAreComputed)
{
    start(mateIn19, trainer::Seat::both);
    EXPECT_TRUE(overlaysOf(session, {}).empty());
    for (const board::MarkEntry& entry : board::allMarks) {
        if (!entry.toggle || entry.toggle->isOnAtFirst)
            continue;
        OverlayWish one = wish({entry.kind});
        one.heatPiece = Square::f6;
        const auto marks = overlaysOf(session, one);
        ASSERT_FALSE(marks.empty()) << entry.word;
        for (const Mark& mark : marks)
            EXPECT_EQ(mark.kind, entry.kind);
        EXPECT_FALSE(marks.front().text.isEmpty()) << "the legend explains " << entry.word;
    }
}

TEST_F(OverlaysTest, EachPieceHasItsOwnControlledSquares)
{
    start(mateIn19, trainer::Seat::both);
    EXPECT_EQ(squares(MarkKind::coverKing), (Bitboard{Square::e5, Square::f5, Square::g5, Square::e6,
                                                      Square::g6, Square::e7, Square::f7, Square::g7}));
    EXPECT_EQ(squares(MarkKind::coverFirst),
              (Bitboard{Square::b1, Square::c2, Square::d3, Square::e4, Square::g6, Square::h7, Square::g4,
                        Square::h3, Square::e6, Square::d7, Square::c8}));
    EXPECT_EQ(squares(MarkKind::coverSecond),
              (Bitboard{Square::d8, Square::h8, Square::d6, Square::h6, Square::e5, Square::g5}));
    EXPECT_EQ(text(MarkKind::coverKing), u"Top left: king"_s);
    EXPECT_EQ(text(MarkKind::coverFirst), u"Top right: bishop"_s);
    EXPECT_EQ(text(MarkKind::coverSecond), u"Bottom left: knight"_s);
    EXPECT_EQ(overlaysOf(session, wish({MarkKind::coverFirst})).front().word, u"controlled by the bishop"_s);
}

TEST_F(OverlaysTest, ControlledSquaresExtendBehindTheLoneKing)
{
    start("8/8/8/8/3k4/2B5/8/K6N b - - 0 1", trainer::Seat::both);
    EXPECT_TRUE(squares(MarkKind::coverFirst).contains(Square::h8));
}

TEST_F(OverlaysTest, TwoPiecesOfAKindAreNamedWithTheirSquares)
{
    start("8/8/8/3k4/8/8/8/R3K2R w - - 0 1", trainer::Seat::both);
    EXPECT_EQ(text(MarkKind::coverFirst), u"Top right: rook a1"_s);
    EXPECT_EQ(text(MarkKind::coverSecond), u"Bottom left: rook h1"_s);
}

TEST_F(OverlaysTest, TheCageMatchesTheCoach)
{
    start(mateIn19, trainer::Seat::both);
    EXPECT_EQ(squares(MarkKind::cage), (Bitboard{Square::g8, Square::f8, Square::e8}));
    EXPECT_EQ(text(MarkKind::cage), u"Cage: 3 squares"_s);
}

TEST_F(OverlaysTest, TrianglesMatchTheTextbooks)
{
    struct Setup {
        const char* fen;
        std::vector<int> sizes;
        QString text;
    };
    for (
        const Setup& setup :
        {Setup{
             "8/8/8/2k2N2/8/1B6/2K5/8 w - - 0 1",
             {18, 10, 3},
             u"Large triangle, closed: 18 squares · bishop: diagonal a2–g8 · knight: d4, g7 · king: b2, b3, c3"_s},
         Setup{"4B3/1k2K3/8/8/8/3N4/8/8 w - - 0 1",
               {9, 3},
               u"Middle triangle, closed: 9 squares · bishop: diagonal a4–e8 · knight: b4, c5 · king: d6"_s},
         Setup{
             "2B5/k2K4/8/8/N7/8/8/8 w - - 0 1",
             {3},
             u"Small triangle, closed: 3 squares · bishop: diagonal a6–c8 · knight: b6 · king: c7, c8"_s}}) {
        start(setup.fen, trainer::Seat::both);
        std::vector<int> sizes;
        for (const board::Mark& mark : overlaysOf(session, wish({MarkKind::net}))) {
            if (mark.kind == MarkKind::net)
                sizes.push_back(mark.squares.size());
        }
        EXPECT_EQ(sizes, setup.sizes) << setup.fen;
        EXPECT_EQ(squaresOf(overlaysOf(session, wish({MarkKind::net})), MarkKind::confined).size(),
                  setup.sizes.front());
        EXPECT_EQ(text(MarkKind::net).replace(u"square(s)"_s, u"squares"_s), setup.text)
            << text(MarkKind::net).toStdString();
    }
}

TEST_F(OverlaysTest, AnOpenTriangleNamesItsHoles)
{
    start("4B3/1k2K3/8/8/8/8/8/3N4 w - - 0 1", trainer::Seat::both);
    EXPECT_EQ(text(MarkKind::net), u"Middle triangle, open at b4, c5 · bishop: diagonal a4–e8 · king: d6"_s);
    EXPECT_EQ(squares(MarkKind::net).size(), 9);
    EXPECT_EQ(
        std::ranges::count(overlaysOf(session, wish({MarkKind::net})), MarkKind::net, &board::Mark::kind), 1)
        << "without the one within it";
}

TEST_F(OverlaysTest, OutsideTheTrianglesTheLargeOneIsShown)
{
    start("8/8/4k3/8/8/3BN3/3K4/8 w - - 0 1", trainer::Seat::both);
    EXPECT_EQ(squares(MarkKind::net).size(), 21);
    EXPECT_EQ(text(MarkKind::net), u"Triangles: the king is outside; the large one lies behind a2–g8"_s);
}

TEST_F(OverlaysTest, TheWShowsTheKnightsRoute)
{
    start(mateIn19, trainer::Seat::both);
    EXPECT_EQ(squares(MarkKind::wSquare),
              (Bitboard{Square::b7, Square::c5, Square::d7, Square::e5, Square::f7}));
    EXPECT_EQ(text(MarkKind::wSquare), u"W: f7–e5–d7–c5–b7"_s);
}

TEST_F(OverlaysTest, TheOppositionIsALineBetweenTheKings)
{
    start("8/3k4/8/3K4/8/8/3P4/8 w - - 0 1", trainer::Seat::both);
    EXPECT_EQ(squares(MarkKind::opposition), (Bitboard{Square::d5, Square::d6, Square::d7}));
    EXPECT_EQ(text(MarkKind::opposition), u"Opposition: direct"_s);
    start("8/1k6/8/3K4/8/8/3P4/8 w - - 0 1", trainer::Seat::both);
    EXPECT_EQ(squares(MarkKind::opposition), (Bitboard{Square::d5, Square::c6, Square::b7}));
    start("3k4/8/8/8/3K4/8/3P4/8 w - - 0 1", trainer::Seat::both);
    EXPECT_TRUE(squares(MarkKind::opposition).contains(Square::d6));
    EXPECT_EQ(text(MarkKind::opposition), u"Opposition: distant"_s);
    start("4k3/8/8/8/3K4/8/3P4/8 w - - 0 1", trainer::Seat::both);
    EXPECT_TRUE(squares(MarkKind::opposition).empty());
    EXPECT_EQ(text(MarkKind::opposition), u"Opposition: none"_s);
}

/// Overlays of bishop and knight explain that they do not apply; the others work wherever there are two
/// kings.
TEST_F(OverlaysTest, OtherEndingsHaveTheOverlaysThatApply)
{
    for (const char* fen : {rookEnding, queenAgainstRook, pawnEnding, fivePieces}) {
        start(fen, trainer::Seat::both);
        EXPECT_FALSE(squares(MarkKind::coverKing).empty());
        EXPECT_FALSE(squares(MarkKind::coverFirst).empty());
        EXPECT_FALSE(squares(MarkKind::cage).empty());
        for (const MarkKind kind : {MarkKind::field, MarkKind::net, MarkKind::wSquare}) {
            EXPECT_TRUE(squares(kind).empty());
            EXPECT_TRUE(text(kind).endsWith(u": with bishop and knight only"_s)) << text(kind).toStdString();
        }
    }
}

TEST_F(OverlaysTest, TheFieldContainsTheLoneKing)
{
    start(mateIn19, trainer::Seat::both);
    EXPECT_EQ(squares(MarkKind::field), squares_of(*trainer::method::field_of(shown()), false));
    EXPECT_EQ(text(MarkKind::field), u"Field: the whole edge"_s);
    EXPECT_TRUE(squares(MarkKind::field).contains(Square::g8));
}

TEST_F(OverlaysTest, IllegalArrangementsHaveTheOverlaysOfTheirPieces)
{
    start(mateIn19, trainer::Seat::both);
    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.move(Square::g8, Square::g7); });
    ASSERT_FALSE(session.position());
    EXPECT_FALSE(squares(MarkKind::coverSecond).empty());
    EXPECT_FALSE(squares(MarkKind::cage).empty());
    EXPECT_EQ(text(MarkKind::field), u"Field: none"_s);
    session.edit([](trainer::SetupEditor& editor) { editor.remove(Square::g7); });
    EXPECT_TRUE(overlaysOf(session, everything()).empty()) << "a king is missing";
    session.edit([](trainer::SetupEditor& editor) { editor.clear(); });
    EXPECT_TRUE(overlaysOf(session, everything()).empty());
}

/// With colours swapped and the board mirrored, all overlays are mirrored.
TEST_F(OverlaysTest, AreSymmetric)
{
    start(mateIn19, trainer::Seat::both);
    OverlayWish wish = everything();
    wish.heatPiece = Square::f7;
    session.enterSetUp();
    const auto before = overlaysOf(session, wish);
    session.edit([](trainer::SetupEditor& editor) {
        editor.swap_colors();
        editor.mirror_left_right();
    });
    waitUntilSolved();
    wish.heatPiece = Square::c7;
    const auto after = overlaysOf(session, wish);
    for (const board::MarkEntry& entry : board::allMarks) {
        Bitboard mirrored;
        for (const Square square : squaresOf(before, entry.kind))
            mirrored |= Bitboard{mirrored_left_right(square)};
        EXPECT_EQ(squaresOf(after, entry.kind), mirrored) << entry.word;
    }
}

TEST_F(OverlaysTest, TheHeatMapIsHiddenIfDistancesAreHidden)
{
    start(mateIn19, trainer::Seat::both);
    OverlayWish heat = wish({MarkKind::heat});
    heat.heatPiece = Square::f7;
    EXPECT_GT(squaresOf(overlaysOf(session, heat), MarkKind::heat).size(), 40);
    heat.telling = Telling::results;
    EXPECT_TRUE(squaresOf(overlaysOf(session, heat), MarkKind::heat).empty());
    EXPECT_EQ(overlaysOf(session, heat).front().text, u"Heat map: hidden along with the mate distances"_s);
}

TEST_F(OverlaysTest, TheHeatMapIsHiddenDuringAnExercise)
{
    start(mateIn19, trainer::Seat::attacker);
    OverlayWish heat = wish({MarkKind::heat});
    heat.heatPiece = Square::f7;
    heat.isExercise = true;
    EXPECT_TRUE(squaresOf(overlaysOf(session, heat), MarkKind::heat).empty());
    EXPECT_EQ(overlaysOf(session, heat).front().text, u"Heat map: hidden during the exercise"_s);
}

TEST_F(OverlaysTest, AreShownInEveryMode)
{
    start(mateIn19, trainer::Seat::both);
    const OverlayWish cage = wish({MarkKind::cage});
    const auto has = [&] { return !squaresOf(diagramOf(session, cage).marks, MarkKind::cage).empty(); };
    EXPECT_TRUE(has());
    session.enterReplay();
    EXPECT_TRUE(has());
    session.leaveReplay();
    session.enterSetUp();
    EXPECT_TRUE(has());
    EXPECT_TRUE(squaresOf(diagramOf(session).marks, MarkKind::cage).empty());
}

} // namespace
} // namespace app_test
