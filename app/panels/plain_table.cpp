// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/plain_table.h"

#include <QEvent>
#include <QHeaderView>
#include <algorithm>
#include <numeric>

namespace panels {
namespace {

/// Divides the width of a table anew whenever that changes; a column that would be narrower than its title
/// gets the rest from those with room to spare.
class WidthSharer : public QObject {
public:
    WidthSharer(QTableView& table, std::vector<int> letters)
        : QObject{&table}
        , table_{table}
        , letters_{std::move(letters)}
    {
        table.viewport()->installEventFilter(this);
        share();
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Resize)
            share();
        return QObject::eventFilter(watched, event);
    }

private:
    void share()
    {
        struct Share {
            int width;
            int beside; ///< the column's title; negative if it needs more
        };
        const int all = std::accumulate(letters_.begin(), letters_.end(), 0);
        const int width = table_.viewport()->width();
        std::vector<Share> shares;
        int before = 0;
        int edge = 0;
        int missing = 0;
        int spare = 0;
        for (const int letters : letters_) {
            before += letters;
            const int share = width * before / all - edge;
            const int title = table_.horizontalHeader()->sectionSizeHint(static_cast<int>(shares.size()));
            shares.push_back({share, share - title});
            missing += std::max(0, title - share);
            spare += std::max(0, share - title);
            edge += share;
        }
        const bool fits = missing <= spare;
        for (int column = 0; column < static_cast<int>(shares.size()); ++column) {
            auto [share, beside] = shares[static_cast<std::size_t>(column)];
            if (fits && beside < 0)
                share -= beside;
            if (fits && beside > 0) {
                const int given = missing * beside / spare;
                missing -= given;
                spare -= beside;
                share -= given;
            }
            table_.setColumnWidth(column, share);
        }
    }

    QTableView& table_;
    std::vector<int> letters_;
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

void setWidths(QTableView& table, std::initializer_list<std::pair<int, int>> lettersOfColumns)
{
    constexpr int padding = 12;
    const int letter = table.fontMetrics().horizontalAdvance(u'0');
    for (const auto& [column, letters] : lettersOfColumns)
        table.setColumnWidth(column, letters * letter + padding);
}

void shareWidth(QTableView& table, std::vector<int> lettersOfColumns)
{
    table.horizontalHeader()->setStretchLastSection(false);
    new WidthSharer{table, std::move(lettersOfColumns)};
}

} // namespace panels
