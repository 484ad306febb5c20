// SPDX-License-Identifier: GPL-3.0-or-later

// Proves endings of up to four pieces over every legal position, all of them or those that are named:
//
//     prove_endings [KQKR ...]

#include <cstdio>
#include <vector>

#include "endgame/tablebase_store.h"
#include "ending_laws.h"

namespace {

using endgame::Material;

bool is_proved(endgame::TablebaseStore& store, const Material& material)
{
    store.learn(material);
    const endgame::Proof proof = prove(store.known(), material);
    const bool holds = proof.wrong_values.count() == 0 && proof.wrong_images.count() == 0;
    std::printf("%-5s %9zu positions, %zu wrong values, %zu wrong images %s\n", material.name().c_str(),
                proof.positions, proof.wrong_values.count(), proof.wrong_images.count(),
                (proof.wrong_values.count() > 0 ? proof.wrong_values : proof.wrong_images).example().c_str());
    std::fflush(stdout);
    return holds;
}

} // namespace

int main(int count, char** arguments)
{
    std::vector<Material> endings;
    for (int i = 1; i < count; ++i) {
        const auto material = Material::parse(arguments[i]);
        if (!material) {
            std::fprintf(stderr, "%s is no ending of up to four pieces, such as KQKR\n", arguments[i]);
            return 2;
        }
        endings.push_back(*material);
    }
    if (endings.empty())
        endings = endgame::all_endings();
    endgame::TablebaseStore store;
    bool all_hold = true;
    for (const Material& ending : endings)
        all_hold = is_proved(store, ending) && all_hold;
    return all_hold ? 0 : 1;
}
