// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/printing.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QTextDocument>
#include <QUrl>
#include <memory>
#include <optional>
#include <string_view>

#include "board/board_view.h"
#include "session/trainer_session.h"
#include "show/overlays.h"
#include "text/endings.h"
#include "text/phrasing.h"
#include "text/words.h"
#include "trainer/technique.h"
#include "window/board_picture.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct Printing {
    Q_DECLARE_TR_FUNCTIONS(Printing)
};

/// A move, with its number if White moves or a line begins.
QString numbered(const chess::Position& before, chess::Move move, bool isFirst)
{
    const bool hasNumber = isFirst || before.turn() == chess::Color::white;
    return hasNumber ? text::numberedMove(before, move) : text::moveName(before, move);
}

/// The moves to the end of a round, without those taken back.
QString movesOf(const trainer::Round& round)
{
    const trainer::Game& game = round.game();
    QStringList words;
    for (const trainer::Game::NodeId id : game.line()) {
        const trainer::Game::Node& node = game.node(id);
        if (node.parent)
            words.append(numbered(game.node(*node.parent).position, *node.move, words.empty()));
        if (id == round.last_node())
            break;
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

/// The name of the ending on the board; empty if the program does not know it.
QString nameOfEnding(const chess::Position& position)
{
    const auto ending = trainer::ending_by_material(position);
    return ending ? text::endingName(*ending) : QString{};
}

/// The day of a game: that of a loaded one, if it is known, and today for the user's own.
QString dayOf(const trainer::Round& round)
{
    const auto* loaded = std::get_if<trainer::Loaded>(&round.origin());
    const std::string_view date = loaded != nullptr ? loaded->tags.value("Date").value_or("") : "";
    const QDate day =
        loaded == nullptr
            ? QDate::currentDate()
            : QDate::fromString(QString::fromUtf8(date.data(), qsizetype(date.size())), u"yyyy.MM.dd"_s);
    return day.isValid() ? QLocale{}.toString(day, QLocale::LongFormat) : QString{};
}

/// How a round ended; empty while it goes on.
QString resultOf(const trainer::Round& round)
{
    if (const auto end = round.end_of_line())
        return text::endSentence(end->reason);
    const auto* loaded = std::get_if<trainer::Loaded>(&round.origin());
    const bool isKnown = loaded != nullptr && loaded->result != chess::PgnResult::unknown;
    return isKnown ? QString::fromStdString(std::string{to_string(loaded->result)}).replace(u'-', u'–')
                   : QString{};
}

/// The last move before the position on the board, with its number; empty at the start and on a set-up board.
QString moveBefore(const session::TrainerSession& session)
{
    if (session.mode() == session::Mode::setUp)
        return {};
    if (const trainer::Replay* replay = session.replay()) {
        if (replay->ply == 0)
            return {};
        const trainer::Line::Step& step = replay->line.steps()[replay->ply - 1];
        return text::numberedMove(step.before, step.move);
    }
    const trainer::Game& game = session.round().game();
    const trainer::Game::Node& node = game.node(game.current());
    return node.parent ? text::numberedMove(game.node(*node.parent).position, *node.move) : QString{};
}

/// Names the position on the board: "Position after 3. Nd5. Black to move"
QString positionWords(const session::TrainerSession& session)
{
    const QString move = moveBefore(session);
    return text::joined({move.isEmpty() ? QString{} : Printing::tr("Position after %1.").arg(move),
                         text::sideToMove(show::arrangementOf(session).turn)});
}

} // namespace

Printed printedOf(const session::TrainerSession& session, const QString& name)
{
    Printed printed;
    printed.position = positionWords(session);
    const std::optional<chess::Position> position = session.position();
    printed.title = name.isEmpty() && position ? nameOfEnding(*position) : name;
    if (session.mode() == session::Mode::setUp)
        return printed;
    printed.facts = session.replay() != nullptr
                        ? QString{}
                        : text::joined({dayOf(session.round()), resultOf(session.round())});
    printed.moves = session.replay() != nullptr ? movesOf(session.replay()->line) : movesOf(session.round());
    const chess::Setup start =
        (session.replay() != nullptr ? session.replay()->line.position(0) : session.round().game().start())
            .setup();
    if (start != position->setup() && start != chess::Position::initial().setup())
        printed.start = start;
    return printed;
}

void printGame(QPrinter& printer, board::BoardView& board, const Printed& printed)
{
    constexpr int alone = 480;
    constexpr int besideAnother = 300;
    QTextDocument page;
    const QString side = QString::number(printed.start ? besideAnother : alone);
    QString boards;
    const auto add = [&](const QString& name, const QImage& picture, const QString& words) {
        page.addResource(QTextDocument::ImageResource, QUrl{name}, picture);
        boards += u"<td align=\"center\"><img src=\"%1\" width=\"%2\" height=\"%2\"><br>%3</td>"_s.arg(
            name, side, words.toHtmlEscaped());
    };
    if (printed.start) {
        board::BoardView start;
        start.setOrientation(board.orientation());
        board::Diagram diagram;
        diagram.pieces = printed.start->board;
        start.setDiagram(diagram, board::Transition::jump);
        add(u"start:"_s, boardOnPaper(start, printed.coloring),
            text::joined({Printing::tr("Starting position."), text::sideToMove(printed.start->turn)}));
    }
    add(u"board:"_s, boardOnPaper(board, printed.coloring), printed.position);
    page.setHtml(
        u"<h2>%1</h2><p>%2</p><table align=\"center\" cellpadding=\"8\"><tr>%3</tr></table><p>%4</p>"_s.arg(
            printed.title.toHtmlEscaped(), printed.facts.toHtmlEscaped(), boards,
            printed.moves.toHtmlEscaped()));
    page.print(&printer);
}

void askAndPrint(QWidget& window, board::BoardView& board, const Printed& printed,
                 const std::function<void(const QString& file)>& done)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto* dialog = new QPrintDialog{printer.get(), &window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), &window,
                     [printer, &board, printed, done] {
                         printGame(*printer, board, printed);
                         done(printer->outputFileName());
                     });
    dialog->open();
}

void previewPrint(QWidget& window, board::BoardView& board, const Printed& printed)
{
    auto* preview = new QPrintPreviewDialog{&window};
    preview->setAttribute(Qt::WA_DeleteOnClose);
    preview->setWindowTitle(Printing::tr("Print preview"));
    QObject::connect(preview, &QPrintPreviewDialog::paintRequested, &window,
                     [&board, printed](QPrinter* printer) { printGame(*printer, board, printed); });
    preview->open();
}

} // namespace window
