// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/method.h"

#include <set>

#include "app_fixture.h"
#include "text/languages.h"

namespace app_test {
namespace {

using trainer::method::Gain;
using trainer::method::Question;
using trainer::method::Step;

constexpr std::array allQuestions{Question::pen,           Question::triangle,   Question::kings,
                                  Question::king_middle,   Question::edge_sum,   Question::pieces,
                                  Question::knight_middle, Question::corner_post};

class MethodWords : public ::testing::TestWithParam<const char*> {
protected:
    MethodWords() { installLanguage(QString::fromLatin1(GetParam())); }
    ~MethodWords() override { installLanguage(u"en"_s); }

    Remark remark(const std::optional<Gain>& gain, bool tellsMate = true) const
    {
        return methodRemark(position, {9, gain, 3, {}}, {}, tellsMate);
    }

    chess::Position position = position_of(mateIn27);
};

TEST_P(MethodWords, EveryQuestionHasAnAimAndATargetOfItsOwn)
{
    std::set<QString> aims;
    std::set<QString> targets;
    for (const Question question : allQuestions) {
        const Remark said = remark(Gain{question, 7, 4});
        EXPECT_TRUE(isSentence(said.headline)) << said.headline.toStdString();
        EXPECT_TRUE(isSentence(said.reason)) << said.reason.toStdString();
        aims.insert(said.headline);
        targets.insert(said.reason);
    }
    EXPECT_EQ(aims.size(), allQuestions.size());
    EXPECT_EQ(targets.size(), allQuestions.size());
    EXPECT_FALSE(aims.contains(remark({}).headline));
}

INSTANTIATE_TEST_SUITE_P(Languages, MethodWords, ::testing::Values("en", "de"));

TEST(MethodRemark, SaysInHowManySquaresHeCanBeHeldAndHowFarTheNextPenIs)
{
    const chess::Position position = position_of(mateIn27);
    const Remark three = methodRemark(position, {6, Gain{Question::pen, 6, 5}, 3, {}}, {}, true);
    EXPECT_EQ(three.headline, u"He can be confined to 36 squares. Pen him in more tightly."_s);
    EXPECT_EQ(three.reason, u"Next, in 3 moves: a pen of 14 squares."_s);
    const Remark one = methodRemark(position, {13, Gain{Question::king_middle, 2, 1}, 1, {}}, {}, true);
    EXPECT_EQ(one.headline, u"He can still go anywhere. Bring your king towards the centre."_s);
    EXPECT_EQ(one.reason, u"Next, in 1 move: your king nearer to the centre."_s);
}

TEST(MethodRemark, TellsAPlaceReachedFromAPlaceThatIsNearer)
{
    const auto next = [](Question question, int before, int after) {
        return methodRemark(position_of(mateIn27), {9, Gain{question, before, after}, 2, {}}, {}, true)
            .reason;
    };
    EXPECT_EQ(next(Question::king_middle, 3, 1), u"Next, in 2 moves: your king nearer to the centre."_s);
    EXPECT_EQ(next(Question::king_middle, 3, 0), u"Next, in 2 moves: your king in the centre."_s);
    EXPECT_EQ(next(Question::corner_post, 3, 2), u"Next, in 2 moves: your king nearer to its post."_s);
    EXPECT_EQ(next(Question::corner_post, 2, 0), u"Next, in 2 moves: your king at its post."_s);
}

TEST(MethodRemark, NamesTheNetsAsTheCoachDoes)
{
    const auto next = [](int before, int after) {
        return methodRemark(position_of(mateIn27), {5, Gain{Question::triangle, before, after}, 2, {}}, {},
                            true)
            .reason;
    };
    EXPECT_EQ(next(7, 5), u"Next, in 2 moves: the large triangle."_s);
    EXPECT_EQ(next(5, 3), u"Next, in 2 moves: the middle triangle."_s);
    EXPECT_EQ(next(3, 1), u"Next, in 2 moves: the small triangle."_s);
    EXPECT_EQ(next(5, 4), u"Next, in 2 moves: a smaller triangle."_s);
}

TEST(MethodRemark, TellsHowFarTheMateIsOnlyIfItMay)
{
    const Step mate{1, {}, 3, {}};
    EXPECT_EQ(methodRemark(position_of(mateIn3), mate, {}, true).reason, u"Next, in 3 moves: mate."_s);
    const Remark silent = methodRemark(position_of(mateIn3), mate, {}, false);
    EXPECT_TRUE(silent.headline.endsWith(u"Mate him."_s));
    EXPECT_TRUE(silent.reason.isEmpty());
}

TEST(MethodRemark, TellsAReasonForEachMoveAndNamesThoseBeyondAFew)
{
    using enum chess::Square;
    using trainer::coach::Reason;
    const chess::Position position = position_of(mateIn27);
    const Step step{9, Gain{Question::pen, 9, 8}, 2, {}};
    std::vector<MethodMove> moves{{{d3, c4}, {Reason{Reason::Kind::all_safe}}},
                                  {{d2, c3}, {}},
                                  {{e3, f5}, {Reason{Reason::Kind::checks}}}};
    const QString three = methodRemark(position, step, moves, true).reason;
    EXPECT_TRUE(three.endsWith(u" Bc4 leaves him nothing to attack. Nf5+ gives check. Equally good: Kc3."_s))
        << three.toStdString();
    moves.push_back({{e3, g4}, {Reason{Reason::Kind::all_safe}}});
    const QString four = methodRemark(position, step, moves, true).reason;
    EXPECT_TRUE(four.endsWith(u" Nf5+ gives check. Equally good: Kc3, Ng4."_s)) << four.toStdString();
}

} // namespace
} // namespace app_test
