// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/claims.h"

#include <algorithm>
#include <optional>
#include <regex>
#include <utility>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "chess/pgn_text.h"
#include "chess/san.h"
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
constexpr std::string_view best = "best";
constexpr std::string_view keeps = "keeps";
constexpr std::string_view covers = "covers";

/// The words claim no more than they say: a sentence such as "White wins the rook" makes none.
const std::vector<ClaimInWords>& usual_words()
{
    static const std::vector<ClaimInWords> words{
        {R"(\bmates? in (\d+)\b)", "mate #"},
        {R"(\bwhite mates in \d)", std::string{white_wins}},
        {R"(\bblack mates in \d)", std::string{black_wins}},
        {R"(\bwhite wins[.!;:])", std::string{white_wins}},
        {R"(\bblack loses[.!;:])", std::string{white_wins}},
        {R"(\bblack wins[.!;:])", std::string{black_wins}},
        {R"(\bwhite loses[.!;:])", std::string{black_wins}},
        {R"(\b(?:this|it|that) is (?:a draw|drawn)[.!;:])", "draw"},
        {R"((?:^|[.!?] )(?:this|it|that) is stalemate[.!;:])", "stalemate"},
        {R"(\b(?:this|it|that) is the only move[.!;:])", "only"},
        {R"(\bmatt in (\d+)\b)", "mate #"},
        {R"(\bsetzt in (\d+)(?: z\S+)? matt\b)", "mate #"},
        {R"((?:^|[^a-z])wei\S+ setzt in \d+(?: z\S+)? matt\b)", std::string{white_wins}},
        {R"(\bschwarz setzt in \d+(?: z\S+)? matt\b)", std::string{black_wins}},
        {R"((?:^|[^a-z])wei\S+ gewinnt[.!;:])", std::string{white_wins}},
        {R"(\bschwarz verliert[.!;:])", std::string{white_wins}},
        {R"(\bschwarz gewinnt[.!;:])", std::string{black_wins}},
        {R"((?:^|[^a-z])wei\S+ verliert[.!;:])", std::string{black_wins}},
        {R"(\b(?:das|dies|es) ist (?:ein )?remis[.!;:])", "draw"},
        {R"(\b(?:das|dies|es) ist (?:ein )?patt[.!;:])", "stalemate"},
        {R"(\b(?:das|dies|es) ist der einzige zug[.!;:])", "only"},
    };
    return words;
}

/// A regular expression, and the claim that is made by words that match it.
using Pattern = std::pair<std::regex, std::string>;

std::vector<Pattern> compiled(std::span<const ClaimInWords> words)
{
    std::vector<Pattern> patterns;
    for (const ClaimInWords& claim : words)
        patterns.emplace_back(std::regex{claim.words, std::regex::icase}, claim.claim);
    return patterns;
}

const std::vector<Pattern>& usual_patterns()
{
    static const std::vector<Pattern> patterns = compiled(usual_words());
    return patterns;
}

/// Adds the claims of words to others, unless they are there.
void add_claims(std::vector<std::string>& claims, std::string_view words, std::span<const Pattern> patterns)
{
    // A regular expression is matched recursively.
    constexpr std::size_t longest_words = 2000;
    const std::string text{words.substr(0, longest_words)};
    for (const auto& [pattern, made] : patterns) {
        std::smatch match;
        if (!std::regex_search(text, match, pattern))
            continue;
        std::string claim = made;
        if (claim.ends_with('#'))
            claim.replace(claim.size() - 1, 1, match[1].str());
        if (std::ranges::find(claims, claim) == claims.end())
            claims.push_back(claim);
    }
}

/// A claim without the moves or pieces that it names: "best" of "best Ka7 Kb7", "draw" of "draw with Ra2".
struct Terms {
    std::string_view claim;
    std::vector<std::string> named;
};

Terms terms_of(std::string_view claim)
{
    const std::size_t first = claim.find(' ');
    const std::string_view word = claim.substr(0, first);
    if (first != claim.npos && (word == best || word == keeps || word == covers))
        return {word, chess::split(claim.substr(first + 1))};
    constexpr std::string_view with = " with ";
    const std::size_t place = claim.find(with);
    if (place != claim.npos)
        return {claim.substr(0, place), chess::split(claim.substr(place + with.size()))};
    return {claim, {}};
}

/// A piece and its square, from the letter in a FEN and the square's name: "Ra2", "kd6".
std::optional<std::pair<chess::Piece, chess::Square>> parse_piece_on_square(std::string_view text)
{
    const auto piece = text.empty() ? std::nullopt : chess::parse_piece(text.front());
    const auto square = piece ? chess::parse_square(text.substr(1)) : std::nullopt;
    if (!square)
        return std::nullopt;
    return std::pair{*piece, *square};
}

/// The position with its only piece of a kind on another square; `nullopt` if that is impossible.
std::optional<chess::Position> with_piece(const chess::Position& position, std::string_view text)
{
    const auto placed = parse_piece_on_square(text);
    chess::Setup setup = position.setup();
    if (!placed || setup.board.of(placed->first).size() != 1)
        return std::nullopt;
    setup.board.remove(setup.board.of(placed->first).first());
    if (setup.board.piece_at(placed->second))
        return std::nullopt;
    setup.board.put(placed->second, placed->first);
    const auto changed = chess::Position::from(setup);
    return changed ? std::optional{*changed} : std::nullopt;
}

/// True if a piece of the kind named attacks the square named; the other side's king does not shield it.
bool is_covered(const chess::Board& board, std::string_view text)
{
    const auto covered = parse_piece_on_square(text);
    if (!covered)
        return false;
    const auto [piece, square] = *covered;
    const chess::Bitboard blockers = board.occupied() - board.of(!piece.color, chess::Role::king);
    return std::ranges::any_of(
        board.of(piece), [&](chess::Square from) { return attacks(piece, from, blockers).contains(square); });
}

bool is_about_board(std::string_view claim)
{
    return claim == "checkmate" || claim == "stalemate" || claim == covers;
}

bool is_about_value(std::string_view claim)
{
    return claim == "draw" || claim == white_wins || claim == black_wins || claim.starts_with(mate) ||
           claim.starts_with(stage);
}

bool is_about_move(std::string_view claim)
{
    return claim == best || claim == "only" || claim == "throws" || claim == keeps ||
           claim.starts_with("cost ");
}

bool is_board_so(const Terms& terms, const chess::Position& position)
{
    if (terms.claim != covers)
        return terms.named.empty() &&
               (terms.claim == "checkmate" ? is_checkmate(position) : is_stalemate(position));
    return !terms.named.empty() && std::ranges::all_of(terms.named, [&](std::string_view piece) {
        return is_covered(position.board(), piece);
    });
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

bool is_value_so(const Terms& terms, const Tablebase& known, const chess::Position& position)
{
    if (terms.named.empty())
        return is_value_so(terms.claim, known, position);
    return std::ranges::all_of(terms.named, [&](std::string_view piece) {
        const std::optional<chess::Position> changed = with_piece(position, piece);
        return changed && known.probe(*changed) && is_value_so(terms.claim, known, *changed);
    });
}

bool is_move_so(std::string_view claim, const std::optional<Judgement>& judgement)
{
    if (!judgement)
        return false;
    if (claim == best)
        return judgement->grade == Grade::best;
    if (claim == "only")
        return judgement->grade == Grade::best && judgement->best.size() == 1;
    if (claim == "throws")
        return judgement->grade == Grade::throws_win_away;
    if (claim == keeps)
        return !changes_result(*judgement);
    return judgement->cost > 0 && claim == "cost " + std::to_string(judgement->cost);
}

bool is_move_so(const Terms& terms, const Tablebase& known, const chess::Position& position, chess::Move move)
{
    if (terms.named.empty())
        return is_move_so(terms.claim, judge(known, position, move));
    return std::ranges::all_of(terms.named, [&](std::string_view other) {
        const auto named = chess::parse_move(position, other);
        return named && is_move_so(terms.claim, judge(known, position, *named));
    });
}

/// The position whose tablebase value a claim needs; null if it needs none.
const chess::Position* position_needed(std::string_view made, const GameTree& tree, GameTree::NodeId id)
{
    const GameTree::Node& node = tree.node(id);
    const std::string_view claim = terms_of(made).claim;
    if (is_about_value(claim))
        return &node.position;
    return is_about_move(claim) && node.parent ? &tree.node(*node.parent).position : nullptr;
}

/// True if the start of a page contradicts its task: a win that is a draw, a mate that takes more moves, or a
/// draw that is lost.
bool is_impossible(const Page& page, const Tablebase& known)
{
    const std::optional<endgame::Verdict> verdict = known.probe(page.game.tree.start());
    if (!verdict)
        return false;
    if (const auto* play = std::get_if<Play>(&page.task))
        return verdict->is_draw() || (play->is_to_mate && verdict->to_mate().moves() > play->moves);
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

std::vector<std::string> claims_in(std::string_view words, std::span<const ClaimInWords> more)
{
    std::vector<std::string> claims;
    add_claims(claims, words, usual_patterns());
    add_claims(claims, words, compiled(more));
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
    const Terms terms = terms_of(claim);
    const bool holds = is_about_board(terms.claim)
                           ? is_board_so(terms, node.position)
                           : needed != nullptr && (is_about_value(terms.claim)
                                                       ? is_value_so(terms, known, *needed)
                                                       : is_move_so(terms, known, *needed, *node.move));
    return holds ? Finding::holds : Finding::fails;
}

std::vector<GameTree::NodeId> answers_on(const Page& page)
{
    const auto* find = std::get_if<Find>(&page.task);
    if (find == nullptr)
        return {};
    const GameTree& tree = page.game.tree;
    const std::vector<GameTree::NodeId> line = tree.main_line();
    std::vector<GameTree::NodeId> answers;
    for (std::size_t ply = 1; ply < line.size(); ply += 2) {
        const std::vector<GameTree::NodeId>& moves = tree.node(line[ply - 1]).children;
        answers.insert(answers.end(), moves.begin(), find->is_by_heart ? moves.end() : moves.begin() + 1);
    }
    return answers;
}

namespace {

/// Adds the objections to the comment after a move.
///
/// @param place the chapter, page and node
void add_objections_to_comment(std::vector<Objection>& found, const Tablebase& known, const GameTree& tree,
                               std::span<const Pattern> patterns, Objection place)
{
    const GameTree::NodeId node = place.node;
    for (const chess::CommentCommand& said : tree.annotations(node).after.commands) {
        if (said.name != command)
            continue;
        place.claim = said.value;
        place.finding = check(said.value, known, tree, node);
        if (place.finding == Finding::unknown)
            place.missing =
                endgame::ending_of(*position_needed(said.value, tree, node), endgame::most_pieces_on_request);
        if (place.finding != Finding::holds)
            found.push_back(place);
    }
    std::vector<std::string> claims;
    const std::string& words = tree.annotations(node).after.text;
    add_claims(claims, words, usual_patterns());
    add_claims(claims, words, patterns);
    for (const std::string& claim : claims) {
        place.claim = claim;
        place.finding = check(claim, known, tree, node);
        place.missing = {};
        if (place.finding == Finding::fails)
            found.push_back(place);
    }
}

/// Adds the objections to the task, the answers and the comments of a page.
///
/// @param place a failed claim at the start of the page
void add_objections(std::vector<Objection>& found, const Tablebase& known, const Page& page,
                    std::span<const Pattern> patterns, Objection place)
{
    const GameTree& tree = page.game.tree;
    if (is_impossible(page, known)) {
        place.claim = page.game.tags.value("Task").value_or("");
        found.push_back(place);
    }
    place.claim = keeps;
    for (const GameTree::NodeId answer : answers_on(page)) {
        place.node = answer;
        if (check(keeps, known, tree, answer) == Finding::fails)
            found.push_back(place);
    }
    for (place.node = 0; place.node < tree.nodes().size(); ++place.node)
        add_objections_to_comment(found, known, tree, patterns, place);
}

} // namespace

std::vector<Objection> objections(const Course& course, const Tablebase& known,
                                  std::span<const ClaimInWords> more)
{
    const std::vector<Pattern> patterns = compiled(more);
    std::vector<Objection> found;
    for (std::size_t chapter = 0; chapter < course.chapters.size(); ++chapter) {
        const std::vector<Page>& pages = course.chapters[chapter].pages;
        for (std::size_t page = 0; page < pages.size(); ++page)
            add_objections(found, known, pages[page], patterns,
                           {chapter + 1, page + 1, GameTree::root, {}, Finding::fails, {}});
    }
    return found;
}

} // namespace trainer::course
