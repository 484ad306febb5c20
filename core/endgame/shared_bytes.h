// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace endgame {

/// Bytes that stay as long as somebody holds them: of this program's memory, or of a file, which the system
/// reads as they are asked for and other programs share.
class SharedBytes {
public:
    SharedBytes() = default;
    /// Bytes of this program's memory.
    explicit SharedBytes(std::vector<std::byte> memory);

    /// A file's; nothing if it is empty, no plain file or cannot be read. They follow a file that another
    /// program alters, but not its removal or replacement.
    static std::optional<SharedBytes> of_file(const std::filesystem::path& path);

    std::span<const std::byte> bytes() const { return bytes_; }

    /// Some of them.
    ///
    /// @pre there are so many
    SharedBytes part(std::size_t start, std::size_t size) const
    {
        SharedBytes part = *this;
        part.bytes_ = bytes_.subspan(start, size);
        return part;
    }

    /// The bytes of this program's memory that they take.
    std::size_t memory() const { return memory_; }

private:
    std::span<const std::byte> bytes_;
    std::shared_ptr<const void> holder_;
    std::size_t memory_ = 0;
};

} // namespace endgame
