// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/dealing.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app_fixture.h"

namespace app_test {
namespace {

class DealingTest : public SessionTest {
protected:
    void SetUp() override { start(mateIn27, trainer::Seat::attacker); }

    Preferences preferences;
    modes::Column column;
    modes::Dealing dealing{session, preferences, column};
    DrillPanel& panel = *column.drill();
    QSignalSpy changes{&dealing, &modes::Dealing::choosingChanged};
};

TEST_F(DealingTest, ChoosingShowsTheLastKindAndItsDistances)
{
    preferences.drill.request.shortest = 4;
    preferences.drill.request.longest = 9;
    dealing.choose();
    EXPECT_TRUE(dealing.isChoosing());
    EXPECT_EQ(changes.count(), 1);
    EXPECT_EQ(panel.drill(), preferences.drill);
    EXPECT_TRUE(panel.findChild<MovesBox*>()->isEnabled()) << "the longest mate is known already";
}

TEST_F(DealingTest, SelectedEndingsArePrepared)
{
    dealing.choose();
    emit panel.endingChosen();
    EXPECT_EQ(session.tables().known().covers(panel.ending()), true);
    panel.setDrill(
        {.seat = trainer::Seat::attacker, .request = {.material = *endgame::Material::parse("KRK")}});
    emit panel.endingChosen();
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return session.tables().known().covers(*endgame::Material::parse("KRK")); }, patience));
}

TEST_F(DealingTest, ShowsTheCostOfFivePiecesUntilTheyAreSolved)
{
    const auto isToldPrice = [this] {
        const QList<QLabel*> labels = panel.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](QLabel* label) {
            return label->isVisibleTo(label->window()) && label->text().contains(u"This one takes"_s);
        });
    };
    dealing.choose();
    EXPECT_FALSE(isToldPrice());
    panel.setDrill({.request = {.material = *endgame::Material::parse("KRNKR", 5)}});
    emit panel.endingChosen();
    EXPECT_TRUE(isToldPrice());
    QTest::qWait(50);
    EXPECT_FALSE(session.tables().known().covers(panel.ending())) << "nobody asked for it";
    panel.setDrill({.request = {.material = *endgame::Material::parse("KRK")}});
    emit panel.endingChosen();
    EXPECT_FALSE(isToldPrice());
}

TEST_F(DealingTest, ShowsTheFiguresOfTheSelectedEnding)
{
    const auto isShown = [this](const QString& words) {
        return std::ranges::any_of(panel.findChildren<QLabel*>(), [&](QLabel* label) {
            return label->isVisibleTo(label->window()) && label->text().contains(words);
        });
    };
    dealing.choose();
    EXPECT_TRUE(QTest::qWaitFor([&] { return isShown(u"Longest win: Mate in 33."_s); }, patience));
    panel.setDrill({.request = {.material = *endgame::Material::parse("KRNKR", 5)}});
    emit panel.endingChosen();
    EXPECT_FALSE(isShown(u"Longest win"_s)) << "it would have to be solved first";
    panel.setDrill({.request = {.material = *endgame::Material::parse("KRK")}});
    emit panel.endingChosen();
    EXPECT_TRUE(QTest::qWaitFor([&] { return isShown(u"Longest win: Mate in 16."_s); }, patience));
}

TEST_F(DealingTest, ExceededMemoryLimitPointsToItsSetting)
{
    QTemporaryDir folder;
    session.setTableKeeping({.folder = endgame::TableFolder{folder.path().toStdString()}, .memory = 1000});
    QSignalSpy told{&dealing, &modes::Dealing::told};
    dealing.choose();
    panel.setDrill({.request = {.material = *endgame::Material::parse("KRNKR", 5)}});
    dealing.dealChosen();
    ASSERT_TRUE(told.wait(patience));
    EXPECT_TRUE(told.front().front().value<text::Remark>().headline.contains(u"Five-piece endings"_s));
    EXPECT_EQ(shown().setup(), setup_of(mateIn27));
}

TEST_F(DealingTest, LeavingKeepsTheKindWithoutDealing)
{
    const trainer::Drill before = preferences.drill;
    dealing.choose();
    panel.setDrill({.seat = trainer::Seat::defender, .request = {}});
    dealing.leave();
    EXPECT_FALSE(dealing.isChoosing());
    EXPECT_EQ(preferences.drill, before);
    EXPECT_EQ(shown().setup(), setup_of(mateIn27));
}

TEST_F(DealingTest, DealsAndKeepsTheChosenKind)
{
    QSignalSpy kinds{&dealing, &modes::Dealing::kindChosen};
    dealing.choose();
    panel.setDrill({.seat = trainer::Seat::both,
                    .request = {.attacker = chess::Color::black, .shortest = 5, .longest = 5}});
    panel.setLongestMate(33);
    dealing.dealChosen();
    waitForDeal();
    EXPECT_EQ(kinds.count(), 1);
    EXPECT_FALSE(dealing.isChoosing());
    EXPECT_EQ(mateIn(), 5);
    EXPECT_EQ(session.round().attacker(), chess::Color::black);
    dealing.deal();
    waitForDeal();
    EXPECT_EQ(mateIn(), 5);
    EXPECT_EQ(preferences.drill.seat, trainer::Seat::both);
}

TEST_F(DealingTest, OtherModesEndTheChoice)
{
    dealing.choose();
    session.enterSetUp();
    EXPECT_FALSE(dealing.isChoosing());
    dealing.choose();
    EXPECT_EQ(session.mode(), Mode::play) << "and choosing leaves set-up";
    ASSERT_TRUE(session.enterReplay());
    EXPECT_FALSE(dealing.isChoosing());
    dealing.choose();
    EXPECT_EQ(session.mode(), Mode::play);
}

TEST_F(DealingTest, BandsWithoutPositionsAreReported)
{
    QSignalSpy told{&dealing, &modes::Dealing::told};
    preferences.drill.request.shortest = 500;
    preferences.drill.request.longest = 500;
    dealing.deal();
    ASSERT_TRUE(QTest::qWaitFor([&] { return told.count() > 0; }, patience));
    EXPECT_TRUE(isSentence(told[0][0].value<text::Remark>().headline));
    EXPECT_EQ(shown().setup(), setup_of(mateIn27)) << "the game goes on";
}

TEST_F(DealingTest, WordsThatChooseNoEndingAreAskedAboutAgain)
{
    const auto says = [this](const QString& words) {
        return std::ranges::any_of(panel.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisibleTo(label->window()) && label->text().contains(words);
        });
    };
    auto* box = panel.findChild<panels::SearchBox*>();
    static_cast<QWidget&>(column).show();
    dealing.choose();
    box->lineEdit()->selectAll();
    QTest::keyClicks(box->lineEdit(), u"xyz"_s);
    QTest::keyClick(box->lineEdit(), Qt::Key_Return);
    dealing.dealChosen();
    settle();
    EXPECT_TRUE(says(u"There is no such ending."_s));
    EXPECT_TRUE(dealing.isChoosing());
    EXPECT_FALSE(session.dealtEnding());
    EXPECT_EQ(shown().setup(), setup_of(mateIn27));
    EXPECT_TRUE(box->completer()->popup()->isVisible()) << "the list of all";
    box->completer()->popup()->hide();
    box->lineEdit()->selectAll();
    QTest::keyClicks(box->lineEdit(), u"queen"_s);
    dealing.dealChosen();
    EXPECT_TRUE(dealing.isChoosing()) << "many have that word";
    EXPECT_TRUE(says(u"Choose one of the endings in the list."_s));
    box->completer()->popup()->hide();
    box->lineEdit()->selectAll();
    QTest::keyClicks(box->lineEdit(), u"KQK"_s);
    box->completer()->popup()->hide();
    box->setCurrentIndex(box->findData(u"KQK"_s));
    emit box->activated(box->currentIndex());
    EXPECT_FALSE(says(u"There is no such ending."_s) || says(u"endings in the list."_s));
    dealing.dealChosen();
    waitForDeal();
    EXPECT_EQ(shown().board().occupied().size(), 3);
}

} // namespace
} // namespace app_test
