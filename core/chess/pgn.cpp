// SPDX-License-Identifier: GPL-3.0-or-later
#include "chess/pgn.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "chess/pgn_text.h"

namespace chess {

namespace {

/// What places a tag in the export format: the roster's own order, then the bytes of the name.
auto export_order(std::string_view name)
{
    const auto place = std::find(pgn_roster.begin(), pgn_roster.end(), name);
    return std::tuple{place - pgn_roster.begin(), name};
}

bool is_before(const PgnTag& tag, std::string_view name)
{
    return export_order(tag.name) < export_order(name);
}

/// Whether a tag may have this name; what `PgnGame` says elsewhere is not a tag.
bool is_tag_name(std::string_view name)
{
    return !name.empty() && std::all_of(name.begin(), name.end(), is_name_character) && name != "FEN" &&
           name != "SetUp" && name != "Result";
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
    // Most words that are asked about are moves.
    if (text.empty() || (text.front() > '1' && text.front() < '\x7F'))
        return std::nullopt;
    constexpr std::array<std::pair<std::string_view, PgnResult>, 6> texts{{{"*", unknown},
                                                                           {"1-0", white_wins},
                                                                           {"0-1", black_wins},
                                                                           {"1/2-1/2", draw},
                                                                           {"1/2", draw},
                                                                           {"\u00BD-\u00BD", draw}}};
    for (const auto& [known, result] : texts) {
        if (text == known)
            return result;
    }
    return std::nullopt;
}

PgnResult result_of(const Position& position)
{
    if (is_checkmate(position))
        return position.turn() == Color::white ? PgnResult::black_wins : PgnResult::white_wins;
    return is_stalemate(position) || is_dead(position) ? PgnResult::draw : PgnResult::unknown;
}

std::optional<std::string_view> PgnTags::value(std::string_view name) const
{
    const auto place = std::lower_bound(tags_.begin(), tags_.end(), name, is_before);
    if (place == tags_.end() || place->name != name)
        return std::nullopt;
    return place->value;
}

bool PgnTags::set(std::string_view name, std::string_view value)
{
    if (!is_tag_name(name))
        return false;
    clear(name);
    if (says_nothing(value))
        return true;
    const auto place = std::lower_bound(tags_.begin(), tags_.end(), name, is_before);
    tags_.insert(place, PgnTag{std::string{name}, to_clean_utf8(value)});
    return true;
}

void PgnTags::clear(std::string_view name)
{
    const auto place = std::lower_bound(tags_.begin(), tags_.end(), name, is_before);
    if (place != tags_.end() && place->name == name)
        tags_.erase(place);
}

} // namespace chess
