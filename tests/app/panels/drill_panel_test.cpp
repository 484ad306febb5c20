// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/drill_panel.h"

#include <QPushButton>
#include <QSignalSpy>

#include "app_fixture.h"
#include "trainer/endings.h"

namespace app_test {
namespace {

class DrillPanelTest : public ::testing::Test {
protected:
    DrillPanelTest() { panel.show(); }

    QPushButton* button(const QString& text) const
    {
        for (QPushButton* found : panel.findChildren<QPushButton*>()) {
            if (found->text() == text)
                return found;
        }
        return nullptr;
    }
    void choose(const char* ending)
    {
        auto* box = panel.findChild<ChoiceBox*>();
        box->setCurrentIndex(box->findData(QString::fromLatin1(ending)));
        emit box->activated(box->currentIndex());
    }

    static std::optional<trainer::coach::Stage> lastStageOf(const endgame::Material& ending)
    {
        const auto stages = trainer::coach::stages_of(ending);
        return stages.empty() ? std::nullopt : std::optional{stages.back()};
    }
    ChoiceBox* stages() const
    {
        for (ChoiceBox* box : panel.findChildren<ChoiceBox*>()) {
            if (box->accessibleName() == u"Stage of the mate"_s)
                return box;
        }
        return nullptr;
    }

    DrillPanel panel;
};

TEST_F(DrillPanelTest, WhatCannotBeChosenInADrawSaysWhy)
{
    auto* band = panel.findChild<DistanceBand*>();
    const auto why = [&](const QWidget* choice) {
        return choice->isEnabled() ? QString{} : choice->toolTip() + u'|' + choice->accessibleDescription();
    };
    EXPECT_EQ(why(band) + why(stages()->parentWidget()), QString{});
    QTest::mouseClick(button(u"it is a draw"_s), Qt::LeftButton);
    const QString reason = u"Only for positions in which the attacker wins"_s;
    EXPECT_EQ(why(band), reason + u'|' + reason);
    EXPECT_EQ(why(stages()->parentWidget()), reason + u'|' + reason);
    QTest::mouseClick(button(u"the attacker wins"_s), Qt::LeftButton);
    EXPECT_TRUE(band->isEnabled());
    EXPECT_EQ(band->toolTip(), QString{});
}

TEST_F(DrillPanelTest, TheStagesAreThoseOfTheEnding)
{
    choose("KBNK");
    EXPECT_EQ(stages()->count(), 11);
    EXPECT_FALSE(panel.drill().request.stage) << "any, unless one is chosen";
    stages()->setCurrentIndex(4);
    EXPECT_EQ(panel.drill().request.stage, trainer::coach::Stage::wrong_corner);
    choose("KRK");
    EXPECT_EQ(stages()->count(), 4) << "a rook shuts him in wherever it stands";
    EXPECT_FALSE(panel.drill().request.stage);
    choose("KQKR");
    EXPECT_FALSE(stages()->isVisible());
}

TEST_F(DrillPanelTest, EndingsAreGroupedWithTheMostRecentFirst)
{
    const auto* box = panel.findChild<SearchBox*>();
    panel.setDrill({.request = {.material = *endgame::Material::parse("KRK")}});
    panel.setRecent({u"KQKR"_s, u"KRK"_s});
    EXPECT_EQ(box->itemText(0), u"Used last"_s);
    EXPECT_EQ(box->itemData(1), u"KQKR"_s);
    EXPECT_EQ(box->itemData(2), u"KRK"_s);
    EXPECT_EQ(panel.ending().name(), "KRK") << "the choice stays";
    int headings = 0;
    for (int item = 0; item < box->count(); ++item) {
        const bool isHeading = !box->itemData(item).isValid();
        const bool canBeChosen =
            box->model()->flags(box->model()->index(item, 0)).testFlag(Qt::ItemIsEnabled);
        EXPECT_NE(isHeading, canBeChosen) << box->itemText(item).toStdString();
        headings += isHeading ? 1 : 0;
    }
    EXPECT_EQ(headings, 9);
}

TEST_F(DrillPanelTest, ADrawHasNeitherStageNorDistance)
{
    const auto isOffered = [&] {
        return stages()->isEnabled() && panel.findChild<DistanceBand*>()->isEnabled();
    };
    EXPECT_TRUE(isOffered());
    button(u"it is a draw"_s)->click();
    EXPECT_FALSE(isOffered());
    EXPECT_FALSE(stages()->isEnabled() || panel.findChild<DistanceBand*>()->isEnabled());
    button(u"the attacker wins"_s)->click();
    EXPECT_TRUE(isOffered());
    panel.setDrill({.request = {.prospect = trainer::Prospect::draw}});
    EXPECT_FALSE(isOffered());
}

TEST_F(DrillPanelTest, AStageOfAnotherEndingMeansAnyStage)
{
    panel.setDrill(
        {.request = {.material = *endgame::Material::parse("KRK"), .stage = trainer::coach::Stage::w}});
    EXPECT_FALSE(panel.drill().request.stage);
}

TEST_F(DrillPanelTest, DrillsAreReadBackUnchanged)
{
    for (const std::vector<endgame::Material>& group : trainer::ending_groups()) {
        for (const endgame::Material& ending : group) {
            const trainer::Drill drill{.seat = trainer::Seat::defender,
                                       .request = {.material = ending,
                                                   .attacker = chess::Color::black,
                                                   .bishop = trainer::BishopSquares::dark,
                                                   .shortest = 2,
                                                   .longest = 5,
                                                   .stage = lastStageOf(ending)}};
            panel.setDrill(drill);
            EXPECT_EQ(panel.drill(), drill) << ending.name() << ", before its mates are known";
            panel.setLongestMate(7);
            EXPECT_EQ(panel.drill(), drill) << ending.name();
        }
    }
}

TEST_F(DrillPanelTest, OffersTheBishopsColourForOneBishop)
{
    const auto isAsked = [this] { return button(u"either"_s)->isVisible(); };
    choose("KBNK");
    EXPECT_TRUE(isAsked());
    choose("KBBK");
    EXPECT_FALSE(isAsked());
    choose("KQK");
    EXPECT_FALSE(isAsked());
}

TEST_F(DrillPanelTest, AnotherEndingRequestsAllItsDistances)
{
    panel.setLongestMate(33);
    panel.setDrill({.request = {.shortest = 9, .longest = 12}});
    QSignalSpy chosen{&panel, &DrillPanel::endingChosen};
    choose("KRK");
    EXPECT_EQ(chosen.count(), 1);
    EXPECT_EQ(panel.ending().name(), "KRK");
    EXPECT_EQ(panel.drill().request.shortest, 1);
    EXPECT_GE(panel.drill().request.longest, 33);
    EXPECT_FALSE(panel.findChild<MovesBox*>()->isEnabled()) << "until they are known";
}

TEST_F(DrillPanelTest, ASeedIsANumberOrEmpty)
{
    EXPECT_EQ(panel.seed(), std::nullopt);
    QLineEdit* line = nullptr;
    for (QLineEdit* found : panel.findChildren<QLineEdit*>())
        line = found->accessibleName() == u"Position number"_s ? found : line;
    ASSERT_NE(line, nullptr);
    QTest::keyClicks(line, u"-1x7"_s);
    EXPECT_EQ(panel.seed(), 17U);
    panel.askForSeed({});
    EXPECT_EQ(panel.seed(), std::nullopt);
}

} // namespace
} // namespace app_test
