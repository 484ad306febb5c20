// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A home of its own for every test, a session that answers at once, and how a failed test shows Qt's texts.

#include <QCoreApplication>
#include <QFile>
#include <QMouseEvent>
#include <QStandardPaths>
#include <QString>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>
#include <algorithm>
#include <gtest/gtest.h>
#include <ostream>

#include "chess/legal_moves.h"
#include "modules.h"
#include "session/trainer_session.h"
#include "store/disk_thread.h"
#include "tests/chess/printing.h"
#include "tests/slowdown.h"

QT_BEGIN_NAMESPACE
inline void PrintTo(const QString& text, std::ostream* out)
{
    *out << '"' << text.toStdString() << '"';
}
QT_END_NAMESPACE

namespace app_test {

using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using chess::position_of;
using chess::setup_of;
using trainer::coach::Rung;

/// Longer than anything takes on a busy machine, in milliseconds.
inline constexpr int patience = 60'000 * test::slowdown;

/// A new and empty home directory for as long as this lives.
class TemporaryHome {
public:
    TemporaryHome() { use(directory_.path()); }
    ~TemporaryHome()
    {
        store::DiskThread::instance().finish();
        // What it tells of this home is not for the next one's ears.
        QCoreApplication::sendPostedEvents(&store::DiskThread::instance());
    }
    /// A home that no file can be written in, not by root either: it lies below a file.
    void makeUnwritable()
    {
        QFile file{directory_.filePath(u"file"_s)};
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        use(file.fileName());
    }
    void makeWritable() { use(directory_.path()); }

private:
    static void use(const QString& home)
    {
        // With QStandardPaths in its test mode all files are below HOME.
        qputenv("HOME", home.toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", home.toLocal8Bit());
        qputenv("XDG_DATA_HOME", home.toLocal8Bit());
    }

    QTemporaryDir directory_;
};

inline QString settingsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + u"/settings.ini"_s;
}

inline QString roundPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/round.pgn"_s;
}

inline QString earlierRoundsPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/rounds.pgn"_s;
}

inline void writeBytes(const QString& path, const QByteArray& bytes)
{
    QDir{}.mkpath(QFileInfo{path}.path());
    QFile file{path};
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(bytes), bytes.size());
}

inline QByteArray readBytes(const QString& path)
{
    QFile file{path};
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
}

/// Whether a sentence is one to show: it says something and ends.
inline bool isSentence(const QString& text)
{
    return text.size() > 3 && (text.endsWith(u'.') || text.endsWith(u'。') || text.endsWith(u'।')) &&
           !text.contains(u'%') && text == text.trimmed();
}

/// Moves the pressed mouse over a place of the screen; the pressed widget hears of it.
inline void moveMouse(QWidget* pressed, QPoint global)
{
    QMouseEvent move{QEvent::MouseMove, QPointF{pressed->mapFromGlobal(global)},
                     QPointF{global},   Qt::NoButton,
                     Qt::LeftButton,    Qt::NoModifier};
    QCoreApplication::sendEvent(pressed, &move);
}

/// Moves the mouse over a widget, to its middle or to a place in it, until that has an effect, because a
/// window that is not exposed yet ignores it. Returns false if it never has one.
template <typename Condition>
bool hoverUntil(Condition condition, QWidget* widget, QPoint place = {})
{
    if (place.isNull())
        place = widget->rect().center();
    return QTest::qWaitFor(
        [&] {
            // A mouse that is there already, from an earlier test, would not move.
            QTest::mouseMove(widget, place + QPoint{1, 0});
            QTest::mouseMove(widget, place);
            return condition();
        },
        patience);
}

/// The first two labels or controls of a widget of which one lies over the other; empty if there are none.
inline QString coveredIn(const QWidget& widget)
{
    QList<const QWidget*> leaves;
    for (const QWidget* one : widget.findChildren<QWidget*>()) {
        if (one->isVisible() && one->findChildren<QWidget*>().empty())
            leaves.append(one);
    }
    const auto place = [&](const QWidget* one) { return QRect{one->mapTo(&widget, QPoint{}), one->size()}; };
    for (const QWidget* one : leaves) {
        for (const QWidget* other : leaves) {
            if (one < other && place(one).intersects(place(other)))
                return u"%1 and %2"_s.arg(one->accessibleName() + one->property("text").toString(),
                                          other->accessibleName() + other->property("text").toString());
        }
    }
    return {};
}

inline constexpr auto mateIn27 = "8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1";
inline constexpr auto mateIn3 = "k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1";
inline constexpr auto mateIn19 = "6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1";
/// The king in front of a wrong corner, Black to be driven out of it.
inline constexpr auto wrongCorner = "5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1";
inline constexpr auto rookEnding = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
inline constexpr auto fivePieces = "4k3/8/8/8/8/3BN3/8/R3K3 w - - 0 1";
/// Five pieces whose ending is solved at once.
inline constexpr auto knightsAgainstKnight = "7k/7N/5nK1/6N1/8/8/8/8 w - - 0 1";
inline constexpr auto sixPieces = "4k3/8/8/8/8/3BN3/7P/R3K3 w - - 0 1";
inline constexpr auto queenAgainstRook = "8/8/8/3rk3/8/8/4K3/5Q2 w - - 0 1";
inline constexpr auto pawnEnding = "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1";

/// All that a session knows, if that covers the position on its board; else null.
inline const endgame::Tablebase* tablebaseOf(const TrainerSession& session)
{
    const std::optional<chess::Position> position = session.position();
    return position && session.tables().verdictOf(*position) ? &session.tables().known() : nullptr;
}

class SessionTest : public ::testing::Test {
protected:
    explicit SessionTest(Solver solver = &endgame::TablebaseStore::learn) : session{std::move(solver)}
    {
        session.setReplyDelay(0ms);
    }

    void waitForTable()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return tablebase() != nullptr; }, patience));
    }
    void waitForReply()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !session.isReplyDue(); }, patience));
    }
    /// Lets everything happen that is about to happen.
    static void settle()
    {
        for (int i = 0; i < 5; ++i)
            QTest::qWait(1);
    }

    /// Until what is on the board is solved, if it can be.
    void waitUntilSolved()
    {
        ASSERT_TRUE(QTest::qWaitFor(
            [this] {
                const auto position = session.position();
                return !position || session.tables().coverageOf(*position) != Coverage::solving;
            },
            patience));
    }
    void start(const char* fen, trainer::Seat seat)
    {
        session.start(position_of(fen), seat);
        waitUntilSolved();
    }
    void deal(const trainer::Drill& drill, std::optional<std::uint64_t> seed = {})
    {
        session.deal(drill, seed);
        waitForDeal();
    }
    void waitForDeal()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !session.dealtEnding(); }, patience));
    }
    const endgame::Tablebase* tablebase() const { return tablebaseOf(session); }
    chess::Position shown() const { return session.round().position(); }
    /// Returns the best moves on the board as soon as they are known.
    std::vector<chess::Move> best()
    {
        waitUntilSolved();
        return tablebase()->best_moves(shown());
    }
    int mateIn() const { return tablebase()->probe(shown())->to_mate().moves(); }
    void play(const char* move)
    {
        const auto parsed = chess::parse_move(shown(), move);
        ASSERT_TRUE(parsed) << move;
        session.play(*parsed);
    }
    /// Asks for hints until a rung is shown.
    void climbTo(trainer::coach::Rung rung)
    {
        while (session.help().hint() != rung) {
            const auto before = session.help().hint();
            session.help().climb();
            ASSERT_GT(session.help().hint(), before) << "there is no such rung";
        }
    }
    /// A move that hangs a piece at once.
    chess::Move blunder() const
    {
        for (const chess::Move move : legal_moves(shown())) {
            const auto judgement = trainer::judge(*tablebase(), shown(), move);
            if (judgement->cause && judgement->cause->kind == trainer::DrawCause::Kind::piece_hangs)
                return move;
        }
        throw std::logic_error("no blunder here");
    }
    /// Plays best moves of both sides until the round ends.
    void playToTheEnd()
    {
        while (!session.round().end())
            session.play(best().front());
    }
    /// Plays the slowest move that wins.
    void dawdle()
    {
        const auto judged = trainer::judge_all(*tablebase(), shown());
        const auto thrown = std::ranges::find_if(*judged, [](const trainer::JudgedMove& move) {
            return move.judgement.grade == trainer::Grade::throws_win_away;
        });
        session.play(std::prev(thrown)->move);
    }
    std::size_t plies() const { return session.round().game().path().size() - 1; }

    TemporaryHome home;
    TrainerSession session;
};

} // namespace app_test
