// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <compare>
#include <optional>

namespace endgame {

/// A number of half-moves, as a type that cannot be confused with full moves.
class Plies {
public:
    constexpr explicit Plies(int count) : count_{count} {}

    constexpr int count() const { return count_; }

    /// The number of moves of the mating side among the plies: N of "mate in N".
    constexpr int moves() const { return (count_ + 1) / 2; }

    friend constexpr auto operator<=>(Plies, Plies) = default;
    friend constexpr Plies operator+(Plies a, Plies b) { return Plies{a.count_ + b.count_}; }

private:
    int count_;
};

/// The result of a position with best play by both sides.
enum class Outcome { loss, draw, win };

/// The exact value of a position for one side: the outcome and, unless it is a draw, the plies to mate (DTM).
class Verdict {
public:
    static constexpr Verdict win(Plies to_mate) { return Verdict{Outcome::win, to_mate}; }
    static constexpr Verdict draw() { return Verdict{Outcome::draw, Plies{0}}; }
    static constexpr Verdict loss(Plies to_mate) { return Verdict{Outcome::loss, to_mate}; }

    constexpr Outcome outcome() const { return outcome_; }
    constexpr bool is_draw() const { return outcome_ == Outcome::draw; }

    /// @pre not a draw
    constexpr Plies to_mate() const
    {
        assert(!is_draw());
        return to_mate_;
    }

    /// The value, for its mover, of a move that leads to a position of this value for the other side.
    constexpr Verdict for_mover() const
    {
        const Plies one_more = to_mate_ + Plies{1};
        switch (outcome_) {
        case Outcome::loss:
            return win(one_more);
        case Outcome::win:
            return loss(one_more);
        case Outcome::draw:
            break;
        }
        return draw();
    }

    friend constexpr bool operator==(Verdict, Verdict) = default;

    /// Orders values from worst to best: a quick loss, a slow loss, a draw, a slow win, a quick win.
    friend constexpr std::strong_ordering operator<=>(Verdict a, Verdict b)
    {
        return a.worth() <=> b.worth();
    }

private:
    constexpr Verdict(Outcome outcome, Plies to_mate) : outcome_{outcome}, to_mate_{to_mate} {}

    constexpr int worth() const
    {
        constexpr int beyond_any_mate = 1 << 20;
        switch (outcome_) {
        case Outcome::loss:
            return to_mate_.count() - beyond_any_mate;
        case Outcome::win:
            return beyond_any_mate - to_mate_.count();
        case Outcome::draw:
            break;
        }
        return 0;
    }

    Outcome outcome_;
    Plies to_mate_;
};

} // namespace endgame
