// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "chess/characters.h"
#include "chess/pgn_text.h"

namespace chess {

namespace {

/// What places a tag in the export format: the roster's own order, then the bytes of the name.
auto export_order(std::string_view name)
{
    const auto place = std::find(pgn_roster.begin(), pgn_roster.end(), name);
    return std::tuple{place - pgn_roster.begin(), name};
}

/// Whether a tag may have this name; what `PgnGame` says elsewhere is not a tag.
bool is_tag_name(std::string_view name)
{
    const std::string plain = lower(name);
    return !name.empty() && std::all_of(name.begin(), name.end(), is_tag_name_character) && plain != "fen" &&
           plain != "setup" && name != "Result";
}

/// The sign of a result at the head of a text, as PGN writes it; "?" for a character of no result.
std::string_view plain_result_sign(std::string_view sign)
{
    const Character next = first_character(sign);
    constexpr char latin1_half = '\xBD';
    if (next.code == 0xBD || (next.code == invalid_character && sign[0] == latin1_half))
        return "1/2";
    if (is_dash(next.code) || next.code == ':')
        return "-";
    if (next.code == 'O' || next.code == 'o')
        return "0";
    // So scanned books read.
    if (next.code == 'l' || next.code == 'I')
        return "1";
    return next.code == ',' ? "." : next.length == 1 ? sign.substr(0, 1) : "?";
}

/// True if a text may be a termination marker: most texts are moves, or the numbers of moves.
bool may_be_result(std::string_view text)
{
    constexpr std::size_t longest = 24;
    const auto is_sign = [](char c) { return c < '0' || c == ':' || static_cast<unsigned char>(c) >= 0x80; };
    const auto begins = [&](char c) { return is_sign(c) || c <= '1' || c == 'O' || c == 'l' || c == 'I'; };
    return !text.empty() && text.size() <= longest && begins(text.front()) &&
           std::ranges::any_of(text, is_sign);
}

/// A termination marker as PGN writes it, if the text is one; else anything.
std::string plain_result(std::string_view text)
{
    std::string plain;
    if (!may_be_result(text))
        return plain;
    while (!text.empty()) {
        const Character next = first_character(text);
        if (!is_invisible(next.code) && !is_blank(next.code))
            plain += plain_result_sign(text);
        text.remove_prefix(next.length);
    }
    for (const std::string_view half : {"0.5", ".5"}) {
        for (std::size_t at = plain.find(half); at != std::string::npos; at = plain.find(half))
            plain.replace(at, half.size(), "1/2");
    }
    return plain;
}

} // namespace

std::string_view to_string(PgnResult result)
{
    constexpr std::array<std::string_view, 4> texts{"*", "1-0", "0-1", "1/2-1/2"};
    return texts[static_cast<std::size_t>(result)];
}

std::optional<PgnResult> parse_result(std::string_view text)
{
    using enum PgnResult;
    constexpr std::array<std::pair<std::string_view, PgnResult>, 5> texts{
        {{"*", unknown}, {"1-0", white_wins}, {"0-1", black_wins}, {"1/2-1/2", draw}, {"1/2", draw}}};
    // These games were won without being played.
    if (text == "+:-" || text == "-:+")
        return text.front() == '+' ? white_wins : black_wins;
    const std::string plain = plain_result(text);
    const auto found =
        std::ranges::find(texts, std::string_view{plain}, &std::pair<std::string_view, PgnResult>::first);
    return found == texts.end() ? std::nullopt : std::optional{found->second};
}

PgnResult result_of(const Position& position)
{
    if (is_checkmate(position))
        return position.turn() == Color::white ? PgnResult::black_wins : PgnResult::white_wins;
    return is_stalemate(position) || is_dead(position) ? PgnResult::draw : PgnResult::unknown;
}

bool PgnTags::Order::operator()(const PgnTag& tag, std::string_view name) const
{
    return export_order(tag.name) < export_order(name);
}

bool PgnTags::Order::operator()(std::string_view name, const PgnTag& tag) const
{
    return export_order(name) < export_order(tag.name);
}

std::optional<std::string_view> PgnTags::value(std::string_view name) const
{
    const auto place = tags_.find(name);
    return place == tags_.end() ? std::nullopt : std::optional<std::string_view>{place->value};
}

bool PgnTags::set(std::string_view name, std::string_view value)
{
    if (!is_tag_name(name))
        return false;
    clear(name);
    if (!says_nothing(value))
        tags_.insert(PgnTag{std::string{name}, to_clean_utf8(value)});
    return true;
}

void PgnTags::clear(std::string_view name)
{
    if (const auto place = tags_.find(name); place != tags_.end())
        tags_.erase(place);
}

bool says_anything(const PgnGame& game)
{
    return !game.tags.empty() || game.tree.nodes().size() > 1 || game.result != PgnResult::unknown ||
           game.tree.start().setup() != Position::initial().setup();
}

} // namespace chess
