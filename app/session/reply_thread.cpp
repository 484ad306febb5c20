// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/reply_thread.h"

#include <QRandomGenerator>
#include <utility>

#include "session/post_to.h"

namespace session {
namespace {

/// Deep enough to mate with bishop and knight within the fifty-move limit.
constexpr int depth = 7;
/// With many pieces a search to this depth would take minutes, so it is stopped after this time.
constexpr std::chrono::milliseconds patience{1500};
/// The pause before retrying a reply for which memory or threads ran short.
constexpr std::chrono::milliseconds untilRetry{1000};

trainer::Player newPlayer()
{
    return trainer::Player{QRandomGenerator::global()->generate64()};
}

} // namespace

ReplyThread::ReplyThread(QObject* parent) : QObject{parent}, player_{newPlayer()}, thinker_{postTo(this)}
{
    rest_.setSingleShot(true);
    connect(&rest_, &QTimer::timeout, this, &ReplyThread::think);
}

void ReplyThread::learnMethod(const endgame::Forcing& ranks)
{
    ranks_ = std::make_shared<const endgame::Forcing>(ranks);
}

void ReplyThread::ask(trainer::Game game, const endgame::Tablebase& tables, trainer::Opponent opponent,
                      std::chrono::milliseconds rest)
{
    cancel();
    question_ = std::make_shared<const Question>(Question{std::move(game), tables, opponent});
    rest_.start(rest);
}

void ReplyThread::cancel()
{
    rest_.stop();
    question_.reset();
    thinker_.cancel();
    setFailing(false);
}

void ReplyThread::think()
{
    const auto task = [this, question = question_, ranks = ranks_](const std::stop_token& stop, const auto&) {
        try {
            if (ranks && !player_.knows_method())
                player_.learn_method(*ranks);
            return reply(*question, stop);
        } catch (...) {
            // The player may have been interrupted while changing its memory.
            player_ = newPlayer();
            throw;
        }
    };
    thinker_.request(task, [this](std::optional<std::optional<chess::Move>> reply) { take(reply); });
}

/// Returns the reply to a question; `nullopt` if there is no legal move.
std::optional<chess::Move> ReplyThread::reply(const Question& question, const std::stop_token& stop)
{
    const auto due = std::chrono::steady_clock::now() + patience;
    // Positions in the tablebases are not searched, however long the line that the method follows.
    const bool isSearched = question.opponent == trainer::Opponent::rule_of_thumb ||
                            !question.tables.probe(question.game.position());
    const auto isStopped = [&stop, due, isSearched] {
        return stop.stop_requested() || (isSearched && std::chrono::steady_clock::now() > due);
    };
    return player_
        .choose(question.opponent, question.tables, question.game, {.depth = depth, .stop = isStopped})
        .move;
}

void ReplyThread::take(const std::optional<std::optional<chess::Move>>& reply)
{
    if (!reply) {
        setFailing(true);
        return rest_.start(untilRetry);
    }
    setFailing(false);
    if (*reply)
        emit found(**reply);
}

void ReplyThread::setFailing(bool isFailing)
{
    if (std::exchange(isFailing_, isFailing) != isFailing)
        emit failing(isFailing);
}

} // namespace session
