// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The whole window on a session of its own, and hands for it: real mouse and key events.

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <map>
#include <memory>

#include "app_fixture.h"
#include "panels/page_scroll.h"
#include "panels/waiting.h"
#include "store/game_files.h"
#include "text/languages.h"
#include "window/main_window.h"

namespace app_test {

/// The texts of the visible labels of a card.
inline QString textsOf(const QWidget* widget)
{
    QStringList texts;
    for (const QLabel* label : widget->findChildren<QLabel*>()) {
        if (label->isVisible() && !label->text().isEmpty())
            texts.append(label->text());
    }
    return texts.join(u' ');
}

class WindowTest : public SessionTest {
protected:
    explicit WindowTest(Solver solver = &endgame::TablebaseStore::learn) : SessionTest{std::move(solver)}
    {
        preferences.animationMs = 0;
        preferences.hasBegun = true;
        preferences.playsSounds = false;
        openWindow();
    }
    ~WindowTest() override
    {
        installLanguage(u"en"_s);
        applyTheme(lightTheme());
    }

    void openWindow()
    {
        window = std::make_unique<MainWindow>(session, preferences, files, rounds, practice);
        // The screen of the offscreen platform is smaller than a usual one.
        window->resize(1280, 800);
        window->show();
        ASSERT_TRUE(QTest::qWaitForWindowActive(window.get(), patience));
        view = window->findChild<board::BoardView*>();
        ASSERT_NE(view, nullptr);
    }
    void settleIn(QSize size)
    {
        window->resize(size);
        settle();
    }

    // Parts and their state

    template <typename Widget>
    Widget* find() const
    {
        return window->findChild<Widget*>();
    }
    /// The dialog that shows a long operation; null if it was never begun.
    Waiting* waitingFor(const QString& what) const
    {
        for (Waiting* waiting : window->findChildren<Waiting*>()) {
            for (const QLabel* label : waiting->findChildren<QLabel*>()) {
                if (label->text() == what)
                    return waiting;
            }
        }
        return nullptr;
    }
    static bool isOrWillBeShown(const Waiting& waiting)
    {
        return waiting.isVisible() || waiting.findChild<QTimer*>()->isActive();
    }
    static void cancel(Waiting& waiting) { waiting.findChild<QPushButton*>()->click(); }
    QPushButton* button(const QString& text) const
    {
        for (QPushButton* found : window->findChildren<QPushButton*>()) {
            if (found->text() == text && found->isVisible())
                return found;
        }
        return nullptr;
    }
    QToolButton* toolButton(const QString& start) const
    {
        for (QToolButton* found : window->findChildren<QToolButton*>()) {
            const QString name = found->text().isEmpty() ? found->accessibleName() : found->text();
            if (name.startsWith(start) && found->isVisible())
                return found;
        }
        return nullptr;
    }
    /// Every action that a menu shows with the way to it: "Game/Take back", without a key shown beside it.
    static void addActions(const QMenu* menu, const QString& way,
                           std::vector<std::pair<QString, QAction*>>& all)
    {
        for (QAction* action : menu->actions()) {
            const QString name = way + u'/' + action->text().remove(u'&').section(u'\t', 0, 0);
            if (action->menu() != nullptr)
                addActions(action->menu(), name, all);
            else if (!action->isSeparator() && action->isVisible())
                all.emplace_back(name, action);
        }
    }
    std::vector<std::pair<QString, QAction*>> actions() const
    {
        std::vector<std::pair<QString, QAction*>> all;
        for (QAction* action : window->menuBar()->actions())
            addActions(action->menu(), action->text().remove(u'&'), all);
        return all;
    }
    /// The action that a way leads to; why it cannot be used does not belong to the way.
    QAction* action(const QString& way) const
    {
        for (const auto& [name, found] : actions()) {
            if (name == way || name.startsWith(way + u" ("_s))
                return found;
        }
        ADD_FAILURE() << "no action " << way.toStdString();
        return nullptr;
    }
    QString coach() const { return textsOf(find<panels::CoachCard>()); }
    QString standing() const { return textsOf(find<panels::StandingCard>()); }
    QString record() const { return textsOf(find<panels::RecordCard>()); }
    QString setUpTexts() const { return textsOf(find<panels::SetUpPanel>()); }
    QLineEdit* entry() const { return find<panels::RecordCard>()->entry(); }
    QLineEdit* fen() const { return find<panels::SetUpPanel>()->fen(); }
    const chess::Board& pieces() const { return view->diagram().pieces; }
    const chess::Setup& arrangement() const { return session.editor()->setup(); }

    /// The places of the buttons of the row below board or column, by their commands.
    std::map<QString, QRect> buttonPlaces() const
    {
        std::map<QString, QRect> places;
        for (const QPushButton* each : find<modes::Column>()->buttons()->findChildren<QPushButton*>()) {
            if (each->isVisible())
                places[each->text()] = {each->mapTo(window.get(), QPoint{}), each->size()};
        }
        return places;
    }

    /// Waits until the whole of a part of a scrolled page is in view.
    static bool comesIntoView(const QWidget* part)
    {
        return QTest::qWaitFor([part] { return part->visibleRegion().boundingRect() == part->rect(); },
                               patience);
    }
    void scrollToTop() { find<panels::PageScroll>()->verticalScrollBar()->setValue(0); }

    // Actions of the user

    QPoint middle(chess::Square square) const { return view->squareRect(square).center(); }
    void click(chess::Square square, Qt::MouseButton mouseButton = Qt::LeftButton)
    {
        QTest::mouseClick(view, mouseButton, {}, middle(square));
    }
    void drag(QWidget* from, QPoint start, QPoint global)
    {
        QTest::mousePress(from, Qt::LeftButton, {}, start);
        moveMouse(from, (from->mapToGlobal(start) + global) / 2);
        moveMouse(from, global);
        QTest::mouseRelease(from, Qt::LeftButton, {}, from->mapFromGlobal(global));
    }
    void drag(chess::Square from, chess::Square to)
    {
        drag(view, middle(from), view->mapToGlobal(middle(to)));
    }
    void press(const QString& text)
    {
        QPushButton* found = button(text);
        ASSERT_NE(found, nullptr) << text.toStdString();
        ASSERT_TRUE(found->isEnabled()) << text.toStdString();
        QTest::mouseClick(found, Qt::LeftButton);
    }
    /// Gives up, and leaves the line that is then shown, if any.
    void giveUp()
    {
        press(u"Give up"_s);
        if (session.mode() == Mode::replay)
            key(Qt::Key_Escape);
    }
    void choose(const QString& way)
    {
        QAction* chosen = action(way);
        ASSERT_NE(chosen, nullptr);
        ASSERT_TRUE(chosen->isEnabled()) << way.toStdString();
        chosen->trigger();
    }
    /// Closes the window as by the button of its frame, later than by a double click.
    bool closeLater()
    {
        const int usual = QApplication::doubleClickInterval();
        QApplication::setDoubleClickInterval(0);
        QTest::qWait(2);
        const bool isClosed = window->close();
        QApplication::setDoubleClickInterval(usual);
        return isClosed;
    }
    /// Presses a key where the focus is.
    void key(Qt::Key pressed, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : window.get(), pressed, modifiers);
    }
    /// Types where the focus is, wherever that goes meanwhile.
    void type(const QString& text)
    {
        for (const QChar letter : text)
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
    }
    void typeMove(const QString& text)
    {
        view->setFocus();
        type(text);
        key(Qt::Key_Return);
    }
    /// Replaces the text of a line by pasting.
    void pasteInto(QLineEdit* line, const QString& text)
    {
        QApplication::clipboard()->setText(text);
        line->setFocus();
        line->selectAll();
        QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
    }

    Preferences preferences;
    store::RoundKeeper rounds{session};
    store::GameFiles files{session, preferences};
    /// The time on the clock of practice.
    trainer::practice::Time practiceTime{std::chrono::hours{24 * 20'000}};
    store::PracticeStore practiceStore{store::PracticeStore::usualPath()};
    modes::Practice practice{session, preferences, practiceStore, [this] { return practiceTime; }};
    std::unique_ptr<MainWindow> window;
    board::BoardView* view = nullptr;
};

} // namespace app_test
