// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/coach/registry.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace trainer::coach {
namespace {

using chess::Role;
using Kind = Reason::Kind;

TEST(Registry, HasOneEntryForEachKindAndPiece)
{
    std::set<std::pair<Kind, std::optional<Role>>> entries;
    std::set<Kind> kinds;
    for (const ReasonEntry& entry : reason_entries()) {
        EXPECT_TRUE(entries.emplace(entry.kind, entry.piece).second) << entry.word;
        kinds.insert(entry.kind);
    }
    for (int kind = 0; kind <= static_cast<int>(*kinds.rbegin()); ++kind)
        EXPECT_TRUE(kinds.contains(static_cast<Kind>(kind))) << kind;
}

TEST(Registry, EntriesAreOrderedByImportance)
{
    EXPECT_TRUE(std::ranges::is_sorted(reason_entries(), {}, &ReasonEntry::rank));
}

TEST(Registry, WordsAreOneForEachKind)
{
    std::set<std::pair<std::string_view, Kind>> words;
    std::set<std::string_view> distinct;
    std::set<Kind> kinds;
    for (const ReasonEntry& entry : reason_entries()) {
        words.emplace(entry.word, entry.kind);
        distinct.insert(entry.word);
        kinds.insert(entry.kind);
        EXPECT_EQ(entry.word.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos)
            << entry.word;
    }
    EXPECT_EQ(words.size(), kinds.size());
    EXPECT_EQ(distinct.size(), kinds.size());
}

TEST(Registry, SentencesNameTheMoveAndQuestionsDoNot)
{
    for (const ReasonEntry& entry : reason_entries()) {
        const std::string sentence = entry.sentence;
        EXPECT_TRUE(sentence.starts_with("%1 ")) << sentence;
        EXPECT_TRUE(sentence.ends_with('.')) << sentence;
        const bool is_asked = entry.side != ReasonSide::attacker_concedes;
        ASSERT_EQ(entry.question != nullptr, is_asked) << entry.word;
        if (is_asked) {
            const std::string question = entry.question;
            EXPECT_TRUE(question.ends_with('?')) << question;
            EXPECT_EQ(question.find("%1"), std::string::npos) << question;
        }
    }
}

TEST(Registry, EntriesOfAPieceAreForThatPieceOnly)
{
    const Reason king{.kind = Kind::nearer, .piece = Role::king};
    const Reason knight{.kind = Kind::nearer, .piece = Role::knight};
    EXPECT_EQ(entry_of(king).piece, Role::king);
    EXPECT_EQ(entry_of(knight).piece, Role::knight);
    EXPECT_EQ(entry_of({.kind = Kind::prepares, .piece = Role::pawn}).piece, std::nullopt);
}

TEST(Registry, AddsASecondReasonOnlyIfItSaysMore)
{
    const Reason wins{
        .kind = Kind::wins, .squares = {chess::Square::c6}, .piece = Role::pawn, .is_shared = true};
    const Reason attacks{
        .kind = Kind::attacks, .squares = {chess::Square::c6}, .piece = Role::pawn, .is_shared = true};
    const Reason same{.kind = Kind::nears_pawn, .squares = {chess::Square::c6}};
    const Reason other{.kind = Kind::nears_promotion, .squares = {chess::Square::c1}};
    EXPECT_EQ(addition_of({wins, other}), nullptr);
    EXPECT_EQ(addition_of({attacks, same}), nullptr);
    EXPECT_EQ(addition_of({other, attacks}), nullptr) << "no worse move shares the first";
    EXPECT_NE(addition_of({attacks, other}), nullptr);
}

TEST(Registry, SortsReasonsByImportance)
{
    const Reason nearer{.kind = Kind::nearer, .piece = Role::king};
    const Reason first{.kind = Kind::protects, .squares = {chess::Square::a1}};
    const Reason second{.kind = Kind::protects, .squares = {chess::Square::b2}};
    const Reason mates{.kind = Kind::mates};
    std::vector<Reason> reasons{nearer, first, second, mates};
    sort_by_rank(reasons);
    EXPECT_EQ(reasons, (std::vector<Reason>{mates, first, second, nearer}));
}

} // namespace
} // namespace trainer::coach
