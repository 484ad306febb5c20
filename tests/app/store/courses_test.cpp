// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/courses.h"

#include <set>

#include "app_fixture.h"
#include "chess/fen.h"
#include "endgame/material.h"
#include "endgame/tablebase_store.h"
#include "store/special_files.h"
#include "trainer/coach/stage.h"

namespace app_test {
namespace {

using trainer::course::Place;

/// The languages of the courses.
std::set<QString> languages()
{
    std::set<QString> all;
    for (const QString& file : QDir{u":/courses"_s}.entryList())
        all.insert(file.section(u'.', 1, 1));
    return all;
}

TEST(Courses, OfferedCoursesAreTranslatedAndFreeOfFaults)
{
    std::set<QString> all = languages();
    all.insert(u"xx"_s);
    for (const QString& language : all) {
        const auto courses = store::offeredCourses(language);
        ASSERT_FALSE(courses.empty());
        for (const store::OfferedCourse& course : courses) {
            const auto read = store::readCourse(course.path);
            ASSERT_TRUE(read) << course.path.toStdString();
            const store::SharedCourse& reading = *read;
            EXPECT_TRUE(reading->faults.empty()) << course.path.toStdString();
            EXPECT_EQ(reading->course.title, course.title.toStdString());
            EXPECT_EQ(course.isTranslated, course.path.contains(u'.' + language + u'.'));
            EXPECT_TRUE(course.isTranslated || (language != u"en"_s && language != u"de"_s));
        }
    }
}

TEST(Courses, AllAreOfferedInLearningOrder)
{
    QStringList titles;
    for (const store::OfferedCourse& course : store::offeredCourses(u"en"_s))
        titles.append(course.title);
    EXPECT_EQ(titles, (QStringList{u"Bishop and knight"_s, u"Mate with the queen"_s, u"Mate with the rook"_s,
                                   u"Mate with two bishops"_s, u"King and pawn against king"_s,
                                   u"Two pawns against the king"_s, u"Bishop and the wrong rook pawn"_s,
                                   u"Pawn against pawn"_s, u"Queen against pawn"_s, u"Rook against pawn"_s,
                                   u"Rook and pawn against rook"_s, u"Rook and pawn against rook II"_s,
                                   u"Bishop and pawn against bishop"_s, u"Rook against bishop or knight"_s,
                                   u"Queen against rook"_s, u"Queen against rook II"_s,
                                   u"Rook and bishop against rook"_s}));
    EXPECT_EQ(titles.size(), QDir{u":/courses"_s}.entryList({u"*.en.pgn"_s}).size());
}

/// The positions of a page's main line in which the stage goes back.
QStringList stepsBack(const endgame::Tablebase& known, const chess::GameTree& tree)
{
    QStringList steps;
    std::optional<trainer::coach::Stage> last;
    for (const chess::GameTree::NodeId id : tree.main_line()) {
        const chess::Position& position = tree.node(id).position;
        const auto found = standing(trainer::coach::stage_pens(), known, position);
        if (found && last && found->stage < *last)
            steps.append(QString::fromStdString(chess::to_fen(position.setup())));
        last = found ? std::optional{found->stage} : std::nullopt;
    }
    return steps;
}

TEST(Courses, StagesGoForwardOnEveryPageWithBishopAndKnight)
{
    const endgame::Tablebase known = endgame::solve(endgame::kbnk);
    int pages = 0;
    for (const store::OfferedCourse& course : store::offeredCourses(u"en"_s)) {
        const auto read = store::readCourse(course.path);
        ASSERT_TRUE(read) << course.path.toStdString();
        const store::SharedCourse& reading = *read;
        for (const trainer::course::Chapter& chapter : reading->course.chapters) {
            for (const trainer::course::Page& page : chapter.pages) {
                if (!endgame::attacker_of(endgame::kbnk, page.game.tree.start().board()))
                    continue;
                ++pages;
                EXPECT_EQ(stepsBack(known, page.game.tree), QStringList{}) << chapter.name;
            }
        }
    }
    EXPECT_GT(pages, 50);
}

/// The yellow squares drawn on a position, which are those that the other side covers.
chess::Bitboard yellowSquares(const chess::Comment& drawn)
{
    chess::Bitboard squares;
    for (const chess::SquareMark mark : drawn.squares)
        squares |= mark.color == 'Y' ? chess::Bitboard{mark.square} : chess::Bitboard{};
    return squares;
}

TEST(Courses, SquaresThatAreCoveredForAMateAreStillDrawnAtTheMate)
{
    int mates = 0;
    for (const QString& language : {u"en"_s, u"de"_s}) {
        for (const store::OfferedCourse& course : store::offeredCourses(language)) {
            const store::SharedCourse reading = *store::readCourse(course.path);
            for (const trainer::course::Chapter& chapter : reading->course.chapters) {
                for (const trainer::course::Page& page : chapter.pages) {
                    const chess::GameTree& tree = page.game.tree;
                    for (chess::GameTree::NodeId node = 1; node < tree.nodes().size(); ++node) {
                        const auto before = yellowSquares(tree.annotations(*tree.node(node).parent).after);
                        if (before.empty() || !chess::is_checkmate(tree.node(node).position))
                            continue;
                        ++mates;
                        EXPECT_EQ(yellowSquares(tree.annotations(node).after), before) << chapter.name;
                    }
                }
            }
        }
    }
    EXPECT_GE(mates, 10);
}

TEST(Courses, UnreadableFilesReportTheReason)
{
    const QTemporaryDir folder;
    const auto troubleOf = [&](const QString& name, const QByteArray& bytes) {
        writeBytes(folder.filePath(name), bytes);
        return store::readCourse(folder.filePath(name)).error();
    };
    EXPECT_EQ(store::readCourse(folder.filePath(u"missing.pgn"_s)).error(), store::FileTrouble::missing);
    EXPECT_EQ(store::readCourse(folder.path()).error(), store::FileTrouble::folder);
    forEachSpecialFile(folder.filePath(u"special.pgn"_s), [&] {
        EXPECT_EQ(store::readCourse(folder.filePath(u"special.pgn"_s)).error(), store::FileTrouble::special);
    });
    EXPECT_EQ(troubleOf(u"empty.pgn"_s, ""), store::FileTrouble::noGame);
    EXPECT_EQ(troubleOf(u"letter.txt"_s, "Dear reader, this is no game."), store::FileTrouble::noGame);
    EXPECT_EQ(troubleOf(u"picture.png"_s, QByteArray{"[Event \"x\"]\n\n1. e4 *\n\0", 22}),
              store::FileTrouble::noGame);
    EXPECT_EQ(troubleOf(u"huge.pgn"_s, QByteArray{store::courseSizeLimit + 1, ' '}),
              store::FileTrouble::tooLarge);
}

TEST(Courses, ABuiltInCourseIsFoundInAnyLanguage)
{
    const QString name = store::courseName(u":/courses/pawn.en.pgn"_s);
    EXPECT_EQ(store::coursePath(name, u"de"_s), u":/courses/pawn.de.pgn"_s);
    EXPECT_EQ(store::coursePath(name, u"xx"_s), u":/courses/pawn.en.pgn"_s);
    EXPECT_EQ(store::coursePath(store::courseName(u"/home/me/pawn.en.pgn"_s), u"de"_s),
              u"/home/me/pawn.en.pgn"_s);
}

TEST(Courses, AMissingFileIsNotThere)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"mine.pgn"_s);
    EXPECT_TRUE(store::isCourseThere(u"pawn"_s));
    EXPECT_FALSE(store::isCourseThere(path));
    writeBytes(path, "1. e4 *");
    EXPECT_TRUE(store::isCourseThere(path));
    EXPECT_FALSE(store::isCourseThere(folder.path()));
}

TEST(Courses, BookmarksAreSavedLatestFirstOnePerCourse)
{
    const store::Bookmark pawn{u"pawn"_s, {2, 1}, u"4f1d"_s, 5, 12};
    const store::Bookmark own{u"/home/me/a=b, %2.pgn"_s, {0, 4}, u"00ff"_s, 0, 9};
    QStringList kept = store::withBookmark({}, pawn);
    EXPECT_EQ(kept, QStringList{u"pawn=3.2 4f1d 5/12"_s});
    kept = store::withBookmark(kept, own);
    EXPECT_EQ(store::bookmarkIn(kept, u"pawn"_s), pawn);
    EXPECT_EQ(store::bookmarkIn(kept, own.course), own);
    EXPECT_EQ(store::lastBookmark(kept), own);
    EXPECT_EQ(store::bookmarkIn(kept, u"rook"_s), std::nullopt);
    kept = store::withBookmark(kept, {u"pawn"_s, {3, 0}, u"12"_s, 6, 12});
    EXPECT_EQ(kept.size(), 2);
    EXPECT_EQ(store::lastBookmark(kept)->place, (Place{3, 0}));
    kept = store::withScore(kept, own.course, 9, 10);
    EXPECT_EQ(store::lastBookmark(kept)->course, u"pawn"_s) << "all stay in their places";
    EXPECT_EQ(store::bookmarkIn(kept, own.course), (store::Bookmark{own.course, own.place, own.page, 9, 10}));
    EXPECT_EQ(store::withScore(kept, u"rook"_s, 1, 2), kept) << "none is opened by its score";
    for (const QString& spoilt :
         {u"pawn=x"_s, u"pawn="_s, u"pawn=0.0"_s, u"pawn=-1.2"_s, u"pawn=3"_s, u"pawn"_s})
        EXPECT_EQ(store::bookmarkIn({spoilt}, u"pawn"_s), std::nullopt) << spoilt.toStdString();
}

TEST(Courses, ABookmarkLeavesThoseOfLongerNames)
{
    QStringList kept = store::withBookmark({}, {u"rook-and-pawn"_s, {1, 0}});
    kept = store::withBookmark(kept, {u"rook"_s, {0, 2}});
    ASSERT_TRUE(store::bookmarkIn(kept, u"rook-and-pawn"_s));
    EXPECT_EQ(store::bookmarkIn(kept, u"rook-and-pawn"_s)->place, (Place{1, 0}));
    kept = store::withBookmark(kept, {u"/home/me/rook=2.pgn"_s, {2, 0}});
    kept = store::withBookmark(kept, {u"/home/me/rook"_s, {0, 1}});
    ASSERT_TRUE(store::bookmarkIn(kept, u"/home/me/rook=2.pgn"_s));
    EXPECT_EQ(store::bookmarkIn(kept, u"/home/me/rook=2.pgn"_s)->place, (Place{2, 0}));
}

TEST(Courses, ABookmarkOfAnOlderVersionHasOnlyItsPlace)
{
    EXPECT_EQ(store::bookmarkIn({u"pawn=3.2"_s}, u"pawn"_s), (store::Bookmark{u"pawn"_s, {2, 1}}));
}

TEST(Courses, ABookmarkFollowsItsPage)
{
    const auto course = *store::readCourse(u":/courses/pawn.en.pgn"_s);
    const auto& page = course->course.chapters.at(1).pages.at(0);
    store::Bookmark bookmark{u"pawn"_s, {0, 1}, QString::fromStdString(page.key)};
    EXPECT_EQ(placeOf(bookmark, course->course), (Place{1, 0})) << "where the page is now";
    bookmark.page = u"gone"_s;
    EXPECT_EQ(placeOf(bookmark, course->course), (Place{0, 1})) << "what stands in its place";
    bookmark.place = {99, 0};
    EXPECT_EQ(placeOf(bookmark, course->course), Place{});
}

TEST(Courses, EveryPageHasTheSameKeyInEveryLanguage)
{
    EXPECT_GE(languages().size(), 12U);
    for (const store::OfferedCourse& english : store::offeredCourses(u"en"_s)) {
        const auto ours = *store::readCourse(english.path);
        const std::vector<Place> places = trainer::course::places_of(ours->course);
        std::set<std::string> keys;
        for (const Place place : places)
            keys.insert(page_at(ours->course, place)->key);
        EXPECT_EQ(keys.size(), places.size()) << english.title.toStdString();
        for (const QString& language : languages()) {
            const QString path = store::coursePath(store::courseName(english.path), language);
            SCOPED_TRACE(path.toStdString());
            const auto theirs = *store::readCourse(path);
            ASSERT_EQ(trainer::course::places_of(theirs->course), places);
            for (const Place place : places)
                EXPECT_EQ(page_at(theirs->course, place)->key, page_at(ours->course, place)->key)
                    << place.chapter + 1 << '.' << place.page + 1;
        }
    }
}

TEST(Courses, TheMainOneIsTranslatedIntoEveryLanguageOfTheProgram)
{
    for (const QString& language : languages())
        EXPECT_TRUE(store::offeredCourses(language).front().isTranslated) << language.toStdString();
    const auto french = store::offeredCourses(u"fr"_s);
    EXPECT_EQ(french.front().title, u"Fou et cavalier"_s);
    EXPECT_FALSE(french.at(1).isTranslated);
}

} // namespace
} // namespace app_test
