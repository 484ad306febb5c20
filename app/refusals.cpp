// SPDX-License-Identifier: GPL-3.0-or-later
#include "refusals.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "words.h"

using namespace Qt::StringLiterals;

namespace app {
namespace {

using chess::Color;
using chess::FenError;
using chess::FenNotice;
using chess::Position;
using chess::SetupFault;

/// Gives the functions of this file a `tr()`.
struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(Refusals)
};

QString sideName(Color color)
{
    return color == Color::white ? Refusals::tr("White") : Refusals::tr("Black");
}

} // namespace

QString faultSentence(const SetupFault& fault)
{
    const QString side = fault.side ? sideName(*fault.side) : QString{};
    const QString squares = squareNames(fault.squares);
    switch (fault.kind) {
    case SetupFault::Kind::no_king:
        return Refusals::tr("%1 has no king.").arg(side);
    case SetupFault::Kind::too_many_kings:
        return Refusals::tr("%1 has more than one king (%2).").arg(side, squares);
    case SetupFault::Kind::kings_touch:
        return Refusals::tr("The kings touch (%1).").arg(squares);
    case SetupFault::Kind::pawn_on_last_rank:
        return Refusals::tr("No pawn can stand on the first or last rank (%1).").arg(squares);
    case SetupFault::Kind::too_many_pawns:
        return Refusals::tr("%1 has more than eight pawns.").arg(side);
    case SetupFault::Kind::too_many_men:
        return Refusals::tr("%1 has more than sixteen men.").arg(side);
    case SetupFault::Kind::too_many_promoted:
        return Refusals::tr("%1 has more men than its pawns can have become.").arg(side);
    case SetupFault::Kind::king_can_be_taken:
        return Refusals::tr("%1 is in check (%2) but not to move; give the other side the move.")
            .arg(side, squares);
    case SetupFault::Kind::impossible_check:
        return Refusals::tr("No move can have given this check to %1 (%2).").arg(side, squares);
    case SetupFault::Kind::castling_lost:
        return Refusals::tr("%1 cannot castle: king or rook has left home (%2).").arg(side, squares);
    case SetupFault::Kind::impossible_passing:
        return Refusals::tr("No pawn can just have passed %1.").arg(squares);
    }
    return {};
}

QString faultSentences(const std::vector<SetupFault>& faults)
{
    QStringList sentences;
    for (const SetupFault& fault : faults)
        sentences.append(faultSentence(fault));
    return sentences.join(u' ');
}

QString fenErrorSentence(const FenError& error, const QString& text)
{
    // Offsets count bytes, people count characters.
    const QByteArray bytes =
        text.toUtf8().first(std::min<qsizetype>(static_cast<qsizetype>(error.offset), text.toUtf8().size()));
    const auto at = QString::fromUtf8(bytes).size();
    const QString sign = at < text.size() ? text.mid(at, 1) : QString{};
    const QString place = QString::number(at + 1);
    switch (error.kind) {
    case FenError::Kind::empty:
        return Refusals::tr("This is no position: the text is empty.");
    case FenError::Kind::too_long:
        return Refusals::tr("This is no position: the text is longer than %1 characters.")
            .arg(chess::fen_length_limit);
    case FenError::Kind::not_ascii:
        return Refusals::tr("This cannot be read: character %1 is none that a FEN has.").arg(place);
    case FenError::Kind::bad_character:
        return Refusals::tr("This cannot be read: “%1” at character %2 is no man and no number of squares.")
            .arg(sign, place);
    case FenError::Kind::rank_too_long:
        return Refusals::tr("This cannot be read: rank %1 has more than eight squares (character %2).")
            .arg(error.rank)
            .arg(place);
    case FenError::Kind::rank_too_short:
        return Refusals::tr("This cannot be read: rank %1 has fewer than eight squares (character %2).")
            .arg(error.rank)
            .arg(place);
    case FenError::Kind::too_many_ranks:
        return Refusals::tr("This cannot be read: there are more than eight ranks (character %1).")
            .arg(place);
    case FenError::Kind::too_few_ranks:
        return Refusals::tr("This cannot be read: there are fewer than eight ranks (character %1).")
            .arg(place);
    case FenError::Kind::bad_side:
        return Refusals::tr("This cannot be read: the side to move must be w or b (character %1).")
            .arg(place);
    case FenError::Kind::bad_castling:
        return Refusals::tr("This cannot be read: castling must be - or some of KQkq (character %1).")
            .arg(place);
    case FenError::Kind::bad_en_passant:
        return Refusals::tr(
                   "This cannot be read: en passant must be - or a square of the third or sixth rank "
                   "(character %1).")
            .arg(place);
    case FenError::Kind::bad_halfmove_clock:
        return Refusals::tr(
                   "This cannot be read: the halfmove clock must be a number from 0 to 9999 (character %1).")
            .arg(place);
    case FenError::Kind::bad_move_number:
        return Refusals::tr("This cannot be read: the move number must be from 1 to 9999 (character %1).")
            .arg(place);
    case FenError::Kind::extra_text:
        return Refusals::tr("This cannot be read: something stands behind the position (character %1).")
            .arg(place);
    }
    return {};
}

QString fenNoticeSentences(const std::vector<FenNotice>& notices)
{
    QStringList sentences;
    for (const FenNotice notice : notices) {
        switch (notice) {
        case FenNotice::side_assumed:
            sentences.append(Refusals::tr("No side to move was given: White moves."));
            break;
        case FenNotice::castling_assumed:
        case FenNotice::en_passant_assumed:
        case FenNotice::clocks_assumed:
            break; // what is assumed there is what everybody expects
        case FenNotice::castling_dropped:
            sentences.append(Refusals::tr("Castling was left out: king or rook is not at home."));
            break;
        case FenNotice::en_passant_dropped:
            sentences.append(Refusals::tr("En passant was left out: no pawn can just have passed there."));
            break;
        }
    }
    return sentences.join(u' ');
}

QString moveErrorSentence(const Position& position, const chess::MoveTextError& error, const QString& text)
{
    constexpr qsizetype longestQuotation = 12;
    const QString quoted = text.size() > longestQuotation ? text.first(longestQuotation) + u'…' : text;
    switch (error.kind) {
    case chess::MoveTextError::Kind::unreadable:
        return Refusals::tr("“%1” is no move. Type one like Nd3 or e3d5.").arg(quoted);
    case chess::MoveTextError::Kind::illegal:
        return Refusals::tr("“%1” is not possible here.").arg(quoted);
    case chess::MoveTextError::Kind::ambiguous:
        return Refusals::tr("“%1” could be %2. Say which.")
            .arg(quoted, moveNames(position, error.candidates));
    }
    return {};
}

} // namespace app
