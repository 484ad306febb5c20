// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <optional>

#include "panels/course_card.h"
#include "session/trainer_session.h"
#include "store/preferences.h"
#include "trainer/course/course.h"
#include "trainer/course/lesson.h"

namespace window {

/// A course that is being read: which page, how far, and the ways back and on.
///
/// Each page is a round, so the reader can try whatever he likes on it. The course waits while he plays
/// something else.
class Reader : public QObject {
    Q_OBJECT

public:
    /// All must outlive this.
    Reader(session::TrainerSession& session, store::Preferences& preferences, panels::CourseCard& card);

    /// Opens the course of a file where its reader left it.
    void open(const QString& path);
    bool isOpen() const { return course_.has_value(); }
    void leave();

    bool canGoOn() const;
    /// To the page's next move, back to it after something else, or to the next page.
    void goOn();
    /// What going on means now, in a word or two; empty while no course is open.
    QString goOnWords() const;
    bool canGoBack() const;
    void goBack();

    /// Whether the page asks for something that the reader has not found yet, so that nothing else may tell
    /// it.
    bool isAsking() const { return reading().is_asking; }
    /// What the page draws beside its words, of what the round does not hold itself; nothing while that would
    /// be the answer.
    const chess::Comment* drawing() const;
    /// Whether the page asks for squares.
    bool isPointing() const;
    /// The squares pointed at.
    chess::Bitboard pointed() const { return pointed_; }
    /// Points at a square, or no longer.
    void point(chess::Square square);

signals:
    /// A course was opened or left, or another page is shown.
    void turned();
    /// Other squares are pointed at.
    void pointedChanged();
    void told(const text::Remark& remark);

private:
    bool isOnPage() const;
    const trainer::course::Page& page() const { return *page_at(*course_, place_); }
    trainer::course::Reading reading() const;
    void turnTo(trainer::course::Place place);
    void step(chess::Move move);
    void replyIfDue();
    void refresh();
    panels::CoursePage shown() const;
    QString task(const trainer::course::Reading& reading) const;

    session::TrainerSession& session_;
    store::Preferences& preferences_;
    panels::CourseCard& card_;
    QString path_;
    std::optional<trainer::course::Course> course_;
    trainer::course::Place place_;
    chess::Bitboard pointed_;
    bool isTurning_ = false; ///< the round that begins is the page's
    bool isAway_ = false;    ///< the round is another one
    QTimer reply_;
};

} // namespace window
