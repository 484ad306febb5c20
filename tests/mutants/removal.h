// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Included by tests/mutants/each_test before everything else in each C++ source of the product. At the start
// of each function it inserts a check whether the function, identified by its number, is removed in this run.

#ifdef __cplusplus
namespace removal {

/// True for each function whose check has an effect: the removed function, or every function that was not
/// reached yet while the reached functions are recorded.
extern unsigned char is_active[];

/// Records that a function was reached, or returns true if it is removed.
bool reached(int function);

inline bool is_removed(int function)
{
    return is_active[function] != 0 && reached(function);
}

/// The result of the removed function if it returns a bool.
bool bool_result();

} // namespace removal
#endif
