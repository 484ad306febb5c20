// SPDX-License-Identifier: GPL-3.0-or-later

// Any text is a course: every page can be begun and left again, every fault has its place.

#include "answers.h"
#include "property.h"
#include "trainer/course/claims.h"
#include "trainer/course/course.h"
#include "trainer/course/lesson.h"

namespace {

using namespace trainer::course;
using fuzz::require;

void look_at(const Page& page)
{
    const trainer::Round round = round_of(page);
    require(is_round_of(page, round), "the round of a page is its own");
    const Reading reading = reading_of(page, round, fuzz::tables().known(), {});
    require(std::holds_alternative<Read>(page.task) == (reading.progress == Progress::reading),
            "only what is read asks nothing");
    require(!reading.is_off, "a page begins on its own moves");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const CourseReading reading = read_course(fuzz::text_of(data, size));
    const Course& course = reading.course;
    for (const Fault& fault : reading.faults) {
        require(1 <= fault.chapter && fault.chapter <= course.chapters.size(), "a fault is in a chapter");
        const Chapter& chapter = course.chapters[fault.chapter - 1];
        require(fault.name == chapter.name, "a fault names its chapter", fault.name);
        require(1 <= fault.page && fault.page <= chapter.pages.size(), "a fault is on a page");
    }
    std::size_t pages = 0;
    for (const Chapter& chapter : course.chapters) {
        for (const Page& page : chapter.pages)
            look_at(page);
        pages += chapter.pages.size();
    }
    std::optional<Place> place = pages > 0 ? std::optional{Place{}} : std::nullopt;
    for (; place; place = place_after(course, *place)) {
        require(page_at(course, *place) != nullptr, "a place has its page");
        require(pages-- > 0, "going on comes to an end");
    }
    require(pages == 0, "going on comes through all pages");
    for (const endgame::Material& ending : endings_of(course))
        fuzz::tables().learn(ending);
    for (const Objection& found : objections(course, fuzz::tables().known())) {
        const Page& page = course.chapters.at(found.chapter - 1).pages.at(found.page - 1);
        require(check(found.claim, fuzz::tables().known(), page.game.tree, found.node) != Finding::holds,
                "what is objected to does not hold", found.claim);
    }
    return 0;
}
