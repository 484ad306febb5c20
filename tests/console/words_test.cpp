// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/words.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "kbnk_positions.h"

namespace console {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Square;
using Kind = chess::SetupFault::Kind;

std::string of(Kind kind, std::optional<Color> side, Bitboard squares)
{
    return sentence(chess::SetupError{{kind, side, squares}});
}

TEST(ConsoleWords, HaveASentenceForEveryFaultOfASetup)
{
    EXPECT_EQ(of(Kind::no_king, Color::white, {}), "White has no king.");
    EXPECT_EQ(of(Kind::too_many_kings, Color::black, {Square::e8, Square::g8}),
              "Black has more than one king (e8, g8).");
    EXPECT_EQ(of(Kind::kings_touch, {}, {Square::d4, Square::e5}), "The kings touch (d4, e5).");
    EXPECT_EQ(of(Kind::pawn_on_last_rank, {}, {Square::a1}),
              "No pawn can stand on the first or last rank (a1).");
    EXPECT_EQ(of(Kind::too_many_pawns, Color::white, {}), "White has more than eight pawns.");
    EXPECT_EQ(of(Kind::too_many_men, Color::black, {}), "Black has more than sixteen men.");
    EXPECT_EQ(of(Kind::too_many_promoted, Color::white, {}),
              "White has more men than its pawns can have become.");
    EXPECT_EQ(of(Kind::king_can_be_taken, Color::black, {Square::e8, Square::e1}),
              "Black is in check but not to move (e1, e8).");
    EXPECT_EQ(of(Kind::impossible_check, Color::white, {Square::a1, Square::h8}),
              "No move can have given this check to White (a1, h8).");
    EXPECT_EQ(of(Kind::castling_lost, Color::white, {Square::h1}),
              "White cannot castle, since king or rook has left home (h1).");
    EXPECT_EQ(of(Kind::impossible_passing, {}, {Square::e3}), "No pawn can just have passed (e3).");
}

TEST(ConsoleWords, PutSeveralFaultsIntoOneSentence)
{
    EXPECT_EQ(
        sentence(chess::SetupError{{Kind::kings_touch, {}, {Square::a1, Square::b1}},
                                   {Kind::no_king, Color::white, {}},
                                   {Kind::pawn_on_last_rank, {}, {Square::h8}}}),
        "The kings touch (a1, b1); White has no king; no pawn can stand on the first or last rank (h8).");
}

TEST(ConsoleWords, CountCharactersWhereAFenCountsBytes)
{
    const std::string text = "8/8/é";
    const auto reading = chess::parse_fen(text);
    ASSERT_FALSE(reading);
    EXPECT_EQ(sentence(reading.error(), text), "A FEN has no such character (character 5).");
    EXPECT_EQ(sentence({chess::FenError::Kind::extra_text, 6}, "éé8 ééé"),
              "Something stands behind the position (character 5).");
}

TEST(ConsoleWords, LeavePrintableTextAsItIs)
{
    EXPECT_EQ(printable("4k3/8 w - - 0 1", 100), "4k3/8 w - - 0 1");
    EXPECT_EQ(printable("Läufer und Springer ♗♘ 🨀", 100), "Läufer und Springer ♗♘ 🨀");
    EXPECT_EQ(printable("", 100), "");
}

TEST(ConsoleWords, ReplaceWhatATerminalObeys)
{
    using std::string_literals::operator""s;
    EXPECT_EQ(printable("a\0b"s, 100), "a\uFFFDb");
    EXPECT_EQ(printable("\t\n\r\x1b[31m\x7f", 100), "\uFFFD\uFFFD\uFFFD\uFFFD[31m\uFFFD");
    EXPECT_EQ(printable("\xC2\x9B"
                        "31m\u2028\u202E\u2066.",
                        100),
              "\uFFFD31m\uFFFD\uFFFD\uFFFD.");
}

TEST(ConsoleWords, ReplaceBrokenUtf8)
{
    for (const char* const broken : {"\xFF", "\x80", "\xC0", "\xE2", "\xF5"})
        EXPECT_EQ(printable(std::string{broken} + "x", 100), "\uFFFDx") << broken;
    EXPECT_EQ(printable("\xC0\xAF", 100), "\uFFFD\uFFFD");                     // overlong
    EXPECT_EQ(printable("\xE0\x80\xAF", 100), "\uFFFD\uFFFD\uFFFD");           // overlong
    EXPECT_EQ(printable("\xED\xA0\x80", 100), "\uFFFD\uFFFD\uFFFD");           // a surrogate
    EXPECT_EQ(printable("\xF4\x90\x80\x80", 100), "\uFFFD\uFFFD\uFFFD\uFFFD"); // beyond U+10FFFF
    EXPECT_EQ(printable("\xE2\x99", 100), "\uFFFD\uFFFD");                     // cut off
}

TEST(ConsoleWords, CutLongTextBetweenCharacters)
{
    EXPECT_EQ(printable("abcdef", 6), "abcdef");
    EXPECT_EQ(printable("abcdefg", 6), "abcdef…");
    EXPECT_EQ(printable("abcd♗♘", 6), "abcd…");
    EXPECT_EQ(printable("abcd♗♘", 7), "abcd♗…");
}

TEST(ConsoleWords, SayWhyNoTableCanKnowAPosition)
{
    const auto reason = [](const char* fen) { return why_uncovered(endgame::position_of(fen)); };
    EXPECT_EQ(reason("8/8/8/8/3k4/8/3PP3/4K2r w - - 0 1"), "Five men: the tables cover up to four.");
    EXPECT_EQ(reason("4k3/pppp4/8/8/8/8/3PPPPP/4K3 w - - 0 1"), "Eleven men: the tables cover up to four.");
    EXPECT_EQ(reason("4k3/pppppp2/8/8/8/8/3PPPPP/4K3 w - - 0 1"), "13 men: the tables cover up to four.");
    EXPECT_EQ(reason("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), "Castling: the tables know no castling.");
    // The men are what is more in the way.
    EXPECT_EQ(reason("4k3/pp6/8/8/8/8/8/4K2R w K - 0 1"), "Five men: the tables cover up to four.");
}

TEST(ConsoleWords, NameWhatTheSystemSays)
{
    EXPECT_EQ(failure_sentence("Standard output cannot be written", 28),
              "Standard output cannot be written: No space left on device.");
}

} // namespace
} // namespace console
