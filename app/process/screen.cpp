// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/screen.h"

#include <QDBusConnection>
#include <QThreadPool>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <mutex>
#include <new>
#include <utility>

using namespace Qt::StringLiterals;

namespace process {
namespace {

// Qt reports a missing screen in a message and then aborts: only the message can be caught.
struct Watch {
    ScreenWords words;
    QString missingPlugin;
    std::function<void()> beforeEnd;
    QtMessageHandler usual = nullptr;
    std::terminate_handler usualTerminate = nullptr;
    bool isFound = false;
};

Watch& watch()
{
    static Watch watch;
    return watch;
}

/// Ends the program once, even if several threads find the screen gone: the others wait here.
[[noreturn]] void end(const QString& sentence, const std::function<void()>& before = {})
{
    static std::once_flag ended;
    std::call_once(ended, [&] {
        if (before)
            before();
        std::fputs(sentence.toLocal8Bit().constData(), stderr);
        std::fputc('\n', stderr);
        std::fflush(stderr);
        // Other threads still use what a regular exit would destroy.
        std::_Exit(EXIT_FAILURE);
    });
    std::abort();
}

bool tellsOfLostScreen(const QString& message)
{
    return message.startsWith("The X11 connection broke"_L1) ||
           message.startsWith("The Wayland connection "_L1);
}

/// Records the plugin that Qt does not find; Qt may find another.
void notePlugin(const QString& message)
{
    if (message.startsWith("Could not find the Qt platform plugin"_L1))
        watch().missingPlugin = message.section(u'"', 1, 1);
}

[[noreturn]] void endForMissingScreen()
{
    const Watch& known = watch();
    end(known.missingPlugin.isEmpty() ? known.words.missing : known.words.noPlugin.arg(known.missingPlugin));
}

bool tellsOfMissingThread(const QString& message)
{
    return message.startsWith("QThread::start: Thread creation error"_L1);
}

/// True if there is enough memory for windows and the threads behind them; the memory is reserved but never
/// written. With less, Qt dereferences null, as when a window gets its icon (`QXcbWindow::setWindowIcon()`).
bool hasMemory()
{
    constexpr std::size_t needed = std::size_t{384} << 20U;
    // A compiler may optimize away memory that is never read, unless the pointer is volatile.
    void* const volatile room = std::malloc(needed);
    std::free(room);
    return room != nullptr;
}

void takeMessage(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (!watch().isFound) {
        if (type == QtFatalMsg)
            endForMissingScreen();
        // Qt waits forever for the threads that it starts first.
        if (tellsOfMissingThread(message))
            end(watch().words.noThread);
        if (type != QtDebugMsg)
            return notePlugin(message);
    } else if (tellsOfLostScreen(message)) {
        end(watch().words.gone, watch().beforeEnd);
    }
    watch().usual(type, context, message);
}

/// Ends the program on an uncaught exception, from which Qt cannot recover.
[[noreturn]] void endForException()
{
    try {
        if (const std::exception_ptr thrown = std::current_exception())
            std::rethrow_exception(thrown);
    } catch (const std::bad_alloc&) {
        end(watch().words.noMemory, watch().beforeEnd);
    } catch (...) {
        watch().usualTerminate();
    }
    std::abort();
}

} // namespace

void endWithoutScreen(const ScreenWords& words, std::function<void()> beforeEnd)
{
    watch().words = words;
    watch().beforeEnd = std::move(beforeEnd);
    watch().usual = qInstallMessageHandler(takeMessage);
    if (watch().usualTerminate == nullptr)
        watch().usualTerminate = std::set_terminate(endForException);
}

void startThreads()
{
    QThreadPool* threads = QThreadPool::globalInstance();
    threads->setMaxThreadCount(1);
    threads->setExpiryTimeout(-1);
    threads->start([] {});
    QDBusConnection::sessionBus();
}

void noteScreen()
{
    if (!hasMemory())
        end(watch().words.noMemory);
    watch().isFound = true;
}

} // namespace process
