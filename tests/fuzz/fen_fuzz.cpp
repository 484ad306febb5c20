// SPDX-License-Identifier: GPL-3.0-or-later

// Any text is a FEN or is rejected with the place of the error; a FEN written back is read as the same. The
// moves of a legal position are those of the slow rules.

#include <set>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/position.h"
#include "property.h"
#include "reasons/reasons.h"
#include "tests/chess/slow_chess.h"

namespace {

using fuzz::require;

void look_at_moves(const chess::Position& position)
{
    const chess::MoveList legal = legal_moves(position);
    std::set<std::string> moves;
    for (const chess::Move move : legal)
        moves.insert(to_coordinates(move));
    const std::string fen = to_fen(position.setup());
    require(moves.size() == legal.size(), "each move is listed once", fen);
    require(legal.size() == count_legal_moves(position), "as many moves are counted as listed", fen);
    require(moves == slow_chess::legal_moves(slow_chess::read(fen)), "the moves are those of the slow rules",
            fen);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text_of(data, size);
    const auto reading = chess::parse_fen(text);
    if (!reading) {
        const chess::FenError& error = reading.error();
        require(error.offset <= text.size(), "the fault is in the text");
        require(0 <= error.rank && error.rank <= 8, "the rank is on the board");
        require(!in_english(reasons::why_unreadable(error, text)).empty(),
                "there is a sentence for the fault");
        return 0;
    }
    const std::string fen = to_fen(reading->setup);
    const auto again = chess::parse_fen(fen);
    require(again && again->setup == reading->setup, "load(save(x)) = x", fen);
    require(again->notices.empty(), "nothing is left out of what we write", fen);

    const std::vector<chess::SetupFault> faults = faults_of(reading->setup);
    const auto position = chess::Position::from(reading->setup);
    require(static_cast<bool>(position) == faults.empty(), "a setup without faults is a position", fen);
    for (const chess::SetupFault& fault : faults)
        require(!in_english(reasons::why_illegal(fault)).empty(), "there is a sentence for the fault", fen);
    if (position)
        look_at_moves(*position);
    return 0;
}
