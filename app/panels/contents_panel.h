// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QString>
#include <QTableView>
#include <vector>

#include "panels/card.h"
#include "panels/contents_model.h"

namespace panels {

/// The contents of a course and the progress through it.
struct Contents {
    QString course;
    QString score; ///< "Solved 31 of 40 questions, 6 with help."
    QString note;  ///< an additional note; may be empty
    std::vector<ContentsRow> rows{};
    std::vector<int> toRepeat{}; ///< the rows of the pages to be repeated
    int current = 0;             ///< the row of the page on the board
};

/// The chapters and pages of a course with their results. A click opens a page, or lists the pages of a
/// chapter; at first only those of the chapter on the board are listed, or all pages of a short course. A
/// search lists the pages with these words in their text or name, or in the name of their chapter; case and
/// accents do not matter.
class ContentsPanel : public Card {
    Q_OBJECT

public:
    explicit ContentsPanel(QWidget* parent = nullptr);

    void setContents(const Contents& contents);
    QTableView* table() const { return table_; }

signals:
    /// The user chose the row of a page.
    void chosen(int row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTable();
    void makeSearch();
    void fitColumns();
    void fitRows();
    void fitRowsFrom(int first, int height);
    void showCurrent();
    void take(const QModelIndex& index);
    void goToFound();
    bool takeArrow(int key);
    void setChapterOpen(int chapter, bool open);
    void showRows(std::vector<ContentsRow> rows);
    void setRows(const Contents& contents);
    void showLinks(const Contents& contents);

    QLabel* course_;
    QLabel* score_;
    QLabel* note_;
    QWidget* links_;
    QLineEdit* search_;
    QLabel* nothingFound_;
    QTableView* table_;
    ContentsModel* model_;
};

} // namespace panels
