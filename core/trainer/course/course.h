// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A course is a PGN file. A page is a game: its start, its moves, and a comment for each position that the
// reader sees. Consecutive games with the same ChapterName form a chapter. The tag Task is the reader's task:
//
//      [Task "read"]            replay the moves; the default without a Task, as in a study of Lichess
//      [Task "find"]            find the moves of the side that moves first; the default in an interactive
//                               lesson of such a study, if the lesson is for that side
//      [Task "recall 1"]        the same with a move known by heart: only the moves on the page count as
//                               right. Others that keep the result, and are at most 1 move slower than the
//                               best (2 without a number), are not wrong either: the reader tries again.
//      [Task "play 20"]         mate within 20 moves from the start
//      [Task "win 12"]          win within 12 moves without having to mate: promote a pawn and keep the
//                               win, or leave the other side a bare king against a queen or a rook
//      [Task "hold 12"]         hold the draw for 12 moves
//      [Task "squares a1 h8"]   select the squares that the first comment asks for

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

/// The reader replays the moves.
struct Read {
    friend bool operator==(const Read&, const Read&) = default;
};

/// The reader finds the moves of the side that moves first.
struct Find {
    /// The usual value of `slower`, as for good moves elsewhere.
    static constexpr int usual_pace = 2;

    /// True if only the moves on the page count as right.
    bool is_by_heart = false;
    /// The moves that an answer known by heart may be slower than the best one to win.
    int slower = usual_pace;

    friend bool operator==(const Find&, const Find&) = default;
};

/// The reader wins within a number of moves.
struct Play {
    int moves;
    /// True if the reader has to mate; otherwise a basic mate may be left, or a pawn promoted.
    bool is_to_mate = true;

    friend bool operator==(const Play&, const Play&) = default;
};

/// The reader holds the draw for a number of moves.
struct Hold {
    int moves;

    friend bool operator==(const Hold&, const Hold&) = default;
};

/// The reader selects squares.
struct Point {
    chess::Bitboard squares;

    friend bool operator==(const Point&, const Point&) = default;
};

/// The task of a page.
using Task = std::variant<Read, Find, Play, Hold, Point>;

/// The task in the tags of a game; `nullopt` if they contain none or an unknown one.
std::optional<Task> task_of(const chess::PgnTags& tags);
/// The text of a task in the tags.
std::string to_string(const Task& task);

/// The names of a course and of a chapter.
struct Names {
    std::string course;
    std::string chapter;
};

/// The names according to the tags of a game: see `CourseReader`.
Names names_of(const chess::PgnTags& tags);

/// True if a task is to find a move known by heart.
bool is_by_heart(const Task& task);

/// One game of a course.
struct Page {
    Task task;
    chess::PgnGame game;
    /// The page's name, unaffected by translation and by inserting pages before it: composed of its start,
    /// its task and its moves, and of a number if the course contains the same page more than once.
    std::string key = {};
    /// The key that earlier versions gave the page; empty if it is the same.
    std::string former_key = {};
};

/// A sequence of pages under one name.
struct Chapter {
    std::string name;
    std::vector<Page> pages;
};

/// An error in the file of a course, and its place.
struct Fault {
    enum class Kind {
        pgn,             ///< See `pgn`.
        unknown_task,    ///< An unknown Task; the page becomes one to read.
        nothing_to_find, ///< A page to find moves on has no moves; it becomes one to read.
        game_over        ///< A page to play out starts with the end of a game; it becomes one to read.
    };

    Kind kind;
    /// The chapter, from 1, and its name.
    std::size_t chapter;
    std::string name;
    /// The page of the chapter, from 1.
    std::size_t page;
    /// The error of the PGN reader.
    std::optional<chess::PgnError> pgn;
    /// The unknown task.
    std::string task;
};

struct Course {
    std::string title;
    std::vector<Chapter> chapters;
};

/// The readable part of a course, and its faults.
struct CourseReading {
    Course course;
    std::vector<Fault> faults;
};

/// Reads a course game by game. Its title is the tag StudyName of the first game, or else the Event up to a
/// colon, as in studies of Lichess; the name of a chapter is the tag ChapterName, or else the rest of the
/// Event.
class CourseReader {
public:
    void add(chess::PgnReading reading);
    CourseReading found() && { return std::move(found_); }

private:
    void set_task(Page& page);
    void set_key(Page& page);
    std::string numbered(std::string key);
    Fault& add_fault(Fault::Kind kind);

    CourseReading found_;
    std::map<std::string, int> keys_; ///< the number of pages with each key
};

/// Reads all games of a text as a course.
CourseReading read_course(std::string_view pgn);

} // namespace trainer::course
