// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/probe.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <random>

#include "chess/fen.h"
#include "console/words.h"
#include "kbnk_positions.h"
#include "program.h"

namespace console {
namespace {

/// The three fields behind the FEN.
std::string probed(const std::string& line)
{
    std::string out;
    append_probe(out, endgame::solved(), line);
    const std::vector<std::string> fields = split(out, '\t');
    EXPECT_EQ(fields.size(), 4U) << out;
    EXPECT_EQ(std::count(out.begin(), out.end(), '\n'), 1) << out;
    return out.substr(fields[0].size() + 1, out.size() - fields[0].size() - 2);
}

struct Fixture {
    std::string line;
    std::string answer;
};

const std::vector<Fixture>& known_values()
{
    static const std::vector<Fixture> fixtures{
        {"k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1", "win\t5\td5b6 d5e7"},
        {"8/8/8/8/1b1n4/8/2k5/K7 b - - 0 1", "win\t5\td4e2 d4b3"},
        {"k7/8/NK6/3B4/8/8/8/8 b - - 0 1", "loss\t0\t"},
        {"k7/8/K1N5/3B4/8/8/8/8 b - - 0 1", "draw\t-\t"},
        {"k7/8/8/8/8/8/1BN5/K7 b - - 0 1", "loss\t58\ta8a7 a8b7"},
        {"8/8/8/8/8/8/1k6/4K3 w - - 0 1", "draw\t-\te1d1 e1f1 e1d2 e1e2 e1f2"},
        {"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", "loss\t0\t"},
        {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "draw\t-\t"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "unknown\tNo table covers these men.\t"},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "unknown\tNo table covers these men.\t"},
    };
    return fixtures;
}

/// One line for each reason why a text is no position.
const std::vector<Fixture>& known_faults()
{
    static const std::string board = "4k3/8/8/8/8/8/8/4KBN1";
    static const std::vector<Fixture> fixtures{
        {"", "unreadable\tThe text is empty.\t"},
        {"   ", "unreadable\tThe text is empty.\t"},
        {std::string(2000, '/'), "unreadable\tThe text is longer than 1000 characters.\t"},
        {board + " ♔", "unreadable\tA FEN has no such character (character 23).\t"},
        {"4к3/8/8/8/8/8/8/4KBN1 w - - 0 1", "unreadable\tA FEN has no such character (character 2).\t"},
        {std::string("4k3/8\0/8", 8), "unreadable\tA FEN has no such character (character 6).\t"},
        {"startpos", "unreadable\t\"s\" is no man and no number of squares (character 1).\t"},
        {"9/8/8/8/8/8/8/8", "unreadable\t\"9\" is no man and no number of squares (character 1).\t"},
        {"44/8/8/8/8/8/8/8", "unreadable\t\"4\" is no man and no number of squares (character 2).\t"},
        {"4k4/8/8/8/8/8/8/4KBN1", "unreadable\tRank 8 has more than eight squares (character 3).\t"},
        {"4k3/7/8/8/8/8/8/4KBN1", "unreadable\tRank 7 has fewer than eight squares (character 6).\t"},
        {"4k3/8/8/8/8/8/8/8/8", "unreadable\tThere are more than eight ranks (character 18).\t"},
        {"4k3/8/8/8", "unreadable\tThere are fewer than eight ranks (character 10).\t"},
        {board + " white", "unreadable\tThe side to move must be w or b (character 23).\t"},
        {board + " w KK", "unreadable\tCastling must be - or some of KQkq (character 26).\t"},
        {board + " w - e4",
         "unreadable\tEn passant must be - or a square of the third or sixth rank (character 27).\t"},
        {board + " w - - -1",
         "unreadable\tThe halfmove clock must be a number from 0 to 9999 (character 29).\t"},
        {board + " w - - 0 0",
         "unreadable\tThe move number must be a number from 1 to 9999 (character 31).\t"},
        {board + " w - - 0 1 x", "unreadable\tSomething stands behind the position (character 33).\t"},
        {"8/8/8/8/8/8/8/4KBN1 w - - 0 1", "illegal\tBlack has no king.\t"},
        {"4k1k1/8/8/8/8/8/8/4KBN1 w - - 0 1", "illegal\tBlack has more than one king (e8, g8).\t"},
        {"8/8/8/8/8/8/4k3/4KBN1 b - - 0 1", "illegal\tThe kings touch (e1, e2).\t"},
        {"P3k3/8/8/8/8/8/8/4K3 b - - 0 1", "illegal\tNo pawn can stand on the first or last rank (a8).\t"},
        {"4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "illegal\tBlack has more than eight pawns.\t"},
        {"4k3/8/8/8/8/NNNNNNNN/BBBBBBBB/RRQK4 w - - 0 1",
         "illegal\tWhite has more than sixteen men; White has more men than its pawns can have become.\t"},
        {"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
         "illegal\tWhite has more men than its pawns can have become.\t"},
        {"4k3/8/8/1B6/8/8/8/4K1N1 w - - 0 1", "illegal\tBlack is in check but not to move (b5, e8).\t"},
        {"4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1",
         "illegal\tNo move can have given this check to Black (d6, f6).\t"},
    };
    return fixtures;
}

TEST(ConsoleProbe, TellsTheKnownDistances)
{
    const std::vector<std::pair<std::string, int>> wins{
        {"4k3/8/8/8/8/8/8/4KBN1 w", 55},   {"4k3/8/8/8/8/8/8/4KNB1 w", 57},  {"1NBK4/8/8/8/8/8/8/3k4 w", 55},
        {"6k1/5N2/5K2/5B2/8/8/8/8 w", 37}, {"7K/4B3/4k3/8/8/8/8/2N5 w", 65}, {"8/8/7N/8/8/8/8/K1k1B3 w", 65},
        {"8/8/3k4/8/8/3BN3/3K4/8 w", 53}};
    for (const auto& [fen, plies] : wins)
        EXPECT_EQ(probed(fen).substr(0, 7), "win\t" + std::to_string(plies) + '\t') << fen;
    EXPECT_EQ(probed("8/8/8/8/B7/2NK4/1k6/8 b").substr(0, 8), "loss\t48\t");
    EXPECT_EQ(probed("8/7k/5B2/4N2K/8/8/8/8 b - - 83 42").substr(0, 8), "loss\t16\t");
}

TEST(ConsoleProbe, KnowsWinsDrawsLossesAndWhatNoTableCovers)
{
    for (const Fixture& known : known_values())
        EXPECT_EQ(probed(known.line), known.answer) << known.line;
}

TEST(ConsoleProbe, SaysWhyATextIsNoPosition)
{
    for (const Fixture& known : known_faults())
        EXPECT_EQ(probed(known.line), known.answer) << known.line;
}

TEST(ConsoleProbe, NamesTheMovesTheTableCallsBest)
{
    for (const char* const fen : {"4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", "8/8/8/8/B7/2NK4/1k6/8 b - - 0 1"}) {
        const std::vector<std::string> moves = split(split(probed(fen), '\t')[2], ' ');
        std::vector<std::string> best;
        for (const chess::Move move : endgame::solved().best_moves(endgame::position_of(fen)))
            best.push_back(to_coordinates(move));
        EXPECT_EQ(moves, best);
    }
}

TEST(ConsoleProbe, ShowsTheFenAsReadOnOneLine)
{
    const auto echoed = [](const std::string& line) {
        std::string out;
        append_probe(out, endgame::solved(), line);
        return split(out, '\t')[0];
    };
    EXPECT_EQ(echoed(" 4k3/8/8/8/8/8/8/4KBN1  w \t"), "4k3/8/8/8/8/8/8/4KBN1  w");
    EXPECT_EQ(echoed("\xEF\xBB\xBF"
                     "4k3/8/8/8/8/8/8/4KBN1"),
              "4k3/8/8/8/8/8/8/4KBN1");
    EXPECT_EQ(echoed("8\t8\x1b[2J\xFF"), "8\uFFFD8\uFFFD[2J\uFFFD");
    EXPECT_EQ(echoed(std::string(1'000'000, '/')), std::string(1000, '/') + "…");
}

TEST(ConsoleProbe, AnswersEveryLineOfAFileInOrder)
{
    std::vector<Fixture> all = known_faults();
    all.insert(all.end(), known_values().begin(), known_values().end());
    std::string input;
    for (int round = 0; round < 3; ++round) {
        for (const Fixture& fixture : all)
            input += fixture.line + (round == 1 ? "\r\n" : "\n");
    }
    input +=
        std::string(1'000'000, 'k') + '\n' + std::string(1'000'000, '\xFF') + '\n' + std::string(10, '\0');
    const Ran ran = run({"probe"}, input);
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    const std::vector<std::string> lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 3 * all.size() + 3);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        EXPECT_EQ(std::count(lines[i].begin(), lines[i].end(), '\t'), 3) << lines[i];
        const std::string& known = i < 3 * all.size() ? all[i % all.size()].answer : "unreadable\t";
        EXPECT_NE(lines[i].find('\t' + known), std::string::npos) << lines[i];
        const std::string echoed = split(lines[i], '\t')[0];
        EXPECT_TRUE(printable(echoed, echoed.size()) == echoed);
    }
}

TEST(ConsoleProbe, SurvivesAnyBytes)
{
    std::mt19937_64 random{2003};
    std::string input;
    for (int i = 0; i < 1'000'000; ++i)
        input += static_cast<char>(random() & 0xFF);
    const auto lines =
        static_cast<std::size_t>(std::count(input.begin(), input.end(), '\n')) + (input.back() != '\n');
    const Ran ran = run({"probe"}, input);
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(lines_of(ran.out).size(), lines);
    EXPECT_EQ(run({"probe"}, "").out, "");
    EXPECT_EQ(lines_of(run({"probe"}, "\n\n").out).size(), 2U);
}

TEST(ConsoleProbe, AnswersAtOnceThroughAPipe)
{
    Conversation program{rightcorner_cli, {"probe"}};
    for (int i = 0; i < 3; ++i) {
        program.say("k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1");
        EXPECT_EQ(program.hear(), "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1\twin\t5\td5b6 d5e7");
    }
    program.hang_up();
    EXPECT_EQ(program.end(), 0);
}

/// FENs of positions from anywhere in the ending.
std::string many_fens(int count)
{
    std::mt19937_64 random{33};
    std::string fens;
    while (count > 0) {
        const auto square = [&] { return chess::square_at(random() % 64); };
        const endgame::KbnkMen men{square(), square(), square(), square()};
        const chess::Setup setup =
            endgame::setup_of(men, chess::all_colors[random() % 2], chess::all_colors[random() % 2]);
        if (setup.board.occupied().size() != 4 || !chess::Position::from(setup))
            continue;
        fens += to_fen(setup) + '\n';
        --count;
    }
    return fens;
}

double cpu_seconds_of_children()
{
    rusage usage{};
    getrusage(RUSAGE_CHILDREN, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

TEST(ConsoleProbe, Answers200000LinesInASecond)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "measures speed";
#ifndef __OPTIMIZE__
    GTEST_SKIP() << "measures speed";
#endif
    constexpr int lines = 400'000;
    const std::string input = many_fens(lines);
    double fastest = 1e9;
    for (int attempt = 0; attempt < 5 && lines / fastest < 200'000; ++attempt) {
        const double before = cpu_seconds_of_children();
        const Ran ran = run({"probe"}, input);
        fastest = std::min(fastest, cpu_seconds_of_children() - before);
        EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), lines);
    }
    // Other programs may be running: what counts is the time the processor gave to this one.
    EXPECT_GE(lines / fastest, 200'000);
    std::cout << lines / fastest << " lines a second\n";
}

} // namespace
} // namespace console
