// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "chess/legal_moves.h"
#include "session/trainer_session.h"
#include "window/by_heart.h"
#include "window/commands.h"
#include "window/main_window.h"
#include "window/reader.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct ByHeartCommands {
    Q_DECLARE_TR_FUNCTIONS(ByHeartCommands)
};

/// True if the position on the board is known and the side to move can win or hold it.
bool canBeLearnt(const Desk& desk)
{
    const session::TrainerSession& session = desk.session;
    if (session.round().is_exam() || desk.reader.isAsking())
        return false;
    const std::optional<chess::Position> position = session.position();
    if (!position || is_dead(*position) || chess::legal_moves(*position).empty())
        return false;
    const auto verdict = session.tables().verdictOf(*position);
    return verdict && verdict->outcome() != endgame::Outcome::loss;
}

void learnByHeart(const Desk& desk)
{
    auto* byHeart = desk.window.findChild<ByHeart*>();
    if (byHeart == nullptr) {
        byHeart = new ByHeart{desk.window};
        QObject::connect(byHeart, &ByHeart::told, &desk.window, &MainWindow::tell);
    }
    byHeart->learn(*desk.session.position(), desk.session.tables().known(), [desk](const QString& path) {
        if (desk.window.mayTake())
            openCourse(desk, path);
    });
}

} // namespace

Command byHeartCommand(const Desk& desk, const QString& submenu)
{
    return {.id = u"by-heart"_s,
            .menu = Menu::training,
            .submenu = submenu,
            .text = ByHeartCommands::tr("Learn this position by &heart"),
            .tip =
                ByHeartCommands::tr("Make a course of the few positions that you need to know to win, or to "
                                    "hold the draw, against every reply"),
            .run = [desk] { learnByHeart(desk); },
            .isEnabled = [desk] { return canBeLearnt(desk); },
            .leavesGame = true,
            .endsOnBoard = true};
}

} // namespace window
