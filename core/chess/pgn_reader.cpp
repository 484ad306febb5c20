// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn_reader.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <iterator>
#include <set>
#include <utility>

#include "chess/blanks.h"
#include "chess/characters.h"
#include "chess/entities.h"
#include "chess/fen.h"
#include "chess/pgn_lexer.h"
#include "chess/pgn_line.h"
#include "chess/pgn_text.h"
#include "chess/piece_letters.h"
#include "chess/san.h"

namespace chess {

namespace {

using NodeId = GameTree::NodeId;

/// The text of an error, cut between two characters.
std::string error_text(std::string_view text)
{
    std::size_t length = std::min(text.size(), pgn_error_text_limit);
    while (length < text.size() && length > 0 && (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U)
        --length;
    return to_clean_utf8(text.substr(0, length));
}

/// Reads a FEN tag; clocks that cannot be read, such as the move number 0 many programs write, are left out.
Result<FenReading, FenError> parse_start(std::string_view fen)
{
    auto reading = parse_fen(fen);
    const bool has_bad_clock = !reading && (reading.error().kind == FenError::Kind::bad_halfmove_clock ||
                                            reading.error().kind == FenError::Kind::bad_move_number);
    return has_bad_clock ? parse_fen(fen.substr(0, reading.error().offset)) : reading;
}

/// True if the Variant tag names ordinary chess.
bool is_chess(std::string_view variant)
{
    constexpr std::array<std::string_view, 7> names{"",       "?",       "standard",     "chess",
                                                    "normal", "regular", "from position"};
    return std::ranges::find(names, lower(variant)) != names.end();
}

/// True if the Variant tag names Chess960, whose moves are those of ordinary chess except for castling.
bool is_chess960(std::string_view variant)
{
    constexpr std::array<std::string_view, 6> names{"chess960",      "chess 960",      "fischerandom",
                                                    "fischerrandom", "fischer random", "freestyle"};
    return std::ranges::find(names, lower(variant)) != names.end();
}

/// The glyph that a word stands for, if any: a novelty, a diagram, an idea, as a Greek letter, or a word that
/// Scid writes for an editorial remark, an unclear position, or zugzwang.
std::optional<Nag> nag_of(std::string_view word)
{
    constexpr std::array<std::pair<std::string_view, Nag>, 8> nags{{{"N", Nag{146}},
                                                                    {"TN", Nag{146}},
                                                                    {"D", Nag{201}},
                                                                    {"\u0394", Nag{140}},
                                                                    {"RR", Nag{145}},
                                                                    {"inf", Nag{13}},
                                                                    {"ZZ", Nag{22}},
                                                                    {"zz", Nag{23}}}};
    for (const auto& [known, nag] : nags) {
        if (word == known)
            return nag;
    }
    return std::nullopt;
}

/// Walks through a text from front to back and tells lines and columns on the way.
class Locator {
public:
    Locator(std::string_view text, const PgnPlace& begin)
        : text_{text}
        , line_{begin.line}
        , column_{begin.column}
    {}

    /// The line and the column of a byte, which is not before the one asked for last, of the text with
    /// decoded character references.
    std::pair<std::size_t, std::size_t> locate(std::size_t offset)
    {
        std::size_t line_start = at_;
        while (decoded_ < offset) {
            if (const auto entity = entity_at(text_.substr(at_))) {
                decoded_ += encoded_length(entity->code);
                at_ += entity->length;
                continue;
            }
            const bool ends_line =
                text_[at_] == '\n' || (text_[at_] == '\r' && text_.substr(at_ + 1, 1) != "\n");
            ++at_;
            ++decoded_;
            if (ends_line) {
                ++line_;
                column_ = 1;
                line_start = at_;
            }
        }
        column_ += count_characters(text_.substr(line_start, at_ - line_start));
        return {line_, column_};
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
    /// The place in the decoded text.
    std::size_t decoded_ = 0;
    std::size_t line_;
    std::size_t column_;
};

/// A line being read: the game itself, or a variation.
struct Line {
    /// The node of its last move; before the first one, the node it starts from.
    NodeId current = GameTree::root;
    bool has_move = false;
    /// Whether this line made its current node, so that its next move is the main one there.
    bool made_current = false;
    /// Whether all its moves were new to the tree.
    bool all_new = true;
    /// Whether a variation has been read since its last move.
    bool varied = false;
    /// The glyphs in front of its first move.
    std::vector<Nag> nags = {};
    /// Where its parenthesis stands.
    std::pair<std::size_t, std::size_t> opened = {};
};

/// True for words that say no more about a move than its signs do: "ch", "dbl ch", "mate", "e.p.", in
/// several languages.
bool is_remark(std::string_view word)
{
    constexpr std::array<std::string_view, 24> remarks{
        "ch",   "check",  "dbl",   "double", "dis",   "disc",      "disch", "dblch",
        "mate", "mat",    "matt",  "matto",  "ep",    "e.p.",      "e.p",   "stalemate",
        "sch",  "schach", "jaque", "scacco", "xeque", "checkmate", "шах",   "мат"};
    return std::ranges::find(remarks, lower(word)) != remarks.end();
}

/// True for the words that stand for passing.
bool is_null_move(std::string_view word)
{
    constexpr std::array<std::string_view, 6> words{"z0", "<>", "0000", "null", "pass", "@@@@"};
    const bool is_dashes = is_dash(first_character(word).code);
    return is_dashes || std::ranges::find(words, lower(word)) != words.end();
}

class GameReader {
public:
    using Kind = PgnError::Kind;

    /// @param text the game with decoded character references
    /// @param given the game as it stands in its file
    /// @param letters those of the pieces, if they are not English
    GameReader(std::string_view text, std::string_view given, const PgnPlace& place,
               const PieceLetters* letters = nullptr)
        : text_{text.substr(0, pgn_game_length_limit)}
        , too_long_{given.size() > pgn_game_length_limit}
        , game_{place.game}
        , locator_{given, place}
        , lexer_{text_}
        , letters_{letters}
    {
        lines_.front().made_current = true;
    }

    PgnReading read()
    {
        while (const std::optional<PgnToken> token = lexer_.next()) {
            at_ = token->offset;
            take(*token);
        }
        close();
        return std::move(reading_);
    }

private:
    void take(const PgnToken& token)
    {
        if (token.kind == PgnToken::Kind::comment)
            return take_comment(token);
        if (token.kind == PgnToken::Kind::bracket && !token.name.empty())
            return take_markup(token.name);
        if (!in_moves_ && token.kind == PgnToken::Kind::tag)
            return take_tag(token);
        if (!in_moves_ && token.kind == PgnToken::Kind::bracket)
            return fail(Kind::malformed_tag, token.text);
        in_moves_ = true;
        if (!ended_)
            take_in_moves(token);
    }

    /// Ends the game with the markup of a forum around it.
    void take_markup(std::string_view name)
    {
        ended_ = ended_ || (name.starts_with('/') && encloses_game(name));
    }

    void take_in_moves(const PgnToken& token)
    {
        switch (token.kind) {
        case PgnToken::Kind::number:
            return take_number(token);
        case PgnToken::Kind::open:
            return take_open();
        case PgnToken::Kind::close:
            return take_close();
        case PgnToken::Kind::word:
            return take_word(token.text);
        case PgnToken::Kind::nag:
            return take_nag(token);
        default:
            // A check apart from its move means nothing.
            if (!is_lost() && token.text != "+" && token.text != "#")
                fail(Kind::unexpected_text, token.text);
        }
    }

    /// Goes on with a line that a word lost, if it goes on with the move that is next.
    void take_number(const PgnToken& token)
    {
        if (!may_resume_ || lost_depth_ != 1)
            return;
        const Position& position = tree().node(lines_.back().current).position;
        const std::string_view behind = text_.substr(token.offset + token.text.size());
        const bool is_black = behind.starts_with("..") || behind.starts_with("\u2026");
        if (token.text == std::to_string(position.fullmove_number()) &&
            is_black == (position.turn() == Color::black)) {
            lost_depth_ = 0;
            may_resume_ = false;
        }
    }

    void take_tag(const PgnToken& token)
    {
        if (!token.closed)
            fail(Kind::unterminated_tag, token.text);
        const std::string value = unescaped(token.value);
        if (tags().value(token.name) || !set_tag(token.name, value))
            fail(Kind::duplicate_tag, token.text);
    }

    /// Sets a tag, or what it stands for; tells whether that is new.
    bool set_tag(std::string_view name, const std::string& value)
    {
        const std::string plain_name = lower(name);
        if (plain_name == "setup")
            return !std::exchange(has_set_up_, true);
        if (name == "Result") {
            const bool is_new = !result_tag_;
            if (is_new)
                result_tag_ = parse_result(value).value_or(PgnResult::unknown);
            return is_new;
        }
        if (plain_name == "fen") {
            const bool is_new = !std::exchange(has_fen_, true);
            if (is_new)
                set_start(value);
            return is_new;
        }
        if (name == "Variant" && is_chess960(value)) {
            is_chess960_ = true;
        } else if (name == "Variant" && !is_chess(value)) {
            fail(Kind::unsupported_variant, value);
            // What was written before this tag is no more than what comes behind it.
            comment_ = {};
            tree() = GameTree{tree().start()};
            lose_game();
        }
        return tags().set(name, value);
    }

    void set_start(const std::string& fen)
    {
        const auto reading = parse_start(fen);
        const auto start =
            reading ? Position::from(reading->setup) : Result<Position, SetupError>{SetupError{}};
        if (start)
            tree() = GameTree{*start};
        else {
            fail(reading ? Kind::illegal_start : Kind::unreadable_fen, fen);
            reading_.refused_start = fen;
            lose_game();
        }
    }

    void take_comment(const PgnToken& token)
    {
        if (!token.closed)
            fail(Kind::unterminated_comment, token.text);
        if (!is_lost())
            append_comment(comment_, token.value);
    }

    void take_open()
    {
        ++depth_;
        if (is_lost()) {
            ++lost_depth_;
            return;
        }
        comment_on_last_move();
        const Line& line = lines_.back();
        const bool too_deep = lines_.size() > pgn_depth_limit;
        const bool varies = line.has_move && !too_deep;
        Line variation;
        variation.current = varies ? *tree().node(line.current).parent : line.current;
        variation.opened = locator_.locate(at_);
        lines_.push_back(variation);
        if (!varies) {
            fail(too_deep ? Kind::nested_too_deep : Kind::variation_without_move, "(");
            lost_depth_ = 1;
        }
    }

    void take_close()
    {
        depth_ -= depth_ > 0 ? 1 : 0;
        if (lost_depth_ > 1) {
            --lost_depth_;
        } else if (lines_.size() > 1) {
            comment_on_last_move();
            lost_depth_ = 0;
            lines_.pop_back();
            lines_.back().varied = true;
        } else if (!is_lost()) {
            fail(Kind::unexpected_text, ")");
        }
    }

    void take_word(std::string_view text)
    {
        if (const std::optional<PgnResult> result = parse_result(text)) {
            // In a variation a marker tells nothing about the game.
            if (depth_ > 0)
                return;
            marker_ = *result;
            ended_ = true;
        } else if (is_lost() || is_remark(text)) {
            return;
        } else if (const auto nag = nag_of(text)) {
            add_nag(*nag);
        } else {
            take_move(text);
        }
    }

    void take_nag(const PgnToken& token)
    {
        if (is_lost())
            return;
        if (token.nag)
            add_nag(*token.nag);
        else
            fail(Kind::bad_nag, token.text);
    }

    /// Notes a glyph of the last move, of the game in front of its first move, or of a variation's first
    /// move.
    void add_nag(Nag nag)
    {
        Line& line = lines_.back();
        const bool heads_variation = lines_.size() > 1 && !line.has_move;
        (heads_variation ? line.nags : tree().annotate(line.current).nags).push_back(nag);
    }

    void take_move(std::string_view text)
    {
        if (tree().nodes().size() > pgn_moves_limit) {
            fail(Kind::too_many_moves, text);
            return lose_game();
        }
        const Position& position = tree().node(lines_.back().current).position;
        if (is_null_move(text))
            return position.is_check() ? lose_line(Kind::null_move, text) : add_move(position.null_move());
        const std::string word =
            letters_ == nullptr ? std::string{text} : with_english_letters(text, *letters_).value_or("?");
        const auto move = parse_move(position, word);
        if (move)
            return add_move(*move);
        if (is_chess960_ && begins_as_castling(word))
            return lose_line(Kind::chess960_castling, text);
        switch (move.error().kind) {
        case SanError::Kind::unreadable:
            return lose_line(Kind::unreadable_move, text);
        case SanError::Kind::illegal:
            return lose_line(Kind::illegal_move, text);
        case SanError::Kind::ambiguous:
            return lose_line(Kind::ambiguous_move, text);
        }
    }

    void add_move(Move move)
    {
        Line& line = lines_.back();
        const std::size_t known = tree().nodes().size();
        const NodeId id = tree().add(line.current, move);
        const bool is_new = id == known;
        // Variations that repeat this line may have been here before it.
        if (is_new && line.made_current)
            tree().make_main(id);
        comment_before(id, is_new);
        if (!line.nags.empty()) {
            std::ranges::copy(line.nags, std::back_inserter(tree().annotate(id).nags));
            line.nags.clear();
        }
        line.all_new = line.all_new && is_new;
        line.current = id;
        line.made_current = is_new;
        line.has_move = true;
        line.varied = false;
    }

    /// Hands the comment at hand to the move it precedes, or to the one before where that is the same.
    void comment_before(NodeId id, bool is_new)
    {
        if (comment_.empty())
            return;
        const Line& line = lines_.back();
        const bool heads_variation = lines_.size() > 1 && !line.has_move;
        const bool stands_apart =
            heads_variation || (line.varied && line.all_new && has_variations(line.current));
        if (heads_variation && !is_new)
            append_comment(tree().annotate(id).after, comment_);
        else if (stands_apart && is_new)
            tree().annotate(id).before = comment_;
        else
            append_comment(tree().annotate(line.current).after, comment_);
        comment_ = {};
    }

    /// Whether the variations that stand behind a move are there.
    bool has_variations(NodeId id)
    {
        const std::optional<NodeId> parent = tree().node(id).parent;
        return parent && tree().is_main(id) && tree().node(*parent).children.size() > 1;
    }

    /// Hands the comment at hand to the last move; in a variation without one, to the one it varies from.
    void comment_on_last_move()
    {
        if (comment_.empty() || is_lost())
            return;
        const bool is_empty_variation = lines_.size() > 1 && !lines_.back().has_move;
        const Line& line = is_empty_variation ? lines_[lines_.size() - 2] : lines_.back();
        append_comment(tree().annotate(line.current).after, comment_);
        comment_ = {};
    }

    bool is_lost() const { return lost_depth_ > 0; }

    void lose_line(Kind kind, std::string_view text)
    {
        fail(kind, text);
        comment_on_last_move();
        lost_depth_ = 1;
        may_resume_ = kind == Kind::unreadable_move;
    }

    void lose_game()
    {
        comment_on_last_move();
        lines_.resize(1);
        lost_depth_ = 1 + depth_;
        may_resume_ = false;
    }

    void close()
    {
        comment_on_last_move();
        reading_.end = lines_.front().current;
        at_ = text_.size();
        if (lines_.size() > 1)
            add_error(Kind::unterminated_variation, lines_[1].opened, "(");
        if (too_long_)
            fail(Kind::game_too_long, {});
        reading_.game.result = marker_;
        if (marker_ == PgnResult::unknown)
            reading_.game.result = result_tag_.value_or(PgnResult::unknown);
        else if (result_tag_.value_or(PgnResult::unknown) != PgnResult::unknown && *result_tag_ != marker_)
            fail(Kind::result_mismatch, to_string(marker_));
    }

    void fail(Kind kind, std::string_view text)
    {
        if (reading_.errors.size() < pgn_errors_limit)
            add_error(kind, locator_.locate(at_), text);
    }

    void add_error(Kind kind, const std::pair<std::size_t, std::size_t>& place, std::string_view text)
    {
        if (reading_.errors.size() < pgn_errors_limit)
            reading_.errors.push_back({kind, game_, place.first, place.second, error_text(text)});
    }

    PgnTags& tags() { return reading_.game.tags; }
    GameTree& tree() { return reading_.game.tree; }

    std::string_view text_;
    bool too_long_;
    std::size_t game_;
    Locator locator_;
    PgnLexer lexer_;
    const PieceLetters* letters_;
    /// Where the token at hand stands.
    std::size_t at_ = 0;

    PgnReading reading_;
    /// The main line, and the variations that are open in it.
    std::vector<Line> lines_{1};
    /// The comment at hand, as long as it is open which move it belongs to.
    Comment comment_;
    /// How many parentheses are open.
    std::size_t depth_ = 0;
    /// How many of them, with the innermost line of `lines_`, are left out; 0 if none.
    std::size_t lost_depth_ = 0;
    /// Whether the line at hand is left out only up to the number of the move that is next.
    bool may_resume_ = false;

    bool in_moves_ = false;
    bool ended_ = false;
    bool is_chess960_ = false;
    bool has_fen_ = false;
    bool has_set_up_ = false;
    std::optional<PgnResult> result_tag_;
    PgnResult marker_ = PgnResult::unknown;
};

/// The moves on the lines behind that of a position, with the end of that line, or nothing.
std::string_view moves_behind(std::string_view text)
{
    const std::string_view rest = text.substr(first_line(text).size());
    const std::size_t end = rest.starts_with("\r\n") ? 2 : std::min<std::size_t>(1, rest.size());
    const std::string_view line = first_line(rest.substr(skip(rest, " \t>", end)));
    return is_numbered_move(line) && kind_of_line(line) == PgnLineKind::game ? rest : std::string_view{};
}

/// Reads a FEN or an EPD, without the moves behind it.
PgnReading read_position_line(std::string_view line, const PgnPlace& place)
{
    PgnReading read;
    const auto fail = [&](PgnError::Kind kind) {
        read.errors.push_back({kind, place.game, place.line, place.column, error_text(line)});
        read.refused_start = line;
        return read;
    };
    const auto reading = parse_fen(line);
    if (!reading)
        return fail(PgnError::Kind::not_a_position);
    const auto start = Position::from(reading->setup);
    if (!start)
        return fail(PgnError::Kind::illegal_position);
    read.game.tree = GameTree{*start};
    read.game.tags.set("Event", reading->title);
    if (!reading->remark.empty())
        append_comment(read.game.tree.annotate(GameTree::root).after, reading->remark);
    return read;
}

/// The reading of a line of a list of positions that is none.
PgnReading no_position(std::string_view line, const PgnPlace& place)
{
    PgnReading read;
    read.errors.push_back(
        {PgnError::Kind::not_a_position, place.game, place.line, place.column, error_text(line)});
    read.refused_start = line;
    return read;
}

/// Reads a FEN or an EPD and the moves behind it, if there are any.
PgnReading read_position(std::string_view text, const PgnPlace& place)
{
    PgnReading position = read_position_line(first_line(text), place);
    const std::string_view moves = moves_behind(text);
    if (moves.empty() || !position.errors.empty())
        return position;
    const std::string fen = to_fen(position.game.tree.start().setup());
    PgnReading game = read_pgn_game("[FEN \"" + fen + "\"]" + std::string{moves}, place);
    game.game.tags.set("Event", position.game.tags.value("Event").value_or(""));
    return game;
}

/// True if a move could not be read.
bool lacks_moves(const PgnReading& reading)
{
    return std::ranges::any_of(reading.errors, [](const PgnError& error) {
        return error.kind == PgnError::Kind::unreadable_move || error.kind == PgnError::Kind::illegal_move ||
               error.kind == PgnError::Kind::ambiguous_move;
    });
}

/// The letters that a game's moves begin with.
std::set<std::string_view> letters_in_moves(std::string_view text)
{
    constexpr std::size_t enough = 16;
    std::set<std::string_view> letters;
    PgnLexer lexer{text.substr(0, pgn_game_length_limit)};
    for (auto token = lexer.next(); token && letters.size() < enough; token = lexer.next()) {
        if (token->kind == PgnToken::Kind::word) {
            letters.insert(letters_before_move(token->text));
            letters.insert(letters_of_promotion(token->text));
        }
    }
    letters.erase("");
    letters.erase("O");
    return letters;
}

/// Reads a game in the languages that have all letters of its moves; nothing if English is one of them, or if
/// they give different moves. Only one language may leave moves out.
std::optional<PgnReading> read_with_local_letters(std::string_view text, std::string_view given,
                                                  const PgnPlace& place)
{
    const std::set<std::string_view> used = letters_in_moves(text);
    const auto has_all = [&](const PieceLetters& letters) {
        return std::ranges::all_of(used, [&](std::string_view letter) {
            return std::ranges::find(letters, letter) != letters.end();
        });
    };
    if (has_all(english_piece_letters))
        return std::nullopt;
    std::vector<PgnReading> readings;
    for (const PieceLetters& letters : local_piece_letters) {
        if (has_all(letters))
            readings.push_back(GameReader{text, given, place, &letters}.read());
    }
    if (readings.size() > 1)
        std::erase_if(readings, lacks_moves);
    const bool agree = std::ranges::all_of(
        readings, [&](const PgnReading& reading) { return reading.game == readings.front().game; });
    return readings.empty() || !agree ? std::nullopt : std::optional{std::move(readings.front())};
}

} // namespace

bool may_cost_moves(PgnError::Kind kind)
{
    switch (kind) {
    case PgnError::Kind::malformed_tag:
    case PgnError::Kind::unterminated_tag:
    case PgnError::Kind::duplicate_tag:
    case PgnError::Kind::result_mismatch:
    case PgnError::Kind::variation_without_move:
    case PgnError::Kind::nested_too_deep:
    case PgnError::Kind::unexpected_text:
    case PgnError::Kind::bad_nag:
        return false;
    case PgnError::Kind::unreadable_fen:
    case PgnError::Kind::illegal_start:
    case PgnError::Kind::unsupported_variant:
    case PgnError::Kind::not_a_position:
    case PgnError::Kind::illegal_position:
    case PgnError::Kind::unreadable_move:
    case PgnError::Kind::illegal_move:
    case PgnError::Kind::ambiguous_move:
    case PgnError::Kind::null_move:
    case PgnError::Kind::chess960_castling:
    case PgnError::Kind::too_many_moves:
    case PgnError::Kind::game_too_long:
    case PgnError::Kind::unterminated_comment:
    case PgnError::Kind::unterminated_variation:
        break;
    }
    return true;
}

PgnReading read_pgn_game(std::string_view text, PgnPlace place)
{
    if (kind_of_line(first_line(text.substr(0, fen_length_limit + 1))) == PgnLineKind::position)
        return read_position(text, place);
    const bool is_plain = text.find('&') == std::string_view::npos;
    const std::string decoded = is_plain ? std::string{} : with_decoded_entities(text);
    const std::string_view plain = is_plain ? text : decoded;
    PgnReading english = GameReader{plain, text, place}.read();
    if (!lacks_moves(english))
        return english;
    std::optional<PgnReading> local = read_with_local_letters(plain, text, place);
    return local ? *std::move(local) : std::move(english);
}

std::optional<PgnReading> PgnReader::next()
{
    constexpr std::size_t piece = 1U << 16U;
    while (taken_ == found_.size()) {
        found_.clear();
        taken_ = 0;
        if (fed_ == text_.size()) {
            if (std::exchange(finished_, true))
                return std::nullopt;
            scanner_.finish(found_);
            continue;
        }
        const std::string_view bytes = text_.substr(fed_, piece);
        scanner_.feed(bytes, found_);
        fed_ += bytes.size();
    }
    const PgnExtent& game = found_[taken_++];
    return read_pgn_game(text_.substr(game.offset, game.length), game.place);
}

std::optional<std::vector<PgnReading>> read_position_list(std::string_view text)
{
    std::vector<PgnReading> list;
    std::size_t positions = 0;
    const auto add = [&](std::string_view position, std::size_t line, std::size_t column) {
        const PgnPlace place{list.size() + 1, line, column};
        const bool is_one = kind_of_line(position) == PgnLineKind::position;
        positions += is_one ? 1 : 0;
        list.push_back(is_one ? read_position_line(position, place) : no_position(position, place));
    };
    for (std::size_t line = 1; !text.empty(); ++line) {
        const std::string_view whole = first_line(text);
        text.remove_prefix(whole.size());
        text.remove_prefix(text.starts_with("\r\n") ? 2 : std::min<std::size_t>(1, text.size()));
        const std::string_view words = trimmed(whole);
        if (words.empty() || std::string_view{"#;%"}.find(words.front()) != std::string_view::npos)
            continue;
        if (words.front() == '[' || kind_of_line(words) == PgnLineKind::game)
            return std::nullopt;
        for (std::string_view rest = words; !rest.empty();) {
            const std::string_view position = rest.substr(0, position_length(rest));
            add(position, line, static_cast<std::size_t>(position.data() - whole.data()) + 1);
            rest.remove_prefix(position.size());
        }
    }
    return 2 * positions > list.size() ? std::optional{std::move(list)} : std::nullopt;
}

std::vector<PgnReading> read_pgn(std::string_view text)
{
    PgnReader reader{text};
    std::vector<PgnReading> games;
    while (std::optional<PgnReading> game = reader.next())
        games.push_back(*std::move(game));
    return games;
}

} // namespace chess
