// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <iosfwd>
#include <memory>
#include <vector>

namespace app_test {

/// The saved data as seen by a program that starts then: a text for each part that the program reports
/// separately as saved or not.
using Parts = std::vector<QByteArray>;
/// Reports for the parts, one after the other, whether they are saved.
using Tell = std::function<void(bool isKept)>;

/// One thing that is written.
class Write {
public:
    Write() = default;
    Write(const Write&) = delete;
    Write& operator=(const Write&) = delete;
    virtual ~Write() = default;

    /// The content beforehand, in a folder that is this program's home.
    virtual void prepare() {}
    /// Writing again, in the same program, must save the parts not saved before.
    virtual void write(const Tell& tell) = 0;
    /// Closes the files held open from one write to the next.
    virtual void close() {}
    /// Those parts of which nothing is told come last.
    virtual Parts look() = 0;
};

/// One of all that this program writes.
struct KindOfWrite {
    const char* name;
    std::unique_ptr<Write> (*make)();
    /// True if it overwrites existing files.
    bool replacesFiles = true;
};

void PrintTo(const KindOfWrite& kind, std::ostream* out);

const std::vector<KindOfWrite>& everyWrite();

/// Where a program in a home has what only the user makes a folder for.
QString usersFolderIn(const QString& home);

/// The location of this program's practice.
QString practicePath();
/// Adds attempts to a file of practice.
void practise(const QString& path, int attempts);

} // namespace app_test
