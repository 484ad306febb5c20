// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/plain_table.h"

#include <QEvent>
#include <QHeaderView>
#include <algorithm>
#include <numeric>
#include <vector>

namespace panels {
namespace {

/// The rows whose words decide on the widths of the columns, besides those in view.
constexpr int rowsMeasured = 100;

/// Fits the columns of a table anew whenever its width, its font or its rows change.
class WidthFitter : public QObject {
public:
    explicit WidthFitter(QTableView& table) : QObject{&table}, table_{table}
    {
        table.horizontalHeader()->setResizeContentsPrecision(rowsMeasured);
        for (QObject* watched : {static_cast<QObject*>(&table), static_cast<QObject*>(table.viewport())})
            watched->installEventFilter(this);
        connect(table.model(), &QAbstractItemModel::modelReset, this, &WidthFitter::fit);
        fit();
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isResized = watched == table_.viewport() && event->type() == QEvent::Resize;
        if (isResized || event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
            fit();
        return QObject::eventFilter(watched, event);
    }

private:
    struct Asked {
        int title;
        int words;
        /// The width if columns of words have at most a width.
        int within(int most) const { return std::max(title, std::min(words, most)); }
    };

    static int sum(const std::vector<Asked>& columns, int most)
    {
        return std::accumulate(columns.begin(), columns.end(), 0,
                               [most](int all, const Asked& asked) { return all + asked.within(most); });
    }

    void fit()
    {
        const QAbstractItemView& cells = table_;
        std::vector<Asked> columns;
        for (int column = 0; column < table_.model()->columnCount(); ++column)
            columns.push_back(
                {table_.horizontalHeader()->sectionSizeHint(column), cells.sizeHintForColumn(column)});
        const int width = table_.viewport()->width();
        int most = width;
        while (most > 0 && sum(columns, most) > width)
            --most;
        const auto widest =
            std::ranges::max_element(columns, {}, [most](const Asked& asked) { return asked.within(most); });
        const int spare = std::max(0, width - sum(columns, most));
        for (auto each = columns.begin(); each != columns.end(); ++each)
            table_.setColumnWidth(static_cast<int>(each - columns.begin()),
                                  each->within(most) + (each == widest ? spare : 0));
    }

    QTableView& table_;
};

} // namespace

void makePlain(QTableView& table)
{
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setMinimumSectionSize(0);
    fitRows(table);
    QHeaderView* header = table.horizontalHeader();
    header->setMinimumSectionSize(0);
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    header->setStretchLastSection(true);
}

void fitRows(QTableView& table)
{
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + 8);
}

bool isNarrow(const QTableView& table)
{
    constexpr int leastLetters = 60;
    return table.width() < leastLetters * table.fontMetrics().averageCharWidth();
}

void setWidths(QTableView& table, std::initializer_list<std::pair<int, int>> lettersOfColumns)
{
    constexpr int padding = 12;
    const int letter = table.fontMetrics().horizontalAdvance(u'0');
    for (const auto& [column, letters] : lettersOfColumns)
        table.setColumnWidth(column, letters * letter + padding);
}

void fitWidths(QTableView& table)
{
    table.horizontalHeader()->setStretchLastSection(false);
    new WidthFitter{table};
}

} // namespace panels
