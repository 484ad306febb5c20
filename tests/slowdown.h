// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// How much the sanitizer that the tests run under slows them down, if any: all their patience asks here.

namespace test {

#if defined(__SANITIZE_THREAD__)
inline constexpr bool is_thread_sanitized = true;
#elif defined(__has_feature)
inline constexpr bool is_thread_sanitized = __has_feature(thread_sanitizer);
#else
inline constexpr bool is_thread_sanitized = false;
#endif

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool is_address_sanitized = true;
#elif defined(__has_feature)
inline constexpr bool is_address_sanitized = __has_feature(address_sanitizer);
#else
inline constexpr bool is_address_sanitized = false;
#endif

/// Whether a sweep over all positions takes too long.
inline constexpr bool is_sanitized = is_thread_sanitized || is_address_sanitized;
/// How many times longer anything may take.
inline constexpr int slowdown = is_thread_sanitized ? 15 : is_address_sanitized ? 3 : 1;

} // namespace test
