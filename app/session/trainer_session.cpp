// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/trainer_session.h"

#include <algorithm>
#include <utility>

#include "chess/fen.h"
#include "chess/legal_moves.h"

namespace session {
namespace {

using chess::Position;
using endgame::Material;
using trainer::Round;

/// The number of moves judged at once; the rest of longer games is judged asynchronously to keep the window
/// responsive.
constexpr std::size_t judgedAtOnce = 64;

/// Pieces in the centre and mate in 27: an instructive first board before the user chooses one.
Position firstPosition()
{
    return *Position::from(chess::parse_fen("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1")->setup);
}

/// The ending of a position if it can be solved, even if only on demand.
std::optional<Material> endingOf(const auto& position)
{
    return position ? endgame::ending_of(*position, endgame::most_pieces_on_request) : std::nullopt;
}

/// True if the tablebases can never cover the position.
bool isBeyondTables(Coverage coverage)
{
    return coverage == Coverage::tooManyPieces || coverage == Coverage::castling;
}

/// The current position with the moves since the last irreversible one, which engines need to detect
/// repetitions; at most 100 plies, as games may be of any length.
engine::Question questionOf(const trainer::Game& game)
{
    std::vector<chess::Move> moves;
    trainer::Game::NodeId node = game.current();
    for (int left = std::min(100, game.position().halfmove_clock()); left > 0 && game.node(node).parent;
         --left) {
        // Engines do not accept null moves.
        if (game.node(node).move->is_null())
            break;
        moves.push_back(*game.node(node).move);
        node = *game.node(node).parent;
    }
    std::ranges::reverse(moves);
    return {game.node(node).position, std::move(moves)};
}

} // namespace

TrainerSession::TrainerSession(Solver solver, Numberer numberer, QObject* parent)
    : QObject{parent}
    , round_{firstPosition()}
    , tables_{std::move(solver)}
    , figures_{tables_}
    , method_{std::move(numberer)}
    , help_{round_, activity_, tables_, method_}
{
    connect(&dealer_, &Dealer::dealt, this, [this](Round round) {
        round.set_exam(dealsExam_);
        take(std::move(round));
    });
    connect(&dealer_, &Dealer::failed, this, [this](DealTrouble trouble) {
        emit dealFailed(trouble);
        announce();
    });
    connect(&tables_, &TableSupply::changed, this, &TrainerSession::takeTables);
    connect(&method_, &MethodSupply::changed, this, &TrainerSession::takeRanks);
    connect(&help_, &Help::changed, this, &TrainerSession::changed);
    connect(&help_, &Help::followingChanged, this, &TrainerSession::retryMethod);
    connect(&help_, &Help::moveWanted, this, &TrainerSession::playForUser);
    connect(&replies_, &ReplyThread::found, this, &TrainerSession::takeReply);
    connect(&replies_, &ReplyThread::failing, this, &TrainerSession::replyFailing);
    connect(&consultant_, &Consultant::found, this, &TrainerSession::takeReply);
    connect(&consultant_, &Consultant::changed, this, &TrainerSession::takeOpinion);
    tables_.want(wanted());
}

Mode TrainerSession::mode() const
{
    if (activity_.is_playing())
        return Mode::play;
    return activity_.editor() != nullptr ? Mode::setUp : Mode::replay;
}

bool TrainerSession::isAwaitingDeal() const
{
    return activity_.is_held() && dealtEnding() && tables_.share();
}

bool TrainerSession::holdsArrangement() const
{
    return heldEditor() != nullptr && heldEditor()->setup() != round_.position().setup();
}

/// The endings to solve now, most urgent first.
std::vector<Material> TrainerSession::wanted() const
{
    std::vector<Material> endings;
    const auto add = [&endings](const std::optional<Material>& ending) {
        if (ending)
            endings.push_back(*ending);
    };
    add(dealtEnding());
    if (considered_)
        add(endingOf(Position::from(*considered_)));
    add(endingOf(position()));
    add(prepared_);
    add(endgame::ending_of(round_.position(), endgame::most_pieces_on_request));
    endings.insert(endings.end(), round_.endings().begin(), round_.endings().end());
    return endings;
}

/// Returns the position on the board, for an engine, if the tablebases can never cover it. Replayed lines are
/// always covered.
std::optional<engine::Question> TrainerSession::questionForEngine() const
{
    const std::optional<Position> shown = position();
    if (engine().program().isEmpty() || !shown || !isBeyondTables(tables_.coverageOf(*shown)))
        return std::nullopt;
    if (mode() == Mode::setUp)
        return trainer::end_of(*shown) ? std::nullopt : std::optional{engine::Question{*shown}};
    return round_.end() ? std::nullopt : std::optional{questionOf(round_.game())};
}

/// Requests the solving and analysis of the current positions, and emits `changed`.
void TrainerSession::announce()
{
    tables_.want(wanted());
    consultant_.ask(questionForEngine());
    if (isMatingByMethod())
        method_.want();
    help_.look();
    const bool isOver = round_.end_of_line().has_value();
    const bool hasJustEnded = isOver && !wasOver_;
    wasOver_ = isOver;
    emit changed();
    if (hasJustEnded)
        emit ended();
}

/// Judges moves with the endings solved so far; true if that changes who attacks.
bool TrainerSession::learn()
{
    const chess::Color attacker = round_.attacker();
    const std::size_t judgedNow = round_.learn(tables_.known(), judgedAtOnce);
    if (judgedNow == judgedAtOnce)
        QMetaObject::invokeMethod(this, &TrainerSession::learnMore, Qt::QueuedConnection);
    return round_.attacker() != attacker;
}

/// Judges the next moves of a long game and refreshes the display.
void TrainerSession::learnMore()
{
    learn();
    emit changed();
}

void TrainerSession::takeTables()
{
    dealer_.look(tables_);
    if (learn())
        emit seatsTaken();
    goOn();
}

void TrainerSession::cancelSolving()
{
    const bool wasDealing = dealtEnding().has_value();
    dealer_.callOff();
    if (wasDealing)
        emit dealFailed(DealTrouble::cancelled);
    tables_.cancel();
}

void TrainerSession::retry()
{
    tables_.retry();
    if (engine().trouble())
        setEngine(QString{engine().program()});
    retryMethod();
}

void TrainerSession::requestSolving()
{
    if (const auto ending = endingOf(position()))
        tables_.request(*ending);
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
    dealsExam_ = false;
    ask(drill, seed);
}

void TrainerSession::dealExam(const trainer::Drill& drill)
{
    dealsExam_ = true;
    ask(drill, {});
}

void TrainerSession::ask(const trainer::Drill& drill, std::optional<std::uint64_t> seed)
{
    emit superseded();
    dealer_.ask(drill, seed);
    announce();
    // The ending may have been cancelled before or never requested; now it is wanted.
    if (tables_.known().covers(drill.request.material))
        dealer_.look(tables_);
    else if (is_on_request(drill.request.material))
        tables_.request(drill.request.material);
    else
        tables_.retry();
}

void TrainerSession::start(const Position& position, trainer::Seat seat)
{
    Round round{position, seat};
    // An arrangement that is played is not worth keeping besides.
    if (!holdsArrangement() || heldEditor()->setup() == position.setup())
        activity_.play();
    take(std::move(round));
}

void TrainerSession::take(Round round, const std::optional<chess::Setup>& setUp)
{
    emit superseded();
    emit leaving();
    help_.forget();
    method_.retry();
    dealer_.callOff();
    considered_.reset();
    round.adopt_rules(rules_);
    round_ = std::move(round);
    activity_.play();
    if (setUp)
        activity_.set_up(*setUp);
    wasOver_ = round_.end_of_line().has_value();
    emit begun();
    learn();
    replyIfDue();
    emit seatsTaken();
    announce();
}

void TrainerSession::setRules(const trainer::DrawRules& rules)
{
    rules_ = rules;
    round_.set_rules(rules);
    goOn();
}

void TrainerSession::setExam(bool on)
{
    round_.set_exam(on);
    if (round_.is_exam())
        activity_.end_replay();
    goOn();
}

void TrainerSession::setOpponent(trainer::Opponent opponent)
{
    opponent_ = opponent;
    method_.retry();
    goOn();
}

void TrainerSession::retryMethod()
{
    method_.retry();
    announce();
}

void TrainerSession::setEngine(const QString& path)
{
    consultant_.setProgram(path);
    goOn();
}

bool TrainerSession::isPlayedByEngine() const
{
    return opponent_ != trainer::Opponent::rule_of_thumb && round_.seat() != trainer::Seat::both &&
           mode() == Mode::play && engine().isThere() && questionForEngine();
}

/// Displays the engine's opinion, or replies by general principles if the engine has failed.
void TrainerSession::takeOpinion()
{
    if (engine().isThere())
        emit changed();
    else
        goOn();
}

void TrainerSession::setSeat(trainer::Seat seat)
{
    round_.set_seat(seat);
    replyIfDue();
    // Changing seats calls for a reply even if moves were taken back.
    if (mode() == Mode::play && round_.is_programs_turn())
        askForReply();
    announce();
}

bool TrainerSession::canPlay(chess::Move move) const
{
    const bool passes = move.is_null() && !round_.position().is_check();
    return isUsersTurn() && (passes || is_legal(round_.position(), move));
}

void TrainerSession::play(chess::Move move)
{
    if (!canPlay(move))
        return;
    help_.noteLead();
    round_.play(move, help_.leadTo(move));
    learn();
    goOn();
}

void TrainerSession::playForUser(chess::Move move)
{
    if (!canPlay(move))
        return;
    round_.play_for_user(move, help_.leadTo(move));
    learn();
    goOn();
}

void TrainerSession::takeBack(trainer::TakeBack kind)
{
    if (!canTakeBack())
        return;
    round_.take_back(kind);
    goOn();
}

void TrainerSession::takeBackTo(trainer::Game::NodeId node)
{
    round_.take_back_to(node);
    goOn();
}

void TrainerSession::redo()
{
    if (mode() != Mode::play)
        return;
    round_.redo();
    goOn();
}

void TrainerSession::goTo(trainer::Game::NodeId node)
{
    round_.go_to(node);
    goOn();
}

void TrainerSession::giveUp()
{
    if (!isUsersTurn())
        return;
    round_.give_up_at(round_.game().current());
    announce();
}

bool TrainerSession::isRestTrivial() const
{
    return mode() == Mode::play && help_.isOffered() && round_.is_rest_trivial(tables_.known());
}

void TrainerSession::setFinishing(bool on)
{
    round_.set_finishing(on && isRestTrivial());
    goOn();
}

/// Makes the program reply if it is its turn, and emits `changed`.
void TrainerSession::goOn()
{
    replyIfDue();
    announce();
}

void TrainerSession::replyIfDue()
{
    cancelReply();
    if (isReplyDue())
        askForReply();
}

void TrainerSession::cancelReply()
{
    replies_.cancel();
    consultant_.cancelReply();
}

bool TrainerSession::isMatingByMethod() const
{
    const auto attacker = endgame::attacker_of(endgame::kbnk, round_.position().board());
    return opponent_ == trainer::Opponent::method && attacker && !round_.is_users(*attacker);
}

/// Waits if the position is being solved, or if the program plays by the method and that is being prepared.
void TrainerSession::askForReply()
{
    if (isMatingByMethod())
        method_.want();
    if (tables_.coverageOf(round_.position()) == Coverage::solving ||
        (isMatingByMethod() && method_.isWorking()))
        return;
    if (isPlayedByEngine()) {
        consultant_.ask(questionForEngine());
        return consultant_.wantReply(replyDelay_);
    }
    const auto opponent = round_.is_finishing() ? trainer::Opponent::perfect : opponent_;
    replies_.ask(round_.game(), tables_.known(), opponent, replyDelay_);
}

void TrainerSession::takeRanks()
{
    if (method_.ranks()) {
        replies_.learnMethod(*method_.ranks());
        help_.learn(*method_.ranks());
    }
    goOn();
}

void TrainerSession::takeReply(chess::Move move)
{
    round_.reply(move);
    learn();
    goOn();
}

void TrainerSession::enterSetUp()
{
    if (mode() == Mode::setUp)
        return;
    emit superseded();
    dealer_.callOff();
    cancelReply();
    round_.set_finishing(false);
    activity_.set_up(position()->setup());
    announce();
}

void TrainerSession::leaveSetUp()
{
    considered_.reset();
    activity_.play();
    goOn();
}

bool TrainerSession::enterReplay()
{
    const std::optional<Position> start = position();
    if (!start || !activity_.begin_replay(tables_.known(), *start))
        return false;
    cancelReply();
    round_.set_finishing(false);
    announce();
    return true;
}

void TrainerSession::leaveReplay()
{
    activity_.end_replay();
    goOn();
}

void TrainerSession::goToPly(std::size_t ply)
{
    if (replay() == nullptr)
        return;
    activity_.go_to_ply(ply);
    announce();
}

void TrainerSession::chooseAlternative(chess::Move move)
{
    if (replay() == nullptr)
        return;
    activity_.choose(tables_.known(), move);
    goToPly(replay()->ply);
}

} // namespace session
