// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/coaching.h"

#include <set>

#include "app_fixture.h"
#include "text/languages.h"
#include "trainer/coach/registry.h"

namespace app_test {
namespace {

using trainer::coach::Reason;
using trainer::coach::Stage;

constexpr auto lastStage = Stage::opposition;

std::vector<Stage> stages()
{
    std::vector<Stage> all;
    for (int stage = 0; stage <= static_cast<int>(lastStage); ++stage)
        all.push_back(static_cast<Stage>(stage));
    return all;
}

/// A reason of every kind, with all that a kind may say.
std::vector<Reason> reasons(chess::Role piece)
{
    std::vector<Reason> all;
    for (const auto& entry : trainer::coach::reason_entries()) {
        if (!entry.piece || entry.piece == piece)
            all.push_back(
                {entry.kind, {chess::Square::d4, chess::Square::e5}, 9, 4, piece, Stage::middle_triangle});
    }
    return all;
}

class CoachingWords : public ::testing::TestWithParam<const char*> {
protected:
    CoachingWords() { installLanguage(QString::fromLatin1(GetParam())); }
    ~CoachingWords() override { installLanguage(u"en"_s); }
};

TEST_P(CoachingWords, EveryStageHasANameOfItsOwnAndAnAim)
{
    std::set<QString> names;
    for (const Stage stage : stages()) {
        names.insert(stageName(stage));
        EXPECT_FALSE(stageName(stage).isEmpty());
        const QString aim =
            stageAim({stage, {chess::Square::d4, chess::Square::e5}}, position_of(mateIn19).board());
        EXPECT_TRUE(isSentence(aim)) << aim.toStdString();
    }
    EXPECT_EQ(names.size(), stages().size());
}

TEST_P(CoachingWords, EveryReasonIsASentenceOfItsOwn)
{
    for (const chess::Role piece : {chess::Role::king, chess::Role::knight}) {
        std::set<QString> sentences;
        for (const Reason& reason : reasons(piece)) {
            const QString sentence = reasonSentence(reason);
            EXPECT_TRUE(isSentence(sentence)) << sentence.toStdString();
            sentences.insert(sentence);
        }
        EXPECT_EQ(sentences.size(), reasons(piece).size());
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, CoachingWords, ::testing::Values("en", "de"));

TEST(Coaching, AReasonNamesItsSquaresAndNumbers)
{
    installLanguage(u"en"_s);
    using chess::Square;
    EXPECT_EQ(reasonSentence({.kind = Reason::Kind::takes, .squares = {Square::g8}}), u"Denies him g8."_s);
    EXPECT_EQ(reasonSentence({.kind = Reason::Kind::gives, .squares = {Square::a1, Square::b1, Square::c1}}),
              u"Lets him go to a1, b1 and c1."_s);
    EXPECT_EQ(reasonSentence({.kind = Reason::Kind::cage, .before = 14, .after = 9}),
              u"Shrinks his cage from 14 squares to 9."_s);
}

TEST(Coaching, AReasonCanBeSaidOfAMove)
{
    installLanguage(u"en"_s);
    const chess::Position before = position_of("5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1");
    const chess::Move move{chess::Square::f5, chess::Square::h7};
    const Reason takes{.kind = Reason::Kind::takes, .squares = {chess::Square::g8}};
    EXPECT_EQ(moveSentence(before, move, {takes}), u"Bh7 denies him g8."_s);
    EXPECT_EQ(
        moveSentence(before, move, {takes, {.kind = Reason::Kind::drives}, {.kind = Reason::Kind::nets}}),
        u"Bh7 controls g8: he must step towards the right corner."_s);
    EXPECT_EQ(moveSentence(before, move, {{.kind = Reason::Kind::waits}}),
              u"Bh7 is a waiting move. He is in zugzwang and has to leave f8."_s);
    EXPECT_EQ(reasonSentence(takes, u"it"_s), u"it denies him g8."_s);
}

} // namespace
} // namespace app_test
