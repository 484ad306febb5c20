// SPDX-License-Identifier: GPL-3.0-or-later

// The cost of a move on the window's thread at ply 10 and at ply 5,000: from the session to the painted
// cells, and until it is saved to disk.

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>
#include <array>

#include "chess/fen.h"
#include "chess/san.h"
#include "panels/move_list.h"
#include "session/trainer_session.h"
#include "show/record.h"
#include "store/round_keeper.h"

namespace {

/// Kings that move back and forth while bishop and knight do not move.
chess::Move next_move(const trainer::Game& game)
{
    constexpr std::array round{"Kd1", "Kd7", "Kd2", "Kd6"};
    return *chess::parse_move(game.position(), round[game.depth() % round.size()]);
}

trainer::Round round_of(std::size_t plies)
{
    trainer::Game game{*chess::Position::from(chess::parse_fen("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1")->setup)};
    while (game.depth() < plies)
        game.play(next_move(game));
    return {std::move(game), trainer::Seat::both, trainer::SetUpByHand{}};
}

void a_move_into_the_record_from_ply(benchmark::State& state)
{
    const auto plies = static_cast<std::size_t>(state.range(0));
    session::TrainerSession session;
    show::Record record{session};
    panels::MoveList list;
    list.resize(400, 400);
    list.setMoves(record.moves());
    list.show();
    session.take(round_of(plies));
    const bool isReady = QTest::qWaitFor([&] { return session.round().judged().size() == plies; }, 60'000);
    if (!isReady)
        state.SkipWithError("The moves were not judged in time.");
    record.update();
    QTest::qWait(10);
    for (auto _ : state) {
        session.play(next_move(session.round().game()));
        record.update();
        list.viewport()->repaint();
    }
}
BENCHMARK(a_move_into_the_record_from_ply)
    ->Arg(10)
    ->Arg(5000)
    ->Iterations(200)
    ->Unit(benchmark::kMicrosecond);

/// Plays a move and waits until its round is saved.
void a_move_onto_the_disk_from_ply(benchmark::State& state)
{
    session::TrainerSession session;
    const store::RoundKeeper keeper{session};
    session.take(round_of(static_cast<std::size_t>(state.range(0))));
    for (auto _ : state)
        session.play(next_move(session.round().game()));
}
BENCHMARK(a_move_onto_the_disk_from_ply)->Arg(10)->Arg(5000)->Iterations(200)->Unit(benchmark::kMicrosecond);

} // namespace

int main(int argc, char** argv)
{
    const QTemporaryDir data;
    qputenv("XDG_DATA_HOME", data.path().toUtf8());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application{argc, argv};
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
