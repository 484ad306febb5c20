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

/// The text of a course page, or of an exercise.
struct CoursePage {
    QString course;  ///< "Bishop and knight"; in practice, the progress
    QString chapter; ///< "3. The last six moves (2 of 5)", or the exercise; may be empty
    QString words;
    QString task; ///< the user's task or its result; may be empty
    text::Tone tone = text::Tone::plain;
    bool isTaskFirst = false;        ///< true if the task is above the text
    QStringList columns{};           ///< of a table below the words, if it has rows
    std::vector<QStringList> rows{}; ///< each can be chosen
    bool hasButtons = false;         ///< true if the commands Next and Leave are not available elsewhere

    friend bool operator==(const CoursePage&, const CoursePage&) = default;
};

/// One paragraph of a course or an exercise beside its board, and the user's task.
class CourseCard : public Card {
    Q_OBJECT

public:
    /// @param name the accessible name of the card
    explicit CourseCard(const QString& name, QWidget* parent = nullptr);

    void setPage(const CoursePage& page);
    /// Reserves space for the longest text of the pages that follow, within limits, and for a task, so that
    /// the widgets below the card do not move from page to page; no space for an empty text.
    void setRoomFor(const QString& longest);
    /// Gives up the reserved space, or reserves it again, for low windows.
    void yieldRoom(bool on);
    /// Returns the height that is reserved but not used, as if it were not given up.
    int spareRoom() const;
    void setTight(bool tight) override;
    /// The line with the task or its result.
    QWidget* task() const { return task_; }
    /// Binds the buttons to these actions.
    void setActions(QAction* next, QAction* leave);
    /// Adds a link beside the title, which opens the contents.
    void setContents(QAction* contents);

signals:
    /// The user chose a row of the table.
    void rowChosen(int row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeRoom();
    void foldColumns(bool on);
    void fitRows();
    void showRow(int row);
    void showRows(const CoursePage& page);

    QLabel* course_;
    QLabel* chapter_;
    QLabel* words_;
    QLabel* task_;
    QTableWidget* table_;
    QWidget* buttons_;
    QHBoxLayout* title_;
    QString roomFor_;
    bool yieldsRoom_ = false;
    QSpacerItem* room_; ///< owned by the layout
};

} // namespace panels
