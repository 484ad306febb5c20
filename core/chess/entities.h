// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Character references of HTML, such as "&nbsp;" and "&#8217;", which texts copied from the source of web
// pages contain.

#include <optional>
#include <string>
#include <string_view>

#include "chess/characters.h"

namespace chess {

/// The character that a reference at the head of a text stands for, with the length of the reference;
/// `nullopt` for other texts, and for references to control characters, braces and semicolons, which would
/// change where comments end.
std::optional<Character> entity_at(std::string_view text);

/// Replaces all references by their characters.
std::string with_decoded_entities(std::string_view text);

/// Writes "&" as "&amp;" where `with_decoded_entities()` would replace it and what follows.
std::string with_escaped_entities(std::string_view text);

} // namespace chess
