// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/spoken.h"

#include "app_fixture.h"

namespace app_test {
namespace {

using chess::Square;

QString aloud(const char* fen, const char* move)
{
    const chess::Position position = position_of(fen);
    return text::spokenMove(position, *chess::parse_move(position, move));
}

TEST(SpokenTest, AMoveIsReadWithItsEffects)
{
    EXPECT_EQ(aloud("4k3/8/8/8/8/3BN3/8/4K3 w - - 0 1", "e3d5"), u"knight to d5"_s);
    EXPECT_EQ(aloud("4k3/8/8/8/8/3BN3/8/4K3 w - - 0 1", "d3b5"), u"bishop to b5, check"_s);
    EXPECT_EQ(aloud("4k3/8/8/8/8/3Bn3/4K3/8 w - - 0 1", "e2e3"), u"king takes e3"_s);
    EXPECT_EQ(aloud("8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8n"), u"pawn to e8, knight"_s);
    EXPECT_EQ(aloud("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8"), u"rook to a8, checkmate"_s);
    EXPECT_EQ(aloud("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "g1g6"), u"queen to g6, stalemate"_s);
    EXPECT_EQ(aloud("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), u"castles short"_s);
    EXPECT_EQ(aloud("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"), u"castles long"_s);
    EXPECT_EQ(aloud("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), u"pawn takes d6"_s);
}

TEST(SpokenTest, AttackersOfBothSidesAreListed)
{
    const chess::Board board = position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1").board();
    EXPECT_EQ(text::attackersSentence(board, Square::f5),
              u"f5 is attacked by: white bishop d3, white knight e3."_s);
    EXPECT_EQ(text::attackersSentence(board, Square::d5),
              u"d5 is attacked by: white knight e3, black king d6."_s);
    EXPECT_EQ(text::attackersSentence(board, Square::h8), u"h8 is not attacked."_s);
}

TEST(SpokenTest, ThePiecesAreListedBySide)
{
    EXPECT_EQ(text::piecesSentence(position_of("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1").board()),
              u"White: king d2, bishop d3, knight e3. Black: king d6."_s);
    EXPECT_EQ(text::piecesSentence(chess::Board{}), u"White: none. Black: none."_s);
}

} // namespace
} // namespace app_test
