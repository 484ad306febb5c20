// SPDX-License-Identifier: GPL-3.0-or-later
#include "programs.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <system_error>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace app_test {
namespace {

QString temporaryFolderIn(const QString& home)
{
    return home + u"/tmp"_s;
}

void useHome(const QString& folder)
{
    for (const char* variable : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        qputenv(variable, folder.toUtf8());
    makeTemporaryFolder(folder);
    qputenv("TMPDIR", temporaryFolderIn(folder).toUtf8());
}

/// Loads what every program would take its time to load anew; whether that worked.
bool loadSqlite()
{
    std::array<char, 8> name{"program"};
    std::array<char*, 2> arguments{name.data(), nullptr};
    int count = 1;
    const QCoreApplication application{count, arguments.data()};
    const QString connection = u"loading"_s;
    const bool isThere = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection).isValid();
    QSqlDatabase::removeDatabase(connection);
    return isThere;
}

} // namespace

Said inAProgram(const QString& home, const std::function<void(const Say& say)>& work)
{
    static const bool isLoaded = loadSqlite();
    EXPECT_TRUE(isLoaded);
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0)
        std::abort();
    const pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        useHome(home);
        std::array<char, 8> name{"program"};
        std::array<char*, 2> arguments{name.data(), nullptr};
        int count = 1;
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
        const QCoreApplication application{count, arguments.data()};
        work([&](const QByteArray& text) {
            [[maybe_unused]] const auto written =
                write(ends[1], text.constData(), static_cast<std::size_t>(text.size()));
        });
        _exit(EXIT_SUCCESS);
    }
    close(ends[1]);
    Said said;
    std::array<char, 4096> bytes{};
    for (ssize_t count = 0; (count = read(ends[0], bytes.data(), bytes.size())) > 0;)
        said.text.append(bytes.data(), count);
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    said.wasKilled = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    EXPECT_TRUE(said.wasKilled || (WIFEXITED(status) && WEXITSTATUS(status) == 0)) << "it crashed";
    return said;
}

void makeTemporaryFolder(const QString& home)
{
    QDir{}.mkpath(temporaryFolderIn(home));
}

QString quickFolder()
{
    const QString memory = u"/dev/shm"_s;
    return (QFileInfo{memory}.isWritable() ? memory : QDir::tempPath()) + u"/rightcorner-XXXXXX"_s;
}

QStringList filesIn(const QString& folder)
{
    static const QRegularExpression time{u"-[0-9-]+\\+*$"_s};
    static const QRegularExpression lookedAfter{
        u"^tmp/|\\.db-(wal|shm)$|^documents/(table\\.csv|games\\.pgn|practice\\.db)\\.[A-Za-z]{6}$"_s};
    QStringList names;
    QDirIterator files{folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories};
    while (files.hasNext()) {
        const QString name = QDir{folder}.relativeFilePath(files.next());
        if (!lookedAfter.match(name).hasMatch())
            names.append(QString{name}.remove(time));
    }
    names.sort();
    return names;
}

std::string namesIn(const QString& folder)
{
    return filesIn(folder).join(u' ').toStdString();
}

QByteArray fingerprintOf(const QString& folder)
{
    std::map<QString, QByteArray> contents;
    QDirIterator files{folder, QDir::Files, QDirIterator::Subdirectories};
    while (files.hasNext()) {
        QFile file{files.next()};
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        contents.emplace(QDir{folder}.relativeFilePath(file.fileName()), file.readAll());
    }
    QCryptographicHash hash{QCryptographicHash::Sha256};
    for (const auto& [name, bytes] : contents) {
        hash.addData(name.toUtf8() + ' ' + QByteArray::number(bytes.size()) + ' ');
        hash.addData(bytes);
    }
    return hash.result();
}

void copyFolder(const QString& from, const QString& to)
{
    QDirIterator files{from, QDir::Files, QDirIterator::Subdirectories};
    while (files.hasNext()) {
        const QString copy = to + u'/' + QDir{from}.relativeFilePath(files.next());
        QDir{}.mkpath(QFileInfo{copy}.path());
        ASSERT_TRUE(QFile::copy(files.filePath(), copy));
    }
}

void removeFolderOf(const std::string& path)
{
    namespace fs = std::filesystem;
    const fs::path folder = fs::is_directory(path) ? fs::path{path} : fs::path{path}.parent_path();
    const fs::path gone = folder.string() + "-gone";
    std::error_code isGoneAlready;
    fs::rename(folder, gone, isGoneAlready);
    fs::remove_all(gone, isGoneAlready);
}

} // namespace app_test
