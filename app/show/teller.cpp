// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/teller.h"

#include <QStringList>
#include <utility>

#include "text/phrasing.h"
#include "text/spoken.h"

using namespace Qt::StringLiterals;

namespace show {

Teller::Teller(session::TrainerSession& session, QObject* parent) : QObject{parent}, session_{session}
{
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &Teller::tell);
}

void Teller::look(const QStringList& sentences)
{
    said_ = sentences;
    timer_.start(0);
}

/// The move that has just been played; `nullopt` if there is none, or if it was a step back.
std::optional<LastMove> Teller::newMove()
{
    const std::optional<chess::Position> position = session_.position();
    const std::optional<chess::Setup> before =
        std::exchange(seen_, position ? std::optional{position->setup()} : std::nullopt);
    const std::optional<LastMove> last = lastMove(session_);
    return last && before == last->before.setup() ? last : std::nullopt;
}

void Teller::tell()
{
    QStringList sentences;
    if (const std::optional<LastMove> last = newMove()) {
        const QString move = text::spokenMove(last->before, last->move);
        emit moved(move, soundOf(last->before, last->move));
        const chess::Color mover = last->before.turn();
        const bool isUsers = session_.mode() == session::Mode::play && session_.round().is_users(mover);
        if (!isUsers)
            sentences.append(mover == chess::Color::white ? tr("White: %1.", "a move").arg(move)
                                                          : tr("Black: %1.", "a move").arg(move));
    }
    const QStringList before = std::exchange(told_, said_);
    for (const QString& sentence : said_) {
        if (!sentence.isEmpty() && sentence != u"…"_s && !before.contains(sentence))
            sentences.append(text::asSentence(sentence));
    }
    if (!sentences.isEmpty())
        emit told(text::joined(sentences));
}

} // namespace show
