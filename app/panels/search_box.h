// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/choice_box.h"

namespace panels {

/// A box to choose one of a long list, which typing a part of a name shortens. Items without data are
/// headings.
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

    int last_ = -1;               ///< the last item that is no heading
    bool isTyping_ = false;       ///< since the last choice
    bool isHeadingTyped_ = false; ///< and Return chooses nothing
};

} // namespace panels
