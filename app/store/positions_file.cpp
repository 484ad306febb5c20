// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/positions_file.h"

#include <QByteArray>
#include <QDir>
#include <QFileInfo>

#include "store/courses.h"
#include "store/data_folder.h"
#include "store/whole_file.h"

using namespace Qt::StringLiterals;

namespace store {

QString positionsPath()
{
    return dataFolder() + u"/my-positions.pgn"_s;
}

std::optional<FileTrouble> changeCourse(const QString& path,
                                        const std::function<std::string(std::string_view text)>& change)
{
    std::string text;
    if (QFileInfo::exists(path)) {
        auto found = courseText(path);
        // An empty file is as good as none.
        if (!found && QFileInfo{path}.size() > 0)
            return found.error();
        if (found)
            text = std::move(*found);
    }
    const std::string changed = change(text);
    if (changed == text)
        return std::nullopt;
    if (static_cast<qint64>(changed.size()) > courseSizeLimit)
        return FileTrouble::tooLarge;
    QDir{}.mkpath(QFileInfo{path}.path());
    return writeForUser(path, QByteArray::fromStdString(changed)) ? std::nullopt
                                                                  : std::optional{FileTrouble::unwritable};
}

} // namespace store
