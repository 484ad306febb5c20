// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/stage.h"

#include <algorithm>
#include <array>
#include <future>

#include "chess/attacks.h"
#include "chess/pawns.h"
#include "endgame/material.h"
#include "endgame/verdict.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/landmarks.h"
#include "trainer/technique.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Position;
using chess::Role;
using chess::Square;

namespace {

/// In the order of `Stage`.
constexpr std::array<std::string_view, 17> stage_names{"come-together",
                                                       "take-centre",
                                                       "drive-to-edge",
                                                       "wrong-corner",
                                                       "large-triangle",
                                                       "w",
                                                       "breakout",
                                                       "middle-triangle",
                                                       "small-triangle",
                                                       "mate",
                                                       "to-key-squares",
                                                       "key-square",
                                                       "outrun",
                                                       "open",
                                                       "box",
                                                       "shut-edge",
                                                       "opposition"};

/// A name under which saved games, settings and practice may still hold a stage.
struct FormerName {
    std::string_view name;
    Stage stage;
};

constexpr std::array former_names{FormerName{"apart", Stage::come_together},
                                  FormerName{"free", Stage::take_centre},
                                  FormerName{"edge", Stage::drive_to_edge},
                                  FormerName{"large-net", Stage::large_triangle},
                                  FormerName{"middle-net", Stage::middle_triangle},
                                  FormerName{"small-net", Stage::small_triangle},
                                  FormerName{"corner", Stage::mate}};

constexpr Bitboard middle{0x0000'3C3C'3C3C'0000};
constexpr std::array edges{chess::rank_squares(0), chess::rank_squares(7), chess::file_squares(0),
                           chess::file_squares(7)};
constexpr Bitboard rim_squares = edges[0] | edges[1] | edges[2] | edges[3];

/// The same diagonal before each of some corners.
Bitboard net(Bitboard corners, int away)
{
    Bitboard squares;
    for (const Square corner : corners)
        squares |= diagonal_before(corner, away);
    return squares;
}

/// Corners, and the squares of a king who mates there.
Bitboard posts_and_corners(Bitboard corners)
{
    Bitboard squares = corners;
    for (const Square corner : corners)
        squares |= chess::knight_attacks(corner);
    return squares;
}

/// A stage of bishop and knight, and the pen it stands on.
struct Hold {
    Stage stage;
    int pen;

    friend auto operator<=>(const Hold&, const Hold&) = default;
};

/// How he is held as the pieces stand; nothing if it is not won.
std::optional<Hold> hold(const StagePens& pens, const Position& position)
{
    const std::optional<int> found = pens.usual.of(position);
    if (!found)
        return std::nullopt;
    const int pen = *found;
    const int triangle = *pens.triangles.of(position);
    const Board& board = position.board();
    const Color attacker = *endgame::attacker_of(endgame::kbnk, board);
    const Square king = position.king(!attacker);
    const Square own_king = position.king(attacker);
    if (triangle <= 1) {
        const Square corner = nearest_right_corners(board).first();
        return Hold{chess::knight_attacks(corner).contains(own_king) ? Stage::mate : Stage::small_triangle,
                    pen};
    }
    if (triangle <= 3)
        return Hold{Stage::middle_triangle, pen};
    const bool is_near = king_distance(king, own_king) <= 3;
    if (triangle <= 5 && pen > 8)
        return Hold{Stage::large_triangle, pen};
    if (triangle <= 5)
        return Hold{is_near && !rim_squares.contains(king) ? Stage::breakout : Stage::w, pen};
    if (pen > 7 || !is_near)
        return Hold{is_near || middle.contains(own_king) ? Stage::take_centre : Stage::come_together, pen};
    const Corners all = *corners(board);
    const bool is_wrong =
        std::ranges::any_of(all.wrong, [&](Square corner) { return king_distance(corner, king) <= 2; });
    return Hold{is_wrong ? Stage::wrong_corner : Stage::drive_to_edge, pen};
}

/// The squares that matter when he is held so: at the edge and in the open his ways out too.
Bitboard hold_squares(const Hold& hold, const Position& position, Color attacker)
{
    const Board& board = position.board();
    if (hold.stage != Stage::take_centre && hold.stage != Stage::drive_to_edge &&
        hold.stage != Stage::wrong_corner)
        return stage_squares(hold.stage, position, attacker);
    const bool is_bishop_dark = is_dark(board.of(Role::bishop).first());
    const Bitboard ways_out =
        exits(facts_of(board, attacker), endgame::region(endgame::usual_regions, hold.pen, is_bishop_dark));
    return hold.stage == Stage::wrong_corner ? ways_out | corners(board)->right : ways_out;
}

/// The earliest of the stages on the board and after best play of some plies, or any before `earliest`;
/// nothing if it is not won.
std::optional<Hold> kept_hold(const StagePens& pens, const endgame::Tablebase& known,
                              const Position& position, int plies, Stage earliest)
{
    std::optional<Hold> held = hold(pens, position);
    if (!held || plies == 0 || held->stage == first_kbnk_stage || held->stage < earliest)
        return held;
    for (const chess::Move move : known.best_moves(position)) {
        held = std::min(held, kept_hold(pens, known, position.play(move), plies - 1, earliest));
        if (held->stage < earliest)
            break;
    }
    return held;
}

std::optional<Hold> kept_hold(const StagePens& pens, const endgame::Tablebase& known,
                              const Position& position, Stage earliest)
{
    const bool is_attackers_turn = position.turn() == *endgame::attacker_of(endgame::kbnk, position.board());
    const int plies_to_his_second_move = is_attackers_turn ? 3 : 2;
    return kept_hold(pens, known, position, plies_to_his_second_move, earliest);
}

std::optional<Standing> bishop_and_knight(const StagePens& pens, const endgame::Tablebase& known,
                                          const Position& position)
{
    const Color attacker = *endgame::attacker_of(endgame::kbnk, position.board());
    const std::optional<Hold> held = kept_hold(pens, known, position, first_kbnk_stage);
    if (!held)
        return std::nullopt;
    return Standing{held->stage, hold_squares(*held, position, attacker)};
}

/// The squares of a set next to those that are not in it.
Bitboard rim(Bitboard set)
{
    Bitboard squares;
    for (const Square square : set) {
        if (!(chess::king_attacks(square) - set).empty())
            squares |= Bitboard{square};
    }
    return squares;
}

Standing pieces(const Position& position, Color attacker)
{
    const Facts facts = facts_of(position.board(), attacker);
    const auto lies_on = [&](Bitboard edge) { return (facts.box - edge).empty(); };
    if (std::ranges::any_of(edges, lies_on)) {
        const bool is_faced = facts.opposition == Opposition::direct;
        return {is_faced ? Stage::opposition : Stage::shut_edge, facts.box};
    }
    const auto reaches = [&](Bitboard edge) { return !(facts.box & edge).empty(); };
    if (std::ranges::all_of(edges, reaches))
        return {Stage::open, {}};
    return {Stage::box, rim(facts.box)};
}

/// The squares from a pawn up to the last rank.
Bitboard path_of(Square pawn, Color attacker)
{
    const int ahead = attacker == Color::white ? 1 : -1;
    Bitboard path;
    for (auto next = offset(pawn, 0, ahead); next; next = offset(*next, 0, ahead))
        path |= Bitboard{*next};
    return path;
}

Standing pawn(const Position& position, Color attacker)
{
    const Board& board = position.board();
    const Square square = board.of(Role::pawn).first();
    const Bitboard path = path_of(square, attacker);
    if (!outside_passed_pawns(board, attacker, position.turn()).empty() && (path & board.occupied()).empty())
        return {Stage::outrun, path};
    const Bitboard keys = key_squares(square, attacker);
    return {keys.contains(position.king(attacker)) ? Stage::key_square : Stage::to_key_squares, keys};
}

} // namespace

std::string_view name_of(Stage stage)
{
    return stage_names.at(static_cast<std::size_t>(stage));
}

std::optional<Stage> stage_named(std::string_view name)
{
    if (const auto found = std::ranges::find(stage_names, name); found != stage_names.end())
        return static_cast<Stage>(found - stage_names.begin());
    const auto former = std::ranges::find(former_names, name, &FormerName::name);
    return former == former_names.end() ? std::nullopt : std::optional{former->stage};
}

StagePens solve_stage_pens()
{
    // Either takes as long as the other.
    std::future<endgame::Pens> triangles =
        std::async([] { return endgame::Pens::solve(endgame::triangles); });
    return {endgame::Pens::solve(endgame::usual_regions), triangles.get()};
}

const StagePens& stage_pens()
{
    static const StagePens pens = solve_stage_pens();
    return pens;
}

std::optional<Standing> standing(const StagePens& pens, const endgame::Tablebase& known,
                                 const Position& position)
{
    const Board& board = position.board();
    if (endgame::attacker_of(endgame::kbnk, board) && endgame::ending_of(position))
        return bishop_and_knight(pens, known, position);
    const std::optional<Color> attacker = winner_of(position, known.probe(position));
    if (!attacker || board.of(!*attacker).size() != 1)
        return std::nullopt;
    const Bitboard pawns = board.of(Role::pawn);
    if (pawns.empty())
        return pieces(position, *attacker);
    return board.occupied().size() == 3 ? std::optional{pawn(position, *attacker)} : std::nullopt;
}

bool is_in_stage(const StagePens& pens, const endgame::Tablebase& known, const Position& position,
                 Stage stage)
{
    if (endgame::attacker_of(endgame::kbnk, position.board()) && endgame::ending_of(position)) {
        const std::optional<Hold> held = kept_hold(pens, known, position, stage);
        return held && held->stage == stage;
    }
    const std::optional<Standing> stands = standing(pens, known, position);
    return stands && stands->stage == stage;
}

std::vector<Stage> stages_beside(Stage stage)
{
    const auto between = [](Stage first, Stage last) {
        std::vector<Stage> stages;
        for (auto next = static_cast<int>(first); next <= static_cast<int>(last); ++next)
            stages.push_back(static_cast<Stage>(next));
        return stages;
    };
    if (stage <= last_kbnk_stage)
        return between(first_kbnk_stage, last_kbnk_stage);
    return stage < Stage::open ? between(Stage::to_key_squares, Stage::outrun)
                               : between(Stage::open, Stage::opposition);
}

std::vector<Stage> stages_of(const endgame::Material& ending)
{
    const auto pieces = ending.pieces();
    const auto defends = [](const endgame::Piece& piece) { return piece.side == endgame::Side::defender; };
    const auto is_pawn = [](const endgame::Piece& piece) { return piece.role == Role::pawn; };
    if (pieces.empty() || std::ranges::any_of(pieces, defends))
        return {};
    if (ending == endgame::kbnk)
        return stages_beside(first_kbnk_stage);
    const auto cuts_lines = [](const endgame::Piece& piece) {
        return piece.role == Role::queen || piece.role == Role::rook;
    };
    // Queens and rooks shut him in wherever they stand.
    if (std::ranges::all_of(pieces, cuts_lines))
        return {Stage::box, Stage::shut_edge, Stage::opposition};
    if (std::ranges::none_of(pieces, is_pawn))
        return stages_beside(Stage::open);
    return pieces.size() == 1 ? stages_beside(Stage::outrun) : std::vector<Stage>{};
}

Bitboard stage_squares(Stage stage, const Position& position, Color attacker)
{
    const Board& board = position.board();
    const std::optional<Corners> all = corners(board);
    switch (stage) {
    case Stage::come_together:
    case Stage::take_centre:
        return middle;
    case Stage::drive_to_edge:
    case Stage::shut_edge:
    case Stage::opposition:
        return rim_squares;
    case Stage::wrong_corner:
        return all->wrong | all->right;
    case Stage::w:
    case Stage::breakout:
        return w_squares(board);
    case Stage::large_triangle:
        return net(nearest_right_corners(board), net_steps[0]);
    case Stage::middle_triangle:
        return net(nearest_right_corners(board), net_steps[1]);
    case Stage::small_triangle:
        return net(nearest_right_corners(board), net_steps[2]);
    case Stage::mate:
        return posts_and_corners(nearest_right_corners(board));
    case Stage::to_key_squares:
    case Stage::key_square:
        return key_squares(board.of(Role::pawn).first(), attacker);
    case Stage::outrun:
        return path_of(board.of(Role::pawn).first(), attacker);
    case Stage::open:
    case Stage::box:
        break;
    }
    return {};
}

} // namespace trainer::coach
