// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/course_card.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include "panels/action_button.h"
#include "panels/flow_layout.h"
#include "panels/tone_color.h"

namespace panels {
CourseCard::CourseCard(const QString& name, QWidget* parent)
    : Card{parent}
    , course_{makeLabel(TypeSize::aside, this)}
    , chapter_{makeLabel(TypeSize::text, this)}
    , words_{makeLabel(TypeSize::text, this)}
    , task_{makeLabel(TypeSize::text, this)}
    , buttons_{new QWidget{this}}
    , title_{new QHBoxLayout}
{
    setAccessibleName(name);
    setKind(course_, "dim");
    makeBold(chapter_);
    makeBold(task_);
    new FlowLayout{buttons_, 8, FlowLines::justified};
    setAir({20, 12, 20, 12});
    title_->addWidget(course_, 1);
    body()->addLayout(title_);
    for (QLabel* label : {chapter_, words_, task_})
        body()->addWidget(label);
    body()->addWidget(buttons_);
    hide();
}

void CourseCard::setPage(const CoursePage& page)
{
    course_->setText(breakable(page.course));
    chapter_->setText(breakable(page.chapter));
    chapter_->setVisible(!page.chapter.isEmpty());
    words_->setText(breakable(page.words));
    words_->setVisible(!page.words.isEmpty());
    task_->setText(page.task);
    task_->setVisible(!page.task.isEmpty());
    setKind(task_, kindOf(page.tone));
    buttons_->setVisible(page.hasButtons);
}

void CourseCard::setActions(QAction* back, QAction* next, QAction* leave)
{
    for (QAction* action : {back, next, leave}) {
        auto* button = new QPushButton{buttons_};
        showAction(button, action, Words::brief);
        if (action == next)
            setKind(button, "primary");
        buttons_->layout()->addWidget(button);
    }
}

void CourseCard::setContents(QAction* contents)
{
    contents_ = contents;
    auto* link = new QToolButton{this};
    showAction(link, contents, Words::brief);
    setKind(link, "link");
    title_->addWidget(link, 0, Qt::AlignTop);
    course_->setCursor(Qt::PointingHandCursor);
    course_->installEventFilter(this);
}

bool CourseCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == course_ && event->type() == QEvent::MouseButtonRelease)
        contents_->trigger();
    return Card::eventFilter(watched, event);
}

} // namespace panels
