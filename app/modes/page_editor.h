// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/board_view.h"
#include "chess/annotations.h"
#include "chess/pgn.h"
#include "modes/column.h"
#include "modes/reader.h"
#include "panels/page_panel.h"
#include "session/trainer_session.h"
#include "store/preferences.h"
#include "text/words.h"

namespace modes {

/// Edits the pages of a course file of the user's own: the page on the board with its moves, words and
/// drawings, and the order of the pages.
///
/// A page that is being edited is a round in which the user plays both sides. Beginning another round saves
/// the page. If that round is on the board when the course of the page is reopened, as in a window made anew,
/// editing goes on.
class PageEditor : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this.
    PageEditor(session::TrainerSession& session, store::Preferences& preferences, Reader& reader,
               board::BoardView& board, Column& column);

    /// True if a page of a file of the user's own is on the board and not being edited.
    bool canEdit() const;
    /// Begins to edit the page, unless saving it would delete parts that cannot be read.
    void begin();
    /// True if a page is being edited.
    bool isOn() const { return draft_.has_value(); }
    /// True if it is also on the board.
    bool isOnBoard() const { return isOn() && isRoundOnBoard(); }
    bool isChanged() const { return isOn() && draft_->page != draft_->before; }
    /// The errors of the page as sentences, such as a task that cannot be solved.
    QStringList faults() const;
    /// Saves the page and shows it to its reader.
    void save();
    /// Saves the page if it has changed, before something else takes its place; false if that failed, so that
    /// it is still being edited.
    bool finish();
    /// Shows the page as it was before.
    void cancel();
    /// True if the last move on the board can be removed from the page.
    bool canRemoveMove() const;
    /// Removes it, with all that follows it.
    void removeMove();
    /// True if the last move on the board has just been entered, so that it can be undone.
    bool canUndoMove() const;
    /// Undoes it: what it replaced is there again.
    void undoMove();
    /// The drawings of the page on the position on the board.
    chess::Comment drawing() const;

    /// True if the page on the board can be moved so many places towards the end of its course.
    bool canMovePage(int places) const;
    void movePage(int places);
    void removePage();
    /// True if the chapter of the page on the board can be moved so many places towards the end of its
    /// course.
    bool canMoveChapter(int places) const;
    void moveChapter(int places);
    /// The name of the chapter of the page on the board.
    QString chapterName() const;
    void renameChapter(const QString& name);

signals:
    /// `isOn()` or the page has changed.
    void changed();
    void told(const text::Remark& remark);

private:
    /// The page before a move was entered.
    struct Entry {
        chess::GameTree before;
        chess::GameTree::NodeId from; ///< the node on the board then
        chess::GameTree::NodeId to;   ///< the node of the move
    };

    struct Draft {
        QString path;
        std::string text;   ///< of the page in the file
        std::size_t number; ///< of the page there
        chess::PgnGame before;
        chess::PgnGame page;
        chess::GameTree::NodeId at; ///< the node on the board
        /// The moves entered since the last other change.
        std::vector<Entry> entered = {};
    };
    /// Changes the text of a course; `nullopt` if the page is not there as it was.
    using Change = std::function<std::optional<std::string>(std::string_view file)>;

    const trainer::course::Page& page() const;
    bool isRoundOnBoard() const;
    void beginAt(const std::vector<chess::Move>& moves);
    void resume();
    bool change(const QString& path, const Change& change);
    std::optional<std::size_t> saveDraft();
    void reopen(const QString& path, std::size_t page);
    void end();
    void show(chess::GameTree::NodeId node);
    void showLater();
    void follow();
    void takeDrawing();
    void refresh();
    panels::PageForm form() const;

    session::TrainerSession& session_;
    store::Preferences& preferences_;
    Reader& reader_;
    board::BoardView& board_;
    Column& column_;
    std::optional<Draft> draft_;
    bool isTaking_ = false; ///< the round that begins is that of the page
};

} // namespace modes
