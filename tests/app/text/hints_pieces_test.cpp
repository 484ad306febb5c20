// SPDX-License-Identifier: GPL-3.0-or-later
#include "app_fixture.h"
#include "text/hints.h"

namespace app_test {
namespace {

// The pieces move one after another.
TEST(HintsOfPieces, NameThePieceAndItsTarget)
{
    const chess::Position position = position_of("7k/3P4/8/8/Q7/R3N3/8/4KB2 w - - 0 1");
    using enum chess::Square;
    const std::vector<std::tuple<chess::Move, QString, QString>> cases{
        {{e1, e2}, u"Move the king."_s, u"Move the king to e2."_s},
        {{a4, e4}, u"Move the queen."_s, u"Move the queen to e4."_s},
        {{a3, b3}, u"Move the rook."_s, u"Move the rook to b3."_s},
        {{f1, g2}, u"Move the bishop."_s, u"Move the bishop to g2."_s},
        {{e3, f5}, u"Move the knight."_s, u"Move the knight to f5."_s},
        {{d7, d8, chess::Role::queen}, u"Move the pawn."_s, u"Move the pawn to d8."_s}};
    for (const auto& [move, piece, target] : cases) {
        trainer::coach::Ladder ladder{};
        ladder.move = move;
        ladder.best = {move};
        ladder.targets = {move.to};
        EXPECT_EQ(hintRemark(position, ladder, Rung::piece).headline, piece);
        EXPECT_EQ(hintRemark(position, ladder, Rung::target).headline, target);
    }
}

TEST(HintsOfPieces, NameOneOfSeveral)
{
    const std::vector<std::pair<const char*, QString>> cases{
        {"6k1/8/8/8/8/8/8/QQ2K3 w - - 0 1", u"Move a queen."_s},
        {"6k1/8/8/8/8/8/8/RR2K3 w - - 0 1", u"Move a rook."_s},
        {"6k1/8/8/8/8/8/8/BB2K3 w - - 0 1", u"Move a bishop."_s},
        {"6k1/8/8/8/8/8/8/NN2K3 w - - 0 1", u"Move a knight."_s}};
    trainer::coach::Ladder ladder{};
    ladder.move = {chess::Square::a1, chess::Square::c2};
    for (const auto& [fen, sentence] : cases)
        EXPECT_EQ(hintRemark(position_of(fen), ladder, Rung::piece).headline, sentence);
    ladder.move = {chess::Square::a2, chess::Square::a3};
    EXPECT_EQ(hintRemark(position_of("7k/8/8/8/8/8/PP6/4K3 w - - 0 1"), ladder, Rung::piece).headline,
              u"Move a pawn."_s);
}

} // namespace
} // namespace app_test
