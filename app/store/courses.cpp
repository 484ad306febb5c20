// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/courses.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMutex>
#include <algorithm>
#include <array>
#include <new>
#include <utility>

#include "chess/utf16.h"
#include "runtime/worker.h"
#include "store/data_folder.h"
#include "store/stoppable.h"
#include "store/whole_file.h"

using namespace Qt::StringLiterals;

namespace store {
namespace {

using trainer::course::CourseReader;
using trainer::course::CourseReading;
using trainer::course::Place;

constexpr auto coursesFolder = ":/courses"_L1;
/// The program's main subject comes first, the rest from easy to hard.
constexpr std::array namesInOrder{"bishop-and-knight"_L1,
                                  "queen"_L1,
                                  "rook"_L1,
                                  "two-bishops"_L1,
                                  "pawn"_L1,
                                  "two-pawns"_L1,
                                  "wrong-rook-pawn"_L1,
                                  "pawn-against-pawn"_L1,
                                  "queen-against-pawn"_L1,
                                  "rook-against-pawn"_L1,
                                  "rook-and-pawn"_L1,
                                  "rook-and-pawn-2"_L1,
                                  "bishop-and-pawn"_L1,
                                  "rook-against-minor-piece"_L1,
                                  "queen-against-rook"_L1,
                                  "queen-against-rook-2"_L1,
                                  "rook-and-bishop-against-rook"_L1};

/// The path of a course that comes with the program, in a language, or in English if there is no translation.
QString offeredPath(QLatin1StringView name, const QString& language)
{
    const QDir all{coursesFolder};
    const QString ours = name + u'.' + language + u".pgn"_s;
    return all.filePath(all.exists(ours) ? ours : name + u".en.pgn"_s);
}

/// The title at the beginning of a course that comes with the program: `[Event "Bishop and knight"]`.
QString titleOf(const QString& path)
{
    // Kept, because opening the compressed file decompresses all of it.
    static QMutex mutex;
    static QHash<QString, QString> titles;
    const QMutexLocker lock{&mutex};
    const auto known = titles.constFind(path);
    if (known != titles.cend())
        return *known;
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return titles[path] = QString::fromUtf8(file.readLine()).section(u'"', 1, 1);
}

/// Parses an entry such as "pawn=3.2 4f1d… 5/12"; entries of older versions end after the place.
std::optional<Bookmark> parseBookmark(const QString& entry)
{
    const qsizetype end = entry.lastIndexOf(u'=');
    const QStringList words = entry.mid(end + 1).split(u' ');
    const qulonglong chapter = words[0].section(u'.', 0, 0).toULongLong();
    const qulonglong page = words[0].section(u'.', 1, 1).toULongLong();
    if (end < 0 || chapter == 0 || page == 0)
        return std::nullopt;
    const QString score = words.value(2);
    return Bookmark{entry.left(end),
                    {chapter - 1, page - 1},
                    words.value(1),
                    score.section(u'/', 0, 0).toInt(),
                    score.section(u'/', 1, 1).toInt()};
}

QString entryOf(const Bookmark& bookmark)
{
    return u"%1=%2.%3 %4 %5/%6"_s.arg(bookmark.course, QString::number(bookmark.place.chapter + 1),
                                      QString::number(bookmark.place.page + 1), bookmark.page,
                                      QString::number(bookmark.done), QString::number(bookmark.all));
}

/// Returns a course that is freed in the background, or by its last holder if memory or threads run short.
SharedCourse freedInBackground(CourseReading reading)
{
    static runtime::Worker worker;
    auto held = std::make_shared<const CourseReading>(std::move(reading));
    const CourseReading* const course = held.get();
    return {course, [held = std::move(held)](const CourseReading*) mutable {
                try {
                    worker.run([held = std::move(held)](const std::stop_token&) mutable { held.reset(); });
                } catch (const std::bad_alloc&) {
                    held.reset();
                }
            }};
}

/// True if a course has a page with readable content.
bool holdsGame(const trainer::course::Course& course)
{
    const auto isGame = [](const trainer::course::Page& page) {
        return !page.game.tags.empty() || page.game.tree.nodes().size() > 1;
    };
    return std::ranges::any_of(course.chapters, [&](const trainer::course::Chapter& chapter) {
        return std::ranges::any_of(chapter.pages, isGame);
    });
}

} // namespace

std::vector<OfferedCourse> offeredCourses(const QString& language)
{
    std::vector<OfferedCourse> courses;
    for (const QLatin1StringView name : namesInOrder) {
        const QString path = offeredPath(name, language);
        courses.push_back({path, titleOf(path), path.endsWith(u'.' + language + u".pgn"_s)});
    }
    return courses;
}

QString courseName(const QString& path)
{
    return isOwnCourse(path) ? path : path.section(u'/', -1).section(u'.', 0, 0);
}

bool isOwnCourse(const QString& path)
{
    return !path.startsWith(coursesFolder);
}

QString coursePath(const QString& name, const QString& language)
{
    const auto* const offered = std::ranges::find(namesInOrder, name);
    return offered != namesInOrder.end() ? offeredPath(*offered, language) : name;
}

QString byHeartFolder()
{
    return dataFolder() + u"/by-heart"_s;
}

bool isByHeart(const QString& name)
{
    return name.startsWith(byHeartFolder() + u'/');
}

bool isCourseThere(const QString& name)
{
    return QFileInfo{coursePath(name, u"en"_s)}.isFile();
}

chess::Result<std::string, FileTrouble> courseText(const QString& path)
{
    if (const auto trouble = troubleWith(path))
        return *trouble;
    if (QFileInfo{path}.size() > courseSizeLimit)
        return FileTrouble::tooLarge;
    const std::optional<QByteArray> bytes = bytesOf(path, courseSizeLimit);
    if (!bytes)
        return FileTrouble::unreadable;
    // Text does not contain null characters at its beginning.
    constexpr std::size_t enough = 4096;
    std::string text = chess::from_utf16({bytes->data(), static_cast<std::size_t>(bytes->size())});
    if (text.substr(0, enough).find('\0') != std::string::npos)
        return FileTrouble::noGame;
    return text;
}

chess::Result<SharedCourse, FileTrouble> readCourse(const QString& path, const std::stop_token& stop)
{
    const auto text = unlessStopped(stop, [path] { return courseText(path); });
    if (!text || !*text)
        return text ? text->error() : FileTrouble::unreadable;
    CourseReader reader;
    chess::PgnReader games{**text};
    while (!stop.stop_requested()) {
        auto game = games.next();
        if (!game)
            break;
        reader.add(std::move(*game));
    }
    CourseReading reading = std::move(reader).found();
    if (!holdsGame(reading.course))
        return FileTrouble::noGame;
    return freedInBackground(std::move(reading));
}

Place placeOf(const Bookmark& bookmark, const trainer::course::Course& course)
{
    if (const auto found = place_of(course, bookmark.page.toStdString()))
        return *found;
    return page_at(course, bookmark.place) != nullptr ? bookmark.place : Place{};
}

std::optional<Bookmark> bookmarkIn(const QStringList& kept, const QString& course)
{
    for (const QString& entry : kept) {
        if (const auto bookmark = parseBookmark(entry); bookmark && bookmark->course == course)
            return bookmark;
    }
    return std::nullopt;
}

std::optional<Bookmark> lastBookmark(const QStringList& kept)
{
    return kept.isEmpty() ? std::nullopt : parseBookmark(kept.front());
}

QStringList withBookmark(QStringList kept, const Bookmark& bookmark)
{
    kept.removeIf([&](const QString& entry) {
        const auto there = parseBookmark(entry);
        return there && there->course == bookmark.course;
    });
    kept.prepend(entryOf(bookmark));
    return kept;
}

QStringList withoutScores(QStringList kept)
{
    for (QString& entry : kept) {
        if (auto bookmark = parseBookmark(entry)) {
            bookmark->done = 0;
            entry = entryOf(*bookmark);
        }
    }
    return kept;
}

QStringList withScore(QStringList kept, const QString& course, int done, int all)
{
    for (QString& entry : kept) {
        auto bookmark = parseBookmark(entry);
        if (!bookmark || bookmark->course != course)
            continue;
        bookmark->done = done;
        bookmark->all = all;
        entry = entryOf(*bookmark);
    }
    return kept;
}

} // namespace store
