// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <utility>

#include "board/board_view.h"
#include "modes/dealing.h"
#include "modes/move_input.h"
#include "modes/practice.h"
#include "modes/reader.h"
#include "session/trainer_session.h"
#include "store/preferences.h"
#include "text/endings.h"
#include "text/phrasing.h"
#include "text/practice.h"
#include "trainer/endings.h"
#include "window/commands.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

using trainer::Opponent;
using trainer::RuleEffect;
using trainer::Seat;
using trainer::TextbookPosition;

struct TrainingCommands {
    Q_DECLARE_TR_FUNCTIONS(TrainingCommands)
};

/// The players and the rules of an exam are those that it began with.
std::function<bool()> outsideExam(const Desk& desk)
{
    return [&session = desk.session] { return !session.round().is_exam(); };
}

std::vector<Command> seatCommands(const Desk& desk)
{
    const std::vector<std::pair<QString, Seat>> seats{
        {TrainingCommands::tr("The attacker"), Seat::attacker},
        {TrainingCommands::tr("The defender"), Seat::defender},
        {TrainingCommands::tr("Both sides (analysis)"), Seat::both}};
    std::vector<Command> commands = makeChoices<Seat>({.id = u"seat"_s,
                                                       .menu = Menu::training,
                                                       .submenu = TrainingCommands::tr("&You play as"),
                                                       .isEnabled = outsideExam(desk),
                                                       .whyNot = whyNotInExam(desk)},
                                                      seats, desk.preferences.drill.seat, [desk] {
                                                          desk.window.keepPreferences();
                                                          desk.session.setSeat(desk.preferences.drill.seat);
                                                      });
    // The current round may have other seats than the next one: the check mark shows those of the round.
    for (std::size_t i = 0; i < seats.size(); ++i)
        commands[i].isOn = [&session = desk.session, seat = seats[i].second] {
            return session.round().seat() == seat;
        };
    return commands;
}

std::vector<Command> opponentCommands(const Desk& desk)
{
    return makeChoices<Opponent>(
        {.id = u"opponent"_s,
         .menu = Menu::training,
         .submenu = TrainingCommands::tr("The &program plays"),
         .startsGroup = true,
         .isEnabled = outsideExam(desk),
         .whyNot = whyNotInExam(desk)},
        {{TrainingCommands::tr("Perfectly"), Opponent::perfect},
         {TrainingCommands::tr("Like a human"), Opponent::natural},
         {TrainingCommands::tr("With occasional slips"), Opponent::slips},
         {TrainingCommands::tr("Using the method (bishop and knight)"), Opponent::method},
         {TrainingCommands::tr("By general principles"), Opponent::rule_of_thumb}},
        desk.preferences.opponent, [desk] {
            desk.window.keepPreferences();
            desk.session.setOpponent(desk.preferences.opponent);
        });
}

/// The reason why the method does not guide the next move.
QString whyNoMethod(const Desk& desk)
{
    if (desk.session.round().is_exam())
        return whyNotInExam(desk)();
    return desk.reader.isAsking() ? TrainingCommands::tr("not while a question is open")
                                  : TrainingCommands::tr("only when you mate with bishop and knight");
}

std::vector<Command> methodCommands(const Desk& desk)
{
    const auto whyNot = [desk] { return whyNoMethod(desk); };
    Command follow =
        makeSwitch({.id = u"follow-method"_s,
                    .menu = Menu::training,
                    .startsGroup = true,
                    .text = TrainingCommands::tr("Follow the &method"),
                    .tip = TrainingCommands::tr(
                        "The coach guides you through the bishop-and-knight mate, one aim at a time"),
                    .keys = {{Qt::CTRL | Qt::Key_T}},
                    .whyNot = whyNot},
                   desk.preferences.followsMethod, [desk] {
                       desk.window.keepPreferences();
                       desk.session.help().setFollowing(desk.preferences.followsMethod);
                       desk.window.applyLook();
                   });
    follow.isEnabled = [&session = desk.session] {
        return session.help().isFollowing() || session.help().offersMethod();
    };
    return {follow,
            {.id = u"play-method"_s,
             .menu = Menu::training,
             .text = TrainingCommands::tr("Play the method's mo&ve"),
             .tip = TrainingCommands::tr("Play the method's next move for you"),
             .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_T}},
             .run = [&session = desk.session] { session.help().playByMethod(); },
             .isEnabled = [&session = desk.session] { return session.help().canPlayByMethod(); },
             .whyNot =
                 [desk, whyNot] {
                     return desk.session.help().offersMethod()
                                ? TrainingCommands::tr("follow the method first")
                                : whyNot();
                 }}};
}

std::vector<Command> ruleCommands(const Desk& desk, const QString& id, const QString& title, RuleEffect& rule)
{
    return makeChoices<RuleEffect>({.id = id,
                                    .menu = Menu::settings,
                                    .submenu = title,
                                    .isEnabled = outsideExam(desk),
                                    .whyNot = whyNotInExam(desk)},
                                   {{TrainingCommands::tr("Ends the game"), RuleEffect::end},
                                    {TrainingCommands::tr("Only warns"), RuleEffect::warn},
                                    {TrainingCommands::tr("Off"), RuleEffect::off}},
                                   rule, [desk] {
                                       desk.window.keepPreferences();
                                       desk.session.setRules(desk.preferences.drawRules);
                                   });
}

/// Commands of the exam and the result of the last one.
QString examWords(const std::optional<store::ExamResult>& last)
{
    return last ? TrainingCommands::tr("&Exam (last one on %1: %2)", "a date and a result")
                      .arg(text::dayName(last->day), text::examGradeName(last->grade))
                : TrainingCommands::tr("&Exam");
}

/// Begins an exam in place of all else.
void beginExam(const Desk& desk)
{
    desk.reader.leave();
    desk.practice.leave();
    desk.dealing.dealExam();
}

/// Starts another exam from the report on one.
Command anotherExamCommand(const Desk& desk)
{
    return {.id = u"another-exam"_s,
            .text = TrainingCommands::tr("Another exam"),
            .run = [desk] { beginExam(desk); },
            .words =
                [&session = desk.session] {
                    return session.round().was_exam() ? TrainingCommands::tr("Another exam") : QString{};
                },
            .leavesGame = true};
}

/// The kind of position that an exam deals: its ending and what limits the choice of positions.
QString kindOfExam(const Desk& desk)
{
    const trainer::DrillRequest& request = desk.preferences.drill.request;
    trainer::practice::Exercise kind{.ending = request.material,
                                     .prospect = request.prospect,
                                     .stage = request.stage,
                                     .shortest = request.shortest,
                                     .longest = request.longest};
    const endgame::Tablebase& tables = desk.session.tables().known();
    if (tables.covers(kind.ending) && kind.longest >= tables.longest_mate(kind.ending))
        kind.longest = trainer::practice::Exercise{}.longest;
    return text::exerciseName(kind);
}

/// The question before an exam: its kind of position, what an exam is, and what becomes of an unfinished
/// game.
text::Remark questionBeforeExam(const Desk& desk)
{
    const trainer::Round& round = desk.session.round();
    const bool isGame = !desk.reader.isOnPage() && !desk.practice.isOnExercise();
    return {
        text::Tone::plain, TrainingCommands::tr("Begin an exam: %1?", "an ending").arg(kindOfExam(desk)),
        text::joined({TrainingCommands::tr("You play one new position without hints, comments, marks or "
                                           "take-backs, and get a grade at the end."),
                      TrainingCommands::tr("“Choose the kind of position” in the Game menu changes this."),
                      isGame && round.game().depth() > 0 && !round.end()
                          ? TrainingCommands::tr("The game will be kept: Ctrl+Alt+Z brings it back.")
                          : QString{}})};
}

/// Starts an exam, which is one game from a new position.
Command examCommand(const Desk& desk)
{
    return {.id = u"exam"_s,
            .menu = Menu::training,
            .startsGroup = true,
            .text = TrainingCommands::tr("&Exam"),
            .tip =
                TrainingCommands::tr("Play a new position without comments, marks or take-backs, and get a "
                                     "grade at the end"),
            .run = [desk] { beginExam(desk); },
            .isEnabled = [&session = desk.session] { return !session.round().is_exam(); },
            .words = [&preferences = desk.preferences] { return examWords(preferences.lastExam); },
            .leavesGame = true,
            .question = [desk] { return questionBeforeExam(desk); },
            .staying = TrainingCommands::tr("Not now")};
}

Command leaveExamCommand(const Desk& desk)
{
    return {.id = u"leave-exam"_s,
            .menu = Menu::training,
            .text = TrainingCommands::tr("End exam"),
            .tip = TrainingCommands::tr("End the exam without a grade and go on with the game as usual"),
            .run =
                [desk] {
                    desk.session.setExam(false);
                    desk.moves.leaveEntry();
                },
            .isEnabled = [&session = desk.session] { return session.round().is_exam(); }};
}

std::vector<Command> spoilerCommands(const Desk& desk)
{
    MainWindow& window = desk.window;
    Command hide = makeSwitch(
        {.id = u"hide-distances"_s,
         .menu = Menu::training,
         .text = TrainingCommands::tr("&Hide mate distances and wasted moves"),
         .tip = TrainingCommands::tr("Until the game is over, the panels show who wins but not how soon")},
        desk.preferences.hidesDistances, [&window] {
            window.keepPreferences();
            window.applyLook();
        });
    return {examCommand(desk),
            anotherExamCommand(desk),
            leaveExamCommand(desk),
            hide,
            {.id = u"reveal"_s,
             .menu = Menu::training,
             .text = TrainingCommands::tr("&Reveal them here"),
             .tip = TrainingCommands::tr("Show the mate distance and the wasted moves for this position"),
             .keys = {{Qt::CTRL | Qt::Key_R}},
             .run = [&window] { window.reveal(); },
             .isEnabled = [&window] { return window.isHiding(); }}};
}

/// Seats the user on the side for which a position is known; a user who plays both sides keeps doing so.
trainer::Seat seatAt(const Desk& desk, const TextbookPosition& position)
{
    const trainer::Seat usual = desk.preferences.drill.seat;
    return position.is_held && usual != trainer::Seat::both ? trainer::Seat::defender : usual;
}

/// Commands that start the textbook positions, grouped by ending.
std::vector<Command> bookCommands(const Desk& desk)
{
    std::vector<Command> all;
    for (const trainer::Ending& ending : trainer::endings()) {
        bool startsGroup = true;
        for (const TextbookPosition& textbook : ending.textbook) {
            if (textbook.use != trainer::TextbookUse::play)
                continue;
            all.push_back({.id = u"book/%1"_s.arg(all.size()),
                           .menu = Menu::training,
                           .submenu = TrainingCommands::tr("Text&book positions"),
                           .startsGroup = std::exchange(startsGroup, false),
                           .text = text::textbookTitle(textbook),
                           .run =
                               [desk, &textbook] {
                                   desk.dealing.leave();
                                   desk.board.clearOwnMarks();
                                   desk.session.start(position_of(textbook), seatAt(desk, textbook));
                               },
                           .leavesGame = true,
                           .endsOnBoard = true});
        }
    }
    return all;
}

} // namespace

QString textbookName(const chess::Position& start)
{
    for (const TextbookPosition* textbook : textbook_positions(trainer::TextbookUse::play)) {
        if (position_of(*textbook).setup() == start.setup())
            return text::textbookTitle(*textbook);
    }
    return {};
}

std::vector<Command> trainingCommands(const Desk& desk)
{
    trainer::DrawRules& rules = desk.preferences.drawRules;
    std::vector<Command> fifty =
        ruleCommands(desk, u"fifty-moves"_s, TrainingCommands::tr("The &fifty-move rule"), rules.fifty_moves);
    fifty.front().startsGroup = true;
    return joined(
        {seatCommands(desk), opponentCommands(desk), bookCommands(desk), methodCommands(desk),
         spoilerCommands(desk), fifty,
         ruleCommands(desk, u"seventy-five-moves"_s, TrainingCommands::tr("The &seventy-five-move rule"),
                      rules.seventy_five_moves),
         ruleCommands(desk, u"threefold"_s, TrainingCommands::tr("&Threefold repetition"), rules.threefold)});
}

} // namespace window
