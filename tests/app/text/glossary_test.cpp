// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/glossary.h"

#include <QCollator>
#include <set>

#include "app_fixture.h"
#include "text/coaching.h"
#include "text/languages.h"
#include "trainer/coach/registry.h"

namespace app_test {
namespace {

class Glossary : public ::testing::TestWithParam<const char*> {
protected:
    Glossary() { installLanguage(QString::fromLatin1(GetParam())); }
    ~Glossary() override { installLanguage(u"en"_s); }
};

TEST_P(Glossary, EveryTermIsUniqueAndHasASentence)
{
    std::set<QString> words;
    for (const Term& term : glossary()) {
        EXPECT_TRUE(words.insert(term.word).second) << term.word.toStdString();
        EXPECT_TRUE(isSentence(term.meaning)) << term.meaning.toStdString();
    }
    EXPECT_FALSE(words.empty());
}

TEST_P(Glossary, IsInAlphabeticalOrder)
{
    const std::vector<Term> terms = glossary();
    const QCollator collator{QLocale{}};
    EXPECT_TRUE(std::ranges::is_sorted(terms, [&](const Term& one, const Term& other) {
        return collator.compare(one.word, other.word) < 0;
    }));
    EXPECT_LT(terms.front().word, terms.back().word);
}

INSTANTIATE_TEST_SUITE_P(Languages, Glossary, ::testing::Values("en", "de"));

TEST(GlossaryInEnglish, ContainsTheTermsOfTheCoach)
{
    installLanguage(u"en"_s);
    QString said;
    for (int stage = 0; stage <= static_cast<int>(trainer::coach::Stage::opposition); ++stage)
        said += stageAim({static_cast<trainer::coach::Stage>(stage), {chess::Square::d4}},
                         position_of(mateIn19).board()) +
                u'\n';
    for (const auto& entry : trainer::coach::reason_entries())
        said +=
            reasonSentence(
                {.kind = entry.kind, .piece = entry.piece, .stage = trainer::coach::Stage::drive_to_edge}) +
            u'\n';
    QString explained;
    for (const Term& term : glossary())
        explained += term.word.toLower() + u'\n';
    for (const QString& word : {u"triangle"_s, u"box"_s, u"opposition"_s, u"key square"_s, u"right corner"_s,
                                u"wrong corner"_s, u"post"_s, u"stage"_s, u"stalemate"_s}) {
        EXPECT_TRUE(said.toLower().contains(word)) << word.toStdString() << ": is it still said?";
        EXPECT_TRUE(explained.contains(word)) << word.toStdString();
    }
}

} // namespace
} // namespace app_test
