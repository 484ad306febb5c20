// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Tablebases of the endings with up to four pieces, shared by all tests of a program.

#include <algorithm>
#include <string_view>
#include <vector>

#include "endgame/material.h"
#include "endgame/tablebase_store.h"

namespace endgame {

/// The tablebase of an ending and of all endings that it can turn into.
inline const Tablebase& table_of(const Material& material)
{
    static TablebaseStore store;
    store.learn(material);
    return store.known();
}

inline const Tablebase& table_of(std::string_view name)
{
    return table_of(*Material::parse(name));
}

/// All endings with up to four pieces from the point of view of either side.
inline std::vector<Material> all_views()
{
    std::vector<Material> views;
    for (const Material& ending : all_endings()) {
        for (const Material& view : {ending, ending.reversed()}) {
            if (std::ranges::find(views, view) == views.end())
                views.push_back(view);
        }
    }
    return views;
}

} // namespace endgame
