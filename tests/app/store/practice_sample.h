// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A sample attempt and a sample memory.

#include <chrono>

#include "tests/chess/printing.h"
#include "trainer/practice/attempt.h"

namespace app_test {

/// A mate in three moves with bishop and knight, at a time after 1970.
inline trainer::practice::Attempt sampleAttempt(trainer::practice::Time finished = trainer::practice::Time{
                                                    std::chrono::hours{24}})
{
    using namespace std::chrono_literals;
    using chess::Square;
    trainer::practice::Attempt attempt{.exercise = *trainer::practice::exercise_named("KBNK:mate:1-"),
                                       .finished = finished,
                                       .start = chess::position_of("k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1"),
                                       .seed = 7};
    attempt.moves = {{{Square::d5, Square::b6}, 0, false, 2s},
                     {{Square::a8, Square::a7}},
                     {{Square::b6, Square::c8}, 1, false, 1s},
                     {{Square::a7, Square::a8}},
                     {{Square::b5, Square::c6}, 0, false, 500ms}};
    attempt.stand = trainer::practice::Stand::succeeded;
    attempt.end = trainer::EndReason::checkmate;
    attempt.outcome = {
        .succeeded = true, .moves = 3, .best = 3, .hinted = 1, .take_backs = 2, .thought = 3500ms};
    attempt.grade = trainer::practice::Grade::hard;
    return attempt;
}

inline trainer::practice::Memory sampleMemory()
{
    using namespace std::chrono_literals;
    return {.phase = trainer::practice::Phase::review,
            .due = trainer::practice::Time{1'800'000'123'456ms},
            .last_review = trainer::practice::Time{1'799'000'123'456ms},
            .stability = 12.34567891,
            .difficulty = 5.1,
            .scheduled_days = 12,
            .learning_step = 1,
            .reps = 5,
            .lapses = 2};
}

} // namespace app_test
