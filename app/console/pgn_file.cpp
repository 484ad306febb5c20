// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pgn_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "console/streams.h"
#include "console/words.h"

namespace console {
namespace {

int opened(const std::string& name)
{
    return name == "-" ? STDIN_FILENO : open_to_read(name);
}

/// True if a descriptor is that of a device, which may have no end, such as /dev/zero.
bool is_of_device(int descriptor)
{
    struct stat status = {};
    return ::fstat(descriptor, &status) == 0 && (S_ISCHR(status.st_mode) || S_ISBLK(status.st_mode));
}

} // namespace

PgnFile::PgnFile(std::string name)
    : name_{std::move(name)}
    , descriptor_{opened(name_)}
    , open_error_{descriptor_ < 0 ? errno : 0}
    , is_device_{name_ != "-" && is_of_device(descriptor_)}
    , stream_{descriptor_}
{}

PgnFile::~PgnFile()
{
    if (descriptor_ > STDIN_FILENO)
        ::close(descriptor_);
}

std::optional<chess::PgnCut> PgnFile::next_cut()
{
    return open_error_ != 0 || is_device_ ? std::nullopt : stream_.next();
}

std::optional<chess::PgnReading> PgnFile::next()
{
    const auto cut = next_cut();
    return cut ? std::optional{chess::read_pgn_game(cut->text, cut->extent.place)} : std::nullopt;
}

std::optional<Refusal> PgnFile::failure() const
{
    const int error = open_error_ != 0 ? open_error_ : stream_.failure();
    if (error == 0 && !is_device_ && stream_.is_text())
        return std::nullopt;
    const std::string shown = name_ == "-" ? "Standard input" : printable(name_, longest_file_name);
    if (error == 0 && !stream_.is_text())
        return Refusal{
            ExitCode::failed,
            shown + " is not a text file, or one in UTF-16 without a byte order mark. Save it as UTF-8."};
    if (is_device_)
        return Refusal{ExitCode::failed, shown + " cannot be read: It is a device. Choose a file."};
    return Refusal{ExitCode::failed, failure_sentence(shown + " cannot be read", error)};
}

} // namespace console
