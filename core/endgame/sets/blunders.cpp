// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/sets/blunders.h"

#include <cstddef>
#include <utility>

#include "chess/attacks.h"
#include "chess/bitboard.h"
#include "chess/position.h"
#include "chess/setup.h"
#include "chess/square.h"
#include "endgame/piece_attacks.h"
#include "endgame/sets/conversions.h"
#include "endgame/sets/row_masks.h"
#include "endgame/sets/row_moves.h"

namespace endgame::sets {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Role;
using chess::Square;

class Blunders {
public:
    Blunders(const Material& material, const SolvedEndings& solved)
        : material_{material}
        , known_{*solved.find(material)}
        , conversions_{material, solved}
    {
        for_each_row([this](Kings kings) {
            const Row row = won_.row(kings);
            for (std::size_t i = 0; i < length_; ++i)
                row[i] = known_.numbers(Side::attacker, kings, chess::square_at(i)).some();
            conversions_.add_all_won(kings, row);
            won_.reflect(kings);
        });
    }

    Rows not_yet_lost()
    {
        Rows found{row_count(has_pawn_), length_};
        for_each_row([&](Kings kings) {
            const Row row = found[row_of(kings)];
            add_losing_moves(kings, row);
            drop_what_is_lost_or_illegal(kings, row);
        });
        return found;
    }

private:
    template <typename Action>
    void for_each_row(Action action) const
    {
        for (const Square defending : folded_kings(has_pawn_)) {
            for (const Square attacking : ~chess::king_attacks(defending) - Bitboard{defending})
                action(Kings{defending, attacking});
        }
    }

    void add_losing_moves(Kings kings, Row row) const;
    void drop_what_is_lost_or_illegal(Kings kings, Row row) const;
    void drop_impossible_checks(Kings kings, Row row) const;

    Material material_;
    const Distances& known_;
    Conversions conversions_;
    bool has_pawn_ = material_.has_pawn();
    std::size_t length_ = length_of(material_);
    /// Attacker to move: won placements.
    FoldedRows won_{has_pawn_ ? Fold::files : Fold::quadrant, FoldedRows::Reach::one_step_off, length_};
};

/// Adds the placements from which some move of the defender leads into a won placement.
void Blunders::add_losing_moves(Kings kings, Row row) const
{
    for (const Square target : chess::king_attacks(kings.defending) - chess::king_attacks(kings.attacking))
        unite(row, won_.row({target, kings.attacking}));
    if (!material_.has(Side::defender))
        return;
    const ConstRow won = won_.row(kings);
    RowWords words{};
    const Row won_after_double_step = Row{words}.first(length_);
    if (conversions_.has_en_passant()) {
        conversions_.add_won_by_en_passant(kings, Numbers::largest, won_after_double_step);
        // If the pawn that makes a double step is next to the pawn that gives check, the defender is still in
        // check.
        RowWords checks{};
        const Row checks_row = Row{checks}.first(length_);
        add_checks(material_.pieces(), kings.defending, kings.squares(), Side::attacker, checks_row);
        subtract(won_after_double_step, checks_row);
    }
    unite(won_after_double_step, won);
    add_moves(material_.pieces(), Side::defender, kings.squares(), won, won_after_double_step, row);
}

void Blunders::drop_what_is_lost_or_illegal(Kings kings, Row row) const
{
    const RowWords can_be = well_placed(material_.pieces(), kings.squares());
    intersect(row, ConstRow{can_be}.first(length_));
    RowWords checks{};
    const Row checks_row = Row{checks}.first(length_);
    add_checks(material_.pieces(), kings.attacking, kings.squares(), Side::defender, checks_row);
    subtract(row, checks_row);
    for (std::size_t i = 0; i < length_; ++i)
        row[i] &= ~known_.numbers(Side::defender, kings, chess::square_at(i)).some();
    if (length_ > 1 && !material_.has(Side::defender))
        drop_impossible_checks(kings, row);
}

/// Removes double checks by two attacking pieces that no legal move could have led to.
void Blunders::drop_impossible_checks(Kings kings, Row row) const
{
    const auto [first, last] = std::pair{material_.pieces().front(), material_.pieces().back()};
    const Bitboard other{kings.attacking};
    for (const Square square : attackers(first, kings.defending, other)) {
        const Bitboard double_checks = attackers(last, kings.defending, other | Bitboard{square}) -
                                       chess::between(square, kings.defending);
        for (const Square second : double_checks& Bitboard{row[index(square)]}) {
            chess::Setup setup;
            setup.turn = Color::black;
            setup.board.put(kings.defending, {Color::black, Role::king});
            setup.board.put(kings.attacking, {Color::white, Role::king});
            setup.board.put(square, {Color::white, first.role});
            setup.board.put(second, {Color::white, last.role});
            if (!chess::Position::from(setup))
                row[index(square)] &= ~Bitboard{second}.bits();
        }
    }
}

} // namespace

Rows not_yet_lost(const Material& material, const SolvedEndings& solved)
{
    return Blunders{material, solved}.not_yet_lost();
}

} // namespace endgame::sets
