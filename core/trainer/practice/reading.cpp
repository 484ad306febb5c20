// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/practice/reading.h"

#include <algorithm>
#include <variant>

#include "trainer/method/by_heart.h"
#include "trainer/own_position.h"
#include "trainer/technique.h"

namespace trainer::practice {
namespace {

/// The stage that an exercise begins in; for a position to know by heart, the stage of that position.
std::optional<coach::Stage> taught_stage(const Exercise& exercise, const endgame::Tablebase& tables)
{
    if (exercise.known == nullptr)
        return exercise.stage;
    const auto standing = coach::standing(coach::stage_pens(), tables,
                                          method::image_of(*exercise.known, chess::Color::white, 0));
    return standing ? std::optional{standing->stage} : std::nullopt;
}

bool is_about(const course::Page& page, const Exercise& exercise, const endgame::Tablebase& tables)
{
    const chess::Position& start = page.game.tree.start();
    if (exercise.textbook != nullptr)
        return own_position(start.setup()) == own_position(position_of(*exercise.textbook).setup());
    const bool is_about_squares = std::holds_alternative<course::Point>(page.task);
    if (is_about_squares || endgame::attacker_of(exercise.ending, start.board()) != start.turn())
        return false;
    if (exercise.question)
        return !answers_to(*exercise.question, tables, start).empty();
    const auto stage = taught_stage(exercise, tables);
    return stage && coach::is_in_stage(coach::stage_pens(), tables, start, *stage);
}

/// True if a page shows a position like that of a question, except that their stages may differ if the
/// question asks for squares.
bool shows_like(const course::Page& page, const course::Page& question, const endgame::Tablebase& tables)
{
    const chess::Position& asked = question.game.tree.start();
    const bool has_stage = !std::holds_alternative<course::Point>(question.task);
    const auto winner_in = [&](const chess::Position& position) {
        return winner_of(position, tables.probe(position));
    };
    return std::ranges::any_of(page.game.tree.main_line(), [&](chess::GameTree::NodeId node) {
        const chess::Position& shown = page.game.tree.node(node).position;
        return ending_by_material(shown) == ending_by_material(asked) &&
               winner_in(shown) == winner_in(asked) &&
               (!has_stage || coach::stage_of(tables, shown) == coach::stage_of(tables, asked));
    });
}

} // namespace

std::optional<course::Place> page_explaining(const course::Course& course, course::Place question,
                                             const endgame::Tablebase& tables)
{
    const std::vector<course::Page>& pages = course.chapters[question.chapter].pages;
    for (std::size_t page = question.page; page-- > 0;) {
        if (!is_question(pages[page]) && shows_like(pages[page], pages[question.page], tables))
            return course::Place{question.chapter, page};
    }
    return std::nullopt;
}

std::optional<course::Place> page_about(const course::Course& course, const Exercise& exercise,
                                        const endgame::Tablebase& tables)
{
    std::optional<course::Place> best;
    int most = 0;
    for (std::size_t chapter = 0; chapter < course.chapters.size(); ++chapter) {
        const std::vector<course::Page>& pages = course.chapters[chapter].pages;
        std::vector<std::size_t> about;
        for (std::size_t page = 0; page < pages.size(); ++page) {
            if (is_about(pages[page], exercise, tables))
                about.push_back(page);
        }
        const bool has_text =
            std::ranges::any_of(about, [&](std::size_t page) { return !is_question(pages[page]); });
        const int worth = about.size() < 2 ? static_cast<int>(about.size()) : has_text ? 3 : 2;
        if (worth > most) {
            most = worth;
            best = course::Place{chapter, about.front()};
        }
    }
    return best;
}

std::vector<Exercise> exercises_reached(const std::vector<Exercise>& syllabus, const course::Course& course,
                                        const course::Results& read, const Memories& memories,
                                        const endgame::Tablebase& tables)
{
    const auto is_reached = [&read](course::Place page) {
        const auto next = read.lower_bound(page);
        return next != read.end() && next->first.chapter == page.chapter;
    };
    std::vector<Exercise> reached;
    course::Place latest;
    for (const Exercise& exercise : syllabus) {
        const auto page = page_about(course, exercise, tables);
        latest = std::max(latest, page.value_or(latest));
        if (is_reached(page.value_or(latest)) || memory_of(memories, exercise) != nullptr)
            reached.push_back(exercise);
    }
    return reached.empty() ? std::vector{syllabus.front()} : reached;
}

} // namespace trainer::practice
