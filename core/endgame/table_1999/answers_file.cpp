// SPDX-License-Identifier: GPL-3.0-or-later

#include "endgame/table_1999/answers_file.h"

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace endgame::table_1999 {
namespace {

namespace fs = std::filesystem;
using Error = FileError;

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

File open(const fs::path& path, const char* mode)
{
    return File{std::fopen(path.string().c_str(), mode)};
}

/// A file of its own beside another one, gone again unless it takes that one's place.
class Draft {
public:
    /// Nothing can be written to it if no name was free or the folder refuses.
    explicit Draft(const fs::path& path) : path_{path}
    {
        constexpr int names = 100;
        for (int i = 0; i < names && !file_; ++i) {
            name_ = path.string() + ".part" + std::to_string(i);
            file_ = open(name_, "wbx"); // x: never a file that exists
        }
        is_there_ = file_ != nullptr;
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;
    ~Draft()
    {
        file_.reset();
        std::error_code ignored;
        if (is_there_)
            fs::remove(name_, ignored);
    }

    bool write(std::span<const std::uint8_t> bytes)
    {
        return file_ && std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) == bytes.size();
    }

    /// Takes the place of the file; whether that went well.
    bool take_place()
    {
        if (!file_ || std::fclose(file_.release()) != 0)
            return false;
        std::error_code error;
        fs::rename(name_, path_, error);
        is_there_ = static_cast<bool>(error);
        return !error;
    }

private:
    fs::path path_;
    fs::path name_;
    File file_;
    bool is_there_ = false;
};

/// Where a file is to be written: what a link points to, and no folder or device; nothing if it cannot.
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

} // namespace

chess::Result<std::size_t, Error> write_answers(const Answers& answers, const fs::path& path)
{
    const std::optional<fs::path> target = target_of(path);
    if (!target)
        return Error::unwritable;
    Draft draft{*target};
    if (!draft.write(answers.bytes()) || !draft.take_place())
        return Error::unwritable;
    return answers.bytes().size();
}

chess::Result<Answers, Error> read_answers(const fs::path& path)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error))
        return Error::unreadable;
    const File file = open(path, "rb");
    if (!file)
        return Error::unreadable;
    std::vector<std::uint8_t> bytes(arrangement_count + 1); // one more than there may be
    bytes.resize(std::fread(bytes.data(), 1, bytes.size(), file.get()));
    if (std::ferror(file.get()) != 0)
        return Error::unreadable;
    if (bytes.size() > arrangement_count)
        return Error::oversized;
    if (bytes.size() < arrangement_count)
        return Error::truncated;
    std::optional<Answers> answers = Answers::from(std::move(bytes));
    if (!answers)
        return Error::altered;
    return std::move(*answers);
}

} // namespace endgame::table_1999
