// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/card.h"

#include <QApplication>
#include <QEvent>
#include <QStyle>
#include <QTextDocument>
#include <algorithm>

namespace panels {
namespace {

// Spacing between the contents of a card.
constexpr int wideSpacing = 8;
constexpr int tightSpacing = 4;

double scaleOf(TypeSize size)
{
    switch (size) {
    case TypeSize::aside:
        return 0.9;
    case TypeSize::text:
        return 1.0;
    case TypeSize::headline:
        return 2.0;
    }
    return 1.0;
}

/// A label of a type size, scaled with the application font. It is aligned to the leading edge of its window:
/// a QLabel follows the direction of its text, so that a number in an Arabic window would be separated from
/// the words around it.
class Label : public QLabel {
public:
    Label(TypeSize size, QWidget* parent) : QLabel{parent}, scale_{scaleOf(size)}
    {
        alignToWindow();
        takeSize();
    }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::StyleChange)
            takeSize();
        return QLabel::event(event);
    }
    void changeEvent(QEvent* event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::LayoutDirectionChange && alignment().testFlag(Qt::AlignAbsolute))
            alignToWindow();
    }

private:
    void alignToWindow()
    {
        const Qt::Alignment leading = Qt::AlignLeft | Qt::AlignVCenter;
        setAlignment(QStyle::visualAlignment(layoutDirection(), leading) | Qt::AlignAbsolute);
    }
    void takeSize()
    {
        QFont sized = font();
        sized.setPointSizeF(QApplication::font().pointSizeF() * scale_);
        setFont(sized);
        if (scale_ >= 1)
            return;
        // At some of these sizes, hinting raises the accents of capitals above the ascent, where they would
        // be cut off.
        const QFontMetrics metrics{sized};
        const int raised = -metrics.tightBoundingRect(QStringLiteral("ÄÉÑÜ")).top() - metrics.ascent();
        setContentsMargins(0, std::max(0, raised), 0, 0);
    }

    double scale_;
};

/// Appends a word that may be broken if it is long: after the signs that divide it, as in a path, and
/// anywhere in a part that is long itself.
void appendBreakable(QString& result, QStringView word)
{
    constexpr qsizetype longest = 20;
    constexpr QChar zeroWidthSpace{0x200b};
    static const QString dividers = QStringLiteral("/\\-_");
    qsizetype start = 0;
    for (qsizetype end = 1; end <= word.size(); ++end) {
        if (end < word.size() && !dividers.contains(word[end - 1]))
            continue;
        const bool isPartLong = end - start > longest;
        for (qsizetype at = start; at < end; ++at) {
            const bool isBroken = at == start ? word.size() > longest : isPartLong;
            if (at > 0 && isBroken && !word[at].isLowSurrogate() && !word[at].isMark())
                result += zeroWidthSpace;
            result += word[at];
        }
        start = end;
    }
}

} // namespace

Card::Card(QWidget* parent) : QFrame{parent}, body_{new QVBoxLayout{this}}
{
    setProperty("kind", QStringLiteral("card"));
    setAir({20, 16, 20, 16});
}

void Card::setAir(const QMargins& air)
{
    air_ = air;
    fill();
}

void Card::setTight(bool tight)
{
    isTight_ = tight;
    fill();
}

/// Reduces only the vertical margins when tight, so that lines break as before.
void Card::fill()
{
    body_->setSpacing(isTight_ ? tightSpacing : wideSpacing);
    body_->setContentsMargins(
        isTight_ ? QMargins{air_.left(), air_.top() / 2, air_.right(), air_.bottom() / 2} : air_);
}

int Card::tightGain() const
{
    int parts = 0;
    for (int i = 0; i < body_->count(); ++i)
        parts += body_->itemAt(i)->isEmpty() ? 0 : 1;
    const int air = air_.top() - air_.top() / 2 + air_.bottom() - air_.bottom() / 2;
    return air + std::max(0, parts - 1) * (wideSpacing - tightSpacing);
}

QLabel* makeLabel(TypeSize size, QWidget* parent)
{
    auto* label = new Label{size, parent};
    if (size == TypeSize::headline)
        makeBold(label);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

void makeBold(QLabel* label)
{
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
}

QString breakable(const QString& whole)
{
    constexpr qsizetype longestText = 10'000;
    const qsizetype end = longestText - (whole.size() > longestText && whole[longestText].isLowSurrogate());
    const QString text = whole.size() > longestText ? whole.first(end) + u'…' : whole;
    QString result;
    qsizetype wordStart = 0;
    for (qsizetype i = 0; i <= text.size(); ++i) {
        if (i < text.size() && !text[i].isSpace())
            continue;
        appendBreakable(result, QStringView{text}.sliced(wordStart, i - wordStart));
        if (i < text.size())
            result += text[i];
        wordStart = i + 1;
    }
    return result;
}

QString wrappingTip(const QString& text)
{
    return Qt::convertFromPlainText(text, Qt::WhiteSpaceNormal);
}

void setKind(QWidget* widget, const char* kind)
{
    const QString value = QString::fromLatin1(kind);
    if (widget->property("kind") == value)
        return;
    widget->setProperty("kind", value);
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    // The style restores the font the widget was created with, whose size may no longer apply.
    QEvent change{QEvent::StyleChange};
    QCoreApplication::sendEvent(widget, &change);
}

} // namespace panels
