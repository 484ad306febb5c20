// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/tablebase_store.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "endgame/memory.h"
#include "ending_laws.h"
#include "kbnk_positions.h"
#include "tests/address_space_limit.h"
#include "tests/full_disk.h"
#include "tests/scratch_folder.h"

namespace endgame {
namespace {

Material material(const char* name)
{
    return *Material::parse(name);
}

const char* const rook_ending = "4k3/8/8/8/8/8/8/4K2R w - - 0 1";

TEST(TablebaseStore, LearnsAnEndingAndAllItsConversions)
{
    TablebaseStore store;
    EXPECT_TRUE(store.learn(material("KPKP")));
    for (const char* name : {"KPKP", "KQKP", "KPKQ", "KQKQ", "KRKN", "KPK", "KQK", "KK"})
        EXPECT_TRUE(store.known().covers(material(name))) << name;
    EXPECT_FALSE(store.known().covers(material("KBNK")));
    EXPECT_FALSE(store.known().covers(material("KPPK")));
}

TEST(TablebaseStore, SolvesEachEndingOnce)
{
    TablebaseStore store;
    std::size_t solved = 0;
    const SolvingProgress count = [&](const SolvingShare&) { ++solved; };
    store.learn(material("KQKR"), {}, count);
    const std::size_t first = solved;
    EXPECT_EQ(first, endings_of(material("KQKR")).size());
    store.learn(material("KQKR"), {}, count);
    store.learn(material("KRKQ"), {}, count);
    EXPECT_EQ(solved, first);
    store.learn(material("KQKB"), {}, count);
    EXPECT_EQ(solved, first + 3); // both sides as the attacker, and the lone bishop
}

TEST(TablebaseStore, ReportsProgress)
{
    TablebaseStore store;
    std::vector<SolvingShare> told;
    store.learn(kbnk, {}, [&](const SolvingShare& share) { told.push_back(share); });
    EXPECT_EQ(told, (std::vector<SolvingShare>{{0, 3, 0}, {1, 3, 333}, {2, 3, 666}}));
}

TEST(TablebaseStore, ReportsProgressWithinAPartOfFivePieces)
{
    TablebaseStore store;
    std::vector<SolvingShare> told;
    store.learn(*Material::parse("KNNKN", most_pieces_on_request), {},
                [&](const SolvingShare& share) { told.push_back(share); });
    EXPECT_TRUE(std::ranges::is_sorted(told, {}, &SolvingShare::permille));
    const auto is_last = [&](const SolvingShare& share) { return share.solved == told.back().solved; };
    EXPECT_GE(std::ranges::count_if(told, is_last), 3) << "it does not stand still";
    EXPECT_GT(std::ranges::find_if(told, is_last)->permille, 300) << "the other side's part takes as long";
    for (std::size_t i = 1; i < told.size(); ++i)
        EXPECT_LT(told[i].permille - told[i - 1].permille, 300);
    EXPECT_LT(told.back().permille, 1000);
}

TEST(TablebaseStore, KeepsSolvedPartsWhenStopped)
{
    TablebaseStore store;
    std::stop_source source;
    const auto stop_after_two = [&](const SolvingShare& share) {
        if (share.solved == 2)
            source.request_stop();
    };
    EXPECT_FALSE(store.learn(material("KRPK"), source.get_token(), stop_after_two));
    EXPECT_FALSE(store.known().covers(material("KRPK")));
    EXPECT_GT(store.known().memory(), 0U);
    std::size_t solved = 0;
    EXPECT_TRUE(store.learn(material("KRPK"), {}, [&](const SolvingShare&) { ++solved; }));
    EXPECT_EQ(solved, endings_of(material("KRPK")).size() - 2);
}

TEST(TablebaseStore, HoldsAllEndingsIn160Mebibytes)
{
    TablebaseStore store;
    for (const Material& ending : all_endings())
        store.learn(ending);
    EXPECT_LE(store.known().memory(), std::size_t{160} << 20);
    std::size_t solved = 0;
    for (const Material& ending : all_endings())
        store.learn(ending, {}, [&](const SolvingShare&) { ++solved; });
    EXPECT_EQ(solved, 0U);
}

TEST(TablebaseStore, LearnsTheEndingOfAProbedPosition)
{
    TablebaseStore store;
    EXPECT_FALSE(store.known().probe(position_of(rook_ending)));
    EXPECT_EQ(store.probe(position_of(rook_ending)), Verdict::win(Plies{21}));
    EXPECT_TRUE(store.known().probe(position_of(rook_ending)));
    EXPECT_FALSE(store.known().covers(material("KQKR")));
    EXPECT_FALSE(store.probe(position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1")));
    EXPECT_FALSE(store.probe(position_of("4k3/pp6/8/8/8/8/8/4K2R w - - 0 1")));
}

TEST(TablebaseStore, LearnsFivePiecesOnlyByName)
{
    const chess::Position position = position_of("8/8/8/8/3n4/k1N5/8/K1N5 w - - 0 1");
    TablebaseStore store;
    EXPECT_FALSE(store.probe(position));
    const Material ending = *Material::parse("KNNKN", most_pieces_on_request);
    EXPECT_TRUE(store.learn(ending));
    EXPECT_TRUE(store.known().covers(ending));
    EXPECT_TRUE(store.known().covers(ending.reversed()));
    EXPECT_EQ(store.known().longest_mate(ending), 7);
    EXPECT_TRUE(store.probe(position));
}

TEST(TablebaseStore, LearnsFivePiecesOnProbingIfAllowed)
{
    const chess::Position position = position_of("8/8/8/8/3n4/k1N5/8/K1N5 w - - 0 1");
    TablebaseStore store{most_pieces_on_request};
    EXPECT_EQ(store.most(), most_pieces_on_request);
    EXPECT_TRUE(store.probe(position));
    EXPECT_TRUE(store.known().covers(*Material::parse("KNNKN", most_pieces_on_request)));
    EXPECT_FALSE(store.probe(position_of("8/8/8/8/3nn3/k1N5/8/K1N5 w - - 0 1")));
    EXPECT_FALSE(store.probe(position_of("4k3/pp6/8/8/8/8/8/R3K3 w Q - 0 1")));
}

TEST(TablebaseStore, EstimatesTheTimeToLearnAnEnding)
{
    TablebaseStore store;
    const auto time_of = [&](const char* name) {
        return static_cast<double>(
            store.time_to_learn(*Material::parse(name, most_pieces_on_request)).count());
    };
    struct Measured {
        const char* name;
        double seconds;
    };
    for (const auto& [name, seconds] :
         {Measured{"KRPKR", 25}, Measured{"KNPKP", 178}, Measured{"KPPKP", 646}}) {
        EXPECT_GT(time_of(name), seconds * 2 / 3) << name;
        EXPECT_LT(time_of(name), seconds * 4 / 3) << name;
    }
    EXPECT_LE(time_of("KRBKR"), 5);
    EXPECT_GT(time_of("KNNKN"), 0);
    EXPECT_EQ(time_of("KPKP"), 0);
    ASSERT_TRUE(store.learn(*Material::parse("KNNKN", most_pieces_on_request)));
    EXPECT_EQ(time_of("KNNKN"), 0);
}

TEST(TablebaseStore, EstimatesTheMemoryToLearnAnEnding)
{
    constexpr std::size_t mebibyte = std::size_t{1} << 20;
    TablebaseStore store;
    EXPECT_EQ(store.memory_to_learn(material("KPKP")), 0U);
    const auto memory_of = [&](const char* name) {
        return store.memory_to_learn(*Material::parse(name, most_pieces_on_request));
    };
    // Measured: 100, 200, 890 and 3,030 MiB.
    EXPECT_GT(memory_of("KNNKN"), 100 * mebibyte);
    EXPECT_GT(memory_of("KRBKR"), 200 * mebibyte);
    EXPECT_LT(memory_of("KRBKR"), 500 * mebibyte);
    EXPECT_GT(memory_of("KRPKR"), 890 * mebibyte);
    EXPECT_LT(memory_of("KRPKR"), 1'300 * mebibyte);
    EXPECT_GT(memory_of("KNPKP"), 3'030 * mebibyte);
    store.learn(*Material::parse("KNNKN", most_pieces_on_request));
    EXPECT_EQ(memory_of("KNNKN"), 0U);
}

// Fault 50
TEST(TablebaseStore, RefusesEndingsThatExceedTheMemory)
{
    if (is_sanitized)
        GTEST_SKIP() << "takes more addresses than any limit";
    const Material ending = *Material::parse("KNNKN", most_pieces_on_request);
    TablebaseStore store;
    store.learn(material("KRK"));
    {
        const test::AddressSpaceLimit limit{test::addresses_taken() + (std::size_t{200} << 20)};
        std::size_t begun = 0;
        try {
            store.learn(ending, {}, [&](const SolvingShare&) { ++begun; });
            ADD_FAILURE() << "learnt";
        } catch (const WantOfMemory& want) {
            EXPECT_EQ(want.ending(), ending);
            EXPECT_EQ(want.needed(), store.memory_to_learn(ending));
            EXPECT_LE(want.available(), std::size_t{200} << 20);
        }
        EXPECT_EQ(begun, 0U);
        // Known and small endings remain available.
        EXPECT_TRUE(store.probe(position_of(rook_ending)));
        EXPECT_TRUE(store.learn(material("KQKR")));
    }
    EXPECT_TRUE(store.learn(ending));
}

/// A store that saves its endings in a folder, and the number of parts it solved.
struct KeepingStore {
    explicit KeepingStore(const std::filesystem::path& folder) { store.set_folder(TableFolder{folder}); }

    bool learn(const char* ending)
    {
        std::set<std::size_t> parts;
        const bool is_learnt = store.learn(*Material::parse(ending, most_pieces_on_request), {},
                                           [&](const SolvingShare& share) { parts.insert(share.solved); });
        solved = parts.size();
        return is_learnt;
    }

    TablebaseStore store;
    std::size_t solved = 0;
};

/// The values that a tablebase has for some positions with two knights against one.
std::vector<std::optional<Verdict>> answers(const Tablebase& tablebase)
{
    std::vector<std::optional<Verdict>> answers;
    for (const char* fen : {"8/8/8/8/3n4/k1N5/8/K1N5 w - - 0 1", "8/8/8/8/3n4/k1N5/8/K1N5 b - - 0 1",
                            "8/8/8/8/4N3/1K1N4/8/k6n b - - 0 1", "n7/8/8/8/8/1K6/3N4/k1N5 w - - 0 1"})
        answers.push_back(tablebase.probe(position_of(fen)));
    return answers;
}

TEST(TablebaseStore, SavesFivePiecesInAFolderAndLoadsThem)
{
    const test::ScratchFolder folder{"tablebase_store_test"};
    const Material ending = *Material::parse("KNNKN", most_pieces_on_request);
    KeepingStore first{folder.path()};
    EXPECT_TRUE(first.learn("KNNKN"));
    EXPECT_TRUE(has_files(*first.store.folder(), ending));
    EXPECT_FALSE(first.store.not_kept());
    const std::size_t small = first.solved - 2;

    KeepingStore second{folder.path()};
    EXPECT_GE(second.store.memory_to_learn(ending), second.store.folder()->bytes());
    EXPECT_LT(second.store.memory_to_learn(ending), std::size_t{20} << 20) << "files are only read";
    EXPECT_TRUE(second.learn("KNNKN"));
    EXPECT_EQ(second.solved, small) << "those of up to four pieces";
    EXPECT_TRUE(second.store.known().covers(ending));
    EXPECT_EQ(second.store.known().memory(), first.store.known().memory());
    EXPECT_EQ(second.store.memory_to_learn(ending), 0U);
    EXPECT_EQ(second.store.known().longest_mate(ending), 7);
    EXPECT_EQ(answers(second.store.known()), answers(first.store.known()));
    EXPECT_EQ(prove_some(second.store.known(), ending, 2'000).wrong_values.count(), 0U);

    TablebaseStore without;
    EXPECT_TRUE(without.learn(ending));
    EXPECT_EQ(without.known().memory(), first.store.known().memory());
    EXPECT_EQ(answers(without.known()), answers(first.store.known()));
}

// Fault 49
TEST(TablebaseStore, SolvesEndingsAgainIfTheirFilesAreDamaged)
{
    const test::ScratchFolder folder{"tablebase_store_test"};
    const auto learnt = [&](std::size_t expected) {
        KeepingStore store{folder.path()};
        EXPECT_TRUE(store.learn("KNNKN"));
        EXPECT_EQ(store.solved, expected);
        return answers(store.store.known());
    };
    const std::size_t all = endings_of(*Material::parse("KNNKN", most_pieces_on_request)).size();
    const auto expected = learnt(all);
    const std::string whole = test::content(folder / "KNNKN.table");
    for (const std::string& damaged : {whole.substr(0, whole.size() / 2), whole + '\0',
                                       std::string{"no table"}, test::content(folder / "KNKNN.table")}) {
        test::rewrite(folder / "KNNKN.table", damaged);
        EXPECT_EQ(learnt(all - 1), expected);
        EXPECT_TRUE(test::content(folder / "KNNKN.table") == whole);
        EXPECT_EQ(folder.size(), 2U);
    }
}

TEST(TablebaseStore, SolvesEndingsThatCannotBeSaved)
{
    const test::ScratchFolder folder{"tablebase_store_test"};
    const Material ending = *Material::parse("KNNKN", most_pieces_on_request);
    test::rewrite(folder / "file", "");
    KeepingStore no_folder{folder / "file"};
    EXPECT_TRUE(no_folder.learn("KNNKN"));
    EXPECT_TRUE(no_folder.store.known().covers(ending));
    EXPECT_EQ(no_folder.store.not_kept(), ending.reversed()) << "the last one";
    no_folder.store.set_folder(std::nullopt);
    EXPECT_FALSE(no_folder.store.not_kept());

    KeepingStore no_room{folder / "tables"};
    {
        const test::FullDisk disk;
        EXPECT_TRUE(no_room.learn("KNNKN"));
        EXPECT_TRUE(no_room.store.known().covers(ending));
        EXPECT_EQ(no_room.store.not_kept(), ending.reversed());
    }
    EXPECT_EQ(no_room.store.folder()->bytes(), 0U);
    no_room.store.forget_all_but({});
    EXPECT_TRUE(no_room.learn("KNNKN"));
    EXPECT_FALSE(no_room.store.not_kept()) << "there is room again";
}

TEST(TablebaseStore, TwoStoresMayShareAFolder)
{
    const test::ScratchFolder folder{"tablebase_store_test"};
    KeepingStore one{folder.path()};
    KeepingStore other{folder.path()};
    {
        const std::jthread at_once{[&] { EXPECT_TRUE(one.learn("KNNKN")); }};
        EXPECT_TRUE(other.learn("KNNKN"));
    }
    EXPECT_FALSE(one.store.not_kept());
    EXPECT_FALSE(other.store.not_kept());
    EXPECT_EQ(answers(one.store.known()), answers(other.store.known()));
    KeepingStore next{folder.path()};
    EXPECT_TRUE(next.learn("KNNKN"));
    EXPECT_EQ(next.store.folder()->bytes(), one.store.folder()->bytes());
    EXPECT_EQ(folder.size(), 2U);
    EXPECT_TRUE(one.store.folder()->remove_all());
    EXPECT_EQ(folder.size(), 0U);
    EXPECT_EQ(answers(next.store.known()), answers(one.store.known())) << "known without the files as well";
}

TEST(TablebaseStore, EvictsTheLeastRecentlyUsedEndings)
{
    constexpr std::size_t mebibyte = std::size_t{1} << 20;
    const Material knights = *Material::parse("KNNKN", most_pieces_on_request);
    const Material bishop = *Material::parse("KNNKB", most_pieces_on_request);
    const Material bishops = *Material::parse("KBKBB", most_pieces_on_request);
    TablebaseStore store;
    store.learn(knights);
    store.learn(bishop);
    const std::size_t small = [&store] {
        TablebaseStore without = store;
        without.forget_all_but({});
        return without.known().memory();
    }();
    const std::size_t kept = store.known().memory() - small;
    ASSERT_GT(kept, mebibyte);

    // Probing a position makes the first ending the most recently used.
    EXPECT_TRUE(store.probe(position_of("8/8/8/8/3n4/k1N5/8/K1N5 w - - 0 1")));
    TablebaseStore lowered = store;
    lowered.set_memory_limit(kept);
    EXPECT_TRUE(lowered.known().covers(bishop)) << "it suffices";
    lowered.set_memory_limit(kept - 1);
    EXPECT_FALSE(lowered.known().covers(bishop));
    EXPECT_TRUE(lowered.known().covers(knights));

    // There is room for one ending in addition to solving another, but not for two.
    TablebaseStore full = store;
    full.set_memory_limit(kept + full.memory_to_learn(bishops) - 1);
    full.make_room(bishops);
    EXPECT_TRUE(full.known().covers(knights));
    EXPECT_FALSE(full.known().covers(bishop));
    EXPECT_FALSE(full.known().covers(bishops));

    // If the limit is exactly the amount that solving takes, all other endings are evicted.
    TablebaseStore exact = store;
    exact.set_memory_limit(exact.memory_to_learn(bishops));
    exact.make_room(bishops);
    EXPECT_FALSE(exact.known().covers(knights));
    EXPECT_FALSE(exact.known().covers(bishop));

    // No eviction if it would not help.
    store.set_memory_limit(100 * mebibyte);
    try {
        store.learn(bishops);
        ADD_FAILURE() << "learnt";
    } catch (const WantOfMemory& want) {
        EXPECT_EQ(want.bound(), WantOfMemory::Bound::limit);
        EXPECT_EQ(want.ending(), bishops);
        EXPECT_EQ(want.available(), 100 * mebibyte);
        EXPECT_EQ(want.needed(), store.memory_to_learn(bishops));
    }
    EXPECT_TRUE(store.known().covers(knights));
    EXPECT_TRUE(store.known().covers(bishop));
    // The endings after promotions are known in part, and have to stay.
    const Material pawn = *Material::parse("KNNKP", most_pieces_on_request);
    try {
        store.learn(pawn);
        ADD_FAILURE() << "learnt";
    } catch (const WantOfMemory& want) {
        EXPECT_EQ(want.needed(), store.memory_to_learn(pawn) + kept);
    }
    EXPECT_TRUE(store.learn(material("KQKR"))) << "what is small is learnt all the same";
}

TEST(TablebaseStore, LoadedFilesCountTowardsTheMemoryLimit)
{
    const test::ScratchFolder folder{"tablebase_store_test"};
    const Material ending = *Material::parse("KNNKN", most_pieces_on_request);
    KeepingStore first{folder.path()};
    ASSERT_TRUE(first.learn("KNNKN"));
    KeepingStore second{folder.path()};
    const std::size_t needed = second.store.memory_to_learn(ending);
    second.store.set_memory_limit(needed - 1);
    EXPECT_THROW(second.learn("KNNKN"), WantOfMemory);
    EXPECT_FALSE(second.store.known().covers(ending));
    second.store.set_memory_limit(needed);
    EXPECT_TRUE(second.learn("KNNKN"));
    EXPECT_TRUE(second.store.known().covers(ending));
}

// Fault 49
TEST(TablebaseStore, FilesMayBeTruncatedOrOverwrittenAfterLoading)
{
    const test::ScratchFolder folder{"tablebase_store_test"};
    KeepingStore first{folder.path()};
    ASSERT_TRUE(first.learn("KNNKN"));
    KeepingStore second{folder.path()};
    ASSERT_TRUE(second.learn("KNNKN"));
    const auto expected = answers(second.store.known());
    for (const char* name : {"KNNKN.table", "KNKNN.table"}) {
        std::filesystem::resize_file(folder / name, 100);
        EXPECT_EQ(answers(second.store.known()), expected);
        EXPECT_EQ(answers(first.store.known()), expected);
        test::rewrite(folder / name, std::string(1'000'000, '\xFF'));
        EXPECT_EQ(answers(second.store.known()), expected);
        EXPECT_EQ(answers(first.store.known()), expected);
    }
}

TEST(TablebaseStore, ValuesAllMovesOfCoveredPositionsHoweverEarlyItStops)
{
    const chess::Position won = position_of("4k3/8/8/7n/8/8/8/4K2R w - - 0 1");
    const std::size_t parts = endings_of(material("KRKN")).size();
    for (std::size_t most = 0; most <= parts; ++most) {
        TablebaseStore store;
        std::stop_source source;
        store.learn(material("KRKN"), source.get_token(), [&](const SolvingShare& share) {
            if (share.solved == most)
                source.request_stop();
        });
        EXPECT_EQ(store.known().probe(won).has_value(), most == parts) << most;
        EXPECT_EQ(store.known().best_moves(won).empty(), most < parts) << most;
        EXPECT_EQ(store.known().covers(material("KRKN")), most == parts) << most;
    }
}

TEST(TablebaseStore, CanBeStoppedWhileSolvingFivePieces)
{
    TablebaseStore store;
    std::stop_source source;
    const Material ending = *Material::parse("KNNKN", most_pieces_on_request);
    const std::vector<Material> endings = endings_of(ending);
    const auto stop_at_ending = [&](const SolvingShare& share) {
        if (endings[share.solved] == ending)
            source.request_stop();
    };
    EXPECT_FALSE(store.learn(ending, source.get_token(), stop_at_ending));
    EXPECT_FALSE(store.known().covers(ending));
    EXPECT_TRUE(store.known().covers(material("KNKN")));
}

TEST(TablebaseStore, CopiesLearnIndependently)
{
    TablebaseStore store;
    store.learn(material("KRK"));
    TablebaseStore copy = store;
    copy.learn(material("KQK"));
    EXPECT_TRUE(copy.known().covers(material("KRK")));
    EXPECT_FALSE(store.known().covers(material("KQK")));
}

} // namespace
} // namespace endgame
