// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/search_box.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <set>
#include <utility>
#include <vector>

#include "panels/card.h"
#include "text/endings.h"

namespace panels {

/// The items of a box that have been found by the words typed.
class FoundItems : public QSortFilterProxyModel {
public:
    /// The role of the texts by which an item is found.
    static constexpr int searchTexts = Qt::UserRole + 1;

    explicit FoundItems(const QComboBox& box, QObject* parent) : QSortFilterProxyModel{parent}, box_{box} {}

    void search(const QString& typed)
    {
        std::vector<int> rows;
        std::vector<QStringList> texts;
        for (int row = 0; row < box_.count(); ++row) {
            if (!box_.itemData(row).isValid() || box_.findData(box_.itemData(row)) != row)
                continue;
            const QStringList own = box_.itemData(row, searchTexts).toStringList();
            rows.push_back(row);
            texts.push_back(own.isEmpty() ? QStringList{box_.itemText(row)} : own);
        }
        rows_.clear();
        for (const std::size_t place : text::foundAmong(texts, typed))
            rows_.insert(rows[place]);
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        return !parent.isValid() && rows_.contains(row);
    }

private:
    const QComboBox& box_;
    std::set<int> rows_;
};

SearchBox::SearchBox(QWidget* parent) : ChoiceBox{parent}, found_{new FoundItems{*this, this}}
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    lineEdit()->setPlaceholderText(tr("Type to search"));
    found_->setSourceModel(model());
    auto* completer = new QCompleter{found_, this};
    setCompleter(completer);
    completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer->popup()->setItemDelegate(new QStyledItemDelegate{this});
    setKind(completer->popup(), "choices");
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this,
            [this](const QString& name) { choose(findText(name)); });
    connect(lineEdit(), &QLineEdit::textEdited, this, [this](const QString& typed) {
        isTyping_ = true;
        isHeadingTyped_ = false;
        found_->search(typed);
        emit searched();
    });
    connect(this, &QComboBox::currentIndexChanged, this, &SearchBox::leaveHeading);
    connect(this, &QComboBox::activated, this, &SearchBox::choose);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &SearchBox::restore);
    // Later, because Return finishes the editing and closes the list first.
    const auto askOnReturn = [this] {
        if (undecided())
            askAgain();
    };
    connect(lineEdit(), &QLineEdit::returnPressed, this, askOnReturn, Qt::QueuedConnection);
}

void SearchBox::addItemFoundBy(const QString& shown, const QVariant& data, const QStringList& searchTexts)
{
    addItem(shown, data);
    setItemData(count() - 1, searchTexts, FoundItems::searchTexts);
}

/// Selects the whole text, so that typing after a click or Tab replaces it; but not when the list of the
/// items found disappears, because no item has the words typed so far.
void SearchBox::focusInEvent(QFocusEvent* event)
{
    ChoiceBox::focusInEvent(event);
    if (event->reason() == Qt::PopupFocusReason)
        return;
    // Queued, because the click that sets the focus would place the cursor afterwards.
    QMetaObject::invokeMethod(lineEdit(), &QLineEdit::selectAll, Qt::QueuedConnection);
}

/// Restores the previous item if typing the text of a heading has made it the current item; its words remain.
void SearchBox::leaveHeading(int index)
{
    const bool wasTyping = std::exchange(isTyping_, false);
    if (index < 0 || itemData(index).isValid()) {
        last_ = index;
        if (wasTyping)
            emit searched();
        return;
    }
    const QString typed = lineEdit()->text();
    setCurrentIndex(last_ < count() ? last_ : -1);
    isTyping_ = isHeadingTyped_ = wasTyping;
    if (wasTyping)
        lineEdit()->setText(typed);
}

void SearchBox::choose(int index)
{
    if (!itemData(index).isValid() || std::exchange(isHeadingTyped_, false))
        return;
    isTyping_ = false;
    setCurrentIndex(index);
    lineEdit()->selectAll();
    emit searched();
    emit chosen();
}

/// The item whose whole name was typed, or the only one that was found; -1 if there is none.
int SearchBox::itemTyped() const
{
    const int named = findText(lineEdit()->text(), Qt::MatchFixedString);
    if (named >= 0 || !isTyping_ || found_->rowCount() != 1)
        return named;
    return found_->mapToSource(found_->index(0, 0)).row();
}

/// Chooses the item that was typed, or the current one again if nothing is typed.
void SearchBox::restore()
{
    const int typed = itemTyped();
    const bool isItem = typed >= 0 && itemData(typed).isValid();
    if (isTyping_ && !isItem && !lineEdit()->text().trimmed().isEmpty())
        return emit searched();
    const bool wasTyping = std::exchange(isTyping_, false);
    if (isItem && typed != currentIndex() && itemData(typed) != currentData())
        return choose(typed);
    lineEdit()->setText(itemText(currentIndex()));
    if (wasTyping)
        emit searched();
}

std::optional<int> SearchBox::undecided() const
{
    return isTyping_ ? std::optional{found_->rowCount()} : std::nullopt;
}

void SearchBox::askAgain()
{
    if (undecided() == 0)
        found_->search({});
    setFocus();
    lineEdit()->selectAll();
    completer()->complete();
}

} // namespace panels
