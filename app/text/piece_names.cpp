// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/piece_names.h"

#include <QCoreApplication>

namespace text {

namespace {

struct PieceNames {
    Q_DECLARE_TR_FUNCTIONS(PieceNames)

public:
    static QString white(chess::Role role)
    {
        switch (role) {
        case chess::Role::pawn:
            return tr("white pawn");
        case chess::Role::knight:
            return tr("white knight");
        case chess::Role::bishop:
            return tr("white bishop");
        case chess::Role::rook:
            return tr("white rook");
        case chess::Role::queen:
            return tr("white queen");
        case chess::Role::king:
            return tr("white king");
        }
        return {};
    }

    static QString bare(chess::Role role)
    {
        switch (role) {
        case chess::Role::pawn:
            return tr("pawn");
        case chess::Role::knight:
            return tr("knight");
        case chess::Role::bishop:
            return tr("bishop");
        case chess::Role::rook:
            return tr("rook");
        case chess::Role::queen:
            return tr("queen");
        case chess::Role::king:
            return tr("king");
        }
        return {};
    }

    static QString black(chess::Role role)
    {
        switch (role) {
        case chess::Role::pawn:
            return tr("black pawn");
        case chess::Role::knight:
            return tr("black knight");
        case chess::Role::bishop:
            return tr("black bishop");
        case chess::Role::rook:
            return tr("black rook");
        case chess::Role::queen:
            return tr("black queen");
        case chess::Role::king:
            return tr("black king");
        }
        return {};
    }
};

} // namespace

QString pieceName(chess::Piece piece)
{
    return piece.color == chess::Color::white ? PieceNames::white(piece.role) : PieceNames::black(piece.role);
}

QString roleName(chess::Role role)
{
    return PieceNames::bare(role);
}

QString squareName(chess::Square square)
{
    return QString::fromStdString(chess::to_string(square));
}

} // namespace text
