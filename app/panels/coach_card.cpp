// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/coach_card.h"

#include <QHBoxLayout>
#include <QPainter>
#include <algorithm>

#include "panels/flow_layout.h"
#include "panels/theme.h"

namespace panels {

using text::Tone;

namespace {

constexpr int betweenSentences = 2;

} // namespace

/// A disc with a sign for the tone of a remark, so that colour is not required.
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
        case text::Tone::costly: // a detour
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

/// Lays out a remark, and reserves space for the highest of the remarks that may replace it, for the offer
/// shown with the last of several, and for at least the usual number of lines.
class CoachCard::Room : public QVBoxLayout {
public:
    Room(QWidget* parent, const CoachCard& card) : QVBoxLayout{parent}, card_{card} {}

    int heightForWidth(int width) const override
    {
        constexpr int usualLines = 3;
        const int present = QVBoxLayout::heightForWidth(width);
        const bool willOffer = card_.roomFor_.size() > 1 && !card_.offer_->isVisibleTo(&card_);
        const int offer = willOffer ? card_.offer_->sizeHint().height() + spacing() : 0;
        const int besides = present - card_.heightOf(card_.remark_, width) + offer;
        int height = std::max(present, usualLines * card_.fontMetrics().lineSpacing());
        for (const text::Remark& other : card_.roomFor_)
            height = std::max(height, card_.heightOf(other, width) + besides);
        return height;
    }
    int minimumHeightForWidth(int width) const override { return heightForWidth(width); }

private:
    const CoachCard& card_;
};

CoachCard::CoachCard(QWidget* parent)
    : Card{parent}
    , sign_{new ToneSign{this}}
    , words_{new QWidget{this}}
    , headline_{makeLabel(TypeSize::text, this)}
    , reason_{makeLabel(TypeSize::text, this)}
    , offer_{new QPushButton{this}}
    , refusal_{new QPushButton{this}}
{
    setAccessibleName(tr("The coach"));
    setFocusProxy(refusal_);
    makeBold(headline_);
    setKind(reason_, "dim");

    auto* words = new Room{words_, *this};
    words->setContentsMargins(0, 0, 0, 0);
    words->setSpacing(betweenSentences);
    // Keeps the texts together if there is spare height.
    words->addStretch(1);
    words->addWidget(headline_);
    words->addWidget(reason_);
    words->addSpacing(4);
    auto* answers = new FlowLayout{nullptr, 8};
    words->addLayout(answers);
    for (QPushButton* answer : {offer_, refusal_}) {
        answers->addWidget(answer);
        answer->hide();
        setKind(answer, "small");
    }
    words->addStretch(1);
    connect(offer_, &QPushButton::clicked, this, &CoachCard::offerTaken);
    connect(refusal_, &QPushButton::clicked, this, &CoachCard::offerDeclined);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(sign_, 0, Qt::AlignVCenter);
    row->addWidget(words_, 1);
    body()->addLayout(row);
    setAir({20, 12, 20, 12});
}

/// Returns the height of a remark's text at a width.
int CoachCard::heightOf(const text::Remark& remark, int width) const
{
    const auto heightIn = [width](const QLabel* label, const QString& words) {
        const QRect room{0, 0, width, QWIDGETSIZE_MAX};
        return label->fontMetrics().boundingRect(room, Qt::TextWordWrap, breakable(words)).height();
    };
    const int headline = heightIn(headline_, remark.headline);
    return remark.reason.isEmpty() ? headline
                                   : headline + betweenSentences + heightIn(reason_, remark.reason);
}

void CoachCard::setRemark(const text::Remark& remark, const std::vector<text::Remark>& others)
{
    remark_ = remark;
    const bool isAsBefore =
        roomFor_.size() == others.size() + 1 && std::equal(others.begin(), others.end(), roomFor_.begin());
    if (!isAsBefore || others.empty()) {
        roomFor_ = others;
        roomFor_.push_back(remark);
    }
    sign_->setTone(remark.tone);
    headline_->setText(breakable(remark.headline));
    reason_->setText(breakable(remark.reason));
    reason_->setVisible(!remark.reason.isEmpty());
    words_->layout()->invalidate();
    words_->updateGeometry();
}

void CoachCard::setOffer(const QString& text, const QString& refusal)
{
    offer_->setText(text);
    offer_->setVisible(!text.isEmpty());
    refusal_->setText(refusal);
    refusal_->setVisible(!refusal.isEmpty());
}

} // namespace panels
