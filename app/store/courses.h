// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

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

/// Reads a file as a course; nothing if it cannot be read, holds no game or is larger than 16 MiB.
std::optional<trainer::course::CourseReading> readCourse(const QString& path);

/// Where the reader of a course left it, of the places that the preferences keep; the same for every
/// language of a course. Its start if they do not say.
trainer::course::Place placeIn(const QStringList& places, const QString& path);
/// The places with another one of a course, the latest first.
QStringList withPlace(QStringList places, const QString& path, trainer::course::Place place);

} // namespace store
