// SPDX-License-Identifier: GPL-3.0-or-later
#include "removal.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>

namespace removal {

unsigned char is_active[FUNCTIONS];

namespace {

/// One byte for each function, in the file named by REACHED_FUNCTIONS, which all processes of a test share.
unsigned char* records = nullptr;
int result = 0;

[[gnu::constructor(101)]] void begin()
{
    int function = 0;
    if (const char* name = std::getenv("REACHED_FUNCTIONS")) {
        const int file = open(name, O_RDWR | O_CLOEXEC);
        void* place = mmap(nullptr, FUNCTIONS, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (place == MAP_FAILED)
            std::abort();
        records = static_cast<unsigned char*>(place);
        std::memset(is_active, 1, FUNCTIONS);
    } else if (const char* removed = std::getenv("REMOVED_FUNCTION");
               removed && std::sscanf(removed, "%d:%d", &function, &result) == 2) {
        is_active[function] = 1;
    }
}

} // namespace

bool reached(int function)
{
    if (!records)
        return true;
    records[function] = 1;
    is_active[function] = 0;
    return false;
}

bool bool_result()
{
    return result != 0;
}

} // namespace removal
