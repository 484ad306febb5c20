// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/piece_art.h"

#include <QImage>
#include <gtest/gtest.h>

#include "diagrams.h"

namespace board {
namespace {

int messages = 0;

/// Returns the painted share of a picture, 0 … 1.
double coverage(const QPixmap& pixmap)
{
    const QImage image = pixmap.toImage();
    int painted = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            painted += image.pixelColor(x, y).alpha() > 128 ? 1 : 0;
    }
    return double(painted) / (image.width() * image.height());
}

/// True if the edges of a picture are antialiased.
bool isSmooth(const QPixmap& pixmap)
{
    const QImage image = pixmap.toImage();
    int between = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            between += image.pixelColor(x, y).alpha() % 255 != 0 ? 1 : 0;
    }
    return between > image.height();
}

void expectTwelveDifferentPieces(const PieceArt& art)
{
    std::vector<QImage> seen;
    for (const chess::Color color : chess::all_colors) {
        for (const chess::Role role : chess::all_roles) {
            const QPixmap piece = art.pixmap({color, role}, 64, 1);
            EXPECT_GT(coverage(piece), 0.1) << chess::to_letter(chess::Piece{color, role});
            EXPECT_LT(coverage(piece), 0.7) << chess::to_letter(chess::Piece{color, role});
            EXPECT_TRUE(isSmooth(piece)) << chess::to_letter(chess::Piece{color, role});
            const QImage image = piece.toImage();
            EXPECT_EQ(std::count(seen.begin(), seen.end(), image), 0);
            seen.push_back(image);
        }
    }
}

// Fault 55
TEST(PieceArt, AllTwelveDrawingsAreBuiltIn)
{
    messages = 0;
    const auto previous =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) { ++messages; });
    const PieceArt art;
    qInstallMessageHandler(previous);
    EXPECT_EQ(messages, 0);
    expectTwelveDifferentPieces(art);
}

// Fault 54
TEST(PieceArt, MissingDrawingsAreReplacedAndReportedOnce)
{
    messages = 0;
    const auto previous =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) { ++messages; });
    const PieceArt art{QStringLiteral("/nowhere")};
    expectTwelveDifferentPieces(art);
    qInstallMessageHandler(previous);
    EXPECT_EQ(messages, 1);
}

TEST(PieceArt, TheCrossOfEachKingHasALightOutline)
{
    const PieceArt art;
    for (const chess::Color color : chess::all_colors) {
        const QImage king = art.pixmap({color, chess::Role::king}, 900, 1).toImage();
        const QColor besideTheCross = king.pixelColor(357, 98);
        EXPECT_EQ(besideTheCross.alpha(), 255);
        EXPECT_GT(besideTheCross.lightness(), 200);
        EXPECT_LT(king.pixelColor(380, 98).lightness(), 60);
    }
}

TEST(PieceArt, PixmapsHaveTheScreenResolution)
{
    const PieceArt art;
    const QPixmap piece = art.pixmap(whiteKing, 90, 1.5);
    EXPECT_EQ(piece.size(), QSize(90, 90));
    EXPECT_EQ(piece.deviceIndependentSize(), QSizeF(60, 60));
}

TEST(PieceArt, EachSizeIsRenderedOnce)
{
    const PieceArt art;
    const QPixmap first = art.pixmap(whiteKing, 90, 1);
    EXPECT_EQ(art.pixmap(whiteKing, 90, 1).cacheKey(), first.cacheKey());
    EXPECT_NE(art.pixmap(whiteKing, 90, 2).cacheKey(), first.cacheKey());
    EXPECT_NE(art.pixmap(whiteKing, 90, 1.25).cacheKey(), first.cacheKey());
    EXPECT_NE(art.pixmap(whiteKing, 91, 1).cacheKey(), first.cacheKey());
}

} // namespace
} // namespace board
