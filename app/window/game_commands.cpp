// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "board/board_view.h"
#include "modes/course_contents.h"
#include "modes/dealing.h"
#include "modes/practice.h"
#include "modes/reader.h"
#include "modes/record_pages.h"
#include "modes/set_up_input.h"
#include "session/trainer_session.h"
#include "show/autoplay.h"
#include "show/prospects.h"
#include "show/walk.h"
#include "trainer/again.h"
#include "trainer/known_ending.h"
#include "window/commands.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

using Step = show::Walk::Step;
using session::Mode;
using session::TrainerSession;

struct GameCommands {
    Q_DECLARE_TR_FUNCTIONS(GameCommands)
};

bool offersLine(const TrainerSession& session)
{
    const std::optional<chess::Position> position = session.position();
    return position && session.mode() != Mode::replay && session.help().isOffered() &&
           show::hasLine(session, position->setup());
}

std::optional<trainer::Game::NodeId> firstKnownEnding(const TrainerSession& session)
{
    return trainer::first_known_ending(session.round().game(), session.tables().known());
}

bool leadsToKnownEnding(const TrainerSession& session)
{
    const auto node = firstKnownEnding(session);
    return session.mode() == Mode::play && node && *node != session.round().game().current();
}

/// The start of the round with left and right exchanged; `nullopt` for a page of a course, because the
/// command would leave it.
std::optional<chess::Position> startMirrored(const Desk& desk)
{
    const TrainerSession& session = desk.session;
    return session.mode() == Mode::play && !desk.reader.isOnPage()
               ? trainer::mirrored(session.round().game().start())
               : std::nullopt;
}

std::optional<trainer::Drill> drillLike(const Desk& desk)
{
    const TrainerSession& session = desk.session;
    return session.mode() == Mode::play && !desk.reader.isOnPage()
               ? trainer::drill_like(session.round(), session.tables().known())
               : std::nullopt;
}

/// The question before choosing a kind of position closes the set-up board, to which Cancel does not return.
std::optional<text::Remark> questionBeforeChoosing(const TrainerSession& session)
{
    if (!session.holdsArrangement())
        return std::nullopt;
    return text::Remark{
        text::Tone::plain,
        GameCommands::tr("Choose “Choose the kind of position” again to leave the set-up; Esc stays here."),
        arrangementLost()};
}

std::vector<Command> dealCommands(const Desk& desk)
{
    return {
        {.id = u"new-position"_s,
         .menu = Menu::game,
         .text = GameCommands::tr("&New position"),
         .tip = GameCommands::tr("Deal another position of the chosen kind"),
         .keys = {{QKeySequence::New}},
         .run = [&dealing = desk.dealing] { dealing.deal(); },
         .leavesGame = true},
        {.id = u"choose-kind"_s,
         .menu = Menu::game,
         .text = GameCommands::tr("&Choose the kind of position…"),
         .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_N}},
         .run = [&dealing = desk.dealing] { dealing.choose(); },
         .question = [&session = desk.session] { return questionBeforeChoosing(session); },
         .staying = GameCommands::tr("Keep setting up")},
        {.id = u"begin-game"_s,
         .text = GameCommands::tr("Play"),
         .tip = GameCommands::tr("Play the position on the board"),
         .run = [&window = desk.window] { window.begin(); }},
        {.id = u"start"_s,
         .text = GameCommands::tr("Start"),
         .tip = GameCommands::tr("Start with these settings"),
         .run = [&dealing = desk.dealing] { dealing.dealChosen(); },
         .isEnabled = [&dealing = desk.dealing] { return dealing.isChoosing(); },
         .leavesGame = true},
    };
}

/// Positions like that of the present game.
std::vector<Command> anotherCommands(const Desk& desk)
{
    return {
        {.id = u"again-mirrored"_s,
         .menu = Menu::game,
         .text = GameCommands::tr("A&gain, mirrored"),
         .tip = GameCommands::tr("Start again from the first position of this game with left and right "
                                 "swapped"),
         .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_M}},
         .run = [desk] { desk.session.start(*startMirrored(desk), desk.session.round().seat()); },
         .isEnabled = [desk] { return startMirrored(desk).has_value(); },
         .leavesGame = true},
        {.id = u"another-like-this"_s,
         .menu = Menu::game,
         .text = GameCommands::tr("An&other like this"),
         .tip = GameCommands::tr("Another position of the same ending, about as far from mate"),
         .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_L}},
         .run = [desk] { desk.session.deal(*drillLike(desk)); },
         .isEnabled = [desk] { return drillLike(desk).has_value(); },
         .leavesGame = true},
    };
}

/// Makes a step command: the key `alone` works in a replay, where the board does not use it.
Command stepCommand(const Desk& desk, Step step, const QString& id, const QString& text, Qt::Key alone)
{
    return {.id = id,
            .menu = Menu::game,
            .startsGroup = step == Step::first,
            .text = text,
            .keys = {{Qt::ALT | alone}, {alone, Where::replay}},
            .run = [&walk = desk.walk, step] { walk.go(step); },
            .isEnabled = [&walk = desk.walk, step] { return walk.canGo(step); }};
}

std::vector<Command> walkCommands(const Desk& desk)
{
    TrainerSession& session = desk.session;
    return {
        stepCommand(desk, Step::first, u"first"_s, GameCommands::tr("To the &start"), Qt::Key_Home),
        stepCommand(desk, Step::back, u"back"_s, GameCommands::tr("One move &back"), Qt::Key_Left),
        stepCommand(desk, Step::forward, u"forward"_s, GameCommands::tr("One move &forward"), Qt::Key_Right),
        stepCommand(desk, Step::last, u"last"_s, GameCommands::tr("To the &end"), Qt::Key_End),
        {.id = u"known-ending"_s,
         .menu = Menu::game,
         .text = GameCommands::tr("To the first &known ending"),
         .tip = GameCommands::tr("Go to where the game first reaches a solved ending"),
         .keys = {{Qt::ALT | Qt::Key_K}},
         .run = [&session] { session.goTo(*firstKnownEnding(session)); },
         .isEnabled = [&session] { return leadsToKnownEnding(session); }},
        {.id = u"mistake"_s,
         .menu = Menu::game,
         .text = GameCommands::tr("To yo&ur mistake"),
         .tip = GameCommands::tr("Go to the move that went wrong and see the reply that punishes it"),
         .keys = {{Qt::ALT | Qt::Key_M}},
         .run = [&pages = desk.pages] { pages.showMistake(); },
         .isEnabled = [desk] { return !desk.window.isHiding() && desk.pages.hasMistake(); }},
        {.id = u"autoplay"_s,
         .menu = Menu::game,
         .text = GameCommands::tr("&Play the line automatically"),
         .keys = {{Qt::Key_Space, Where::replay}},
         .run = [&autoplay = desk.autoplay] { autoplay.toggle(); },
         .isEnabled =
             [desk] {
                 const chess::GameTree& tree = desk.session.round().game().tree();
                 return desk.session.mode() == Mode::replay ||
                        (desk.reader.isReading() && !tree.node(tree.root).children.empty());
             },
         .isOn = [&autoplay = desk.autoplay] { return autoplay.isRunning(); }},
    };
}

/// The reason why there is no hint, if it is not obvious; empty otherwise.
QString whyNoHint(const Desk& desk)
{
    if (desk.session.round().is_exam())
        return GameCommands::tr("There are no hints in an exam.");
    if (desk.session.help().asksMoveByHeart() || desk.reader.asksMoveByHeart())
        return GameCommands::tr("There are no hints for a move to know by heart.");
    if (desk.reader.isAnswered())
        return GameCommands::tr("The question is answered, so there are no more hints.");
    if (desk.reader.isPointing())
        return desk.practice.isOnExercise()
                   ? GameCommands::tr("There are no more hints; “Give up” shows the answer.")
                   : GameCommands::tr("There are no more hints; “Show the squares” gives the answer.");
    const session::TrainerSession& session = desk.session;
    return session.mode() == Mode::play && !desk.reader.isOnText() &&
                   session.tables().coverageOf(session.round().position()) == session::Coverage::onRequest
               ? GameCommands::tr("Hints need the solved ending: press “Solve by computer” first.")
               : QString{};
}

/// True if no panel would hide a hint.
bool canSeeHints(const Desk& desk)
{
    return !desk.dealing.isChoosing() && !desk.contents.isOpen();
}

/// True if there is another hint; after a wrong answer, on the question.
bool canHint(const Desk& desk)
{
    const modes::Reader& reader = desk.reader;
    if (!canSeeHints(desk) || reader.isOnText())
        return false;
    if (reader.isPointing())
        return reader.canHintAtSquares();
    return reader.canTryAgain() ? !reader.asksMoveByHeart() : desk.session.help().canClimb();
}

/// Gives the next hint; a wrong answer is taken back first.
void giveHint(const Desk& desk)
{
    if (desk.reader.isPointing())
        return desk.reader.hintAtSquares();
    desk.reader.tryAgain();
    desk.session.help().climb();
}

Command hintCommand(const Desk& desk)
{
    return {.id = u"hint"_s,
            .menu = Menu::game,
            .startsGroup = true,
            .text = GameCommands::tr("&Hint"),
            .keys = {{Qt::CTRL | Qt::Key_H}},
            .run = [desk] { giveHint(desk); },
            // On a text page, the text is navigated instead.
            .isEnabled = [desk] { return canHint(desk); },
            .whyNot = whyNotInExam(desk),
            .tips =
                [desk] {
                    if (desk.reader.canHintAtSquares())
                        return GameCommands::tr(
                            "Reveals a little more each time: the colours of the squares, then "
                            "one square after another");
                    const QString why = whyNoHint(desk);
                    return why.isEmpty() ? GameCommands::tr(
                                               "Reveals a little more each time: the aim, the squares, the "
                                               "piece, its destination, the best moves")
                                         : why;
                }};
}

std::vector<Command> hintCommands(const Desk& desk)
{
    TrainerSession& session = desk.session;
    return {
        hintCommand(desk),
        {.id = u"no-hint"_s,
         .text = GameCommands::tr("&Hint"),
         .keys = {{Qt::CTRL | Qt::Key_H, Where::spare}},
         .run =
             [desk] {
                 desk.window.tell({text::Tone::plain, whyNoHint(desk), {}});
             },
         .isEnabled =
             [desk] {
                 return canSeeHints(desk) && !desk.reader.canHintAtSquares() && !whyNoHint(desk).isEmpty();
             }},
        {.id = u"play-hint"_s,
         .menu = Menu::game,
         .text = GameCommands::tr("Play this move", "the move that was hinted at"),
         .tip = GameCommands::tr("Play the move that the hints have come to"),
         .run = [&session] { session.help().playHint(); },
         .isEnabled = [&session, desk] { return canSeeHints(desk) && session.help().canPlayHint(); },
         .endsOnBoard = true},
    };
}

/// Commands that play the rest on the board.
std::vector<Command> solutionCommands(const Desk& desk)
{
    TrainerSession& session = desk.session;
    return {
        {.id = u"line"_s,
         .menu = Menu::game,
         .text = GameCommands::tr("Show the &line to mate"),
         .brief = GameCommands::tr("Line"),
         .tip = GameCommands::tr("Replay the best line from here"),
         .keys = {{Qt::CTRL | Qt::Key_L}},
         .run = [&session] { session.enterReplay(); },
         .isEnabled = [desk] { return offersLine(desk.session) && !desk.setUp.isFenFaulty(); },
         .whyNot = whyNotInExam(desk)},
        {.id = u"finish"_s,
         .menu = Menu::game,
         .text = GameCommands::tr("Finish it for &me"),
         .tip = GameCommands::tr(
             "Let the program play the rest once you have promoted and are winning with a queen or rook"),
         .keys = {{Qt::CTRL | Qt::Key_M}},
         .run = [&session] { session.setFinishing(!session.round().is_finishing()); },
         .isEnabled = [&session] { return session.round().is_finishing() || session.isRestTrivial(); },
         .whyNot =
             [inExam = whyNotInExam(desk)] {
                 const QString reason = inExam();
                 return reason.isEmpty()
                            ? GameCommands::tr("only once a promoted piece wins against the king alone")
                            : reason;
             },
         .isOn = [&session] { return session.round().is_finishing(); }},
    };
}

/// Gives up the exercise or the game, and shows the mistake.
void giveUp(const Desk& desk)
{
    if (desk.practice.canGiveUp()) {
        const bool isPointing = desk.reader.isPointing();
        const bool isPlayedOut = desk.practice.isPlayedOut();
        desk.practice.giveUp();
        if (desk.reader.isPlayedOut())
            desk.session.giveUp();
        desk.reader.showSolution();
        if (!isPointing && !desk.pages.showWhatLostTheResult()) {
            desk.session.help().showMoves();
            // In a draw there is no line, only the moves that hold.
            if (isPlayedOut)
                desk.session.enterReplay();
        }
    } else {
        const bool isOnPage = desk.reader.isPlayedOut();
        desk.session.giveUp();
        // A page of a course teaches how to go on from there.
        if (!desk.pages.showWhatLostTheResult() && isOnPage)
            desk.session.enterReplay();
    }
    // Enter goes on from here: the cursor, which a returning focus shows, has no use for it.
    desk.board.setFocus();
    desk.board.showCursor(false);
}

/// The question before an exam is ended.
std::optional<text::Remark> questionBeforeGivingUp(const TrainerSession& session)
{
    if (!session.round().is_exam())
        return std::nullopt;
    return text::Remark{text::Tone::plain,
                        GameCommands::tr("Choose “Give up” again to end the exam; Esc continues it."),
                        GameCommands::tr("You will then see the report.")};
}

Command giveUpCommand(const Desk& desk)
{
    const auto canGiveUp = [desk] {
        return desk.practice.isOn() ? desk.practice.canGiveUp() : desk.pages.canGiveUp();
    };
    return {.id = u"give-up"_s,
            .menu = Menu::game,
            .text = GameCommands::tr("Gi&ve up"),
            .tip = GameCommands::tr("End the attempt and see what went wrong, the best moves and the report"),
            .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_U}},
            .run = [desk] { giveUp(desk); },
            .isEnabled = canGiveUp,
            .question = [&session = desk.session] { return questionBeforeGivingUp(session); },
            .staying = continuingExam(),
            .endsOnBoard = true};
}

} // namespace

std::vector<Command> gameCommands(const Desk& desk)
{
    return joined({dealCommands(desk),
                   anotherCommands(desk),
                   undoCommands(desk),
                   walkCommands(desk),
                   hintCommands(desk),
                   solutionCommands(desk),
                   {giveUpCommand(desk)},
                   earlierRoundsCommands(desk)});
}

} // namespace window
