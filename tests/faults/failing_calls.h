// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace test {

/// What the system does with the call that was chosen.
enum class Mishap {
    failsOnce,   ///< It fails with an error; what is called thereafter works.
    failsOnward, ///< It fails, and so does all that follows; of what was to be written the first half goes
                 ///< out.
    endsProgram, ///< The program is killed there; of what was to be written the first half goes out.
};

/// Has one of the calls go wrong by which this process changes files below a folder: opening them for
/// writing, writing, syncing, cutting, closing, renaming, linking, removing, changing their permissions, and
/// making and removing folders. Calls are counted from zero.
///
/// The functions of the C library by these names are those of failing_calls.cpp in a program that holds it,
/// for the libraries of that program too, Qt and SQLite among them.
void breakCall(const std::string& folder, int number, Mishap mishap, int error);

/// All calls work again.
///
/// @return how many there were since `breakCall`
int mendCalls();

} // namespace test
