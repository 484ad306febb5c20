// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace test {

/// The effect of the system on the chosen call.
enum class Mishap {
    failsOnce,   ///< It fails with an error; later calls work.
    failsOnward, ///< It fails, and so do all later calls; the first half of the data is written.
    endsProgram, ///< The program is killed there; the first half of the data is written.
};

/// Has one of the calls go wrong by which this process changes files below a folder: opening them for
/// writing, writing, syncing, cutting, closing, renaming, linking, removing, changing their permissions, and
/// making and removing folders. Calls are counted from zero.
///
/// The functions of the C library by these names are those of failing_calls.cpp in a program that holds it,
/// for the libraries of that program too, Qt and SQLite among them.
void breakCall(const std::string& folder, int number, Mishap mishap, int error);

/// The action at a call, which receives the path of the call.
using Happening = std::function<void(const std::string& path)>;

/// Has something happen right before one of these calls, which then works as all others do. The calls that
/// are made there are not counted.
void interruptCall(const std::string& folder, int number, Happening happening);

/// Restores all calls, without any action.
///
/// @return how many there were since `breakCall` or `interruptCall`
int mendCalls();

/// Moves the wall clock of this process forward, or back if `by` is negative. Clocks that measure elapsed
/// time are unaffected.
void moveWallClock(std::chrono::seconds by);

} // namespace test
