// SPDX-License-Identifier: GPL-3.0-or-later

// The first start, and the way into the course, by real clicks and keys.

#include <QFile>
#include <QTemporaryDir>

#include "layout_checks.h"
#include "panels/course_card.h"
#include "panels/offer_card.h"
#include "panels/progress_button.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class AtTheFirstStart : public WindowTest {
protected:
    AtTheFirstStart()
    {
        preferences.hasBegun = false;
        openWindow();
        waitUntilSolved();
    }
    bool isOffered() const
    {
        const auto* card = find<panels::OfferCard>();
        return card != nullptr && card->isVisible();
    }
    QPushButton* offer(const QString& words) const
    {
        for (QPushButton* found : find<panels::OfferCard>()->findChildren<QPushButton*>()) {
            if (found->text() == words)
                return found;
        }
        ADD_FAILURE() << "no offer " << words.toStdString();
        return nullptr;
    }
    void take(const QString& words) { QTest::mouseClick(offer(words), Qt::LeftButton); }
    QString course() const { return textsOf(find<panels::CourseCard>()); }
    void waitForCourse()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
    }
    panels::ProgressButton* learn() const { return find<panels::ProgressButton>(); }
};

TEST_F(AtTheFirstStart, OffersFourWaysToStartBesideAPlayableBoard)
{
    ASSERT_TRUE(isOffered());
    EXPECT_TRUE(coach().isEmpty()) << "one thing at a time";
    for (const QString& words : {u"Learn"_s, u"Play"_s, u"Practise"_s, u"Set up"_s})
        EXPECT_TRUE(offer(words)->isEnabled()) << words.toStdString();
    play(chess::to_san(shown(), best().front()).c_str());
    EXPECT_FALSE(isOffered()) << "gone with the first move";
    EXPECT_FALSE(coach().isEmpty());
    session.takeBack();
    EXPECT_FALSE(isOffered()) << "for good";
    openWindow();
    EXPECT_FALSE(isOffered());
}

TEST_F(AtTheFirstStart, OtherCoursesIncludeThoseToLearnByHeart)
{
    const QList<QAction*> others = offer(u"Other courses ▾"_s)->menu()->actions();
    EXPECT_EQ(others.back()->text().remove(u'&'), u"Learn by heart"_s);
    EXPECT_TRUE(others.back()->menu()->actions().contains(
        action(u"Training/Learn by heart/Delétang's small triangle"_s)));
}

TEST_F(AtTheFirstStart, LearnStaysInTheMenuBarFromRightToLeft)
{
    installLanguage(u"ar"_s);
    openWindow();
    const auto isSeen = [this] {
        return learn()->isVisible() && window->menuBar()->rect().contains(learn()->geometry()) &&
               learn()->width() >= learn()->sizeHint().width();
    };
    EXPECT_TRUE(isSeen());
    key(Qt::Key_K, Qt::ControlModifier);
    waitForCourse();
    EXPECT_TRUE(QTest::qWaitFor(isSeen, patience)) << learn()->x() << ' ' << learn()->width();
}

TEST_F(AtTheFirstStart, LearnHasTheFocusUntilTheFirstMove)
{
    EXPECT_TRUE(offer(u"Learn"_s)->hasFocus());
    EXPECT_TRUE(offer(u"Learn"_s)->toolTip().endsWith(u"(Ctrl+K)"_s));
    EXPECT_TRUE(offer(u"Practise"_s)->toolTip().endsWith(u"(Ctrl+J)"_s));
    EXPECT_TRUE(offer(u"Set up"_s)->toolTip().endsWith(u"(Ctrl+E)"_s));
    type(QString::fromStdString(chess::to_san(shown(), best().front())));
    EXPECT_TRUE(entry()->hasFocus());
    key(Qt::Key_Return);
    EXPECT_FALSE(isOffered());
    EXPECT_TRUE(view->hasFocus());
}

TEST_F(AtTheFirstStart, TabGoesThroughTheOffersInTheirOrder)
{
    view->setFocus();
    std::vector<const QWidget*> reached;
    while (reached.empty() || reached.back() != entry()) {
        ASSERT_LT(reached.size(), 40U);
        key(Qt::Key_Tab);
        reached.push_back(QApplication::focusWidget());
    }
    const auto first = std::ranges::find(reached, offer(u"Learn"_s));
    ASSERT_GT(reached.end() - first, 5) << "before the moves";
    EXPECT_EQ(first[1]->accessibleName(), u"Other courses"_s);
    EXPECT_EQ(first[2], offer(u"Play"_s));
    EXPECT_EQ(first[3], offer(u"Practise"_s));
    EXPECT_EQ(first[4], offer(u"Set up"_s));
}

TEST_F(AtTheFirstStart, TheBoardGetsTheFocusOfTheOffers)
{
    key(Qt::Key_H, Qt::ControlModifier);
    EXPECT_FALSE(isOffered());
    EXPECT_TRUE(view->hasFocus());
    openWindow();
    EXPECT_TRUE(view->hasFocus());
}

TEST_F(AtTheFirstStart, EnterTakesTheFirstOffer)
{
    key(Qt::Key_Return);
    waitForCourse();
    EXPECT_TRUE(view->hasFocus());
}

TEST_F(AtTheFirstStart, TheMoveFieldStaysInViewBelowTheOffers)
{
    settleIn({640, 480});
    scrollToTop();
    EXPECT_TRUE(comesIntoView(entry()));
    view->setFocus();
    type(u"Kx"_s);
    key(Qt::Key_Return);
    EXPECT_FALSE(textsOf(find<panels::RecordCard>()->controls()).isEmpty()) << "the reason for the refusal";
    EXPECT_TRUE(comesIntoView(entry()));
    EXPECT_TRUE(entry()->hasFocus());
}

TEST_F(AtTheFirstStart, OffersReturnUntilOneIsUsed)
{
    openWindow();
    EXPECT_TRUE(isOffered());
    take(u"Set up"_s);
    EXPECT_FALSE(isOffered());
    EXPECT_EQ(session.mode(), Mode::setUp);
    key(Qt::Key_Escape);
    EXPECT_TRUE(isOffered());
    take(u"Play"_s);
    EXPECT_FALSE(isOffered());
    EXPECT_EQ(QApplication::focusWidget(), view);
    EXPECT_TRUE(preferences.hasBegun);
}

/// A way to begin other than the offers, by its number.
class BeginningAtTheFirstStart : public AtTheFirstStart, public ::testing::WithParamInterface<int> {
protected:
    void begin()
    {
        const std::vector<std::function<void()>> ways{
            [this] { press(u"Hint"_s); },
            [this] { key(Qt::Key_H, Qt::ControlModifier); },
            [this] {
                key(Qt::Key_L, Qt::ControlModifier);
                key(Qt::Key_Escape);
            },
            [this] { key(Qt::Key_T, Qt::ControlModifier); },
            [this] { key(Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier); },
            [this] {
                choose(u"Training/Exam"_s);
                press(u"Exam"_s);
            },
            [this] { choose(u"Training/You play as/The defender"_s); },
            [this] { choose(u"Training/Textbook positions/The longest mate"_s); },
            [this] { key(Qt::Key_N, Qt::ControlModifier); }};
        ASSERT_EQ(ways.size(), std::size_t{count});
        ways.at(static_cast<std::size_t>(GetParam()))();
    }

public:
    static constexpr int count = 9;
};

TEST_P(BeginningAtTheFirstStart, RemovesTheOffersPermanently)
{
    ASSERT_TRUE(isOffered());
    begin();
    EXPECT_TRUE(QTest::qWaitFor([this] { return !isOffered(); }, patience));
    waitForDeal();
    openWindow();
    EXPECT_FALSE(isOffered());
}

INSTANTIATE_TEST_SUITE_P(Ways, BeginningAtTheFirstStart,
                         ::testing::Range(0, BeginningAtTheFirstStart::count));

TEST_F(AtTheFirstStart, TheOffersComeBackOnRequest)
{
    play(chess::to_san(shown(), best().front()).c_str());
    ASSERT_FALSE(isOffered());
    choose(u"Help/First steps"_s);
    EXPECT_TRUE(isOffered());
    EXPECT_TRUE(offer(u"Learn"_s)->hasFocus());
    session.takeBack();
    EXPECT_FALSE(isOffered()) << "the game goes on";
    choose(u"Help/First steps"_s);
    take(u"Learn"_s);
    waitForCourse();
    EXPECT_FALSE(isOffered());
    EXPECT_FALSE(action(u"Help/First steps"_s)->isEnabled());
}

TEST_F(AtTheFirstStart, AppearanceChangesKeepTheOffers)
{
    for (const Qt::Key look : {Qt::Key_F2, Qt::Key_F3, Qt::Key_F5}) {
        key(look);
        EXPECT_TRUE(isOffered());
    }
    key(Qt::Key_3, Qt::AltModifier);
    EXPECT_TRUE(isOffered());
    choose(u"Training/Session length/10 minutes"_s);
    EXPECT_TRUE(isOffered());
}

TEST_F(AtTheFirstStart, LearnOpensTheCourseAndLaterContinuesIt)
{
    EXPECT_EQ(learn()->text(), u"Learn"_s);
    take(u"Learn"_s);
    waitForCourse();
    EXPECT_FALSE(isOffered());
    EXPECT_TRUE(course().startsWith(u"Bishop and knight"_s)) << course().toStdString();
    key(Qt::Key_PageDown, Qt::AltModifier | Qt::ShiftModifier);
    EXPECT_EQ(learn()->text(), u"Learn: chapter 1, page 2"_s);
    EXPECT_EQ(learn()->width(), learn()->sizeHint().width()) << "the words are not cut off";
    press(u"Leave course"_s);
    EXPECT_FALSE(window->reader().isOpen());
    openWindow();
    EXPECT_EQ(learn()->text(), u"Learn: chapter 1, page 2"_s);
    EXPECT_TRUE(learn()->toolTip().contains(u"Done: 0 of "_s)) << learn()->toolTip().toStdString();
    QTest::mouseClick(learn(), Qt::LeftButton);
    waitForCourse();
    EXPECT_TRUE(course().contains(u"(2 of "_s)) << course().toStdString();
}

TEST_F(AtTheFirstStart, TheOffersReturnAfterACourseOrPracticeWithoutAGame)
{
    take(u"Learn"_s);
    waitForCourse();
    press(u"Next move"_s);
    openWindow();
    waitForCourse();
    EXPECT_FALSE(isOffered());
    press(u"Leave course"_s);
    EXPECT_TRUE(isOffered());
    take(u"Practise"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return practice.canGiveUp(); }, patience));
    EXPECT_FALSE(isOffered());
    press(u"Stop practising"_s);
    EXPECT_TRUE(isOffered());
    openWindow();
    EXPECT_TRUE(isOffered());
    play(chess::to_san(shown(), best().front()).c_str());
    EXPECT_FALSE(isOffered());
}

TEST_F(AtTheFirstStart, ThePageOfACourseThatIsGoneHasNoOffers)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"own.pgn"_s);
    writeBytes(path,
               "[Event \"Own\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/4K3/4P3/8/8/8/8 w - - 0 1\"]\n\n{ Read. } *\n");
    window->reader().open(path);
    waitForCourse();
    const chess::Board page = pieces();
    QFile::remove(path);
    openWindow();
    ASSERT_TRUE(QTest::qWaitFor([this] { return preferences.course.isEmpty(); }, patience));
    settle();
    ASSERT_EQ(pieces(), page);
    EXPECT_FALSE(isOffered()) << "the board is not that of the first start";
}

TEST_F(AtTheFirstStart, LearnReturnsToThePageBehindAnotherGame)
{
    take(u"Learn"_s);
    waitForCourse();
    const chess::Board page = pieces();
    key(Qt::Key_E, Qt::ControlModifier);
    ASSERT_EQ(session.mode(), Mode::setUp);
    key(Qt::Key_K, Qt::ControlModifier);
    EXPECT_EQ(session.mode(), Mode::play);
    EXPECT_EQ(pieces(), page);
    start(mateIn19, trainer::Seat::attacker);
    key(Qt::Key_K, Qt::ControlModifier);
    EXPECT_EQ(pieces(), page);
}

TEST_F(AtTheFirstStart, LargeWindowsUseLargerTypeByDefault)
{
    const auto typeIn = [this](QSize size) {
        settleIn(size);
        return find<panels::StandingCard>()->findChild<QLabel*>()->font().pointSizeF();
    };
    const qreal usual = typeIn({1366, 768});
    EXPECT_GT(typeIn({1920, 1080}), 1.1 * usual);
    EXPECT_DOUBLE_EQ(typeIn({1366, 768}), usual);
    preferences.textSize = 125;
    openWindow();
    const qreal chosen = typeIn({1367, 768});
    EXPECT_DOUBLE_EQ(typeIn({1920, 1080}), chosen);
    preferences.textSize = 100;
    openWindow();
    settleIn({1366, 768});
}

TEST_F(AtTheFirstStart, TextsThatChangeTheirColourKeepTheTypeSize)
{
    settleIn({1920, 1080});
    openWindow();
    settleIn({1366, 768});
    auto* card = find<panels::StandingCard>();
    panels::Standing standing;
    standing.budget = panels::Budget{.spare = 1, .used = 0};
    card->setStanding(standing);
    const auto labels = card->findChildren<QLabel*>();
    const auto isSpare = [](const QLabel* label) { return label->text() == u"1 move to spare"_s; };
    const auto spare = std::ranges::find_if(labels, isSpare);
    ASSERT_NE(spare, labels.end());
    EXPECT_DOUBLE_EQ((*spare)->font().pointSizeF(), QApplication::font().pointSizeF());
}

TEST_F(AtTheFirstStart, FitsASmallWindow)
{
    for (const QSize size : {QSize{900, 640}, QSize{1366, 768}, QSize{1920, 1080}}) {
        settleIn(size);
        EXPECT_TRUE(isOffered());
        EXPECT_EQ(coveredIn(*find<panels::OfferCard>()), QString{});
        for (const QString& words : {u"Learn"_s, u"Set up"_s})
            EXPECT_EQ(offer(words)->visibleRegion(), QRegion{offer(words)->rect()}) << size.width();
    }
    settleIn({1366, 768});
}

} // namespace
} // namespace app_test
