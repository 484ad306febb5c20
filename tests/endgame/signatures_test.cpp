// SPDX-License-Identifier: GPL-3.0-or-later

// A signature of all stored numbers of each ending, which must not depend on the compiler, processor or
// memory; tests/signatures runs this test with several.

#include <gtest/gtest.h>

#include <cstdint>
#include <iomanip>
#include <sstream>
#include <string>

#include "endgame/material.h"
#include "endgame/sets/distances.h"
#include "endgame/sets/solver.h"
#include "tests/slowdown.h"

namespace endgame::sets {
namespace {

/// A hash of words that depends on their order (FNV-1a, by words).
class Signature {
public:
    void add(std::uint64_t word)
    {
        value_ = (value_ ^ word) * 0x100000001B3;
        value_ ^= value_ >> 32;
    }
    std::string text() const
    {
        std::ostringstream text;
        text << std::hex << std::setfill('0') << std::setw(16) << value_;
        return text.str();
    }

private:
    std::uint64_t value_ = 0xCBF29CE484222325;
};

void add(Signature& signature, const Distances& distances)
{
    const Material& material = distances.material();
    const std::size_t firsts = material.pieces().size() == 2 ? 64 : 1;
    for (const Side turn : {Side::attacker, Side::defender}) {
        for (const chess::Square defending : folded_kings(material.has_pawn())) {
            for (const chess::Square attacking : chess::all_squares) {
                for (std::size_t first = 0; first < firsts; ++first) {
                    const Numbers numbers =
                        distances.numbers(turn, {defending, attacking}, chess::square_at(first));
                    for (std::size_t plane = 0; plane < Numbers::planes; ++plane)
                        signature.add(numbers[plane]);
                }
            }
        }
    }
}

/// The endings with at least one piece besides the kings, each with the signature of either side's wins.
std::string signatures()
{
    SolvedEndings solved;
    std::string text;
    for (const Material& ending : all_endings()) {
        Signature signature;
        for (const Material& view : {ending, ending.reversed()}) {
            if (!view.has(Side::attacker))
                continue;
            for (const Material& part : solving_order(view)) {
                if (solved.find(part) == nullptr)
                    solved.add(std::make_shared<const Distances>(*solve(part, solved)));
            }
            add(signature, *solved.find(view));
        }
        text += ending.name() + ' ' + signature.text() + '\n';
    }
    return text;
}

TEST(Signatures, OfEveryEndingMatchTheRecordedOnes)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "solves all endings";
    EXPECT_EQ(signatures(), R"(KK cbf29ce484222325
KQK a89dce380e5c6b27
KRK 8a6fe2e81b95b3c8
KBK df6d254d8c80aed5
KNK df6d254d8c80aed5
KPK d364f501f3359616
KQQK 343b234fc46cc962
KQKQ ac98e6f7a342131f
KQRK 44149b179e017b07
KQKR f82b78dc280dd489
KQBK be1c86ff1c80ead5
KQKB 5e229da0ba92b3fe
KQNK 848c2c94128ee13f
KQKN 92d2c5c57d5b3047
KQPK 0af55aa16715f977
KQKP ba4af9a1bd40ab8c
KRRK 4eed482a419142a3
KRKR 7c81f3a119021cdd
KRBK 64bf23f77b599b92
KRKB eeba11a87dfa80b3
KRNK a9942ad0c4f09431
KRKN 94f34098f5ef8e88
KRPK fbb957525c12e07f
KRKP 4aca5b6f8e8260d5
KBBK e989d2d3f21b28c7
KBKB daed698eb4c73383
KBNK d99b51f30a383f5d
KBKN 3eab602baf7c83c7
KBPK fd71faff3d35b390
KBKP 0de7f2ce5d3c4d10
KNNK 088c655f4b2568b0
KNKN 7c9b04be17a27cc2
KNPK 91c5e58a2bc5b2af
KNKP 4da749648e1802a2
KPPK 140414eb952a8453
KPKP edebca01caba50d1
)");
}

} // namespace
} // namespace endgame::sets
