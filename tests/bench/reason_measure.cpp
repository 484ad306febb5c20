// SPDX-License-Identifier: GPL-3.0-or-later

// The share of each kind of reason over the won positions with bishop and knight, with the attacker to move:
// for the best moves, for the most natural of them in each position, and against the slower moves.
//
//     reason_measure          all positions, an hour
//     reason_measure 1000     one of a thousand

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <string_view>
#include <vector>

#include "chess/legal_moves.h"
#include "chess/position.h"
#include "endgame/tablebase.h"
#include "kbnk_positions.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/registry.h"
#include "trainer/coach/slower.h"
#include "trainer/coach/stage.h"

namespace {

using chess::Position;
using endgame::KbnkPieces;
using endgame::solved;
using trainer::coach::concessions;
using trainer::coach::Reason;

/// The number of distinct images of a placement.
int images(const KbnkPieces& pieces)
{
    std::set<std::size_t> numbers;
    for (std::size_t symmetry = 0; symmetry < chess::symmetry_count; ++symmetry)
        numbers.insert(placement_number(image(pieces, symmetry)));
    return static_cast<int>(numbers.size());
}

/// The numbers of moves for which each kind is the first reason, or one of the reasons.
class Shares {
public:
    void count(const std::vector<Reason>& reasons, int weight)
    {
        moves_ += weight;
        if (reasons.empty())
            return;
        without_ -= weight;
        counts_[word_of(reasons.front())].first += weight;
        std::set<std::string_view> words;
        for (const Reason& reason : reasons)
            words.insert(word_of(reason));
        for (const std::string_view word : words)
            counts_[word].given += weight;
    }

    void print(const char* title) const
    {
        std::printf("%s: %.0f, without a reason %.0f (%.2f %%)\n", title, moves_, moves_ + without_,
                    100 * (moves_ + without_) / moves_);
        std::puts("                  first    given");
        for (const auto& [word, count] : counts_)
            std::printf("%-15.*s %6.2f %% %6.2f %%\n", static_cast<int>(word.size()), word.data(),
                        100 * count.first / moves_, 100 * count.given / moves_);
        std::puts("");
    }

private:
    struct Count {
        double first = 0;
        double given = 0;
    };

    static std::string_view word_of(const Reason& reason) { return entry_of(reason).word; }

    double moves_ = 0;
    double without_ = 0;
    std::map<std::string_view, Count> counts_;
};

class Measure {
public:
    void count(const Position& position, int weight)
    {
        const auto explained = explained_best_moves(trainer::coach::stage_pens(), solved(), position);
        natural_.count(explained.front().reasons, weight);
        std::set<std::pair<chess::Square, chess::Square>> best;
        for (const auto& [move, reasons] : explained) {
            best_.count(reasons, weight);
            best.emplace(move.from, move.to);
        }
        for (const chess::Move move : legal_moves(position)) {
            const bool is_slower = !best.contains({move.from, move.to});
            if (is_slower && !solved().probe(position.play(move))->is_draw())
                slower_.count(concessions(solved(), position, move), weight);
        }
    }

    void print() const
    {
        best_.print("best moves");
        natural_.print("most natural best moves");
        slower_.print("slower moves that still win");
    }

private:
    Shares best_;
    Shares natural_;
    Shares slower_;
};

} // namespace

int main(int count, char** arguments)
{
    const long one_of = count > 1 ? std::strtol(arguments[1], nullptr, 10) : 1;
    if (count > 2 || one_of < 1) {
        std::fputs("usage: reason_measure [ONE_OF]\n", stderr);
        return 2;
    }
    Measure measure;
    std::mt19937 random{1};
    endgame::for_each_placement(endgame::canonical_kings, chess::all_squares, [&](const KbnkPieces& pieces) {
        if (random() % static_cast<unsigned long>(one_of) != 0 || !is_canonical(pieces))
            return;
        const auto position = Position::from(setup_of(pieces, chess::Color::white, chess::Color::white));
        if (position && !solved().probe(*position)->is_draw())
            measure.count(*position, images(pieces));
    });
    measure.print();
    return 0;
}
