// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/contents_panel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>
#include <initializer_list>
#include <set>
#include <utility>

#include "panels/flow_layout.h"
#include "panels/plain_table.h"

namespace panels {
namespace {

/// A table of the contents in which typed numbers find a page: the one with just this number, or else the
/// first one whose number begins with it. Typed letters begin a search for words.
class ContentsTable : public QTableView {
public:
    ContentsTable(QLineEdit& search, QWidget* parent) : QTableView{parent}, search_{search} {}

    void keyboardSearch(const QString& typed) override
    {
        if (!typed.isEmpty() && typed.front().isLetter()) {
            search_.setFocus();
            return search_.setText(typed);
        }
        if (!typing_.isValid() || typing_.elapsed() > QApplication::keyboardInputInterval())
            typed_.clear();
        typing_.start();
        typed_ += typed;
        const QModelIndex first = model()->index(0, ContentsModel::number);
        for (const Qt::MatchFlag flag : {Qt::MatchExactly, Qt::MatchStartsWith}) {
            const QModelIndexList found = model()->match(first, Qt::DisplayRole, typed_, 1, flag);
            if (!found.isEmpty())
                return setCurrentIndex(found.front());
        }
    }

protected:
    /// Measures a name that fills the column of the result too by the width of both.
    int sizeHintForRow(int row) const override
    {
        if (columnSpan(row, ContentsModel::name) == 1)
            return QTableView::sizeHintForRow(row);
        QStyleOptionViewItem option;
        initViewItemOption(&option);
        // Only in a valid rectangle is its width taken for wrapping.
        option.rect = {0, 0, columnWidth(ContentsModel::name) + columnWidth(ContentsModel::result), 1};
        return itemDelegate()->sizeHint(option, model()->index(row, ContentsModel::name)).height();
    }

private:
    QLineEdit& search_;
    QString typed_;
    QElapsedTimer typing_;
};

/// The row of the chapter that a row belongs to; -1 if there is none.
int chapterOf(const std::vector<ContentsRow>& rows, int row)
{
    while (row >= 0 && !rows.at(static_cast<std::size_t>(row)).isChapter)
        --row;
    return row;
}

/// A text without case and accents, for searching.
QString folded(const QString& text)
{
    QString letters = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    letters.removeIf([](QChar c) { return c.category() == QChar::Mark_NonSpacing; });
    return letters;
}

} // namespace

ContentsPanel::ContentsPanel(QWidget* parent)
    : Card{parent}
    , course_{makeLabel(TypeSize::aside, this)}
    , score_{makeLabel(TypeSize::text, this)}
    , note_{makeLabel(TypeSize::text, this)}
    , links_{new QWidget{this}}
    , search_{new QLineEdit{this}}
    , nothingFound_{makeLabel(TypeSize::text, this)}
    , table_{new ContentsTable{*search_, this}}
    , model_{new ContentsModel{this}}
{
    setAccessibleName(tr("Contents"));
    setKind(course_, "dim");
    makeBold(score_);
    new FlowLayout{links_, 4};
    setAir({20, 12, 20, 12});
    makeTable();
    makeSearch();
    for (QWidget* part :
         std::initializer_list<QWidget*>{course_, score_, note_, links_, search_, nothingFound_})
        body()->addWidget(part);
    body()->addWidget(table_, 1);
}

void ContentsPanel::makeTable()
{
    makePlain(*table_);
    table_->setModel(model_);
    table_->installEventFilter(this);
    table_->setAccessibleName(tr("Chapters and pages"));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table_->setWordWrap(true);
    // Scrolling by pixels could cut off the first visible row.
    table_->setVerticalScrollMode(QAbstractItemView::ScrollPerItem);
    constexpr int rowsSeen = 6;
    table_->setMinimumHeight(rowsSeen * table_->verticalHeader()->defaultSectionSize());
    QHeaderView* header = table_->horizontalHeader();
    header->hide();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setSectionResizeMode(ContentsModel::name, QHeaderView::Stretch);
    // Names may wrap over several lines, depending on the width of their column, which is not known until the
    // layout is done.
    connect(header, &QHeaderView::sectionResized, this, &ContentsPanel::showCurrent, Qt::QueuedConnection);
    connect(table_->verticalScrollBar(), &QScrollBar::valueChanged, this, &ContentsPanel::fitRows);
    for (const auto signal : {&QTableView::clicked, &QTableView::activated})
        connect(table_, signal, this, &ContentsPanel::take);
    // Numbers may be typed of pages whose chapter is closed.
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (current.isValid() && table_->isRowHidden(current.row()))
                    setChapterOpen(chapterOf(model_->rows(), current.row()), true);
            });
}

void ContentsPanel::makeSearch()
{
    search_->setPlaceholderText(tr("Search the pages"));
    search_->setAccessibleName(search_->placeholderText());
    nothingFound_->setText(tr("No page has these words."));
    nothingFound_->hide();
    connect(search_, &QLineEdit::textChanged, this, [this] {
        showRows(model_->rows());
        fitRows();
    });
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::returnPressed, this, &ContentsPanel::goToFound);
}

/// Moves to the first page found, which Enter then opens.
void ContentsPanel::goToFound()
{
    for (int row = 0; row < model_->rowCount(); ++row) {
        if (table_->isRowHidden(row) || model_->rows().at(static_cast<std::size_t>(row)).isChapter)
            continue;
        table_->selectRow(row);
        return table_->setFocus();
    }
}

/// Opens a page, or opens or closes a chapter.
void ContentsPanel::take(const QModelIndex& index)
{
    const ContentsRow& row = model_->rows().at(static_cast<std::size_t>(index.row()));
    if (row.isChapter)
        setChapterOpen(index.row(), !row.isOpen);
    else
        emit chosen(index.row());
}

/// Opens and closes chapters as in a tree; from a page, the left arrow leads to its chapter.
bool ContentsPanel::takeArrow(int key)
{
    const int current = table_->currentIndex().row();
    const int chapter = chapterOf(model_->rows(), current);
    if (chapter < 0 || (key != Qt::Key_Left && key != Qt::Key_Right))
        return false;
    if (current == chapter)
        setChapterOpen(chapter, key == Qt::Key_Right);
    else if (key == Qt::Key_Left)
        table_->selectRow(chapter);
    return true;
}

void ContentsPanel::setChapterOpen(int chapter, bool open)
{
    if (chapter < 0)
        return;
    std::vector<ContentsRow> rows = model_->rows();
    rows.at(static_cast<std::size_t>(chapter)).isOpen = open;
    showRows(std::move(rows));
    fitRows();
}

/// Shows rows without the pages of closed chapters, or with those found alone. Names fill the column of the
/// result where there is none.
void ContentsPanel::showRows(std::vector<ContentsRow> rows)
{
    model_->setRows(std::move(rows));
    table_->clearSpans();
    const QString wanted = folded(search_->text().trimmed());
    model_->setSearched(!wanted.isEmpty());
    bool isChapterListed = true; // with all its pages
    int chapter = -1;
    int listed = 0;
    for (int row = 0; row < model_->rowCount(); ++row) {
        const ContentsRow& shown = model_->rows().at(static_cast<std::size_t>(row));
        if (shown.result.isEmpty())
            table_->setSpan(row, ContentsModel::name, 1, 2);
        if (shown.isChapter) {
            chapter = row;
            isChapterListed = wanted.isEmpty() ? shown.isOpen : shown.words.contains(wanted);
            table_->setRowHidden(row, !wanted.isEmpty() && !isChapterListed);
            continue;
        }
        const bool isListed = isChapterListed || (!wanted.isEmpty() && shown.words.contains(wanted));
        table_->setRowHidden(row, !isListed);
        listed += isListed ? 1 : 0;
        // A chapter is listed with each page that is found.
        if (isListed && chapter >= 0)
            table_->setRowHidden(chapter, false);
    }
    nothingFound_->setVisible(!wanted.isEmpty() && listed == 0);
}

/// Moves to the first and the last row on Home and End, where a table would stay in the current row, and from
/// the search to the pages found on Down.
bool ContentsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &ContentsPanel::fitColumns, Qt::QueuedConnection);
    if (event->type() != QEvent::KeyPress || model_->rowCount() == 0)
        return Card::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (watched == search_) {
        if (key == Qt::Key_Down)
            goToFound();
        return key == Qt::Key_Down;
    }
    if (key != Qt::Key_Home && key != Qt::Key_End)
        return takeArrow(key) || Card::eventFilter(watched, event);
    int last = model_->rowCount() - 1;
    while (table_->isRowHidden(last))
        --last;
    table_->selectRow(key == Qt::Key_Home ? 0 : last);
    showCurrent();
    return true;
}

/// Gives the numbers and the results the width of the widest. Courses may have so many rows that measuring
/// each would block the window; those that differ only in their digits are equally wide.
void ContentsPanel::fitColumns()
{
    const std::vector<ContentsRow>& rows = model_->rows();
    const auto fit = [&](int column, QString ContentsRow::*text) {
        int width = 0;
        std::set<std::pair<bool, QString>> measured;
        for (int row = 0; row < model_->rowCount(); ++row) {
            const ContentsRow& shown = rows.at(static_cast<std::size_t>(row));
            QString shape = shown.*text;
            std::ranges::replace_if(
                shape, [](QChar c) { return c.isDigit(); }, u'0');
            if (measured.emplace(shown.isChapter, shape).second)
                width = std::max(width, table_->sizeHintForIndex(model_->index(row, column)).width());
        }
        table_->setColumnWidth(column, width);
    };
    fit(ContentsModel::number, &ContentsRow::number);
    fit(ContentsModel::result, &ContentsRow::result);
}

/// Sets rows to the heights that their wrapped names require, until they fill a height.
void ContentsPanel::fitRowsFrom(int first, int height)
{
    constexpr int air = 8;
    const QAbstractItemView& view = *table_;
    for (int row = std::max(first, 0); row < model_->rowCount() && height > 0; ++row) {
        if (table_->isRowHidden(row))
            continue;
        table_->setRowHeight(row, view.sizeHintForRow(row) + air);
        height -= table_->rowHeight(row);
    }
}

/// Fits the visible rows and the next page of them, which a key may reach.
void ContentsPanel::fitRows()
{
    fitRowsFrom(table_->rowAt(0), 2 * table_->viewport()->height());
}

/// Scrolls to the current row, after fitting the rows around it and the last ones, on whose heights the
/// position depends.
void ContentsPanel::showCurrent()
{
    const int height = table_->viewport()->height();
    const int rowsSeen = height / table_->verticalHeader()->defaultSectionSize() + 1;
    fitRowsFrom(table_->currentIndex().row() - rowsSeen, 2 * height);
    fitRowsFrom(model_->rowCount() - rowsSeen, 2 * height);
    table_->scrollTo(table_->currentIndex(), QAbstractItemView::PositionAtCenter);
    fitRows();
}

void ContentsPanel::setContents(const Contents& contents)
{
    const QSignalBlocker isOpened{search_};
    search_->clear();
    course_->setText(breakable(contents.course));
    score_->setText(contents.score);
    score_->setVisible(!contents.score.isEmpty());
    note_->setText(contents.note);
    note_->setVisible(!contents.note.isEmpty());
    setRows(contents);
    fitColumns();
    table_->selectRow(contents.current);
    showCurrent();
    showLinks(contents);
}

/// Replaces the rows, with their words folded for the search; the chapters of the same course stay as they
/// are. All chapters of a short one are open.
void ContentsPanel::setRows(const Contents& contents)
{
    constexpr std::size_t few = 25;
    std::vector<ContentsRow> rows = contents.rows;
    const std::vector<ContentsRow>& before = model_->rows();
    const auto hasSameName = [](const ContentsRow& a, const ContentsRow& b) { return a.name == b.name; };
    const bool isSame = std::ranges::equal(rows, before, hasSameName);
    for (ContentsRow& row : rows)
        row.words = folded(row.name + u'\n' + row.words);
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row].isOpen = isSame ? before[row].isOpen : rows[row].isChapter && rows.size() <= few;
    if (const int chapter = chapterOf(rows, contents.current); chapter >= 0)
        rows[static_cast<std::size_t>(chapter)].isOpen = true;
    showRows(std::move(rows));
}

/// Shows the first pages to be repeated as buttons.
void ContentsPanel::showLinks(const Contents& contents)
{
    qDeleteAll(links_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    links_->setVisible(!contents.toRepeat.empty());
    if (contents.toRepeat.empty())
        return;
    QLabel* label = makeLabel(TypeSize::text, links_);
    label->setWordWrap(false);
    label->setText(tr("To repeat:"));
    links_->layout()->addWidget(label);
    constexpr std::size_t most = 12;
    for (std::size_t i = 0; i < std::min(most, contents.toRepeat.size()); ++i) {
        const int row = contents.toRepeat[i];
        auto* link = new QToolButton{links_};
        link->setText(contents.rows.at(static_cast<std::size_t>(row)).number);
        link->setAccessibleName(tr("Repeat page %1").arg(link->text()));
        setKind(link, "link");
        connect(link, &QToolButton::clicked, this, [this, row] { emit chosen(row); });
        links_->layout()->addWidget(link);
    }
    if (contents.toRepeat.size() > most)
        label->setText(tr("To repeat, among others:"));
    // The layout would show them only later, so that they would flicker.
    for (QWidget* part : links_->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        part->show();
}

} // namespace panels
