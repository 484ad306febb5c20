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

namespace modes {

/// Controls the pages of the game record: the current page, and the content of the pages other than the
/// moves, which are filled while visible.
///
/// When a round ends, its report opens automatically; it closes when the round continues or another begins.
class RecordPages : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this.
    RecordPages(session::TrainerSession& session, store::Preferences& preferences,
                panels::RecordCard& record);

    panels::RecordPage page() const { return record_.page(); }
    /// Turns to the page that the user chose.
    void turnTo(panels::RecordPage page) { record_.setPage(page); }
    /// Fills the visible page, if `telling` permits all values to be shown.
    void refresh(show::Telling telling);
    /// The report if it is shown; null otherwise.
    const panels::Report* report() const;
    /// True if there is a mistake of the user's to show.
    bool hasMistake() const;
    /// Shows the user's mistake and the reply that punishes it on the board.
    void showMistake();
    /// True if the user can give up the game: it is the user's move, against the program, with help allowed.
    bool canGiveUp() const;
    /// Shows the user's mistake on the board if it changed the result; false if there was no such mistake.
    bool showWhatLostTheResult();
    /// The move that the user points at in the list of all moves.
    std::optional<board::Arrow> pointed() const;

signals:
    /// Another page is visible.
    void turned();
    /// The user turned to another page; this choice must be saved.
    void chosen();
    /// The user went to an earlier position.
    void wentBack();
    void told(const text::Remark& remark);
    void pointedChanged();
    /// The user chose a move in the list of all moves in order to play it.
    void moveChosen(chess::Move move);

private:
    panels::RecordPage& chosenPage();
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
    panels::RecordPage inCourses_ = panels::RecordPage::moves; ///< the page that the user chose in courses
    bool isTurning_ = false;                                   ///< by the program
    bool isReportOpened_ = false;                              ///< likewise
    std::optional<trainer::Report> report_;
    std::vector<chess::Move> replies_;
    int pointed_ = -1;
};

} // namespace modes
