// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/words.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "kbnk_positions.h"

namespace console {
namespace {

using chess::Color;
using chess::Square;
using Kind = chess::SetupFault::Kind;

TEST(ConsoleWords, HaveASentenceForEachFault)
{
    EXPECT_EQ(sentences(chess::SetupError{{Kind::kings_touch, {}, {Square::a1, Square::b1}},
                                          {Kind::no_king, Color::white, {}},
                                          {Kind::pawn_on_last_rank, {}, {Square::h8}}}),
              "The kings are next to each other (a1, b1). White has no king. Pawns cannot stand on "
              "the first or last rank (h8).");
}

TEST(ConsoleWords, CountCharactersRatherThanBytes)
{
    const std::string text = "8/8/é";
    const auto reading = chess::parse_fen(text);
    ASSERT_FALSE(reading);
    EXPECT_EQ(sentence(reading.error(), text), "This character is not allowed in a FEN (character 5).");
}

TEST(ConsoleWords, LeavePrintableTextUnchanged)
{
    EXPECT_EQ(printable("4k3/8 w - - 0 1", 100), "4k3/8 w - - 0 1");
    EXPECT_EQ(printable("Läufer und Springer ♗♘ 🨀", 100), "Läufer und Springer ♗♘ 🨀");
    EXPECT_EQ(printable("", 100), "");
}

TEST(ConsoleWords, LeaveTheFirstAndLastCharactersOfEachLengthUnchanged)
{
    for (const char* const text :
         {" ", "~", "\u00A0", "\u07FF", "\u0800", "\uD7FF", "\uE000", "\U00010000", "\U0010FFFD"})
        EXPECT_EQ(printable(text, 100), text);
}

TEST(ConsoleWords, ReplaceControlCharacters)
{
    using std::string_literals::operator""s;
    EXPECT_EQ(printable("a\0b"s, 100), "a\uFFFDb");
    EXPECT_EQ(printable("\t\n\r\x1b[31m\x7f", 100), "\uFFFD\uFFFD\uFFFD\uFFFD[31m\uFFFD");
    EXPECT_EQ(printable("\xC2\x9B"
                        "31m\u2028\u202E\u2066.",
                        100),
              "\uFFFD31m\uFFFD\uFFFD\uFFFD.");
}

TEST(ConsoleWords, ReplaceInvalidUtf8)
{
    for (const char* const broken : {"\xFF", "\x80", "\xC0", "\xE2", "\xF5"})
        EXPECT_EQ(printable(std::string{broken} + "x", 100), "\uFFFDx") << broken;
    EXPECT_EQ(printable("\xC0\xAF", 100), "\uFFFD\uFFFD");                     // overlong
    EXPECT_EQ(printable("\xE0\x80\xAF", 100), "\uFFFD\uFFFD\uFFFD");           // overlong
    EXPECT_EQ(printable("\xED\xA0\x80", 100), "\uFFFD\uFFFD\uFFFD");           // a surrogate
    EXPECT_EQ(printable("\xF4\x90\x80\x80", 100), "\uFFFD\uFFFD\uFFFD\uFFFD"); // beyond U+10FFFF
    EXPECT_EQ(printable("\xE2\x99", 100), "\uFFFD\uFFFD");                     // cut off
}

TEST(ConsoleWords, TruncateLongTextBetweenCharacters)
{
    EXPECT_EQ(printable("abcdef", 6), "abcdef");
    EXPECT_EQ(printable("abcdefg", 6), "abcdef…");
    EXPECT_EQ(printable("abcd♗♘", 6), "abcd…");
    EXPECT_EQ(printable("abcd♗♘", 7), "abcd♗…");
}

TEST(ConsoleWords, ExplainWhyAPositionIsNotCovered)
{
    const auto reason = [](const char* fen) { return why_uncovered(endgame::position_of(fen), 4); };
    EXPECT_EQ(reason("8/8/8/8/3k4/8/3PP3/4K2r w - - 0 1"),
              "Not in the tablebases: this position has 5 pieces, and the tablebases cover at most "
              "4.");
    EXPECT_EQ(reason("4k3/pppp4/8/8/8/8/3PPPPP/4K3 w - - 0 1"),
              "Not in the tablebases: this position has 11 pieces, and the tablebases cover at "
              "most 4.");
    EXPECT_EQ(reason("4k3/pppppp2/8/8/8/8/3PPPPP/4K3 w - - 0 1"),
              "Not in the tablebases: this position has 13 pieces, and the tablebases cover at "
              "most 4.");
    EXPECT_EQ(reason("4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
              "The tablebases ignore castling, but castling is still possible here.");
    // The number of pieces takes precedence over castling.
    EXPECT_EQ(reason("4k3/pp6/8/8/8/8/8/4K2R w K - 0 1"),
              "Not in the tablebases: this position has 5 pieces, and the tablebases cover at most "
              "4.");
}

TEST(ConsoleWords, NameTheMaximumNumberOfPieces)
{
    EXPECT_EQ(why_uncovered(endgame::position_of("8/8/8/8/3k4/8/3PPP2/4K2r w - - 0 1"), 5),
              "Not in the tablebases: this position has 6 pieces, and the tablebases cover at most "
              "5.");
    EXPECT_EQ(why_uncovered(endgame::position_of("4k3/pp6/8/8/8/8/8/4K2R w K - 0 1"), 5),
              "The tablebases ignore castling, but castling is still possible here.");
}

TEST(ConsoleWords, DistinguishTheMemoryLimitFromTheMachinesMemory)
{
    using endgame::WantOfMemory;
    const endgame::Material ending = *endgame::Material::parse("KRPKR", endgame::most_pieces_on_request);
    EXPECT_EQ(sentence(WantOfMemory{ending, std::size_t{1500} << 20, std::size_t{900} << 20,
                                    WantOfMemory::Bound::limit}),
              "KRPKR is not solved: that may need 1500 MiB of memory, and the limit is 900.");
}

TEST(ConsoleWords, NameEndingsThatCannotBeSaved)
{
    const endgame::Material ending = *endgame::Material::parse("KRPKR", endgame::most_pieces_on_request);
    EXPECT_EQ(not_kept_sentence(ending, "/mnt/\x1B[1m"), "KRPKR cannot be saved in /mnt/\uFFFD[1m.");
}

TEST(ConsoleWords, NameTheMemoryNeeded)
{
    const auto ending = *endgame::Material::parse("KRPKR", 5);
    EXPECT_EQ(sentence(endgame::WantOfMemory{ending, (std::size_t{1500} << 20) + 1, std::size_t{900} << 20}),
              "KRPKR is not solved: that may need 1501 MiB of memory, and 900 are free.");
}

TEST(ConsoleWords, IncludeTheSystemsErrorMessage)
{
    EXPECT_EQ(failure_sentence("Standard output cannot be written", 28),
              "Standard output cannot be written: No space left on device.");
}

} // namespace
} // namespace console
