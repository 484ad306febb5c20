// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/contents_panel.h"

#include <QApplication>
#include <QSignalSpy>
#include <QToolButton>

#include "app_fixture.h"

namespace app_test {
namespace {

using panels::Contents;
using panels::ContentsModel;
using panels::ContentsPanel;

Contents sampleContents()
{
    return {.course = u"Pawn"_s,
            .score = u"Questions solved: 1 of 2."_s,
            .note = {},
            .rows = {{u"1"_s, u"The square"_s, u"1 of 2"_s, text::Tone::plain, true},
                     {u"1.1"_s, u"Is he inside?"_s, u"✓ Solved"_s, text::Tone::good},
                     {u"1.2"_s, u"And here?"_s, u"✗ Failed"_s, text::Tone::costly}},
            .toRepeat = {2},
            .current = 1};
}

class ContentsPanelTest : public testing::Test {
protected:
    ContentsPanelTest()
    {
        panel.setContents(sampleContents());
        panel.resize(360, 400);
        panel.show();
    }
    QList<int> chosen() const
    {
        QList<int> rows;
        for (const QList<QVariant>& signal : spy)
            rows.append(signal.at(0).toInt());
        return rows;
    }

    bool isShown(const QString& text) const
    {
        return std::ranges::any_of(panel.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->text() == text && !label->isHidden();
        });
    }

    ContentsPanel panel;
    QSignalSpy spy{&panel, &ContentsPanel::chosen};
};

TEST_F(ContentsPanelTest, DownLeadsFromTheSearchToThePagesFound)
{
    panel.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&panel));
    auto* search = panel.findChild<QLineEdit*>();
    search->setFocus();
    QTest::keyClicks(search, u"And"_s);
    QTest::keyClick(search, Qt::Key_Down);
    EXPECT_TRUE(panel.table()->hasFocus());
    EXPECT_EQ(panel.table()->currentIndex().row(), 2);
}

TEST_F(ContentsPanelTest, EachResultHasRoomForItsWidth)
{
    Contents contents = sampleContents();
    contents.rows.at(1).result = u"✗ iiiiiiiiiiiiiiii"_s;
    contents.rows.at(2).result = u"✗ WWWWWWWWWWWWWW"_s;
    panel.setContents(contents);
    QCoreApplication::processEvents();
    const auto* table = panel.table();
    for (const int row : {1, 2})
        EXPECT_GE(table->columnWidth(2), table->fontMetrics().horizontalAdvance(contents.rows.at(row).result))
            << row;
}

TEST_F(ContentsPanelTest, ThePageOnTheBoardIsSelected)
{
    EXPECT_EQ(panel.table()->currentIndex().row(), 1);
    EXPECT_FALSE(panel.table()->accessibleName().isEmpty());
}

TEST_F(ContentsPanelTest, ASearchListsThePagesWithTheWords)
{
    Contents contents = sampleContents();
    contents.rows[2].words = u"And here? Beware of the fork."_s;
    contents.rows[0].isOpen = false;
    panel.setContents(contents);
    panel.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&panel));
    panel.table()->setFocus();
    panel.table()->keyboardSearch(u"F"_s);
    auto* search = panel.findChild<QLineEdit*>();
    EXPECT_TRUE(search->hasFocus()) << "letters typed in the list begin a search";
    QTest::keyClicks(search, u"ork"_s);
    const auto isListed = [this](int row) { return !panel.table()->isRowHidden(row); };
    EXPECT_TRUE(isListed(0)) << "its chapter";
    EXPECT_FALSE(isListed(1));
    EXPECT_TRUE(isListed(2));
    QTest::keyClick(search, Qt::Key_Return);
    EXPECT_TRUE(panel.table()->hasFocus());
    EXPECT_EQ(panel.table()->currentIndex().row(), 2);
    search->setText(u"castling"_s);
    EXPECT_FALSE(isListed(0) || isListed(1) || isListed(2));
    EXPECT_TRUE(isShown(u"No page has these words."_s));
    search->clear();
    EXPECT_FALSE(isShown(u"No page has these words."_s));
    EXPECT_TRUE(isListed(0) && isListed(1) && isListed(2));
}

TEST_F(ContentsPanelTest, ASearchFindsChaptersAndIgnoresCaseAndAccents)
{
    Contents contents = sampleContents();
    contents.rows[0].name = u"Delétang’s triangles"_s;
    contents.rows[0].isOpen = false;
    panel.setContents(contents);
    panel.findChild<QLineEdit*>()->setText(u"DELETANG"_s);
    EXPECT_FALSE(panel.table()->isRowHidden(0));
    EXPECT_FALSE(panel.table()->isRowHidden(1)) << "with all its pages";
    EXPECT_EQ(panel.table()->model()->index(0, 1).data().toString(), u"▾ Delétang’s triangles"_s);
}

TEST_F(ContentsPanelTest, LongNamesAreShownInFull)
{
    Contents contents = sampleContents();
    contents.rows[1].name = u"Is the king inside the square of the pawn, and does it still catch the pawn?"_s;
    panel.setContents(contents);
    const QModelIndex name = panel.table()->model()->index(1, 1);
    const auto isWhole = [&] {
        const QRect place = panel.table()->visualRect(name);
        const QRect asked = panel.table()->fontMetrics().boundingRect(
            QRect{0, 0, place.width() - 6, 1000}, Qt::TextWordWrap, name.data().toString());
        return place.height() >= asked.height();
    };
    EXPECT_TRUE(QTest::qWaitFor(isWhole, patience));
    panel.resize(240, 400);
    EXPECT_TRUE(QTest::qWaitFor(isWhole, patience)) << "in a narrower panel";
    EXPECT_GT(panel.table()->rowHeight(1), panel.table()->rowHeight(2));
    const int narrow = panel.table()->rowHeight(1);
    panel.resize(800, 400);
    EXPECT_TRUE(QTest::qWaitFor([&] { return panel.table()->rowHeight(1) < narrow; }, patience))
        << "no more room than it needs";
}

TEST_F(ContentsPanelTest, NumbersOfLargeCoursesAreShownInFull)
{
    Contents contents = sampleContents();
    contents.toRepeat.clear();
    contents.rows.clear();
    for (int chapter = 1; chapter <= 5'000; ++chapter) {
        contents.rows.push_back(
            {QString::number(chapter), u"A name"_s, u"0 of 1"_s, text::Tone::plain, true});
        for (int page = 1; page <= 4; ++page)
            contents.rows.push_back({u"%1.%2"_s.arg(chapter).arg(page), u"A page"_s, {}});
    }
    panel.setContents(contents);
    const QTableView* table = panel.table();
    for (const int row : {0, 12'500, 24'995}) {
        for (const int column : {0, 2})
            EXPECT_GE(table->columnWidth(column),
                      table->sizeHintForIndex(table->model()->index(row, column)).width());
    }
}

TEST_F(ContentsPanelTest, OnlyChangedRowsAreUpdated)
{
    QSignalSpy reset{panel.table()->model(), &QAbstractItemModel::modelReset};
    QSignalSpy changed{panel.table()->model(), &QAbstractItemModel::dataChanged};
    Contents contents = sampleContents();
    contents.rows[2].result = u"✓ Second try"_s;
    panel.setContents(contents);
    EXPECT_EQ(reset.count(), 0);
    ASSERT_EQ(changed.count(), 1);
    EXPECT_EQ(changed[0][0].toModelIndex().row(), 2);
    EXPECT_EQ(panel.table()->model()->index(2, 2).data(), u"✓ Second try"_s);
}

TEST_F(ContentsPanelTest, LongNamesAreShownInFullWhereverTheListIsScrolled)
{
    Contents contents = sampleContents();
    contents.toRepeat.clear();
    for (int page = 3; page < 500; ++page)
        contents.rows.push_back(
            {u"1.%1"_s.arg(page), u"A name that takes several lines. "_s.repeated(4), {}});
    panel.setContents(contents);
    for (const int current : {0, 250, 499}) {
        contents.current = current;
        panel.setContents(contents);
        QTableView* table = panel.table();
        const auto isWhole = [&] {
            return table->rowHeight(current) >=
                       table->sizeHintForIndex(table->model()->index(current, 1)).height() &&
                   table->viewport()->rect().contains(table->visualRect(table->currentIndex()));
        };
        EXPECT_TRUE(QTest::qWaitFor(isWhole, patience)) << current;
    }
    QTest::keyClick(panel.table(), Qt::Key_Home);
    QTest::keyClick(panel.table(), Qt::Key_End);
    EXPECT_TRUE(
        panel.table()->viewport()->rect().contains(panel.table()->visualRect(panel.table()->currentIndex())));
}

TEST_F(ContentsPanelTest, ATypedNumberFindsThePageWithIt)
{
    Contents contents = sampleContents();
    contents.toRepeat.clear();
    contents.rows.clear();
    for (int page = 1; page <= 12; ++page)
        contents.rows.push_back({u"11.%1"_s.arg(page), u"A name"_s, {}});
    contents.current = 9;
    panel.setContents(contents);
    QTest::keyClicks(panel.table(), u"11.1"_s);
    EXPECT_EQ(panel.table()->currentIndex().row(), 0);
    QTest::qWait(QApplication::keyboardInputInterval() + 50);
    QTest::keyClicks(panel.table(), u"11.12"_s);
    EXPECT_EQ(panel.table()->currentIndex().row(), 11);
}

TEST_F(ContentsPanelTest, AClickOrEnterChoosesARow)
{
    QTest::mouseClick(panel.table()->viewport(), Qt::LeftButton, {},
                      panel.table()->visualRect(panel.table()->model()->index(2, 1)).center());
    EXPECT_EQ(chosen(), QList<int>{2});
    panel.table()->setFocus();
    QTest::keyClick(panel.table(), Qt::Key_Up);
    QTest::keyClick(panel.table(), Qt::Key_Return);
    EXPECT_EQ(chosen(), (QList<int>{2, 1}));
}

TEST_F(ContentsPanelTest, ChaptersOpenAndClose)
{
    Contents contents = sampleContents();
    contents.rows.clear();
    for (int chapter = 1; chapter <= 3; ++chapter) {
        contents.rows.push_back({QString::number(chapter), u"A chapter"_s, {}, text::Tone::plain, true});
        for (int page = 1; page <= 10; ++page)
            contents.rows.push_back({u"%1.%2"_s.arg(chapter).arg(page), u"A page"_s, {}});
    }
    contents.current = 12;
    panel.setContents(contents);
    QTableView* table = panel.table();
    const auto listed = [&] {
        QList<int> rows;
        for (const int row : {0, 1, 11, 12, 22, 23, 32}) {
            if (!table->isRowHidden(row))
                rows.append(row);
        }
        return rows;
    };
    const auto nameOf = [&](int row) { return table->model()->index(row, ContentsModel::name); };
    EXPECT_EQ(listed(), (QList{0, 11, 12, 22})) << "the pages of the chapter on the board";
    EXPECT_EQ(nameOf(0).data().toString(), u"▸ A chapter"_s);
    EXPECT_EQ(nameOf(11).data(Qt::AccessibleTextRole).toString(), u"A chapter, open"_s);
    const auto click = [&](int row) {
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(nameOf(row)).center());
    };
    click(0);
    EXPECT_EQ(listed(), (QList{0, 1, 11, 12, 22}));
    click(0);
    EXPECT_EQ(listed(), (QList{0, 11, 12, 22}));
    table->selectRow(12);
    QTest::keyClick(table, Qt::Key_Left);
    EXPECT_EQ(table->currentIndex().row(), 11);
    QTest::keyClick(table, Qt::Key_Left);
    EXPECT_EQ(listed(), (QList{0, 11, 22}));
    QTest::keyClick(table, Qt::Key_End);
    EXPECT_EQ(table->currentIndex().row(), 22);
    QTest::keyClick(table, Qt::Key_Return);
    EXPECT_EQ(listed(), (QList{0, 11, 22, 23, 32}));
    QTest::keyClicks(table, u"1.10"_s);
    EXPECT_EQ(table->currentIndex().row(), 10);
    EXPECT_EQ(listed(), (QList{0, 1, 11, 22, 23, 32})) << "a number typed is found in closed chapters";
    panel.setContents(contents);
    EXPECT_EQ(listed(), (QList{0, 1, 11, 12, 22, 23, 32})) << "open chapters stay open";
    EXPECT_TRUE(chosen().isEmpty());
}

TEST_F(ContentsPanelTest, PagesToRepeatAreLinks)
{
    const auto links = panel.findChildren<QToolButton*>();
    ASSERT_EQ(links.size(), 1);
    EXPECT_EQ(links.front()->text(), u"1.2"_s);
    EXPECT_EQ(links.front()->accessibleName(), u"Repeat page 1.2"_s);
    links.front()->click();
    EXPECT_EQ(chosen(), QList<int>{2});
    Contents solved = sampleContents();
    solved.toRepeat.clear();
    panel.setContents(solved);
    EXPECT_TRUE(panel.findChildren<QToolButton*>().isEmpty());
}

TEST_F(ContentsPanelTest, NamesFillTheColumnOfAnEmptyResult)
{
    Contents contents = sampleContents();
    contents.rows.push_back({u"1.9"_s, u"A name of several words "_s.repeated(4), {}});
    contents.rows.push_back({u"1.10"_s, u"A name of several words "_s.repeated(4), u"✓ Second try"_s});
    contents.current = static_cast<int>(contents.rows.size()) - 1;
    panel.resize(300, 400);
    panel.setContents(contents);
    const QTableView* table = panel.table();
    const int last = contents.current;
    const auto nameOf = [table](int row) { return table->visualRect(table->model()->index(row, 1)); };
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return nameOf(last - 1).width() == nameOf(last).width() + table->columnWidth(2); }, patience));
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return table->rowHeight(last - 1) < table->rowHeight(last); }, patience));
    contents.rows[static_cast<std::size_t>(last) - 1].result = u"✓ Solved"_s;
    panel.setContents(contents);
    EXPECT_EQ(nameOf(last - 1).width(), nameOf(last).width());
}

} // namespace
} // namespace app_test
