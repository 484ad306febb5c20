// SPDX-License-Identifier: GPL-3.0-or-later

// Textbook positions, from the menu to the board.

#include "text/phrasing.h"
#include "trainer/book_positions.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class BooksInTheWindow : public WindowTest {
protected:
    std::vector<QAction*> books() const
    {
        std::vector<QAction*> found;
        for (const auto& [name, action] : actions()) {
            if (name.startsWith(u"Training/Textbook positions/"_s))
                found.push_back(action);
        }
        return found;
    }
};

TEST_F(BooksInTheWindow, EachStartsAtOnce)
{
    preferences.drill.seat = trainer::Seat::both;
    ASSERT_EQ(books().size(), trainer::all_book_positions.size());
    for (const trainer::BookPosition name : trainer::all_book_positions) {
        books()[static_cast<std::size_t>(name)]->trigger();
        waitUntilSolved();
        EXPECT_EQ(pieces(), trainer::book_position(name).board());
        EXPECT_EQ(session.mode(), session::Mode::play);
        EXPECT_TRUE(view->hasFocus());
        const QString title = text::withoutMnemonic(books()[static_cast<std::size_t>(name)]->text());
        EXPECT_TRUE(record().contains(title)) << record().toStdString();
        const bool isOnRequest = pieces().occupied().size() == 5;
        EXPECT_TRUE(
            standing().contains(isOnRequest ? u"This one takes about a minute"_s : u"White mates in "_s))
            << standing().toStdString();
    }
}

TEST_F(BooksInTheWindow, DrawsAreDefendedByTheUser)
{
    const auto play = [this](trainer::BookPosition name) {
        books()[static_cast<std::size_t>(name)]->trigger();
        return session.round().seat();
    };
    EXPECT_EQ(play(trainer::BookPosition::lucena), trainer::Seat::attacker);
    EXPECT_EQ(play(trainer::BookPosition::third_rank), trainer::Seat::defender);
    EXPECT_TRUE(session.isUsersTurn());
    EXPECT_EQ(play(trainer::BookPosition::vancura), trainer::Seat::defender);
    preferences.drill.seat = trainer::Seat::both;
    EXPECT_EQ(play(trainer::BookPosition::vancura), trainer::Seat::both);
}

TEST_F(BooksInTheWindow, DefenderMovesFirstIfOnMove)
{
    books()[static_cast<std::size_t>(trainer::BookPosition::ushenina_girya)]->trigger();
    waitUntilSolved();
    waitForReply();
    EXPECT_EQ(session.round().seat(), trainer::Seat::attacker);
    EXPECT_EQ(plies(), 1U);
    EXPECT_EQ(mateIn(), 24);
}

TEST_F(BooksInTheWindow, LeaveSetUpAndTheChoiceOfAKind)
{
    choose(u"Position/Set up"_s);
    books().front()->trigger();
    EXPECT_EQ(session.mode(), session::Mode::play);
    choose(u"Game/Choose the kind of position…"_s);
    books().front()->trigger();
    EXPECT_FALSE(find<panels::DrillPanel>()->isVisible());
}

} // namespace
} // namespace app_test
