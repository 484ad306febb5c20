// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace show {

/// How much of what the tables know is told while a round is played, the most first.
enum class Telling {
    all,
    /// Who wins, but not how soon, and what a move did only where it changed the result.
    results,
    /// Who wins and what a try came to, but nothing that leads to the answer: a page of a course asks.
    asked,
    /// Nothing but the rules: an exam.
    nothing,
};

} // namespace show
