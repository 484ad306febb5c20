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

/// A side by its role in an ending: the solver works with attacker and defender, not with White and Black.
enum class Side : std::uint8_t { attacker, defender };

/// The other side.
constexpr Side operator!(Side side)
{
    return side == Side::attacker ? Side::defender : Side::attacker;
}

/// The greatest number of pieces, kings included, of the endings that the tablebases always cover.
inline constexpr std::size_t most_pieces = 4;
inline constexpr std::size_t most_beside_kings = most_pieces - 2;

/// The greatest number of pieces of an ending that is solved only on demand; solving takes seconds and
/// hundreds of MiB.
inline constexpr std::size_t most_pieces_on_request = 5;
inline constexpr std::size_t most_beside_kings_on_request = most_pieces_on_request - 2;

/// A piece other than a king.
struct Piece {
    Side side;
    chess::Role role;

    friend constexpr bool operator==(Piece, Piece) = default;
};

/// The pieces of an ending other than the two kings, as attacker's and defender's pieces. The attacker is the
/// side whose mates are solved: KQKR has one solution with the queen's side as the attacker and one with the
/// rook's.
///
/// The pieces are in the order of the tables: by the length of their lines, longest first, and the attacker's
/// first among equal roles.
class Material {
public:
    /// Constructs a material from pieces in any order.
    ///
    /// @pre at most `most_beside_kings_on_request` pieces, no kings
    Material(std::initializer_list<Piece> pieces) : Material{std::span{pieces.begin(), pieces.size()}} {}
    explicit Material(std::span<const Piece> pieces);

    /// The pieces on a board that has one king of each colour; `nullopt` if there are more than `most`.
    static std::optional<Material> of(const chess::Board& board, chess::Color attacker,
                                      std::size_t most = most_pieces);

    /// Parses a name such as "KBNK", the attacker's pieces first; `nullopt` if it is not a valid name or has
    /// more than `most` pieces.
    static std::optional<Material> parse(std::string_view name, std::size_t most = most_pieces);

    std::span<const Piece> pieces() const { return {pieces_.data(), count_}; }

    bool has(Side side) const;
    bool has_pawn() const;
    /// The number of pawns of both sides.
    int pawn_count() const;

    /// The same pieces with attacker and defender swapped.
    Material reversed() const;
    /// The material after the capture of a piece.
    Material without(std::size_t piece) const;
    /// The material after the promotion of a pawn.
    Material promoted(std::size_t piece, chess::Role role) const;

    /// The name, such as "KBNK": the attacker's pieces first, each side's from the queen down to the pawn.
    std::string name() const;

    /// A unique number of the material: 0 … `number_limit` - 1.
    std::size_t number() const
    {
        const std::size_t of_first_two = count_ == 0   ? 0
                                         : count_ == 1 ? number_of(pieces_[0])
                                                       : number_of(pieces_[0], pieces_[1]);
        return count_ < 3 ? of_first_two : of_first_two + small_number_limit * code(pieces_[2]);
    }
    static constexpr std::size_t number_limit = 1331;
    /// The limit for materials of at most `most_pieces`.
    static constexpr std::size_t small_number_limit = 121;

    /// The numbers of the materials of one piece, and of two in the order of the tables.
    static constexpr std::size_t number_of(Piece piece) { return 11 * code(piece); }
    static constexpr std::size_t number_of(Piece first, Piece last) { return 11 * code(first) + code(last); }

    /// True if `a` comes before `b` in the order of the tables.
    static constexpr bool comes_before(Piece a, Piece b)
    {
        return a.role != b.role ? a.role > b.role : a.side < b.side;
    }

    friend bool operator==(const Material& a, const Material& b) { return a.number() == b.number(); }

private:
    /// 1 … 10; 0 means no piece.
    static constexpr std::size_t code(Piece piece)
    {
        return 1 + 5 * static_cast<std::size_t>(piece.side) + index(piece.role);
    }

    std::array<Piece, most_beside_kings_on_request> pieces_{};
    std::size_t count_ = 0;
};

/// True if an ending is solved only on demand.
inline bool is_on_request(const Material& material)
{
    return material.pieces().size() > most_beside_kings;
}

/// True if no mating line of an ending contains a capture or a pawn move: there is no pawn, the defender has
/// only the king, and capturing any piece would draw.
bool never_zeroes(const Material& material);

/// Every ending of up to `most_pieces`, once each, with the first-named side attacking: bare kings, 5 of
/// three pieces and 30 of four.
std::vector<Material> all_endings();

/// King, bishop and knight against king.
inline const Material kbnk{{Side::attacker, chess::Role::bishop}, {Side::attacker, chess::Role::knight}};

/// The colour that attacks with an ending's pieces, White if both do; `nullopt` if the board has other
/// pieces, or not exactly one king of each colour.
std::optional<chess::Color> attacker_of(const Material& material, const chess::Board& board);

} // namespace endgame
