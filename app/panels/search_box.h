// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/choice_box.h"

namespace panels {

/// A combo box with a long list that is filtered by typing a part of a name. Items without data are headings.
class SearchBox : public ChoiceBox {
    Q_OBJECT

public:
    explicit SearchBox(QWidget* parent = nullptr);

signals:
    /// The user chose the current item.
    void chosen();

protected:
    void focusInEvent(QFocusEvent* event) override;

private:
    void choose(int index);
    void leaveHeading(int index);
    void restore();

    int last_ = -1;               ///< the last item that is not a heading
    bool isTyping_ = false;       ///< since the last choice
    bool isHeadingTyped_ = false; ///< then Return does not choose an item
};

} // namespace panels
