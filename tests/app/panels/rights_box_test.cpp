// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/rights_box.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>

#include "app_fixture.h"

namespace app_test {
namespace {

class RightsBoxTest : public ::testing::Test {
protected:
    void show(const char* fen)
    {
        window.show();
        box->setSetup(setup_of(fen));
    }
    QStringList castling() const
    {
        QStringList texts;
        for (const QPushButton* button : box->findChildren<QPushButton*>()) {
            if (button->isVisible())
                texts.append((button->isChecked() ? u"+"_s : u"-"_s) + button->text());
        }
        return texts;
    }
    QStringList squares() const
    {
        QStringList texts;
        for (int i = 0; passed->isVisible() && i < passed->count(); ++i)
            texts.append(passed->itemText(i));
        return texts;
    }

    QWidget window;
    RightsBox* box = new RightsBox{&window};
    QComboBox* passed = box->findChild<QComboBox*>();
};

TEST_F(RightsBoxTest, OffersOnlyPossibleRights)
{
    show(mateIn27);
    EXPECT_FALSE(box->isVisible());
    show("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1");
    EXPECT_EQ(castling(),
              (QStringList{u"+White 0-0"_s, u"-White 0-0-0"_s, u"-Black 0-0"_s, u"+Black 0-0-0"_s}));
    EXPECT_TRUE(squares().empty());
    show("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    EXPECT_EQ(castling(), QStringList{u"-White 0-0"_s});
    show("4k3/8/8/3pP1p1/8/8/8/4K3 w - d6 0 1");
    EXPECT_TRUE(castling().empty());
    EXPECT_EQ(squares(), (QStringList{u"none"_s, u"d6"_s, u"g6"_s}));
    EXPECT_EQ(passed->currentText(), u"d6"_s);
    show("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
    EXPECT_EQ(squares(), (QStringList{u"none"_s, u"e3"_s}));
    EXPECT_EQ(passed->currentText(), u"none"_s);
    // The side to move cannot have just made a double step.
    show("4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1");
    EXPECT_FALSE(box->isVisible());
}

TEST_F(RightsBoxTest, AClickTogglesOneRightAndKeepsTheOthers)
{
    show("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1");
    QSignalSpy chosen{box, &RightsBox::chosen};
    QTest::mouseClick(box->findChildren<QPushButton*>()[1], Qt::LeftButton);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.last()[0].value<chess::Bitboard>(),
              (chess::Bitboard{chess::Square::h1, chess::Square::a1, chess::Square::a8}));
    EXPECT_EQ(chosen.last()[1].value<std::optional<chess::Square>>(), std::nullopt);
}

TEST_F(RightsBoxTest, TheTitlesDoNotWrap)
{
    show("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1");
    const auto titles = box->findChildren<QLabel*>();
    ASSERT_FALSE(titles.isEmpty());
    for (const QLabel* title : titles)
        EXPECT_FALSE(title->wordWrap()) << title->text().toStdString();
}

TEST_F(RightsBoxTest, ASquareCanBeChosenByKeyboard)
{
    show("4k3/8/8/3pP1p1/8/8/8/4K3 w - - 0 1");
    QSignalSpy chosen{box, &RightsBox::chosen};
    QTest::keyClick(passed, Qt::Key_End);
    ASSERT_EQ(chosen.count(), 1);
    EXPECT_EQ(chosen.last()[1].value<std::optional<chess::Square>>(), chess::Square::g6);
    QTest::keyClick(passed, Qt::Key_Home);
    EXPECT_EQ(chosen.last()[1].value<std::optional<chess::Square>>(), std::nullopt);
}

} // namespace
} // namespace app_test
