// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/menus.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

#include "actions/actions.h"
#include "app_fixture.h"

namespace app_test {
namespace {

using actions::Actions;
using actions::Menu;

class MenusTest : public ::testing::Test {
protected:
    MenusTest()
    {
        const auto nothing = [] {};
        actions.add(
            {{.id = u"open"_s, .menu = Menu::file, .text = u"&Open"_s, .run = nothing},
             {.id = u"key"_s, .text = u"Only a key"_s, .run = nothing},
             {.id = u"wood"_s,
              .menu = Menu::board,
              .submenu = u"&Colours"_s,
              .text = u"Wood"_s,
              .run = nothing,
              .isOn = [] { return true; },
              .isChoice = true},
             {.id = u"grey"_s,
              .menu = Menu::board,
              .submenu = u"&Colours"_s,
              .text = u"Grey"_s,
              .run = nothing,
              .isOn = [] { return false; },
              .isChoice = true},
             {.id = u"flip"_s, .menu = Menu::board, .startsGroup = true, .text = u"&Flip"_s, .run = nothing},
             {.id = u"piece"_s,
              .menu = Menu::board,
              .submenu = u"&Marks"_s,
              .startsGroup = true,
              .text = u"Piece"_s,
              .run = nothing},
             {.id = u"arrow"_s,
              .menu = Menu::board,
              .submenu = u"&Marks"_s,
              .startsGroup = true,
              .text = u"Arrow"_s,
              .run = nothing},
             {.id = u"last"_s,
              .menu = Menu::file,
              .submenu = u"&Recent"_s,
              .text = u"game.pgn"_s,
              .run = nothing,
              .words = [this] { return recent; }}});
        fillMenus(bar, actions);
    }
    QMenu* menu(Menu menu) const
    {
        for (const QAction* action : bar.actions()) {
            if (action->text() == titleOf(menu))
                return action->menu();
        }
        return nullptr;
    }
    static QMenu* submenu(const QMenu* menu, const QString& title)
    {
        for (const QAction* action : menu->actions()) {
            if (action->text() == title)
                return action->menu();
        }
        return nullptr;
    }

    Actions actions;
    QString recent;
    QMenuBar bar;
};

TEST_F(MenusTest, CommandsAppearOnlyInTheirMenu)
{
    EXPECT_TRUE(menu(Menu::file)->actions().contains(actions[u"open"_s]));
    EXPECT_EQ(bar.actions().size(), static_cast<qsizetype>(actions::barMenus.size()));
    for (const Menu each : actions::barMenus)
        EXPECT_FALSE(menu(each)->actions().contains(actions[u"key"_s]));
}

TEST_F(MenusTest, SeparatorsPrecedeGroups)
{
    const QList<QAction*> entries = menu(Menu::board)->actions();
    EXPECT_TRUE(entries[entries.indexOf(actions[u"flip"_s]) - 1]->isSeparator());
}

TEST_F(MenusTest, SeparatorsPrecedeSubmenusAndDivideTheirGroups)
{
    const QMenu* marks = submenu(menu(Menu::board), u"&Marks"_s);
    const QList<QAction*> around = menu(Menu::board)->actions();
    EXPECT_TRUE(around[around.indexOf(marks->menuAction()) - 1]->isSeparator());
    EXPECT_EQ(around.last(), marks->menuAction());
    const QList<QAction*> entries = marks->actions();
    ASSERT_EQ(entries.size(), 3);
    EXPECT_EQ(entries.front(), actions[u"piece"_s]);
    EXPECT_TRUE(entries[1]->isSeparator());
}

TEST_F(MenusTest, SubmenuChoicesAreExclusive)
{
    const QMenu* colours = submenu(menu(Menu::board), u"&Colours"_s);
    ASSERT_NE(colours, nullptr);
    EXPECT_EQ(colours->actions(), (QList{actions[u"wood"_s], actions[u"grey"_s]}));
    EXPECT_EQ(actions[u"wood"_s]->actionGroup(), actions[u"grey"_s]->actionGroup());
    EXPECT_NE(actions[u"wood"_s]->actionGroup(), nullptr);
}

TEST_F(MenusTest, EmptySubmenusAreHidden)
{
    QMenu* file = menu(Menu::file);
    const QAction* way = submenu(file, u"&Recent"_s)->menuAction();
    actions.refresh();
    emit file->aboutToShow();
    EXPECT_FALSE(way->isVisible());
    recent = u"game.pgn"_s;
    actions.refresh();
    emit file->aboutToShow();
    EXPECT_TRUE(way->isVisible());
}

} // namespace
} // namespace app_test
