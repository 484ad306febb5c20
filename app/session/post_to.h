// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <utility>

#include "runtime/latest.h"

namespace session {

/// Calls functions from the event loop of an object's thread while the object lives.
inline runtime::Post postTo(QObject* owner)
{
    return [owner](std::function<void()> call) {
        QMetaObject::invokeMethod(owner, std::move(call), Qt::QueuedConnection);
    };
}

} // namespace session
