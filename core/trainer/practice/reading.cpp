// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/reading.h"

#include <algorithm>
#include <variant>

namespace trainer::practice {
namespace {

bool is_about(const course::Page& page, const Exercise& exercise, const endgame::Tablebase& tables)
{
    const chess::Position& start = page.game.tree.start();
    const bool is_about_squares = std::holds_alternative<course::Point>(page.task);
    if (is_about_squares || endgame::attacker_of(exercise.ending, start.board()) != start.turn())
        return false;
    if (exercise.question)
        return !answers_to(*exercise.question, tables, start).empty();
    return exercise.stage && coach::is_in_stage(coach::stage_pens(), tables, start, *exercise.stage);
}

} // namespace

std::optional<course::Place> page_about(const course::Course& course, const Exercise& exercise,
                                        const endgame::Tablebase& tables)
{
    std::optional<course::Place> alone;
    for (std::size_t chapter = 0; chapter < course.chapters.size(); ++chapter) {
        const std::vector<course::Page>& pages = course.chapters[chapter].pages;
        std::optional<course::Place> first;
        for (std::size_t page = 0; page < pages.size(); ++page) {
            if (!is_about(pages[page], exercise, tables))
                continue;
            if (first)
                return first;
            first = course::Place{chapter, page};
        }
        if (!alone)
            alone = first;
    }
    return alone;
}

std::vector<Exercise> exercises_reached(const std::vector<Exercise>& syllabus, const course::Course& course,
                                        course::Place last_read, const Memories& memories,
                                        const endgame::Tablebase& tables)
{
    std::vector<Exercise> reached;
    course::Place latest;
    for (const Exercise& exercise : syllabus) {
        const auto page = page_about(course, exercise, tables);
        latest = std::max(latest, page.value_or(latest));
        if (page.value_or(latest) <= last_read || memory_of(memories, exercise) != nullptr)
            reached.push_back(exercise);
    }
    return reached.empty() ? std::vector{syllabus.front()} : reached;
}

} // namespace trainer::practice
