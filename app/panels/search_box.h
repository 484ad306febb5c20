// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QVariant>
#include <optional>

#include "panels/choice_box.h"

namespace panels {

class FoundItems;

/// A combo box with a long list that is filtered by typing words of a name, in any order. Items without data
/// are headings; of items with the same data, a search finds the first. Words that choose no item stay in the
/// box until they are replaced.
class SearchBox : public ChoiceBox {
    Q_OBJECT

public:
    explicit SearchBox(QWidget* parent = nullptr);

    /// Adds an item that is found by other texts than the one shown (`text::foundAmong`).
    void addItemFoundBy(const QString& shown, const QVariant& data, const QStringList& searchTexts);

    /// The number of items that have the words typed since the last choice; `nullopt` if an item is chosen.
    std::optional<int> undecided() const;
    /// Asks to choose an item: opens the list of those found, or of all.
    void askAgain();

signals:
    /// The user chose the current item.
    void chosen();
    /// The words typed have changed.
    void searched();

protected:
    void focusInEvent(QFocusEvent* event) override;

private:
    void choose(int index);
    void leaveHeading(int index);
    void restore();
    int itemTyped() const;

    FoundItems* found_;
    int last_ = -1;               ///< the last item that is not a heading
    bool isTyping_ = false;       ///< since the last choice
    bool isHeadingTyped_ = false; ///< then Return does not choose an item
};

} // namespace panels
