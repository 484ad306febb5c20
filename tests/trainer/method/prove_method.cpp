// SPDX-License-Identifier: GPL-3.0-or-later

// The proof that the method mates: it is followed from every position won with bishop and knight, up to
// symmetry, whichever move it leaves open and against every reply, and the moves of the longest game are
// counted. It shares with the method the ranks of field.h and nothing else: the positions are played by the
// rules, one after the other, and what can be forced is found position by position. For some positions the
// moves of the method itself are compared with those found here. It also prints how far the next better rank
// is, field by field, and how far ahead a defender can force the user to look. All this is done for the rules
// alone and for the rules with the positions known by heart. second_prover.cpp proves the same without any
// code of core.
//
//     prove_method [LOOKAHEAD...]     looks as many moves ahead, 4 by default; takes a minute or two

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "chess/legal_moves.h"
#include "chess/position.h"
#include "kbnk_positions.h"
#include "trainer/method/by_heart.h"
#include "trainer/method/field.h"
#include "trainer/method/method.h"

namespace {

using chess::Color;
using chess::Position;
using endgame::KbnkPieces;
using endgame::solved;
using Place = std::uint32_t;
using Rank = std::uint32_t;

constexpr Rank mate = 0;
constexpr Rank never = ~Rank{0};

std::optional<Position> position_of(const KbnkPieces& pieces, Color turn)
{
    const auto position = Position::from(setup_of(pieces, Color::white, turn));
    return position ? std::optional{*position} : std::nullopt;
}

/// The successors of each place.
class Successors {
public:
    void begin() { begins_.push_back(places_.size()); }
    void add(Place place) { places_.push_back(place); }
    std::span<const Place> of(Place place) const
    {
        const std::size_t end = place + 1 < begins_.size() ? begins_[place + 1] : places_.size();
        return std::span{places_}.subspan(begins_[place], end - begins_[place]);
    }

private:
    std::vector<std::size_t> begins_;
    std::vector<Place> places_;
};

/// Every position up to symmetry, what follows it, and what can be forced from it.
class Ranks {
public:
    Ranks()
    {
        number_places();
        std::vector<std::optional<std::uint64_t>> measured;
        for (const KbnkPieces& pieces : pieces_) {
            measured.push_back(add_attack(position_of(pieces, Color::white)));
            add_defence(position_of(pieces, Color::black));
        }
        rank(measured);
        while (look_deeper() > 0) {
        }
    }

    Place size() const { return static_cast<Place>(pieces_.size()); }
    /// The moves within which a better rank can be forced from everywhere.
    std::size_t depth() const { return forced_.size() - 1; }
    Position attack(Place place) const { return *position_of(pieces_[place], Color::white); }
    Place place(const Position& position) const
    {
        return places_[placement_number(endgame::pieces_of(position, Color::white))];
    }
    int images(Place place) const
    {
        std::set<std::size_t> numbers;
        for (std::size_t symmetry = 0; symmetry < chess::symmetry_count; ++symmetry)
            numbers.insert(placement_number(image(pieces_[place], symmetry)));
        return static_cast<int>(numbers.size());
    }
    bool is_won(Place place) const { return forced(place, 0) != never; }
    /// The number of the field of a rank; mate is smaller than all fields.
    int field(Rank rank) const
    {
        return rank == mate ? -1 : trainer::method::answers_of(measures_[rank - 1]).front().answer;
    }
    /// The best rank that can be forced within some moves; no more than `depth()` of them matter.
    Rank forced(Place place, std::size_t moves) const { return forced_[std::min(moves, depth())][place]; }
    std::span<const Place> attacks(Place place) const { return attacks_.of(place); }
    std::span<const Place> replies(Place place) const { return replies_.of(place); }
    /// The same after the worst reply.
    Rank forced_after(Place defence, std::size_t moves) const
    {
        if (!is_safe_[defence])
            return never;
        Rank worst = mate;
        for (const Place reply : replies(defence))
            worst = std::max(worst, forced(reply, moves));
        return worst;
    }

private:
    void number_places()
    {
        places_.resize(endgame::placement_count);
        endgame::for_each_placement(
            endgame::canonical_kings, chess::all_squares, [&](const KbnkPieces& pieces) {
                if (!is_canonical(pieces))
                    return;
                for (std::size_t symmetry = 0; symmetry < chess::symmetry_count; ++symmetry)
                    places_[placement_number(image(pieces, symmetry))] = size();
                pieces_.push_back(pieces);
            });
    }

    std::optional<std::uint64_t> add_attack(const std::optional<Position>& position)
    {
        attacks_.begin();
        if (!position)
            return std::nullopt;
        for (const chess::Move move : legal_moves(*position))
            attacks_.add(place(position->play(move)));
        return trainer::method::rank_of(*position);
    }

    void add_defence(const std::optional<Position>& position)
    {
        replies_.begin();
        is_safe_.push_back(false);
        if (!position)
            return;
        const chess::MoveList moves = legal_moves(*position);
        const auto takes = [&](chess::Move move) { return position->board().occupied().contains(move.to); };
        is_safe_.back() = std::ranges::none_of(moves, takes) && (!moves.empty() || position->is_check());
        for (const chess::Move move : moves) {
            if (!takes(move))
                replies_.add(place(position->play(move)));
        }
    }

    void rank(const std::vector<std::optional<std::uint64_t>>& measured)
    {
        std::set<std::uint64_t> all;
        for (const auto& measure : measured) {
            if (measure)
                all.insert(*measure);
        }
        measures_.assign(all.begin(), all.end());
        std::vector<Rank>& ranks = forced_.emplace_back();
        for (const auto& measure : measured)
            ranks.push_back(measure ? static_cast<Rank>(1 + (std::ranges::lower_bound(measures_, *measure) -
                                                             measures_.begin()))
                                    : never);
    }

    /// Looks a move deeper; returns the number of positions from which nothing better is seen yet.
    std::size_t look_deeper()
    {
        std::vector<Rank> after(size());
        for (Place place = 0; place < size(); ++place)
            after[place] = forced_after(place, depth());
        std::vector<Rank> deeper = forced_.front();
        std::size_t stuck = 0;
        for (Place place = 0; place < size(); ++place) {
            if (deeper[place] == never)
                continue;
            for (const Place next : attacks(place))
                deeper[place] = std::min(deeper[place], after[next]);
            stuck += deeper[place] == forced_.front()[place] ? 1 : 0;
        }
        forced_.push_back(std::move(deeper));
        return stuck;
    }

    std::vector<KbnkPieces> pieces_;
    std::vector<Place> places_;
    Successors attacks_;
    Successors replies_;
    /// Defender to move: true if neither a piece falls nor stalemate comes.
    std::vector<bool> is_safe_;
    /// By rank, from the first after mate on.
    std::vector<std::uint64_t> measures_;
    /// For each number of moves the best rank that can be forced within them.
    std::vector<std::vector<Rank>> forced_;
};

/// The positions known by heart, and where their moves lead.
using ByHeart = std::map<Place, Place>;

ByHeart all_by_heart(const Ranks& ranks)
{
    ByHeart all;
    for (const trainer::method::KnownPosition& known : trainer::method::known_positions) {
        const Position position = image_of(known, Color::white, 0);
        all[ranks.place(position)] = ranks.place(position.play(*trainer::method::move_by_heart(position)));
    }
    return all;
}

/// The method at work.
class Follower {
public:
    /// The target in a position, and where the moves lead; a move known by heart has no target.
    struct Step {
        Rank target;
        std::vector<Place> moves;
    };
    /// The longest game from a position.
    struct Game {
        int moves = 0;
        /// The moves that the user must look ahead on the way to find a target, if the defender and the
        /// choice among equal moves make them as many as possible.
        std::size_t foresight = 0;
        /// False while the moves are still being counted.
        bool is_counted = false;
    };

    Follower(const Ranks& ranks, std::size_t lookahead, ByHeart by_heart)
        : ranks_{ranks}
        , lookahead_{lookahead}
        , by_heart_{std::move(by_heart)}
    {}

    /// True if a game came back to where it had been, with the same target.
    bool goes_in_circles() const { return goes_in_circles_; }

    Step step(Place place, Rank before) const
    {
        if (const auto known = by_heart_.find(place); known != by_heart_.end())
            return {never, {known->second}};
        const Rank target = target_in(place, before);
        const std::size_t needed = moves_to(place, target);
        Step step{target, {}};
        Rank best = never;
        for (const Place next : ranks_.attacks(place)) {
            if (ranks_.forced_after(next, needed - 1) > target)
                continue;
            const Rank worst = ranks_.forced_after(next, 0);
            if (worst < best)
                step.moves.clear();
            best = std::min(best, worst);
            if (worst == best)
                step.moves.push_back(next);
        }
        return step;
    }

    /// Finds the longest game from a position. By the rules every game ends: the way to the target gets
    /// shorter and the target better. Whether it does with moves known by heart, which forget the target, is
    /// seen here.
    Game longest(Place place, Rank before)
    {
        const std::uint64_t key = std::uint64_t{place} << 32 | before;
        if (const auto [found, is_new] = games_.try_emplace(key); !is_new) {
            goes_in_circles_ = goes_in_circles_ || !found->second.is_counted;
            return found->second;
        }
        const Step todo = step(place, before);
        const bool is_searched = is_fresh(place, before) && !by_heart_.contains(place);
        Game game{0, is_searched ? moves_to(place, ranks_.forced(place, 0) - 1) : 0, true};
        for (const Place next : todo.moves) {
            game.moves = std::max(game.moves, 1);
            for (const Place reply : ranks_.replies(next)) {
                const Game rest = longest(reply, todo.target);
                game.moves = std::max(game.moves, 1 + rest.moves);
                game.foresight = std::max(game.foresight, rest.foresight);
            }
        }
        games_[key] = game;
        return game;
    }

private:
    bool is_fresh(Place place, Rank before) const { return ranks_.forced(place, 0) <= before; }

    std::size_t moves_to(Place place, Rank target) const
    {
        std::size_t moves = 0;
        while (ranks_.forced(place, moves) > target)
            ++moves;
        return moves;
    }

    Rank target_in(Place place, Rank before) const
    {
        const Rank here = ranks_.forced(place, 0);
        const std::size_t moves = is_fresh(place, before) ? moves_to(place, here - 1) : 0;
        return std::min(before, ranks_.forced(place, std::max(lookahead_, moves)));
    }

    const Ranks& ranks_;
    std::size_t lookahead_;
    ByHeart by_heart_;
    std::unordered_map<std::uint64_t, Game> games_;
    bool goes_in_circles_ = false;
};

/// Returns in how many of some positions the method has other moves.
int differences(const Ranks& ranks, trainer::method::Method& method)
{
    const Follower follower{ranks, trainer::method::usual_lookahead, all_by_heart(ranks)};
    int different = 0;
    for (Place place = 0; place < ranks.size(); place += 9'973) {
        if (!ranks.is_won(place))
            continue;
        const Position position = ranks.attack(place);
        std::set<Place> played;
        for (const chess::Move move : method.step(position, *method.target(position)).open)
            played.insert(ranks.place(position.play(move)));
        const auto worked_out = follower.step(place, never).moves;
        different += played == std::set<Place>{worked_out.begin(), worked_out.end()} ? 0 : 1;
    }
    return different;
}

/// For each number of moves, the positions from which the next better rank takes as many.
using Distances = std::vector<double>;

void print(const char* name, const Distances& distances)
{
    const double all = std::accumulate(distances.begin(), distances.end(), 0.0);
    const auto share_within = [&](std::size_t moves) {
        const auto end =
            distances.begin() + static_cast<std::ptrdiff_t>(std::min(moves + 1, distances.size()));
        return 100 * std::accumulate(distances.begin(), end, 0.0) / all;
    };
    std::size_t most = distances.size() - 1;
    while (distances[most] == 0)
        --most;
    std::printf("%14s %12.0f", name, all);
    for (const std::size_t moves : {1U, 2U, 3U, 4U, 6U})
        std::printf(" %8.3f%%", share_within(moves));
    std::printf(" %5zu\n", most);
}

/// Prints field by field within how many moves a better rank can be forced.
void print_distances(const Ranks& ranks)
{
    std::map<int, Distances> by_field;
    Distances all(ranks.depth() + 1);
    for (Place place = 0; place < ranks.size(); ++place) {
        if (!ranks.is_won(place))
            continue;
        std::size_t moves = 1;
        while (ranks.forced(place, moves) == ranks.forced(place, 0))
            ++moves;
        Distances& field = by_field[ranks.field(ranks.forced(place, 0))];
        field.resize(all.size());
        field[moves] += ranks.images(place);
        all[moves] += ranks.images(place);
    }
    std::puts("a better rank can be forced");
    std::puts("         field    positions  within 1         2         3         4         6  most");
    for (const auto& [field, distances] : by_field)
        print(std::string{name_of(static_cast<trainer::method::Field>(field))}.c_str(), distances);
    print("all", all);
}

/// Follows the method from everywhere; returns true if every game ends within fifty moves.
bool follow(const Ranks& ranks, std::size_t lookahead, const ByHeart& by_heart)
{
    Follower follower{ranks, lookahead, by_heart};
    double positions = 0;
    double within_fifty = 0;
    double moves = 0;
    int longest = 0;
    Distances foresight(ranks.depth() + 1);
    for (Place place = 0; place < ranks.size(); ++place) {
        if (!ranks.is_won(place))
            continue;
        const int images = ranks.images(place);
        const Follower::Game game = follower.longest(place, never);
        positions += images;
        within_fifty += game.moves <= 50 ? images : 0;
        moves += images * game.moves;
        longest = std::max(longest, game.moves);
        foresight[game.foresight] += images;
    }
    std::printf("%8zu %10zu %12.0f %11.4f%% %8d %8.2f ", by_heart.size(), lookahead, positions,
                100 * within_fifty / positions, longest, moves / positions);
    double sum = 0;
    for (std::size_t ahead = 0; ahead < foresight.size(); ++ahead) {
        sum += foresight[ahead];
        if (ahead >= 4 && ahead <= 10)
            std::printf(" %6.2f%%", 100 * sum / positions);
    }
    std::puts(follower.goes_in_circles() ? " goes in circles" : "");
    std::fflush(stdout);
    return longest <= 50 && !follower.goes_in_circles();
}

} // namespace

int main(int count, char** arguments)
{
    std::vector<std::size_t> lookaheads;
    for (int i = 1; i < count; ++i) {
        const long number = std::strtol(arguments[i], nullptr, 10);
        if (number < 1 || number > 50) {
            std::fputs("usage: prove_method [LOOKAHEAD...]\n", stderr);
            return 2;
        }
        lookaheads.push_back(static_cast<std::size_t>(number));
    }
    if (lookaheads.empty())
        lookaheads.push_back(trainer::method::usual_lookahead);
    const Ranks ranks;
    print_distances(ranks);
    std::puts("by heart  lookahead    positions within fifty  longest     mean  foresight up to 4, 5 ... 10");
    const ByHeart by_heart = all_by_heart(ranks);
    bool is_proved = true;
    for (const std::size_t lookahead : lookaheads) {
        for (const ByHeart& known : {ByHeart{}, by_heart}) {
            const bool mates = follow(ranks, lookahead, known);
            is_proved = is_proved && (mates || lookahead != trainer::method::usual_lookahead);
        }
    }
    trainer::method::Method method{*trainer::method::number_ranks()};
    const int different = differences(ranks, method);
    std::printf("%d positions in which the method has other moves\n", different);
    return is_proved && different == 0 ? 0 : 1;
}
