// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/uci.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <vector>

#include "chess/blanks.h"
#include "chess/legal_moves.h"
#include "console/perft.h"
#include "console/position_text.h"
#include "console/streams.h"
#include "console/words.h"
#include "endgame/material.h"

namespace console {

namespace {

using chess::Move;
using chess::Position;

/// The longest command that is read: a game of some 200,000 moves.
constexpr std::size_t longest_command = std::size_t{1} << 20;
constexpr int deepest_perft = 99;
constexpr std::uint64_t largest_seed = 2'147'483'647;

/// A value of the option "Player", in lower case.
struct NamedPlayer {
    std::string_view name;
    trainer::Opponent opponent;
};

constexpr std::array players{
    NamedPlayer{"perfect", trainer::Opponent::perfect}, NamedPlayer{"natural", trainer::Opponent::natural},
    NamedPlayer{"slips", trainer::Opponent::slips}, NamedPlayer{"method", trainer::Opponent::method},
    NamedPlayer{"ruleofthumb", trainer::Opponent::rule_of_thumb}};

std::vector<std::string_view> words_of(std::string_view line)
{
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t first = line.find_first_not_of(chess::ascii_blanks);
        if (first == std::string_view::npos)
            return words;
        line.remove_prefix(first);
        const std::size_t length = std::min(line.find_first_of(chess::ascii_blanks), line.size());
        words.push_back(line.substr(0, length));
        line.remove_prefix(length);
    }
}

std::string joined(std::span<const std::string_view> words)
{
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty())
            text += ' ';
        text += word;
    }
    return text;
}

std::string lower(std::string text)
{
    for (char& letter : text)
        letter = 'A' <= letter && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    return text;
}

/// The number at the beginning of a text.
std::optional<std::uint64_t> number_of(std::string_view text)
{
    std::uint64_t number = 0;
    const bool is_number = std::from_chars(text.data(), text.data() + text.size(), number).ec == std::errc{};
    return is_number ? std::optional{number} : std::nullopt;
}

/// The game that "position" describes, or one sentence about its fault.
chess::Result<trainer::Game, std::string> read_game(std::span<const std::string_view> words)
{
    const auto moves = std::find(words.begin(), words.end(), "moves");
    const auto start = words.first(static_cast<std::size_t>(moves - words.begin()));
    std::optional<Position> position;
    if (start.size() == 1 && start[0] == "startpos") {
        position = Position::initial();
    } else if (!start.empty() && start[0] == "fen") {
        const auto read = read_position(joined(start.subspan(1)));
        if (!read)
            return read.error();
        position = *read;
    } else {
        return std::string{"The position must begin with startpos or fen."};
    }
    trainer::Game game{*position};
    for (auto word = moves; word != words.end(); ++word) {
        if (word == moves)
            continue;
        const std::optional<Move> move = read_move(game.position(), *word);
        if (!move)
            return "The move " + printable(*word, 10) + " is illegal.";
        game.play(*move);
    }
    return game;
}

} // namespace

UciSession::UciSession(Output output) : output_{std::move(output)}, game_{Position::initial()} {}

UciSession::~UciSession()
{
    stop_thinking();
}

void UciSession::say(std::string_view line)
{
    const std::scoped_lock lock{speaking_};
    output_(line);
}

void UciSession::inform(std::string_view sentence)
{
    say("info string " + std::string{sentence});
}

void UciSession::ignore_long(std::string_view start)
{
    const std::string reason =
        "A line of more than " + std::to_string(longest_command) + " characters is ignored.";
    const std::vector<std::string_view> words = words_of(start);
    if (!words.empty() && words.front() == "position")
        refuse_position(reason);
    else
        inform(reason);
}

bool UciSession::obey(std::string_view line)
{
    struct Command {
        std::string_view word;
        void (UciSession::*action)(Words);
    };
    constexpr std::array commands{
        Command{"uci", &UciSession::introduce},         Command{"isready", &UciSession::answer_when_ready},
        Command{"ucinewgame", &UciSession::start_game}, Command{"setoption", &UciSession::set_option},
        Command{"position", &UciSession::set_position}, Command{"go", &UciSession::start_thinking},
        Command{"stop", &UciSession::stop_thinking},    Command{"ponderhit", &UciSession::stop_thinking}};
    const std::vector<std::string_view> words = words_of(line);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i] == "quit")
            return false;
        const auto known = std::find_if(commands.begin(), commands.end(),
                                        [&](const Command& command) { return command.word == words[i]; });
        if (known == commands.end())
            continue; // an unknown word is skipped
        (this->*known->action)(Words{words}.subspan(i + 1));
        return true;
    }
    return true;
}

void UciSession::introduce(Words)
{
    say("id name Right Corner " RIGHTCORNER_VERSION);
    say("id author the Right Corner authors");
    say("option name Player type combo default Perfect var Perfect var Natural var Slips var Method "
        "var RuleOfThumb");
    say("option name Pieces type spin default " + std::to_string(endgame::most_pieces) + " min " +
        std::to_string(endgame::most_pieces) + " max " + std::to_string(endgame::most_pieces_on_request));
    say("option name Tables type string default <empty>");
    say("option name Memory type spin default 0 min 0 max " + std::to_string(most_mebibytes));
    say("option name MultiPV type spin default 1 min 1 max " + std::to_string(most_lines));
    say("option name Seed type spin default 0 min 0 max " + std::to_string(largest_seed));
    say("uciok");
}

void UciSession::answer_when_ready(Words)
{
    {
        const std::scoped_lock lock{speaking_};
        ++awaited_ready_;
    }
    if (is_thinking_) {
        say_ready();
        return;
    }
    if (game_)
        engine_.prepare(game_->position());
    engine_.when_ready([this] { say_ready(); });
}

/// Answers one "isready"; false if "go" has answered them all.
bool UciSession::say_ready()
{
    const std::scoped_lock lock{speaking_};
    if (awaited_ready_ == 0)
        return false;
    --awaited_ready_;
    output_("readyok");
    return true;
}

void UciSession::start_game(Words)
{
    stop_thinking();
    engine_.start_game();
}

void UciSession::set_option(Words words)
{
    const auto value_word = std::find(words.begin(), words.end(), "value");
    if (words.empty() || words[0] != "name" || value_word == words.end())
        return;
    const auto at = static_cast<std::size_t>(value_word - words.begin());
    const std::string name = lower(joined(words.subspan(1, at - 1)));
    const std::string text = joined(words.subspan(at + 1));
    const std::string value = lower(text);
    const std::optional<std::uint64_t> number = number_of(value);
    stop_thinking();
    if (name == "player") {
        if (const auto* const player = std::ranges::find(players, value, &NamedPlayer::name);
            player != players.end())
            engine_.set_player(player->opponent);
    }
    if (name == "pieces" && number)
        engine_.set_most_pieces(
            std::clamp<std::uint64_t>(*number, endgame::most_pieces, endgame::most_pieces_on_request));
    if (name == "tables")
        engine_.set_table_folder(value == "<empty>" ? "" : text);
    if (name == "memory" && number)
        engine_.set_mebibytes(std::min<std::uint64_t>(*number, most_mebibytes));
    if (name == "multipv" && number)
        engine_.set_line_count(std::clamp<std::uint64_t>(*number, 1, most_lines));
    if (name == "seed" && number)
        engine_.set_seed(std::min(*number, largest_seed));
}

void UciSession::set_position(Words words)
{
    stop_thinking();
    if (const auto game = read_game(words)) {
        game_ = *game;
        engine_.prepare(game_->position());
    } else {
        refuse_position(game.error());
    }
}

void UciSession::refuse_position(std::string_view reason)
{
    stop_thinking();
    game_.reset();
    inform("There is no position now. " + std::string{reason});
}

void UciSession::start_thinking(Words words)
{
    stop_thinking();
    while (say_ready()) {
    }
    if (!game_) {
        inform("There is no position to think about.");
        return say("bestmove 0000");
    }
    engine_.prepare(game_->position());
    const GoRequest request = parse_go(words, game_->position());
    is_thinking_ = true;
    try {
        thinking_ = std::jthread{[this, game = *game_, request](const std::stop_token& stop) {
            think(stop, game, request);
            is_thinking_ = false;
        }};
    } catch (const std::system_error&) {
        inform("No thread can be started: the answer is given without thinking.");
        std::stop_source at_once;
        at_once.request_stop();
        think(at_once.get_token(), *game_, request);
        is_thinking_ = false;
    }
}

void UciSession::count_leaves(const std::stop_token& stop, const Position& position, int depth)
{
    std::uint64_t leaves = depth == 0 ? 1 : 0;
    if (depth > 0) {
        const auto counts = divide(position, depth, [&] { return stop.stop_requested(); });
        if (!counts)
            return;
        for (const MoveCount& count : *counts) {
            say(to_coordinates(count.move) + ": " + std::to_string(count.leaves));
            leaves += count.leaves;
        }
    }
    say("");
    say("Nodes searched: " + std::to_string(leaves));
}

void UciSession::think(const std::stop_token& stop, const trainer::Game& game, const GoRequest& request)
{
    if (request.perft)
        return count_leaves(stop, game.position(), std::min(*request.perft, deepest_perft));
    std::optional<Move> move;
    try {
        move = engine_.think(game, request, stop, [this](const std::string& line) { say(line); });
    } catch (const std::bad_alloc&) {
        inform("There is not enough memory to think: the answer is the first move that is possible.");
        const chess::MoveList moves = legal_moves(game.position());
        move = moves.empty() ? std::nullopt : std::optional{moves[0]};
    }
    if (request.is_infinite) {
        // The answer may be ready early, but must wait for "stop".
        std::mutex mutex;
        std::unique_lock lock{mutex};
        std::condition_variable_any{}.wait(lock, stop, [] { return false; });
    }
    say("bestmove " + (move ? to_coordinates(*move) : "(none)"));
}

void UciSession::stop_thinking(Words)
{
    // A search checks for stops well within a millisecond, so this join hardly blocks.
    thinking_ = std::jthread{};
}

Answer run_uci(int input, int output)
{
    int failure = 0;
    {
        UciSession session{[&](std::string_view line) {
            const int now = write_all(output, std::string{line} + '\n');
            failure = failure == 0 ? now : failure;
        }};
        LineReader reader{input, longest_command};
        while (const auto line = reader.next()) {
            if (line->is_cut)
                session.ignore_long(line->text);
            else if (!session.obey(line->text))
                break;
        }
    }
    if (failure != 0)
        return Refusal{ExitCode::failed, failure_sentence("Standard output cannot be written", failure)};
    return std::string{};
}

} // namespace console
