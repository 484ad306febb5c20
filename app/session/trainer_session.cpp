// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/trainer_session.h"

#include <QRandomGenerator>
#include <algorithm>

#include "chess/fen.h"
#include "chess/legal_moves.h"

namespace session {
namespace {

using chess::Position;
using endgame::Material;
using trainer::Round;

/// Judged at once in this number of moves, longer games by and by, so that the window stays quick.
constexpr std::size_t judgedAtOnce = 64;

/// Pieces in the middle and mate in 27: a first board worth looking at, before anything is chosen.
Position firstPosition()
{
    return *Position::from(chess::parse_fen("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1")->setup);
}

} // namespace

TrainerSession::TrainerSession(Solver solver, QObject* parent)
    : QObject{parent}
    , round_{firstPosition()}
    , tables_{std::move(solver)}
{
    autoplay_.setInterval(std::chrono::seconds{1});
    connect(&autoplay_, &QTimer::timeout, this, [this] { goToPly(replay()->ply + 1); });
    connect(&tables_, &TableSupply::changed, this, &TrainerSession::takeTables);
    connect(&replies_, &ReplyThread::found, this, &TrainerSession::takeReply);
    noteEndings();
    tables_.want(wanted());
}

const trainer::SetupEditor* TrainerSession::editor() const
{
    const auto* settingUp = std::get_if<SettingUp>(&state_);
    return settingUp != nullptr ? &settingUp->editor : nullptr;
}

const trainer::SetupEditor* TrainerSession::heldEditor() const
{
    const auto* replaying = std::get_if<Replaying>(&state_);
    const auto* before = replaying != nullptr ? std::get_if<SettingUp>(&replaying->before) : nullptr;
    return before != nullptr ? &before->editor : editor();
}

std::optional<Position> TrainerSession::position() const
{
    if (const Replaying* line = replay())
        return line->position();
    if (mode() == Mode::play)
        return round_.position();
    const auto position = Position::from(editor()->setup());
    return position ? std::optional{*position} : std::nullopt;
}

std::optional<Material> TrainerSession::dealtEnding() const
{
    return dealing_ ? std::optional{dealing_->first.request.material} : std::nullopt;
}

/// What should be solved now, the most urgent first.
std::vector<Material> TrainerSession::wanted() const
{
    std::vector<Material> endings;
    const auto add = [&endings](const std::optional<Material>& ending) {
        if (ending)
            endings.push_back(*ending);
    };
    add(dealtEnding());
    if (considered_) {
        if (const auto position = Position::from(*considered_))
            add(endgame::ending_of(*position));
    }
    if (const std::optional<Position> shown = position())
        add(endgame::ending_of(*shown));
    add(prepared_);
    add(endgame::ending_of(round_.position()));
    endings.insert(endings.end(), endings_.begin(), endings_.end());
    return endings;
}

/// Notes the endings of the nodes that have come, so that all moves of the round are judged in time.
void TrainerSession::noteEndings()
{
    const std::vector<trainer::Game::Node>& nodes = round_.game().nodes();
    for (; notedNodes_ < nodes.size(); ++notedNodes_) {
        const auto ending = endgame::ending_of(nodes[notedNodes_].position);
        if (ending && std::ranges::find(endings_, *ending) == endings_.end())
            endings_.push_back(*ending);
    }
}

/// Has solved what is on the board now, and tells that it changed.
void TrainerSession::announce()
{
    noteEndings();
    tables_.want(wanted());
    const bool isOver = round_.end().has_value();
    const bool hasJustEnded = isOver && !wasOver_;
    wasOver_ = isOver;
    emit changed();
    if (hasJustEnded)
        emit ended();
}

/// Reads what the tables tell of the round now; whether that says who attacks in another way.
bool TrainerSession::learn()
{
    const chess::Color attacker = round_.attacker();
    const std::size_t judgedNow = round_.learn(tables_.known(), judgedAtOnce);
    if (judgedNow == judgedAtOnce)
        QMetaObject::invokeMethod(this, &TrainerSession::learnMore, Qt::QueuedConnection);
    if (judgedNow > 0)
        emit judged();
    return round_.attacker() != attacker;
}

/// Judges the next moves of a long game, and has them shown.
void TrainerSession::learnMore()
{
    learn();
    emit changed();
}

void TrainerSession::takeTables()
{
    const std::optional<Material> dealt = dealtEnding();
    if (dealt && tables_.known().covers(*dealt))
        return dealNow();
    if (dealt && tables_.obstacleTo(*dealt)) {
        dealing_.reset();
        emit dealFailed(DealTrouble::outOfMemory);
    }
    if (learn())
        emit seatsTaken();
    replyIfDue();
    announce();
}

void TrainerSession::cancelSolving()
{
    dealing_.reset();
    tables_.cancel();
}

void TrainerSession::consider(const std::optional<chess::Setup>& setup)
{
    considered_ = setup;
    tables_.want(wanted());
}

void TrainerSession::prepare(const std::optional<Material>& ending)
{
    prepared_ = ending;
    tables_.want(wanted());
}

void TrainerSession::deal(const trainer::Drill& drill, std::optional<std::uint64_t> seed)
{
    // Seeds are shown and typed, so that a fresh one is short.
    dealing_ = {drill, seed.value_or(QRandomGenerator::global()->bounded(1'000'000U))};
    if (tables_.known().covers(drill.request.material))
        return dealNow();
    announce();
    // It may have been cancelled before; whoever asks for it now wants it.
    tables_.retry();
}

void TrainerSession::dealNow()
{
    const auto [drill, seed] = *std::exchange(dealing_, std::nullopt);
    if (const auto position = random_start(tables_.known(), drill.request, seed))
        return take(Round{*position, drill.seat, trainer::Dealt{drill, seed}});
    emit dealFailed(DealTrouble::noSuchPosition);
    announce();
}

void TrainerSession::start(const Position& position, trainer::Seat seat)
{
    Round round{position, seat};
    state_ = Playing{};
    take(std::move(round));
}

void TrainerSession::take(Round round, const std::optional<chess::Setup>& setUp)
{
    emit leaving();
    dealing_.reset();
    considered_.reset();
    autoplay_.stop();
    round.set_rules(round_.rules());
    round_ = std::move(round);
    state_ = Playing{};
    if (setUp)
        state_ = SettingUp{trainer::SetupEditor{*setUp}};
    wasOver_ = round_.end().has_value();
    endings_.clear();
    notedNodes_ = 0;
    emit begun();
    learn();
    replyIfDue();
    emit seatsTaken();
    announce();
}

void TrainerSession::setRules(const trainer::DrawRules& rules)
{
    round_.set_rules(rules);
    replyIfDue();
    announce();
}

void TrainerSession::setOpponent(trainer::Opponent opponent)
{
    opponent_ = opponent;
    replyIfDue();
    announce();
}

void TrainerSession::setSeat(trainer::Seat seat)
{
    round_.set_seat(seat);
    replyIfDue();
    // Whoever changes seats wants an answer, even where moves were taken back.
    if (mode() == Mode::play && round_.is_programs_turn())
        askForReply();
    announce();
}

void TrainerSession::play(chess::Move move)
{
    if (!isUsersTurn() || !is_legal(round_.position(), move))
        return;
    state_ = Playing{};
    round_.play(move);
    learn();
    replyIfDue();
    announce();
}

void TrainerSession::takeBack()
{
    if (!canTakeBack())
        return;
    state_ = Playing{};
    round_.take_back();
    replyIfDue();
    announce();
}

void TrainerSession::redo()
{
    if (mode() != Mode::play)
        return;
    state_ = Playing{};
    round_.redo();
    replyIfDue();
    announce();
}

void TrainerSession::goTo(trainer::Game::NodeId node)
{
    if (mode() == Mode::play)
        state_ = Playing{};
    round_.go_to(node);
    replyIfDue();
    announce();
}

bool TrainerSession::isRestTrivial() const
{
    return mode() == Mode::play && round_.is_rest_trivial(tables_.known());
}

void TrainerSession::setFinishing(bool on)
{
    round_.set_finishing(on && isRestTrivial());
    if (mode() == Mode::play)
        state_ = Playing{};
    replyIfDue();
    announce();
}

bool TrainerSession::isHintShown() const
{
    const auto* playing = std::get_if<Playing>(&state_);
    return playing != nullptr && playing->isHintShown;
}

void TrainerSession::setHintShown(bool shown)
{
    if (auto* playing = std::get_if<Playing>(&state_)) {
        playing->isHintShown = shown;
        if (shown)
            round_.note_hint();
    }
    announce();
}

void TrainerSession::replyIfDue()
{
    replies_.cancel();
    if (isReplyDue())
        askForReply();
}

/// A position that is being solved waits for its table.
void TrainerSession::askForReply()
{
    if (tables_.coverageOf(round_.position()) == Coverage::solving)
        return;
    const auto opponent = round_.is_finishing() ? trainer::Opponent::perfect : opponent_;
    replies_.ask(round_.game(), tables_.known(), opponent, replyDelay_);
}

void TrainerSession::takeReply(chess::Move move)
{
    round_.reply(move);
    learn();
    if (round_.is_finishing())
        replyIfDue();
    announce();
}

void TrainerSession::enterSetUp()
{
    if (mode() == Mode::setUp)
        return;
    dealing_.reset();
    autoplay_.stop();
    replies_.cancel();
    round_.set_finishing(false);
    state_ = SettingUp{trainer::SetupEditor{position()->setup()}};
    announce();
}

void TrainerSession::leaveSetUp()
{
    considered_.reset();
    state_ = Playing{};
    replyIfDue();
    announce();
}

bool TrainerSession::enterReplay()
{
    const std::optional<Position> start = position();
    if (!start)
        return false;
    trainer::Line line{tables_.known(), *start};
    if (line.empty())
        return false;
    replies_.cancel();
    round_.set_finishing(false);
    std::variant<Playing, SettingUp> before;
    if (auto* settingUp = std::get_if<SettingUp>(&state_))
        before = std::move(*settingUp);
    else if (auto* replaying = std::get_if<Replaying>(&state_))
        before = std::move(replaying->before);
    state_ = Replaying{std::move(line), 0, std::move(before)};
    announce();
    return true;
}

void TrainerSession::leaveReplay()
{
    autoplay_.stop();
    if (auto* replaying = std::get_if<Replaying>(&state_)) {
        auto before = std::move(replaying->before);
        std::visit([this](auto& state) { state_ = std::move(state); }, before);
    }
    replyIfDue();
    announce();
}

void TrainerSession::goToPly(std::size_t ply)
{
    auto* replaying = std::get_if<Replaying>(&state_);
    if (replaying == nullptr)
        return;
    replaying->ply = std::min(ply, replaying->line.size());
    if (replaying->isAtEnd())
        autoplay_.stop();
    announce();
}

void TrainerSession::chooseAlternative(chess::Move move)
{
    auto* replaying = std::get_if<Replaying>(&state_);
    if (replaying == nullptr || replaying->isAtEnd())
        return;
    replaying->line = replaying->line.with_move(tables_.known(), replaying->ply, move);
    goToPly(replaying->ply + 1);
}

void TrainerSession::setAutoplaying(bool on)
{
    if (on && replay() != nullptr && !replay()->isAtEnd())
        autoplay_.start();
    else
        autoplay_.stop();
    announce();
}

} // namespace session
