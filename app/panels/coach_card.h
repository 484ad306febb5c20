// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <vector>

#include "panels/card.h"
#include "text/words.h"

namespace panels {

class ToneSign;

/// What the last move did: one sentence, its reason below it.
class CoachCard : public Card {
    Q_OBJECT

public:
    explicit CoachCard(QWidget* parent = nullptr);

    /// Shows a remark, with room for others that may come in its place: what is below the card stays there
    /// until there are other ones.
    void setRemark(const text::Remark& remark, const std::vector<text::Remark>& others = {});
    const text::Remark& remark() const { return remark_; }
    /// Offers to do something; an empty text takes the offer back.
    void setOffer(const QString& text);

signals:
    void offerTaken();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int heightOf(const text::Remark& remark) const;
    void makeRoom();

    text::Remark remark_;
    std::vector<text::Remark> roomFor_; ///< the others, and the remark that came with them first
    ToneSign* sign_;
    QWidget* words_;
    QLabel* headline_;
    QLabel* reason_;
    QPushButton* offer_;
};

} // namespace panels
