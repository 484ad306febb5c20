// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/search_box.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <utility>

#include "panels/card.h"

namespace panels {

SearchBox::SearchBox(QWidget* parent) : ChoiceBox{parent}
{
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    lineEdit()->setPlaceholderText(tr("Type to search"));
    completer()->setCompletionMode(QCompleter::PopupCompletion);
    completer()->popup()->setItemDelegate(new QStyledItemDelegate{this});
    setKind(completer()->popup(), "choices");
    completer()->setFilterMode(Qt::MatchContains);
    completer()->setCaseSensitivity(Qt::CaseInsensitive);
    connect(lineEdit(), &QLineEdit::textEdited, this, [this] {
        isTyping_ = true;
        isHeadingTyped_ = false;
    });
    connect(this, &QComboBox::currentIndexChanged, this, &SearchBox::leaveHeading);
    connect(this, &QComboBox::activated, this, &SearchBox::choose);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &SearchBox::restore);
}

/// Selects the whole text, so that typing after a click or Tab replaces it.
void SearchBox::focusInEvent(QFocusEvent* event)
{
    ChoiceBox::focusInEvent(event);
    // Queued, because the click that sets the focus would place the cursor afterwards.
    QMetaObject::invokeMethod(lineEdit(), &QLineEdit::selectAll, Qt::QueuedConnection);
}

/// Restores the previous item if typing the text of a heading has made it the current item.
void SearchBox::leaveHeading(int index)
{
    if (index >= 0 && !itemData(index).isValid()) {
        setCurrentIndex(last_ < count() ? last_ : -1);
        isHeadingTyped_ = isTyping_;
    } else {
        last_ = index;
    }
}

void SearchBox::choose(int index)
{
    isTyping_ = false;
    if (!itemData(index).isValid() || std::exchange(isHeadingTyped_, false))
        return;
    setCurrentIndex(index);
    lineEdit()->selectAll();
    emit chosen();
}

/// Chooses the ending whose name was typed; otherwise restores the text of the current one.
void SearchBox::restore()
{
    const int typed = findText(lineEdit()->text(), Qt::MatchFixedString);
    if (typed >= 0 && typed != currentIndex() && itemData(typed).isValid() &&
        itemData(typed) != currentData())
        choose(typed);
    else
        lineEdit()->setText(itemText(currentIndex()));
}

} // namespace panels
