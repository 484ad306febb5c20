// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "console/tables.h"

namespace console {

/// The tables that all tests of this program share.
inline Tables& tables()
{
    static Tables tables;
    return tables;
}

} // namespace console
