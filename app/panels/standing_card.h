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

/// The moves left by the fifty-move rule.
struct Budget {
    int spare;              ///< moves that may be wasted; negative if it is too late
    int used;               ///< moves since the clock last started
    bool isAtLeast = false; ///< true if there may be more to spare

    friend bool operator==(const Budget&, const Budget&) = default;
};

/// The command offered if the result of the position is unknown.
enum class Remedy { none, solve, cancel, retry, clearCastling };

/// The result of the position and the player's situation.
struct Standing {
    QString headline;
    text::Tone tone = text::Tone::plain;
    Steps stages;                    ///< of the mate; may be empty
    QString turn;                    ///< the side to move
    QString note;                    ///< the players, unless the user plays against perfect play
    std::vector<LegendEntry> legend; ///< the marks that are always shown, if they have a meaning
    QString detail;                  ///< further information, such as why a position is impossible
    QString opinion;                 ///< the evaluation of an engine, if the result is unknown
    std::optional<Budget> budget;
    std::optional<endgame::SolvingShare> solving; ///< the progress while the ending is being solved
    Remedy remedy = Remedy::none;
    QString remedyTip; ///< about its cost, where the detail does not tell it

    friend bool operator==(const Standing&, const Standing&) = default;
};

class BudgetBar;

/// The first card: *White mates in N* in large type, the side to move, the meanings of the marks, the moves
/// to spare; or the progress while the ending is being solved.
class StandingCard : public Card {
    Q_OBJECT

public:
    explicit StandingCard(QWidget* parent = nullptr);

    void setStanding(const Standing& standing);
    const Standing& standing() const { return standing_; }
    /// The height of the card: as its content requires; or, so that the widgets below it do not move while
    /// the user works, one that may grow but does not shrink, from the beginning with room for a mark and
    /// three lines of detail; or a fixed one for a mark, stages and the fifty-move rule, where less important
    /// parts give way to a long detail.
    enum class Height { asked, detailed, fixed };
    void setHeight(Height height);
    void setTight(bool tight) override;

    QSize minimumSizeHint() const override;

signals:
    /// The user chose the remedy offered.
    void remedyChosen(panels::Remedy remedy);
    /// The user points at a stage; -1 for none.
    void stagePointedAt(int stage);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitBudget();
    void fitHeight();
    void fold(int height);
    void forgetHeight();
    int leastHeight() const;
    void setBudget(const std::optional<Budget>& budget);
    void setSolving(const std::optional<endgame::SolvingShare>& share);
    void setRemedy(Remedy remedy);

    Standing standing_;
    Height height_ = Height::asked;
    int kept_ = 0;            ///< the height that has been needed so far
    bool isChanging_ = false; ///< some parts already show the new standing, others do not yet
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
