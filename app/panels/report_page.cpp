// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/report_page.h"

#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "panels/action_button.h"
#include "panels/card.h"
#include "panels/flow_layout.h"

namespace panels {
namespace {

constexpr int curveHeight = 88;

QToolButton* makeLink(const QString& text, const QString& name, const ReportEntry& entry, QWidget* parent)
{
    auto* link = new QToolButton{parent};
    link->setText(text);
    link->setAccessibleName(name);
    link->setAccessibleDescription(entry.what);
    setKind(link, "link");
    return link;
}

} // namespace

ReportPage::ReportPage(QWidget* parent)
    : QWidget{parent}
    , headline_{makeLabel(TypeSize::text, this)}
    , notes_{makeLabel(TypeSize::text, this)}
    , curve_{new CurveView{this}}
    , costly_{new QWidget{this}}
    , entries_{new QVBoxLayout{costly_}}
    , buttons_{new QWidget{this}}
{
    setAccessibleName(tr("The report"));
    makeBold(headline_);
    setKind(notes_, "dim");
    curve_->setFixedHeight(curveHeight);
    entries_->setContentsMargins(0, 0, 0, 0);
    entries_->setSpacing(12);
    new FlowLayout{buttons_, 8};

    auto* content = new QWidget{this};
    auto* layout = new QVBoxLayout{content};
    layout->setContentsMargins(0, 4, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(headline_);
    layout->addWidget(notes_);
    layout->addWidget(curve_);
    layout->addWidget(costly_);
    layout->addSpacing(4);
    layout->addWidget(buttons_);
    layout->addStretch();
    addScrolled(content);
}

void ReportPage::addScrolled(QWidget* content)
{
    auto* scroll = new QScrollArea{this};
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    // The card behind it is visible.
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    auto* whole = new QVBoxLayout{this};
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
}

void ReportPage::setReport(const Report& report, Curve curve)
{
    curve_->setVisible(!curve.points.empty());
    curve_->setCurve(std::move(curve));
    if (report_ == report)
        return;
    report_ = report;
    headline_->setText(report.headline);
    headline_->setVisible(!report.headline.isEmpty());
    notes_->setText(report.notes);
    notes_->setVisible(!report.notes.isEmpty());
    qDeleteAll(costly_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    for (std::size_t i = 0; i < report.costly.size(); ++i)
        addEntry(static_cast<int>(i));
    costly_->setVisible(!report.costly.empty());
}

void ReportPage::addEntry(int index)
{
    const ReportEntry& entry = report_.costly[static_cast<std::size_t>(index)];
    auto* whole = new QWidget{costly_};
    QToolButton* move = makeLink(entry.move, tr("Show %1 on the board").arg(entry.move), entry, whole);
    move->setToolTip(tr("Show this move and the best reply on the board"));
    QToolButton* retry =
        makeLink(tr("Try again from here"), tr("Try again from %1").arg(entry.move), entry, whole);
    // Both change the report that contains these buttons, so the click must be finished first.
    connect(
        move, &QToolButton::clicked, this, [this, index] { emit moveChosen(index); }, Qt::QueuedConnection);
    connect(
        retry, &QToolButton::clicked, this, [this, index] { emit retryChosen(index); }, Qt::QueuedConnection);
    QLabel* what = makeLabel(TypeSize::text, whole);
    what->setText(entry.what);

    auto* title = new QWidget{whole};
    auto* links = new FlowLayout{title, 12};
    links->addWidget(move);
    links->addWidget(retry);
    auto* lines = new QVBoxLayout{whole};
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(4);
    lines->addWidget(title);
    lines->addWidget(what);
    entries_->addWidget(whole);
    whole->show();
}

void ReportPage::setActions(std::initializer_list<QAction*> actions)
{
    for (QAction* action : actions) {
        auto* button = new QPushButton{buttons_};
        showAction(button, action, Words::brief);
        setKind(button, "small");
        buttons_->layout()->addWidget(button);
    }
}

} // namespace panels
