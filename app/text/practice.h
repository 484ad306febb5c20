// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What practice says: what an exercise is, why it comes now, and what came of it.

#include <QString>

#include "text/words.h"
#include "trainer/practice/attempt.h"
#include "trainer/practice/plan.h"

namespace text {

/// "Bishop and knight · Near a wrong corner · mate in 12 or less".
QString exerciseName(const trainer::practice::Exercise& exercise);

/// What a group of exercises is called.
QString syllabusName(trainer::practice::Syllabus syllabus);

/// Why an exercise is the next one; `memory` is what is remembered of it, null if it is fresh.
QString whySentence(trainer::practice::Why why, const trainer::practice::Memory* memory,
                    trainer::practice::Time now);

/// What the user is to do in an exercise.
QString goalSentence(const trainer::practice::Exercise& exercise);

/// "33%", as the user's language writes it.
QString percentWords(double share);

/// What came of an attempt.
Remark remarkOn(const trainer::practice::Attempt& attempt);

/// When an exercise comes again: "It comes again in 6 days."
QString againSentence(const trainer::practice::Memory& memory, trainer::practice::Time now);

} // namespace text
