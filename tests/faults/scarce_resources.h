// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace test {

/// The allocations that fail.
enum class Shortage {
    once,   ///< A single one.
    lasting ///< That one and all that follow.
};

/// Has an allocation fail that a thread other than the calling one makes; they are counted from zero.
///
/// The functions of the C library that allocate are those of scarce_resources.cpp in a program that holds it,
/// for the libraries of that program too. Other threads of `calloc` are spared: the C library itself gives up
/// there.
void breakAllocation(int number, Shortage shortage);

/// The allocations that have failed since `breakAllocation`.
int failedAllocations();

/// Lets all allocations work again.
///
/// @return how many there were since `breakAllocation`
int mendAllocations();

/// Has the system refuse to start threads, or start them again.
void refuseThreads(bool refuses);

} // namespace test
