// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/screen.h"

#include <QByteArray>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

using namespace Qt::StringLiterals;

namespace process {
namespace {

// Qt tells of a missing screen in a message, and then aborts: the message is all that can be caught.
struct Watch {
    QByteArray missing;
    QByteArray gone;
    std::function<void()> beforeEnd;
    QtMessageHandler usual = nullptr;
    bool isFound = false;
};

Watch& watch()
{
    static Watch watch;
    return watch;
}

[[noreturn]] void end(const QByteArray& sentence)
{
    std::fputs(sentence.constData(), stderr);
    std::fputc('\n', stderr);
    std::fflush(stderr);
    // Other threads are still at work on what a proper end would take away from them.
    std::_Exit(EXIT_FAILURE);
}

bool tellsOfLostScreen(const QString& message)
{
    return message.startsWith("The X11 connection broke"_L1) ||
           message.startsWith("The Wayland connection "_L1);
}

void takeMessage(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    const bool isOfScreen = context.category != nullptr && std::strncmp(context.category, "qt.qpa", 6) == 0;
    if (!watch().isFound) {
        if (type == QtFatalMsg)
            end(watch().missing);
        if (isOfScreen)
            return;
    } else if (tellsOfLostScreen(message)) {
        watch().beforeEnd();
        end(watch().gone);
    }
    watch().usual(type, context, message);
}

} // namespace

void endWithoutScreen(const ScreenWords& words, std::function<void()> beforeEnd)
{
    watch().missing = words.missing.toLocal8Bit();
    watch().gone = words.gone.toLocal8Bit();
    watch().beforeEnd = std::move(beforeEnd);
    watch().usual = qInstallMessageHandler(takeMessage);
}

void noteScreen()
{
    watch().isFound = true;
}

} // namespace process
