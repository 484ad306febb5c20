// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPushButton>
#include <QStackedWidget>
#include <vector>

#include "board/board_view.h"
#include "panels/chart_card.h"
#include "panels/choice_box.h"
#include "panels/figure_tile.h"
#include "store/practice_store.h"
#include "store/preferences.h"
#include "trainer/practice/statistics.h"

namespace window {

/// The dialog with the practice statistics, a separate window; Esc closes it. Reads the history when it opens
/// and whenever an attempt is saved, and shows all endings or one, all its stages or one, as charts or as
/// tables.
class StatisticsPage : public QDialog {
    Q_OBJECT

public:
    /// `store` and `preferences` must outlive this.
    StatisticsPage(store::PracticeStore& store, const store::Preferences& preferences, QWidget* parent);

    /// True if the history has been read, even if it is empty.
    bool hasRead() const { return hasRead_; }

signals:
    /// The user wants to practise.
    void practiceChosen();

protected:
    bool event(QEvent* event) override;

private:
    QWidget* makeEmpty();
    QWidget* makeCharts();
    QWidget* makeHead();
    void addCards(QWidget* page);
    void read();
    void take(const trainer::practice::History& history);
    void offerEndings();
    void offerStages();
    void chooseEnding(int place);
    void chooseStage(int place);
    void refresh();
    void applyLook();

    store::PracticeStore& store_;
    const store::Preferences& preferences_;
    trainer::practice::History history_;
    trainer::practice::Filter filter_;
    bool hasRead_ = false;

    QStackedWidget* pages_;
    QWidget* blank_;
    QWidget* empty_;
    QWidget* charts_;
    panels::ChartCard* coursesAlone_; ///< for users who have read courses but not practised
    panels::ChoiceBox* endings_;
    panels::ChoiceBox* stages_;
    QPushButton* asTables_;
    std::vector<panels::FigureTile*> figures_;
    std::vector<panels::ChartCard*> cards_;
    board::BoardView* board_;
};

} // namespace window
