// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/theme.h"

#include <QApplication>
#include <QRegularExpression>
#include <cmath>
#include <gtest/gtest.h>

#include "app_fixture.h"

namespace panels {

using namespace Qt::StringLiterals;
namespace {

// Contrast as WCAG 2.1 counts it.

double linear(double part)
{
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color)
{
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

class ThemeTest : public ::testing::TestWithParam<bool> {
protected:
    const Theme theme = GetParam() ? darkTheme() : lightTheme();
};

TEST_P(ThemeTest, EveryTextCanBeReadOnEveryGroundItStandsOn)
{
    const std::vector<std::pair<QColor, std::vector<QColor>>> pairs{
        {theme.text, {theme.window, theme.card, theme.control, theme.hover, theme.line, theme.highlight}},
        {theme.dim, {theme.window, theme.card}},
        {theme.accent, {theme.card, theme.hover}},
        {theme.onAccent, {theme.accent}},
        {theme.warning, {theme.card}},
        {theme.danger, {theme.card}}};
    for (const auto& [text, grounds] : pairs) {
        for (const QColor& ground : grounds)
            EXPECT_GE(contrast(text, ground), 4.5)
                << text.name().toStdString() << " on " << ground.name().toStdString();
    }
}

TEST_P(ThemeTest, ThePaletteCanBeReadToo)
{
    const QPalette palette = paletteOf(theme);
    for (const auto& [text, ground] : {std::pair{QPalette::WindowText, QPalette::Window},
                                       {QPalette::Text, QPalette::Base},
                                       {QPalette::ButtonText, QPalette::Button},
                                       {QPalette::HighlightedText, QPalette::Highlight},
                                       {QPalette::ToolTipText, QPalette::ToolTipBase},
                                       {QPalette::Text, QPalette::AlternateBase},
                                       {QPalette::PlaceholderText, QPalette::Base},
                                       {QPalette::Link, QPalette::Base}})
        EXPECT_GE(contrast(palette.color(text), palette.color(ground)), 4.5) << text;
}

TEST_P(ThemeTest, EveryTokenOfTheSheetHasAColour)
{
    const QString sheet = styleSheetOf(theme);
    EXPECT_FALSE(sheet.contains(u'@')) << sheet.toStdString();
}

TEST_P(ThemeTest, ButtonsOfTheSheetCanBeReadInEveryState)
{
    // A rule with both a ground and a text says both as hex colours.
    const QRegularExpression rule{u"\\{[^}]*background: (#\\w+);[^}]*?[ ;]color: (#\\w+)[^}]*\\}"_s};
    int found = 0;
    auto matches = rule.globalMatch(styleSheetOf(theme));
    while (matches.hasNext()) {
        const auto match = matches.next();
        if (match.captured(0).contains(u"selection"_s) ||
            styleSheetOf(theme).mid(match.capturedStart() - 12, 12).contains(u"disabled"_s))
            continue;
        ++found;
        EXPECT_GE(contrast(QColor{match.captured(1)}, QColor{match.captured(2)}), 4.5)
            << match.captured(0).toStdString();
    }
    EXPECT_GE(found, 4);
}

INSTANTIATE_TEST_SUITE_P(Themes, ThemeTest, ::testing::Bool(),
                         [](const auto& dark) { return dark.param ? "Dark" : "Light"; });

TEST(ThemeChoiceTest, TheSystemsThemeFollowsItsPalette)
{
    EXPECT_FALSE(themeFor(ThemeChoice::system, paletteOf(lightTheme())).dark);
    EXPECT_TRUE(themeFor(ThemeChoice::system, paletteOf(darkTheme())).dark);
    EXPECT_TRUE(themeFor(ThemeChoice::dark, paletteOf(lightTheme())).dark);
    EXPECT_FALSE(themeFor(ThemeChoice::light, paletteOf(darkTheme())).dark);
}

TEST(ThemeChoiceTest, ApplyingAThemeChangesTheWholeApplication)
{
    applyTheme(lightTheme());
    const QPalette light = QApplication::palette();
    applyTheme(darkTheme());
    EXPECT_TRUE(currentTheme().dark);
    EXPECT_NE(QApplication::palette().color(QPalette::Window), light.color(QPalette::Window));
    applyTheme(lightTheme());
    EXPECT_EQ(QApplication::palette().color(QPalette::Window), light.color(QPalette::Window));
}

} // namespace
} // namespace panels
