// SPDX-License-Identifier: GPL-3.0-or-later

// The proof that the method mates: it is followed from every position won with bishop and knight, up to
// symmetry, whatever move it leaves open and against every reply, and the moves of the longest game are
// counted. It shares with the method the rungs of its ladder and nothing else: the positions are played by
// the rules, one after the other, and what can be forced is found position by position. Of some positions the
// moves of the method itself are compared with those worked out here. Told too is how far the next lower rung
// is, pen by pen, and how near it can never be, whatever is asked after the pen.
//
//     prove_method [LOOKAHEAD...]     as many moves ahead, 4 if nothing is said; a minute

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
#include "trainer/coach/stage.h"
#include "trainer/method/method.h"
#include "trainer/method/rung.h"

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

/// What follows each of the places.
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
class Ladder {
public:
    explicit Ladder(const trainer::coach::StagePens& pens)
    {
        number_places();
        std::vector<std::optional<std::uint64_t>> rungs;
        for (const KbnkPieces& pieces : pieces_) {
            rungs.push_back(add_attack(pens, position_of(pieces, Color::white)));
            add_defence(position_of(pieces, Color::black));
        }
        rank(rungs);
        while (look_deeper() > 0) {
        }
    }

    Place size() const { return static_cast<Place>(pieces_.size()); }
    /// How many moves ahead a lower rung is seen from everywhere.
    std::size_t depth() const { return forced_.size() - 1; }
    Position attack(Place place) const { return *position_of(pieces_[place], Color::white); }
    Place place(const Position& position) const
    {
        return places_[placement_number(endgame::pieces_of(position, Color::white))];
    }
    int images(Place place) const
    {
        std::set<std::size_t> numbers;
        for (std::size_t symmetry = 0; symmetry < endgame::symmetry_count; ++symmetry)
            numbers.insert(placement_number(image(pieces_[place], symmetry)));
        return static_cast<int>(numbers.size());
    }
    bool is_won(Place place) const { return forced(place, 0) != never; }
    /// Whether nothing is lost with the defender to move, neither a piece nor by stalemate.
    bool is_safe(Place place) const { return is_safe_[place]; }
    /// The lowest rung that can be forced within some moves; `depth()` tells all there is to know.
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
                for (std::size_t symmetry = 0; symmetry < endgame::symmetry_count; ++symmetry)
                    places_[placement_number(image(pieces, symmetry))] = size();
                pieces_.push_back(pieces);
            });
    }

    std::optional<std::uint64_t> add_attack(const trainer::coach::StagePens& pens,
                                            const std::optional<Position>& position)
    {
        attacks_.begin();
        if (!position)
            return std::nullopt;
        for (const chess::Move move : legal_moves(*position))
            attacks_.add(place(position->play(move)));
        return trainer::method::rung_of(pens, *position);
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

    void rank(const std::vector<std::optional<std::uint64_t>>& rungs)
    {
        const std::set<std::uint64_t> all = [&] {
            std::set<std::uint64_t> found;
            for (const auto& rung : rungs) {
                if (rung)
                    found.insert(*rung);
            }
            return found;
        }();
        const std::vector<std::uint64_t> sorted{all.begin(), all.end()};
        std::vector<Rank>& ranks = forced_.emplace_back();
        for (const auto& rung : rungs)
            ranks.push_back(
                rung ? static_cast<Rank>(1 + (std::ranges::lower_bound(sorted, *rung) - sorted.begin()))
                     : never);
    }

    /// Looks a move deeper; returns from how many positions nothing lower is seen yet.
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
    std::vector<bool> is_safe_;
    /// For each number of moves the lowest rung that can be forced within them.
    std::vector<std::vector<Rank>> forced_;
};

/// The method at work, by what is known of the ladder.
class Follower {
public:
    /// What is done in a position: the target, and where the moves lead.
    struct Step {
        Rank target;
        std::vector<Place> moves;
    };

    Follower(const Ladder& ladder, std::size_t lookahead) : ladder_{ladder}, lookahead_{lookahead} {}

    Step step(Place place, Rank target) const
    {
        const Rank here = ladder_.forced(place, 0);
        const bool is_reached = here <= target;
        const Rank seen = ladder_.forced(place, lookahead_);
        if (seen < std::min(here, target)) {
            target = seen;
        } else if (is_reached) {
            std::size_t moves = lookahead_ + 1;
            while (ladder_.forced(place, moves) >= here)
                ++moves;
            target = ladder_.forced(place, moves);
        }
        std::size_t needed = 1;
        while (ladder_.forced(place, needed) > target)
            ++needed;
        Step step{target, {}};
        Rank best = never;
        for (const Place next : ladder_.attacks(place)) {
            if (ladder_.forced_after(next, needed - 1) > target)
                continue;
            const Rank worst = ladder_.forced_after(next, 0);
            if (worst < best)
                step.moves.clear();
            best = std::min(best, worst);
            if (worst == best)
                step.moves.push_back(next);
        }
        return step;
    }

    /// The moves of the longest game from a position; the way to the target shrinks and the target falls, so
    /// every game ends.
    int longest(Place place, Rank target)
    {
        const Step todo = step(place, target);
        const std::uint64_t key = std::uint64_t{place} << 32 | todo.target;
        if (const auto found = longest_.find(key); found != longest_.end())
            return found->second;
        int most = 0;
        for (const Place next : todo.moves) {
            most = std::max(most, 1);
            for (const Place reply : ladder_.replies(next))
                most = std::max(most, 1 + longest(reply, todo.target));
        }
        longest_[key] = most;
        return most;
    }

private:
    const Ladder& ladder_;
    std::size_t lookahead_;
    std::unordered_map<std::uint64_t, int> longest_;
};

/// How many of some positions the method has other moves in.
int differences(const Ladder& ladder, trainer::method::Method& method)
{
    const Follower follower{ladder, trainer::method::usual_lookahead};
    int different = 0;
    for (Place place = 0; place < ladder.size(); place += 9'973) {
        if (!ladder.is_won(place))
            continue;
        const Position position = ladder.attack(place);
        std::set<Place> played;
        for (const chess::Move move : method.step(position, *method.target(position)).open)
            played.insert(ladder.place(position.play(move)));
        const auto worked_out = follower.step(place, never).moves;
        different += played == std::set<Place>{worked_out.begin(), worked_out.end()} ? 0 : 1;
    }
    return different;
}

/// How far the next lower rung is: for each number of moves the positions from which it takes as many.
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
    std::printf("%9s %12.0f", name, all);
    for (const std::size_t moves : {1U, 2U, 3U, 4U, 6U})
        std::printf(" %8.3f%%", share_within(moves));
    std::printf(" %5zu\n", most);
}

/// Tells pen by pen within how many moves a lower rung can be forced.
void print_distances(const Ladder& ladder, const trainer::coach::StagePens& pens)
{
    std::map<int, Distances> by_pen;
    Distances all(ladder.depth() + 1);
    for (Place place = 0; place < ladder.size(); ++place) {
        if (!ladder.is_won(place))
            continue;
        std::size_t moves = 1;
        while (ladder.forced(place, moves) == ladder.forced(place, 0))
            ++moves;
        Distances& pen = by_pen[*pens.usual.of(ladder.attack(place))];
        pen.resize(all.size());
        pen[moves] += ladder.images(place);
        all[moves] += ladder.images(place);
    }
    std::puts("a lower rung can be forced");
    std::puts("      pen    positions  within 1         2         3         4         6  most");
    for (const auto& [pen, distances] : by_pen)
        print(std::to_string(pen).c_str(), distances);
    print("all", all);
}

/// Adds the won positions from which one of the set can be forced within some moves.
void add_forced(const Ladder& ladder, std::vector<bool>& set, std::size_t moves)
{
    std::vector<bool> leads_there(ladder.size());
    for (; moves > 0; --moves) {
        for (Place place = 0; place < ladder.size(); ++place)
            leads_there[place] =
                ladder.is_safe(place) &&
                std::ranges::all_of(ladder.replies(place), [&](Place reply) { return set[reply]; });
        for (Place place = 0; place < ladder.size(); ++place) {
            if (ladder.is_won(place) && !set[place])
                set[place] =
                    std::ranges::any_of(ladder.attacks(place), [&](Place next) { return leads_there[next]; });
        }
    }
}

/// How many positions with a pen are left over when all are taken away from which a smaller pen can be forced
/// in leaps of some moves, each leap to a position of the same pen that was taken away before. If there are
/// any, then one of them has the lowest rung, whatever the questions behind the pen, and from there nothing
/// lower can be forced within a leap.
double left_over(const Ladder& ladder, const std::vector<int>& pens, int pen, std::size_t leap)
{
    std::vector<bool> taken(ladder.size());
    for (Place place = 0; place < ladder.size(); ++place)
        taken[place] = ladder.is_won(place) && pens[place] < pen;
    double left = 0;
    for (bool has_taken = true; has_taken;) {
        std::vector<bool> forced = taken;
        add_forced(ladder, forced, leap);
        has_taken = false;
        left = 0;
        for (Place place = 0; place < ladder.size(); ++place) {
            if (!ladder.is_won(place) || pens[place] != pen || taken[place])
                continue;
            taken[place] = forced[place];
            has_taken = has_taken || forced[place];
            left += forced[place] ? 0 : ladder.images(place);
        }
    }
    return left;
}

/// Tells in which pens no questions bring the next lower rung within six moves from everywhere.
void print_limits(const Ladder& ladder, const trainer::coach::StagePens& pens)
{
    std::vector<int> numbers(ladder.size(), -1);
    for (Place place = 0; place < ladder.size(); ++place) {
        if (ladder.is_won(place))
            numbers[place] = *pens.usual.of(ladder.attack(place));
    }
    const std::set<int> all{numbers.begin(), numbers.end()};
    std::puts("whatever is asked after the pen, not within 6 moves from the lowest");
    for (const int pen : all) {
        const double left = pen < 0 ? 0 : left_over(ladder, numbers, pen, 6);
        if (left > 0)
            std::printf("%9d %12.0f\n", pen, left);
    }
}

/// Follows the method from everywhere; returns the moves of the longest game.
int follow(const Ladder& ladder, std::size_t lookahead)
{
    Follower follower{ladder, lookahead};
    double positions = 0;
    double within_fifty = 0;
    double moves = 0;
    double wasted = 0;
    int longest = 0;
    for (Place place = 0; place < ladder.size(); ++place) {
        if (!ladder.is_won(place))
            continue;
        const int images = ladder.images(place);
        const int most = follower.longest(place, never);
        positions += images;
        within_fifty += most <= 50 ? images : 0;
        moves += images * most;
        wasted += images * (most - solved().probe(ladder.attack(place))->to_mate().moves());
        longest = std::max(longest, most);
    }
    std::printf("%9zu %12.0f %11.4f%% %8d %8.2f %8.2f\n", lookahead, positions,
                100 * within_fifty / positions, longest, moves / positions, wasted / positions);
    std::fflush(stdout);
    return longest;
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
    const trainer::coach::StagePens& pens = trainer::coach::stage_pens();
    const Ladder ladder{pens};
    print_distances(ladder, pens);
    print_limits(ladder, pens);
    std::puts("lookahead    positions within fifty  longest     mean   wasted");
    bool is_proved = true;
    for (const std::size_t lookahead : lookaheads) {
        const int longest = follow(ladder, lookahead);
        is_proved = is_proved && (lookahead < trainer::method::usual_lookahead || longest <= 50);
    }
    trainer::method::Method method{*trainer::method::number_rungs(pens)};
    const int different = differences(ladder, method);
    std::printf("%d positions in which the method has other moves\n", different);
    return is_proved && different == 0 ? 0 : 1;
}
