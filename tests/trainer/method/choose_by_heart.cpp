// SPDX-License-Identifier: GPL-3.0-or-later

// Chooses the positions that a user of the method knows by heart (core/trainer/method/known_positions.h), and
// prints them with their moves, which are the method's own.
//
// Where the next better rank is more than `easy` moves away, a defender who gets there makes the user look
// far ahead. Of these places it takes the ones that most defenders get to for the fewest positions to know:
// the place itself and, after each reply, the way to its target until that is within the look-ahead. Then it
// drops every position that shortens no game and saves nobody from looking farther ahead, and does both once
// more. Like second_prover.cpp it uses no code of core.
//
//     choose_by_heart [POSITIONS [LOOKAHEAD]]     31 and 4 by default; takes some minutes

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <limits>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "plain_method.h"

namespace {

using plain_method::ByHeart;
using plain_method::Follower;
using plain_method::Pieces;
using plain_method::Place;
using plain_method::Positions;
using plain_method::Rank;
using plain_method::Result;

/// The most moves that a user looks ahead with ease.
constexpr std::size_t easy = 5;

class Chooser {
public:
    Chooser(const Positions& positions, const plain_method::Ranks& ranks, std::size_t lookahead)
        : positions_{positions}
        , ranks_{ranks}
        , lookahead_{lookahead}
        , follower_{positions, ranks, lookahead}
        , rules_{follow(positions, follower_)}
        , result_{rules_}
    {}

    void choose(std::size_t most)
    {
        report();
        constexpr int rounds = 2;
        for (int round = 0; round < rounds; ++round) {
            while (add_place(most)) {
            }
            drop_needless();
        }
    }

    /// Prints them from the mate backwards.
    void print_known() const
    {
        std::vector<std::pair<Place, Place>> known{known_.begin(), known_.end()};
        std::ranges::stable_sort(known, {},
                                 [this](const auto& each) { return positions_.moves_to_mate(each.first); });
        for (const auto& [place, next] : known) {
            const Pieces pieces = positions_.pieces(place);
            const std::string played = move(pieces, positions_.pieces(next));
            if (is_first(place))
                std::printf("    {\"%s\", \"%s\"},\n", board(pieces).c_str(), played.c_str());
        }
    }

private:
    /// The positions up to symmetry.
    std::size_t count(const ByHeart& known) const
    {
        return static_cast<std::size_t>(
            std::ranges::count_if(known, [this](const auto& each) { return is_first(each.first); }));
    }
    /// True of one of the places of each position.
    bool is_first(Place place) const
    {
        return std::ranges::min(positions_.places(positions_.pieces(place))) == place;
    }

    std::size_t foresight(Place place) const { return ranks_.moves_to(place, ranks_.here(place) - 1); }

    Result result_with(const ByHeart& known)
    {
        follower_.learn(known);
        return follow(positions_, follower_);
    }

    /// Adds the best place that keeps within the number of positions, and its way.
    bool add_place(std::size_t most)
    {
        constexpr std::ptrdiff_t tried = 8;
        std::vector<std::pair<double, Place>> places;
        for (const auto& [place, starts] : result_.hardest) {
            if (foresight(place) > easy && !known_.contains(place))
                places.emplace_back(starts, place);
        }
        std::ranges::sort(places, std::greater{});
        double best = 0;
        ByHeart chosen;
        for (const auto& [starts, place] :
             std::span{places}.first(std::min<std::size_t>(places.size(), tried))) {
            const ByHeart more = with_way(known_, place, plain_method::never);
            const double worth = starts / static_cast<double>(count(more) - count(known_));
            if (count(more) <= most && worth > best) {
                best = worth;
                chosen = more;
            }
        }
        return best > 0 && accept(chosen);
    }

    /// Takes a set instead of the last one unless games go in circles or get longer with it.
    bool accept(const ByHeart& known)
    {
        Result result = result_with(known);
        if (result.goes_in_circles || result.longest > rules_.longest || result.mean() > rules_.mean())
            return false;
        known_ = known;
        result_ = std::move(result);
        report();
        return true;
    }

    /// Drops unneeded positions, first the positions whose next rank is near.
    void drop_needless()
    {
        std::vector<std::pair<std::size_t, Place>> places;
        for (const auto& [place, next] : known_)
            places.emplace_back(foresight(place), place);
        std::ranges::sort(places);
        for (const auto& [moves, place] : places) {
            ByHeart fewer = known_;
            for (const Place image : positions_.places(positions_.pieces(place)))
                fewer.erase(image);
            if (fewer.size() < known_.size() && is_as_easy(result_with(fewer)))
                accept(fewer);
        }
    }

    bool is_as_easy(const Result& result) const
    {
        for (std::size_t ahead = easy; ahead <= 10; ++ahead) {
            if (result.share_up_to(ahead) < result_.share_up_to(ahead) - 0.0005)
                return false;
        }
        return true;
    }

    /// With a place and the way from there until its target is within the look-ahead. Of equal moves it takes
    /// the one with the fewest positions, then the one that mates soonest.
    ByHeart with_way(const ByHeart& known, Place place, Rank before) const
    {
        if (known.contains(place))
            return known;
        const Follower::Step step = follower_.step(place, before);
        std::pair<std::size_t, int> best{std::numeric_limits<std::size_t>::max(), 0};
        ByHeart chosen;
        for (const Place next : step.moves) {
            ByHeart more = known;
            learn(more, positions_, positions_.pieces(place), positions_.pieces(next));
            int moves = 0;
            for (const Place reply : positions_.replies(next)) {
                moves = std::max(moves, positions_.moves_to_mate(reply));
                if (ranks_.forced(reply, lookahead_) > step.target)
                    more = with_way(more, reply, step.target);
            }
            if (const std::pair worth{count(more), moves}; worth < best) {
                best = worth;
                chosen = std::move(more);
            }
        }
        return chosen;
    }

    void report() const { print(result_, count(known_), lookahead_); }

    /// The board of a FEN.
    static std::string board(const Pieces& pieces)
    {
        std::string text;
        for (int rank = 7; rank >= 0; --rank) {
            int empty = 0;
            for (int square = 8 * rank; square < 8 * rank + 8; ++square) {
                if (is_free(pieces, square)) {
                    ++empty;
                    continue;
                }
                text += (empty > 0 ? std::to_string(empty) : "") + letter(pieces, square);
                empty = 0;
            }
            text += (empty > 0 ? std::to_string(empty) : "") + (rank > 0 ? "/" : "");
        }
        return text;
    }

    static char letter(const Pieces& pieces, int square)
    {
        if (square == pieces.lone)
            return 'k';
        if (square == pieces.king)
            return 'K';
        return square == pieces.bishop ? 'B' : 'N';
    }

    /// "Kc3".
    static std::string move(const Pieces& from, const Pieces& to)
    {
        const auto name = [](char piece, int square) {
            return std::string{piece, static_cast<char>('a' + square % 8),
                               static_cast<char>('1' + square / 8)};
        };
        if (from.king != to.king)
            return name('K', to.king);
        return from.bishop != to.bishop ? name('B', to.bishop) : name('N', to.knight);
    }

    const Positions& positions_;
    const plain_method::Ranks& ranks_;
    std::size_t lookahead_;
    Follower follower_;
    Result rules_;
    Result result_;
    ByHeart known_;
};

} // namespace

int main(int count, char** arguments)
{
    const auto argument = [&](int place, unsigned long otherwise) {
        return count > place ? std::strtoul(arguments[place], nullptr, 10) : otherwise;
    };
    const Positions positions;
    const plain_method::Fields fields{positions};
    const plain_method::Ranks ranks{positions, fields};
    plain_method::print_heading();
    Chooser chooser{positions, ranks, argument(2, 4)};
    chooser.choose(argument(1, 31));
    chooser.print_known();
}
