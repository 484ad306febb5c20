// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The facts that reasons stand on, found a second time from the rules alone: what a person sees with a finger
// on the board. White attacks with bishop and knight.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "chess/king_safety.h"
#include "chess/legal_moves.h"
#include "chess/position.h"
#include "chess/san.h"
#include "coach/images.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "tests/thoroughness.h"
#include "trainer/coach/change.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/slower.h"

namespace trainer::coach::seen {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using Kind = Reason::Kind;

inline Square lone_king(const Position& position)
{
    return position.king(Color::black);
}

/// The squares to which the lone king may go by the rules, were it its move.
inline Bitboard flights(const Position& position)
{
    Bitboard squares;
    for (const Move move : legal_moves(position.turn() == Color::black ? position : *passed(position)))
        squares |= Bitboard{move.to};
    return squares;
}

/// True if White covers a square, with lines passing through the lone king.
inline bool is_covered(const Position& position, Square square)
{
    return !is_safe(position.board(), square, Color::white,
                    position.board().occupied() - Bitboard{lone_king(position)});
}

/// The squares the lone king reaches in so many steps or fewer while no other piece moves.
inline Bitboard walk(const Position& position, int steps)
{
    Bitboard squares{lone_king(position)};
    for (int step = 0; step < steps; ++step) {
        const Bitboard last = squares;
        for (const Square from : last) {
            for (const Square to : chess::all_squares - last) {
                if (king_distance(from, to) == 1 && !is_covered(position, to))
                    squares |= Bitboard{to};
            }
        }
    }
    return squares;
}

inline Bitboard cage(const Position& position)
{
    return walk(position, chess::square_count);
}

inline bool is_on_edge(Square square)
{
    return file_of(square) % 7 == 0 || rank_of(square) % 7 == 0;
}

inline int to_edge(Square square)
{
    return std::min({file_of(square), 7 - file_of(square), rank_of(square), 7 - rank_of(square)});
}

/// The corners of the bishop's colour.
inline std::vector<Square> right_corners(const Position& position)
{
    std::vector<Square> corners;
    for (const Square corner : {Square::a1, Square::h1, Square::a8, Square::h8}) {
        if (is_dark(corner) == is_dark(position.board().of(Role::bishop).first()))
            corners.push_back(corner);
    }
    return corners;
}

/// The steps along files and ranks from a square to the nearer right corner.
inline int to_right_corner(const Position& position, Square square)
{
    int least = 14;
    for (const Square corner : right_corners(position))
        least = std::min(least, std::abs(file_of(corner) - file_of(square)) +
                                    std::abs(rank_of(corner) - rank_of(square)));
    return least;
}

/// True if Black can take a white piece.
inline bool hangs(const Position& black_to_move, Square square)
{
    return std::ranges::count_if(legal_moves(black_to_move), [&](Move move) { return move.to == square; }) >
           0;
}

/// True if the lone king can step next to a square.
inline bool can_step_beside(const Position& black_to_move, Square square)
{
    const chess::MoveList moves = legal_moves(black_to_move);
    return std::any_of(moves.begin(), moves.end(),
                       [&](Move move) { return king_distance(move.to, square) == 1; });
}

/// A position with White to move, a move, and the positions with Black to move before and after it.
struct Scene {
    Position position;
    Move move;
    Position still;
    Position next;

    Role role() const { return position.board().role_at(move.from); }
    Square king() const { return lone_king(position); }
    Square own_king() const { return next.king(Color::white); }
};

/// Calls the action with all legal moves of White in one of so many won positions, unless Black is mated or
/// stalemated.
template <typename Action>
void for_each_move(unsigned one_of, Action action)
{
    for_each_sample(endgame::is_sanitized ? 50 * one_of : test::one_in(one_of),
                    [&](const Position& position) {
                        if (position.turn() == Color::black || endgame::solved().probe(position)->is_draw())
                            return;
                        for (const Move move : legal_moves(position)) {
                            const Scene scene{position, move, *passed(position), position.play(move)};
                            if (!legal_moves(scene.next).empty())
                                action(scene);
                        }
                    });
}

/// The first reason of a kind.
inline std::optional<Reason> found(const std::vector<Reason>& reasons, Kind kind)
{
    const auto at = std::ranges::find(reasons, kind, &Reason::kind);
    return at == reasons.end() ? std::nullopt : std::optional{*at};
}

/// The squares of the first reason of a kind; `nullopt` if no reason is of that kind.
inline std::optional<Bitboard> squares_of(const std::vector<Reason>& reasons, Kind kind)
{
    const auto reason = found(reasons, kind);
    return reason ? std::optional{reason->squares} : std::nullopt;
}

/// Counts the moves for which a detector gives a kind of reason without its being true, or the other way
/// round.
template <auto detector>
class Agreement {
public:
    explicit Agreement(Kind kind) : kind_{kind} {}

    void check(const Scene& scene, bool is_true)
    {
        std::vector<Reason> reasons;
        detector(reasons, Change{endgame::solved(), scene.position, scene.move});
        if (found(reasons, kind_).has_value() != is_true)
            breaches_.add(scene.position);
        given_ += is_true ? 1 : 0;
    }

    void report() const
    {
        EXPECT_EQ(breaches_.count(), 0U) << breaches_.example();
        EXPECT_TRUE(given_ > 0 || endgame::is_sanitized) << "the sample is too thin";
    }

private:
    Kind kind_;
    endgame::Breaches breaches_;
    int given_ = 0;
};

/// One of so many positions is enough for the kinds that are not rare.
inline constexpr unsigned thin = 1000;

/// The reason of a kind for a move, whether worse moves share it or not.
inline std::optional<Reason> reason_for(std::string_view fen, std::string_view move, Kind kind,
                                        const char* ending = "KBNK")
{
    const Position position = endgame::position_of(fen);
    auto reason =
        found(reasons(stage_pens(), endgame::table_of(ending), position, *parse_move(position, move)), kind);
    if (reason)
        reason->is_shared = false;
    return reason;
}

/// The same of what a move does, whether worse moves do it as well or not.
inline std::optional<Reason> effect_for(std::string_view fen, std::string_view move, Kind kind,
                                        const char* ending)
{
    const Position position = endgame::position_of(fen);
    return found(effects(endgame::table_of(ending), position, *parse_move(position, move)), kind);
}

/// True if a move leads nearer to the nearest of some squares: in a straight line, and in no more king's
/// steps.
inline bool comes_nearer(Move move, Bitboard squares)
{
    const auto away = [&](Square from) {
        std::pair least{8, 2 * 64};
        for (const Square square : squares) {
            const int files = std::abs(file_of(from) - file_of(square));
            const int ranks = std::abs(rank_of(from) - rank_of(square));
            least = {std::min(least.first, std::max(files, ranks)),
                     std::min(least.second, files * files + ranks * ranks)};
        }
        return least;
    };
    return away(move.to).first <= away(move.from).first && away(move.to).second < away(move.from).second;
}

/// The worst that is wrong with a move.
inline std::optional<Reason> against(std::string_view fen, std::string_view move)
{
    const Position position = endgame::position_of(fen);
    const auto all = concessions(endgame::solved(), position, *parse_move(position, move));
    return all.empty() ? std::nullopt : std::optional{all.front()};
}

} // namespace trainer::coach::seen

namespace trainer::coach {

inline void PrintTo(const Reason& reason, std::ostream* out)
{
    *out << "kind " << static_cast<int>(reason.kind);
    for (const chess::Square square : reason.squares)
        *out << ' ' << to_string(square);
    *out << ' ' << reason.before << '>' << reason.after;
}

} // namespace trainer::coach
