// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "chess/blanks.h"
#include "chess/characters.h"
#include "chess/entities.h"

namespace chess {

namespace {

unsigned code(char byte)
{
    return static_cast<unsigned char>(byte);
}

bool is_continuation(char byte)
{
    return (code(byte) & 0xC0U) == 0x80U;
}

bool is_utf8(std::string_view text)
{
    while (!text.empty()) {
        const Character next = first_character(text);
        if (next.code == invalid_character)
            return false;
        text.remove_prefix(next.length);
    }
    return true;
}

std::string from_windows_1252(std::string_view bytes)
{
    std::string text;
    for (const char byte : bytes) {
        const char32_t character = windows_1252_character(byte);
        add_character(text, character == 0 ? U' ' : character);
    }
    return text;
}

/// Replaces each control character, of ASCII or U+0080 … U+009F, by a blank.
void blank_controls(std::string& text)
{
    std::size_t length = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool is_long = text[i] == '\xC2' && code(text[i + 1]) < 0xA0;
        const bool is_control = is_long || code(text[i]) < 0x20 || text[i] == '\x7F';
        text[length++] = is_control ? ' ' : text[i];
        i += is_long ? 1 : 0;
    }
    text.resize(length);
}

/// Adds the words of a text to others, one blank between any two.
void add_words(std::string& words, std::string_view text)
{
    while (!(text = trimmed(text)).empty()) {
        const std::size_t length = std::min(text.find(' '), text.size());
        words += words.empty() ? "" : " ";
        words += text.substr(0, length);
        text.remove_prefix(length);
    }
}

/// Adds words in which nothing opens a command or closes the comment: "[%" becomes "[ %", "}" a ")".
void add_plain_words(std::string& words, std::string_view text)
{
    std::string parted;
    for (const char c : text) {
        if (c == '%' && !parted.empty() && parted.back() == '[')
            parted += ' ';
        parted += c == '}' ? ')' : c;
    }
    add_words(words, parted);
}

/// Reads a mark such as "Ge4" or "Ge2e4": a letter and its squares.
template <std::size_t squares>
std::optional<std::pair<char, std::array<Square, squares>>> parse_mark(std::string_view text)
{
    if (text.size() != 1 + 2 * squares || text[0] < 'A' || text[0] > 'Z')
        return std::nullopt;
    std::array<Square, squares> read{};
    for (std::size_t i = 0; i < squares; ++i) {
        const std::optional<Square> square = parse_square(text.substr(1 + 2 * i, 2));
        if (!square)
            return std::nullopt;
        read[i] = *square;
    }
    return std::pair{text[0], read};
}

/// Reads a list of marks, parted by commas; nothing if any of them is malformed.
template <typename Mark, std::size_t squares>
std::optional<std::vector<Mark>> parse_marks(std::string_view list)
{
    std::vector<Mark> marks;
    list = trimmed(list);
    while (!list.empty()) {
        const std::size_t length = std::min(list.find(','), list.size());
        const auto mark = parse_mark<squares>(trimmed(list.substr(0, length)));
        if (!mark)
            return std::nullopt;
        if constexpr (squares == 1)
            marks.push_back({mark->first, mark->second[0]});
        else
            marks.push_back({mark->first, mark->second[0], mark->second[1]});
        list.remove_prefix(std::min(length + 1, list.size()));
    }
    if (marks.empty())
        return std::nullopt;
    return marks;
}

template <typename Marks, typename More>
void add_marks(Marks& marks, const More& more)
{
    for (const auto mark : more)
        marks.add(mark);
}

/// What a command may say: words in which nothing closes the command or the comment.
std::string to_command_value(std::string_view text)
{
    std::string value;
    add_words(value, text);
    std::replace(value.begin(), value.end(), ']', ')');
    std::replace(value.begin(), value.end(), '}', ')');
    return value;
}

void add_command(Comment& comment, std::string_view name, std::string_view value)
{
    if (name == "csl") {
        if (const auto squares = parse_marks<SquareMark, 1>(value)) {
            add_marks(comment.squares, *squares);
            return;
        }
    }
    if (name == "cal") {
        if (const auto arrows = parse_marks<ArrowMark, 2>(value)) {
            add_marks(comment.arrows, *arrows);
            return;
        }
    }
    comment.commands.push_back({std::string{name}, to_command_value(value)});
}

/// The length of the name behind "[%".
std::size_t name_length(std::string_view text)
{
    return static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_name_character) -
                                    text.begin());
}

/// A command inside the text of a comment, from its "[" to behind its "]".
struct FoundCommand {
    std::size_t begin;
    std::size_t end;
    std::string_view name;
    std::string_view value;
};

/// The first command of a text, if it holds one.
std::optional<FoundCommand> find_command(std::string_view text)
{
    for (std::size_t begin = text.find("[%"); begin != std::string_view::npos;
         begin = text.find("[%", begin + 2)) {
        const std::size_t name = begin + 2;
        const std::size_t value = name + name_length(text.substr(name));
        if (value == name)
            continue;
        const std::size_t closing = text.find(']', value);
        if (closing == std::string_view::npos)
            return std::nullopt;
        return FoundCommand{begin, closing + 1, text.substr(name, value - name),
                            text.substr(value, closing - value)};
    }
    return std::nullopt;
}

/// Writes marks as commands short enough for a line each.
template <typename Mark, typename ToText>
void add_mark_words(std::vector<std::string>& words, std::string_view name, const MarkList<Mark>& marks,
                    std::size_t in_a_line, ToText to_text)
{
    std::string list;
    std::size_t count = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i].color >= 'A' && marks[i].color <= 'Z') {
            list += list.empty() ? "" : ",";
            list += marks[i].color;
            list += to_text(marks[i]);
            ++count;
        }
        if (!list.empty() && (count == in_a_line || i + 1 == marks.size())) {
            words.push_back("[%" + std::string{name} + ' ' + list + ']');
            list.clear();
            count = 0;
        }
    }
}

/// Writes a command PGN has no words for as near as it has, or not at all if it has no name.
std::string command_word(const CommentCommand& command)
{
    if (command.name.empty() || name_length(command.name) != command.name.size())
        return {};
    const std::string value = to_command_value(with_escaped_entities(to_clean_utf8(command.value)));
    return "[%" + command.name + (value.empty() ? "" : " ") + value + ']';
}

} // namespace

std::string lower(std::string_view text)
{
    std::string lower{text};
    for (char& c : lower)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return lower;
}

std::string unescaped(std::string_view value)
{
    std::string text;
    for (std::size_t i = 0; i < value.size(); ++i) {
        const bool escapes =
            value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
        i += escapes ? 1 : 0;
        text += value[i];
    }
    return text;
}

std::string_view without_bracket(std::string_view value)
{
    const std::size_t last = value.find_last_not_of(ascii_blanks);
    if (last != std::string_view::npos && value[last] == ']')
        return value.substr(0, last);
    return value;
}

std::string to_clean_utf8(std::string_view bytes)
{
    std::string text = is_utf8(bytes) ? std::string{bytes} : from_windows_1252(bytes);
    blank_controls(text);
    return text;
}

std::size_t count_characters(std::string_view text)
{
    if (!is_utf8(text))
        return text.size();
    return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), is_continuation));
}

void append_comment(Comment& comment, std::string_view bytes)
{
    const std::string clean = to_clean_utf8(bytes);
    std::string_view rest = clean;
    while (const std::optional<FoundCommand> found = find_command(rest)) {
        add_plain_words(comment.text, rest.substr(0, found->begin));
        add_command(comment, found->name, found->value);
        rest.remove_prefix(found->end);
    }
    add_plain_words(comment.text, rest);
}

void append_comment(Comment& comment, const Comment& more)
{
    add_words(comment.text, more.text);
    add_marks(comment.squares, more.squares);
    add_marks(comment.arrows, more.arrows);
    comment.commands.insert(comment.commands.end(), more.commands.begin(), more.commands.end());
}

std::vector<std::string> split(std::string_view text)
{
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t length = std::min(text.find(' '), text.size());
        words.emplace_back(text.substr(0, length));
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return words;
}

std::vector<std::string> comment_words(const Comment& comment)
{
    std::vector<std::string> words;
    add_mark_words(words, "csl", comment.squares, 15, [](SquareMark mark) { return to_string(mark.square); });
    add_mark_words(words, "cal", comment.arrows, 12,
                   [](ArrowMark mark) { return to_string(mark.from) + to_string(mark.to); });
    for (const CommentCommand& command : comment.commands) {
        if (std::string word = command_word(command); !word.empty())
            words.push_back(std::move(word));
    }
    std::string text;
    add_plain_words(text, with_escaped_entities(to_clean_utf8(comment.text)));
    for (std::string& word : split(text))
        words.push_back(std::move(word));
    return words;
}

} // namespace chess
