// SPDX-License-Identifier: GPL-3.0-or-later
#include "runtime/latest.h"

#include <deque>
#include <future>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <system_error>
#include <vector>

#include <gtest/gtest.h>

namespace runtime {
namespace {

/// An owner's event loop: runs posted calls on request.
class Loop {
public:
    Post post()
    {
        return [this](std::function<void()> call) {
            const std::scoped_lock lock{mutex_};
            if (failures_ > 0) {
                --failures_;
                throw std::bad_alloc{};
            }
            calls_.push_back(std::move(call));
            has_call_.notify_all();
        };
    }
    /// Makes the next `posts` posts fail.
    void fail(int posts)
    {
        const std::scoped_lock lock{mutex_};
        failures_ = posts;
    }
    /// The number of posts that will still fail.
    int failures() const
    {
        const std::scoped_lock lock{mutex_};
        return failures_;
    }
    /// Waits for a call and runs it.
    void step()
    {
        std::unique_lock lock{mutex_};
        has_call_.wait(lock, [this] { return !calls_.empty(); });
        const std::function<void()> call = std::move(calls_.front());
        calls_.pop_front();
        lock.unlock();
        call();
    }
    std::size_t waiting() const
    {
        const std::scoped_lock lock{mutex_};
        return calls_.size();
    }

private:
    mutable std::mutex mutex_;
    std::condition_variable has_call_;
    std::deque<std::function<void()>> calls_;
    int failures_ = 0;
};

class LatestTest : public ::testing::Test {
protected:
    using Numbers = Latest<int, int>;

    Numbers::Done take()
    {
        return [this](std::optional<int> result) { results.push_back(result); };
    }
    /// Requests a number.
    void request(int number)
    {
        latest.request([number](const std::stop_token&, const auto&) { return number; }, take());
    }
    /// Requests a task that throws, and waits for its end.
    template <typename Exception>
    void request_failing(const Exception& exception)
    {
        latest.request([exception](const std::stop_token&, const auto&) -> int { throw exception; }, take());
        loop.step();
    }

    Loop loop;
    std::vector<std::optional<int>> results;
    Numbers latest{loop.post()};
};

using Results = std::vector<std::optional<int>>;

TEST_F(LatestTest, DeliversAResultOnceOnTheOwnersThread)
{
    EXPECT_FALSE(latest.is_busy());
    std::thread::id thread;
    latest.request([](const std::stop_token&, const auto&) { return 7; },
                   [&](std::optional<int> result) {
                       EXPECT_FALSE(latest.is_busy());
                       thread = std::this_thread::get_id();
                       results.push_back(result);
                   });
    EXPECT_TRUE(latest.is_busy());
    EXPECT_TRUE(results.empty());
    loop.step();
    EXPECT_EQ(results, Results{7});
    EXPECT_EQ(thread, std::this_thread::get_id());
    EXPECT_EQ(loop.waiting(), 0U);
}

TEST_F(LatestTest, ALaterRequestStopsAndReplacesTheEarlier)
{
    std::promise<void> begun;
    latest.request(
        [&begun](const std::stop_token& stop, const auto&) {
            begun.set_value();
            while (!stop.stop_requested())
                std::this_thread::yield();
            return 1;
        },
        take());
    begun.get_future().wait();
    request(2);
    request(3);
    loop.step();
    EXPECT_EQ(results, Results{3});
    EXPECT_EQ(loop.waiting(), 0U);
}

TEST_F(LatestTest, APendingResultIsReplacedByThatOfALaterRequest)
{
    request(1);
    while (loop.waiting() == 0)
        std::this_thread::yield();
    request(2);
    while (results.empty())
        loop.step();
    EXPECT_EQ(results, Results{2});
}

TEST_F(LatestTest, CancelledRequestsAreNotDelivered)
{
    request(1);
    while (loop.waiting() == 0)
        std::this_thread::yield();
    latest.cancel();
    EXPECT_FALSE(latest.is_busy());
    loop.step();
    EXPECT_TRUE(results.empty());
    request(2);
    loop.step();
    EXPECT_EQ(results, Results{2});
}

TEST_F(LatestTest, AStoppedTaskStillDelivers)
{
    latest.request(
        [](const std::stop_token& stop, const auto&) {
            while (!stop.stop_requested())
                std::this_thread::yield();
            return 5;
        },
        take());
    latest.stop();
    EXPECT_TRUE(latest.is_busy());
    loop.step();
    EXPECT_EQ(results, Results{5});
}

TEST_F(LatestTest, TheLastProgressIsDeliveredBeforeTheResult)
{
    std::promise<void> may_end;
    std::vector<int> told;
    latest.request(
        [&may_end](const std::stop_token&, const auto& tell) {
            for (int percent = 0; percent <= 100; ++percent)
                tell(percent);
            may_end.get_future().wait();
            return 1;
        },
        take(), [&told](int percent) { told.push_back(percent); });
    while (told.empty() || told.back() != 100)
        loop.step();
    EXPECT_TRUE(results.empty());
    may_end.set_value();
    loop.step();
    EXPECT_EQ(results, Results{1});
}

TEST_F(LatestTest, ManyStepsOfProgressTakeOneDelivery)
{
    latest.request(
        [](const std::stop_token&, const auto& tell) {
            for (int step = 0; step < 1000; ++step)
                tell(step);
            return 1;
        },
        take());
    while (results.empty()) {
        EXPECT_LE(loop.waiting(), 1U);
        loop.step();
    }
    EXPECT_EQ(loop.waiting(), 0U);
}

TEST_F(LatestTest, CancellingOnProgressDropsTheResult)
{
    latest.request(
        [](const std::stop_token&, const auto& tell) {
            tell(1);
            return 1;
        },
        take(), [this](int) { latest.cancel(); });
    loop.step();
    request(2);
    while (results.empty())
        loop.step();
    EXPECT_EQ(results, Results{2});
}

TEST_F(LatestTest, ANewRequestMayStartOnDelivery)
{
    latest.request([](const std::stop_token&, const auto&) { return 1; },
                   [this](std::optional<int>) { request(2); });
    loop.step();
    EXPECT_TRUE(latest.is_busy());
    loop.step();
    EXPECT_EQ(results, Results{2});
}

// Fault 50
TEST_F(LatestTest, ExceptionsEndATaskWithoutAResult)
{
    request_failing(std::bad_alloc{});
    request_failing(std::system_error{std::make_error_code(std::errc::resource_unavailable_try_again)});
    request_failing(std::length_error{"too long"});
    request_failing(7);
    EXPECT_EQ(results, Results(4));
    EXPECT_FALSE(latest.is_busy());
    request(2);
    loop.step();
    EXPECT_EQ(results.back(), 2);
}

// Fault 50
TEST_F(LatestTest, PostingAResultIsRetriedUntilMemoryIsAvailable)
{
    loop.fail(3);
    request(1);
    loop.step();
    EXPECT_EQ(results, Results{1});
}

// Fault 50
TEST_F(LatestTest, ARequestThatCannotBePostedCanBeCancelled)
{
    loop.fail(1'000'000);
    request(1);
    while (loop.failures() == 1'000'000)
        std::this_thread::yield();
    latest.cancel();
    // The thread starts this one only after it has abandoned the other.
    std::promise<void> begun;
    latest.request(
        [&begun](const std::stop_token&, const auto&) {
            begun.set_value();
            return 2;
        },
        take());
    begun.get_future().wait();
    loop.fail(0);
    loop.step();
    EXPECT_EQ(results, Results{2});
}

TEST(LatestEndTest, DestructionWaitsForTheTaskWithoutDelivery)
{
    Loop loop;
    bool is_delivered = false;
    const auto held = std::make_shared<int>(1);
    {
        Latest<int> latest{loop.post()};
        std::promise<void> begun;
        latest.request(
            [&begun, held](const std::stop_token& stop, const auto&) {
                begun.set_value();
                while (!stop.stop_requested())
                    std::this_thread::yield();
                return *held;
            },
            [&is_delivered](std::optional<int>) { is_delivered = true; });
        begun.get_future().wait();
    }
    EXPECT_EQ(held.use_count(), 1);
    EXPECT_EQ(loop.waiting(), 0U);
    EXPECT_FALSE(is_delivered);
}

} // namespace
} // namespace runtime
