// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The endings of up to four pieces and their tables, which all tests of a program share.

#include <algorithm>
#include <string_view>
#include <vector>

#include "endgame/material.h"
#include "endgame/tablebase_store.h"

namespace endgame {

/// A table that knows an ending and all it can turn into.
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

/// Every ending of up to four pieces as either side sees it.
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
