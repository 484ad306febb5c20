// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include "panels/card.h"
#include "text/words.h"

namespace panels {

class ToneSign;

/// What the last move did: one sentence, its reason below it.
class CoachCard : public Card {
    Q_OBJECT

public:
    explicit CoachCard(QWidget* parent = nullptr);

    void setRemark(const text::Remark& remark);
    const text::Remark& remark() const { return remark_; }
    /// Offers to do something; an empty text takes the offer back.
    void setOffer(const QString& text);

signals:
    void offerTaken();

private:
    text::Remark remark_;
    ToneSign* sign_;
    QLabel* headline_;
    QLabel* reason_;
    QPushButton* offer_;
};

} // namespace panels
