// SPDX-License-Identifier: GPL-3.0-or-later

// Shows the thread sanitizer that what one thread posts to Qt another takes out afterwards. Qt is not built
// for the sanitizer, which therefore does not see how it locks its queues of events, and would call every
// hand-over a race.

#ifdef __SANITIZE_THREAD__

#include <dlfcn.h>

#include <QObject>
#include <QThreadPool>
#include <functional>
#include <sanitizer/tsan_interface.h>

namespace {

/// What is posted, in a cover that tells the sanitizer of each hand from which it goes into another.
class SeenSlot : public QtPrivate::QSlotObjectBase {
public:
    explicit SeenSlot(QSlotObjectBase* slot) : QSlotObjectBase{&SeenSlot::take}, slot_{slot}
    {
        __tsan_release(this);
    }

private:
    static void take(int what, QSlotObjectBase* self, QObject* receiver, void** arguments, bool* isEqual)
    {
        __tsan_acquire(self);
        auto* seen = static_cast<SeenSlot*>(self);
        switch (what) {
        case Destroy:
            seen->slot_->destroyIfLastRef();
            delete seen;
            return;
        case Call:
            seen->slot_->call(receiver, arguments);
            break;
        default:
            *isEqual = seen->slot_->compare(arguments);
        }
        // Whoever posted it may be the last to let it go.
        __tsan_release(self);
    }

    QSlotObjectBase* slot_;
};

/// Qt's own function, behind the one of its name here.
template <typename Function>
Function qtsOwn(const char* symbol)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, symbol));
}

} // namespace

bool QMetaObject::invokeMethodImpl(QObject* object, QtPrivate::QSlotObjectBase* slot, Qt::ConnectionType type,
                                   void* result)
{
    static const auto invoke = qtsOwn<decltype(&QMetaObject::invokeMethodImpl)>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
    return invoke(object, new SeenSlot{slot}, type, result);
}

void QThreadPool::start(std::function<void()> task, int priority)
{
    static const auto start = qtsOwn<void (*)(QThreadPool*, std::function<void()>, int)>(
        "_ZN11QThreadPool5startESt8functionIFvvEEi");
    auto* seen = new std::function<void()>{std::move(task)};
    __tsan_release(seen);
    start(
        this,
        [seen] {
            __tsan_acquire(seen);
            (*seen)();
            delete seen;
        },
        priority);
}

#endif
