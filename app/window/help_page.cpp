// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/help_page.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPixmap>
#include <QStringList>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>
#include <utility>
#include <vector>

#include "board/arrow_layer.h"
#include "board/board_geometry.h"
#include "board/mark_shapes.h"
#include "panels/screen_room.h"
#include "text/glossary.h"
#include "text/languages.h"
#include "text/phrasing.h"
#include "text/record_signs.h"
#include "window/actions.h"
#include "window/menus.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

using Rows = std::vector<std::pair<QString, QString>>;

QString plain(const QString& words)
{
    return text::withoutMnemonic(words).remove(u'…').trimmed().toHtmlEscaped();
}

/// A heading and, below it, rows of a key or sign and its effect or meaning. Qt does not mirror the columns
/// of a table for right-to-left languages.
QString section(const QString& heading, const Rows& rows)
{
    const bool isMirrored = QGuiApplication::isRightToLeft();
    const QString direction = isMirrored ? u" dir=\"rtl\""_s : QString{};
    QString html =
        u"<h3%1>%2</h3><table width=\"100%\" cellspacing=0 cellpadding=3>"_s.arg(direction, plain(heading));
    for (const auto& [left, right] : rows) {
        const QString sign = u"<td width=\"45%\"%1><b>%2</b></td>"_s.arg(direction, left);
        const QString meaning = u"<td%1>%2</td>"_s.arg(direction, plain(right));
        html += u"<tr>"_s + (isMirrored ? meaning + sign : sign + meaning) + u"</tr>"_s;
    }
    return html + u"</table>"_s;
}

QString keysOf(const Command& command)
{
    QStringList names;
    for (const Key& key : command.keys) {
        const QString name = keyName(key);
        names.append(key.where == Where::replay
                         ? Help::tr("%1 during a replay and on a page to read").arg(name)
                         : name);
    }
    return text::listed(names).toHtmlEscaped();
}

Rows keysIn(Menu menu, const Actions& actions)
{
    Rows rows;
    const bool inMenu = menu != Menu::none;
    for (const auto& [command, action] : actions.entries()) {
        if (command.menu == menu && !command.keys.empty())
            rows.emplace_back(keysOf(command), inMenu || command.tip.isEmpty() ? command.text : command.tip);
    }
    return rows;
}

Rows boardKeys()
{
    return {
        {Help::tr("Arrows"), Help::tr("Go from square to square; in a replay, through the line")},
        {Help::tr("Enter, Space"), Help::tr("Pick up or put down a piece")},
        {Help::tr("Letters and digits"), Help::tr("Type a move: Nd3, e3d5; Enter plays it")},
        {Help::tr("Delete"), Help::tr("Remove a piece from the board (in set-up)")},
        {Help::tr("Right mouse button"), Help::tr("Draw circles and arrows")},
        {Help::tr("Q, R, B, N"), Help::tr("Choose the promotion piece")},
    };
}

Rows otherKeys()
{
    return {
        {Help::tr("Tab"), Help::tr("Go to the next control")},
        {Help::tr("Enter, Space"), Help::tr("Activate the focused control")},
        {Help::tr("Arrows, Home, End"), Help::tr("Go from move to move in the list of moves")},
        {Help::tr("Arrows"), Help::tr("Go from piece to piece in the set-up tray")},
    };
}

Rows markRows()
{
    Rows rows;
    for (const board::MarkEntry& mark : board::allMarks)
        rows.emplace_back(u"<img src=\"%1\">"_s.arg(markPicture(mark.kind)), meaningOf(mark));
    for (const board::ArrowEntry& arrow : board::allArrows)
        rows.emplace_back(u"<img src=\"%1\">"_s.arg(arrowPicture(arrow.kind)), wordOf(arrow));
    return rows;
}

/// The square size in the pictures of marks and arrows.
constexpr int signSide = 24;

/// An empty picture of several squares side by side.
QPixmap emptyPicture(int squares, const QColor& ground, qreal devicePixelRatio)
{
    QPixmap picture{QSize{squares * signSide, signSide} * devicePixelRatio};
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(ground);
    return picture;
}

/// A mark as drawn on a light square.
QPixmap drawnMark(const board::MarkEntry& mark, const board::BoardColors& colors, qreal devicePixelRatio)
{
    QPixmap picture = emptyPicture(1, colors.light, devicePixelRatio);
    QPainter painter{&picture};
    drawMark(
        painter, mark,
        {.square = QRectF{0, 0, signSide, signSide}, .devicePixelRatio = devicePixelRatio, .weight = 1.5},
        colors);
    return picture;
}

/// An arrow as drawn from square to square of a board.
QPixmap drawnArrow(board::ArrowKind kind, const board::BoardColors& colors, qreal devicePixelRatio)
{
    using chess::Square;
    QPixmap picture = emptyPicture(3, colors.light, devicePixelRatio);
    QPainter painter{&picture};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRect{signSide, 0, signSide, signSide}, colors.dark);
    const board::BoardGeometry geometry{{.size = {8 * signSide, 8 * signSide}, .coordinates = false}};
    painter.translate(-geometry.square(Square::b1).topLeft());
    drawArrows(painter, {{Square::b1, Square::d1, kind}}, geometry, colors);
    return picture;
}

Rows signRows()
{
    Rows rows;
    for (const text::SignMeaning& sign : text::signMeanings())
        rows.emplace_back(text::leftToRight(sign.sign), sign.meaning);
    return rows;
}

/// The results of course pages, described by one rule for all kinds of question.
Rows resultRows()
{
    return {
        {Help::tr("✓ Solved"), Help::tr("On the first try, without help")},
        {Help::tr("✓ Second try"),
         Help::tr("Without help after one or more wrong answers, or after a move taken back where the page "
                  "is played out")},
        {Help::tr("✓ With help"), Help::tr("After a hint")},
        {Help::tr("✗ Failed"),
         Help::tr("Not solved, or the move was shown; practice will ask the question again")},
        {Help::tr("Once more"),
         Help::tr("A result never gets worse. A solution on the first try, when the page is opened again, "
                  "improves it: a question that failed becomes one solved at the second try, any other "
                  "becomes solved")},
    };
}

Rows wordRows()
{
    Rows rows;
    for (const text::Term& term : text::glossary())
        rows.emplace_back(term.word, term.meaning);
    return rows;
}

} // namespace

QString arrowPicture(board::ArrowKind kind)
{
    return u"arrow:%1"_s.arg(static_cast<int>(kind));
}

QString markPicture(board::MarkKind kind)
{
    return u"mark:%1"_s.arg(static_cast<int>(kind));
}

QString helpText(const Actions& actions)
{
    QString html = section(Help::tr("Glossary"), wordRows());
    html += section(Help::tr("Symbols in the game record"), signRows());
    html += section(Help::tr("Results of the questions in a course"), resultRows());
    html += section(Help::tr("Marks on the board"), markRows());
    for (const Menu menu : barMenus) {
        const Rows rows = keysIn(menu, actions);
        if (!rows.empty())
            html += section(titleOf(menu), rows);
    }
    html += section(Help::tr("Going back and cancelling"), keysIn(Menu::none, actions));
    html += section(Help::tr("On the board"), boardKeys());
    html += section(Help::tr("Everywhere else"), otherKeys());
    return html;
}

HelpPage::HelpPage(const Actions& actions, const board::BoardColors& colors, QWidget* parent)
    : QDialog{parent}
{
    setWindowTitle(tr("Terms, symbols and keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    panels::placeInMiddle(*this, {640, 640});
    auto* page = new QTextBrowser;
    page->setAccessibleName(windowTitle());
    page->setFrameShape(QFrame::NoFrame);
    for (const board::MarkEntry& mark : board::allMarks)
        page->document()->addResource(QTextDocument::ImageResource, QUrl{markPicture(mark.kind)},
                                      drawnMark(mark, colors, devicePixelRatioF()));
    for (const board::ArrowEntry& arrow : board::allArrows)
        page->document()->addResource(QTextDocument::ImageResource, QUrl{arrowPicture(arrow.kind)},
                                      drawnArrow(arrow.kind, colors, devicePixelRatioF()));
    page->setHtml(helpText(actions));
    // With a caret, a screen reader reads line by line.
    page->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    page->document()->setDocumentMargin(16);
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(page);
    page->setFocus();
}

} // namespace window
