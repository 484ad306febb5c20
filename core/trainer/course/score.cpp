// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/score.h"

#include <algorithm>

namespace trainer::course {
namespace {

std::optional<Result> result_at(const Results& results, Place place)
{
    const auto found = results.find(place);
    return found != results.end() ? std::optional{found->second} : std::nullopt;
}

void add_page(Score& score, const Page& page, Place place, std::optional<Result> result)
{
    ++score.pages;
    score.read += result ? 1 : 0;
    if (!is_question(page))
        return;
    ++score.questions;
    score.solved += result && is_solved(*result) ? 1 : 0;
    score.with_help += result == Result::with_help ? 1 : 0;
    if (result == Result::failed)
        score.to_repeat.push_back(place);
}

void add_chapter(Score& score, const Course& course, std::size_t chapter, const Results& results)
{
    const std::vector<Page>& pages = course.chapters[chapter].pages;
    for (std::size_t page = 0; page < pages.size(); ++page)
        add_page(score, pages[page], {chapter, page}, result_at(results, {chapter, page}));
}

/// The places of the questions that are not solved, in their order.
std::vector<Place> unsolved(const Course& course, const Results& results)
{
    std::vector<Place> places;
    for (std::size_t chapter = 0; chapter < course.chapters.size(); ++chapter) {
        for (std::size_t page = 0; page < course.chapters[chapter].pages.size(); ++page) {
            const auto result = result_at(results, {chapter, page});
            if (is_question(course.chapters[chapter].pages[page]) && !(result && is_solved(*result)))
                places.push_back({chapter, page});
        }
    }
    return places;
}

} // namespace

Result result_after(std::optional<Result> before, Result visit)
{
    if (visit == Result::solved && before == Result::failed)
        return Result::with_help;
    return before ? std::max(*before, visit) : visit;
}

Score score_of(const Course& course, const Results& results)
{
    Score score;
    for (std::size_t chapter = 0; chapter < course.chapters.size(); ++chapter)
        add_chapter(score, course, chapter, results);
    return score;
}

Score score_of(const Course& course, std::size_t chapter, const Results& results)
{
    Score score;
    add_chapter(score, course, chapter, results);
    return score;
}

std::optional<Place> next_unsolved(const Course& course, const Results& results, Place from)
{
    const std::vector<Place> places = unsolved(course, results);
    if (places.empty())
        return std::nullopt;
    const auto next = std::ranges::upper_bound(places, from);
    return next != places.end() ? *next : places.front();
}

} // namespace trainer::course
