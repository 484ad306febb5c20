// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "panels/move_model.h"
#include "panels/record_card.h"
#include "session/trainer_session.h"
#include "show/telling.h"
#include "trainer/tally.h"

namespace show {

/// The game record of a session, updated incrementally: only changed entries are rebuilt.
class Record {
public:
    /// The session must outlive the record.
    explicit Record(const session::TrainerSession& session);

    /// Updates the record from the session.
    void update(Telling telling = Telling::all);

    /// The moves of the round, or of the line that is being replayed.
    panels::MoveModel& moves();
    /// The notes beside the moves; pass `hasComment` = false if the comment on the current move is displayed
    /// elsewhere.
    panels::RecordNotes notes(Telling telling = Telling::all, bool hasComment = true) const;

private:
    void begin();
    void followRound();
    void followHelp();
    void retell(trainer::Game::NodeId node);
    void followLine(const trainer::Line& line);

    const session::TrainerSession& session_;
    bool isLeft_ = false; ///< True while the round is being left: the listed nodes may be stale.
    trainer::Tally tally_;
    panels::MoveModel round_;
    std::vector<trainer::Game::NodeId> nodes_; ///< those that `round_` lists, preceded by the start
    std::size_t judged_ = 0;                   ///< the number of judgements shown in its entries
    trainer::Help help_;                       ///< the help shown in its entries
    panels::MoveModel line_;
    std::optional<chess::Setup> lineStart_;
    std::vector<trainer::Line::Step> lineSteps_; ///< those that `line_` lists
};

} // namespace show
