// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/round_pgn.h"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "chess/pgn_writer.h"
#include "trainer/endings.h"
#include "trainer/method/by_heart.h"
#include "trainer/words.h"

namespace trainer {
namespace {

using chess::GameTree;
using chess::PgnGame;
using NodeId = GameTree::NodeId;

constexpr std::string_view command_name = "rightcorner";
constexpr int version = 1;

constexpr std::array<std::string_view, 3> seat_names{"attacker", "defender", "both"};
constexpr std::array<std::string_view, 2> color_names{"white", "black"};
constexpr std::array<std::string_view, 3> bishop_names{"light", "dark", "either"};
constexpr std::array<std::string_view, 6> rung_names{"aim", "squares", "piece", "target", "moves", "played"};
/// Marks the node at which the user gave up.
constexpr const char* given_up = "given-up";
/// Earlier versions wrote this before a move that a hint had played.
constexpr std::string_view old_played = "hint=play";

template <typename Enum, std::size_t size>
std::string_view name_of(Enum value, const std::array<std::string_view, size>& names)
{
    return names.at(static_cast<std::size_t>(value));
}

template <typename Enum, std::size_t size>
std::optional<Enum> named(std::string_view name, const std::array<std::string_view, size>& names)
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional{static_cast<Enum>(found - names.begin())};
}

std::string text_of(const Dealt& dealt)
{
    const DrillRequest& request = dealt.drill.request;
    std::string text = " seed=" + std::to_string(dealt.seed);
    text += " ending=" + request.material.name();
    text += " attacker=" + std::string{name_of(request.attacker, color_names)};
    text += " bishop=" + std::string{name_of(request.bishop, bishop_names)};
    text += " moves=" + std::to_string(request.shortest) + '-';
    if (request.longest < DrillRequest{}.longest)
        text += std::to_string(request.longest);
    if (request.prospect == Prospect::draw)
        text += " prospect=draw";
    if (request.stage)
        text += " stage=" + std::string{coach::name_of(*request.stage)};
    if (request.known != nullptr)
        text += " known=" + std::string{request.known->board};
    if (request.textbook != nullptr)
        text += " textbook=" + std::string{request.textbook->name};
    if (request.own)
        text += " own=" + request.own->name;
    if (request.question)
        text += " question=" + std::string{name_of(*request.question)};
    text += " dealt=" + std::string{name_of(dealt.drill.seat, seat_names)};
    return text;
}

std::string tag_of(const Round& round, chess::PgnResult result)
{
    std::string text = std::to_string(version) + " seat=" + std::string{name_of(round.seat(), seat_names)};
    if (const auto* dealt = std::get_if<Dealt>(&round.origin()))
        text += text_of(*dealt);
    else if (const auto* loaded = std::get_if<Loaded>(&round.origin()))
        text += " loaded=" + (loaded->result == result ? "yes" : std::string{to_string(loaded->result)});
    if (round.help().take_backs > 0)
        text += " takebacks=" + std::to_string(round.help().take_backs);
    if (round.was_exam())
        text += " exam=yes";
    return text;
}

/// The facts in the tag, by the names before the equals signs.
using Facts = std::map<std::string_view, std::string_view>;

Facts facts_of(const std::vector<std::string_view>& words)
{
    Facts facts;
    for (const std::string_view word : words) {
        const std::size_t sign = word.find('=');
        if (sign != std::string_view::npos)
            facts[word.substr(0, sign)] = word.substr(sign + 1);
    }
    return facts;
}

std::string_view fact(const Facts& facts, std::string_view name)
{
    const auto found = facts.find(name);
    return found == facts.end() ? std::string_view{} : found->second;
}

std::optional<Dealt> dealt_of(const Facts& facts)
{
    const auto seed = parse_number<std::uint64_t>(fact(facts, "seed"));
    const auto material = endgame::Material::parse(fact(facts, "ending"), endgame::most_pieces_on_request);
    const auto attacker = named<chess::Color>(fact(facts, "attacker"), color_names);
    const auto bishop = named<BishopSquares>(fact(facts, "bishop"), bishop_names);
    const auto seat = named<Seat>(fact(facts, "dealt"), seat_names);
    const std::string_view band = fact(facts, "moves");
    const std::size_t dash = std::min(band.find('-'), band.size());
    const auto shortest = parse_number<int>(band.substr(0, dash));
    const std::string_view upper = band.substr(std::min(dash + 1, band.size()));
    const bool is_open = dash < band.size() && upper.empty();
    const auto longest = is_open ? std::optional{DrillRequest{}.longest} : parse_number<int>(upper);
    if (!seed || !material || !attacker || !bishop || !seat || !shortest || !longest)
        return std::nullopt;
    DrillRequest request;
    request.material = *material;
    request.attacker = *attacker;
    request.bishop = *bishop;
    request.shortest = *shortest;
    request.longest = *longest;
    request.prospect = fact(facts, "prospect") == "draw" ? Prospect::draw : Prospect::win;
    request.stage = coach::stage_named(fact(facts, "stage"));
    request.known = method::known_position(fact(facts, "known"));
    request.textbook = textbook_position(*material, fact(facts, "textbook"));
    request.own = own_position_named(fact(facts, "own"));
    request.question = question_named(fact(facts, "question"));
    return Dealt{{*seat, request}, *seed};
}

std::optional<Origin> origin_of(const Facts& facts, const PgnGame& game)
{
    if (facts.contains("loaded")) {
        Loaded loaded{game.tags, chess::parse_result(fact(facts, "loaded")).value_or(game.result)};
        loaded.tags.clear(round_tag);
        return loaded;
    }
    if (!facts.contains("seed"))
        return SetUpByHand{};
    const std::optional<Dealt> dealt = dealt_of(facts);
    return dealt ? std::optional<Origin>{*dealt} : std::nullopt;
}

/// The word of a hint; one that showed the moves is written as before rungs existed.
std::string word_of(coach::Rung rung)
{
    const std::string_view name = name_of(rung, rung_names);
    return rung == coach::Rung::moves ? "hint" : "hint=" + std::string{name};
}

/// The word of a move played before the last hints at its position.
std::string word_of(const std::optional<coach::Rung>& before)
{
    return before ? "before=" + std::string{name_of(*before, rung_names)} : "before";
}

/// The events at a node, as the words of the command; empty if there were no events.
std::string command_of(const Round& round, NodeId id)
{
    std::string words;
    const auto add = [&words](bool happened, const std::string& word) {
        if (happened)
            words += (words.empty() ? "" : " ") + word;
    };
    add(round.game().current() == id, "here");
    const auto hint = round.help().hinted.find(id);
    if (hint != round.help().hinted.end())
        add(true, word_of(hint->second));
    const auto before = round.help().played_before.find(id);
    if (before != round.help().played_before.end())
        add(true, word_of(before->second));
    add(round.help().played.contains(id), "played");
    add(round.help().by_method.contains(id), "method");
    add(round.help().finished.contains(id), "finished");
    add(round.given_up_at() == id, given_up);
    return words;
}

/// The rung in a word of the command that begins with a name such as "hint=", if it does.
std::optional<coach::Rung> rung_in(std::string_view word, std::string_view name)
{
    return word.starts_with(name) ? named<coach::Rung>(word.substr(name.size()), rung_names) : std::nullopt;
}

/// Marks every move from a node as played by a hint, as earlier versions did.
void note_old_played(const GameTree& tree, NodeId id, Help& help)
{
    help.hinted[id] = coach::Rung::moves;
    help.played.insert(tree.node(id).children.begin(), tree.node(id).children.end());
}

bool is_ours(const chess::CommentCommand& command)
{
    return command.name == command_name;
}

/// Removes our command from a node's comment and returns its words.
std::string take_command(GameTree& tree, NodeId id)
{
    std::string words;
    if (tree.annotations(id).after.commands.empty())
        return words;
    std::erase_if(tree.annotate(id).after.commands, [&](const chess::CommentCommand& command) {
        if (!is_ours(command))
            return false;
        words = command.value;
        return true;
    });
    return words;
}

/// The comment after a node's move with the events at the node; `nullopt` if the tree already has it.
std::optional<chess::Comment> comment_of(const Round& round, NodeId id)
{
    const chess::Comment& there = round.game().tree().annotations(id).after;
    std::string words = command_of(round, id);
    // A game from elsewhere may contain commands with our name.
    if (words.empty() && std::ranges::none_of(there.commands, is_ours))
        return std::nullopt;
    chess::Comment comment = there;
    std::erase_if(comment.commands, is_ours);
    if (!words.empty())
        comment.commands.push_back({std::string{command_name}, std::move(words)});
    return comment;
}

/// The differences between a round's tree and the game as it is saved.
chess::PgnChanges changes_of(const Round& round)
{
    chess::PgnChanges changes;
    for (NodeId id = 0; id < round.game().nodes().size(); ++id) {
        const auto next = round.game().next(id);
        if (next && *next != round.game().node(id).children.front())
            changes.main_children.emplace(id, *next);
        if (auto comment = comment_of(round, id))
            changes.comments.emplace(id, *std::move(comment));
    }
    return changes;
}

chess::PgnResult result_of(const Round& round)
{
    const Game& game = round.game();
    const chess::PgnResult by_position = chess::result_of(game.node(game.line().back()).position);
    if (by_position != chess::PgnResult::unknown)
        return by_position;
    const auto* loaded = std::get_if<Loaded>(&round.origin());
    if (loaded != nullptr && loaded->result != chess::PgnResult::unknown)
        return loaded->result;
    const std::optional<GameEnd> end = round.end_of_line();
    if (!end)
        return chess::PgnResult::unknown;
    if (!end->winner)
        return chess::PgnResult::draw;
    return end->winner == chess::Color::white ? chess::PgnResult::white_wins : chess::PgnResult::black_wins;
}

chess::PgnTags tags_of(const Round& round)
{
    const auto* loaded = std::get_if<Loaded>(&round.origin());
    chess::PgnTags tags = loaded != nullptr ? loaded->tags : chess::PgnTags{};
    tags.set(round_tag, tag_of(round, result_of(round)));
    return tags;
}

/// Returns the rule that drew a game, as the only one that ends it: one that first applies to the last
/// position, or else one that applies to it at all.
std::optional<DrawRules> rule_that_drew(const Game& game)
{
    constexpr std::array<DrawRules, 3> single_rules{{{.fifty_moves = RuleEffect::end},
                                                     {.seventy_five_moves = RuleEffect::end},
                                                     {.threefold = RuleEffect::end}}};
    const NodeId last = game.line().back();
    const std::optional<NodeId> before = game.node(last).parent;
    std::optional<DrawRules> applying;
    for (const DrawRules& rules : single_rules) {
        if (!game.end(last, rules))
            continue;
        if (!before || !game.end(*before, rules))
            return rules;
        applying = applying.value_or(rules);
    }
    return applying;
}

/// Restores the rule that ended a game whose file has a draw as the result; the rules in force are not saved.
void restore_draw(Round& round, chess::PgnResult result)
{
    const auto* loaded = std::get_if<Loaded>(&round.origin());
    const bool is_told = loaded != nullptr && loaded->result != chess::PgnResult::unknown;
    if (result != chess::PgnResult::draw || is_told)
        return;
    if (const auto rules = rule_that_drew(round.game()))
        round.set_rules(*rules);
}

/// Returns the number of take-backs; `nullopt` if the value is not a positive number.
std::optional<int> take_backs_of(const Facts& facts)
{
    if (!facts.contains("takebacks"))
        return 0;
    const auto count = parse_number<int>(fact(facts, "takebacks"));
    return count && *count > 0 ? count : std::nullopt;
}

/// Returns a game without the moves after a node.
GameTree ended_at(const GameTree& tree, NodeId last)
{
    GameTree ended{tree.start()};
    std::vector<std::optional<NodeId>> places(tree.nodes().size());
    for (NodeId id = 0; id < places.size(); ++id) {
        const GameTree::Node& node = tree.node(id);
        if (id == GameTree::root)
            places[id] = id;
        else if (places[*node.parent] && node.parent != last)
            places[id] = ended.add(*places[*node.parent], *node.move);
        if (places[id])
            ended.annotate(*places[id]) = tree.annotations(id);
    }
    return ended;
}

/// The state of a round that is noted in the comments of its moves.
struct Noted {
    NodeId here = GameTree::root;
    std::optional<NodeId> given_up_at;
    Help help;
};

/// Removes the commands from the comments of a game and returns the state that they note.
Noted take_noted(GameTree& tree)
{
    Noted noted;
    Help& help = noted.help;
    for (NodeId id = 0; id < tree.nodes().size(); ++id) {
        const std::string command = take_command(tree, id);
        for (const std::string_view word : words_of(command)) {
            if (word == "here")
                noted.here = id;
            else if (word == "hint")
                help.hinted[id] = coach::Rung::moves;
            else if (word == old_played)
                note_old_played(tree, id, help);
            else if (const auto rung = rung_in(word, "hint="))
                help.hinted[id] = *rung;
            else if (word == "before")
                help.played_before[id] = std::nullopt;
            else if (const auto earlier = rung_in(word, "before="))
                help.played_before[id] = *earlier;
            else if (word == "played")
                help.played.insert(id);
            else if (word == "method")
                help.by_method.insert(id);
            else if (word == "finished")
                help.finished.insert(id);
            else if (word == given_up)
                noted.given_up_at = id;
        }
    }
    return noted;
}

} // namespace

Round without_moves_after_last(const Round& round)
{
    const NodeId last = round.last_node();
    if (round.game().node(last).children.empty())
        return round;
    PgnGame game = to_pgn(round);
    game.tree = ended_at(game.tree, last);
    return *to_round(std::move(game));
}

PgnGame to_pgn(const Round& round)
{
    PgnGame game{tags_of(round), round.game().tree(), result_of(round)};
    chess::PgnChanges changes = changes_of(round);
    for (const auto& [parent, child] : changes.main_children)
        game.tree.make_main(child);
    for (auto& [id, comment] : changes.comments)
        game.tree.annotate(id).after = std::move(comment);
    return game;
}

PgnGame to_plain_pgn(const Round& round)
{
    PgnGame game = to_pgn(round);
    // Such as that of a page of a course.
    for (const chess::PgnTag& tag : chess::PgnTags{game.tags}) {
        if (tag.name.starts_with(round_tag))
            game.tags.clear(tag.name);
    }
    for (NodeId id = 0; id < game.tree.nodes().size(); ++id)
        take_command(game.tree, id);
    return game;
}

std::string to_pgn_text(const Round& round, std::span<const chess::PgnTag> tags)
{
    chess::PgnTags all = tags_of(round);
    for (const chess::PgnTag& tag : tags)
        all.set(tag.name, tag.value);
    return chess::to_pgn(all, round.game().tree(), result_of(round), changes_of(round));
}

chess::Result<Round, RoundPgnError> to_round(PgnGame game)
{
    const std::optional<std::string_view> tag = game.tags.value(round_tag);
    if (!tag)
        return Round{Game{std::move(game.tree)}, Seat::both, Loaded{game.tags, game.result}};
    const std::vector<std::string_view> words = words_of(*tag);
    const auto written = words.empty() ? std::nullopt : parse_number<int>(words.front());
    if (!written)
        return RoundPgnError::unreadable;
    if (*written > version)
        return RoundPgnError::newer;
    const Facts facts = facts_of(words);
    const auto seat = named<Seat>(fact(facts, "seat"), seat_names);
    const std::optional<Origin> origin = origin_of(facts, game);
    const std::optional<int> take_backs = take_backs_of(facts);
    if (!seat || !origin || !take_backs)
        return RoundPgnError::unreadable;

    Noted noted = take_noted(game.tree);
    noted.help.take_backs = *take_backs;
    Game played{std::move(game.tree)};
    // Forward follows the main line; going back from its end preserves that.
    played.go_to(noted.here);
    Round round{std::move(played), *seat, *origin, std::move(noted.help)};
    restore_draw(round, game.result);
    if (noted.given_up_at)
        round.give_up_at(*noted.given_up_at);
    if (facts.contains("exam"))
        round.restore_exam();
    return round;
}

} // namespace trainer
