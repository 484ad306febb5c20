// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "chess/annotations.h"
#include "chess/game_tree.h"
#include "chess/move.h"
#include "chess/pgn.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "trainer/course/course.h"

namespace trainer::course {

/// A page that starts from a position, without its clocks, and asks for what can be reached there: to mate
/// the other side, or to hold the draw. A position with an unknown result, or one that is over, is to be
/// read.
///
/// @param drawing the arrows and circles on the position
chess::PgnGame new_page(const chess::Position& start, const endgame::Tablebase& known, const Names& names,
                        chess::Comment drawing = {});

/// A game of another file as a page: in its own chapter if it is a page there, or else in `names.chapter` and
/// introduced by its Event, the name of an EPD ("id"). A position without a task gets the one of
/// `new_page()`, or if it is an EPD with a best move ("bm"), that of finding it; with the moves to mate
/// ("dm"), that of mating in as many. They are also claimed.
chess::PgnGame adopted_page(chess::PgnGame game, const endgame::Tablebase& known, const Names& names);

/// A game without a move and all that follows it.
///
/// @pre the node is not the root
chess::GameTree without_move(const chess::GameTree& tree, chess::GameTree::NodeId node);

/// Enters a move of a solution: it takes the place of a move from the same node that leads to no comment, or
/// else becomes another answer.
///
/// @return its node; others may have other numbers now
chess::GameTree::NodeId enter_move(chess::GameTree& tree, chess::GameTree::NodeId from, chess::Move move);

/// Adds drawings to a comment; the ones that it has already are erased instead, and another colour replaces
/// the one before.
void add_drawing(chess::Comment& comment, const chess::Comment& drawn);

/// The number of a page in a course that has been read again; `nullopt` if it is not there, or has been
/// changed.
std::optional<std::size_t> page_number(const Course& course, const Page& page);

/// The text of a page in that of a course file.
///
/// @pre the file has the page
std::string_view page_text(std::string_view file, std::size_t page);

/// The number of the page with exactly that text, which had a number before; `nullopt` if there is none.
std::optional<std::size_t> page_with_text(std::string_view file, std::string_view text, std::size_t before);

// Each of these functions takes the text of a course file and returns it with one change. The texts of all
// other pages stay as they are, whatever they contain. Pages are numbered from 0.

/// Adds a page behind the last page with the same ChapterName, or else at the end.
std::string with_page(std::string_view file, const chess::PgnGame& page);
/// Adds pages at the end, except those that the file has already: with the same start, task and moves.
struct Addition {
    std::string file;
    std::size_t added;
};
Addition with_new_pages(std::string_view file, std::span<const chess::PgnGame> pages);
/// Replaces a page.
///
/// @pre the file has the page, here and below
std::string with_page_replaced(std::string_view file, std::size_t page, const chess::PgnGame& by);
/// Gives all readable pages another title of the course; chapters keep their names.
std::string with_title(std::string_view file, const std::string& title);
std::string without_page(std::string_view file, std::size_t page);
/// Moves a page to the place of another one, which makes room for it, or to the end.
std::string with_page_moved(std::string_view file, std::size_t page, std::size_t to);
/// Moves a chapter of the course in the file to the place of a neighbour, which makes room for it.
std::string with_chapter_moved(std::string_view file, std::size_t chapter, std::size_t to);
/// Gives a chapter of the course in the file another name; `nullopt` if one of its pages cannot be read
/// without errors, so that it would have to be changed.
std::optional<std::string> with_chapter_renamed(std::string_view file, std::size_t chapter,
                                                const std::string& name);

} // namespace trainer::course
