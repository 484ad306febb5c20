// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "modes/dealing.h"
#include "modes/move_input.h"
#include "modes/page_editor.h"
#include "modes/set_up_input.h"
#include "panels/standing_card.h"
#include "session/trainer_session.h"
#include "show/standing.h"
#include "window/commands.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

using session::Mode;

struct WayBackCommands {
    Q_DECLARE_TR_FUNCTIONS(WayBackCommands)
};

std::vector<actions::Key> escape()
{
    return {{Qt::Key_Escape, Where::spare}};
}

/// Commands that drop a typed move, a piece in hand or a message.
std::vector<Command> waysBackToBoard(const Desk& desk)
{
    MainWindow& window = desk.window;
    modes::MoveInput& moves = desk.moves;
    modes::SetUpInput& setUp = desk.setUp;
    return {
        {.id = u"leave-entry"_s,
         .text = WayBackCommands::tr("Clear the typed move"),
         .keys = escape(),
         .run = [&moves] { moves.leaveEntry(); },
         .isEnabled = [&moves] { return moves.isTyping(); }},
        {.id = u"lay-aside"_s,
         .text = WayBackCommands::tr("Put the piece back"),
         .keys = escape(),
         .run = [&setUp] { setUp.arm({}); },
         .isEnabled = [&setUp] { return setUp.isArmed(); }},
        {.id = u"leave-asked"_s,
         .text = WayBackCommands::tr("Leave anyway"),
         .keys = escape(),
         .run = [&window] { window.leaveAsked(); },
         .isEnabled = [&window] { return window.isAskingToLeave(); }},
        {.id = u"dismiss"_s,
         .text = WayBackCommands::tr("Dismiss the message"),
         .keys = escape(),
         .run = [&window] { window.dismiss(); },
         .isEnabled = [&window] { return window.isTelling(); }},
    };
}

std::vector<Command> waysBackFromSolving(const Desk& desk)
{
    session::TrainerSession& session = desk.session;
    MainWindow& window = desk.window;
    // Only if a position waits for it: an ending may also be solved for later use.
    const auto isSolving = [&session] {
        return session.tables().share() && show::standingOf(session).remedy == panels::Remedy::cancel;
    };
    return {{.id = u"ask-to-cancel-solving"_s,
             .text = WayBackCommands::tr("Cancel solving"),
             .keys = escape(),
             .run =
                 [&window] {
                     window.askToLeave({text::Tone::plain,
                                        WayBackCommands::tr("Press Esc again to cancel solving the ending."),
                                        WayBackCommands::tr("It would have to start again.")},
                                       u"cancel-solving"_s, WayBackCommands::tr("Keep solving"));
                 },
             .isEnabled = isSolving},
            {.id = u"cancel-solving"_s,
             .text = WayBackCommands::tr("Cancel solving"),
             .tip = WayBackCommands::tr("Stop solving the ending"),
             .run = [&session] { session.cancelSolving(); },
             .isEnabled = isSolving}};
}

std::vector<Command> waysBackInGame(const Desk& desk)
{
    session::TrainerSession& session = desk.session;
    modes::Dealing& dealing = desk.dealing;
    MainWindow& window = desk.window;
    return {
        {.id = u"stop-finishing"_s,
         .text = WayBackCommands::tr("Stop"),
         .tip = WayBackCommands::tr("Take over and keep playing"),
         .keys = escape(),
         .run = [&session] { session.setFinishing(false); },
         .isEnabled = [&session] { return session.round().is_finishing(); }},
        {.id = u"leave-replay"_s,
         .text = WayBackCommands::tr("Leave the replay"),
         .tip = WayBackCommands::tr("Go back to where the replay began"),
         .keys = escape(),
         .run = [&session] { session.leaveReplay(); },
         .isEnabled = [&session] { return session.mode() == Mode::replay; },
         .endsOnBoard = true},
        {.id = u"ask-to-leave-exam"_s,
         .text = WayBackCommands::tr("End exam"),
         .keys = escape(),
         .run =
             [&window] {
                 window.askToLeave(
                     {text::Tone::plain, WayBackCommands::tr("Press Esc again to end the exam."), ungraded()},
                     u"leave-exam"_s, continuingExam());
             },
         .isEnabled =
             [&session, &dealing] {
                 return session.round().is_exam() && session.mode() == Mode::play && !dealing.isChoosing();
             }},
    };
}

std::vector<Command> waysBackFromSetUp(const Desk& desk)
{
    session::TrainerSession& session = desk.session;
    MainWindow& window = desk.window;
    return {
        {.id = u"ask-to-leave-set-up"_s,
         .text = WayBackCommands::tr("Leave the set-up"),
         .keys = escape(),
         .run =
             [&window] {
                 window.askToLeave({text::Tone::plain,
                                    WayBackCommands::tr("Press Esc again to go back to "
                                                        "the game."),
                                    arrangementLost()},
                                   u"leave-set-up"_s, WayBackCommands::tr("Keep editing"));
             },
         .isEnabled =
             [desk] {
                 return desk.session.mode() == Mode::setUp &&
                        (desk.session.holdsArrangement() || desk.setUp.isFenFaulty());
             }},
        {.id = u"leave-set-up"_s,
         .text = WayBackCommands::tr("Leave the set-up"),
         .brief = WayBackCommands::tr("Cancel"),
         .tip = WayBackCommands::tr("Go back to the game"),
         .keys = escape(),
         .run = [&session] { session.leaveSetUp(); },
         .isEnabled = [&session] { return session.mode() == Mode::setUp; },
         .endsOnBoard = true},
    };
}

std::vector<Command> waysBackFromEditor(const Desk& desk)
{
    MainWindow& window = desk.window;
    return {
        {.id = u"ask-to-leave-editor"_s,
         .text = WayBackCommands::tr("Cancel"),
         .keys = escape(),
         .run =
             [&window] {
                 window.askToLeave({text::Tone::plain,
                                    WayBackCommands::tr("Press Esc again to cancel your changes."),
                                    WayBackCommands::tr("The page will be as it was before.")},
                                   u"leave-editor"_s, WayBackCommands::tr("Keep editing"));
             },
         .isEnabled = [&editor = desk.editor] { return editor.isOnBoard() && editor.isChanged(); }},
        {.id = u"leave-editor"_s,
         .text = WayBackCommands::tr("Discard changes"),
         .brief = WayBackCommands::tr("Cancel"),
         .tip = WayBackCommands::tr("Show the page as it was before"),
         .keys = escape(),
         .run = [&editor = desk.editor] { editor.cancel(); },
         .isEnabled = [&editor = desk.editor] { return editor.isOnBoard(); },
         .endsOnBoard = true},
    };
}

Command wayBackFromChoosing(modes::Dealing& dealing)
{
    return {.id = u"leave-kind"_s,
            .text = WayBackCommands::tr("Cancel"),
            .tip = WayBackCommands::tr("Continue the game"),
            .keys = escape(),
            .run = [&dealing] { dealing.leave(); },
            .isEnabled = [&dealing] { return dealing.isChoosing(); },
            .endsOnBoard = true};
}

Command wayBackFromOffer(MainWindow& window)
{
    return {.id = u"leave-offer"_s,
            .text = WayBackCommands::tr("Close the first steps"),
            .keys = escape(),
            .run = [&window] { window.begin(); },
            .isEnabled = [&window] { return window.isOfferingAgain(); },
            .endsOnBoard = true};
}

} // namespace

std::function<QString()> whyNotInExam(const Desk& desk)
{
    return [&session = desk.session] {
        return session.round().is_exam() ? WayBackCommands::tr("not in an exam") : QString{};
    };
}

QString arrangementLost()
{
    return WayBackCommands::tr("The position you have set up will be lost.");
}

QString ungraded()
{
    return WayBackCommands::tr("It will not be graded.");
}

QString continuingExam()
{
    return WayBackCommands::tr("Continue the exam");
}

std::vector<Command> wayBackCommands(const Desk& desk)
{
    return joined({waysBackToBoard(desk),
                   waysBackFromSolving(desk),
                   waysBackInGame(desk),
                   waysBackFromSetUp(desk),
                   waysBackFromEditor(desk),
                   {wayBackFromChoosing(desk.dealing), wayBackFromOffer(desk.window)}});
}

} // namespace window
