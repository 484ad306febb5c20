// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What practice says: what an exercise is, why it comes now, what came of it, and how that is graded.

#include <QString>

#include "text/words.h"
#include "trainer/practice/attempt.h"
#include "trainer/practice/plan.h"

namespace text {

/// "Bishop and knight · Near a wrong corner".
///
/// @param stage the name of its stage on the board; the general one, if empty
QString exerciseName(const trainer::practice::Exercise& exercise, const QString& stage = {});

/// What a group of exercises is called.
QString syllabusName(trainer::practice::Syllabus syllabus);

/// Says why an exercise is the next one; `memory` is null if it is fresh.
QString whySentence(trainer::practice::Why why, const trainer::practice::Memory* memory,
                    trainer::practice::Time now, trainer::practice::Calendar calendar);

/// What the user is to do in an exercise, with its goal if it has one.
QString goalSentence(const trainer::practice::Exercise& exercise,
                     const std::optional<trainer::practice::Goal>& goal);

/// When an exercise comes again: "next in 4 days".
QString dueWords(const trainer::practice::Memory& memory, trainer::practice::Time now,
                 trainer::practice::Calendar calendar);

/// "33%", as the user's language writes it.
QString percentWords(double share);

/// What a grade is called.
QString gradeName(trainer::practice::Grade grade);

/// What a grade is given for by a rule, in a sentence or two.
QString gradeSentence(trainer::practice::Grade grade, const trainer::practice::GradeRule& rule);

/// The result of an exam: "failed", "very good".
QString examGradeName(trainer::practice::ExamGrade grade);

/// What came of an attempt.
Remark remarkOn(const trainer::practice::Attempt& attempt);

/// Says when an exercise comes again: "It comes again in 6 days."
QString againSentence(const trainer::practice::Memory& memory, trainer::practice::Time now,
                      trainer::practice::Calendar calendar);

} // namespace text
