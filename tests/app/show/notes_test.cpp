// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/notes.h"

#include <set>

#include "app_fixture.h"
#include "chess/pgn_reader.h"
#include "chess/san.h"
#include "show/coach.h"
#include "show/diagram.h"
#include "show/record.h"
#include "text/languages.h"
#include "trainer/round_pgn.h"

namespace app_test {
namespace {

class NotesTest : public SessionTest {
protected:
    /// The moves of the record, updated.
    const panels::MoveModel& moves()
    {
        record.update();
        return record.moves();
    }
    panels::RecordNotes notes()
    {
        record.update();
        return record.notes();
    }

    show::Record record{session};
};

TEST_F(NotesTest, OtherBranchesAreOfferedWhereTheyBegin)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    session.takeBack();
    play("Nf5+");
    EXPECT_TRUE(notes().alternatives.empty());
    session.takeBack();
    EXPECT_EQ(notes().alternatives, std::vector<QString>{u"Nc4+"_s});
    EXPECT_EQ(otherBranches(session.round().game()).size(), 1U);
}

TEST_F(NotesTest, TheExampleMoveKeepsTheResultAndRevealsNoAnswer)
{
    start(mateIn27, trainer::Seat::both);
    for (; !session.round().end(); session.play(best().front())) {
        const auto judged = *trainer::judge_all(*tablebase(), shown());
        const auto slower = std::ranges::count_if(judged, [](const trainer::JudgedMove& other) {
            return other.judgement.grade != trainer::Grade::best &&
                   other.judgement.after.outcome() == other.judgement.before.outcome();
        });
        ASSERT_EQ(notes().example.isEmpty(), slower < 2);
        if (slower < 2)
            continue;
        const auto tried =
            trainer::judge(*tablebase(), shown(), *chess::parse_move(shown(), notes().example.toStdString()));
        EXPECT_EQ(tried->after.outcome(), tried->before.outcome());
        EXPECT_NE(tried->grade, trainer::Grade::best);
        EXPECT_NE(chess::to_san(shown(), judged[std::ssize(tried->best)].move), notes().example.toStdString())
            << "the second best move may be the answer that the author wants";
    }
    EXPECT_EQ(notes().example, QString{}) << "there is none";
}

TEST_F(NotesTest, TriedMovesAreNoExamples)
{
    start(mateIn27, trainer::Seat::both);
    std::set<QString> tried;
    for (int tries = 0; tries < 4; ++tries) {
        const QString example = notes().example;
        ASSERT_FALSE(example.isEmpty());
        EXPECT_TRUE(tried.insert(example).second) << example.toStdString();
        play(example.toStdString().c_str());
        session.takeBack();
    }
}

TEST_F(NotesTest, OnlyMovesAreNoExamples)
{
    start("8/8/8/P3k3/8/8/8/7K w - - 0 1", trainer::Seat::both);
    EXPECT_EQ(notes().example, QString{});
}

TEST_F(NotesTest, TheReplayCountsEquallyGoodMoves)
{
    start(mateIn19, trainer::Seat::both);
    ASSERT_TRUE(session.enterReplay());
    for (std::size_t ply = 0; ply < session.replay()->line.size(); ++ply) {
        session.goToPly(ply);
        const std::size_t equals = session.replay()->line.steps()[ply].equals.size();
        EXPECT_EQ(otherEquals(session).size() + 1, equals);
        EXPECT_EQ(notes().alternatives.size() + 1, equals);
        EXPECT_EQ(moves().entries()[ply].aside, equals == 1 ? QString{} : u"×%1"_s.arg(equals));
        EXPECT_TRUE(isSentence(remarkOf(session).headline));
    }
    session.goToPly(37);
    EXPECT_TRUE(otherEquals(session).empty());
    EXPECT_EQ(remarkOf(session).headline, u"Nc6# is mate."_s);
    EXPECT_EQ(diagramOf(session).hand, board::Hand::none);
}

TEST_F(NotesTest, ACommentIsShownUnlessShownElsewhereOrInAnExam)
{
    session.take(*trainer::to_round(chess::read_pgn("1. e4 { The best by test. } *").front().game));
    session.goTo(session.round().game().line().back());
    const auto shows = [this](show::Telling telling, bool hasComment) {
        record.update(telling);
        return record.notes(telling, hasComment).summary.contains(u"The best by test."_s);
    };
    EXPECT_TRUE(shows(show::Telling::all, true));
    EXPECT_FALSE(shows(show::Telling::all, false));
    EXPECT_FALSE(shows(show::Telling::nothing, true));
}

TEST_F(NotesTest, ACommentKeepsItsOwnDirection)
{
    text::installLanguage(u"ar"_s);
    session.take(*trainer::to_round(chess::read_pgn("1. e4 { The best by test. } *").front().game));
    session.goTo(session.round().game().line().back());
    record.update(show::Telling::all);
    const QString summary = record.notes(show::Telling::all, true).summary;
    text::installLanguage(u"en"_s);
    EXPECT_TRUE(summary.startsWith(u"\u2068The best by test.\u2069"_s)) << summary.toStdString();
}

TEST_F(NotesTest, TheSeedIsLeftToTheChoiceOfTheNextPosition)
{
    deal({}, 4711);
    EXPECT_FALSE(notes().summary.contains(u"4711"_s));
}

} // namespace
} // namespace app_test
