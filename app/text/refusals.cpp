// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/refusals.h"

#include <QCoreApplication>
#include <QStringList>
#include <string>
#include <variant>

#include "reasons/reasons.h"
#include "text/phrasing.h"
#include "text/piece_names.h"
#include "text/words.h"

using namespace Qt::StringLiterals;

namespace text {
namespace {

using chess::FenError;
using chess::FenNotice;
using chess::Position;
using chess::SetupFault;

/// The translation context of the reasons for refused input.
struct Refusals {
    Q_DECLARE_TR_FUNCTIONS(Refusals)
};

/// Returns the sentence in the user's language with its placeholders replaced.
QString filled(const reasons::Sentence& sentence)
{
    const auto translated = [](const char* english) {
        return QCoreApplication::translate(reasons::context, english);
    };
    QString text = translated(sentence.text);
    qsizetype place = 0;
    for (const reasons::Argument& argument : sentence.arguments) {
        const auto* const side = std::get_if<chess::Color>(&argument);
        text.replace(u'%' + QString::number(++place),
                     side != nullptr ? translated(reasons::name(*side))
                                     : QString::fromStdString(std::get<std::string>(argument)));
    }
    return text;
}

} // namespace

QString faultSentence(const SetupFault& fault)
{
    return filled(reasons::why_illegal(fault));
}

QString faultSentences(const std::vector<SetupFault>& faults)
{
    QStringList sentences;
    for (const SetupFault& fault : faults)
        sentences.append(faultSentence(fault));
    return joined(sentences);
}

QString fenErrorSentence(const FenError& error, const QString& text)
{
    // A place in the text helps only if it is meant to be a FEN.
    return error.kind == FenError::Kind::bad_character && !text.contains(u'/')
               ? Refusals::tr("That is not a FEN, which looks like %1.")
                     .arg(QStringLiteral("8/8/4k3/8/8/3BN3/3K4/8 w"))
               : filled(reasons::why_unreadable(error, text.toStdString()));
}

QString pgnErrorSentence(const chess::PgnError& error)
{
    return Refusals::tr("Line %1, column %2: %3", "a place in a file, and what is wrong there")
        .arg(error.line)
        .arg(error.column)
        .arg(filled(reasons::why_left_out(error)));
}

QString uncoveredSentence(const Position& position)
{
    return filled(reasons::why_uncovered(position, endgame::most_pieces_on_request));
}

QString fenNoticeSentences(const std::vector<FenNotice>& notices)
{
    QStringList sentences;
    for (const FenNotice notice : notices) {
        switch (notice) {
        case FenNotice::side_assumed:
            sentences.append(Refusals::tr("The side to move was not given: White is assumed."));
            break;
        case FenNotice::castling_assumed:
        case FenNotice::en_passant_assumed:
        case FenNotice::clocks_assumed:
            break; // the assumed values are the usual ones
        case FenNotice::castling_dropped:
            sentences.append(Refusals::tr("Castling rights were dropped: the king or rook is not on its "
                                          "home square."));
            break;
        case FenNotice::en_passant_dropped:
            sentences.append(Refusals::tr("The en passant square was dropped: no pawn can just have "
                                          "passed it."));
            break;
        case FenNotice::move_number_raised:
            sentences.append(Refusals::tr("The move number 0 was read as 1."));
            break;
        }
    }
    return joined(sentences);
}

namespace {

/// Returns a piece as the subject of a sentence.
QString subject(chess::Role role)
{
    switch (role) {
    case chess::Role::pawn:
        return Refusals::tr("The pawn");
    case chess::Role::knight:
        return Refusals::tr("The knight");
    case chess::Role::bishop:
        return Refusals::tr("The bishop");
    case chess::Role::rook:
        return Refusals::tr("The rook");
    case chess::Role::queen:
        return Refusals::tr("The queen");
    case chess::Role::king:
        return Refusals::tr("The king");
    }
    return {};
}

} // namespace

QString refusalSentence(const Position& position, chess::Square from, std::optional<chess::Square> to,
                        const chess::Refusal& refusal)
{
    switch (refusal.kind) {
    case chess::Refusal::Kind::no_piece:
        return Refusals::tr("There is no piece on %1.").arg(squareName(from));
    case chess::Refusal::Kind::not_to_move:
        return position.turn() == chess::Color::white ? Refusals::tr("It is White's turn.")
                                                      : Refusals::tr("It is Black's turn.");
    case chess::Refusal::Kind::unreachable: {
        const QString piece = subject(position.board().role_at(from));
        return to ? Refusals::tr("%1 cannot go to %2.").arg(piece, squareName(*to))
                  : Refusals::tr("%1 cannot move.").arg(piece);
    }
    case chess::Refusal::Kind::king_falls: {
        const chess::Role attacker = position.board().role_at(*refusal.attacker);
        const bool isKings = to && position.board().role_at(from) == chess::Role::king;
        if (isKings && attacker == chess::Role::king)
            return Refusals::tr("The other king guards %1.").arg(squareName(*to));
        if (isKings)
            return Refusals::tr("%1 on %2 guards %3.", "a piece, its square and the square that it guards")
                .arg(subject(attacker), squareName(*refusal.attacker), squareName(*to));
        return Refusals::tr("%1 on %2 would take the king.")
            .arg(subject(attacker), squareName(*refusal.attacker));
    }
    }
    return {};
}

QString moveErrorSentence(const Position& position, const chess::SanError& error, const QString& text)
{
    constexpr qsizetype longestQuotation = 12;
    const QString quoted = text.size() > longestQuotation ? text.first(longestQuotation) + u'…' : text;
    switch (error.kind) {
    case chess::SanError::Kind::unreadable:
        return Refusals::tr("“%1” is not a move. Type one like Nd3 or e3d5.").arg(quoted);
    case chess::SanError::Kind::illegal:
        return Refusals::tr("“%1” is not possible here.").arg(quoted);
    case chess::SanError::Kind::ambiguous:
        return Refusals::tr("“%1” could be %2. Please be more specific.")
            .arg(quoted, moveNames(position, error.candidates));
    }
    return {};
}

} // namespace text
