// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/progress_button.h"

#include <QAction>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionToolButton>

#include "panels/card.h"
#include "panels/theme.h"
#include "text/phrasing.h"

namespace panels {

ProgressButton::ProgressButton(QAction* action, QWidget* parent) : QToolButton{parent}, action_{action}
{
    setKind(this, "progress");
    showAction(this, action, Words::none);
    connect(action, &QAction::changed, this, &ProgressButton::showWords);
    showWords();
}

void ProgressButton::setRoom(int width)
{
    room_ = width;
    showWords();
}

void ProgressButton::showWords()
{
    setText(text::forLabel(text::withoutMnemonic(action_->text())));
    if (sizeHint().width() > room_)
        setText(text::forLabel(action_->iconText()));
}

void ProgressButton::setShare(std::optional<double> share)
{
    share_ = share;
    update();
}

void ProgressButton::paintEvent(QPaintEvent* event)
{
    QToolButton::paintEvent(event);
    QPainter painter{this};
    if (menu() != nullptr) {
        QStyleOptionToolButton option;
        initStyleOption(&option);
        painter.setPen(currentTheme().accent);
        painter.drawText(
            style()->subControlRect(QStyle::CC_ToolButton, &option, QStyle::SC_ToolButtonMenu, this),
            Qt::AlignCenter, QStringLiteral("▾"));
    }
    if (!share_)
        return;
    constexpr int height = 3;
    constexpr int margin = 8;
    const QRect whole{margin, this->height() - height - 1, width() - 2 * margin, height};
    QRect done = whole;
    done.setWidth(static_cast<int>(whole.width() * *share_));
    painter.fillRect(whole, currentTheme().line);
    painter.fillRect(QStyle::visualRect(layoutDirection(), whole, done), currentTheme().accent);
}

} // namespace panels
