// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/set_up_panel.h"

#include <QAction>
#include <QMenu>
#include <QSignalSpy>

#include "app_fixture.h"
#include "trainer/endings.h"

namespace app_test {
namespace {

class SetUpPanelTest : public ::testing::Test {
protected:
    SetUpPanelTest() { panel.show(); }

    QStringList remarks() const
    {
        QStringList texts;
        for (const QLabel* label : panel.findChildren<QLabel*>()) {
            const QString kind = label->property("kind").toString();
            if (label->isVisible() && (kind == u"danger"_s || kind == u"warning"_s))
                texts.append(label->text());
        }
        return texts;
    }

    SetUpPanel panel;
};

TEST_F(SetUpPanelTest, WidgetsDoNotOverlap)
{
    panel.setSetup(setup_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"));
    for (const int width : {300, 480}) {
        panel.resize(width, 700);
        EXPECT_TRUE(QTest::qWaitFor([this] { return coveredIn(panel).isEmpty(); }, patience))
            << coveredIn(panel).toStdString();
    }
}

TEST_F(SetUpPanelTest, TheFenLineFollowsTheSetup)
{
    panel.setSetup(setup_of(mateIn27));
    EXPECT_EQ(panel.fen()->text(), QString::fromLatin1(mateIn27));
    panel.setSetup(setup_of(rookEnding));
    EXPECT_EQ(panel.fen()->text(), QString::fromLatin1(rookEnding));
}

TEST_F(SetUpPanelTest, EquivalentTypedFenIsKept)
{
    panel.setSetup(setup_of(mateIn27));
    QSignalSpy edited{&panel, &SetUpPanel::fenEdited};
    panel.fen()->clear();
    QTest::keyClicks(panel.fen(), u"8/8/3k4/8/8/3BN3/3K4/8 w"_s);
    EXPECT_FALSE(edited.empty());
    panel.setSetup(setup_of(mateIn27));
    EXPECT_EQ(panel.fen()->text(), u"8/8/3k4/8/8/3BN3/3K4/8 w"_s);
}

TEST_F(SetUpPanelTest, UnreadableTextIsKeptUntilTheSetupChangesOrThePanelIsLeft)
{
    const QString unreadable = u"8/8/3k4/8/8/3BN3/3K4/8 x"_s;
    panel.setSetup(setup_of(mateIn27));
    panel.fen()->setText(unreadable);
    panel.setSetup(setup_of(mateIn27));
    EXPECT_EQ(panel.fen()->text(), unreadable) << "shown again when a table is solved";
    panel.setSetup(setup_of(mateIn19));
    EXPECT_EQ(panel.fen()->text(), QString::fromLatin1(mateIn19));
    panel.fen()->setText(unreadable);
    panel.hide();
    panel.show();
    panel.setSetup(setup_of(mateIn19));
    EXPECT_EQ(panel.fen()->text(), QString::fromLatin1(mateIn19));
}

TEST_F(SetUpPanelTest, ErrorsAreShownUntilTheNextSetup)
{
    panel.setFenRemark(u"This is no FEN."_s, true);
    panel.setRightsTrouble(u"White cannot castle."_s);
    EXPECT_EQ(remarks(), (QStringList{u"White cannot castle."_s, u"This is no FEN."_s}));
    panel.setSetup(setup_of(mateIn19));
    EXPECT_TRUE(remarks().empty());
}

TEST_F(SetUpPanelTest, EveryEndingCanBePutOnTheBoard)
{
    std::size_t endings = 0;
    for (const auto& group : trainer::ending_groups())
        endings += group.size();
    QSignalSpy chosen{&panel, &SetUpPanel::endingChosen};
    for (const QAction* group : panel.findChild<QMenu*>()->actions()) {
        for (QAction* entry : group->menu()->actions())
            entry->trigger();
    }
    EXPECT_EQ(static_cast<std::size_t>(chosen.count()), endings);
}

} // namespace
} // namespace app_test
