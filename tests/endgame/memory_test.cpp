// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/memory.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <new>
#include <optional>
#include <string>
#include <utility>

#include "tests/address_space_limit.h"
#include "tests/scratch_folder.h"
#include "tests/slowdown.h"

namespace endgame {
namespace {

TEST(AvailableMemory, IsPositiveAndAtMostTheMachinesMemory)
{
    std::ifstream file{"/proc/meminfo"};
    std::string word;
    std::size_t kibibytes = 0;
    file >> word >> kibibytes;
    ASSERT_EQ(word, "MemTotal:");
    const auto available = available_memory();
    ASSERT_TRUE(available);
    EXPECT_GT(*available, std::size_t{1} << 20);
    EXPECT_LT(*available, kibibytes << 10);
}

TEST(AvailableMemory, IsBoundedByTheLimitOfTheProcess)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    constexpr std::size_t left = std::size_t{64} << 20;
    const test::AddressSpaceLimit limit{test::addresses_taken() + left};
    const auto available = available_memory();
    ASSERT_TRUE(available);
    // The C library may have returned some pages meanwhile.
    constexpr std::size_t pages = std::size_t{1} << 20;
    EXPECT_LE(*available, left + pages);
    EXPECT_GT(*available, left / 2);
}

TEST(AvailableMemory, IsZeroBeyondTheLimit)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    const test::AddressSpaceLimit limit{test::addresses_taken() / 2};
    EXPECT_EQ(available_memory(), 0U);
}

/// Allocates all available memory until it goes out of scope.
class Exhaustion {
public:
    Exhaustion()
    {
        for (std::size_t size = std::size_t{1} << 20; size >= sizeof(Block); size /= 2) {
            while (void* const memory = ::operator new(size, std::nothrow))
                last_ = new (memory) Block{last_};
        }
    }
    ~Exhaustion()
    {
        while (last_ != nullptr)
            ::operator delete(std::exchange(last_, last_->before));
    }
    Exhaustion(const Exhaustion&) = delete;
    Exhaustion& operator=(const Exhaustion&) = delete;

private:
    struct Block {
        Block* before;
    };
    Block* last_ = nullptr;
};

TEST(AvailableMemory, IsZeroIfAllocationsFail)
{
    if (test::is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    const test::AddressSpaceLimit limit{test::addresses_taken() / 2};
    std::optional<std::size_t> available;
    {
        const Exhaustion exhaustion;
        available = available_memory();
    }
    EXPECT_EQ(available, 0U);
}

/// A system described by the files below a folder.
class FilesOfASystem : public testing::Test {
protected:
    FilesOfASystem() { tell("proc/meminfo", "MemTotal: 9000000 kB\nMemAvailable: 4096 kB\n"); }

    void tell(const std::string& path, const std::string& text) const
    {
        std::filesystem::create_directories((root / path).parent_path());
        test::rewrite(root / path, text);
    }

    test::ScratchFolder root{"memory_test"};
};

TEST_F(FilesOfASystem, GiveTheMemoryOfTheMachine)
{
    EXPECT_EQ(available_memory(root.path()), 4096U << 10);
    std::filesystem::remove(root / "proc/meminfo");
    EXPECT_FALSE(available_memory(root.path()));
}

TEST_F(FilesOfASystem, GiveTheLimitsOfVersion2Groups)
{
    tell("proc/self/cgroup", "0::/user/session\n");
    const std::string folder = "sys/fs/cgroup/user/session/";
    tell(folder + "memory.max", "max\n");
    tell(folder + "memory.current", "3000000\n");
    EXPECT_EQ(available_memory(root.path()), 4096U << 10) << "no limit";
    tell(folder + "memory.max", "4000000\n");
    EXPECT_EQ(available_memory(root.path()), 1'000'000U);
    tell(folder + "memory.stat", "anon 5\ninactive_file 250000\n");
    EXPECT_EQ(available_memory(root.path()), 1'250'000U);
    tell("sys/fs/cgroup/user/memory.max", "4000000\n");
    tell("sys/fs/cgroup/user/memory.current", "3900000\n");
    EXPECT_EQ(available_memory(root.path()), 100'000U) << "the group it is in";
}

TEST_F(FilesOfASystem, GiveTheLimitsOfVersion1Groups)
{
    tell("proc/self/cgroup", "5:cpu,memory:/docker/12\n3:cpuset:/a:b\n1:name=memory2:/x\n");
    const std::string mounted = "sys/fs/cgroup/memory/";
    tell(mounted + "docker/12/memory.limit_in_bytes", "9223372036854771712\n");
    tell(mounted + "docker/12/memory.usage_in_bytes", "3000000\n");
    EXPECT_EQ(available_memory(root.path()), 4096U << 10) << "no limit";
    tell(mounted + "docker/12/memory.limit_in_bytes", "4000000\n");
    tell(mounted + "docker/12/memory.stat", "inactive_file 7\ntotal_inactive_file 500000\n");
    EXPECT_EQ(available_memory(root.path()), 1'500'000U);
    // In a container, its own group is mounted at the root.
    std::filesystem::remove_all(root / (mounted + "docker"));
    tell(mounted + "memory.limit_in_bytes", "2000000\n");
    tell(mounted + "memory.usage_in_bytes", "1500000\n");
    EXPECT_EQ(available_memory(root.path()), 500'000U);
    tell(mounted + "memory.usage_in_bytes", "2500000\n");
    EXPECT_EQ(available_memory(root.path()), 0U);
}

} // namespace
} // namespace endgame
