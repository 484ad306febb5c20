// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pgn_file.h"

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

} // namespace

PgnFile::PgnFile(std::string name)
    : name_{std::move(name)}
    , descriptor_{opened(name_)}
    , open_error_{descriptor_ < 0 ? errno : 0}
    , stream_{descriptor_}
{}

PgnFile::~PgnFile()
{
    if (descriptor_ > STDIN_FILENO)
        ::close(descriptor_);
}

std::optional<chess::PgnReading> PgnFile::next()
{
    if (open_error_ != 0)
        return std::nullopt;
    const auto cut = stream_.next();
    return cut ? std::optional{chess::read_pgn_game(cut->text, cut->place)} : std::nullopt;
}

std::optional<Refusal> PgnFile::failure() const
{
    const int error = open_error_ != 0 ? open_error_ : stream_.failure();
    if (error == 0)
        return std::nullopt;
    const std::string shown = name_ == "-" ? "Standard input" : printable(name_, longest_file_name);
    return Refusal{ExitCode::failed, failure_sentence(shown + " cannot be read", error)};
}

} // namespace console
