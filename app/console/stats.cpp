// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/stats.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "chess/attacks.h"
#include "chess/position.h"
#include "console/words.h"
#include "endgame/tablebase.h"

namespace console {

namespace {

using chess::Bitboard;
using chess::Color;
using chess::Position;
using chess::Role;
using chess::Square;

/// What there is with one side to move.
struct Census {
    std::uint64_t legal = 0;
    std::uint64_t in_check = 0;
    std::uint64_t decided = 0;
    std::uint64_t drawn = 0;
    std::uint64_t mated = 0;
    std::uint64_t stalemated = 0;
    std::vector<std::uint64_t> by_plies;

    void add(const endgame::Tablebase& tablebase, const Position& position)
    {
        // The board's two mirrors make four positions of each one whose defending king stands on a1 … d4.
        constexpr std::uint64_t images = 4;
        const endgame::Verdict verdict = *tablebase.probe(position);
        legal += images;
        in_check += position.is_check() ? images : 0;
        if (verdict.is_draw()) {
            drawn += images;
            stalemated += is_stalemate(position) ? images : 0;
            return;
        }
        const auto plies = static_cast<std::size_t>(verdict.to_mate().count());
        decided += images;
        mated += plies == 0 ? images : 0;
        by_plies.resize(std::max(by_plies.size(), plies + 1));
        by_plies[plies] += images;
    }

    std::uint64_t longest() const { return by_plies.empty() ? 0 : by_plies.size() - 1; }
    std::uint64_t at(std::size_t plies) const { return plies < by_plies.size() ? by_plies[plies] : 0; }
};

chess::Setup setup_of(Square defending_king, Square attacking_king, Square knight, Square bishop)
{
    chess::Setup setup;
    setup.board.put(defending_king, {Color::black, Role::king});
    setup.board.put(attacking_king, {Color::white, Role::king});
    setup.board.put(knight, {Color::white, Role::knight});
    setup.board.put(bishop, {Color::white, Role::bishop});
    return setup;
}

/// The attacker's turn first, then the defender's.
using Counted = std::array<Census, 2>;

Counted count_kbnk()
{
    constexpr Bitboard quadrant{0x0F0F0F0F};
    const endgame::Tablebase tablebase = endgame::Tablebase::solve(endgame::kbnk);
    Counted counted;
    for (const Square defender : quadrant) {
        for (const Square attacker :
             chess::all_squares - Bitboard{defender} - chess::king_attacks(defender)) {
            for (const Square knight : chess::all_squares - Bitboard{defender, attacker}) {
                for (const Square bishop : chess::all_squares - Bitboard{defender, attacker, knight}) {
                    chess::Setup setup = setup_of(defender, attacker, knight, bishop);
                    for (const Color turn : chess::all_colors) {
                        setup.turn = turn;
                        if (const auto position = Position::from(setup))
                            counted[index(turn)].add(tablebase, *position);
                    }
                }
            }
        }
    }
    return counted;
}

std::string row(std::string_view name, std::uint64_t attacker_to_move, std::uint64_t defender_to_move)
{
    return std::string{name} + '\t' + std::to_string(attacker_to_move) + '\t' +
           std::to_string(defender_to_move) + '\n';
}

std::string text_of(const Counted& counted)
{
    const auto& [attacker, defender] = counted;
    std::string text = "KBNK\tattacker to move\tdefender to move\n";
    text += row("legal", attacker.legal, defender.legal);
    text += row("in check", attacker.in_check, defender.in_check);
    text += row("won by the attacker", attacker.decided, defender.decided);
    text += row("drawn", attacker.drawn, defender.drawn);
    text += row("checkmate", attacker.mated, defender.mated);
    text += row("stalemate", attacker.stalemated, defender.stalemated);
    text += row("longest, in plies", attacker.longest(), defender.longest());
    text += "\nplies\tpositions\n";
    for (std::size_t plies = 0; plies < std::max(attacker.by_plies.size(), defender.by_plies.size()); ++plies)
        text += std::to_string(plies) + '\t' + std::to_string(attacker.at(plies) + defender.at(plies)) + '\n';
    return text;
}

} // namespace

Answer stats(std::string_view ending)
{
    constexpr std::size_t quoted = 40;
    if (ending != "KBNK")
        return Refusal{ExitCode::usage, "There is no table of the ending " + printable(ending, quoted) +
                                            ": the only one is KBNK, king, bishop and knight against king."};
    return text_of(count_kbnk());
}

} // namespace console
