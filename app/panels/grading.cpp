// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/grading.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <algorithm>
#include <chrono>
#include <cmath>

#include "panels/card.h"
#include "panels/page_scroll.h"
#include "panels/screen_room.h"
#include "text/practice.h"

using namespace Qt::StringLiterals;

namespace panels {
namespace {

using trainer::practice::Grade;
using trainer::practice::GradeRule;

constexpr int allPercent = 100;
constexpr int mostSeconds = 600; // per move
constexpr auto number = "%1"_L1; // the placeholder in the texts of amounts

} // namespace

Grading::Grading(GradeRule& rule, QWidget* parent)
    : QDialog{parent}
    , rule_{rule}
    , standard_{new QPushButton{tr("&Standard limits")}}
{
    setWindowTitle(tr("Grading"));
    setAttribute(Qt::WA_DeleteOnClose);
    placeInMiddle(*this, {560, 700});
    auto* page = new QWidget;
    auto* column = new QVBoxLayout{page};
    column->setContentsMargins(pageMargin, pageMargin, pageMargin / 2, pageMargin);
    column->setSpacing(betweenCards);
    QLabel* intro = makeLabel(TypeSize::text, page);
    intro->setText(tr("Each exercise is graded by how you played. The better the grade, the later it "
                      "comes up again. You can change the limits; they apply from the next exercise on."));
    column->addWidget(intro);
    for (const Grade grade : {Grade::again, Grade::hard, Grade::good, Grade::easy})
        addGrade(grade, *column);
    standard_->setAutoDefault(false);
    connect(standard_, &QPushButton::clicked, this, [this] {
        rule_ = {};
        refresh();
        emit changed();
    });
    column->addWidget(standard_, 0, Qt::AlignRight);
    column->addStretch(1);
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new PageScroll{page, this});
    refresh();
    alignBoxes();
    limits_.front().box->setFocus();
}

/// Adds a card with the name of the grade, its purpose and its limits.
void Grading::addGrade(Grade grade, QVBoxLayout& column)
{
    auto* card = new Card;
    QLabel* name = makeLabel(TypeSize::text, card);
    name->setText(text::gradeName(grade));
    makeBold(name);
    QLabel* sentence = makeLabel(TypeSize::text, card);
    card->body()->addWidget(name);
    card->body()->addWidget(sentence);
    sentences_.emplace_back(grade, sentence);
    if (grade == Grade::again)
        addShare(grade, tr("Hints and take-backs, more than"), &GradeRule::most_helped, *card->body());
    if (grade == Grade::hard)
        addShare(grade, tr("Moves wasted, more than"), &GradeRule::most_wasted, *card->body());
    if (grade == Grade::easy) {
        addShare(grade, tr("Moves wasted, at most"), &GradeRule::most_wasted_if_easy, *card->body());
        addLimit(
            grade, tr("Time per move, at most"), mostSeconds, tr("%1 s", "seconds"), *card->body(),
            [](const GradeRule& rule) {
                return static_cast<int>(std::chrono::round<std::chrono::seconds>(rule.quick).count());
            },
            [](GradeRule& rule, int seconds) { rule.quick = std::chrono::seconds{seconds}; });
    }
    column.addWidget(card);
}

void Grading::addShare(Grade grade, const QString& words, double GradeRule::*share, QVBoxLayout& column)
{
    addLimit(
        grade, words, allPercent, tr("%1%", "a share in percent"), column,
        [share](const GradeRule& rule) { return static_cast<int>(std::lround(rule.*share * allPercent)); },
        [share](GradeRule& rule, int percent) { rule.*share = static_cast<double>(percent) / allPercent; });
}

/// Adds a row with the label of a limit and its box, which shows the value as an amount: "%1 s".
void Grading::addLimit(Grade grade, const QString& words, int most, const QString& amount,
                       QVBoxLayout& column, const std::function<int(const Rule&)>& read,
                       const std::function<void(Rule&, int)>& write)
{
    auto* box =
        new NumberBox{tr("%1: %2", "a grade and one of its limits").arg(text::gradeName(grade), words)};
    box->setRange(0, most);
    box->setPrefix(amount.section(number, 0, 0));
    box->setSuffix(amount.section(number, 1, 1));
    QLabel* label = makeLabel(TypeSize::text, this);
    setKind(label, "dim");
    label->setText(words);
    label->setBuddy(box);
    auto* row = new QHBoxLayout;
    row->addWidget(label, 1);
    row->addWidget(box);
    column.addLayout(row);
    limits_.push_back({box, read});
    connect(box, &NumberBox::valueChanged, this, [this, write](int value) {
        write(rule_, value);
        refresh();
        emit changed();
    });
}

/// Makes all boxes as wide as the widest.
void Grading::alignBoxes()
{
    int width = 0;
    for (const Limit& limit : limits_)
        width = std::max(width, limit.box->sizeHint().width());
    for (const Limit& limit : limits_)
        limit.box->setFixedWidth(width);
}

void Grading::refresh()
{
    for (const auto& [grade, sentence] : sentences_)
        sentence->setText(text::gradeSentence(grade, rule_));
    for (const Limit& limit : limits_) {
        // A third is shown as 33 %, and remains a third until another number is chosen.
        const QSignalBlocker silent{limit.box};
        limit.box->setValue(limit.read(rule_));
    }
    standard_->setEnabled(rule_ != GradeRule{});
}

} // namespace panels
