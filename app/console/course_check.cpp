// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/course_check.h"

#include <algorithm>
#include <vector>

#include "chess/san.h"
#include "console/pgn_file.h"
#include "console/words.h"
#include "trainer/course/claims.h"
#include "trainer/course/course.h"

namespace console {
namespace {

using chess::GameTree;
using namespace trainer::course;

constexpr std::size_t longest_name = 200;

/// "Chapter 3 (The last six moves), page 2: ".
std::string place(std::size_t chapter, const std::string& name, std::size_t page)
{
    return "Chapter " + std::to_string(chapter) + " (" + printable(name, longest_name) + "), page " +
           std::to_string(page) + ": ";
}

std::string sentence_of(const Fault& fault)
{
    const std::string where = place(fault.chapter, fault.name, fault.page);
    switch (fault.kind) {
    case Fault::Kind::pgn:
        return where + sentence(*fault.pgn);
    case Fault::Kind::unknown_task:
        return where + "“" + printable(fault.task, longest_name) +
               "” is not a task; tasks are read, find, recall, play N, win N, hold N and squares a1 h8. The "
               "page is for reading only.";
    case Fault::Kind::nothing_to_find:
        return where + "There is no move to find. The page is for reading only.";
    case Fault::Kind::game_over:
        break;
    }
    return where + "The game is over at the start. The page is for reading only.";
}

/// The moves that lead to a node: "1. Bh7 Ke8 2. Ne5".
std::string moves_to(const GameTree& tree, GameTree::NodeId node)
{
    std::string text;
    for (const GameTree::NodeId step : tree.path(node)) {
        const GameTree::Node& at = tree.node(step);
        if (!at.parent)
            continue;
        const chess::Position& before = tree.node(*at.parent).position;
        const bool is_white = before.turn() == chess::Color::white;
        if (is_white || text.empty())
            text += (text.empty() ? "" : " ") + std::to_string(before.setup().fullmove_number) +
                    (is_white ? "." : "...");
        text += ' ' + to_san(before, *at.move);
    }
    return text.empty() ? "the start" : text;
}

std::string sentence_of(const Objection& found, const Course& course, const endgame::Tablebase& known)
{
    const Chapter& chapter = course.chapters[found.chapter - 1];
    const GameTree& tree = chapter.pages[found.page - 1].game.tree;
    const std::string claim =
        place(found.chapter, chapter.name, found.page) + "“" + printable(found.claim, longest_name) + "” ";
    if (found.claim == "keeps") {
        // A position that is lost has no answer that changes it.
        const bool was_draw = known.probe(tree.node(*tree.node(found.node).parent).position)->is_draw();
        return place(found.chapter, chapter.name, found.page) + "The answer " + moves_to(tree, found.node) +
               (was_draw ? " loses a drawn position." : " throws the win away.");
    }
    const std::string where = "at " + moves_to(tree, found.node);
    if (found.finding == Finding::fails)
        return claim + "does not hold " + where + ".";
    if (found.missing)
        return claim + "cannot be checked " + where + " without the tablebase " + found.missing->name() +
               "; use --pieces " + std::to_string(found.missing->pieces().size() + 2) + ".";
    return claim + "cannot be checked " + where + ": no tablebase covers this position.";
}

bool is_false(const Objection& found)
{
    return found.finding == Finding::fails;
}

std::string listed(const Course& course)
{
    std::string text;
    for (std::size_t i = 0; i < course.chapters.size(); ++i) {
        const Chapter& chapter = course.chapters[i];
        for (std::size_t page = 0; page < chapter.pages.size(); ++page) {
            text += std::to_string(i + 1) + '\t' + printable(chapter.name, longest_name) + '\t' +
                    std::to_string(page + 1) + '\t' + to_string(chapter.pages[page].task) + '\t' +
                    std::to_string(chapter.pages[page].game.tree.nodes().size()) + '\n';
        }
    }
    return text;
}

} // namespace

Answer course_check(const std::string& file, endgame::TablebaseStore& tables,
                    const std::function<void(const std::string& sentence)>& complain)
{
    PgnFile games{file};
    CourseReader reader;
    while (auto game = games.next())
        reader.add(std::move(*game));
    if (const auto failure = games.failure())
        return *failure;
    const CourseReading reading = std::move(reader).found();
    if (reading.course.chapters.empty())
        return Refusal{ExitCode::failed, "The course has no pages."};
    for (const Fault& fault : reading.faults)
        complain(sentence_of(fault));
    for (const endgame::Material& ending : endings_of(reading.course, tables.most()))
        tables.learn(ending);
    const std::vector<Objection> found = objections(reading.course, tables.known());
    for (const Objection& objection : found)
        complain(sentence_of(objection, reading.course, tables.known()));
    if (!reading.faults.empty() || std::ranges::any_of(found, is_false))
        return Refusal{ExitCode::failed, "The course has errors."};
    if (!found.empty())
        return Refusal{ExitCode::failed, "Some claims of the course could not be checked."};
    return listed(reading.course);
}

} // namespace console
