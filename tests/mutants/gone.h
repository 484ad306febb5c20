// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What tests/mutants/each_test has at the head of every function of the product: a question whether the
// function is gone in this run, by its number. Read before everything else, and by C++ alone.

#ifdef __cplusplus
namespace gone {

/// By function, whether asking for it has a consequence: whether it is gone, or the first question is to be
/// noted.
extern unsigned char matters[];

/// Notes that a function is reached, or tells that it is gone.
bool reached(int function);

inline bool is(int function)
{
    return matters[function] != 0 && reached(function);
}

/// What a function that is gone answers if it should tell whether something is so.
bool answer();

} // namespace gone
#endif
