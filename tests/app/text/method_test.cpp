// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/method.h"

#include <array>
#include <cstdlib>
#include <set>

#include "app_fixture.h"
#include "chess/legal_moves.h"
#include "tests/endgame/kbnk_positions.h"
#include "tests/thoroughness.h"
#include "tests/trainer/method/ranks.h"
#include "text/coaching.h"
#include "text/languages.h"
#include "trainer/drill.h"
#include "trainer/random.h"

namespace app_test {
namespace {

using trainer::method::Field;
using trainer::method::Question;
using trainer::method::Step;

constexpr std::array allFields{Field::corner, Field::small_triangle, Field::short_edge, Field::long_edge,
                               Field::edge,   Field::two_rings,      Field::board};
constexpr std::array tidyQuestions{Question::corner_post, Question::pieces, Question::kings, Question::corner,
                                   Question::king_centre};

QString methodHeadline(const Step& step, bool tellsMate = true)
{
    return methodRemark(position_of(mateIn27), step, {}, tellsMate).headline;
}

class MethodWords : public ::testing::TestWithParam<const char*> {
protected:
    MethodWords() { installLanguage(QString::fromLatin1(GetParam())); }
    ~MethodWords() override { installLanguage(u"en"_s); }
};

TEST_P(MethodWords, EveryFieldHasAName)
{
    std::set<QString> names;
    for (const Field field : allFields)
        names.insert(fieldName(field));
    EXPECT_EQ(names.size(), allFields.size());
    EXPECT_FALSE(names.contains(QString{}));
}

TEST_P(MethodWords, EveryQuestionHasItsOwnAdvice)
{
    std::set<QString> said;
    for (const Question question : tidyQuestions) {
        const QString words = methodHeadline({.field = Field::edge,
                                              .next = {},
                                              .tidies = question,
                                              .mate_in = {},
                                              .open = {},
                                              .takes_more_moves = true});
        EXPECT_TRUE(isSentence(words)) << words.toStdString();
        said.insert(words);
    }
    EXPECT_EQ(said.size(), tidyQuestions.size());
}

INSTANTIATE_TEST_SUITE_P(Languages, MethodWords, ::testing::Values("en", "de"));

TEST(MethodRemark, NamesTheFieldAndTheNextOne)
{
    EXPECT_EQ(methodHeadline({Field::edge, Field::long_edge, {}, {}, {}}),
              u"Field: the whole edge. Next: the edge without the wrong corners."_s);
}

TEST(MethodRemark, MarksTheMoveAsTheFirstIfTheAimTakesMore)
{
    using enum chess::Square;
    using trainer::coach::Reason;
    const chess::Position position = position_of(mateIn27);
    Step step{.field = Field::edge,
              .next = Field::long_edge,
              .tidies = {},
              .mate_in = {},
              .open = {},
              .takes_more_moves = true};
    std::vector<MethodMove> moves{{{d3, c4}, {Reason{Reason::Kind::all_safe}}}};
    const Remark remark = methodRemark(position, step, moves, true);
    EXPECT_EQ(remark.headline, u"Field: the whole edge. Next: the edge without the wrong corners."_s);
    EXPECT_EQ(remark.reason, u"First: Bc4 leaves him nothing to attack."_s);
    moves.push_back({{d2, c3}, {}});
    EXPECT_EQ(methodRemark(position, step, moves, true).reason,
              u"First one of these: Bc4 leaves him nothing to attack. Equally good: Kc3."_s);
    step.takes_more_moves = false;
    EXPECT_FALSE(methodRemark(position, step, moves, true).reason.startsWith(u"First"_s));
}

TEST(MethodRemark, MarksTheMoveAsTheFirstOnlyForLongerAims)
{
    using enum chess::Square;
    const std::vector<MethodMove> moves{{{d2, c3}, {}}};
    const auto reason = [&](bool atOnce) {
        return methodRemark(position_of(mateIn27),
                            {.field = Field::edge,
                             .next = {},
                             .tidies = Question::kings,
                             .mate_in = {},
                             .open = {},
                             .tidies_at_once = atOnce,
                             .takes_more_moves = true},
                            moves, true)
            .reason;
    };
    EXPECT_EQ(reason(false), u"First: Play Kc3."_s);
    EXPECT_EQ(reason(true), u"Play Kc3."_s);
}

TEST(MethodRemark, NoFieldHasTheNameOfAStage)
{
    for (const Field field : allFields) {
        for (int stage = 0; stage <= static_cast<int>(trainer::coach::Stage::outrun); ++stage)
            EXPECT_NE(fieldName(field), stageName(static_cast<trainer::coach::Stage>(stage)).toLower());
    }
}

TEST(MethodRemark, NamesTheMoveKnownByHeart)
{
    using enum chess::Square;
    const Step step{.field = Field::edge,
                    .next = {},
                    .tidies = {},
                    .mate_in = {},
                    .open = {{d2, c3}},
                    .is_by_heart = true};
    const QString said = methodHeadline(step);
    EXPECT_TRUE(said.startsWith(u"Field: the whole edge. One of the 25 position"_s)) << said.toStdString();
    EXPECT_TRUE(said.endsWith(u" to know by heart: play Kc3."_s)) << said.toStdString();
}

TEST(MethodRemark, NamesThePieceToBringNearer)
{
    using enum chess::Square;
    const auto said = [](std::vector<chess::Move> open) {
        return methodHeadline({Field::edge, {}, Question::pieces, {}, std::move(open), true});
    };
    const auto expected = [](const QString& advice) {
        return u"Field: the whole edge. Nothing smaller yet: "_s + advice + u'.';
    };
    EXPECT_EQ(said({{e3, f5}, {e3, c4}}), expected(u"bring the knight nearer to your king"_s));
    EXPECT_EQ(said({{d3, c4}}), expected(u"bring the bishop nearer to your king"_s));
    EXPECT_EQ(said({{d2, c3}}), expected(u"bring your king nearer to your pieces"_s));
    EXPECT_EQ(said({{d2, c3}, {d3, c4}}), expected(u"bring your pieces closer together"_s));
}

TEST(MethodRemark, PromisesNoSmallerFieldThanTheCorner)
{
    EXPECT_EQ(methodHeadline({Field::corner, {}, Question::corner_post, {}, {}, true}),
              u"Field: three squares at the corner. No field is smaller: bring your king towards a square a "
              u"knight's move from "
              "the corner."_s);
    EXPECT_EQ(methodHeadline({.field = Field::corner,
                              .next = {},
                              .tidies = Question::pieces,
                              .mate_in = {},
                              .open = {},
                              .takes_more_moves = true}),
              u"Field: three squares at the corner. No field is smaller. It takes some moves to bring your "
              "king and pieces closer together."_s);
}

TEST(MethodRemark, StatesThatAFieldIsLargerThanBefore)
{
    EXPECT_EQ(methodHeadline({.field = Field::edge,
                              .next = Field::long_edge,
                              .tidies = {},
                              .mate_in = {},
                              .open = {},
                              .is_larger_for_now = true}),
              u"Field: the whole edge, larger for the moment. Next: the edge without the wrong corners."_s);
}

TEST(MethodRemark, ContainsTheDistanceToMateOnlyIfAllowed)
{
    const Step mate{Field::corner, {}, {}, 3, {}};
    EXPECT_EQ(methodHeadline(mate), u"Field: three squares at the corner. Next: mate in 3."_s);
    EXPECT_EQ(methodHeadline(mate, false), u"Field: three squares at the corner. Next: mate."_s);
}

TEST(MethodRemark, ExplainsAFewMovesAndNamesTheOthers)
{
    using enum chess::Square;
    using trainer::coach::Reason;
    const chess::Position position = position_of(mateIn27);
    const Step step{Field::board, {}, Question::king_centre, {}, {}, true};
    std::vector<MethodMove> moves{{{d3, c4}, {Reason{Reason::Kind::all_safe}}},
                                  {{d2, c3}, {}},
                                  {{e3, f5}, {Reason{Reason::Kind::checks}}}};
    const QString three = methodRemark(position, step, moves, true).reason;
    EXPECT_EQ(three, u"Bc4 leaves him nothing to attack. Nf5+ gives check. Equally good: Kc3."_s);
    moves.push_back({{e3, g4}, {Reason{Reason::Kind::all_safe}}});
    const QString four = methodRemark(position, step, moves, true).reason;
    EXPECT_TRUE(four.endsWith(u" Nf5+ gives check. Equally good: Kc3, Ng4."_s)) << four.toStdString();
}

using chess::Position;
using chess::Square;

int stepsBetween(Square a, Square b)
{
    return std::abs(file_of(a) - file_of(b)) + std::abs(rank_of(a) - rank_of(b));
}

int stepsOfPieces(const Position& position, chess::Color attacker)
{
    const Square king = position.king(attacker);
    return stepsBetween(position.board().of(chess::Role::bishop).first(), king) +
           stepsBetween(position.board().of(chess::Role::knight).first(), king);
}

int kingsStepsTo(Square king, const std::vector<Square>& squares)
{
    int fewest = 8;
    for (const Square to : squares)
        fewest = std::min(
            fewest, std::max(std::abs(file_of(king) - file_of(to)), std::abs(rank_of(king) - rank_of(to))));
    return fewest;
}

/// Returns the squares a knight's move from the bishop-coloured corner that is nearer to the lone king.
std::vector<Square> postsOf(const Position& position, chess::Color attacker)
{
    using enum Square;
    const bool isDark = is_dark(position.board().of(chess::Role::bishop).first());
    const Square lone = position.king(!attacker);
    const Square low = isDark ? a1 : h1;
    const Square high = isDark ? h8 : a8;
    const bool isLow = stepsBetween(lone, low) <= stepsBetween(lone, high);
    if (isDark)
        return isLow ? std::vector{b3, c2} : std::vector{g6, f7};
    return isLow ? std::vector{g3, f2} : std::vector{b6, c7};
}

/// True if a move follows a card's instruction, determined without code of the method.
bool obeys(const Position& before, chess::Move move, const QString& order)
{
    using enum Square;
    using chess::Role;
    const chess::Color attacker = before.turn();
    const Position after = before.play(move);
    const Role moved = before.board().role_at(move.from);
    const Square from = before.king(attacker);
    const Square to = after.king(attacker);
    const auto nearer = [&](const std::vector<Square>& squares) {
        return kingsStepsTo(to, squares) < kingsStepsTo(from, squares);
    };
    const bool isTidier = stepsOfPieces(after, attacker) < stepsOfPieces(before, attacker);
    if (order == u"bring the knight nearer to your king."_s)
        return moved == Role::knight && isTidier;
    if (order == u"bring the bishop nearer to your king."_s)
        return moved == Role::bishop && isTidier;
    if (order == u"bring your king nearer to your pieces."_s)
        return moved == Role::king && isTidier;
    if (order == u"bring your pieces closer together."_s)
        return isTidier;
    if (order == u"bring your king nearer to his."_s)
        return nearer({before.king(!attacker)});
    if (order == u"bring your king towards a square a knight's move from the corner."_s)
        return nearer(postsOf(before, attacker));
    return order == u"bring your king towards the centre."_s && nearer({d4, e4, d5, e5});
}

/// The number of cards with an instruction, and of cards with an aim of the next moves.
struct MethodCards {
    int orders = 0;
    int aims = 0;
};

/// Where a card says what the reply must do, every reply to every open move does it.
void checkReplies(const Position& before, const Step& step, const QString& card)
{
    const bool isNearer = card.contains(u"nearer to your king"_s);
    if (!card.contains(u"His reply must "_s))
        return;
    const chess::Color attacker = before.turn();
    const auto distance = [&](const Position& position) {
        const Square lone = position.king(!attacker);
        const bool isDark = is_dark(position.board().of(chess::Role::bishop).first());
        return isNearer ? kingsStepsTo(lone, {position.king(attacker)})
                        : std::min(stepsBetween(lone, isDark ? Square::a1 : Square::h1),
                                   stepsBetween(lone, isDark ? Square::h8 : Square::a8));
    };
    for (const chess::Move move : step.open) {
        const Position defence = before.play(move);
        for (const chess::Move reply : legal_moves(defence))
            EXPECT_LT(distance(defence.play(reply)), distance(before))
                << to_fen(before.setup()) << ' ' << moveName(before, move).toStdString();
    }
}

void checkCard(const Position& position, const Step& step, MethodCards& cards)
{
    const QString card = methodRemark(position, step, {}, true).headline;
    EXPECT_TRUE(isSentence(card)) << card.toStdString();
    const bool isOrder = card.contains(u"smaller: "_s) || card.contains(u"smaller yet: "_s);
    if (!isOrder) {
        cards.aims += card.contains(u"It takes some moves "_s) ? 1 : 0;
        checkReplies(position, step, card);
        return;
    }
    ++cards.orders;
    const QString words = card.mid(card.lastIndexOf(u": "_s) + 2);
    for (const chess::Move move : step.open)
        EXPECT_TRUE(obeys(position, move, words))
            << to_fen(position.setup()) << ' ' << moveName(position, move).toStdString() << ' '
            << card.toStdString();
}

class MethodCardTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (test::slowdown > 1)
            GTEST_SKIP() << "takes too long";
    }

    trainer::method::Method method{trainer::method::shared_ranks()};
    MethodCards cards;
};

TEST_F(MethodCardTest, LongerAimsAreNotOrders)
{
    for (const char* fen : {"6k1/8/4K3/5B2/8/4N3/8/8 w - - 0 1", "8/1k1N3B/4K3/8/8/8/8/8 w - - 0 1",
                            "1k1K4/8/8/1B1N4/8/8/8/8 w - - 0 1", "3K4/k7/B7/3N4/8/8/8/8 w - - 0 1"})
        checkCard(position_of(fen), method.step(position_of(fen), *method.target(position_of(fen))), cards);
    EXPECT_EQ(cards.orders, 0);
    EXPECT_EQ(cards.aims, 4);
}

TEST_F(MethodCardTest, EveryOpenMoveFollowsTheOrderInWholeGames)
{
    trainer::Random random{11};
    for (std::uint64_t seed = 0; seed < test::times<std::uint64_t>(8); ++seed) {
        Position position =
            *trainer::random_start(endgame::solved(), {.attacker = chess::Color::black}, seed);
        std::optional<trainer::method::Target> target;
        while (!is_checkmate(position)) {
            target = method.target(position, target);
            const Step step = method.step(position, *target);
            checkCard(position, step, cards);
            position = position.play(step.open[trainer::below(random, step.open.size())]);
            if (!is_checkmate(position))
                position = position.play(endgame::solved().best_moves(position).front());
        }
    }
    EXPECT_GT(cards.orders, 0);
    EXPECT_GT(cards.aims, 0);
}

} // namespace
} // namespace app_test
