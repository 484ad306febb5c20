// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer_session.h"

#include <QRandomGenerator>
#include <algorithm>
#include <new>
#include <utility>

#include "chess/legal_moves.h"

namespace app {
namespace {

using chess::Color;
using chess::Position;
using trainer::Game;

/// Deep enough to mate within the fifty moves, and an answer within a second.
constexpr int ruleOfThumbDepth = 9;

/// Men in the middle and mate in 27: a first board worth looking at, before anything is chosen.
Position firstPosition()
{
    return *Position::from(chess::parse_fen("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1")->setup);
}

} // namespace

TrainerSession::TrainerSession(QObject* parent)
    : QObject{parent}
    , game_{firstPosition()}
    , random_{QRandomGenerator::global()->generate64()}
    , editor_{game_.start().setup()}
{
    replyTimer_.setSingleShot(true);
    connect(&replyTimer_, &QTimer::timeout, this, &TrainerSession::reply);
    autoplay_.setInterval(std::chrono::seconds{1});
    connect(&autoplay_, &QTimer::timeout, this, [this] { goToPly(ply_ + 1); });
    solve();
}

void TrainerSession::solve()
{
    std::promise<TablePointer> promise;
    solving_ = promise.get_future();
    solver_ = std::jthread{[this, promise = std::move(promise)]() mutable {
        try {
            promise.set_value(
                std::make_unique<const endgame::Tablebase>(endgame::Tablebase::solve(endgame::kbnk)));
        } catch (const std::bad_alloc&) {
            promise.set_value(nullptr);
        }
        QMetaObject::invokeMethod(this, &TrainerSession::takeTable, Qt::QueuedConnection);
    }};
}

/// Takes the table from the solver, waiting for it if need be; a second call has nothing to do.
void TrainerSession::takeTable()
{
    if (!solving_.valid())
        return;
    tablebase_ = solving_.get();
    solvingFailed_ = !tablebase_;
    replyIfDue();
    emit changed();
}

std::optional<endgame::Verdict> TrainerSession::verdictOf(const Position& position) const
{
    return tablebase_ ? tablebase_->probe(position) : std::nullopt;
}

std::optional<Position> TrainerSession::position() const
{
    switch (mode_) {
    case Mode::play:
        return game_.position();
    case Mode::replay:
        return line_->position(ply_);
    case Mode::setUp:
        break;
    }
    const auto position = Position::from(editor_.setup());
    return position ? std::optional{*position} : std::nullopt;
}

bool TrainerSession::isUsers(Color color) const
{
    if (seat_ == Seat::both)
        return true;
    const std::optional<Color> attacker = endgame::kbnk_attacker(game_.start().board());
    return attacker && (color == *attacker) == (seat_ == Seat::attacker);
}

bool TrainerSession::isUsersTurn() const
{
    return mode_ == Mode::play && !game_.end(drawRules_) && isUsers(game_.position().turn());
}

bool TrainerSession::isProgramsTurn() const
{
    return mode_ == Mode::play && !game_.end(drawRules_) && !isUsers(game_.position().turn());
}

bool TrainerSession::isReplyDue() const
{
    return isProgramsTurn() && game_.node(game_.current()).children.empty();
}

void TrainerSession::setDrawRules(const trainer::DrawRules& rules)
{
    drawRules_ = rules;
    replyIfDue();
    emit changed();
}

bool TrainerSession::deal(const Drill& drill, std::optional<std::uint64_t> seed)
{
    takeTable();
    // Seeds are shown and typed, so that a fresh one is short.
    const std::uint64_t chosen = seed.value_or(QRandomGenerator::global()->bounded(1'000'000U));
    const auto position = tablebase_ ? random_start(*tablebase_, drill.request, chosen) : std::nullopt;
    if (!position)
        return false;
    takeGame(Game{*position}, drill.seat, chosen);
    return true;
}

void TrainerSession::start(const Position& position, Seat seat)
{
    takeGame(Game{position}, seat, {});
}

void TrainerSession::resume(Game game, Seat seat, std::optional<std::uint64_t> seed)
{
    takeGame(std::move(game), seat, seed);
}

void TrainerSession::takeGame(Game game, Seat seat, std::optional<std::uint64_t> seed)
{
    game_ = std::move(game);
    seat_ = endgame::kbnk_attacker(game_.start().board()) ? seat : Seat::both;
    seed_ = seed;
    mode_ = Mode::play;
    hintShown_ = false;
    autoplay_.stop();
    replyIfDue();
    emit changed();
}

void TrainerSession::play(chess::Move move)
{
    if (!isUsersTurn() || !is_legal(game_.position(), move))
        return;
    hintShown_ = false;
    game_.play(move);
    replyIfDue();
    emit changed();
}

std::optional<Game::NodeId> TrainerSession::nodeToTakeBackTo() const
{
    std::optional<Game::NodeId> node = game_.node(game_.current()).parent;
    while (node && !isUsers(game_.node(*node).position.turn()))
        node = game_.node(*node).parent;
    return node;
}

bool TrainerSession::canTakeBack() const
{
    return mode_ == Mode::play && nodeToTakeBackTo().has_value();
}

void TrainerSession::takeBack()
{
    if (canTakeBack())
        goTo(*nodeToTakeBackTo());
}

void TrainerSession::redo()
{
    if (mode_ != Mode::play || !game_.can_redo())
        return;
    Game::NodeId node = *game_.node(game_.current()).next;
    while (game_.node(node).next && !isUsers(game_.node(node).position.turn()))
        node = *game_.node(node).next;
    goTo(node);
}

void TrainerSession::goTo(Game::NodeId node)
{
    hintShown_ = false;
    game_.go_to(node);
    replyIfDue();
    emit changed();
}

void TrainerSession::setSeat(Seat seat)
{
    seat_ = endgame::kbnk_attacker(game_.start().board()) ? seat : Seat::both;
    replyIfDue();
    // Whoever changes seats wants an answer, even where moves were taken back.
    if (tablebase_ && isProgramsTurn())
        replyTimer_.start(replyDelay_);
    emit changed();
}

std::optional<trainer::Judgement> TrainerSession::judgementOf(Game::NodeId node) const
{
    const Game::Node& played = game_.node(node);
    if (!tablebase_ || !played.move)
        return std::nullopt;
    return trainer::judge(*tablebase_, game_.node(*played.parent).position, *played.move);
}

void TrainerSession::setHintShown(bool shown)
{
    hintShown_ = shown;
    emit changed();
}

void TrainerSession::setOpponent(Opponent opponent)
{
    opponent_ = opponent;
    replyIfDue();
}

void TrainerSession::replyIfDue()
{
    stopReply();
    if (tablebase_ && isReplyDue())
        replyTimer_.start(replyDelay_);
}

/// Calls off a reply that is waiting or being thought about.
void TrainerSession::stopReply()
{
    replyTimer_.stop();
    thinker_.request_stop();
    ++thought_;
}

void TrainerSession::reply()
{
    if (opponent_ == Opponent::ruleOfThumb)
        think();
    else if (const auto move = choose_reply(*tablebase_, game_, random_))
        playReply(*move);
}

/// Searches on a thread of its own; what comes back after the game has gone on is not wanted any more.
void TrainerSession::think()
{
    // The player serves one thread at a time, so the one before has to be gone.
    thinker_ = std::jthread{};
    if (!ruleOfThumb_)
        ruleOfThumb_.emplace();
    thinker_ = std::jthread{[this, game = game_, thought = thought_](const std::stop_token& stop) {
        const auto isStopped = [&stop] { return stop.stop_requested(); };
        const auto found = ruleOfThumb_->search(game, {.depth = ruleOfThumbDepth, .stop = isStopped});
        const auto take = [this, thought, move = found.move] {
            if (thought == thought_ && move)
                playReply(*move);
        };
        QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
    }};
}

void TrainerSession::playReply(chess::Move move)
{
    game_.play(move);
    emit changed();
}

void TrainerSession::enterSetUp()
{
    if (mode_ == Mode::setUp)
        return;
    if (const std::optional<Position> shown = position())
        editor_ = trainer::SetupEditor{shown->setup()};
    autoplay_.stop();
    stopReply();
    mode_ = Mode::setUp;
    emit changed();
}

void TrainerSession::leaveSetUp()
{
    mode_ = Mode::play;
    replyIfDue();
    emit changed();
}

bool TrainerSession::enterReplay()
{
    takeTable();
    const std::optional<Position> from = position();
    if (!tablebase_ || !from)
        return false;
    trainer::Line line{*tablebase_, *from};
    if (line.empty())
        return false;
    stopReply();
    modeBeforeReplay_ = mode_ == Mode::replay ? modeBeforeReplay_ : mode_;
    line_ = std::move(line);
    ply_ = 0;
    mode_ = Mode::replay;
    emit changed();
    return true;
}

void TrainerSession::leaveReplay()
{
    autoplay_.stop();
    mode_ = modeBeforeReplay_;
    replyIfDue();
    emit changed();
}

void TrainerSession::goToPly(std::size_t ply)
{
    if (!line_)
        return;
    ply_ = std::min(ply, line_->size());
    if (ply_ == line_->size())
        autoplay_.stop();
    emit changed();
}

void TrainerSession::chooseAlternative(chess::Move move)
{
    if (mode_ != Mode::replay || ply_ == line_->size())
        return;
    line_ = line_->with_move(*tablebase_, ply_, move);
    goToPly(ply_ + 1);
}

void TrainerSession::setAutoplaying(bool on)
{
    const bool possible = mode_ == Mode::replay && ply_ < line_->size();
    if (on && possible)
        autoplay_.start();
    else
        autoplay_.stop();
    emit changed();
}

void TrainerSession::setAutoplayInterval(std::chrono::milliseconds interval)
{
    autoplay_.setInterval(interval);
}

} // namespace app
