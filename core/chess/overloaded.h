// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace chess {

/// A set of functions, one for each alternative of a variant, for `std::visit`.
template <typename... Cases>
struct Overloaded : Cases... {
    using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;

} // namespace chess
