// SPDX-License-Identifier: GPL-3.0-or-later

// Any bytes may stand where the practice is kept: it is opened or set aside, never lost, and takes an
// attempt.

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "property.h"
#include "store/practice_database.h"
#include "tests/app/store/practice_sample.h"

namespace {

using fuzz::require;

/// In memory where the system has such a folder, for a disk would be worn by this.
QString folder_in_memory()
{
    const QString shared = QStringLiteral("/dev/shm");
    return QFileInfo{shared}.isWritable() ? shared : QDir::tempPath();
}

// An application has no arguments of its own, but keeps references to those it receives.
char name[] = "database_fuzz";
char* arguments[] = {name, nullptr};
int count = 1;

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    // From Qt 6.8 on QtSql's statics need an application, and an application needs other statics when it
    // ends: so this one never ends.
    static const auto* const application = new QCoreApplication{count, arguments};
    require(application == QCoreApplication::instance(), "the application is there");
    static const QTemporaryDir folder{folder_in_memory() + QStringLiteral("/rightcorner-fuzz-XXXXXX")};
    const QString path = folder.filePath(QStringLiteral("practice.db"));
    const QByteArray bytes{reinterpret_cast<const char*>(data), static_cast<qsizetype>(size)};
    {
        QFile file{path};
        require(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size(),
                "the folder can be written");
    }
    QString aside;
    {
        store::PracticeDatabase database{path};
        aside = database.setAsideAs();
        const auto before = database.memories();
        require(aside.isEmpty() || before.empty(), "a new file remembers nothing");
        if (!aside.isEmpty()) {
            QFile file{aside};
            require(file.open(QIODevice::ReadOnly) && file.readAll() == bytes,
                    "what is set aside is as it was");
            require(database.add(app_test::sampleAttempt(), app_test::sampleMemory()),
                    "a new file takes attempts");
        }
        const bool is_added = database.add(app_test::sampleAttempt(), app_test::sampleMemory());
        const auto memories = database.memories();
        require(!is_added || memories.count("KBNK:mate:1-") == 1, "what was added is there");
    }
    for (const QString& name : QDir{folder.path()}.entryList(QDir::Files))
        QFile::remove(folder.filePath(name));
    return 0;
}
