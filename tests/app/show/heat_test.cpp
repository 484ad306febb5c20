// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/heat.h"

#include "app_fixture.h"
#include "endgame/tablebase_store.h"
#include "trainer/heat_map.h"

namespace app_test {
namespace {

using board::Mark;
using chess::Bitboard;
using chess::Color;
using chess::Square;

const endgame::Tablebase& tableOf(const char* ending)
{
    static endgame::TablebaseStore store;
    store.learn(*endgame::Material::parse(ending));
    return store.known();
}

const Mark* markOn(const std::vector<Mark>& marks, Square square)
{
    const auto found =
        std::ranges::find_if(marks, [&](const Mark& mark) { return mark.squares.contains(square); });
    return found == marks.end() ? nullptr : &*found;
}

/// Every square shows the tablebase's result for the piece there; the sooner the mate, the darker.
TEST(Heat, EverySquareShowsTheTablebaseResult)
{
    const auto& known = tableOf("KBNK");
    for (const char* fen :
         {mateIn27, mateIn3, "8/8/3K4/8/8/3bn3/3k4/8 w - - 0 1", "8/8/3k4/8/8/3BN3/3K4/8 b - - 0 1"}) {
        const chess::Setup setup = setup_of(fen);
        const Color attacker = setup.board.of(chess::Role::bishop).first() == Square::d3 &&
                                       setup.board.of(Color::black).contains(Square::d3)
                                   ? Color::black
                                   : Color::white;
        for (const Square piece : setup.board.occupied()) {
            const trainer::HeatMap values = trainer::heat_map(known, setup, piece);
            const auto marks = heatMarks(known, setup, piece, attacker);
            for (const Square square : chess::all_squares) {
                const auto& value = values[index(square)];
                const Mark* mark = markOn(marks, square);
                ASSERT_EQ(mark != nullptr, value.has_value());
                if (!value)
                    continue;
                ASSERT_EQ(mark->shade.has_value(), !value->is_draw());
                ASSERT_EQ(mark->label, value->is_draw() ? u"="_s
                                       : value->to_mate().moves() == 0
                                           ? u"#"_s
                                           : QString::number(value->to_mate().moves()));
                for (const Mark& other : marks) {
                    if (mark->shade && other.shade && mark->label != u"#"_s && other.label != u"#"_s) {
                        ASSERT_EQ(*mark->shade < *other.shade, mark->label.toInt() < other.label.toInt());
                    }
                }
            }
        }
    }
}

TEST(Heat, TheLegendNamesThePieceAndTheRange)
{
    const auto marks = heatMarks(tableOf("KBNK"), setup_of(mateIn27), Square::d2, Color::white);
    EXPECT_EQ(marks.front().text, u"Heat map, white king: mate in 21 (dark) to 30 (light)"_s);
    EXPECT_EQ(markOn(marks, Square::f5)->shade, 0);
    EXPECT_EQ(markOn(marks, Square::a8)->shade, 1);
    EXPECT_EQ(markOn(marks, Square::d2)->label, u"27"_s);
    EXPECT_EQ(markOn(marks, Square::d2)->word, u"mate in 27"_s);
}

TEST(Heat, TheLegendExplainsTheSignOfDraws)
{
    const auto marks =
        heatMarks(tableOf("KBNK"), setup_of("8/8/8/4k3/8/3BN3/8/K7 b - - 0 1"), Square::e3, Color::white);
    ASSERT_TRUE(std::ranges::any_of(marks, [](const Mark& mark) { return mark.label == u"="_s; }));
    EXPECT_TRUE(marks.front().text.endsWith(u", draw (=)"_s)) << marks.front().text.toStdString();
}

TEST(Heat, AMateByTheOtherSideIsNegative)
{
    const auto marks =
        heatMarks(tableOf("KQKR"), setup_of("8/8/8/8/3r4/8/3Q4/k1K5 b - - 0 1"), Square::d2, Color::white);
    const auto lost =
        std::ranges::find_if(marks, [](const Mark& mark) { return mark.label.startsWith(u'−'); });
    ASSERT_NE(lost, marks.end());
    EXPECT_FALSE(lost->shade);
    EXPECT_TRUE(lost->word.startsWith(u"the other side mates in "_s)) << lost->word.toStdString();
}

TEST(Heat, WithoutATablebaseTheLegendExplainsIt)
{
    const auto marks = heatMarks({}, setup_of(mateIn27), Square::d2, Color::white);
    ASSERT_EQ(marks.size(), 1U);
    EXPECT_TRUE(marks.front().squares.empty());
    EXPECT_EQ(marks.front().text, u"Heat map: not in the tablebases"_s);
}

} // namespace
} // namespace app_test
