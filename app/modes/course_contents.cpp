// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/course_contents.h"

#include <QRegularExpression>
#include <algorithm>
#include <utility>

#include "text/phrasing.h"
#include "text/spoken.h"

using namespace Qt::StringLiterals;

namespace modes {
namespace {

using panels::ContentsRow;
using text::Tone;
using namespace trainer::course;

/// The first sentence or line of a page, or the beginning of a very long one.
QString nameOf(const Page& page)
{
    const chess::GameTree& tree = page.game.tree;
    for (const chess::GameTree::NodeId node : tree.main_line()) {
        static const QRegularExpression nextSentence{u"(?<=[.?!])(?<!\\d\\.)\\s.*$"_s,
                                                     QRegularExpression::DotMatchesEverythingOption};
        constexpr qsizetype longest = 200;
        constexpr std::size_t mostBytes = 4 * longest;
        QString words = QString::fromStdString(tree.annotations(node).after.text.substr(0, mostBytes));
        words = words.section(QChar{QChar::LineSeparator}, 0, 0).remove(nextSentence);
        if (words.size() > longest)
            words = words.first(longest) + u'…';
        if (words.endsWith(u'.'))
            words.chop(1);
        if (!words.isEmpty())
            return words;
    }
    return text::piecesSentence(tree.start().board()).chopped(1);
}

QString resultWords(Result result)
{
    switch (result) {
    case Result::read:
        return CourseContents::tr("Read", "a page was");
    case Result::failed:
        return CourseContents::tr("✗ Failed");
    case Result::shown:
        return CourseContents::tr("✗ Shown", "the answer to a question");
    case Result::with_help:
        return CourseContents::tr("✓ With help");
    case Result::retried:
        return CourseContents::tr("✓ Second try");
    case Result::solved:
        break;
    }
    return CourseContents::tr("✓ Solved");
}

Tone toneOf(Result result)
{
    if (is_to_repeat(result))
        return Tone::costly;
    return is_solved(result) ? Tone::good : Tone::plain;
}

/// All words of a page, its variations included.
QString wordsOf(const Page& page)
{
    const chess::GameTree& tree = page.game.tree;
    std::string words;
    for (chess::GameTree::NodeId node = 0; node < tree.nodes().size(); ++node)
        words += tree.annotations(node).after.text + '\n';
    return QString::fromStdString(words);
}

ContentsRow rowOf(const Page& page, Place place, const Results& results)
{
    ContentsRow row{
        .number = Reader::pageNumber(place), .name = nameOf(page), .result = {}, .words = wordsOf(page)};
    const auto found = results.find(place);
    // A question that was only read is still open.
    if (found != results.end() && !(found->second == Result::read && is_question(page))) {
        row.result = resultWords(found->second);
        row.tone = toneOf(found->second);
    }
    return row;
}

ContentsRow rowOf(const Course& course, std::size_t chapter, const Results& results)
{
    const Score score = score_of(course, chapter, results);
    const QString done =
        score.questions > 0
            ? CourseContents::tr("%1 of %2", "questions solved").arg(score.solved).arg(score.questions)
            : CourseContents::tr("%1 of %2", "pages read").arg(score.read).arg(score.pages);
    return {QString::number(chapter + 1), QString::fromStdString(course.chapters[chapter].name), done,
            Tone::plain, true};
}

} // namespace

CourseContents::CourseContents(session::TrainerSession& session, Reader& reader, Column& column)
    : session_{session}
    , reader_{reader}
    , column_{column}
{
    connect(&column_, &Column::contentsMade, this, [this](panels::ContentsPanel* panel) {
        connect(panel, &panels::ContentsPanel::chosen, this, &CourseContents::choose);
    });
    connect(&reader_, &Reader::finished, this, [this] { setOpen(true, true); });
    connect(&reader_, &Reader::turned, this, &CourseContents::leave);
    connect(&reader_, &Reader::resultsChanged, this, &CourseContents::refresh);
    connect(&session_, &session::TrainerSession::begun, this, &CourseContents::leave);
    connect(&session_, &session::TrainerSession::changed, this, [this] {
        if (awaitsReply_ && isReply()) {
            awaitsReply_ = false;
            openedAt_ = session_.round().game().current();
        }
        if (session_.mode() != session::Mode::play || session_.round().game().current() != openedAt_)
            leave();
    });
}

/// True if a move was played at the position at which the contents were opened.
bool CourseContents::isReply() const
{
    const trainer::Game& game = session_.round().game();
    return session_.mode() == session::Mode::play && game.node(game.current()).parent == openedAt_;
}

void CourseContents::open()
{
    setOpen(true, false);
}

void CourseContents::leave()
{
    setOpen(false, false);
}

void CourseContents::setOpen(bool open, bool isAtEnd)
{
    if (std::exchange(isOpen_, open) == open && isAtEnd_ == isAtEnd)
        return;
    isAtEnd_ = isAtEnd;
    openedAt_ = session_.round().game().current();
    awaitsReply_ = open && reader_.isReplyDue();
    refresh();
    emit changed();
    if (isOpen_)
        column_.contents()->table()->setFocus();
}

void CourseContents::refresh()
{
    if (isOpen_)
        column_.contents()->setContents(contents());
}

void CourseContents::choose(int row)
{
    const Place place = places_.at(static_cast<std::size_t>(row));
    // The page on the board goes on where it was left, unless it is done.
    if (place == reader_.place() && reader_.isOnPage() && !reader_.isAnswered())
        leave();
    else
        reader_.lookUp(place);
}

panels::Contents CourseContents::contents()
{
    const Course& course = *reader_.course();
    const Results& results = reader_.results();
    const Score score = score_of(course, results);
    panels::Contents contents{.course = QString::fromStdString(course.title),
                              .score = Reader::scoreSentence(score),
                              .note = note(score)};
    places_.clear();
    const auto add = [&](ContentsRow row, Place place) {
        if (place == reader_.place())
            contents.current = static_cast<int>(places_.size());
        if (std::ranges::binary_search(score.to_repeat, place) && !row.isChapter)
            contents.toRepeat.push_back(static_cast<int>(places_.size()));
        contents.rows.push_back(std::move(row));
        places_.push_back(place);
    };
    for (std::size_t chapter = 0; chapter < course.chapters.size(); ++chapter) {
        add(rowOf(course, chapter, results), {chapter, 0});
        for (std::size_t page = 0; page < course.chapters[chapter].pages.size(); ++page)
            add(rowOf(course.chapters[chapter].pages[page], {chapter, page}, results), {chapter, page});
    }
    return contents;
}

/// The note on a page besides its score.
QString CourseContents::note(const Score& score) const
{
    const bool isSolved = score.questions > 0 && score.solved == score.questions;
    return text::joined({isAtEnd_ ? tr("You have reached the end of the course.") : QString{},
                         isSolved ? tr("All questions are solved.") : QString{}});
}

} // namespace modes
