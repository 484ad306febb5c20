// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1StringView>
#include <array>

namespace store {

/// The names of the opponents in files, in the order of their enumerators.
inline constexpr std::array opponentWords{QLatin1StringView{"perfect"}, QLatin1StringView{"rule-of-thumb"},
                                          QLatin1StringView{"natural"}, QLatin1StringView{"slips"},
                                          QLatin1StringView{"method"}};

} // namespace store
