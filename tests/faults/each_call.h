// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <gtest/gtest.h>

namespace app_test {

/// Looks at each call in turn, from the first on, until there is none of a number any more.
template <typename Look>
void lookAtEachCall(const std::string& trouble, Look look)
{
    int number = 0;
    const auto isThere = [&] {
        SCOPED_TRACE(trouble + ", call " + std::to_string(number));
        return look(number);
    };
    while (isThere())
        ++number;
    EXPECT_GE(number, 3) << "so few calls write nothing";
}

} // namespace app_test
