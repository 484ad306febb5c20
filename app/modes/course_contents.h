// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "modes/column.h"
#include "modes/reader.h"
#include "session/trainer_session.h"

namespace modes {

/// The contents panel of the open course, which shows the reader's progress and leads to its pages.
class CourseContents : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this.
    CourseContents(session::TrainerSession& session, Reader& reader, Column& column);

    bool isOpen() const { return isOpen_; }
    /// True if the contents were opened at the end of the course.
    bool isAtEnd() const { return isAtEnd_; }
    void open();
    /// Returns to the page on the board.
    void leave();

signals:
    /// `isOpen()` has changed.
    void changed();

private:
    void setOpen(bool open, bool isAtEnd);
    void refresh();
    bool isReply() const;
    void choose(int row);
    panels::Contents contents();
    QString note(const trainer::course::Score& score) const;

    session::TrainerSession& session_;
    Reader& reader_;
    Column& column_;
    bool isOpen_ = false;
    bool isAtEnd_ = false;
    trainer::Game::NodeId openedAt_{};
    bool awaitsReply_ = false;                   ///< the page's reply to the move there is still to come
    std::vector<trainer::course::Place> places_; ///< by row; a chapter is represented by its first page
};

} // namespace modes
