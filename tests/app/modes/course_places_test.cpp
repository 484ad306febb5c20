// SPDX-License-Identifier: GPL-3.0-or-later

// The places of buttons and cards from page to page of a course and from state to state of a page.

#include <QTabBar>

#include "chess/legal_moves.h"
#include "modes/column.h"
#include "panels/course_card.h"
#include "panels/standing_card.h"
#include "panels/transport.h"
#include "store/courses.h"
#include "tests/thoroughness.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class PlacesInACourse : public WindowTest {
protected:
    void open(const QString& course)
    {
        window->reader().open(store::coursePath(course, u"en"_s));
        ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
        waitUntilSolved();
    }
    QRect placeOf(const QWidget& part) const { return {part.mapTo(window.get(), QPoint{}), part.size()}; }
    /// The buttons, the verdict, and the upper corners of the page and of the controls of the record.
    std::map<std::string, QRect> places() const
    {
        std::map<std::string, QRect> places;
        int number = 0;
        for (const QPushButton* each : find<modes::Column>()->buttons()->findChildren<QPushButton*>()) {
            ++number;
            if (each->isVisible())
                places["button " + std::to_string(number)] = placeOf(*each);
        }
        places["verdict"] = placeOf(*find<panels::StandingCard>());
        // The text decides on the height of its card, and a page to be read has one more control.
        places["page"] = {placeOf(*find<panels::CourseCard>()).topLeft(), QSize{}};
        places["controls"] = {placeOf(*find<panels::Transport>()).topLeft(), QSize{}};
        return places;
    }
    /// Expects that each part is where it was when it was seen first.
    void expectPlacesKept(const char* state)
    {
        settle();
        for (const auto& [name, place] : places()) {
            const QRect first = first_.try_emplace(name, place).first->second;
            EXPECT_EQ(place, first) << name << " of page "
                                    << modes::Reader::pageNumber(window->reader().place()).toStdString()
                                    << ' ' << state;
        }
    }
    void walk()
    {
        modes::Reader& reader = window->reader();
        first_.clear();
        const std::vector<trainer::course::Place> pages = places_of(*reader.course());
        for (std::size_t page = 0; page < pages.size(); page += test::one_in(5)) {
            reader.turnTo(pages[page]);
            expectPlacesKept("at first");
            if (reader.isSearching()) {
                session.help().climb();
                expectPlacesKept("with a hint");
                session.play(legal_moves(session.round().position())[0]);
                expectPlacesKept("after a move");
                reader.tryAgain();
            }
            reader.showSolution();
            expectPlacesKept("solved");
        }
    }

    std::map<std::string, QRect> first_;
};

TEST_F(PlacesInACourse, StayTheSameFromPageToPage)
{
    for (const QString& course : {u"bishop-and-knight"_s, u"pawn"_s}) {
        open(course);
        for (const QSize size : {QSize{900, 640}, QSize{1366, 720}, QSize{1920, 1048}}) {
            SCOPED_TRACE(course.toStdString() + ' ' + std::to_string(size.width()));
            settleIn(size);
            walk();
        }
    }
    // The type of a large window is that of the whole program.
    settleIn({1280, 800});
}

TEST_F(PlacesInACourse, ButtonsAreBelowTheBoardInASmallWindow)
{
    for (const QSize size : {QSize{640, 500}, QSize{800, 560}}) {
        SCOPED_TRACE(size.width());
        settleIn(size);
        open(u"bishop-and-knight"_s);
        window->reader().turnTo({2, 0});
        waitUntilSolved();
        settle();
        const QRect board = placeOf(*view);
        for (const QPushButton* each : find<modes::Column>()->buttons()->findChildren<QPushButton*>()) {
            if (!each->isVisible())
                continue;
            const std::string name = each->text().toStdString();
            EXPECT_EQ(each->visibleRegion().boundingRect(), each->rect()) << name;
            EXPECT_GT(placeOf(*each).top(), board.bottom()) << name;
            EXPECT_LE(placeOf(*each).right(), board.right()) << name;
        }
        constexpr int playable = 240;
        EXPECT_GE(board.width(), playable);
        EXPECT_GE(find<modes::Column>()->height(), window->centralWidget()->height() * 9 / 10);
    }
}

} // namespace
} // namespace app_test
