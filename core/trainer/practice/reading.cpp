// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/reading.h"

namespace trainer::practice {
namespace {

bool is_about(const course::Page& page, const Exercise& exercise, const endgame::Tablebase& tables)
{
    const chess::Position& start = page.game.tree.start();
    if (endgame::attacker_of(exercise.ending, start.board()) != start.turn())
        return false;
    if (exercise.question)
        return !answers_to(*exercise.question, tables, start).empty();
    return exercise.stage && coach::is_in_stage(coach::stage_pens(), tables, start, *exercise.stage);
}

} // namespace

std::optional<course::Place> page_about(const course::Course& course, const Exercise& exercise,
                                        const endgame::Tablebase& tables)
{
    for (std::size_t chapter = 0; chapter < course.chapters.size(); ++chapter) {
        const std::vector<course::Page>& pages = course.chapters[chapter].pages;
        for (std::size_t page = 0; page < pages.size(); ++page) {
            if (is_about(pages[page], exercise, tables))
                return course::Place{chapter, page};
        }
    }
    return std::nullopt;
}

std::vector<Exercise> exercises_reached(const std::vector<Exercise>& syllabus, const course::Course& course,
                                        course::Place last_read, const Memories& memories,
                                        const endgame::Tablebase& tables)
{
    std::vector<Exercise> reached;
    for (const Exercise& exercise : syllabus) {
        const bool is_known = memory_of(memories, exercise) != nullptr;
        const auto page = is_known ? std::nullopt : page_about(course, exercise, tables);
        if (!page || *page <= last_read)
            reached.push_back(exercise);
    }
    return reached.empty() ? syllabus : reached;
}

} // namespace trainer::practice
