// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/games.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "chess/pgn_reader.h"
#include "chess/pgn_text.h"
#include "console/pgn_file.h"
#include "console/streams.h"
#include "console/words.h"
#include "trainer/played_ending.h"

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
    "The fifty-move rule is applied. --csv separates players and date into three fields. --summary\n"
    "prints, after a line of names, for each ending and for all: games with a result; those that began\n"
    "as a win, and those of them converted; as a draw, and held; as a loss, and saved; half points lost\n"
    "by the player and gained from opponents; and moves wasted on the way to mate, on average of the\n"
    "converted games. Anything unreadable is skipped and reported on standard error with its game, line\n"
    "and column; the exit code is then 1. Games that cannot have reached an ending are not checked for\n"
    "errors.";

namespace {

using chess::Color;
using chess::PgnExtent;
using chess::PgnListTag;
using chess::PgnResult;
using endgame::Outcome;
using trainer::PlayedEnding;
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

const std::string& tag(const PgnExtent& extent, PgnListTag tag)
{
    return extent.tags[static_cast<std::size_t>(tag)];
}

/// A name or a date as it can be printed; "?" if it is unknown.
std::string shown(const std::string& text)
{
    return text.empty() ? "?" : printable(text, longest_player_name);
}

/// A game that reached an ending, seen by one side.
struct Seen {
    const PgnExtent& extent;
    const PlayedEnding& ending;
    PgnResult result;
    /// True if all moves could be read, so that the last position is the one of the result.
    bool is_whole;
    Color side;
    /// True if the mistakes of both sides count as the side's.
    bool is_of_both;

    Outcome for_side(Outcome for_white) const
    {
        return side == Color::white ? for_white : trainer::reversed(for_white);
    }
    Outcome at_start() const { return for_side(ending.at_start); }
    Outcome at_end() const { return for_side(ending.at_end); }

    /// True if the game has a result, and all moves that led to it are known.
    bool is_decided() const { return is_whole && result != PgnResult::unknown; }

    /// The result that the game had; that of its last position if it is not decided.
    Outcome final() const
    {
        switch (is_whole ? result : PgnResult::unknown) {
        case PgnResult::white_wins:
            return for_side(Outcome::win);
        case PgnResult::black_wins:
            return for_side(Outcome::loss);
        case PgnResult::draw:
            return Outcome::draw;
        case PgnResult::unknown:
            break;
        }
        return at_end();
    }
};

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

std::string mistakes_text(const Seen& seen)
{
    std::string text;
    for (const ResultChange& change : seen.ending.changes) {
        if (seen.is_of_both || change.side == seen.side)
            text += (text.empty() ? "" : ";") + mistake_text(change);
    }
    return text.empty() ? "-" : text;
}

/// "win>draw" if the game ended otherwise than its last position deserved.
std::string end_text(const Seen& seen)
{
    return seen.final() == seen.at_end() ? "-" : change_text(seen.at_end(), seen.final());
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

std::string csv_line(const Seen& seen)
{
    std::string line = std::to_string(seen.extent.place.game);
    for (const std::string& value :
         {shown(tag(seen.extent, PgnListTag::white)), shown(tag(seen.extent, PgnListTag::black)),
          shown(tag(seen.extent, PgnListTag::date)), seen.ending.name, std::string{text_of(seen.at_start())},
          std::string{to_string(seen.result)}, mistakes_text(seen), end_text(seen)})
        line += ',' + csv_value(value);
    return line + "\r\n";
}

constexpr std::string_view csv_head = "game,white,black,date,ending,start,result,mistakes,end\r\n";

std::string tabbed_line(const Seen& seen)
{
    const std::string& date = tag(seen.extent, PgnListTag::date);
    std::string line = std::to_string(seen.extent.place.game) + '\t' +
                       shown(tag(seen.extent, PgnListTag::white)) + " – " +
                       shown(tag(seen.extent, PgnListTag::black)) + (date.empty() ? "" : ", " + shown(date));
    for (const std::string_view value :
         {std::string_view{seen.ending.name}, text_of(seen.at_start()), to_string(seen.result)})
        line += '\t' + std::string{value};
    return line + '\t' + mistakes_text(seen) + '\t' + end_text(seen) + '\n';
}

/// The totals of an ending, for the player.
struct Totals {
    /// The games by the result that the ending began with, and those of them whose result was no worse.
    std::array<std::uint64_t, 3> begun{};
    std::array<std::uint64_t, 3> kept{};
    std::uint64_t half_points_lost = 0;
    std::uint64_t half_points_gained = 0;
    /// The moves wasted in the won games that were won.
    std::uint64_t wasted = 0;

    void add(const Seen& seen);
    void add(const Totals& other);
    std::uint64_t games() const { return begun[0] + begun[1] + begun[2]; }
};

void Totals::add(const Seen& seen)
{
    const Outcome start = seen.at_start();
    const auto place = static_cast<std::size_t>(start);
    // A loss is kept as well as it can be if it is not a loss in the end.
    const Outcome worth_keeping = start == Outcome::loss ? Outcome::draw : start;
    ++begun[place];
    kept[place] += seen.final() >= worth_keeping ? 1 : 0;
    if (start == Outcome::win && seen.final() == Outcome::win)
        wasted += static_cast<std::uint64_t>(std::max(0, seen.ending.wasted[index(seen.side)]));
    const auto count = [this](bool is_own, int half_points) {
        (is_own ? half_points_lost : half_points_gained) += static_cast<std::uint64_t>(half_points);
    };
    for (const ResultChange& change : seen.ending.changes)
        count(change.side == seen.side, trainer::half_points(change.before, change.after));
    const int by_agreement = trainer::half_points(seen.at_end(), seen.final());
    count(by_agreement > 0, std::abs(by_agreement));
}

void Totals::add(const Totals& other)
{
    for (std::size_t i = 0; i < begun.size(); ++i) {
        begun[i] += other.begun[i];
        kept[i] += other.kept[i];
    }
    half_points_lost += other.half_points_lost;
    half_points_gained += other.half_points_gained;
    wasted += other.wasted;
}

constexpr std::string_view summary_head = "ending\tgames\twon\tconverted\tdrawn\theld\tlost\tsaved\t"
                                          "half points lost\thalf points gained\tmoves wasted\n";

std::string summary_line(const std::string& name, const Totals& totals)
{
    std::string line = name + '\t' + std::to_string(totals.games());
    for (const Outcome start : {Outcome::win, Outcome::draw, Outcome::loss}) {
        const auto place = static_cast<std::size_t>(start);
        line += '\t' + std::to_string(totals.begun[place]) + '\t' + std::to_string(totals.kept[place]);
    }
    line += '\t' + std::to_string(totals.half_points_lost) + '\t' + std::to_string(totals.half_points_gained);
    const std::uint64_t converted = totals.kept[static_cast<std::size_t>(Outcome::win)];
    if (converted == 0)
        return line + "\t-\n";
    std::array<char, 32> average{};
    std::snprintf(average.data(), average.size(), "\t%.1f\n",
                  static_cast<double>(totals.wasted) / static_cast<double>(converted));
    return line + average.data();
}

/// The totals by ending, the most frequent first, and those of all endings.
std::string summary(const std::map<std::string, Totals>& totals)
{
    std::vector<std::pair<std::string, Totals>> rows{totals.begin(), totals.end()};
    std::ranges::stable_sort(rows, std::greater{}, [](const auto& row) { return row.second.games(); });
    std::string text{summary_head};
    Totals all;
    for (const auto& [name, row] : rows) {
        text += summary_line(name, row);
        all.add(row);
    }
    return text + summary_line("all", all);
}

/// Counts the names of players, as long as they are not too many to remember.
class Names {
public:
    void add(const PgnExtent& extent)
    {
        for (const PgnListTag side : {PgnListTag::white, PgnListTag::black}) {
            const std::string& name = tag(extent, side);
            if (!name.empty() && (counts_.size() < most || counts_.contains(name)))
                ++counts_[name];
        }
    }

    /// "The most frequent player is “Carlsen, Magnus” with 12 games."; empty if no name is known.
    std::string sentence() const
    {
        const auto most_frequent = std::ranges::max_element(counts_, [](const auto& a, const auto& b) {
            return std::pair{a.second, b.first} < std::pair{b.second, a.first};
        });
        if (most_frequent == counts_.end())
            return {};
        const auto& [name, count] = *most_frequent;
        return "The most frequent player is “" + printable(name, longest_player_name) + "”, in " +
               std::to_string(count) + (count == 1 ? " game." : " games.");
    }

private:
    static constexpr std::size_t most = 100'000;

    std::unordered_map<std::string, std::uint64_t> counts_;
};

class Report {
public:
    Report(const GamesRequest& request, int output, endgame::TablebaseStore& tables, const Complain& complain)
        : request_{request}
        , output_{output}
        , tables_{tables}
        , complain_{complain}
    {
        for (const std::string& player : request.players)
            players_.insert(chess::lower(player));
    }

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

    /// The side of the player, or White if no player is named; `nullopt` in the games of others.
    std::optional<Color> side_in(const PgnExtent& extent) const
    {
        if (players_.empty() || players_.contains(chess::lower(tag(extent, PgnListTag::white))))
            return Color::white;
        if (players_.contains(chess::lower(tag(extent, PgnListTag::black))))
            return Color::black;
        return std::nullopt;
    }

    void take(const PgnStream::Cut& cut)
    {
        const PgnExtent& extent = cut.extent;
        names_.add(extent);
        const std::optional<Color> side = side_in(extent);
        if (!side)
            return;
        ++games_;
        if (!extent.has_fen && !trainer::may_reach(cut.text, tables_.most()))
            return;
        const chess::PgnReading reading = chess::read_pgn_game(cut.text, extent.place);
        for (const chess::PgnError& error : reading.errors)
            complain_(sentence(error));
        is_whole_ = is_whole_ && reading.errors.empty();
        if (const auto ending = ending_of(reading.game.tree))
            take({extent, *ending, reading.game.result, reading.errors.empty(), *side, players_.empty()});
    }

    std::optional<PlayedEnding> ending_of(const chess::GameTree& tree)
    {
        try {
            return trainer::played_ending(tree, tables_);
        } catch (const endgame::WantOfMemory& want) {
            if (unsolved_.insert(want.ending().name()).second)
                complain_(sentence(want));
            return std::nullopt;
        }
    }

    void take(const Seen& seen)
    {
        switch (request_.form) {
        case GamesForm::lines:
            return put(tabbed_line(seen));
        case GamesForm::csv:
            return put(csv_line(seen));
        case GamesForm::summary:
            if (seen.is_decided())
                totals_[seen.ending.name].add(seen);
            return;
        }
    }

    Answer end() const
    {
        if (games_ == 0 && !players_.empty())
            return Refusal{ExitCode::failed, "No game is by this player. " + names_.sentence()};
        if (players_.empty() && request_.form == GamesForm::lines && !names_.sentence().empty())
            complain_(names_.sentence() + " Select a player's games with --player.");
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
    std::set<std::string> players_;
    Names names_;
    std::map<std::string, Totals> totals_;
    std::set<std::string> unsolved_;
    std::uint64_t games_ = 0;
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
