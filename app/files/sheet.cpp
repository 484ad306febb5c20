// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/sheet.h"

#include <QFont>
#include <QGuiApplication>
#include <QPrinter>
#include <QTextLayout>
#include <algorithm>
#include <memory>

namespace files {
namespace {

constexpr double pointsPerInch = 72;
constexpr double paperMargin = 54; // 19 mm
constexpr double betweenPictures = 20;
constexpr double aroundPictures = 12;
constexpr double aboveCaption = 6;
constexpr Sheet::Type captionType{10};

/// The part of a page where text stands: at least the printer's margins are left free.
QRectF areaOf(const QPrinter& printer, double unit)
{
    const QRectF paper = printer.paperRect(QPrinter::DevicePixel);
    const QRectF page = printer.pageRect(QPrinter::DevicePixel);
    const double free = paperMargin * unit;
    return (paper.adjusted(free, free, -free, -free) & page).translated(-page.topLeft());
}

/// Breaks a text into lines.
std::unique_ptr<QTextLayout> lay(const QString& text, Sheet::Type type, double unit, double width,
                                 Qt::Alignment alignment)
{
    QFont font;
    font.setPixelSize(qRound(type.size * unit));
    font.setBold(type.isBold);
    auto layout = std::make_unique<QTextLayout>(text, font);
    QTextOption option{alignment};
    option.setTextDirection(QGuiApplication::layoutDirection());
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    layout->beginLayout();
    double height = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout->endLayout();
    return layout;
}

} // namespace

Sheet::Sheet(QPrinter& printer)
    : printer_{printer}
    , painter_{&printer}
    , unit_{printer.resolution() / pointsPerInch}
    , area_{areaOf(printer, unit_)}
    , top_{area_.top()}
{
    painter_.setRenderHint(QPainter::LosslessImageRendering);
}

void Sheet::turnPage()
{
    printer_.newPage();
    top_ = area_.top();
}

void Sheet::addText(const QString& text, Type type, double gap)
{
    if (text.isEmpty())
        return;
    constexpr QRgb dim = 0xff555a60;
    painter_.setPen(type.isDim ? QColor{dim} : QColor{Qt::black});
    if (top_ > area_.top())
        top_ += gap * unit_;
    const auto layout = lay(text, type, unit_, area_.width(), Qt::AlignLeading);
    for (int i = 0; i < layout->lineCount(); ++i) {
        const QTextLine line = layout->lineAt(i);
        if (top_ + line.height() > area_.bottom())
            turnPage();
        line.draw(&painter_, {area_.left(), top_ - line.y()});
        top_ += line.height();
    }
}

void Sheet::addPictures(const std::vector<Picture>& pictures, double side)
{
    const double length = side * unit_;
    const double gap = betweenPictures * unit_;
    std::vector<std::unique_ptr<QTextLayout>> captions;
    double height = 0;
    for (const Picture& picture : pictures) {
        captions.push_back(lay(picture.caption, captionType, unit_, length, Qt::AlignHCenter));
        height = std::max(height, captions.back()->boundingRect().height());
    }
    height += length + aboveCaption * unit_;
    top_ += aroundPictures * unit_;
    if (top_ + height > area_.bottom())
        turnPage();
    const auto count = static_cast<double>(pictures.size());
    double left = area_.center().x() - (count * length + (count - 1) * gap) / 2;
    const bool isMirrored = QGuiApplication::layoutDirection() == Qt::RightToLeft;
    painter_.setPen(Qt::black);
    for (std::size_t place = 0; place < pictures.size(); ++place) {
        const std::size_t i = isMirrored ? pictures.size() - 1 - place : place;
        painter_.drawImage(QRectF{left, top_, length, length}, pictures[i].image);
        captions[i]->draw(&painter_, {left, top_ + length + aboveCaption * unit_});
        left += length + gap;
    }
    top_ += height + aroundPictures * unit_;
}

} // namespace files
