// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/course_faults.h"

#include "app_fixture.h"

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

} // namespace
} // namespace app_test
