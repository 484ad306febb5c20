// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <vector>

#include "text/words.h"

namespace panels {

/// A chapter or a page of a course.
struct ContentsRow {
    QString number; ///< "3", "3.2"
    QString name;
    QString result;                      ///< "✓ Solved", or of a chapter "2 of 5"; may be empty
    text::Tone tone = text::Tone::plain; ///< of the result
    bool isChapter = false;
    bool isOpen = false; ///< of a chapter: true if its pages are listed
    QString words = {};  ///< the text in which words are searched for

    friend bool operator==(const ContentsRow&, const ContentsRow&) = default;
};

/// A table model of the contents of a course: numbers, names and results.
class ContentsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { number, name, result, columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Replaces the rows; if their number stays the same, only the changed ones are updated.
    void setRows(std::vector<ContentsRow> rows);
    const std::vector<ContentsRow>& rows() const { return rows_; }

    /// Shows all chapters as open, as while the pages are searched.
    void setSearched(bool on);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<ContentsRow> rows_;
    bool isSearched_ = false;
};

} // namespace panels
