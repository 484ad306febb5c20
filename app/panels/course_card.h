// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QTableWidget>
#include <vector>

#include "panels/card.h"
#include "text/words.h"

class QAction;
class QHBoxLayout;

namespace panels {

/// What a page of a course says to its reader, or an exercise to who practises.
struct CoursePage {
    QString course;  ///< "Bishop and knight"; of practice how far it has come
    QString chapter; ///< "3. The last six moves (2 of 5)", or the exercise; may be empty
    QString words;
    QString task; ///< what he is to do, or how that went; may be empty
    text::Tone tone = text::Tone::plain;
    bool isTaskFirst = false;        ///< whether the task stands above the words
    QStringList columns{};           ///< of a table below the words, if it has rows
    std::vector<QStringList> rows{}; ///< each of which can be chosen
    bool hasButtons = false;         ///< where the ways back and on stand nowhere else

    friend bool operator==(const CoursePage&, const CoursePage&) = default;
};

/// One paragraph of a course or an exercise beside its board, and what the user is to do.
class CourseCard : public Card {
    Q_OBJECT

public:
    /// A card that a screen reader calls by a name.
    explicit CourseCard(const QString& name, QWidget* parent = nullptr);

    void setPage(const CoursePage& page);
    /// Has the buttons show these actions.
    void setActions(QAction* back, QAction* next, QAction* leave);
    /// Has a click on the title, and a link beside it, lead to the contents.
    void setContents(QAction* contents);

signals:
    /// The user chose a row of the table.
    void rowChosen(int row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showRows(const CoursePage& page);

    QLabel* course_;
    QLabel* chapter_;
    QLabel* words_;
    QLabel* task_;
    QTableWidget* table_;
    QWidget* buttons_;
    QHBoxLayout* title_;
    QAction* contents_ = nullptr;
};

} // namespace panels
