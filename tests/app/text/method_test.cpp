// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/method.h"

#include <set>

#include "app_fixture.h"
#include "text/languages.h"

namespace app_test {
namespace {

using trainer::method::Field;
using trainer::method::Question;
using trainer::method::Step;

constexpr std::array allFields{Field::corner, Field::small_triangle, Field::short_edge, Field::long_edge,
                               Field::edge,   Field::two_rings,      Field::board};
constexpr std::array tidyQuestions{Question::corner_post, Question::pieces, Question::kings, Question::corner,
                                   Question::king_centre};

QString headline(const Step& step, bool tellsMate = true)
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
        said.insert(
            headline({.field = Field::edge, .next = {}, .tidies = question, .mate_in = {}, .open = {}}));
        EXPECT_TRUE(isSentence(*said.rbegin())) << said.rbegin()->toStdString();
    }
    EXPECT_EQ(said.size(), tidyQuestions.size());
}

INSTANTIATE_TEST_SUITE_P(Languages, MethodWords, ::testing::Values("en", "de"));

TEST(MethodRemark, NamesTheFieldAndTheNextOne)
{
    EXPECT_EQ(headline({Field::edge, Field::long_edge, {}, {}, {}}),
              u"Field: the edge. Next: the long edge."_s);
}

TEST(MethodRemark, SaysWhichPieceToBringNearer)
{
    using enum chess::Square;
    const auto said = [](std::vector<chess::Move> open) {
        return headline({Field::edge, {}, Question::pieces, {}, std::move(open)});
    };
    const auto expected = [](const QString& advice) {
        return u"Field: the edge. Nothing smaller yet: "_s + advice + u'.';
    };
    EXPECT_EQ(said({{e3, f5}, {e3, c4}}), expected(u"bring the knight nearer to your king"_s));
    EXPECT_EQ(said({{d3, c4}}), expected(u"bring the bishop nearer to your king"_s));
    EXPECT_EQ(said({{d2, c3}}), expected(u"bring your king nearer to your pieces"_s));
    EXPECT_EQ(said({{d2, c3}, {d3, c4}}), expected(u"bring your pieces closer together"_s));
}

TEST(MethodRemark, PromisesNoSmallerFieldThanTheCorner)
{
    EXPECT_EQ(
        headline({Field::corner, {}, Question::corner_post, {}, {}}),
        u"Field: the corner. No field is smaller: bring your king towards a square a knight's move from "
        "the corner."_s);
}

TEST(MethodRemark, TellsTheDistanceOfTheMateOnlyIfAllowed)
{
    const Step mate{Field::corner, {}, {}, 3, {}};
    EXPECT_EQ(headline(mate), u"Field: the corner. Next: mate in 3."_s);
    EXPECT_EQ(headline(mate, false), u"Field: the corner. Next: mate."_s);
}

TEST(MethodRemark, TellsAReasonForEachMoveAndNamesThoseBeyondAFew)
{
    using enum chess::Square;
    using trainer::coach::Reason;
    const chess::Position position = position_of(mateIn27);
    const Step step{Field::board, {}, Question::king_centre, {}, {}};
    std::vector<MethodMove> moves{{{d3, c4}, {Reason{Reason::Kind::all_safe}}},
                                  {{d2, c3}, {}},
                                  {{e3, f5}, {Reason{Reason::Kind::checks}}}};
    const QString three = methodRemark(position, step, moves, true).reason;
    EXPECT_EQ(three, u"Bc4 leaves him nothing to attack. Nf5+ gives check. Equally good: Kc3."_s);
    moves.push_back({{e3, g4}, {Reason{Reason::Kind::all_safe}}});
    const QString four = methodRemark(position, step, moves, true).reason;
    EXPECT_TRUE(four.endsWith(u" Nf5+ gives check. Equally good: Kc3, Ng4."_s)) << four.toStdString();
}

} // namespace
} // namespace app_test
