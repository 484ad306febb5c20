// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/page_editor.h"

#include <QFileInfo>
#include <algorithm>
#include <utility>
#include <vector>

#include "chess/pgn_reader.h"
#include "files/file_troubles.h"
#include "show/diagram.h"
#include "store/courses.h"
#include "store/positions_file.h"
#include "text/course_faults.h"
#include "text/words.h"
#include "trainer/course/editing.h"
#include "trainer/course/lesson.h"

using namespace Qt::StringLiterals;

namespace modes {
namespace {

using chess::GameTree;
using namespace trainer::course;

/// The moves of a tree alone: the editor shows texts and drawings as they are now.
trainer::Game movesOf(const GameTree& page, GameTree::NodeId at)
{
    GameTree tree = page;
    for (GameTree::NodeId node = 0; node < tree.nodes().size(); ++node)
        tree.annotate(node) = {};
    trainer::Game game{std::move(tree)};
    game.go_to(at);
    return game;
}

/// The errors of the file on a page.
std::vector<chess::PgnError> errorsOf(const CourseReading& reading, Place place)
{
    std::vector<chess::PgnError> errors;
    for (const Fault& fault : reading.faults) {
        if (fault.pgn && fault.chapter == place.chapter + 1 && fault.page == place.page + 1)
            errors.push_back(*fault.pgn);
    }
    return errors;
}

/// The moves that lead from the start to the position on the board.
std::vector<chess::Move> movesTo(const trainer::Game& game)
{
    std::vector<chess::Move> moves;
    for (const trainer::Game::NodeId step : game.path()) {
        if (const auto& move = game.node(step).move)
            moves.push_back(*move);
    }
    return moves;
}

/// The origin of a round in which a page is edited: it counts neither as a game nor as a page that is read.
trainer::Loaded editing()
{
    trainer::Loaded origin;
    origin.tags.set(page_tag, "editing");
    origin.tags.set("Task", "read");
    return origin;
}

} // namespace

PageEditor::PageEditor(session::TrainerSession& session, store::Preferences& preferences, Reader& reader,
                       board::BoardView& board, Column& column)
    : session_{session}
    , preferences_{preferences}
    , reader_{reader}
    , board_{board}
    , column_{column}
{
    connect(&session_, &session::TrainerSession::leaving, this, [this] {
        // If the page could not be saved, it takes its place on the board again.
        if (!isTaking_ && !finish())
            showLater();
    });
    connect(&session_, &session::TrainerSession::changed, this, &PageEditor::follow);
    connect(&reader_, &Reader::turned, this, &PageEditor::resume);
    connect(&board_, &board::BoardView::drawn, this, &PageEditor::takeDrawing);
    connect(&column_, &Column::pageMade, this, [this](panels::PagePanel* panel) {
        const auto edit = [this](const auto& change) {
            if (!draft_)
                return;
            draft_->entered.clear();
            change(draft_->page);
            refresh();
        };
        connect(panel, &panels::PagePanel::titleEdited, this, [edit](const QString& title) {
            edit([&](chess::PgnGame& page) {
                page.tags.set("ChapterName", title.simplified().toStdString());
            });
        });
        connect(panel, &panels::PagePanel::taskChosen, this, [edit](const Task& task) {
            edit([&](chess::PgnGame& page) { page.tags.set("Task", to_string(task)); });
        });
        connect(panel, &panels::PagePanel::wordsEdited, this, [this, edit](const QString& words) {
            edit([&](chess::PgnGame& page) {
                page.tree.annotate(draft_->at).after.text = words.toStdString();
            });
        });
    });
}

const Page& PageEditor::page() const
{
    return *page_at(*reader_.course(), reader_.place());
}

bool PageEditor::isRoundOnBoard() const
{
    return session_.mode() == session::Mode::play && session_.round().origin() == trainer::Origin{editing()};
}

bool PageEditor::canEdit() const
{
    return !isOn() && reader_.isOpen() && reader_.isOnPage() && store::isOwnCourse(reader_.path());
}

void PageEditor::begin()
{
    beginAt({});
}

void PageEditor::resume()
{
    if (!isOn() && isRoundOnBoard() && reader_.isOpen() && store::isOwnCourse(reader_.path()))
        beginAt(movesTo(session_.round().game()));
}

/// Begins to edit the page at the position after some moves, as far as they are on it.
void PageEditor::beginAt(const std::vector<chess::Move>& moves)
{
    const QString path = reader_.path();
    const auto file = store::courseText(path);
    if (!file)
        return emit told(files::remarkOn(file.error(), path, store::courseSizeLimit));
    const CourseReading reading = read_course(*file);
    const auto number = page_number(reading.course, page());
    if (!number)
        return emit told(files::remarkOn(store::FileTrouble::changed, path));
    const Place place = places_of(reading.course)[*number];
    // Saving would delete what cannot be read.
    if (const auto errors = errorsOf(reading, place); !errors.empty())
        return emit told({text::Tone::plain,
                          tr("This page cannot be edited because parts of it cannot be read."),
                          files::remarkOn(errors).reason});
    const chess::PgnGame& game = page().game;
    draft_ = Draft{path, std::string{page_text(*file, *number)}, *number, game, game, GameTree::root};
    reader_.setEdited(true);
    board_.clearOwnMarks();
    GameTree::NodeId at = GameTree::root;
    for (const chess::Move move : moves) {
        const auto next = game.tree.child(at, move);
        if (!next)
            break;
        at = *next;
    }
    show(at);
    column_.page()->setFocus();
}

void PageEditor::end()
{
    draft_.reset();
    reader_.setEdited(false);
    emit changed();
}

void PageEditor::save()
{
    const auto number = saveDraft();
    if (!number)
        return;
    const QString path = draft_->path;
    end();
    reopen(path, *number);
}

bool PageEditor::finish()
{
    if (isChanged() && !saveDraft())
        return false;
    if (!isOn())
        return true;
    const QString path = draft_->path;
    end();
    reader_.reread(path);
    return true;
}

void PageEditor::cancel()
{
    const bool isOpen = reader_.isOpen() && reader_.path() == draft_->path;
    end();
    if (isOpen)
        reader_.turnTo(reader_.place());
}

/// Saves the draft and returns the number of its page, unless that failed.
std::optional<std::size_t> PageEditor::saveDraft()
{
    std::optional<std::size_t> number;
    const bool isSaved = change(draft_->path, [&](std::string_view file) {
        number = page_with_text(file, draft_->text, draft_->number);
        return number ? std::optional{with_page_replaced(file, *number, draft_->page)} : std::nullopt;
    });
    return isSaved ? number : std::nullopt;
}

/// Changes a file; true on success.
bool PageEditor::change(const QString& path, const Change& change)
{
    bool isThere = false;
    auto trouble = store::changeCourse(path, [&](std::string_view file) {
        const std::optional<std::string> changed = change(file);
        isThere = changed.has_value();
        return changed.value_or(std::string{file});
    });
    if (!trouble && !isThere)
        trouble = QFileInfo::exists(path) ? store::FileTrouble::changed : store::FileTrouble::missing;
    if (trouble)
        emit told(
            {text::Tone::bad, files::remarkOn(*trouble, path).headline,
             tr("The page has not been saved. Open the course again, or check the disk and try again.")});
    return !trouble;
}

/// Shows a page of a file that has been changed, or leaves the course if it has no page.
void PageEditor::reopen(const QString& path, std::size_t page)
{
    const auto read = store::readCourse(path);
    if (!read)
        return reader_.leave();
    const Course& course = (*read)->course;
    const std::vector<Place> all = places_of(course);
    const Place place = all[std::min(page, all.size() - 1)];
    auto bookmark = store::bookmarkIn(preferences_.coursePlaces, path).value_or(store::Bookmark{path, {}});
    bookmark.place = place;
    bookmark.page = QString::fromStdString(page_at(course, place)->key);
    preferences_.coursePlaces = store::withBookmark(preferences_.coursePlaces, bookmark);
    reader_.open(path);
}

/// Shows the page that is being edited at one of its nodes.
void PageEditor::show(GameTree::NodeId node)
{
    draft_->at = node;
    isTaking_ = true;
    session_.take(trainer::Round{movesOf(draft_->page.tree, node), trainer::Seat::both, editing()});
    isTaking_ = false;
    refresh();
}

void PageEditor::showLater()
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (isOn())
                show(draft_->at);
        },
        Qt::QueuedConnection);
}

/// Adds the moves on the board to the page.
void PageEditor::follow()
{
    if (!isOnBoard() || isTaking_)
        return;
    GameTree& tree = draft_->page.tree;
    const trainer::Game& game = session_.round().game();
    const bool isSolution = std::holds_alternative<Find>(form().task);
    const GameTree before = tree;
    GameTree::NodeId at = GameTree::root;
    bool isNew = false;
    for (const chess::Move move : movesTo(game)) {
        isNew |= !tree.child(at, move);
        at = isSolution ? enter_move(tree, at, move) : tree.add(at, move);
    }
    if (isNew)
        draft_->entered.push_back({before, draft_->at, at});
    draft_->at = at;
    // The move that was replaced is still in the round.
    if (isNew && tree.nodes().size() <= before.nodes().size())
        showLater();
    column_.page()->setForm(form());
}

bool PageEditor::canRemoveMove() const
{
    return isOnBoard() && draft_->at != GameTree::root;
}

bool PageEditor::canUndoMove() const
{
    return isOnBoard() && !draft_->entered.empty() && draft_->entered.back().to == draft_->at;
}

void PageEditor::undoMove()
{
    const Entry entry = std::move(draft_->entered.back());
    draft_->entered.pop_back();
    draft_->page.tree = entry.before;
    show(entry.from);
}

void PageEditor::removeMove()
{
    draft_->entered.clear();
    GameTree& tree = draft_->page.tree;
    std::vector<chess::Move> moves;
    for (const GameTree::NodeId step : tree.path(*tree.node(draft_->at).parent)) {
        if (tree.node(step).move)
            moves.push_back(*tree.node(step).move);
    }
    tree = without_move(tree, draft_->at);
    GameTree::NodeId at = GameTree::root;
    for (const chess::Move move : moves)
        at = *tree.child(at, move);
    show(at);
}

void PageEditor::takeDrawing()
{
    if (!isOnBoard())
        return;
    draft_->entered.clear();
    add_drawing(draft_->page.tree.annotate(draft_->at).after, show::drawingOf(board_.ownMarks()));
    board_.clearOwnMarks();
    refresh();
}

chess::Comment PageEditor::drawing() const
{
    return isOnBoard() ? draft_->page.tree.annotations(draft_->at).after : chess::Comment{};
}

bool PageEditor::canMovePage(int places) const
{
    if (!canEdit())
        return false;
    const std::vector<Place> all = places_of(*reader_.course());
    const auto to = std::ranges::find(all, reader_.place()) - all.begin() + places;
    return 0 <= to && to < std::ssize(all);
}

void PageEditor::movePage(int places)
{
    const QString path = reader_.path();
    std::size_t to = 0;
    if (change(path, [&](std::string_view file) -> std::optional<std::string> {
            const auto from = page_number(read_course(file).course, page());
            if (!from)
                return std::nullopt;
            to = *from == 0 && places < 0 ? 0 : *from + static_cast<std::size_t>(places);
            return with_page_moved(file, *from, to);
        }))
        reopen(path, to);
}

void PageEditor::removePage()
{
    const QString path = reader_.path();
    std::size_t removed = 0;
    if (change(path, [&](std::string_view file) -> std::optional<std::string> {
            const auto number = page_number(read_course(file).course, page());
            if (!number)
                return std::nullopt;
            removed = *number;
            return without_page(file, removed);
        }))
        reopen(path, removed);
}

bool PageEditor::canMoveChapter(int places) const
{
    if (!canEdit())
        return false;
    const auto to = static_cast<std::ptrdiff_t>(reader_.place().chapter) + places;
    return 0 <= to && to < std::ssize(reader_.course()->chapters);
}

void PageEditor::moveChapter(int places)
{
    const QString path = reader_.path();
    std::size_t page = 0;
    if (change(path, [&](std::string_view file) -> std::optional<std::string> {
            const Course course = read_course(file).course;
            const auto number = page_number(course, this->page());
            if (!number)
                return std::nullopt;
            const std::size_t chapter = places_of(course)[*number].chapter;
            const std::size_t to = chapter + static_cast<std::size_t>(places);
            // The page goes as far as its chapter: over the pages of the neighbour.
            const std::size_t passed = course.chapters.at(to).pages.size();
            page = places < 0 ? *number - passed : *number + passed;
            return with_chapter_moved(file, chapter, to);
        }))
        reopen(path, page);
}

QString PageEditor::chapterName() const
{
    return QString::fromStdString(reader_.course()->chapters[reader_.place().chapter].name);
}

void PageEditor::renameChapter(const QString& name)
{
    const QString path = reader_.path();
    bool isReadable = true;
    std::size_t page = 0;
    const auto rename = [&](std::string_view file) -> std::optional<std::string> {
        const Course course = read_course(file).course;
        const auto number = page_number(course, this->page());
        if (!number)
            return std::nullopt;
        page = *number;
        auto renamed =
            with_chapter_renamed(file, places_of(course)[page].chapter, name.simplified().toStdString());
        isReadable = renamed.has_value();
        return renamed.value_or(std::string{file});
    };
    if (!change(path, rename))
        return;
    if (!isReadable)
        return emit told({text::Tone::plain,
                          tr("This chapter cannot be renamed because parts of it cannot be read."),
                          {}});
    reopen(path, page);
}

void PageEditor::refresh()
{
    column_.page()->setForm(form());
    emit changed();
}

panels::PageForm PageEditor::form() const
{
    const chess::PgnGame& page = draft_->page;
    const GameTree::Node& node = page.tree.node(draft_->at);
    return {.title = QString::fromStdString(names_of(page.tags).chapter),
            .task = task_of(page.tags).value_or(Read{}),
            .place = node.parent
                         ? tr("Text after %1", "a move")
                               .arg(text::numberedMove(page.tree.node(*node.parent).position, *node.move))
                         : tr("Text for the first position"),
            .words = QString::fromStdString(page.tree.annotations(draft_->at).after.text),
            .faults = faults()};
}

QStringList PageEditor::faults() const
{
    return text::pageFaults(draft_->page, session_.tables().known());
}

} // namespace modes
