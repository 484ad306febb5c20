// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/actions.h"

#include <gtest/gtest.h>

#include <QKeyEvent>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

#include "panels/action_button.h"
#include "text/languages.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using namespace window;

class ActionsTest : public ::testing::Test {
protected:
    ActionsTest()
    {
        actions.add({{.id = u"undo"_s,
                      .text = u"&Take back…"_s,
                      .brief = u"Undo"_s,
                      .tip = u"Take a move back"_s,
                      .keys = {{Qt::CTRL | Qt::Key_Z}, {Qt::Key_U, Where::replay}},
                      .run = [this] { ++undone; },
                      .isEnabled = [this] { return canUndo; }},
                     {.id = u"inner"_s,
                      .text = u"Leave the inner"_s,
                      .keys = {{Qt::Key_Escape, Where::spare}},
                      .run = [this] { isInside = false; },
                      .isEnabled = [this] { return isInside; }},
                     {.id = u"outer"_s,
                      .text = u"Leave"_s,
                      .keys = {{Qt::Key_Escape, Where::spare}},
                      .run = [this] { ++left; }},
                     {.id = u"tick"_s, .text = u"Tick"_s, .run = [] {}, .isOn = [this] { return isOn; }}});
        actions.refresh();
    }

    bool take(Qt::Key key, Where where, Qt::KeyboardModifiers modifiers = {})
    {
        return actions.take(QKeyEvent{QEvent::KeyPress, key, modifiers}, where);
    }

    Actions actions;
    int undone = 0;
    int left = 0;
    bool canUndo = true;
    bool isInside = true;
    bool isOn = false;
};

TEST_F(ActionsTest, ActionsShowTextTipAndShortcutsOfTheirCommand)
{
    const QAction* undo = actions[u"undo"_s];
    EXPECT_EQ(undo->text(), u"&Take back…"_s);
    EXPECT_EQ(undo->iconText(), u"Undo"_s);
    EXPECT_EQ(undo->toolTip(), u"Take a move back (Ctrl+Z)"_s);
    EXPECT_EQ(undo->shortcuts(), QList<QKeySequence>{Qt::CTRL | Qt::Key_Z}) << "other keys work elsewhere";
    EXPECT_EQ(actions[u"outer"_s]->toolTip(), u"Leave (Esc)"_s) << "no tip of its own";
    EXPECT_EQ(actions[u"tick"_s]->toolTip(), u"Tick"_s);
}

TEST_F(ActionsTest, MenusShowAKeyThatIsNoShortcut)
{
    actions.add({{.id = u"leave"_s,
                  .menu = Menu::game,
                  .text = u"&Leave"_s,
                  .keys = {{Qt::Key_Escape, Where::spare}},
                  .run = [] {}},
                 {.id = u"back"_s,
                  .menu = Menu::game,
                  .text = u"&Back"_s,
                  .keys = {{Qt::CTRL | Qt::Key_B}, {Qt::Key_Backspace, Where::spare}},
                  .run = [] {}},
                 {.id = u"play"_s,
                  .menu = Menu::game,
                  .text = u"&Play"_s,
                  .keys = {{Qt::Key_Space, Where::replay}},
                  .run = [] {}}});
    actions.refresh();
    const QAction* leave = actions[u"leave"_s];
    EXPECT_EQ(leave->text(), u"&Leave\tEsc"_s);
    EXPECT_EQ(leave->iconText(), u"Leave"_s);
    EXPECT_TRUE(leave->shortcuts().isEmpty()) << "Esc has other uses";
    EXPECT_EQ(actions[u"back"_s]->text(), u"&Back"_s) << "the menu shows its shortcut";
    EXPECT_EQ(actions[u"play"_s]->text(), u"&Play"_s) << "it seldom applies";
    EXPECT_EQ(actions[u"outer"_s]->text(), u"Leave"_s) << "in no menu";
    const std::unique_ptr<QPushButton> button{
        panels::makeActionButton(actions[u"leave"_s], panels::Words::whole, nullptr)};
    EXPECT_EQ(button->text(), u"Leave"_s);
}

TEST_F(ActionsTest, ButtonsShowNoMnemonic)
{
    actions.add({{.id = u"rotate"_s, .text = u"旋转(&R)"_s, .run = [] {}},
                 {.id = u"clear"_s, .run = [] {}, .words = [] { return u"清空 (&E)"_s; }}});
    actions.refresh();
    const std::unique_ptr<QPushButton> rotate{
        panels::makeActionButton(actions[u"rotate"_s], panels::Words::brief, nullptr)};
    const std::unique_ptr<QPushButton> clear{
        panels::makeActionButton(actions[u"clear"_s], panels::Words::brief, nullptr)};
    EXPECT_EQ(rotate->text(), u"旋转"_s);
    EXPECT_EQ(clear->text(), u"清空"_s);
}

TEST_F(ActionsTest, RulesEnableAndDisableActions)
{
    EXPECT_TRUE(actions[u"undo"_s]->isEnabled());
    canUndo = false;
    actions.refresh();
    EXPECT_FALSE(actions[u"undo"_s]->isEnabled());
}

TEST_F(ActionsTest, HiddenCommandsAreDisabled)
{
    QString words;
    int run = 0;
    actions.add({{.id = u"hidden"_s,
                  .keys = {{Qt::Key_H, Where::spare}},
                  .run = [&run] { ++run; },
                  .isEnabled = [] { return true; },
                  .words = [&words] { return words; }}});
    actions.refresh();
    EXPECT_FALSE(actions[u"hidden"_s]->isVisible());
    EXPECT_FALSE(actions[u"hidden"_s]->isEnabled());
    EXPECT_FALSE(take(Qt::Key_H, Where::spare));
    words = u"Shown"_s;
    actions.refresh();
    EXPECT_TRUE(actions[u"hidden"_s]->isEnabled());
    QSignalSpy returning{&actions, &Actions::returning};
    words.clear();
    actions[u"hidden"_s]->trigger();
    EXPECT_EQ(run, 1);
    EXPECT_EQ(returning.count(), 1) << "its button has gone";
}

TEST_F(ActionsTest, DisabledCommandsGiveTheReason)
{
    bool isThere = false;
    actions.add({{.id = u"speak"_s,
                  .text = u"&Speak"_s,
                  .run = [] {},
                  .isEnabled = [&isThere] { return isThere; },
                  .whyNot = [] { return u"no voice"_s; }}});
    actions.refresh();
    EXPECT_EQ(actions[u"speak"_s]->text(), u"&Speak (no voice)"_s);
    isThere = true;
    actions.refresh();
    EXPECT_EQ(actions[u"speak"_s]->text(), u"&Speak"_s);
}

TEST_F(ActionsTest, FocusReturnsAfterDisabledOrBoardCommands)
{
    actions.add({{.id = u"go"_s, .text = u"Go"_s, .run = [] {}, .endsOnBoard = true}});
    QSignalSpy returning{&actions, &Actions::returning};
    actions[u"undo"_s]->trigger();
    EXPECT_EQ(returning.count(), 0) << "it can be used again";
    actions[u"inner"_s]->trigger();
    ASSERT_EQ(returning.count(), 1);
    EXPECT_FALSE(returning.takeFirst().front().toBool());
    actions[u"go"_s]->trigger();
    ASSERT_EQ(returning.count(), 1);
    EXPECT_TRUE(returning.takeFirst().front().toBool());
    actions.setGuard([](const Command& command) { return !command.leavesGame; });
    actions.add(
        {{.id = u"guarded"_s, .text = u"Go"_s, .run = [] {}, .leavesGame = true, .endsOnBoard = true}});
    actions[u"guarded"_s]->trigger();
    EXPECT_EQ(returning.count(), 0) << "it was not run";
}

TEST_F(ActionsTest, CheckMarksFollowTheRuleNotTheClicks)
{
    QAction* tick = actions[u"tick"_s];
    tick->trigger();
    EXPECT_FALSE(tick->isChecked());
    isOn = true;
    tick->trigger();
    EXPECT_TRUE(tick->isChecked());
}

TEST_F(ActionsTest, ShortcutsWorkInTheContextOfTheirCommand)
{
    EXPECT_FALSE(take(Qt::Key_U, Where::spare));
    EXPECT_FALSE(take(Qt::Key_U, Where::replay, Qt::ShiftModifier));
    EXPECT_EQ(undone, 0);
    EXPECT_TRUE(take(Qt::Key_U, Where::replay, Qt::KeypadModifier));
    EXPECT_EQ(undone, 1);
    canUndo = false;
    actions.refresh();
    EXPECT_FALSE(take(Qt::Key_U, Where::replay));
}

TEST_F(ActionsTest, SharedShortcutsRunTheFirstEnabledCommand)
{
    EXPECT_TRUE(take(Qt::Key_Escape, Where::spare));
    EXPECT_FALSE(isInside);
    EXPECT_EQ(left, 0);
    EXPECT_TRUE(take(Qt::Key_Escape, Where::spare));
    EXPECT_EQ(left, 1);
}

TEST_F(ActionsTest, ButtonsShowTheirAction)
{
    QPushButton whole;
    QPushButton brief;
    showAction(&whole, actions[u"undo"_s], Words::whole);
    showAction(&brief, actions[u"undo"_s], Words::brief);
    EXPECT_EQ(whole.text(), u"Take back"_s);
    EXPECT_EQ(brief.text(), u"Undo"_s);
    EXPECT_EQ(whole.toolTip(), u"Take a move back (Ctrl+Z)"_s);
    whole.click();
    EXPECT_EQ(undone, 1);
    canUndo = false;
    actions.refresh();
    EXPECT_FALSE(whole.isEnabled());
    EXPECT_FALSE(brief.isEnabled());
}

TEST_F(ActionsTest, ButtonsKeepTheCheckMarkOfTheirAction)
{
    QPushButton button;
    showAction(&button, actions[u"tick"_s], Words::whole);
    button.click();
    EXPECT_FALSE(button.isChecked());
    isOn = true;
    actions.refresh();
    EXPECT_TRUE(button.isChecked());
}

class KeyNames : public WindowTest {
protected:
    ~KeyNames() override { installLanguage(u"en"_s); }
};

TEST_F(KeyNames, MatchTheKeyboardOfTheLanguage)
{
    const Key homeKey{Qt::Key_Home};
    const Key escape{Qt::Key_Escape};
    const Key back{Qt::ALT | Qt::Key_Left};
    const Key pageUp{Qt::ALT | Qt::Key_PageUp};
    installLanguage(u"pl"_s);
    EXPECT_EQ(keyName(homeKey), u"Home"_s) << "not a home folder";
    EXPECT_EQ(keyName(back), u"Alt+←"_s);
    installLanguage(u"tr"_s);
    EXPECT_EQ(keyName(escape), u"Esc"_s) << "not an exit";
    EXPECT_EQ(keyName(pageUp), u"Alt+Page Up"_s);
    installLanguage(u"ar"_s);
    EXPECT_EQ(keyName(back).remove(QRegularExpression{u"[\\x{200e}\\x{2066}\\x{2069}]"_s}), u"Alt+←"_s)
        << "in Latin letters, as on the keys";
    installLanguage(u"de"_s);
    EXPECT_EQ(keyName({Qt::CTRL | Qt::SHIFT | Qt::Key_Z}), u"Strg+Umschalt+Z"_s);
}

TEST_F(KeyNames, AreTranslatedIntoEveryLanguage)
{
    static const QRegularExpression character{u"^(.|F\\d+)$"_s};
    openWindow();
    for (const QString& language : languages()) {
        QTranslator own;
        ASSERT_TRUE(own.load(u":/i18n/rightcorner_"_s + language));
        for (const auto& [command, action] : window->actions().entries()) {
            for (const Key& key : command.keys) {
                for (const QString& word : key.keys.toString(QKeySequence::PortableText).split(u'+')) {
                    EXPECT_TRUE(language == u"en"_s || character.match(word).hasMatch() ||
                                !own.translate("QShortcut", word.toLatin1()).isEmpty())
                        << language.toStdString() << ": " << word.toStdString();
                }
            }
        }
    }
}

using Preferable = WindowTest;

TEST_F(Preferable, DisabledPreferencesGiveTheReason)
{
    int rules = 0;
    for (const auto& [command, action] : window->actions().entries()) {
        const bool isPreference =
            command.menu == Menu::settings || command.menu == Menu::board || command.id == u"follow-method"_s;
        if (!isPreference || !command.isEnabled)
            continue;
        ++rules;
        ASSERT_TRUE(command.whyNot) << command.id.toStdString();
        EXPECT_EQ(action->text().endsWith(u" ("_s + command.whyNot() + u')'), !command.isEnabled())
            << action->text().toStdString();
    }
    EXPECT_GE(rules, 4);
}

} // namespace
} // namespace app_test
