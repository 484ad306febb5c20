// SPDX-License-Identifier: GPL-3.0-or-later

// Measures the coach's stages and reasons over every position with bishop and knight: the frequency of each
// stage, its distance from mate, how often a good move, and the most natural best one, is of the kind named
// by its advice, and whether best play goes forward through the stages. Also measures the stages of some
// other endings.
//
//     coach_measure          all positions, some minutes
//     coach_measure 100      one of a hundred

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "endgame/material.h"
#include "endgame/positions.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"
#include "kbnk_positions.h"
#include "trainer/coach/advice.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/stage.h"

namespace {

using chess::Color;
using chess::Position;
using endgame::KbnkPieces;
using endgame::solved;
using trainer::coach::Stage;

constexpr std::size_t stage_count = static_cast<std::size_t>(Stage::opposition) + 1;

/// The totals of a stage with one side to move.
struct Row {
    double positions = 0;
    double advised = 0; ///< a good move is of the advised kind
    double shown = 0;   ///< the most natural best move is
    double moves_to_mate = 0;
    int shortest = std::numeric_limits<int>::max();
    int longest = 0;
    double steps = 0;
    double steps_back = 0;
};

using Rows = std::array<std::array<Row, stage_count>, 2>;

/// The number of distinct images of a placement.
int images(const KbnkPieces& pieces)
{
    std::array<std::size_t, chess::symmetry_count> numbers{};
    for (std::size_t symmetry = 0; symmetry < numbers.size(); ++symmetry)
        numbers[symmetry] = placement_number(image(pieces, symmetry));
    std::ranges::sort(numbers);
    return static_cast<int>(std::ranges::unique(numbers).begin() - numbers.begin());
}

class Measure {
public:
    explicit Measure(const endgame::Tablebase& known) : known_{known} {}

    void count(const Position& position, int weight)
    {
        const auto verdict = *known_.probe(position);
        if (verdict.is_draw())
            return;
        const auto stands = standing(pens_, known_, position);
        if (!stands)
            return;
        const Stage stage = stands->stage;
        Row& row = rows_[position.turn() == Color::white ? 0 : 1][static_cast<std::size_t>(stage)];
        row.positions += weight;
        if (verdict.outcome() == endgame::Outcome::win) {
            row.advised +=
                std::ranges::any_of(trainer::coach::good_moves(known_, position),
                                    [&](chess::Move move) { return is_named(*stands, position, move); })
                    ? weight
                    : 0;
            row.shown += is_followed(pens_, known_, position, *stands) ? weight : 0;
        }
        row.moves_to_mate += weight * verdict.to_mate().moves();
        row.shortest = std::min(row.shortest, verdict.to_mate().moves());
        row.longest = std::max(row.longest, verdict.to_mate().moves());
        for (const chess::Move move : known_.best_moves(position)) {
            if (const auto next = standing(pens_, known_, position.play(move))) {
                row.steps += weight;
                row.steps_back += next->stage < stage ? weight : 0;
            }
        }
    }

    const trainer::coach::StagePens& pens() const { return pens_; }

    void print() const
    {
        print("the attacker to move", rows_[0]);
        print("the defender to move", rows_[1]);
        double steps = 0;
        double back = 0;
        for (const auto& side : rows_) {
            for (const Row& row : side) {
                steps += row.steps;
                back += row.steps_back;
            }
        }
        std::printf("best moves that lead to the same stage or a later one: %.2f %%\n\n",
                    100 * (1 - back / steps));
    }

private:
    /// A share of the positions of a row; a dash with the defender to move.
    static std::string share(double part, const Row& row)
    {
        std::array<char, 16> text{};
        std::snprintf(text.data(), text.size(), "%6.2f%%", 100 * part / row.positions);
        return part > 0 ? text.data() : "      -";
    }

    static void print(const char* title, const std::array<Row, stage_count>& rows)
    {
        double all = 0;
        for (const Row& row : rows)
            all += row.positions;
        std::printf("%-22s  share  mean mate  shortest  longest  advised    shown  forward or stays\n",
                    title);
        for (std::size_t stage = 0; stage < rows.size(); ++stage) {
            const Row& row = rows[stage];
            if (row.positions == 0)
                continue;
            std::printf("%-21s %6.2f%%  %9.2f  %8d  %7d  %s  %s  %15.2f%%\n",
                        std::string{name_of(static_cast<Stage>(stage))}.c_str(), 100 * row.positions / all,
                        row.moves_to_mate / row.positions, row.shortest, row.longest,
                        share(row.advised, row).c_str(), share(row.shown, row).c_str(),
                        100 * (1 - row.steps_back / row.steps));
        }
        std::puts("");
    }

    const endgame::Tablebase& known_;
    const trainer::coach::StagePens& pens_ = trainer::coach::stage_pens();
    Rows rows_;
};

/// Plays lines of best play to mate from random positions, choosing randomly among equal moves.
void measure_lines()
{
    constexpr int lines = 20'000;
    struct Steps {
        int all = 0;
        int forward = 0;
        int back = 0;
    };
    std::array<Steps, stage_count> steps{};
    const endgame::Positions starts = solved().won_positions({.material = endgame::kbnk});
    const trainer::coach::StagePens& pens = trainer::coach::stage_pens();
    std::mt19937_64 random{1};
    for (int line = 0; line < lines; ++line) {
        Position position = starts.nth(random() % starts.count());
        for (auto from = standing(pens, solved(), position); !is_checkmate(position);) {
            const std::vector<chess::Move> moves = solved().best_moves(position);
            position = position.play(moves[random() % moves.size()]);
            const auto to = standing(pens, solved(), position);
            Steps& of_stage = steps[static_cast<std::size_t>(from->stage)];
            ++of_stage.all;
            of_stage.forward += to->stage > from->stage ? 1 : 0;
            of_stage.back += to->stage < from->stage ? 1 : 0;
            from = to;
        }
    }
    Steps all;
    std::printf("%d lines of best play      share  stays or goes on  of its ends forward\n", lines);
    const auto print = [&](const char* name, const Steps& of) {
        std::printf("%-25s %6.2f%%  %15.2f%%  %18.2f%%\n", name, 100.0 * of.all / all.all,
                    100 - 100.0 * of.back / of.all, 100.0 * of.forward / std::max(1, of.forward + of.back));
    };
    for (const Steps& of : steps)
        all = {all.all + of.all, all.forward + of.forward, all.back + of.back};
    for (std::size_t stage = 0; steps[stage].all > 0; ++stage)
        print(std::string{name_of(static_cast<Stage>(stage))}.c_str(), steps[stage]);
    print("together", all);
    std::puts("");
}

/// Measures every position that White wins with the move, and the positions after its best moves.
void measure_stages(const char* name)
{
    const endgame::Material ending = *endgame::Material::parse(name);
    const endgame::Tablebase known = endgame::solve(ending);
    const endgame::Positions all = known.won_positions({.material = ending});
    Measure measure{known};
    for (std::size_t number = 0; number < all.count(); ++number) {
        const Position position = all.nth(number);
        measure.count(position, 1);
        const Position next = position.play(known.best_moves(position).front());
        if (standing(measure.pens(), known, next))
            measure.count(next, 1);
    }
    std::printf("\n%s\n", name);
    measure.print();
}

} // namespace

int main(int count, char** arguments)
{
    const long one_of = count > 1 ? std::strtol(arguments[1], nullptr, 10) : 1;
    if (count > 2 || one_of < 1) {
        std::fputs("usage: coach_measure [ONE_OF]\n", stderr);
        return 2;
    }
    Measure measure{solved()};
    std::mt19937 random{1};
    endgame::for_each_placement(endgame::canonical_kings, chess::all_squares, [&](const KbnkPieces& pieces) {
        if (random() % static_cast<unsigned long>(one_of) != 0 || !is_canonical(pieces))
            return;
        for (const Color turn : chess::all_colors) {
            if (const auto position = Position::from(setup_of(pieces, Color::white, turn)))
                measure.count(*position, images(pieces));
        }
    });
    measure.print();
    measure_lines();
    for (const char* const name : {"KQK", "KRK", "KBBK", "KPK"})
        measure_stages(name);
    return 0;
}
