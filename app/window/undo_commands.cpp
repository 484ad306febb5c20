// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "session/trainer_session.h"
#include "store/round_keeper.h"
#include "window/commands.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

using session::Mode;
using session::TrainerSession;
using store::RoundKeeper;

struct UndoCommands {
    Q_DECLARE_TR_FUNCTIONS(UndoCommands)
};

bool canUndo(const TrainerSession& session, const RoundKeeper& rounds)
{
    if (session.mode() == Mode::setUp)
        return session.editor()->can_undo();
    return rounds.canGoBack() || session.canTakeBack();
}

bool canRedo(const TrainerSession& session, const RoundKeeper& rounds)
{
    if (session.mode() == Mode::setUp)
        return session.editor()->can_redo();
    return rounds.canGoForward() || (session.mode() == Mode::play && session.round().game().can_redo());
}

void undo(TrainerSession& session, RoundKeeper& rounds)
{
    if (session.mode() == Mode::setUp)
        session.edit([](trainer::SetupEditor& editor) { editor.undo(); });
    else if (rounds.canGoBack())
        rounds.goBack();
    else
        session.takeBack();
}

void redo(TrainerSession& session, RoundKeeper& rounds)
{
    if (session.mode() == Mode::setUp)
        session.edit([](trainer::SetupEditor& editor) { editor.redo(); });
    else if (rounds.canGoForward())
        rounds.goForward();
    else
        session.redo();
}

} // namespace

std::vector<Command> undoCommands(const Desk& desk)
{
    TrainerSession& session = desk.session;
    RoundKeeper& rounds = desk.rounds;
    return {
        {.id = u"take-back"_s,
         .menu = Menu::game,
         .startsGroup = true,
         .text = UndoCommands::tr("&Take back"),
         .brief = UndoCommands::tr("Undo"),
         .tip =
             UndoCommands::tr("Take your last move or change back; at the start, go back to the game before"),
         .keys = {{QKeySequence::Undo}},
         .run = [&session, &rounds] { undo(session, rounds); },
         .isEnabled = [&session, &rounds] { return canUndo(session, rounds); }},
        {.id = u"redo"_s,
         .menu = Menu::game,
         .text = UndoCommands::tr("&Redo"),
         .tip = UndoCommands::tr("Redo what was taken back"),
         .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_Z}, {Qt::CTRL | Qt::Key_Y}},
         .run = [&session, &rounds] { redo(session, rounds); },
         .isEnabled = [&session, &rounds] { return canRedo(session, rounds); }},
    };
}

} // namespace window
