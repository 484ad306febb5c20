// SPDX-License-Identifier: GPL-3.0-or-later

#include "endgame/table_1999/answers_file.h"

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <span>
#include <system_error>
#include <utility>
#include <vector>

#include "endgame/file_draft.h"

namespace endgame::table_1999 {
namespace {

namespace fs = std::filesystem;
using Error = FileError;

struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Close>;

} // namespace

chess::Result<std::size_t, Error> write_answers(const Answers& answers, const fs::path& path)
{
    FileDraft draft{path};
    if (!draft.write(std::as_bytes(answers.bytes())) || !draft.take_place())
        return Error::unwritable;
    return answers.bytes().size();
}

chess::Result<Answers, Error> read_answers(const fs::path& path)
{
    std::error_code error;
    if (!fs::is_regular_file(path, error))
        return Error::unreadable;
    const File file{std::fopen(path.string().c_str(), "rb")};
    if (!file)
        return Error::unreadable;
    std::vector<std::uint8_t> bytes(arrangement_count + 1); // one more than allowed
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
