// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/bitboard.h"
#include "chess/move.h"
#include "endgame/tablebase.h"
#include "trainer/coach/ladder.h"
#include "trainer/course/course.h"
#include "trainer/round.h"

namespace trainer::course {

/// A page of a course by its chapter and its number in the chapter, both from 0.
struct Place {
    std::size_t chapter = 0;
    std::size_t page = 0;

    friend auto operator<=>(const Place&, const Place&) = default;
};

/// The page of a course at a place; null if there is none.
const Page* page_at(const Course& course, Place place);
/// The places of all pages of a course, in their order.
std::vector<Place> places_of(const Course& course);
/// The place of the page with a key, or that had it in earlier versions; `nullopt` if the course has no such
/// page.
std::optional<Place> place_of(const Course& course, std::string_view key);

/// A page whose key has changed.
struct RenamedPage {
    std::string before;
    std::string now;
};

/// The keys that results of a page may be kept by: its own, and the former one if it has one.
std::vector<std::string> keys_of(const Page& page);

/// The pages of a course that had other keys in earlier versions.
std::vector<RenamedPage> renamed_pages(const Course& course);
/// The places of the next and the previous page; `nullopt` after the last and before the first one.
std::optional<Place> place_after(const Course& course, Place place);
std::optional<Place> place_before(const Course& course, Place place);

/// The tag that marks a round as a page of a course, by the page's key. Games that were read do not have it.
inline constexpr std::string_view page_tag = "RightCornerPage";

/// The round for reading or playing a page. Contains the moves of a page to be read, where the reader plays
/// both sides; moves to be found or played are not included.
Round round_of(const Page& page);

/// True if a round belongs to a page, even if it was saved, or read in another language.
bool is_round_of(const Page& page, const Round& round);

/// True if a round is a page of any course.
bool is_page(const Round& round);

/// The side whose pieces are at the bottom, as stated in the file of a page; `nullopt` if it is not stated.
std::optional<chess::Color> orientation_of(const Round& round);

/// The reader's progress with a page's task.
enum class Progress {
    reading, ///< There is no question here.
    asked,   ///< It is the reader's turn to find a move, to play or to select squares.
    as_good, ///< The reader found another move than the page's, and no move is better; or one known by
             ///< heart, too.
    slower,  ///< The reader's move has the same idea as the page's, wins too and takes at most two moves
             ///< longer.
    other,   ///< The reader's move keeps the result at the pace of a page known by heart, which plays another
             ///< one.
    wrong,   ///< The reader did not find the answer or can no longer complete the task.
    unjudged, ///< The reader left the page with a move that no tablebase covers.
    done,     ///< The reader completed the task.
};

/// The outcome of a page, worse ones first.
enum class Result {
    read,      ///< The page was read, or left without an answer.
    failed,    ///< The task was failed.
    shown,     ///< The answer was shown.
    with_help, ///< The task was solved after a hint that counts, or on a visit after the answer was shown.
    retried,   ///< The task was solved without help after a wrong try, or after a take-back if it is played
               ///< out.
    solved,    ///< The task was solved without help at the first try.
};

/// The first rung of the hints that counts as help on a page: the rung below is a question, which the page
/// itself often asks.
inline constexpr coach::Rung least_help = coach::Rung::squares;

/// True if a page is solved, including with help or at a later try.
constexpr bool is_solved(Result result)
{
    return result >= Result::with_help;
}

/// True if a question with this result is to be repeated.
constexpr bool is_to_repeat(Result result)
{
    return result == Result::failed || result == Result::shown;
}

/// True if a page has a task other than reading.
bool is_question(const Page& page);

/// True if a page asks for moves that end in mate.
bool ends_in_mate(const Page& page);

/// The squares that the reader has selected.
struct Pointed {
    chess::Bitboard squares{};
    /// The number of earlier wrong answers to the page's task.
    int errors = 0;
    /// The number of hints that were given. Unlike the first hint on a move, which only asks a question, the
    /// first of these counts as help.
    int hints = 0;
    /// The squares that they have named.
    chess::Bitboard named{};
    /// True if the answer was shown.
    bool is_shown = false;

    friend bool operator==(const Pointed&, const Pointed&) = default;
};

/// The state of a page for the reader of a round on it.
struct Reading {
    /// A move and the node of the round before it.
    struct Subject {
        Game::NodeId before;
        chess::Move move;
    };

    /// The text for the position, or for the start of a page that is played out; if a move is to be found,
    /// the text for that move remains with the reply, and a move that is accepted in place of the last one,
    /// or from which the page is played out, gets the text for the page's move. Empty if there is none.
    std::string words;
    /// The move that `words` is about, unless it is the last one on the board.
    std::optional<Subject> about;
    Progress progress = Progress::reading;
    /// The page's own node for the position, if there is one.
    std::optional<chess::GameTree::NodeId> at;
    /// True if the reader has left the moves of the page, which continue from `back_to`.
    bool is_off = false;
    Game::NodeId back_to = Game::NodeId{};
    /// The node of the move that left them.
    std::optional<Game::NodeId> tried;
    /// The next move from there: the page's, or a best move if the page is played out.
    std::optional<chess::Move> next;
    /// True if the program plays that move for the other side.
    bool is_reply_due = false;
    /// The reader's move, as good as the page's `in_place_of`, from which a page that ends in mate is played
    /// out against best defence, unless it leads back to a position of the page; set until the reader's next
    /// move.
    std::optional<Game::NodeId> own;
    std::optional<chess::Move> in_place_of;
    /// True if the reader has found a move that the page asks for.
    bool has_found = false;
    /// True if the reader has found all moves of the page, the last one possibly replaced by an accepted
    /// alternative.
    bool is_finished = false;
    /// True if the page asks for squares or a move that the reader has not found yet, so no other part of the
    /// window may reveal them.
    bool is_asking = false;
    /// The wrongly selected squares, once enough are selected, and the number of requested squares not
    /// selected.
    chess::Bitboard wrong_squares{};
    int missing = 0;
    /// The number of wrong answers so far.
    int errors = 0;
    /// True if the squares or a move to be found were shown.
    bool is_shown = false;
    /// The result so far; `nullopt` for a page to be read, and until a task is solved or failed.
    std::optional<Result> result;
};

/// The number of moves that the attacker has made in a round.
int attackers_moves(const Round& round);

/// True if the reader's move is accepted in place of the page's.
constexpr bool is_accepted(Progress progress)
{
    return progress == Progress::as_good || progress == Progress::slower;
}

/// Determines the state of a page from a round on it and the judgements that the round already has.
///
/// @param known the tablebases, for the ideas of moves and the distance to mate
Reading reading_of(const Page& page, const Round& round, const endgame::Tablebase& known,
                   const Pointed& pointed);

} // namespace trainer::course
