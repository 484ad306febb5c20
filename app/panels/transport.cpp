// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/transport.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "panels/action_button.h"
#include "panels/theme.h"

namespace panels {
namespace {

constexpr double side = 16;
constexpr std::array paces{300, 500, 1000, 2000, 5000, 10000};

/// Draws triangles and bars on a square of 16 units; playback symbols are not mirrored in right-to-left
/// languages.
class Sign {
public:
    explicit Sign(const QColor& color) : pixmap_{QSize{64, 64}}
    {
        pixmap_.fill(Qt::transparent);
        painter_.begin(&pixmap_);
        painter_.setRenderHint(QPainter::Antialiasing);
        painter_.scale(64 / side, 64 / side);
        painter_.setPen(QPen{color, 1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
        painter_.setBrush(color);
    }

    void triangle(double from, double to)
    {
        painter_.drawPolygon(QPolygonF{{from, 3.5}, {to, 8}, {from, 12.5}});
    }
    void bar(double at) { painter_.drawRect(QRectF{at - 0.7, 3.5, 1.4, 9}); }
    QPixmap finish()
    {
        painter_.end();
        return pixmap_;
    }

private:
    QPixmap pixmap_;
    QPainter painter_;
};

/// The target of a step button.
enum class Jump { first, back, forward, last };

/// Returns the icon of a step button: a bar, with one triangle for a step and two for the first or last move.
QPixmap stepSign(Jump step, const QColor& color)
{
    Sign sign{color};
    switch (step) {
    case Jump::first:
        sign.bar(2.5);
        sign.triangle(9, 4.5);
        sign.triangle(14, 9.5);
        break;
    case Jump::back:
        sign.bar(4);
        sign.triangle(12.5, 6);
        break;
    case Jump::forward:
        sign.triangle(3.5, 10);
        sign.bar(12);
        break;
    case Jump::last:
        sign.triangle(2, 6.5);
        sign.triangle(7, 11.5);
        sign.bar(13.5);
        break;
    }
    return sign.finish();
}

QPixmap autoplaySign(bool running, const QColor& color)
{
    Sign sign{color};
    if (running) {
        sign.bar(5.5);
        sign.bar(10.5);
    } else {
        sign.triangle(4.5, 12.5);
    }
    return sign.finish();
}

} // namespace

Transport::Transport(QWidget* parent)
    : QWidget{parent}
    , steps_{new QToolButton{this}, new QToolButton{this}, new QToolButton{this}, new QToolButton{this}}
    , autoplay_{new QToolButton{this}}
    , pace_{new ChoiceBox{this}}
{
    setLayoutDirection(Qt::LeftToRight);
    connect(autoplay_, &QToolButton::toggled, this, &Transport::drawIcons);

    pace_->setAccessibleName(tr("Seconds per move"));
    pace_->setToolTip(pace_->accessibleName());
    for (const int pace : paces)
        pace_->addItem(tr("%1 s", "seconds").arg(QLocale{}.toString(pace / 1000.0)), pace);
    connect(pace_, &QComboBox::activated, this,
            [this](int i) { emit paceChosen(pace_->itemData(i).toInt()); });

    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->setDirection(QBoxLayout::LeftToRight);
    for (QToolButton* button : steps_)
        row->addWidget(button);
    row->addWidget(autoplay_);
    row->addWidget(pace_);
    row->addStretch(1);
    drawIcons();
}

void Transport::setActions(const std::array<QAction*, 4>& steps, QAction* autoplay)
{
    for (std::size_t i = 0; i < steps.size(); ++i)
        showAction(steps_[i], steps[i], Words::none);
    showAction(autoplay_, autoplay, Words::none);
}

void Transport::setAutoplayOffered(bool offered, bool hasRoomForPace)
{
    autoplay_->setVisible(offered);
    pace_->setVisible(offered && hasRoomForPace);
}

void Transport::setPace(int milliseconds)
{
    // Saved settings may contain a value between two of these.
    const auto next = std::lower_bound(paces.begin(), paces.end() - 1, milliseconds);
    pace_->setCurrentIndex(static_cast<int>(next - paces.begin()));
}

void Transport::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        drawIcons();
}

void Transport::drawIcons()
{
    const panels::Theme& theme = panels::currentTheme();
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        QIcon icon{stepSign(static_cast<Jump>(i), theme.text)};
        icon.addPixmap(stepSign(static_cast<Jump>(i), theme.line), QIcon::Disabled);
        steps_[i]->setIcon(icon);
    }
    const bool running = autoplay_->isChecked();
    QIcon icon{autoplaySign(running, running ? theme.onAccent : theme.text)};
    icon.addPixmap(autoplaySign(running, theme.line), QIcon::Disabled);
    autoplay_->setIcon(icon);
}

} // namespace panels
