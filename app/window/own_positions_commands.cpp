// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontMetrics>
#include <QInputDialog>
#include <algorithm>
#include <functional>
#include <string>

#include "board/board_view.h"
#include "chess/fen.h"
#include "files/file_dialog.h"
#include "files/file_troubles.h"
#include "files/positions_import.h"
#include "modes/page_editor.h"
#include "modes/reader.h"
#include "modes/set_up_input.h"
#include "session/trainer_session.h"
#include "show/diagram.h"
#include "store/courses.h"
#include "store/positions_file.h"
#include "store/preferences.h"
#include "text/endings.h"
#include "text/phrasing.h"
#include "text/refusals.h"
#include "trainer/course/editing.h"
#include "trainer/course/score.h"
#include "trainer/technique.h"
#include "window/commands.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct OwnPositionsCommands {
    Q_DECLARE_TR_FUNCTIONS(OwnPositionsCommands)
};

/// The chapter for a position: the name of its ending.
QString chapterFor(const chess::Position& position)
{
    const auto ending = trainer::ending_by_material(position);
    return ending ? text::endingName(*ending) : OwnPositionsCommands::tr("Other positions");
}

/// Updates the size of “My positions” wherever its progress is shown; what was done of it is counted anew
/// when it is opened.
void recount(const Desk& desk)
{
    const QString name = store::courseName(store::positionsPath());
    const auto bookmark = store::bookmarkIn(desk.preferences.coursePlaces, name);
    const auto text = store::courseText(store::positionsPath());
    if (!bookmark || !text)
        return;
    const auto score = trainer::course::score_of(trainer::course::read_course(*text).course, {});
    const int all = score.questions > 0 ? score.questions : score.pages;
    desk.preferences.coursePlaces =
        store::withScore(desk.preferences.coursePlaces, name, std::min(bookmark->done, all), all);
    desk.window.keepPreferences();
}

/// Adds the position on the board, with the user's drawings, unless it is there already.
void keepPosition(const Desk& desk)
{
    if (!desk.session.position())
        return desk.window.tell(
            {text::Tone::bad, OwnPositionsCommands::tr("The position could not be kept."),
             text::faultSentences(chess::Position::from(desk.session.editor()->setup()).error())});
    const chess::Position start = *desk.session.position();
    const trainer::course::Names names{ownPositionsTitle().toStdString(), chapterFor(start).toStdString()};
    const chess::PgnGame page =
        new_page(start, desk.session.tables().known(), names, show::drawingOf(desk.board.ownMarks()));
    const std::string fen = "[FEN \"" + to_fen(page.tree.start().setup()) + "\"]";
    bool isNew = true;
    const auto trouble = store::changeCourse(store::positionsPath(), [&](std::string_view text) {
        isNew = text.find(fen) == std::string_view::npos;
        return isNew ? trainer::course::with_page(text, page) : std::string{text};
    });
    if (trouble)
        return desk.window.tell({text::Tone::bad, OwnPositionsCommands::tr("The position could not be kept."),
                                 files::remarkOn(*trouble, store::positionsPath()).headline});
    desk.reader.reread(store::positionsPath());
    recount(desk);
    desk.window.tell({text::Tone::good,
                      isNew ? OwnPositionsCommands::tr("The position has been kept in “%1”.", "a course")
                                  .arg(ownPositionsTitle())
                            : OwnPositionsCommands::tr("“%1” has this position already.", "a course")
                                  .arg(ownPositionsTitle()),
                      {}});
}

/// The sentences about pages of which some have been added, and about what could not be read.
text::Remark remarkOn(const files::PositionsImport::Pages& pages, int added)
{
    const int present = static_cast<int>(pages.games.size()) - added;
    const QString headline =
        added > 0 ? OwnPositionsCommands::tr("%n page(s) have been imported into “%1”.", "a course", added)
                  : OwnPositionsCommands::tr("“%1” has not changed.", "a course");
    return {added > 0     ? text::Tone::good
            : present > 0 ? text::Tone::plain
                          : text::Tone::bad,
            headline.arg(ownPositionsTitle()),
            text::joined(
                {present > 0 ? OwnPositionsCommands::tr("%n page(s) were there already.", nullptr, present)
                             : QString{},
                 pages.leftOut > 0
                     ? OwnPositionsCommands::tr("%n position(s) could not be read.", nullptr, pages.leftOut)
                     : QString{},
                 pages.fault ? text::pgnErrorSentence(*pages.fault) : QString{}})};
}

/// Adds pages behind those of the user.
void addPages(const Desk& desk, const files::PositionsImport::Pages& pages)
{
    std::size_t added = 0;
    const auto trouble = store::changeCourse(store::positionsPath(), [&](std::string_view text) {
        auto [file, count] = trainer::course::with_new_pages(text, pages.games);
        added = count;
        return count > 0 ? file : std::string{text};
    });
    desk.reader.reread(store::positionsPath());
    recount(desk);
    desk.window.tell(trouble ? files::remarkOn(*trouble, store::positionsPath(), store::courseSizeLimit)
                             : remarkOn(pages, static_cast<int>(added)));
}

/// Adds the pages of a file.
void importPositions(const Desk& desk, const QString& path)
{
    auto* import = desk.window.findChild<files::PositionsImport*>();
    if (import == nullptr) {
        import = new files::PositionsImport{desk.window};
        QObject::connect(import, &files::PositionsImport::told, &desk.window, &MainWindow::tell);
    }
    const trainer::course::Names names{ownPositionsTitle().toStdString(),
                                       QFileInfo{path}.completeBaseName().toStdString()};
    const auto add = [desk](const files::PositionsImport::Pages& pages) { addPages(desk, pages); };
    import->read(path, names, desk.session.tables().store(), add);
}

/// Writes a copy of the open course whose title is the name of the file.
void saveCopy(const Desk& desk, const QString& path)
{
    const QString title = QFileInfo{path}.completeBaseName();
    const auto text = store::courseText(desk.reader.path());
    const auto trouble =
        !text ? std::optional{text.error()} : store::changeCourse(path, [&](std::string_view /*before*/) {
            return trainer::course::with_title(*text, title.toStdString());
        });
    desk.window.tell(
        trouble ? files::remarkOn(*trouble, path, store::courseSizeLimit)
                : text::Remark{text::Tone::good,
                               OwnPositionsCommands::tr("The course has been saved as “%1”.").arg(title),
                               OwnPositionsCommands::tr("Others can open the file as a course.")});
}

/// Calls `use` with a file that the user chooses.
void chooseFile(const Desk& desk, const QString& title, const QStringList& filters, const QString& suggestion,
                const std::function<void(const QString& path)>& use)
{
    QFileDialog* dialog = files::makeFileDialog(desk.window, desk.preferences, title, filters);
    if (suggestion.isEmpty()) {
        dialog->setFileMode(QFileDialog::ExistingFile);
    } else {
        dialog->setAcceptMode(QFileDialog::AcceptSave);
        dialog->setDefaultSuffix(u"pgn"_s);
        dialog->selectFile(suggestion);
    }
    QObject::connect(dialog, &QFileDialog::fileSelected, &desk.window, use);
    dialog->open();
}

void askForChapterName(const Desk& desk)
{
    auto* dialog = new QInputDialog{&desk.window};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(OwnPositionsCommands::tr("Rename chapter"));
    dialog->setLabelText(OwnPositionsCommands::tr("New name of the chapter:"));
    dialog->setTextValue(desk.editor.chapterName());
    // As wide as its title, beside the buttons of the frame, and with room for a long name.
    const QFontMetrics metrics = dialog->fontMetrics();
    constexpr int lettersOfName = 40;
    dialog->resize(std::max(metrics.horizontalAdvance(dialog->windowTitle()) * 2,
                            lettersOfName * metrics.averageCharWidth()),
                   dialog->sizeHint().height());
    QObject::connect(dialog, &QInputDialog::textValueSelected, &desk.window,
                     [&editor = desk.editor](const QString& name) {
                         if (editor.canEdit())
                             editor.renameChapter(name);
                     });
    dialog->open();
}

void chooseImport(const Desk& desk)
{
    chooseFile(desk, OwnPositionsCommands::tr("Import positions"),
               {OwnPositionsCommands::tr("Games and positions (*.pgn *.epd *.fen *.txt)"),
                OwnPositionsCommands::tr("All files (*)")},
               {}, [desk](const QString& path) { importPositions(desk, path); });
}

void chooseCopy(const Desk& desk)
{
    const QString title = QString::fromStdString(desk.reader.course()->title);
    chooseFile(desk, OwnPositionsCommands::tr("Save a copy of the course"),
               {OwnPositionsCommands::tr("Courses (*.pgn)"), OwnPositionsCommands::tr("All files (*)")},
               (title.isEmpty() ? ownPositionsTitle() : title) + u".pgn"_s,
               [desk](const QString& path) { saveCopy(desk, path); });
}

QString editSubmenu()
{
    return OwnPositionsCommands::tr("E&dit course");
}

/// The reason why no page can be edited; empty if one can be, or is.
std::function<QString()> whyNoEditing(const modes::PageEditor& editor)
{
    return [&editor] {
        return editor.canEdit() || editor.isOn()
                   ? QString{}
                   : OwnPositionsCommands::tr("open a page of “%1” or of a file of yours first", "a course")
                         .arg(ownPositionsTitle());
    };
}

Command savePageCommand(modes::PageEditor& editor)
{
    return {.id = u"save-page"_s,
            .menu = Menu::training,
            .submenu = editSubmenu(),
            .text = OwnPositionsCommands::tr("Save page"),
            .tip = OwnPositionsCommands::tr("Save the page and show it as its readers see it"),
            .keys = {{Qt::CTRL | Qt::Key_Return}},
            .run = [&editor] { editor.save(); },
            .isEnabled = [&editor] { return editor.isOnBoard(); },
            .whyNot = whyNoEditing(editor),
            .question = [&editor]() -> std::optional<text::Remark> {
                const QStringList faults = editor.faults();
                if (faults.empty())
                    return std::nullopt;
                return text::Remark{
                    text::Tone::costly, faults.front(),
                    OwnPositionsCommands::tr("Choose “Save page” again to save it with the error.")};
            },
            .staying = OwnPositionsCommands::tr("Keep editing")};
}

std::vector<Command> pageCommands(modes::PageEditor& editor)
{
    return {
        {.id = u"edit-here"_s,
         .text = OwnPositionsCommands::tr("Edit"),
         .tip = OwnPositionsCommands::tr("Change chapter, task, words, moves and drawings of the page"),
         .run = [&editor] { editor.begin(); },
         .words = [&editor] { return editor.canEdit() ? OwnPositionsCommands::tr("Edit") : QString{}; }},
        {.id = u"edit-page"_s,
         .menu = Menu::training,
         .submenu = editSubmenu(),
         .text = OwnPositionsCommands::tr("Edit this page"),
         .tip = OwnPositionsCommands::tr("Change chapter, task, words, moves and drawings of the page"),
         .keys = {{Qt::CTRL | Qt::SHIFT | Qt::Key_D}},
         .run = [&editor] { editor.begin(); },
         .isEnabled = [&editor] { return editor.canEdit(); },
         .whyNot = whyNoEditing(editor)},
        savePageCommand(editor),
        {.id = u"remove-move"_s,
         .menu = Menu::training,
         .submenu = editSubmenu(),
         .text = OwnPositionsCommands::tr("Delete move"),
         .tip = OwnPositionsCommands::tr(
             "Delete the last move on the board from the page, with all that follows it"),
         .run = [&editor] { editor.removeMove(); },
         .isEnabled = [&editor] { return editor.canRemoveMove(); },
         .whyNot = whyNoEditing(editor)},
    };
}

std::vector<Command> pageOrderCommands(modes::PageEditor& editor)
{
    return {
        {.id = u"page-earlier"_s,
         .menu = Menu::training,
         .submenu = editSubmenu(),
         .startsGroup = true,
         .text = OwnPositionsCommands::tr("Move page up"),
         .tip = OwnPositionsCommands::tr("Put the page before the previous one"),
         .run = [&editor] { editor.movePage(-1); },
         .isEnabled = [&editor] { return editor.canMovePage(-1); },
         .whyNot = whyNoEditing(editor),
         .endsOnBoard = true},
        {.id = u"page-later"_s,
         .menu = Menu::training,
         .submenu = editSubmenu(),
         .text = OwnPositionsCommands::tr("Move page down"),
         .tip = OwnPositionsCommands::tr("Put the page behind the next one"),
         .run = [&editor] { editor.movePage(1); },
         .isEnabled = [&editor] { return editor.canMovePage(1); },
         .whyNot = whyNoEditing(editor),
         .endsOnBoard = true},
    };
}

std::vector<Command> chapterCommands(const Desk& desk)
{
    modes::PageEditor& editor = desk.editor;
    return {
        {.id = u"chapter-earlier"_s,
         .menu = Menu::training,
         .submenu = editSubmenu(),
         .text = OwnPositionsCommands::tr("Move chapter up"),
         .tip = OwnPositionsCommands::tr("Put the chapter before the previous one, with all its pages"),
         .run = [&editor] { editor.moveChapter(-1); },
         .isEnabled = [&editor] { return editor.canMoveChapter(-1); },
         .whyNot = whyNoEditing(editor),
         .endsOnBoard = true},
        {.id = u"chapter-later"_s,
         .menu = Menu::training,
         .submenu = editSubmenu(),
         .text = OwnPositionsCommands::tr("Move chapter down"),
         .tip = OwnPositionsCommands::tr("Put the chapter behind the next one, with all its pages"),
         .run = [&editor] { editor.moveChapter(1); },
         .isEnabled = [&editor] { return editor.canMoveChapter(1); },
         .whyNot = whyNoEditing(editor),
         .endsOnBoard = true},
        {.id = u"rename-chapter"_s,
         .menu = Menu::training,
         .submenu = editSubmenu(),
         .text = OwnPositionsCommands::tr("Rename chapter…"),
         .tip = OwnPositionsCommands::tr("Give all pages of the chapter another chapter name"),
         .run = [desk] { askForChapterName(desk); },
         .isEnabled = [&editor] { return editor.canEdit(); },
         .whyNot = whyNoEditing(editor)},
    };
}

Command deleteCommand(modes::PageEditor& editor)
{
    return {.id = u"delete-page"_s,
            .menu = Menu::training,
            .submenu = editSubmenu(),
            .text = OwnPositionsCommands::tr("Delete page"),
            .tip = OwnPositionsCommands::tr("Delete the page from the file of the course"),
            .run = [&editor] { editor.removePage(); },
            .isEnabled = [&editor] { return editor.canEdit(); },
            .whyNot = whyNoEditing(editor),
            .question =
                [] {
                    return text::Remark{
                        text::Tone::plain,
                        OwnPositionsCommands::tr("Choose “Delete page” again to delete it; Esc keeps it."),
                        OwnPositionsCommands::tr("It will be gone from the file of the course.")};
                },
            .staying = OwnPositionsCommands::tr("Keep page"),
            .endsOnBoard = true};
}

std::vector<Command> exchangeCommands(const Desk& desk)
{
    return {
        {.id = u"import-positions"_s,
         .menu = Menu::training,
         .submenu = editSubmenu(),
         .startsGroup = true,
         .text = OwnPositionsCommands::tr("Import into “My positions”…"),
         .tip = OwnPositionsCommands::tr(
             "Add the pages of a course, games, a Lichess study, or a list of FEN or EPD"),
         .run = [desk] { chooseImport(desk); }},
        {.id = u"save-course"_s,
         .menu = Menu::training,
         .submenu = editSubmenu(),
         .text = OwnPositionsCommands::tr("Save a copy as…"),
         .tip =
             OwnPositionsCommands::tr("Save the course as a PGN file for others, with its name as the title"),
         .run = [desk] { chooseCopy(desk); },
         .isEnabled =
             [desk] {
                 return desk.reader.isOpen() && store::isOwnCourse(desk.reader.path()) && !desk.editor.isOn();
             },
         .whyNot = whyNoEditing(desk.editor)},
    };
}

} // namespace

QString ownPositionsTitle()
{
    return OwnPositionsCommands::tr("My positions");
}

Command keepCommand(const Desk& desk)
{
    return {.id = u"keep-position"_s,
            .menu = Menu::position,
            .startsGroup = true,
            .text = OwnPositionsCommands::tr("Keep this position"),
            .tip = OwnPositionsCommands::tr(
                "Add the position and what you have drawn on it to “My positions”, a course of your own"),
            .keys = {{Qt::CTRL | Qt::Key_D}},
            .run = [desk] { keepPosition(desk); },
            .isEnabled = [desk] { return !desk.setUp.isFenFaulty(); },
            .whyNot = [] { return OwnPositionsCommands::tr("the FEN cannot be read"); }};
}

std::vector<Command> editorCommands(const Desk& desk)
{
    return joined({pageCommands(desk.editor),
                   pageOrderCommands(desk.editor),
                   chapterCommands(desk),
                   {deleteCommand(desk.editor)},
                   exchangeCommands(desk)});
}

} // namespace window
