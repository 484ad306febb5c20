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

/// The reason why an engine cannot be used.
enum class Trouble {
    notStarted,  ///< its program cannot be run
    noEngine,    ///< the program does not respond like an engine, or writes too much
    ended,       ///< it has quit unexpectedly
    silent,      ///< it is no longer responding
    illegalMove, ///< it has chosen an illegal move
};

/// The time limits of an engine.
struct Patience {
    std::chrono::milliseconds start{10'000};  ///< from its start until it is ready
    std::chrono::milliseconds thought{1'500}; ///< for the search of one position
    std::chrono::milliseconds answer{5'000};  ///< beyond the search, until it reports its choice
};

/// A chess engine in a program of its own, controlled through the Universal Chess Interface (UCI).
///
/// The program is started with the first question and idles between questions. No function here blocks,
/// whatever the program does. After a trouble it is killed with all processes that it has started, and is
/// restarted only after `setProgram`.
class Engine : public QObject {
    Q_OBJECT

public:
    explicit Engine(QObject* parent = nullptr, Patience patience = {});
    ~Engine() override;

    /// Sets the program to run, empty for no engine, and discards the previous one's opinions.
    void setProgram(const QString& path);
    const QString& program() const { return program_; }
    /// The name that the engine reports, or that of its file until then.
    QString name() const;
    std::optional<Trouble> trouble() const { return trouble_; }
    /// True if there is an engine that may answer.
    bool isThere() const { return !program_.isEmpty() && !trouble_; }

    /// Starts the program before the first question, to check that it is an engine; if so, emits `changed()`
    /// as soon as it is ready.
    void begin();

    /// Starts the analysis of a position, unless it was the last question; `nullopt` stops the analysis.
    void ask(std::optional<Question> question);
    const std::optional<Question>& question() const { return question_; }
    /// The current opinion of the position.
    const std::optional<Opinion>& opinion() const { return opinion_; }
    /// The move chosen there; `nullopt` until the search is finished.
    const std::optional<chess::Move>& choice() const { return choice_; }

signals:
    /// The engine is ready, or the opinion, the choice or the trouble has changed.
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
    QString name_; ///< empty until the engine reports it
    std::optional<Trouble> trouble_;
    State state_ = State::off;
    std::optional<Question> question_;
    std::optional<chess::Position> position_; ///< of the question
    std::optional<Opinion> opinion_;
    std::optional<chess::Move> choice_;
    QTimer due_;                       ///< fires when an answer is overdue
    QTimer tell_;                      ///< limits the rate of signals about opinions, which arrive faster
                                       ///< than anyone can read
    qint64 heard_ = 0;                 ///< the bytes of complete lines since the start of the program or of
                                       ///< the search
    EngineProcess* process_ = nullptr; ///< null while off
};

} // namespace engine
