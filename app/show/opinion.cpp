// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/opinion.h"

#include <QCoreApplication>
#include <QLocale>
#include <cstdlib>

#include "text/words.h"

namespace show {
namespace {

/// Gives the functions of this file a `tr()`.
struct Opinions {
    Q_DECLARE_TR_FUNCTIONS(Opinions)
};

/// Less than that is nothing to speak of, in hundredths of a pawn.
constexpr int smallestLead = 25;

QString leadSentence(const QString& name, chess::Color mover, engine::Lead lead)
{
    if (std::abs(lead.centipawns) < smallestLead)
        return Opinions::tr("%1 thinks that neither side is ahead.", "Stockfish 15.1").arg(name);
    const chess::Color leader = lead.centipawns > 0 ? mover : !mover;
    return (leader == chess::Color::white ? Opinions::tr("%1 thinks that White is ahead by %2 pawns.")
                                          : Opinions::tr("%1 thinks that Black is ahead by %2 pawns."))
        .arg(name, QLocale{}.toString(std::abs(lead.centipawns) / 100.0, 'f', 1));
}

QString mateSentence(const QString& name, chess::Color mover, engine::Mate mate)
{
    const chess::Color winner = mate.moves > 0 ? mover : !mover;
    return (winner == chess::Color::white ? Opinions::tr("%1 thinks that White mates in %2.")
                                          : Opinions::tr("%1 thinks that Black mates in %2."))
        .arg(name, QLocale{}.toString(std::abs(mate.moves)));
}

QString sentenceOf(const QString& name, const chess::Position& position, const engine::Opinion& opinion)
{
    const auto* lead = std::get_if<engine::Lead>(&opinion.score);
    return lead != nullptr ? leadSentence(name, position.turn(), *lead)
                           : mateSentence(name, position.turn(), *std::get_if<engine::Mate>(&opinion.score));
}

/// Whether nobody is looking for a move on the board.
bool isOpen(const session::TrainerSession& session)
{
    return session.mode() == session::Mode::setUp || session.round().seat() == trainer::Seat::both;
}

} // namespace

QString troubleSentence(const QString& name, engine::Trouble trouble)
{
    switch (trouble) {
    case engine::Trouble::notStarted:
        return Opinions::tr("%1 cannot be started.").arg(name);
    case engine::Trouble::noEngine:
        return Opinions::tr("%1 does not answer as a chess engine does.").arg(name);
    case engine::Trouble::ended:
        return Opinions::tr("%1 has ended by itself.").arg(name);
    case engine::Trouble::silent:
        return Opinions::tr("%1 does not answer any more.").arg(name);
    case engine::Trouble::illegalMove:
        return Opinions::tr("%1 has chosen a move that is not legal.").arg(name);
    }
    return {};
}

QString opinionOn(const session::TrainerSession& session, const chess::Position& position)
{
    const engine::Engine& engine = session.engine();
    if (!engine.question() || engine.question()->position().setup() != position.setup())
        return {};
    if (engine.trouble())
        return troubleSentence(engine.name(), *engine.trouble()) + u' ' +
               Opinions::tr("Your opponent plays by rule of thumb here until you try again, or choose an "
                            "engine under Training, Engine beyond the tables.");
    if (!engine.opinion())
        return Opinions::tr("%1 is thinking…").arg(engine.name());
    QString words = sentenceOf(engine.name(), position, *engine.opinion());
    if (engine.opinion()->best && isOpen(session))
        words +=
            u' ' + Opinions::tr("It would play %1.").arg(text::moveName(position, *engine.opinion()->best));
    return words + u' ' + Opinions::tr("That is an engine’s opinion, not a proof.");
}

} // namespace show
