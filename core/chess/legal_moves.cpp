// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/legal_moves.h"

// The targets of a piece are a set of squares, and legality is a set subtracted from it. The king's safety
// gives the squares that parry a check and the pieces that are pinned; king moves are tested at their target,
// en passant captures on the board after the capture.

#include <algorithm>
#include <array>
#include <optional>

#include "chess/attacks.h"
#include "chess/king_safety.h"

namespace chess {

namespace {

/// The squares one step ahead in the direction of a side's pawns.
constexpr Bitboard ahead(Color side, Bitboard squares)
{
    return side == Color::white ? shifted<0, 1>(squares) : shifted<0, -1>(squares);
}

/// The targets on which a piece of a role is promoted.
constexpr Bitboard promotions(Role role, Color side, Bitboard targets)
{
    return role == Role::pawn ? targets & rank_squares(side == Color::white ? 7 : 0) : Bitboard{};
}

/// A side's third rank, which its pawns pass in a double step.
constexpr Bitboard passing_rank(Color side)
{
    return rank_squares(side == Color::white ? 2 : 5);
}

constexpr Bitboard united(const std::array<Bitboard, 4>& sets)
{
    return sets[0] | sets[1] | sets[2] | sets[3];
}

/// The legal targets of the pieces of the side to move.
class Targets {
public:
    explicit Targets(const Position& position)
        : position_{position}
        , board_{position.board()}
        , occupied_{board_.occupied()}
        , us_{position.turn()}
        , king_{position.king(us_)}
        , safety_{king_safety(board_, us_)}
        , answers_{answers()}
    {}

    /// The legal targets of the piece of a role on `from`.
    Bitboard of(Role role, Square from) const
    {
        switch (role) {
        case Role::pawn:
            return (united(pawn_targets(Bitboard{from})) & allowed(from)) | en_passant_target(from);
        case Role::king:
            return king_targets() | castling_targets();
        default:
            return limited(attacks(Piece{us_, role}, from, occupied_), from);
        }
    }

    /// The number of legal moves.
    int count() const
    {
        return count_pawn_moves() + count_moves<Role::knight>() + count_moves<Role::bishop>() +
               count_moves<Role::rook>() + count_moves<Role::queen>() +
               (king_targets() | castling_targets()).size();
    }

private:
    /// Restricts the squares attacked by a piece other than the king to its legal targets.
    Bitboard limited(Bitboard attacked, Square from) const
    {
        return (attacked - board_.of(us_)) & allowed(from);
    }

    template <Role role>
    int count_moves() const
    {
        int count = 0;
        for (const Square from : board_.of(us_, role))
            count += limited(attacks(Piece{us_, role}, from, occupied_), from).size();
        return count;
    }

    int count_pawn_moves() const
    {
        const Bitboard pawns = board_.of(us_, Role::pawn);
        const Bitboard pinned = pawns & safety_.pinned;
        int count = count_pawn_moves(pawns - pinned, answers_);
        for (const Square from : pinned)
            count += count_pawn_moves(Bitboard{from}, allowed(from));
        if (position_.en_passant()) {
            for (const Square from : pawns)
                count += en_passant_target(from).size();
        }
        return count;
    }

    int count_pawn_moves(Bitboard pawns, Bitboard allowed) const
    {
        int count = 0;
        for (const Bitboard targets : pawn_targets(pawns)) {
            const Bitboard left = targets & allowed;
            if (!left.empty())
                count += left.size() + 3 * promotions(Role::pawn, us_, left).size();
        }
        return count;
    }

    /// The squares on which a piece other than the king parries the checks: all squares if there is no check,
    /// no squares in a double check.
    Bitboard answers() const
    {
        const Bitboard checkers = safety_.checkers;
        if (checkers.empty())
            return all_squares;
        const Square first = checkers.first();
        return checkers == Bitboard{first} ? between(king_, first) | checkers : Bitboard{};
    }

    /// The squares that checks and a pin leave to a piece on `from`.
    Bitboard allowed(Square from) const
    {
        return safety_.pinned.contains(from) ? answers_ & line_through(king_, from) : answers_;
    }

    /// The targets of pawns, one set for each kind of move, so that no two pawns have the same target in one
    /// set.
    std::array<Bitboard, 4> pawn_targets(Bitboard pawns) const
    {
        const Bitboard steps = ahead(us_, pawns) - occupied_;
        const Bitboard double_steps = ahead(us_, steps & passing_rank(us_)) - occupied_;
        const Bitboard beside_left = shifted<-1, 0>(pawns);
        const Bitboard beside_right = shifted<1, 0>(pawns);
        return {steps, double_steps, ahead(us_, beside_left) & board_.of(!us_),
                ahead(us_, beside_right) & board_.of(!us_)};
    }

    /// The en passant square, if the pawn on `from` may capture there.
    ///
    /// En passant is the only capture that vacates two squares, so it is tested on the board after the
    /// capture.
    Bitboard en_passant_target(Square from) const
    {
        const std::optional<Square> target = position_.en_passant();
        if (!target || !pawn_attacks(us_, from).contains(*target))
            return {};
        Board after = board_;
        after.remove(from);
        after.remove(square_at(file_of(*target), rank_of(from)));
        after.put(*target, Piece{us_, Role::pawn});
        return is_safe(after, king_, !us_, after.occupied()) ? Bitboard{*target} : Bitboard{};
    }

    Bitboard king_targets() const
    {
        Bitboard targets = king_attacks(king_) - board_.of(us_);
        for (const Square target : targets) {
            if (!is_safe_for_king(target))
                targets -= Bitboard{target};
        }
        return targets;
    }

    Bitboard castling_targets() const
    {
        Bitboard targets;
        if (!safety_.checkers.empty())
            return targets;
        for (const Square rook : position_.castling_rooks() & board_.of(us_)) {
            const Square target = square_at(file_of(rook) < file_of(king_) ? 2 : 6, rank_of(king_));
            if ((between(king_, rook) & occupied_).empty() && is_safe_for_king(target) &&
                is_safe_for_king(between(king_, target).first()))
                targets |= Bitboard{target};
        }
        return targets;
    }

    /// True if the king would be safe on a square. The king is removed from the occupancy so that sliders
    /// x-ray through it.
    bool is_safe_for_king(Square square) const
    {
        return is_safe(board_, square, !us_, occupied_ - Bitboard{king_});
    }

    const Position& position_;
    const Board& board_;
    Bitboard occupied_;
    Color us_;
    Square king_;
    KingSafety safety_;
    Bitboard answers_;
};

void add_moves(MoveList& moves, const Position& position, const Targets& legal, Role role, Square from)
{
    const Bitboard targets = legal.of(role, from);
    const Bitboard promoting = promotions(role, position.turn(), targets);
    for (const Square to : promoting) {
        for (const Role promotion : promotion_roles)
            moves.add({from, to, promotion});
    }
    for (const Square to : targets - promoting)
        moves.add({from, to});
}

} // namespace

MoveList legal_moves(const Position& position)
{
    const Targets legal{position};
    MoveList moves;
    for (const Role role : all_roles) {
        for (const Square from : position.board().of(position.turn(), role))
            add_moves(moves, position, legal, role, from);
    }
    return moves;
}

MoveList legal_moves_from(const Position& position, Square from)
{
    MoveList moves;
    const std::optional<Piece> piece = position.board().piece_at(from);
    if (piece && piece->color == position.turn())
        add_moves(moves, position, Targets{position}, piece->role, from);
    return moves;
}

std::size_t count_legal_moves(const Position& position)
{
    return static_cast<std::size_t>(Targets{position}.count());
}

bool is_legal(const Position& position, Move move)
{
    // Asked of every move of a game that is read, so no list is made.
    const std::optional<Piece> piece = position.board().piece_at(move.from);
    if (!piece || piece->color != position.turn() ||
        !Targets{position}.of(piece->role, move.from).contains(move.to))
        return false;
    const bool promotes = !promotions(piece->role, piece->color, Bitboard{move.to}).empty();
    if (!promotes || !move.promotion)
        return promotes == move.promotion.has_value();
    return std::ranges::find(promotion_roles, *move.promotion) != promotion_roles.end();
}

} // namespace chess
