// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/step_row.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>
#include <QToolTip>
#include <algorithm>
#include <cassert>
#include <utility>

#include "panels/card.h"
#include "panels/theme.h"

namespace panels {
namespace {

constexpr QSize dotSize{16, 24};
constexpr qreal smallRadius = 3;
constexpr qreal largeRadius = 4;
constexpr qreal ringRadius = 6.5;

} // namespace

/// A step: a full dot if done, a larger dot in a ring if present, an empty dot if ahead.
class StepDot : public QAbstractButton {
public:
    enum class Place { behind, present, ahead };

    explicit StepDot(QWidget* parent) : QAbstractButton{parent}
    {
        setFixedSize(dotSize);
        setFocusPolicy(Qt::NoFocus);
    }

    void setPlace(Place place)
    {
        place_ = place;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Theme& theme = currentTheme();
        const QPointF centre = QRectF{rect()}.center();
        QPainter painter{this};
        painter.setRenderHint(QPainter::Antialiasing);
        // Erases the line between the dots around each dot.
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.card);
        const bool isPresent = place_ == Place::present;
        const qreal gap = isPresent ? ringRadius : smallRadius + 2;
        painter.drawEllipse(centre, gap, gap);
        const QColor color = isPresent ? theme.accent : underMouse() ? theme.text : theme.dim;
        painter.setPen(QPen{color, isPresent ? 2.0 : 1.5});
        painter.setBrush(Qt::NoBrush);
        if (isPresent)
            painter.drawEllipse(centre, ringRadius, ringRadius);
        else if (place_ == Place::ahead)
            painter.drawEllipse(centre, smallRadius, smallRadius);
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        if (isPresent)
            painter.drawEllipse(centre, largeRadius, largeRadius);
        else if (place_ == Place::behind)
            painter.drawEllipse(centre, smallRadius, smallRadius);
        if (hasFocus()) {
            painter.setPen(QPen{theme.text, 1.5});
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF{rect()}.adjusted(0.75, 2.75, -0.75, -2.75), 3, 3);
        }
    }

private:
    Place place_ = Place::ahead;
};

StepRow::StepRow(QWidget* parent)
    : QWidget{parent}
    , line_{new QWidget{this}}
    , name_{makeLabel(TypeSize::text, this)}
{
    setAccessibleName(tr("Stages of the mate"));
    auto* dots = new QHBoxLayout{line_};
    dots->setContentsMargins(0, 0, 0, 0);
    dots->setSpacing(0);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(line_, 0, Qt::AlignTop);
    row->addWidget(name_, 1, Qt::AlignVCenter);
    // The underline marks a term with an explanation, shown when it is pointed at.
    QFont explained = name_->font();
    explained.setUnderline(true);
    name_->setFont(explained);
    name_->setCursor(Qt::WhatsThisCursor);
    line_->setCursor(Qt::WhatsThisCursor);
    name_->installEventFilter(this);
    line_->installEventFilter(this);
    // Created all at once, so that they are in the right tab order.
    for (StepDot*& dot : dots_) {
        dot = new StepDot{line_};
        dot->installEventFilter(this);
        dots->addWidget(dot);
    }
}

void StepRow::setSteps(const Steps& steps)
{
    setVisible(!steps.steps.empty());
    if (std::exchange(shown_, steps) == steps || steps.steps.empty())
        return;
    assert(steps.steps.size() <= dots_.size());
    const auto count = static_cast<int>(steps.steps.size());
    const bool hasFocus = focused() >= 0;
    for (int i = 0; i < static_cast<int>(dots_.size()); ++i) {
        StepDot* dot = dots_[static_cast<std::size_t>(i)];
        dot->setVisible(i < count);
        if (i >= count)
            continue;
        const Step& step = steps.steps[static_cast<std::size_t>(i)];
        using Place = StepDot::Place;
        dot->setPlace(i < steps.present ? Place::behind : i == steps.present ? Place::present : Place::ahead);
        const QString words =
            i == steps.present ? tr("Stage %1 of %2 (you are here): %3") : tr("Stage %1 of %2: %3");
        dot->setAccessibleName(words.arg(i + 1).arg(count).arg(step.name));
        dot->setAccessibleDescription(step.aim);
        // The present step is the tab stop; a mouse click does not take the focus from the board.
        if (!hasFocus)
            dot->setFocusPolicy(i == steps.present ? Qt::TabFocus : Qt::NoFocus);
    }
    name_->setText(steps.steps[static_cast<std::size_t>(steps.present)].name);
    // Otherwise the row would reckon with the former dots until the next event.
    line_->updateGeometry();
}

/// Points at a step, with its name and aim in a tool tip: a remark in a card would move what lies below it.
void StepRow::point(int step, QWidget* at)
{
    emit pointedAt(step);
    // Tool tips are hidden when the style is informed of a new focus, which happens after this.
    QTimer::singleShot(0, at, [this, step, at] {
        if (!at->underMouse() && !at->hasFocus())
            return;
        const StepDot* dot = dots_[static_cast<std::size_t>(step)];
        QToolTip::showText(at->mapToGlobal(at->rect().bottomLeft()),
                           wrappingTip(dot->accessibleName() + u'\n' + dot->accessibleDescription()), at);
    });
}

int StepRow::focused() const
{
    const auto found = std::ranges::find_if(dots_, [](const StepDot* dot) { return dot->hasFocus(); });
    return found == dots_.end() ? -1 : static_cast<int>(found - dots_.begin());
}

bool StepRow::takeKey(int dot, int key)
{
    const int forward = isRightToLeft() ? Qt::Key_Left : Qt::Key_Right;
    const int back = isRightToLeft() ? Qt::Key_Right : Qt::Key_Left;
    const int last = static_cast<int>(shown_.steps.size()) - 1;
    const int next = key == forward        ? dot + 1
                     : key == back         ? dot - 1
                     : key == Qt::Key_Home ? 0
                     : key == Qt::Key_End  ? last
                                           : -2;
    if (next == -2)
        return false;
    StepDot* target = dots_[static_cast<std::size_t>(std::clamp(next, 0, last))];
    dots_[static_cast<std::size_t>(dot)]->setFocusPolicy(Qt::NoFocus);
    target->setFocusPolicy(Qt::TabFocus);
    target->setFocus(Qt::OtherFocusReason);
    return true;
}

bool StepRow::eventFilter(QObject* watched, QEvent* event)
{
    const auto found = std::ranges::find(dots_, watched);
    const int dot = found == dots_.end() ? -1 : static_cast<int>(found - dots_.begin());
    if (watched == name_ && event->type() == QEvent::Enter) {
        point(shown_.present, name_);
    } else if ((watched == line_ || watched == name_) && event->type() == QEvent::Leave) {
        emit pointedAt(focused());
    } else if (dot >= 0) {
        if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn)
            point(dot, dots_[static_cast<std::size_t>(dot)]);
        else if (event->type() == QEvent::FocusOut)
            emit pointedAt(-1);
        else if (event->type() == QEvent::KeyPress && takeKey(dot, static_cast<QKeyEvent*>(event)->key()))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

/// Draws the line behind the dots.
void StepRow::paintEvent(QPaintEvent*)
{
    if (shown_.steps.empty())
        return;
    QPainter painter{this};
    const auto middleOf = [this](const StepDot* dot) { return line_->mapTo(this, dot->geometry().center()); };
    painter.setPen(QPen{currentTheme().line, 2});
    painter.drawLine(middleOf(dots_.front()), middleOf(dots_[shown_.steps.size() - 1]));
}

} // namespace panels
