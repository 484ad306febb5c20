// SPDX-License-Identifier: GPL-3.0-or-later

// The position goes out as a FEN, a picture or lines of text, the game as PGN; both come in as text.

#include <QMimeData>

#include "chess/fen.h"
#include "chess/pgn_reader.h"
#include "trainer/round_pgn.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using chess::Color;

class CopyingInTheWindow : public WindowTest {
protected:
    void SetUp() override { start(mateIn27, trainer::Seat::attacker); }
    static QClipboard& clipboard() { return *QApplication::clipboard(); }
    void paste(const QString& text)
    {
        clipboard().setText(text);
        choose(u"Position/Paste position or game"_s);
    }
};

TEST_F(CopyingInTheWindow, AsAFen)
{
    choose(u"Position/Copy position"_s);
    EXPECT_EQ(clipboard().text(), QString::fromLatin1(mateIn27));
}

TEST_F(CopyingInTheWindow, CopyingIsConfirmed)
{
    for (const auto& [way, words] : {std::pair{u"Copy position"_s, u"The position has been copied."_s},
                                     {u"Copy game"_s, u"The game has been copied."_s},
                                     {u"Copy as picture"_s, u"The picture has been copied."_s},
                                     {u"Copy as text diagram"_s, u"The diagram has been copied."_s}}) {
        choose(u"Position/"_s + way);
        EXPECT_TRUE(coach().contains(words)) << coach().toStdString();
    }
}

TEST_F(CopyingInTheWindow, AsAPicture)
{
    choose(u"Position/Copy as picture"_s);
    const QImage white = clipboard().image();
    EXPECT_EQ(white.size(), (QSize{1024, 1024}));
    choose(u"Board/Flip"_s);
    choose(u"Position/Copy as picture"_s);
    EXPECT_NE(clipboard().image(), white) << "the picture is turned as the board is";
}

TEST_F(CopyingInTheWindow, AsATextDiagram)
{
    choose(u"Position/Copy as text diagram"_s);
    EXPECT_EQ(clipboard().text(), u"8  . . . . . . . .\n"
                                  "7  . . . . . . . .\n"
                                  "6  . . . k . . . .\n"
                                  "5  . . . . . . . .\n"
                                  "4  . . . . . . . .\n"
                                  "3  . . . B N . . .\n"
                                  "2  . . . K . . . .\n"
                                  "1  . . . . . . . .\n"
                                  "   a b c d e f g h\n"
                                  "White to move\n"_s);
    choose(u"Board/Flip"_s);
    choose(u"Position/Copy as text diagram"_s);
    EXPECT_TRUE(clipboard().text().startsWith(u"1  . . . . . . . .\n2  . . . . K"_s));
}

TEST_F(CopyingInTheWindow, AsAGameThatPastesBack)
{
    play("Nf5+");
    waitForReply();
    key(Qt::Key_G, Qt::ControlModifier | Qt::ShiftModifier);
    const QString game = clipboard().text();
    EXPECT_TRUE(game.contains(u"[FEN \"8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1\"]"_s)) << game.toStdString();
    EXPECT_TRUE(game.contains(u"1. Nf5+ K"_s)) << game.toStdString();
    EXPECT_FALSE(game.contains(u"rightcorner"_s, Qt::CaseInsensitive)) << game.toStdString();
    const std::size_t played = plies();
    start(mateIn3, trainer::Seat::attacker);
    paste(game);
    ASSERT_TRUE(QTest::qWaitFor([&] { return plies() == played; }, patience));
    EXPECT_EQ(session.round().game().start().setup(), setup_of(mateIn27));
    EXPECT_EQ(session.round().seat(), trainer::Seat::attacker);
}

TEST_F(CopyingInTheWindow, MovesTakenBackAreNotCopied)
{
    play("Nf5+");
    waitForReply();
    session.takeBack();
    choose(u"Position/Copy game"_s);
    EXPECT_FALSE(clipboard().text().contains(u"Nf5"_s)) << clipboard().text().toStdString();
    session.redo();
    EXPECT_EQ(plies(), 2U) << "they can still be repeated";
}

TEST_F(CopyingInTheWindow, AMessageDoesNotStayOnAnotherPage)
{
    choose(u"Position/Copy game"_s);
    ASSERT_TRUE(coach().contains(u"copied"_s));
    key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_FALSE(coach().contains(u"copied"_s)) << coach().toStdString();
}

TEST_F(CopyingInTheWindow, AGameWithoutMovesPastesBackToo)
{
    choose(u"Position/Copy game"_s);
    const QString game = clipboard().text();
    start(mateIn3, trainer::Seat::attacker);
    paste(game);
    EXPECT_TRUE(QTest::qWaitFor([&] { return session.round().game().start().setup() == setup_of(mateIn27); },
                                patience));
}

TEST_F(CopyingInTheWindow, ALongGameIsWrittenInTheBackground)
{
    std::string moves;
    for (int i = 0; i < 6'000; ++i)
        moves += "Nf3 Nf6 Ng1 Ng8 ";
    session.take(*trainer::to_round(chess::read_pgn_game(moves + "*\n").game));
    clipboard().setText(u"before"_s);
    const auto begin = [this] {
        choose(u"Position/Copy game"_s);
        EXPECT_TRUE(files.isMakingPgn());
        EXPECT_EQ(clipboard().text(), u"before"_s);
        Waiting* waiting = waitingFor(u"The game is being copied."_s);
        EXPECT_TRUE(waiting != nullptr && isOrWillBeShown(*waiting));
        return waiting;
    };
    Waiting* waiting = begin();
    cancel(*waiting);
    EXPECT_FALSE(files.isMakingPgn());
    settle();
    EXPECT_EQ(clipboard().text(), u"before"_s);
    begin();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !files.isMakingPgn(); }, patience));
    EXPECT_FALSE(isOrWillBeShown(*waiting));
    EXPECT_EQ(chess::read_pgn(clipboard().text().toStdString()).front().game.tree.nodes().size(), 24'001U);
}

TEST_F(CopyingInTheWindow, RequiresAGameToCopyOne)
{
    EXPECT_TRUE(action(u"Position/Copy game"_s)->isEnabled());
    choose(u"Position/Set up"_s);
    EXPECT_FALSE(action(u"Position/Copy game"_s)->isEnabled());
    EXPECT_TRUE(action(u"Position/Copy position"_s)->isEnabled());
}

TEST_F(CopyingInTheWindow, LichessBoardLinksAreReadAsPositions)
{
    paste(u"https://lichess.org/editor/6k1/5N2/5K2/5B2/8/8/8/8_w_-_-_0_1?color=black"_s);
    EXPECT_EQ(session.mode(), Mode::setUp);
    EXPECT_EQ(arrangement(), setup_of(mateIn19)) << "the side to move is that of the position";
    EXPECT_EQ(view->orientation(), Color::black);
    EXPECT_EQ(fen()->text(), QString::fromLatin1(mateIn19));
    paste(u"https://lichess.org/analysis/standard/8/8/3k4/8/8/3BN3/3K4/8_b_-_-_0_1#0"_s);
    EXPECT_EQ(arrangement(), setup_of("8/8/3k4/8/8/3BN3/3K4/8 b - - 0 1"));
    EXPECT_EQ(view->orientation(), Color::white);
}

TEST_F(CopyingInTheWindow, LinksCanBePastedIntoTheFenLine)
{
    choose(u"Position/Set up"_s);
    pasteInto(fen(), u"https://lichess.org/editor/6k1/5N2/5K2/5B2/8/8/8/8_w_-_-_0_1?color=white"_s);
    EXPECT_EQ(arrangement(), setup_of(mateIn19));
    EXPECT_EQ(fen()->text(), QString::fromLatin1(mateIn19));
}

TEST_F(CopyingInTheWindow, OtherLinksAreRefused)
{
    paste(u"https://lichess.org/abcdefgh"_s);
    EXPECT_EQ(session.mode(), Mode::play);
    EXPECT_TRUE(coach().contains(u"contains neither a position nor a game."_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"copy the FEN or the PGN itself"_s)) << coach().toStdString();
}

TEST_F(CopyingInTheWindow, StudyLinksAreRefusedWithTheWayToOpenStudies)
{
    const auto tells = [this] { return coach().contains(u"Export the study as PGN"_s); };
    paste(u"https://lichess.org/study/abcdefgh/ijklmnop\n"_s);
    EXPECT_TRUE(tells()) << coach().toStdString();
    EXPECT_EQ(session.mode(), Mode::play);
    choose(u"Position/Set up"_s);
    window->dismiss();
    paste(u"https://lichess.org/study/abcdefgh"_s);
    EXPECT_TRUE(tells()) << coach().toStdString();
    EXPECT_EQ(fen()->text(), QString::fromLatin1(mateIn27)) << "the position stays";
}

TEST_F(CopyingInTheWindow, InvisibleCharactersDoNotReachTheFenField)
{
    paste(u"\u202e"_s + QString::fromLatin1(mateIn19));
    EXPECT_EQ(fen()->text(), QString::fromLatin1(mateIn19));
    pasteInto(fen(), u"\u202enonsense\u200b"_s);
    EXPECT_EQ(fen()->text(), u"nonsense"_s);
}

} // namespace
} // namespace app_test
