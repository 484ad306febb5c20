// SPDX-License-Identifier: GPL-3.0-or-later

// What the user does in the main window.

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <algorithm>
#include <array>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "main_window.h"
#include "presentation.h"
#include "refusals.h"
#include "trainer/typical_setup.h"

using namespace Qt::StringLiterals;

namespace app {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::Square;

} // namespace

void MainWindow::moveMan(Square from, Square to)
{
    if (session_.mode() == Mode::setUp) {
        session_.edit([=](trainer::SetupEditor& editor) { editor.move(from, to); });
        return;
    }
    const Position& position = session_.game().position();
    if (is_legal(position, {from, to})) {
        session_.play({from, to});
    } else if (is_legal(position, {from, to, chess::Role::queen})) {
        if (const auto promotion = askPromotion(to))
            session_.play({from, to, promotion});
    }
}

std::optional<chess::Role> MainWindow::askPromotion(Square to)
{
    const Color color = session_.game().position().turn();
    const std::array names{tr("&Queen"), tr("&Rook"), tr("&Bishop"), tr("K&night")};
    QMenu menu{this};
    menu.setAccessibleName(tr("What the pawn becomes"));
    for (std::size_t i = 0; i < names.size(); ++i) {
        const chess::Piece man{color, chess::promotion_roles[i]};
        menu.addAction(board_->manPixmap(man, 32), names[i])->setData(static_cast<int>(i));
    }
    const QAction* chosen = menu.exec(board_->mapToGlobal(board_->squareRect(to).bottomLeft()));
    if (chosen == nullptr)
        return std::nullopt;
    return chess::promotion_roles[static_cast<std::size_t>(chosen->data().toInt())];
}

void MainWindow::typeMove(const QString& text)
{
    if (text.trimmed().isEmpty())
        return;
    const Position& position = session_.game().position();
    if (!session_.isUsersTurn()) {
        const auto end = session_.game().end(session_.drawRules());
        record_->setEntryTrouble(end ? tr("The game is over. %1").arg(endSentence(end->reason))
                                     : tr("It is not your move."));
        return;
    }
    auto move = parse_move(position, withEnglishLetters(text).toStdString());
    if (!move) {
        if (const auto english = parse_move(position, text.toStdString()))
            move = english;
    }
    if (!move) {
        record_->setEntryTrouble(moveErrorSentence(position, move.error(), text));
        return;
    }
    record_->entry()->clear();
    session_.play(*move);
}

void MainWindow::dealNew(bool withChoices)
{
    if (withChoices) {
        preferences_.drill = drill_->drill();
        keepPreferences();
    }
    const std::optional<std::uint64_t> seed = withChoices ? drill_->seed() : std::nullopt;
    choosingDrill_ = false;
    board_->clearOwnMarks();
    session_.prepare({});
    session_.deal(preferences_.drill, seed);
    refresh();
    board_->setFocus();
}

void MainWindow::tellDealTrouble(DealTrouble trouble)
{
    if (trouble == DealTrouble::outOfMemory) {
        tell({Tone::bad, tr("There was not enough memory to work the ending out."),
              tr("Close other programs and try again.")});
    } else {
        tell({Tone::bad, tr("There is no such position."), tr("Choose another kind of position.")});
    }
}

/// Has the ending that is being chosen solved, and limits the distances to those it has.
void MainWindow::prepareDrill()
{
    const endgame::Material ending = drill_->ending();
    session_.prepare(ending);
    if (session_.known().covers(ending))
        drill_->setLongestMate(trainer::longest_mate(session_.known(), ending));
}

void MainWindow::cancelSolving()
{
    const bool wasDealing = session_.isDealing();
    session_.cancelSolving();
    if (wasDealing)
        tell({Tone::plain, tr("Solving was cancelled."), tr("Choose “New position” to try again.")});
}

void MainWindow::useRemedy(panels::Remedy remedy)
{
    switch (remedy) {
    case panels::Remedy::cancel:
        return cancelSolving();
    case panels::Remedy::retry:
        return session_.retrySolving();
    case panels::Remedy::clearCastling:
        return session_.edit([](trainer::SetupEditor& editor) {
            chess::Setup setup = editor.setup();
            setup.castling_rooks = {};
            editor.replace(setup);
        });
    case panels::Remedy::none:
        return;
    }
}

void MainWindow::setUpEnding(const endgame::Material& ending)
{
    const Color attacker = preferences_.drill.request.attacker;
    session_.edit(
        [&](trainer::SetupEditor& editor) { editor.replace(trainer::typical_setup(ending, attacker)); });
}

/// Puts the user's men at the bottom; one who plays both sides keeps the board as it is.
void MainWindow::turnToUser()
{
    const Color attacker = session_.attacker();
    if (session_.seat() != Seat::both)
        board_->setOrientation(session_.seat() == Seat::attacker ? attacker : !attacker);
}

void MainWindow::showDrillPanel(bool shown)
{
    if (shown) {
        drill_->setDrill(preferences_.drill);
        drill_->clearSeed();
        // A replay may have been asked for in set-up.
        if (session_.mode() == Mode::replay)
            session_.leaveReplay();
        if (session_.mode() == Mode::setUp)
            session_.leaveSetUp();
    }
    choosingDrill_ = shown;
    if (!shown)
        session_.prepare({});
    refresh();
    if (shown)
        drill_->setFocus();
    else
        board_->setFocus();
}

void MainWindow::undo()
{
    if (session_.mode() == Mode::setUp)
        useTool(panels::SetUpTool::undo);
    else
        session_.takeBack();
}

void MainWindow::redo()
{
    if (session_.mode() == Mode::setUp)
        useTool(panels::SetUpTool::redo);
    else
        session_.redo();
}

void MainWindow::step(panels::Step step)
{
    if (session_.mode() == Mode::setUp)
        return;
    const bool replaying = session_.mode() == Mode::replay;
    const std::size_t at = replaying ? session_.ply() : session_.game().path().size() - 1;
    const std::size_t last = replaying ? session_.line()->size() : session_.game().line().size() - 1;
    switch (step) {
    case panels::Step::first:
        return activateEntry(-1);
    case panels::Step::back:
        return activateEntry(static_cast<int>(at) - 2);
    case panels::Step::forward:
        return activateEntry(static_cast<int>(std::min(at + 1, last)) - 1);
    case panels::Step::last:
        return activateEntry(static_cast<int>(last) - 1);
    }
}

/// Shows the position after an entry of the record; -1 and less stand for the start.
void MainWindow::activateEntry(int entry)
{
    const auto ply = static_cast<std::size_t>(std::max(entry + 1, 0));
    if (session_.mode() == Mode::replay)
        session_.goToPly(ply);
    else
        session_.goTo(session_.game().line()[ply]);
}

void MainWindow::chooseAlternative(int alternative)
{
    // A second click, or one while autoplay goes on, may speak of what is no longer offered.
    const auto i = static_cast<std::size_t>(alternative);
    if (session_.mode() == Mode::replay) {
        const std::vector<Move> others = otherEquals(session_);
        if (i < others.size())
            session_.chooseAlternative(others[i]);
    } else {
        const std::vector<trainer::Game::NodeId> others = otherBranches(session_.game());
        if (i < others.size())
            session_.goTo(others[i]);
    }
}

void MainWindow::useTool(panels::SetUpTool tool)
{
    session_.edit([tool](trainer::SetupEditor& editor) {
        switch (tool) {
        case panels::SetUpTool::mirrorLeftRight:
            return editor.mirror_left_right();
        case panels::SetUpTool::mirrorUpDown:
            return editor.mirror_up_down();
        case panels::SetUpTool::swapColors:
            return editor.swap_colors();
        case panels::SetUpTool::rotate:
            return editor.rotate();
        case panels::SetUpTool::clear:
            return editor.clear();
        case panels::SetUpTool::undo:
            return editor.can_undo() ? editor.undo() : void();
        case panels::SetUpTool::redo:
            return editor.can_redo() ? editor.redo() : void();
        }
    });
}

void MainWindow::arm(std::optional<chess::Piece> man)
{
    board_->setBrush(man);
    setUp_->tray()->setArmed(man);
}

void MainWindow::readFen(const QString& text)
{
    const auto reading = chess::parse_fen(text.toStdString());
    if (!reading) {
        setUp_->setFenRemark(fenErrorSentence(reading.error(), text), true);
        return;
    }
    session_.edit([&](trainer::SetupEditor& editor) { editor.replace(reading->setup); });
    setUp_->setFenRemark(fenNoticeSentences(reading->notices), false);
}

void MainWindow::copyFen()
{
    const chess::Setup setup =
        session_.mode() == Mode::setUp ? session_.editor().setup() : session_.position()->setup();
    QApplication::clipboard()->setText(QString::fromStdString(to_fen(setup)));
}

void MainWindow::pasteFen()
{
    // Whatever is on the clipboard, no more of it is looked at than a position can need.
    const QString text = QApplication::clipboard()->text().left(chess::fen_length_limit + 1);
    const auto reading = chess::parse_fen(text.toStdString());
    if (!reading && session_.mode() != Mode::setUp) {
        tell({Tone::bad, tr("What is on the clipboard is no position."),
              fenErrorSentence(reading.error(), text)});
        return;
    }
    if (session_.mode() != Mode::setUp)
        session_.enterSetUp();
    setUp_->fen()->setText(text);
    readFen(text);
}

void MainWindow::playFromBoard(Seat seat)
{
    session_.start(*session_.position(), seat);
    board_->setFocus();
}

void MainWindow::flip()
{
    board_->setOrientation(!board_->orientation());
}

} // namespace app
