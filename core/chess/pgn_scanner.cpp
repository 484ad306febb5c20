// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_scanner.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "chess/fen.h"
#include "chess/pgn_line.h"
#include "chess/pgn_text.h"

namespace chess {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Longer words are no termination markers; their ends are not kept.
constexpr std::size_t word_limit = 24;

/// The ends of longer names are not kept, and no more of them.
constexpr std::size_t name_limit = 64;
constexpr std::size_t names_limit = 64;

/// A line of this length is no position, and long enough to see whether a game begins.
constexpr std::size_t head_limit = fen_length_limit + 1;

bool is_newline(char c)
{
    return c == '\n' || c == '\r';
}

bool is_ascii_blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/// Whether a character may stand in a move, a move number or a termination marker.
bool is_word_character(char c)
{
    return is_name_character(c) || static_cast<unsigned char>(c) >= 0x80 || c == '-' || c == '/' ||
           c == ':' || c == '=' || c == '+' || c == '#';
}

bool is_ascii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

/// True if a termination marker may begin with a character: a sign, a digit, "½", the letter for a digit.
bool begins_result(char c)
{
    return c <= '1' || c == 'O' || c == 'o' || c == 'l' || c == 'I' || !is_ascii(c);
}

void add_up_to(std::string& text, char c, std::size_t limit)
{
    if (text.size() < limit)
        text += c;
}

/// True if a text is the beginning of a termination marker, up to a joint: "1" or "1/2 :".
bool is_begun_result(std::string_view text)
{
    constexpr std::size_t longest = 12;
    constexpr std::array<std::string_view, 6> ends{"-0", "-1", "-1/2", "0", "1", "1/2"};
    return text.size() <= longest && std::ranges::any_of(ends, [&](std::string_view end) {
               return parse_result(std::string{text} + std::string{end}).has_value();
           });
}

/// True if a character goes on with a termination marker that has a blank at its end: it is a joint, or
/// comes behind one.
bool goes_on_behind_blank(std::string_view word, char c)
{
    const std::string_view begun = word.substr(0, word.find_last_not_of(' ') + 1);
    const bool is_half = parse_result(std::string{begun} + "-0") || parse_result(std::string{begun} + "-1") ||
                         parse_result(std::string{begun} + "-1/2");
    const bool is_digit = c == '0' || c == '1' || c == '.' || c == 'O' || c == 'l';
    return !is_ascii(c) || (is_half ? c == '-' || c == ':' : is_digit);
}

/// True if a character belongs to a word that may be a termination marker: "0.5-0.5" has dots, "1 : 0" has
/// blanks, and blanks that are not ASCII stand between moves.
bool goes_on(std::string_view word, char c)
{
    if (c == ' ')
        return is_begun_result(word);
    if (word.ends_with(' '))
        return goes_on_behind_blank(word, c);
    if (c == '.' || c == ',')
        return word == "0" || word.ends_with("-0") || word.ends_with(":0") || word.ends_with('-');
    if (word == ".")
        return c == '5';
    const bool begins_character = static_cast<unsigned char>(c) >= 0xC0;
    const bool is_move = std::ranges::any_of(word, [](char known) { return 'a' <= known && known <= 'h'; });
    return is_word_character(c) && !(begins_character && is_move);
}

/// The place of a tag in a list of games, if it has one.
std::optional<PgnListTag> list_tag(std::string_view name)
{
    constexpr std::array<std::string_view, pgn_list_tag_count> names{"Event", "White", "Black", "Date"};
    const auto place = std::find(names.begin(), names.end(), name);
    if (place == names.end())
        return std::nullopt;
    return static_cast<PgnListTag>(place - names.begin());
}

/// The text without a character cut in two at its end.
///
/// @pre it is longer than a character
std::string_view without_cut_character(std::string_view text)
{
    std::size_t tail = 0;
    while (tail < 3 && (static_cast<unsigned char>(text[text.size() - 1 - tail]) & 0xC0U) == 0x80U)
        ++tail;
    const bool leads = static_cast<unsigned char>(text[text.size() - 1 - tail]) >= 0xC0;
    return leads ? text.substr(0, text.size() - 1 - tail) : text;
}

} // namespace

void PgnScanner::feed(std::string_view bytes, std::vector<PgnExtent>& found)
{
    take(bytes);
    std::move(ended_.begin(), ended_.end(), std::back_inserter(found));
    ended_.clear();
}

void PgnScanner::take(std::string_view bytes)
{
    while (!bytes.empty()) {
        const bool is_head = !head_.empty() || begins_head(bytes.front());
        bytes.remove_prefix(is_head ? gather_head(bytes) : advance(bytes));
    }
}

std::size_t PgnScanner::advance(std::string_view bytes)
{
    if (const std::size_t idle = idle_length(bytes); idle > 0) {
        offset_ += idle;
        newlines_ = 0;
        after_return_ = false;
        return idle;
    }
    const char c = bytes.front();
    const bool is_mark = offset_ < byte_order_mark.size() && c == byte_order_mark[offset_];
    const bool is_quoting = c == '>' && newlines_ > 0 && state_ == State::between;
    if (!is_mark)
        step(c);
    ++offset_;
    if (is_mark)
        line_start_ = offset_;
    else if (!is_quoting)
        count_line(c);
    return 1;
}

/// True if a line between games has to be looked at as a whole; so is whatever is not ASCII.
bool PgnScanner::begins_head(char c) const
{
    constexpr std::string_view meaningful = "{;[()%*$<>`";
    const bool is_mark = offset_ < byte_order_mark.size() && c == byte_order_mark[offset_];
    return state_ == State::between && (phase_ == Phase::none || phase_ == Phase::ended) && !is_mark &&
           (newlines_ > 0 || !is_ascii(c)) && !is_ascii_blank(c) &&
           meaningful.find(c) == std::string_view::npos;
}

std::size_t PgnScanner::gather_head(std::string_view bytes)
{
    const std::size_t line = bytes.find_first_of("\r\n");
    const std::size_t length = std::min({line, bytes.size(), head_limit - head_.size()});
    head_ += bytes.substr(0, length);
    if (length == line || head_.size() == head_limit)
        take_head();
    return length;
}

void PgnScanner::take_head()
{
    const std::string head = std::exchange(head_, {});
    const PgnLineKind kind = kind_of_line(head);
    if (kind == PgnLineKind::game) {
        const std::size_t begun = advance(head);
        return take(std::string_view{head}.substr(begun));
    }
    if (kind == PgnLineKind::position)
        take_position(head);
    offset_ += head.size();
    newlines_ = 0;
    after_return_ = false;
    state_ = State::escaped_line;
}

void PgnScanner::take_position(std::string_view line)
{
    begin_game(here(), offset_, Phase::ended);
    game_.has_fen = true;
    if (const auto reading = parse_fen(line)) {
        const std::string& title = reading->title.empty() ? reading->remark : reading->title;
        game_.tags[static_cast<std::size_t>(PgnListTag::event)] =
            to_clean_utf8(std::string_view{title}.substr(0, pgn_list_value_limit));
    }
}

std::size_t PgnScanner::idle_length(std::string_view bytes) const
{
    const auto length_while = [&](auto is_idle) {
        const auto end = std::find_if_not(bytes.begin(), bytes.end(), is_idle);
        return static_cast<std::size_t>(end - bytes.begin());
    };
    if (state_ == State::move_word)
        return length_while([](char c) { return is_word_character(c) && is_ascii(c); });
    // At the head of a line a bracket may end the comment; see `step_brace`.
    if (state_ == State::brace && newlines_ == 0)
        return length_while([](char c) { return c != '}' && !is_newline(c); });
    if (state_ == State::line_comment || state_ == State::escaped_line)
        return length_while([](char c) { return !is_newline(c); });
    return 0;
}

void PgnScanner::finish(std::vector<PgnExtent>& found)
{
    if (!head_.empty())
        take_head();
    // An end of line ends whatever can end, and no game begins with it.
    step('\n');
    if (phase_ != Phase::none)
        end_game(offset_);
    std::move(ended_.begin(), ended_.end(), std::back_inserter(found));
    *this = {};
}

void PgnScanner::step(char c)
{
    switch (state_) {
    case State::between:
        return step_between(c);
    case State::word:
        if (goes_on(word_, c))
            return add_up_to(word_, c, word_limit);
        end_word();
        return step_between(c);
    case State::move_word:
        state_ = State::between;
        return step_between(c);
    case State::brace:
        return step_brace(c);
    case State::line_comment:
    case State::escaped_line:
        // All before the end of the line is idle.
        state_ = State::between;
        return;
    case State::fence:
        if (c != '`') {
            state_ = State::between;
            return step_between(c);
        }
        state_ = offset_ - line_start_ == 2 ? State::escaped_line : state_;
        return;
    case State::angle:
        state_ = c == '>' || is_newline(c) ? State::between : state_;
        return;
    case State::bracket:
        state_ = c == ']' || c == ')' || is_newline(c) ? State::between : state_;
        return;
    case State::tag_name:
        return step_tag_name(c);
    case State::tag_gap:
        return step_tag_gap(c);
    case State::tag_value:
        return step_tag_value(c);
    case State::tag_escape:
        state_ = State::tag_value;
        if (c != '"' && c != '\\') {
            add_up_to(tag_.value, '\\', pgn_list_value_limit);
            return step_tag_value(c);
        }
        return add_up_to(tag_.value, c, pgn_list_value_limit);
    case State::tag_value_ended:
        return step_tag_value_ended(c);
    }
}

void PgnScanner::count_line(char c)
{
    if (is_newline(c)) {
        const bool ends_line = c == '\r' || !after_return_;
        line_ += ends_line ? 1 : 0;
        newlines_ += ends_line ? 1 : 0;
        line_start_ = offset_;
    } else if (!is_ascii_blank(c)) {
        newlines_ = 0;
    }
    after_return_ = c == '\r';
}

void PgnScanner::step_between(char c)
{
    if (is_ascii_blank(c) || (c == '>' && newlines_ > 0))
        return;
    if (c == '`') {
        state_ = offset_ == line_start_ ? State::fence : state_;
    } else if (c == '%' && offset_ == line_start_) {
        state_ = State::escaped_line;
    } else if (c == '{' || c == ';') {
        begin_comment();
        state_ = c == '{' ? State::brace : State::line_comment;
    } else if (c == '[') {
        begin_tag_probe(false);
    } else if (c == '<') {
        state_ = State::angle;
    } else if (c == ')') {
        depth_ -= depth_ > 0 ? 1 : 0;
    } else if (c == '(' && phase_ == Phase::ended && newlines_ == 0) {
        // "1-0 (White resigns)" says more of this game.
        state_ = State::bracket;
    } else if (c == '(') {
        begin_moves();
        ++depth_;
    } else if (c == '*') {
        begin_moves();
        take_result(PgnResult::unknown);
    } else if (is_word_character(c) || (c == '.' && phase_ == Phase::moves)) {
        begin_moves();
        state_ = begins_result(c) ? State::word : State::move_word;
        word_.assign(1, c);
    } else if (phase_ != Phase::ended) {
        begin_moves();
    }
}

void PgnScanner::step_brace(char c)
{
    if (c == '}')
        state_ = State::between;
    else if (c == '[' && newlines_ >= 2)
        begin_tag_probe(true);
}

void PgnScanner::begin_comment()
{
    if (phase_ == Phase::none || (phase_ == Phase::ended && newlines_ >= 2))
        begin_game(here(), offset_, Phase::comments);
    else if (phase_ == Phase::tags)
        phase_ = Phase::moves;
}

void PgnScanner::begin_moves()
{
    if (phase_ == Phase::none || phase_ == Phase::ended)
        begin_game(here(), offset_, Phase::moves);
    phase_ = Phase::moves;
}

void PgnScanner::end_word()
{
    state_ = State::between;
    if (const std::optional<PgnResult> result = parse_result(word_))
        take_result(*result);
}

void PgnScanner::take_result(PgnResult result)
{
    if (depth_ > 0)
        return;
    marker_ = result;
    phase_ = Phase::ended;
}

void PgnScanner::begin_tag_probe(bool in_comment)
{
    tag_ = {here(), offset_, newlines_, in_comment, {}, {}, {}};
    state_ = State::tag_name;
}

void PgnScanner::step_tag_name(char c)
{
    if (is_tag_name_character(c))
        add_up_to(tag_.name, c, name_limit);
    else if (c == '"' && !tag_.name.empty())
        accept_tag();
    else if (!is_ascii_blank(c) || is_newline(c))
        refuse_tag(c);
    else if (!tag_.name.empty())
        state_ = State::tag_gap;
}

void PgnScanner::step_tag_gap(char c)
{
    if (c == '"')
        accept_tag();
    else if (!is_ascii_blank(c) || is_newline(c))
        refuse_tag(c);
}

void PgnScanner::step_tag_value(char c)
{
    if (is_newline(c)) {
        tag_.value.resize(without_bracket(tag_.value).size());
        end_tag();
    } else if (c == '\\') {
        state_ = State::tag_escape;
    } else if (c == '"') {
        tag_.held_back = c;
        state_ = State::tag_value_ended;
    } else {
        add_up_to(tag_.value, c, pgn_list_value_limit);
    }
}

void PgnScanner::step_tag_value_ended(char c)
{
    if (c == ']' || is_newline(c)) {
        end_tag();
    } else if (is_ascii_blank(c)) {
        add_up_to(tag_.held_back, c, pgn_list_value_limit);
    } else {
        for (const char held : tag_.held_back)
            add_up_to(tag_.value, held, pgn_list_value_limit);
        state_ = State::tag_value;
        step_tag_value(c);
    }
}

void PgnScanner::accept_tag()
{
    const bool begins_line = tag_.newlines > 0;
    if (phase_ == Phase::moves && !tag_.in_comment && !begins_line) {
        state_ = State::bracket;
        return;
    }
    const bool is_repeated =
        phase_ == Phase::tags && tag_.newlines >= 2 && std::ranges::find(names_, tag_.name) != names_.end();
    if (tag_.in_comment || is_repeated || phase_ == Phase::none || phase_ >= Phase::moves)
        begin_game(tag_.place, tag_.offset, Phase::tags);
    if (names_.size() < names_limit)
        names_.push_back(tag_.name);
    phase_ = Phase::tags;
    state_ = State::tag_value;
}

void PgnScanner::refuse_tag(char c)
{
    if (tag_.in_comment) {
        state_ = State::brace;
        return step_brace(c);
    }
    if (phase_ == Phase::none || (phase_ == Phase::ended && tag_.newlines > 0))
        begin_game(tag_.place, tag_.offset, Phase::comments);
    state_ = State::bracket;
    step(c);
}

void PgnScanner::end_tag()
{
    state_ = State::between;
    if (const std::optional<PgnListTag> listed = list_tag(tag_.name)) {
        std::string& value = game_.tags[static_cast<std::size_t>(*listed)];
        if (value.empty() && !says_nothing(tag_.value)) {
            const bool cut = tag_.value.size() == pgn_list_value_limit;
            value = to_clean_utf8(cut ? without_cut_character(tag_.value) : tag_.value);
        }
    } else if (tag_.name == "Result" && game_.result == PgnResult::unknown) {
        game_.result = parse_result(tag_.value).value_or(PgnResult::unknown);
    } else if (tag_.name == "FEN") {
        game_.has_fen = true;
    }
}

void PgnScanner::begin_game(const PgnPlace& place, std::uint64_t offset, Phase phase)
{
    if (phase_ != Phase::none)
        end_game(offset);
    game_.offset = offset;
    game_.place = place;
    game_.place.game = ++games_;
    phase_ = phase;
}

void PgnScanner::end_game(std::uint64_t offset)
{
    game_.length = offset - game_.offset;
    if (marker_ != PgnResult::unknown)
        game_.result = marker_;
    ended_.push_back(std::move(game_));
    game_ = {};
    names_.clear();
    marker_ = PgnResult::unknown;
    depth_ = 0;
    phase_ = Phase::none;
}

PgnPlace PgnScanner::here() const
{
    return {.game = 0, .line = line_, .column = static_cast<std::size_t>(offset_ - line_start_) + 1};
}

} // namespace chess
