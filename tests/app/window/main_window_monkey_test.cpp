// SPDX-License-Identifier: GPL-3.0-or-later

// A thousand things and more happen to the window in an order of chance, and after each of them every part is
// in its place. A failure names the seed and the last events.

#include <QElapsedTimer>

#include "tests/thoroughness.h"
#include "trainer/random.h"
#include "window/layout_checks.h"
#include "window/window_fixture.h"

namespace app_test {
namespace {

constexpr std::array fens{
    mateIn27,
    mateIn3,
    mateIn19,
    rookEnding,
    fivePieces,
    queenAgainstRook,
    pawnEnding,
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", // castling
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",    // en passant
    "4k3/p6p/8/8/8/8/P6P/4K3 w - - 0 1",    // four passed pawns
    "8/8/3k4/8/8/8/3K4/8 w - - 0 1",        // a draw
    "k7/1QK5/8/8/8/8/8/8 b - - 0 1",        // mate
};

/// Counts what is laid out anew.
class LayoutWatch : public QObject {
public:
    LayoutWatch() { QCoreApplication::instance()->installEventFilter(this); }
    int count() const { return count_; }

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        count_ += event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize ? 1 : 0;
        return false;
    }

private:
    int count_ = 0;
};

class MonkeyAtTheWindow : public WindowTest {
protected:
    ~MonkeyAtTheWindow() override { QApplication::setFont(font); }

    void run(std::uint64_t seed, int events)
    {
        random = trainer::Random{seed};
        find<Autoplay>()->setRest(1h);
        for (int i = 0; i < events && !HasFailure(); ++i) {
            doSomething();
            SCOPED_TRACE("seed " + std::to_string(seed) + ", event " + std::to_string(i) +
                         " of: " + last.join(u" | "_s).toStdString());
            settleAll();
            expectInvariants();
        }
    }

private:
    std::size_t pick(std::size_t count) { return trainer::below(random, count); }
    template <typename Range>
    auto oneOf(const Range& range)
    {
        return *(std::begin(range) + static_cast<std::ptrdiff_t>(pick(std::size(range))));
    }
    void note(const QString& event)
    {
        last.append(event);
        if (last.size() > 12)
            last.removeFirst();
    }

    void doSomething()
    {
        switch (pick(24)) {
        case 0:
        case 1:
        case 2:
        case 3:
            return resizeWindow();
        case 4:
            return pick(8) == 0 ? reopen() : chooseTheme();
        case 5:
            return remark();
        case 6:
            return newPosition();
        case 7:
        case 8:
            return editAnything();
        case 9:
            return playAnything();
        case 10:
        case 11:
        case 12:
            return pressKey();
        case 13:
            return typeNonsense();
        default:
            return trigger();
        }
    }
    void resizeWindow()
    {
        const QSize smallest = window->minimumSizeHint();
        const QSize size = pick(4) == 0 ? smallest
                                        : QSize{smallest.width() + static_cast<int>(pick(900)),
                                                smallest.height() + static_cast<int>(pick(700))};
        note(u"%1×%2"_s.arg(size.width()).arg(size.height()));
        window->resize(size);
    }
    /// Another language and another size of type, as at another start.
    void reopen()
    {
        const QString language = oneOf(languages());
        QFont larger = font;
        larger.setPointSizeF(font.pointSizeF() * (pick(2) == 0 ? 1 : 1.15));
        note(u"%1 %2 pt"_s.arg(language).arg(larger.pointSizeF()));
        QApplication::setFont(larger);
        installLanguage(language);
        openWindow();
    }
    void chooseTheme()
    {
        preferences.theme = pick(2) == 0 ? ThemeChoice::light : ThemeChoice::dark;
        note(preferences.theme == ThemeChoice::light ? u"light"_s : u"dark"_s);
        window->applyLook();
    }
    void remark()
    {
        note(u"remark"_s);
        const QString word{static_cast<int>(pick(300)), u'n'};
        window->tell({text::Tone::bad, pick(2) == 0 ? word : u"word "_s.repeated(40),
                      pick(2) == 0 ? word : QString{}});
    }
    void newPosition()
    {
        const char* fenText = oneOf(fens);
        note(QString::fromLatin1(fenText));
        session.start(position_of(fenText), static_cast<trainer::Seat>(pick(3)));
    }
    void editAnything()
    {
        if (session.mode() != Mode::setUp)
            return trigger();
        note(u"edit"_s);
        const auto square = chess::square_at(static_cast<int>(pick(8)), static_cast<int>(pick(8)));
        const auto role = oneOf(chess::all_roles);
        const auto color = oneOf(chess::all_colors);
        if (pick(3) == 0)
            session.edit([&](trainer::SetupEditor& editor) { editor.replace(setup_of(oneOf(fens))); });
        else
            session.edit([&](trainer::SetupEditor& editor) { editor.put({color, role}, square); });
    }
    void playAnything()
    {
        if (!session.isUsersTurn())
            return trigger();
        const auto moves = legal_moves(shown());
        note(u"move"_s);
        session.play(moves[pick(moves.size())]);
    }
    void pressKey()
    {
        const Qt::Key pressed = oneOf(std::array{Qt::Key_Tab, Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_Escape,
                                                 Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down,
                                                 Qt::Key_Home, Qt::Key_End, Qt::Key_Return, Qt::Key_Space});
        // On a field with a list it would open that.
        if (qobject_cast<QComboBox*>(QApplication::focusWidget()) != nullptr && pressed == Qt::Key_Space)
            return;
        note(QKeySequence{pressed}.toString());
        key(pressed);
        closePopups();
    }
    void typeNonsense()
    {
        auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        if (line == nullptr)
            return trigger();
        note(u"text"_s);
        line->setText(QString{static_cast<int>(pick(line->maxLength() < 100 ? 40 : 300)), u'x'});
        emit line->textEdited(line->text());
        key(Qt::Key_Return);
    }
    /// Commands that open another window or ask something, beside those of whole menus.
    static bool leadsAway(const QString& command)
    {
        constexpr std::array commands{
            "paste",           "open-course",      "statistics",       "grades",
            "export-practice", "back-up-practice", "restore-practice", "forget-practice",
            "choose-engine"};
        return std::ranges::any_of(commands,
                                   [&](const char* id) { return command == QLatin1StringView{id}; });
    }
    /// Practice of five pieces, and a deal of them: their table takes half a minute and more.
    bool waitsLong(const QString& command) const
    {
        return command == u"syllabus/5"_s ||
               (command == u"start"_s && is_on_request(find<panels::DrillPanel>()->drill().request.material));
    }
    /// Chooses a command that can be chosen, but none that asks for a file or changes the whole application.
    void trigger()
    {
        QList<QAction*> possible;
        for (const auto& [command, action] : window->actions().entries()) {
            if (action->isEnabled() && action->isVisible() && command.menu != window::Menu::file &&
                command.menu != window::Menu::window && command.menu != window::Menu::help &&
                !leadsAway(command.id) && !waitsLong(command.id))
                possible.append(action);
        }
        QAction* chosen = oneOf(possible);
        note(chosen->objectName());
        chosen->trigger();
    }
    static void closePopups()
    {
        while (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
    }

    /// Lets every event that waits be done, and those that they cause.
    void settleAll()
    {
        waitForDeal();
        waitUntilSolved();
        waitForReply();
        // What comes from a thread may come in the last round.
        const LayoutWatch watch;
        int quietRounds = 0;
        for (int round = 0; quietRounds < 2; ++round) {
            ASSERT_LT(round, 100) << "the window never comes to rest";
            const int before = watch.count();
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
            quietRounds = watch.count() == before ? quietRounds + 1 : 0;
        }
    }
    void expectInvariants()
    {
        expectAllInPlace(*window);
        const QWidget* focus = QApplication::focusWidget();
        ASSERT_NE(focus, nullptr) << "nothing has the focus";
        EXPECT_TRUE(focus->isVisible() && focus->isEnabled()) << nameOf(*focus);
        EXPECT_EQ(pieces(),
                  session.mode() == Mode::setUp ? arrangement().board : session.position()->board());
        for (const auto& [command, action] : window->actions().entries()) {
            // Whether a way back is open depends on the focus, and is asked when its key is pressed.
            if (command.menu != window::Menu::none && command.isEnabled) {
                EXPECT_EQ(action->isEnabled(), command.isEnabled()) << command.id.toStdString();
            }
        }
    }

    const QFont font = QApplication::font();
    trainer::Random random{0};
    QStringList last;
};

// Faults 62 and 70
TEST_F(MonkeyAtTheWindow, EverythingIsInItsPlaceWhateverHappens)
{
    run(2026, test::times(1200));
}

TEST_F(MonkeyAtTheWindow, AndInAnotherOrder)
{
    run(64, test::times(1200));
}

} // namespace
} // namespace app_test
