// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/set_up_input.h"

#include <algorithm>
#include <vector>

#include "chess/fen.h"
#include "text/refusals.h"
#include "text/words.h"
#include "trainer/typical_setup.h"

namespace modes {

using board::BoardView;
using chess::Square;
using trainer::SetupEditor;

SetUpInput::SetUpInput(session::TrainerSession& session, const store::Preferences& preferences,
                       BoardView& board, Column& column)
    : session_{session}
    , preferences_{preferences}
    , board_{board}
    , column_{column}
{
    connectBoard();
    connect(&column_, &Column::setUpMade, this, &SetUpInput::connectPanel);
    connect(&session_, &session::TrainerSession::changed, this, [this] {
        if (isArmed_ && session_.mode() != session::Mode::setUp)
            arm({});
    });
}

void SetUpInput::connectBoard()
{
    connect(&board_, &BoardView::piecePut, this, [this](chess::Piece piece, Square square) {
        session_.edit([=](SetupEditor& editor) { editor.put(piece, square); });
    });
    connect(&board_, &BoardView::pieceRemoved, this,
            [this](Square square) { session_.edit([=](SetupEditor& editor) { editor.remove(square); }); });
    connect(&board_, &BoardView::brushDismissed, this, [this] { arm({}); });
    connect(&board_, &BoardView::pieceHovers, this, &SetUpInput::consider);
    connect(&board_, &BoardView::hoverEnded, this, [this] {
        session_.consider({});
        emit considered();
    });
}

void SetUpInput::connectPanel(panels::SetUpPanel* panel)
{
    const panels::PieceTray* tray = panel->tray();
    connect(tray, &panels::PieceTray::armed, this, &SetUpInput::arm);
    connect(tray, &panels::PieceTray::carried, &board_, &BoardView::carry);
    connect(tray, &panels::PieceTray::dropped, &board_, &BoardView::dropCarried);
    connect(tray, &panels::PieceTray::carryCancelled, &board_, &BoardView::cancelCarry);
    connect(panel, &panels::SetUpPanel::turnChosen, this, [this](chess::Color turn) {
        session_.edit([=](SetupEditor& editor) { editor.set_turn(turn); });
    });
    connect(panel, &panels::SetUpPanel::endingChosen, this, [this](const endgame::Material& ending) {
        const chess::Color attacker = preferences_.drill.request.attacker;
        session_.edit([&](SetupEditor& editor) { editor.replace(trainer::typical_setup(ending, attacker)); });
    });
    connect(panel->rights(), &panels::RightsBox::chosen, this, &SetUpInput::chooseRights);
    connect(panel, &panels::SetUpPanel::fenEdited, this, &SetUpInput::readFen);
}

void SetUpInput::consider(chess::Piece piece, std::optional<Square> from, std::optional<Square> over)
{
    if (session_.mode() != session::Mode::setUp)
        return;
    session_.consider(trainer::with_piece_moved(session_.editor()->setup(), piece, from, over));
    emit considered();
}

void SetUpInput::arm(std::optional<chess::Piece> piece)
{
    isArmed_ = piece.has_value();
    board_.setBrush(piece);
    panel().tray()->setArmed(piece);
}

bool SetUpInput::typePiece(const QString& letter)
{
    const Square square = board_.cursor();
    const std::optional<chess::Piece> before = session_.editor()->setup().board.piece_at(square);
    const auto role = text::roleOf(letter, before ? std::optional{before->role} : std::nullopt);
    if (!role)
        return false;
    // As elsewhere, the first key only shows the cursor.
    if (!board_.isCursorVisible()) {
        board_.showCursor(true);
        return true;
    }
    const bool isBlack = letter != letter.toUpper();
    chess::Piece piece{isBlack ? chess::Color::black : chess::Color::white, *role};
    // The second letter of a piece only completes the first, which has the colour.
    if (!text::roleOf(letter, {}))
        piece.color = before->color;
    session_.edit([=](SetupEditor& editor) { editor.put(piece, square); });
    return true;
}

void SetUpInput::showFen(const QString& text)
{
    panel().fen()->setText(text);
    readFen(text);
}

/// Reads the position, and removes invisible characters from the field: some reverse the visible ones.
void SetUpInput::readFen(const QString& edited)
{
    QString text = edited;
    text.removeIf([](QChar letter) { return letter.category() == QChar::Other_Format; });
    if (text != edited)
        panel().fen()->setText(text);
    const auto reading = chess::parse_fen(text.toStdString());
    if (!reading) {
        panel().setFenRemark(text::fenErrorSentence(reading.error(), text), true);
        return emit fenRead();
    }
    if (reading->bottom) {
        board_.setOrientation(*reading->bottom);
        panel().fen()->setText(QString::fromStdString(to_fen(reading->setup)));
    }
    session_.edit([&](SetupEditor& editor) { editor.replace(reading->setup); });
    panel().setFenRemark(text::fenNoticeSentences(reading->notices), false);
    emit fenRead();
}

/// Sets these rights, unless that would make the arrangement impossible: then shows the reason.
void SetUpInput::chooseRights(chess::Bitboard castlingRooks, std::optional<Square> enPassant)
{
    const chess::Setup before = session_.editor()->setup();
    chess::Setup next = before;
    next.castling_rooks = castlingRooks;
    next.en_passant = enPassant;
    std::vector<chess::SetupFault> faults = faults_of(next);
    std::erase_if(faults, [known = faults_of(before)](const chess::SetupFault& fault) {
        return std::ranges::find(known, fault) != known.end();
    });
    if (faults.empty()) {
        session_.edit([&](SetupEditor& editor) { editor.replace(next); });
        return;
    }
    panel().setSetup(before);
    panel().setRightsTrouble(text::faultSentences(faults));
}

void SetUpInput::clearCastling()
{
    chooseRights({}, session_.editor()->setup().en_passant);
}

} // namespace modes
