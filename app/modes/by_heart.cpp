// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/by_heart.h"

#include <QFile>
#include <QPointer>
#include <QRegularExpression>
#include <QWidget>
#include <algorithm>
#include <map>
#include <utility>

#include "chess/fen.h"
#include "modes/practice.h"
#include "panels/waiting.h"
#include "session/post_to.h"
#include "store/courses.h"
#include "store/whole_file.h"
#include "text/endings.h"
#include "text/phrasing.h"
#include "text/practice.h"
#include "trainer/repertoire/repertoire_course.h"
#include "trainer/technique.h"

using namespace Qt::StringLiterals;

namespace modes {
namespace {

using trainer::repertoire::Failure;
using trainer::repertoire::Repertoire;
using trainer::repertoire::Wishes;

/// A title with the pace of a repertoire, unless that is the usual one.
QString withPace(const QString& title, int slower)
{
    if (slower == ByHeart::usualPace)
        return title;
    return slower == 0 ? ByHeart::tr("%1, best moves only", "a course").arg(title)
                       : ByHeart::tr("%1, up to %Ln move(s) slower", "a course", slower).arg(title);
}

QString titleOfOwn(const QString& ending, int movesToMate, int slower)
{
    return movesToMate > 0
               ? withPace(ByHeart::tr("%1 by heart, mate in %2", "an ending").arg(ending).arg(movesToMate),
                          slower)
               : ByHeart::tr("%1 by heart, hold the draw", "an ending").arg(ending);
}

/// True if a file is a course of a repertoire that starts with a position.
bool beginsWith(QFile& file, const chess::Position& start)
{
    constexpr qint64 enough = 1000;
    const std::string fen = to_fen(start.setup());
    // The clocks do not matter.
    const std::string board = '"' + fen.substr(0, fen.find(" -"));
    return file.open(QIODevice::ReadOnly) && file.read(enough).contains(board.c_str());
}

/// The path of the course of a position, which may exist: courses with the same title are numbered.
QString pathFor(const QString& title, const chess::Position& start)
{
    QString path = ByHeart::pathOf(title);
    for (int number = 2;; ++number) {
        QFile file{path};
        if (!file.exists() || beginsWith(file, start))
            return path;
        path = ByHeart::pathOf(u"%1 %2"_s.arg(title).arg(number));
    }
}

/// The moves that a user has solved in courses, and those that the included courses show.
Wishes wishesAfter(const std::vector<store::PageRead>& answered, int slower)
{
    using namespace trainer::course;
    Wishes wishes{.slower = slower};
    std::map<QString, std::vector<std::string>> solved;
    for (const store::PageRead& page : answered) {
        if (is_solved(page.result))
            solved[store::coursePath(page.course, u"en"_s)].push_back(page.page.toStdString());
    }
    for (const auto& [path, pages] : solved) {
        const auto course = store::readCourse(path);
        for (const std::string& key : pages) {
            const auto place = course ? place_of((*course)->course, key) : std::nullopt;
            if (const Page* page = place ? page_at((*course)->course, *place) : nullptr;
                page != nullptr && std::holds_alternative<Find>(page->task))
                wishes.learnt.add_line(*page);
        }
    }
    for (const store::OfferedCourse& offered : store::offeredCourses(u"en"_s)) {
        const auto course = store::readCourse(offered.path);
        for (const Place place : course ? places_of((*course)->course) : std::vector<Place>{})
            wishes.shown.add_line(*page_at((*course)->course, place));
    }
    return wishes;
}

/// "Your line has 93 positions, with one move to learn in each. The longest way to mate takes 22 moves. You
/// know 31 of the positions already." The length is left out where lines end with a capture or a promotion.
QString introductionTo(const Repertoire& repertoire)
{
    const auto positions = static_cast<int>(repertoire.moves.size());
    const auto learnt =
        static_cast<int>(std::ranges::count_if(repertoire.moves, &trainer::repertoire::KnownMove::is_learnt));
    const auto ending = trainer::ending_by_material(repertoire.start);
    const bool endsInMate = repertoire.longest > 0 && ending && never_zeroes(*ending);
    return text::joined(
        {ByHeart::tr("Your line has %Ln position(s), with one move to learn in each.", nullptr, positions),
         endsInMate ? ByHeart::tr("The longest way to mate takes %Ln move(s).", nullptr, repertoire.longest)
                    : QString{},
         repertoire.answers_only_threats
             ? ByHeart::tr("They answer every threat, every pawn move and every reply to your checks. After "
                           "any other move, most moves hold the draw.")
             : QString{},
         learnt > 0 ? ByHeart::tr("You know %Ln of the positions already.", nullptr, learnt) : QString{}});
}

QString mainLineName()
{
    return ByHeart::tr("Main line");
}

// No text here: lupdate takes `std` in the return type for the scope of the texts.
std::string courseOf(const Repertoire& repertoire, int slower, const QString& title)
{
    const auto reply = [](const chess::Position& before, chess::Move move) {
        return text::numberedMove(before, move).toStdString();
    };
    return trainer::repertoire::course_of(repertoire, slower,
                                          {.title = title.toStdString(),
                                           .main_line = mainLineName().toStdString(),
                                           .question = introductionTo(repertoire).toStdString(),
                                           .reply = reply});
}

/// The keys of the pages of a course whose moves the user knows already.
std::vector<std::string> learntPages(const Repertoire& repertoire, const std::string& text)
{
    const auto reading = trainer::course::read_course(text);
    const std::vector<trainer::course::Place> places = places_of(reading.course);
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < repertoire.moves.size(); ++i) {
        if (repertoire.moves[i].is_learnt)
            keys.push_back(page_at(reading.course, places.at(i))->key);
    }
    return keys;
}

} // namespace

ByHeart::ByHeart(session::TrainerSession& session, Practice& practice, QWidget& window)
    : QObject{&window}
    , session_{session}
    , practice_{practice}
    , waiting_{new panels::Waiting{&window}}
    , worker_{session::postTo(this)}
{}

QString ByHeart::titleOf(const QString& name, int slower)
{
    return withPace(tr("%1 by heart", "a position").arg(name), slower);
}

QString ByHeart::pathOf(const QString& title)
{
    static const QRegularExpression noFileName{u"[^\\w ,()'’-]+"_s,
                                               QRegularExpression::UseUnicodePropertiesOption};
    return store::byHeartFolder() + u'/' + QString{title}.remove(noFileName) + u".pgn"_s;
}

void ByHeart::learn(const ToLearn& position, Open open)
{
    const int asked = ++asked_;
    // The course opens in place of the board that it was asked for, not of what was begun meanwhile.
    const auto openUnlessGoneOn = [this, open = std::move(open), before = board()](const QString& path) {
        if (before == board())
            return open(path);
        emit told({text::Tone::plain, tr("The course to learn by heart is ready."),
                   tr("Choose the same command for the same position again to open it.")});
    };
    waiting_->begin(tr("Choosing the positions to learn by heart"), [this] {
        ++asked_;
        worker_.cancel();
    });
    practice_.store().ask([](const store::PracticeDatabase& database) { return database.answered(); },
                          [byHeart = QPointer{this}, asked, position,
                           openUnlessGoneOn](const std::vector<store::PageRead>& answered) {
                              if (byHeart && byHeart->asked_ == asked)
                                  byHeart->request(position, answered, openUnlessGoneOn);
                          });
}

ByHeart::Board ByHeart::board() const
{
    return {session_.mode(), session_.round().changes(), session_.round().position().setup()};
}

void ByHeart::request(const ToLearn& position, const std::vector<store::PageRead>& answered, const Open& open)
{
    worker_.request([position, answered, tables = session_.tables().store()](
                        const std::stop_token& stop,
                        const auto& tell) { return make(position, tables, answered, stop, tell); },
                    [this, open](const std::optional<Made>& made) {
                        waiting_->end();
                        take(made, open);
                    },
                    [this](const Progress& progress) {
                        waiting_->advance(progress.percent,
                                          progress.isSolving ? tr("The ending is being solved.")
                                                             : text::percentWords(progress.percent / 100.0));
                    });
}

ByHeart::Made ByHeart::make(const ToLearn& position, endgame::TablebaseStore tables,
                            const std::vector<store::PageRead>& answered, const std::stop_token& stop,
                            const std::function<void(Progress)>& tell)
{
    const auto ending = trainer::ending_by_material(position.start);
    // Solving an ending takes about as long as choosing the positions.
    const bool isToSolve = ending && !tables.known().covers(*ending);
    const auto tellSolved = [&tell](const endgame::SolvingShare& share) {
        tell({true, share.permille / 20});
    };
    if (!ending || !tables.learn(*ending, stop, tellSolved))
        return {.tables = nullptr, .failure = ending ? Failure::stopped : Failure::not_covered};
    Made made{.tables = std::make_shared<const endgame::TablebaseStore>(tables)};
    const endgame::Tablebase& known = tables.known();
    const auto verdict = known.probe(position.start);
    if (!verdict) {
        made.failure = Failure::not_covered;
        return made;
    }
    const int movesToMate = verdict->is_draw() ? 0 : verdict->to_mate().moves();
    const int slower = verdict->is_draw() ? usualPace : position.slower;
    const QString title = position.name.isEmpty() ? titleOfOwn(text::endingName(*ending), movesToMate, slower)
                                                  : titleOf(position.name, slower);
    made.path = pathFor(title, position.start);
    if (QFile::exists(made.path))
        return made;
    const auto found =
        trainer::repertoire::find_repertoire(known, position.start, wishesAfter(answered, position.slower),
                                             stop, [&tell, isToSolve](std::size_t, int percent) {
                                                 tell({false, isToSolve ? 50 + percent / 2 : percent});
                                             });
    if (!found) {
        made.failure = found.error();
        return made;
    }
    const std::string course = courseOf(*found, slower, title);
    made.learnt = learntPages(*found, course);
    made.isSaved = store::writeAtOnce(made.path, QByteArray::fromStdString(course));
    return made;
}

void ByHeart::take(const std::optional<Made>& made, const Open& open)
{
    if (!made) {
        emit told({text::Tone::bad, tr("There is not enough memory to choose the positions."),
                   tr("Close other programs and try again.")});
        return;
    }
    if (made->tables != nullptr)
        session_.adoptTables(*made->tables);
    if (made->failure) {
        emit told(remarkOn(*made->failure));
        return;
    }
    if (!made->isSaved) {
        emit told({text::Tone::bad, tr("The course to learn by heart could not be saved."),
                   tr("The disk may be full. Free some space and try again.")});
        return;
    }
    for (const std::string& page : made->learnt)
        practice_.noteRead({made->path, QString::fromStdString(page), trainer::course::Result::solved});
    open(made->path);
}

text::Remark ByHeart::remarkOn(Failure failure)
{
    switch (failure) {
    case Failure::too_large:
        return {text::Tone::bad, tr("This position has too many lines to learn by heart."),
                tr("Play on and try again nearer to the end of the game.")};
    case Failure::over:
    case Failure::not_covered:
    case Failure::stopped:
        break;
    }
    return {text::Tone::bad, tr("There is nothing to learn by heart in this position."),
            tr("Choose a position with a win or a draw to learn by heart.")};
}

} // namespace modes
