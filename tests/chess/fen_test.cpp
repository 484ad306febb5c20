// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/fen.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "random_positions.h"

namespace chess {
namespace {

using namespace std::string_literals;
using enum FenError::Kind;
using enum FenNotice;

const std::string initial_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const std::string mate = "8/8/8/8/8/8/8/KBN1k3 w - - 0 1";

struct Unreadable {
    std::string text;
    FenError error;
};

const Unreadable unreadable[]{
    // Empty and unrelated texts.
    {"", {empty, 0}},
    {" \t\r\n", {empty, 0}},
    {"\u00A0\uFEFF", {empty, 0}},
    {"startpos", {bad_character, 0, 8}},
    {"[Event \"?\"]", {bad_character, 0, 8}},
    {"[FEN]", {bad_character, 0, 8}},
    {"[FEN \"" + mate, {bad_character, 0, 8}},
    {"[FEN \"\"]", {empty, 6}},
    // Ranks.
    {"9/8/8/8/8/8/8/8 w - - 0 1", {bad_character, 0, 8}},
    {"0/8/8/8/8/8/8/8 w - - 0 1", {bad_character, 0, 8}},
    {"8/44/8/8/8/8/8/8 w - - 0 1", {bad_character, 3, 7}},
    {"8/44p/8/8/8/8/8/8 w - - 0 1", {bad_character, 3, 7}},
    {"8/8/x7/8/8/8/8/8 w - - 0 1", {bad_character, 4, 6}},
    {"8/8p/8/8/8/8/8/8 w - - 0 1", {rank_too_long, 3, 7}},
    {"8/p8/8/8/8/8/8/8 w - - 0 1", {rank_too_long, 3, 7}},
    {"8/7/8/8/8/8/8/8 w - - 0 1", {rank_too_short, 3, 7}},
    {"8//8/8/8/8/8/8 w - - 0 1", {rank_too_short, 2, 7}},
    {"8/8/8/8/8/8/8/7 w - - 0 1", {rank_too_short, 15, 1}},
    {"8/8/8/8/8/8/8 w - - 0 1", {too_few_ranks, 13, 1}},
    {"8", {too_few_ranks, 1, 7}},
    {"8/8/8/8/8/8/8/8/8 w - - 0 1", {too_many_ranks, 15}},
    {"8/8/8/8/8/8/8/8// w - - 0 1", {too_many_ranks, 15}},
    {"//8/8/8/8/8/8/8/8 w - - 0 1", {rank_too_short, 0, 8}},
    {"/8/8/8/8/8/8/8 w - - 0 1", {rank_too_short, 0, 8}},
    {std::string(1000, '/'), {rank_too_short, 0, 8}},
    // The other fields.
    {"8/8/8/8/8/8/8/8 x - - 0 1", {bad_side, 16}},
    {"8/8/8/8/8/8/8/8 x - - 0 1", {bad_side, 16}},
    {"8/8/8/8/8/8/8/8 white - - 0 1", {bad_side, 16}},
    {"8/8/8/8/8/8/8/8 w KK - 0 1", {bad_castling, 19}},
    {"8/8/8/8/8/8/8/8 w KQkqK - 0 1", {bad_castling, 22}},
    {"8/8/8/8/8/8/8/8 w -K - 0 1", {bad_castling, 18}},
    {"8/8/8/8/8/8/8/8 w HH - 0 1", {bad_castling, 19}},
    {"8/8/8/8/8/8/8/8 w KH - 0 1", {bad_castling, 19}},
    {"8/8/8/8/8/8/8/8 w I - 0 1", {bad_castling, 18}},
    {"8/8/8/8/8/8/8/8 w - e4 0 1", {bad_en_passant, 20}},
    {"8/8/8/8/8/8/8/8 w - e 0 1", {bad_en_passant, 20}},
    {"8/8/8/8/8/8/8/8 w - E6 0 1", {bad_en_passant, 20}},
    {"8/8/8/8/8/8/8/8 w - i6 0 1", {bad_en_passant, 20}},
    {"8/8/8/8/8/8/8/8 w - - -1 1", {bad_halfmove_clock, 22}},
    {"8/8/8/8/8/8/8/8 w - - +1 1", {bad_halfmove_clock, 22}},
    {"8/8/8/8/8/8/8/8 w - - 1000000 1", {bad_halfmove_clock, 22}},
    {"8/8/8/8/8/8/8/8 w - - 1.5 1", {bad_halfmove_clock, 22}},
    {"8/8/8/8/8/8/8/8 w - - ten 1", {bad_halfmove_clock, 22}},
    {"8/8/8/8/8/8/8/8 w - - 0x1 1", {bad_halfmove_clock, 22}},
    {"8/8/8/8/8/8/8/8 w - - 1" + std::string(30, '0') + " 1", {bad_halfmove_clock, 22}},
    {"8/8/8/8/8/8/8/8 w - - 4294967296 1", {bad_halfmove_clock, 22}},
    {"8/8/8/8/8/8/8/8 w - - 0 -1", {bad_move_number, 24}},
    {"8/8/8/8/8/8/8/8 w - - 0 1000000", {bad_move_number, 24}},
    {"8/8/8/8/8/8/8/8 w - - 0 1" + std::string(30, '0'), {bad_move_number, 24}},
    {"8/8/8/8/8/8/8/8 w - - 0 1 x", {extra_text, 26}},
    // Operations of an EPD.
    {"8/8/8/8/8/8/8/8 w - - 0 1 bm", {extra_text, 26}},
    {"8/8/8/8/8/8/8/8 w - - bm", {bad_halfmove_clock, 22}},
    {"8/8/8/8/8/8/8/8 w - - xx Nf5", {bad_halfmove_clock, 22}},
    {"8/8/8/8/8/8/8/8 w - - ?;", {bad_halfmove_clock, 22}},
    // Two positions are no position.
    {mate + "\n" + mate, {extra_text, 31}},
    {"8/8/8/8/8/8/8/8 w - - bm Nf5;\n8/8/8/8/8/8/8/8 w - - bm Nf5;", {bad_halfmove_clock, 22}},
    {"8/8/8/8/8/8/8/8 w - - 0 1 bm Nf5;\nk7/8/8/8/8/8/8/8 w - - 0 1 dm 2;", {extra_text, 26}},
    {mate + "; " + mate, {extra_text, 30}},
    {mate + " [" + mate + "]", {extra_text, 31}},
    {"8/8/8/8/8/8/8/8 w - - 0,8/8/8/8/8/8/8/8 w - - 0", {extra_text, 22}},
    // What may be moves is not left out.
    {mate + " {x} 1. Bd3", {extra_text, 31}},
    {mate + ";\n1. Bd3 Kf2", {extra_text, 30}},
    // Offsets count the blanks in front.
    {"  \t8/8/8/8/8/8/8/8 x", {bad_side, 19}},
    {"\u00A08/8/8/8/8/8/8/9", {bad_character, 16, 1}},
    {"[FEN \"8/8/8/8/8/8/8/8 x\"]", {bad_side, 22}},
    {"[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\") *", {bad_character, 0, 8}},
    {"8/8/8/8/8/8/8/~7 w - - 0 1", {bad_character, 14, 1}},
    {"8/8/8/8/8/8/8/!7 w - - 0 1", {bad_character, 14, 1}},
    // Bytes that are no printable ASCII.
    {"8/8/8/8/8/8/8/\u041A7 w - - 0 1", {not_ascii, 14}}, // Cyrillic capital Ka
    {"8/8/8/8/8/8/8/8 w - - 0 \u0661", {not_ascii, 24}},  // Arabic digit one
    {"8/8/8/8/8/8/8/\u00D87 w - - 0 1", {not_ascii, 14}}, // Latin capital O with stroke
    {"8/8/8/8/8/8/8/8 w - - 0 1\0"s, {not_ascii, 25}},    // NUL
    {"\0"s, {not_ascii, 0}},
    {"8/8/8/8/8/8/8/8\xFF w - - 0 1", {not_ascii, 15}},
    {"8/8/8/8/8/8/8/8\xC2", {not_ascii, 15}}, // half a no-break space
    {"\x7F", {not_ascii, 0}},
    {std::string(1001, ' '), {too_long, 1000}},
    {mate + std::string(1000, ' '), {too_long, 1000}},
};

// Faults 1, 3, 4, 13 and 17
TEST(Fen, UnreadableTextsAreRefusedWithAnOffset)
{
    for (const Unreadable& test : unreadable) {
        const auto reading = parse_fen(test.text);
        ASSERT_FALSE(reading) << testing::PrintToString(test.text);
        EXPECT_EQ(reading.error(), test.error) << testing::PrintToString(test.text);
    }
}

// Fault 4
TEST(Fen, EnormousTextsAreRefusedQuickly)
{
    for (const char letter : {'/', '8', ' ', '\0', '\xC2'}) {
        const auto reading = parse_fen(std::string(100'000'000, letter));
        ASSERT_FALSE(reading);
        EXPECT_EQ(reading.error(), (FenError{too_long, fen_length_limit}));
    }
}

// Fault 2
TEST(Fen, SurroundingBlanksAndTagsAreAccepted)
{
    const std::string texts[]{mate,
                              " " + mate,
                              mate + " \t\r\n",
                              "\uFEFF" + mate,
                              "\u00A0" + mate + "\u00A0",
                              "\u202F" + mate,
                              "8/8/8/8/8/8/8/KBN1k3\tw\u00A0-  -\n0 1",
                              "[FEN \"" + mate + "\"]",
                              "  [FEN   \" " + mate + " \" ] \n",
                              "[ FEN\"" + mate + "\"]",
                              "8/8/8/8/8/8/8/KBN1k3 w - - 000 0001",
                              mate + std::string(1000 - mate.size(), ' ')};
    for (const std::string& text : texts) {
        const auto reading = parse_fen(text);
        ASSERT_TRUE(reading) << testing::PrintToString(text);
        EXPECT_EQ(to_fen(reading->setup), mate) << testing::PrintToString(text);
        EXPECT_THAT(reading->notices, testing::IsEmpty()) << testing::PrintToString(text);
    }
}

TEST(Fen, SignsAroundAFenAreAccepted)
{
    const std::string board = mate.substr(0, mate.find(' '));
    for (const std::string& text : std::initializer_list<std::string>{
             mate + ";", mate + " ;", board + " w - - ;", board + " w - -;", board + "/ w - - 0 1",
             '/' + mate, '/' + board + "/ w", "8 / 8 / 8 / 8 / 8 / 8 / 8 / KBN1k3 w - -",
             "8/8/8/8/\n8/8/8/KBN1k3 w - -", "[fen \"" + mate + "\"]", "[FEN \u201E" + mate + "\u201C]",
             "[fen]" + mate + "[/fen]", "**" + mate + "**", "1,\"" + mate + "\",easy",
             board + " White to move", board + ", White to play", board + " (w)",
             "8&#47;8&#47;8/8/8/8/8/KBN1k3&nbsp;w &ndash; - 0 1"}) {
        const auto reading = parse_fen(text);
        ASSERT_TRUE(reading) << text;
        EXPECT_EQ(to_fen(reading->setup), mate) << text;
    }
    EXPECT_EQ(setup_of(board + " (Black to move)").turn, Color::black);
    EXPECT_EQ(setup_of(board + ";b;-;-;0;1;easy").turn, Color::black);
    EXPECT_EQ(setup_of(board + " | b | - | -").turn, Color::black);
}

struct Lenient {
    std::string text;
    std::string fen;
    std::vector<FenNotice> notices;
};

const Lenient lenient[]{
    {"8/8/8/8/8/8/8/KBN1k3", mate, {side_assumed, castling_assumed, en_passant_assumed, clocks_assumed}},
    {"8/8/8/8/8/8/8/KBN1k3 b",
     "8/8/8/8/8/8/8/KBN1k3 b - - 0 1",
     {castling_assumed, en_passant_assumed, clocks_assumed}},
    {"8/8/8/8/8/8/8/KBN1k3 w -", mate, {en_passant_assumed, clocks_assumed}},
    {"8/8/8/8/8/8/8/KBN1k3 w - -", mate, {clocks_assumed}},
    {"8/8/8/8/8/8/8/KBN1k3 w - - 7", "8/8/8/8/8/8/8/KBN1k3 w - - 7 1", {clocks_assumed}},
    {"8/8/8/8/8/8/8/KBN1k3 w KQkq - 0 1", mate, {castling_dropped}},
    {"4k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1", "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1", {castling_dropped}},
    {"r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", {}},
    {"8/8/8/8/8/8/8/KBN1k3 w - e6 0 1", mate, {en_passant_dropped}},
    {"8/8/8/8/8/8/8/KBN1k3 w - e3 0 1", mate, {en_passant_dropped}},
    {"4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", "4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", {}},
    {"4k3/8/8/3p4/8/8/8/4K3 w Kq e6 0 1",
     "4k3/8/8/3p4/8/8/8/4K3 w - - 0 1",
     {castling_dropped, en_passant_dropped}},
    {"8/8/8/8/8/8/8/KBN1k3 w - - 0 0", mate, {move_number_raised}},
    {"8/8/8/8/8/8/8/KBN1k3 w - - - -", mate, {clocks_assumed}},
    {"8/8/8/8/8/8/8/KBN1k3 w - - 7 -", "8/8/8/8/8/8/8/KBN1k3 w - - 7 1", {clocks_assumed}},
    {"8/8/8/8/8/8/8/KBN1k3 W - - 0 1", mate, {}},
    {"8/8/8/8/8/8/8/KBN1k3 w - - 7 00", "8/8/8/8/8/8/8/KBN1k3 w - - 7 1", {move_number_raised}},
    {"r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", {}},
    {"r3k2r/8/8/8/8/8/8/R3K2R w HQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", {}},
    {"4k3/8/8/8/8/8/8/4K2R w H - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", {}},
    {"4k3/8/8/8/8/8/8/4K1R1 w G - 0 1", "4k3/8/8/8/8/8/8/4K1R1 w - - 0 1", {castling_dropped}},
    {"8/8/3k4/8/8/3BN3/3K4/8 w HAha - 0 1", "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1", {castling_dropped}},
    {"8/8/8/8/8/8/8/KBN1k3 w - - 150 9999", "8/8/8/8/8/8/8/KBN1k3 w - - 150 9999", {}},
    {"8/8/8/8/8/8/8/KBN1k3 w - - 999999 999999", "8/8/8/8/8/8/8/KBN1k3 w - - 999999 999999", {}},
};

// Faults 5, 11 and 12
TEST(Fen, LenientReadingReportsAssumptionsAndOmissions)
{
    for (const Lenient& test : lenient) {
        const auto reading = parse_fen(test.text);
        ASSERT_TRUE(reading) << test.text;
        EXPECT_EQ(to_fen(reading->setup), test.fen) << test.text;
        EXPECT_EQ(reading->notices, test.notices) << test.text;
    }
}

struct Epd {
    std::string text;
    std::string clocks;
    std::string title;
    std::string remark;
};

const Epd epds[]{
    {" bm Nf5; id \"one\";", "0 1", "one", "bm Nf5"},
    {" bm Nf5 Be4", "0 1", "", "bm Nf5 Be4"},
    {" hmvc 12; fmvn 40; dm 3;", "12 40", "", "dm 3"},
    {" hmvc x; fmvn 0; noop;", "0 1", "", "noop "},
    {" id \"a; b\"; c0 \"White wins\"; c1 \"slowly\"; ce 30;", "0 1", "a; b", "White wins; slowly; ce 30"},
    {" ;D1 8 ;D2 64", "0 1", "", "D1 8; D2 64"},
    {" 3 9 bm Nf5;", "3 9", "", "bm Nf5"},
    {" id \"\u00DCbung_1\";", "0 1", "\u00DCbung_1", ""},
    {" 0 1|Mate with both|Nf5 Kc6", "0 1", "Mate with both", ""},
};

TEST(Fen, OperationsOfAnEpdAreRead)
{
    const std::string fields = "8/8/3k4/8/8/3BN3/3K4/8 w - -";
    for (const Epd& epd : epds) {
        const auto reading = parse_fen(fields + epd.text);
        ASSERT_TRUE(reading) << epd.text;
        EXPECT_EQ(to_fen(reading->setup), fields + ' ' + epd.clocks) << epd.text;
        EXPECT_EQ(reading->title, epd.title) << epd.text;
        EXPECT_EQ(reading->remark, epd.remark) << epd.text;
    }
}

TEST(Fen, IllegalArrangementsAreReadAndWritten)
{
    for (const std::string fen :
         {"8/8/8/8/8/8/8/8 w - - 0 1", "kkkkkkkk/PPPPPPPP/8/8/8/8/pppppppp/QQQQQQQQ b - - 0 1",
          "p7/8/8/8/8/8/8/7P w - - 3 4"}) {
        const auto reading = parse_fen(fen);
        ASSERT_TRUE(reading) << fen;
        EXPECT_EQ(to_fen(reading->setup), fen);
        EXPECT_FALSE(Position::from(reading->setup)) << fen;
    }
}

TEST(Fen, SetupsSurviveARoundTrip)
{
    Random random{12};
    for (int i = 0; i < 100'000; ++i) {
        chess::Setup setup = random_setup(random);
        setup.halfmove_clock = static_cast<int>(random_number(random, 151));
        setup.fullmove_number = static_cast<int>(1 + random_number(random, 9999));
        const std::string fen = to_fen(setup);
        const auto reading = parse_fen(fen);
        ASSERT_TRUE(reading) << fen;
        ASSERT_EQ(reading->setup, setup);
        ASSERT_TRUE(reading->notices.empty()) << fen;
    }
}

TEST(Fen, PositionsOfGamesSurviveARoundTrip)
{
    Random random{13};
    for (std::size_t game = 0; game < 200; ++game) {
        walk_random_game(random, game, 150, [](const Position& position) {
            ASSERT_EQ(setup_of(to_fen(position.setup())), position.setup());
        });
        ASSERT_FALSE(HasFatalFailure());
    }
}

/// A text with a few of its bytes changed, deleted, duplicated or inserted.
std::string damaged(std::string text, Random& random)
{
    const std::string_view likely = "/12345678pPkKQqwb -e3\"[]FEN09\xC2\xA0\xFF";
    for (std::size_t changes = 1 + random_number(random, 4); changes > 0; --changes) {
        const std::size_t at = random_number(random, text.size() + 1);
        const char byte = random_number(random, 4) == 0 ? static_cast<char>(random_number(random, 256))
                                                        : likely[random_number(random, likely.size())];
        if (random_number(random, 3) == 0 || at == text.size())
            text.insert(at, 1, byte);
        else if (random_number(random, 2) == 0)
            text.erase(at, 1);
        else
            text[at] = byte;
    }
    return text;
}

// Fault 17
TEST(Fen, DamagedTextsAreReadOrRefusedWithAnOffsetInside)
{
    Random random{14};
    for (int i = 0; i < 200'000; ++i) {
        const std::string text =
            damaged(std::string(game_starts[random_number(random, game_starts.size())]), random);
        const auto reading = parse_fen(text);
        if (!reading) {
            ASSERT_LE(reading.error().offset, text.size()) << testing::PrintToString(text);
        } else {
            ASSERT_EQ(setup_of(to_fen(reading->setup)), reading->setup) << testing::PrintToString(text);
            ASSERT_EQ(static_cast<bool>(Position::from(reading->setup)), faults_of(reading->setup).empty());
        }
    }
}

} // namespace
} // namespace chess
