// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/figures.h"

#include <QTextDocument>

#include "app_fixture.h"
#include "text/endings.h"
#include "text/languages.h"
#include "trainer/endings.h"

namespace app_test {
namespace {

using endgame::Material;

class FiguresTest : public SessionTest {
protected:
    ~FiguresTest() override { installLanguage(u"en"_s); }

    static Material ending(const char* name)
    {
        return *Material::parse(name, endgame::most_pieces_on_request);
    }
    void compute(const char* name)
    {
        session.figures().want(ending(name));
        ASSERT_TRUE(QTest::qWaitFor([&] { return session.figures().of(ending(name)) != nullptr; }, patience));
    }
    static QString plain(const QString& html)
    {
        QTextDocument document;
        document.setHtml(html);
        return document.toPlainText();
    }
    /// The endings that a search finds, by their abbreviations.
    QStringList found(const QString& typed) const
    {
        const QString page = plain(show::endingsPage(session, typed));
        QStringList names;
        for (const auto& group : trainer::ending_groups()) {
            for (const Material& each : group) {
                if (page.contains(u"(%1)"_s.arg(text::endingLetters(each))))
                    names.append(QString::fromStdString(each.name()));
            }
        }
        return names;
    }
};

TEST_F(FiguresTest, SentencesStateTheLongestWinAndTheShares)
{
    compute("KBNK");
    EXPECT_EQ(
        show::figuresSentences(*session.figures().of(endgame::kbnk)),
        u"Longest win: Mate in 33. Attacker to move: 99.5% won, 0.5% drawn. Defender to move: 81.9% won, "
        u"18.1% drawn."_s);
    compute("KRKN");
    EXPECT_EQ(
        show::figuresSentences(*session.figures().of(ending("KRKN"))),
        u"Longest win: Mate in 40. Attacker to move: 48.3% won, 51.7% drawn, <\u20090.1% lost. Defender to "
        u"move: 10.9% won, 89.1% drawn, <\u20090.1% lost."_s);
}

TEST_F(FiguresTest, EveryEndingHasItsAimUnderTheHeadingsOfTextbooks)
{
    const QString page = plain(show::endingsPage(session, {}));
    qsizetype last = -1;
    qsizetype count = 0;
    for (const text::EndingGroup& group : text::endingGroups()) {
        const qsizetype at = page.indexOf(group.heading + u'\n');
        EXPECT_GT(at, last) << group.heading.toStdString();
        last = at;
        count += std::ssize(group.endings);
        for (const Material& each : group.endings) {
            EXPECT_GT(page.indexOf(text::endingName(each) + u" ("_s), at) << each.name();
            EXPECT_TRUE(page.contains(text::endingWords(each).goal)) << each.name();
        }
    }
    EXPECT_EQ(found({}).size(), count);
}

TEST_F(FiguresTest, SearchesByWordsAbbreviationsAndLettersOfTheLanguage)
{
    EXPECT_EQ(found(u"KRPKR"_s), (QStringList{u"KRPKR"_s}));
    EXPECT_TRUE(found(u"pawn against rook"_s).contains(u"KRPKR"_s)) << "in any order";
    EXPECT_TRUE(found(u"rook pawn"_s).contains(u"KRKP"_s));
    EXPECT_FALSE(found(u"rook pawn"_s).contains(u"KQKR"_s));
    EXPECT_EQ(found(u"Lucena"_s), (QStringList{u"KRPKR"_s})) << "a word of its text";
    EXPECT_TRUE(found(u"no such thing"_s).empty());
    EXPECT_EQ(plain(show::endingsPage(session, u"no such thing"_s)), u"No ending has been found."_s);
    installLanguage(u"de"_s);
    EXPECT_EQ(found(u"ktbkt"_s), (QStringList{u"KRPKR"_s}));
    EXPECT_EQ(found(u"KRPKR"_s), (QStringList{u"KRPKR"_s}));
    EXPECT_TRUE(found(u"turm bauer"_s).contains(u"KRKP"_s));
}

TEST_F(FiguresTest, FivePieceEndingsStateTheirPriceUntilTheyAreSolved)
{
    const QString page = plain(show::endingPage(session, ending("KRPKR")));
    EXPECT_TRUE(page.contains(u"This one takes"_s)) << page.toStdString();
    EXPECT_TRUE(page.contains(u"Solve it now"_s));
    EXPECT_FALSE(plain(show::endingPage(session, ending("KRKP"))).contains(u"This one takes"_s));
}

TEST_F(FiguresTest, ListsPositionsAndCountsThemAll)
{
    compute("KPK");
    const QString page = plain(show::endingPage(session, ending("KPK")));
    EXPECT_TRUE(page.contains(u"Longest wins of the attacker (3)"_s)) << page.toStdString();
    EXPECT_TRUE(page.contains(u"Reciprocal zugzwangs (80)"_s));
    EXPECT_TRUE(page.contains(u"The first 24 are shown."_s));
    EXPECT_FALSE(page.contains(u"Whoever has to move loses."_s));
    compute("KPKP");
    const QString all = plain(show::endingsPage(session, {}));
    EXPECT_TRUE(all.contains(u"Longest wins\nMate in 33. Pawn against pawn (KPKP)"_s)) << all.toStdString();
    EXPECT_TRUE(all.contains(u"Pawn: 80"_s));
    EXPECT_TRUE(all.contains(u"Pawn against pawn: 121"_s));
}

} // namespace
} // namespace app_test
