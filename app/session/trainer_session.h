// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "endgame/material.h"
#include "endgame/tablebase_store.h"
#include "engine/engine.h"
#include "session/consultant.h"
#include "session/dealer.h"
#include "session/help.h"
#include "session/method_supply.h"
#include "session/reply_thread.h"
#include "session/table_supply.h"
#include "trainer/activity.h"
#include "trainer/coach/ladder.h"
#include "trainer/drill.h"
#include "trainer/game.h"
#include "trainer/round.h"
#include "trainer/setup_editor.h"

namespace session {

/// What the board is used for.
enum class Mode { play, setUp, replay };

/// The round on the board, and the set-up board or the line that may be in its place.
///
/// Endings are solved on a thread of their own as they come onto the board, and replies are thought about
/// on another; meanwhile everything works, and what becomes known comes with a further signal.
class TrainerSession : public QObject {
    Q_OBJECT

public:
    explicit TrainerSession(QObject* parent = nullptr)
        : TrainerSession{&endgame::TablebaseStore::learn, &trainer::method::number_ranks, parent}
    {}
    /// A session that has its endings solved, and the method made ready, by others.
    explicit TrainerSession(Solver solver, Numberer numberer = &trainer::method::number_ranks,
                            QObject* parent = nullptr);

    const trainer::Round& round() const { return round_; }
    const TableSupply& tables() const { return tables_; }
    const MethodSupply& method() const { return method_; }
    /// The user's engine, which thinks about the board where no table can know.
    const engine::Engine& engine() const { return consultant_.engine(); }
    /// Names the program of the user's engine; empty for none.
    void setEngine(const QString& path);
    /// Starts that program already, to see whether it is an engine.
    void beginEngine() { consultant_.begin(); }
    /// Whether that engine has the program's moves here.
    bool isPlayedByEngine() const;
    /// The help there is for the user's move.
    const Help& help() const { return help_; }
    Help& help() { return help_; }
    Mode mode() const;
    /// The set-up board; null in other modes.
    const trainer::SetupEditor* editor() const { return activity_.editor(); }
    /// The set-up board, also while a line from it is being replayed; null if there is none.
    const trainer::SetupEditor* heldEditor() const { return activity_.held_editor(); }
    /// The line being replayed; null in other modes.
    const trainer::Replay* replay() const { return activity_.replay(); }
    /// The position on the board; nothing in set-up while the arrangement is illegal.
    std::optional<chess::Position> position() const { return activity_.position(round_.position()); }

    /// Leaves off what is being solved; a deal that waits for it is called off.
    void cancelSolving();
    /// Solves what was cancelled or had no memory, has the method made ready likewise, and starts an engine
    /// again that was of no use.
    void retry();
    /// Has the ending of five pieces on the board solved.
    void requestSolving();
    /// Says what becomes of endings of five pieces, as `TableSupply::setKeeping` does.
    void setTableKeeping(TableKeeping keeping) { tables_.setKeeping(std::move(keeping)); }
    /// Removes the files of endings of five pieces; false if some are left.
    bool removeKeptTables() { return tables_.removeKept(); }
    /// Has an arrangement that is only thought of solved too, such as one under a drag; nothing for none.
    void consider(const std::optional<chess::Setup>& setup);
    const std::optional<chess::Setup>& considered() const { return considered_; }
    /// Has an ending solved besides what is on the board; nothing for none.
    void prepare(const std::optional<endgame::Material>& ending);

    // Rounds

    /// Deals a new round by and by, as soon as its ending is solved; a missing seed is drawn. If no position
    /// fits, nothing happens but `dealFailed()`.
    void deal(const trainer::Drill& drill, std::optional<std::uint64_t> seed = {});
    /// The ending that a deal waits for.
    std::optional<endgame::Material> dealtEnding() const { return dealer_.ending(); }
    /// Deals a new round likewise, as an exam.
    void dealExam(const trainer::Drill& drill);
    /// Takes up a round: a new one, one that was kept, or one that was loaded; with an arrangement the
    /// set-up board is in its place.
    void take(trainer::Round round, const std::optional<chess::Setup>& setUp = {});
    /// Starts a round from a position; what was being set up has come to its end with it.
    void start(const chess::Position& position, trainer::Seat seat);
    void setRules(const trainer::DrawRules& rules);
    /// Makes the round an exam, which ends a replay, or lets it be none.
    void setExam(bool on);
    void setOpponent(trainer::Opponent opponent);
    trainer::Opponent opponent() const { return opponent_; }
    /// Whether the program mates with bishop and knight by the method in this round.
    bool isMatingByMethod() const;
    /// Has the method made ready, which takes some seconds once.
    void wantMethod() { method_.want(); }
    /// Lets what had no memory for the method before try again.
    void retryMethod();
    void setSeat(trainer::Seat seat);
    /// How long the program rests before it replies, so that the eye can follow.
    void setReplyDelay(std::chrono::milliseconds delay) { replyDelay_ = delay; }

    // Play

    bool isUsersTurn() const { return mode() == Mode::play && round_.is_users_turn(); }
    bool isReplyDue() const { return mode() == Mode::play && round_.is_reply_due(); }
    /// Plays the user's move; ignored unless it is legal and the user's turn.
    void play(chess::Move move);
    /// Plays a best move for the user; ignored unless it is legal and the user's turn.
    void playForUser(chess::Move move);
    bool canTakeBack() const { return mode() == Mode::play && round_.can_take_back(); }
    /// Takes the user's last move back, and the reply with it.
    void takeBack();
    /// Goes forward again to the user's next turn, along what was played last.
    void redo();
    void goTo(trainer::Game::NodeId node);
    /// Gives up the round where it stands; ignored unless it is the user's turn.
    void giveUp();
    /// Whether the rest can be left to the program: see `Round::is_rest_trivial`.
    bool isRestTrivial() const;
    /// Has the program play a trivial rest to mate, or stop.
    void setFinishing(bool on);
    /// Notes that a hint was given for the user's move, here or at another node.
    void noteHint(trainer::coach::Rung rung, std::optional<trainer::Game::NodeId> at = {})
    {
        round_.note_hint(rung, at);
    }

    // Set up

    void enterSetUp();
    /// Applies an edit to the set-up board: `session.edit([](trainer::SetupEditor& editor) { … })`.
    template <typename Edit>
    void edit(Edit edit)
    {
        if (trainer::SetupEditor* editor = activity_.editor())
            edit(*editor);
        announce();
    }
    /// Leaves the set-up board for the round as it was.
    void leaveSetUp();

    // Replay

    /// Replays the optimal line from the position on the board; false if there is none.
    bool enterReplay();
    /// Goes back to where the replay was asked for.
    void leaveReplay();
    void goToPly(std::size_t ply);
    /// Takes another equally good move at the current ply.
    void chooseAlternative(chess::Move move);

signals:
    /// Something changed: read again whatever is shown.
    void changed();
    /// The round has just ended; to look at its end again is none.
    void ended();
    /// Another round is about to begin; this one is still there.
    void leaving();
    /// Another round has begun.
    void begun();
    /// A round has begun, or it has turned out who attacks in it.
    void seatsTaken();
    /// A deal came to nothing; the round goes on.
    void dealFailed(session::DealTrouble trouble);
    /// As `ReplyThread::failing`.
    void replyFailing(bool isFailing);

private:
    std::vector<endgame::Material> wanted() const;
    std::optional<engine::Question> questionForEngine() const;
    bool canPlay(chess::Move move) const;
    void ask(const trainer::Drill& drill, std::optional<std::uint64_t> seed);
    void announce();
    void goOn();
    void takeTables();
    bool learn();
    void learnMore();
    void replyIfDue();
    void askForReply();
    void cancelReply();
    void takeRanks();
    void takeOpinion();
    void takeReply(chess::Move move);

    trainer::Round round_;
    trainer::DrawRules rules_; ///< for rounds to come; the one on the board may have ended by another rule
    bool dealsExam_ = false;   ///< whether the round that is being dealt will be an exam
    trainer::Activity activity_;
    bool wasOver_ = false;

    Dealer dealer_;
    std::optional<chess::Setup> considered_;
    std::optional<endgame::Material> prepared_;

    trainer::Opponent opponent_ = trainer::Opponent::perfect;
    std::chrono::milliseconds replyDelay_{350};
    TableSupply tables_;
    MethodSupply method_;
    ReplyThread replies_;
    Consultant consultant_;
    Help help_;
};

} // namespace session
