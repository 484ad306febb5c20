// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/board.h"
#include "chess/piece.h"

namespace endgame {

/// A side by what it does: the solver knows attacker and defender, never White and Black.
enum class Side : std::uint8_t { attacker, defender };

/// The other side.
constexpr Side operator!(Side side)
{
    return side == Side::attacker ? Side::defender : Side::attacker;
}

/// A man beside the kings.
struct Man {
    Side side;
    chess::Role role;

    friend constexpr bool operator==(Man, Man) = default;
};

/// The men of an ending beside the two kings, two at most, as the attacker sees them: the side whose
/// mates are asked for. KQKR has two answers, one with the queen and one with the rook as the attacker.
///
/// The men come in the order of the tables: the longer their lines, the earlier; of two alike the
/// attacker's first.
class Material {
public:
    /// The men given in any order.
    ///
    /// @pre at most two, none of them a king
    Material(std::initializer_list<Man> men) : Material{std::span{men.begin(), men.size()}} {}
    explicit Material(std::span<const Man> men);

    /// The men on a board, one king of each colour among them; nothing if there are more than two others.
    static std::optional<Material> of(const chess::Board& board, chess::Color attacker);

    /// The men that a name such as "KBNK" tells, the attacker's first.
    static std::optional<Material> parse(std::string_view name);

    std::span<const Man> men() const { return {men_.data(), count_}; }

    bool has(Side side) const;
    bool has_pawn() const;

    /// The same men with the other side as the attacker.
    Material reversed() const;
    /// The men without one of them, as after its capture.
    Material without(std::size_t man) const;
    /// The men with one of them in another role, as after its promotion.
    Material promoted(std::size_t man, chess::Role role) const;

    /// The name, such as "KBNK": the attacker's men first, each side's from the queen down to the pawn.
    std::string name() const;

    /// A small number, different for all materials: 0 … `number_limit` - 1.
    std::size_t number() const
    {
        return count_ == 0 ? 0 : count_ == 1 ? number_of(men_[0]) : number_of(men_[0], men_[1]);
    }
    static constexpr std::size_t number_limit = 121;

    /// The number of the material of one man, and of two in their order.
    static constexpr std::size_t number_of(Man man) { return 11 * code(man); }
    static constexpr std::size_t number_of(Man first, Man last) { return 11 * code(first) + code(last); }

    /// Whether one man comes before another in the order of the tables.
    static constexpr bool comes_before(Man a, Man b)
    {
        return a.role != b.role ? a.role > b.role : a.side < b.side;
    }

    friend bool operator==(const Material& a, const Material& b) { return a.number() == b.number(); }

private:
    /// 1 … 10; 0 is for no man.
    static constexpr std::size_t code(Man man)
    {
        return 1 + 5 * static_cast<std::size_t>(man.side) + index(man.role);
    }

    std::array<Man, 2> men_{};
    std::size_t count_ = 0;
};

/// Every ending of up to four men once, seen by the side that is named first: bare kings, 5 of three men
/// and 30 of four.
std::vector<Material> all_endings();

} // namespace endgame
