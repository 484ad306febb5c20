// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/large_distances.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <functional>
#include <span>
#include <utility>

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

LargeNumbers SparseNumbers::numbers_in(const EnteredRow& row, std::size_t word)
{
    LargeNumbers numbers;
    for (std::size_t plane = 0; plane < planes; ++plane)
        numbers[plane] = row[plane] ? (*row[plane])[word] : 0;
    return numbers;
}

bool SparseNumbers::is_empty(const EnteredRow& row)
{
    return std::ranges::all_of(row, [](const auto& words) { return words == nullptr; });
}

SparseNumbers::Totals SparseNumbers::totals_of(std::span<const EnteredRow> rows)
{
    Totals totals;
    for (const EnteredRow& row : rows) {
        for (std::size_t i = 0; !is_empty(row) && i < words_of_row; ++i) {
            const Word some = numbers_in(row, i).some();
            totals.words += some != 0 ? 1 : 0;
            totals.numbers += static_cast<std::uint64_t>(std::popcount(some));
        }
    }
    return totals;
}

SparseNumbers::Layout::Layout(std::size_t rows, const Totals& totals)
{
    const auto after = [](std::size_t start, std::size_t bytes) {
        return start + (bytes + sizeof(Word) - 1) / sizeof(Word) * sizeof(Word);
    };
    sets = after(sizeof(Totals), rows * slices * sizeof(PackedSlice));
    starts = after(sets, totals.words * sizeof(Word));
    numbers = after(starts, totals.words * sizeof(std::uint16_t));
    end = after(numbers, totals.numbers);
}

void SparseNumbers::find_parts(const Layout& layout)
{
    const std::byte* const start = packed_.bytes().data();
    packed_slices_ = reinterpret_cast<const PackedSlice*>(start + sizeof(Totals));
    sets_ = reinterpret_cast<const Word*>(start + layout.sets);
    starts_ = reinterpret_cast<const std::uint16_t*>(start + layout.starts);
    numbers_ = reinterpret_cast<const std::uint8_t*>(start + layout.numbers);
}

std::optional<SparseNumbers> SparseNumbers::of(SharedBytes packed, std::size_t rows)
{
    SparseNumbers numbers{0};
    if (packed.bytes().empty())
        return numbers;
    Totals totals;
    if (packed.bytes().size() < sizeof(totals))
        return std::nullopt;
    std::memcpy(&totals, packed.bytes().data(), sizeof(totals));
    const Layout layout{rows, totals};
    if (layout.end != packed.bytes().size())
        return std::nullopt;
    numbers.packed_ = std::move(packed);
    numbers.find_parts(layout);
    return numbers;
}

void SparseNumbers::pack()
{
    std::vector<EnteredRow> entered = std::exchange(entered_, {});
    const Totals totals = totals_of(entered);
    if (totals.words == 0)
        return;
    const Layout layout{entered.size(), totals};
    // Not zeroed first: memory is taken as the rows give theirs back.
    const std::shared_ptr<std::byte[]> memory{new std::byte[layout.end]};
    // What fills up the last word of a part is the same each time.
    for (const std::size_t end : {layout.sets, layout.starts, layout.numbers, layout.end})
        std::memset(memory.get() + end - sizeof(Word), 0, sizeof(Word));
    auto* const packed_slices = reinterpret_cast<PackedSlice*>(memory.get() + sizeof(Totals));
    std::memcpy(memory.get(), &totals, sizeof(totals));
    Totals done;
    for (std::size_t row = 0; row < entered.size(); ++row) {
        for (std::size_t slice = 0; slice < slices; ++slice)
            packed_slices[row * slices + slice] = pack_slice(entered[row], slice, memory.get(), layout, done);
        entered[row] = {};
    }
    packed_ = SharedBytes{memory, layout.end};
    find_parts(layout);
}

/// Lays down a slice behind those that are done.
SparseNumbers::PackedSlice SparseNumbers::pack_slice(const EnteredRow& row, std::size_t slice,
                                                     std::byte* memory, const Layout& layout, Totals& done)
{
    auto* const sets = reinterpret_cast<Word*>(memory + layout.sets);
    auto* const starts = reinterpret_cast<std::uint16_t*>(memory + layout.starts);
    auto* const numbers = reinterpret_cast<std::uint8_t*>(memory + layout.numbers);
    PackedSlice packed{.entries = 0,
                       .first_word = static_cast<std::uint32_t>(done.words),
                       .first_number = static_cast<std::uint32_t>(done.numbers)};
    for (std::size_t entry = 0; !is_empty(row) && entry < row_length; ++entry) {
        const LargeNumbers entered = numbers_in(row, slice * row_length + entry);
        const Bitboard some{entered.some()};
        if (some.empty())
            continue;
        packed.entries |= Word{1} << entry;
        sets[done.words] = some.bits();
        starts[done.words] = static_cast<std::uint16_t>(done.numbers - packed.first_number);
        ++done.words;
        for (const Square square : some)
            numbers[done.numbers++] = static_cast<std::uint8_t>(entered.at(index(square)));
    }
    return packed;
}

SparseNumbers::PackedWord SparseNumbers::word(std::size_t row, std::size_t slice, std::size_t entry) const
{
    if (packed_.bytes().empty())
        return {};
    const PackedSlice& packed = packed_slices_[row * slices + slice];
    if ((packed.entries >> entry & 1) == 0)
        return {};
    const std::size_t word = packed.first_word + count_before(packed.entries, entry);
    return {sets_[word], packed.first_number + std::size_t{starts_[word]}};
}

LargeNumbers SparseNumbers::numbers(std::size_t row, std::size_t slice, std::size_t entry) const
{
    LargeNumbers numbers;
    auto [set, next] = word(row, slice, entry);
    for (const Square square : Bitboard{set}) {
        const unsigned number = numbers_[next++];
        for (std::size_t plane = 0; plane < planes; ++plane)
            numbers[plane] |= static_cast<Word>(number >> plane & 1) << index(square);
    }
    return numbers;
}

unsigned SparseNumbers::at(std::size_t row, std::size_t slice, std::size_t entry, Square square) const
{
    const PackedWord found = word(row, slice, entry);
    if (!Bitboard{found.set}.contains(square))
        return 0;
    return numbers_[found.first_number + count_before(found.set, index(square))];
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

LargeDistances::LargeDistances(const Material& material, Attackers attackers, const Summary& summary,
                               std::array<SparseNumbers, 2> planes)
    : material_{material}
    , attackers_{attackers}
    , has_pawn_{material.has_pawn()}
    , planes_{std::move(planes)}
    , summary_{summary}
{}

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
            std::ranges::transform(summary_.counts[turn], row, summary_.counts[turn].begin(), std::plus{});
        counted_[turn] = {};
    }
}

std::size_t LargeDistances::memory() const
{
    std::size_t bytes = 0;
    for (const SparseNumbers& planes : planes_)
        bytes += planes.packed().memory();
    return bytes;
}

} // namespace endgame::sets
