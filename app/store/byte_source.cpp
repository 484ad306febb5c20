// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/byte_source.h"

#include <QFile>
#include <QResource>
#include <algorithm>
#include <cerrno>
#include <new>
#include <utility>

namespace store {

ByteSource::ByteSource(QByteArray text) : text_{std::move(text)} {}

ByteSource::ByteSource(File file) : file_{std::move(file)}
{
    // Reads are large and need no buffer.
    std::setvbuf(file_.get(), nullptr, _IONBF, 0);
}

std::shared_ptr<ByteSource> ByteSource::open(const QString& path)
{
    if (path.startsWith(u':')) {
        const QResource resource{path};
        return resource.isValid() ? std::make_shared<ByteSource>(resource.uncompressedData()) : nullptr;
    }
    // "e" (close on exec) keeps the file from programs started meanwhile.
    File file{std::fopen(QFile::encodeName(path).constData(), "rbe")};
    if (!file && errno == ENOMEM)
        throw std::bad_alloc{};
    return file ? std::shared_ptr<ByteSource>{new ByteSource{std::move(file)}} : nullptr;
}

std::optional<std::string> ByteSource::read(std::uint64_t offset, std::uint64_t length)
{
    if (!file_) {
        const auto size = static_cast<std::uint64_t>(text_.size());
        const std::uint64_t begin = std::min(offset, size);
        return std::string{text_.data() + begin, std::min(length, size - begin)};
    }
    if (std::fseek(file_.get(), static_cast<long>(offset), SEEK_SET) != 0)
        return std::nullopt;
    std::string bytes(length, '\0');
    bytes.resize(std::fread(bytes.data(), 1, bytes.size(), file_.get()));
    return std::ferror(file_.get()) == 0 ? std::optional{std::move(bytes)} : std::nullopt;
}

} // namespace store
