// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/method_line.h"

#include <optional>
#include <string>
#include <vector>

#include "chess/pgn.h"
#include "chess/pgn_writer.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"
#include "trainer/method/field.h"
#include "trainer/method/method.h"

namespace console {
namespace {

using chess::GameTree;
using chess::Move;
using chess::Position;

/// A game of the method against the longest resistance; of equal moves, the first is played.
class MethodGame {
public:
    explicit MethodGame(const Position& start)
        : game_{.tags = {}, .tree = GameTree{start}}
        , attacker_{*endgame::attacker_of(endgame::kbnk, start.board())}
    {
        game_.tags.set("Event", "Mate by the method");
        while (const std::optional<Move> move = next_move())
            last_ = game_.tree.add(last_, *move);
        game_.result = result_of(position());
    }

    const chess::PgnGame& game() const { return game_; }

private:
    const Position& position() const { return game_.tree.node(last_).position; }

    std::optional<Move> next_move()
    {
        if (position().turn() == attacker_) {
            target_ = method_.target(position(), target_);
            comment();
            return method_.step(position(), *target_).open.front();
        }
        const std::vector<Move> best = known_.best_moves(position());
        return best.empty() ? std::nullopt : std::optional{best.front()};
    }

    /// Names the field if it has changed, and marks the positions known by heart.
    void comment()
    {
        const auto field = trainer::method::field_of(position());
        std::string text;
        if (field != field_)
            text = "Field " + std::string{name_of(*field)};
        if (target_->by_heart)
            text += text.empty() ? "Known by heart" : ", known by heart";
        if (!text.empty())
            game_.tree.annotate(last_).after.text = text;
        field_ = field;
    }

    chess::PgnGame game_;
    chess::Color attacker_;
    GameTree::NodeId last_ = GameTree::root;
    trainer::method::Method method_{*trainer::method::number_ranks()};
    std::optional<trainer::method::Target> target_;
    endgame::Tablebase known_ = endgame::solve(endgame::kbnk);
    std::optional<trainer::method::Field> field_;
};

} // namespace

Answer method_line(const Position& position)
{
    if (!endgame::attacker_of(endgame::kbnk, position.board()))
        return Refusal{ExitCode::failed, "The method is for bishop and knight against the bare king."};
    if (endgame::solve(endgame::kbnk).probe(position)->is_draw())
        return Refusal{ExitCode::failed, "There is no line to mate: the position is drawn."};
    return to_pgn(MethodGame{position}.game());
}

} // namespace console
