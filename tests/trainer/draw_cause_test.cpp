// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/draw_cause.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/position.h"
#include "chess/san.h"
#include "endgame/tablebase_store.h"
#include "kbnk_positions.h"

namespace trainer {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using endgame::Breaches;
using endgame::position_of;
using endgame::solved;
using Kind = DrawCause::Kind;

constexpr Color the_stronger = Color::white;

/// The draws of the ending up to symmetry with White as the attacker, each with the plies in which the
/// lone king can force a capture or stalemate: found backwards from the end over all of them, where
/// draw_cause looks forward from one.
class ForcedDraws {
public:
    ForcedDraws()
    {
        for (const Color turn : chess::all_colors) {
            endgame::for_each_position(turn, endgame::canonical_kings, chess::all_squares,
                                       [this](const Position& position) { add(position); });
        }
        for (int plies = 0; find(plies) || plies < 2; ++plies) {
        }
    }

    struct Draw {
        Position position;
        std::optional<int> plies;
    };
    const std::vector<Draw>& draws() const { return draws_; }

    /// The plies of one position; `nullopt` if it is not a draw.
    std::optional<int> plies(const Position& position) const
    {
        const auto number = numbers_.find(number_of(position));
        return number == numbers_.end() ? std::nullopt : draws_[number->second].plies;
    }

private:
    static std::size_t number_of(const Position& position)
    {
        const std::size_t placement = endgame::smallest_number(endgame::pieces_of(position, the_stronger));
        return position.turn() == the_stronger ? placement : placement + endgame::placement_count;
    }

    void add(const Position& position)
    {
        if (!is_canonical(endgame::pieces_of(position, the_stronger)) || !solved().probe(position)->is_draw())
            return;
        numbers_.emplace(number_of(position), draws_.size());
        draws_.push_back({position, std::nullopt});
    }

    /// Finds the draws that take `plies` plies; returns true if there are any.
    bool find(int plies)
    {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < draws_.size(); ++i) {
            if (!draws_[i].plies && takes(draws_[i].position, plies))
                found.push_back(i);
        }
        for (const std::size_t i : found)
            draws_[i].plies = plies;
        return !found.empty();
    }

    bool takes(const Position& position, int plies) const
    {
        const chess::MoveList moves = legal_moves(position);
        if (moves.empty())
            return plies == 0 && is_stalemate(position);
        const auto is_next = [&](Move move) { return takes_after(position, move) == plies - 1; };
        const auto is_soon = [&](Move move) {
            const std::optional<int> rest = takes_after(position, move);
            return rest && *rest < plies;
        };
        return position.turn() == the_stronger ? std::all_of(moves.begin(), moves.end(), is_soon)
                                               : std::any_of(moves.begin(), moves.end(), is_next);
    }

    /// The plies left after a move, as far as they are known; `nullopt` after a losing move.
    std::optional<int> takes_after(const Position& position, Move move) const
    {
        return is_capture(position, move) ? 0 : plies(position.play(move));
    }

    std::unordered_map<std::size_t, std::size_t> numbers_;
    std::vector<Draw> draws_;
};

const ForcedDraws& forced_draws()
{
    static const ForcedDraws draws;
    return draws;
}

bool attacks_both_pieces(const Position& position)
{
    const Bitboard pieces = position.board().of(the_stronger) - position.board().of(Role::king);
    return (pieces - chess::king_attacks(position.king(!the_stronger))).empty();
}

/// What can be seen along a line: its end, and whether there was a fork on the way.
struct Walk {
    bool is_legal = true;
    bool ends_in_stalemate = false;
    std::optional<Role> taken = std::nullopt;
    bool has_fork = false;
};

Walk walk(Position position, const std::vector<Move>& line)
{
    Walk seen;
    for (const Move move : line) {
        if (!is_legal(position, move) || seen.taken)
            return {.is_legal = false};
        seen.has_fork = seen.has_fork || (position.turn() == the_stronger && attacks_both_pieces(position));
        if (is_capture(position, move))
            seen.taken = position.board().piece_at(move.to)->role;
        position = position.play(move);
    }
    seen.ends_in_stalemate = is_stalemate(position);
    return seen;
}

bool is_told_rightly(const Position& position, const DrawCause& cause)
{
    const Walk seen = walk(position, cause.line);
    if (!seen.is_legal || seen.taken != cause.piece || seen.taken.has_value() == seen.ends_in_stalemate)
        return false;
    switch (cause.kind) {
    case Kind::stalemate:
        return is_stalemate(position) && cause.line.empty();
    case Kind::piece_hangs:
        return seen.taken && cause.line.size() == 1;
    case Kind::fork:
        return seen.taken && cause.line.size() > 1 && seen.has_fork;
    case Kind::piece_trapped:
        return seen.taken && cause.line.size() > 1 && !seen.has_fork;
    default:
        return false;
    }
}

TEST(DrawCause, IsThereForEveryDrawAndWithinSixPlies)
{
    std::array<std::size_t, 2> draws{};
    std::array<std::array<std::size_t, 7>, 2> by_plies{};
    for (const auto& [position, plies] : forced_draws().draws()) {
        ASSERT_TRUE(plies) << to_fen(position.setup());
        ++draws.at(index(position.turn()));
        ++by_plies.at(index(position.turn())).at(static_cast<std::size_t>(*plies));
    }
    EXPECT_EQ(draws, (std::array<std::size_t, 2>{6'665, 309'147}));
    EXPECT_EQ(by_plies[0], (std::array<std::size_t, 7>{0, 0, 5'298, 0, 1'366, 0, 1}));
    EXPECT_EQ(by_plies[1], (std::array<std::size_t, 7>{1'611, 291'360, 0, 14'920, 0, 1'256, 0}));
}

/// True if both sides play optimally on a line: the remaining plies are forced at each step.
bool is_best_play(Position position, const std::vector<Move>& line)
{
    int left = static_cast<int>(line.size());
    for (const Move move : line) {
        if (forced_draws().plies(position) != left--)
            return false;
        position = position.play(move);
    }
    return true;
}

TEST(DrawCause, ShowsTheShortestWayAgainstTheLongestDelayOfEveryDraw)
{
    Breaches breaches;
    for (const auto& [position, plies] : forced_draws().draws()) {
        const std::optional<DrawCause> cause = draw_cause(solved(), position);
        if (!cause || !is_told_rightly(position, *cause) || static_cast<int>(cause->line.size()) != plies ||
            !is_best_play(position, cause->line))
            breaches.add(position);
    }
    EXPECT_EQ(breaches.count(), 0U) << breaches.example();
}

struct HandMadeCause {
    const char* fen;
    Kind kind;
    std::optional<Role> piece;
    std::size_t plies;
};

constexpr HandMadeCause hand_made[] = {
    {"5N1k/5K2/8/3B4/8/8/8/8 b", Kind::stalemate, std::nullopt, 0},
    {"8/8/8/8/8/2N5/8/kBK5 b", Kind::stalemate, std::nullopt, 0},
    {"8/8/8/3k4/3B4/8/8/KN6 b", Kind::piece_hangs, Role::bishop, 1},
    {"2kN4/3B1K2/8/8/8/8/8/8 b", Kind::piece_hangs, Role::bishop, 1},
    {"1K6/8/8/8/k7/N5B1/8/8 b", Kind::piece_hangs, Role::knight, 1},
    // He stands between both, or steps there.
    {"8/8/8/8/2BkN3/8/8/K7 w", Kind::fork, Role::bishop, 4},
    {"8/4K3/8/8/1k6/1BN5/8/8 w", Kind::fork, Role::bishop, 2},
    {"8/8/6K1/8/8/8/3B4/1N1k4 b", Kind::fork, Role::bishop, 3},
    {"8/8/8/8/8/K7/8/Nk1B4 w", Kind::fork, Role::bishop, 6},
    // The knight in the corner does not get away.
    {"8/8/8/8/8/5K2/1k6/N4B2 w", Kind::piece_trapped, Role::knight, 2},
    {"8/8/3K4/8/8/2k5/8/N6B b", Kind::piece_trapped, Role::knight, 3},
    {"N7/8/3k4/8/8/BK6/8/8 b", Kind::piece_trapped, Role::knight, 5},
};

TEST(DrawCause, NamesTheKindThePieceAndTheWay)
{
    for (const auto& [fen, kind, piece, plies] : hand_made) {
        const std::optional<DrawCause> cause = draw_cause(solved(), position_of(fen));
        ASSERT_TRUE(cause) << fen;
        EXPECT_EQ(cause->kind, kind) << fen;
        EXPECT_EQ(cause->piece, piece) << fen;
        EXPECT_EQ(cause->line.size(), plies) << fen;
    }
}

TEST(DrawCause, ShowsTheMovesOfAFork)
{
    Position position = position_of("8/2K5/8/8/8/B1k5/1N6/8 b");
    const DrawCause cause = *draw_cause(solved(), position);
    std::string text;
    for (const Move move : cause.line) {
        text += to_san(position, move) + ' ';
        position = position.play(move);
    }
    EXPECT_EQ(text, "Kb3 Nd1 Kxa3 ");
}

TEST(DrawCause, IsTheSameWithBlackAsTheAttacker)
{
    const auto cause = draw_cause(solved(), position_of("8/8/8/8/2bKn3/8/8/k7 b"));
    EXPECT_EQ(cause->kind, Kind::fork);
    EXPECT_EQ(cause->line.size(), 4U);
}

TEST(DrawCause, IsDeadPositionWithInsufficientMaterial)
{
    const auto cause = draw_cause(solved(), position_of("8/8/8/8/3k4/8/8/KN6 w"));
    EXPECT_EQ(cause->kind, Kind::dead_position);
    EXPECT_EQ(cause->piece, std::nullopt);
    EXPECT_TRUE(cause->line.empty());
}

TEST(DrawCause, IsGeneralWithFivePieces)
{
    const endgame::Tablebase table =
        endgame::solve(*endgame::Material::parse("KNNKN", endgame::most_pieces_on_request));
    // Two knights are not all that is on the board.
    const auto cause = draw_cause(table, position_of("8/8/3k4/8/3n4/8/8/K1N1N3 w"), Color::white);
    ASSERT_TRUE(cause);
    EXPECT_EQ(cause->kind, Kind::fortress);
    EXPECT_TRUE(cause->line.empty());
}

TEST(DrawCause, IsMissingWithoutADrawOrATablebase)
{
    for (const char* fen : {"4k3/8/8/8/8/8/8/4KBN1 w", "8/8/8/8/B7/2NK4/1k6/8 b", "1k6/8/KN1B4/8/8/8/8/8 b",
                            "4k3/8/8/8/8/8/8/3QK3 w"})
        EXPECT_FALSE(draw_cause(solved(), position_of(fen))) << fen;
}

} // namespace
} // namespace trainer
