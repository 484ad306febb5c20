// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_scanner.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "chess/characters.h"
#include "chess/entities.h"
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
    if (word == ".")
        return c == '5';
    if (c == ' ')
        return is_begun_result(word);
    if (word.ends_with(' '))
        return goes_on_behind_blank(word, c);
    if (c == '.' || c == ',')
        return word == "0" || word.ends_with("-0") || word.ends_with(":0") || word.ends_with('-');
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

/// True if an asterisk begins the line of a list, and no comment or other asterisk follows.
bool is_bullet_item(std::string_view line)
{
    const std::size_t item = line.find_first_not_of(" \t", 1);
    return item != std::string_view::npos && item > 1 && line.find_first_of("*{;(", item) != item;
}

/// The length of the prose in front of a game or a position in a forum's markup, or behind a colon as in
/// "Game 1: 1. e4".
std::size_t prose_length(std::string_view line)
{
    for (std::size_t at = line.find_first_of(":["); at < line.size(); at = line.find_first_of(":[", at + 1)) {
        const std::string_view rest = line.substr(at);
        const std::size_t item = std::min(rest.find_first_not_of(' ', 1), rest.size());
        if (at > 0 && rest[0] == '[' && encloses_game(bracket_at(rest).name))
            return at;
        if (rest[0] == ':' && begins_another_game(rest.substr(item)))
            return at + item;
    }
    return line.size();
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
    if (const std::size_t idle = idle_length(bytes); idle > 0)
        return pass(idle);
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

/// True if the rest of a line has to be looked at as a whole: what begins between games, and what may be a
/// tag pair, markup or a character reference.
bool PgnScanner::begins_head(char c) const
{
    constexpr std::string_view meaningful = "{;()%$>`";
    constexpr std::string_view beginnings = "pnbrqkPNBRQK12345678-+\xC2\xE2";
    if (state_ == State::brace)
        return c == '[' && newlines_ >= 2;
    if (state_ > State::move_word)
        return false;
    if (c == '[' || c == '*' || c == '&')
        return true;
    if (state_ != State::between || (offset_ < byte_order_mark.size() && c == byte_order_mark[offset_]))
        return false;
    if (c == '`' || c == '~')
        return offset_ == line_start_;
    if (phase_ == Phase::moves)
        return newlines_ > 0 && has_moves_ && depth_ == 0 && beginnings.find(c) != std::string_view::npos;
    return is_between_games() && (newlines_ > 0 || phase_ == Phase::ended || !is_ascii(c)) &&
           !is_ascii_blank(c) && meaningful.find(c) == std::string_view::npos;
}

std::size_t PgnScanner::gather_head(std::string_view bytes)
{
    const std::size_t wanted = head_limit - head_.size();
    const auto line = std::ranges::find_if(bytes.substr(0, wanted), is_newline);
    const auto length = static_cast<std::size_t>(line - bytes.begin());
    const bool is_whole = length < bytes.size() || length == wanted;
    if (head_.empty() && is_whole)
        return take_line(bytes.substr(0, length));
    head_ += bytes.substr(0, length);
    if (is_whole)
        take_head();
    else if (phase_ == Phase::ended && head_.front() == '[' && bracket_at(head_).kind == PgnToken::Kind::tag)
        end_game(offset_);
    return length;
}

void PgnScanner::take_head()
{
    const std::string head = std::exchange(head_, {});
    const std::size_t taken = take_line(head);
    take(std::string_view{head}.substr(taken));
}

std::size_t PgnScanner::take_line(std::string_view line)
{
    const char c = line.front();
    const bool is_text = state_ == State::between;
    if (is_text && phase_ == Phase::moves && newlines_ > 0 && has_moves_ && depth_ == 0 &&
        begins_another_game(line))
        phase_ = Phase::ended;
    const bool begins =
        is_text && is_between_games() && (newlines_ > 0 || !is_ascii(c) || phase_ == Phase::ended);
    if (const std::size_t taken = begins ? take_kind(line) : 0; taken > 0)
        return taken;
    if (c == '[')
        return take_bracket(line);
    if (c == '*')
        return take_asterisks(line);
    if (c == '&')
        return take_ampersand(line);
    const std::size_t fence = c == '`' ? fence_length(line) : 0;
    return fence > 0 ? pass(fence) : advance(line);
}

/// Takes a line that no game begins with, and returns its length; returns 0 for others.
std::size_t PgnScanner::take_kind(std::string_view line)
{
    const PgnLineKind kind = kind_of_line(line);
    if (kind == PgnLineKind::position)
        return take_positions(line);
    if (kind == PgnLineKind::game) {
        if (is_position_ && newlines_ == 1 && is_numbered_move(line))
            phase_ = Phase::moves;
        return 0;
    }
    const std::size_t prose = prose_length(line);
    state_ = prose == line.size() ? State::escaped_line : State::between;
    pass(prose);
    newlines_ = prose == line.size() ? 0 : 1;
    return prose;
}

std::size_t PgnScanner::take_positions(std::string_view line)
{
    for (std::string_view rest = line; !rest.empty();) {
        const std::size_t length = position_length(rest);
        take_position(rest.substr(0, length));
        rest.remove_prefix(pass(length));
    }
    state_ = State::escaped_line;
    return line.size();
}

void PgnScanner::take_position(std::string_view line)
{
    begin_game(here(), offset_, Phase::ended);
    is_position_ = true;
    game_.has_fen = true;
    if (const auto reading = parse_fen(line)) {
        const std::string& title = reading->title.empty() ? reading->remark : reading->title;
        game_.tags[static_cast<std::size_t>(PgnListTag::event)] =
            to_clean_utf8(std::string_view{title}.substr(0, pgn_list_value_limit));
    }
}

std::size_t PgnScanner::take_bracket(std::string_view line)
{
    const PgnToken token = bracket_at(line);
    const bool is_tag = token.kind == PgnToken::Kind::tag;
    if (state_ == State::brace && !is_tag)
        return pass(1);
    if (state_ == State::word)
        end_word();
    const int newlines = newlines_;
    if (is_tag)
        take_tag(token);
    else if (token.name.empty() && token.text.size() > 1 &&
             (phase_ == Phase::none || (phase_ == Phase::ended && newlines_ > 0)))
        begin_game(here(), offset_, Phase::comments);
    // The rest of a line that is too long belongs to the brackets.
    const bool is_cut = token.text.size() == head_limit;
    state_ = is_cut ? State::escaped_line : State::between;
    pass(token.text.size());
    if (!is_tag && !token.name.empty())
        take_markup(token.name, newlines);
    return token.text.size();
}

/// Ends the game at hand with the markup around it; what follows begins like a line.
void PgnScanner::take_markup(std::string_view name, int newlines)
{
    const bool encloses = encloses_game(name);
    newlines_ = encloses ? std::max(newlines, 1) : newlines;
    if (encloses && phase_ != Phase::none)
        phase_ = Phase::ended;
}

std::size_t PgnScanner::take_asterisks(std::string_view line)
{
    if (state_ == State::word)
        end_word();
    state_ = State::between;
    if (is_between_games() && newlines_ > 0 && is_bullet_item(line)) {
        ++offset_;
        return 1;
    }
    const std::size_t length = emphasis_length(line, after_blank_, in_emphasis_);
    if (length == 1)
        in_emphasis_ = after_blank_;
    if (length == 0 || phase_ == Phase::none || newlines_ > 0)
        begin_moves();
    if (length == 0)
        take_result(PgnResult::unknown);
    return pass(std::max<std::size_t>(length, 1));
}

/// Takes a character reference as the character it stands for.
std::size_t PgnScanner::take_ampersand(std::string_view line)
{
    const std::optional<Character> entity = entity_at(line);
    std::string character;
    add_character(character, entity ? entity->code : U'&');
    if (entity && (is_blank(entity->code) || is_invisible(entity->code)))
        character = ' ';
    for (const char byte : character)
        step(byte);
    return pass(entity ? entity->length : 1);
}

/// Counts bytes that are no ends of lines.
std::size_t PgnScanner::pass(std::size_t length)
{
    offset_ += length;
    newlines_ = 0;
    after_return_ = false;
    after_blank_ = false;
    return length;
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
    if (state_ == State::brace && newlines_ == 0 && !after_backslash_)
        return length_while([](char c) { return c != '{' && c != '}' && c != '\\' && !is_newline(c); });
    if (state_ == State::line_comment || state_ == State::escaped_line)
        return length_while([](char c) { return !is_newline(c); });
    return 0;
}

void PgnScanner::finish(std::vector<PgnExtent>& found)
{
    while (!head_.empty())
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
    case State::less_than:
        if (!opens_markup(c)) {
            state_ = State::between;
            return step_between(c);
        }
        state_ = State::angle;
        return;
    case State::angle:
        state_ = c == '>' || is_newline(c) ? State::between : state_;
        return;
    case State::bracket:
        state_ = c == ']' || c == ')' || is_newline(c) ? State::between : state_;
        return;
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
    after_blank_ = is_ascii_blank(c);
}

void PgnScanner::step_between(char c)
{
    if (is_ascii_blank(c) || c == '`' || c == '_' || (c == '>' && newlines_ > 0))
        return;
    if (c == '%' && offset_ == line_start_) {
        state_ = State::escaped_line;
    } else if (c == '{' || c == ';') {
        begin_comment();
        state_ = c == '{' ? State::brace : State::line_comment;
    } else if (c == '<') {
        state_ = State::less_than;
    } else if (c == '}') {
        inner_braces_ -= inner_braces_ > 0 ? 1 : 0;
    } else if (c == ')') {
        depth_ -= depth_ > 0 ? 1 : 0;
    } else if (c == '(' && phase_ == Phase::ended && newlines_ == 0) {
        // "1-0 (White resigns)" says more of this game.
        state_ = State::bracket;
    } else if (c == '(') {
        begin_moves();
        ++depth_;
    } else if (is_word_character(c) || (c == '.' && phase_ == Phase::moves)) {
        begin_moves();
        state_ = begins_result(c) ? State::word : State::move_word;
        has_moves_ = has_moves_ || (state_ == State::move_word && inner_braces_ == 0);
        word_.assign(1, c);
    } else if (phase_ != Phase::ended) {
        begin_moves();
    }
}

void PgnScanner::step_brace(char c)
{
    inner_braces_ += c == '{' || (c == '}' && after_backslash_) ? 1 : 0;
    after_backslash_ = c == '\\';
    if (c == '}')
        state_ = State::between;
}

void PgnScanner::begin_comment()
{
    inner_braces_ = 0;
    after_backslash_ = false;
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
    if (const std::optional<PgnResult> result =
            parse_result(word_.substr(0, word_.find_last_not_of('_') + 1)))
        take_result(*result);
}

void PgnScanner::take_result(PgnResult result)
{
    if (depth_ > 0)
        return;
    marker_ = result;
    phase_ = Phase::ended;
}

void PgnScanner::take_tag(const PgnToken& tag)
{
    const bool in_comment = state_ == State::brace;
    if (phase_ == Phase::moves && !in_comment && newlines_ == 0)
        return;
    const std::string name{tag.name.substr(0, name_limit)};
    const bool is_repeated =
        phase_ == Phase::tags && newlines_ >= 2 && std::ranges::find(names_, name) != names_.end();
    if (in_comment || is_repeated || phase_ == Phase::none || phase_ >= Phase::moves)
        begin_game(here(), offset_, Phase::tags);
    if (names_.size() < names_limit)
        names_.push_back(name);
    phase_ = Phase::tags;
    note_tag(tag);
}

void PgnScanner::note_tag(const PgnToken& tag)
{
    if (const std::optional<PgnListTag> listed = list_tag(tag.name)) {
        std::string& known = game_.tags[static_cast<std::size_t>(*listed)];
        const std::string value = unescaped(with_decoded_entities(tag.value));
        const bool is_cut = value.size() >= pgn_list_value_limit;
        const std::string_view kept = std::string_view{value}.substr(0, pgn_list_value_limit);
        if (known.empty() && !says_nothing(value))
            known = to_clean_utf8(is_cut ? without_cut_character(kept) : kept);
    } else if (tag.name == "Result" && game_.result == PgnResult::unknown) {
        game_.result = parse_result(tag.value).value_or(PgnResult::unknown);
    } else if (lower(tag.name) == "fen") {
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
    has_moves_ = false;
    inner_braces_ = 0;
    is_position_ = false;
    phase_ = Phase::none;
}

PgnPlace PgnScanner::here() const
{
    return {.game = 0, .line = line_, .column = static_cast<std::size_t>(offset_ - line_start_) + 1};
}

} // namespace chess
