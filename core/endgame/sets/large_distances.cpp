// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/large_distances.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <functional>
#include <span>

#include "chess/bitboard.h"

namespace endgame::sets {

using chess::Bitboard;
using chess::Role;
using chess::Square;

namespace {

/// The members of a set before a bit.
std::size_t count_before(Word set, std::size_t bit)
{
    return static_cast<std::size_t>(std::popcount(set & ((Word{1} << bit) - 1)));
}

} // namespace

void SparseNumbers::enter(std::size_t row, std::size_t slice, ConstRow set, unsigned number)
{
    assert(number <= LargeNumbers::largest && set.size() == row_length);
    for (std::size_t plane = 0; plane < planes; ++plane) {
        if ((number >> plane & 1) == 0)
            continue;
        auto& words = entered_[row][plane];
        if (!words)
            words = std::make_unique<std::array<Word, words_of_row>>();
        unite(Row{*words}.subspan(slice * row_length, row_length), set);
    }
}

void SparseNumbers::pack()
{
    for (std::size_t row = 0; row < entered_.size(); ++row) {
        packed_[row] = packed(entered_[row]);
        entered_[row] = {};
    }
    entered_ = std::vector<EnteredRow>{};
}

std::unique_ptr<const SparseNumbers::PackedRow> SparseNumbers::packed(const EnteredRow& row)
{
    if (std::ranges::none_of(row, [](const auto& words) { return words != nullptr; }))
        return nullptr;
    auto packed = std::make_unique<PackedRow>();
    for (std::size_t i = 0; i < words_of_row; ++i) {
        PackedSlice& slice = packed->slices_of_row[i / row_length];
        if (i % row_length == 0) {
            slice.first_word = static_cast<std::uint32_t>(packed->sets.size());
            slice.first_number = static_cast<std::uint32_t>(packed->numbers.size());
        }
        LargeNumbers numbers;
        for (std::size_t plane = 0; plane < planes; ++plane)
            numbers[plane] = row[plane] ? (*row[plane])[i] : 0;
        const Bitboard some{numbers.some()};
        if (some.empty())
            continue;
        slice.entries |= Word{1} << i % row_length;
        packed->sets.push_back(some.bits());
        packed->starts.push_back(static_cast<std::uint16_t>(packed->numbers.size() - slice.first_number));
        for (const Square square : some)
            packed->numbers.push_back(static_cast<std::uint8_t>(numbers.at(index(square))));
    }
    if (packed->sets.empty())
        return nullptr;
    packed->sets.shrink_to_fit();
    packed->starts.shrink_to_fit();
    packed->numbers.shrink_to_fit();
    return packed;
}

SparseNumbers::PackedWord SparseNumbers::PackedRow::word(std::size_t slice, std::size_t entry) const
{
    const PackedSlice& packed = slices_of_row[slice];
    if ((packed.entries >> entry & 1) == 0)
        return {0, 0};
    const std::size_t word = packed.first_word + count_before(packed.entries, entry);
    return {sets[word], packed.first_number + std::size_t{starts[word]}};
}

LargeNumbers SparseNumbers::numbers(std::size_t row, std::size_t slice, std::size_t entry) const
{
    LargeNumbers numbers;
    if (!packed_[row])
        return numbers;
    auto [set, next] = packed_[row]->word(slice, entry);
    for (const Square square : Bitboard{set}) {
        const unsigned number = packed_[row]->numbers[next++];
        for (std::size_t plane = 0; plane < planes; ++plane)
            numbers[plane] |= static_cast<Word>(number >> plane & 1) << index(square);
    }
    return numbers;
}

unsigned SparseNumbers::at(std::size_t row, std::size_t slice, std::size_t entry, Square square) const
{
    if (!packed_[row])
        return 0;
    const PackedWord word = packed_[row]->word(slice, entry);
    if (!Bitboard{word.set}.contains(square))
        return 0;
    return packed_[row]->numbers[word.first_number + count_before(word.set, index(square))];
}

std::size_t SparseNumbers::memory() const
{
    std::size_t bytes = packed_.size() * sizeof(packed_.front());
    for (const auto& row : packed_)
        bytes += row ? sizeof(PackedRow) + row->sets.size() * (sizeof(Word) + sizeof(std::uint16_t)) +
                           row->numbers.size()
                     : 0;
    return bytes;
}

LargeDistances::LargeDistances(const Material& material, Attackers attackers)
    : material_{material}
    , attackers_{attackers}
    , has_pawn_{material.has_pawn()}
    , planes_{SparseNumbers{row_count(has_pawn_)}, SparseNumbers{row_count(has_pawn_)}}
{
    assert(material.pieces().size() == 3);
    for (auto& rows : counted_)
        rows.resize(row_count(has_pawn_));
}

unsigned LargeDistances::at(const Placement& placement) const
{
    const auto [kings, pieces] = seen_in(folding(placement.kings.defending, has_pawn_), placement);
    return planes_[static_cast<std::size_t>(Side::defender)].at(row_of(kings), index(pieces[0]),
                                                                index(pieces[1]), pieces[2]);
}

LargeNumbers LargeDistances::numbers(Side turn, Kings kings, Square outer, Square first) const
{
    const Mirror mirror = folding(kings.defending, has_pawn_);
    LargeNumbers numbers = planes_[static_cast<std::size_t>(turn)].numbers(
        row_of(seen_in(mirror, kings)), index(seen_in(mirror, outer)), index(seen_in(mirror, first)));
    for (std::size_t plane = 0; plane < LargeNumbers::planes; ++plane)
        numbers[plane] = seen_in(mirror, numbers[plane]);
    return numbers;
}

void LargeDistances::enter(Side turn, std::size_t row, std::size_t slice, ConstRow set, unsigned number)
{
    counted_[static_cast<std::size_t>(turn)][row][number] += static_cast<std::uint32_t>(size_of(set));
    SparseNumbers& planes = planes_[static_cast<std::size_t>(turn)];
    if (turn == Side::defender)
        return planes.enter(row, slice, set, number);
    if (attackers_ == Attackers::none)
        return;
    const Bitboard last_rank = chess::rank_squares(0) | chess::rank_squares(has_pawn_ ? 0 : 7);
    const auto pieces = material_.pieces();
    const auto may_be_new = [&](std::size_t piece) {
        return pieces[piece].side == Side::defender && pieces[piece].role != Role::pawn;
    };
    if (may_be_new(0) && last_rank.contains(chess::square_at(slice)))
        return planes.enter(row, slice, set, number);
    RowWords asked_for;
    for (std::size_t i = 0; i < row_length; ++i) {
        const bool is_first = may_be_new(1) && last_rank.contains(chess::square_at(i));
        asked_for[i] = is_first ? set[i] : may_be_new(2) ? set[i] & last_rank.bits() : 0;
    }
    if (!is_empty(asked_for))
        planes.enter(row, slice, asked_for, number);
}

void LargeDistances::pack()
{
    for (std::size_t turn = 0; turn < planes_.size(); ++turn) {
        planes_[turn].pack();
        for (const auto& row : counted_[turn])
            std::ranges::transform(counts_[turn], row, counts_[turn].begin(), std::plus{});
        counted_[turn] = {};
    }
}

std::size_t LargeDistances::memory() const
{
    std::size_t bytes = 0;
    for (const SparseNumbers& planes : planes_)
        bytes += planes.memory();
    return bytes;
}

} // namespace endgame::sets
