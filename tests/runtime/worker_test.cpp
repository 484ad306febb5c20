// SPDX-License-Identifier: GPL-3.0-or-later
#include "runtime/worker.h"

#include <atomic>
#include <future>
#include <memory>

#include <gtest/gtest.h>

namespace runtime {
namespace {

class WorkerTest : public ::testing::Test {
protected:
    /// Runs a job that ignores stop requests, and waits until it has begun.
    void occupy()
    {
        std::promise<void> begun;
        ASSERT_TRUE(worker.run([this, &begun](const std::stop_token& stop) {
            begun.set_value();
            may_end.get_future().wait();
            was_stopped = stop.stop_requested();
        }));
        begun.get_future().wait();
    }
    /// Runs a job and waits until it is done.
    void finish()
    {
        std::promise<void> done;
        ASSERT_TRUE(worker.run([&done](const std::stop_token&) { done.set_value(); }));
        done.get_future().wait();
    }

    std::promise<void> may_end;
    std::atomic<bool> was_stopped = false;
    Worker worker;
};

TEST_F(WorkerTest, RunsJobsInTheBackgroundOnOneThread)
{
    std::promise<std::thread::id> first;
    ASSERT_TRUE(worker.run([&](const std::stop_token&) { first.set_value(std::this_thread::get_id()); }));
    const std::thread::id thread = first.get_future().get();
    EXPECT_NE(thread, std::this_thread::get_id());
    std::promise<std::thread::id> second;
    ASSERT_TRUE(worker.run([&](const std::stop_token&) { second.set_value(std::this_thread::get_id()); }));
    EXPECT_EQ(second.get_future().get(), thread);
}

TEST_F(WorkerTest, ANewJobStopsTheRunningOneAndReplacesAWaitingOne)
{
    occupy();
    std::atomic<bool> has_replaced_run = false;
    ASSERT_TRUE(worker.run([&](const std::stop_token&) { has_replaced_run = true; }));
    std::promise<bool> is_stopped;
    ASSERT_TRUE(
        worker.run([&](const std::stop_token& stop) { is_stopped.set_value(stop.stop_requested()); }));
    may_end.set_value();
    EXPECT_FALSE(is_stopped.get_future().get());
    EXPECT_TRUE(was_stopped);
    EXPECT_FALSE(has_replaced_run);
}

TEST_F(WorkerTest, AStoppedWaitingJobStillRuns)
{
    occupy();
    std::promise<bool> is_stopped;
    ASSERT_TRUE(
        worker.run([&](const std::stop_token& stop) { is_stopped.set_value(stop.stop_requested()); }));
    worker.stop();
    may_end.set_value();
    EXPECT_TRUE(is_stopped.get_future().get());
}

TEST_F(WorkerTest, ACancelledWaitingJobNeverRuns)
{
    occupy();
    std::atomic<bool> has_run = false;
    ASSERT_TRUE(worker.run([&](const std::stop_token&) { has_run = true; }));
    worker.cancel();
    may_end.set_value();
    finish();
    EXPECT_FALSE(has_run);
}

TEST_F(WorkerTest, AJobIsReleasedAfterItHasRun)
{
    auto held = std::make_shared<int>(1);
    const std::weak_ptr<int> watched = held;
    ASSERT_TRUE(worker.run([held](const std::stop_token&) {}));
    held.reset();
    finish();
    EXPECT_TRUE(watched.expired());
}

TEST(WorkerEndTest, DestructionStopsTheJobAndWaitsForIt)
{
    std::atomic<bool> has_returned = false;
    {
        Worker worker;
        std::promise<void> begun;
        ASSERT_TRUE(worker.run([&](const std::stop_token& stop) {
            begun.set_value();
            while (!stop.stop_requested())
                std::this_thread::yield();
            has_returned = true;
        }));
        begun.get_future().wait();
    }
    EXPECT_TRUE(has_returned);
}

TEST(WorkerEndTest, DestructionRunsAWaitingJobWithAStopRequest)
{
    for (int i = 0; i < 100; ++i) {
        bool was_stopped = false;
        {
            Worker worker;
            ASSERT_TRUE(worker.run([&](const std::stop_token& stop) {
                while (!stop.stop_requested())
                    std::this_thread::yield();
                was_stopped = true;
            }));
        }
        ASSERT_TRUE(was_stopped);
    }
}

} // namespace
} // namespace runtime
