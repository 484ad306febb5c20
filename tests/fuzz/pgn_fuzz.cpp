// SPDX-License-Identifier: GPL-3.0-or-later

// Any text is a number of games; what is written of them is read as the same, without a fault, and the index
// lists as many, however the file comes in pieces.

#include "chess/pgn_index.h"
#include "chess/pgn_reader.h"
#include "chess/pgn_writer.h"
#include "property.h"

namespace {

using fuzz::require;

void look_at_errors(const chess::PgnReading& reading, std::size_t game)
{
    require(reading.errors.size() <= chess::pgn_errors_limit, "the errors are bounded");
    for (const chess::PgnError& error : reading.errors) {
        require(error.game == game, "an error names its game");
        require(error.line >= 1 && error.column >= 1, "an error has its place");
        require(error.text.size() <= 3 * chess::pgn_error_text_limit, "an error shows a short text");
    }
}

void look_at_game(const chess::PgnGame& game)
{
    const std::string pgn = to_pgn(game);
    const std::vector<chess::PgnReading> again = chess::read_pgn(pgn);
    require(again.size() == 1, "a game is written as one game", pgn);
    for (const chess::PgnError& error : again.front().errors)
        require(error.kind == chess::PgnError::Kind::unsupported_variant, "what we write has no fault", pgn);
    require(again.front().game == game, "load(save(x)) = x", pgn);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text_of(data, size);
    const std::vector<chess::PgnReading> games = chess::read_pgn(text);
    for (std::size_t i = 0; i < games.size(); ++i) {
        look_at_errors(games[i], i + 1);
        look_at_game(games[i].game);
    }
    require(chess::index_pgn(text).size() == games.size(), "the index lists all games");
    chess::PgnIndexer indexer;
    for (const char& byte : text)
        indexer.feed({&byte, 1});
    const chess::PgnIndex index = indexer.finish();
    require(index.size() == games.size(), "the index lists all games of a file in pieces");
    for (std::size_t i = 0; i < index.size(); ++i) {
        const chess::PgnIndexEntry entry = index[i];
        require(entry.offset + entry.length <= text.size(), "a game is in its file");
        const auto alone = read_pgn_game(text.substr(entry.offset, entry.length), entry.place);
        require(alone == games[i], "a game cut out is the same game");
    }
    return 0;
}
