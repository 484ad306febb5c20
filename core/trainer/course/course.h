// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A course is a PGN file. A page is a game: its start, its moves, and a comment for each position that the
// reader is shown. Games with the same ChapterName one after the other are a chapter. The tag Task says what
// the reader does:
//
//      [Task "read"]            goes through the moves; so without a Task, as in a study of Lichess
//      [Task "find"]            finds the moves of the side that moves first; so in an interactive lesson of
//                               such a study, if it is that side's lesson
//      [Task "play 20"]         mates within 20 moves from the start
//      [Task "hold 12"]         holds the draw for 12 moves
//      [Task "squares a1 h8"]   points at these squares, which the first comment asks for

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "chess/bitboard.h"
#include "chess/pgn.h"
#include "chess/pgn_reader.h"

namespace trainer::course {

/// The reader goes through the moves.
struct Read {
    friend bool operator==(const Read&, const Read&) = default;
};

/// The reader finds the moves of the side that moves first.
struct Find {
    friend bool operator==(const Find&, const Find&) = default;
};

/// The reader mates within some moves.
struct Play {
    int moves;

    friend bool operator==(const Play&, const Play&) = default;
};

/// The reader holds the draw for some moves.
struct Hold {
    int moves;

    friend bool operator==(const Hold&, const Hold&) = default;
};

/// The reader points at squares.
struct Point {
    chess::Bitboard squares;

    friend bool operator==(const Point&, const Point&) = default;
};

/// What the reader of a page does.
using Task = std::variant<Read, Find, Play, Hold, Point>;

/// What the tags of a game ask its reader to do; nothing if they name no task, or one that nobody knows.
std::optional<Task> task_of(const chess::PgnTags& tags);

/// One game of a course.
struct Page {
    Task task;
    chess::PgnGame game;
    /// The page's name, which stays the same when pages are inserted before it and in every translation: made
    /// of its start, its task and its moves, and of a number if the course has the same page more than once.
    std::string key = {};
};

/// Pages with one name.
struct Chapter {
    std::string name;
    std::vector<Page> pages;
};

/// What is wrong in the file of a course, and where.
struct Fault {
    enum class Kind {
        pgn,            ///< `pgn` says what.
        unknown_task,   ///< A Task that is none of the five; the page is read.
        nothing_to_find ///< A page to find moves in has none; the page is read.
    };

    Kind kind;
    /// The chapter, from 1, and its name.
    std::size_t chapter;
    std::string name;
    /// The page of the chapter, from 1.
    std::size_t page;
    /// What the PGN reader says.
    std::optional<chess::PgnError> pgn;
    /// The task that nobody knows.
    std::string task;
};

struct Course {
    std::string title;
    std::vector<Chapter> chapters;
};

/// What could be read of a course, and what could not.
struct CourseReading {
    Course course;
    std::vector<Fault> faults;
};

/// Reads a course game by game. Its title is the tag StudyName of the first, else the Event up to a colon, as
/// studies of Lichess write it; the name of a chapter is the tag ChapterName, else the rest of the Event.
class CourseReader {
public:
    void add(chess::PgnReading reading);
    CourseReading found() && { return std::move(found_); }

private:
    void set_task(Page& page);
    void set_key(Page& page);
    Fault& add_fault(Fault::Kind kind);

    CourseReading found_;
    std::map<std::string, int> keys_; ///< how many pages have each
};

/// Reads all games of a text as a course.
CourseReading read_course(std::string_view pgn);

} // namespace trainer::course
