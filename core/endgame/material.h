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

/// The most pieces of an ending, the kings among them: the tables know every ending up to these.
inline constexpr std::size_t most_pieces = 4;
inline constexpr std::size_t most_beside_kings = most_pieces - 2;

/// The most pieces of an ending that is solved if somebody asks for it by name; it takes seconds and hundreds
/// of MiB.
inline constexpr std::size_t most_pieces_on_request = 5;
inline constexpr std::size_t most_beside_kings_on_request = most_pieces_on_request - 2;

/// A piece beside the kings.
struct Piece {
    Side side;
    chess::Role role;

    friend constexpr bool operator==(Piece, Piece) = default;
};

/// The pieces of an ending beside the two kings, as the attacker sees them: the side whose
/// mates are asked for. KQKR has two answers, one with the queen and one with the rook as the attacker.
///
/// The pieces come in the order of the tables: the longer their lines, the earlier; of two alike the
/// attacker's first.
class Material {
public:
    /// The pieces given in any order.
    ///
    /// @pre at most `most_beside_kings_on_request`, none of them a king
    Material(std::initializer_list<Piece> pieces) : Material{std::span{pieces.begin(), pieces.size()}} {}
    explicit Material(std::span<const Piece> pieces);

    /// The pieces on a board, one king of each colour among them; nothing if there are more than `most`.
    static std::optional<Material> of(const chess::Board& board, chess::Color attacker,
                                      std::size_t most = most_pieces);

    /// The pieces that a name such as "KBNK" tells, the attacker's first; nothing if they are more than
    /// `most`.
    static std::optional<Material> parse(std::string_view name, std::size_t most = most_pieces);

    std::span<const Piece> pieces() const { return {pieces_.data(), count_}; }

    bool has(Side side) const;
    bool has_pawn() const;
    /// The pawns of both sides.
    int pawn_count() const;

    /// The same pieces with the other side as the attacker.
    Material reversed() const;
    /// The pieces without one of them, as after its capture.
    Material without(std::size_t piece) const;
    /// The pieces with one of them in another role, as after its promotion.
    Material promoted(std::size_t piece, chess::Role role) const;

    /// The name, such as "KBNK": the attacker's pieces first, each side's from the queen down to the pawn.
    std::string name() const;

    /// A small number, different for all materials: 0 … `number_limit` - 1.
    std::size_t number() const
    {
        const std::size_t of_first_two = count_ == 0   ? 0
                                         : count_ == 1 ? number_of(pieces_[0])
                                                       : number_of(pieces_[0], pieces_[1]);
        return count_ < 3 ? of_first_two : of_first_two + small_number_limit * code(pieces_[2]);
    }
    static constexpr std::size_t number_limit = 1331;
    /// The limit of the numbers of materials with at most `most_pieces`.
    static constexpr std::size_t small_number_limit = 121;

    /// The number of the material of one piece, and of two in their order.
    static constexpr std::size_t number_of(Piece piece) { return 11 * code(piece); }
    static constexpr std::size_t number_of(Piece first, Piece last) { return 11 * code(first) + code(last); }

    /// Whether one piece comes before another in the order of the tables.
    static constexpr bool comes_before(Piece a, Piece b)
    {
        return a.role != b.role ? a.role > b.role : a.side < b.side;
    }

    friend bool operator==(const Material& a, const Material& b) { return a.number() == b.number(); }

private:
    /// 1 … 10; 0 is for no piece.
    static constexpr std::size_t code(Piece piece)
    {
        return 1 + 5 * static_cast<std::size_t>(piece.side) + index(piece.role);
    }

    std::array<Piece, most_beside_kings_on_request> pieces_{};
    std::size_t count_ = 0;
};

/// Whether an ending is solved only if somebody asks for it by name.
inline bool is_on_request(const Material& material)
{
    return material.pieces().size() > most_beside_kings;
}

/// True if no way to mate in an ending leads over a capture or a pawn move: there is no pawn, the defender
/// has only the king, and whatever piece it captured, it would draw.
bool never_zeroes(const Material& material);

/// Every ending of up to `most_pieces` once, seen by the side that is named first: bare kings, 5 of three
/// pieces and 30 of four.
std::vector<Material> all_endings();

/// King, bishop and knight against king.
inline const Material kbnk{{Side::attacker, chess::Role::bishop}, {Side::attacker, chess::Role::knight}};

/// The colour that attacks with an ending's pieces, White if both do; nothing if other pieces, or not one
/// king of each colour, are on the board.
std::optional<chess::Color> attacker_of(const Material& material, const chess::Board& board);

} // namespace endgame
