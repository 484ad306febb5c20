// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/tables.h"

#include <utility>

namespace console {

using endgame::Material;

std::optional<Material> ending_of(const chess::Position& position)
{
    if (!position.castling_rooks().empty())
        return std::nullopt;
    return Material::of(position.board(), chess::Color::white);
}

bool Tables::learn(const Material& ending, const std::stop_token& stop)
{
    if (known_.covers(ending))
        return true;
    const auto table = store_.table(ending, stop);
    if (!table)
        return false;
    endgame::SolvedEndings all = known_.endings();
    for (const Material& part : endgame::endings_of(ending))
        all.share(table->endings(), part);
    known_ = endgame::Tablebase{std::move(all)};
    return true;
}

std::optional<endgame::Verdict> Tables::probe(const chess::Position& position)
{
    // Most positions are of an ending known already; nothing dearer than the look-up is to be asked then.
    if (const auto verdict = known_.probe(position))
        return verdict;
    if (const auto ending = ending_of(position))
        learn(*ending);
    return known_.probe(position);
}

} // namespace console
