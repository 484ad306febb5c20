// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/help_page.h"

#include <QMap>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>

#include "text/glossary.h"
#include "text/phrasing.h"
#include "text/practice.h"
#include "text/record_signs.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class HelpInTheWindow : public WindowTest {
protected:
    QString page() const
    {
        QTextDocument document;
        document.setHtml(helpText(window->actions(), preferences.gradeRule));
        return document.toPlainText();
    }
};

TEST_F(HelpInTheWindow, ListsEveryShortcutInEveryLanguage)
{
    for (const QString& language : languages()) {
        installLanguage(language);
        openWindow();
        const QString seen = page();
        // One idea sums up the uses of a key that has several without a menu.
        QMap<QStringList, int> uses;
        for (const auto& [command, action] : window->actions().entries())
            uses[keyNames(command)] += command.menu == actions::Menu::none ? 1 : 0;
        for (const auto& [command, action] : window->actions().entries()) {
            const bool isSummedUp = command.menu == actions::Menu::none && uses[keyNames(command)] > 1;
            for (const QString& keys : keyNames(command))
                EXPECT_TRUE(seen.contains(keys)) << keys.toStdString();
            // It only explains why the command with the same key cannot be used.
            const bool isListed = command.id != u"course-waits"_s && !isSummedUp;
            if (!command.keys.empty() && isListed) {
                const bool usesTip = command.menu == actions::Menu::none && !command.tip.isEmpty();
                const QString words =
                    usesTip ? command.tip : text::withoutMnemonic(command.text).remove(u'…').trimmed();
                EXPECT_TRUE(seen.contains(words)) << words.toStdString();
            }
        }
    }
}

TEST_F(HelpInTheWindow, EveryRowHasText)
{
    const QString html = helpText(window->actions(), preferences.gradeRule);
    EXPECT_TRUE(html.contains(u"<td>"_s));
    EXPECT_FALSE(html.contains(u"<td></td>"_s));
}

TEST_F(HelpInTheWindow, IsRightToLeftInArabic)
{
    installLanguage(u"ar"_s);
    openWindow();
    QTextDocument document;
    document.setHtml(helpText(window->actions(), preferences.gradeRule));
    const auto* terms = qobject_cast<QTextTable*>(document.rootFrame()->childFrames().front());
    ASSERT_TRUE(terms != nullptr);
    EXPECT_EQ(terms->cellAt(0, 1).firstCursorPosition().block().text(), glossary().front().word);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        EXPECT_TRUE(block.text().isEmpty() || block.textDirection() == Qt::RightToLeft);
    EXPECT_TRUE(document.toPlainText().contains(u"\u2066Ctrl+N\u2069"_s)) << "keys stay from left to right";
}

TEST_F(HelpInTheWindow, TheGlossaryComesBeforeTheKeys)
{
    const QString seen = page();
    EXPECT_TRUE(seen.startsWith(u"Glossary"_s));
    EXPECT_LT(seen.indexOf(glossary().front().meaning), seen.indexOf(u"Ctrl+N"_s));
}

TEST_F(HelpInTheWindow, ExplainsEverySignOfTheGameRecord)
{
    const QString seen = page();
    EXPECT_EQ(signMeanings().size(), 8U);
    for (const SignMeaning& sign : signMeanings()) {
        EXPECT_TRUE(seen.contains(sign.sign)) << sign.sign.toStdString();
        EXPECT_TRUE(seen.contains(sign.meaning)) << sign.meaning.toStdString();
        EXPECT_TRUE(isSentence(sign.meaning));
    }
}

TEST_F(HelpInTheWindow, ExplainsEveryGlossaryTerm)
{
    const QString seen = page();
    for (const Term& term : glossary()) {
        EXPECT_TRUE(seen.contains(term.word)) << term.word.toStdString();
        EXPECT_TRUE(seen.contains(term.meaning)) << term.meaning.toStdString();
    }
}

TEST_F(HelpInTheWindow, ExplainsEveryGrade)
{
    using enum trainer::practice::Grade;
    const QString seen = page();
    for (const trainer::practice::Grade grade : {again, hard, good, easy}) {
        EXPECT_TRUE(seen.contains(gradeName(grade)));
        EXPECT_TRUE(seen.contains(gradeSentence(grade, preferences.gradeRule)));
    }
}

TEST_F(HelpInTheWindow, EscIsListedOnceAmongTheKeysWithoutAMenu)
{
    const QString seen = page();
    const QString keys = seen.mid(seen.indexOf(u"Going back and cancelling"_s));
    EXPECT_EQ(keys.count(u"Esc\n"_s), 1) << keys.toStdString();
    EXPECT_TRUE(keys.contains(u"Esc\nGo back one step: clear a typed move, put a piece back"_s))
        << keys.toStdString();
    EXPECT_FALSE(keys.contains(u"Alt+PgDown\n"_s)) << "it belongs to the course";
}

TEST_F(HelpInTheWindow, FunctionKeysAreListedByNumber)
{
    const QString seen = page();
    qsizetype last = seen.indexOf(u"Marks on the board"_s);
    for (const QString& name : {u"\nF2\n"_s, u"\nF3\n"_s, u"\nF9\n"_s, u"\nF10\n"_s}) {
        const qsizetype at = seen.indexOf(name);
        EXPECT_GT(at, last) << name.toStdString();
        last = at;
    }
}

TEST_F(HelpInTheWindow, ShowsTheInkOfAMarkOnLightAndOnDarkSquares)
{
    const board::BoardColors colors = boardColors(board::BoardColoring::wood, true);
    const HelpPage help{window->actions(), preferences.gradeRule, colors, window.get()};
    const QVariant resource = help.findChild<QTextBrowser*>()->document()->resource(
        QTextDocument::ImageResource, QUrl{markPicture(board::MarkKind::targetCorner)});
    const QImage picture = resource.value<QPixmap>().toImage();
    ASSERT_EQ(picture.width(), 2 * picture.height());
    int darker = 0;
    int lighter = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.height(); ++x) {
            darker += picture.pixelColor(x, y).lightness() < colors.light.lightness() ? 1 : 0;
            lighter +=
                picture.pixelColor(picture.height() + x, y).lightness() > colors.dark.lightness() ? 1 : 0;
        }
    }
    EXPECT_GT(darker, 0);
    EXPECT_GT(lighter, 0);
}

TEST_F(HelpInTheWindow, ShowsAndNamesEveryMarkAndArrow)
{
    const QString html = helpText(window->actions(), preferences.gradeRule);
    key(Qt::Key_F1);
    const QTextDocument* document = window->findChild<HelpPage*>()->findChild<QTextBrowser*>()->document();
    QList<QImage> pictures;
    for (const board::MarkEntry& mark : board::allMarks) {
        EXPECT_TRUE(html.contains(meaningOf(mark).toHtmlEscaped()));
        EXPECT_TRUE(html.contains(u"\"%1\""_s.arg(markPicture(mark.kind))));
        const QVariant picture =
            document->resource(QTextDocument::ImageResource, QUrl{markPicture(mark.kind)});
        ASSERT_FALSE(picture.value<QPixmap>().isNull());
        pictures.append(picture.value<QPixmap>().toImage());
        for (int i = 0; i + 1 < pictures.size(); ++i)
            EXPECT_NE(pictures.back(), pictures[i]) << i;
    }
    for (const board::ArrowEntry& arrow : board::allArrows) {
        EXPECT_TRUE(html.contains(wordOf(arrow))) << arrow.word;
        const QVariant picture =
            document->resource(QTextDocument::ImageResource, QUrl{arrowPicture(arrow.kind)});
        ASSERT_FALSE(picture.value<QPixmap>().isNull());
        EXPECT_FALSE(pictures.contains(picture.value<QPixmap>().toImage())) << arrow.word;
        pictures.append(picture.value<QPixmap>().toImage());
    }
}

TEST_F(HelpInTheWindow, WordsAreFoundFromTheTopAndThenFurtherDown)
{
    key(Qt::Key_F1);
    auto* help = window->findChild<HelpPage*>();
    ASSERT_TRUE(QTest::qWaitForWindowActive(help, patience));
    auto* browser = help->findChild<QTextBrowser*>();
    auto* search = help->findChild<QLineEdit*>();
    const auto place = [browser] { return browser->textCursor().selectionStart(); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return browser->hasFocus(); }, patience));
    QTest::keyClick(browser, Qt::Key_F, Qt::ControlModifier);
    ASSERT_TRUE(QTest::qWaitFor([&] { return search->hasFocus(); }, patience));
    QTest::keyClicks(search, u"opposition"_s);
    EXPECT_EQ(browser->textCursor().selectedText(), u"Opposition"_s);
    const int first = place();
    QTest::keyClick(search, Qt::Key_Return);
    EXPECT_GT(place(), first);
    for (int i = 0; i < 20 && place() != first; ++i)
        QTest::keyClick(search, Qt::Key_Return);
    EXPECT_EQ(place(), first) << "after the last one";
    EXPECT_FALSE(textsOf(help).contains(u"Not found"_s));
    QTest::keyClicks(search, u"x"_s);
    EXPECT_TRUE(textsOf(help).contains(u"Not found"_s));
    EXPECT_TRUE(help->isVisible());
}

TEST_F(HelpInTheWindow, F1OpensASingleWindowAndEscClosesIt)
{
    key(Qt::Key_F1);
    key(Qt::Key_F1);
    const QList<HelpPage*> pages = window->findChildren<HelpPage*>();
    ASSERT_EQ(pages.size(), 1);
    EXPECT_FALSE(pages.front()->isModal());
    ASSERT_TRUE(QTest::qWaitForWindowActive(pages.front(), patience));
    auto* browser = pages.front()->findChild<QTextBrowser*>();
    EXPECT_TRUE(QTest::qWaitFor([&] { return browser->hasFocus(); }, patience))
        << "the arrows scroll it at once";
    QTest::keyClick(browser, Qt::Key_Escape);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->findChild<HelpPage*>() == nullptr; }, patience));
}

} // namespace
} // namespace app_test
