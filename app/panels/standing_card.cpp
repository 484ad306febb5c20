// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/standing_card.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QResizeEvent>
#include <algorithm>
#include <array>
#include <utility>

#include "panels/theme.h"
#include "panels/tone_color.h"

namespace panels {
namespace {

constexpr int fewMovesToSpare = 5;
constexpr int narrowestCard = 280;
/// The space beside and between the headline and the budget.
constexpr int marginsAndGap = 56;
constexpr int narrowBudget = 92;
constexpr int wideBudget = 152;
/// The size of a headline, relative to the text.
constexpr double largestHeadline = 2;

void setText(QLabel* label, const QString& text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

/// Sets the largest font in which the headline fits on one line of a width.
void fitHeadline(QLabel& headline, int width)
{
    const double usual = headline.parentWidget()->font().pointSizeF();
    QFont font = headline.font();
    for (const double size : {largestHeadline, 1.75, 1.5}) {
        font.setPointSizeF(usual * size);
        if (QFontMetrics{font}.horizontalAdvance(headline.text()) <= width)
            break;
    }
    headline.setFont(font);
}

} // namespace

/// A bar that shows how many moves of the fifty-move rule the mate leaves to spare.
class BudgetBar : public QWidget {
public:
    explicit BudgetBar(QWidget* parent) : QWidget{parent} { setFixedHeight(8); }

    void setSpare(int spare)
    {
        spare_ = spare;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const panels::Theme& theme = panels::currentTheme();
        QPainter painter{this};
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.hover);
        painter.drawRoundedRect(rect(), 4, 4);
        const double share = std::clamp(spare_ / 50.0, 0.0, 1.0);
        QRectF filled{rect()};
        filled.setWidth(std::max(8.0, filled.width() * share));
        if (isRightToLeft())
            filled.moveRight(rect().right() + 1);
        painter.setBrush(spare_ <= 0                 ? theme.danger
                         : spare_ <= fewMovesToSpare ? theme.warning
                                                     : theme.accent);
        painter.drawRoundedRect(filled, 4, 4);
    }

private:
    int spare_ = 0;
};

StandingCard::StandingCard(QWidget* parent)
    : Card{parent}
    , headline_{makeLabel(TypeSize::headline, this)}
    , stages_{new StepRow{this}}
    , turn_{makeLabel(TypeSize::text, this)}
    , note_{makeLabel(TypeSize::text, this)}
    , legend_{new Legend{this}}
    , detail_{makeLabel(TypeSize::text, this)}
    , opinion_{makeLabel(TypeSize::text, this)}
    , budgetBox_{new QWidget{this}}
    , spare_{makeLabel(TypeSize::text, budgetBox_)}
    , bar_{new BudgetBar{budgetBox_}}
    , used_{makeLabel(TypeSize::aside, budgetBox_)}
    , progress_{new QProgressBar{this}}
    , remedyButton_{new QPushButton{this}}
{
    setAccessibleName(tr("Where you stand"));
    for (QLabel* label : {spare_, used_})
        label->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    setKind(turn_, "dim");
    setKind(note_, "dim");
    setKind(opinion_, "dim");
    setKind(used_, "dim");

    auto* budget = new QVBoxLayout{budgetBox_};
    budget->setContentsMargins(0, 0, 0, 0);
    budget->setSpacing(4);
    budget->addWidget(spare_);
    budget->addWidget(bar_);
    budget->addWidget(used_);

    progress_->setTextVisible(false);
    progress_->setFixedHeight(6);
    progress_->setAccessibleName(tr("Solving progress"));
    setKind(remedyButton_, "small");
    connect(stages_, &StepRow::pointedAt, this, &StandingCard::stagePointedAt);
    connect(remedyButton_, &QPushButton::clicked, this, [this] { emit remedyChosen(remedy_); });

    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(turn_);
    words->addWidget(note_);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addLayout(words, 1);
    row->addWidget(budgetBox_, 0, Qt::AlignVCenter);
    body()->addWidget(headline_);
    body()->addWidget(stages_);
    body()->addLayout(row);
    body()->addWidget(legend_);
    body()->addWidget(detail_);
    body()->addWidget(opinion_);
    body()->addWidget(progress_);
    body()->addWidget(remedyButton_, 0, Qt::AlignLeading);
    body()->addStretch(1);
}

void StandingCard::resizeEvent(QResizeEvent* event)
{
    // The height depends on the width.
    if (event->size().width() != event->oldSize().width())
        forgetHeight();
    fitBudget();
    fitHeight();
}

void StandingCard::changeEvent(QEvent* event)
{
    Card::changeEvent(event);
    // The width and the height depend on the type size.
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) {
        forgetHeight();
        fitBudget();
        fitHeight();
    }
}

void StandingCard::setHeight(Height height)
{
    if (std::exchange(height_, height) != height)
        forgetHeight();
    fitHeight();
}

void StandingCard::forgetHeight()
{
    kept_ = 0;
    setMinimumHeight(0);
    setMaximumHeight(QWIDGETSIZE_MAX);
}

void StandingCard::setTight(bool tight)
{
    Card::setTight(tight);
    // By as much as the column reckons with: otherwise it would tighten and loosen for ever.
    if (height_ == Height::detailed)
        kept_ += tight ? -tightGain() : tightGain();
    fitHeight();
}

void StandingCard::fitHeight()
{
    // Parts that appear lay out the window before others have disappeared; that height must not be kept.
    if (isChanging_)
        return;
    const bool isFixed = height_ == Height::fixed;
    fold(isFixed ? leastHeight() : QWIDGETSIZE_MAX);
    if (height_ == Height::asked)
        return;
    // Otherwise the height would count what has just been hidden.
    layout()->activate();
    kept_ = std::max({isFixed ? 0 : kept_, heightForWidth(width()), leastHeight()});
    setMinimumHeight(kept_);
    if (isFixed)
        setMaximumHeight(kept_);
}

/// Hides what does not fit into a height, the least important part first; the tool tip shows its words.
void StandingCard::fold(int height)
{
    const std::array<std::pair<QWidget*, bool>, 3> parts{{{note_, !standing_.note.isEmpty()},
                                                          {legend_, !standing_.legend.empty()},
                                                          {stages_, !standing_.stages.steps.empty()}}};
    for (const auto& [part, isShown] : parts)
        part->setVisible(isShown);
    // Otherwise the height would count their former content.
    for (QWidget* part : std::initializer_list<QWidget*>{legend_, stages_, budgetBox_})
        part->updateGeometry();
    QStringList folded;
    for (const auto& [part, isShown] : parts) {
        layout()->activate();
        if (heightForWidth(width()) <= height)
            break;
        part->hide();
        if (part == note_ && isShown)
            folded.append(standing_.note);
        if (part == legend_) {
            for (const LegendEntry& entry : standing_.legend)
                folded.append(entry.text);
        }
    }
    setToolTip(folded.join(u'\n'));
}

/// Returns the height, independent of the content, with a mark and with lines of detail and a button, or with
/// stages and the fifty-move rule.
int StandingCard::leastHeight() const
{
    constexpr int linesOfDetail = 3;
    const QMargins margins = body()->contentsMargins();
    const int line = fontMetrics().lineSpacing();
    const int mark = std::max(legendSignSize, line);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * largestHeadline);
    const int withMark = margins.top() + margins.bottom() + 2 * frameWidth() + 2 * body()->spacing() +
                         QFontMetrics{large}.height() + mark;
    if (height_ == Height::detailed)
        return withMark + linesOfDetail * line + body()->spacing() + remedyButton_->sizeHint().height();
    // The name of a stage may need two lines.
    const int stages = 2 * line;
    const int budget = spare_->fontMetrics().lineSpacing() + bar_->height() +
                       used_->fontMetrics().lineSpacing() + 2 * budgetBox_->layout()->spacing();
    return withMark + body()->spacing() + stages + budget;
}

/// Gives the headline the width it requires, and the budget that of its longest line, if the words beside it
/// leave so much.
void StandingCard::fitBudget()
{
    const QMargins margins = body()->contentsMargins();
    fitHeadline(*headline_, width() - margins.left() - margins.right() - 2 * frameWidth());
    const int words = std::max(turn_->minimumSizeHint().width(), note_->minimumSizeHint().width());
    constexpr int rounding = 2; // a label breaks a line that is wider by a fraction of a pixel
    const int line =
        spare_->fontMetrics().horizontalAdvance(tr("at least %n move(s) to spare", nullptr, 50)) + rounding;
    budgetBox_->setFixedWidth(
        std::clamp(width() - marginsAndGap - words, narrowBudget, std::max(wideBudget, line)));
}

/// Returns the minimum size, whose width is fixed because the budget yields to the text beside it.
QSize StandingCard::minimumSizeHint() const
{
    return {narrowestCard, Card::minimumSizeHint().height()};
}

void StandingCard::setStanding(const Standing& standing)
{
    standing_ = standing;
    isChanging_ = true;
    headline_->setText(standing.headline);
    setKind(headline_, kindOf(standing.tone));
    stages_->setSteps(standing.stages);
    setText(turn_, standing.turn);
    setText(note_, standing.note);
    legend_->setEntries(standing.legend);
    setText(detail_, standing.detail);
    setText(opinion_, standing.opinion);
    setBudget(standing.budget);
    setSolving(standing.solving);
    setRemedy(standing.remedy);
    remedyButton_->setToolTip(standing.remedyTip);
    isChanging_ = false;
    fitBudget();
    fitHeight();
}

void StandingCard::setSolving(const std::optional<endgame::SolvingShare>& share)
{
    progress_->setVisible(share.has_value());
    if (!share)
        return;
    constexpr int all = 1000;
    progress_->setRange(0, all);
    progress_->setValue(share->permille);
}

void StandingCard::setRemedy(Remedy remedy)
{
    remedy_ = remedy;
    remedyButton_->setVisible(remedy != Remedy::none);
    switch (remedy) {
    case Remedy::none:
        return;
    case Remedy::solve:
        return remedyButton_->setText(tr("Solve by computer"));
    case Remedy::cancel:
        return remedyButton_->setText(tr("Cancel"));
    case Remedy::retry:
        return remedyButton_->setText(tr("Try again"));
    case Remedy::clearCastling:
        return remedyButton_->setText(tr("Remove castling rights"));
    }
}

void StandingCard::setBudget(const std::optional<Budget>& budget)
{
    budgetBox_->setVisible(budget.has_value());
    if (!budget) {
        // Screen readers may find hidden labels.
        spare_->clear();
        used_->clear();
        return;
    }
    spare_->setText(budget->spare < 0   ? tr("%n move(s) too late", nullptr, -budget->spare)
                    : budget->isAtLeast ? tr("at least %n move(s) to spare", nullptr, budget->spare)
                                        : tr("%n move(s) to spare", nullptr, budget->spare));
    spare_->setToolTip(budget->isAtLeast
                           ? tr("Moves that may be wasted before the fifty-move rule makes it a draw; more "
                                "if a capture or a pawn move starts the count again")
                           : tr("Moves that may be wasted before the fifty-move rule makes it a draw"));
    setKind(spare_, budget->spare <= 0 ? "danger" : budget->spare <= fewMovesToSpare ? "warning" : "");
    bar_->setSpare(budget->spare);
    used_->setText(tr("fifty-move rule: %n used", nullptr, budget->used));
    used_->setToolTip(
        tr("Moves since the last capture or pawn move; after fifty of them a draw can be claimed"));
}

} // namespace panels
