// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/explain.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "chess/legal_moves.h"
#include "kbnk_positions.h"
#include "program.h"

namespace console {
namespace {

/// The lines that the real program answers.
std::vector<std::string> explained(const std::string& input)
{
    const Ran ran = run({"explain"}, input);
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    return lines_of(ran.out);
}

TEST(ConsoleExplain, NamesStageSquaresAndReasons)
{
    const std::vector<std::string> answers = explained("5k2/5N2/5K2/8/4B3/8/8/8 w - - 0 1\n"
                                                       "8/8/8/5B2/8/8/5K2/5N1k w - - 0 1\n"
                                                       "4k3/8/8/8/8/4K3/4P3/8 w - - 0 1\n"
                                                       "8/8/8/8/2BkN3/8/8/K7 b - - 0 1\n"
                                                       "8/8/8/8/8/8/1k6/4K3 w - - 0 1\n");
    ASSERT_EQ(answers.size(), 5U);
    EXPECT_EQ(answers[0], "5k2/5N2/5K2/8/4B3/8/8/8 w - - 0 1\tw\tc5 e5 b7 d7 f7\t"
                          "e4h7 stops:g8;leaves:e8;drives:5>4");
    EXPECT_EQ(answers[1], "8/8/8/5B2/8/8/5K2/5N1k w - - 0 1\tmate\th1 f2 g3\tf5e4 mates:h1");
    EXPECT_EQ(answers[2], "4k3/8/8/8/8/4K3/4P3/8 w - - 0 1\tto-key-squares\td4 e4 f4\t"
                          "e3d4 key-square:d4;nears-promotion:e8\t"
                          "e3e4 key-square:e4;nears-promotion:e8\t"
                          "e3f4 key-square:f4;nears-promotion:e8");
    EXPECT_EQ(answers[3], "8/8/8/8/2BkN3/8/8/K7 b - - 0 1\t-\t\t"
                          "d4c4 captures:Bc4\td4e4 captures:Ne4");
    EXPECT_EQ(answers[4], "8/8/8/8/8/8/1k6/4K3 w - - 0 1\t-\t\te1d1 -\te1f1 -\te1d2 -\te1e2 -\te1f2 -");
}

TEST(ConsoleExplain, ExplainsEveryMoveOfFivePiecesOnDemand)
{
    for (const std::string fen : {"k7/8/2K5/8/1N6/8/3N4/7n w - - 0 1", "n7/8/8/8/8/5K1N/8/4N2k b - - 0 1",
                                  "8/8/3k4/8/3n4/8/8/K1N1N3 w - - 0 1"}) {
        const Ran ran = run({"explain", "--all", "--pieces", "5"}, fen + '\n');
        EXPECT_EQ(ran.code, 0) << ran.err;
        const std::vector<std::string> fields = split(lines_of(ran.out).at(0), '\t');
        EXPECT_EQ(fields[0], fen);
        EXPECT_EQ(fields[1], "-") << "no stages are known";
        EXPECT_EQ(fields.size(), 3 + legal_moves(endgame::position_of(fen)).size());
    }
}

TEST(ConsoleExplain, NamesTheGainsOfTheBestRepliesOnDemand)
{
    const std::string fen = "5k2/5N1B/5K2/8/8/8/8/8 w - - 0 1";
    const std::vector<std::string> best = split(explained(fen + '\n').front(), '\t');
    const std::vector<std::string> all =
        split(lines_of(run({"explain", "--all"}, fen + '\n').out).front(), '\t');
    EXPECT_EQ(all.size(), 3 + legal_moves(endgame::position_of(fen)).size());
    for (std::size_t i = 0; i < best.size(); ++i)
        EXPECT_EQ(all[i].substr(0, best[i].size()), best[i]);
    const auto poor =
        std::ranges::find_if(all, [](const std::string& field) { return field.starts_with("h7e4 "); });
    ASSERT_NE(poor, all.end());
    EXPECT_NE(poor->find(";-f8g8=wrong-corner:2>1"), std::string::npos) << *poor;
}

TEST(ConsoleExplain, NamesTheSameStageForMirroredPositions)
{
    for (const std::string& answer : explained("6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1\n"
                                               "1k6/2N5/2K5/2B5/8/8/8/8 w - - 0 1\n"
                                               "8/8/8/8/2b5/2k5/2n5/1K6 b - - 0 1\n"
                                               "8/7k/4BKN1/8/8/8/8/8 w - - 0 1\n"))
        EXPECT_EQ(split(answer, '\t')[1], "wrong-corner") << answer;
}

TEST(ConsoleExplain, AnswersBadLinesLikeProbe)
{
    const std::string input = "startpos\n\n8/8/8/8/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/8/4K2R w K - 0 1\n"
                              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";
    EXPECT_EQ(explained(input), lines_of(run({"probe"}, input).out));
}

TEST(ConsoleExplain, AFinishedGameHasNoStageAndNoMoves)
{
    EXPECT_EQ(explained("k7/8/K1N5/3B4/8/8/8/8 b - - 0 1\n").front(), "k7/8/K1N5/3B4/8/8/8/8 b - - 0 1\t-\t");
    EXPECT_EQ(explained("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n").front(),
              "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\t-\t");
}

TEST(ConsoleExplain, AnswersEachLineBeforeTheNextComes)
{
    Conversation program{rightcorner_cli, {"explain"}};
    program.say("8/8/8/5B2/8/8/5K2/5N1k w - - 0 1");
    EXPECT_EQ(program.hear(), "8/8/8/5B2/8/8/5K2/5N1k w - - 0 1\tmate\th1 f2 g3\tf5e4 mates:h1");
    program.hang_up();
    EXPECT_EQ(program.end(), 0);
}

TEST(ConsoleExplain, NamesTacticsAndIdeasOfOtherEndings)
{
    const std::vector<std::string> answers = explained("K7/3k4/8/8/8/6Q1/2r5/8 w - - 0 1\n"
                                                       "8/4k3/8/8/4K3/4P3/8/8 b - - 0 1\n"
                                                       "8/8/8/2k5/8/8/5K2/7R w - - 0 1\n");
    EXPECT_NE(answers[0].find("g3d3 forks:c2,d7"), std::string::npos) << answers[0];
    EXPECT_NE(answers[1].find("e7e6 holds-off"), std::string::npos) << answers[1];
    EXPECT_NE(answers[2].find("h1d1 cuts-file:d1"), std::string::npos) << answers[2];
}

TEST(ConsoleExplain, HelpExplainsItsWords)
{
    const Ran ran = run({"explain", "--help"});
    EXPECT_EQ(ran.code, 0);
    for (const char* word : {"wrong-corner", "large-triangle", "key-square", "takes", "prepares",
                             "stays-wide", "kept-out", "forks", "opposes", "cuts-file", "wall"})
        EXPECT_NE(ran.out.find(word), std::string::npos) << word;
}

} // namespace
} // namespace console
