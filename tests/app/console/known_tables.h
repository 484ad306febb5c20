// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "endgame/tablebase_store.h"

namespace console {

/// The tablebases shared by all tests of this program.
inline endgame::TablebaseStore& tables()
{
    static endgame::TablebaseStore tables;
    return tables;
}

} // namespace console
