// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/file_troubles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "text/phrasing.h"
#include "text/refusals.h"

namespace files {

using store::FileTrouble;
using text::Remark;
using text::Tone;

namespace {

struct Troubles {
    Q_DECLARE_TR_FUNCTIONS(Troubles)
};

/// The name of a file in a sentence.
QString quoted(const QString& path)
{
    return path.isEmpty() ? Troubles::tr("The text")
                          : Troubles::tr("“%1”", "a file in a sentence")
                                .arg(QFileInfo{QDir::cleanPath(path)}.fileName());
}

} // namespace

Remark remarkOn(FileTrouble trouble, const QString& path, qint64 largest)
{
    const QString file = quoted(path);
    switch (trouble) {
    case FileTrouble::missing:
        return {Tone::bad, Troubles::tr("%1 was not found.").arg(file),
                Troubles::tr("It may have been moved, renamed or deleted.")};
    case FileTrouble::folder:
        return {Tone::bad, Troubles::tr("%1 is a folder.").arg(file),
                Troubles::tr("Choose a PGN file inside it.")};
    case FileTrouble::unreadable:
        return {Tone::bad, Troubles::tr("%1 cannot be read.").arg(file),
                Troubles::tr("You may not have permission to read it.")};
    case FileTrouble::special:
        return {Tone::bad, Troubles::tr("%1 cannot be read.").arg(file),
                Troubles::tr("It is a pipe, a socket or a device. Choose a file.")};
    case FileTrouble::tooLarge:
        return {Tone::bad, Troubles::tr("%1 is too large.").arg(file),
                Troubles::tr("Files of up to %1 MiB can be opened.").arg(largest >> 20)};
    case FileTrouble::noGame:
        return {Tone::bad, Troubles::tr("%1 contains no chess games.").arg(file), {}};
    case FileTrouble::newer:
        return {Tone::bad, Troubles::tr("%1 was written by a newer version of this program.").arg(file), {}};
    case FileTrouble::changed:
        return {Tone::bad, Troubles::tr("%1 has been changed by another program.").arg(file),
                Troubles::tr("Open it again, or save your game under another name.")};
    case FileTrouble::outOfMemory:
        return {Tone::bad, Troubles::tr("%1 cannot be read.").arg(file),
                Troubles::tr("There is not enough memory. Close other programs and open it again.")};
    case FileTrouble::unwritable:
        return {Tone::bad, Troubles::tr("%1 could not be saved.").arg(file),
                Troubles::tr("Save under another name: the folder may be read-only or the disk full.")};
    case FileTrouble::cancelled:
        return {Tone::plain, Troubles::tr("%1 was not saved.").arg(file), {}};
    }
    return {};
}

Remark remarkOn(const std::vector<chess::PgnError>& errors)
{
    QString reason = text::pgnErrorSentence(errors.front());
    const auto others = static_cast<int>(errors.size()) - 1;
    if (errors.size() == chess::pgn_errors_limit)
        reason = text::joined({reason, Troubles::tr("There are at least %n more errors.", nullptr, others)});
    else if (others > 0)
        reason = text::joined({reason, Troubles::tr("There are %n more errors.", nullptr, others)});
    return {Tone::costly, Troubles::tr("Parts of this game could not be read."), reason};
}

} // namespace files
