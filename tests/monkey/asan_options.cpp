// SPDX-License-Identifier: GPL-3.0-or-later

/// How the address sanitizer of this program works, unless ASAN_OPTIONS says otherwise. Where memory came
/// from, how long it is kept apart when it is freed, and what is never freed take half of the time:
/// `dev-asan` looks at all of that.
extern "C" const char* __asan_default_options()
{
    return "malloc_context_size=0:max_malloc_fill_size=0:quarantine_size_mb=8:detect_leaks=0";
}
