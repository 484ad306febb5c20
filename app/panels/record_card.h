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

class EntryLine;

/// The texts and options of the game record besides the moves.
struct RecordNotes {
    QString summary;                   ///< "31 moves at best from the start, 3 wasted so far."
    QString alternativesTitle;         ///< "Also played here:", "As good:"
    std::vector<QString> alternatives; ///< one link each
    bool offersEntry = false;          ///< shows a line for typing moves
    bool asksForSquares = false;       ///< squares are typed instead of moves
    QString example;                   ///< "Kc3", a legal move to type; may be empty
    bool offersAutoplay = false;
    QString title = {}; ///< the name of the game, "Ushenina – Girya"; may be empty
};

/// The game record: the moves, their values, and the controls to step through them.
class RecordCard : public Card {
    Q_OBJECT

public:
    explicit RecordCard(QWidget* parent = nullptr);

    /// Shows the moves of a model and the notes beside them; the list becomes empty when the model is
    /// deleted.
    void setRecord(MoveModel& moves, const RecordNotes& notes);

    RecordPage page() const { return static_cast<RecordPage>(tabs_->currentIndex()); }
    void setPage(RecordPage page) { tabs_->setCurrentIndex(static_cast<int>(page)); }

    MoveList* moveList() const { return moves_; }
    RepliesTable* replies() const { return replies_; }
    CurveView* curve() const { return curve_; }
    ReportPage* report() const { return report_; }
    QLineEdit* entry() const;
    Transport* transport() const { return transport_; }
    /// The transport and the line for typing moves, which may be shown elsewhere while the card scrolls.
    QWidget* controls() const { return controls_; }
    /// Puts the controls back into the card.
    void takeControls();
    /// Reduces the number of replies as well.
    void setTight(bool tight) override;
    int tightGain() const override;
    /// The height that the page of the record that asks for most asks for in addition to the visible one.
    int spareRoom() const;
    /// Shows the reason why the pages other than the moves are empty; an empty text shows the pages.
    void setPageNote(const QString& sentence);
    /// Shows the error of a typed move; an empty text removes it.
    void setEntryTrouble(const QString& sentence);

signals:
    /// A problem with the typed text is shown in this label.
    void entryTroubleShown(QWidget* label);
    /// Another page is shown.
    void pageTurned();
    void entryActivated(int entry);
    void alternativeChosen(int alternative);
    void moveTyped(const QString& text);

private:
    void addControls();
    void addPages();
    static int askedBy(const QWidget& page);
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
    QWidget* controls_;
    Transport* transport_;
    EntryLine* entry_;
    QLabel* trouble_;
};

} // namespace panels
