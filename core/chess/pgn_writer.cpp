// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_writer.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "chess/entities.h"
#include "chess/fen.h"
#include "chess/pgn_text.h"
#include "chess/san.h"

namespace chess {

namespace {

using NodeId = GameTree::NodeId;

constexpr std::size_t line_length = 80;

/// Joining words beyond this length would make lines uneven.
constexpr std::size_t joined_length = 40;

/// Puts words on lines, as many as fit.
class LineFiller {
public:
    explicit LineFiller(std::string& text) : text_{text} {}

    void add(std::string_view word)
    {
        const std::size_t length = count_characters(word);
        if (column_ + 1 + length > line_length)
            end_line();
        if (column_ > 0) {
            text_ += ' ';
            ++column_;
        }
        text_ += word;
        column_ += length;
    }

    void end_line()
    {
        if (column_ > 0)
            text_ += '\n';
        column_ = 0;
    }

private:
    std::string& text_;
    std::size_t column_ = 0;
};

/// The words of a comment in braces, as lines may be broken between them.
///
/// A "%" at the head of a line escapes that line (PGN standard, 6), so a word that begins with one stays
/// with the word before it.
std::vector<std::string> breakable_words(std::vector<std::string> words)
{
    words.front().insert(0, 1, '{');
    words.back() += '}';
    std::vector<std::string> breakable;
    for (std::string& word : words) {
        const bool joins = word.front() == '%' && breakable.back().size() + word.size() < joined_length;
        if (joins) {
            breakable.back() += ' ' + word;
        } else if (count_characters(word) > line_length) {
            for (std::string& part : split(word))
                breakable.push_back(std::move(part));
        } else {
            breakable.push_back(std::move(word));
        }
    }
    return breakable;
}

bool is_outside_roster(const PgnTag& tag)
{
    return std::find(pgn_roster.begin(), pgn_roster.end(), tag.name) == pgn_roster.end();
}

std::string escaped(std::string_view value)
{
    std::string text;
    for (const char c : with_escaped_entities(value)) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text;
}

class GameWriter {
public:
    GameWriter(const PgnTags& tags, const GameTree& tree, PgnResult result, const PgnChanges& changes)
        : tags_{tags}
        , tree_{tree}
        , result_{result}
        , changes_{changes}
    {}

    std::string write()
    {
        write_tags();
        text_ += '\n';
        write_root();
        write_lines();
        words_.add(to_string(result_));
        words_.end_line();
        text_ += '\n';
        return std::move(text_);
    }

private:
    /// A line being written: its last move, and the next of that move's siblings to be written behind it.
    struct Line {
        NodeId last;
        std::size_t sibling;
    };

    void write_tags()
    {
        for (const std::string_view name : pgn_roster)
            write_tag(name, tags_.value(name).value_or(name == "Date" ? "????.??.??" : "?"));
        write_tag("Result", to_string(result_));

        std::vector<PgnTag> others;
        std::copy_if(tags_.begin(), tags_.end(), std::back_inserter(others), is_outside_roster);
        if (tree_.start().setup() != Position::initial().setup()) {
            others.push_back({"FEN", to_fen(tree_.start().setup())});
            others.push_back({"SetUp", "1"});
        }
        std::sort(others.begin(), others.end(),
                  [](const PgnTag& a, const PgnTag& b) { return a.name < b.name; });
        for (const PgnTag& tag : others)
            write_tag(tag.name, tag.value);
    }

    void write_tag(std::string_view name, std::string_view value)
    {
        text_ += '[';
        text_ += name;
        text_ += " \"" + escaped(value) + "\"]\n";
    }

    void write_root()
    {
        const Annotations& annotations = tree_.annotations(GameTree::root);
        write_comment(annotations.before);
        write_nags(annotations);
        write_comment(comment_after(GameTree::root));
    }

    /// Writes the main line and the variations in it; they may be nested too deep for recursion.
    void write_lines()
    {
        std::vector<Line> open{{GameTree::root, no_siblings}};
        while (!open.empty()) {
            Line& line = open.back();
            if (const std::optional<NodeId> variation = next_variation(line)) {
                words_.add("(");
                needs_number_ = true;
                write_move(*variation);
                open.push_back({*variation, no_siblings});
            } else if (const std::optional<NodeId> next = main_child(line.last)) {
                write_move(*next);
                line = {*next, 0};
            } else {
                open.pop_back();
                if (!open.empty())
                    words_.add(")");
                needs_number_ = true;
            }
        }
    }

    /// The next variation to be written behind the last move of a line, if there is one.
    std::optional<NodeId> next_variation(Line& line) const
    {
        if (line.sibling == no_siblings)
            return std::nullopt;
        const std::vector<NodeId>& siblings = tree_.node(*tree_.node(line.last).parent).children;
        if (line.sibling < siblings.size() && siblings[line.sibling] == line.last)
            ++line.sibling;
        if (line.sibling == siblings.size())
            return std::nullopt;
        return siblings[line.sibling++];
    }

    /// The move that continues the line of a node, if there is one.
    std::optional<NodeId> main_child(NodeId id) const
    {
        const auto changed = changes_.main_children.find(id);
        if (changed != changes_.main_children.end())
            return changed->second;
        const std::vector<NodeId>& children = tree_.node(id).children;
        return children.empty() ? std::nullopt : std::optional{children.front()};
    }

    const Comment& comment_after(NodeId id) const
    {
        const auto changed = changes_.comments.find(id);
        return changed != changes_.comments.end() ? changed->second : tree_.annotations(id).after;
    }

    void write_move(NodeId id)
    {
        const GameTree::Node& node = tree_.node(id);
        const Position& before = tree_.node(*node.parent).position;
        const Annotations& annotations = tree_.annotations(id);
        write_comment(annotations.before);
        write_number(before);
        words_.add(to_san(before, *node.move));
        write_nags(annotations);
        write_comment(comment_after(id));
    }

    /// Writes a move number before White's moves, and before Black's where something stands in front of
    /// them (PGN standard, 8.2.2).
    void write_number(const Position& position)
    {
        const bool is_white = position.turn() == Color::white;
        if (is_white || needs_number_)
            words_.add(std::to_string(position.fullmove_number()) + (is_white ? "." : "..."));
        needs_number_ = false;
    }

    void write_nags(const Annotations& annotations)
    {
        for (const Nag nag : annotations.nags)
            words_.add('$' + std::to_string(nag));
    }

    void write_comment(const Comment& comment)
    {
        std::vector<std::string> words =
            comment.empty() ? std::vector<std::string>{} : comment_words(comment);
        if (words.empty())
            return;
        needs_number_ = true;
        for (const std::string& word : breakable_words(std::move(words)))
            words_.add(word);
    }

    static constexpr std::size_t no_siblings = static_cast<std::size_t>(-1);

    const PgnTags& tags_;
    const GameTree& tree_;
    PgnResult result_;
    const PgnChanges& changes_;
    std::string text_;
    LineFiller words_{text_};
    bool needs_number_ = true;
};

} // namespace

std::string to_pgn(const PgnGame& game)
{
    return to_pgn(game.tags, game.tree, game.result, {});
}

std::string to_pgn(const PgnTags& tags, const GameTree& tree, PgnResult result, const PgnChanges& changes)
{
    return GameWriter{tags, tree, result, changes}.write();
}

} // namespace chess
