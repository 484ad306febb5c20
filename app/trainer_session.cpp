// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer_session.h"

#include <QRandomGenerator>
#include <algorithm>
#include <array>
#include <utility>

#include "chess/legal_moves.h"

namespace app {
namespace {

using chess::Color;
using chess::Position;
using endgame::Material;
using trainer::Game;

/// Deep enough to mate with bishop and knight within the fifty moves.
constexpr int ruleOfThumbDepth = 7;
/// With many men on the board that would take for ever, so an answer is due by then.
constexpr std::chrono::milliseconds ruleOfThumbTime{1500};

/// Men in the middle and mate in 27: a first board worth looking at, before anything is chosen.
Position firstPosition()
{
    return *Position::from(chess::parse_fen("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1")->setup);
}

int worthOf(const chess::Board& board, Color color)
{
    constexpr std::array<std::pair<chess::Role, int>, 5> worths{{{chess::Role::pawn, 1},
                                                                 {chess::Role::knight, 3},
                                                                 {chess::Role::bishop, 3},
                                                                 {chess::Role::rook, 5},
                                                                 {chess::Role::queen, 9}}};
    int sum = 0;
    for (const auto& [role, worth] : worths)
        sum += worth * board.of(color, role).size();
    return sum;
}

/// The ending that a table of a position would be of, if there can be one.
std::optional<Material> endingOf(const Position& position)
{
    if (!position.castling_rooks().empty())
        return std::nullopt;
    return Material::of(position.board(), Color::white);
}

} // namespace

Color attackerOf(const Position& position, const std::optional<endgame::Verdict>& verdict)
{
    const Color turn = position.turn();
    if (verdict && !verdict->is_draw())
        return verdict->outcome() == endgame::Outcome::win ? turn : !turn;
    return worthOf(position.board(), turn) >= worthOf(position.board(), !turn) ? turn : !turn;
}

TrainerSession::TrainerSession(Solver solver, QObject* parent)
    : QObject{parent}
    , game_{firstPosition()}
    , random_{QRandomGenerator::global()->generate64()}
    , editor_{game_.start().setup()}
    , supply_{std::move(solver)}
{
    replyTimer_.setSingleShot(true);
    connect(&replyTimer_, &QTimer::timeout, this, &TrainerSession::reply);
    autoplay_.setInterval(std::chrono::seconds{1});
    connect(&autoplay_, &QTimer::timeout, this, [this] { goToPly(ply_ + 1); });
    connect(&supply_, &TableSupply::changed, this, &TrainerSession::takeTables);
    connect(&supply_, &TableSupply::progressed, this, &TrainerSession::solvingProgressed);
    supply_.want(wanted());
}

/// What should be solved now, the most urgent first.
std::vector<Material> TrainerSession::wanted() const
{
    std::vector<Material> endings;
    const auto add = [&endings](const std::optional<Material>& ending) {
        if (ending)
            endings.push_back(*ending);
    };
    if (dealing_)
        add(dealing_->first.request.material);
    if (considered_) {
        if (const auto position = Position::from(*considered_))
            add(endingOf(*position));
    }
    if (const std::optional<Position> shown = position())
        add(endingOf(*shown));
    add(prepared_);
    add(endingOf(game_.position()));
    add(endingOf(game_.start()));
    return endings;
}

/// Has solved what is on the board now, and tells that it is another.
void TrainerSession::announce()
{
    supply_.want(wanted());
    emit changed();
}

void TrainerSession::takeTables()
{
    if (dealing_ && known().covers(dealing_->first.request.material)) {
        dealNow();
        return;
    }
    if (dealing_ && supply_.obstacleTo(dealing_->first.request.material)) {
        dealing_.reset();
        emit dealFailed(DealTrouble::outOfMemory);
    }
    if (std::exchange(seatedAttacker_, attacker()) != attacker())
        emit seatsTaken();
    replyIfDue();
    announce();
}

void TrainerSession::cancelSolving()
{
    dealing_.reset();
    supply_.cancel();
}

void TrainerSession::consider(const std::optional<chess::Setup>& setup)
{
    considered_ = setup;
    supply_.want(wanted());
}

void TrainerSession::prepare(const std::optional<Material>& ending)
{
    prepared_ = ending;
    supply_.want(wanted());
}

const endgame::Tablebase* TrainerSession::tablebase() const
{
    const std::optional<Position> shown = position();
    return shown && coverageOf(*shown) == Coverage::covered ? &known() : nullptr;
}

std::optional<endgame::Verdict> TrainerSession::verdictOf(const Position& position) const
{
    return known().probe(position);
}

Coverage TrainerSession::coverageOf(const Position& position) const
{
    const auto ending = Material::of(position.board(), Color::white);
    if (!ending)
        return Coverage::tooManyMen;
    if (!position.castling_rooks().empty())
        return Coverage::castling;
    if (known().covers(*ending))
        return Coverage::covered;
    const auto obstacle = supply_.obstacleTo(*ending);
    if (!obstacle)
        return Coverage::solving;
    return obstacle == TableSupply::Obstacle::cancelled ? Coverage::cancelled : Coverage::outOfMemory;
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

Color TrainerSession::attacker() const
{
    return attackerOf(game_.start(), verdictOf(game_.start()));
}

bool TrainerSession::isUsers(Color color) const
{
    return seat_ == Seat::both || (color == attacker()) == (seat_ == Seat::attacker);
}

bool TrainerSession::isUsersTurn() const
{
    return mode_ == Mode::play && !isFinishing_ && !game_.end(drawRules_) && isUsers(game_.position().turn());
}

bool TrainerSession::isProgramsTurn() const
{
    return mode_ == Mode::play && !game_.end(drawRules_) &&
           (isFinishing_ || !isUsers(game_.position().turn()));
}

bool TrainerSession::isReplyDue() const
{
    return isProgramsTurn() && (isFinishing_ || game_.node(game_.current()).children.empty());
}

void TrainerSession::setDrawRules(const trainer::DrawRules& rules)
{
    drawRules_ = rules;
    replyIfDue();
    announce();
}

void TrainerSession::deal(const Drill& drill, std::optional<std::uint64_t> seed)
{
    // Seeds are shown and typed, so that a fresh one is short.
    dealing_ = {drill, seed.value_or(QRandomGenerator::global()->bounded(1'000'000U))};
    if (known().covers(drill.request.material)) {
        dealNow();
        return;
    }
    announce();
    // It may have been cancelled before; whoever asks for it now wants it.
    supply_.retry();
}

void TrainerSession::dealNow()
{
    const auto [drill, seed] = *std::exchange(dealing_, std::nullopt);
    if (const auto position = random_start(known(), drill.request, seed)) {
        takeGame(Game{*position}, drill.seat, seed, {});
        return;
    }
    emit dealFailed(DealTrouble::noSuchPosition);
    announce();
}

void TrainerSession::start(const Position& position, Seat seat)
{
    takeGame(Game{position}, seat, {}, {});
}

void TrainerSession::resume(Game game, Seat seat, std::optional<std::uint64_t> seed,
                            std::set<Game::NodeId> finished)
{
    takeGame(std::move(game), seat, seed, std::move(finished));
}

void TrainerSession::takeGame(Game game, Seat seat, std::optional<std::uint64_t> seed,
                              std::set<Game::NodeId> finished)
{
    dealing_.reset();
    considered_.reset();
    game_ = std::move(game);
    seat_ = seat;
    seed_ = seed;
    finished_ = std::move(finished);
    mode_ = Mode::play;
    hintShown_ = false;
    isFinishing_ = false;
    seatedAttacker_ = attacker();
    autoplay_.stop();
    replyIfDue();
    emit seatsTaken();
    announce();
}

void TrainerSession::play(chess::Move move)
{
    if (!isUsersTurn() || !is_legal(game_.position(), move))
        return;
    hintShown_ = false;
    game_.play(move);
    // What was answered before, and taken back, is answered in the same way.
    if (isProgramsTurn() && game_.can_redo())
        game_.go_to(*game_.node(game_.current()).next);
    replyIfDue();
    announce();
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
    isFinishing_ = false;
    game_.go_to(node);
    replyIfDue();
    announce();
}

void TrainerSession::setSeat(Seat seat)
{
    seat_ = seat;
    replyIfDue();
    // Whoever changes seats wants an answer, even where moves were taken back.
    if (isProgramsTurn() && coverageOf(game_.position()) != Coverage::solving)
        replyTimer_.start(replyDelay_);
    announce();
}

std::optional<trainer::Judgement> TrainerSession::judgementOf(Game::NodeId node) const
{
    const Game::Node& played = game_.node(node);
    if (!played.move)
        return std::nullopt;
    return trainer::judge(known(), game_.node(*played.parent).position, *played.move);
}

bool TrainerSession::isRestTrivial() const
{
    const Position& position = game_.position();
    const chess::Board& board = position.board();
    const std::optional<endgame::Verdict> verdict = verdictOf(position);
    if (mode_ != Mode::play || game_.end(drawRules_) || !verdict || verdict->is_draw())
        return false;
    const Color winner = attackerOf(position, verdict);
    const bool isBare = board.of(!winner).size() == 1;
    const bool isStrong =
        !(board.of(winner, chess::Role::queen) | board.of(winner, chess::Role::rook)).empty();
    const std::vector<Game::NodeId> path = game_.path();
    return isUsers(winner) && isBare && isStrong && std::ranges::any_of(path, [this](Game::NodeId id) {
               const std::optional<chess::Move>& move = game_.node(id).move;
               return move && move->promotion;
           });
}

void TrainerSession::setFinishing(bool on)
{
    isFinishing_ = on && isRestTrivial();
    hintShown_ = false;
    replyIfDue();
    announce();
}

void TrainerSession::setHintShown(bool shown)
{
    hintShown_ = shown;
    announce();
}

void TrainerSession::setOpponent(Opponent opponent)
{
    opponent_ = opponent;
    replyIfDue();
}

void TrainerSession::replyIfDue()
{
    stopReply();
    isFinishing_ = isFinishing_ && mode_ == Mode::play && !game_.end(drawRules_);
    if (isReplyDue() && coverageOf(game_.position()) != Coverage::solving)
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
    const bool isPerfect = isFinishing_ || opponent_ == Opponent::perfect;
    if (const auto move = isPerfect ? choose_reply(known(), game_, random_) : std::nullopt)
        playReply(*move);
    else
        think();
}

/// Searches on a thread of its own; what comes back after the game has gone on is not wanted any more.
void TrainerSession::think()
{
    // The player serves one thread at a time, so the one before has to be gone.
    thinker_ = std::jthread{};
    if (!ruleOfThumb_)
        ruleOfThumb_.emplace();
    thinker_ = std::jthread{[this, game = game_, thought = thought_](const std::stop_token& stop) {
        const auto due = std::chrono::steady_clock::now() + ruleOfThumbTime;
        const auto isStopped = [&stop, due] {
            return stop.stop_requested() || std::chrono::steady_clock::now() > due;
        };
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
    const std::size_t before = game_.nodes().size();
    game_.play(move);
    if (isFinishing_ && game_.nodes().size() > before)
        finished_.insert(game_.current());
    if (isFinishing_)
        replyIfDue();
    announce();
}

void TrainerSession::enterSetUp()
{
    if (mode_ == Mode::setUp)
        return;
    if (const std::optional<Position> shown = position())
        editor_ = trainer::SetupEditor{shown->setup()};
    autoplay_.stop();
    stopReply();
    dealing_.reset();
    isFinishing_ = false;
    mode_ = Mode::setUp;
    announce();
}

void TrainerSession::leaveSetUp()
{
    considered_.reset();
    mode_ = Mode::play;
    replyIfDue();
    announce();
}

bool TrainerSession::enterReplay()
{
    if (tablebase() == nullptr)
        return false;
    trainer::Line line{known(), *position()};
    if (line.empty())
        return false;
    stopReply();
    isFinishing_ = false;
    modeBeforeReplay_ = mode_ == Mode::replay ? modeBeforeReplay_ : mode_;
    line_ = std::move(line);
    ply_ = 0;
    mode_ = Mode::replay;
    announce();
    return true;
}

void TrainerSession::leaveReplay()
{
    autoplay_.stop();
    mode_ = modeBeforeReplay_;
    replyIfDue();
    announce();
}

void TrainerSession::goToPly(std::size_t ply)
{
    if (!line_)
        return;
    ply_ = std::min(ply, line_->size());
    if (ply_ == line_->size())
        autoplay_.stop();
    announce();
}

void TrainerSession::chooseAlternative(chess::Move move)
{
    if (mode_ != Mode::replay || ply_ == line_->size())
        return;
    line_ = line_->with_move(known(), ply_, move);
    goToPly(ply_ + 1);
}

void TrainerSession::setAutoplaying(bool on)
{
    const bool possible = mode_ == Mode::replay && ply_ < line_->size();
    if (on && possible)
        autoplay_.start();
    else
        autoplay_.stop();
    announce();
}

void TrainerSession::setAutoplayInterval(std::chrono::milliseconds interval)
{
    autoplay_.setInterval(interval);
}

} // namespace app
