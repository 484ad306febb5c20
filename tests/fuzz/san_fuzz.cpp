// SPDX-License-Identifier: GPL-3.0-or-later

// The first line is a FEN, the words behind it are played as moves. A word is one legal move, or none, or
// says between which it does not decide; and what is written of a move is read as that move.

#include <algorithm>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/san.h"
#include "property.h"

namespace {

using chess::Move;
using chess::Position;
using fuzz::require;

Position position_of(std::string_view fen)
{
    const auto reading = chess::parse_fen(fen);
    const auto position = chess::Position::from(reading ? reading->setup : Position::initial().setup());
    return position ? *position : Position::initial();
}

void look_at_move(const Position& position, Move move)
{
    const std::string san = to_san(position, move);
    const auto read = parse_move(position, san);
    require(read && *read == move, "load(save(x)) = x", san);
    const std::string coordinates = to_coordinates(move);
    const auto same = parse_move(position, coordinates);
    require(same && *same == move, "coordinates name the same move", coordinates);
}

void look_at_refusal(const Position& position, const chess::SanError& error, std::string_view word)
{
    const auto is_possible = [&](Move move) { return is_legal(position, move); };
    if (error.kind == chess::SanError::Kind::ambiguous) {
        require(error.candidates.size() > 1, "an ambiguous word names several moves", word);
        require(std::all_of(error.candidates.begin(), error.candidates.end(), is_possible),
                "its candidates are legal", word);
    } else {
        require(error.candidates.empty(), "only an ambiguous word has candidates", word);
    }
    require(std::none_of(error.named.begin(), error.named.end(), is_possible), "what is illegal is not legal",
            word);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string_view text = fuzz::text_of(data, size);
    const std::size_t end_of_fen = std::min(text.find('\n'), text.size());
    Position position = position_of(text.substr(0, end_of_fen));
    text.remove_prefix(end_of_fen);
    while (!text.empty()) {
        text.remove_prefix(1);
        const std::string_view word = text.substr(0, text.find_first_of(" \n"));
        text.remove_prefix(word.size());
        const auto move = parse_move(position, word);
        if (!move) {
            look_at_refusal(position, move.error(), word);
            continue;
        }
        require(is_legal(position, *move), "a move read is legal", word);
        look_at_move(position, *move);
        position = position.play(*move);
    }
    // One of the moves that no word played, by chance; all of them would take too long.
    if (const chess::MoveList moves = legal_moves(position); !moves.empty())
        look_at_move(position, moves[size % moves.size()]);
    return 0;
}
