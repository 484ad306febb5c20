// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFileInfo>

#include "chess/legal_moves.h"
#include "modes/by_heart.h"
#include "modes/reader.h"
#include "session/trainer_session.h"
#include "store/courses.h"
#include "store/preferences.h"
#include "text/endings.h"
#include "text/phrasing.h"
#include "trainer/endings.h"
#include "window/commands.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

using trainer::TextbookPosition;
using trainer::TextbookUse;

struct ByHeartCommands {
    Q_DECLARE_TR_FUNCTIONS(ByHeartCommands)
};

Command byHeartCommand(const QString& id)
{
    return {.id = id, .menu = Menu::training, .submenu = byHeartSubmenu()};
}

/// The moves that each move of a textbook position may be slower, if the user allows as many.
int paceOf(const TextbookPosition& position, int slower)
{
    return position.is_held ? modes::ByHeart::usualPace : std::max(slower, position.least_slower);
}

/// True if the position on the board may be won or held by heart.
bool canBeLearnt(const Desk& desk)
{
    const session::TrainerSession& session = desk.session;
    if (session.round().is_exam() || desk.reader.isAsking())
        return false;
    const std::optional<chess::Position> position = session.position();
    if (!position || is_dead(*position) || chess::legal_moves(*position).empty())
        return false;
    return session.tables().verdictOf(*position) ||
           session.tables().coverageOf(*position) == session::Coverage::onRequest;
}

void learn(const Desk& desk, const modes::ToLearn& position)
{
    auto* byHeart = desk.window.findChild<modes::ByHeart*>();
    if (byHeart == nullptr) {
        byHeart = new modes::ByHeart{desk.session, desk.practice, desk.window};
        QObject::connect(byHeart, &modes::ByHeart::told, &desk.window, &MainWindow::tell);
    }
    byHeart->learn(position, [desk](const QString& path) {
        if (desk.window.mayTake())
            openCourse(desk, path);
    });
}

/// The command for the position on the board.
Command hereCommand(const Desk& desk)
{
    Command command = byHeartCommand(u"by-heart"_s);
    command.text = ByHeartCommands::tr("This position");
    command.tip =
        ByHeartCommands::tr("Make a course of the few positions that the side that wins, or the one that has "
                            "to hold the draw, needs to know against every reply");
    command.run = [desk] {
        learn(desk, {.start = *desk.session.position(), .slower = desk.preferences.byHeartSlower});
    };
    command.isEnabled = [desk] { return canBeLearnt(desk); };
    command.leavesGame = true;
    command.endsOnBoard = true;
    return command;
}

std::vector<Command> standardCommands(const Desk& desk)
{
    std::vector<Command> all;
    for (const TextbookPosition* const position : textbook_positions(TextbookUse::by_heart)) {
        Command command = byHeartCommand(u"by-heart/%1"_s.arg(all.size()));
        command.startsGroup = all.empty();
        const QString name = text::textbookTitle(*position);
        command.text = name;
        const auto pace = [position, &preferences = desk.preferences] {
            return paceOf(*position, preferences.byHeartSlower);
        };
        command.words = [name, pace, &preferences = desk.preferences] {
            return withProgress(name, modes::ByHeart::pathOf(modes::ByHeart::titleOf(name, pace())),
                                preferences);
        };
        command.run = [desk, position, name, pace] {
            learn(desk, {.start = position_of(*position), .name = name, .slower = pace()});
        };
        command.leavesGame = true;
        command.endsOnBoard = true;
        all.push_back(command);
    }
    return all;
}

/// The courses of other positions, the one read last first.
QStringList ownCourses(const store::Preferences& preferences)
{
    QStringList courses;
    for (const QString& place : preferences.coursePlaces) {
        const auto bookmark = store::lastBookmark({place});
        if (bookmark && store::isByHeart(bookmark->course))
            courses.append(bookmark->course);
    }
    if (courses.empty())
        return {};
    for (const TextbookPosition* position : textbook_positions(TextbookUse::by_heart)) {
        const QString name = text::textbookTitle(*position);
        for (const int slower : store::byHeartPaces)
            courses.removeAll(
                modes::ByHeart::pathOf(modes::ByHeart::titleOf(name, paceOf(*position, slower))));
    }
    return courses;
}

std::vector<Command> ownCommands(const Desk& desk)
{
    constexpr int mostListed = 10;
    std::vector<Command> all;
    for (int place = 0; place < mostListed; ++place) {
        Command command = byHeartCommand(u"by-heart-own/%1"_s.arg(place));
        command.startsGroup = place == 0;
        command.run = [desk, place] { openCourse(desk, ownCourses(desk.preferences).value(place)); };
        command.words = [&preferences = desk.preferences, place] {
            const QString course = ownCourses(preferences).value(place);
            const QString title = text::forLabel(QFileInfo{course}.completeBaseName());
            return course.isEmpty() ? QString{} : withProgress(title, course, preferences);
        };
        command.leavesGame = true;
        command.endsOnBoard = true;
        all.push_back(command);
    }
    return all;
}

std::vector<Command> paceCommands(const Desk& desk)
{
    std::vector<std::pair<QString, int>> paces;
    for (const int slower : store::byHeartPaces)
        paces.emplace_back(slower == 0 ? ByHeartCommands::tr("Best moves only")
                                       : ByHeartCommands::tr("Up to %n move(s) slower", nullptr, slower),
                           slower);
    Command like = byHeartCommand(u"by-heart-pace"_s);
    like.startsGroup = true;
    like.tip = ByHeartCommands::tr("How much slower than the best move each move may be: with slower moves "
                                   "there are fewer positions to know");
    return makeChoices(like, paces, desk.preferences.byHeartSlower,
                       [desk] { desk.window.keepPreferences(); });
}

} // namespace

QString byHeartSubmenu()
{
    return ByHeartCommands::tr("Learn by heart");
}

std::vector<Command> byHeartCommands(const Desk& desk)
{
    return joined({{hereCommand(desk)}, standardCommands(desk), ownCommands(desk), paceCommands(desk)});
}

} // namespace window
