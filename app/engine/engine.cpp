// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include <QFileInfo>
#include <utility>

namespace engine {
namespace {

constexpr std::chrono::milliseconds betweenOpinions{100};
/// The maximum output of an engine about one position, in bytes.
constexpr qint64 mostHeard = 1024 * 1024;
/// The time for a program to exit after "quit".
constexpr std::chrono::milliseconds toQuit{200};

} // namespace

Engine::Engine(QObject* parent, Patience patience) : QObject{parent}, patience_{patience}
{
    for (QTimer* timer : {&due_, &tell_}) {
        timer->setParent(this);
        timer->setSingleShot(true);
    }
    connect(&due_, &QTimer::timeout, this,
            [this] { fail(state_ == State::starting ? Trouble::noEngine : Trouble::silent); });
    connect(&tell_, &QTimer::timeout, this, &Engine::changed);
}

Engine::~Engine()
{
    end();
    for (EngineProcess* process : findChildren<EngineProcess*>()) {
        if (process->waitForFinished(static_cast<int>(toQuit.count())))
            continue;
        process->killAll();
        process->waitForFinished();
    }
}

void Engine::setProgram(const QString& path)
{
    end();
    program_ = path;
    name_.clear();
    trouble_.reset();
    ask(std::exchange(question_, std::nullopt));
}

QString Engine::name() const
{
    return name_.isEmpty() ? QFileInfo{program_}.completeBaseName() : name_;
}

void Engine::begin()
{
    if (canStart())
        start();
}

void Engine::ask(std::optional<Question> question)
{
    if (question == question_)
        return;
    question_ = std::move(question);
    position_ = question_ ? std::optional{question_->position()} : std::nullopt;
    opinion_.reset();
    choice_.reset();
    tell_.stop();
    goOn();
}

/// Performs the next step for the question.
void Engine::goOn()
{
    if (question_ && canStart())
        return start();
    if (state_ == State::thinking) {
        state_ = State::stopping;
        due_.start(patience_.answer);
        return say("stop");
    }
    if (state_ != State::idle || !question_)
        return;
    state_ = State::thinking;
    due_.start(patience_.thought + patience_.answer);
    heard_ = 0;
    say(positionLine(*question_));
    say("go movetime " + QByteArray::number(static_cast<qint64>(patience_.thought.count())));
}

void Engine::start()
{
    state_ = State::starting;
    heard_ = 0;
    process_ = new EngineProcess{this};
    connect(process_, &QProcess::readyReadStandardOutput, this, &Engine::read);
    connect(process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            fail(Trouble::notStarted);
    });
    connect(process_, &QProcess::finished, this,
            [this] { fail(state_ == State::starting ? Trouble::noEngine : Trouble::ended); });
    due_.start(patience_.start);
    process_->run(program_);
    say("uci");
}

/// Ends the program without waiting for it.
void Engine::end()
{
    due_.stop();
    tell_.stop();
    state_ = State::off;
    if (process_ == nullptr)
        return;
    say("quit");
    EngineProcess* process = std::exchange(process_, nullptr);
    process->disconnect(this);
    // It may continue to write until it has exited.
    process->closeReadChannel(QProcess::StandardOutput);
    if (process->state() == QProcess::NotRunning)
        return process->deleteLater();
    connect(process, &QProcess::finished, process, &QProcess::deleteLater);
    process->closeWriteChannel();
    QTimer::singleShot(toQuit, process, &EngineProcess::killAll);
}

void Engine::say(const QByteArray& line)
{
    if (process_ != nullptr && process_->state() != QProcess::NotRunning)
        process_->write(line + '\n');
}

void Engine::read()
{
    if (heard_ + process_->bytesAvailable() > mostHeard)
        return fail(Trouble::noEngine);
    while (process_ != nullptr && process_->canReadLine()) {
        const QByteArray line = process_->readLine();
        heard_ += line.size();
        take(line.trimmed());
    }
}

void Engine::take(const QByteArray& line)
{
    switch (state_) {
    case State::starting:
        if (const auto name = nameIn(line))
            name_ = *name;
        else if (line == "uciok")
            say("isready");
        else if (line == "readyok") {
            state_ = State::idle;
            due_.stop();
            emit changed();
            goOn();
        }
        return;
    case State::thinking:
        return takeAnswer(line);
    case State::stopping:
        if (line.startsWith("bestmove")) {
            state_ = State::idle;
            due_.stop();
            goOn();
        }
        return;
    case State::idle:
    case State::off:
        return;
    }
}

void Engine::takeAnswer(const QByteArray& line)
{
    if (const auto opinion = opinionIn(line, *position_)) {
        opinion_ = opinion;
        if (!tell_.isActive())
            tell_.start(betweenOpinions);
    }
    const auto chosen = choiceIn(line, *position_);
    if (!chosen)
        return;
    if (!chosen->move)
        return fail(Trouble::illegalMove);
    state_ = State::idle;
    due_.stop();
    tell_.stop();
    choice_ = chosen->move;
    emit changed();
}

void Engine::fail(Trouble trouble)
{
    end();
    trouble_ = trouble;
    opinion_.reset();
    emit changed();
}

} // namespace engine
