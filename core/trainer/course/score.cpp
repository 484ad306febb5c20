// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/score.h"

#include <algorithm>
#include <string_view>

#include "trainer/words.h"

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
    score.retried += result == Result::retried ? 1 : 0;
    if (result && is_to_repeat(*result))
        score.to_repeat.push_back(place);
}

void add_chapter(Score& score, const Course& course, std::size_t chapter, const Results& results)
{
    const std::vector<Page>& pages = course.chapters[chapter].pages;
    for (std::size_t page = 0; page < pages.size(); ++page)
        add_page(score, pages[page], {chapter, page}, result_at(results, {chapter, page}));
}

/// The places of the unsolved questions, in their order.
std::vector<Place> unsolved(const Course& course, const Results& results)
{
    std::vector<Place> places = places_of(course);
    std::erase_if(places, [&](Place place) {
        const auto result = result_at(results, place);
        return !is_question(*page_at(course, place)) || (result && is_solved(*result));
    });
    return places;
}

/// Parses a place such as "2.1".
std::optional<Place> place_named(std::string_view name)
{
    const std::size_t dot = std::min(name.find('.'), name.size());
    const auto chapter = parse_number<std::size_t>(name.substr(0, dot));
    const auto page = parse_number<std::size_t>(name.substr(std::min(dot + 1, name.size())));
    return chapter && page ? std::optional{Place{*chapter, *page}} : std::nullopt;
}

} // namespace

Result result_after(std::optional<Result> before, Result visit)
{
    if (is_solved(visit) && before == Result::shown)
        return Result::with_help;
    if (visit == Result::solved && before == Result::failed)
        return Result::retried;
    return before ? std::max(*before, visit) : visit;
}

Results results_of(const Course& course, const ResultsByKey& kept)
{
    Results results;
    const auto add = [&](Place place, Result result) {
        const auto [known, is_new] = results.try_emplace(place, result);
        known->second = std::max(known->second, result);
    };
    for (const Place place : places_of(course)) {
        for (const std::string& key : keys_of(*page_at(course, place))) {
            if (const auto found = kept.find(key); found != kept.end())
                add(place, found->second);
        }
    }
    for (const auto& [key, result] : kept) {
        if (const auto place = place_named(key); place && page_at(course, *place) != nullptr)
            add(*place, result);
    }
    return results;
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
