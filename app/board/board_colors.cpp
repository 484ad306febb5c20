// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/board_colors.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace board {

namespace {

struct SquarePair {
    QRgb light;
    QRgb dark;
};

SquarePair squarePair(BoardColoring coloring, bool darkTheme)
{
    switch (coloring) {
    case BoardColoring::grey:
        return darkTheme ? SquarePair{0xffbcbfc2, 0xff6a6f76} : SquarePair{0xffe6e6e4, 0xffa3a7ab};
    case BoardColoring::blueGreen:
        return darkTheme ? SquarePair{0xffb3c4c5, 0xff56737b} : SquarePair{0xffdfe9e8, 0xff86a9b0};
    case BoardColoring::wood:
        break;
    }
    return darkTheme ? SquarePair{0xffc9bda6, 0xff7d6a55} : SquarePair{0xffecdfc8, 0xffb08d6a};
}

QColor translucent(QRgb color, qreal opacity)
{
    QColor result{color};
    result.setAlphaF(static_cast<float>(opacity));
    return result;
}

// The accent colours of the panels do not reach a contrast of 3 : 1 on brown, so the marks use darker or
// lighter shades of the same hues.
void setLightThemeInks(BoardColors& colors)
{
    colors.coordinates = QColor{0xff6a6f76};
    colors.lastMove = translucent(0xffd9c65a, 0.55);
    colors.lastMoveEdge = {QColor{0xff7d6a12}, QColor{0xff4f430a}};
    colors.accent = {QColor{0xff1f6244}, QColor{0xff0c452d}, QColor{0xff0c452d}};
    colors.danger = {QColor{0xffb3261e}, QColor{0xff7a120d}, QColor{0xff7a120d}};
    colors.cursor = {QColor{0xff15181c}, QColor{0xff15181c}, QColor{0xff15181c}};
    colors.firstPiece = {QColor{0xff14509b}, QColor{0xff0c356e}, QColor{0xff0c356e}};
    colors.secondPiece = {QColor{0xff8a1f6f}, QColor{0xff5c0d48}, QColor{0xff5c0d48}};
}

void setDarkThemeInks(BoardColors& colors)
{
    colors.coordinates = QColor{0xff9aa0a6};
    colors.lastMove = translucent(0xffa8973f, 0.55);
    colors.lastMoveEdge = {QColor{0xff544708}, QColor{0xfff8eeb4}};
    colors.accent = {QColor{0xff17513a}, QColor{0xffbcf6d9}, QColor{0xff00291a}};
    colors.danger = {QColor{0xff8a1a14}, QColor{0xffffe1dd}, QColor{0xff4a0603}};
    colors.cursor = {QColor{0xff15181c}, QColor{0xffffffff}, QColor{0xff0b0d10}};
    colors.firstPiece = {QColor{0xff0e3a78}, QColor{0xffdcecff}, QColor{0xff0a1a4a}};
    colors.secondPiece = {QColor{0xff6a1454}, QColor{0xffffe3f7}, QColor{0xff3a0630}};
}

/// Returns the relative luminance of a screen colour, 0 black … 1 white (WCAG 2.1).
qreal luminance(const QColor& color)
{
    const auto linear = [](qreal part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

} // namespace

/// Interpolates the "cividis" colour map (Nuñez, Anderton, Renslow, PLOS ONE 2018), from blue over grey to
/// yellow, which looks alike with and without colour vision deficiency.
QColor heatGround(qreal shade)
{
    constexpr std::array<QRgb, 5> stops{0xff00224e, 0xff434e6c, 0xff7d7c78, 0xffbcaf6f, 0xfffee838};
    const qreal place = std::clamp(shade, 0.0, 1.0) * (stops.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(place), stops.size() - 2);
    const QColor from{stops[below]};
    const QColor to{stops[below + 1]};
    const auto mixed = [part = place - static_cast<qreal>(below)](int a, int b) {
        return qRound(a + part * (b - a));
    };
    return QColor{mixed(from.red(), to.red()), mixed(from.green(), to.green()),
                  mixed(from.blue(), to.blue())};
}

QColor inkOn(const QColor& ground)
{
    // The luminance at which black and white have the same contrast.
    constexpr qreal even = 0.179;
    return luminance(ground) > even ? QColor{Qt::black} : QColor{Qt::white};
}

BoardColors boardColors(BoardColoring coloring, bool darkTheme)
{
    const SquarePair squares = squarePair(coloring, darkTheme);
    BoardColors colors;
    colors.light = QColor{squares.light};
    colors.dark = QColor{squares.dark};
    if (darkTheme)
        setDarkThemeInks(colors);
    else
        setLightThemeInks(colors);
    colors.checkGlow = QColor{0xffe0362c};
    colors.bestArrow = QColor{0xff003a25};
    colors.replyArrow = QColor{0xff6e0500};
    colors.methodArrow = QColor{0xff0a2a66};
    colors.arrowEdge = QColor{0xfffffaf0};
    colors.greenPen = QColor{0xff35c24a};
    colors.redPen = QColor{0xffff5a4d};
    colors.yellowPen = QColor{0xffffc927};
    colors.bluePen = QColor{0xff5aa2ff};
    colors.penEdge = QColor{0xff000000};
    return colors;
}

} // namespace board
