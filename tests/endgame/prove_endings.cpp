// SPDX-License-Identifier: GPL-3.0-or-later

// Proves endings over every legal position: all of up to four pieces, or those that are named, with up to
// five; of those with five, where that takes hours, over so many drawn positions if a number comes first:
//
//     prove_endings [POSITIONS] [KQKR KRBKR ...]

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "endgame/tablebase_store.h"
#include "ending_laws.h"
#include "whole_proof.h"

namespace {

using endgame::Material;

bool is_proved(endgame::TablebaseStore& store, const Material& material, std::size_t count)
{
    const std::clock_t start = std::clock();
    store.learn(material);
    const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    const bool is_large = material.pieces().size() > endgame::most_beside_kings;
    const endgame::Proof proof = !is_large   ? prove(store.known(), material)
                                 : count > 0 ? prove_some(store.known(), material, count)
                                             : prove_whole(store.known(), material);
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
    std::size_t positions = 0;
    std::vector<Material> endings;
    for (int i = 1; i < count; ++i) {
        const auto material = Material::parse(arguments[i], endgame::most_pieces_on_request);
        if (!material && i == 1) {
            positions = std::strtoul(arguments[i], nullptr, 10);
            if (positions > 0)
                continue;
        }
        if (!material) {
            std::fprintf(stderr, "%s is no ending of up to five pieces, such as KQKR\n", arguments[i]);
            return 2;
        }
        endings.push_back(*material);
    }
    if (endings.empty())
        endings = endgame::all_endings();
    bool all_hold = true;
    endgame::TablebaseStore store;
    for (const Material& ending : endings)
        all_hold = is_proved(store, ending, positions) && all_hold;
    return all_hold ? 0 : 1;
}
