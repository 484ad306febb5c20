// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/printing.h"

#include <QPrintDialog>
#include <QPrinter>
#include <QTextDocument>
#include <QUrl>
#include <memory>

#include "board/board_view.h"
#include "session/trainer_session.h"
#include "text/phrasing.h"
#include "text/words.h"
#include "window/board_picture.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

/// A move, with its number if White moves or a line begins.
QString numbered(const chess::Position& before, chess::Move move, bool isFirst)
{
    const bool hasNumber = isFirst || before.turn() == chess::Color::white;
    return hasNumber ? text::numberedMove(before, move) : text::moveName(before, move);
}

QString movesOf(const trainer::Game& game)
{
    QStringList words;
    for (const trainer::Game::NodeId id : game.line()) {
        const trainer::Game::Node& node = game.node(id);
        if (node.parent)
            words.append(numbered(game.node(*node.parent).position, *node.move, words.empty()));
    }
    return words.join(u' ');
}

QString movesOf(const trainer::Line& line)
{
    QStringList words;
    for (const trainer::Line::Step& step : line.steps())
        words.append(numbered(step.before, step.move, words.empty()));
    return words.join(u' ');
}

} // namespace

QString movesToPrint(const session::TrainerSession& session)
{
    if (session.mode() == session::Mode::setUp)
        return {};
    return session.replay() != nullptr ? movesOf(session.replay()->line) : movesOf(session.round().game());
}

void printGame(QPrinter& printer, board::BoardView& board, const QString& title, const QString& moves)
{
    constexpr int boardSide = 320;
    QTextDocument page;
    const QUrl picture{u"board:"_s};
    page.addResource(QTextDocument::ImageResource, picture, boardImage(board));
    page.setHtml(u"<h2>%1</h2><p><img src=\"%2\" width=\"%3\" height=\"%3\"></p><p>%4</p>"_s.arg(
        title.toHtmlEscaped(), picture.toString(), QString::number(boardSide), moves.toHtmlEscaped()));
    page.print(&printer);
}

void askAndPrint(QWidget& window, board::BoardView& board, const QString& title, const QString& moves,
                 const std::function<void(const QString& file)>& printed)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto* dialog = new QPrintDialog{printer.get(), &window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), &window,
                     [printer, &board, title, moves, printed] {
                         printGame(*printer, board, title, moves);
                         printed(printer->outputFileName());
                     });
    dialog->open();
}

} // namespace window
