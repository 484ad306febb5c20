// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "chess/result.h"
#include "store/pgn_file.h"
#include "trainer/course/course.h"
#include "trainer/course/lesson.h"

namespace store {

/// A course that comes with the program.
struct OfferedCourse {
    QString path;
    QString title;
};

/// The courses that come with the program, in a language, or in English where they are not written in it.
std::vector<OfferedCourse> offeredCourses(const QString& language);

/// What a course is known by: its path, or a name for one that comes with the program in whatever language.
QString courseName(const QString& path);
/// Where the course of a name is, in a language if it comes with the program.
QString coursePath(const QString& name, const QString& language);

/// True if the file of a course, by its name, can be found.
bool isCourseThere(const QString& name);

/// The largest file of a course that is read, in bytes.
inline constexpr qint64 courseSizeLimit = qint64{16} << 20;

/// A course that may be held by several threads; freeing a large one makes none of them wait.
using SharedCourse = std::shared_ptr<const trainer::course::CourseReading>;

/// Reads a file as a course, which takes some seconds for a large one; whoever stops it may get a part.
chess::Result<SharedCourse, FileTrouble> readCourse(const QString& path, const std::stop_token& stop = {});

/// Where the reader of a course left it, and how far that is; the same for every language of a course.
struct Bookmark {
    QString course; ///< its name
    trainer::course::Place place;
    QString page = {}; ///< the key of the page there; empty if an older version kept the place
    int done = 0;      ///< the questions solved; in a course without questions the pages read
    int all = 0;       ///< of so many; 0 if that is not known

    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// The page of a course that a bookmark is in, wherever it stands now; what stands in its place if
/// the course has it no longer.
trainer::course::Place placeOf(const Bookmark& bookmark, const trainer::course::Course& course);
/// The bookmark in a course, by its name, of those that the preferences keep.
std::optional<Bookmark> bookmarkIn(const QStringList& kept, const QString& course);
/// The bookmark in the course that was read last.
std::optional<Bookmark> lastBookmark(const QStringList& kept);
/// The bookmarks with another one of its course, the latest first.
QStringList withBookmark(QStringList kept, const Bookmark& bookmark);
/// The bookmarks with another score in a course that has one; all stay in their places.
QStringList withScore(QStringList kept, const QString& course, int done, int all);

} // namespace store
