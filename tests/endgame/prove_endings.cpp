// SPDX-License-Identifier: GPL-3.0-or-later

// Proves endings over every legal position: all of up to four pieces, or those that are named, with up to
// five; of those with five, where that takes hours, over so many drawn positions if a number comes first.
// Moves are made by core's rules, or by those that were written a second time if the first word is `plain`:
//
//     prove_endings [plain] [POSITIONS] [KQKR KRBKR ...]

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <span>
#include <string_view>
#include <vector>

#include "endgame/tablebase_store.h"
#include "ending_laws.h"
#include "plain_laws.h"
#include "whole_proof.h"

namespace {

using endgame::Material;

template <typename Rules>
bool is_proved(endgame::TablebaseStore& store, const Material& material, std::size_t count, Rules by_rules)
{
    const std::clock_t start = std::clock();
    store.learn(material);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    const bool is_large = material.pieces().size() > endgame::most_beside_kings;
    const endgame::Proof proof = !is_large   ? prove(store.known(), material, by_rules)
                                 : count > 0 ? prove_some(store.known(), material, count, by_rules)
                                             : prove_whole(store.known(), material, by_rules);
    const bool holds = proof.wrong_values.count() == 0 && proof.wrong_images.count() == 0;
    std::printf("%-5s %9zu positions, %zu wrong values %s", material.name().c_str(), proof.positions,
                proof.wrong_values.count(), proof.wrong_values.example().c_str());
    if (!is_large || count > 0)
        std::printf(", %zu wrong images %s", proof.wrong_images.count(),
                    proof.wrong_images.example().c_str());
    if (is_large) {
        std::printf("; longest mate %d moves, reversed %d; %.1f CPU s, %zu MiB", //
                    store.known().longest_mate(material), store.known().longest_mate(material.reversed()),
                    seconds, store.known().memory() >> 20);
    }
    std::printf("\n");
    std::fflush(stdout);
    return holds;
}

} // namespace

int main(int count, char** arguments)
{
    std::span<char* const> words{arguments + 1, arguments + count};
    const bool is_plain = !words.empty() && words.front() == std::string_view{"plain"};
    if (is_plain)
        words = words.subspan(1);
    const std::size_t positions = words.empty() ? 0 : std::strtoul(words.front(), nullptr, 10);
    if (positions > 0)
        words = words.subspan(1);
    std::vector<Material> endings;
    for (const char* const word : words) {
        const auto material = Material::parse(word, endgame::most_pieces_on_request);
        if (!material) {
            std::fprintf(stderr, "%s is no ending of up to five pieces, such as KQKR\n", word);
            return 2;
        }
        endings.push_back(*material);
    }
    if (endings.empty())
        endings = endgame::all_endings();
    bool all_hold = true;
    endgame::TablebaseStore store;
    for (const Material& ending : endings) {
        const bool holds = is_plain ? is_proved(store, ending, positions, endgame::ByPlainRules{})
                                    : is_proved(store, ending, positions, endgame::ByCoreRules{});
        all_hold = holds && all_hold;
    }
    return all_hold ? 0 : 1;
}
