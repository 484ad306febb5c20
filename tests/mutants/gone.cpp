// SPDX-License-Identifier: GPL-3.0-or-later
#include "gone.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>

namespace gone {

unsigned char matters[FUNCTIONS];

namespace {

/// A byte for each function, in the file that GONE_NOTES names, which all processes of a test share.
unsigned char* notes = nullptr;
int truth = 0;

[[gnu::constructor(101)]] void begin()
{
    int function = 0;
    if (const char* name = std::getenv("GONE_NOTES")) {
        const int file = open(name, O_RDWR | O_CLOEXEC);
        void* place = mmap(nullptr, FUNCTIONS, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (place == MAP_FAILED)
            std::abort();
        notes = static_cast<unsigned char*>(place);
        std::memset(matters, 1, FUNCTIONS);
    } else if (const char* asked = std::getenv("GONE");
               asked && std::sscanf(asked, "%d:%d", &function, &truth) == 2) {
        matters[function] = 1;
    }
}

} // namespace

bool reached(int function)
{
    if (!notes)
        return true;
    notes[function] = 1;
    matters[function] = 0;
    return false;
}

bool answer()
{
    return truth != 0;
}

} // namespace gone
