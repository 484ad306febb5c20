// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "endgame/tablebase_store.h"

namespace console {

/// The tables that all tests of this program share.
inline endgame::TablebaseStore& tables()
{
    static endgame::TablebaseStore tables;
    return tables;
}

} // namespace console
