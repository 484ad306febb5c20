// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/record_card.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QWheelEvent>
#include <algorithm>
#include <initializer_list>

#include "panels/flow_layout.h"

namespace panels {
namespace {

/// Tabs that leave the mouse wheel to the column that they are in.
class Tabs : public QTabBar {
public:
    using QTabBar::QTabBar;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace

/// A line with a placeholder that gives way to a brief one where it does not fit.
class EntryLine : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

    void setPlaceholders(const QString& whole, const QString& brief)
    {
        whole_ = whole;
        brief_ = brief;
        choosePlaceholder();
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLineEdit::resizeEvent(event);
        choosePlaceholder();
    }
    void changeEvent(QEvent* event) override
    {
        QLineEdit::changeEvent(event);
        choosePlaceholder();
    }

private:
    void choosePlaceholder()
    {
        constexpr int frameAndCursor = 8;
        const bool fits = fontMetrics().horizontalAdvance(whole_) + frameAndCursor <= contentsRect().width();
        setPlaceholderText(fits ? whole_ : brief_);
    }

    QString whole_;
    QString brief_;
};

RecordCard::RecordCard(QWidget* parent)
    : Card{parent}
    , tabs_{new Tabs{this}}
    , title_{makeLabel(TypeSize::aside, this)}
    , moves_{new MoveList{this}}
    , replies_{new RepliesTable{this}}
    , curve_{new CurveView{this}}
    , report_{new ReportPage{this}}
    , pageNote_{makeLabel(TypeSize::text, this)}
    , alternatives_{new QWidget{this}}
    , summary_{makeLabel(TypeSize::aside, this)}
    , controls_{new QWidget{this}}
    , transport_{new Transport{controls_}}
    , entry_{new EntryLine{controls_}}
    , trouble_{makeLabel(TypeSize::aside, controls_)}
{
    setAccessibleName(tr("The game record"));
    makeBold(title_);
    setKind(summary_, "dim");
    setKind(trouble_, "danger");
    trouble_->hide();
    entry_->setAccessibleName(tr("Type a move"));
    entry_->setMaxLength(40);
    new FlowLayout{alternatives_, 4};

    addControls();
    addPages();
    body()->addWidget(alternatives_);
    body()->addWidget(summary_);
    takeControls();
    setAir({20, 8, 20, 16});

    connect(moves_, &MoveList::entryActivated, this, &RecordCard::entryActivated);
    connect(curve_, &CurveView::entryActivated, this, &RecordCard::entryActivated);
    connect(report_->curve(), &CurveView::entryActivated, this, &RecordCard::entryActivated);
    connect(entry_, &QLineEdit::returnPressed, this, [this] { emit moveTyped(entry_->text()); });
    connect(entry_, &QLineEdit::textEdited, this, [this] { setEntryTrouble({}); });
}

void RecordCard::addControls()
{
    auto* lines = new QVBoxLayout{controls_};
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(body()->spacing());
    lines->addWidget(trouble_);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(transport_);
    row->addWidget(entry_, 1);
    lines->addLayout(row);
}

void RecordCard::takeControls()
{
    body()->addWidget(controls_);
}

void RecordCard::addPages()
{
    tabs_->setAccessibleName(tr("Tabs of the game record"));
    tabs_->setDrawBase(false);
    tabs_->setExpanding(false);
    for (const QString& name : {tr("Moves"), tr("All moves"), tr("Graph"), tr("Report")})
        tabs_->addTab(name);
    body()->addWidget(tabs_);
    body()->addWidget(title_);
    for (QWidget* page : std::initializer_list<QWidget*>{moves_, replies_, curve_, report_}) {
        // Two lines are enough for the moves; the report needs a few of its own.
        page->setMinimumHeight(page == moves_ ? 40 : page == report_ ? 100 : 60);
        page->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        body()->addWidget(page, 1);
    }
    pageNote_->setAlignment(Qt::AlignCenter);
    setKind(pageNote_, "dim");
    body()->addWidget(pageNote_, 1);
    connect(tabs_, &QTabBar::currentChanged, this, [this] {
        showPage();
        emit pageTurned();
    });
    showPage();
}

void RecordCard::showPage()
{
    moves_->setVisible(page() == RecordPage::moves);
    const bool isShown = pageNote_->text().isEmpty();
    replies_->setVisible(page() == RecordPage::replies && isShown);
    curve_->setVisible(page() == RecordPage::curve && isShown);
    report_->setVisible(page() == RecordPage::report && isShown);
    pageNote_->setVisible(page() != RecordPage::moves && !isShown);
    // The report contains the summary.
    summary_->setVisible(page() != RecordPage::report && !summary_->text().isEmpty());
}

QLineEdit* RecordCard::entry() const
{
    return entry_;
}

void RecordCard::setTight(bool tight)
{
    Card::setTight(tight);
    replies_->setTight(tight);
}

int RecordCard::tightGain() const
{
    // The page that asks for most, whichever is visible: see `spareRoom()`.
    return Card::tightGain() + replies_->tightGain();
}

/// The height that a page of the record asks for.
int RecordCard::askedBy(const QWidget& page)
{
    return std::max(page.minimumHeight(), page.sizeHint().height());
}

int RecordCard::spareRoom() const
{
    if (isHidden())
        return 0;
    int shown = 0;
    for (const QWidget* page :
         std::initializer_list<const QWidget*>{moves_, replies_, curve_, report_, pageNote_})
        shown = page->isVisibleTo(this) ? askedBy(*page) : shown;
    const bool hidesSummary = summary_->isHidden() && !summary_->text().isEmpty();
    const int summary = hidesSummary ? summary_->heightForWidth(moves_->width()) + body()->spacing() : 0;
    const int most = std::max({askedBy(*moves_), askedBy(*replies_), askedBy(*curve_), askedBy(*report_)});
    return most - shown + summary;
}

void RecordCard::setPageNote(const QString& sentence)
{
    pageNote_->setText(sentence);
    showPage();
}

void RecordCard::setRecord(MoveModel& moves, const RecordNotes& notes)
{
    moves_->setMoves(moves);
    title_->setText(breakable(notes.title));
    title_->setVisible(!notes.title.isEmpty());
    summary_->setText(notes.summary);
    showPage();
    setAlternatives(notes);
    transport_->setAutoplayOffered(notes.offersAutoplay, !notes.offersEntry);
    entry_->setVisible(notes.offersEntry);
    const QString brief = notes.asksForSquares ? tr("Squares") : tr("Move");
    const bool hasExample = !notes.asksForSquares && !notes.example.isEmpty();
    entry_->setPlaceholders(hasExample ? tr("Move, e.g. %1").arg(notes.example) : brief, brief);
    entry_->setToolTip(notes.asksForSquares      ? tr("Type squares such as c3 d5")
                       : notes.example.isEmpty() ? tr("Type a move")
                                                 : tr("Type a move such as %1").arg(notes.example));
}

void RecordCard::setAlternatives(const RecordNotes& notes)
{
    qDeleteAll(alternatives_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    alternatives_->setVisible(!notes.alternatives.empty());
    if (notes.alternatives.empty())
        return;
    QLabel* title = makeLabel(TypeSize::text, alternatives_);
    title->setText(notes.alternativesTitle);
    title->setWordWrap(false);
    setKind(title, "dim");
    alternatives_->layout()->addWidget(title);
    for (std::size_t i = 0; i < notes.alternatives.size(); ++i) {
        auto* link = new QToolButton{alternatives_};
        link->setText(notes.alternatives[i]);
        setKind(link, "link");
        // Choosing one replaces the row of this button, so the click must be finished first.
        connect(
            link, &QToolButton::clicked, this, [this, i] { emit alternativeChosen(static_cast<int>(i)); },
            Qt::QueuedConnection);
        alternatives_->layout()->addWidget(link);
    }
    for (QWidget* child : alternatives_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        child->show();
}

void RecordCard::setEntryTrouble(const QString& sentence)
{
    trouble_->setText(breakable(sentence));
    trouble_->setVisible(!sentence.isEmpty());
    if (!sentence.isEmpty())
        emit entryTroubleShown(trouble_);
}

} // namespace panels
