// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <tuple>
#include <vector>

#include "chess/bitboard.h"
#include "chess/move.h"
#include "chess/piece.h"
#include "trainer/coach/stage.h"

namespace trainer::coach {

/// The most squares that a reason names.
inline constexpr int max_named = 2;

/// A reason why a move is good or poor, as a person can see it on the board.
///
/// The attacker's moves are compared with passing: the position as it would be if it were the other side's
/// move, and the position after the move. A slower move is explained by the opponent's best reply. Steps are
/// along files and ranks. `squares`, `before`, `after`, `piece` and `stage` are set as stated for each kind;
/// a reason names at most two squares, each within two king's steps of the hunted king, the square of a piece
/// that is attacked, or one that is reached in the next moves. Each kind has an entry in registry.h.
struct Reason {
    enum class Kind {
        // A move of either side.
        mates,             ///< Checkmate; `squares`: the king. The only reason then.
        forces_mate,       ///< Mate follows with the next move, whatever the other side plays.
        captures,          ///< Captures `piece` on `squares`; unless it wins, for a gain.
        promotes,          ///< The pawn becomes `piece` on `squares`, for a gain.
        exchanges,         ///< Captures `piece` on `squares` with its like, which can be recaptured.
        gives_up_for_pawn, ///< Captures the last pawn, on `squares`, with a piece that can be recaptured.

        // A move of the attacker's: the hunted king's moves.
        releases,   ///< The king would have had no move, and now has one or two, to `squares`.
        checks_to,  ///< Check, and the king must go to `squares`, at most two, and could have gone elsewhere,
                    ///< or without the check stayed where it is. A reply that loses a piece at once does not
                    ///< count, here and in the next.
        checks_off, ///< Check, and the king must leave `squares`, its own, for one of three or more.
        checks_from, ///< The same of a bare king, with the squares that it loses, at most two, farther from
                     ///< the edge.
        checks,      ///< Any other check; `squares`: the king.
        stops,  ///< Prevents all the king's best moves, to `squares`; each slower move of the piece allows
                ///< one of them.
        bars,   ///< The same of a king beside its own pawn. Or of the king's only good move, if after any
                ///< other of its moves the other king spoils the result by going to `squares`.
        leaves, ///< No check, and the king has fewer squares to go to: only `squares`, at most two. Beside
                ///< other pieces, `piece` is king and three squares or more are lost.
        allows, ///< No check, and the bare king has `squares` to go to, at most two, and had as many; not
                ///< beside `guards`.
        takes,  ///< The same as `leaves`, three or more being left; `squares`: those it loses, at most two;
                ///< out of check only of a bare king, and
                ///< only if each slower move of the piece leaves it one. Or the bare king loses `squares`
                ///< farther from the edge and gets as many for them, none of that kind, or else each slower
                ///< move of the piece leaves it one.
        hems, ///< The same, three or more being lost: from `before` to `after`, which is three less or, with
              ///< bishop and knight, fewer.
        confines_edge, ///< Its cage now lies on the edge, has four squares or more unless a queen or a rook
                       ///< hunts it, and it could have left it at once; only of a bare king, as the next.
        confines, ///< Its cage has `after` squares, at most five, and its box had `before`, more than that.
        guards, ///< Covers `squares`, at most two, that a bare king could have reached in two moves and that
                ///< are
                ///< farther from the edge or from the right corners.
        waits,  ///< Zugzwang: within two steps of the king no square changes; it may go to `squares`, set
                ///< if at most two, or to three. Neither king nor knight comes nearer, and the moved king
                ///< is three king's steps away at most. A knight waits only if another piece could.
        drives, ///< Wherever it goes, it comes nearer to a right corner: from `before` steps to at
                ///< most `after`.
        drives_edge, ///< The same for the edge.
        opposes,     ///< Direct opposition that matters: on the edge, where the king alone bars two squares
                     ///< or more, or with a pawn, where the other side is in zugzwang.
        faces,       ///< Any other direct opposition to a bare king, where the king alone bars a square.
        threatens_mate, ///< Another move at once would be mate; unless the other king is bare, it wins, and
                        ///< with pawns or a queen of its own mate follows within four moves.
        threatens_mate_on, ///< The same of a king that is not bare, where the mates end on `squares`, at
                           ///< most two.

        // A move of the attacker: its own pieces.
        saves, ///< `piece` hung on `squares` and is safe now; of the defender's pieces, too.
        saves_without_stalemate, ///< The same of the moved piece, of which another move is stalemate; the
                                 ///< king has `squares` to go to, at most two.
        protects, ///< `piece` on `squares` was loose and is guarded now; it can be attacked next move.
        escapes_guarding, ///< The same of a king that leaves a check; of the defender's, too.
        safe_check, ///< Check to a side with pieces, which cannot attack the checking piece in reply, as it
                    ///< can
                    ///< after a slower check; `squares`: the king.
        withdraws,  ///< `piece` was attacked on `squares`, though it did not hang, and no longer is.
        avoids,     ///< `piece`, loose on `squares`, could have been attacked next move; now it cannot.
        reaches,    ///< `stage` is a later one than before; only with bishop and knight.
        diagonal, ///< The bishop comes to a diagonal of Delétang's triangles, or to a smaller one, the king
                  ///< being behind it and the other neither on it nor a knight's move from the corner;
                  ///< `after`: its steps from the corner.
        w_square, ///< The knight comes to a square of its W, three king's steps from the king or nearer; the
                  ///< king stands on the edge, cannot leave it at once, and is three steps from the right
                  ///< corner or more.
        to_post,  ///< The attacking king goes from `before` king's steps to `after`, one or two, from a
                  ///< square a knight's move from the right corner that the other king is near; mate
                  ///< follows within thirteen moves.
        on_post,  ///< The same, and it gets there.
        nearer,   ///< `piece`, king or knight, comes nearer to the hunted king: in a straight line, and not
                  ///< more king's steps.
        joins,    ///< `piece`, bishop or knight, comes nearer to its king, which is three or more away.
        leaves_edge,    ///< The attacking king leaves the edge; the other king is bare, here and in the next.
        centres,        ///< `piece`, one of these three, comes nearer to the four central squares.
        keeps_guarding, ///< `squares` next to the king stay covered by the moved piece, and by no other;
                        ///< each slower move of the piece gives one of them up.
        keeps_away,     ///< `piece` stands three king's steps away or more and cannot be attacked next move;
                        ///< before or after the move it is three at most.
        prepares, ///< With bishop and knight, where no reason says more than `keeps_away`, where those that
                  ///< do only say how far
        ///< something gets and all other moves are three moves slower, or where mate is at most
        ///< six moves away: a best move of `piece` to `squares` follows, which was not best
        ///< before: after all best replies, or if there is no other reason at all, after one.
        on_way, ///< The same if `piece` is the moved one. Or the only square to which a bishop goes next,
                ///< or a rook to guard its pawn, after all best replies, to lead a pawn home against pieces.
        all_safe, ///< With bishop and knight, if there is no other reason: no loose piece can be attacked
                  ///< next move.

        // A move of the defender's; also, with a reply, why the attacker's move before it was slow.
        only,           ///< There is no other move.
        hits,           ///< Attacks `piece` on `squares`, which is not guarded, and is not lost itself.
        gives_check,    ///< Check.
        wrong_corner,   ///< The king goes from `before` king's steps to `after`, at most three, from a wrong
                        ///< corner; `squares`: the corner.
        off_corner,     ///< The king goes from `before` king's steps to `after` from the right corner in
                        ///< `squares`, and from any other; `before` and its steps to the edge are three
                        ///< together, or less. The other king is not next to that corner.
        stays_central,  ///< The king stays on the sixteen central squares, or on the four among them, and
                        ///< could have left them.
        to_centre,      ///< The king comes to the sixteen central squares, or among them to the four.
        off_edge,       ///< The king leaves the edge.
        stays_off_edge, ///< The king does not go to the edge, and could have.
        evades,    ///< The king stays as far from the other as it can, in king's steps and along files and
                   ///< ranks, and in no corner.
        holds_off, ///< Takes the direct opposition where there is a pawn.
        keeps_on_edge, ///< The other king, on the edge, cannot leave it at once, as it can after another
                       ///< move.
        stays_wide,    ///< Every other move leaves the king fewer squares to go to; `after`: their number.

        stalemates, ///< The king has no move and is not in check; `squares`: the king. The only reason then.
        // Only with a reply, or of a move without one.
        // The king goes to `squares`, which it could not reach after any of the best moves; without pawns,
        // and
        // unless the kings are near, they count only if it gets farther from the edge or, hunted from near,
        // from the right corners, or in endings without them, nearer to the centre.
        slips,    ///< It could not have gone there before the move either.
        kept_out, ///< It could.

        /// `piece`, bishop or knight, its side's only one and three king's steps from its king or more, goes
        /// to `squares`, which holds a draw: every other move that does is one of the piece, and if it were
        /// not its turn, it would lose. Without pawns.
        gets_away,

        // Without a reply.
        unguards, ///< The bare king may go to `squares`, at most two, to which it could not before the move,
                  ///< nor after a best move; they are farther from the edge or from the right corners.
        widens,   ///< Queen or rook, no check: its box grows, and does not after each best move.
        leaves_diagonal, ///< The bishop leaves the diagonal of Delétang's triangles that the king is behind,
                         ///< and no best move does.
        underpromotes,   ///< The pawn becomes less than a queen, and a queen is better.

        // Only of a better move, compared with a slower one (slower.h).
        comes_closer, ///< `piece` comes to the hunted king as the slower move does, in fewer king's steps.
        more_central, ///< The same to the four central squares.

        // Tactics of either side (tactics.h); `squares` are the pieces that it is about.
        forks,            ///< The moved piece attacks two pieces, or the king and `piece`.
        skewers,          ///< It attacks a piece and another behind it, or the king and `piece`.
        pins,             ///< It attacks `piece` in front of its king.
        discovers,        ///< It unveils the attack of another piece.
        discovered_check, ///< It unveils a check; `squares`: the king.
        double_check,     ///< It unveils a check and gives one itself; `squares`: the king.
        deflects,         ///< It draws a piece from the one it guards, or from the way of a pawn.
        lures,  ///< Its pawn promotes on `squares`, and the best replies are to capture it there with
                ///< the king, while another pawn wins.
        x_rays, ///< It guards a piece through the one that attacks it.
        wins,   ///< It attacks `piece` on `squares`, which falls whatever the reply.
        offers_stalemate, ///< Capturing it is stalemate, on `squares`.
        // A check, and after each best reply a fork or a skewer is a best move.
        prepares_fork,   ///< After each a fork.
        prepares_skewer, ///< After each a skewer.
        prepares_either, ///< After some a fork, after others a skewer.
        begins_checks,   ///< A check, and best moves go on checking, at most three times more, until one
                         ///< captures for a gain or mates, whatever the replies.
        only_win,        ///< Every other move throws the win away.
        only_draw,       ///< Every other move loses.
        any_draws,       ///< Every move draws.
        safe_draws,      ///< Most moves draw, and the others, and only they, lose a piece at once; `piece` if
                         ///< there is only one.
        wrong_bishop,    ///< The same, for the bishop does not cover `squares`, where the rook pawn promotes.

        // Ideas of pawn endings, of either side (pawn_endings.h); direct opposition is `opposes`.
        opposes_diagonally,  ///< The kings come into diagonal opposition, on `squares`.
        spare_move,          ///< A pawn move passes the opposition to the other side.
        key_square,          ///< The king reaches one, on `squares`.
        nears_key,           ///< The king comes nearer to one, on `squares`.
        outruns,             ///< The pawn on `squares` is out of the other king's reach.
        races,               ///< The only pawns, of both sides, run and promote, and it is still a draw.
        races_with_check,    ///< Both pawns run, and the move's promotes first, in a win, with check.
        races_to_stop,       ///< The same without check: the new queen covers the other pawn's last square.
        races_to_skewer,     ///< As `races` in a win: then a check skewers king and queen.
        shoulders,           ///< The king bars the other's way to `squares`.
        guards_promotion,    ///< The king comes to guard the promotion square, `squares`.
        enters_square,       ///< The king steps into the square of the pawn on `squares`; a losing king as
                             ///< in `stays_in_square`.
        to_rook_pawn_corner, ///< The king heads for the corner of a rook pawn, `squares`.
        holds_key_squares,   ///< The other king cannot get onto the key squares, `squares`.
        nears_pawn,          ///< The king comes nearer to the pawn on `squares`.
        blocks_pawn,         ///< The king stands in front of the pawn on `squares`.

        stays_on_key,      ///< The king goes from one key square to another, on `squares`.
        opposes_distantly, ///< The kings come into distant opposition, on `squares`.

        // Ideas of play for and against a passed pawn, of either side (passed_pawns.h).
        makes_way,             ///< A piece leaves the way of its pawn on `squares`.
        seventh_without_check, ///< The pawn on `squares` gets there near the other king.
        escorted,              ///< The pawn steps to `squares`, where its king guards it.
        threatens_promotion,   ///< The pawn steps to `squares`, the seventh rank, and the best replies are to
                               ///< capture it, or else it can promote.
        advances,              ///< The pawn steps to `squares`, and cannot be captured.
        covers_path,           ///< The moved piece covers `squares` ahead of its pawn.
        keeps_lead,            ///< The lone king still cannot catch the pawn on `squares`.
        shuts_corner,       ///< The lone king cannot come nearer to the corner that a bishop does not cover.
        keeps_pawn_guarded, ///< The king still guards its pawn on `squares`.
        stalemate_trap,     ///< Capturing the pawn on `squares` is stalemate.
        stays_in_square, ///< The king is in the square of the pawn on `squares`, and a step out of it would
                         ///< spoil the result or lose sooner by two moves or more, and if it loses, the other
                         ///< king is not next to the pawn.
        to_free_corner,  ///< The king comes to the corner that a bishop does not cover, `squares`.
        nears_promotion, ///< The king comes nearer to `squares`, where a pawn promotes.
        pins_pawn,       ///< The pawn on `squares` is pinned and cannot move.
        stops_pawn,      ///< The moved piece covers `squares`, where a pawn would now be lost.
        holds_path,      ///< A piece still covers `squares` ahead of the other side's pawn; if it left them,
                         ///< the draw would be lost.
        forces_in_front, ///< The king has to step next to its pawn on `squares`, on the sixth rank or the
                         ///< seventh, and in front of it, or loses it.
        drives_in_front, ///< The queen moves best until the king, now elsewhere, has to step in front of its
                         ///< pawn on `squares`, on the seventh rank, whatever the best replies: within
                         ///< `after` moves, two to five.
        passes_pawn,     ///< The king of a side with a rook, two steps from the only pawn, on `squares`, or
                         ///< one, comes nearer to it, or if it is its own to where it promotes, on the side
                         ///< of the file that the other king is not on; such a step to the side of that
                         ///< king is slower.

        // Ideas of play with pieces on both sides, of either side (contact.h).
        attacks,         ///< The moved piece attacks `piece` on `squares`, which is loose.
        ties_king,       ///< It attacks a piece on `squares` that the king alone guards.
        pins_to_king,    ///< The piece on `squares`, which it attacks, cannot leave the line to its king.
        offers_exchange, ///< `piece`, on `squares`, is exchanged for its like by a best reply.
        answers_skewer,  ///< The king leaves a check and guards `piece` on `squares`, which it had shielded.
        unpins, ///< The king steps off the line on which `piece`, on `squares`, was pinned; the piece
                ///< does not hang.
        nears_with_check,  ///< `piece`, queen, knight or king of the winner, comes nearer to the other king
                           ///< with check.
        ends_checks,       ///< Out of the check by the queen or rook on `squares`, and no reply gives check.
        escapes_nearer,    ///< The king leaves a check by `squares` and comes nearer to the other king.
        escapes_with_loss, ///< Out of a check, and `piece`, on `squares` before the move, can be captured
                           ///< whatever the way out.
        escapes_check,     ///< Out of the check by `squares`.
        with_loss, ///< No check, and `piece`, on `squares` before the move, can be captured whatever the
                   ///< loser
                   ///< plays.

        // Ideas of rook endings, of either side (rook_endings.h).
        builds_bridge,      ///< The rook, on `squares`, shields its king or is about to.
        holds_third_rank,   ///< The rook, on `squares`, keeps the other king from its sixth rank.
        holds_back_rank,    ///< The rook, on `squares`, stays on its first rank, beside its king and ahead of
                            ///< the pawn; on another rank it would lose.
        cuts_file,          ///< The rook, on `squares`, keeps the other king beyond its file.
        cuts_rank,          ///< The same on its rank.
        behind_pawn,        ///< The rook goes behind the passed pawn on `squares`.
        checks_from_side,   ///< `squares`: the king.
        checks_from_behind, ///< `squares`: the king.
        checks_from_front,  ///< `squares`: the king.
        in_front,           ///< The king comes in front of the pawn on `squares`.
        from_side,          ///< The rook attacks the rook pawn on `squares` along its sixth rank, the other
                            ///< rook being in front of the pawn and the king far away on its seventh
                            ///< (Vančura).
        long_side,          ///< The rook goes to the side of the pawn with more files, to `squares`, four
                            ///< files away or more, as it was not; its own king is ahead of the pawn on
                            ///< the other side. Only against rook and pawn, in a draw.
        short_side,         ///< The king goes to the side of the pawn with fewer files, to `squares`; against
                            ///< rook and pawn.

        // Ideas of endings with pieces (piece_endings.h), without pawns unless stated.
        wall,                ///< The bishops stand side by side on `squares`.
        separates,           ///< The rook on `squares` has to leave its king.
        triangulates,        ///< The position comes back with the other side to move.
        zugzwang,            ///< The other side would rather pass; it has a piece, or there are pawns and
                             ///< pieces but no queen, and the kings are two steps from each other.
        attacks_with_threat, ///< The moved piece comes to attack `piece` on `squares`, and another move at
                             ///< once would be mate; the other side has pieces.
        leaves_one_defence,  ///< Another move at once would be mate, unless a piece or the king goes to one
                             ///< of `squares`, at most two; the other side has pieces, and no queen mates.
        in_line_with_king,   ///< The rook stays on the line that it shares with its king; any move of it off
                             ///< that line would lose. Only against two pieces or more.
        threatens_check,     ///< Another move at once would be a check on one of `squares`, at most two, and
                             ///< mate within three moves, and only such moves would mate as fast; the
                             ///< other side has pieces, and no queen checks.
        dominates, ///< `piece`, bishop or knight, the other side's only one, on `squares`, is not pinned and
                   ///< has no move after which it cannot be captured for a win, and had one.
        nears_shut_in,      ///< The same piece had no such move before, and the king comes nearer to it.
        prepares_discovery, ///< The moved piece, behind another one, gives a discovered check by a best move
                            ///< after each best reply.
        prepares_zugzwang,  ///< Check, and a best move after each best reply puts the other side in zugzwang;
                            ///< it has a rook.
        crosses_line,       ///< Queen against rook: the king crosses the third line from the edge that the
                            ///< other king is on or next to, by a step to `squares`, three king's steps from
                            ///< that king or nearer; out of no check.
        second_rank,        ///< The rook goes to `squares`, and stays on the second line from the edge
                            ///< near which its king stands; some of its moves off that line would lose.
                            ///< Only against two pieces.
        guarded_check,      ///< The rook gives check on `squares`, beside its king, which guards it. Only
                            ///< against two pieces.
        readies_check,      ///< The king goes from the second line to the edge. If the other king then steps
                            ///< opposite it and still draws, the rook, which is on that line, gives check on
                            ///< `squares`, and that holds; some move would lose. Only against
                            ///< two pieces.
        sidesteps,          ///< The king goes to `squares`, away from the other one; a step to the same
                            ///< square on the other side would lose. Only against two pieces.
        safe_corner,        ///< Bishop against rook, in a draw: the king goes to the corner on `squares`,
                            ///< which its bishop cannot cover, and the other king is near.
        keeps_diagonal, ///< Bishop against rook, in a draw: the king stands in such a corner, the other king
                        ///< is near, and the bishop stays on the long diagonal to `squares`, beside the
                        ///< corner, where it can interpose; some move off it, to a square where it is safe,
                        ///< would lose.
        avoids_edge,    ///< The king is not on the edge after the move; any move of it to the edge would
                        ///< lose. Only against two pieces or more.
    };

    Kind kind;
    chess::Bitboard squares{};
    int before = 0;
    int after = 0;
    std::optional<chess::Role> piece{};
    std::optional<Stage> stage{};
    /// The best reply that makes a move slow.
    std::optional<chess::Move> reply{};
    /// Of a best move: a clearly worse one does the same; of a defender's, any worse one. Such a reason is
    /// kept only if it decides by itself, sets the move apart together with the next one, or with bishop and
    /// knight.
    bool is_shared = false;

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// True if two reasons say the same of their moves.
inline bool is_same(const Reason& reason, const Reason& other)
{
    const auto values = [](const Reason& of) {
        return std::tie(of.kind, of.squares, of.before, of.after, of.piece, of.stage);
    };
    return values(reason) == values(other);
}

/// A move and the reasons for it.
struct Explained {
    chess::Move move;
    std::vector<Reason> reasons;
};

} // namespace trainer::coach
