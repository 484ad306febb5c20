// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/course/lesson.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "chess/san.h"
#include "endings.h"
#include "kbnk_positions.h"
#include "trainer/report.h"

namespace trainer::course {
namespace {

using enum chess::Square;
using endgame::solved;

const std::string philidors_position = "6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1";

std::string game(const std::string& fen, const std::string& tags, const std::string& moves)
{
    return tags + "[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n" + moves + " *\n\n";
}

Page page_of(const std::string& task, const std::string& moves, const std::string& fen = philidors_position)
{
    return read_course(game(fen, "[Task \"" + task + "\"]\n", moves)).course.chapters.at(0).pages.at(0);
}

/// A reader of a page.
struct Reader {
    explicit Reader(Page read) : page{std::move(read)}, round{round_of(page)} {}

    void play(const std::string& san)
    {
        round.play(*chess::parse_move(round.position(), san));
        round.learn(solved(), 100);
    }
    void show(const std::string& san)
    {
        round.play_for_user(*chess::parse_move(round.position(), san));
        round.learn(solved(), 100);
    }
    Reading reading(const Pointed& pointed = {}) const { return reading_of(page, round, solved(), pointed); }
    Progress progress() const { return reading().progress; }

    Page page;
    Round round;
};

TEST(Lesson, PagesFollowEachOtherThroughTheChapters)
{
    const std::string tags = "[ChapterName \"A\"]\n";
    const Course course =
        read_course(game(philidors_position, tags, "") + game(philidors_position, tags, "") +
                    game(philidors_position, "[ChapterName \"B\"]\n", ""))
            .course;
    EXPECT_EQ(place_after(course, {0, 0}), (Place{0, 1}));
    EXPECT_EQ(place_after(course, {0, 1}), (Place{1, 0}));
    EXPECT_FALSE(place_after(course, {1, 0}));
    EXPECT_EQ(place_before(course, {1, 0}), (Place{0, 1}));
    EXPECT_EQ(place_before(course, {0, 1}), (Place{0, 0}));
    EXPECT_FALSE(place_before(course, {0, 0}));
    EXPECT_NE(page_at(course, {1, 0}), nullptr);
    EXPECT_EQ(page_at(course, {1, 1}), nullptr);
    EXPECT_EQ(page_at(course, {2, 0}), nullptr);
}

TEST(Lesson, AReadingPageShowsItsTextAndResumes)
{
    Reader reader{page_of("read", "{ Look. } 1. Be4 Kf8 { He steps out. } 2. Bh7 Ke8")};
    EXPECT_EQ(reader.round.game().nodes().size(), 5U);
    EXPECT_EQ(reader.reading().words, "Look.");
    EXPECT_EQ(reader.reading().next, chess::parse_move(reader.round.position(), "Be4").value());
    reader.play("Be4");
    EXPECT_EQ(reader.reading().words, "") << "the words on the start are out of date";
    reader.play("Kf8");
    EXPECT_EQ(reader.reading().words, "He steps out.");
    const Game::NodeId on_the_page = reader.round.game().current();
    reader.play("Bd5");
    EXPECT_TRUE(reader.reading().is_off);
    EXPECT_EQ(reader.reading().words, "") << "they are not about this position";
    EXPECT_EQ(reader.reading().back_to, on_the_page);
    EXPECT_EQ(reader.progress(), Progress::reading);
    reader.round.go_to(on_the_page);
    EXPECT_FALSE(reader.reading().is_off);
}

TEST(Lesson, HidesTheSolution)
{
    Reader reader{page_of("find", "{ Wait. } 1. Be4 Kf8 2. Bh7 { He must go. }")};
    EXPECT_EQ(reader.round.game().nodes().size(), 1U);
    EXPECT_EQ(reader.progress(), Progress::asked);
    reader.play("Be4");
    EXPECT_TRUE(reader.reading().is_reply_due);
    EXPECT_EQ(reader.progress(), Progress::reading);
    reader.play("Kf8");
    EXPECT_EQ(reader.progress(), Progress::asked);
    reader.play("Bh7");
    EXPECT_EQ(reader.progress(), Progress::done);
    EXPECT_EQ(reader.reading().words, "He must go.");
    EXPECT_FALSE(reader.reading().next);
    reader.play("Ke8");
    EXPECT_EQ(reader.progress(), Progress::done) << "whoever goes on from the end goes on freely";
}

TEST(Lesson, WordsOnAFoundMoveStayWithTheReply)
{
    Reader reader{page_of("find", "{ Wait. } 1. Be4 { Now he must go. } Kf8 2. Bh7 Ke8 3. Ne5")};
    reader.play("Be4");
    EXPECT_EQ(reader.reading().words, "Now he must go.");
    EXPECT_FALSE(reader.reading().about);
    reader.play("Kf8");
    EXPECT_EQ(reader.reading().words, "Now he must go.") << "the reply comes at once";
    EXPECT_TRUE(reader.reading().about);
    reader.play("Ke6");
    EXPECT_EQ(reader.reading().words, "") << "it is a try of the reader's own";
    reader.round.take_back();
    reader.play("Bh7");
    EXPECT_EQ(reader.reading().words, "");
    EXPECT_FALSE(reader.reading().about);
}

TEST(Lesson, SolvingAloneWithHelpAndByBeingShownDiffer)
{
    Reader alone{page_of("find", "1. Be4 Kf8 2. Bh7")};
    EXPECT_FALSE(alone.reading().result);
    alone.play("Be4");
    EXPECT_TRUE(alone.reading().has_found);
    alone.play("Kf8");
    EXPECT_FALSE(alone.reading().result) << "there is another move to find";
    alone.play("Bh7");
    EXPECT_EQ(alone.reading().result, Result::solved);

    Reader hinted{page_of("find", "1. Be4")};
    hinted.round.note_hint(coach::Rung::piece);
    EXPECT_FALSE(hinted.reading().result) << "nothing has been played with it";
    hinted.round.note_hint(coach::Rung::moves);
    EXPECT_FALSE(hinted.reading().result) << "the page may be left now without having failed";
    hinted.play("Be4");
    EXPECT_EQ(hinted.reading().result, Result::with_help);

    Reader shown{page_of("find", "1. Be4")};
    shown.show("Be4");
    EXPECT_FALSE(shown.reading().has_found);
    EXPECT_TRUE(shown.reading().is_shown);
    EXPECT_EQ(shown.reading().result, Result::shown);
    shown.round.go_to(0);
    shown.play("Be4");
    EXPECT_EQ(shown.reading().result, Result::shown) << "he repeats what he was shown";
}

TEST(Lesson, AWrongTryTakenBackIsNoHelp)
{
    Reader reader{page_of("find", "1. Be4 Kf8 2. Bh7")};
    reader.play("Ke6");
    EXPECT_EQ(reader.reading().result, Result::failed);
    reader.round.take_back();
    EXPECT_EQ(reader.reading().result, Result::failed) << "it is not solved yet";
    for (const char* move : {"Be4", "Kf8", "Bh7"})
        reader.play(move);
    EXPECT_EQ(reader.reading().result, Result::retried);
    EXPECT_EQ(reader.reading().errors, 1);
}

TEST(Lesson, AMoveThatTheAuthorMarksAsAMistakeIsWrongWithoutATablebase)
{
    Reader reader{page_of("find",
                          "{ Queen and rook. } 1. Qd7 (1. Qa4 $4 { A mistake. }) (1. Qb4 { As good. })",
                          "8/7k/8/8/3Q4/2R5/1P6/K7 w - - 0 1")};
    reader.play("Qb4");
    EXPECT_EQ(reader.reading().progress, Progress::unjudged);
    reader.round.take_back();
    reader.play("Qa4");
    EXPECT_EQ(reader.reading().progress, Progress::wrong);
    EXPECT_EQ(reader.reading().result, Result::failed);
}

TEST(Lesson, AMoveBesideTheOnlyOneIsWrongWithoutATablebase)
{
    const char* rookEnding = "8/3k2P1/6K1/8/4R3/8/8/6r1 w - - 0 1";
    const auto progress_by = [&](const char* move, const std::string& page) {
        Reader reader{page_of("find", page, rookEnding)};
        reader.play(move);
        return reader.reading().progress;
    };
    EXPECT_EQ(progress_by("Kh6", "1. Kf6 { [%assert only] }"), Progress::wrong);
    EXPECT_EQ(progress_by("Kh6", "1. Kf6 (1. Kh6 { As good. })"), Progress::unjudged);
    EXPECT_EQ(progress_by("Kh6", "1. Kf6"), Progress::unjudged);
}

TEST(Lesson, AHintAfterAWrongTryIsHelp)
{
    Reader reader{page_of("find", "1. Be4")};
    reader.play("Ke6");
    reader.round.take_back();
    reader.round.note_hint(coach::Rung::squares);
    reader.play("Be4");
    EXPECT_EQ(reader.reading().result, Result::with_help);
}

TEST(Lesson, AQuestionAboutTheAimIsNoHelp)
{
    Reader reader{page_of("find", "1. Be4")};
    reader.round.note_hint(coach::Rung::aim);
    reader.play("Be4");
    EXPECT_EQ(reader.reading().result, Result::solved);
}

TEST(Lesson, APageThatEndsInMateIsPlayedOutFromAnotherMoveThatIsAsGood)
{
    Reader reader{page_of("find", "{ Mate in three. } 1. Be6 Kb8 2. Na6+ Ka8 3. Bd5#",
                          "k7/8/1K6/2N2B2/8/8/8/8 w - - 0 1")};
    const auto move = [&](const char* san) {
        return chess::parse_move(reader.round.position(), san).value();
    };
    const chess::Move be6 = move("Be6");
    reader.play("Bh3");
    EXPECT_FALSE(reader.reading().is_off);
    EXPECT_TRUE(reader.reading().is_reply_due);
    EXPECT_EQ(reader.reading().next, move("Kb8"));
    EXPECT_EQ(reader.reading().own, reader.round.game().current());
    EXPECT_EQ(reader.reading().in_place_of, be6);
    reader.play("Kb8");
    EXPECT_EQ(reader.progress(), Progress::asked);
    EXPECT_TRUE(reader.reading().is_asking);
    EXPECT_EQ(reader.reading().next, move("Na6"));
    EXPECT_TRUE(reader.reading().own);
    reader.play("Bg2");
    EXPECT_EQ(reader.progress(), Progress::wrong);
    reader.round.take_back();
    for (const char* san : {"Na6+", "Ka8"})
        reader.play(san);
    EXPECT_FALSE(reader.reading().own) << "it was said before";
    EXPECT_EQ(reader.reading().words, "");
    reader.play("Bg2#");
    EXPECT_EQ(reader.progress(), Progress::done);
    EXPECT_TRUE(reader.reading().is_finished);
    EXPECT_EQ(reader.reading().result, Result::retried);
}

TEST(Lesson, AMoveThatIsAsGoodGetsTheTextForThePagesMove)
{
    Reader reader{page_of("find",
                          "{ Mate in three. } 1. Be6 { Wait. } Kb8 2. Na6+ { Now. } Ka8 3. Bd5# { Mate. }",
                          "k7/8/1K6/2N2B2/8/8/8/8 w - - 0 1")};
    const chess::Move be6 = chess::parse_move(reader.round.position(), "Be6").value();
    reader.play("Bh3");
    EXPECT_EQ(reader.reading().words, "Wait.");
    EXPECT_EQ(reader.reading().about.value().move, be6);
    EXPECT_EQ(reader.reading().about.value().before, 0U);
    reader.play("Kb8");
    EXPECT_EQ(reader.reading().words, "Wait.") << "the reply comes at once";
}

TEST(Lesson, OnlyTheMovesOfAPageKnownByHeartCountAsRight)
{
    const auto progress_after = [](const char* task, const char* san) {
        Reader reader{page_of(task, "1. Be4 (1. Ke6)")};
        reader.play(san);
        return reader.progress();
    };
    EXPECT_EQ(progress_after("recall", "Be4"), Progress::done);
    EXPECT_EQ(progress_after("recall", "Ke6"), Progress::as_good);
    EXPECT_EQ(progress_after("find", "Bc2"), Progress::as_good);
    EXPECT_EQ(progress_after("recall", "Bc2"), Progress::other) << "as quick, but its lines are not known";

    Reader other{page_of("recall", "1. Be4")};
    other.play("Bc2");
    EXPECT_TRUE(other.reading().is_asking) << "the answer is not revealed";
    EXPECT_FALSE(other.reading().result) << "it has not failed";
    other.round.go_to(0);
    other.play("Be4");
    EXPECT_EQ(other.reading().result, Result::solved);
}

TEST(Lesson, AHintOnSquaresIsHelp)
{
    const Reader reader{page_of("squares a8 h1", "")};
    Pointed pointed{.squares = chess::Bitboard{chess::Square::a8, chess::Square::h1}};
    EXPECT_EQ(reader.reading(pointed).result, Result::solved);
    pointed.hints = 1;
    EXPECT_EQ(reader.reading(pointed).result, Result::with_help);
}

TEST(Lesson, AMoveSlowerThanThePaceOfAPageKnownByHeartIsWrong)
{
    const auto progress_after = [](const char* task, const char* san) {
        Reader reader{page_of(task, "1. Be4")};
        reader.play(san);
        return reader.progress();
    };
    const chess::Position start = page_of("recall", "1. Be4").game.tree.start();
    const auto moves = judge_all(solved(), start);
    for (const JudgedMove& judged : moves.value()) {
        const int cost = judged.judgement.cost;
        const std::string san = to_san(start, judged.move);
        if (san == "Be4" || changes_result(judged.judgement))
            continue;
        EXPECT_EQ(progress_after("recall 0", san.c_str()), cost == 0 ? Progress::other : Progress::wrong)
            << san;
        EXPECT_EQ(progress_after("recall", san.c_str()), cost <= 2 ? Progress::other : Progress::wrong)
            << san;
    }
    Reader told{page_of("recall 0", "1. Be4")};
    told.play("Ke5");
    EXPECT_EQ(told.reading().result, Result::failed);
    told.round.go_to(0);
    told.play("Be4");
    EXPECT_EQ(told.reading().result, Result::retried) << "the refutation does not name the move";
}

TEST(Lesson, TheLastMoveOfAPageIsExplainedIfAnotherOneIsAccepted)
{
    Reader reader{page_of("find", "{ Look. } 1. Be4 { The bishop waits. }")};
    reader.play("Bc2");
    EXPECT_TRUE(reader.reading().is_finished);
    EXPECT_EQ(reader.reading().words, "The bishop waits.");
    EXPECT_TRUE(reader.reading().about);
}

TEST(Lesson, AnotherWayToAPositionOfThePageLeadsBackToIt)
{
    Reader reader{page_of("find", "1. Nc3 Kh7 2. Ne4 { Nearer. } Kh8 3. Bg7+ { Check. } Kh7 4. Ng5#",
                          "5B1k/5K2/8/8/8/8/8/1N6 w - - 0 1")};
    for (const char* san : {"Nd2", "Kh7"})
        reader.play(san);
    EXPECT_TRUE(reader.reading().own);
    reader.play("Ne4");
    EXPECT_EQ(reader.progress(), Progress::reading);
    EXPECT_FALSE(reader.reading().own);
    EXPECT_EQ(reader.reading().words, "Nearer.");
    reader.play("Kh8");
    reader.play("Ng5");
    EXPECT_EQ(reader.progress(), Progress::wrong);
    reader.round.take_back();
    reader.play("Bg7+");
    EXPECT_EQ(reader.reading().words, "Check.");
    EXPECT_EQ(reader.reading().errors, 1) << "the other way is no mistake";
}

TEST(Lesson, AnotherMateThatItsAuthorWroteDownEndsThePage)
{
    Reader reader{
        page_of("find", "1. Nd7# { Mate. } (1. Na6# { Mate, too. })", "1k6/1B6/1K6/2N5/8/8/8/8 w - - 0 1")};
    reader.play("Na6#");
    EXPECT_EQ(reader.progress(), Progress::done);
    EXPECT_EQ(reader.reading().words, "Mate, too.");
    EXPECT_EQ(reader.reading().result, Result::solved);
}

TEST(Lesson, AnEqualTryIsNoMistake)
{
    Reader reader{page_of("find", "1. Be4 Kf8 2. Bh7")};
    reader.play("Bc2");
    EXPECT_FALSE(reader.reading().result);
    reader.round.go_to(0);
    for (const char* move : {"Be4", "Kf8", "Bh7"})
        reader.play(move);
    EXPECT_EQ(reader.reading().result, Result::solved);
}

TEST(Lesson, AMoveThatNoTableKnowsIsNotJudged)
{
    Reader reader{page_of("find", "1. Be4 Kf8 2. Bh7")};
    reader.round.play(*chess::parse_move(reader.round.position(), "Ke6"));
    EXPECT_EQ(reader.progress(), Progress::unjudged);
    EXPECT_FALSE(reader.reading().result);
    EXPECT_TRUE(reader.reading().is_asking);
}

TEST(Lesson, SlowerMovesWithTheSameIdeaAreAccepted)
{
    const std::string middle_triangle = "4B3/1k2K3/8/8/8/3N4/8/8 w - - 0 1";
    const auto progress_by = [&](const std::string& san, const std::string& page) {
        Reader reader{page_of("find", page, middle_triangle)};
        reader.play(san);
        return reader.reading();
    };
    EXPECT_EQ(progress_by("Kd7", "1. Kd6 Kc8 2. Ba4").progress, Progress::slower);
    EXPECT_FALSE(progress_by("Kd7", "1. Kd6 Kc8 2. Ba4").is_asking);
    EXPECT_FALSE(progress_by("Kd7", "1. Kd6 Kc8 2. Ba4").is_finished);
    EXPECT_EQ(progress_by("Kd7", "1. Kd6").result, Result::solved) << "it stands for the last move";
    EXPECT_EQ(progress_by("Kf6", "1. Kd6").progress, Progress::wrong) << "the king goes away";
    EXPECT_EQ(progress_by("Kd7", "1. Kd6 (1. Kd7 { Slow. })").progress, Progress::wrong)
        << "its author warns of it";
}

TEST(Lesson, SlowerMovesToTheSameLaterStageAreAccepted)
{
    const auto progress_by = [](const std::string& fen, const std::string& page, const std::string& san) {
        Reader reader{page_of("find", page, fen)};
        reader.play(san);
        return reader.reading().progress;
    };
    EXPECT_EQ(progress_by("8/5B2/8/8/4k3/8/8/1N4K1 w - - 0 1", "1. Kf2", "Kg2"), Progress::slower);
    EXPECT_EQ(progress_by("6B1/6N1/8/3K4/k7/8/8/8 w - - 0 1", "1. Kc4", "Kd4"), Progress::wrong)
        << "both lead back to an earlier stage";
}

TEST(Lesson, AReplyThatThePageDoesNotKnowIsNoAnswer)
{
    Reader reader{page_of("find", "1. Ke6 Kg7 2. Nd6")};
    reader.play("Ke6");
    reader.play("Kf8");
    EXPECT_EQ(reader.progress(), Progress::unjudged);
    EXPECT_FALSE(reader.reading().result);
}

TEST(Lesson, ATaskDoneAfterATryInVainIsNotSolvedAlone)
{
    Reader reader{page_of("play 3", "", "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1")};
    while (!reader.round.end())
        reader.play(to_san(reader.round.position(), solved().best_moves(reader.round.position()).front()));
    EXPECT_EQ(reader.reading().result, Result::solved);
    EXPECT_EQ(reader.reading({{}, 1}).result, Result::retried);
}

TEST(Lesson, TablebasesJudgeAlternativeMoves)
{
    Reader equal{page_of("find", "1. Be4 Kf8 2. Bh7")};
    equal.play("Bc2");
    EXPECT_EQ(equal.progress(), Progress::as_good);
    EXPECT_TRUE(equal.reading().is_off);
    EXPECT_FALSE(equal.reading().is_finished) << "the page asks for more moves";
    Reader last{page_of("find", "1. Be4")};
    last.play("Bc2");
    EXPECT_TRUE(last.reading().is_finished);
    Reader slow{page_of("find", "1. Be4 Kf8 2. Bh7")};
    slow.play("Ke6");
    EXPECT_EQ(slow.progress(), Progress::wrong);
    slow.play("Kg7");
    EXPECT_EQ(slow.progress(), Progress::wrong) << "the move that left the page counts";
}

TEST(Lesson, AMoveThatItsAuthorWarnsOfIsNotTheAnswer)
{
    Reader reader{page_of("find", "{ Wait. } 1. Nd6 (1. Ke6 $2 { Too early. }) Kf8 (1... Kh8) 2. Be6")};
    reader.play("Ke6");
    EXPECT_EQ(reader.progress(), Progress::wrong);
    EXPECT_EQ(reader.reading().words, "Too early.");
    EXPECT_TRUE(reader.reading().is_off);
    EXPECT_TRUE(reader.reading().at);
    EXPECT_FALSE(reader.reading().is_reply_due);
    EXPECT_EQ(reader.reading().back_to, Game::NodeId{0});
    reader.round.go_to(0);
    reader.play("Nd6");
    reader.play("Kh8");
    EXPECT_FALSE(reader.reading().is_off) << "the other side may play either of its moves";
}

TEST(Lesson, APageAsksUntilTheAnswerIsThere)
{
    Reader find{page_of("find", "1. Be4 Kf8 2. Bh7")};
    EXPECT_TRUE(find.reading().is_asking);
    find.play("Ke6");
    EXPECT_TRUE(find.reading().is_asking) << "what was wrong tells nothing";
    find.round.go_to(0);
    find.play("Be4");
    EXPECT_FALSE(find.reading().is_asking && !find.reading().is_reply_due);
    find.play("Kf8");
    EXPECT_TRUE(find.reading().is_asking);
    find.play("Bh7");
    EXPECT_FALSE(find.reading().is_asking);
    find.round.go_to(0);
    EXPECT_FALSE(find.reading().is_asking) << "it stands in the record";
    const Reader point{page_of("squares a8 h1", "")};
    EXPECT_TRUE(point.reading().is_asking);
    EXPECT_TRUE(point.reading({{a8, h8}}).is_asking);
    EXPECT_FALSE(point.reading({{a8, h1}}).is_asking);
    for (const char* task : {"read", "play 20", "hold 5"})
        EXPECT_FALSE(Reader{page_of(task, "1. Be4")}.reading().is_asking) << task;
}

TEST(Lesson, ARoundOfAnyPageIsKnownAsOne)
{
    for (const char* task : {"read", "find", "play 20", "solve"}) {
        const Round round = round_of(page_of(task, "1. Be4"));
        EXPECT_TRUE(task_of(std::get<Loaded>(round.origin()).tags)) << task;
        EXPECT_TRUE(is_page(round)) << task;
    }
}

TEST(Lesson, ARoundBelongsToItsPageAlone)
{
    const std::string start =
        "[Task \"find\"]\n[SetUp \"1\"]\n[FEN \"6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n";
    const Course course = read_course(start + "1. Be4 *\n\n" + start + "1. Bh7+ *\n").course;
    const std::vector<Page>& pages = course.chapters.front().pages;
    EXPECT_TRUE(is_round_of(pages[0], round_of(pages[0])));
    EXPECT_FALSE(is_round_of(pages[1], round_of(pages[0]))) << "another question about the same position";
}

TEST(Lesson, AGameWithATaskIsNoPage)
{
    const Page page = page_of("find", "1. Be4");
    const Round game{Game{page.game.tree}, Seat::both, Loaded{page.game.tags}};
    EXPECT_FALSE(is_page(game));
    EXPECT_FALSE(is_round_of(page, game));
}

/// Plays both sides as well as can be.
void play_on(Reader& reader, std::size_t plies)
{
    for (; plies > 0 && !reader.round.end(); --plies) {
        reader.round.play(solved().best_moves(reader.round.position()).front());
        reader.round.learn(solved(), 100);
    }
}

TEST(Lesson, AMateHasToComeInTime)
{
    const std::string mate_in_3 = "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1";
    Reader in_time{page_of("play 3", "", mate_in_3)};
    EXPECT_EQ(in_time.round.seat(), Seat::attacker);
    in_time.round.learn(solved(), 100);
    EXPECT_EQ(in_time.progress(), Progress::asked);
    play_on(in_time, 4);
    EXPECT_EQ(in_time.progress(), Progress::asked);
    play_on(in_time, 1);
    EXPECT_EQ(in_time.progress(), Progress::done);
    Reader late{page_of("play 2", "", mate_in_3)};
    late.round.learn(solved(), 100);
    play_on(late, 3);
    EXPECT_EQ(late.progress(), Progress::wrong);
}

TEST(Lesson, AMateThatHasBecomeImpossibleIsLostAtOnce)
{
    Reader reader{page_of("play 3", "", "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1")};
    reader.play("Nc3");
    EXPECT_EQ(reader.progress(), Progress::wrong) << "two moves are left, and more are needed";
    EXPECT_EQ(reader.reading().result, Result::failed);
    Reader slow{page_of("play 30", "", "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1")};
    slow.play("Nc3");
    EXPECT_EQ(slow.progress(), Progress::asked) << "there is time";
    Reader drawn{page_of("play 30", "", "1k6/8/8/1B1N4/8/8/8/7K w - - 0 1")};
    drawn.play("Bd3");
    drawn.play("Kb7");
    drawn.play("Ba6+");
    drawn.play("Kxa6");
    EXPECT_EQ(drawn.progress(), Progress::wrong);
}

TEST(Lesson, ImpossibleTasksAreNotFailedBeforeTheFirstMove)
{
    for (const char* task : {"play 2", "hold 3"}) {
        Reader reader{page_of(task, "", "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1")};
        EXPECT_EQ(reader.progress(), Progress::asked) << task;
        EXPECT_FALSE(reader.reading().result) << task;
    }
}

/// The progress of a reader after more moves by both sides.
Progress progress_after(Reader& reader, const endgame::Tablebase& known,
                        const std::vector<const char*>& moves)
{
    for (const char* san : moves)
        reader.round.play(*chess::parse_move(reader.round.position(), san));
    return reading_of(reader.page, reader.round, known, {}).progress;
}

TEST(Lesson, AWinEndsWithThePromotion)
{
    const endgame::Tablebase& known = endgame::table_of("KPK");
    const std::string start = "8/1K6/2P5/8/8/8/8/5k2 w - - 0 1";
    Reader reader{page_of("win 3", "", start)};
    EXPECT_EQ(reader.round.seat(), Seat::attacker);
    EXPECT_EQ(progress_after(reader, known, {}), Progress::asked);
    EXPECT_EQ(progress_after(reader, known, {"c7", "Ke2"}), Progress::asked);
    EXPECT_EQ(progress_after(reader, known, {"c8=Q"}), Progress::done);
    EXPECT_EQ(progress_after(reader, known, {"Kd2", "Qc7", "Kd3", "Qc6"}), Progress::done) << "it stays won";
    Reader late{page_of("win 2", "", start)};
    EXPECT_EQ(progress_after(late, known, {"Kb6", "Ke2", "c7"}), Progress::wrong);
    Reader drawn{page_of("win 9", "", "2k5/8/2K5/2P5/8/8/8/8 w - - 0 1")};
    EXPECT_EQ(progress_after(drawn, known, {"Kd5"}), Progress::wrong) << "the win is gone";
}

TEST(Lesson, AWinDoesNotEndWithAPieceThatIsCaptured)
{
    const std::string start = "8/5Pk1/8/8/P7/8/8/K7 w - - 0 1";
    const endgame::Tablebase& known = endgame::table_of("KPPK");
    Reader reader{page_of("win 9", "", start)};
    EXPECT_EQ(progress_after(reader, known, {"f8=Q+"}), Progress::asked);
    EXPECT_EQ(progress_after(reader, known, {"Kxf8", "a5", "Ke7", "a6", "Kd6", "a7", "Kc7"}),
              Progress::asked);
    EXPECT_EQ(progress_after(reader, known, {"a8=Q"}), Progress::done);
    Reader spared{page_of("win 9", "", start)};
    EXPECT_EQ(progress_after(spared, known, {"f8=Q+", "Kg6"}), Progress::done);
}

TEST(Lesson, AWinEndsWithABareKingOrMate)
{
    const endgame::Tablebase& known = endgame::table_of("KRKB");
    Reader reader{page_of("win 5", "", "8/8/8/8/1R6/8/k2b4/2K5 w - - 0 1")};
    EXPECT_EQ(progress_after(reader, known, {}), Progress::asked);
    EXPECT_EQ(progress_after(reader, known, {"Kxd2"}), Progress::done);
    Reader mate{page_of("win 1", "", "k7/8/1K6/8/8/8/8/1b5R w - - 0 1")};
    EXPECT_EQ(progress_after(mate, known, {"Rh8#"}), Progress::done);
}

TEST(Lesson, TheDrawHasToBeHeldSoLong)
{
    const endgame::Tablebase& known = endgame::table_of("KPK");
    Reader reader{page_of("hold 2", "", "4k3/8/8/4K3/4P3/8/8/8 b - - 0 1")};
    const auto play = [&](const std::string& san) {
        reader.round.play(*chess::parse_move(reader.round.position(), san));
        reader.round.learn(known, 100);
    };
    EXPECT_EQ(reader.round.seat(), Seat::defender);
    reader.round.learn(known, 100);
    EXPECT_EQ(reader.progress(), Progress::asked);
    play("Ke7");
    play("Kd5");
    EXPECT_EQ(reader.progress(), Progress::asked);
    play("Kd7");
    play("e5");
    EXPECT_EQ(reader.progress(), Progress::done);
    reader.round.go_to(Game::NodeId{0});
    play("Kd8");
    EXPECT_EQ(reader.progress(), Progress::wrong);
}

TEST(Lesson, SquaresArePointedAtInAnyOrder)
{
    const Reader reader{page_of("squares a8 h1", "")};
    EXPECT_EQ(reader.reading().progress, Progress::asked);
    EXPECT_EQ(reader.reading({{a8}}).progress, Progress::asked);
    EXPECT_EQ(reader.reading({{a8, h1}}).progress, Progress::done);
    EXPECT_EQ(reader.reading({{a8, h8}}).progress, Progress::wrong);
    EXPECT_EQ(reader.reading({{a1}}).progress, Progress::asked) << "not before as many as there are";
}

TEST(Lesson, WrongAndMissingSquaresAreNamedOnceEnoughAreSelected)
{
    const Reader reader{page_of("squares a8 h1", "")};
    EXPECT_TRUE(reader.reading({{h8}}).wrong_squares.empty()) << "he is still selecting";
    const Reading wrong = reader.reading({{a8, h8}});
    EXPECT_EQ(wrong.wrong_squares, chess::Bitboard{h8});
    EXPECT_EQ(wrong.missing, 1);
    EXPECT_EQ(wrong.result, Result::failed);
    EXPECT_EQ(reader.reading({{a8, h1, h8}}).missing, 0);
    EXPECT_EQ(reader.reading({{a8, h1}}).result, Result::solved);
    EXPECT_EQ(reader.reading({{a8, h1}, 1}).result, Result::retried);
    EXPECT_EQ(reader.reading({.squares = {a8, h1}, .is_shown = true}).result, Result::shown)
        << "it was shown";
}

} // namespace
} // namespace trainer::course
