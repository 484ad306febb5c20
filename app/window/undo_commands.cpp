// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "session/trainer_session.h"
#include "store/round_keeper.h"
#include "window/commands.h"
#include "window/practice.h"
#include "window/reader.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

using session::Mode;
using session::TrainerSession;

struct UndoCommands {
    Q_DECLARE_TR_FUNCTIONS(UndoCommands)
};

/// Whether the rounds before and after are within reach: a page of a course and an exercise are taken back
/// move by move, and left by their own ways; in an exam nothing is taken back.
bool reachesRounds(const Desk& desk)
{
    return !desk.reader.isOnPage() && !desk.practice.isOnExercise() && !desk.session.round().is_exam();
}

bool canUndo(const Desk& desk)
{
    const TrainerSession& session = desk.session;
    if (session.mode() == Mode::setUp)
        return session.editor()->can_undo();
    return (reachesRounds(desk) && desk.rounds.canGoBack()) || session.canTakeBack();
}

bool canRedo(const Desk& desk)
{
    const TrainerSession& session = desk.session;
    if (session.mode() == Mode::setUp)
        return session.editor()->can_redo();
    return (reachesRounds(desk) && desk.rounds.canGoForward()) ||
           (session.mode() == Mode::play && session.round().game().can_redo());
}

void undo(const Desk& desk)
{
    if (desk.session.mode() == Mode::setUp)
        desk.session.edit([](trainer::SetupEditor& editor) { editor.undo(); });
    else if (reachesRounds(desk) && desk.rounds.canGoBack())
        desk.rounds.goBack();
    else
        desk.session.takeBack();
}

void redo(const Desk& desk)
{
    if (desk.session.mode() == Mode::setUp)
        desk.session.edit([](trainer::SetupEditor& editor) { editor.redo(); });
    else if (reachesRounds(desk) && desk.rounds.canGoForward())
        desk.rounds.goForward();
    else
        desk.session.redo();
}

} // namespace

void leaveButton(const Desk& desk)
{
    if (qobject_cast<QAbstractButton*>(QApplication::focusWidget()) != nullptr)
        desk.board.setFocus();
}

std::vector<Command> undoCommands(const Desk& desk)
{
    return {
        {.id = u"take-back"_s,
         .menu = Menu::game,
         .startsGroup = true,
         .text = UndoCommands::tr("&Take back"),
         .brief = UndoCommands::tr("Undo"),
         .tip = UndoCommands::tr("Undo your last move or change; at the start, go back to the previous game"),
         .keys = {{QKeySequence::Undo}, {Qt::Key_Backspace, Where::spare}},
         .run = [desk] { undo(desk); },
         .isEnabled = [desk] { return canUndo(desk); }},
        {.id = u"redo"_s,
         .menu = Menu::game,
         .text = UndoCommands::tr("&Redo"),
         .tip = UndoCommands::tr("Redo what was taken back"),
         .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_Z}, {Qt::CTRL | Qt::Key_Y}},
         .run = [desk] { redo(desk); },
         .isEnabled = [desk] { return canRedo(desk); }},
    };
}

} // namespace window
