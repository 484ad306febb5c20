// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>
#include <chrono>
#include <optional>

#include "engine/engine_process.h"
#include "engine/engine_words.h"

namespace engine {

/// Why an engine is of no use.
enum class Trouble {
    notStarted,  ///< its program cannot be run
    noEngine,    ///< the program does not answer as an engine does, or says too much
    ended,       ///< it has ended by itself
    silent,      ///< it does not answer any more
    illegalMove, ///< it has chosen a move that is not legal
};

/// How long an engine may take.
struct Patience {
    std::chrono::milliseconds start{10'000};  ///< from its start until it is ready
    std::chrono::milliseconds thought{1'500}; ///< about one position
    std::chrono::milliseconds answer{5'000};  ///< beyond the thought, to say what it has chosen
};

/// A chess engine in a program of its own, asked by the universal chess interface (UCI).
///
/// The program is started with the first question and waits, idle, between two. Whatever it does, nothing
/// here waits for it; after a trouble it is ended with all that it has started, and not started again before
/// it is named again.
class Engine : public QObject {
    Q_OBJECT

public:
    explicit Engine(QObject* parent = nullptr, Patience patience = {});
    ~Engine() override;

    /// Names the program to run; empty for none. What the one before thought is forgotten.
    void setProgram(const QString& path);
    const QString& program() const { return program_; }
    /// What the engine calls itself, or the name of its file before it has.
    QString name() const;
    std::optional<Trouble> trouble() const { return trouble_; }
    /// Whether there is an engine that may answer.
    bool isThere() const { return !program_.isEmpty() && !trouble_; }

    /// Starts the program though nothing is asked, to see whether it is an engine; if so, `changed()` comes
    /// as soon as it is ready.
    void begin();

    /// Has it think about a position, unless that was asked last; nothing has it rest.
    void ask(std::optional<Question> question);
    const std::optional<Question>& question() const { return question_; }
    /// What it thinks of the position asked, so far.
    const std::optional<Opinion>& opinion() const { return opinion_; }
    /// The move it has chosen there; nothing until it has thought to the end.
    const std::optional<chess::Move>& choice() const { return choice_; }

signals:
    /// The engine is ready, or there is another opinion, a choice or a trouble.
    void changed();

private:
    enum class State { off, starting, idle, thinking, stopping };

    bool canStart() const { return state_ == State::off && isThere(); }
    void start();
    void end();
    void goOn();
    void say(const QByteArray& line);
    void read();
    void take(const QByteArray& line);
    void takeAnswer(const QByteArray& line);
    void fail(Trouble trouble);

    Patience patience_;
    QString program_;
    QString name_; ///< empty until it has said it
    std::optional<Trouble> trouble_;
    State state_ = State::off;
    std::optional<Question> question_;
    std::optional<chess::Position> position_; ///< of the question
    std::optional<Opinion> opinion_;
    std::optional<chess::Move> choice_;
    QTimer due_;                       ///< when an answer is overdue
    QTimer tell_;                      ///< tells of opinions, which come faster than anyone reads
    qint64 heard_ = 0;                 ///< bytes of whole lines since it began to start or to think
    EngineProcess* process_ = nullptr; ///< null while off
};

} // namespace engine
