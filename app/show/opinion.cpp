// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/opinion.h"

#include <QCoreApplication>
#include <QLocale>
#include <cstdlib>

#include "text/phrasing.h"
#include "text/words.h"

namespace show {
namespace {

/// The translation context of the engine's opinions.
struct Opinions {
    Q_DECLARE_TR_FUNCTIONS(Opinions)
};

/// In hundredths of a pawn; positions with a smaller lead count as equal.
constexpr int smallestLead = 25;

QString leadSentence(const QString& name, chess::Color mover, engine::Lead lead)
{
    if (std::abs(lead.centipawns) < smallestLead)
        return Opinions::tr("%1 considers the position equal.", "Stockfish 15.1").arg(name);
    const chess::Color leader = lead.centipawns > 0 ? mover : !mover;
    return (leader == chess::Color::white ? Opinions::tr("%1 considers White %2 pawns ahead.")
                                          : Opinions::tr("%1 considers Black %2 pawns ahead."))
        .arg(name, QLocale{}.toString(std::abs(lead.centipawns) / 100.0, 'f', 1));
}

QString mateSentence(const QString& name, chess::Color mover, engine::Mate mate)
{
    const chess::Color winner = mate.moves > 0 ? mover : !mover;
    return (winner == chess::Color::white ? Opinions::tr("%1 sees mate in %2 for White.")
                                          : Opinions::tr("%1 sees mate in %2 for Black."))
        .arg(name, QLocale{}.toString(std::abs(mate.moves)));
}

QString sentenceOf(const QString& name, const chess::Position& position, const engine::Opinion& opinion)
{
    const auto* lead = std::get_if<engine::Lead>(&opinion.score);
    return lead != nullptr ? leadSentence(name, position.turn(), *lead)
                           : mateSentence(name, position.turn(), *std::get_if<engine::Mate>(&opinion.score));
}

/// True if the user is not looking for a move on the board.
bool isOpen(const session::TrainerSession& session)
{
    return session.mode() == session::Mode::setUp || session.round().seat() == trainer::Seat::both;
}

} // namespace

QString troubleSentence(const QString& name, engine::Trouble trouble)
{
    switch (trouble) {
    case engine::Trouble::notStarted:
        return Opinions::tr("%1 could not be started.").arg(name);
    case engine::Trouble::noEngine:
        return Opinions::tr("%1 does not respond like a UCI engine.").arg(name);
    case engine::Trouble::ended:
        return Opinions::tr("%1 has quit unexpectedly.").arg(name);
    case engine::Trouble::silent:
        return Opinions::tr("%1 is no longer responding.").arg(name);
    case engine::Trouble::illegalMove:
        return Opinions::tr("%1 has chosen an illegal move.").arg(name);
    }
    return {};
}

QString opinionOn(const session::TrainerSession& session, const chess::Position& position)
{
    const engine::Engine& engine = session.engine();
    if (!engine.question() || engine.question()->position().setup() != position.setup())
        return {};
    if (engine.trouble())
        return text::joined(
            {troubleSentence(engine.name(), *engine.trouble()),
             Opinions::tr("Your opponent plays by general principles here until you try again or "
                          "choose an engine under Settings, Engine beyond the tablebases.")});
    if (!engine.opinion())
        return Opinions::tr("%1 is thinking…").arg(engine.name());
    QStringList sentences{sentenceOf(engine.name(), position, *engine.opinion())};
    if (engine.opinion()->best && isOpen(session))
        sentences.append(
            Opinions::tr("It would play %1.").arg(text::moveName(position, *engine.opinion()->best)));
    sentences.append(Opinions::tr("That is an engine's opinion, not a proof."));
    return text::joined(sentences);
}

} // namespace show
