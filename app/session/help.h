// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>

#include "endgame/forcing.h"
#include "session/guide.h"
#include "trainer/coach/ladder.h"
#include "trainer/game.h"
#include "trainer/method/method.h"
#include "trainer/round.h"

namespace session {

class TrainerSession;

/// The help that the user of a session can have for his move: hints, rung by rung, and the method that leads
/// him.
class Help : public QObject {
    Q_OBJECT

public:
    /// The kinds of help that the user may have.
    enum class Allowed {
        none,
        hints, ///< Step by step to a move that the user is asked for; the only help that may reveal it.
        all,
    };

    /// The help in a session, which owns it.
    explicit Help(TrainerSession& session);

    /// Sets which help the user may have; announces nothing.
    void allow(Allowed allowed) { allowed_ = allowed; }
    /// True if the user may have all help, outside questions and exams.
    bool isOffered() const;

    /// Has the better move withheld where the user's move was slower: he may take that back and find it.
    void withholdBetter(bool on) { withholdsBetter_ = on; }
    bool withholdsBetter() const { return withholdsBetter_; }

    // Hints

    /// Whether there are hints: help may be given, it is the user's move, and a table knows it. A position to
    /// know by heart has none.
    bool offersHints() const;
    /// The hints for the user's move; nothing if none are offered.
    std::optional<trainer::coach::Ladder> hints() const;
    /// The rung of them that is shown; nothing without one, and while the round is not being played.
    std::optional<trainer::coach::Rung> hint() const;
    /// True if a further hint tells more; never for playing the move, which `playHint` does.
    bool canClimb() const;
    /// Climbs to the next rung that tells something.
    void climb();
    /// Shows every best move at once, if there are hints.
    void showMoves();
    /// True if the hints have come to the move, which can be played.
    bool canPlayHint() const;
    /// Plays the move that the hints have come to.
    void playHint();

    // The method

    /// Has the user led by the method where it is his move to mate with bishop and knight, or no more. What
    /// had no memory for the method before is tried again, as in every new round and for a new opponent.
    void setFollowing(bool on);
    bool isFollowing() const { return isFollowing_; }
    /// Whether the method can lead there: help may be given, and it is the user's move to mate with bishop
    /// and knight.
    bool offersMethod() const;
    /// What the method does in the user's place; nothing unless he is led by it and that is found, which
    /// takes a moment.
    std::optional<trainer::method::Step> methodStep() const;
    /// True if memory or threads ran short for what the method does.
    bool hasMethodFailed() const { return guide_.hasFailed(); }
    /// True if the method's move for the user is known, or about to be.
    bool canPlayByMethod() const;
    /// Plays what the method does, as soon as that is found.
    void playByMethod();
    /// True if the method's move here waits to be played until it is found.
    bool isMethodMoveAwaited() const;

    // For the session

    /// Takes in what is on the board now: a hint stays only where it was given, and the method is asked where
    /// it is to lead.
    void look();
    /// Teaches it the method.
    void learn(const endgame::Forcing& ranks) { guide_.learn(ranks); }
    /// Notes that the method leads, if it does, for the move that is about to be played.
    void noteLead();
    /// Who leads the user to a move that is about to be played.
    trainer::Lead leadTo(chess::Move move) const;
    /// Forgets the round; another one begins.
    void forget();

signals:
    /// A hint is shown, or what the method does is found.
    void changed();

private:
    /// The hints in a position, kept because every refresh asks for them.
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

    TrainerSession& session_;
    Allowed allowed_ = Allowed::all;
    bool withholdsBetter_ = false;
    std::optional<Shown> shown_;
    mutable std::optional<Made> made_;
    bool isFollowing_ = false;
    /// Where the method's move is to be played.
    std::optional<trainer::Game::NodeId> awaitedAt_;
    Guide guide_;
};

} // namespace session
