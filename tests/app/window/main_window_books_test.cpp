// SPDX-License-Identifier: GPL-3.0-or-later

// Textbook positions, from the menu to the board.

#include "text/phrasing.h"
#include "trainer/endings.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class BooksInTheWindow : public WindowTest {
protected:
    static std::vector<const trainer::TextbookPosition*> positions()
    {
        return textbook_positions(trainer::TextbookUse::play);
    }
    std::vector<QAction*> books() const
    {
        std::vector<QAction*> found;
        for (const auto& [name, action] : actions()) {
            if (name.startsWith(u"Training/Textbook positions/"_s))
                found.push_back(action);
        }
        return found;
    }
    /// Chooses a position from the menu; returns the user's seat.
    trainer::Seat play(std::string_view name)
    {
        const auto all = positions();
        const auto found = std::ranges::find(all, name, &trainer::TextbookPosition::name);
        books()[static_cast<std::size_t>(found - all.begin())]->trigger();
        return session.round().seat();
    }
};

TEST_F(BooksInTheWindow, EachStartsAtOnce)
{
    preferences.drill.seat = trainer::Seat::both;
    ASSERT_EQ(books().size(), positions().size());
    for (std::size_t i = 0; i < books().size(); ++i) {
        books()[i]->trigger();
        waitUntilSolved();
        EXPECT_EQ(pieces(), position_of(*positions()[i]).board());
        EXPECT_EQ(session.mode(), session::Mode::play);
        EXPECT_TRUE(view->hasFocus());
        const QString title = text::withoutMnemonic(books()[i]->text());
        EXPECT_TRUE(record().contains(title)) << record().toStdString();
        const bool isOnRequest = pieces().occupied().size() == 5;
        EXPECT_TRUE(standing().contains(isOnRequest ? u"This one takes "_s : u"White mates in "_s))
            << standing().toStdString();
    }
}

TEST_F(BooksInTheWindow, DrawsAreDefendedByTheUser)
{
    EXPECT_EQ(play("lucena"), trainer::Seat::attacker);
    EXPECT_EQ(play("third-rank"), trainer::Seat::defender);
    EXPECT_TRUE(session.isUsersTurn());
    EXPECT_EQ(play("vancura"), trainer::Seat::defender);
    preferences.drill.seat = trainer::Seat::both;
    EXPECT_EQ(play("vancura"), trainer::Seat::both);
}

TEST_F(BooksInTheWindow, DefenderMovesFirstIfOnMove)
{
    play("ushenina-girya");
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
