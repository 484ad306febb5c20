// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/bitboard.h"
#include "chess/move.h"
#include "endgame/tablebase.h"
#include "trainer/course/course.h"
#include "trainer/round.h"

namespace trainer::course {

/// A page of a course, by its chapter and its number there, both from 0.
struct Place {
    std::size_t chapter = 0;
    std::size_t page = 0;

    friend auto operator<=>(const Place&, const Place&) = default;
};

/// The page of a course at a place; null if there is none.
const Page* page_at(const Course& course, Place place);
/// The places of all pages of a course, in their order.
std::vector<Place> places_of(const Course& course);
/// The place of the page with a key; `nullopt` if the course has no such page.
std::optional<Place> place_of(const Course& course, std::string_view key);
/// The places of the pages beside that at a place; nothing beyond the first and the last.
std::optional<Place> place_after(const Course& course, Place place);
std::optional<Place> place_before(const Course& course, Place place);

/// The round that a page is read or played on. What is to be found or played is not in it yet; the moves of
/// a page to be read are, and the reader plays both sides.
Round round_of(const Page& page);

/// Whether a round is one on a page, also one that was kept, or read in another language.
bool is_round_of(const Page& page, const Round& round);

/// How far the reader has come with a page's task.
enum class Progress {
    reading,  ///< Nothing is asked here.
    asked,    ///< It is his turn to find a move, to play or to point.
    as_good,  ///< He found another move than the page, and none is better.
    slower,   ///< His move has the idea of the page's, wins too and takes at most two moves longer.
    wrong,    ///< He did not find it, or can no longer do what is asked.
    unjudged, ///< He left the page with a move that no table knows.
    done,     ///< He has done what the page asked.
};

/// The outcome of a page, the worse before the better.
enum class Result {
    read,      ///< It was read, or left without an answer.
    failed,    ///< Its task was tried in vain, or the answer was shown.
    with_help, ///< It was solved after a hint.
    retried,   ///< It was solved without help after a wrong try, or a take-back where it is played out.
    solved,    ///< It was solved without help at the first try.
};

/// True if a page is solved, also with help or at a later try.
constexpr bool is_solved(Result result)
{
    return result >= Result::with_help;
}

/// True if a page asks its reader for something.
bool is_question(const Page& page);

/// The squares that the reader points at.
struct Pointed {
    chess::Bitboard squares{};
    /// How often the page's task was tried in vain before.
    int errors = 0;

    friend bool operator==(const Pointed&, const Pointed&) = default;
};

/// A page as it stands for the reader of a round on it.
struct Reading {
    /// The words on the last position of the page that he came through; where a move is to be found, those on
    /// his own move stay with the reply to it. Empty if there are none.
    std::string words;
    Progress progress = Progress::reading;
    /// The page's own node for the position, if it has one.
    std::optional<chess::GameTree::NodeId> at;
    /// Whether he left the moves that the page reads or asks for, which go on from `back_to`.
    bool is_off = false;
    Game::NodeId back_to = Game::NodeId{};
    /// The node of the move by which he left them.
    std::optional<Game::NodeId> tried;
    /// The next move from there: the page's, or a best one where the page is played out.
    std::optional<chess::Move> next;
    /// Whether the program plays that move for the other side.
    bool is_reply_due = false;
    /// The reader's move, as good as the page's `in_place_of`, from which a page that ends in mate is played
    /// out against best defence; until his next one.
    std::optional<Game::NodeId> own;
    std::optional<chess::Move> in_place_of;
    /// Whether he has found a move of those that the page asks for.
    bool has_found = false;
    /// Whether he has found all that the page asks for, or in place of its last move one that is accepted.
    bool is_finished = false;
    /// Whether the page asks for squares or for a move that the reader has not come upon yet: nothing else
    /// may tell them.
    bool is_asking = false;
    /// The squares that he points at though they are not asked for, once he points at enough; and how many of
    /// those asked for he does not point at.
    chess::Bitboard wrong_squares{};
    int missing = 0;
    /// The wrong answers given so far.
    int errors = 0;
    /// The result so far; `nullopt` for a page to be read, and until a task is solved or a try fails.
    std::optional<Result> result;
};

/// True if the reader's move is accepted in place of the page's.
constexpr bool is_accepted(Progress progress)
{
    return progress == Progress::as_good || progress == Progress::slower;
}

/// Reads a page where a round on it stands; the judgements that the round has learnt count.
///
/// @param known the tables, which tell whether two moves have one idea and how far the mate is
Reading reading_of(const Page& page, const Round& round, const endgame::Tablebase& known,
                   const Pointed& pointed);

} // namespace trainer::course
