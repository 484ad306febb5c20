// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/rights_box.h"

#include <QHBoxLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "panels/card.h"
#include "panels/flow_layout.h"

namespace panels {
namespace {

QLabel* makeRowTitle(const QString& text, QWidget* parent)
{
    QLabel* title = makeLabel(TypeSize::text, parent);
    title->setText(text);
    title->setWordWrap(false);
    setKind(title, "dim");
    return title;
}

/// Returns the possible en passant squares of a setup.
std::vector<chess::Square> passableSquares(chess::Setup setup)
{
    std::vector<chess::Square> squares;
    for (int file = 0; file < 8; ++file) {
        setup.en_passant = chess::square_at(file, setup.turn == chess::Color::white ? 5 : 2);
        if (is_possible_en_passant(setup))
            squares.push_back(*setup.en_passant);
    }
    return squares;
}

} // namespace

RightsBox::RightsBox(QWidget* parent)
    : QWidget{parent}
    , castlingRow_{new QWidget{this}}
    , enPassantRow_{new QWidget{this}}
    , enPassant_{new ChoiceBox{enPassantRow_}}
{
    auto* castling = new FlowLayout{castlingRow_, 8};
    castling->addWidget(makeRowTitle(tr("Castling"), castlingRow_));
    addCastling(chess::Square::h1, tr("White 0-0"), tr("White may castle kingside"));
    addCastling(chess::Square::a1, tr("White 0-0-0"), tr("White may castle queenside"));
    addCastling(chess::Square::h8, tr("Black 0-0"), tr("Black may castle kingside"));
    addCastling(chess::Square::a8, tr("Black 0-0-0"), tr("Black may castle queenside"));

    auto* enPassant = new QHBoxLayout{enPassantRow_};
    enPassant->setContentsMargins(0, 0, 0, 0);
    enPassant->setSpacing(8);
    enPassant->addWidget(makeRowTitle(tr("En passant"), enPassantRow_));
    enPassant->addWidget(enPassant_);
    enPassant->addStretch(1);
    enPassant_->setAccessibleName(tr("En passant"));
    enPassant_->setToolTip(tr("The square that a pawn has just passed"));
    connect(enPassant_, &QComboBox::activated, this, &RightsBox::emitChosen);

    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(castlingRow_);
    column->addWidget(enPassantRow_);
    hide();
}

void RightsBox::addCastling(chess::Square rook, const QString& text, const QString& name)
{
    auto* button = new QPushButton{text, castlingRow_};
    button->setCheckable(true);
    button->setAccessibleName(name);
    button->setToolTip(name);
    setKind(button, "small");
    castlingRow_->layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, &RightsBox::emitChosen);
    castling_.push_back({rook, button});
}

void RightsBox::setSetup(const chess::Setup& setup)
{
    chess::Setup withAll = setup;
    for (const auto& [rook, button] : castling_)
        withAll.castling_rooks |= chess::Bitboard{rook};
    const chess::Bitboard possible = possible_castling_rooks(withAll);
    for (const auto& [rook, button] : castling_) {
        button->setVisible(possible.contains(rook));
        button->setChecked(setup.castling_rooks.contains(rook));
    }
    castlingRow_->setVisible(!possible.empty());

    const std::vector<chess::Square> squares = passableSquares(setup);
    enPassant_->clear();
    enPassant_->addItem(tr("none", "no square of en passant"));
    for (const chess::Square square : squares) {
        enPassant_->addItem(QString::fromStdString(to_string(square)), static_cast<int>(square));
        if (setup.en_passant == square)
            enPassant_->setCurrentIndex(enPassant_->count() - 1);
    }
    enPassantRow_->setVisible(!squares.empty());
    setVisible(!possible.empty() || !squares.empty());
}

void RightsBox::emitChosen()
{
    chess::Bitboard rooks;
    for (const auto& [rook, button] : castling_) {
        if (button->isChecked())
            rooks |= chess::Bitboard{rook};
    }
    const QVariant square = enPassant_->currentData();
    emit chosen(rooks,
                square.isValid() ? std::optional{static_cast<chess::Square>(square.toInt())} : std::nullopt);
}

} // namespace panels
