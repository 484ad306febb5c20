// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <chrono>
#include <cstdint>
#include <optional>
#include <set>
#include <thread>
#include <utility>
#include <vector>

#include "chess/fen.h"
#include "chess/move.h"
#include "chess/position.h"
#include "chess/result.h"
#include "chess/setup.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "table_supply.h"
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

/// Whom the user plays; the program plays the rest.
enum class Seat { attacker, defender, both };

/// How the program chooses its moves.
enum class Opponent {
    perfect,     ///< from the solved tables, as far as they go
    ruleOfThumb, ///< by a short search without any table
};

/// What "new position" deals.
struct Drill {
    Seat seat = Seat::attacker;
    trainer::DrillRequest request;

    friend bool operator==(const Drill&, const Drill&) = default;
};

/// Whether the tables can speak of a position, and if not, why.
enum class Coverage {
    covered,
    solving,     ///< it is being worked out
    cancelled,   ///< the user called the working out off
    outOfMemory, ///< there was not enough memory to work it out
    castling,    ///< somebody may still castle, which the tables leave out
    tooManyMen,  ///< five men or more
};

/// Why a deal came to nothing.
enum class DealTrouble { outOfMemory, noSuchPosition };

/// The side that attacks: the one that wins by best play; if nobody does, or it is not known, the one with
/// more material, and of equals the one to move.
chess::Color attackerOf(const chess::Position& position, const std::optional<endgame::Verdict>& verdict);

/// The one owner of the game, of the set-up board, of the line being replayed and of the solved endings.
///
/// `changed()` is the one signal for "read me again". Endings are solved on a thread of their own as they
/// come onto the board; meanwhile everything works but answers, which come with a further `changed()`.
class TrainerSession : public QObject {
    Q_OBJECT

public:
    explicit TrainerSession(QObject* parent = nullptr) : TrainerSession{storeSolver(), parent} {}
    /// A session that has its endings solved by another solver.
    explicit TrainerSession(Solver solver, QObject* parent = nullptr);

    // The solved endings

    /// All that is solved so far, if that covers the position on the board; else null.
    const endgame::Tablebase* tablebase() const;
    /// All that is solved so far, whatever is on the board.
    const endgame::Tablebase& known() const { return supply_.known(); }
    /// The value of a position; nothing if what is solved so far does not cover it.
    std::optional<endgame::Verdict> verdictOf(const chess::Position& position) const;
    Coverage coverageOf(const chess::Position& position) const;
    /// How far the solving has got; nothing where it takes no longer than a blink.
    std::optional<SolvingShare> solvingShare() const { return supply_.share(); }
    /// Leaves off what is being solved; a deal that waits for it is called off.
    void cancelSolving();
    /// Solves what was cancelled or had no memory.
    void retrySolving() { supply_.retry(); }
    /// Has an arrangement that is only thought of solved too, such as one under a drag; nothing for no more.
    void consider(const std::optional<chess::Setup>& setup);
    const std::optional<chess::Setup>& considered() const { return considered_; }
    /// Has an ending solved besides what is on the board; nothing for no more.
    void prepare(const std::optional<endgame::Material>& ending);

    Mode mode() const { return mode_; }
    Seat seat() const { return seat_; }
    const trainer::Game& game() const { return game_; }
    /// The seed that dealt the start of the game, if one did.
    std::optional<std::uint64_t> seed() const { return seed_; }

    /// The position on the board; nothing in set-up while the arrangement is none.
    std::optional<chess::Position> position() const;
    /// The side that attacks in this game.
    chess::Color attacker() const;
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

    /// Deals a new position, as soon as its ending is solved; a missing seed is drawn. Nothing else happens
    /// but `dealFailed()` if the request has no position.
    void deal(const Drill& drill, std::optional<std::uint64_t> seed = {});
    /// Whether a deal waits for its ending.
    bool isDealing() const { return dealing_.has_value(); }
    /// The ending that a deal waits for.
    const endgame::Material& dealtEnding() const { return dealing_->first.request.material; }
    /// Starts a game from a position.
    void start(const chess::Position& position, Seat seat);
    /// Takes up a kept game again.
    void resume(trainer::Game game, Seat seat, std::optional<std::uint64_t> seed,
                std::set<trainer::Game::NodeId> finished = {});
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
    /// What the move that led to a node did; nothing for the root or where no table covers it.
    std::optional<trainer::Judgement> judgementOf(trainer::Game::NodeId node) const;

    /// Whether what is left is trivial: after a promotion in this game the user wins with a queen or a
    /// rook at least against a bare king.
    bool isRestTrivial() const;
    /// Whether the program is playing the rest for both sides.
    bool isFinishing() const { return isFinishing_; }
    /// Has the program play a trivial rest to mate, or stop.
    void setFinishing(bool on);
    /// The nodes whose moves the program played for the user.
    const std::set<trainer::Game::NodeId>& finished() const { return finished_; }

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
        announce();
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
    /// `solvingShare()` has changed.
    void solvingProgressed();
    /// A game has begun, or it has turned out who attacks in it.
    void seatsTaken();
    /// A deal came to nothing; the game goes on.
    void dealFailed(app::DealTrouble trouble);

private:
    std::vector<endgame::Material> wanted() const;
    void announce();
    void takeTables();
    void dealNow();
    void takeGame(trainer::Game game, Seat seat, std::optional<std::uint64_t> seed,
                  std::set<trainer::Game::NodeId> finished);
    bool isProgramsTurn() const;
    std::optional<trainer::Game::NodeId> nodeToTakeBackTo() const;
    void replyIfDue();
    void reply();
    void stopReply();
    void think();
    void playReply(chess::Move move);

    Mode mode_ = Mode::play;
    Seat seat_ = Seat::attacker;
    Opponent opponent_ = Opponent::perfect;
    trainer::Game game_;
    chess::Color seatedAttacker_ = chess::Color::white; ///< as it was told last
    std::optional<std::uint64_t> seed_;
    std::optional<std::pair<Drill, std::uint64_t>> dealing_;
    trainer::DrawRules drawRules_;
    trainer::Random random_;
    bool hintShown_ = false;
    bool isFinishing_ = false;
    std::set<trainer::Game::NodeId> finished_;
    std::chrono::milliseconds replyDelay_{350};
    QTimer replyTimer_;

    trainer::SetupEditor editor_;
    std::optional<chess::Setup> considered_;
    std::optional<endgame::Material> prepared_;

    std::optional<trainer::Line> line_;
    std::size_t ply_ = 0;
    Mode modeBeforeReplay_ = Mode::play;
    QTimer autoplay_;

    std::optional<trainer::RuleOfThumb> ruleOfThumb_; ///< from when it is first asked
    std::uint64_t thought_ = 0; ///< counts what has been thought about, so that what is late is known

    // Last, so that their threads are joined before what they use and report to goes.
    TableSupply supply_;
    std::jthread thinker_;
};

} // namespace app
