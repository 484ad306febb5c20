// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/search_box.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QLineEdit>
#include <QSignalSpy>

#include "app_fixture.h"
#include "panels/theme.h"

namespace app_test {
namespace {

class SearchBoxTest : public ::testing::Test {
protected:
    SearchBoxTest()
    {
        box.addItem(u"Mates"_s);
        box.addItem(u"Queen"_s, u"KQK"_s);
        box.addItem(u"Bishop and knight"_s, u"KBNK"_s);
        box.addItem(u"Rook"_s, u"KRK"_s);
        box.setCurrentIndex(1);
        box.show();
    }
    void type(const QString& words)
    {
        box.lineEdit()->selectAll();
        QTest::keyClicks(box.lineEdit(), words);
    }
    /// The items of the list that opens while typing.
    QStringList found() const
    {
        const QAbstractItemModel& list = *box.completer()->popup()->model();
        QStringList names;
        for (int row = 0; row < list.rowCount(); ++row)
            names.append(list.index(row, 0).data().toString());
        return names;
    }

    panels::SearchBox box;
};

TEST_F(SearchBoxTest, APartOfANameFindsIt)
{
    type(u"KNI"_s);
    EXPECT_EQ(found(), (QStringList{u"Bishop and knight"_s}));
}

TEST_F(SearchBoxTest, WordsWithoutAnItemGoOn)
{
    type(u"rx"_s);
    QFocusEvent back{QEvent::FocusIn, Qt::PopupFocusReason};
    QCoreApplication::sendEvent(&box, &back);
    QCoreApplication::processEvents();
    QTest::keyClicks(box.lineEdit(), u"y"_s);
    EXPECT_EQ(box.lineEdit()->text(), u"rxy"_s);
}

TEST_F(SearchBoxTest, WordsInAnyOrderAndOtherTextsFindAnItem)
{
    box.addItemFoundBy(u"Rook and pawn against rook"_s, u"KRPKR"_s, {u"Rook and pawn against rook KRPKR"_s});
    type(u"knight bis"_s);
    EXPECT_EQ(found(), (QStringList{u"Bishop and knight"_s}));
    QSignalSpy chosen{&box, &panels::SearchBox::chosen};
    type(u"krpkr"_s);
    QTest::keyClick(box.lineEdit(), Qt::Key_Return);
    EXPECT_EQ(box.currentData(), u"KRPKR"_s) << "the only one that is found";
    EXPECT_EQ(box.lineEdit()->text(), u"Rook and pawn against rook"_s);
    EXPECT_GE(chosen.count(), 1);
}

TEST_F(SearchBoxTest, ChoosesFromTheListOfThoseFound)
{
    box.addItem(u"Rook again"_s, u"KRK"_s);
    type(u"n"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return box.completer()->popup()->isVisible(); }, patience));
    EXPECT_EQ(found(), (QStringList{u"Queen"_s, u"Bishop and knight"_s}))
        << "neither the heading nor an item a second time";
    QAbstractItemView* list = box.completer()->popup();
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    EXPECT_EQ(box.currentData(), u"KBNK"_s);
    EXPECT_EQ(box.lineEdit()->text(), u"Bishop and knight"_s);
}

/// True if a list shows whole rows only, and all that its room is for.
bool showsWholeRows(const QAbstractItemView& list, int count)
{
    const QRect last = list.visualRect(list.model()->index(count - 1, 0));
    return last.bottom() + 1 == list.viewport()->height();
}

TEST_F(SearchBoxTest, ListsEndWithAWholeRow)
{
    applyTheme(lightTheme());
    for (int i = 0; i < 30; ++i)
        box.addItem(u"Rook and so on "_s + QString::number(i), i);
    box.setMaxVisibleItems(12);
    box.showPopup();
    EXPECT_TRUE(showsWholeRows(*box.view(), 12));
    box.hidePopup();
    type(u"o"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return box.completer()->popup()->isVisible(); }, patience));
    EXPECT_TRUE(showsWholeRows(*box.completer()->popup(), 7));
    box.completer()->popup()->hide();
}

TEST_F(SearchBoxTest, OnlyCompleteNamesAreChosen)
{
    QSignalSpy chosen{&box, &panels::SearchBox::chosen};
    type(u"rook"_s);
    QTest::keyClick(box.lineEdit(), Qt::Key_Return);
    EXPECT_EQ(box.currentData(), u"KRK"_s);
    EXPECT_GE(chosen.count(), 1);
    EXPECT_EQ(box.undecided(), std::nullopt);
    type(u"no such thing"_s);
    QTest::keyClick(box.lineEdit(), Qt::Key_Return);
    EXPECT_EQ(box.currentData(), u"KRK"_s);
    EXPECT_EQ(box.lineEdit()->text(), u"no such thing"_s) << "the words stay";
    EXPECT_EQ(box.undecided(), 0);
}

TEST_F(SearchBoxTest, UndecidedWordsAreAskedAboutAgain)
{
    box.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&box, patience));
    type(u"n"_s);
    QTest::keyClick(box.completer()->popup(), Qt::Key_Return);
    EXPECT_EQ(box.undecided(), 2);
    EXPECT_TRUE(QTest::qWaitFor([this] { return box.completer()->popup()->isVisible(); }, patience));
    EXPECT_EQ(found(), (QStringList{u"Queen"_s, u"Bishop and knight"_s}));
    box.completer()->popup()->hide();
    type(u"xyz"_s);
    box.askAgain();
    EXPECT_EQ(found(), (QStringList{u"Queen"_s, u"Bishop and knight"_s, u"Rook"_s})) << "all of them";
    box.completer()->popup()->hide();
    box.lineEdit()->clear();
    QTest::keyClick(box.lineEdit(), Qt::Key_Return);
    EXPECT_EQ(box.lineEdit()->text(), u"Queen"_s) << "nothing typed leaves the choice as it was";
    EXPECT_EQ(box.undecided(), std::nullopt);
}

TEST_F(SearchBoxTest, ANewChoiceReplacesUndecidedWords)
{
    type(u"xyz"_s);
    box.setCurrentIndex(3);
    EXPECT_EQ(box.undecided(), std::nullopt);
    EXPECT_EQ(box.lineEdit()->text(), u"Rook"_s);
}

TEST_F(SearchBoxTest, TypingAfterAClickReplacesTheName)
{
    box.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&box, patience));
    box.clearFocus();
    QTest::mouseClick(box.lineEdit(), Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return box.lineEdit()->selectedText() == u"Queen"_s; }, patience));
    QTest::keyClicks(box.lineEdit(), u"roo"_s);
    EXPECT_EQ(box.lineEdit()->text(), u"roo"_s);
    EXPECT_TRUE(box.completer()->popup()->isVisible()) << "the list opens while typing";
}

TEST_F(SearchBoxTest, HeadingsCannotBeChosen)
{
    QSignalSpy chosen{&box, &panels::SearchBox::chosen};
    type(u"Mates"_s);
    QTest::keyClick(box.lineEdit(), Qt::Key_Return);
    EXPECT_EQ(chosen.count(), 0);
    EXPECT_EQ(box.currentData(), u"KQK"_s);
    EXPECT_EQ(box.lineEdit()->text(), u"Mates"_s);
    EXPECT_TRUE(box.undecided());
}

} // namespace
} // namespace app_test
