// SPDX-License-Identifier: GPL-3.0-or-later

// Gives a target every input of a folder, as libFuzzer does at its start; so that whatever was found once is
// looked at by every compiler and in every run of the tests.
//
//     TARGET FOLDER

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <vector>

#include "property.h"

int main(int count, char** arguments)
{
    if (count != 2) {
        std::cerr << "Usage: " << arguments[0] << " FOLDER\n";
        return 2;
    }
    std::size_t inputs = 0;
    for (const auto& entry : std::filesystem::directory_iterator{arguments[1]}) {
        std::ifstream file{entry.path(), std::ios::binary};
        const std::vector<char> bytes{std::istreambuf_iterator<char>{file}, {}};
        // The log must show the failing input.
        std::cout << entry.path().filename().string() << std::endl;
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
        ++inputs;
    }
    std::cout << inputs << " inputs\n";
    return inputs > 0 ? 0 : 1;
}
