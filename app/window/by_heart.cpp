// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/by_heart.h"

#include <QFile>
#include <QRegularExpression>
#include <QWidget>
#include <utility>

#include "endgame/material.h"
#include "session/post_to.h"
#include "store/data_folder.h"
#include "store/whole_file.h"
#include "text/endings.h"
#include "trainer/repertoire/repertoire_course.h"
#include "trainer/technique.h"
#include "window/waiting.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

using trainer::repertoire::Failure;
using trainer::repertoire::Repertoire;

/// The moves that each move may be slower than the best one: a set half as large as with none.
constexpr int slower = 1;

QString titleOf(const Repertoire& repertoire)
{
    const trainer::repertoire::KnownMove& start = repertoire.moves.front();
    const chess::Board& board = start.position.board();
    const chess::Color us = start.position.turn();
    const chess::Color attacker = trainer::points(board, us) >= trainer::points(board, !us) ? us : !us;
    const QString ending =
        text::endingName(*endgame::Material::of(board, attacker, endgame::most_pieces_on_request));
    return start.moves_to_mate > 0
               ? ByHeart::tr("%1 by heart, mate in %2", "an ending").arg(ending).arg(start.moves_to_mate)
               : ByHeart::tr("%1 by heart, hold the draw", "an ending").arg(ending);
}

QByteArray courseOf(const Repertoire& repertoire)
{
    const bool wins = repertoire.moves.front().moves_to_mate > 0;
    const auto reply = [](const chess::Position& before, chess::Move move) {
        return text::numberedMove(before, move).toStdString();
    };
    return QByteArray::fromStdString(trainer::repertoire::course_of(
        repertoire,
        {.title = titleOf(repertoire).toStdString(),
         .main_line = ByHeart::tr("Main line").toStdString(),
         .question = (wins ? ByHeart::tr("Which move wins?") : ByHeart::tr("Which move holds the draw?"))
                         .toStdString(),
         .reply = reply}));
}

/// The path of a course that has the same text, or of none: courses with the same title are numbered.
QString pathFor(const QString& title, const QByteArray& course)
{
    static const QRegularExpression noFileName{u"[^\\w ,()-]+"_s,
                                               QRegularExpression::UseUnicodePropertiesOption};
    const QString base = store::dataFolder() + u"/by-heart/"_s + QString{title}.remove(noFileName);
    QString path = base + u".pgn"_s;
    const auto isAnother = [&course](const QString& file) {
        return QFile::exists(file) && store::bytesOf(file, course.size()) != course;
    };
    for (int number = 2; isAnother(path); ++number)
        path = u"%1 %2.pgn"_s.arg(base).arg(number);
    return path;
}

} // namespace

ByHeart::ByHeart(QWidget& window)
    : QObject{&window}
    , waiting_{new Waiting{&window}}
    , worker_{session::postTo(this)}
{}

void ByHeart::learn(const chess::Position& start, const endgame::Tablebase& known,
                    std::function<void(const QString& path)> open)
{
    waiting_->begin(tr("Choosing the positions to learn by heart"), [this] { worker_.cancel(); });
    worker_.request(
        [start, known](const std::stop_token& stop, const auto& tell) {
            return trainer::repertoire::find_repertoire(known, start, slower, stop,
                                                        [&tell](std::size_t positions, int percent) {
                                                            tell({positions, percent});
                                                        });
        },
        [this, open = std::move(open)](const std::optional<Found>& found) {
            waiting_->end();
            take(found, open);
        },
        [this](const Progress& progress) {
            waiting_->advance(progress.percent,
                              tr("%Ln position(s)", nullptr, static_cast<int>(progress.positions)));
        });
}

void ByHeart::take(const std::optional<Found>& found, const std::function<void(const QString& path)>& open)
{
    if (!found) {
        emit told({text::Tone::bad, tr("There is not enough memory to choose the positions."),
                   tr("Close other programs and try again.")});
        return;
    }
    if (!*found) {
        emit told(remarkOn(found->error()));
        return;
    }
    const QByteArray course = courseOf(**found);
    const QString path = pathFor(titleOf(**found), course);
    if (store::writeAtOnce(path, course))
        return open(path);
    emit told({text::Tone::bad, tr("The course to learn by heart could not be saved."),
               tr("The disk may be full. Free some space and try again.")});
}

text::Remark ByHeart::remarkOn(Failure failure)
{
    switch (failure) {
    case Failure::too_large:
        return {text::Tone::bad, tr("This position has too many lines to learn by heart."),
                tr("Play on and try again nearer to the end of the game.")};
    case Failure::lost:
        return {text::Tone::bad, tr("The side to move loses."),
                tr("Choose a position with a win or a draw to learn by heart.")};
    case Failure::over:
    case Failure::not_covered:
    case Failure::stopped:
        break;
    }
    return {text::Tone::bad, tr("There is nothing to learn by heart in this position."),
            tr("Choose a position with a win or a draw to learn by heart.")};
}

} // namespace window
