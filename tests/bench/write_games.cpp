// SPDX-License-Identifier: GPL-3.0-or-later

// Writes random games as PGN to standard output, to measure how fast files of games are read and in how much
// memory:
//
//      write_games [GAMES]
//
// The default is a million. One in eight games is played until few pieces are left, captures first, so that
// all endings of four pieces occur; the others stop earlier, as most games do. Some thousand games are
// different; they occur again and again under other names.

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdio>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "chess/game_tree.h"
#include "chess/legal_moves.h"
#include "chess/pgn_writer.h"

namespace {

using chess::Position;
using Random = std::mt19937_64;

constexpr std::size_t different_games = 5000;
constexpr std::size_t usual_games = 1'000'000;
constexpr int most_pieces = 4;

chess::Move random_move(const Position& position, bool prefers_captures, Random& random)
{
    const chess::MoveList moves = legal_moves(position);
    std::vector<chess::Move> captures;
    std::ranges::copy_if(moves, std::back_inserter(captures),
                         [&](chess::Move move) { return is_capture(position, move); });
    return prefers_captures && !captures.empty() ? captures[random() % captures.size()]
                                                 : moves[random() % moves.size()];
}

/// A game without its seven tags.
std::string random_game(bool reaches_ending, Random& random)
{
    constexpr std::size_t usual_plies = 80;
    constexpr std::size_t most_plies = 400;
    constexpr std::size_t plies_in_ending = 30;
    chess::GameTree tree;
    chess::GameTree::NodeId node = chess::GameTree::root;
    std::size_t rest = reaches_ending ? most_plies : usual_plies;
    for (bool is_ending = false; rest > 0; --rest) {
        const Position position = tree.node(node).position;
        if (legal_moves(position).empty() || is_dead(position))
            break;
        if (!is_ending && reaches_ending && position.board().occupied().size() <= most_pieces) {
            is_ending = true;
            rest = plies_in_ending;
        }
        node = tree.add(node, random_move(position, reaches_ending && random() % 2 == 0, random));
    }
    const std::string text = to_pgn({}, tree, chess::PgnResult::draw, {});
    return text.substr(text.find("\n\n") + 1);
}

std::string tags_of(std::size_t game)
{
    const auto player = [](std::size_t number) { return "Player " + std::to_string(number % 997); };
    return "[Event \"Rated game\"]\n[Site \"Club\"]\n[Date \"2024.05.11\"]\n[Round \"" +
           std::to_string(game) + "\"]\n[White \"" + player(game) + "\"]\n[Black \"" + player(game * 31 + 7) +
           "\"]\n[Result \"1/2-1/2\"]\n";
}

} // namespace

int main(int argc, char** argv)
{
    std::size_t games = usual_games;
    if (argc > 1) {
        const std::string_view text{argv[1]};
        std::from_chars(text.data(), text.data() + text.size(), games);
    }
    Random random{1};
    std::vector<std::string> different;
    for (std::size_t i = 0; i < std::min(games, different_games); ++i)
        different.push_back(random_game(i % 8 == 0, random));
    for (std::size_t game = 0; game < games; ++game) {
        const std::string text = tags_of(game + 1) + different[game % different.size()];
        std::fwrite(text.data(), 1, text.size(), stdout);
    }
}
