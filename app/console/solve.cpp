// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/solve.h"

#include <unistd.h>

#include <chrono>
#include <cstddef>
#include <iomanip>
#include <sstream>
#include <vector>

#include "console/resource_use.h"
#include "console/stats.h"
#include "console/streams.h"
#include "console/words.h"

namespace console {
namespace {

using endgame::Material;

/// Replaces the line on a terminal.
void rewrite(const std::string& line)
{
    write_all(STDERR_FILENO, "\r\x1b[K" + line);
}

/// Shows on a terminal which part of an ending is being solved.
endgame::SolvingProgress progress_of(const Material& ending)
{
    if (isatty(STDERR_FILENO) == 0)
        return {};
    return [parts = endings_of(ending), name = ending.name()](const endgame::SolvingShare& share) {
        rewrite(name + ": " + std::to_string(share.permille / 10) + " %, solving " +
                parts[share.solved].name() + ", " + std::to_string(share.solved + 1) + " of " +
                std::to_string(share.total));
    };
}

std::string row(std::string_view name, double number)
{
    std::ostringstream text;
    text << name << '\t' << std::fixed << std::setprecision(1) << number << '\n';
    return text.str();
}

std::string row(std::string_view name, std::size_t bytes)
{
    return std::string{name} + '\t' + std::to_string(mebibytes(bytes)) + '\n';
}

} // namespace

std::string expected_effort(const endgame::TablebaseStore& tables, const Material& ending)
{
    const auto time = std::chrono::ceil<std::chrono::minutes>(tables.time_to_learn(ending));
    if (time <= std::chrono::minutes{1})
        return {};
    return ending.name() + " takes about " + std::to_string(time.count()) +
           " minutes of processor time and may use " +
           std::to_string(mebibytes(tables.memory_to_learn(ending))) + " MiB of memory.";
}

Answer solve(std::string_view ending, endgame::TablebaseStore& tables,
             const std::function<void(const std::string& sentence)>& say)
{
    const auto material = ending_named(ending, tables.most());
    if (!material)
        return material.error();
    if (const std::string effort = expected_effort(tables, *material); !effort.empty())
        say(effort);
    const auto start = std::chrono::steady_clock::now();
    const endgame::SolvingProgress progress = progress_of(*material);
    tables.learn(*material, {}, progress);
    if (progress)
        rewrite({});
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
    return material->name() + "\tattacker to move\tdefender to move\n" +
           longest_mates(tables.known(), *material) + row("seconds", taken.count()) +
           row("seconds of processor time", processor_seconds()) +
           row("kept, in MiB", tables.known().memory()) + row("at the peak, in MiB", peak_memory());
}

} // namespace console
