// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/probe.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "chess/fen.h"
#include "console/words.h"
#include "kbnk_positions.h"
#include "known_tables.h"
#include "program.h"

namespace console {
namespace {

/// The three fields after the FEN.
std::string probed(const std::string& line)
{
    std::string out;
    append_probe(out, tables(), line);
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
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
         "unknown\tNot in the tablebases: this position has 32 pieces, and the tablebases "
         "cover at most 4.\t"},
        {"8/8/8/8/3k4/8/3PP3/4K2r w - - 0 1",
         "unknown\tNot in the tablebases: this position has 5 pieces, and the tablebases "
         "cover at most 4.\t"},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1",
         "unknown\tThe tablebases ignore castling, but castling is still possible here.\t"},
        {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "win\t21\th1h7"},
    };
    return fixtures;
}

/// One line for each reason why a text is not a position.
const std::vector<Fixture>& known_faults()
{
    static const std::string board = "4k3/8/8/8/8/8/8/4KBN1";
    static const std::vector<Fixture> fixtures{
        {"", "unreadable\tThe text is empty.\t"},
        {"   ", "unreadable\tThe text is empty.\t"},
        {std::string(2000, '/'), "unreadable\tThe text is longer than 1000 characters.\t"},
        {board + " ♔", "unreadable\tThis character is not allowed in a FEN (character 23).\t"},
        {"4к3/8/8/8/8/8/8/4KBN1 w - - 0 1",
         "unreadable\tThis character is not allowed in a FEN (character 2).\t"},
        {std::string("4k3/8\0/8", 8), "unreadable\tThis character is not allowed in a FEN (character 6).\t"},
        {"startpos", "unreadable\t“s” is neither a piece nor a number of squares (character 1).\t"},
        {"9/8/8/8/8/8/8/8", "unreadable\t“9” is neither a piece nor a number of squares (character 1).\t"},
        {"44/8/8/8/8/8/8/8", "unreadable\t“4” is neither a piece nor a number of squares (character 2).\t"},
        {"4k4/8/8/8/8/8/8/4KBN1", "unreadable\tRank 8 has more than eight squares (character 3).\t"},
        {"4k3/7/8/8/8/8/8/4KBN1", "unreadable\tRank 7 has fewer than eight squares (character 6).\t"},
        {"4k3/8/8/8/8/8/8/8/8", "unreadable\tThere are more than eight ranks (character 18).\t"},
        {"4k3/8/8/8", "unreadable\tThere are fewer than eight ranks (character 10).\t"},
        {board + " white", "unreadable\tThe side to move must be w or b (character 23).\t"},
        {board + " w KK", "unreadable\tThe castling rights must be - or letters from KQkq (character 26).\t"},
        {board + " w - e4", "unreadable\tThe en passant square must be - or a square of the third or sixth "
                            "rank (character 27).\t"},
        {board + " w - - -1",
         "unreadable\tThe halfmove clock must be a number from 0 to 999999 (character 29).\t"},
        {board + " w - - 0 -1", "unreadable\tThe move number must be between 1 and 999999 (character 31).\t"},
        {board + " w - - 0 1 x", "unreadable\tThere is extra text after the position (character 33).\t"},
        {"8/8/8/8/8/8/8/4KBN1 w - - 0 1", "illegal\tBlack has no king.\t"},
        {"4k1k1/8/8/8/8/8/8/4KBN1 w - - 0 1", "illegal\tBlack has more than one king (e8, g8).\t"},
        {"8/8/8/8/8/8/4k3/4KBN1 b - - 0 1", "illegal\tThe kings are next to each other (e1, e2).\t"},
        {"P3k3/8/8/8/8/8/8/4K3 b - - 0 1", "illegal\tPawns cannot stand on the first or last rank (a8).\t"},
        {"4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "illegal\tBlack has more than eight pawns.\t"},
        {"4k3/8/8/8/8/NNNNNNNN/BBBBBBBB/RRQK4 w - - 0 1",
         "illegal\tWhite has more than sixteen pieces. White has more promoted pieces than "
         "missing pawns.\t"},
        {"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1",
         "illegal\tWhite has more promoted pieces than missing pawns.\t"},
        {"4k3/8/8/1B6/8/8/8/4K1N1 w - - 0 1",
         "illegal\tBlack is in check (b5, e8), but it is White's turn.\t"},
        {"4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1",
         "illegal\tNo legal move can have given this check to Black (d6, f6).\t"},
    };
    return fixtures;
}

TEST(ConsoleProbe, PrintsTheKnownDistances)
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

/// Positions of other endings: the longest mates of some, special features of others.
const std::vector<Fixture>& known_values_of_other_endings()
{
    static const std::vector<Fixture> fixtures{
        {"Q7/8/8/8/8/1k1r4/8/K7 w - - 0 1", "win\t69\ta8h1 a8a2 a8b7 a8b8 a8g8"},
        {"R7/1K6/8/7k/8/8/8/6q1 w - - 0 1", "win\t35\ta8h8"},
        {"2k1K3/8/8/R7/7n/8/8/8 w - - 0 1", "win\t77\te8e7"},
        {"8/8/8/8/8/8/b6B/k1K5 w - - 0 1", "win\t1\th2e5"},
        {"8/8/8/1Bk3B1/8/8/8/K7 w - - 0 1", "win\t37\tb5f1 b5e2 b5d3 b5a6 b5d7 b5e8"},
        {"8/8/8/6k1/8/8/1P5K/8 w - - 0 1", "win\t55\th2g3"},
        {"3K4/4p3/8/8/8/8/2P1k3/8 w - - 0 1", "win\t65\tc2c4"},
        {"8/4K3/2p5/8/8/8/4P3/3k4 b - - 0 1", "win\t65\tc6c5"},
        // Two knights cannot force mate, and bishops on one square colour cannot mate at all.
        {"k7/8/1K6/8/8/8/8/1N1N4 w - - 0 1",
         "draw\t-\tb1d2 b1a3 b1c3 d1b2 d1f2 d1c3 d1e3 b6a5 b6b5 b6c5 b6a6 b6c6 b6c7"},
        {"8/8/8/8/8/8/8/Kbk1b3 w - - 0 1", "draw\t-\t"},
        // Réti's study: a single move holds the draw, in an ending that both sides can win.
        {"7K/8/k1P5/7p/8/8/8/8 w - - 0 1", "draw\t-\th8g7"},
        // Saavedra's study: only underpromotion to a rook wins.
        {"8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1", "win\t13\tc7c8r"},
        // En passant saves and wins.
        {"8/8/8/8/4Pp2/8/k6K/8 b - - 0 1", "loss\t26\tf4f3 a2a1 a2b1 a2b2 a2a3 a2b3"},
        {"8/8/8/8/4Pp2/8/k6K/8 b - e3 0 1", "draw\t-\tf4e3"},
        {"8/8/8/8/Pp6/8/7k/4K3 b - - 0 1", "loss\t32\tb4b3"},
        {"8/8/8/8/Pp6/8/7k/4K3 b - a3 0 1", "win\t23\tb4a3"},
    };
    return fixtures;
}

TEST(ConsoleProbe, CoversEveryEndingOfUpToFourPieces)
{
    for (const Fixture& known : known_values_of_other_endings())
        EXPECT_EQ(probed(known.line), known.answer) << known.line;
}

TEST(ConsoleProbe, PrintsWinsDrawsLossesAndUnknownPositions)
{
    for (const Fixture& known : known_values())
        EXPECT_EQ(probed(known.line), known.answer) << known.line;
}

TEST(ConsoleProbe, CoversFivePiecesOnDemand)
{
    const std::string input = "k7/8/2K5/8/1N6/8/3N4/7n w - - 0 1\n"
                              "7N/3n4/8/1n6/8/2k5/8/K7 b - - 0 1\n"
                              "n7/8/8/8/8/5K1N/8/4N2k b - - 0 1\n"
                              "4k3/8/8/8/8/8/8/4K2R w - - 0 1\n"
                              "4k2r/8/8/8/8/8/3PPP2/4K3 w - - 0 1\n"
                              "4k3/pp6/8/8/8/8/8/4K2R w K - 0 1\n";
    const Ran ran = run({"probe", "--pieces", "5"}, input);
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    const std::vector<std::string> lines = lines_of(ran.out);
    ASSERT_EQ(lines.size(), 6U);
    EXPECT_NE(lines[0].find("\twin\t11\t"), std::string::npos) << lines[0];
    EXPECT_NE(lines[1].find("\twin\t"), std::string::npos) << lines[1];
    EXPECT_NE(lines[2].find("\tloss\t12\t"), std::string::npos) << lines[2];
    EXPECT_NE(lines[3].find("\twin\t21\th1h7"), std::string::npos) << lines[3];
    EXPECT_NE(
        lines[4].find("\tunknown\tNot in the tablebases: this position has 6 pieces, and the tablebases "
                      "cover at most 5.\t"),
        std::string::npos)
        << lines[4];
    EXPECT_NE(lines[5].find("\tunknown\tThe tablebases ignore castling"), std::string::npos) << lines[5];
    // Without the option these positions are unknown.
    for (const std::string& line : lines_of(run({"probe"}, input.substr(0, 100)).out))
        EXPECT_NE(line.find("this position has 5 pieces, and the tablebases cover at most 4."),
                  std::string::npos)
            << line;
}

// Fault 50
TEST(ConsoleProbe, ContinuesIfTheMemoryDoesNotSufficeForAnEnding)
{
    if (endgame::is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    for (const char* const command : {"probe", "explain"}) {
        const Ran ran =
            run_in_little_memory({command, "--pieces", "5"},
                                 "k7/8/2K5/8/1N6/8/3N4/7n w - - 0 1\n4k3/8/8/8/8/8/8/4K2R w - - 0 1\n");
        EXPECT_EQ(ran.code, 0);
        const std::vector<std::string> lines = lines_of(ran.out);
        ASSERT_EQ(lines.size(), 2U);
        EXPECT_NE(lines[0].find("\tunknown\tKNNKN is not solved: that may need "), std::string::npos)
            << lines[0];
        EXPECT_EQ(lines[1].find("unknown"), std::string::npos) << lines[1];
    }
}

TEST(ConsoleProbe, ReportsWhyATextIsNotAPosition)
{
    for (const Fixture& known : known_faults())
        EXPECT_EQ(probed(known.line), known.answer) << known.line;
}

TEST(ConsoleProbe, PrintsTheBestMovesOfTheTablebase)
{
    for (const char* const fen : {"4k3/8/8/8/8/8/8/4KBN1 w - - 0 1", "8/8/8/8/B7/2NK4/1k6/8 b - - 0 1"}) {
        const std::vector<std::string> moves = split(split(probed(fen), '\t')[2], ' ');
        std::vector<std::string> best;
        for (const chess::Move move : endgame::solved().best_moves(endgame::position_of(fen)))
            best.push_back(to_coordinates(move));
        EXPECT_EQ(moves, best);
    }
}

TEST(ConsoleProbe, PrintsTheFenAsReadOnOneLine)
{
    const auto echoed = [](const std::string& line) {
        std::string out;
        append_probe(out, tables(), line);
        return split(out, '\t')[0];
    };
    EXPECT_EQ(echoed(" 4k3/8/8/8/8/8/8/4KBN1  w \t"), "4k3/8/8/8/8/8/8/4KBN1  w");
    EXPECT_EQ(echoed("\xEF\xBB\xBF"
                     "4k3/8/8/8/8/8/8/4KBN1"),
              "4k3/8/8/8/8/8/8/4KBN1");
    EXPECT_EQ(echoed("8\t8\x1b[2J\xFF"), "8 8\uFFFD[2J\uFFFD");
    EXPECT_EQ(echoed(std::string(1'000'000, '/')), std::string(1000, '/') + "…");
}

TEST(ConsoleProbe, AnswersEveryLineOfAFileInOrder)
{
    std::vector<Fixture> all = known_faults();
    for (const auto* const more : {&known_values(), &known_values_of_other_endings()})
        all.insert(all.end(), more->begin(), more->end());
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

/// The FENs of random positions from several endings, in random order.
std::string many_fens(const std::vector<std::string>& endings, int count)
{
    std::mt19937_64 random{33};
    std::string fens;
    while (count > 0) {
        const auto material = endgame::Material::parse(endings[random() % endings.size()]);
        chess::Setup setup;
        const auto put = [&](chess::Piece piece) { setup.board.put(chess::square_at(random() % 64), piece); };
        const chess::Color attacker = chess::all_colors[random() % 2];
        setup.turn = chess::all_colors[random() % 2];
        put({attacker, chess::Role::king});
        put({!attacker, chess::Role::king});
        for (const endgame::Piece piece : material->pieces())
            put({piece.side == endgame::Side::attacker ? attacker : !attacker, piece.role});
        if (setup.board.occupied().size() != static_cast<int>(material->pieces().size()) + 2 ||
            !chess::Position::from(setup))
            continue;
        fens += to_fen(setup) + '\n';
        --count;
    }
    return fens;
}

TEST(ConsoleProbe, AnswersEveryLineOfALargeInput)
{
    const std::string lines =
        many_fens({"KBNK", "KQKR", "KPK", "KRKP", "KBBK", "KRKN", "KQK", "KBPK"}, 20'000);
    const Ran ran = run({"probe"}, lines);
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 20'000);
    EXPECT_EQ(ran.out.find("unknown"), std::string::npos);
}

} // namespace
} // namespace console
