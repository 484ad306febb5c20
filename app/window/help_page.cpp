// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/help_page.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPixmap>
#include <QShortcut>
#include <QStringList>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>
#include <vector>

#include "actions/actions.h"
#include "actions/menus.h"
#include "board/arrow_layer.h"
#include "board/board_geometry.h"
#include "board/mark_shapes.h"
#include "panels/card.h"
#include "panels/page_panel.h"
#include "panels/screen_room.h"
#include "text/glossary.h"
#include "text/languages.h"
#include "text/phrasing.h"
#include "text/practice.h"
#include "text/record_signs.h"
#include "window/commands.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct Help {
    Q_DECLARE_TR_FUNCTIONS(Help)
};

using Rows = std::vector<std::pair<QString, QString>>;

/// The place of the section about writing a course.
constexpr auto writingAnchor = "writing"_L1;

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
        const QString meaning = u"<td%1>%2</td>"_s.arg(direction, plain(right).replace(u'\n', u"<br>"_s));
        html += u"<tr>"_s + (isMirrored ? meaning + sign : sign + meaning) + u"</tr>"_s;
    }
    return html + u"</table>"_s;
}

QString keysOf(const Command& command)
{
    QStringList names;
    for (const actions::Key& key : command.keys) {
        const QString name = actions::keyName(key);
        names.append(key.where == Where::replay
                         ? Help::tr("%1 during a replay and on a page to read").arg(name)
                         : name);
    }
    return text::listed(names).toHtmlEscaped();
}

/// True if a key of the command always belongs to a command of a menu, and here only explains why that one
/// is disabled.
bool isListedElsewhere(const Command& command, const actions::Actions& actions)
{
    return std::ranges::any_of(actions.entries(), [&](const actions::Actions::Entry& other) {
        return other.command.menu != Menu::none &&
               std::ranges::any_of(other.command.keys, [&](const actions::Key& key) {
                   return key.where == Where::window && key.keys == command.keys.front().keys;
               });
    });
}

/// The number of a function key such as F2; 0 for any other.
int functionKey(const Command& command)
{
    const Qt::Key key = command.keys.front().keys[0].key();
    return key >= Qt::Key_F1 && key <= Qt::Key_F35 ? key - Qt::Key_F1 + 1 : 0;
}

/// The keys of the commands of a menu, in its order; function keys come last, by number.
Rows keysIn(Menu menu, const actions::Actions& actions)
{
    std::vector<const Command*> commands;
    for (const auto& [command, action] : actions.entries()) {
        if (command.menu == menu && !command.keys.empty())
            commands.push_back(&command);
    }
    std::ranges::stable_sort(commands, {}, [](const Command* command) { return functionKey(*command); });
    Rows rows;
    for (const Command* command : commands)
        rows.emplace_back(keysOf(*command), command->text);
    return rows;
}

/// The keys that work without a menu. Only Esc has several uses, too many to remember: one idea sums them up.
Rows keysWithoutMenu(const actions::Actions& actions)
{
    Rows rows;
    for (const auto& [command, action] : actions.entries()) {
        if (command.menu != Menu::none || command.keys.empty() || isListedElsewhere(command, actions))
            continue;
        const QString keys = keysOf(command);
        const QString words = command.tip.isEmpty() ? command.text : command.tip;
        const auto row = std::ranges::find(rows, keys, &Rows::value_type::first);
        if (row == rows.end())
            rows.emplace_back(keys, words);
        else if (row->second != words)
            row->second =
                Help::tr("Go back one step: clear a typed move, put a piece back, dismiss a message, "
                         "cancel or close what is open, or leave the replay, the exercise or the "
                         "page");
    }
    return rows;
}

Rows boardKeys()
{
    return {
        {Help::tr("Arrows"), Help::tr("Go from square to square; in a replay, through the line")},
        {Help::tr("Enter, Space"), Help::tr("Pick up or put down a piece")},
        {Help::tr("Enter"), Help::tr("Go on in a course, as long as no arrow key has marked a square")},
        {Help::tr("Letters and digits"), Help::tr("Type a move: Nd3, e3d5; Enter plays it")},
        {Help::tr("Piece letters"),
         Help::tr("Put a piece on the square (in set-up): capital letters for White, small ones for Black")},
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

/// A mark as drawn on a light and on a dark square, whose inks differ.
QPixmap drawnMark(const board::MarkEntry& mark, const board::BoardColors& colors, qreal devicePixelRatio)
{
    QPixmap picture = emptyPicture(2, colors.light, devicePixelRatio);
    QPainter painter{&picture};
    painter.fillRect(QRect{signSide, 0, signSide, signSide}, colors.dark);
    for (const bool isDark : {false, true}) {
        drawMark(painter, mark,
                 {.square = QRectF{isDark ? qreal{signSide} : 0, 0, signSide, signSide},
                  .devicePixelRatio = devicePixelRatio,
                  .isDark = isDark,
                  .weight = 1.5},
                 colors);
    }
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
        {Help::tr("✓ With help"),
         Help::tr("After a hint that says more than a question, or once the answer has been shown")},
        {Help::tr("✗ Failed"), Help::tr("Not solved; practice will ask the question again")},
        {Help::tr("✗ Shown"), Help::tr("The answer was shown; practice will ask the question")},
        {Help::tr("Once more"),
         Help::tr("A result never gets worse. A solution on the first try, when the page is opened again, "
                  "improves it: a question that failed becomes one solved at the second try, any other "
                  "becomes solved")},
    };
}

/// How the lines of the positions to learn by heart are learnt.
Rows byHeartRows()
{
    return {
        {Help::tr("A new line"),
         Help::tr(
             "It is shown first: Enter plays one move after another, each with its reason. Then you play "
             "the line; Skip goes there at once")},
        {Help::tr("A right move"),
         Help::tr("The reply is played, and the next move of the line is asked; you press nothing")},
        {Help::tr("A wrong move"),
         Help::tr("You see why it is wrong and try again; practice will ask you for the move")},
        {Help::tr("Known, due"),
         Help::tr("The positions that you have solved, and those that practice would ask now. Each answer is "
                  "saved at once, so that you can stop at any time")},
    };
}

/// What a page of a course of one's own consists of, by the fields of its form.
Rows writingRows()
{
    Rows rows{{panels::PagePanel::tr("Chapter"),
               panels::PagePanel::tr("Neighbouring pages with the same name form a chapter")}};
    const QStringList tasks = panels::PagePanel::taskNames();
    for (qsizetype task = 0; task < tasks.size(); ++task)
        rows.emplace_back(tasks[task].toHtmlEscaped(),
                          panels::PagePanel::hintOn(static_cast<std::size_t>(task)));
    rows.emplace_back(
        panels::PagePanel::tr("Moves"),
        Help::tr("“Take back” undoes a move that you have just entered, and what it replaced is "
                 "there again; “Delete move” deletes any move with all that follows it"));
    rows.emplace_back(Help::tr("Words"),
                      Help::tr("They belong to the position on the board. What they claim about its result, "
                               "such as “White mates in 5”, is checked while you write"));
    rows.emplace_back(
        Help::tr("Drawings"),
        Help::tr("What you draw belongs to the position on the board; draw it again to erase it"));
    return rows;
}

Rows gradeRows(const trainer::practice::GradeRule& rule)
{
    using enum trainer::practice::Grade;
    Rows rows;
    for (const trainer::practice::Grade grade : {again, hard, good, easy})
        rows.emplace_back(text::gradeName(grade), text::gradeSentence(grade, rule));
    return rows;
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

QString helpText(const actions::Actions& actions, const trainer::practice::GradeRule& rule)
{
    QString html = section(Help::tr("Glossary"), wordRows());
    html += section(Help::tr("Symbols in the game record"), signRows());
    html += section(Help::tr("Results of the questions in a course"), resultRows());
    html += section(byHeartSubmenu(), byHeartRows());
    html +=
        u"<a name=\"%1\"></a>"_s.arg(writingAnchor) + section(Help::tr("Writing a course"), writingRows());
    html += section(Help::tr("Grades in practice"), gradeRows(rule));
    html += section(Help::tr("Marks on the board"), markRows());
    for (const Menu menu : actions::barMenus) {
        const Rows rows = keysIn(menu, actions);
        if (!rows.empty())
            html += section(actions::titleOf(menu), rows);
    }
    html += section(Help::tr("Going back and cancelling"), keysWithoutMenu(actions));
    html += section(Help::tr("On the board"), boardKeys());
    html += section(Help::tr("Everywhere else"), otherKeys());
    return html;
}

HelpPage::HelpPage(const actions::Actions& actions, const trainer::practice::GradeRule& rule,
                   const board::BoardColors& colors, QWidget* parent)
    : QDialog{parent}
    , search_{new QLineEdit{this}}
    , missing_{panels::makeLabel(panels::TypeSize::text, this)}
    , text_{new QTextBrowser}
{
    setWindowTitle(tr("Terms, symbols and keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    panels::placeInMiddle(*this, {640, 640});
    auto* page = text_;
    page->setAccessibleName(windowTitle());
    page->setFrameShape(QFrame::NoFrame);
    for (const board::MarkEntry& mark : board::allMarks)
        page->document()->addResource(QTextDocument::ImageResource, QUrl{markPicture(mark.kind)},
                                      drawnMark(mark, colors, devicePixelRatioF()));
    for (const board::ArrowEntry& arrow : board::allArrows)
        page->document()->addResource(QTextDocument::ImageResource, QUrl{arrowPicture(arrow.kind)},
                                      drawnArrow(arrow.kind, colors, devicePixelRatioF()));
    page->setHtml(helpText(actions, rule));
    // With a caret, a screen reader reads line by line.
    page->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    page->document()->setDocumentMargin(16);
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeSearch());
    layout->addWidget(page);
    page->setFocus();
}

/// The line in which words are searched for: while they are typed from the top on, by Enter further down.
QWidget* HelpPage::makeSearch()
{
    search_->setPlaceholderText(
        tr("Search this page (%1)", "a key").arg(actions::keyName({QKeySequence::Find})));
    search_->setAccessibleName(tr("Search this page"));
    search_->setClearButtonEnabled(true);
    missing_->setText(tr("Not found"));
    missing_->setWordWrap(false);
    panels::setKind(missing_, "dim");
    missing_->hide();
    connect(search_, &QLineEdit::textChanged, this, [this] {
        text_->moveCursor(QTextCursor::Start);
        find();
    });
    connect(search_, &QLineEdit::returnPressed, this, &HelpPage::find);
    connect(new QShortcut{QKeySequence::Find, this}, &QShortcut::activated, search_, [this] {
        search_->setFocus(Qt::ShortcutFocusReason);
        search_->selectAll();
    });
    auto* bar = new QWidget{this};
    auto* row = new QHBoxLayout{bar};
    row->setContentsMargins(16, 12, 16, 12);
    row->addWidget(search_, 1);
    row->addWidget(missing_);
    return bar;
}

/// Selects the next place with the words searched for, after the last one the first.
void HelpPage::find()
{
    const QString words = search_->text().trimmed();
    bool isFound = words.isEmpty() || text_->find(words);
    if (!isFound) {
        text_->moveCursor(QTextCursor::Start);
        isFound = text_->find(words);
    }
    missing_->setVisible(!isFound);
}

void HelpPage::showWriting()
{
    text_->scrollToAnchor(writingAnchor);
}

} // namespace window
