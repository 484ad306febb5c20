// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <ostream>
#include <vector>

namespace chess {

/// A published row: the numbers of leaves at depths 1, 2, 3 … (chessprogramming.org, "Perft Results").
struct PerftRow {
    const char* name;
    const char* fen;
    std::vector<std::uint64_t> leaves;
};

inline void PrintTo(const PerftRow& row, std::ostream* out)
{
    *out << row.name;
}

// The depths are chosen so that the whole table stays below 10^8 leaves.
inline const std::vector<PerftRow> published_perft{
    {"Start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {20, 400, 8902, 197281, 4865609}},
    {"Kiwipete",
     "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
     {48, 2039, 97862, 4085603}},
    {"Third", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {14, 191, 2812, 43238, 674624, 11030083}},
    {"Fourth",
     "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
     {6, 264, 9467, 422333, 15833292}},
    {"FourthMirrored",
     "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
     {6, 264, 9467, 422333, 15833292}},
    {"Fifth", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", {44, 1486, 62379, 2103487}},
    {"Sixth",
     "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
     {46, 2079, 89890, 3894594}},
    {"EnPassantEvasion", "8/8/8/5k2/3p4/8/4P3/4K3 w - - 0 1", {6, 54, 343, 2810, 19228}},
    {"MostMoves", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", {218, 99, 19073}},
    {"BishopKnightMate", "8/8/8/8/8/8/8/KBN1k3 w - - 0 1", {13, 52, 759, 3565, 55354, 271485}},
    {"BishopKnightCentre", "8/8/8/3k4/8/8/8/KBN5 w - - 0 1", {13, 84, 1239, 7825, 124776, 795073, 13181724}},
    {"BishopKnightCentreBlack", "8/8/8/3k4/8/8/8/KBN5 b - - 0 1", {7, 91, 591, 8711, 56289, 900695, 5480475}},
    {"BishopKnightCorner", "k7/8/1K6/8/8/8/8/3BN3 b - - 0 1", {1, 16, 41, 709, 2250, 40025, 177703}},
    {"BishopKnightPhilidor", "7k/8/5K2/6N1/8/8/8/5B2 w - - 0 1", {19, 27, 506, 1550, 30339, 93522, 1835083}},
};

} // namespace chess
