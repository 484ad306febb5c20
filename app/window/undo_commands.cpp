// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "modes/page_editor.h"
#include "modes/practice.h"
#include "modes/reader.h"
#include "session/trainer_session.h"
#include "store/round_keeper.h"
#include "window/commands.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

using session::Mode;
using session::TrainerSession;

struct UndoCommands {
    Q_DECLARE_TR_FUNCTIONS(UndoCommands)
};

/// True if the previous and next games can be reached: a page of a course, an exercise and an exam have their
/// own commands for leaving.
bool reachesRounds(const Desk& desk)
{
    return !desk.reader.isOnPage() && !desk.practice.isOnExercise() && !desk.session.round().is_exam();
}

bool canUndo(const Desk& desk)
{
    const TrainerSession& session = desk.session;
    if (session.mode() == Mode::setUp)
        return session.editor()->can_undo();
    return desk.editor.canUndoMove() || session.canTakeBack();
}

bool canRedo(const Desk& desk)
{
    const TrainerSession& session = desk.session;
    if (session.mode() == Mode::setUp)
        return session.editor()->can_redo();
    return session.mode() == Mode::play && session.round().game().can_redo();
}

void undo(const Desk& desk)
{
    if (desk.session.mode() == Mode::setUp)
        desk.session.edit([](trainer::SetupEditor& editor) { editor.undo(); });
    else if (desk.editor.canUndoMove())
        desk.editor.undoMove();
    else if (desk.reader.isAfterReply())
        desk.reader.goBack();
    else
        desk.session.takeBack(desk.reader.isOnPage() && !desk.reader.isPlayedOut()
                                  ? trainer::TakeBack::uncounted
                                  : trainer::TakeBack::counted);
}

void redo(const Desk& desk)
{
    if (desk.session.mode() == Mode::setUp)
        desk.session.edit([](trainer::SetupEditor& editor) { editor.redo(); });
    else
        desk.session.redo();
}

} // namespace

std::vector<Command> undoCommands(const Desk& desk)
{
    return {
        {.id = u"take-back"_s,
         .menu = Menu::game,
         .startsGroup = true,
         .text = UndoCommands::tr("&Take back"),
         .brief = UndoCommands::tr("Undo"),
         .tip = UndoCommands::tr("Undo your last move or change"),
         .keys = {{QKeySequence::Undo}, {Qt::Key_Backspace, Where::spare}},
         .run = [desk] { undo(desk); },
         .isEnabled = [desk] { return canUndo(desk); },
         .whyNot = whyNotInExam(desk)},
        {.id = u"redo"_s,
         .menu = Menu::game,
         .text = UndoCommands::tr("&Redo"),
         .tip = UndoCommands::tr("Redo what was taken back"),
         .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_Z}, {Qt::CTRL | Qt::Key_Y}},
         .run = [desk] { redo(desk); },
         .isEnabled = [desk] { return canRedo(desk); }},
        {.id = u"previous-position"_s,
         .menu = Menu::game,
         .text = UndoCommands::tr("Previous position"),
         .tip = UndoCommands::tr("Go back to the game that was on the board before this one"),
         .keys = {{Qt::CTRL | Qt::ALT | Qt::Key_Z}},
         .run = [&rounds = desk.rounds] { rounds.goBack(); },
         .isEnabled = [desk] { return reachesRounds(desk) && desk.rounds.canGoBack(); }},
        {.id = u"next-position"_s,
         .menu = Menu::game,
         .text = UndoCommands::tr("Next position"),
         .tip = UndoCommands::tr("Return to the game that followed this one"),
         .keys = {{Qt::CTRL | Qt::ALT | Qt::Key_Y}},
         .run = [&rounds = desk.rounds] { rounds.goForward(); },
         .isEnabled = [desk] { return reachesRounds(desk) && desk.rounds.canGoForward(); }},
    };
}

} // namespace window
