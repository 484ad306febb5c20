// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
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
    bool isTranslated; ///< false for an English course in another language
};

/// The courses that come with the program, in the given language, or in English if there is no translation.
std::vector<OfferedCourse> offeredCourses(const QString& language);

/// The identifying name of a course: its path, or for a course that comes with the program a name independent
/// of the language.
QString courseName(const QString& path);
/// True if a course is a file of the user's, and does not come with the program.
bool isOwnCourse(const QString& path);
/// The path of a named course, in the given language if it comes with the program.
QString coursePath(const QString& name, const QString& language);

/// The folder of the courses of positions to learn by heart.
QString byHeartFolder();
/// True if a course, by its name, is one of these.
bool isByHeart(const QString& name);

/// True if the file of a course, by its name, exists.
bool isCourseThere(const QString& name);

/// The size limit of course files, in bytes.
inline constexpr qint64 courseSizeLimit = qint64{16} << 20;

/// The text of a course file, as UTF-8.
chess::Result<std::string, FileTrouble> courseText(const QString& path);

/// A course shared between threads; freeing a large one blocks none of them.
using SharedCourse = std::shared_ptr<const trainer::course::CourseReading>;

/// Reads a file as a course, which takes seconds for a large one; a stopped reading may return a part.
chess::Result<SharedCourse, FileTrouble> readCourse(const QString& path, const std::stop_token& stop = {});

/// The reader's place and progress in a course; the same for every language of the course.
struct Bookmark {
    QString course; ///< its name
    trainer::course::Place place;
    QString page = {}; ///< the key of the page there; empty if an older version saved the place
    int done = 0;      ///< the number of questions solved, or of pages read in a course without questions
    int all = 0;       ///< the total; 0 if unknown

    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

/// The current place of the bookmark's page; if the course no longer has the page, the page now at its place,
/// or the first page.
trainer::course::Place placeOf(const Bookmark& bookmark, const trainer::course::Course& course);
/// The bookmark in a course, by its name, among those in the preferences.
std::optional<Bookmark> bookmarkIn(const QStringList& kept, const QString& course);
/// The bookmark in the course that was read last.
std::optional<Bookmark> lastBookmark(const QStringList& kept);
/// Replaces the bookmark of a course and moves it to the front.
QStringList withBookmark(QStringList kept, const Bookmark& bookmark);
/// The bookmarks with another score in a course that has one; all stay in their places.
QStringList withScore(QStringList kept, const QString& course, int done, int all);
/// The bookmarks without what was done in their courses.
QStringList withoutScores(QStringList kept);

} // namespace store
