// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/large_distances.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <utility>

#include "chess/bitboard.h"

namespace endgame::sets {

using chess::Bitboard;
using chess::Role;
using chess::Square;

LargeDistances::LargeDistances(const Material& material, Attackers attackers)
    : material_{material}
    , attackers_{attackers}
    , has_pawn_{material.has_pawn()}
    , has_twins_{material.pieces()[0] == material.pieces()[1]}
    , planes_{SparseNumbers{row_count(has_pawn_)}, SparseNumbers{row_count(has_pawn_)}}
{
    assert(material.pieces().size() == 3);
    for (auto& rows : counted_)
        rows.resize(row_count(has_pawn_));
}

LargeDistances::LargeDistances(const Material& material, Attackers attackers, const Summary& summary,
                               std::array<SparseNumbers, 2> planes)
    : material_{material}
    , attackers_{attackers}
    , has_pawn_{material.has_pawn()}
    , has_twins_{material.pieces()[0] == material.pieces()[1]}
    , planes_{std::move(planes)}
    , summary_{summary}
{}

/// The index under which placements with the first two pieces on these squares are stored.
LargeDistances::Entry LargeDistances::kept_for(Square outer, Square first) const
{
    if (has_twins_ && first < outer)
        std::swap(outer, first);
    return {index(outer), index(first)};
}

unsigned LargeDistances::at(const Placement& placement) const
{
    const auto [kings, pieces] = seen_in(folding(placement.kings.defending, has_pawn_), placement);
    const auto [slice, entry] = kept_for(pieces[0], pieces[1]);
    return planes(Side::defender).at(row_of(kings), slice, entry, pieces[2]);
}

LargeNumbers LargeDistances::numbers(Side turn, Kings kings, Square outer, Square first) const
{
    const Mirror mirror = folding(kings.defending, has_pawn_);
    const auto [slice, entry] = kept_for(seen_in(mirror, outer), seen_in(mirror, first));
    LargeNumbers numbers = planes(turn).numbers(row_of(seen_in(mirror, kings)), slice, entry);
    for (std::size_t plane = 0; plane < LargeNumbers::planes; ++plane)
        numbers[plane] = seen_in(mirror, numbers[plane]);
    return numbers;
}

void LargeDistances::enter(Side turn, std::size_t row, std::size_t slice, ConstRow set, unsigned number)
{
    counted_[static_cast<std::size_t>(turn)][row][number] += static_cast<std::uint32_t>(size_of(set));
    SparseNumbers& planes = planes_[static_cast<std::size_t>(turn)];
    RowWords kept{};
    std::ranges::copy(set, kept.begin());
    if (has_twins_)
        std::fill_n(kept.begin(), slice, 0);
    if (turn == Side::defender)
        return planes.enter(row, slice, kept, number);
    if (attackers_ == Attackers::none)
        return;
    const Bitboard last_rank = chess::rank_squares(0) | chess::rank_squares(has_pawn_ ? 0 : 7);
    const auto pieces = material_.pieces();
    const auto may_be_new = [&](std::size_t piece) {
        return pieces[piece].side == Side::defender && pieces[piece].role != Role::pawn;
    };
    if (may_be_new(0) && last_rank.contains(chess::square_at(slice)))
        return planes.enter(row, slice, kept, number);
    for (std::size_t i = 0; i < row_length; ++i) {
        if (!may_be_new(1) || !last_rank.contains(chess::square_at(i)))
            kept[i] &= may_be_new(2) ? last_rank.bits() : 0;
    }
    if (!is_empty(kept))
        planes.enter(row, slice, kept, number);
}

bool LargeDistances::complete(const Crew& crew)
{
    std::vector<std::pair<std::size_t, std::size_t>> images;
    for_each_image_row(fold(),
                       [&](std::size_t solved, std::size_t row) { images.emplace_back(solved, row); });
    return crew.share_out(images, [this] {
        return [this](const auto& image) {
            const auto [solved, row] = image;
            for (std::size_t turn = 0; turn < planes_.size(); ++turn) {
                planes_[turn].transpose(solved, row, has_twins_);
                counted_[turn][row] = counted_[turn][solved];
            }
        };
    });
}

bool LargeDistances::pack(const Crew& crew)
{
    for (std::size_t turn = 0; turn < planes_.size(); ++turn) {
        if (!planes_[turn].pack(crew))
            return false;
        for (const auto& row : counted_[turn])
            std::ranges::transform(summary_.counts[turn], row, summary_.counts[turn].begin(), std::plus{});
        counted_[turn] = {};
    }
    return true;
}

std::size_t LargeDistances::memory() const
{
    std::size_t bytes = 0;
    for (const SparseNumbers& planes : planes_)
        bytes += planes.packed().size();
    return bytes;
}

} // namespace endgame::sets
