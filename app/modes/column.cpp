// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/column.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollBar>
#include <QToolButton>
#include <algorithm>
#include <chrono>
#include <utility>

#include "actions/actions.h"
#include "panels/action_button.h"
#include "panels/flow_layout.h"
#include "panels/move_model.h"
#include "panels/page_scroll.h"
#include "panels/stage.h"

using namespace Qt::StringLiterals;

namespace modes {
namespace {

using panels::Words;

/// The space between cards in the tight layout.
constexpr int betweenTightCards = 6;

QPushButton* makeButton(const actions::Actions& actions, const QString& id, Words words = Words::whole)
{
    return panels::makeActionButton(actions[id], words, nullptr);
}

QPushButton* makePrimary(const actions::Actions& actions, const QString& id)
{
    QPushButton* button = makeButton(actions, id);
    panels::setKind(button, "primary");
    return button;
}

/// A button that takes no space while it is hidden: it belongs to some courses only.
QPushButton* makeOptional(const actions::Actions& actions, const QString& id)
{
    QPushButton* button = makeButton(actions, id);
    QSizePolicy policy = button->sizePolicy();
    policy.setRetainSizeWhenHidden(false);
    button->setSizePolicy(policy);
    return button;
}

/// The command for a new position and, beside it, the choice of its kind.
QWidget* makeDealButtons(const actions::Actions& actions)
{
    auto* choose = new QToolButton;
    panels::showAction(choose, actions[u"choose-kind"_s], Words::none);
    choose->setText(u"▾"_s);
    choose->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    auto* pair = new QWidget;
    auto* row = new QHBoxLayout{pair};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(makePrimary(actions, u"new-position"_s), 1);
    row->addWidget(choose);
    return pair;
}

} // namespace

Column::Column(QWidget* parent)
    : QWidget{parent}
    , standing_{new panels::StandingCard}
    , overlays_{new panels::LegendCard}
    , course_{new panels::CourseCard{tr("The course")}}
    , practice_{new panels::CourseCard{tr("Practice")}}
    , coach_{new panels::CoachCard}
    , record_{new panels::RecordCard}
    , tasks_{new QWidget}
    , buttons_{new QWidget{this}}
    , below_{new QHBoxLayout}
    , dock_{new QHBoxLayout}
{
    setObjectName(u"column"_s);
    practice_->setObjectName(u"practice"_s);
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(panels::betweenCards);
    // The verdict reserves the width of the scroll bar, as the pages do.
    auto* verdict = new QHBoxLayout;
    verdict->addWidget(standing_);
    verdict->addSpacing(panels::stageMargin);
    layout->addLayout(verdict);
    layout->addWidget(makePages(), 1);
    below_->addSpacing(panels::stageMargin);
    layout->addLayout(below_);
    dock_->setContentsMargins({});
    layout->addLayout(dock_);
    auto* rows = new QVBoxLayout{buttons_};
    rows->setContentsMargins(0, 0, 0, 0);
}

/// Only the part between them scrolls in a small window: the verdict and the buttons are always visible.
QWidget* Column::makePages()
{
    auto* tasks = new QVBoxLayout{tasks_};
    tasks->setContentsMargins(0, 0, 0, 0);
    tasks->addWidget(course_);
    tasks->addWidget(practice_);
    for (panels::CourseCard* task : {course_, practice_})
        task->installEventFilter(this);

    auto* scrolled = new QWidget;
    scrolled->setObjectName(u"column"_s);
    auto* pages = new QVBoxLayout{scrolled};
    pages->setContentsMargins(0, 0, 0, 0);
    pages->setSpacing(panels::betweenCards);
    pages->addWidget(tasks_);
    pages->addWidget(coach_);
    pages->addWidget(record_, 1);
    // The legend of many overlays is long and must not push the moves out of sight.
    pages->addWidget(overlays_);
    scroll_ = new panels::PageScroll{scrolled};
    // In the smallest window the verdict and the buttons take the height they need before the page does.
    scroll_->setMinimumHeight(1);
    connect(scroll_, &panels::PageScroll::fitted, this, &Column::tighten);
    docking_.setSingleShot(true);
    connect(&docking_, &QTimer::timeout, this, [this] { dock(true); });
    connect(record_, &panels::RecordCard::pageTurned, this, [this] { reveal(record_); });
    connect(record_->entry(), &QLineEdit::textChanged, this, [this](const QString& text) {
        if (!text.isEmpty())
            reveal(record_->entry());
    });
    connect(record_, &panels::RecordCard::entryTroubleShown, this, [this](QWidget* trouble) {
        reveal(trouble);
        reveal(record_->entry());
    });
    return scroll_;
}

void Column::addPage(QWidget* page)
{
    auto* pages = qobject_cast<QVBoxLayout*>(record_->parentWidget()->layout());
    pages->insertWidget(pages->indexOf(overlays_), page, 1);
}

panels::DrillPanel* Column::drill()
{
    if (drill_ == nullptr) {
        drill_ = new panels::DrillPanel;
        addPage(drill_);
        emit drillMade(drill_);
    }
    return drill_;
}

panels::SetUpPanel* Column::setUp()
{
    if (setUp_ == nullptr) {
        setUp_ = new panels::SetUpPanel;
        const actions::Actions& actions = *actions_;
        setUp_->addTools({actions[u"mirror-left-right"_s], actions[u"mirror-up-down"_s], actions[u"rotate"_s],
                          actions[u"swap-colours"_s], actions[u"clear"_s], actions[u"take-back"_s],
                          actions[u"redo"_s]});
        addPage(setUp_);
        emit setUpMade(setUp_);
    }
    return setUp_;
}

panels::ContentsPanel* Column::contents()
{
    if (contents_ == nullptr) {
        contents_ = new panels::ContentsPanel;
        addPage(contents_);
        emit contentsMade(contents_);
    }
    return contents_;
}

panels::PagePanel* Column::page()
{
    if (page_ == nullptr) {
        page_ = new panels::PagePanel;
        auto* pages = qobject_cast<QVBoxLayout*>(record_->parentWidget()->layout());
        pages->insertWidget(pages->indexOf(record_), page_);
        page_->setTight(isTight_);
        emit pageMade(page_);
    }
    return page_;
}

void Column::makeOffer()
{
    const actions::Actions& actions = *actions_;
    offer_ = new panels::OfferCard;
    offer_->setOffers(
        {{actions[u"learn"_s], tr("A course teaches you the mate step by step."), tr("Other courses"),
          actions.beginningWith(u"course/"_s).mid(1) << byHeart_},
         {actions[u"begin-game"_s], tr("Mate the king on this board, with help from the coach.")},
         {actions[u"practise"_s], tr("Short exercises come back when they are due.")},
         {actions[u"set-up"_s], tr("Enter any position to play or analyse it.")}});
    auto* pages = qobject_cast<QVBoxLayout*>(record_->parentWidget()->layout());
    pages->insertWidget(pages->indexOf(record_), offer_);
    offer_->setTight(isTight_);
}

void Column::setOffering(bool on)
{
    if (on && offer_ == nullptr)
        makeOffer();
    if (offer_ != nullptr)
        offer_->setVisible(on);
}

void Column::addButtons(const actions::Actions& actions, QAction* byHeart)
{
    actions_ = &actions;
    byHeart_ = byHeart;
    goOn_ = makePrimary(actions, u"course-next"_s);
    const auto button = [&actions](const QString& id) { return makeButton(actions, id); };
    // The last place is that of the buttons that leave: a click too many must not begin anything there.
    rows_ = {makeRow({makeDealButtons(actions), button(u"practise"_s), button(u"take-back"_s),
                      button(u"hint"_s), button(u"set-up"_s), makeButton(actions, u"line"_s, Words::brief)}),
             makeRow({makePrimary(actions, u"start"_s), button(u"leave-kind"_s)}),
             makeRow({makePrimary(actions, u"play"_s), button(u"analyse"_s),
                      makeButton(actions, u"line"_s, Words::brief),
                      makeButton(actions, u"leave-set-up"_s, Words::brief)}),
             makeRow({makePrimary(actions, u"play-from-here"_s), button(u"leave-replay"_s)}),
             makeRow({goOn_, button(u"course-back"_s), button(u"take-back"_s), button(u"hint"_s),
                      button(u"course-pass"_s), makeButton(actions, u"course-skip"_s, Words::brief),
                      makeOptional(actions, u"edit-here"_s), button(u"leave-course"_s)}),
             makeRow({makePrimary(actions, u"next-exercise"_s), button(u"give-up"_s), button(u"take-back"_s),
                      button(u"hint"_s), button(u"read-about"_s), button(u"leave-practice"_s)}),
             makeRow({makePrimary(actions, u"course-continue"_s),
                      makeButton(actions, u"course-unsolved"_s, Words::brief),
                      makeButton(actions, u"course-start"_s, Words::brief), button(u"leave-course"_s)}),
             makeRow({button(u"give-up"_s), button(u"leave-exam"_s)}),
             makeRow({makePrimary(actions, u"save-page"_s), button(u"take-back"_s), button(u"remove-move"_s),
                      button(u"leave-editor"_s)})};
    record_->transport()->setActions(
        {actions[u"first"_s], actions[u"back"_s], actions[u"forward"_s], actions[u"last"_s]},
        actions[u"autoplay"_s]);
    record_->report()->setActions(
        {actions[u"another-exam"_s], actions[u"again-mirrored"_s], actions[u"another-like-this"_s]});
    course_->setActions(actions[u"course-next"_s], actions[u"leave-course"_s]);
    course_->setContents(actions[u"course-contents"_s]);
    practice_->setActions(actions[u"next-exercise"_s], actions[u"leave-practice"_s]);
}

QWidget* Column::makeRow(const std::vector<QWidget*>& buttons)
{
    auto* row = new QWidget;
    auto* flow = new panels::FlowLayout{row, 8, panels::FlowLines::justified};
    for (QWidget* button : buttons)
        flow->addWidget(button);
    buttons_->layout()->addWidget(row);
    return row;
}

bool Column::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        showTasks();
    return QWidget::eventFilter(watched, event);
}

/// Hides the task area if it is empty, so that it leaves no gap.
void Column::showTasks()
{
    tasks_->setVisible(isOfRound(face_) && !(course_->isHidden() && practice_->isHidden()));
}

std::vector<panels::Card*> Column::cards() const
{
    std::vector<panels::Card*> all{standing_, course_, practice_, coach_, record_, overlays_};
    for (panels::Card* card : std::initializer_list<panels::Card*>{offer_, page_}) {
        if (card != nullptr)
            all.push_back(card);
    }
    return all;
}

/// The height saved by the tight layout.
int Column::tightGain() const
{
    int gain = 0;
    for (const panels::Card* card : cards())
        gain += card->isVisibleTo(this) ? card->tightGain() + panels::betweenCards - betweenTightCards : 0;
    return gain;
}

/// Returns the height that a remark of the coach, with its margins and an offer, needs in addition to the
/// present one, which may be hidden.
///
/// @param lines the length of the remark
int Column::roomForCoach(int lines) const
{
    const int present =
        coach_->isVisibleTo(this) ? coach_->heightForWidth(coach_->width()) + panels::betweenCards : 0;
    return lines * fontMetrics().lineSpacing() + panels::betweenCards - present;
}

/// Switches to the tight layout if the page would otherwise scroll, and back when there is room. The pages of
/// a course share one layout, whatever the coach says, so that nothing moves from page to page; the space
/// reserved for longer texts must not make one scroll, not even with a hint on the coach's card. The verdict,
/// which holds the page in its place, keeps its height.
void Column::tighten(int asked, int room)
{
    placeCoach();
    constexpr int longRemark = 10;
    constexpr int hint = 5;
    const bool isOnPage = face_ == Face::page;
    const bool isHeld = isOnPage && isTight_ && fittedIn_ == size();
    const int coach = isOnPage ? roomForCoach(longRemark) : 0;
    // A message below the page changes nothing on it.
    if (coachPlace_ == CoachPlace::belowPage && coach_->isVisibleTo(this))
        room += heightOfCoach();
    const int ofPage = course_->spareRoom();
    const int whole = asked + (isOnPage && isPageFull_ ? ofPage : 0) + record_->spareRoom();
    const bool isTight = isHeld || whole + coach + (isTight_ ? tightGain() : 0) > room;
    const bool hasYielded = isTight_ && (isPageFull_ || !isOnPage);
    dock(isDocked_ && fittedIn_ == size());
    // A page that appears asks for too much at first: what is seen once all layouts are done counts.
    if (!isDocked_ && fittedIn_ == size() && hasYielded && asked > room && !record_->isHidden())
        docking_.start(std::chrono::milliseconds{0});
    else
        docking_.stop();
    fittedIn_ = size();
    isPageFull_ = isOnPage && isTight && isTight_ && whole + std::max(0, roomForCoach(hint)) > room;
    course_->yieldRoom(isPageFull_ || !isOnPage);
    if (std::exchange(isTight_, isTight) == isTight)
        return;
    for (panels::Card* card : cards())
        card->setTight(isTight);
    for (QLayout* parts : {layout(), tasks_->layout(), record_->parentWidget()->layout()})
        parts->setSpacing(isTight ? betweenTightCards : panels::betweenCards);
}

/// Keeps the controls of the record in view below a page that scrolls, or puts them back into the record.
/// They stay where they are as long as the window has its size, so that they do not move from page to page.
void Column::dock(bool on)
{
    // At the same place as in the card, and on pages of a course, which are turned, at the same height.
    const QMargins inside = record_->body()->contentsMargins();
    const int frame = record_->frameWidth();
    const int bottom = face_ == Face::page ? inside.bottom() + frame : 0;
    dock_->setContentsMargins(
        on ? QMargins{inside.left() + frame, 0, inside.right() + frame + panels::stageMargin, bottom}
           : QMargins{});
    if (std::exchange(isDocked_, on) == on)
        return;
    const bool hadFocus = record_->entry()->hasFocus();
    if (on)
        dock_->addWidget(record_->controls());
    else
        record_->takeControls();
    record_->controls()->setVisible(!record_->isHidden());
    if (hadFocus)
        record_->entry()->setFocus();
}

void Column::show(Face face)
{
    const auto row = static_cast<std::size_t>(face);
    const bool isAnother = rows_[row]->isHidden();
    QWidget* page = record_;
    if (face == Face::kind)
        page = drill();
    else if (face == Face::setUp)
        page = setUp();
    else if (face == Face::contents)
        page = contents();
    for (QWidget* other : std::initializer_list<QWidget*>{record_, drill_, setUp_, contents_}) {
        if (other != nullptr)
            other->setVisible(other == page);
    }
    record_->controls()->setVisible(page == record_);
    face_ = face;
    placeCoach();
    if (face == Face::editor || page_ != nullptr)
        this->page()->setVisible(face == Face::editor);
    for (std::size_t i = 0; i < rows_.size(); ++i)
        rows_[i]->setVisible(i == row);
    // The choice is unrelated to the game behind it.
    standing_->setVisible(face != Face::kind && face != Face::contents);
    using Height = panels::StandingCard::Height;
    standing_->setHeight(face == Face::page    ? Height::fixed
                         : face == Face::setUp ? Height::detailed
                                               : Height::asked);
    showTasks();
    if (isAnother) {
        scrollToTop();
        updateGeometry();
    }
}

void Column::stressGoingOn(bool on)
{
    panels::setKind(goOn_, on ? "primary" : "");
}

void Column::hideRecord()
{
    // Its card keeps its place; without a model, it is empty.
    panels::MoveModel none;
    record_->setRecord(none, {});
    record_->controls()->hide();
}

QSize Column::sizeHint() const
{
    constexpr int contentsWidth = 420;
    return {face_ == Face::contents ? contentsWidth : 0, 0};
}

/// The place of the coach: above the moves of a round; elsewhere below the page and outside of what scrolls,
/// where a message moves none of the controls on the page, unless that would leave too little of the page.
Column::CoachPlace Column::placeForCoach() const
{
    constexpr int leastPage = 100;
    if (isOfRound(face_))
        return CoachPlace::aboveMoves;
    return heightWithoutCoach() - heightOfCoach() >= leastPage ? CoachPlace::belowPage
                                                               : CoachPlace::endOfPage;
}

/// The height that the coach takes below the page, with the space between.
int Column::heightOfCoach() const
{
    return coach_->heightForWidth(width() - panels::stageMargin) + layout()->spacing();
}

/// The height of the visible part of the page if no coach is below it.
int Column::heightWithoutCoach() const
{
    const bool isBelow = coachPlace_ == CoachPlace::belowPage && coach_->isVisibleTo(this);
    return scroll_->height() + (isBelow ? coach_->height() + layout()->spacing() : 0);
}

void Column::placeCoach()
{
    const CoachPlace place = placeForCoach();
    if (std::exchange(coachPlace_, place) == place)
        return;
    const bool isHidden = coach_->isHidden();
    auto* pages = qobject_cast<QVBoxLayout*>(record_->parentWidget()->layout());
    pages->removeWidget(coach_);
    if (place == CoachPlace::belowPage)
        below_->insertWidget(0, coach_);
    else
        pages->insertWidget(
            place == CoachPlace::endOfPage ? pages->indexOf(overlays_) : pages->indexOf(tasks_) + 1, coach_);
    // Another parent hides it, and its layout would show it again only later.
    coach_->setHidden(isHidden);
}

void Column::scrollToTop()
{
    scroll_->verticalScrollBar()->setValue(0);
}

void Column::reveal(QWidget* part)
{
    scroll_->reveal(part);
}

} // namespace modes
