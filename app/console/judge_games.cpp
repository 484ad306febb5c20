// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/judge_games.h"

#include <set>

#include "chess/pgn_reader.h"
#include "chess/pgn_writer.h"
#include "console/pgn_file.h"
#include "console/streams.h"
#include "console/words.h"
#include "trainer/annotate.h"

namespace console {

namespace {

using endgame::Outcome;
using trainer::Grade;
using trainer::Judgement;

/// Describes how much worse a move is than the best; empty if it is as good.
std::string cost_text(const Judgement& judgement)
{
    if (judgement.grade == Grade::throws_win_away)
        return judgement.after.is_draw() ? "Throws the win away." : "Turns a win into a loss.";
    if (judgement.grade == Grade::loses_draw)
        return "Throws the draw away.";
    if (judgement.cost == 0)
        return {};
    const std::string moves = std::to_string(judgement.cost) + (judgement.cost == 1 ? " move" : " moves");
    return judgement.before.outcome() == Outcome::win ? moves + " slower than the best."
                                                      : "Allows mate " + moves + " sooner.";
}

} // namespace

bool judge_game(chess::PgnGame& game, endgame::TablebaseStore& tables, const Complain& complain)
{
    std::set<std::string> unsolved;
    for (const chess::GameTree::Node& node : game.tree.nodes()) {
        try {
            tables.probe(node.position);
        } catch (const endgame::WantOfMemory& want) {
            if (unsolved.insert(want.ending().name()).second && complain)
                complain(sentence(want));
        }
    }
    trainer::annotate(game.tree, tables.known(), cost_text);
    return unsolved.empty();
}

Answer judge_games(const std::string& file, int output, endgame::TablebaseStore& tables,
                   const Complain& complain)
{
    PgnFile stream{file};
    bool is_whole = true;
    bool is_solved = true;
    while (auto next = stream.next()) {
        chess::PgnReading& reading = *next;
        for (const chess::PgnError& error : reading.errors)
            complain(sentence(error));
        is_whole = is_whole && reading.errors.empty();
        is_solved = judge_game(reading.game, tables, complain) && is_solved;
        if (const int failure = write_all(output, to_pgn(reading.game)); failure != 0)
            return Refusal{ExitCode::failed, failure_sentence("Standard output cannot be written", failure)};
    }
    if (const auto failure = stream.failure())
        return *failure;
    if (!is_whole)
        return Refusal{ExitCode::failed, "Not everything could be read; the rest has been written."};
    if (!is_solved)
        return Refusal{
            ExitCode::failed,
            "Not every ending could be solved; the games have been written without those results."};
    return std::string{};
}

} // namespace console
