// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProgressBar>
#include <QPushButton>
#include <QString>
#include <optional>
#include <vector>

#include "endgame/tablebase_store.h"
#include "panels/card.h"
#include "panels/legend.h"
#include "panels/step_row.h"
#include "text/words.h"

namespace panels {

/// What the fifty-move rule leaves, in moves.
struct Budget {
    int spare;              ///< moves that may be wasted; below zero when it is too late
    int used;               ///< moves since the clock last started
    bool isAtLeast = false; ///< true if there may be more to spare

    friend bool operator==(const Budget&, const Budget&) = default;
};

/// What can be done about a verdict that is not there.
enum class Remedy { none, solve, cancel, retry, clearCastling };

/// Where the player stands.
struct Standing {
    QString headline;
    text::Tone tone = text::Tone::plain;
    Steps stages;                    ///< of the mate, where it has some
    QString turn;                    ///< whose move it is
    QString note;                    ///< who plays, where that is not the user against perfect play
    std::vector<LegendEntry> legend; ///< the marks that show of themselves, where they mean something
    QString detail;                  ///< more, such as why a position cannot be
    QString opinion;                 ///< what an engine thinks, where nothing is known
    std::optional<Budget> budget;
    std::optional<endgame::SolvingShare> solving; ///< how far, while the verdict is being worked out
    Remedy remedy = Remedy::none;

    friend bool operator==(const Standing&, const Standing&) = default;
};

class BudgetBar;

/// The first card: *White mates in N* in large type, whose move, what the marks mean, moves to spare; in
/// their place, while that is being worked out, how far it has got.
class StandingCard : public Card {
    Q_OBJECT

public:
    explicit StandingCard(QWidget* parent = nullptr);

    void setStanding(const Standing& standing);
    const Standing& standing() const { return standing_; }
    /// From now on it may grow but does not shrink, so that what is below it stays where it is under the
    /// user's hand; or no more.
    void keepHeight(bool on);

    QSize minimumSizeHint() const override;

signals:
    /// The user wants the remedy that is on offer.
    void remedyChosen(panels::Remedy remedy);
    /// The user looks at a stage; -1 for none.
    void stagePointedAt(int stage);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitBudget();
    void fitHeight();
    void setBudget(const std::optional<Budget>& budget);
    void setSolving(const std::optional<endgame::SolvingShare>& share);
    void setRemedy(Remedy remedy);

    Standing standing_;
    bool keepsHeight_ = false;
    QLabel* headline_;
    StepRow* stages_;
    QLabel* turn_;
    QLabel* note_;
    Legend* legend_;
    QLabel* detail_;
    QLabel* opinion_;
    QWidget* budgetBox_;
    QLabel* spare_;
    BudgetBar* bar_;
    QLabel* used_;
    QProgressBar* progress_;
    QPushButton* remedyButton_;
    Remedy remedy_ = Remedy::none;
};

} // namespace panels
