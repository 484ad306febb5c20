// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPushButton>
#include <QString>
#include <QTabBar>
#include <vector>

#include "panels/card.h"
#include "panels/curve_view.h"
#include "panels/move_list.h"
#include "panels/record_page.h"
#include "panels/replies_table.h"
#include "panels/report_page.h"
#include "panels/transport.h"

namespace panels {

/// What the record says besides the moves.
struct RecordNotes {
    QString summary;                   ///< "31 moves at best from the start, 3 wasted so far."
    QString alternativesTitle;         ///< "Also played here:", "As good:"
    std::vector<QString> alternatives; ///< one link each
    bool offersEntry = false;          ///< a line to type moves into
    bool asksForSquares = false;       ///< squares are typed, not moves
    QString example;                   ///< "Kc3", a legal move that may be typed; empty if there is none
    bool offersAutoplay = false;
    QString title = {}; ///< the name of the game, "Ushenina – Girya"; may be empty
};

/// The record: the moves, what they cost, and the ways through them.
class RecordCard : public Card {
    Q_OBJECT

public:
    explicit RecordCard(QWidget* parent = nullptr);

    /// Shows moves, which must outlive the card or say that they go, and what is noted beside them.
    void setRecord(MoveModel& moves, const RecordNotes& notes);

    RecordPage page() const { return static_cast<RecordPage>(tabs_->currentIndex()); }
    void setPage(RecordPage page) { tabs_->setCurrentIndex(static_cast<int>(page)); }

    MoveList* moveList() const { return moves_; }
    RepliesTable* replies() const { return replies_; }
    CurveView* curve() const { return curve_; }
    ReportPage* report() const { return report_; }
    QLineEdit* entry() const { return entry_; }
    Transport* transport() const { return transport_; }
    /// Says why the pages beside the moves show nothing; an empty text shows them.
    void setPageNote(const QString& sentence);
    /// Says what was wrong with a typed move; an empty text takes it back.
    void setEntryTrouble(const QString& sentence);

signals:
    /// Another page is seen.
    void pageTurned();
    void entryActivated(int entry);
    void alternativeChosen(int alternative);
    void moveTyped(const QString& text);

private:
    void addPages();
    void showPage();
    void setAlternatives(const RecordNotes& notes);

    QTabBar* tabs_;
    QLabel* title_;
    MoveList* moves_;
    RepliesTable* replies_;
    CurveView* curve_;
    ReportPage* report_;
    QLabel* pageNote_;
    QWidget* alternatives_;
    QLabel* summary_;
    Transport* transport_;
    QLineEdit* entry_;
    QLabel* trouble_;
};

} // namespace panels
