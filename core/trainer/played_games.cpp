// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/played_games.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <numeric>
#include <tuple>
#include <utility>

#include "chess/characters.h"

namespace trainer {

using chess::Color;
using chess::PgnExtent;
using chess::PgnListTag;
using chess::PgnResult;
using endgame::Outcome;

void NameCounts::add(const PgnExtent& game)
{
    constexpr std::size_t most = 100'000;
    for (const PgnListTag side : {PgnListTag::white, PgnListTag::black}) {
        const std::string& name = tag_of(game, side);
        if (!name.empty() && (counts_.size() < most || counts_.contains(name)))
            ++counts_[name];
    }
}

std::vector<NameCount> NameCounts::most_frequent(std::size_t most) const
{
    std::vector<NameCount> all;
    all.reserve(counts_.size());
    for (const auto& [name, games] : counts_)
        all.push_back({name, games});
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size()));
    std::partial_sort(all.begin(), end, all.end(), [](const NameCount& a, const NameCount& b) {
        return std::tie(b.games, a.name) < std::tie(a.games, b.name);
    });
    all.erase(end, all.end());
    return all;
}

PlayerNames::PlayerNames(std::span<const std::string> names)
{
    for (const std::string& name : names)
        names_.insert(chess::fold_case(name));
}

std::optional<Color> PlayerNames::side_in(const PgnExtent& game) const
{
    if (is_anyone() || names_.contains(chess::fold_case(tag_of(game, PgnListTag::white))))
        return Color::white;
    if (names_.contains(chess::fold_case(tag_of(game, PgnListTag::black))))
        return Color::black;
    return std::nullopt;
}

Outcome PlayedGame::for_side(Outcome for_white) const
{
    return side == Color::white ? for_white : reversed(for_white);
}

Outcome PlayedGame::final() const
{
    switch (is_whole ? result : PgnResult::unknown) {
    case PgnResult::white_wins:
        return for_side(Outcome::win);
    case PgnResult::black_wins:
        return for_side(Outcome::loss);
    case PgnResult::draw:
        return Outcome::draw;
    case PgnResult::unknown:
        break;
    }
    return at_end();
}

std::vector<ResultChange> PlayedGame::mistakes() const
{
    std::vector<ResultChange> own;
    std::ranges::copy_if(ending.changes, std::back_inserter(own),
                         [this](const ResultChange& change) { return is_own(change); });
    return own;
}

int PlayedGame::half_points_lost() const
{
    const auto at_end = lost_at_end();
    return std::accumulate(ending.changes.begin(), ending.changes.end(),
                           at_end ? half_points(at_end->before, at_end->after) : 0,
                           [this](int sum, const ResultChange& change) {
                               return sum + (is_own(change) ? half_points(change.before, change.after) : 0);
                           });
}

std::optional<LossAtEnd> PlayedGame::lost_at_end() const
{
    if (at_end() > final())
        return LossAtEnd{side, at_end(), final()};
    if (is_of_both && final() > at_end())
        return LossAtEnd{!side, reversed(at_end()), reversed(final())};
    return std::nullopt;
}

std::optional<ResultChange> PlayedGame::costliest() const
{
    const auto cost = [this](const ResultChange& change) {
        return is_own(change) ? half_points(change.before, change.after) : 0;
    };
    const auto worst = std::ranges::max_element(ending.changes, {}, cost);
    return worst == ending.changes.end() || cost(*worst) == 0 ? std::nullopt : std::optional{*worst};
}

std::optional<PlayedGame> played_game(const chess::PgnCut& cut, Color side, endgame::TablebaseStore& tables,
                                      const EndingFilter& may_use, std::vector<chess::PgnError>& errors)
{
    errors.clear();
    const std::size_t most = may_use ? endgame::most_pieces_on_request : tables.most();
    if (!cut.extent.has_fen && !may_reach(cut.text, most))
        return std::nullopt;
    chess::PgnReading reading = chess::read_pgn_game(cut.text, cut.extent.place);
    errors = std::move(reading.errors);
    // The start of a game of another variant may look like an ending.
    if (std::ranges::count(errors, chess::PgnError::Kind::unsupported_variant, &chess::PgnError::kind) > 0)
        return std::nullopt;
    auto ending = played_ending(reading.game.tree, reading.end, tables, may_use);
    if (!ending)
        return std::nullopt;
    // Of more errors, the kind is unknown.
    const bool is_whole = errors.size() < chess::pgn_errors_limit &&
                          std::ranges::none_of(errors, chess::may_cost_moves, &chess::PgnError::kind);
    return PlayedGame{.extent = cut.extent,
                      .ending = *std::move(ending),
                      .result = reading.game.result,
                      .is_whole = is_whole,
                      .side = side};
}

void EndingTotals::add(const PlayedGame& game)
{
    const Outcome start = game.at_start();
    const auto place = static_cast<std::size_t>(start);
    // A loss is kept as well as it can be if it is not a loss in the end.
    const Outcome worth_keeping = start == Outcome::loss ? Outcome::draw : start;
    ++begun[place];
    kept[place] += game.final() >= worth_keeping ? 1 : 0;
    if (start == Outcome::win && game.final() == Outcome::win)
        wasted += static_cast<std::uint64_t>(std::max(0, game.ending.wasted[index(game.side)]));
    const auto count = [this](bool is_own, int half_points) {
        (is_own ? half_points_lost : half_points_gained) += static_cast<std::uint64_t>(half_points);
    };
    for (const ResultChange& change : game.ending.changes)
        count(change.side == game.side, half_points(change.before, change.after));
    const int by_agreement = half_points(game.at_end(), game.final());
    count(by_agreement > 0, std::abs(by_agreement));
}

void EndingTotals::add(const EndingTotals& other)
{
    for (std::size_t i = 0; i < begun.size(); ++i) {
        begun[i] += other.begun[i];
        kept[i] += other.kept[i];
    }
    half_points_lost += other.half_points_lost;
    half_points_gained += other.half_points_gained;
    wasted += other.wasted;
}

std::optional<double> EndingTotals::average_waste() const
{
    const std::uint64_t converted = kept[static_cast<std::size_t>(Outcome::win)];
    if (converted == 0)
        return std::nullopt;
    return static_cast<double>(wasted) / static_cast<double>(converted);
}

std::vector<std::pair<std::string, EndingTotals>> by_frequency(const TotalsByEnding& totals)
{
    std::vector<std::pair<std::string, EndingTotals>> rows{totals.begin(), totals.end()};
    std::ranges::stable_sort(rows, std::greater{}, [](const auto& row) { return row.second.games(); });
    return rows;
}

EndingTotals sum_of(const TotalsByEnding& totals)
{
    EndingTotals all;
    for (const auto& [name, row] : totals)
        all.add(row);
    return all;
}

} // namespace trainer
