// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <memory>
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

/// The largest file of a course that is read, in bytes.
inline constexpr qint64 courseSizeLimit = qint64{16} << 20;

/// A course that may be held by several threads; freeing a large one makes none of them wait.
using SharedCourse = std::shared_ptr<const trainer::course::CourseReading>;

/// Reads a file as a course, which takes some seconds for a large one; whoever stops it may get a part.
chess::Result<SharedCourse, FileTrouble> readCourse(const QString& path, const std::stop_token& stop = {});

/// Where the reader of a course left it, of the places that the preferences keep; the same for every
/// language of a course. Its start if they do not say.
trainer::course::Place placeIn(const QStringList& places, const QString& path);
/// The places with another one of a course, the latest first.
QStringList withPlace(QStringList places, const QString& path, trainer::course::Place place);

} // namespace store
