// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "panels/card.h"
#include "text/words.h"

class QAction;

namespace panels {

/// What a page of a course says to its reader.
struct CoursePage {
    QString course;  ///< "Bishop and knight"
    QString chapter; ///< "3. The last six moves (2 of 5)"; may be empty
    QString words;
    QString task; ///< what he is to do, or how that went; may be empty
    text::Tone tone = text::Tone::plain;
    bool hasButtons = false; ///< where the ways back and on stand nowhere else

    friend bool operator==(const CoursePage&, const CoursePage&) = default;
};

/// One paragraph of a course beside its board, and what the reader is to do.
class CourseCard : public Card {
    Q_OBJECT

public:
    explicit CourseCard(QWidget* parent = nullptr);

    void setPage(const CoursePage& page);
    /// Has the buttons show these actions.
    void setActions(QAction* back, QAction* next, QAction* leave);

private:
    QLabel* course_;
    QLabel* chapter_;
    QLabel* words_;
    QLabel* task_;
    QWidget* buttons_;
};

} // namespace panels
