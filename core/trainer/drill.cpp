// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/drill.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <span>
#include <vector>

#include "chess/bitboard.h"
#include "chess/setup.h"
#include "endgame/distances.h"
#include "endgame/numbers.h"
#include "endgame/placement.h"
#include "trainer/random.h"

namespace trainer {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Role;
using chess::Square;
using chess::square_at;
using endgame::Material;
using endgame::Mirror;
using endgame::Placement;
using endgame::Side;
using endgame::Word;

constexpr endgame::Man attacking_bishop{Side::attacker, Role::bishop};

/// The squares on which a request wants the attacker's bishop, if he has but one, as the tables see
/// them: with Black as the attacker up and down, and so light and dark, change places.
Bitboard bishop_squares(const DrillRequest& request)
{
    if (request.bishop == BishopSquares::either ||
        std::ranges::count(request.material.men(), attacking_bishop) != 1)
        return chess::all_squares;
    const bool is_dark = request.bishop == BishopSquares::dark;
    return is_dark == (request.attacker == Color::white) ? chess::dark_squares : chess::light_squares;
}

std::size_t size_of(Word set)
{
    return static_cast<std::size_t>(std::popcount(set));
}

/// The squares of a set are counted from 0.
Square nth_of(Word set, std::size_t number)
{
    for (; number > 0; --number)
        set &= set - 1;
    return Bitboard{set}.first();
}

Placement seen_in(Mirror mirror, const Placement& placement)
{
    return {.defending_king = seen_in(mirror, placement.defending_king),
            .attacking_king = seen_in(mirror, placement.attacking_king),
            .men = {seen_in(mirror, placement.men[0]), seen_in(mirror, placement.men[1])}};
}

/// The placements of an ending that fit a request, with the attacker to move: those the table keeps, which
/// are folded (placement.h), and their images left and right. A turn of the board by half, where there are
/// no pawns, makes as many others, since it changes no square's colour.
///
/// Two men alike can change places, which counts every position twice and so leaves all equally likely.
class Fitting {
public:
    Fitting(const endgame::Distances& distances, const DrillRequest& request)
        : distances_{distances}
        , men_{request.material.men()}
        , bishop_squares_{bishop_squares(request).bits()}
        , shortest_{static_cast<unsigned>(std::max(request.shortest, 1))}
        , longest_{distances.longest_mate(Side::attacker)}
    {
        if (request.longest < static_cast<int>(longest_))
            longest_ = static_cast<unsigned>(std::max(request.longest, 0));
        if (shortest_ > longest_)
            return;
        for (int rank = 0; rank < endgame::folded_ranks(request.material.has_pawn()); ++rank) {
            for (int file = 0; file < 4; ++file) {
                for (const Square attacking : chess::all_squares)
                    add({{square_at(file, rank), attacking}});
            }
        }
    }

    std::size_t count() const { return count_; }

    /// @pre number < count()
    Placement nth(std::size_t number) const
    {
        auto row = rows_.begin();
        for (; number >= row->count; ++row)
            number -= row->count;
        std::vector<Part> parts;
        visit(*row, [&](const Part& part) { parts.push_back(part); });
        auto part = parts.begin();
        for (; number >= size_of(part->lasts); ++part)
            number -= size_of(part->lasts);
        const Square last = nth_of(part->lasts, number);
        const Square first = men_.size() == 1 ? last : part->first;
        return seen_in(part->mirror, Placement{row->kings.defending, row->kings.attacking, {first, last}});
    }

private:
    /// A pair of kings, and how many placements with them fit.
    struct Row {
        endgame::Kings kings;
        std::size_t count = 0;
    };

    /// Some of the placements of a row, as they are before they are seen in a mirror.
    struct Part {
        Mirror mirror;
        Square first;
        /// The squares of the last man.
        Word lasts;
    };

    void add(Row row)
    {
        visit(row, [&](const Part& part) { row.count += size_of(part.lasts); });
        rows_.push_back(row);
        count_ += row.count;
    }

    /// Calls the action with every part of a row that fits.
    template <typename Action>
    void visit(const Row& row, Action action) const
    {
        for (const Square first : men_.size() == 1 ? Bitboard{Square::a1} : chess::all_squares) {
            const endgame::Numbers numbers = distances_.numbers(Side::attacker, row.kings, first);
            const Word in_band = numbers.greater(shortest_ - 1) & ~numbers.greater(longest_);
            for (const Mirror mirror : {Mirror::none, Mirror::left_right}) {
                if (men_.size() == 1 || Bitboard{allowed(mirror, men_.front())}.contains(first))
                    action(Part{mirror, first, in_band & allowed(mirror, men_.back())});
            }
        }
    }

    /// The squares on which a man, seen in the mirror then, is as the request wants him.
    Word allowed(Mirror mirror, endgame::Man man) const
    {
        return man == attacking_bishop ? seen_in(mirror, bishop_squares_) : endgame::all_bits;
    }

    const endgame::Distances& distances_;
    std::span<const endgame::Man> men_;
    Word bishop_squares_;
    unsigned shortest_;
    unsigned longest_;
    std::vector<Row> rows_;
    std::size_t count_ = 0;
};

/// The men where a placement has them, the attacker to move.
chess::Setup setup_of(const Placement& placement, const Material& material, Color attacker)
{
    // The attacker's pawns go up the board in the tables.
    const Mirror mirror = attacker == Color::white ? Mirror::none : Mirror::up_down;
    chess::Setup setup;
    setup.turn = attacker;
    setup.board.put(seen_in(mirror, placement.defending_king), {!attacker, Role::king});
    setup.board.put(seen_in(mirror, placement.attacking_king), {attacker, Role::king});
    for (std::size_t i = 0; i < material.men().size(); ++i) {
        const auto [side, role] = material.men()[i];
        const Color color = side == Side::attacker ? attacker : !attacker;
        setup.board.put(seen_in(mirror, placement.men[i]), {color, role});
    }
    return setup;
}

} // namespace

int longest_mate(const endgame::Tablebase& tablebase, const Material& material)
{
    const endgame::Distances* distances = tablebase.endings().find(material);
    return distances == nullptr ? 0 : static_cast<int>(distances->longest_mate(Side::attacker));
}

std::optional<chess::Position> random_start(const endgame::Tablebase& tablebase, const DrillRequest& request,
                                            std::uint64_t seed)
{
    const endgame::Distances* distances = tablebase.endings().find(request.material);
    if (distances == nullptr)
        return std::nullopt;
    const Fitting fitting{*distances, request};
    if (fitting.count() == 0)
        return std::nullopt;
    Random random{seed};
    Placement placement = fitting.nth(below(random, fitting.count()));
    if (!request.material.has_pawn() && below(random, 2) == 1)
        placement = seen_in(Mirror::both, placement);
    // What the attacker wins with the move is always legal: nobody stands on another, the defender is not
    // in check, and one man at most gives check to the attacker.
    return *chess::Position::from(setup_of(placement, request.material, request.attacker));
}

} // namespace trainer
