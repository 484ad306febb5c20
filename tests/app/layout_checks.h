// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Layout invariants of the window in every size, language, font and mode: every part is inside its parent, no
// two of a row overlap, and no text is cut.

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QWidget>
#include <gtest/gtest.h>

namespace app_test {

inline QString textOn(const QWidget& part)
{
    if (const auto* label = qobject_cast<const QLabel*>(&part))
        return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&part))
        return button->text();
    return {};
}

/// The name of a part in failure messages: its class and text, and those of its parent.
inline std::string nameOf(const QWidget& part)
{
    std::string name = part.metaObject()->className();
    name += " “" + textOn(part).left(40).toStdString() + "” " + part.accessibleName().toStdString();
    if (part.parentWidget() != nullptr)
        name += std::string{" in "} + part.parentWidget()->metaObject()->className();
    return name;
}

inline void expectWholeText(const QWidget& part)
{
    const QString text = textOn(part);
    if (text.isEmpty())
        return;
    const auto* label = qobject_cast<const QLabel*>(&part);
    if (label == nullptr || !label->wordWrap()) {
        EXPECT_GE(part.width(), part.minimumSizeHint().width()) << nameOf(part);
        EXPECT_GE(part.height(), part.minimumSizeHint().height()) << nameOf(part);
        return;
    }
    const QRect needed = part.fontMetrics().boundingRect(QRect{0, 0, part.width(), 100'000},
                                                         Qt::TextWordWrap | Qt::AlignLeading, text);
    constexpr int rounding = 1; // a rectangle around text ends at whole pixels
    EXPECT_LE(needed.width(), part.width() + rounding) << nameOf(part);
    EXPECT_LE(needed.height(), part.height()) << nameOf(part);
}

/// A line shows all of the words that stand in it while it is empty, a box all of its choice.
inline void expectWholeField(const QWidget& part)
{
    if (const auto* line = qobject_cast<const QLineEdit*>(&part)) {
        constexpr int frameAndCursor = 8;
        EXPECT_LE(part.fontMetrics().horizontalAdvance(line->placeholderText()) + frameAndCursor,
                  line->contentsRect().width())
            << nameOf(part);
    }
    if (qobject_cast<const QComboBox*>(&part) != nullptr ||
        qobject_cast<const QAbstractSpinBox*>(&part) != nullptr) {
        EXPECT_GE(part.width(), part.minimumSizeHint().width()) << nameOf(part);
        EXPECT_GE(part.height(), part.minimumSizeHint().height()) << nameOf(part);
    }
}

inline void expectInsideParent(const QWidget& part)
{
    const QWidget* parent = part.parentWidget();
    const auto* scroll = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
    QRect room = parent->rect();
    // A page may be higher than its visible part, never wider.
    if (scroll != nullptr && scroll->viewport() == parent)
        room.adjust(0, -100'000, 0, 100'000);
    EXPECT_TRUE(room.contains(part.geometry()))
        << nameOf(part) << " " << part.x() << "," << part.y() << " " << part.width() << "×" << part.height()
        << " in " << parent->width() << "×" << parent->height();
}

inline void expectApart(const QWidget& parent)
{
    if (parent.layout() == nullptr)
        return;
    const auto parts = parent.findChildren<QWidget*>(Qt::FindDirectChildrenOnly);
    for (const QWidget* one : parts) {
        for (const QWidget* other : parts) {
            if (one != other && one->isVisible() && other->isVisible() && !one->isWindow() &&
                !other->isWindow()) {
                EXPECT_FALSE(one->geometry().intersects(other->geometry()))
                    << nameOf(*one) << " and " << nameOf(*other);
            }
        }
    }
}

/// Expects all of a widget's visible parts to be in their places when it is painted next.
inline void expectAllInPlace(const QWidget& widget)
{
    // Layouts that are due come before.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    for (const QWidget* part : widget.findChildren<QWidget*>()) {
        // Scroll bars and headers belong to Qt, and widgets above the board to the board.
        if (!part->isVisible() || part->isWindow() || part->window() != widget.window() ||
            part->inherits("QScrollBar") || part->inherits("QAbstractScrollAreaScrollBarContainer") ||
            part->inherits("QHeaderView") || part->inherits("QAbstractScrollAreaFilter"))
            continue;
        expectInsideParent(*part);
        expectWholeText(*part);
        expectWholeField(*part);
        expectApart(*part);
    }
}

} // namespace app_test
