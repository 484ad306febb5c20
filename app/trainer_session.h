// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <chrono>
#include <cstdint>
#include <future>
#include <memory>
#include <optional>
#include <thread>
#include <vector>

#include "chess/fen.h"
#include "chess/move.h"
#include "chess/position.h"
#include "chess/result.h"
#include "chess/setup.h"
#include "endgame/tablebase.h"
#include "trainer/defender.h"
#include "trainer/drill.h"
#include "trainer/game.h"
#include "trainer/judge.h"
#include "trainer/line.h"
#include "trainer/random.h"
#include "trainer/rule_of_thumb.h"
#include "trainer/setup_editor.h"

namespace app {

/// The three ways of being at the one board.
enum class Mode { play, setUp, replay };

/// Whom the user plays; the program plays the rest, perfectly.
enum class Seat { attacker, defender, both };

/// How the program chooses its moves.
enum class Opponent {
    perfect,     ///< from the solved table
    ruleOfThumb, ///< by a short search without any table
};

/// What "new position" deals.
struct Drill {
    Seat seat = Seat::attacker;
    trainer::DrillRequest request;

    friend bool operator==(const Drill&, const Drill&) = default;
};

/// The one owner of the game, of the set-up board and of the line being replayed, and of the solved table.
///
/// `changed()` is the one signal for "read me again". While the table is being solved, on a thread of its
/// own, everything works but answers; they come with a further `changed()`.
class TrainerSession : public QObject {
    Q_OBJECT

public:
    explicit TrainerSession(QObject* parent = nullptr);

    /// The solved table, or null while it is being worked out.
    const endgame::Tablebase* tablebase() const { return tablebase_.get(); }
    /// The value of a position; nothing while there is no table, or if it does not cover the position.
    std::optional<endgame::Verdict> verdictOf(const chess::Position& position) const;
    /// Whether the table could not be had, for want of memory.
    bool isSolvingFailed() const { return solvingFailed_; }

    Mode mode() const { return mode_; }
    Seat seat() const { return seat_; }
    const trainer::Game& game() const { return game_; }
    /// The seed that dealt the start of the game, if one did.
    std::optional<std::uint64_t> seed() const { return seed_; }

    /// The position on the board; nothing in set-up while the arrangement is none.
    std::optional<chess::Position> position() const;
    /// Whether the user plays a colour in this game.
    bool isUsers(chess::Color color) const;
    /// Whether the user may move now.
    bool isUsersTurn() const;
    /// Whether the program is about to move.
    bool isReplyDue() const;

    const trainer::DrawRules& drawRules() const { return drawRules_; }
    void setDrawRules(const trainer::DrawRules& rules);
    /// How long the program waits before it answers, so that the eye can follow.
    void setReplyDelay(std::chrono::milliseconds delay) { replyDelay_ = delay; }

    // Play

    /// Deals a new position; a missing seed is drawn. Waits for the table if need be. False if the request
    /// has no position.
    bool deal(const Drill& drill, std::optional<std::uint64_t> seed = {});
    /// Starts a game from a position.
    void start(const chess::Position& position, Seat seat);
    /// Takes up a kept game again.
    void resume(trainer::Game game, Seat seat, std::optional<std::uint64_t> seed);
    /// Plays the user's move, which must be legal; ignored when it is not the user's turn.
    void play(chess::Move move);
    /// Takes the user's last move back, and the reply with it.
    void takeBack();
    bool canTakeBack() const;
    /// Goes forward again to the user's next turn, along what was played last.
    void redo();
    void goTo(trainer::Game::NodeId node);
    void setSeat(Seat seat);
    Opponent opponent() const { return opponent_; }
    void setOpponent(Opponent opponent);
    /// What the move that led to a node did; nothing for the root or without a table.
    std::optional<trainer::Judgement> judgementOf(trainer::Game::NodeId node) const;

    bool isHintShown() const { return hintShown_; }
    void setHintShown(bool shown);

    // Set up

    const trainer::SetupEditor& editor() const { return editor_; }
    void enterSetUp();
    /// Applies an edit to the set-up board: `session.edit([](trainer::SetupEditor& editor) { … })`.
    template <typename Edit>
    void edit(Edit edit)
    {
        edit(editor_);
        emit changed();
    }
    /// Leaves the set-up board for the game as it was.
    void leaveSetUp();

    // Replay

    const std::optional<trainer::Line>& line() const { return line_; }
    std::size_t ply() const { return ply_; }
    /// Replays the optimal line from the position on the board; false if there is none.
    bool enterReplay();
    /// Goes back to where the replay was asked for.
    void leaveReplay();
    void goToPly(std::size_t ply);
    /// Takes another equally good move at the current ply.
    void chooseAlternative(chess::Move move);
    bool isAutoplaying() const { return autoplay_.isActive(); }
    void setAutoplaying(bool on);
    void setAutoplayInterval(std::chrono::milliseconds interval);

signals:
    void changed();

private:
    void solve();
    void takeTable();
    void takeGame(trainer::Game game, Seat seat, std::optional<std::uint64_t> seed);
    bool isProgramsTurn() const;
    std::optional<trainer::Game::NodeId> nodeToTakeBackTo() const;
    void replyIfDue();
    void reply();
    void stopReply();
    void think();
    void playReply(chess::Move move);

    using TablePointer = std::unique_ptr<const endgame::Tablebase>;
    TablePointer tablebase_;
    std::future<TablePointer> solving_;
    bool solvingFailed_ = false;

    Mode mode_ = Mode::play;
    Seat seat_ = Seat::attacker;
    Opponent opponent_ = Opponent::perfect;
    trainer::Game game_;
    std::optional<std::uint64_t> seed_;
    trainer::DrawRules drawRules_;
    trainer::Random random_;
    bool hintShown_ = false;
    std::chrono::milliseconds replyDelay_{350};
    QTimer replyTimer_;

    trainer::SetupEditor editor_;

    std::optional<trainer::Line> line_;
    std::size_t ply_ = 0;
    Mode modeBeforeReplay_ = Mode::play;
    QTimer autoplay_;

    std::optional<trainer::RuleOfThumb> ruleOfThumb_; ///< from when it is first asked
    std::uint64_t thought_ = 0; ///< counts what has been thought about, so that what is late is known

    // Last, so that they are joined before what they use and report to goes.
    std::jthread solver_;
    std::jthread thinker_;
};

} // namespace app
