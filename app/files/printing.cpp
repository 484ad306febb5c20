// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/printing.h"

#include <QCoreApplication>
#include <QDate>
#include <QLocale>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "board/board_view.h"
#include "chess/pgn_text.h"
#include "chess/position.h"
#include "files/board_picture.h"
#include "files/sheet.h"
#include "panels/course_card.h"
#include "panels/games_model.h"
#include "panels/report_page.h"
#include "session/trainer_session.h"
#include "show/overlays.h"
#include "text/endings.h"
#include "text/phrasing.h"
#include "text/words.h"
#include "trainer/technique.h"

using namespace Qt::StringLiterals;

namespace files {
namespace {

struct Printing {
    Q_DECLARE_TR_FUNCTIONS(Printing)
};

/// A move, with its number if White moves or a line begins, that no end of a line breaks.
QString numbered(const chess::Position& before, chess::Move move, bool isFirst)
{
    constexpr char16_t unbrokenHyphen = u'\x2011';
    const bool hasNumber = isFirst || before.turn() == chess::Color::white;
    QString name = hasNumber ? text::numberedMove(before, move) : text::moveName(before, move);
    return name.replace(u' ', QChar{QChar::Nbsp}).replace(u'-', QChar{unbrokenHyphen});
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
    return loaded == nullptr ? text::dayName(QDate::currentDate()) : text::dateName(date);
}

/// The value of a tag of a loaded game; empty if it is not known.
QString tagOf(const trainer::Round& round, const char* tag)
{
    const auto* loaded = std::get_if<trainer::Loaded>(&round.origin());
    const auto value = loaded != nullptr ? loaded->tags.value(tag) : std::nullopt;
    return value && !chess::says_nothing(*value) ? QString::fromUtf8(value->data(), qsizetype(value->size()))
                                                 : QString{};
}

/// How a round ended; empty while it goes on.
QString resultOf(const trainer::Round& round)
{
    if (const auto end = round.end_of_line())
        return text::endSentence(end->reason);
    const auto* loaded = std::get_if<trainer::Loaded>(&round.origin());
    const bool isKnown = loaded != nullptr && loaded->result != chess::PgnResult::unknown;
    return isKnown ? panels::shownResult(loaded->result) : QString{};
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

/// "White to move."
QString sideToMoveIn(chess::Color turn)
{
    return text::asSentence(text::sideToMove(turn));
}

/// Names the position on the board: "Position after 3. Nd5. Black to move." After mate or stalemate no side
/// is to move.
QString positionWords(const session::TrainerSession& session)
{
    const QString move = moveBefore(session);
    const std::optional<chess::Position> position = session.position();
    const bool isOver = position && (chess::is_checkmate(*position) || chess::is_stalemate(*position));
    return text::joined({move.isEmpty() ? QString{} : Printing::tr("Position after %1.").arg(move),
                         isOver ? QString{} : sideToMoveIn(show::arrangementOf(session).turn)});
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
    if (session.replay() == nullptr) {
        const trainer::Round& round = session.round();
        QStringList facts{tagOf(round, "Event"), tagOf(round, "Site"), dayOf(round), resultOf(round)};
        facts.removeAll(QString{});
        printed.facts = facts.join(u" · "_s);
    }
    printed.moves = session.replay() != nullptr ? movesOf(session.replay()->line) : movesOf(session.round());
    const chess::Setup start =
        (session.replay() != nullptr ? session.replay()->line.position(0) : session.round().game().start())
            .setup();
    if (start != position->setup() && start != chess::Position::initial().setup())
        printed.start = start;
    return printed;
}

void addPage(Printed& printed, const panels::CoursePage& page)
{
    printed.title = page.course;
    printed.facts = page.chapter;
    printed.words.push_back({page.words});
    printed.words.push_back({page.task, true});
}

void addReport(Printed& printed, const panels::Report& report)
{
    printed.report.push_back({report.headline, true});
    printed.report.push_back({report.notes});
    for (const panels::ReportEntry& entry : report.costly) {
        printed.report.push_back({entry.move, true});
        printed.report.push_back({entry.what});
    }
}

void printGame(QPrinter& printer, board::BoardView& board, const Printed& printed)
{
    constexpr double alone = 300;
    constexpr double besideAnother = 230;
    constexpr double coordinates = 8;
    const double side = printed.start ? besideAnother : alone;
    const auto picture = [&](board::BoardView& view, const QString& caption) {
        return Sheet::Picture{boardOnPaper(view, printed.coloring, coordinates / side), caption};
    };
    std::vector<Sheet::Picture> pictures;
    if (printed.start) {
        board::BoardView start;
        start.setOrientation(board.orientation());
        board::Diagram diagram;
        diagram.pieces = printed.start->board;
        start.setDiagram(diagram, board::Transition::jump);
        pictures.push_back(picture(
            start, text::joined({Printing::tr("Starting position."), sideToMoveIn(printed.start->turn)})));
    }
    pictures.push_back(picture(board, printed.position));
    Sheet sheet{printer};
    sheet.addText(printed.title, {.size = 18, .isBold = true}, 0);
    sheet.addText(printed.facts, {.size = 10, .isDim = true}, 4);
    sheet.addPictures(pictures, side);
    const auto add = [&sheet](const std::vector<Printed::Paragraph>& paragraphs) {
        for (const Printed::Paragraph& paragraph : paragraphs)
            sheet.addText(paragraph.words, {.size = 11, .isBold = paragraph.isBold},
                          paragraph.isBold ? 10 : 3);
    };
    add(printed.words);
    sheet.addText(printed.moves, {.size = 11}, 10);
    add(printed.report);
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

} // namespace files
