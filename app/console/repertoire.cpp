// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/repertoire.h"

#include "chess/fen.h"
#include "console/words.h"
#include "trainer/repertoire/repertoire.h"

namespace console {
namespace {

using trainer::repertoire::Failure;
using trainer::repertoire::KnownMove;
using trainer::repertoire::Repertoire;

std::string sentence_of(Failure failure, const chess::Position& position,
                        const endgame::TablebaseStore& tables)
{
    switch (failure) {
    case Failure::not_covered:
        return why_uncovered(position, tables.most());
    case Failure::drawn:
        return "There is nothing to win by heart: the position is drawn.";
    case Failure::lost:
        return "There is nothing to win by heart: the side to move loses.";
    case Failure::too_large:
        return "This win has too many positions to choose from; start from one nearer to mate.";
    case Failure::stopped:
        break;
    }
    return "Stopped.";
}

std::string row(const KnownMove& known)
{
    // The clocks are those of one of the lines that lead to the position.
    chess::Setup setup = known.position.setup();
    setup.halfmove_clock = 0;
    setup.fullmove_number = 1;
    return to_fen(setup) + '\t' + to_coordinates(known.move) + '\t' + std::to_string(known.moves_to_mate) +
           '\t' + std::to_string(known.replies) + '\n';
}

/// "93 positions, longest line 22 moves, from a mate in 18."
std::string totals(const Repertoire& repertoire)
{
    const auto counted = [](std::size_t count, const std::string& noun) {
        return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
    };
    return counted(repertoire.moves.size(), "position") + ", longest line " +
           counted(static_cast<std::size_t>(repertoire.longest), "move") + ", from a mate in " +
           std::to_string(repertoire.moves.front().moves_to_mate) + '.';
}

} // namespace

Answer repertoire(const chess::Position& position, int slower, endgame::TablebaseStore& tables,
                  const std::function<void(const std::string& sentence)>& say)
{
    tables.probe(position);
    const auto found = trainer::repertoire::find_repertoire(tables.known(), position, slower);
    if (!found)
        return Refusal{ExitCode::failed, sentence_of(found.error(), position, tables)};
    say(totals(*found));
    std::string text;
    for (const KnownMove& known : found->moves)
        text += row(known);
    return text;
}

} // namespace console
