// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/stoppable.h"

#include <future>
#include <new>
#include <string>

#include "app_fixture.h"

namespace app_test {
namespace {

using store::unlessStopped;

TEST(UnlessStopped, ReturnsTheFunctionsResult)
{
    const std::stop_source source;
    EXPECT_EQ(unlessStopped(source.get_token(), [] { return std::string{"found"}; }), "found");
    EXPECT_EQ(unlessStopped({}, [] { return 3; }), 3) << "nobody can stop it";
}

TEST(UnlessStopped, RethrowsTheFunctionsException)
{
    const std::stop_source source;
    for (const std::stop_token& token : {source.get_token(), std::stop_token{}})
        EXPECT_THROW(unlessStopped(token, []() -> int { throw std::bad_alloc{}; }), std::bad_alloc);
}

TEST(UnlessStopped, AbandonsAFunctionThatNeverReturns)
{
    std::stop_source source;
    // The function owns the promise that it waits for, as it may outlive the test.
    const auto answer = std::make_shared<std::promise<int>>();
    const auto begun = std::make_shared<std::promise<void>>();
    const std::jthread stopper{[source, begun]() mutable {
        begun->get_future().wait();
        source.request_stop();
    }};
    EXPECT_FALSE(unlessStopped(source.get_token(), [answer, begun] {
        begun->set_value();
        return answer->get_future().get();
    }));
    answer->set_value(1);
}

TEST(UnlessStopped, ReturnsAtOnceWhenAlreadyStopped)
{
    std::stop_source source;
    source.request_stop();
    const auto answer = std::make_shared<std::promise<int>>();
    EXPECT_FALSE(unlessStopped(source.get_token(), [answer] { return answer->get_future().get(); }));
    answer->set_value(1);
}

} // namespace
} // namespace app_test
