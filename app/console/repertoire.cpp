// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/repertoire.h"

#include "chess/fen.h"
#include "chess/san.h"
#include "console/words.h"
#include "trainer/repertoire/repertoire.h"
#include "trainer/repertoire/repertoire_course.h"

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
    case Failure::over:
        return "There is nothing to learn by heart: the game is over, or every move ends the line.";
    case Failure::too_large:
        return "There are too many positions to choose from; start from one nearer to the end of the game.";
    case Failure::stopped:
        break;
    }
    return "Stopped.";
}

/// The FEN of a position without the clocks, which are those of one of the lines that lead to it.
std::string fen_of(const chess::Position& position)
{
    chess::Setup setup = position.setup();
    setup.halfmove_clock = 0;
    setup.fullmove_number = 1;
    return to_fen(setup);
}

std::string row(const KnownMove& known)
{
    return fen_of(known.position) + '\t' + to_coordinates(known.move) + '\t' +
           std::to_string(known.moves_to_mate) + '\t' + std::to_string(known.replies) + '\n';
}

/// "93 positions, longest line 22 moves, from a mate in 18.", "260 positions hold the draw.", "27 positions
/// hold the draw against every threat."
std::string totals(const Repertoire& repertoire)
{
    const auto counted = [](std::size_t count, const std::string& noun) {
        return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
    };
    const std::string positions = counted(repertoire.moves.size(), "position");
    if (repertoire.longest == 0)
        return positions + (repertoire.moves.size() == 1 ? " holds" : " hold") + " the draw" +
               (repertoire.answers_only_threats ? " against every threat." : ".");
    return positions + ", longest line " + counted(static_cast<std::size_t>(repertoire.longest), "move") +
           ", from a mate in " + std::to_string(repertoire.moves.front().moves_to_mate) + '.';
}

/// "3...Kd8"
std::string numbered(const chess::Position& before, chess::Move move)
{
    const bool is_white = before.turn() == chess::Color::white;
    return std::to_string(before.fullmove_number()) + (is_white ? "." : "...") + to_san(before, move);
}

std::string course(const Repertoire& repertoire, int slower)
{
    const int moves_to_mate = repertoire.moves.front().moves_to_mate;
    const bool wins = moves_to_mate > 0;
    const std::string fen = fen_of(repertoire.start);
    const std::string placement = fen.substr(0, fen.find(' '));
    const std::string aim = wins ? "mate in " + std::to_string(moves_to_mate) : "hold the draw";
    return course_of(repertoire, slower,
                     {.title = placement + " by heart, " + aim,
                      .main_line = "Main line",
                      .question = wins ? "Which winning move belongs to your line?"
                                       : "Which move of your line holds the draw?",
                      .reply = numbered});
}

} // namespace

Answer repertoire(const chess::Position& position, const RepertoireRequest& request,
                  endgame::TablebaseStore& tables,
                  const std::function<void(const std::string& sentence)>& say)
{
    const auto verdict = tables.probe(position);
    if (request.is_held && verdict && !verdict->is_draw()) {
        const bool white_wins = trainer::repertoire::learner_of(position, *verdict) == chess::Color::white;
        return Refusal{ExitCode::failed, std::string{"There is no draw to hold: "} +
                                             (white_wins ? "White" : "Black") + " wins."};
    }
    const auto found =
        trainer::repertoire::find_repertoire(tables.known(), position, {.slower = request.slower});
    if (!found)
        return Refusal{ExitCode::failed, sentence_of(found.error(), position, tables)};
    say(totals(*found));
    if (request.is_course)
        return course(*found, request.slower);
    std::string text;
    for (const KnownMove& known : found->moves)
        text += row(known);
    return text;
}

} // namespace console
