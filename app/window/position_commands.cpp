// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

#include "board/board_view.h"
#include "files/board_picture.h"
#include "files/filing.h"
#include "modes/set_up_input.h"
#include "session/trainer_session.h"
#include "show/prospects.h"
#include "store/preferences.h"
#include "window/commands.h"
#include "window/exchange.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

using session::Mode;
using trainer::SetupEditor;

struct PositionCommands {
    Q_DECLARE_TR_FUNCTIONS(PositionCommands)
};

bool canBePlayed(const session::TrainerSession& session)
{
    const std::optional<chess::Position> position = session.position();
    return position && show::isPlayable(position->setup());
}

/// True if the set-up board shows the position that the user means.
bool isSetUp(const Desk& desk)
{
    return desk.session.mode() == Mode::setUp && !desk.setUp.isFenFaulty();
}

void startFromBoard(const Desk& desk, trainer::Seat seat)
{
    desk.session.start(*desk.session.position(), seat);
}

void copyPicture(const Desk& desk)
{
    QGuiApplication::clipboard()->setImage(files::boardImage(desk.board));
    desk.window.tell({text::Tone::good, PositionCommands::tr("The picture has been copied."), {}});
}

/// Commands that start a game from the set-up board.
std::vector<Command> startCommands(const Desk& desk)
{
    session::TrainerSession& session = desk.session;
    const auto start = [desk] { startFromBoard(desk, desk.preferences.drill.seat); };
    return {
        {.id = u"set-up"_s,
         .menu = Menu::position,
         .text = PositionCommands::tr("&Set up"),
         .tip = PositionCommands::tr("Set up a position"),
         .keys = {{Qt::CTRL | Qt::Key_E}},
         .run = [&session] { session.enterSetUp(); },
         .leavesGame = true},
        {.id = u"play"_s,
         .text = PositionCommands::tr("Play"),
         .tip = PositionCommands::tr("Play this position against the program"),
         .run = start,
         .isEnabled = [desk] { return isSetUp(desk) && canBePlayed(desk.session); },
         .endsOnBoard = true},
        {.id = u"analyse"_s,
         .text = PositionCommands::tr("Analyse"),
         .tip = PositionCommands::tr("Move pieces for both sides"),
         .run = [desk] { startFromBoard(desk, trainer::Seat::both); },
         .isEnabled = [desk] { return isSetUp(desk) && desk.session.position().has_value(); },
         .endsOnBoard = true},
        {.id = u"play-from-here"_s,
         .text = PositionCommands::tr("Play from here"),
         .tip = PositionCommands::tr("Start a game from the position on the board"),
         .run = start,
         .isEnabled = [&session] { return session.mode() == Mode::replay && canBePlayed(session); },
         .endsOnBoard = true},
    };
}

/// Makes a command that edits the whole arrangement.
Command tool(const Desk& desk, const QString& id, const QString& text, const QString& brief,
             const QString& tip, void (SetupEditor::*edit)())
{
    session::TrainerSession& session = desk.session;
    return {.id = id,
            .menu = Menu::position,
            .text = text,
            .brief = brief,
            .tip = tip,
            .run = [&session, edit] { session.edit([edit](SetupEditor& editor) { (editor.*edit)(); }); },
            .isEnabled = [&session] { return session.mode() == Mode::setUp; }};
}

std::vector<Command> toolCommands(const Desk& desk)
{
    std::vector<Command> tools{
        tool(desk, u"mirror-left-right"_s, PositionCommands::tr("Mirror &left–right"),
             PositionCommands::tr("Mirror ↔"), PositionCommands::tr("Swap left and right"),
             &SetupEditor::mirror_left_right),
        tool(desk, u"mirror-up-down"_s, PositionCommands::tr("Mirror &up–down"),
             PositionCommands::tr("Mirror ↕"), PositionCommands::tr("Swap up and down"),
             &SetupEditor::mirror_up_down),
        tool(desk, u"rotate"_s, PositionCommands::tr("&Rotate"), {},
             PositionCommands::tr("Rotate the board by a quarter turn"), &SetupEditor::rotate),
        tool(desk, u"swap-colours"_s, PositionCommands::tr("S&wap colours"), {},
             PositionCommands::tr("White pieces become black and black pieces white"),
             &SetupEditor::swap_colors),
        tool(desk, u"clear"_s, PositionCommands::tr("Cl&ear"), {},
             PositionCommands::tr("Remove all pieces from the board"), &SetupEditor::clear),
    };
    tools.front().startsGroup = true;
    return tools;
}

} // namespace

std::vector<Command> positionCommands(const Desk& desk)
{
    std::vector<Command> all = startCommands(desk);
    Exchange& exchange = desk.exchange;
    all.push_back({.id = u"copy"_s,
                   .menu = Menu::position,
                   .startsGroup = true,
                   .text = PositionCommands::tr("&Copy position"),
                   .tip = PositionCommands::tr("Copy the position as a FEN"),
                   .keys = {{QKeySequence::Copy}},
                   .run = [&exchange] { exchange.copy(); }});
    all.push_back({.id = u"copy-game"_s,
                   .menu = Menu::position,
                   .text = PositionCommands::tr("Copy &game"),
                   .tip = PositionCommands::tr("Copy the game as PGN, for other programs and emails"),
                   .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_G}},
                   .run = [&filing = desk.filing] { filing.copyGame(); },
                   .isEnabled = [&session = desk.session] { return session.mode() != Mode::setUp; }});
    all.push_back(keepCommand(desk));
    all.push_back({.id = u"copy-picture"_s,
                   .menu = Menu::position,
                   .text = PositionCommands::tr("Copy as p&icture"),
                   .tip = PositionCommands::tr("Copy a picture of the board"),
                   .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_C}},
                   .run = [desk] { copyPicture(desk); }});
    all.push_back({.id = u"copy-diagram"_s,
                   .menu = Menu::position,
                   .text = PositionCommands::tr("Copy as &text diagram"),
                   .tip = PositionCommands::tr("Copy the board as lines of text for emails and notes"),
                   .run = [&exchange, &board = desk.board] { exchange.copyDiagram(board.orientation()); }});
    all.push_back({.id = u"paste"_s,
                   .menu = Menu::position,
                   .text = PositionCommands::tr("&Paste position or game"),
                   .tip = PositionCommands::tr("Paste a position, games or a link to a position"),
                   .keys = {{QKeySequence::Paste}},
                   .run = [&exchange] { exchange.paste(); },
                   .leavesGame = true});
    for (Command& command : toolCommands(desk))
        all.push_back(std::move(command));
    return all;
}

} // namespace window
