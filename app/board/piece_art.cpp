// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/piece_art.h"

#include <QFile>
#include <QLoggingCategory>
#include <QPainter>
#include <QSvgRenderer>
#include <cmath>

#include "board/built_in_pieces.h"

namespace board {

namespace {

constexpr int cacheKilobytes = 32 * 1024;

QString fileName(chess::Piece piece)
{
    static constexpr std::array roles{"pawn", "knight", "bishop", "rook", "queen", "king"};
    const QLatin1String color{piece.color == chess::Color::white ? "white" : "black"};
    return color + u'_' + QLatin1String{roles[chess::index(piece.role)]} + QLatin1String{".svg"};
}

std::unique_ptr<QSvgRenderer> load(const QString& file)
{
    // The renderer prints a warning for every missing file.
    if (!QFile::exists(file))
        return nullptr;
    auto drawing = std::make_unique<QSvgRenderer>(file);
    return drawing->isValid() ? std::move(drawing) : nullptr;
}

quint64 cacheKey(chess::Piece piece, int pixels, qreal devicePixelRatio)
{
    const auto thousandths = static_cast<quint64>(std::lround(devicePixelRatio * 1000));
    const quint64 kind = chess::index(piece.color) * 8 + chess::index(piece.role);
    return thousandths << 32U | static_cast<quint64>(pixels) << 8U | kind;
}

} // namespace

PieceArt::PieceArt(const QString& folder) : cache_{cacheKilobytes}
{
    int missing = 0;
    for (const chess::Color color : chess::all_colors) {
        for (const chess::Role role : chess::all_roles) {
            auto& drawing = drawings_[chess::index(color)][chess::index(role)];
            drawing = load(folder + u'/' + fileName({color, role}));
            missing += drawing ? 0 : 1;
        }
    }
    if (missing > 0)
        qWarning("%d drawings of pieces could not be loaded from %s; built-in ones take their place", missing,
                 qUtf8Printable(folder));
}

PieceArt::~PieceArt() = default;

QPixmap PieceArt::pixmap(chess::Piece piece, int pixels, qreal devicePixelRatio) const
{
    const quint64 key = cacheKey(piece, pixels, devicePixelRatio);
    if (const QPixmap* known = cache_.object(key))
        return *known;
    QPixmap result{pixels, pixels};
    result.fill(Qt::transparent);
    {
        QPainter painter{&result};
        draw(painter, piece, QRectF{0, 0, qreal(pixels), qreal(pixels)});
    }
    result.setDevicePixelRatio(devicePixelRatio);
    cache_.insert(key, new QPixmap{result}, 1 + pixels * pixels * 4 / 1024);
    return result;
}

void PieceArt::draw(QPainter& painter, chess::Piece piece, const QRectF& place) const
{
    const auto& drawing = drawings_[chess::index(piece.color)][chess::index(piece.role)];
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (drawing)
        drawing->render(&painter, place);
    else
        drawBuiltInPiece(painter, piece, place);
    painter.restore();
}

} // namespace board
