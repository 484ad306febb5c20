// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <unordered_map>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"

namespace trainer::repertoire {

/// A move that may be learnt for a position.
struct Choice {
    chess::Move move;
    /// The moves that it wastes.
    int waste;
    /// True if it ends the line, and the replies need not be known.
    bool is_last;
    /// True if the learner knows it already.
    bool is_learnt = false;
};

/// A position and the move to be played there; none for a start with the opponent to move.
struct Answer {
    chess::Position position;
    chess::Move move;
};

/// Lists the moves that may be learnt for a position, the preferred ones first.
using ListChoices = std::function<std::vector<Choice>(const chess::Position&)>;

/// True if a legal reply leads to a position for which a move must be known; every other reply that leads to
/// the same position does so, too.
using IsToBeAnswered = std::function<bool(const chess::Position& before, chess::Move reply)>;

/// The AND/OR graph that a repertoire is chosen from: positions with the learner to move, the moves to choose
/// from in each, and the positions that the replies to each move lead to. Images of a position count as one.
///
/// A start with the opponent to move has one option, without a move and learnt already, for the first moves.
///
/// Some positions are explored first, if they are given: those of a set that may be made smaller. The others
/// follow in the order of the moves wasted on the way to them, and those beyond a limit have no moves. So if
/// all positions that are reached without waste are within the limit, they are a repertoire.
class Choices {
public:
    using Node = std::uint32_t;
    using Option = std::uint32_t;

    static constexpr Node start = 0;

    /// The consecutive numbers of the moves of a position.
    struct Options {
        Option begin = 0;
        Option end = 0;
    };

    /// Explores at most `limit` positions, and those that the last of them leads to. Ends early if a stop is
    /// requested.
    Choices(const chess::Position& start, chess::Color learner, const ListChoices& list,
            const IsToBeAnswered& is_to_be_answered, std::span<const Answer> first, std::size_t limit,
            const std::stop_token& stop);

    std::size_t size() const { return positions_.size(); }
    std::size_t option_count() const { return moves_.size(); }

    const chess::Position& position(Node node) const { return positions_[node]; }
    Options options(Node node) const { return options_[node]; }
    chess::Move move(Option option) const { return moves_[option]; }
    /// True if the learner knows the move of an option already.
    bool is_learnt(Option option) const { return is_learnt_[option]; }

    /// The option that is an answer to one of the positions explored first; `nullopt` if it is not among
    /// them.
    std::optional<Option> option_of(const Answer& answer) const;

    /// The different positions that the replies to a move lead to; empty if it ends every line.
    std::span<const Node> replies(Option option) const
    {
        return std::span{replies_}.subspan(first_reply_[option],
                                           first_reply_[option + 1] - first_reply_[option]);
    }

private:
    static constexpr Node no_node = ~Node{0};
    static constexpr std::size_t beyond_any_waste = ~std::size_t{0};

    Node node_of(const chess::Position& position, std::size_t waste);
    Node node_after(const chess::Position& before, chess::Move reply, std::size_t waste,
                    const IsToBeAnswered& is_to_be_answered);
    void queue(Node node, std::size_t waste);
    void expand(Node node, const ListChoices& list, const IsToBeAnswered& is_to_be_answered);
    void add(const chess::Position& after, const Choice& choice, std::size_t waste,
             const IsToBeAnswered& is_to_be_answered);

    std::vector<chess::Position> positions_;
    std::vector<Options> options_;
    std::vector<chess::Move> moves_;
    std::vector<bool> is_learnt_; ///< by move
    /// Indexed by move; one more than there are moves.
    std::vector<std::size_t> first_reply_{0};
    std::vector<Node> replies_;

    std::unordered_map<std::uint64_t, Node> nodes_; ///< by canonical key
    /// By the key of each image, which is quicker; `no_node` if no move must be known.
    std::unordered_map<std::uint64_t, Node> nodes_as_seen_;
    /// The fewest moves wasted on the way to each position.
    std::vector<std::size_t> waste_;
    /// The positions to be explored, by moves wasted; some are in several queues.
    std::vector<std::vector<Node>> queues_;
};

} // namespace trainer::repertoire
