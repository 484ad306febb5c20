// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/course_faults.h"

#include <QCoreApplication>

#include "text/phrasing.h"
#include "text/refusals.h"

namespace text {
namespace {

using trainer::course::Fault;

struct CourseFaults {
    Q_DECLARE_TR_FUNCTIONS(CourseFaults)
};

QString reasonOf(const Fault& fault)
{
    switch (fault.kind) {
    case Fault::Kind::pgn:
        return pgnErrorSentence(*fault.pgn);
    case Fault::Kind::unknown_task:
        return CourseFaults::tr("“%1” is not a known task, so the page is for reading only.")
            .arg(QString::fromStdString(fault.task));
    case Fault::Kind::nothing_to_find:
        return CourseFaults::tr("There is no move to find, so the page is for reading only.");
    case Fault::Kind::game_over:
        return CourseFaults::tr("The game is over at the start, so the page is for reading only.");
    }
    return {};
}

} // namespace

Remark courseRemark(const std::vector<Fault>& faults)
{
    const Fault& first = faults.front();
    QString reason = reasonOf(first);
    if (faults.size() > 1)
        reason = joined({reason, CourseFaults::tr("There are %n more error(s).", nullptr,
                                                  static_cast<int>(faults.size()) - 1)});
    return {Tone::costly,
            CourseFaults::tr("The course has an error in chapter %1, “%2”, page %3.")
                .arg(QString::number(first.chapter), QString::fromStdString(first.name),
                     QString::number(first.page)),
            reason};
}

} // namespace text
