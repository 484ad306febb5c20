// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <vector>

#include "panels/card.h"
#include "text/words.h"

namespace panels {

class ToneSign;

/// The coach's remark on the last move: a headline and the reason below it.
class CoachCard : public Card {
    Q_OBJECT

public:
    explicit CoachCard(QWidget* parent = nullptr);

    /// Shows a remark and reserves space for others that may replace it, so that the widgets below the card
    /// do not move until a different set is passed.
    void setRemark(const text::Remark& remark, const std::vector<text::Remark>& others = {});
    const text::Remark& remark() const { return remark_; }
    /// Shows a button with an offer and, beside it, one that declines it and gets the focus of the card;
    /// empty texts remove them.
    void setOffer(const QString& text, const QString& refusal = {});

signals:
    void offerTaken();
    void offerDeclined();

private:
    class Room;

    int heightOf(const text::Remark& remark, int width) const;

    text::Remark remark_;
    std::vector<text::Remark> roomFor_; ///< the others, and the remark first shown with them
    ToneSign* sign_;
    QWidget* words_;
    QLabel* headline_;
    QLabel* reason_;
    QPushButton* offer_;
    QPushButton* refusal_;
};

} // namespace panels
