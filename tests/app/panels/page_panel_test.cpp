// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/page_panel.h"

#include <QAbstractItemView>
#include <QSignalSpy>

#include "app_fixture.h"
#include "panels/theme.h"

namespace app_test {
namespace {

using namespace trainer::course;
using panels::PageForm;
using panels::PagePanel;

class PagePanelTest : public testing::Test {
protected:
    PagePanelTest()
    {
        panel.resize(360, 500);
        panel.show();
        panel.setForm(form);
        QObject::connect(&panel, &PagePanel::taskChosen, [this](const Task& task) { chosen = task; });
    }

    QString texts() const
    {
        QStringList all;
        for (const QLabel* label : panel.findChildren<QLabel*>()) {
            if (label->isVisible())
                all.append(label->text());
        }
        return all.join(u'\n');
    }

    PagePanel panel;
    PageForm form{.title = u"Pawns"_s, .task = Play{5}, .place = u"Words after 1. Kd6"_s, .words = u"So."_s};
    std::optional<Task> chosen;
};

TEST_F(PagePanelTest, ShowsAPage)
{
    EXPECT_EQ(panel.title()->text(), u"Pawns"_s);
    EXPECT_EQ(panel.task()->currentText(), u"Mate within"_s);
    EXPECT_EQ(panel.moves()->value(), 5);
    EXPECT_EQ(panel.words()->toPlainText(), u"So."_s);
    EXPECT_TRUE(texts().contains(u"Words after 1. Kd6"_s));
    EXPECT_FALSE(panel.squares()->isVisible());
    form.faults = {u"It is mate in 6, not in 5."_s};
    panel.setForm(form);
    EXPECT_TRUE(texts().contains(u"It is mate in 6"_s));
    EXPECT_EQ(chosen, std::nullopt) << "only the user chooses";
}

TEST_F(PagePanelTest, TheListOfTasksShowsAllOfThemWhicheverIsChosen)
{
    panels::applyTheme(panels::lightTheme());
    for (int task = 0; task < panel.task()->count(); ++task) {
        panel.task()->setCurrentIndex(task);
        panel.task()->showPopup();
        const QAbstractItemView* list = panel.task()->view();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(list->window()));
        for (int row = 0; row < panel.task()->count(); ++row) {
            const QRect entry = list->visualRect(list->model()->index(row, 0));
            EXPECT_TRUE(list->viewport()->rect().contains(entry)) << row << " below " << task;
        }
        panel.task()->hidePopup();
    }
}

TEST_F(PagePanelTest, ReportsWhatIsChosen)
{
    panel.moves()->setValue(7);
    EXPECT_EQ(chosen, Task{Play{7}});
    QTest::keyClicks(panel.task(), u"Find"_s);
    emit panel.task()->activated(panel.task()->currentIndex());
    EXPECT_EQ(chosen, Task{Find{}});
    EXPECT_FALSE(panel.moves()->isVisible());

    panel.task()->setCurrentIndex(4);
    emit panel.task()->activated(4);
    EXPECT_EQ(chosen, Task{Read{}}) << "no square is known yet";
    QTest::keyClicks(panel.squares(), u"A8 h"_s);
    EXPECT_EQ(chosen, Task{Point{chess::Bitboard{chess::Square::a8}}});
    EXPECT_FALSE(texts().contains(u"is not a square"_s)) << "not yet";
    QTest::keyClicks(panel.squares(), u"1, z9"_s);
    EXPECT_EQ(chosen, (Task{Point{chess::Bitboard{chess::Square::a8} | chess::Bitboard{chess::Square::h1}}}))
        << "the others stay";
    EXPECT_TRUE(texts().contains(u"“z9” is not a square."_s));
}

TEST_F(PagePanelTest, TextsBeingTypedStay)
{
    QSignalSpy words{&panel, &PagePanel::wordsEdited};
    panel.words()->setFocus();
    panel.words()->moveCursor(QTextCursor::End);
    QTest::keyClicks(panel.words(), u" And "_s);
    EXPECT_EQ(words.back().front().toString(), u"So. And"_s);
    form.words = u"So. And"_s;
    panel.setForm(form);
    EXPECT_EQ(panel.words()->toPlainText(), u"So. And "_s) << "the blank is followed by more";
    form.words = u"Another page."_s;
    panel.setForm(form);
    EXPECT_EQ(panel.words()->toPlainText(), u"Another page."_s);

    QSignalSpy titles{&panel, &PagePanel::titleEdited};
    QTest::keyClicks(panel.title(), u"!"_s);
    EXPECT_EQ(titles.back().front().toString(), u"Pawns!"_s);
}

TEST_F(PagePanelTest, EveryTaskHasAHintAndCanBeShown)
{
    QStringList seen;
    for (const Task& task :
         {Task{Read{}}, Task{Find{}}, Task{Play{3}}, Task{Hold{4}},
          Task{Point{chess::Bitboard{chess::Square::a1}}}, Task{Play{.moves = 3, .is_to_mate = false}}}) {
        form.task = task;
        panel.setForm(form);
        EXPECT_FALSE(seen.contains(texts()));
        seen.append(texts());
        EXPECT_EQ(panel.task()->currentIndex(), seen.size() - 1);
        chosen.reset();
        emit panel.task()->activated(panel.task()->currentIndex());
        EXPECT_EQ(chosen, task);
    }
    EXPECT_EQ(panel.squares()->text(), u"a1"_s);
}

TEST_F(PagePanelTest, LinesOfTheWordsStayApart)
{
    QString edited;
    QObject::connect(&panel, &PagePanel::wordsEdited, [&](const QString& words) { edited = words; });
    panel.words()->selectAll();
    QTest::keyClicks(panel.words(), u"One  two"_s);
    QTest::keyClick(panel.words(), Qt::Key_Return);
    QTest::keyClick(panel.words(), Qt::Key_Return);
    QTest::keyClicks(panel.words(), u"three "_s);
    EXPECT_EQ(edited, u"One two\u2028\u2028three"_s);
    form.words = edited;
    panel.setForm(form);
    EXPECT_EQ(panel.words()->toPlainText(), u"One  two\n\nthree "_s) << "as long as it is being typed";
    form.words = u"Other words"_s;
    panel.setForm(form);
    form.words = edited;
    panel.setForm(form);
    EXPECT_EQ(panel.words()->toPlainText(), u"One two\n\nthree"_s);
}

} // namespace
} // namespace app_test
