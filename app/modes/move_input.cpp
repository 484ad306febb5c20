// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/move_input.h"

#include <QRegularExpression>
#include <algorithm>
#include <chrono>
#include <utility>

#include "chess/legal_moves.h"
#include "chess/san.h"
#include "text/phrasing.h"
#include "text/refusals.h"
#include "text/words.h"

using namespace Qt::StringLiterals;

namespace modes {

using chess::Move;
using chess::Position;
using chess::Square;
using namespace std::chrono_literals;

namespace {

constexpr auto threatLasts = 2500ms;

/// The promotion that a text means without naming its piece; `nullopt` if it may mean several moves.
std::optional<Move> promotionWithoutPiece(const chess::SanError& error)
{
    if (error.candidates.empty() || !error.candidates.front().promotion)
        return std::nullopt;
    const Move first = error.candidates.front();
    const bool isOne = std::ranges::all_of(
        error.candidates, [first](Move other) { return other.from == first.from && other.to == first.to; });
    return isOne ? std::optional{first} : std::nullopt;
}

} // namespace

MoveInput::MoveInput(session::TrainerSession& session, board::BoardView& board, panels::RecordCard& record)
    : session_{session}
    , board_{board}
    , record_{record}
{
    connect(&board_, &board::BoardView::moveIntended, this, &MoveInput::movePiece);
    connect(&board_, &board::BoardView::moveRefused, this, &MoveInput::refuse);
    connect(&board_, &board::BoardView::promotionChosen, this, &MoveInput::promote);
    threatTimer_.setSingleShot(true);
    connect(&threatTimer_, &QTimer::timeout, this, [this] { setThreat({}); });
    connect(&record_, &panels::RecordCard::moveTyped, this, &MoveInput::take);
    connect(&session_, &session::TrainerSession::changed, this, [this] {
        threat_.reset();
        const Shown shown = whatIsShown();
        const bool isOver = session_.mode() == session::Mode::play && session_.round().end();
        if (std::exchange(shownIn_, shown) != shown || isOver)
            clearEntry();
    });
    // The hint answers what was meant.
    connect(&session_.help(), &session::Help::changed, this, [this] { record_.setEntryTrouble({}); });
    connect(&session_, &session::TrainerSession::begun, this, &MoveInput::clearEntry);
    shownIn_ = whatIsShown();
}

MoveInput::Shown MoveInput::whatIsShown() const
{
    const std::optional<Position> position = session_.position();
    return {session_.mode(), position ? std::optional{position->setup()} : std::nullopt};
}

void MoveInput::movePiece(Square from, Square to)
{
    if (session_.mode() == session::Mode::setUp) {
        session_.edit([=](trainer::SetupEditor& editor) { editor.move(from, to); });
        return;
    }
    const Position& position = session_.round().position();
    if (is_legal(position, {from, to})) {
        session_.play({from, to});
    } else if (is_legal(position, {from, to, chess::Role::queen})) {
        board_.askPromotion(from, to);
    }
}

void MoveInput::promote(Square from, Square to, chess::Role role)
{
    if (is_legal(session_.round().position(), {from, to, role}))
        session_.play({from, to, role});
}

void MoveInput::play(Move move)
{
    if (const auto reason = whyNotNow())
        emit refused(*reason, {});
    else
        session_.play(move);
}

/// The reason why the user cannot move at all; `nullopt` if the user can.
std::optional<text::Remark> MoveInput::whyNotNow() const
{
    if (session_.mode() == session::Mode::replay)
        return text::Remark{text::Tone::plain, tr("No other moves can be played in a replay."),
                            tr("Choose “Play from here” first.")};
    if (session_.isUsersTurn())
        return std::nullopt;
    const trainer::Round& round = session_.round();
    if (round.is_exam() && round.game().can_redo())
        return text::Remark{text::Tone::plain, tr("In an exam, moves cannot be taken back."),
                            tr("Go to the last move to play on.")};
    const auto end = round.end();
    return text::Remark{text::Tone::plain,
                        end ? tr("The game is over. %1").arg(text::endSentence(end->reason))
                            : tr("It is not your move."),
                        {}};
}

void MoveInput::refuse(Square from, std::optional<Square> to)
{
    if (session_.mode() == session::Mode::setUp)
        return;
    if (const auto reason = whyNotNow()) {
        emit refused(*reason, from);
        return;
    }
    const Position& position = session_.round().position();
    const chess::Refusal refusal = to ? refusal_of(position, from, *to) : refusal_of(position, from);
    emit refused({text::Tone::plain, text::refusalSentence(position, from, to, refusal), {}}, from);
    showThreat(refusal);
}

void MoveInput::showThreat(const chess::Refusal& refusal)
{
    if (refusal.attacker)
        setThreat(board::Arrow{*refusal.attacker, *refusal.king, board::ArrowKind::reply});
    else
        setThreat({});
}

void MoveInput::setThreat(const std::optional<board::Arrow>& threat)
{
    if (threat)
        threatTimer_.start(threatLasts);
    if (threat_ == threat)
        return;
    threat_ = threat;
    emit threatChanged();
}

void MoveInput::typeOn(const QString& text)
{
    record_.entry()->setFocus();
    record_.entry()->insert(text);
}

/// Handles typed text: squares if the task is to select squares, else a move.
void MoveInput::take(const QString& text)
{
    if (text.trimmed().isEmpty())
        return;
    if (board_.diagram().hand == board::Hand::points)
        typeSquares(text);
    else
        typeMove(text);
}

void MoveInput::typeSquares(const QString& text)
{
    static const QRegularExpression separators{u"[\\s,;]+"_s};
    const std::string names = text.toLower().remove(separators).toStdString();
    chess::Bitboard squares;
    for (std::size_t i = 0; i < names.size(); i += 2) {
        const auto square = chess::parse_square(names.substr(i, 2));
        if (!square)
            return refuseTyped(tr("This question asks for squares: type them like “c3 d5”."));
        squares |= chess::Bitboard{*square};
    }
    leaveEntry();
    emit squaresTyped(squares);
}

void MoveInput::typeMove(const QString& text)
{
    emit moveTyped();
    const Position& position = session_.round().position();
    if (const auto reason = whyNotNow()) {
        refuseTyped(text::joined({reason->headline, reason->reason}));
        return;
    }
    auto move = parse_move(position, text::withEnglishLetters(text).toStdString());
    // Also in English, and with small letters for pieces.
    const QString capital = text.left(1).toUpper() + text.mid(1);
    for (const QString& other : {text, text::withEnglishLetters(capital), capital}) {
        if (move)
            break;
        if (const auto meant = parse_move(position, other.toStdString()))
            move = meant;
    }
    if (!move) {
        if (const auto promotion = promotionWithoutPiece(move.error())) {
            leaveEntry();
            // Return goes on to the focused button, which must not be that of the queen yet.
            QMetaObject::invokeMethod(
                &board_, [this, promotion] { board_.askPromotion(promotion->from, promotion->to); },
                Qt::QueuedConnection);
            return;
        }
        refuseTyped(text, move.error());
        return;
    }
    // The next key applies to the game again: Ctrl+Z takes this move back.
    leaveEntry();
    session_.play(*move);
}

/// Explains the refusal if the text has only one possible meaning, or is a move that exposes the king.
void MoveInput::refuseTyped(const QString& text, const chess::SanError& error)
{
    const Position& position = session_.round().position();
    std::optional<std::pair<Move, chess::Refusal>> reason;
    for (const Move named : error.named) {
        const chess::Refusal refusal = refusal_of(position, named.from, named.to);
        if (refusal.attacker || error.named.size() == 1)
            reason = {named, refusal};
    }
    if (!reason)
        return refuseTyped(text::moveErrorSentence(position, error, text));
    const auto& [move, refusal] = *reason;
    refuseTyped(text::refusalSentence(position, move.from, move.to, refusal));
    showThreat(refusal);
}

void MoveInput::refuseTyped(const QString& reason)
{
    record_.setEntryTrouble(reason);
    // The next input replaces it.
    record_.entry()->selectAll();
}

void MoveInput::clearEntry()
{
    record_.entry()->clear();
    record_.setEntryTrouble({});
}

bool MoveInput::isTyping() const
{
    return record_.entry()->hasFocus() || !record_.entry()->text().isEmpty();
}

void MoveInput::leaveEntry()
{
    clearEntry();
    board_.setFocus();
    // Typing is not pointing: Enter goes on.
    board_.showCursor(false);
}

} // namespace modes
