// SPDX-License-Identifier: GPL-3.0-or-later

// The performance of the heuristic engine with bishop and knight: from every won position up to symmetry,
// against every perfect defence.
//
//     rule_of_thumb_measure [--depth N]... [--check N] [--failures]
//
// While no position has been repeated and the sum of the halfmove clock and the depth is below 99, the
// engine's move depends on the position alone and is the same in all its images (rule_of_thumb.h). So one
// move for each position determines every game: from a start, follow that move, then each of the replies with
// the longest resistance, and take the longest way to mate. If all games end in mate and the longest takes M
// moves with 2 M + depth < 100, real games are identical: depth 7 mates from everywhere within 43.
//
// A line in which a position or one of its images is repeated makes the start a failure (`repeats`), although
// the real engine leaves the cycle before the third occurrence; the shares of small depths are therefore
// lower than in real games.
//
// The moves are those of searches of odd depth. Their results are computed for all positions at once, the
// values of depth 3 from those of depth 1 and so on, by the rules of the search and the engine's own
// evaluation; this takes seconds where the searches would take hours. Every N-th start is also searched
// (--check, 1 for all 1,352,913): `differ` counts the moves that are not the computed ones, and the times are
// those of these searches.

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "kbnk_positions.h"
#include "trainer/thumb/evaluation.h"
#include "trainer/thumb/rule_of_thumb.h"

namespace {

using chess::Color;
using chess::Position;
using endgame::KbnkPieces;
using endgame::solved;
using Clock = std::chrono::steady_clock;

/// The index of a canonical placement among all of them.
using Place = std::uint32_t;

struct Options {
    std::vector<int> depths;
    std::size_t check = 5'000;
    bool prints_failures = false;
};

/// The successors of each place, as a list of places.
class Successors {
public:
    std::span<const Place> of(Place place) const
    {
        return std::span{places_}.subspan(begins_[place], begins_[place + 1] - begins_[place]);
    }
    void add(Place place) { places_.push_back(place); }
    /// Starts the list of the next place.
    void begin_next() { begins_.push_back(places_.size()); }

private:
    std::vector<std::size_t> begins_;
    std::vector<Place> places_;
};

/// A position with White attacking; `nullopt` if it is illegal.
std::optional<Position> position_of(const KbnkPieces& pieces, Color turn)
{
    const auto position = Position::from(setup_of(pieces, Color::white, turn));
    return position ? std::optional{*position} : std::nullopt;
}

/// Every position of the ending up to symmetry, with all data that do not depend on the search.
class Ending {
public:
    /// The properties of a position with the lone king to move.
    struct Defence {
        int worth = 0;
        bool is_check = false;
        bool can_capture = false;
        bool may_rest = false;
        /// The moves to mate, 0 for checkmate; `nullopt` for a draw.
        std::optional<int> to_mate;
    };

    Ending()
    {
        number_places();
        for (const KbnkPieces& pieces : pieces_) {
            add_attack(position_of(pieces, Color::white));
            add_defence(position_of(pieces, Color::black));
        }
        attacks_.begin_next();
        defences_.begin_next();
    }

    Place size() const { return static_cast<Place>(pieces_.size()); }
    Position attack(Place place) const { return *position_of(pieces_[place], Color::white); }
    /// The place of a position, which still has four pieces.
    Place place(const Position& position) const
    {
        return places_[placement_number(endgame::pieces_of(position, Color::white))];
    }
    std::span<const Place> attacks(Place place) const { return attacks_.of(place); }
    std::span<const Place> replies(Place place) const { return defences_.of(place); }
    const Defence& defence(Place place) const { return defence_[place]; }
    /// The moves to mate with White to move; `nullopt` if the position is drawn or illegal.
    std::optional<int> to_mate(Place place) const { return to_mate_[place]; }

private:
    void number_places()
    {
        places_.resize(endgame::placement_count);
        endgame::for_each_placement(
            endgame::canonical_kings, chess::all_squares, [&](const KbnkPieces& pieces) {
                if (!is_canonical(pieces) || !position_of(pieces, Color::black))
                    return;
                for (std::size_t symmetry = 0; symmetry < chess::symmetry_count; ++symmetry)
                    places_[placement_number(image(pieces, symmetry))] = size();
                pieces_.push_back(pieces);
            });
    }

    void add_attack(const std::optional<Position>& position)
    {
        attacks_.begin_next();
        to_mate_.emplace_back();
        if (!position)
            return;
        for (const chess::Move move : legal_moves(*position))
            attacks_.add(place(position->play(move)));
        if (const auto verdict = solved().probe(*position); !verdict->is_draw())
            to_mate_.back() = verdict->to_mate().moves();
    }

    void add_defence(const std::optional<Position>& position)
    {
        defences_.begin_next();
        Defence& defence = defence_.emplace_back();
        defence.worth = -trainer::thumb::evaluate(*position);
        defence.is_check = position->is_check();
        defence.may_rest = !defence.is_check && trainer::thumb::hunter_may_rest(*position);
        for (const chess::Move move : legal_moves(*position)) {
            if (position->board().occupied().contains(move.to))
                defence.can_capture = true;
            else
                defences_.add(place(position->play(move)));
        }
        if (const auto verdict = solved().probe(*position); !verdict->is_draw())
            defence.to_mate = verdict->to_mate().moves();
    }

    std::vector<KbnkPieces> pieces_;
    std::vector<Place> places_;
    Successors attacks_;
    Successors defences_;
    std::vector<Defence> defence_;
    std::vector<std::optional<int>> to_mate_;
};

/// The results of the searches of all positions, for the attacker, and the moves they choose.
class Searches {
public:
    Searches(const Ending& ending, int depth)
        : ending_{ending}
        , attack_(ending.size())
        , defence_(ending.size())
    {
        for (Place place = 0; place < ending_.size(); ++place)
            defence_[place] = at_the_end(place);
        for (int reached = 1;; reached += 2) {
            for (Place place = 0; place < ending_.size(); ++place)
                attack_[place] = best_attack(place);
            if (reached >= depth)
                return;
            for (Place place = 0; place < ending_.size(); ++place)
                defence_[place] = before_the_end(place);
        }
    }

    /// The attacker's move: the best one, among equals the one with the best static evaluation, and among
    /// those the first.
    Place move(Place place) const
    {
        const auto worth = [&](Place after) {
            return std::pair{defence_[after], ending_.defence(after).worth};
        };
        const std::span<const Place> moves = ending_.attacks(place);
        return *std::max_element(moves.begin(), moves.end(),
                                 [&](Place a, Place b) { return worth(a) < worth(b); });
    }

private:
    static constexpr int mate = 32'000;

    /// The value one ply earlier, which is worth a point less.
    static int earlier(int value) { return value > 0 ? value - 1 : value; }

    int best_attack(Place place) const
    {
        int best = 0;
        for (const Place after : ending_.attacks(place))
            best = std::max(best, earlier(defence_[after]));
        return best;
    }

    /// The value of a position with the lone king to move, if `worth` gives the attacker's value of each
    /// successor.
    template <typename Worth>
    int best_defence(Place place, Worth worth) const
    {
        const Ending::Defence& defence = ending_.defence(place);
        if (defence.can_capture)
            return 0;
        if (ending_.replies(place).empty())
            return defence.is_check ? mate : 0;
        int best = mate;
        for (const Place after : ending_.replies(place))
            best = std::min(best, earlier(worth(after)));
        return best;
    }

    int at_the_end(Place place) const
    {
        const Ending::Defence& defence = ending_.defence(place);
        if (!defence.is_check && !defence.can_capture && !ending_.replies(place).empty())
            return defence.worth;
        return best_defence(place, [&](Place after) { return ending_.defence(after).worth; });
    }

    int before_the_end(Place place) const
    {
        const int best = best_defence(place, [&](Place after) { return attack_[after]; });
        const Ending::Defence& defence = ending_.defence(place);
        const bool rests = defence.may_rest && !ending_.replies(place).empty();
        return rests ? std::max(best, defence.worth) : best;
    }

    const Ending& ending_;
    std::vector<int> attack_;
    std::vector<int> defence_;
};

/// The end of the worst game from a position, from best to worst for the attacker.
enum class End { mate, repetition, piece_lost, stalemate };

/// The result of a position with the attacker to move.
struct Fate {
    bool is_known = false;
    End end = End::repetition;
    int moves = 0;
};

/// The worst results of every position against perfect defence.
class Games {
public:
    Games(const Ending& ending, const Searches& searches)
        : ending_{ending}
        , searches_{searches}
        , fates_(ending.size())
    {}

    Fate fate(Place start)
    {
        std::vector<Step> line;
        if (!fates_[start])
            line.push_back(step(start));
        while (!line.empty()) {
            Step& last = line.back();
            if (last.replies.empty()) {
                ++last.fate.moves;
                last.fate.is_known = true;
                fates_[last.place] = last.fate;
                line.pop_back();
            } else if (const auto& found = fates_[last.replies.front()]; !found) {
                line.push_back(step(last.replies.front()));
            } else {
                last.fate = worse(last.fate, *found);
                last.replies = last.replies.subspan(1);
                skip_weak_replies(last);
            }
        }
        return *fates_[start];
    }

private:
    /// A position on the current line, its unexplored replies, and the result of the others.
    struct Step {
        Place place;
        Place after;
        std::span<const Place> replies;
        Fate fate = {.is_known = false, .end = End::mate, .moves = 0};
    };

    /// An unknown fate belongs to a position on the current line: it is repeated.
    static Fate worse(const Fate& a, const Fate& b)
    {
        return {false, std::max(a.end, b.is_known ? b.end : End::repetition), std::max(a.moves, b.moves)};
    }

    /// Removes replies until the first one is a reply with the longest resistance.
    void skip_weak_replies(Step& step) const
    {
        const std::optional<int> to_mate = ending_.defence(step.after).to_mate;
        while (!step.replies.empty() && ending_.to_mate(step.replies.front()) != to_mate)
            step.replies = step.replies.subspan(1);
    }

    Step step(Place place)
    {
        fates_[place] = Fate{};
        Step step{.place = place, .after = searches_.move(place), .replies = {}};
        const Ending::Defence& defence = ending_.defence(step.after);
        if (!defence.to_mate) {
            const bool has_move = defence.can_capture || !ending_.replies(step.after).empty();
            step.fate.end = has_move ? End::piece_lost : End::stalemate;
            return step;
        }
        step.replies = ending_.replies(step.after);
        skip_weak_replies(step);
        return step;
    }

    const Ending& ending_;
    const Searches& searches_;
    std::vector<std::optional<Fate>> fates_;
};

/// The totals over the starts at one depth.
struct Tally {
    std::size_t starts = 0;
    std::size_t mates = 0;
    std::array<std::size_t, 4> ends{};
    std::size_t beyond_fifty = 0;
    int moves = 0;
    int worst_moves = 0;
    int waste = 0;
    int worst_waste = 0;
    std::size_t searches = 0;
    std::size_t different = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    double longest_search = 0;
};

void count(Tally& tally, const Fate& fate, int fewest_moves)
{
    ++tally.starts;
    ++tally.ends[static_cast<std::size_t>(fate.end)];
    if (fate.end != End::mate)
        return;
    ++(fate.moves <= 50 ? tally.mates : tally.beyond_fifty);
    tally.moves += fate.moves;
    tally.worst_moves = std::max(tally.worst_moves, fate.moves);
    tally.waste += fate.moves - fewest_moves;
    tally.worst_waste = std::max(tally.worst_waste, fate.moves - fewest_moves);
}

/// Searches a position and compares the move with the computed one.
void check(Tally& tally, trainer::thumb::RuleOfThumb& player, int depth, const Ending& ending, Place start,
           Place after)
{
    const std::array game{ending.attack(start)};
    const auto begin = Clock::now();
    const trainer::thumb::SearchResult result = player.search(game, {.depth = depth});
    const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    ++tally.searches;
    tally.seconds += seconds;
    tally.longest_search = std::max(tally.longest_search, seconds);
    tally.nodes += result.nodes;
    if (ending.place(game[0].play(*result.move)) != after)
        ++tally.different;
}

void print(int depth, const Tally& tally)
{
    const auto per = [](double sum, std::size_t count) {
        return count == 0 ? 0.0 : sum / static_cast<double>(count);
    };
    const auto ended = [&](End end) { return tally.ends[static_cast<std::size_t>(end)]; };
    std::printf("%5d %8zu %8zu %8.4f%% %6.2f %5d %6.2f %5d %6zu %7zu %6zu %6zu %8zu %6zu %9.0f %8.2f %8.1f\n",
                depth, tally.starts, tally.mates, 100 * per(static_cast<double>(tally.mates), tally.starts),
                per(tally.moves, ended(End::mate)), tally.worst_moves, per(tally.waste, ended(End::mate)),
                tally.worst_waste, tally.beyond_fifty, ended(End::repetition), ended(End::piece_lost),
                ended(End::stalemate), tally.searches, tally.different,
                per(static_cast<double>(tally.nodes), tally.searches),
                1000 * per(tally.seconds, tally.searches), 1000 * tally.longest_search);
    std::fflush(stdout);
}

void measure(int depth, const Ending& ending, const Options& options)
{
    const Searches searches{ending, depth};
    Games games{ending, searches};
    trainer::thumb::RuleOfThumb player;
    Tally tally;
    for (Place place = 0; place < ending.size(); ++place) {
        const std::optional<int> fewest_moves = ending.to_mate(place);
        if (!fewest_moves)
            continue;
        const Fate fate = games.fate(place);
        if (tally.starts % options.check == 0)
            check(tally, player, depth, ending, place, searches.move(place));
        count(tally, fate, *fewest_moves);
        if (options.prints_failures && (fate.end != End::mate || fate.moves > 50))
            std::printf("not mated at depth %d: %s\n", depth, to_fen(ending.attack(place).setup()).c_str());
    }
    print(depth, tally);
}

std::optional<Options> parse(int count, char** arguments)
{
    Options options;
    for (int i = 1; i < count; ++i) {
        const std::string_view name = arguments[i];
        if (name == "--failures") {
            options.prints_failures = true;
            continue;
        }
        const long number = ++i < count ? std::strtol(arguments[i], nullptr, 10) : -1;
        if (name == "--depth" && number >= 1 && number <= trainer::thumb::deepest_search && number % 2 == 1)
            options.depths.push_back(static_cast<int>(number));
        else if (name == "--check" && number >= 1)
            options.check = static_cast<std::size_t>(number);
        else
            return std::nullopt;
    }
    if (options.depths.empty())
        options.depths = {1, 3, 5, 7};
    return options;
}

} // namespace

int main(int count, char** arguments)
{
    const std::optional<Options> options = parse(count, arguments);
    if (!options) {
        std::fputs("usage: rule_of_thumb_measure [--depth N]... [--check N] [--failures]   (N odd)\n",
                   stderr);
        return 2;
    }
    const Ending ending;
    std::puts(
        "depth   starts    mated     share  moves worst  waste worst beyond repeats   lost  stale searches "
        "differ  nodes/mv    ms/mv    worst");
    for (const int depth : options->depths)
        measure(depth, ending, *options);
    return 0;
}
