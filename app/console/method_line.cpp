// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/method_line.h"

#include <optional>
#include <string>
#include <vector>

#include "chess/pgn.h"
#include "chess/pgn_writer.h"
#include "endgame/material.h"
#include "endgame/tablebase.h"
#include "trainer/coach/stage.h"
#include "trainer/method/method.h"

namespace console {
namespace {

using chess::GameTree;
using chess::Move;
using chess::Position;

/// Plays a game of the method's against the longest resistance, the first of equals each time.
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
            tell_pen();
            target_ = method_.target(position(), target_);
            return method_.step(position(), *target_).open.front();
        }
        const std::vector<Move> best = known_.best_moves(position());
        return best.empty() ? std::nullopt : std::optional{best.front()};
    }

    void tell_pen()
    {
        const std::optional<int> pen = pens_.usual.of(position());
        if (pen != pen_)
            game_.tree.annotate(last_).after.text = "Pen " + std::to_string(*pen);
        pen_ = pen;
    }

    chess::PgnGame game_;
    chess::Color attacker_;
    GameTree::NodeId last_ = GameTree::root;
    const trainer::coach::StagePens& pens_ = trainer::coach::stage_pens();
    trainer::method::Method method_{*trainer::method::number_rungs(pens_)};
    std::optional<trainer::method::Target> target_;
    endgame::Tablebase known_ = endgame::Tablebase::solve(endgame::kbnk);
    std::optional<int> pen_;
};

} // namespace

Answer method_line(const Position& position)
{
    if (!endgame::attacker_of(endgame::kbnk, position.board()))
        return Refusal{ExitCode::failed, "The method is for bishop and knight against the bare king."};
    if (endgame::Tablebase::solve(endgame::kbnk).probe(position)->is_draw())
        return Refusal{ExitCode::failed, "There is no line to mate: the position is drawn."};
    return to_pgn(MethodGame{position}.game());
}

} // namespace console
