// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/go_request.h"

#include <algorithm>
#include <charconv>

#include "console/position_text.h"

namespace console {

namespace {

using chess::Color;

/// A queue of words.
class Words {
public:
    explicit Words(std::span<const std::string_view> words) : rest_{words} {}

    bool is_empty() const { return rest_.empty(); }

    std::string_view take()
    {
        const std::string_view word = rest_.front();
        rest_ = rest_.subspan(1);
        return word;
    }

    /// Takes the next word if it is a number, clamped to at least `least` and at most the largest number
    /// supported.
    template <typename Number>
    std::optional<Number> number(std::int64_t least)
    {
        if (is_empty())
            return std::nullopt;
        const std::string_view word = rest_.front();
        std::int64_t number = 0;
        const auto [end, failure] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (end != word.data() + word.size() || failure == std::errc::invalid_argument)
            return std::nullopt;
        take();
        if (failure == std::errc::result_out_of_range)
            number = word.front() == '-' ? least : most<Number>;
        return static_cast<Number>(std::clamp(number, least, most<Number>));
    }

    std::optional<Milliseconds> time() { return number<Milliseconds>(0); }

    /// Takes the moves that come next.
    std::vector<chess::Move> moves(const chess::Position& position)
    {
        std::vector<chess::Move> moves;
        while (!is_empty()) {
            const auto move = read_move(position, rest_.front());
            if (!move)
                break;
            moves.push_back(*move);
            take();
        }
        return moves;
    }

private:
    template <typename Number>
    static constexpr std::int64_t most = sizeof(Number) > sizeof(int) ? 1'000'000'000'000 : 1'000'000'000;

    std::span<const std::string_view> rest_;
};

void read(GoRequest& request, std::string_view name, Words& words, const chess::Position& position)
{
    if (name == "depth")
        request.depth = words.number<int>(1);
    else if (name == "nodes")
        request.nodes = words.number<std::uint64_t>(1);
    else if (name == "mate")
        request.mate = words.number<int>(1);
    else if (name == "movetime")
        request.move_time = words.time();
    else if (name == "wtime")
        request.time[index(Color::white)] = words.time();
    else if (name == "btime")
        request.time[index(Color::black)] = words.time();
    else if (name == "winc")
        request.increment[index(Color::white)] = words.time().value_or(Milliseconds{0});
    else if (name == "binc")
        request.increment[index(Color::black)] = words.time().value_or(Milliseconds{0});
    else if (name == "movestogo")
        request.moves_to_go = words.number<int>(1);
    else if (name == "infinite" || name == "ponder")
        request.is_infinite = true;
    else if (name == "perft")
        request.perft = words.number<int>(0);
    else if (name == "searchmoves")
        request.search_moves = words.moves(position);
}

} // namespace

GoRequest parse_go(std::span<const std::string_view> words, const chess::Position& position)
{
    GoRequest request;
    for (Words rest{words}; !rest.is_empty();) {
        const std::string_view name = rest.take();
        read(request, name, rest, position);
    }
    return request;
}

std::optional<Allowance> allowance(const GoRequest& request, Color side)
{
    constexpr Milliseconds reserve{50};
    constexpr Milliseconds least{1};
    constexpr int expected_moves = 30;
    if (request.move_time)
        return Allowance{std::max(*request.move_time, least), false};
    const std::optional<Milliseconds> left = request.time[index(side)];
    if (!left || request.is_infinite)
        return std::nullopt;
    const int moves = std::min(request.moves_to_go.value_or(expected_moves), expected_moves);
    const Milliseconds share = *left / moves + request.increment[index(side)] * 3 / 4;
    return Allowance{std::max(std::min(share, *left - reserve), least), true};
}

} // namespace console
