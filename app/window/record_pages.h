// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "board/marks.h"
#include "chess/move.h"
#include "panels/record_card.h"
#include "session/trainer_session.h"
#include "show/telling.h"
#include "store/preferences.h"
#include "trainer/report.h"

namespace window {

/// The pages of the record: which is seen, and what stands on those beside the moves, which are filled while
/// they are seen.
///
/// When a round ends its report opens by itself; it closes when the round goes on or another begins.
class RecordPages : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    RecordPages(session::TrainerSession& session, store::Preferences& preferences,
                panels::RecordCard& record);

    panels::RecordPage page() const { return record_.page(); }
    /// Turns to the page that the user wants.
    void turnTo(panels::RecordPage page) { record_.setPage(page); }
    /// Fills the page that is seen, if all is to be told.
    void refresh(show::Telling telling);
    /// True if there is a mistake of the user's to look at.
    bool hasMistake() const;
    /// Shows the user's mistake and the reply that punishes it on the board.
    void showMistake();
    /// True if the user plays a game that he can give up: his move, against the program, with help allowed.
    bool canGiveUp() const;
    /// Shows the user's mistake on the board if it gave the result away; false if none did.
    bool showWhatLostTheResult();
    /// The move that the user points at among the replies.
    std::optional<board::Arrow> pointed() const;

signals:
    /// Another page is seen.
    void turned();
    /// The user turned to another page; his choice is to be kept.
    void chosen();
    /// The user went to an earlier position.
    void wentBack();
    void pointedChanged();
    /// The user wants to play a move that he chose among the replies.
    void moveChosen(chess::Move move);

private:
    void openReport();
    void openReportIfWorthwhile();
    void closeReport();
    void show(panels::RecordPage page);
    void noteTurn();
    void fill();
    void forget();
    bool isKnown() const;
    QString missing(show::Telling telling) const;
    std::optional<trainer::Game::NodeId> mistake() const;
    std::optional<trainer::Game::NodeId> costly(int entry) const;
    void look(int entry);
    void retry(int entry);
    void point(int row);

    session::TrainerSession& session_;
    store::Preferences& preferences_;
    panels::RecordCard& record_;
    bool isTurning_ = false;      ///< by the program
    bool isReportOpened_ = false; ///< by the program
    std::optional<trainer::Report> report_;
    std::vector<chess::Move> replies_;
    int pointed_ = -1;
};

} // namespace window
