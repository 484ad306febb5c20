// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/piece_names.h"

#include <QSet>

#include "app_fixture.h"
#include "text/languages.h"

namespace app_test {
namespace {

using chess::Color;
using chess::Role;

class PieceNamesTest : public ::testing::Test {
protected:
    ~PieceNamesTest() override { installLanguage(u"en"_s); }
};

TEST_F(PieceNamesTest, EveryPieceHasAUniqueNameInEveryLanguage)
{
    for (const QString& language : languages()) {
        installLanguage(language);
        QSet<QString> seen;
        for (const Color color : chess::all_colors) {
            for (const Role role : chess::all_roles)
                seen.insert(pieceName({color, role}));
        }
        EXPECT_EQ(seen.size(), 12) << language.toStdString();
    }
}

TEST_F(PieceNamesTest, NamesFollowTheCurrentLanguage)
{
    installLanguage(u"en"_s);
    EXPECT_EQ(pieceName({Color::white, Role::knight}), u"white knight"_s);
    installLanguage(u"de"_s);
    EXPECT_EQ(pieceName({Color::black, Role::bishop}), u"schwarzer Läufer"_s);
}

TEST_F(PieceNamesTest, SquaresAreTheSameInEveryLanguage)
{
    for (const QString& language : languages()) {
        installLanguage(language);
        EXPECT_EQ(squareName(chess::Square::e4), u"e4"_s);
    }
}

} // namespace
} // namespace app_test
