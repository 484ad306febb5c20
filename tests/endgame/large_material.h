// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "endgame/material.h"

namespace endgame {

/// The ending of up to five pieces with a name.
inline Material large(std::string_view name)
{
    return Material::parse(name, most_pieces_on_request).value();
}

} // namespace endgame
