// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QString>
#include <QTableView>
#include <vector>

#include "panels/card.h"
#include "panels/contents_model.h"

namespace panels {

/// The contents of a course and how much of it is done.
struct Contents {
    QString course;
    QString score; ///< "Solved 31 of 40 questions, 6 with help."
    QString note;  ///< what else there is to say; may be empty
    std::vector<ContentsRow> rows{};
    std::vector<int> toRepeat{}; ///< the rows of the pages to be repeated
    int current = 0;             ///< the row of the page on the board
};

/// The chapters and pages of a course with their results, one of which can be gone to.
class ContentsPanel : public Card {
    Q_OBJECT

public:
    explicit ContentsPanel(QWidget* parent = nullptr);

    void setContents(const Contents& contents);
    QTableView* table() const { return table_; }

signals:
    /// The user wants to go to the page, or to the first page of the chapter, in a row.
    void chosen(int row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTable();
    void fitRows();
    void showLinks(const Contents& contents);

    QLabel* course_;
    QLabel* score_;
    QLabel* note_;
    QWidget* links_;
    QTableView* table_;
    ContentsModel* model_;
};

} // namespace panels
