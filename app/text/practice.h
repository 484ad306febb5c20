// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Texts of the practice: the names of exercises, the reasons for their order, their results and grades.

#include <QString>

#include "text/words.h"
#include "trainer/practice/attempt.h"
#include "trainer/practice/plan.h"

namespace text {

/// Returns the name of an exercise: "Bishop and knight · Near a wrong corner".
///
/// @param stage the name of its stage on the board; the general name is used if it is empty
QString exerciseName(const trainer::practice::Exercise& exercise, const QString& stage = {});

/// Returns the name of a group of exercises.
QString syllabusName(trainer::practice::Syllabus syllabus);

/// Returns the reason why an exercise is the next one, and for a position of the user's that it may look
/// different; `memory` is null if the exercise is new or its data was erased.
QString whySentence(const trainer::practice::Next& next, const trainer::practice::Memory* memory,
                    trainer::practice::Time now, trainer::practice::Calendar calendar);

/// Returns the user's task in an exercise, with its goal if it has one.
QString goalSentence(const trainer::practice::Exercise& exercise,
                     const std::optional<trainer::practice::Goal>& goal);

/// Returns a sentence about a goal that has become impossible, and one about what to do.
QString lostGoalSentence(const trainer::practice::Exercise& exercise, const trainer::practice::Goal& goal);

/// Returns the time until an exercise is due: "next in 4 days", "due now".
QString dueWords(const trainer::practice::Memory& memory, trainer::practice::Time now,
                 trainer::practice::Calendar calendar);

/// Returns a share in percent, in the format of the user's language: "33%".
QString percentWords(double share);
/// Returns it with one decimal: "33.3%".
QString precisePercentWords(double share);

/// Returns the name of a grade.
QString gradeName(trainer::practice::Grade grade);

/// Returns the criteria of a grade under a rule, in one or two sentences.
QString gradeSentence(trainer::practice::Grade grade, const trainer::practice::GradeRule& rule);

/// Returns the result of an exam: "failed", "very good".
QString examGradeName(trainer::practice::ExamGrade grade);

/// Returns the remark on the result of an attempt.
Remark remarkOn(const trainer::practice::Attempt& attempt);

/// Returns a sentence about when an exercise is due: "This exercise will come up again in 6 days."
QString againSentence(const trainer::practice::Memory& memory, trainer::practice::Time now,
                      trainer::practice::Calendar calendar);

} // namespace text
