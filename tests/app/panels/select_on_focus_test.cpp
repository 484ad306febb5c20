// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/select_on_focus.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include "app_fixture.h"
#include "panels/page_panel.h"

namespace app_test {
namespace {

TEST(SelectOnFocusTest, TypingAfterAClickReplacesTheText)
{
    QWidget window;
    auto* other = new QLineEdit{&window};
    auto* line = new QLineEdit{u"Pawns"_s, &window};
    panels::selectOnFocus(*line);
    auto* column = new QVBoxLayout{&window};
    column->addWidget(other);
    column->addWidget(line);
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window, patience));
    other->setFocus();
    QTest::mouseClick(line, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return line->selectedText() == u"Pawns"_s; }, patience));
    QTest::mouseClick(line, Qt::LeftButton);
    QCoreApplication::processEvents();
    EXPECT_TRUE(line->selectedText().isEmpty()) << "the next click places the cursor";
    other->setFocus();
    QTest::mouseClick(line, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([&] { return line->hasSelectedText(); }, patience));
    QTest::keyClicks(line, u"Rooks"_s);
    EXPECT_EQ(line->text(), u"Rooks"_s);
}

TEST(SelectOnFocusTest, HoldsForTheNameOfAChapter)
{
    panels::PagePanel panel;
    panel.setForm({.title = u"Pawns"_s, .task = {}, .place = {}, .words = {}});
    panel.show();
    panel.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&panel, patience));
    panel.words()->setFocus();
    QTest::mouseClick(panel.title(), Qt::LeftButton);
    EXPECT_TRUE(QTest::qWaitFor([&] { return panel.title()->selectedText() == u"Pawns"_s; }, patience));
}

} // namespace
} // namespace app_test
