// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "chess/bitboard.h"
#include "chess/move.h"
#include "trainer/course/course.h"
#include "trainer/round.h"

namespace trainer::course {

/// A page of a course, by its chapter and its number there, both from 0.
struct Place {
    std::size_t chapter = 0;
    std::size_t page = 0;

    friend bool operator==(const Place&, const Place&) = default;
};

/// The page of a course at a place; null if there is none.
const Page* page_at(const Course& course, Place place);
/// The places of the pages beside that at a place; nothing beyond the first and the last.
std::optional<Place> place_after(const Course& course, Place place);
std::optional<Place> place_before(const Course& course, Place place);

/// The round that a page is read or played on. What is to be found or played is not in it yet; the moves of
/// a page to be read are, and the reader plays both sides.
Round round_of(const Page& page);

/// Whether a round is one on a page, also one that was kept, or read in another language.
bool is_round_of(const Page& page, const Round& round);

/// How far the reader has come with what a page asks of him.
enum class Progress {
    reading, ///< Nothing is asked here.
    asked,   ///< It is his turn to find a move, to play or to point.
    as_good, ///< He found another move than the page, and none is better.
    wrong,   ///< He did not find it, was too slow, or lost what he had.
    done,    ///< He has done what the page asked.
};

/// What a page says to the reader of a round on it.
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
    /// The page's next move from there.
    std::optional<chess::Move> next;
    /// Whether the program plays that move for the other side.
    bool is_reply_due = false;
    /// Whether the reader has found all that the page asks for, or as good a move as its last one.
    bool is_finished = false;
    /// True if a hint was shown for a move that he played.
    bool is_helped = false;
    /// Whether the page asks for squares or for a move that the reader has not come upon yet: nothing else
    /// may tell them.
    bool is_asking = false;
};

/// Reads a page where a round on it stands; what the round has learnt from the tables counts.
///
/// @param pointed the squares he pointed at
Reading reading_of(const Page& page, const Round& round, chess::Bitboard pointed);

} // namespace trainer::course
