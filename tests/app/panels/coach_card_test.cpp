// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/coach_card.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QVBoxLayout>

#include "app_fixture.h"
#include "tests/thoroughness.h"
#include "text/hints.h"
#include "text/languages.h"
#include "trainer/coach/registry.h"

namespace app_test {
namespace {

using panels::CoachCard;
using trainer::coach::Ladder;
using trainer::coach::Reason;

/// The card above another widget, in a column.
class CoachCardTest : public ::testing::Test {
protected:
    CoachCardTest()
    {
        auto* layout = new QVBoxLayout{&column};
        layout->addWidget(card);
        layout->addWidget(below, 1);
        column.resize(560, 600);
        column.show();
        settle();
    }
    ~CoachCardTest() override { installLanguage(u"en"_s); }
    static void settle()
    {
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
    }
    /// Returns the top of the widget below the card after it has shown a remark among others.
    int topBelow(const Remark& remark, const std::vector<Remark>& others)
    {
        card->setRemark(remark, others);
        settle();
        column.layout()->activate();
        return below->y();
    }
    /// Expects that the widget below stays in place for all remarks.
    void expectAtRest(const std::vector<Remark>& remarks, const std::string& name)
    {
        const int top = topBelow({Tone::plain, u"Mate the king."_s, {}}, remarks);
        for (const Remark& remark : remarks) {
            ASSERT_EQ(topBelow(remark, remarks), top)
                << name << ": " << remark.headline.toStdString() << " / " << remark.reason.toStdString();
        }
    }
    int lineHeight() const { return card->fontMetrics().lineSpacing(); }

    QWidget column;
    CoachCard* card = new CoachCard;
    QWidget* below = new QWidget;
};

/// Returns the hints for a move with this reason in a position with many equally good moves.
std::vector<Remark> hintsAbout(const Reason& reason)
{
    const chess::Position position = position_of("8/8/8/3k4/8/8/8/KQ2R3 w - - 0 1");
    const auto legal = chess::legal_moves(position);
    const Ladder ladder{
        .move = legal[0],
        .best = {legal.begin(), legal.end()},
        .is_draw = false,
        .is_free = false,
        .reasons = {reason, reason},
        .contrast =
            trainer::coach::Contrast{.move = legal[1],
                                     .is_alike = true,
                                     .judgement = trainer::judge(endgame::Verdict::win(endgame::Plies{21}),
                                                                 endgame::Verdict::win(endgame::Plies{41})),
                                     .tactic = {},
                                     .fault = Reason{.kind = Reason::Kind::hits,
                                                     .squares = {chess::Square::e5},
                                                     .piece = chess::Role::queen,
                                                     .reply = legal_moves(position.play(legal[1]))[0]}},
        .aim = reason,
        .squares = reason.squares,
        .targets = {chess::Square::c3, chess::Square::d3, chess::Square::e3, chess::Square::f3},
        .rungs = {Rung::aim, Rung::squares, Rung::piece, Rung::target, Rung::moves}};
    std::vector<Remark> remarks;
    for (const Rung rung : ladder.rungs)
        remarks.push_back(text::hintRemark(position, ladder, rung));
    return remarks;
}

TEST_F(CoachCardTest, HintsNeverMoveTheWidgetsBelow)
{
    // Other reasons in each language.
    unsigned first = 0;
    for (const QString& language : text::languages()) {
        installLanguage(language);
        unsigned number = first++;
        for (const auto& entry : trainer::coach::reason_entries()) {
            if (number++ % test::one_in(4) != 0)
                continue;
            const Reason reason{entry.kind,         {chess::Square::d4, chess::Square::e5}, 9, 4,
                                chess::Role::queen, trainer::coach::Stage::middle_triangle};
            expectAtRest(hintsAbout(reason), language.toStdString() + ' ' + std::string{entry.word});
        }
    }
}

TEST_F(CoachCardTest, AQuestionIsAnsweredByButtons)
{
    card->setRemark({Tone::plain, u"Leave?"_s, {}});
    card->setOffer(u"Leave"_s, u"Cancel"_s);
    QSignalSpy taken{card, &CoachCard::offerTaken};
    QSignalSpy declined{card, &CoachCard::offerDeclined};
    const auto buttons = card->findChildren<QPushButton*>();
    ASSERT_EQ(buttons.size(), 2);
    for (QPushButton* button : buttons) {
        EXPECT_TRUE(button->isVisible());
        button->click();
    }
    EXPECT_EQ(taken.count(), 1);
    EXPECT_EQ(declined.count(), 1);
    card->setOffer(u"Play"_s);
    EXPECT_FALSE(buttons.back()->isVisible());
}

TEST_F(CoachCardTest, ShrinksOnlyForNewHints)
{
    const Remark brief{Tone::plain, u"Mate the king."_s, {}};
    const Remark lengthy{Tone::plain, u"Mate the king."_s, QString{u"Keep him on the edge. "_s}.repeated(20)};
    const int high = topBelow(lengthy, {brief});
    EXPECT_EQ(topBelow(brief, {brief}), high);
    EXPECT_LT(topBelow(brief, {brief, brief}), high);
}

TEST_F(CoachCardTest, ReservesOnlyTheHeightOfItsLongestRemark)
{
    const Remark brief{Tone::plain, u"Mate the king."_s, u"Keep him on the edge."_s};
    const Remark lengthy{Tone::plain, u"Mate the king."_s, QString{u"Keep him on the edge. "_s}.repeated(20)};
    const int usual = topBelow(brief, {});
    EXPECT_EQ(topBelow({Tone::plain, u"Mate."_s, {}}, {}), usual) << "two lines are left for the next";
    EXPECT_LE(topBelow(brief, {brief}), usual + 2 * lineHeight()) << "room for the offer that will come";
    const int high = topBelow(brief, {brief, lengthy});
    EXPECT_GT(high, usual + 2 * lineHeight());
    EXPECT_LT(topBelow(lengthy, {}), high) << "no offer will come";
    EXPECT_GT(topBelow(lengthy, {}), usual + 2 * lineHeight());
    EXPECT_EQ(topBelow(brief, {}), usual) << "in the next position";
}

TEST_F(CoachCardTest, KeepsTheReservedHeightWhenItsWidthChanges)
{
    const Remark lengthy{Tone::plain, u"Mate the king."_s, QString{u"Keep him on the edge. "_s}.repeated(12)};
    topBelow({Tone::plain, u"Mate."_s, {}}, {lengthy});
    column.resize(380, 600);
    settle();
    const int top = below->y();
    EXPECT_EQ(topBelow(lengthy, {lengthy}), top);
}

} // namespace
} // namespace app_test
