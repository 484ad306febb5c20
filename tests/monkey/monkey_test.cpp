// SPDX-License-Identifier: GPL-3.0-or-later

// Thousands of things happen to the window in an order of chance, and after each of them every part is in its
// place. Each event is drawn from the seed and its own number alone, so that fewer of them can be tried
// again: RIGHTCORNER_MONKEY=2026:0-99,120,131 does those events of seed 2026, and tests/monkey/run finds the
// fewest that still fail.

#include <QDropEvent>
#include <QImage>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWheelEvent>
#include <ostream>

#include "file_fixture.h"
#include "layout_checks.h"
#include "tests/thoroughness.h"
#include "trainer/random.h"

namespace app_test {
namespace {

/// The events of a run: their numbers, and the seed they are drawn from.
struct Course {
    std::uint64_t seed;
    std::vector<int> events;

    friend std::ostream& operator<<(std::ostream& out, const Course& course)
    {
        return out << course.events.size() << " events of seed " << course.seed;
    }
};

/// Eight runs, or the one that the environment asks for.
std::vector<Course> courses()
{
    const std::size_t usualEvents = test::times(400U);
    std::vector<Course> all;
    const QString asked = qEnvironmentVariable("RIGHTCORNER_MONKEY");
    if (asked.isEmpty()) {
        for (const std::uint64_t seed : {2026, 64, 33, 1999, 8, 4, 16, 1913}) {
            Course& course = all.emplace_back(Course{seed, std::vector<int>(usualEvents)});
            std::iota(course.events.begin(), course.events.end(), 0);
        }
        return all;
    }
    Course& course = all.emplace_back(Course{asked.section(u':', 0, 0).toULongLong(), {}});
    for (const QString& range : asked.section(u':', 1).split(u',')) {
        const int last = range.section(u'-', -1).toInt();
        for (int event = range.section(u'-', 0, 0).toInt(); event <= last; ++event)
            course.events.push_back(event);
    }
    return all;
}

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

/// Counts new layouts.
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

class MonkeyAtTheWindow : public FileTest, public testing::WithParamInterface<Course> {
protected:
    MonkeyAtTheWindow()
    {
        for (const auto& [name, bytes] : {std::pair{u"one.pgn"_s, QByteArray{oneGame}},
                                          {u"three.pgn"_s, QByteArray{threeGames}},
                                          {u"empty.pgn"_s, QByteArray{}},
                                          {u"garbage.pgn"_s, QByteArray{"\x00\xff[\"1. e4 {(*)", 14}},
                                          {u"position.fen"_s, QByteArray{mateIn19}},
                                          {u"long-"_s + QString{200, u'x'} + u".pgn"_s, QByteArray{oneGame}}})
            dropped.append(write(name, bytes));
        dropped.append(folder.path());
        dropped.append(path(u"nowhere.pgn"_s));
        // A menu that a click or a key opens runs until it is closed.
        QObject::connect(&popupCloser, &QTimer::timeout, &closePopups);
        popupCloser.start(10ms);
    }
    ~MonkeyAtTheWindow() override { QApplication::setFont(font); }

    void run(const Course& course)
    {
        for (const int event : course.events) {
            random = trainer::Random{1'000'003 * course.seed + static_cast<std::uint64_t>(event)};
            find<Autoplay>()->setRest(1h);
            doSomething();
            SCOPED_TRACE("seed " + std::to_string(course.seed) + ", event " + std::to_string(event) +
                         ", the last of: " + last.join(u" | "_s).toStdString());
            settleAll();
            closeOtherWindows();
            expectInvariants();
            if (HasFailure())
                return;
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
        switch (pick(32)) {
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
        case 14:
        case 15:
            return dragPiece();
        case 16:
        case 17:
        case 18:
            return clickAnywhere();
        case 19:
            return turnWheel();
        case 20:
            return openMenu();
        case 21:
            return dropSomething();
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
    chess::Square anySquare()
    {
        return chess::square_at(static_cast<int>(pick(8)), static_cast<int>(pick(8)));
    }
    QPoint anywhere()
    {
        return {static_cast<int>(pick(static_cast<std::size_t>(window->width()))),
                static_cast<int>(pick(static_cast<std::size_t>(window->height())))};
    }
    /// From a square to a square, or off the board.
    void dragPiece()
    {
        note(u"drag"_s);
        const QPoint start = middle(anySquare());
        drag(view, start,
             pick(4) == 0 ? window->mapToGlobal(anywhere()) : view->mapToGlobal(middle(anySquare())));
    }
    void clickAnywhere()
    {
        const QPoint point = anywhere();
        QWidget* part = window->childAt(point);
        if (part == nullptr)
            part = window.get();
        note(u"click on %1 at %2,%3"_s.arg(QString::fromLatin1(part->metaObject()->className()))
                 .arg(point.x())
                 .arg(point.y()));
        QTest::mouseClick(part, pick(6) == 0 ? Qt::RightButton : Qt::LeftButton, {},
                          part->mapFrom(window.get(), point));
        closePopups();
    }
    void turnWheel()
    {
        const QPoint point = anywhere();
        QWidget* part = window->childAt(point);
        if (part == nullptr)
            return trigger();
        note(u"wheel on %1"_s.arg(QString::fromLatin1(part->metaObject()->className())));
        const QPoint turned{0, pick(2) == 0 ? 120 : -120};
        QWheelEvent wheel{QPointF{part->mapFrom(window.get(), point)},
                          QPointF{window->mapToGlobal(point)},
                          {},
                          turned,
                          Qt::NoButton,
                          Qt::NoModifier,
                          Qt::NoScrollPhase,
                          false};
        QCoreApplication::sendEvent(part, &wheel);
    }
    void openMenu()
    {
        QMenu* menu = oneOf(window->menuBar()->actions())->menu();
        note(menu->title());
        menu->popup(window->mapToGlobal(QPoint{}));
        closePopups();
    }
    void dropSomething()
    {
        QMimeData data;
        switch (pick(6)) {
        case 0:
            data.setText(QString::fromLatin1(oneOf(fens)));
            break;
        case 1:
            data.setText(pick(2) == 0 ? QString::fromLatin1(oneGame)
                                      : QString{static_cast<int>(pick(100'000)), u'8'});
            break;
        case 2:
            data.setImageData(QImage{8, 8, QImage::Format_RGB32});
            break;
        default:
            data.setUrls({QUrl::fromLocalFile(oneOf(dropped))});
        }
        note(u"drop "_s + (data.hasUrls() ? data.urls().first().fileName() : data.text().left(20)));
        const QPoint point = anywhere();
        QDragEnterEvent enter{point, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
        QCoreApplication::sendEvent(window.get(), &enter);
        if (!enter.isAccepted())
            return;
        QDropEvent drop{QPointF{point}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier};
        QCoreApplication::sendEvent(window.get(), &drop);
    }
    /// Practice of five pieces, and a deal of them: their table takes half a minute and more.
    bool waitsLong(const QString& command) const
    {
        return command == u"syllabus/5"_s ||
               (command == u"start"_s && is_on_request(find<panels::DrillPanel>()->drill().request.material));
    }
    /// Chooses a command that can be chosen, but for leaving.
    void trigger()
    {
        QList<QAction*> possible;
        for (const auto& [command, action] : window->actions().entries()) {
            if (action->isEnabled() && action->isVisible() && command.id != u"quit"_s &&
                !waitsLong(command.id))
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

    /// Prompts are checked and closed without an answer.
    void closeOtherWindows()
    {
        for (QWidget* other : QApplication::topLevelWidgets()) {
            if (other == window.get() || !other->isVisible())
                continue;
            if (!other->inherits("QFileDialog") && !other->inherits("QMessageBox")) // Qt's
                expectAllInPlace(*other);
            other->close();
        }
        window->activateWindow();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        settleAll();
    }

    /// Lets every event that waits be done, and those that they cause.
    void settleAll()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !files.isReading(); }, patience));
        // A table of five pieces takes half a minute and more.
        const auto dealt = session.dealtEnding();
        const auto position = session.position();
        if ((dealt && is_on_request(*dealt)) || (position && position->board().occupied().size() == 5))
            session.cancelSolving();
        waitForDeal();
        waitUntilSolved();
        waitForReply();
        ASSERT_TRUE(QTest::qWaitFor([this] { return !session.figures().current(); }, patience));
        // Events from a thread may arrive in the last round.
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
        ASSERT_NE(focus, nullptr) << "nothing has the focus; last it was on " << lastFocus;
        lastFocus = nameOf(*focus);
        EXPECT_TRUE(focus->isVisible() && focus->isEnabled()) << nameOf(*focus);
        EXPECT_EQ(pieces(),
                  session.mode() == Mode::setUp ? arrangement().board : session.position()->board());
        for (const auto& [command, action] : window->actions().entries()) {
            // Whether a way back is open depends on the focus, and is asked when its key is pressed.
            if (command.menu != actions::Menu::none && command.isEnabled) {
                EXPECT_EQ(action->isEnabled(), action->isVisible() && command.isEnabled())
                    << command.id.toStdString();
            }
        }
    }

    const QFont font = QApplication::font();
    QTimer popupCloser;
    QStringList dropped;
    trainer::Random random{0};
    QStringList last;
    /// The widget that had the focus after the previous event.
    std::string lastFocus;
};

// Faults 62 and 70
TEST_P(MonkeyAtTheWindow, LayoutSurvivesAnyEvents)
{
    run(GetParam());
}

INSTANTIATE_TEST_SUITE_P(Seeds, MonkeyAtTheWindow, testing::ValuesIn(courses()));

} // namespace
} // namespace app_test
