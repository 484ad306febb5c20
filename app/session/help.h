// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "endgame/forcing.h"
#include "session/guide.h"
#include "session/method_supply.h"
#include "session/table_supply.h"
#include "trainer/activity.h"
#include "trainer/coach/ladder.h"
#include "trainer/game.h"
#include "trainer/method/method.h"
#include "trainer/round.h"

namespace session {

/// The help available for the user's move: hints, rung by rung, and guidance by the method.
class Help : public QObject {
    Q_OBJECT

public:
    /// The kinds of help that the user may get.
    enum class Allowed {
        none,
        hints,    ///< Hints for a move that a question asks for; the only help that may reveal it.
        allOther, ///< All but hints, once a question is answered.
        all,
    };

    /// Helps the user in a round; the objects must outlive the help.
    Help(trainer::Round& round, const trainer::Activity& activity, const TableSupply& tables,
         MethodSupply& method);

    /// Sets the help that the user may get; emits no signal.
    void allow(Allowed allowed) { allowed_ = allowed; }
    /// True if all help but hints is allowed; always false in an exam.
    bool isOffered() const;

    /// Says whether the advice for the position is shown, which hints then do not repeat; it is by default.
    void setAdvised(bool on);
    bool isAdvised() const { return isAdvised_; }
    /// Withholds the better move after a slower one, so that the user can take it back and find it.
    void withholdBetter(bool on) { withholdsBetter_ = on; }
    bool withholdsBetter() const { return withholdsBetter_; }

    // Hints

    /// True if the round begins with a question for a move known by heart that is still unanswered. That move
    /// need not be one of the best moves, which hints are based on.
    bool asksMoveByHeart() const;
    /// True if hints are available: they are allowed, it is the user's move, and its position is solved.
    /// Questions for a move known by heart have no hints.
    bool offersHints() const;
    /// The hints for the user's move; `nullopt` if unavailable.
    std::optional<trainer::coach::Ladder> hints() const;
    /// The rung that is shown; `nullopt` without a hint and in other modes than play.
    std::optional<trainer::coach::Rung> hint() const;
    /// True if a further hint reveals more; false for playing the move, which `playHint` does.
    bool canClimb() const;
    /// Shows the next hint that reveals more.
    void climb();
    /// Shows every best move at once, if there are hints.
    void showMoves();
    /// True if the hints have reached the move, which can then be played.
    bool canPlayHint() const;
    /// Plays the move that the hints have reached.
    void playHint();

    // The method

    /// Turns the method's guidance for mating with bishop and knight on or off. Retries the method if it ran
    /// out of memory before, as do every new round and a new opponent.
    void setFollowing(bool on);
    bool isFollowing() const { return isFollowing_; }
    /// True if the method applies: all help is allowed, and it is the user's move to mate with bishop and
    /// knight.
    bool offersMethod() const;
    /// The method's step for the user; `nullopt` unless the user follows the method and the step is found,
    /// which takes a moment.
    std::optional<trainer::method::Step> methodStep() const;
    /// True if memory or threads ran short for finding the step.
    bool hasMethodFailed() const { return guide_.hasFailed(); }
    /// True if the method's move for the user is known or being found.
    bool canPlayByMethod() const;
    /// Plays the method's move as soon as it is found.
    void playByMethod();
    /// True if the method's move will be played here once it is found.
    bool isMethodMoveAwaited() const;

    // For the session

    /// Updates the help for the position on the board: drops a hint given elsewhere, and requests the
    /// method's step if it applies.
    void look();
    /// Sets the ranks of the method.
    void learn(const endgame::Forcing& ranks) { guide_.learn(ranks); }
    /// Records a hint if the method guides the move that is about to be played.
    void noteLead();
    /// The guidance that the user follows with a move that is about to be played.
    trainer::Lead leadTo(chess::Move move) const;
    /// Drops the state of the round; another one begins.
    void forget();

signals:
    /// A hint is shown, or the method's step is found.
    void changed();
    /// The user has begun or ceased to follow the method, which is to be retried.
    void followingChanged();
    /// A move is to be played for the user.
    void moveWanted(chess::Move move);

private:
    /// The hints in a position, cached because every refresh requires them.
    struct Made {
        chess::Setup setup;
        std::optional<trainer::coach::Ladder> ladder;
    };
    struct Shown {
        trainer::coach::Rung rung;
        trainer::Game::NodeId at;
    };

    std::optional<trainer::coach::Rung> nextRung() const;
    void show(trainer::coach::Rung rung);
    void takeStep();

    trainer::Round& round_;
    const trainer::Activity& activity_;
    const TableSupply& tables_;
    MethodSupply& method_;
    Allowed allowed_ = Allowed::all;
    bool isAdvised_ = true;
    bool withholdsBetter_ = false;
    std::optional<Shown> shown_;
    mutable std::optional<Made> made_;
    bool isFollowing_ = false;
    /// The node at which the method's move is to be played.
    std::optional<trainer::Game::NodeId> awaitedAt_;
    Guide guide_;
};

} // namespace session
