// SPDX-License-Identifier: GPL-3.0-or-later

// Lists random positions of many endings with the words of the window about each, for reading them as a
// trainer would: the coach's advice, the hints, and the remark on a random move after the program's reply.
//
//     remark_list SEED [COUNT [FOLDER]]        COUNT 192; FOLDER stores solved endings of five pieces

#include <QGuiApplication>
#include <array>
#include <cstdio>
#include <functional>
#include <random>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "endgame/material.h"
#include "session/trainer_session.h"
#include "show/coach.h"
#include "text/languages.h"
#include "text/phrasing.h"
#include "trainer/technique.h"

namespace {

using namespace Qt::StringLiterals;
using chess::Color;
using chess::Position;
using endgame::Material;

constexpr std::array endings{"KBNK", "KPK",  "KRK",  "KQK",  "KBBK", "KBPK",  "KQKR",  "KRKP",
                             "KQKP", "KPKP", "KPPK", "KRKB", "KRKN", "KRPKR", "KBNKP", "KRBKR"};

/// A legal position of an ending, with either side as the attacker and to move.
Position sample_position(const Material& ending, std::mt19937_64& random)
{
    for (;;) {
        const Material seen = random() % 2 == 0 ? ending : ending.reversed();
        chess::Setup setup;
        setup.turn = random() % 2 == 0 ? Color::white : Color::black;
        const auto square = [&] {
            return chess::square_at(static_cast<int>(random() % chess::square_count));
        };
        setup.board.put(square(), {Color::white, chess::Role::king});
        setup.board.put(square(), {Color::black, chess::Role::king});
        for (const endgame::Piece piece : seen.pieces())
            setup.board.put(
                square(), {piece.side == endgame::Side::attacker ? Color::white : Color::black, piece.role});
        const auto position = Position::from(setup);
        if (position && setup.board.occupied().size() == static_cast<int>(ending.pieces().size()) + 2 &&
            !legal_moves(*position).empty() && !is_dead(*position))
            return *position;
    }
}

void print(const QString& title, const text::Remark& remark)
{
    const QString line =
        remark.reason.isEmpty() ? remark.headline : remark.headline + u"  |  "_s + remark.reason;
    std::printf("%-8s %s\n", qPrintable(title), line.toUtf8().constData());
}

void wait_for(const std::function<bool()>& condition)
{
    while (!condition())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void start(session::TrainerSession& session, const Position& position, trainer::Seat seat)
{
    session.start(position, seat);
    session.requestSolving();
    wait_for([&] { return session.tables().verdictOf(position).has_value(); });
}

void list(session::TrainerSession& session, const Position& position, std::mt19937_64& random)
{
    start(session, position, trainer::Seat::attacker);
    if (!session.isUsersTurn())
        start(session, position, trainer::Seat::defender);
    print(u"Advice"_s, show::remarkOf(session));
    // The last two rungs say the same.
    const std::vector<text::Remark> hints = show::hintRemarks(session);
    for (auto hint = hints.begin(); hint != hints.end(); ++hint) {
        if (hint == hints.begin() || *hint != *std::prev(hint))
            print(u"Hint"_s, *hint);
    }
    const chess::MoveList moves = legal_moves(position);
    const chess::Move move = moves[random() % moves.size()];
    session.play(move);
    std::printf("Played   %s\n", text::moveName(position, move).toUtf8().constData());
    wait_for([&] { return !session.isReplyDue(); });
    print(u"Remark"_s, show::remarkOf(session));
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application{argc, argv};
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2 || arguments.size() > 4) {
        std::fputs("usage: remark_list SEED [COUNT [FOLDER]]\n", stderr);
        return 2;
    }
    text::installLanguage(u"en"_s);
    std::mt19937_64 random{arguments[1].toULongLong()};
    const int count = arguments.size() > 2 ? arguments[2].toInt() : 192;
    session::TrainerSession session;
    session.setReplyDelay(std::chrono::milliseconds{0});
    if (arguments.size() > 3)
        session.setTableKeeping({endgame::TableFolder{arguments[3].toStdString()}, true, {}});
    for (int i = 0; i < count; ++i) {
        // One ending after the other, as those of five pieces are evicted.
        const char* name =
            endings[static_cast<std::size_t>(i) * endings.size() / static_cast<std::size_t>(count)];
        const Position position =
            sample_position(*Material::parse(name, endgame::most_pieces_on_request), random);
        std::printf("\n%d  %s  %s  (%s to move)\n", i + 1, name, to_fen(position.setup()).c_str(),
                    position.turn() == Color::white ? "White" : "Black");
        list(session, position, random);
    }
    return 0;
}
