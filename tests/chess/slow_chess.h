// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A second implementation of the rules of chess, as slow and simple as possible: an array of letters; make
// the move, then test whether the king can be captured. It shares no code with core/chess, communicates with
// it only through FENs and coordinates, and is the reference for its tests.

#include <array>
#include <cstdlib>
#include <set>
#include <sstream>
#include <string>

namespace slow_chess {

/// A position like its FEN: `pieces[rank][file]` is a letter or a space.
struct Game {
    std::array<std::array<char, 8>, 8> pieces{};
    bool white_to_move = true;
    std::string castling;
    std::string en_passant;
    int clock = 0;
    int number = 1;
};

inline bool is_white(char piece)
{
    return 'A' <= piece && piece <= 'Z';
}

inline char lower(char piece)
{
    return is_white(piece) ? static_cast<char>(piece + 32) : piece;
}

inline bool on_board(int file, int rank)
{
    return file >= 0 && file < 8 && rank >= 0 && rank < 8;
}

inline std::string name(int file, int rank)
{
    return {static_cast<char>('a' + file), static_cast<char>('1' + rank)};
}

inline Game read(const std::string& fen)
{
    Game game;
    std::istringstream in{fen};
    std::string board;
    std::string side;
    in >> board >> side >> game.castling >> game.en_passant >> game.clock >> game.number;
    for (auto& rank : game.pieces)
        rank.fill(' ');
    std::size_t rank = 7;
    std::size_t file = 0;
    for (const char letter : board) {
        if (letter == '/') {
            --rank;
            file = 0;
        } else if (letter > '8') {
            game.pieces.at(rank).at(file++) = letter;
        } else {
            file += static_cast<std::size_t>(letter - '0');
        }
    }
    game.white_to_move = side == "w";
    return game;
}

inline char piece_on(const Game& game, int file, int rank)
{
    return on_board(file, rank) ? game.pieces[static_cast<std::size_t>(rank)][static_cast<std::size_t>(file)]
                                : '#';
}

inline void set_piece(Game& game, int file, int rank, char piece)
{
    game.pieces.at(static_cast<std::size_t>(rank)).at(static_cast<std::size_t>(file)) = piece;
}

inline bool is_mine(const Game& game, char piece)
{
    return piece != ' ' && piece != '#' && is_white(piece) == game.white_to_move;
}

inline bool is_theirs(const Game& game, char piece)
{
    return piece != ' ' && piece != '#' && is_white(piece) != game.white_to_move;
}

/// True if a piece on one square could capture on another, determined step by step.
inline bool can_capture(const Game& game, int file, int rank, int to_file, int to_rank)
{
    const char piece = piece_on(game, file, rank);
    const int files = to_file - file;
    const int ranks = to_rank - rank;
    const int wide = std::max(std::abs(files), std::abs(ranks));
    const int narrow = std::min(std::abs(files), std::abs(ranks));
    if (wide == 0)
        return false;
    const auto is_free_line = [&] {
        for (int step = 1; step < wide; ++step) {
            if (piece_on(game, file + files / wide * step, rank + ranks / wide * step) != ' ')
                return false;
        }
        return true;
    };
    switch (lower(piece)) {
    case 'p':
        return std::abs(files) == 1 && ranks == (is_white(piece) ? 1 : -1);
    case 'n':
        return wide == 2 && narrow == 1;
    case 'k':
        return wide == 1;
    case 'b':
        return wide == narrow && is_free_line();
    case 'r':
        return narrow == 0 && is_free_line();
    case 'q':
        return (wide == narrow || narrow == 0) && is_free_line();
    default:
        return false;
    }
}

inline bool is_attacked(const Game& game, int to_file, int to_rank, bool by_white)
{
    for (int rank = 0; rank < 8; ++rank) {
        for (int file = 0; file < 8; ++file) {
            const char piece = piece_on(game, file, rank);
            if (piece != ' ' && is_white(piece) == by_white &&
                can_capture(game, file, rank, to_file, to_rank))
                return true;
        }
    }
    return false;
}

inline bool king_can_be_taken(const Game& game, bool white_king)
{
    for (int rank = 0; rank < 8; ++rank) {
        for (int file = 0; file < 8; ++file) {
            if (piece_on(game, file, rank) == (white_king ? 'K' : 'k'))
                return is_attacked(game, file, rank, !white_king);
        }
    }
    return false;
}

inline void drop_right(Game& game, char letter)
{
    const std::size_t at = game.castling.find(letter);
    if (at != std::string::npos)
        game.castling.erase(at, 1);
    if (game.castling.empty())
        game.castling = "-";
}

inline void drop_rights_of(Game& game, const std::string& square)
{
    if (square == "e1" || square == "h1")
        drop_right(game, 'K');
    if (square == "e1" || square == "a1")
        drop_right(game, 'Q');
    if (square == "e8" || square == "h8")
        drop_right(game, 'k');
    if (square == "e8" || square == "a8")
        drop_right(game, 'q');
}

/// The game after a move in coordinates, even if it leaves the king in check.
inline Game play(Game game, const std::string& move)
{
    const int file = move[0] - 'a';
    const int rank = move[1] - '1';
    const int to_file = move[2] - 'a';
    const int to_rank = move[3] - '1';
    char piece = piece_on(game, file, rank);
    const bool pawn = lower(piece) == 'p';
    const bool quiet = !pawn && piece_on(game, to_file, to_rank) == ' ';
    if (pawn && move.substr(2, 2) == game.en_passant)
        set_piece(game, to_file, rank, ' ');
    if (lower(piece) == 'k' && std::abs(to_file - file) == 2) {
        set_piece(game, to_file == 6 ? 5 : 3, rank, piece_on(game, to_file == 6 ? 7 : 0, rank));
        set_piece(game, to_file == 6 ? 7 : 0, rank, ' ');
    }
    if (move.size() == 5)
        piece = is_white(piece) ? static_cast<char>(move[4] - 32) : move[4];
    set_piece(game, file, rank, ' ');
    set_piece(game, to_file, to_rank, piece);
    drop_rights_of(game, move.substr(0, 2));
    drop_rights_of(game, move.substr(2, 2));
    game.en_passant = "-";
    const char enemy_pawn = is_white(piece) ? 'p' : 'P';
    if (pawn && std::abs(to_rank - rank) == 2 &&
        (piece_on(game, file - 1, to_rank) == enemy_pawn || piece_on(game, file + 1, to_rank) == enemy_pawn))
        game.en_passant = name(file, (rank + to_rank) / 2);
    game.clock = quiet ? game.clock + 1 : 0;
    game.number += game.white_to_move ? 0 : 1;
    game.white_to_move = !game.white_to_move;
    return game;
}

inline bool may_castle(const Game& game, char letter)
{
    const bool white = is_white(letter);
    const int rank = white ? 0 : 7;
    const int step = lower(letter) == 'k' ? 1 : -1;
    if (white != game.white_to_move || game.castling.find(letter) == std::string::npos)
        return false;
    for (int file = 4 + step; file != (step == 1 ? 7 : 0); file += step) {
        if (piece_on(game, file, rank) != ' ')
            return false;
    }
    for (int steps = 0; steps <= 2; ++steps) {
        if (is_attacked(game, 4 + steps * step, rank, !white))
            return false;
    }
    return true;
}

/// True if a piece may move to a square, apart from castling and the safety of its king.
inline bool may_go(const Game& game, int file, int rank, int to_file, int to_rank)
{
    const char piece = piece_on(game, file, rank);
    const char target = piece_on(game, to_file, to_rank);
    if (is_mine(game, target))
        return false;
    if (lower(piece) != 'p')
        return can_capture(game, file, rank, to_file, to_rank);
    if (can_capture(game, file, rank, to_file, to_rank))
        return is_theirs(game, target) || name(to_file, to_rank) == game.en_passant;
    const int step = is_white(piece) ? 1 : -1;
    if (to_file != file || target != ' ')
        return false;
    const bool from_home = rank == (is_white(piece) ? 1 : 6);
    return to_rank == rank + step ||
           (from_home && to_rank == rank + 2 * step && piece_on(game, file, rank + step) == ' ');
}

inline void try_move(const Game& game, const std::string& move, std::set<std::string>& moves)
{
    if (king_can_be_taken(play(game, move), game.white_to_move))
        return;
    const bool pawn = lower(piece_on(game, move[0] - 'a', move[1] - '1')) == 'p';
    if (!pawn || (move[3] != '1' && move[3] != '8')) {
        moves.insert(move);
        return;
    }
    for (const char role : {'q', 'r', 'b', 'n'})
        moves.insert(move + role);
}

/// Every legal move, in coordinates.
inline std::set<std::string> legal_moves(const Game& game)
{
    std::set<std::string> moves;
    for (int from = 0; from < 64; ++from) {
        if (!is_mine(game, piece_on(game, from % 8, from / 8)))
            continue;
        for (int to = 0; to < 64; ++to) {
            if (may_go(game, from % 8, from / 8, to % 8, to / 8))
                try_move(game, name(from % 8, from / 8) + name(to % 8, to / 8), moves);
        }
    }
    for (const char letter : {'K', 'Q', 'k', 'q'}) {
        if (may_castle(game, letter))
            moves.insert(std::string(is_white(letter) ? "e1" : "e8") + (lower(letter) == 'k' ? "g" : "c") +
                         (is_white(letter) ? "1" : "8"));
    }
    return moves;
}

/// The FEN of a game.
inline std::string write(const Game& game)
{
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file <= 8; ++file) {
            const char piece = piece_on(game, file, rank);
            if (piece == ' ') {
                ++empty;
                continue;
            }
            text += empty > 0 ? std::to_string(empty) : "";
            empty = 0;
            text += piece == '#' ? (rank > 0 ? "/" : "") : std::string(1, piece);
        }
    }
    return text + (game.white_to_move ? " w " : " b ") + game.castling + ' ' + game.en_passant + ' ' +
           std::to_string(game.clock) + ' ' + std::to_string(game.number);
}

} // namespace slow_chess
