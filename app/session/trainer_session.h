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
#include "session/figure_supply.h"
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

/// The use of the board.
enum class Mode { play, setUp, replay };

/// The round on the board, and the set-up board or the line that may replace it.
///
/// Endings are solved and replies are computed on threads of their own; meanwhile all functions work, and
/// results that arrive later are announced by further signals.
class TrainerSession : public QObject {
    Q_OBJECT

public:
    explicit TrainerSession(QObject* parent = nullptr)
        : TrainerSession{&endgame::TablebaseStore::learn, &trainer::method::number_ranks, parent}
    {}
    /// A session with another solver and another preparation of the method.
    explicit TrainerSession(Solver solver, Numberer numberer = &trainer::method::number_ranks,
                            QObject* parent = nullptr);

    const trainer::Round& round() const { return round_; }
    const TableSupply& tables() const { return tables_; }
    /// The figures of endings, computed on demand.
    FigureSupply& figures() { return figures_; }
    const FigureSupply& figures() const { return figures_; }
    const MethodSupply& method() const { return method_; }
    /// The user's engine, which analyses positions outside the tablebases.
    const engine::Engine& engine() const { return consultant_.engine(); }
    /// Sets the path of the user's engine; empty for no engine.
    void setEngine(const QString& path);
    /// Starts the engine in advance, to check that it is an engine.
    void beginEngine() { consultant_.begin(); }
    /// True if that engine plays the program's moves here.
    bool isPlayedByEngine() const;
    /// The help available for the user's move.
    const Help& help() const { return help_; }
    Help& help() { return help_; }
    Mode mode() const;
    /// The set-up board; null in other modes.
    const trainer::SetupEditor* editor() const { return activity_.editor(); }
    /// The set-up board, also while a line from it is being replayed; null if it does not exist.
    const trainer::SetupEditor* heldEditor() const { return activity_.held_editor(); }
    /// True if that board has another arrangement than the round: leaving the board would lose it.
    bool holdsArrangement() const;
    /// The line being replayed; null in other modes.
    const trainer::Replay* replay() const { return activity_.replay(); }
    /// The position on the board; `nullopt` in set-up mode while the arrangement is illegal.
    std::optional<chess::Position> position() const { return activity_.position(round_.position()); }

    /// Cancels the solving, and a deal that waits for it.
    void cancelSolving();
    /// Retries endings and the method if they were cancelled or ran out of memory, and restarts an engine
    /// that failed.
    void retry();
    /// Solves the five-piece ending on the board.
    void requestSolving();
    /// Sets the storage of five-piece endings; see `TableSupply::setKeeping`.
    void setTableKeeping(TableKeeping keeping) { tables_.setKeeping(std::move(keeping)); }
    /// Adopts endings that were solved elsewhere; see `TableSupply::adopt`.
    void adoptTables(const endgame::TablebaseStore& store) { tables_.adopt(store); }
    /// Deletes the files of five-piece endings; false if some remain.
    bool removeKeptTables() { return tables_.removeKept(); }
    /// Also solves an arrangement that is only being considered, such as the one under a drag; `nullopt` to
    /// stop.
    void consider(const std::optional<chess::Setup>& setup);
    const std::optional<chess::Setup>& considered() const { return considered_; }
    /// Also solves an ending that is not on the board; `nullopt` for no ending.
    void prepare(const std::optional<endgame::Material>& ending);

    // Rounds

    /// Deals a new round asynchronously, as soon as its ending is solved; a missing seed is chosen at random.
    /// If no position fits, only emits `dealFailed()`.
    void deal(const trainer::Drill& drill, std::optional<std::uint64_t> seed = {});
    /// The ending that a deal waits for.
    std::optional<endgame::Material> dealtEnding() const { return dealer_.ending(); }
    /// True while a deal waits for its ending to be solved, which takes longer than a blink, and the user may
    /// not play on: the round on the board is about to be replaced.
    bool isAwaitingDeal() const;
    /// The position to be dealt then, if it is known before.
    std::optional<chess::Position> dealtStart() const { return dealer_.start(); }
    /// Deals a new round in the same way, as an exam.
    void dealExam(const trainer::Drill& drill);
    /// Takes over a round: a new, saved or loaded one; with an arrangement, shows the set-up board in its
    /// place.
    void take(trainer::Round round, const std::optional<chess::Setup>& setUp = {});
    /// Starts a round from a position and closes the set-up board.
    void start(const chess::Position& position, trainer::Seat seat);
    void setRules(const trainer::DrawRules& rules);
    /// Makes the round an exam, which ends a replay, or an ordinary round.
    void setExam(bool on);
    void setOpponent(trainer::Opponent opponent);
    trainer::Opponent opponent() const { return opponent_; }
    /// True if the program mates with bishop and knight by the method in this round.
    bool isMatingByMethod() const;
    void setSeat(trainer::Seat seat);
    /// Sets the minimum delay before the program replies, so that the eye can follow.
    void setReplyDelay(std::chrono::milliseconds delay) { replyDelay_ = delay; }

    // Play

    /// Keeps the user from playing on and from getting hints, as long as a round is awaited that will take
    /// the place of this one; emits no signal.
    void hold(bool on) { activity_.hold(on); }
    bool isUsersTurn() const { return activity_.is_users_turn(round_); }
    bool isReplyDue() const { return mode() == Mode::play && round_.is_reply_due(); }
    /// Plays the user's move; ignored unless it is legal and the user's turn.
    void play(chess::Move move);
    /// Plays a best move for the user; ignored unless it is legal and the user's turn.
    void playForUser(chess::Move move);
    bool canTakeBack() const
    {
        return mode() == Mode::play && !activity_.is_held() && round_.can_take_back();
    }
    /// Takes back the user's last move and the reply to it.
    void takeBack(trainer::TakeBack kind = trainer::TakeBack::counted);
    /// Takes back all moves from one of the user's turns on.
    void takeBackTo(trainer::Game::NodeId node);
    /// Goes forward to the user's next turn, along the moves played last.
    void redo();
    void goTo(trainer::Game::NodeId node);
    /// Gives up the round at the current node; ignored unless it is the user's turn.
    void giveUp();
    /// True if the program can play the rest: see `Round::is_rest_trivial`.
    bool isRestTrivial() const;
    /// Lets the program play a trivial rest to mate, or stops it.
    void setFinishing(bool on);
    /// Records that a hint was given for the user's move, here or at another node.
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
    /// Leaves the set-up board and returns to the unchanged round.
    void leaveSetUp();

    // Replay

    /// Replays the optimal line from the position on the board; false if no such line exists.
    bool enterReplay();
    /// Returns to where the replay was entered.
    void leaveReplay();
    void goToPly(std::size_t ply);
    /// Plays another equally good move at the current ply.
    void chooseAlternative(chess::Move move);

signals:
    /// The session has changed: refresh everything displayed.
    void changed();
    /// The round has just ended; not emitted when the user revisits its end.
    void ended();
    /// Another round or the set-up board begins, or a deal has been requested: whatever would take the board
    /// later must give way.
    void superseded();
    /// Another round is about to begin; this one still exists.
    void leaving();
    /// Another round has begun.
    void begun();
    /// A round has begun, or its attacker has become known.
    void seatsTaken();
    /// A deal has failed; the round continues.
    void dealFailed(session::DealTrouble trouble);
    /// See `ReplyThread::failing`.
    void replyFailing(bool isFailing);

private:
    std::vector<endgame::Material> wanted() const;
    std::optional<engine::Question> questionForEngine() const;
    bool canPlay(chess::Move move) const;
    void ask(const trainer::Drill& drill, std::optional<std::uint64_t> seed);
    void announce();
    void goOn();
    /// Retries the method if it ran out of memory.
    void retryMethod();
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
    trainer::DrawRules rules_; ///< for new rounds; the round on the board may have ended by other rules
    bool dealsExam_ = false;   ///< true if the round being dealt will be an exam
    trainer::Activity activity_;
    bool wasOver_ = false;

    Dealer dealer_;
    std::optional<chess::Setup> considered_;
    std::optional<endgame::Material> prepared_;

    trainer::Opponent opponent_ = trainer::Opponent::perfect;
    std::chrono::milliseconds replyDelay_{350};
    TableSupply tables_;
    FigureSupply figures_;
    MethodSupply method_;
    ReplyThread replies_;
    Consultant consultant_;
    Help help_;
};

} // namespace session
