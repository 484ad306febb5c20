// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/courses.h"

#include "app_fixture.h"

namespace app_test {
namespace {

using trainer::course::Place;

TEST(Courses, ThoseOfferedAreInTheLanguageAndWithoutMistakes)
{
    for (const QString& language : {u"en"_s, u"de"_s, u"xx"_s}) {
        const auto courses = store::offeredCourses(language);
        ASSERT_FALSE(courses.empty());
        for (const store::OfferedCourse& course : courses) {
            const auto reading = store::readCourse(course.path);
            ASSERT_TRUE(reading) << course.path.toStdString();
            EXPECT_TRUE(reading->faults.empty()) << course.path.toStdString();
            EXPECT_EQ(reading->course.title, course.title.toStdString());
            EXPECT_EQ(course.path.contains(u".de."_s), language == u"de"_s);
        }
    }
    EXPECT_EQ(store::offeredCourses(u"en"_s).front().title, u"Bishop and knight"_s);
}

TEST(Courses, AFileThatIsNoneIsNotRead)
{
    const QTemporaryDir folder;
    EXPECT_FALSE(store::readCourse(folder.filePath(u"missing.pgn"_s)));
    EXPECT_FALSE(store::readCourse(folder.path()));
    writeBytes(folder.filePath(u"empty.pgn"_s), "");
    EXPECT_FALSE(store::readCourse(folder.filePath(u"empty.pgn"_s)));
    writeBytes(folder.filePath(u"letter.txt"_s), "Dear reader, this is no game.");
    EXPECT_FALSE(store::readCourse(folder.filePath(u"letter.txt"_s)));
}

TEST(Courses, WhereOneWasLeftIsKeptForAllItsLanguages)
{
    QStringList places;
    EXPECT_EQ(store::placeIn(places, u":/courses/pawn.en.pgn"_s), (Place{0, 0}));
    places = store::withPlace(places, u":/courses/pawn.en.pgn"_s, {2, 1});
    places = store::withPlace(places, u"/home/me/pawn.en.pgn"_s, {0, 4});
    EXPECT_EQ(store::placeIn(places, u":/courses/pawn.de.pgn"_s), (Place{2, 1}));
    EXPECT_EQ(store::placeIn(places, u"/home/me/pawn.en.pgn"_s), (Place{0, 4}));
    places = store::withPlace(places, u":/courses/pawn.de.pgn"_s, {3, 0});
    EXPECT_EQ(places, QStringList({u"pawn=4.1"_s, u"/home/me/pawn.en.pgn=1.5"_s}));
    for (const QString& spoilt : {u"pawn=x"_s, u"pawn="_s, u"pawn=0.0"_s, u"pawn=-1.2"_s, u"pawn=3"_s})
        EXPECT_EQ(store::placeIn({spoilt}, u":/courses/pawn.en.pgn"_s), (Place{0, 0}))
            << spoilt.toStdString();
}

} // namespace
} // namespace app_test
