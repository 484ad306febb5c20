// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/figures_page.h"

#include <QTextBlock>
#include <QTextBrowser>

#include "text/languages.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class FiguresInTheWindow : public WindowTest {
protected:
    window::FiguresPage* page() const { return window->findChild<window::FiguresPage*>(); }
    QTextBrowser* browser() const { return page()->findChild<QTextBrowser*>(); }
    QString text() const { return browser()->toPlainText(); }
    void open()
    {
        key(Qt::Key_F1, Qt::ShiftModifier);
        ASSERT_NE(page(), nullptr);
        ASSERT_TRUE(QTest::qWaitForWindowActive(page(), patience));
    }
    void search(const QString& words)
    {
        page()->findChild<QLineEdit*>()->clear();
        QTest::keyClicks(page()->findChild<QLineEdit*>(), words);
    }
    bool comes(const QString& words) const
    {
        return QTest::qWaitFor([&] { return text().contains(words); }, patience);
    }
    /// Goes to a link by keyboard and follows it.
    void followLink(int number)
    {
        browser()->setFocus();
        QTextCursor cursor{browser()->document()};
        cursor.movePosition(QTextCursor::Start);
        browser()->setTextCursor(cursor);
        for (int i = 0; i < number; ++i)
            QTest::keyClick(browser(), Qt::Key_Tab);
        QTest::keyClick(browser(), Qt::Key_Return);
    }
};

TEST_F(FiguresInTheWindow, ComputesTheFiguresOfFourPiecesWithoutBeingAsked)
{
    open();
    EXPECT_TRUE(QTest::qWaitFor([this] { return page()->findChild<QLineEdit*>()->hasFocus(); }, patience))
        << "a search can be typed at once";
    search(u"KRKN"_s);
    EXPECT_TRUE(comes(u"Longest win: Mate in 40."_s)) << text().toStdString();
    search(u"KRPKR"_s);
    EXPECT_TRUE(text().contains(u"Solve it now"_s)) << text().toStdString();
}

TEST_F(FiguresInTheWindow, APositionIsSetOnTheBoardByKeyboard)
{
    open();
    search(u"KRKN"_s);
    ASSERT_TRUE(comes(u"Longest win: Mate in 40."_s));
    followLink(1);
    ASSERT_TRUE(text().contains(u"Reciprocal zugzwangs (18)"_s)) << text().toStdString();
    followLink(2);
    EXPECT_FALSE(page()->isVisible()) << "the board is free again";
    EXPECT_EQ(endgame::Material::of(pieces(), Color::white)->name(), "KRKN");
    waitUntilSolved();
    EXPECT_TRUE(standing().contains(u"White mates in 40"_s)) << standing().toStdString();
    window->actions()[u"figures"_s]->trigger();
    EXPECT_TRUE(page()->isVisible());
    EXPECT_EQ(page()->focusWidget(), page()->findChild<QLineEdit*>()) << "a search can be typed again";
    EXPECT_TRUE(text().contains(u"Reciprocal zugzwangs (18)"_s)) << "the tour goes on where it was";
}

TEST_F(FiguresInTheWindow, EscReturnsToTheListAndThenToTheBoard)
{
    open();
    search(u"KQK"_s);
    followLink(1);
    ASSERT_TRUE(text().startsWith(u"All endings"_s)) << text().toStdString();
    QTest::keyClick(page(), Qt::Key_Escape);
    EXPECT_FALSE(text().startsWith(u"All endings"_s));
    EXPECT_TRUE(page()->isVisible());
    QTest::keyClick(page(), Qt::Key_Escape);
    EXPECT_FALSE(page()->isVisible());
}

TEST_F(FiguresInTheWindow, AnExamKeepsItsPosition)
{
    start(mateIn19, trainer::Seat::attacker);
    session.setExam(true);
    const auto before = pieces();
    open();
    search(u"KRKN"_s);
    ASSERT_TRUE(comes(u"Longest win: Mate in 40."_s));
    followLink(1);
    followLink(2);
    EXPECT_EQ(pieces(), before);
}

TEST_F(FiguresInTheWindow, IsRightToLeftInArabic)
{
    installLanguage(u"ar"_s);
    openWindow();
    open();
    for (QTextBlock block = browser()->document()->begin(); block.isValid(); block = block.next())
        EXPECT_TRUE(block.text().isEmpty() || block.textDirection() == Qt::RightToLeft);
    installLanguage(u"en"_s);
}

} // namespace
} // namespace app_test
