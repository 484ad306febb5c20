// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/course_faults.h"

#include "app_fixture.h"
#include "endgame/tablebase_store.h"

namespace app_test {
namespace {

text::Remark faultsIn(const std::string& pgn)
{
    return text::courseRemark(trainer::course::read_course(pgn).faults);
}

TEST(CourseFaults, AreReportedWithChapterPageAndReason)
{
    const text::Remark task = faultsIn("[ChapterName \"The W\"]\n[Task \"solve\"]\n\n1. e4 *\n");
    EXPECT_EQ(task.headline, u"The course has an error in chapter 1, “The W”, page 1."_s);
    EXPECT_EQ(task.reason, u"“solve” is not a known task, so the page is for reading only."_s);
    const text::Remark move =
        faultsIn("[ChapterName \"The W\"]\n\n1. e5 *\n\n[ChapterName \"B\"]\n\n1. e5 *\n");
    EXPECT_TRUE(move.reason.startsWith(u"Line 3, column 4: "_s)) << move.reason.toStdString();
    EXPECT_TRUE(move.reason.endsWith(u"There is one more error."_s)) << move.reason.toStdString();
    EXPECT_EQ(faultsIn("[Task \"find\"]\n\n*\n").reason,
              u"There is no move to find, so the page is for reading only."_s);
    EXPECT_EQ(faultsIn("[Task \"play 5\"]\n[FEN \"k7/8/1K6/8/8/8/8/8 w - - 0 1\"]\n\n*\n").reason,
              u"The game is over at the start, so the page is for reading only."_s);
}

/// The errors of a page from Philidor's position, mate in 18 by 1. Bh7.
QString faultsOf(const std::string& task, const std::string& moves)
{
    static const endgame::Tablebase known = endgame::solve(endgame::kbnk);
    const std::string pgn =
        "[Task \"" + task + "\"]\n[FEN \"5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n" + moves + " *\n";
    return text::pageFaults(chess::read_pgn(pgn).front().game, known).join(u'|');
}

TEST(CourseFaults, OfAPageAreFoundWhileItIsWritten)
{
    EXPECT_EQ(faultsOf("find", "{ Mate in 18. [%assert mate 18] } 1. Bh7"), QString{});
    EXPECT_EQ(faultsOf("find", "{ [%assert mate 17] } 1. Bh7"), u"It is mate in 18, not in 17."_s);
    EXPECT_EQ(faultsOf("find", "1. Bh7 { [%assert draw] }"),
              u"After 1. Bh7: It is mate in 17, not a draw."_s);
    const auto ofMated = [](const std::string& words) {
        static const endgame::Tablebase known = endgame::solve(endgame::kbnk);
        const std::string pgn = "[FEN \"k7/3N4/1K6/3B4/8/8/8/8 b - - 0 1\"]\n\n{ " + words + " } *\n";
        return text::pageFaults(chess::read_pgn(pgn).front().game, known).join(u'|');
    };
    EXPECT_EQ(ofMated("[%assert checkmate]"), QString{});
    EXPECT_EQ(ofMated("[%assert draw]"), u"It is checkmate already."_s);
    EXPECT_EQ(ofMated("[%assert mate 3]"), u"It is checkmate already."_s);
    EXPECT_EQ(faultsOf("find", "1. Bh7 { [%assert throws] }"), u"After 1. Bh7: “throws” is not true."_s);
    EXPECT_EQ(faultsOf("find", "1. Ke5"), u"Ke5 throws the win away."_s);
    EXPECT_EQ(faultsOf("read", "1. Ke5 Kxf7 { Mate in 5! }"),
              u"After 1… Kxf7: It is a draw, not mate in 5."_s);
    EXPECT_EQ(faultsOf("read", "{ White mates in 18. }"), QString{});
    EXPECT_EQ(faultsOf("read", "{ Here white mates in 4. }"), u"It is mate in 18, not in 4."_s);
    EXPECT_EQ(faultsOf("read", "1. Bh7 { White mates in 4. }"),
              u"After 1. Bh7: It is mate in 17, not in 4."_s);
    EXPECT_EQ(faultsOf("read", "1. Ke5"), QString{}) << "it need not be a solution";
    EXPECT_EQ(faultsOf("find", ""), u"There is no move to find yet: play the solution on the board."_s);
}

TEST(CourseFaults, OfATaskAreFoundWhileItIsWritten)
{
    EXPECT_EQ(faultsOf("play 18", ""), QString{});
    EXPECT_EQ(faultsOf("play 4", ""), u"It is mate in 18, not in 4."_s);
    EXPECT_EQ(faultsOf("hold 12", ""), u"It is mate in 18, not a draw."_s);
    EXPECT_EQ(
        text::pageFaults(
            chess::read_pgn("[FEN \"4k3/8/4K3/4P3/8/8/8/8 w - - 0 1\"]\n\n{ Mate in 3 [%assert mate 3] } *")
                .front()
                .game,
            endgame::Tablebase{}),
        QStringList{u"“mate 3” cannot be checked without the tablebase."_s});
}

} // namespace
} // namespace app_test
