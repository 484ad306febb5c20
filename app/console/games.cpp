// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/games.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <set>
#include <string_view>

#include "chess/pgn_reader.h"
#include "console/pgn_file.h"
#include "console/streams.h"
#include "console/words.h"
#include "trainer/played_games.h"

namespace console {

const char* const games_help =
    "For each game that reached an ending (see --pieces), one line of seven tab-separated fields:\n"
    "  the number of the game in the file\n"
    "  White – Black, date\n"
    "  the ending, such as KRPKR: the side with more material first\n"
    "  win, draw or loss for the player at its start; without --player, for White\n"
    "  the result of the game\n"
    "  the player's moves that changed the result, or those of both sides without --player, separated\n"
    "  by semicolons; 113:win>draw:e6d6@0:00:12 is the half-move of the game, the change, the best move\n"
    "  and, if the game states it, the clock; - without such moves\n"
    "  the change at the end, such as win>draw after a draw by agreement in a won position, or -\n"
    "The fifty-move rule is applied. --csv separates players and date into three fields, with an\n"
    "apostrophe before those that a spreadsheet would take for a formula. --summary prints, after a line\n"
    "of names, for each ending and for all: games with a result; those that began as a win, and those of\n"
    "them converted; as a draw, and held; as a loss, and saved; half points lost by the player and gained\n"
    "from opponents; and moves wasted on the way to mate, on average of the converted games. Anything\n"
    "unreadable is skipped and reported on standard error with its game, line and column; the exit code\n"
    "is then 1. Games that cannot have reached an ending are not checked for errors.";

namespace {

using chess::Color;
using chess::PgnExtent;
using chess::PgnListTag;
using endgame::Outcome;
using trainer::EndingTotals;
using trainer::PlayedGame;
using trainer::ResultChange;

constexpr std::size_t longest_player_name = 200;

std::string_view text_of(Outcome outcome)
{
    constexpr std::array<std::string_view, 3> texts{"loss", "draw", "win"};
    return texts[static_cast<std::size_t>(outcome)];
}

std::string change_text(Outcome before, Outcome after)
{
    return std::string{text_of(before)} + '>' + std::string{text_of(after)};
}

/// A name or a date as it can be printed; "?" if it is unknown.
std::string shown(const PlayedGame& game, PgnListTag tag)
{
    const std::string& text = trainer::tag_of(game.extent, tag);
    return text.empty() ? "?" : printable(text, longest_player_name);
}

/// "@0:00:12"; empty if a text is not a time.
std::string clock_text(const std::string& clock)
{
    const bool is_time = !clock.empty() && clock.find_first_not_of("0123456789:.") == std::string::npos;
    return is_time ? '@' + clock.substr(0, 16) : "";
}

/// "113:win>draw:e6d6@0:00:12".
std::string mistake_text(const ResultChange& change)
{
    return std::to_string(change.ply) + ':' + change_text(change.before, change.after) + ':' +
           to_coordinates(change.best) + clock_text(change.clock);
}

std::string mistakes_text(const PlayedGame& game)
{
    std::string text;
    for (const ResultChange& change : game.mistakes())
        text += (text.empty() ? "" : ";") + mistake_text(change);
    return text.empty() ? "-" : text;
}

/// "win>draw" if the game ended otherwise than its last position deserved.
std::string end_text(const PlayedGame& game)
{
    return game.final() == game.at_end() ? "-" : change_text(game.at_end(), game.final());
}

/// A value as RFC 4180 writes it.
std::string csv_value(const std::string& text)
{
    if (text.find_first_of(",\"") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string{"\"\""} : std::string{c};
    return quoted + '"';
}

/// A name or a date as a spreadsheet shows it: with an apostrophe before it, which marks a text, if it would
/// be a formula otherwise.
std::string csv_text(const PlayedGame& game, PgnListTag tag)
{
    const std::string text = shown(game, tag);
    return std::string_view{"=+-@"}.find(text.front()) == std::string_view::npos ? text : '\'' + text;
}

std::string csv_line(const PlayedGame& game)
{
    std::string line = std::to_string(game.extent.place.game);
    for (const std::string& value :
         {csv_text(game, PgnListTag::white), csv_text(game, PgnListTag::black),
          csv_text(game, PgnListTag::date), game.ending.name, std::string{text_of(game.at_start())},
          std::string{to_string(game.result)}, mistakes_text(game), end_text(game)})
        line += ',' + csv_value(value);
    return line + "\r\n";
}

constexpr std::string_view csv_head = "game,white,black,date,ending,start,result,mistakes,end\r\n";

std::string tabbed_line(const PlayedGame& game)
{
    const bool is_dated = !trainer::tag_of(game.extent, PgnListTag::date).empty();
    std::string line = std::to_string(game.extent.place.game) + '\t' + shown(game, PgnListTag::white) +
                       " – " + shown(game, PgnListTag::black) +
                       (is_dated ? ", " + shown(game, PgnListTag::date) : "");
    for (const std::string_view value :
         {std::string_view{game.ending.name}, text_of(game.at_start()), to_string(game.result)})
        line += '\t' + std::string{value};
    return line + '\t' + mistakes_text(game) + '\t' + end_text(game) + '\n';
}

constexpr std::string_view summary_head = "ending\tgames\twon\tconverted\tdrawn\theld\tlost\tsaved\t"
                                          "half points lost\thalf points gained\tmoves wasted\n";

std::string summary_line(const std::string& name, const EndingTotals& totals)
{
    std::string line = name + '\t' + std::to_string(totals.games());
    for (const Outcome start : {Outcome::win, Outcome::draw, Outcome::loss}) {
        const auto place = static_cast<std::size_t>(start);
        line += '\t' + std::to_string(totals.begun[place]) + '\t' + std::to_string(totals.kept[place]);
    }
    line += '\t' + std::to_string(totals.half_points_lost) + '\t' + std::to_string(totals.half_points_gained);
    const auto waste = totals.average_waste();
    if (!waste)
        return line + "\t-\n";
    std::array<char, 32> average{};
    std::snprintf(average.data(), average.size(), "\t%.1f\n", *waste);
    return line + average.data();
}

/// The totals by ending, the most frequent first, and those of all endings.
std::string summary(const trainer::TotalsByEnding& totals)
{
    std::string text{summary_head};
    for (const auto& [name, row] : by_frequency(totals))
        text += summary_line(name, row);
    return text + summary_line("all", sum_of(totals));
}

/// "The most frequent player is “Carlsen, Magnus”, in 12 games."; empty if no name is known.
std::string sentence_on(const trainer::NameCounts& names)
{
    const auto most_frequent = names.most_frequent(1);
    if (most_frequent.empty())
        return {};
    const auto& [name, count] = most_frequent.front();
    return "The most frequent player is “" + printable(name, longest_player_name) + "”, in " +
           std::to_string(count) + (count == 1 ? " game." : " games.");
}

class Report {
public:
    Report(const GamesRequest& request, int output, endgame::TablebaseStore& tables, const Complain& complain)
        : request_{request}
        , output_{output}
        , tables_{tables}
        , complain_{complain}
        , player_{request.players}
    {}

    Answer write()
    {
        PgnFile file{request_.file};
        if (request_.form == GamesForm::csv)
            put(csv_head);
        while (failure_ == 0) {
            const auto cut = file.next_cut();
            if (!cut)
                break;
            take(*cut);
        }
        if (request_.form == GamesForm::summary)
            put(summary(totals_));
        if (failure_ != 0)
            return Refusal{ExitCode::failed, failure_sentence("Standard output cannot be written", failure_)};
        if (const auto failure = file.failure())
            return *failure;
        return end();
    }

private:
    void put(std::string_view text)
    {
        failure_ = text.empty() ? failure_ : write_all(output_, std::string{text});
    }

    void take(const chess::PgnCut& cut)
    {
        names_.add(cut.extent);
        const std::optional<Color> side = player_.side_in(cut.extent);
        if (!side)
            return;
        ++games_;
        auto game = game_of(cut, *side);
        report_errors();
        if (!game)
            return;
        game->is_of_both = player_.is_anyone();
        take(*game);
    }

    /// Reports each error of a game, but only counts those of other variants of chess.
    void report_errors()
    {
        for (const chess::PgnError& error : errors_) {
            if (!chess::is_of_variant(error.kind))
                complain_(sentence(error));
        }
        variants_ += std::ranges::any_of(errors_, chess::is_of_variant, &chess::PgnError::kind) ? 1 : 0;
        is_whole_ = is_whole_ && errors_.empty();
    }

    std::optional<PlayedGame> game_of(const chess::PgnCut& cut, Color side)
    {
        try {
            return trainer::played_game(cut, side, tables_, {}, errors_);
        } catch (const endgame::WantOfMemory& want) {
            if (unsolved_.insert(want.ending().name()).second)
                complain_(sentence(want));
            return std::nullopt;
        }
    }

    void take(const PlayedGame& game)
    {
        switch (request_.form) {
        case GamesForm::lines:
            return put(tabbed_line(game));
        case GamesForm::csv:
            return put(csv_line(game));
        case GamesForm::summary:
            if (game.is_decided())
                totals_[game.ending.name].add(game);
            return;
        }
    }

    Answer end() const
    {
        if (variants_ > 0)
            complain_(std::to_string(variants_) +
                      (variants_ == 1 ? " game was skipped because it is"
                                      : " games were skipped because they are") +
                      " of a chess variant, or castled as in Chess960.");
        if (games_ == 0 && !player_.is_anyone())
            return Refusal{ExitCode::failed, "No game is by this player. " + sentence_on(names_)};
        if (player_.is_anyone() && request_.form == GamesForm::lines && !sentence_on(names_).empty())
            complain_(sentence_on(names_) + " Select a player's games with --player.");
        if (!is_whole_)
            return Refusal{ExitCode::failed, "Not everything could be read; the rest has been reported."};
        if (!unsolved_.empty())
            return Refusal{ExitCode::failed,
                           "Not every ending could be solved; the other games have been reported."};
        return std::string{};
    }

    const GamesRequest& request_;
    int output_;
    endgame::TablebaseStore& tables_;
    const Complain& complain_;
    trainer::PlayerNames player_;
    trainer::NameCounts names_;
    trainer::TotalsByEnding totals_;
    std::vector<chess::PgnError> errors_; ///< of the last game
    std::set<std::string> unsolved_;
    std::uint64_t games_ = 0;
    std::uint64_t variants_ = 0; ///< the games of other variants of chess
    bool is_whole_ = true;
    int failure_ = 0;
};

} // namespace

Answer report_games(const GamesRequest& request, int output, endgame::TablebaseStore& tables,
                    const Complain& complain)
{
    return Report{request, output, tables, complain}.write();
}

} // namespace console
