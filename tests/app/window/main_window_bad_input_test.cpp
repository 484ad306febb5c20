// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QImage>
#include <QMimeData>
#include <QTimer>

#include "tests/thoroughness.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using chess::Square;

QString pieces(const QString& start)
{
    return start + u" w - - 0 1"_s;
}

/// Unreadable texts, with the numbers of the faults in tests/FAULTS.md.
QStringList unreadable()
{
    return {
        u""_s, // 1
        u"   "_s,
        u"startpos"_s,
        u"9/8/8/8/8/8/8/8 w - - 0 1"_s, // 3
        pieces(u"44p/8/8/8/8/8/8/8"_s),
        pieces(u"8/8/3k4/8/8/3BN4/3K4/8"_s),
        pieces(u"8/8/3k4/8/8/3BN2/3K4/8"_s),
        pieces(u"8/8/0/8/8/8/8/8"_s),
        pieces(u"8/8/3k4/8/8/3BN3/3K4"_s), // 4
        pieces(u"8/8/3k4/8/8/3BN3/3K4/8/8"_s),
        QString(1'000'000, u'/'),
        u"8/8/3k4/8/8/3BN3/3K4/8 x - - 0 1"_s, // 5
        u"8/8/3k4/8/8/3BN3/3K4/8 w X - 0 1"_s, // 11
        u"8/8/3k4/8/8/3BN3/3K4/8 w KK - 0 1"_s,
        u"8/8/3k4/8/8/3BN3/3K4/8 w - e4 0 1"_s, // 12
        u"8/8/3k4/8/8/3BN3/3K4/8 w - z9 0 1"_s,
        u"8/8/3k4/8/8/3BN3/3K4/8 w - - -1 1"_s, // 13
        u"8/8/3k4/8/8/3BN3/3K4/8 w - - 1000000000000000000000000000000 1"_s,
        u"8/8/3k4/8/8/3BN3/3K4/8 w - - many 1"_s,
        u"8/8/3k4/8/8/3BN3/3K4/8 w - - 0 -1"_s,
        u"8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1 and so on"_s,
        pieces(u"8/8/3\u043a4/8/8/3BN3/3\u041a4/8"_s), // 17
        pieces(u"\u0668/8/3k4/8/8/3BN3/3K4/8"_s),
        pieces(u"8/8/3k4/8/8/3BN3/3K4/\u00e4"_s),
        u"\U0001F600"_s,
    };
}

/// Readable but illegal positions.
QStringList illegal()
{
    return {
        pieces(u"QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/8/K6k"_s),
        u"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNQ w - - 0 1"_s,
        pieces(u"P7/8/3k4/8/8/3BN3/3K4/8"_s),
        pieces(u"8/8/3k4/8/8/3BN3/3K4/7p"_s),
        pieces(u"8/8/8/8/8/3BN3/3K4/8"_s),
        pieces(u"8/8/3k4/8/8/3BN3/3K4/K7"_s),
        pieces(u"8/8/8/8/8/3BNk2/4K3/8"_s),
        pieces(u"8/8/3k4/8/8/6B1/3K4/8"_s),
        pieces(u"4k3/8/8/8/7b/8/2n3n1/4K3"_s),
    };
}

class BadInputInTheWindow : public WindowTest {
protected:
    void SetUp() override { start(mateIn27, trainer::Seat::attacker); }

    void paste(QMimeData* data)
    {
        QApplication::clipboard()->setMimeData(data);
        view->setFocus();
        QTest::keyClick(view, Qt::Key_V, Qt::ControlModifier);
    }
    void paste(const QString& text)
    {
        auto* data = new QMimeData;
        data->setText(text);
        paste(data);
    }
    QString remark() const
    {
        const QStringList before = setUpTexts().split(u"Position as text (FEN)"_s);
        return before.last().trimmed();
    }
};

// Faults 1 and 4
TEST_F(BadInputInTheWindow, UnreadableFensAreRefused)
{
    press(u"Set up"_s);
    for (const QString& text : unreadable()) {
        pasteInto(fen(), QString::fromLatin1(mateIn19));
        ASSERT_EQ(pieces(), position_of(mateIn19).board());
        if (text.isEmpty()) {
            fen()->selectAll();
            QTest::keyClick(fen(), Qt::Key_Delete);
        } else {
            pasteInto(fen(), text);
        }
        EXPECT_EQ(pieces(), position_of(mateIn19).board()) << text.left(80).toStdString();
        EXPECT_TRUE(isSentence(remark())) << text.left(80).toStdString() << ": " << remark().toStdString();
        EXPECT_EQ(remark().count(u". "_s), 0) << remark().toStdString();
        EXPECT_TRUE(session.position());
    }
}

// Faults 6, 7, 8 and 9
TEST_F(BadInputInTheWindow, IllegalPositionsAreShownWithReasons)
{
    press(u"Set up"_s);
    for (const QString& text : illegal()) {
        pasteInto(fen(), text);
        EXPECT_EQ(pieces(), setup_of(text.toStdString()).board) << text.toStdString();
        EXPECT_FALSE(session.position()) << text.toStdString();
        EXPECT_TRUE(standing().startsWith(u"Illegal position "_s))
            << text.toStdString() << standing().toStdString();
        EXPECT_TRUE(isSentence(standing()));
        EXPECT_FALSE(button(u"Play"_s)->isEnabled());
        EXPECT_FALSE(button(u"Analyse"_s)->isEnabled());
    }
}

// Fault 2
TEST_F(BadInputInTheWindow, BlanksAndTagsAroundAFenAreAccepted)
{
    const QString plain = QString::fromLatin1(mateIn19);
    for (const QString& text : {u"  "_s + plain + u" \n\t"_s, u"\ufeff"_s + plain, u"\u00a0"_s + plain,
                                u"[FEN \""_s + plain + u"\"]"_s}) {
        session.start(position_of(mateIn27), trainer::Seat::attacker);
        paste(text);
        EXPECT_EQ(session.mode(), Mode::setUp);
        EXPECT_EQ(pieces(), position_of(mateIn19).board()) << text.toStdString();
    }
}

TEST_F(BadInputInTheWindow, MarkupAroundAFenIsAccepted)
{
    const QString plain = QString::fromLatin1(mateIn19);
    for (const QString& text :
         {u"**"_s + plain + u"**"_s, u"[fen]"_s + plain + u"[/fen]"_s, u"> "_s + plain, plain + u";"_s,
          u"id,fen\n1,\""_s + plain + u"\"\n"_s, u"```\n"_s + plain + u"\n```"_s,
          QString{plain}.replace(u" "_s, u"&nbsp;"_s), QString{plain}.replace(u"/"_s, u" / "_s)}) {
        session.start(position_of(mateIn27), trainer::Seat::attacker);
        paste(text);
        EXPECT_EQ(session.mode(), Mode::setUp) << text.toStdString();
        EXPECT_EQ(pieces(), position_of(mateIn19).board()) << text.toStdString();
    }
}

TEST_F(BadInputInTheWindow, MarkupAroundAGameIsAccepted)
{
    const QString start = QString::fromLatin1(mateIn19);
    for (const QString& text : {u"[pgn][FEN \u201C"_s + start + u"\u201D]\n\n*[/pgn]"_s,
                                u"> [FEN &quot;"_s + start + u"&quot;]\n>\n> *"_s}) {
        session.start(position_of(mateIn27), trainer::Seat::attacker);
        paste(text);
        EXPECT_TRUE(QTest::qWaitFor(
            [this] { return session.mode() == Mode::play && pieces() == position_of(mateIn19).board(); },
            patience))
            << text.toStdString();
    }
}

TEST_F(BadInputInTheWindow, CorrectionsOfAFenAreShown)
{
    paste(u"8/8/3k4/8/8/3BN3/3K4/8 w - - 0 0"_s);
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
    EXPECT_EQ(remark(), u"The move number 0 was read as 1."_s);
}

TEST_F(BadInputInTheWindow, GamesWithoutMovesStartFromTheirFen)
{
    const QString start = QString::fromLatin1(mateIn19);
    const QString set_up = u"[SetUp \"1\"]\n[FEN \""_s + start + u"\"]\n\n"_s;
    for (const QString& text :
         {QString{u"[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
                  u"[Black \"?\"]\n[Result \"*\"]\n"_s +
                  set_up + u"*\n"_s},
          QString{set_up + u"*"_s}, set_up}) {
        for (const bool fromSetUp : {false, true}) {
            session.start(position_of(mateIn27), trainer::Seat::attacker);
            if (fromSetUp)
                session.enterSetUp();
            paste(text);
            EXPECT_TRUE(QTest::qWaitFor(
                [this] { return session.mode() == Mode::play && pieces() == position_of(mateIn19).board(); },
                patience))
                << text.toStdString();
        }
    }
}

// Fault 61
TEST_F(BadInputInTheWindow, ClipboardGarbageIsRefusedAndKeepsTheGame)
{
    for (const QString& text : unreadable()) {
        paste(text);
        EXPECT_EQ(session.mode(), Mode::play) << text.left(80).toStdString();
        EXPECT_EQ(pieces(), position_of(mateIn27).board());
        EXPECT_TRUE(coach().startsWith(u"The clipboard contains neither a position nor a game. "_s))
            << coach().toStdString();
        EXPECT_TRUE(isSentence(coach())) << coach().toStdString();
    }
    paste(u"hello"_s);
    EXPECT_TRUE(coach().contains(u"That is not a FEN, which looks like "_s)) << coach().toStdString();
    drag(Square::e3, Square::c4);
    EXPECT_EQ(plies(), 1U);
    EXPECT_FALSE(coach().contains(u"clipboard"_s));
}

// Fault 61
TEST_F(BadInputInTheWindow, NonTextOnTheClipboardIsRefused)
{
    auto* image = new QMimeData;
    image->setImageData(QImage{64, 64, QImage::Format_RGB32});
    paste(image);
    EXPECT_TRUE(coach().contains(u"clipboard"_s));
    paste(new QMimeData);
    EXPECT_TRUE(coach().contains(u"clipboard"_s));
    EXPECT_EQ(session.mode(), Mode::play);
}

// Faults 25 and 61
TEST_F(BadInputInTheWindow, MegabytesOnTheClipboardAreRefusedAtOnce)
{
    for (const QChar letter : {QChar{u'8'}, QChar{u' '}, QChar{u'\u0416'}}) {
        auto* data = new QMimeData;
        data->setText(QString(20'000'000, letter));
        QApplication::clipboard()->setMimeData(data);
        QElapsedTimer timer;
        timer.start();
        QTest::keyClick(view, Qt::Key_V, Qt::ControlModifier);
        EXPECT_LT(timer.elapsed(), 1000 * test::slowdown);
        EXPECT_TRUE(coach().contains(u"clipboard"_s));
        EXPECT_EQ(session.mode(), Mode::play);
    }
    QApplication::clipboard()->clear();
}

// Fault 17
TEST_F(BadInputInTheWindow, NulAndOtherControlCharactersAreRefused)
{
    press(u"Set up"_s);
    for (const char16_t control : {u'\0', u'\x01', u'\x1b', u'\x7f'}) {
        QString text = QString::fromLatin1(mateIn19);
        text.insert(4, QChar{control});
        paste(text);
        EXPECT_EQ(pieces(), position_of(mateIn27).board());
        EXPECT_TRUE(isSentence(remark())) << remark().toStdString();
        EXPECT_TRUE(remark().contains(u"character 5"_s)) << remark().toStdString();
    }
}

// Fault 26
TEST_F(BadInputInTheWindow, MarkupIsShownAsText)
{
    entry()->setFocus();
    type(u"<b>x</b>"_s);
    key(Qt::Key_Return);
    EXPECT_TRUE(record().contains(u"<b>x</b>"_s)) << record().toStdString();
    for (const QLabel* label : window->findChildren<QLabel*>())
        EXPECT_NE(label->textFormat(), Qt::RichText);
}

TEST_F(BadInputInTheWindow, CopiesTheCurrentPosition)
{
    choose(u"Position/Copy position"_s);
    EXPECT_EQ(QApplication::clipboard()->text(), QString::fromLatin1(mateIn27));
    press(u"Set up"_s);
    press(u"Clear"_s);
    choose(u"Position/Copy position"_s);
    EXPECT_EQ(QApplication::clipboard()->text(), u"8/8/8/8/8/8/8/8 w - - 0 1"_s);
}

// Fault 62
TEST_F(BadInputInTheWindow, RandomKeysAndClicksAreHarmless)
{
    trainer::Random random{2026};
    const auto pick = [&](std::size_t count) { return trainer::below(random, count); };
    const std::vector<Qt::Key> keys{Qt::Key_Left,   Qt::Key_Right, Qt::Key_Up,       Qt::Key_Down,
                                    Qt::Key_Return, Qt::Key_Home,  Qt::Key_End,      Qt::Key_Escape,
                                    Qt::Key_Delete, Qt::Key_Space, Qt::Key_Tab,      Qt::Key_N,
                                    Qt::Key_K,      Qt::Key_4,     Qt::Key_Backspace};
    const std::vector<Qt::Key> shortcuts{Qt::Key_N, Qt::Key_Z, Qt::Key_E, Qt::Key_L,
                                         Qt::Key_H, Qt::Key_F, Qt::Key_C, Qt::Key_V};
    // Dialogs opened by a menu are closed.
    QTimer closer;
    QObject::connect(&closer, &QTimer::timeout, [] {
        if (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
    });
    closer.start(0);
    for (int i = 0; i < test::times(400); ++i) {
        switch (pick(6)) {
        case 0:
            click(chess::square_at(pick(64)), pick(4) == 0 ? Qt::RightButton : Qt::LeftButton);
            break;
        case 1:
            drag(chess::square_at(pick(64)), chess::square_at(pick(64)));
            break;
        case 2:
            key(keys[pick(keys.size())]);
            break;
        case 3:
            key(shortcuts[pick(shortcuts.size())], pick(3) == 0 ? Qt::ControlModifier | Qt::ShiftModifier
                                                                : Qt::KeyboardModifiers{Qt::ControlModifier});
            break;
        case 4:
            key(keys[pick(keys.size())], Qt::AltModifier);
            break;
        case 5: {
            QList<QAbstractButton*> buttons;
            for (QAbstractButton* each : window->findChildren<QAbstractButton*>()) {
                if (each->isVisible() && each->isEnabled())
                    buttons.append(each);
            }
            QTest::mouseClick(buttons[static_cast<qsizetype>(pick(static_cast<std::size_t>(buttons.size())))],
                              Qt::LeftButton);
            break;
        }
        }
        if (pick(8) == 0)
            QCoreApplication::processEvents();
        view->setFocus();
        ASSERT_EQ(session.mode() == Mode::setUp ? arrangement().board : session.position()->board(),
                  pieces());
    }
}

} // namespace
} // namespace app_test
