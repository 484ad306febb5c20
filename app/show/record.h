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

/// The record of a session, kept up with it: what a move changes is made anew, and nothing else.
class Record {
public:
    /// The session must outlive the record.
    explicit Record(const session::TrainerSession& session);

    /// Takes in what has changed in the session.
    void update(Telling telling = Telling::all);

    /// The moves of what is on the board: of the round, or of the line that is replayed.
    panels::MoveModel& moves();
    /// What the record says besides them; the comment on the current move may stand elsewhere.
    panels::RecordNotes notes(Telling telling = Telling::all, bool hasComment = true) const;

private:
    void begin();
    void followRound();
    void followHelp();
    void retell(trainer::Game::NodeId node);
    void followLine(const trainer::Line& line);

    const session::TrainerSession& session_;
    bool isLeft_ = false; ///< The round is being left: what is listed may belong to it.
    trainer::Tally tally_;
    panels::MoveModel round_;
    std::vector<trainer::Game::NodeId> nodes_; ///< whose moves `round_` lists, the start before them
    std::size_t judged_ = 0;                   ///< the judgements that its entries tell
    trainer::Help help_;                       ///< that its entries tell
    panels::MoveModel line_;
    std::optional<chess::Setup> lineStart_;
    std::vector<chess::Move> lineMoves_; ///< that `line_` lists
};

} // namespace show
