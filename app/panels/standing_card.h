// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "panels/card.h"
#include "words.h"

namespace panels {

/// What the fifty-move rule leaves, in moves.
struct Budget {
    int spare; ///< moves that may be wasted; below zero when it is too late
    int used;  ///< moves since the clock last started

    friend bool operator==(const Budget&, const Budget&) = default;
};

/// Where the player stands.
struct Standing {
    QString headline;
    app::Tone tone = app::Tone::plain;
    QString turn;    ///< whose move it is
    QString corners; ///< the target corners, where they mean something
    QString detail;  ///< more, such as why a position cannot be
    std::optional<Budget> budget;

    friend bool operator==(const Standing&, const Standing&) = default;
};

class BudgetBar;

/// The first card: *mate in N* in large type, whose move, target corners, moves to spare.
class StandingCard : public Card {
    Q_OBJECT

public:
    explicit StandingCard(QWidget* parent = nullptr);

    void setStanding(const Standing& standing);

    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void setBudget(const std::optional<Budget>& budget);

    QLabel* headline_;
    QLabel* turn_;
    QWidget* cornersRow_;
    QLabel* corners_;
    QLabel* detail_;
    QWidget* budgetBox_;
    QLabel* spare_;
    BudgetBar* bar_;
    QLabel* used_;
};

} // namespace panels
