// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/claims.h"

#include <algorithm>
#include <array>
#include <optional>
#include <regex>

#include "chess/legal_moves.h"
#include "trainer/coach/stage.h"
#include "trainer/judge.h"
#include "trainer/technique.h"

namespace trainer::course {
namespace {

using chess::GameTree;
using endgame::Tablebase;

constexpr std::string_view command = "assert";

constexpr std::string_view mate = "mate ";
constexpr std::string_view stage = "stage ";
constexpr std::string_view white_wins = "white wins";
constexpr std::string_view black_wins = "black wins";

/// Words that make a claim, as a regular expression, and the claim; "#" is the number in the words.
struct ClaimInWords {
    const char* words;
    std::string_view claim;
};

/// The words claim no more than they say: a sentence such as "White wins the rook" makes none.
constexpr std::array claims_in_words{
    ClaimInWords{R"(\bmates? in (\d+)\b)", "mate #"},
    ClaimInWords{R"(\bwhite mates in \d)", white_wins},
    ClaimInWords{R"(\bblack mates in \d)", black_wins},
    ClaimInWords{R"(\bwhite wins[.!;:])", white_wins},
    ClaimInWords{R"(\bblack loses[.!;:])", white_wins},
    ClaimInWords{R"(\bblack wins[.!;:])", black_wins},
    ClaimInWords{R"(\bwhite loses[.!;:])", black_wins},
    ClaimInWords{R"(\b(?:this|it|that) is (?:a draw|drawn)[.!;:])", "draw"},
    ClaimInWords{R"((?:^|[.!?] )(?:this|it|that) is stalemate[.!;:])", "stalemate"},
    ClaimInWords{R"(\b(?:this|it|that) is the only move[.!;:])", "only"},
    ClaimInWords{R"(\bmatt in (\d+)\b)", "mate #"},
    ClaimInWords{R"(\bsetzt in (\d+)(?: z\S+)? matt\b)", "mate #"},
    ClaimInWords{R"((?:^|[^a-z])wei\S+ setzt in \d+(?: z\S+)? matt\b)", white_wins},
    ClaimInWords{R"(\bschwarz setzt in \d+(?: z\S+)? matt\b)", black_wins},
    ClaimInWords{R"((?:^|[^a-z])wei\S+ gewinnt[.!;:])", white_wins},
    ClaimInWords{R"(\bschwarz verliert[.!;:])", white_wins},
    ClaimInWords{R"(\bschwarz gewinnt[.!;:])", black_wins},
    ClaimInWords{R"((?:^|[^a-z])wei\S+ verliert[.!;:])", black_wins},
    ClaimInWords{R"(\b(?:das|dies|es) ist (?:ein )?remis[.!;:])", "draw"},
    ClaimInWords{R"(\b(?:das|dies|es) ist (?:ein )?patt[.!;:])", "stalemate"},
    ClaimInWords{R"(\b(?:das|dies|es) ist der einzige zug[.!;:])", "only"},
};

bool is_about_board(std::string_view claim)
{
    return claim == "checkmate" || claim == "stalemate";
}

bool is_about_value(std::string_view claim)
{
    return claim == "draw" || claim == white_wins || claim == black_wins || claim.starts_with(mate) ||
           claim.starts_with(stage);
}

bool is_about_move(std::string_view claim)
{
    return claim == "best" || claim == "only" || claim == "throws" || claim.starts_with("cost ");
}

bool is_board_so(std::string_view claim, const chess::Position& position)
{
    return claim == "checkmate" ? is_checkmate(position) : is_stalemate(position);
}

bool is_value_so(std::string_view claim, const Tablebase& known, const chess::Position& position)
{
    const endgame::Verdict verdict = *known.probe(position);
    if (claim == "draw")
        return verdict.is_draw();
    if (claim == white_wins || claim == black_wins)
        return winner_of(position, verdict) ==
               (claim == white_wins ? chess::Color::white : chess::Color::black);
    if (claim.starts_with(mate))
        return !verdict.is_draw() && std::to_string(verdict.to_mate().moves()) == claim.substr(mate.size());
    const auto stands = coach::stage_of(known, position);
    return stands && coach::name_of(*stands) == claim.substr(stage.size());
}

bool is_move_so(std::string_view claim, const std::optional<Judgement>& judgement)
{
    if (!judgement)
        return false;
    if (claim == "best")
        return judgement->grade == Grade::best;
    if (claim == "only")
        return judgement->grade == Grade::best && judgement->best.size() == 1;
    if (claim == "throws")
        return judgement->grade == Grade::throws_win_away;
    return judgement->cost > 0 && claim == "cost " + std::to_string(judgement->cost);
}

/// The position whose tablebase value a claim needs; null if it needs none.
const chess::Position* position_needed(std::string_view claim, const GameTree& tree, GameTree::NodeId id)
{
    const GameTree::Node& node = tree.node(id);
    if (is_about_value(claim))
        return &node.position;
    return is_about_move(claim) && node.parent ? &tree.node(*node.parent).position : nullptr;
}

/// True if the start of a page contradicts its task: a mate that takes more moves, or a draw that is lost.
bool is_impossible(const Page& page, const Tablebase& known)
{
    const std::optional<endgame::Verdict> verdict = known.probe(page.game.tree.start());
    if (!verdict)
        return false;
    if (const auto* play = std::get_if<Play>(&page.task))
        return verdict->is_draw() || verdict->to_mate().moves() > play->moves;
    return std::holds_alternative<Hold>(page.task) && !verdict->is_draw();
}

} // namespace

std::vector<endgame::Material> endings_of(const Course& course, std::size_t most)
{
    std::vector<endgame::Material> endings;
    for (const Chapter& chapter : course.chapters) {
        for (const Page& page : chapter.pages) {
            for (const GameTree::Node& node : page.game.tree.nodes()) {
                const auto ending = endgame::ending_of(node.position, most);
                if (ending && std::ranges::find(endings, *ending) == endings.end())
                    endings.push_back(*ending);
            }
        }
    }
    return endings;
}

std::vector<std::string> claims_in(std::string_view words)
{
    static const std::vector<std::regex> patterns = [] {
        std::vector<std::regex> compiled;
        for (const ClaimInWords& claim : claims_in_words)
            compiled.emplace_back(claim.words, std::regex::icase);
        return compiled;
    }();
    // A regular expression is matched recursively.
    constexpr std::size_t longest_words = 2000;
    const std::string text{words.substr(0, longest_words)};
    std::vector<std::string> claims;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        std::smatch match;
        if (!std::regex_search(text, match, patterns[i]))
            continue;
        std::string claim{claims_in_words.at(i).claim};
        if (claim.ends_with('#'))
            claim.replace(claim.size() - 1, 1, match[1].str());
        if (std::ranges::find(claims, claim) == claims.end())
            claims.push_back(claim);
    }
    return claims;
}

bool is_asserted(std::string_view claim, const GameTree& tree, GameTree::NodeId node)
{
    return std::ranges::any_of(tree.annotations(node).after.commands, [&](const chess::CommentCommand& said) {
        return said.name == command && said.value == claim;
    });
}

Finding check(std::string_view claim, const Tablebase& known, const GameTree& tree, GameTree::NodeId id)
{
    const GameTree::Node& node = tree.node(id);
    const chess::Position* const needed = position_needed(claim, tree, id);
    if (needed != nullptr && !known.probe(*needed))
        return Finding::unknown;
    const bool holds =
        is_about_board(claim)
            ? is_board_so(claim, node.position)
            : needed != nullptr &&
                  (is_about_value(claim) ? is_value_so(claim, known, *needed)
                                         : is_move_so(claim, judge(known, *needed, *node.move)));
    return holds ? Finding::holds : Finding::fails;
}

std::vector<Objection> objections(const Course& course, const Tablebase& known)
{
    std::vector<Objection> found;
    const auto add = [&](const GameTree& tree, GameTree::NodeId node, Objection place) {
        for (const chess::CommentCommand& said : tree.annotations(node).after.commands) {
            if (said.name != command)
                continue;
            place.claim = said.value;
            place.finding = check(said.value, known, tree, node);
            if (place.finding == Finding::unknown)
                place.missing = endgame::ending_of(*position_needed(said.value, tree, node),
                                                   endgame::most_pieces_on_request);
            if (place.finding != Finding::holds)
                found.push_back(place);
        }
        for (const std::string& claim : claims_in(tree.annotations(node).after.text)) {
            place.claim = claim;
            place.finding = check(claim, known, tree, node);
            place.missing = {};
            if (place.finding == Finding::fails)
                found.push_back(place);
        }
    };
    for (std::size_t chapter = 0; chapter < course.chapters.size(); ++chapter) {
        const std::vector<Page>& pages = course.chapters[chapter].pages;
        for (std::size_t page = 0; page < pages.size(); ++page) {
            const GameTree& tree = pages[page].game.tree;
            if (is_impossible(pages[page], known))
                found.push_back({chapter + 1,
                                 page + 1,
                                 GameTree::root,
                                 std::string{pages[page].game.tags.value("Task").value_or("")},
                                 Finding::fails,
                                 {}});
            for (GameTree::NodeId node = 0; node < tree.nodes().size(); ++node)
                add(tree, node, {chapter + 1, page + 1, node, {}, Finding::fails, {}});
        }
    }
    return found;
}

} // namespace trainer::course
