// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A comment of a course can carry a claim, so that statements about a position can be checked:
//
//      [%assert mate 18]      mate in 18 moves
//      [%assert draw]         the position is drawn
//      [%assert white wins]   White wins, with either side to move; or black
//      [%assert draw with Ra2 Rb2]
//                             so it would be with the rook on either square; also white or black wins
//      [%assert covers Bb8 kd6]
//                             a white bishop attacks b8, and the black king d6
//      [%assert checkmate]    the side to move is checkmated
//      [%assert stalemate]    the side to move is stalemated
//      [%assert stage w]      the stage of the mate, by its name on the console
//      [%assert best]         no move was better than this one
//      [%assert only]         every other move was worse
//      [%assert cost 3]       the move delays the mate by three moves
//      [%assert throws]       the move throws the win away
//      [%assert keeps]        the move keeps the result; claimed of every answer that a page accepts
//      [%assert best Ka7 Kb7] so would these moves have been; also keeps
//
// Its words make claims, too: see `claims_in`.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/game_tree.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "trainer/course/course.h"

namespace trainer::course {

/// The distinct endings with at most `most` pieces in a course: with their tablebases, its claims can be
/// checked.
std::vector<endgame::Material> endings_of(const Course& course, std::size_t most = endgame::most_pieces);

/// True if the comment on a node asserts a claim.
bool is_asserted(std::string_view claim, const chess::GameTree& tree, chess::GameTree::NodeId node);

/// The result of checking a claim.
enum class Finding {
    holds,
    fails,   ///< The claim is false or not one of those above.
    unknown, ///< No tablebase covers the position of the claim.
};

/// Words that make a claim.
struct ClaimInWords {
    /// A regular expression of ECMAScript in UTF-8; small letters and capitals of ASCII are alike.
    std::string words;
    /// The claim; "#" is the number that the expression captures.
    std::string claim;
};

/// The claims that words in English or German make about the position that they belong to, or the move that
/// led there, as they would be asserted: "White mates in 4", "it is a draw", "Black loses.", "this is the
/// only move".
///
/// @param more words of another language
std::vector<std::string> claims_in(std::string_view words, std::span<const ClaimInWords> more = {});

/// Checks a claim about a node or the move that led there.
Finding check(std::string_view claim, const endgame::Tablebase& known, const chess::GameTree& tree,
              chess::GameTree::NodeId node);

/// The moves of a page that count as right answers; empty if it asks for none.
std::vector<chess::GameTree::NodeId> answers_on(const Page& page);

/// A claim that fails or cannot be checked.
struct Objection {
    /// The chapter and the page in it, both from 1.
    std::size_t chapter;
    std::size_t page;
    chess::GameTree::NodeId node;
    std::string claim; ///< or the task
    Finding finding;
    /// The ending whose tablebase is missing; `nullopt` if there can be no such tablebase.
    std::optional<endgame::Material> missing;
};

/// All claims of a course that fail or cannot be checked, those of its words that fail, and the tasks that
/// are impossible at the start of their page.
///
/// @param more words of another language that make claims
std::vector<Objection> objections(const Course& course, const endgame::Tablebase& known,
                                  std::span<const ClaimInWords> more = {});

} // namespace trainer::course
