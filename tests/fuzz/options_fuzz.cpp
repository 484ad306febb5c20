// SPDX-License-Identifier: GPL-3.0-or-later

// Any command line, a word on each line, is understood or answered with one sentence.

#include "console/command_line.h"
#include "property.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::vector<std::string> words{"rightcorner-cli"};
    for (const std::string_view line : fuzz::lines_of(fuzz::text_of(data, size)))
        words.emplace_back(line.substr(0, line.find('\0')));
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    const auto command = console::read_command_line(static_cast<int>(arguments.size()), arguments.data());
    if (command)
        fuzz::require(static_cast<bool>(*command), "what is understood can be done");
    else
        fuzz::require(!command.error().sentence.empty(), "a refusal has a sentence");
    return 0;
}
