// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/stage.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <future>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
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

/// The same diagonal before each of some corners.
Bitboard net(Bitboard corners, int away)
{
    Bitboard squares;
    for (const Square corner : corners)
        squares |= diagonal_before(corner, away);
    return squares;
}

/// Corners, and the squares of a king that mates there.
Bitboard posts_and_corners(Bitboard corners)
{
    Bitboard squares = corners;
    for (const Square corner : corners)
        squares |= chess::knight_attacks(corner);
    return squares;
}

/// The features that determine the stages of bishop and knight.
struct Hunt {
    int pen;
    int triangle;
    int kings_apart;       ///< In king's moves, as the next two.
    int knight_apart;      ///< From its own king.
    int from_wrong_corner; ///< The lone king from the nearer one.
    int from_right_corner; ///< In steps along files and ranks.
    bool is_king_on_edge;
    bool is_own_king_on_edge;
    bool is_in_centre; ///< The lone king, on one of four squares.
    bool is_posted;    ///< The attacking king, a knight's move from the nearest right corner.
};

/// `nullopt` if the position is not won.
std::optional<Hunt> hunt_of(const StagePens& pens, const Position& position)
{
    const std::optional<int> pen = pens.usual.of(position);
    if (!pen)
        return std::nullopt;
    const Board& board = position.board();
    const Color attacker = *endgame::attacker_of(endgame::kbnk, board);
    const Square king = position.king(!attacker);
    const Square own_king = position.king(attacker);
    const Corners all = *corners(board);
    return Hunt{.pen = *pen,
                .triangle = *pens.triangles.of(position),
                .kings_apart = king_distance(king, own_king),
                .knight_apart = king_distance(own_king, board.of(Role::knight).first()),
                .from_wrong_corner = king_distance(king, all.wrong),
                .from_right_corner = steps(king, all.right),
                .is_king_on_edge = edge_squares.contains(king),
                .is_own_king_on_edge = edge_squares.contains(own_king),
                .is_in_centre = middle_squares.contains(king),
                .is_posted = chess::knight_attacks(nearest_right_corners(board).first()).contains(own_king)};
}

bool are_together(const Hunt& hunt)
{
    return !hunt.is_own_king_on_edge && (hunt.knight_apart <= 4 || hunt.kings_apart <= 3);
}

/// True if the lone king stands on the edge and can be driven along it: not next to the right corner.
bool has_edge_to_go(const Hunt& hunt)
{
    return hunt.is_king_on_edge && hunt.from_right_corner >= 2;
}

/// The stage of a king that can be held in the large triangle, but not in the middle triangle.
Stage in_large_triangle(const Hunt& hunt)
{
    if (hunt.kings_apart > 3 || hunt.pen > 8)
        return Stage::large_triangle;
    if (hunt.is_king_on_edge && hunt.from_right_corner >= 4)
        return Stage::w;
    if (hunt.triangle <= 4)
        return Stage::breakout;
    return has_edge_to_go(hunt) ? Stage::w : Stage::large_triangle;
}

/// The stage as the pieces stand, whatever comes next.
Stage stage_on_board(const Hunt& hunt)
{
    if (hunt.triangle <= 1)
        return hunt.is_posted ? Stage::mate : Stage::small_triangle;
    if (hunt.triangle <= 3)
        return Stage::middle_triangle;
    if (hunt.triangle <= 5)
        return in_large_triangle(hunt);
    if (hunt.kings_apart <= 3 && hunt.pen <= 7 && hunt.from_wrong_corner <= 2)
        return Stage::wrong_corner;
    if (hunt.kings_apart <= 3 && hunt.pen <= 9)
        return Stage::drive_to_edge;
    return are_together(hunt) ? Stage::take_centre : Stage::come_together;
}

/// False if the name of a stage up to that on the board would contradict the board.
bool is_true(Stage stage, const Hunt& hunt)
{
    switch (stage) {
    case Stage::w:
        return has_edge_to_go(hunt) && hunt.kings_apart <= 3;
    case Stage::breakout:
        return hunt.kings_apart <= 3 && hunt.triangle <= 4 && hunt.pen <= 8;
    case Stage::wrong_corner:
        return hunt.kings_apart <= 3 && hunt.from_wrong_corner <= 2;
    case Stage::drive_to_edge:
        return hunt.kings_apart <= 4 && !hunt.is_in_centre;
    case Stage::take_centre:
        return are_together(hunt);
    default:
        return true;
    }
}

/// The stage that best play keeps, or the next earlier one that the board does not contradict.
Stage shown_stage(Stage kept, const Hunt& hunt)
{
    if (kept == Stage::w && !is_true(kept, hunt) && is_true(Stage::breakout, hunt))
        return Stage::breakout;
    auto stage = static_cast<int>(kept);
    while (stage > static_cast<int>(Stage::take_centre) && !is_true(static_cast<Stage>(stage), hunt))
        --stage;
    if (stage > static_cast<int>(Stage::take_centre))
        return static_cast<Stage>(stage);
    return are_together(hunt) ? Stage::take_centre : Stage::come_together;
}

/// Looks for the earliest stage that best play comes back to.
class Lookahead {
public:
    /// Stages before `enough` are treated like the first stage.
    Lookahead(const StagePens& pens, const endgame::Tablebase& known, Stage enough)
        : pens_{pens}
        , known_{known}
        , enough_{enough}
    {}

    /// The earliest stage on the board and after up to five plies of best play, but the first ply of the
    /// defender's is any move: its poorer moves must not lead back either.
    ///
    /// @pre the position is won
    Stage kept(const Position& position) const
    {
        constexpr int plies = 5;
        if (position.turn() == *endgame::attacker_of(endgame::kbnk, position.board()))
            return earliest(position, plies);
        Stage found = stage_on_board(*hunt_of(pens_, position));
        for (const chess::Move move : legal_moves(position)) {
            if (found < enough_)
                break;
            found = std::min(found, earliest(position.play(move), plies - 1));
        }
        return found;
    }

private:
    Stage earliest(const Position& position, int plies) const
    {
        Stage found = stage_on_board(*hunt_of(pens_, position));
        if (plies == 0)
            return found;
        for (const chess::Move move : known_.best_moves(position)) {
            if (found < enough_)
                break;
            found = std::min(found, earliest(position.play(move), plies - 1));
        }
        return found;
    }

    const StagePens& pens_;
    const endgame::Tablebase& known_;
    Stage enough_;
};

/// True if the winner of a position can force mate within three moves.
bool is_near_mate(const endgame::Tablebase& known, const Position& position)
{
    constexpr int near = 3;
    const auto verdict = known.probe(position);
    return verdict && !verdict->is_draw() && verdict->to_mate().moves() <= near;
}

/// The stage with bishop and knight; `nullopt` if there is none, or possibly if it is earlier than `least`.
std::optional<Stage> bishop_and_knight(const StagePens& pens, const endgame::Tablebase& known,
                                       const Position& position, Stage least = first_kbnk_stage)
{
    const std::optional<Hunt> hunt = hunt_of(pens, position);
    if (!hunt)
        return std::nullopt;
    if (is_near_mate(known, position))
        return Stage::mate;
    if (least > Stage::take_centre && stage_on_board(*hunt) < least)
        return std::nullopt;
    // The board alone distinguishes the first two stages.
    const Stage enough = least == Stage::breakout ? Stage::w : std::max(least, Stage::drive_to_edge);
    return shown_stage(Lookahead{pens, known, enough}.kept(position), *hunt);
}

Standing pieces(const Position& position, Color attacker)
{
    const Board& board = position.board();
    const Facts facts = facts_of(board, attacker);
    const auto lies_on = [&](Bitboard edge) { return (facts.box - edge).empty(); };
    if (std::ranges::any_of(edges, lies_on)) {
        const auto is_free = [&](Bitboard edge) {
            return lies_on(edge) && !edge.contains(position.king(attacker));
        };
        // With the other side to move, the attacker has to give way.
        // Bishops and knights do not check along an edge.
        const bool can_check = !major_pieces(board, attacker).empty();
        const bool is_faced = facts.opposition == Opposition::direct && position.turn() == attacker &&
                              can_check && std::ranges::any_of(edges, is_free);
        return {is_faced ? Stage::opposition : Stage::shut_edge, facts.box};
    }
    const auto reaches = [&](Bitboard edge) { return !(facts.box & edge).empty(); };
    if (std::ranges::all_of(edges, reaches))
        return {Stage::open, {}};
    return {Stage::box, facts.box};
}

/// True if the pawn of a won position outruns the other king, perhaps after its own king has left its way.
bool is_running(const Position& position, Color attacker, Bitboard path)
{
    const Board& board = position.board();
    if (!(path & board.of(!attacker)).empty())
        return false;
    const bool is_in_way = path.contains(position.king(attacker));
    if (is_in_way && position.turn() != attacker) {
        // Only a king on the promotion square has no key square to go to.
        const chess::MoveList moves = legal_moves(position);
        return path.size() == 1 && std::ranges::all_of(moves, [&](chess::Move move) {
                   return is_running(position.play(move), attacker, path);
               });
    }
    // If its own king stands in the way, the pawn waits for one move.
    const Color runs_after = is_in_way ? !attacker : position.turn();
    return !outside_passed_pawns(board, attacker, runs_after).empty();
}

Standing pawn(const Position& position, Color attacker)
{
    const Board& board = position.board();
    const Square square = board.of(Role::pawn).first();
    const Bitboard path = chess::path_of_pawn(square, attacker);
    if (is_running(position, attacker, path))
        return {Stage::outrun, path};
    const Bitboard keys = key_squares(square, attacker);
    const Square king = position.king(attacker);
    const bool leads = keys.contains(king) || has_passed_keys(king, square, attacker);
    return {leads ? Stage::key_square : Stage::to_key_squares, keys};
}

/// The squares that the advice of a stage sends the attacker's king to.
Bitboard kings_goal(const Standing& standing, const Position& position, Color attacker)
{
    const Bitboard king{position.king(!attacker)};
    switch (standing.stage) {
    case Stage::take_centre: {
        // A king on the edge is to be kept there.
        constexpr int close = 2;
        const bool must_come =
            edge_distance(king.first()) == 0 && king_distance(king.first(), position.king(attacker)) > close;
        return must_come ? king : standing.squares | king;
    }
    case Stage::small_triangle:
        return chess::knight_attacks(nearest_right_corners(position.board()).first());
    case Stage::to_key_squares:
        return standing.squares;
    default:
        return king;
    }
}

/// True unless the attacker is to move and no best move brings its king nearer to its goal.
bool is_kings_turn(const endgame::Tablebase& known, const Position& position, const Standing& standing)
{
    const Color attacker = *winner_of(position, known.probe(position));
    const Bitboard goal = kings_goal(standing, position, attacker);
    return position.turn() != attacker ||
           std::ranges::any_of(known.best_moves(position), [&](chess::Move move) {
               return move.from == position.king(attacker) &&
                      (steps(move.to, goal) < steps(move.from, goal) ||
                       king_distance(move.to, goal) < king_distance(move.from, goal));
           });
}

/// True unless the side to move runs with a pawn and every best move is its king's; a promotion that is a
/// good move need not wait.
bool is_pawns_turn(const endgame::Tablebase& known, const Position& position, const Standing& standing)
{
    if (standing.stage != Stage::outrun || position.board().of(position.turn()).size() == 1)
        return true;
    const auto is_kings = [king = position.king(position.turn())](chess::Move move) {
        return move.from == king;
    };
    const auto promotes = [](chess::Move move) { return move.promotion.has_value(); };
    return !std::ranges::all_of(known.best_moves(position), is_kings) ||
           std::ranges::any_of(good_moves(known, position), promotes);
}

/// `standing`, whatever moves are best; `nullopt` also if the stage is known to be earlier than `least`.
std::optional<Standing> stands_in(const StagePens& pens, const endgame::Tablebase& known,
                                  const Position& position, Stage least = first_kbnk_stage)
{
    const Board& board = position.board();
    if (const auto hunter = endgame::attacker_of(endgame::kbnk, board);
        hunter && endgame::ending_of(position)) {
        const std::optional<Stage> stage = bishop_and_knight(pens, known, position, least);
        return stage ? std::optional{Standing{*stage, stage_squares(*stage, position, *hunter)}}
                     : std::nullopt;
    }
    const std::optional<Color> attacker = winner_of(position, known.probe(position));
    if (!attacker || board.of(!*attacker).size() != 1)
        return std::nullopt;
    const Bitboard pawns = board.of(Role::pawn);
    if (pawns.empty())
        return pieces(position, *attacker);
    return board.occupied().size() == 3 ? std::optional{pawn(position, *attacker)} : std::nullopt;
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
    std::optional<Standing> found = stands_in(pens, known, position);
    if (found) {
        found->is_kings_turn = is_kings_turn(known, position, *found);
        found->is_pawns_turn = is_pawns_turn(known, position, *found);
    }
    return found;
}

std::optional<Stage> stage_of(const endgame::Tablebase& known, const Position& position)
{
    const std::optional<Standing> stands = stands_in(stage_pens(), known, position);
    return stands ? std::optional{stands->stage} : std::nullopt;
}

bool is_in_stage(const StagePens& pens, const endgame::Tablebase& known, const Position& position,
                 Stage stage)
{
    const std::optional<Standing> stands = stands_in(pens, known, position, stage);
    return stands && stands->stage == stage;
}

std::optional<Stage> stage_past(const StagePens& pens, const endgame::Tablebase& known,
                                const Position& position, Stage stage)
{
    const Stage next{static_cast<int>(stage) + 1};
    const std::optional<Standing> stands = stands_in(pens, known, position, next);
    return stands && stands->stage > stage ? std::optional{stands->stage} : std::nullopt;
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
    // Queens and rooks confine the king from any square.
    if (std::ranges::all_of(pieces, cuts_lines))
        return {Stage::box, Stage::shut_edge, Stage::opposition};
    if (std::ranges::none_of(pieces, cuts_lines) && std::ranges::none_of(pieces, is_pawn))
        return {Stage::open, Stage::box, Stage::shut_edge};
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
        return edge_squares;
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
        return posts_and_corners(nearest_of({Square::a1, Square::h1, Square::a8, Square::h8},
                                            board.of(!attacker, Role::king).first()));
    case Stage::to_key_squares:
    case Stage::key_square:
        return key_squares(board.of(Role::pawn).first(), attacker);
    case Stage::outrun:
        return chess::path_of_pawn(board.of(Role::pawn).first(), attacker);
    case Stage::open:
    case Stage::box:
        break;
    }
    return {};
}

} // namespace trainer::coach
