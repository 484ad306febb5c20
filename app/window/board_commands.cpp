// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "board/board_view.h"
#include "endgame/material.h"
#include "session/trainer_session.h"
#include "show/heat_piece.h"
#include "show/overlays.h"
#include "store/preferences.h"
#include "text/piece_names.h"
#include "text/spoken.h"
#include "window/commands.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct BoardCommands {
    Q_DECLARE_TR_FUNCTIONS(BoardCommands)
};

std::vector<actions::Key> keysOf(const board::MarkSwitch& toggle)
{
    std::vector<actions::Key> keys;
    if (toggle.shortcut)
        keys.push_back({*toggle.shortcut});
    return keys;
}

/// Makes a switch for each mark that is on by default, or for each that is not: those are the overlays.
std::vector<Command> markSwitches(const Desk& desk, const std::function<void()>& changed, bool areOnAtFirst)
{
    std::vector<Command> all;
    for (const board::MarkEntry& mark : board::allMarks) {
        if (!mark.toggle || mark.toggle->isOnAtFirst != areOnAtFirst)
            continue;
        all.push_back(makeSwitch({.id = QString::fromLatin1(mark.toggle->key),
                                  .menu = Menu::board,
                                  .submenu = areOnAtFirst ? QString{} : BoardCommands::tr("O&verlays"),
                                  .text = nameOf(*mark.toggle),
                                  .tip = areOnAtFirst ? QString{} : meaningOf(mark),
                                  .keys = keysOf(*mark.toggle)},
                                 desk.preferences.shown.marks[mark.kind], changed));
    }
    return all;
}

/// The choice of the piece of the heat map, including the heat map's own switch.
std::vector<Command> heatCommands(const Desk& desk, const std::function<void()>& changed)
{
    bool& isShown = desk.preferences.shown.marks[board::MarkKind::heat];
    show::HeatPiece& piece = desk.heatPiece;
    const session::TrainerSession& session = desk.session;
    std::vector<Command> all;
    for (std::size_t i = 0; i < endgame::most_pieces; ++i) {
        all.push_back({.id = u"heat-piece/%1"_s.arg(i),
                       .menu = Menu::board,
                       .submenu = BoardCommands::tr("Heat m&ap for"),
                       .run =
                           [&piece, &isShown, changed, i] {
                               isShown = true;
                               piece.pick(piece.choices()[i]);
                               changed();
                           },
                       .isOn =
                           [&piece, &isShown, i] {
                               const std::vector<chess::Square> choices = piece.choices();
                               return isShown && i < choices.size() && choices[i] == piece.square();
                           },
                       .words = [&piece, &session, i]() -> QString {
                           const std::vector<chess::Square> choices = piece.choices();
                           if (i >= choices.size() || choices.size() > endgame::most_pieces)
                               return {};
                           const auto name =
                               text::pieceName(*show::arrangementOf(session).board.piece_at(choices[i]));
                           return name + u' ' + text::squareName(choices[i]);
                       },
                       .isChoice = true});
    }
    all.push_back({.id = u"heat-piece/next"_s,
                   .menu = Menu::board,
                   .submenu = BoardCommands::tr("Heat m&ap for"),
                   .text = BoardCommands::tr("&Next piece"),
                   .tip = BoardCommands::tr("Show the heat map of the next piece; selecting a piece "
                                            "does the same"),
                   .keys = {{Qt::SHIFT | Qt::Key_F2}},
                   .run = [&piece] { piece.pickNext(); },
                   .isEnabled = [&isShown] { return isShown; },
                   .whyNot = [] { return BoardCommands::tr("only while the heat map is shown"); }});
    return all;
}

Command flipCommand(board::BoardView& board)
{
    return {.id = u"flip"_s,
            .menu = Menu::board,
            .text = BoardCommands::tr("&Flip"),
            .keys = {{Qt::CTRL | Qt::Key_F}},
            .run = [&board] { board.setOrientation(!board.orientation()); }};
}

std::vector<Command> lookCommands(store::Preferences& preferences, const std::function<void()>& changed)
{
    return joined(
        {makeChoices<board::BoardColoring>(
             {.id = u"coloring"_s,
              .menu = Menu::board,
              .submenu = BoardCommands::tr("C&olours"),
              .startsGroup = true},
             {{BoardCommands::tr("Wood"), board::BoardColoring::wood},
              {BoardCommands::tr("Grey"), board::BoardColoring::grey},
              {BoardCommands::tr("Blue-green"), board::BoardColoring::blueGreen}},
             preferences.coloring, changed),
         makeChoices<std::optional<int>>(
             {.id = u"sliding"_s, .menu = Menu::board, .submenu = BoardCommands::tr("Piece an&imation")},
             {{BoardCommands::tr("Follow the system"), std::nullopt},
              {BoardCommands::tr("Off"), 0},
              {BoardCommands::tr("Fast"), 150},
              {BoardCommands::tr("Slow"), 400}},
             preferences.animationMs, changed)});
}

/// Commands that describe the board in words.
std::vector<Command> descriptionCommands(MainWindow& window, board::BoardView& board)
{
    return {{.id = u"attackers"_s,
             .menu = Menu::board,
             .startsGroup = true,
             .text = BoardCommands::tr("&What attacks this square?"),
             .tip = BoardCommands::tr("Say which pieces attack the square selected with the arrow "
                                      "keys"),
             .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_A}},
             .run =
                 [&window, &board] {
                     window.tell({text::Tone::plain,
                                  text::attackersSentence(board.diagram().pieces, board.cursor()),
                                  {}});
                 }},
            {.id = u"pieces"_s,
             .menu = Menu::board,
             .text = BoardCommands::tr("List the &pieces"),
             .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_P}},
             .run = [&window, &board] {
                 window.tell({text::Tone::plain, text::piecesSentence(board.diagram().pieces), {}});
             }}};
}

} // namespace

std::vector<Command> boardCommands(const Desk& desk)
{
    const std::function<void()> changed = [&window = desk.window] {
        window.keepPreferences();
        window.applyLook();
    };
    std::vector<Command> marks = markSwitches(desk, changed, true);
    marks.front().startsGroup = true;
    const Command coordinates =
        makeSwitch({.id = u"coordinates"_s, .menu = Menu::board, .text = BoardCommands::tr("&Coordinates")},
                   desk.preferences.shown.coordinates, changed);
    std::vector<Command> overlays = markSwitches(desk, changed, false);
    overlays.front().startsGroup = true;
    return joined({{flipCommand(desk.board)},
                   marks,
                   {coordinates},
                   overlays,
                   heatCommands(desk, changed),
                   lookCommands(desk.preferences, changed),
                   descriptionCommands(desk.window, desk.board)});
}

} // namespace window
