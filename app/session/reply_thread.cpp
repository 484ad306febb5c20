// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reply_thread.h"

#include <QRandomGenerator>
#include <stop_token>
#include <utility>

namespace session {
namespace {

/// Deep enough to mate with bishop and knight within the fifty moves.
constexpr int depth = 7;
/// With many pieces on the board that depth would take minutes, so an answer is due by then.
constexpr std::chrono::milliseconds patience{1500};

} // namespace

ReplyThread::ReplyThread(QObject* parent) : QObject{parent}, player_{QRandomGenerator::global()->generate64()}
{
    rest_.setSingleShot(true);
    connect(&rest_, &QTimer::timeout, this, &ReplyThread::think);
}

void ReplyThread::ask(trainer::Game game, const endgame::Tablebase& tables, trainer::Opponent opponent,
                      std::chrono::milliseconds rest)
{
    cancel();
    question_ = {std::move(game), tables, opponent};
    rest_.start(rest);
}

void ReplyThread::cancel()
{
    rest_.stop();
    question_.reset();
    thinker_.request_stop();
    ++asked_;
}

void ReplyThread::think()
{
    // The player serves one thread at a time, so the one before has to be gone.
    thinker_ = std::jthread{};
    if (rungs_)
        player_.learn_method(*std::exchange(rungs_, std::nullopt));
    thinker_ = std::jthread{[this, question = *std::exchange(question_, std::nullopt),
                             asked = asked_](const std::stop_token& stop) {
        const auto due = std::chrono::steady_clock::now() + patience;
        // What a table knows is not searched, however long the line that the method walks.
        const bool isSearched = question.opponent == trainer::Opponent::rule_of_thumb ||
                                !question.tables.probe(question.game.position());
        const auto isStopped = [&stop, due, isSearched] {
            return stop.stop_requested() || (isSearched && std::chrono::steady_clock::now() > due);
        };
        const trainer::Choice choice = player_.choose(question.opponent, question.tables, question.game,
                                                      {.depth = depth, .stop = isStopped});
        const auto report = [this, asked, move = choice.move] {
            if (asked == asked_ && move)
                emit found(*move);
        };
        QMetaObject::invokeMethod(this, report, Qt::QueuedConnection);
    }};
}

} // namespace session
