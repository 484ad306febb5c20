// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/whole_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <filesystem>
#include <system_error>
#ifdef Q_OS_UNIX
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

#include "store/byte_source.h"

using namespace Qt::StringLiterals;

namespace store {
namespace {

#ifdef Q_OS_UNIX
/// Waits until a file or a folder is on the disk; true on success. Qt's own sync does not report failures.
bool reachesDisk(int descriptor)
{
    return fsync(descriptor) == 0 || errno == EINVAL || errno == ENOSYS;
}

/// Waits until a file's entry in its folder is on the disk.
bool nameReachesDisk(const QString& path)
{
    const int folder = ::open(QFile::encodeName(QFileInfo{path}.path()).constData(), O_RDONLY | O_CLOEXEC);
    // Users who may write in a folder may lack the right to read it.
    if (folder < 0)
        return errno == EACCES;
    const bool isThere = reachesDisk(folder);
    ::close(folder);
    return isThere;
}
#else
bool reachesDisk(int /*descriptor*/)
{
    return true;
}

bool nameReachesDisk(const QString& /*path*/)
{
    return true;
}
#endif

/// True if a path can be written or replaced: not a device, a folder or a protected file.
bool mayBeReplaced(const QString& path)
{
    const QFileInfo there{path};
    return !there.exists() || (there.isFile() && there.isWritable());
}

/// Writes bytes to a new file with the permissions of another, and waits for the disk if `isSafe`.
bool writeDraft(QFile& draft, const QByteArray& bytes, const QString& other, bool isSafe)
{
    if (!draft.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        return false;
    if (const QFileInfo there{other}; there.exists())
        draft.setPermissions(there.permissions());
    const bool isWritten = draft.write(bytes) == bytes.size() && (!isSafe || reachesDisk(draft.handle()));
    // The lack of room on the disk may be reported only on closing.
    draft.close();
    return isWritten && draft.error() == QFile::NoError;
}

/// Renames a file, replacing an existing one, which QFile::rename does not.
bool moveOver(const QString& draft, const QString& path)
{
    std::error_code trouble;
    std::filesystem::rename(QFileInfo{draft}.filesystemFilePath(), QFileInfo{path}.filesystemFilePath(),
                            trouble);
    return !trouble;
}

bool replace(const QString& link, const QByteArray& bytes, bool isSafe)
{
    const QString path = behindLink(link);
    QDir{}.mkpath(QFileInfo{path}.path());
    QFile draft{path + ".new"_L1};
    if (!mayBeReplaced(path))
        return false;
    // Opening a pipe would wait for a reader.
    if (isSpecialFile(draft.fileName()))
        draft.remove();
    if (writeDraft(draft, bytes, path, isSafe) && moveOver(draft.fileName(), path))
        return !isSafe || nameReachesDisk(path);
    draft.remove();
    return false;
}

} // namespace

bool writeAtOnce(const QString& path, const QByteArray& bytes)
{
    return replace(path, bytes, false);
}

bool writeSafely(const QString& path, const QByteArray& bytes)
{
    return replace(path, bytes, true);
}

bool writeForUser(const QString& path, const QByteArray& bytes, const std::stop_token& stop)
{
    QSaveFile file{path};
    return openForUser(file) && file.write(bytes) == bytes.size() && !stop.stop_requested() &&
           commitForUser(file);
}

bool copyForUser(const QString& from, const QString& to, const std::stop_token& stop)
{
    constexpr qint64 pieceLength = qint64{1} << 20;
    QFile source{from};
    QSaveFile file{to};
    if (isSpecialFile(from) || !source.open(QIODevice::ReadOnly) || !openForUser(file))
        return false;
    while (!stop.stop_requested() && !source.atEnd()) {
        const QByteArray piece = source.read(pieceLength);
        if (piece.isEmpty() || file.write(piece) != piece.size())
            return false;
    }
    return !stop.stop_requested() && commitForUser(file);
}

bool openForUser(QSaveFile& file)
{
    return mayBeReplaced(file.fileName()) && file.open(QIODevice::WriteOnly);
}

bool commitForUser(QSaveFile& file)
{
    return file.flush() && reachesDisk(file.handle()) && file.commit() && nameReachesDisk(file.fileName());
}

bool putInPlace(const QString& draft, const QString& link)
{
    const QString path = behindLink(link);
    QFile file{draft};
    return mayBeReplaced(path) && file.open(QIODevice::ReadWrite) && reachesDisk(file.handle()) &&
           moveOver(draft, path) && nameReachesDisk(path);
}

QString behindLink(const QString& path)
{
    const QFileInfo file{path};
    if (!file.isSymLink())
        return path;
    const QString target = file.canonicalFilePath();
    return target.isEmpty() ? file.symLinkTarget() : target;
}

std::optional<FileIdentity> identityOf(const QString& path)
{
#ifdef Q_OS_UNIX
    struct stat file = {};
    if (stat(QFile::encodeName(path).constData(), &file) != 0)
        return std::nullopt;
    return FileIdentity{file.st_dev, file.st_ino};
#else
    // On systems where open files cannot be removed, the name is sufficient.
    return QFileInfo::exists(path) ? std::optional{FileIdentity{}} : std::nullopt;
#endif
}

bool isSpecialFile(const QString& path)
{
    const QFileInfo there{path};
    return there.exists() && !there.isFile() && !there.isDir();
}

std::optional<QByteArray> bytesOf(const QString& path, qint64 longest)
{
    const qint64 size = QFileInfo{path}.size();
    const auto source = isSpecialFile(path) || size > longest ? nullptr : ByteSource::open(path);
    const auto bytes = source ? source->read(0, static_cast<std::uint64_t>(size)) : std::nullopt;
    return bytes ? std::optional{QByteArray::fromStdString(*bytes)} : std::nullopt;
}

} // namespace store
