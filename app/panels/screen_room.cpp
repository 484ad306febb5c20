// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/screen_room.h"

#include <QScreen>

namespace panels {
namespace {

/// What window managers need around a window, its title above all.
constexpr QSize frame{16, 48};

} // namespace

QSize roomOn(const QScreen& screen)
{
    return screen.availableSize() - frame;
}

} // namespace panels
