// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/printing.h"

#include <QPrintDialog>
#include <QPrinter>

#include "window/window_fixture.h"

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
        window::printGame(printer, *view, title, window::movesToPrint(session));
        return readBytes(path);
    }
};

TEST_F(PrintingTest, MovesAreNumberedFromTheFirstMover)
{
    EXPECT_EQ(window::movesToPrint(session), QString{});
    start("k7/8/1K6/3N4/8/3B4/8/8 b - - 0 1", trainer::Seat::both);
    play("Kb8");
    play("Ba6");
    play("Ka8");
    EXPECT_EQ(window::movesToPrint(session), u"1… Kb8 2. Ba6 Ka8"_s);
    session.takeBack();
    EXPECT_EQ(window::movesToPrint(session), u"1… Kb8 2. Ba6 Ka8"_s) << "to the end of the line";
}

TEST_F(PrintingTest, PrintsTheReplayedLineAndNoMovesInSetUp)
{
    start(mateIn3, trainer::Seat::attacker);
    ASSERT_TRUE(session.enterReplay());
    EXPECT_EQ(window::movesToPrint(session).count(u". "_s), 3);
    session.leaveReplay();
    session.enterSetUp();
    EXPECT_EQ(window::movesToPrint(session), QString{});
}

TEST_F(PrintingTest, PageShowsBoardAndHeading)
{
    const QByteArray page = printed(u"The wrong corner"_s);
    EXPECT_TRUE(page.startsWith("%PDF"));
    EXPECT_TRUE(page.contains("/Subtype /Image")) << "the board";
    EXPECT_TRUE(page.contains("/Count 1")) << "one page";
}

TEST_F(PrintingTest, MenuOpensThePrintDialog)
{
    key(Qt::Key_P, Qt::ControlModifier | Qt::AltModifier);
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
