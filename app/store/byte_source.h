// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>

namespace store {

/// The bytes of a file, a resource or a text, for one thread at a time.
///
/// Not a QObject: Qt aborts the program if memory runs out while a thread creates its first one.
class ByteSource {
public:
    explicit ByteSource(QByteArray text);

    /// Opens a file or, with a path that begins with ":", a resource; null on failure.
    static std::shared_ptr<ByteSource> open(const QString& path);

    /// Returns up to `length` bytes from an offset on, fewer only at the end; `nullopt` if they cannot be
    /// read.
    std::optional<std::string> read(std::uint64_t offset, std::uint64_t length);

private:
    struct Closer {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    using File = std::unique_ptr<std::FILE, Closer>;

    explicit ByteSource(File file);

    QByteArray text_;
    File file_; ///< null for a text
};

} // namespace store
