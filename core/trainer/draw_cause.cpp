// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/draw_cause.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "trainer/position_key.h"
#include "trainer/technique.h"

namespace trainer {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::Material;
using endgame::Tablebase;
using Kind = DrawCause::Kind;
using Moves = std::vector<Move>;

Bitboard pieces_of(const chess::Board& board, Color side)
{
    return board.of(side) - board.of(Role::king);
}

/// The winning material of a side, in points; a single minor piece cannot force mate and counts as 0.
int strength(const chess::Board& board, Color side)
{
    const Bitboard minors = board.of(side, Role::bishop) | board.of(side, Role::knight);
    if (pieces_of(board, side) == minors && minors.size() == 1)
        return 0;
    return points(board, side);
}

bool is_drawn(const Tablebase& tablebase, const Position& position)
{
    return tablebase.probe(position)->is_draw();
}

/// Finds out how the weaker side forces the capture of an enemy piece, or stalemate, and so a draw.
///
/// Searches the tree of the moves that keep the draw; visits each position once for a number of plies, and at
/// most `patience` positions.
class ForcedDraws {
public:
    ForcedDraws(const Tablebase& tablebase, Color attacker, int patience, int longest = most_plies)
        : tablebase_{tablebase}
        , attacker_{attacker}
        , patience_{patience}
        , longest_{longest}
    {}

    /// The shortest way for the weaker side to force the draw against the longest delay, within `longest`
    /// plies; `nullopt` if none is found.
    std::optional<Moves> line(const Position& position)
    {
        for (int plies = 0; plies <= longest_; ++plies) {
            if (is_forced(position, plies))
                return line(position, plies);
            if (patience_ == 0)
                return std::nullopt;
        }
        return std::nullopt;
    }

    /// True if the draw is forced within some plies.
    bool is_forced(const Position& position, int plies)
    {
        Known& known = known_[position_key(position)];
        if (plies >= known.within || plies <= known.not_within)
            return plies >= known.within;
        if (patience_ == 0)
            return false;
        --patience_;
        const bool found = is_forced_now(position, plies);
        if (found)
            known.within = std::min(known.within, plies);
        else if (patience_ > 0)
            known.not_within = std::max(known.not_within, plies);
        return found;
    }

private:
    static constexpr int most_plies = 14;

    /// The bounds known for a position: the plies within which no draw is forced, and those within which one
    /// is.
    struct Known {
        int not_within = -1;
        int within = most_plies + 1;
    };

    bool is_forced_now(const Position& position, int plies)
    {
        const chess::MoveList moves = legal_moves(position);
        if (moves.empty())
            return !position.is_check();
        if (plies == 0)
            return false;
        const auto is_forced_after = [&](Move move) {
            const Position next = position.play(move);
            return is_forced(next, plies - 1);
        };
        if (position.turn() == attacker_) {
            return std::ranges::all_of(moves, [&](Move move) {
                return !is_drawn(tablebase_, position.play(move)) || is_forced_after(move);
            });
        }
        return std::ranges::any_of(moves, [&](Move move) {
            return is_drawn(tablebase_, position.play(move)) &&
                   (is_capture(position, move) || is_forced_after(move));
        });
    }

    /// @pre `plies` is the smallest number of plies in which the draw is forced
    Moves line(Position position, int plies)
    {
        Moves line;
        for (; plies > 0; --plies) {
            line.push_back(position.turn() == attacker_ ? delay(position, plies) : shortcut(position, plies));
            position = position.play(line.back());
        }
        return line;
    }

    /// The stronger side's move that delays the draw longest.
    Move delay(const Position& position, int plies)
    {
        const chess::MoveList moves = legal_moves(position);
        return *std::ranges::find_if(moves, [&](Move move) {
            const Position next = position.play(move);
            return is_drawn(tablebase_, next) && !is_forced(next, plies - 2);
        });
    }

    /// The weaker side's move that forces the draw soonest.
    Move shortcut(const Position& position, int plies)
    {
        const chess::MoveList moves = legal_moves(position);
        return *std::ranges::find_if(moves, [&](Move move) {
            const Position next = position.play(move);
            return is_drawn(tablebase_, next) && (is_capture(position, move) || is_forced(next, plies - 1));
        });
    }

    const Tablebase& tablebase_;
    Color attacker_;
    int patience_;
    int longest_;
    std::unordered_map<std::uint64_t, Known> known_;
};

/// True if the lone king attacks both pieces somewhere along the line with the attacker to move.
bool forks(Position position, Color attacker, const Moves& line)
{
    if (pieces_of(position.board(), attacker).size() < 2 || !pieces_of(position.board(), !attacker).empty())
        return false;
    for (const Move move : line) {
        const Bitboard pieces = pieces_of(position.board(), attacker);
        if (position.turn() == attacker && (pieces - chess::king_attacks(position.king(!attacker))).empty())
            return true;
        position = position.play(move);
    }
    return false;
}

/// The original square of the piece that a line finally captures on `square`.
Square origin_of_taken(const Moves& line, Square square)
{
    for (std::size_t i = line.size() - 1; i > 0; --i) {
        if (line[i - 1].to == square)
            square = line[i - 1].from;
    }
    return square;
}

/// The cause that a line demonstrates.
DrawCause cause_of(const Position& position, Color attacker, Moves line)
{
    Position last = position;
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
        last = last.play(line[i]);
    if (line.empty() || last.turn() == attacker || !is_capture(last, line.back()))
        return {Kind::stalemate, {}, std::move(line)};
    const Square square = origin_of_taken(line, captured_square(last, line.back()));
    const Role role = position.board().role_at(square);
    const Kind kind = forks(position, attacker, line) ? Kind::fork
                      : role == Role::pawn            ? Kind::pawn_falls
                      : line.size() == 1              ? Kind::piece_hangs
                                                      : Kind::piece_trapped;
    const bool is_single = position.board().of(position.board().piece_at(square)->color, role).size() == 1;
    return {kind, role, std::move(line), is_single ? std::nullopt : std::optional{square}};
}

/// True if all pawns of a side stand on the same rook file.
bool are_rook_pawns(const chess::Board& board, Color side)
{
    const Bitboard pawns = board.of(side, Role::pawn);
    return (pawns - chess::file_squares(0)).empty() || (pawns - chess::file_squares(7)).empty();
}

/// True if the bishop does not cover the promotion corner of the rook pawn.
bool is_wrong_bishop(const chess::Board& board, Color side)
{
    const Square pawn = board.of(side, Role::pawn).first();
    const Square corner = chess::square_at(file_of(pawn), side == Color::white ? 7 : 0);
    return are_rook_pawns(board, side) && is_dark(board.of(side, Role::bishop).first()) != is_dark(corner);
}

/// True if a rook pawn or bishop pawn stands on its seventh rank and its king beside it or a move away from
/// that.
bool is_too_far(const Position& position, Color side)
{
    constexpr int near = 2;
    const Square pawn = position.board().of(side, Role::pawn).first();
    return relative_rank(pawn, side) == 6 && files_against_queen.contains(pawn) &&
           king_distance(pawn, position.king(side)) <= near;
}

/// True if a pawn on its seventh rank, whose promotion square its king guards, costs the rook.
bool costs_rook(const Position& position, Color side)
{
    const Square pawn = position.board().of(side, Role::pawn).first();
    const Square goal = chess::promotion_square(pawn, side);
    return relative_rank(pawn, side) == 6 && king_distance(position.king(side), goal) <= 1;
}

/// True if a position would be won without the pawn of a side.
bool saves(const Tablebase& tablebase, const Position& position, Color side)
{
    chess::Setup setup = position.setup();
    setup.board.remove(setup.board.of(side, Role::pawn).first());
    const auto without = Position::from(setup);
    return without && !is_drawn(tablebase, *without);
}

/// True if the king of a side would win the position next to the promotion square of the other side's pawn,
/// from which it is three moves away or more.
bool is_king_too_far(const Tablebase& tablebase, const Position& position, Color side)
{
    constexpr int far = 3;
    const Square king = position.king(side);
    const Square goal = chess::promotion_square(position.board().of(!side, Role::pawn).first(), !side);
    if (king_distance(king, goal) < far)
        return false;
    return std::ranges::any_of(chess::king_attacks(goal) - position.board().occupied(), [&](Square near) {
        chess::Setup setup = position.setup();
        setup.board.remove(king);
        setup.board.put(near, {side, Role::king});
        const auto nearer = Position::from(setup);
        return nearer && winner_of(*nearer, tablebase.probe(*nearer)) == side;
    });
}

bool is_race(const Position& position)
{
    return std::ranges::all_of(chess::all_colors, [&](Color side) {
        return !outside_passed_pawns(position.board(), side, position.turn()).empty();
    });
}

/// The theoretical reason in an ending with equal forces.
Kind kind_of_even(const Position& position)
{
    const bool has_pawns = !position.board().of(Role::pawn).empty();
    return has_pawns && is_race(position) ? Kind::both_promote : Kind::even;
}

/// The weaker side's way to force the draw, if it is not too deep.
///
/// With three pieces nearly every such way is found; with four the tree soon grows too wide if no draw is
/// forced.
std::optional<Moves> forced_draw(const Tablebase& tablebase, const Position& position, Color attacker)
{
    const int patience = position.board().occupied().size() == 3 ? 4'000 : 1'500;
    return ForcedDraws{tablebase, attacker, patience}.line(position);
}

/// Finds out whether the weaker side can give check at each of its moves, until a capture or stalemate can be
/// forced at once.
///
/// Collects the positions that its drawing checks lead to, at most `patience`, and removes those in which no
/// check is left whose replies all lead to the rest.
class PerpetualChecks {
public:
    PerpetualChecks(const Tablebase& tablebase, Color attacker, std::size_t patience)
        : tablebase_{tablebase}
        , attacker_{attacker}
        , patience_{patience}
        , forced_draws_{tablebase, attacker, 10 * static_cast<int>(patience)}
    {}

    /// @pre the position is drawn
    bool are_forced(const Position& position)
    {
        const chess::Board& board = position.board();
        if ((pieces_of(board, !attacker_) - board.of(Role::pawn)).empty())
            return false;
        const Numbers first =
            position.turn() == attacker_ ? after_replies(position) : Numbers{number_of(position)};
        for (std::size_t number = 0; number < nodes_.size(); ++number) {
            if (nodes_.size() > patience_)
                return false;
            nodes_[number].checks = after_checks(nodes_[number].position);
        }
        remove_failures();
        return hold(first);
    }

private:
    using Numbers = std::vector<std::size_t>;

    /// The plies of a pin, fork or skewer that wins a piece.
    static constexpr int soon = 3;

    /// A position with the checking side to move.
    struct Node {
        Position position;
        std::vector<Numbers> checks; ///< for each check, the positions after the replies
        bool holds = true;
    };

    std::size_t number_of(const Position& position)
    {
        const auto [found, is_new] = numbers_.try_emplace(position_key(position), nodes_.size());
        if (is_new)
            nodes_.push_back({position, {}});
        return found->second;
    }

    Numbers after_replies(const Position& position)
    {
        Numbers numbers;
        for (const Move move : legal_moves(position)) {
            const Position next = position.play(move);
            if (is_drawn(tablebase_, next) && !forced_draws_.is_forced(next, soon))
                numbers.push_back(number_of(next));
        }
        return numbers;
    }

    /// @param position by value, as `nodes_` grows
    std::vector<Numbers> after_checks(Position position)
    {
        std::vector<Numbers> checks;
        for (const Move move : legal_moves(position)) {
            const Position next = position.play(move);
            if (next.is_check() && is_drawn(tablebase_, next))
                checks.push_back(after_replies(next));
        }
        return checks;
    }

    bool hold(const Numbers& numbers) const
    {
        return std::ranges::all_of(numbers, [this](std::size_t number) { return nodes_[number].holds; });
    }

    void remove_failures()
    {
        bool changed = true;
        while (std::exchange(changed, false)) {
            for (Node& node : nodes_) {
                const bool holds =
                    node.holds &&
                    std::ranges::any_of(node.checks, [this](const Numbers& after) { return hold(after); });
                changed = changed || holds != node.holds;
                node.holds = holds;
            }
        }
    }

    const Tablebase& tablebase_;
    Color attacker_;
    std::size_t patience_;
    ForcedDraws forced_draws_;
    std::vector<Node> nodes_;
    std::unordered_map<std::uint64_t, std::size_t> numbers_;
};

/// The theoretical reason in an ending in which the search found no forced draw.
DrawCause known_cause(const Tablebase& tablebase, const Position& position, Color attacker)
{
    const chess::Board& board = position.board();
    const std::string name = Material::of(board, attacker)->name();
    if ((name == "KPK" || name == "KPPK") && are_rook_pawns(board, attacker))
        return {Kind::rook_pawn};
    if (name == "KPK")
        return {Kind::king_in_front};
    if (name == "KBPK" && is_wrong_bishop(board, attacker))
        return {Kind::wrong_bishop};
    constexpr std::array<std::string_view, 6> minor_endings{"KRKB", "KRKN", "KBKR", "KNKR", "KBKP", "KNKP"};
    if (std::ranges::find(minor_endings, name) != minor_endings.end())
        return {Kind::minor_holds};
    if ((name == "KPKB" || name == "KPKN") && !forced_draw(tablebase, position, !attacker))
        return {Kind::minor_holds};
    if (name == "KQKP" && is_too_far(position, !attacker))
        return {Kind::pawn_too_far};
    if (name == "KRKP" && is_king_too_far(tablebase, position, attacker))
        return {Kind::king_too_far};
    if (name == "KRKP" && costs_rook(position, !attacker))
        return {Kind::pawn_saves, Role::rook};
    if ((name == "KQKP" || name == "KRKP") && saves(tablebase, position, !attacker))
        return {Kind::pawn_saves};
    constexpr std::size_t patience = 200;
    const bool is_perpetual = PerpetualChecks{tablebase, attacker, patience}.are_forced(position);
    return {is_perpetual ? Kind::perpetual_check : Kind::fortress};
}

} // namespace

std::optional<DrawCause> draw_cause(const Tablebase& tablebase, const Position& position,
                                    std::optional<Color> side)
{
    const std::optional<endgame::Verdict> verdict = tablebase.probe(position);
    if (!verdict || !verdict->is_draw())
        return std::nullopt;
    if (is_dead(position))
        return DrawCause{Kind::dead_position};
    if (is_stalemate(position))
        return DrawCause{Kind::stalemate};
    const chess::Board& board = position.board();
    const int lead = strength(board, Color::white) - strength(board, Color::black);
    if (lead == 0 && !side)
        return DrawCause{kind_of_even(position)};
    const Color attacker = side ? *side : lead > 0 ? Color::white : Color::black;
    // Searching five-piece positions takes too long.
    if (board.occupied().size() > static_cast<int>(endgame::most_pieces))
        return DrawCause{lead == 0 ? Kind::even : Kind::fortress};
    if (board.of(attacker, Role::knight).size() == 2)
        return DrawCause{Kind::two_knights};
    if (std::optional<Moves> line = forced_draw(tablebase, position, attacker))
        return cause_of(position, attacker, std::move(*line));
    if (lead == 0)
        return DrawCause{kind_of_even(position)};
    return known_cause(tablebase, position, attacker);
}

bool pawn_falls_soon(const Tablebase& tablebase, const Position& position)
{
    constexpr int soon = 6;
    constexpr int patience = 4'000;
    const Color attacker =
        position.board().of(Color::white, Role::pawn).empty() ? Color::black : Color::white;
    std::optional<Moves> line = ForcedDraws{tablebase, attacker, patience, soon}.line(position);
    return line && cause_of(position, attacker, std::move(*line)).kind == Kind::pawn_falls;
}

} // namespace trainer
