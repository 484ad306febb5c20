// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/san.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "random_positions.h"

namespace chess {
namespace {

/// The move of a position with coordinates such as "e2e4" or "e7e8q".
Move move_of(const Position& position, std::string_view coordinates)
{
    for (const Move move : legal_moves(position)) {
        if (to_coordinates(move) == coordinates)
            return move;
    }
    throw std::invalid_argument("no legal move in a test: " + std::string(coordinates));
}

struct Written {
    const char* rule;
    const char* fen;
    const char* move;
    const char* san;
};

const Written written[]{
    {"a pawn", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4", "e4"},
    {"a knight", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3", "Nf3"},
    {"a pawn's capture", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5"},
    {"en passant", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "exd6"},
    {"a promotion", "8/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7e8r", "e8=R"},
    {"a promotion with check", "7k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "e8=Q+"},
    {"a capturing promotion", "3n4/4P2k/8/8/8/8/8/4K3 w - - 0 1", "e7d8n", "exd8=N"},
    {"a promotion that mates", "7k/R3P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "e8=Q#"},
    {"castling short", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "O-O"},
    {"castling long", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "O-O-O"},
    {"castling with check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O+"},
    {"castling with mate", "4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1", "e1g1", "O-O#"},
    {"a king's step", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1f2", "Kf2"},
    {"the file tells two rooks apart", "6k1/8/8/8/8/8/4K3/R6R w - - 0 1", "a1d1", "Rad1"},
    {"the other rook", "6k1/8/8/8/8/8/4K3/R6R w - - 0 1", "h1d1", "Rhd1"},
    {"the rank tells two rooks apart", "R7/8/8/8/8/8/7k/R3K3 w - - 0 1", "a1a4", "R1a4"},
    {"the file comes before the rank", "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "e4e1", "Qee1"},
    {"the rank where the file is shared", "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h1e1", "Q1e1"},
    {"both where each is shared", "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"},
    {"knights on one file", "4k3/8/8/3N4/8/3N4/8/4K3 w - - 0 1", "d5f4", "N5f4"},
    {"a pinned knight needs no telling apart", "4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1", "g1f3", "Nf3"},
    {"a knight that may not answer the check", "4k3/8/8/8/8/2n5/8/1N2K1Nr w - - 0 1", "b1c3", "Nxc3"},
    {"a capture told apart", "4k3/8/8/3p4/8/2N1N3/8/4K3 w - - 0 1", "c3d5", "Ncxd5"},
    {"mate", "7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8", "Ra8#"},
    {"discovered check", "4k3/8/8/8/8/8/4N3/K3R3 w - - 0 1", "e2c3", "Nc3+"},
    {"stalemate bears no sign", "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7", "Qf7"},
};

// Fault 18
TEST(MoveText, IsWrittenAsPgnRequires)
{
    for (const Written& test : written) {
        const Position position = position_of(test.fen);
        EXPECT_EQ(to_san(position, move_of(position, test.move)), test.san) << test.rule << ": " << test.fen;
    }
}

struct Read {
    const char* fen;
    const char* text;
    const char* move;
};

constexpr const char* initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr const char* promotes = "3n4/4P2k/8/8/8/8/8/4K3 w - - 0 1";
constexpr const char* passes = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
constexpr const char* b_pawn = "4k3/8/8/8/8/2n5/1P6/B3K3 w - - 0 1";
constexpr const char* bishop_or_pawn = "4k3/8/8/8/3n4/2B5/1P6/4K3 w - - 0 1";

const Read readable[]{
    // Castling.
    {castles, "O-O", "e1g1"},
    {castles, "0-0", "e1g1"},
    {castles, "o-o", "e1g1"},
    {castles, "O-O-O", "e1c1"},
    {castles, "0-0-0+", "e1c1"},
    {castles, "e1g1", "e1g1"},
    {castles, "Kg1", "e1g1"},
    {castles, "e1-c1", "e1c1"},
    // Promotion.
    {promotes, "e8Q", "e7e8q"},
    {promotes, "e8=Q", "e7e8q"},
    {promotes, "e8=q+", "e7e8q"},
    {promotes, "e8(Q)", "e7e8q"},
    {promotes, "e8/N", "e7e8n"},
    {promotes, "e7e8q", "e7e8q"},
    {promotes, "e7-e8=B", "e7e8b"},
    {promotes, "exd8=R", "e7d8r"},
    {promotes, "ed8b", "e7d8b"},
    {promotes, "e7xd8N#", "e7d8n"},
    // Superfluous and missing signs and origins.
    {initial, "e4", "e2e4"},
    {initial, "e2e4", "e2e4"},
    {initial, "e2-e4", "e2e4"},
    {initial, "Pe4", "e2e4"},
    {initial, "pe4", "e2e4"},
    {initial, "Nf3", "g1f3"},
    {initial, "nf3", "g1f3"},
    {initial, "Ng1-f3", "g1f3"},
    {initial, "Ng1f3", "g1f3"},
    {initial, "Ngf3", "g1f3"},
    {initial, "N1f3", "g1f3"},
    {initial, "Nxf3", "g1f3"},
    {initial, "N:f3", "g1f3"},
    {initial, "g1f3", "g1f3"},
    {initial, "Nf3!?", "g1f3"},
    {initial, "Nf3+", "g1f3"},
    {initial, "Nf3#", "g1f3"},
    {initial, "Nf3=", "g1f3"},
    {initial, " Nf3 ", "g1f3"},
    {initial, "\tNf3 !\r\n", "g1f3"},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "ed5", "e4d5"},
    {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4xd5", "e4d5"},
    {"7k/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8", "a1a8"},
    {passes, "exd6", "e5d6"},
    {passes, "exd6 e.p.", "e5d6"},
    {passes, "exd6e.p", "e5d6"},
    {passes, "exd6ep+", "e5d6"},
    {passes, "e5d6", "e5d6"},
    // A lower-case b is primarily the b-pawn.
    {b_pawn, "bxc3", "b2c3"},
    {b_pawn, "bc3", "b2c3"},
    {b_pawn, "b4", "b2b4"},
    {bishop_or_pawn, "bxd4", "c3d4"},
    {bishop_or_pawn, "bd2", "c3d2"},
    {bishop_or_pawn, "bb4", "b2b4"},
    {bishop_or_pawn, "Bb4", "c3b4"},
    {bishop_or_pawn, "b3", "b2b3"},
    {bishop_or_pawn, "bc3d2", "c3d2"},
    {bishop_or_pawn, "Bd2", "c3d2"},
};

// Fault 18
TEST(MoveText, IsReadLeniently)
{
    for (const Read& test : readable) {
        const Position position = position_of(test.fen);
        const auto move = parse_move(position, test.text);
        ASSERT_TRUE(move) << test.text << " in " << test.fen;
        EXPECT_EQ(to_coordinates(*move), test.move) << test.text << " in " << test.fen;
    }
}

TEST(MoveText, OtherTextsAreUnreadable)
{
    const std::string texts[]{"",
                              " ",
                              "--",
                              "null",
                              "Z0",
                              "0000",
                              "e",
                              "e9",
                              "i4",
                              "Nf",
                              "e2e",
                              "e2e4e5",
                              "1-0",
                              "*",
                              "O-O-O-O",
                              "0-0-",
                              "OO",
                              "N\xC3\x9F\x33",
                              "Ne\xFF",
                              "NNf3",
                              "e8=K",
                              "e8=P",
                              "f3N3",
                              "hello",
                              "Nf3x",
                              "E4",
                              "e2 e4",
                              "Кf3",
                              "1.e4",
                              "@@@@",
                              std::string(1, '\0'),
                              "Nf3" + std::string(1, '\0'),
                              std::string(1'000'000, 'N'),
                              std::string(1'000'000, '!')};
    for (const std::string& text : texts) {
        const auto move = parse_move(Position::initial(), text);
        ASSERT_FALSE(move) << text.substr(0, 50);
        EXPECT_EQ(move.error().kind, SanError::Kind::unreadable) << text.substr(0, 50);
        EXPECT_TRUE(move.error().candidates.empty());
    }
}

TEST(MoveText, IllegalMovesAreReported)
{
    for (const char* text :
         {"e5", "Nd2", "Ke2", "O-O", "e2e5", "exd3", "Qh5", "e4=Q", "e2e4q", "Ra3", "e1g1", "N2f3"}) {
        const auto move = parse_move(Position::initial(), text);
        ASSERT_FALSE(move) << text;
        EXPECT_EQ(move.error().kind, SanError::Kind::illegal) << text;
        EXPECT_TRUE(move.error().candidates.empty());
    }
    // A king on another square does not castle by a step to g1.
    const auto castling = parse_move(position_of("4k3/8/8/8/8/8/8/5K1R w - - 0 1"), "O-O");
    ASSERT_FALSE(castling);
    EXPECT_EQ(castling.error().kind, SanError::Kind::illegal);
}

TEST(MoveText, IllegalMovesListThePiecesTheyName)
{
    const auto named = [](const char* text) {
        const auto move = parse_move(Position::initial(), text);
        return move ? std::vector<Move>{} : move.error().named;
    };
    EXPECT_EQ(named("Nd2"), (std::vector<Move>{{Square::b1, Square::d2}, {Square::g1, Square::d2}}));
    EXPECT_EQ(named("e7e5"), (std::vector<Move>{{Square::e7, Square::e5}})) << "of any side by its square";
    EXPECT_EQ(named("Nge4"), (std::vector<Move>{{Square::g1, Square::e4}})) << "else of the side to move";
}

struct Ambiguous {
    const char* fen;
    const char* text;
    std::vector<std::string> candidates;
};

const Ambiguous ambiguous[]{
    {"6k1/8/8/8/8/8/4K3/R6R w - - 0 1", "Rd1", {"a1d1", "h1d1"}},
    {"4k3/8/8/3N4/8/3N4/8/4K3 w - - 0 1", "Ndf4", {"d3f4", "d5f4"}},
    {promotes, "e8", {"e7e8q", "e7e8r", "e7e8b", "e7e8n"}},
    {promotes, "e7e8", {"e7e8q", "e7e8r", "e7e8b", "e7e8n"}},
    {promotes, "e8=", {"e7e8q", "e7e8r", "e7e8b", "e7e8n"}},
    {promotes, "exd8", {"e7d8q", "e7d8r", "e7d8b", "e7d8n"}},
};

// Fault 18
TEST(MoveText, AmbiguousTextsListTheirMoves)
{
    for (const Ambiguous& test : ambiguous) {
        const auto move = parse_move(position_of(test.fen), test.text);
        ASSERT_FALSE(move) << test.text;
        EXPECT_EQ(move.error().kind, SanError::Kind::ambiguous) << test.text;
        std::vector<std::string> candidates;
        for (const Move candidate : move.error().candidates)
            candidates.push_back(to_coordinates(candidate));
        EXPECT_THAT(candidates, testing::UnorderedElementsAreArray(test.candidates)) << test.text;
    }
}

void expect_texts_are_read_back(const Position& position)
{
    SCOPED_TRACE(to_fen(position.setup()));
    std::set<std::string> seen;
    for (const Move move : legal_moves(position)) {
        const std::string san = to_san(position, move);
        ASSERT_TRUE(seen.insert(san).second) << san << " names two moves";
        for (const std::string& text : {san, to_coordinates(move)}) {
            const auto read = parse_move(position, text);
            ASSERT_TRUE(read) << text;
            ASSERT_EQ(*read, move) << text;
        }
    }
}

TEST(MoveText, LegalMovesSurviveARoundTrip)
{
    Random random{15};
    for (std::size_t game = 0; game < 24; ++game) {
        walk_random_game(random, game, 100, expect_texts_are_read_back);
        ASSERT_FALSE(HasFatalFailure());
    }
    for (int i = 0; i < 2'000; ++i)
        ASSERT_NO_FATAL_FAILURE(expect_texts_are_read_back(random_position(random)));
}

/// Checks that omitting the origin named by a move makes its text ambiguous.
void expect_origins_are_needed(const Position& position)
{
    for (const Move move : legal_moves(position)) {
        const std::string san = to_san(position, move);
        const Role role = position.board().piece_at(move.from)->role;
        const std::string shortest = to_letter(role) + to_string(move.to);
        if (role == Role::pawn || role == Role::king)
            continue;
        const auto read = parse_move(position, shortest);
        const bool is_short =
            san.substr(1, 2) == to_string(move.to) || san.substr(1, 3) == 'x' + to_string(move.to);
        ASSERT_EQ(static_cast<bool>(read), is_short) << san << " in " << to_fen(position.setup());
    }
}

TEST(MoveText, NamesAnOriginOnlyIfNecessary)
{
    Random random{16};
    for (int i = 0; i < 2'000; ++i)
        ASSERT_NO_FATAL_FAILURE(expect_origins_are_needed(random_position(random)));
}

TEST(MoveText, AnyBytesAreReadOrRefused)
{
    Random random{17};
    const std::string_view likely = "abcdefgh12345678NBRQKPnrqkxO0-=+#!?() .ep\xD0\xFF";
    for (int i = 0; i < 50'000; ++i) {
        std::string text;
        for (std::size_t length = random_number(random, 9); length > 0; --length)
            text += likely[random_number(random, likely.size())];
        const Position position = position_of(game_starts[random_number(random, game_starts.size())]);
        const auto move = parse_move(position, text);
        ASSERT_TRUE(!move || is_legal(position, *move)) << testing::PrintToString(text);
        ASSERT_TRUE(move ||
                    (move.error().kind == SanError::Kind::ambiguous) == (move.error().candidates.size() > 1));
    }
}

} // namespace
} // namespace chess
