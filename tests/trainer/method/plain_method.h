// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The method for people (core/trainer/method/field.h and method.h) written a second time and without any code
// of core: pieces on numbered squares, a bishop on dark squares only, and the lone king brought into
// a1-h1-e4- d4 by the symmetries that leave dark corners dark. What both say is compared, so that no mistake
// of the first can hide in its proof.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace plain_method {

/// Squares count from a1 = 0 along the ranks to h8 = 63.
inline int file_of(int square)
{
    return square % 8;
}

inline int rank_of(int square)
{
    return square / 8;
}

inline int king_steps(int a, int b)
{
    return std::max(std::abs(file_of(a) - file_of(b)), std::abs(rank_of(a) - rank_of(b)));
}

/// The steps along files and ranks.
inline int line_steps(int a, int b)
{
    return std::abs(file_of(a) - file_of(b)) + std::abs(rank_of(a) - rank_of(b));
}

inline bool is_knight_move(int a, int b)
{
    return king_steps(a, b) == 2 && line_steps(a, b) == 3;
}

/// The four pieces, the bishop on a dark square.
struct Pieces {
    int lone;
    int king;
    int bishop;
    int knight;
};

inline bool is_free(const Pieces& pieces, int square)
{
    return square != pieces.lone && square != pieces.king && square != pieces.bishop &&
           square != pieces.knight;
}

/// True if the bishop controls a square; lines pass through the lone king.
inline bool does_bishop_control(const Pieces& pieces, int square)
{
    const int files = file_of(square) - file_of(pieces.bishop);
    const int ranks = rank_of(square) - rank_of(pieces.bishop);
    if (files == 0 || std::abs(files) != std::abs(ranks))
        return false;
    const int step = (ranks > 0 ? 8 : -8) + (files > 0 ? 1 : -1);
    for (int between = pieces.bishop + step; between != square; between += step) {
        if (between == pieces.king || between == pieces.knight)
            return false;
    }
    return true;
}

inline bool is_controlled(const Pieces& pieces, int square)
{
    return king_steps(pieces.king, square) <= 1 || is_knight_move(pieces.knight, square) ||
           does_bishop_control(pieces, square);
}

/// Seen in the mirror on the diagonal a1-h8 (1), on the other diagonal (2), or in both (3).
inline int seen(int square, int mirrors)
{
    int file = file_of(square);
    int rank = rank_of(square);
    if ((mirrors & 1) != 0)
        std::swap(file, rank);
    if ((mirrors & 2) != 0)
        file = 7 - std::exchange(rank, 7 - file);
    return 8 * rank + file;
}

inline Pieces seen(const Pieces& pieces, int mirrors)
{
    return {seen(pieces.lone, mirrors), seen(pieces.king, mirrors), seen(pieces.bishop, mirrors),
            seen(pieces.knight, mirrors)};
}

/// The number of a position up to symmetry, with either side to move.
using Place = std::uint32_t;

/// Every position, its moves, and which of them are won.
class Positions {
public:
    static constexpr Place count = 20 * 64 * 32 * 64;

    Positions()
    {
        number_squares();
        for (Place place = 0; place < count; ++place) {
            attack_begins_.push_back(attacks_.size());
            reply_begins_.push_back(replies_.size());
            is_safe_.push_back(false);
            if (const Pieces pieces = this->pieces(place); can_be(pieces)) {
                if (!is_check(pieces))
                    add_attacks(pieces);
                add_replies(place, pieces);
            }
        }
        attack_begins_.push_back(attacks_.size());
        reply_begins_.push_back(replies_.size());
        find_mates();
    }

    Pieces pieces(Place place) const
    {
        const int bishop = static_cast<int>(place / 64 % 32);
        return {lone_squares_[place / (64 * 32 * 64)], static_cast<int>(place / (32 * 64) % 64),
                2 * bishop + bishop / 4 % 2, static_cast<int>(place % 64)};
    }
    Place place(const Pieces& pieces) const
    {
        return number(seen(pieces, mirrors_[static_cast<std::size_t>(pieces.lone)]));
    }
    /// Every place of a position: two if the lone king is on a diagonal.
    std::vector<Place> places(const Pieces& pieces) const
    {
        std::vector<Place> all;
        for (int mirrors = 0; mirrors < 4; ++mirrors) {
            if (is_lone_square(seen(pieces.lone, mirrors)))
                all.push_back(number(seen(pieces, mirrors)));
        }
        return all;
    }
    /// The number of the lone king's square: a1 … h1, b2 … g2, c3 … f3, d4 and e4.
    static std::size_t lone_number(Place place) { return place / (64 * 32 * 64); }
    /// The number of positions that a place represents, bishops on light squares included.
    double images(Place place) const
    {
        const int lone = pieces(place).lone;
        const bool is_on_diagonal = file_of(lone) == rank_of(lone) || file_of(lone) + rank_of(lone) == 7;
        return is_on_diagonal ? 4 : 8;
    }
    std::span<const Place> attacks(Place place) const { return part(attacks_, attack_begins_, place); }
    std::span<const Place> replies(Place place) const { return part(replies_, reply_begins_, place); }
    /// Defender to move: true if neither a piece falls nor stalemate comes.
    bool is_safe(Place place) const { return is_safe_[place]; }
    /// Attacker to move.
    bool is_won(Place place) const { return moves_to_mate_[place] != never; }
    int moves_to_mate(Place place) const { return moves_to_mate_[place]; }

private:
    static constexpr std::uint8_t never = 255;

    static std::span<const Place> part(const std::vector<Place>& all, const std::vector<std::size_t>& begins,
                                       Place place)
    {
        return std::span{all}.subspan(begins[place], begins[place + 1] - begins[place]);
    }

    void number_squares()
    {
        for (int rank = 0; rank < 4; ++rank) {
            for (int file = rank; file <= 7 - rank; ++file) {
                const int square = 8 * rank + file;
                lone_numbers_[static_cast<std::size_t>(square)] = static_cast<Place>(lone_squares_.size());
                lone_squares_.push_back(square);
            }
        }
        for (int square = 0; square < 64; ++square) {
            int& mirrors = mirrors_[static_cast<std::size_t>(square)];
            while (!is_lone_square(seen(square, mirrors)))
                ++mirrors;
        }
    }

    bool is_lone_square(int square) const { return std::ranges::count(lone_squares_, square) > 0; }

    Place number(const Pieces& pieces) const
    {
        const Place lone = lone_numbers_[static_cast<std::size_t>(pieces.lone)];
        return ((lone * 64 + static_cast<Place>(pieces.king)) * 32 + static_cast<Place>(pieces.bishop) / 2) *
                   64 +
               static_cast<Place>(pieces.knight);
    }

    static bool can_be(const Pieces& pieces)
    {
        return king_steps(pieces.lone, pieces.king) > 1 && pieces.lone != pieces.bishop &&
               pieces.lone != pieces.knight && pieces.king != pieces.bishop && pieces.king != pieces.knight &&
               pieces.bishop != pieces.knight;
    }
    static bool is_check(const Pieces& pieces) { return is_controlled(pieces, pieces.lone); }

    void add_attacks(const Pieces& pieces)
    {
        for (int to = 0; to < 64; ++to) {
            if (!is_free(pieces, to))
                continue;
            if (king_steps(pieces.king, to) == 1 && king_steps(pieces.lone, to) > 1)
                attacks_.push_back(place({pieces.lone, to, pieces.bishop, pieces.knight}));
            if (is_knight_move(pieces.knight, to))
                attacks_.push_back(place({pieces.lone, pieces.king, pieces.bishop, to}));
            // The lone king is not in check, so no way of the bishop's leads through it.
            if (does_bishop_control(pieces, to) && !is_lone_between(pieces, to))
                attacks_.push_back(place({pieces.lone, pieces.king, to, pieces.knight}));
        }
    }

    static bool is_lone_between(const Pieces& pieces, int to)
    {
        const bool is_beyond = king_steps(pieces.bishop, to) ==
                               king_steps(pieces.bishop, pieces.lone) + king_steps(pieces.lone, to);
        return is_beyond && does_bishop_control(pieces, pieces.lone);
    }

    void add_replies(Place place, const Pieces& pieces)
    {
        bool does_capture = false;
        const std::size_t before = replies_.size();
        for (int to = 0; to < 64; ++to) {
            if (king_steps(pieces.lone, to) != 1 || is_controlled(pieces, to))
                continue;
            if (to == pieces.bishop || to == pieces.knight)
                does_capture = true;
            else
                replies_.push_back(this->place({to, pieces.king, pieces.bishop, pieces.knight}));
        }
        is_safe_[place] = !does_capture && (replies_.size() > before || is_check(pieces));
    }

    /// Finds the moves to mate of all positions, the nearest mates first.
    void find_mates()
    {
        moves_to_mate_.assign(count, never);
        std::vector<std::uint8_t> after(count, never);
        bool is_new = true;
        for (std::uint8_t moves = 0; is_new; ++moves) {
            is_new = false;
            for (Place place = 0; place < count; ++place) {
                const auto is_known = [&](Place reply) { return moves_to_mate_[reply] != never; };
                if (is_safe_[place] && after[place] == never && std::ranges::all_of(replies(place), is_known))
                    after[place] = moves;
            }
            for (Place place = 0; place < count; ++place) {
                const auto is_lost = [&](Place next) { return after[next] <= moves; };
                if (moves_to_mate_[place] != never || !std::ranges::any_of(attacks(place), is_lost))
                    continue;
                moves_to_mate_[place] = static_cast<std::uint8_t>(moves + 1);
                is_new = true;
            }
        }
    }

    std::vector<int> lone_squares_;
    std::array<Place, 64> lone_numbers_{};
    std::array<int, 64> mirrors_{};
    std::vector<std::size_t> attack_begins_;
    std::vector<std::size_t> reply_begins_;
    std::vector<Place> attacks_;
    std::vector<Place> replies_;
    std::vector<bool> is_safe_;
    std::vector<std::uint8_t> moves_to_mate_;
};

/// The fields of all positions with the attacker to move: 0 the corner … 6 the board, `no_field` for none.
class Fields {
public:
    static constexpr int no_field = 7;

    explicit Fields(const Positions& positions)
    {
        for (Place place = 0; place < Positions::count; ++place)
            fields_.push_back(positions.is_won(place) ? square_field(place) : no_field);
        for (int moves = 0; moves < 3; ++moves)
            hold_longer(positions);
    }

    int of(Place place) const { return fields_[place]; }

private:
    /// The field of the square that the lone king stands on.
    static int square_field(Place place)
    {
        constexpr std::array map{0, 0, 1, 2, 3, 3, 4, 4, 1, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6};
        return map.at(Positions::lone_number(place));
    }

    /// The smallest field in which the king can be held for a move more.
    void hold_longer(const Positions& positions)
    {
        std::vector<int> after(Positions::count, no_field);
        for (Place place = 0; place < Positions::count; ++place) {
            if (!positions.is_safe(place))
                continue;
            after[place] = square_field(place);
            for (const Place reply : positions.replies(place))
                after[place] = std::max(after[place], fields_[reply]);
        }
        for (Place place = 0; place < Positions::count; ++place) {
            int best = no_field;
            for (const Place next : positions.attacks(place))
                best = std::min(best, after[next]);
            fields_[place] = std::max(best, square_field(place));
        }
    }

    std::vector<int> fields_;
};

/// The better the smaller; 0 is mate.
using Rank = std::uint32_t;
inline constexpr Rank mate = 0;
inline constexpr Rank never = ~Rank{0};

/// The answers to the questions of a field, and a field's rank.
inline Rank rank_in(int field, const Pieces& pieces)
{
    const int apart = line_steps(pieces.bishop, pieces.king) + line_steps(pieces.knight, pieces.king);
    const int to_first = line_steps(pieces.lone, 0);
    const int to_last = line_steps(pieces.lone, 63);
    std::array<int, 3> answers{};
    if (field == 0) {
        const int corner = to_first <= to_last ? 0 : 63;
        int post = 7;
        for (int square = 0; square < 64; ++square) {
            if (is_knight_move(corner, square))
                post = std::min(post, king_steps(square, pieces.king));
        }
        answers = {post, apart, 0};
    } else if (field <= 4) {
        answers = {apart, king_steps(pieces.king, pieces.lone), std::min(to_first, to_last)};
    } else {
        const int file = std::min(file_of(pieces.king), 7 - file_of(pieces.king));
        const int rank = std::min(rank_of(pieces.king), 7 - rank_of(pieces.king));
        answers = {3 - std::min(file, rank), apart, 0};
    }
    int rank = field;
    for (const int answer : answers)
        rank = 32 * rank + answer;
    return static_cast<Rank>(rank) + 1;
}

/// The best ranks that can be forced from all positions.
class Ranks {
public:
    Ranks(const Positions& positions, const Fields& fields) : positions_{positions}
    {
        std::vector<Rank>& first = forced_.emplace_back(Positions::count, never);
        for (Place place = 0; place < Positions::count; ++place) {
            if (positions.is_won(place))
                first[place] = rank_in(fields.of(place), positions.pieces(place));
        }
        while (look_deeper()) {
        }
    }

    /// The moves within which a better rank can be forced from everywhere.
    std::size_t depth() const { return after_.size(); }
    Rank here(Place place) const { return forced_.front()[place]; }
    /// The best rank that can be forced within some moves, attacker to move.
    Rank forced(Place place, std::size_t moves) const { return forced_[std::min(moves, depth())][place]; }
    /// The same after the worst reply, defender to move.
    Rank forced_after(Place place, std::size_t moves) const
    {
        return after_[std::min(moves, depth() - 1)][place];
    }
    std::size_t moves_to(Place place, Rank target) const
    {
        std::size_t moves = 0;
        while (forced(place, moves) > target)
            ++moves;
        return moves;
    }

private:
    /// Returns true if from some position nothing better is seen yet.
    bool look_deeper()
    {
        std::vector<Rank>& after = after_.emplace_back(Positions::count, never);
        for (Place place = 0; place < Positions::count; ++place) {
            if (!positions_.is_safe(place))
                continue;
            after[place] = mate;
            for (const Place reply : positions_.replies(place))
                after[place] = std::max(after[place], forced_.back()[reply]);
        }
        std::vector<Rank> deeper = forced_.front();
        bool is_stuck = false;
        for (Place place = 0; place < Positions::count; ++place) {
            if (!positions_.is_won(place))
                continue;
            for (const Place next : positions_.attacks(place))
                deeper[place] = std::min(deeper[place], after[next]);
            is_stuck = is_stuck || deeper[place] == here(place);
        }
        forced_.push_back(std::move(deeper));
        return is_stuck;
    }

    const Positions& positions_;
    /// By number of moves, from 0 to `depth()`.
    std::vector<std::vector<Rank>> forced_;
    /// By number of moves, from 0 to one less.
    std::vector<std::vector<Rank>> after_;
};

/// The positions known by heart, and where their moves lead.
using ByHeart = std::map<Place, Place>;

/// Adds a position and its move, whose places are seen in the same mirrors.
inline void learn(ByHeart& by_heart, const Positions& positions, const Pieces& before, const Pieces& after)
{
    const std::vector<Place> from = positions.places(before);
    const std::vector<Place> to = positions.places(after);
    for (std::size_t image = 0; image < from.size(); ++image)
        by_heart[from[image]] = to[image];
}

/// The method at work.
class Follower {
public:
    struct Step {
        Rank target;
        std::vector<Place> moves;
    };
    /// The longest game, and the farthest that the user must look ahead in any, first at `hardest`.
    struct Game {
        int moves = 0;
        std::size_t foresight = 0;
        Place hardest = 0;
    };

    Follower(const Positions& positions, const Ranks& ranks, std::size_t lookahead)
        : positions_{positions}
        , ranks_{ranks}
        , lookahead_{lookahead}
    {}

    /// Knows these positions by heart from now on.
    void learn(ByHeart by_heart)
    {
        by_heart_ = std::move(by_heart);
        games_.assign(games_.size(), {});
        goes_in_circles_ = false;
    }
    /// True if a game came back to where it had been, so that its moves cannot be counted. Without positions
    /// known by heart none does.
    bool goes_in_circles() const { return goes_in_circles_; }

    /// The target by the rules, given the one before, and the moves to it that leave the best rank.
    Step step(Place place, Rank before) const
    {
        Step step{std::min(before, ranks_.forced(place, std::max(lookahead_, foresight(place, before)))), {}};
        const std::size_t needed = ranks_.moves_to(place, step.target);
        Rank best = never;
        for (const Place next : positions_.attacks(place)) {
            const Rank worst = ranks_.forced_after(next, 0);
            if (ranks_.forced_after(next, needed - 1) > step.target || worst > best)
                continue;
            if (worst < best)
                step.moves.clear();
            best = worst;
            step.moves.push_back(next);
        }
        return step;
    }

    /// The games from a position without a target before.
    Game longest(Place place)
    {
        const Id id = state(place, never);
        play(id);
        return games_[id];
    }

private:
    /// The number of a position with the target before.
    using Id = std::uint32_t;
    static constexpr Id unexplored = ~Id{0};
    static constexpr int unfinished = -1;

    struct State {
        Place place;
        Rank before;
        /// The location of its replies in `replies_`.
        Id first = unexplored;
        Id end = 0;
    };

    /// The moves to look ahead for a target; 0 if there is one already.
    std::size_t foresight(Place place, Rank before) const
    {
        const Rank here = ranks_.here(place);
        return here <= before ? ranks_.moves_to(place, here - 1) : 0;
    }

    Id state(Place place, Rank before)
    {
        // What is reached counts no more.
        if (ranks_.here(place) <= before)
            before = never;
        const auto next = static_cast<Id>(states_.size());
        const auto [found, is_new] = ids_.try_emplace(std::uint64_t{place} << 32 | before, next);
        if (is_new) {
            states_.push_back({place, before});
            games_.emplace_back();
        }
        return found->second;
    }

    /// Finds the states after all moves of the rules and every reply.
    void explore(Id id)
    {
        const auto [place, before, first, end] = states_[id];
        if (first != unexplored)
            return;
        const Step todo = step(place, before);
        const auto begin = static_cast<Id>(replies_.size());
        for (const Place next : todo.moves) {
            for (const Place reply : positions_.replies(next))
                replies_.push_back(state(reply, todo.target));
        }
        states_[id].first = begin;
        states_[id].end = static_cast<Id>(replies_.size());
    }

    void play(Id id)
    {
        if (games_[id].moves != 0) {
            goes_in_circles_ = goes_in_circles_ || games_[id].moves == unfinished;
            return;
        }
        games_[id].moves = unfinished;
        const auto [place, before, first, end] = states_[id];
        Game game{1, 0, place};
        if (const auto known = by_heart_.find(place); known != by_heart_.end()) {
            for (const Place reply : positions_.replies(known->second))
                take(game, state(reply, never));
        } else {
            game.foresight = foresight(place, before);
            explore(id);
            for (Id reply = states_[id].first; reply < states_[id].end; ++reply)
                take(game, replies_[reply]);
        }
        games_[id] = game;
    }

    /// Goes on after a reply.
    void take(Game& game, Id reply)
    {
        play(reply);
        const Game& rest = games_[reply];
        game.moves = std::max(game.moves, rest.moves + 1);
        if (rest.foresight > game.foresight) {
            game.foresight = rest.foresight;
            game.hardest = rest.hardest;
        }
    }

    const Positions& positions_;
    const Ranks& ranks_;
    std::size_t lookahead_;
    ByHeart by_heart_;
    std::unordered_map<std::uint64_t, Id> ids_;
    std::vector<State> states_;
    std::vector<Id> replies_;
    /// The games from each state; without moves where none was played yet.
    std::vector<Game> games_;
    bool goes_in_circles_ = false;
};

/// The results of following the method from everywhere.
struct Result {
    double positions = 0;
    double within_fifty = 0;
    double moves = 0;
    int longest = 0;
    /// By the moves that a defender can force the user to look ahead.
    std::vector<double> foresight;
    /// By the place where the user must look ahead farthest, the positions from which a defender gets there.
    std::unordered_map<Place, double> hardest;
    bool goes_in_circles = false;

    double mean() const { return moves / positions; }
    /// The share of positions from which no defender can force the user to look more moves ahead.
    double share_up_to(std::size_t ahead) const
    {
        double sum = 0;
        for (std::size_t least = 0; least <= std::min(ahead, foresight.size() - 1); ++least)
            sum += foresight[least];
        return sum / positions;
    }
};

inline Result follow(const Positions& positions, Follower& follower)
{
    Result result;
    for (Place place = 0; place < Positions::count; ++place) {
        if (!positions.is_won(place))
            continue;
        const Follower::Game game = follower.longest(place);
        const double images = positions.images(place);
        result.positions += images;
        result.within_fifty += game.moves <= 50 ? images : 0;
        result.moves += images * game.moves;
        result.longest = std::max(result.longest, game.moves);
        result.foresight.resize(std::max(result.foresight.size(), game.foresight + 1));
        result.foresight[game.foresight] += images;
        result.hardest[game.hardest] += images;
    }
    result.goes_in_circles = follower.goes_in_circles();
    return result;
}

inline void print_heading()
{
    std::puts("by heart  lookahead    positions within fifty  longest     mean  foresight up to 4, 5 ... 10");
}

inline void print(const Result& result, std::size_t known, std::size_t lookahead)
{
    std::printf("%8zu %10zu %12.0f %11.4f%% %8d %8.2f ", known, lookahead, result.positions,
                100 * result.within_fifty / result.positions, result.longest, result.mean());
    for (std::size_t ahead = 4; ahead <= 10; ++ahead)
        std::printf(" %6.2f%%", 100 * result.share_up_to(ahead));
    std::puts(result.goes_in_circles ? " goes in circles" : "");
    std::fflush(stdout);
}

} // namespace plain_method
