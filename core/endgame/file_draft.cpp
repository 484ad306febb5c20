// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/file_draft.h"

#include <cerrno>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace endgame {

namespace fs = std::filesystem;

namespace {

constexpr const char* draft_ending = ".part";

/// The file to be replaced, with links resolved; `nullopt` for a folder, a device or a dangling link.
std::optional<fs::path> target_of(const fs::path& path)
{
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (status.type() == fs::file_type::not_found) {
        if (fs::is_symlink(fs::symlink_status(path, error)))
            return std::nullopt;
        return path;
    }
    if (!fs::is_regular_file(status))
        return std::nullopt;
    fs::path target = fs::canonical(path, error);
    return error ? std::nullopt : std::optional{std::move(target)};
}

/// Flushes the file to disk; also true on file systems that do not support this.
bool is_on_disk(std::FILE* file)
{
    if (std::fflush(file) != 0)
        return false;
#if defined(_WIN32)
    return _commit(_fileno(file)) == 0;
#else
    return fsync(fileno(file)) == 0 || errno == EINVAL || errno == ENOSYS;
#endif
}

#if defined(O_BINARY)
constexpr int as_bytes = O_BINARY;
#else
constexpr int as_bytes = 0;
#endif

/// Creates a file for writing; null if the name is taken or the file cannot be created.
std::FILE* create(const fs::path& path)
{
    constexpr int for_all = 0666; // subject to the umask
    const int descriptor = ::open(path.string().c_str(), O_WRONLY | O_CREAT | O_EXCL | as_bytes, for_all);
    return descriptor < 0 ? nullptr : ::fdopen(descriptor, "wb");
}

} // namespace

FileDraft::FileDraft(const fs::path& path)
{
    const std::optional<fs::path> target = target_of(path);
    if (!target)
        return;
    place_ = *target;
    constexpr int names = 100;
    for (int i = 0; i < names && !file_; ++i) {
        name_ = place_.string() + draft_ending + std::to_string(i);
        file_.reset(create(name_));
    }
    is_there_ = file_ != nullptr;
}

FileDraft::~FileDraft()
{
    file_.reset();
    std::error_code ignored;
    if (is_there_)
        fs::remove(name_, ignored);
}

bool FileDraft::write(std::span<const std::byte> bytes)
{
    return file_ &&
           (bytes.empty() || std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) == bytes.size());
}

bool FileDraft::take_place()
{
    if (!file_ || !is_on_disk(file_.get()) || std::fclose(file_.release()) != 0)
        return false;
    std::error_code error;
    fs::rename(name_, place_, error);
    is_there_ = static_cast<bool>(error);
    return !error;
}

bool FileDraft::is_name_of(const fs::path& draft, const fs::path& place)
{
    return draft.string().starts_with(place.string() + draft_ending);
}

} // namespace endgame
