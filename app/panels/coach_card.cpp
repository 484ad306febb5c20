// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/coach_card.h"

#include <QHBoxLayout>
#include <QPainter>

#include "panels/theme.h"

namespace panels {

using text::Tone;

/// A disc with a sign in it, so that a remark's tone does not hang on its colour.
class ToneSign : public QWidget {
public:
    explicit ToneSign(QWidget* parent) : QWidget{parent} { setFixedSize(24, 24); }

    void setTone(text::Tone tone)
    {
        tone_ = tone;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter{this};
        painter.setRenderHint(QPainter::Antialiasing);
        QColor ground = color();
        ground.setAlphaF(0.16F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawEllipse(rect());
        painter.setPen(QPen{color(), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
        drawSign(painter);
    }

private:
    QColor color() const
    {
        const panels::Theme& theme = panels::currentTheme();
        switch (tone_) {
        case text::Tone::good:
            return theme.accent;
        case text::Tone::costly:
            return theme.warning;
        case text::Tone::bad:
            return theme.danger;
        case text::Tone::plain:
            break;
        }
        return theme.dim;
    }

    void drawSign(QPainter& painter) const
    {
        switch (tone_) {
        case text::Tone::good: // a tick
            painter.drawPolyline(QPolygonF{{7.5, 12.5}, {10.5, 15.5}, {16.5, 8.5}});
            return;
        case text::Tone::costly: // a way round
            painter.drawArc(QRectF{7.5, 8, 9, 9}, 30 * 16, 270 * 16);
            painter.drawPolyline(QPolygonF{{13.2, 7.6}, {16.4, 10.2}, {16.6, 6.2}});
            return;
        case text::Tone::bad: // a cross
            painter.drawLine(QPointF{8.5, 8.5}, QPointF{15.5, 15.5});
            painter.drawLine(QPointF{15.5, 8.5}, QPointF{8.5, 15.5});
            return;
        case text::Tone::plain: // an i
            painter.drawLine(QPointF{12, 11.5}, QPointF{12, 16.5});
            painter.drawPoint(QPointF{12, 7.5});
            return;
        }
    }

    text::Tone tone_ = text::Tone::plain;
};

CoachCard::CoachCard(QWidget* parent)
    : Card{parent}
    , sign_{new ToneSign{this}}
    , headline_{makeLabel(TypeSize::text, this)}
    , reason_{makeLabel(TypeSize::text, this)}
    , offer_{new QPushButton{this}}
{
    setAccessibleName(tr("The coach"));
    makeBold(headline_);
    setKind(reason_, "dim");

    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(headline_);
    words->addWidget(reason_);
    words->addSpacing(4);
    words->addWidget(offer_, 0, Qt::AlignLeading);
    offer_->hide();
    setKind(offer_, "small");
    connect(offer_, &QPushButton::clicked, this, &CoachCard::offerTaken);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(sign_, 0, Qt::AlignVCenter);
    row->addLayout(words, 1);
    body()->addLayout(row);
    setAir({20, 12, 20, 12});
    // A hint of one line needs no less room than the next one of two: what is below stays in its place.
    constexpr int usualLines = 3;
    row->addStrut(usualLines * fontMetrics().lineSpacing());
}

void CoachCard::setRemark(const text::Remark& remark)
{
    remark_ = remark;
    sign_->setTone(remark.tone);
    headline_->setText(breakable(remark.headline));
    reason_->setText(breakable(remark.reason));
    reason_->setVisible(!remark.reason.isEmpty());
}

void CoachCard::setOffer(const QString& text)
{
    offer_->setText(text);
    offer_->setVisible(!text.isEmpty());
}

} // namespace panels
