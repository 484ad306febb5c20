// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/printing.h"

#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include "files/board_picture.h"
#include "panels/course_card.h"
#include "panels/report_page.h"
#include "text/phrasing.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class PrintingTest : public WindowTest {
protected:
    QByteArray printed(const QString& title)
    {
        const QString path = QDir::homePath() + u"/page.pdf"_s;
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(path);
        files::printGame(printer, *view, files::printedOf(session, title));
        return readBytes(path);
    }
    /// With the spaces inside a move in place of those that no line ends at.
    QString moves() const { return files::printedOf(session, {}).moves.replace(QChar{QChar::Nbsp}, u'_'); }
};

TEST_F(PrintingTest, MovesAreNumberedFromTheFirstMover)
{
    EXPECT_EQ(moves(), QString{});
    start("k7/8/1K6/3N4/8/3B4/8/8 b - - 0 1", trainer::Seat::both);
    play("Kb8");
    play("Ba6");
    play("Ka8");
    EXPECT_EQ(moves(), u"1…_Kb8 2._Ba6 Ka8"_s);
    session.goTo(1);
    EXPECT_EQ(moves(), u"1…_Kb8 2._Ba6 Ka8"_s) << "to the end of the line";
}

TEST_F(PrintingTest, TheBoardIsLightInTheDarkThemeToo)
{
    choose(u"Settings/Theme/Light"_s);
    const QImage light = files::boardOnPaper(*view, board::BoardColoring::wood, 0.02);
    choose(u"Settings/Theme/Dark"_s);
    EXPECT_EQ(files::boardOnPaper(*view, board::BoardColoring::wood, 0.02), light);
    EXPECT_NE(files::boardImage(*view), light);
}

TEST_F(PrintingTest, ThePreviewShowsThePage)
{
    choose(u"File/Print preview…"_s);
    auto* preview = find<QPrintPreviewDialog>();
    ASSERT_NE(preview, nullptr);
    EXPECT_TRUE(preview->isVisible());
    EXPECT_EQ(preview->windowTitle(), u"Print preview"_s);
    QPrinter printer;
    const QString path = QDir::homePath() + u"/preview.pdf"_s;
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    emit preview->paintRequested(&printer);
    EXPECT_TRUE(readBytes(path).startsWith("%PDF"));
    preview->close();
}

TEST_F(PrintingTest, MovesTakenBackAreNotPrinted)
{
    start("k7/8/1K6/3N4/8/3B4/8/8 b - - 0 1", trainer::Seat::both);
    play("Kb8");
    play("Ba6");
    session.takeBack();
    EXPECT_EQ(moves(), u"1…_Kb8"_s);
}

TEST_F(PrintingTest, NamesTheGameAndThePositionThatItShows)
{
    start("k7/8/1K6/3N4/8/3B4/8/8 b - - 0 1", trainer::Seat::both);
    play("Kb8");
    play("Ba6");
    session.goTo(1);
    const files::Printed words = files::printedOf(session, {});
    EXPECT_EQ(words.title, u"Bishop and knight"_s);
    EXPECT_EQ(words.position, u"Position after 1… Kb8. White to move."_s);
    EXPECT_EQ(words.facts, text::dayName(QDate::currentDate()));
    play("Nc7");
    play("Kc8");
    EXPECT_EQ(files::printedOf(session, u"A game"_s).title, u"A game"_s);
    session.enterSetUp();
    EXPECT_EQ(files::printedOf(session, {}).position, u"White to move."_s);
}

TEST_F(PrintingTest, NoSideIsToMoveAfterMate)
{
    start("k7/3B4/NK6/8/8/8/8/8 w - - 0 1", trainer::Seat::both);
    play("Bc6#");
    EXPECT_EQ(files::printedOf(session, {}).position, u"Position after 1. Bc6#."_s);
}

TEST_F(PrintingTest, ThePositionInWhichTheMovesBeginIsPrintedToo)
{
    start("k7/8/1K6/3N4/8/3B4/8/8 b - - 0 1", trainer::Seat::both);
    EXPECT_FALSE(files::printedOf(session, {}).start) << "it is on the board";
    const QByteArray alone = printed({});
    play("Kb8");
    EXPECT_EQ(files::printedOf(session, {}).start, session.round().game().start().setup());
    const QByteArray both = printed({});
    EXPECT_EQ(both.count("/Subtype /Image"), alone.count("/Subtype /Image") + 1);
    EXPECT_TRUE(both.contains("/Count 1")) << "one page";
    start("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", trainer::Seat::both);
    play("e4");
    EXPECT_FALSE(files::printedOf(session, {}).start) << "everybody knows that one";
}

TEST_F(PrintingTest, NamesTheResult)
{
    start(mateIn3, trainer::Seat::both);
    while (!session.round().end())
        session.play(best().front());
    EXPECT_TRUE(files::printedOf(session, {})
                    .facts.endsWith(u" · "_s + text::endSentence(trainer::EndReason::checkmate)))
        << "set apart from the day";
}

TEST_F(PrintingTest, PrintsTheReplayedLineAndNoMovesInSetUp)
{
    start(mateIn3, trainer::Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    EXPECT_EQ(moves().count(u"._"_s), 3);
    session.leaveReplay();
    session.enterSetUp();
    EXPECT_EQ(moves(), QString{});
}

TEST_F(PrintingTest, PageShowsBoardAndHeading)
{
    const QByteArray page = printed(u"The wrong corner"_s);
    EXPECT_TRUE(page.startsWith("%PDF"));
    EXPECT_TRUE(page.contains("/Subtype /Image")) << "the board";
    EXPECT_TRUE(page.contains("/Count 1")) << "one page";
}

TEST_F(PrintingTest, NamesTheTournamentOfALoadedGame)
{
    trainer::Loaded loaded;
    loaded.tags.set("Event", "Club championship");
    loaded.tags.set("Site", "?");
    loaded.result = chess::PgnResult::draw;
    session.take(trainer::Round{position_of(mateIn3), trainer::Seat::both, loaded});
    EXPECT_EQ(files::printedOf(session, {}).facts, u"Club championship · ½–½"_s);
}

TEST_F(PrintingTest, NoLineEndsInACastling)
{
    start("4k3/8/8/8/8/8/8/4K2R w K - 0 1", trainer::Seat::both);
    play("O-O");
    EXPECT_FALSE(moves().contains(u'-')) << moves().toStdString();
}

TEST_F(PrintingTest, CoordinatesAreAsLargeAsThePaperRequires)
{
    const auto paper = [this](double share) {
        return files::boardOnPaper(*view, board::BoardColoring::wood, share);
    };
    EXPECT_EQ(paper(0.02).size(), paper(0.04).size());
    EXPECT_NE(paper(0.02), paper(0.04));
}

TEST_F(PrintingTest, LongGamesTakeSeveralPages)
{
    const QString path = QDir::homePath() + u"/long.pdf"_s;
    QPrinter printer;
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    files::Printed game = files::printedOf(session, {});
    game.moves = u"1. Kc3 Kc5 "_s.repeated(800);
    files::printGame(printer, *view, game);
    EXPECT_TRUE(readBytes(path).contains("/Count 3"));
}

TEST_F(PrintingTest, PagesOfCoursesAndReportsArePrintedWithTheirWords)
{
    const auto wordsOf = [](const std::vector<files::Printed::Paragraph>& paragraphs) {
        QStringList words;
        for (const files::Printed::Paragraph& paragraph : paragraphs)
            words.append(paragraph.words);
        return words;
    };
    files::Printed page = files::printedOf(session, {});
    panels::CoursePage asked;
    asked.course = u"Bishop and knight"_s;
    asked.chapter = u"1. Corners (1 of 2)"_s;
    asked.words = u"Where?"_s;
    asked.task = u"Select 2 squares."_s;
    files::addPage(page, asked);
    EXPECT_EQ(page.title, asked.course);
    EXPECT_EQ(page.facts, asked.chapter);
    EXPECT_EQ(wordsOf(page.words), (QStringList{asked.words, asked.task}));
    files::Printed game;
    files::addReport(game, {u"Draw."_s, u"1 move wasted."_s, {{u"3. Kd2"_s, u"Slow."_s}}});
    EXPECT_EQ(wordsOf(game.report), (QStringList{u"Draw."_s, u"1 move wasted."_s, u"3. Kd2"_s, u"Slow."_s}));
}

TEST_F(PrintingTest, MenuOpensThePrintDialog)
{
    key(Qt::Key_P, Qt::ControlModifier);
    auto* dialog = find<QPrintDialog>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_TRUE(dialog->isVisible());
    dialog->reject();
    EXPECT_TRUE(QTest::qWaitFor([this] { return find<QPrintDialog>() == nullptr; }, patience));
}

TEST_F(PrintingTest, PdfFilesAreReportedAsSavedWithTheirPath)
{
    choose(u"File/Print…"_s);
    auto* dialog = find<QPrintDialog>();
    ASSERT_NE(dialog, nullptr);
    const QString path = QDir::homePath() + u"/printed.pdf"_s;
    dialog->printer()->setOutputFileName(path);
    emit dialog->accepted(dialog->printer());
    // The path contains opportunities for line breaks.
    EXPECT_TRUE(coach().remove(QChar{0x200b}).contains(u"have been saved as “%1”."_s.arg(path)))
        << coach().toStdString();
    EXPECT_TRUE(readBytes(path).startsWith("%PDF"));
    dialog->printer()->setOutputFileName({});
    dialog->reject();
}

} // namespace
} // namespace app_test
