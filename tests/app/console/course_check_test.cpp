// SPDX-License-Identifier: GPL-3.0-or-later

// Runs the real program on courses, including those that it comes with.

#include "console/course_check.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "chess/fen.h"
#include "chess/san.h"
#include "endgame/tablebase_store.h"
#include "known_tables.h"
#include "program.h"
#include "tests/slowdown.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/stage.h"
#include "trainer/course/claims.h"
#include "trainer/course/course.h"
#include "trainer/course/lesson.h"

namespace console {
namespace {

const std::string start = "[SetUp \"1\"]\n[FEN \"5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1\"]\n\n";

TEST(CourseCheck, ListsChaptersPagesAndTasks)
{
    const Ran ran =
        run({"course", "-"}, "[ChapterName \"Corners\"]\n" + start +
                                 "{ [%assert mate 18] Where to? } *\n\n"
                                 "[ChapterName \"Corners\"]\n[Task \"squares h1 a8\"]\n" +
                                 start + "*\n\n[ChapterName \"The W\"]\n[Task \"find\"]\n" + start +
                                 "1. Bh7 { [%assert only] } (1. Bg4 { [%assert cost 2] }) Ke8 *\n");
    EXPECT_EQ(ran.code, 0);
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out, "1\tCorners\t1\tread\t1\n"
                       "1\tCorners\t2\tsquares h1 a8\t1\n"
                       "2\tThe W\t1\tfind\t4\n");
}

TEST(CourseCheck, ErrorsNameChapterPageAndMove)
{
    const Ran ran = run({"course", "-"}, "[ChapterName \"Corners\"]\n" + start + "*\n\n" +
                                             "[ChapterName \"The W\"]\n[Task \"solve\"]\n" + start +
                                             "1. Bh7 Ke8 2. Ne5 { [%assert mate 3] } 2... Kf9 *\n");
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(
        ran.err,
        "rightcorner-cli: Chapter 2 (The W), page 1: Game 2, line 12, column 45: “Kf9” is not a move. The "
        "rest of the line is skipped.\n"
        "rightcorner-cli: Chapter 2 (The W), page 1: “solve” is not a task; tasks are read, find, recall, "
        "play N, win N, hold N and squares a1 h8. The page is for reading only.\n"
        "rightcorner-cli: Chapter 2 (The W), page 1: “mate 3” does not hold at 1. Bh7 Ke8 2. Ne5.\n"
        "rightcorner-cli: The course has errors.\n");
}

TEST(CourseCheck, AnswersMustKeepTheResult)
{
    const auto errors = [](const std::string& task, const std::string& moves) {
        const Ran ran = run({"course", "-"}, "[ChapterName \"Pawn\"]\n[Task \"" + task +
                                                 "\"]\n[SetUp \"1\"]\n"
                                                 "[FEN \"4k3/8/4K3/4P3/8/8/8/8 w - - 0 1\"]\n\n" +
                                                 moves + " *\n");
        EXPECT_EQ(ran.code, ran.err.empty() ? 0 : 1);
        return ran.err;
    };
    const std::string wrong = "rightcorner-cli: Chapter 1 (Pawn), page 1: The answer 1. Kf5 throws the win "
                              "away.\nrightcorner-cli: The course has errors.\n";
    EXPECT_EQ(errors("recall", "1. Kf5"), wrong);
    EXPECT_EQ(errors("recall 1", "1. Kd6 (1. Kf5)"), wrong) << "both moves count as right";
    EXPECT_EQ(errors("find", "1. Kf5"), wrong);
    EXPECT_EQ(errors("find", "1. Kd6 (1. Kf5)"), "") << "the other move is a wrong answer";
    EXPECT_EQ(errors("recall", "1. Kd6 (1. Kf6)"), "");
}

TEST(CourseCheck, UncheckableClaimsNameTheRequirement)
{
    const auto page = [](const std::string& fen) {
        return "[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n1. Re1+ { [%assert mate 5] } *\n";
    };
    const Ran five = run({"course", "-"}, page("8/4k1P1/6K1/8/8/8/7r/5R2 w - - 0 1"));
    EXPECT_EQ(five.code, 1);
    EXPECT_EQ(five.err, "rightcorner-cli: Chapter 1 (), page 1: “mate 5” cannot be checked at 1. Re1+ "
                        "without the tablebase KRPKR; use --pieces 5.\n"
                        "rightcorner-cli: Some claims of the course could not be checked.\n");
    const Ran six = run({"course", "-"}, page("8/4k1PP/6K1/8/8/8/7r/5R2 w - - 0 1"));
    EXPECT_EQ(six.code, 1);
    EXPECT_NE(six.err.find("cannot be checked at 1. Re1+: no tablebase covers this position."),
              std::string::npos)
        << six.err;
}

TEST(CourseCheck, ACourseWithoutPagesFails)
{
    const Ran ran = run({"course", "-"}, "\n");
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "rightcorner-cli: The course has no pages.\n");
}

TEST(CourseCheck, AMissingFileIsReportedInOneSentence)
{
    const Ran ran = run({"course", "/nowhere/course.pgn"}, "");
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.err, "rightcorner-cli: /nowhere/course.pgn cannot be read: No such file or directory.\n");
}

/// The courses that the program comes with. Endings of five pieces are solved once and loaded from then on.
class ShippedCourses : public testing::Test {
protected:
    static void TearDownTestSuite() { std::filesystem::remove_all(table_folder()); }

    static std::filesystem::path table_folder()
    {
        return std::filesystem::path{testing::TempDir()} / "tables of the shipped courses";
    }

    /// True if a course takes too long: five pieces do under sanitizers.
    static bool is_too_large(const std::string& name)
    {
        const std::set<std::string> large{"rook-and-pawn", "rook-and-pawn-2", "bishop-and-pawn",
                                          "rook-and-bishop-against-rook"};
        return test::is_sanitized && large.contains(name);
    }
};

/// The built-in courses: the files of each in all languages, by name.
using Courses = std::map<std::string, std::vector<std::string>>;

Courses shipped_courses()
{
    Courses courses;
    for (const auto& entry : std::filesystem::directory_iterator{RIGHTCORNER_COURSES}) {
        const std::string name = entry.path().filename().string();
        courses[name.substr(0, name.find('.'))].push_back(entry.path().string());
    }
    return courses;
}

/// The file of a course in a language.
std::string in_language(const std::vector<std::string>& files, const std::string& language)
{
    const auto found = std::ranges::find_if(
        files, [&](const std::string& file) { return file.ends_with('.' + language + ".pgn"); });
    EXPECT_NE(found, files.end()) << files.front() << " has no version in this language: " << language;
    return found == files.end() ? files.front() : *found;
}

// Fault 67. The claims are the same in every language, as AreTheSameInEveryLanguage shows.
TEST_F(ShippedCourses, HaveNoErrorsAndNoFalseClaims)
{
    const Courses courses = shipped_courses();
    ASSERT_TRUE(courses.contains("bishop-and-knight"));
    ASSERT_TRUE(courses.contains("rook-and-pawn"));
    for (const auto& [name, files] : courses) {
        if (is_too_large(name))
            continue;
        const std::string file = in_language(files, "en");
        const Ran ran = run({"course", file, "--pieces", "5", "--tables", table_folder().string()});
        EXPECT_EQ(ran.code, 0) << file << '\n' << ran.err;
    }
}

/// The number of best moves that a course teaches, and those of them that the coach has no reason for.
struct Taught {
    int moves = 0;
    std::vector<std::string> unexplained;
};

/// True if the main line of a page teaches a move in a position: the reader has to find it, or it wins or
/// holds the draw for the weaker side.
bool is_taught(const trainer::course::Page& page, const chess::Position& position,
               const endgame::Tablebase& known)
{
    if (std::holds_alternative<trainer::course::Find>(page.task))
        return position.turn() == page.game.tree.start().turn();
    const auto verdict = known.probe(position);
    return std::holds_alternative<trainer::course::Read>(page.task) && verdict &&
           verdict->outcome() != endgame::Outcome::loss &&
           !(verdict->is_draw() && trainer::coach::attacker_in(known, position) == position.turn());
}

void add_taught(Taught& taught, const trainer::course::Page& page, const endgame::Tablebase& known)
{
    const chess::GameTree& tree = page.game.tree;
    for (const chess::GameTree::NodeId node : tree.main_line()) {
        if (!tree.node(node).parent)
            continue;
        const chess::Position& position = tree.node(*tree.node(node).parent).position;
        const chess::Move move = *tree.node(node).move;
        if (std::ranges::count(known.best_moves(position), move) == 0 || !is_taught(page, position, known))
            continue;
        ++taught.moves;
        if (reasons(trainer::coach::stage_pens(), known, position, move).empty())
            taught.unexplained.push_back(to_fen(position.setup()) + ' ' + to_san(position, move));
    }
}

TEST_F(ShippedCourses, HaveReasonsForWhatTheyTeach)
{
    // The least share, in percent, of the taught best moves that the coach has a reason for.
    const std::map<std::string, int> floors{{"bishop-and-knight", 100},
                                            {"bishop-and-pawn", 88},
                                            {"pawn", 100},
                                            {"pawn-against-pawn", 95},
                                            {"queen", 100},
                                            {"queen-against-pawn", 95},
                                            {"queen-against-rook", 95},
                                            {"queen-against-rook-2", 92},
                                            {"rook", 85},
                                            {"rook-against-minor-piece", 92},
                                            {"rook-against-pawn", 92},
                                            {"rook-and-bishop-against-rook", 87},
                                            {"rook-and-pawn", 75},
                                            {"rook-and-pawn-2", 90},
                                            {"two-bishops", 82},
                                            {"two-pawns", 95},
                                            {"wrong-rook-pawn", 97}};
    for (const auto& [name, files] : shipped_courses()) {
        if (is_too_large(name))
            continue;
        const auto course = trainer::course::read_course(content_of(files.front())).course;
        endgame::TablebaseStore store;
        store.set_folder(endgame::TableFolder{table_folder()});
        for (const endgame::Material& ending : endings_of(course, endgame::most_pieces_on_request))
            store.learn(ending);
        Taught taught;
        for (const trainer::course::Place place : places_of(course))
            add_taught(taught, *page_at(course, place), store.known());
        const int explained = taught.moves - static_cast<int>(taught.unexplained.size());
        ASSERT_TRUE(floors.contains(name)) << name;
        EXPECT_GE(100 * explained, floors.at(name) * taught.moves)
            << name << '\n'
            << testing::PrintToString(taught.unexplained);
    }
}

/// Plays both sides of a page as well as can be, until its task is done or failed.
trainer::course::Progress played_out(const trainer::course::Page& page, const endgame::Tablebase& known)
{
    trainer::Round round = trainer::course::round_of(page);
    const auto progress = [&] { return reading_of(page, round, known, {}).progress; };
    while (progress() == trainer::course::Progress::asked)
        round.play(known.best_moves(round.position()).front());
    return progress();
}

TEST_F(ShippedCourses, WinsThatStopBeforeTheMateAreReachedInTime)
{
    int wins = 0;
    for (const auto& [name, files] : shipped_courses()) {
        const auto course = trainer::course::read_course(content_of(files.front())).course;
        for (const endgame::Material& ending : endings_of(course, 4))
            tables().learn(ending);
        for (const trainer::course::Place place : places_of(course)) {
            const trainer::course::Page& page = *page_at(course, place);
            const auto* play = std::get_if<trainer::course::Play>(&page.task);
            if (play == nullptr || play->is_to_mate || !tables().known().probe(page.game.tree.start()))
                continue;
            ++wins;
            EXPECT_EQ(played_out(page, tables().known()), trainer::course::Progress::done)
                << name << ", chapter " << place.chapter + 1 << ", page " << place.page + 1;
        }
    }
    EXPECT_GT(wins, 15);
}

/// The moves that a text calls as good as the one it belongs to, or as safe, as they are to be asserted.
std::vector<std::string> alternatives_in(const std::string& text)
{
    const std::string moves = R"((?:^|[.;:!?] )((?:[KQRBN]?x?[a-h][1-8][+#]?(?:, | and |,? ))+))";
    const std::array<std::pair<std::regex, std::string>, 2> patterns{
        {{std::regex{moves + "(?:(?:is|are) (?:equally|just as) good|mates? as well)"}, "best "},
         {std::regex{moves + "(?:holds? as well|also draws?)"}, "keeps "}}};
    std::vector<std::string> claims;
    for (const auto& [pattern, claim] : patterns) {
        for (std::sregex_iterator found{text.begin(), text.end(), pattern}; found != std::sregex_iterator{};
             ++found) {
            const std::string listed = std::regex_replace((*found)[1].str(), std::regex{",| and"}, "");
            claims.push_back(claim + listed.substr(0, listed.size() - 1));
        }
    }
    return claims;
}

TEST_F(ShippedCourses, AssertThatOtherMovesAreAsGoodWhereTheyCallThemSo)
{
    int checked = 0;
    for (const auto& [name, files] : shipped_courses()) {
        const auto course = trainer::course::read_course(content_of(in_language(files, "en"))).course;
        for (const trainer::course::Place place : places_of(course)) {
            const chess::GameTree& tree = page_at(course, place)->game.tree;
            for (chess::GameTree::NodeId node = 0; node < tree.nodes().size(); ++node) {
                for (const std::string& claim : alternatives_in(tree.annotations(node).after.text)) {
                    ++checked;
                    EXPECT_TRUE(trainer::course::is_asserted(claim, tree, node))
                        << name << ", chapter " << place.chapter + 1 << ", page " << place.page + 1 << ": "
                        << claim;
                }
            }
        }
    }
    EXPECT_GT(checked, 30);
}

/// A page without its texts.
std::string wordless(const trainer::course::Page& page)
{
    std::string text{page.game.tags.value("Task").value_or("")};
    const chess::GameTree& tree = page.game.tree;
    for (chess::GameTree::NodeId node = 0; node < tree.nodes().size(); ++node) {
        const chess::Comment& comment = tree.annotations(node).after;
        text += '\n' + to_fen(tree.node(node).position.setup()) + (comment.text.empty() ? "" : " says");
        for (const chess::CommentCommand& command : comment.commands)
            text += ' ' + command.name + ' ' + command.value;
        for (const chess::SquareMark mark : comment.squares)
            text += ' ' + std::string{mark.color} + std::string{to_string(mark.square)};
        for (const chess::ArrowMark mark : comment.arrows)
            text += ' ' + std::string{mark.color} + std::string{to_string(mark.from)} +
                    std::string{to_string(mark.to)};
    }
    return text;
}

std::vector<std::string> wordless(const trainer::course::Course& course)
{
    std::vector<std::string> pages;
    for (const trainer::course::Chapter& chapter : course.chapters) {
        pages.push_back("chapter");
        for (const trainer::course::Page& page : chapter.pages)
            pages.push_back(wordless(page));
    }
    return pages;
}

TEST_F(ShippedCourses, AreTheSameInEveryLanguage)
{
    for (const auto& [name, files] : shipped_courses()) {
        EXPECT_GE(files.size(), 2U) << name << " is to come in English and German";
        const auto first = trainer::course::read_course(content_of(files.front())).course;
        for (const std::string& file : files) {
            const auto reading = trainer::course::read_course(content_of(file));
            EXPECT_TRUE(reading.faults.empty()) << file;
            EXPECT_EQ(wordless(reading.course), wordless(first)) << file;
        }
    }
}

} // namespace
} // namespace console
