// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/board_picture.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

#include "board/board_view.h"
#include "store/whole_file.h"

using namespace Qt::StringLiterals;

namespace files {
namespace {

constexpr int pictureSide = 1024;

QByteArray drawSvg(board::BoardView& board)
{
    QByteArray bytes;
    QBuffer buffer{&bytes};
    QSvgGenerator picture;
    picture.setOutputDevice(&buffer);
    picture.setSize({pictureSide, pictureSide});
    picture.setViewBox(QRect{0, 0, pictureSide, pictureSide});
    QPainter painter{&picture};
    board.drawPicture(painter, pictureSide);
    painter.end();
    return bytes;
}

QByteArray drawPng(board::BoardView& board)
{
    QByteArray bytes;
    QBuffer buffer{&bytes};
    boardImage(board).save(&buffer, "PNG");
    return bytes;
}

} // namespace

QImage boardImage(board::BoardView& board)
{
    QImage picture{pictureSide, pictureSide, QImage::Format_RGB32};
    QPainter painter{&picture};
    board.drawPicture(painter, pictureSide);
    return picture;
}

QImage boardOnPaper(board::BoardView& board, board::BoardColoring coloring, double coordinates)
{
    QImage picture{pictureSide, pictureSide, QImage::Format_RGB32};
    QPainter painter{&picture};
    board.drawPicture(painter, pictureSide, qRound(pictureSide * coordinates),
                      board::boardColors(coloring, false), Qt::white);
    return picture;
}

bool writeBoardPicture(board::BoardView& board, const QString& path)
{
    const QByteArray bytes = path.endsWith(u".svg"_s, Qt::CaseInsensitive) ? drawSvg(board) : drawPng(board);
    return store::writeForUser(path, bytes);
}

} // namespace files
