// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/prospects.h"

#include "app_fixture.h"

namespace app_test {
namespace {

using ProspectsTest = SessionTest;

// Fault 16
TEST_F(ProspectsTest, LegalUnfinishedPositionsArePlayable)
{
    for (const char* fen : {mateIn27, mateIn3, "8/3k4/3bn3/8/8/3K4/8/8 b - - 0 1", "8/8/8/8/B7/2NK4/1k6/8 b",
                            rookEnding, fivePieces, "8/8/8/3kN3/8/8/8/K4B2 b - - 0 1"})
        EXPECT_TRUE(isPlayable(setup_of(fen))) << fen;
    for (const char* fen :
         {"k1K5/8/8/1N1B4/8/8/8/8 b - - 0 1", "k7/2K5/8/8/1N6/4B3/8/8 b - - 0 1",
          "8/8/8/3kK3/8/8/8/2BN4 w - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1", "8/8/8/3k4/8/8/8/4KB2 w - - 0 1"})
        EXPECT_FALSE(isPlayable(setup_of(fen))) << fen;
}

TEST_F(ProspectsTest, OnlyDecidedPositionsHaveALine)
{
    waitForTable();
    for (const char* fen : {mateIn27, mateIn3, "8/3k4/3bn3/8/8/3K4/8/8 b - - 0 1", "8/8/8/8/B7/2NK4/1k6/8 b"})
        EXPECT_TRUE(hasLine(session, setup_of(fen))) << fen;
    for (const char* fen : {"k1K5/8/8/1N1B4/8/8/8/8 b - - 0 1", "k7/2K5/8/8/1N6/4B3/8/8 b - - 0 1",
                            "8/8/8/3kN3/8/8/8/K4B2 b - - 0 1", "8/8/8/3kK3/8/8/8/2BN4 w - - 0 1", fivePieces})
        EXPECT_FALSE(hasLine(session, setup_of(fen))) << fen;
}

} // namespace
} // namespace app_test
