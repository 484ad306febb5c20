// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <filesystem>
#include <system_error>

using namespace Qt::StringLiterals;

namespace store {
namespace {

void makeFolderOf(const QString& path)
{
    QDir{}.mkpath(QFileInfo{path}.path());
}

} // namespace

bool writeAtOnce(const QString& path, const QByteArray& bytes)
{
    makeFolderOf(path);
    QFile file{path + ".new"_L1};
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || file.write(bytes) != bytes.size())
        return false;
    file.close();
    // QFile::rename replaces nothing.
    std::error_code trouble;
    std::filesystem::rename(file.filesystemFileName(), QFileInfo{path}.filesystemFilePath(), trouble);
    return !trouble;
}

bool writeSafely(const QString& path, const QByteArray& bytes)
{
    makeFolderOf(path);
    QSaveFile file{path};
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit();
}

std::optional<QByteArray> bytesOf(const QString& path, qint64 longest)
{
    QFile file{path};
    if (!file.open(QIODevice::ReadOnly) || file.size() > longest)
        return std::nullopt;
    return file.readAll();
}

} // namespace store
