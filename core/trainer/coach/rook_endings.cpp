// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/rook_endings.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/pawns.h"
#include "endgame/verdict.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/move_ideas.h"

namespace trainer::coach {

using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Move;
using chess::Position;
using chess::Role;
using chess::Square;
using endgame::Outcome;
using endgame::Tablebase;
using Kind = Reason::Kind;

namespace {

bool is_rook_ending(const Board& board)
{
    const Bitboard rooks = board.of(Role::rook);
    return !rooks.empty() && board.occupied() == (rooks | board.of(Role::king) | board.of(Role::pawn));
}

/// A legal move and the resulting position.
class RookMove : MoveIdeas {
public:
    using MoveIdeas::MoveIdeas;

    std::vector<Reason> ideas()
    {
        if (result_ == Outcome::loss || !keeps(move_) || !is_rook_ending(after_))
            return {};
        if (role_ == Role::rook) {
            add_bridge();
            add_third_rank();
            add_back_rank();
            add_cut();
            add_behind_pawn();
            add_from_side();
            add_long_side();
            add_check();
        }
        if (role_ == Role::king)
            add_kings_place();
        return std::move(found_);
    }

private:
    /// The rook prepares to shield its king, which stands in front of the pawn, or does so (Lucena).
    void add_bridge()
    {
        const std::optional<Square> pawn = only_pawn(mover_);
        if (!pawn || result_ != Outcome::win || relative_rank(*pawn, mover_) != 6 ||
            after_.of(!mover_, Role::rook).empty())
            return;
        const Square king = next_.king(mover_);
        const bool is_ahead = file_of(king) == file_of(*pawn) && relative_rank(king, mover_) == 7;
        const bool is_on_fourth =
            relative_rank(move_.to, mover_) == 3 && relative_rank(move_.from, mover_) != 3;
        const bool shields =
            position_.is_check() && king_distance(king, *pawn) <= 2 && king_distance(king, move_.to) == 1;
        if ((is_ahead && is_on_fourth && !next_.is_check()) || shields)
            add(Kind::builds_bridge, Bitboard{move_.to});
    }

    /// Philidor's defence: rook on the rank in front of king and pawn, the other king ahead of the pawn.
    void add_third_rank()
    {
        const std::optional<Square> pawn = only_pawn(!mover_);
        if (!pawn || result_ != Outcome::draw || after_.of(!mover_, Role::rook).empty())
            return;
        const Square own = next_.king(mover_);
        const bool is_ahead =
            relative_rank(own, !mover_) >= 6 && std::abs(file_of(own) - file_of(*pawn)) <= 1;
        const bool is_below = relative_rank(*pawn, !mover_) <= 4 && relative_rank(their_king_, !mover_) <= 4;
        if (is_ahead && is_below && relative_rank(move_.to, !mover_) == 5)
            add(Kind::holds_third_rank, Bitboard{move_.to});
    }

    /// Passive defence: the rook stays beside its king on the rank on which the pawn promotes.
    void add_back_rank()
    {
        const std::optional<Square> pawn = only_pawn(!mover_);
        const auto is_back = [&](Square square) { return relative_rank(square, mover_) == 0; };
        if (!pawn || result_ != Outcome::draw || after_.of(!mover_, Role::rook).empty() ||
            !is_back(move_.from) || !is_back(move_.to) || !is_back(next_.king(mover_)))
            return;
        const auto leaves_and_loses = [&](Move other) { return !is_back(other.to) && !keeps(other); };
        if (std::ranges::any_of(legal_moves_from(position_, move_.from), leaves_and_loses))
            add(Kind::holds_back_rank, Bitboard{move_.to});
    }

    /// The pawns that the other king is to be kept from, or without any the king that rook meets rook with; a
    /// bare king is cut off from everything.
    Bitboard aims() const
    {
        const Bitboard pawns = after_.of(Role::pawn);
        const bool is_bare = after_.of(!mover_).size() == 1;
        return !pawns.empty() ? pawns : is_bare ? Bitboard{} : Bitboard{next_.king(mover_)};
    }

    void add_cut()
    {
        const Facts before = facts_of(position_.board(), mover_);
        const Facts after = facts_of(after_, mover_);
        if (after.box.size() >= before.box.size())
            return;
        const bool has_pawn = !after_.of(Role::pawn).empty();
        for (const bool is_file : {true, false}) {
            const Bitboard line =
                is_file ? chess::file_squares(file_of(move_.to)) : chess::rank_squares(rank_of(move_.to));
            const bool is_shut =
                (line - after.covered - Bitboard{move_.to}).empty() && (after.box & line).empty();
            const Bitboard side = reach(after.king, ~line);
            const auto is_cut_off = [&](Square aim) {
                return !side.contains(aim) && (!has_pawn || !line.contains(aim));
            };
            if (!line.contains(move_.from) && is_shut && std::ranges::all_of(aims(), is_cut_off))
                add(is_file ? Kind::cuts_file : Kind::cuts_rank, Bitboard{move_.to});
        }
    }

    /// True if a square lies behind a passed pawn on its file, with no piece between.
    bool is_behind(Square square, Square pawn, Color side) const
    {
        return file_of(square) == file_of(pawn) && relative_rank(square, side) < relative_rank(pawn, side) &&
               (chess::between(square, pawn) & after_.occupied()).empty();
    }

    void add_behind_pawn()
    {
        for (const Color side : chess::all_colors) {
            for (const Square pawn : passed_pawns(after_, side)) {
                if (is_behind(move_.to, pawn, side) && file_of(move_.from) != file_of(pawn))
                    add(Kind::behind_pawn, Bitboard{pawn});
            }
        }
    }

    /// Vančura's defence: the other rook guards its rook pawn from the front and cannot leave it, and the
    /// king is out of reach of its checks.
    void add_from_side()
    {
        constexpr int sixth = 5;
        constexpr int far = 5;
        const std::optional<Square> pawn = only_pawn(!mover_);
        const Square own = next_.king(mover_);
        const auto is_ahead = [&](Square rook) {
            return file_of(rook) == file_of(*pawn) && relative_rank(rook, !mover_) > sixth;
        };
        if (!pawn || result_ != Outcome::draw || relative_rank(*pawn, !mover_) != sixth ||
            (file_of(*pawn) != 0 && file_of(*pawn) != 7))
            return;
        const bool is_safe =
            relative_rank(own, !mover_) == sixth + 1 && std::abs(file_of(own) - file_of(*pawn)) >= far;
        if (is_safe && rank_of(move_.to) == rank_of(*pawn) &&
            covered_from(after_, move_.to).contains(*pawn) &&
            std::ranges::any_of(after_.of(!mover_, Role::rook), is_ahead))
            add(Kind::from_side, Bitboard{*pawn});
    }

    /// The rook goes to the side of the pawn with more files, three files away or more, where it has room for
    /// checks.
    void add_long_side()
    {
        constexpr int far = 4;
        const std::optional<Square> pawn = only_pawn(!mover_);
        if (!pawn || result_ != Outcome::draw || after_.of(!mover_, Role::rook).empty() || next_.is_check() ||
            relative_rank(next_.king(mover_), !mover_) <= relative_rank(*pawn, !mover_))
            return;
        const int step = file_of(*pawn) < 4 ? 1 : -1;
        const auto away = [&](Square square) { return (file_of(square) - file_of(*pawn)) * step; };
        if (away(move_.to) >= far && away(move_.from) < far && away(next_.king(mover_)) < 0)
            add(Kind::long_side, Bitboard{move_.to});
    }

    /// A check that holds the draw, on a king beside its pawn, from one of the three directions of the
    /// textbooks, as seen from king and pawn.
    void add_check()
    {
        constexpr int beside = 2;
        const std::optional<Square> pawn = only_pawn(!mover_);
        if (!pawn || result_ != Outcome::draw || next_.checkers() != Bitboard{move_.to} ||
            king_distance(their_king_, *pawn) > beside)
            return;
        const auto rank = [this](Square square) { return relative_rank(square, !mover_); };
        const auto [lower, upper] = std::minmax({rank(*pawn), rank(their_king_)});
        if (rank_of(move_.to) == rank_of(their_king_))
            add(Kind::checks_from_side, Bitboard{their_king_});
        else if (rank(move_.to) < lower)
            add(Kind::checks_from_behind, Bitboard{their_king_});
        else if (rank(move_.to) > upper)
            add(Kind::checks_from_front, Bitboard{their_king_});
    }

    void add_kings_place()
    {
        const std::optional<Square> pawn = only_pawn(!mover_);
        if (!pawn || !some_move_spoils() || relative_rank(move_.to, !mover_) <= relative_rank(*pawn, !mover_))
            return;
        if (file_of(move_.to) == file_of(*pawn) && file_of(move_.from) != file_of(*pawn))
            add(Kind::in_front, Bitboard{*pawn});
        const bool faces_rook = !after_.of(!mover_, Role::rook).empty();
        if (faces_rook && file_of(move_.from) == file_of(*pawn) && goes_to_short_side(*pawn))
            add(Kind::short_side, Bitboard{move_.to});
    }

    /// The king leaves the pawn's file for the side with fewer files, and the other side would lose.
    bool goes_to_short_side(Square pawn) const
    {
        const int file = file_of(pawn);
        const int step = file_of(move_.to) - file;
        const bool is_short = step < 0 ? file < 4 : file >= 4;
        const auto across = offset(move_.to, -2 * step, 0);
        if (step == 0 || !is_short || !across)
            return false;
        const Move other{move_.from, *across};
        return is_legal(position_, other) && !keeps(other);
    }
};

} // namespace

std::vector<Reason> rook_ideas(const Tablebase& known, const Position& position, Move move)
{
    if (!is_rook_ending(position.board()) || !known.probe(position))
        return {};
    return RookMove{known, position, move}.ideas();
}

} // namespace trainer::coach
