// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/repertoire/repertoire_course.h"

#include <cstddef>
#include <utility>

#include "chess/fen.h"
#include "chess/game_tree.h"
#include "chess/pgn.h"
#include "chess/pgn_writer.h"
#include "trainer/course/course.h"

namespace trainer::repertoire {
namespace {

using chess::GameTree;
using chess::Position;

/// The reply that leads to a known position, in words; empty for the start.
std::string reply_to(const Repertoire& repertoire, const KnownMove& known, const CourseWords& words)
{
    if (!known.after)
        return {};
    const auto& [to, reply] = *known.after;
    const Position before =
        to ? repertoire.moves[*to].position.play(repertoire.moves[*to].move) : repertoire.start;
    return words.reply(before, reply);
}

/// The reply to be answered and the question, each of which may be empty, as sentences.
std::string text_of(const std::string& reply, const std::string& question)
{
    return reply + (reply.empty() ? "" : question.empty() ? "." : ". ") + question;
}

/// A position without a halfmove clock: it is to be known whichever line leads to it.
Position without_clock(const Position& position)
{
    chess::Setup setup = position.setup();
    setup.halfmove_clock = 0;
    return Position::from(setup).value();
}

GameTree question(const KnownMove& known, const std::string& words)
{
    GameTree tree{without_clock(known.position)};
    chess::Comment& comment = tree.annotate(GameTree::root).after;
    comment.text = words;
    const std::string claim =
        known.moves_to_mate == 0 ? "draw" : "mate " + std::to_string(known.moves_to_mate);
    comment.commands.push_back({"assert", claim});
    tree.add(GameTree::root, known.move);
    for (const chess::Move other : known.others)
        tree.add(GameTree::root, other);
    return tree;
}

} // namespace

std::string course_of(const Repertoire& repertoire, int slower, const CourseWords& words)
{
    std::string text;
    int chapter = 0;
    int page = 0;
    std::string chapter_name;
    for (std::size_t i = 0; i < repertoire.moves.size(); ++i) {
        const KnownMove& known = repertoire.moves[i];
        const std::string reply = reply_to(repertoire, known, words);
        const bool is_first = i == 0;
        const bool begins_line = !known.after || !known.after->to || *known.after->to + 1 != i;
        const std::string& name = is_first ? words.main_line : reply;
        // Consecutive pages under one name are one chapter of a course.
        if (begins_line && name != chapter_name) {
            ++chapter;
            page = 0;
            chapter_name = name;
        }
        ++page;
        chess::PgnGame game;
        game.tree = question(known, text_of(reply, is_first ? words.question : std::string{}));
        game.tags.set("Event", words.title);
        if (is_first)
            game.tags.set(std::string{start_tag}, to_fen(repertoire.start.setup()));
        game.tags.set("Round", std::to_string(chapter) + '.' + std::to_string(page));
        game.tags.set("ChapterName", chapter_name);
        game.tags.set("Task", to_string(course::Task{course::Find{.is_by_heart = true, .slower = slower}}));
        text += to_pgn(game);
    }
    return text;
}

} // namespace trainer::repertoire
