// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableWidget>
#include <QToolButton>
#include <gtest/gtest.h>

#include "app_fixture.h"
#include "board/contrast.h"
#include "panels/card.h"
#include "panels/focus_ring.h"

namespace panels {

using namespace Qt::StringLiterals;
namespace {

using board::contrast;

class ThemeTest : public ::testing::TestWithParam<ThemeChoice> {
protected:
    const Theme theme = themeFor(GetParam(), {});
};

/// Counts the style changes of a widget.
class StyleChanges : public QObject {
public:
    explicit StyleChanges(QWidget& widget) { widget.installEventFilter(this); }
    int count = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        count += event->type() == QEvent::StyleChange ? 1 : 0;
        return false;
    }
};

TEST(Theme, ReapplyingTheCurrentThemeDoesNotRestyleWidgets)
{
    QWidget widget;
    widget.ensurePolished();
    StyleChanges changes{widget};
    applyTheme(lightTheme());
    const int before = changes.count;
    applyTheme(lightTheme());
    EXPECT_EQ(changes.count, before);
    applyTheme(darkTheme());
    EXPECT_GT(changes.count, before);
    applyTheme(lightTheme());
    EXPECT_FALSE(currentTheme().dark);
}

TEST_P(ThemeTest, EveryTextIsReadableOnItsBackgrounds)
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

TEST_P(ThemeTest, ThePaletteIsReadable)
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

TEST_P(ThemeTest, FieldsAndButtonsStandOutFromEveryBackground)
{
    for (const QColor& ground : {theme.window, theme.card, theme.control, theme.hover})
        EXPECT_GE(contrast(theme.edge, ground), 3) << ground.name().toStdString();
    // Filled buttons have no other edge.
    for (const QColor& ground : {theme.window, theme.card})
        EXPECT_GE(contrast(theme.accent, ground), 3) << ground.name().toStdString();
}

/// Returns the highest contrast of a colour in a picture with its ground.
double clearest(const QImage& picture, const QColor& ground)
{
    double most = 1;
    for (int x = 0; x < picture.width(); ++x) {
        for (int y = 0; y < picture.height(); ++y)
            most = std::max(most, contrast(picture.pixelColor(x, y), ground));
    }
    return most;
}

TEST_P(ThemeTest, MenusShowCheckBoxesAndSeparators)
{
    applyTheme(theme);
    QMenu menu;
    QAction* unchecked = menu.addAction(QString{});
    unchecked->setCheckable(true);
    QAction* separator = menu.addSeparator();
    menu.addAction(QString{});
    menu.ensurePolished();
    menu.resize(menu.sizeHint());
    const QImage picture = menu.grab().toImage();
    const auto seen = [&](QAction* entry) {
        return clearest(picture.copy(menu.actionGeometry(entry).adjusted(2, 0, -2, 0)), theme.card);
    };
    EXPECT_GE(seen(unchecked), 2.5);
    EXPECT_NEAR(seen(separator), contrast(theme.line, theme.card), 0.05);
    applyTheme(lightTheme());
}

TEST_P(ThemeTest, EveryFieldAndButtonShowsItsEdge)
{
    applyTheme(theme);
    QWidget ground;
    const QColor color = ground.palette().color(QPalette::Window);
    const QList<QWidget*> all{new QLineEdit{&ground},   new QSpinBox{&ground},    new QComboBox{&ground},
                              new QPushButton{&ground}, new QToolButton{&ground}, new QToolButton{&ground},
                              new QToolButton{&ground}};
    setKind(all[5], "link");
    setKind(all[6], "tray");
    for (QWidget* part : all) {
        part->resize(80, 40);
        // Halfway up the left side only the edge is visible.
        EXPECT_GE(clearest(part->grab({0, 19, 3, 2}).toImage(), color), 3) << part->metaObject()->className();
    }
    applyTheme(lightTheme());
}

TEST_P(ThemeTest, ThePlaceholderOfALineEditIsReadable)
{
    applyTheme(theme);
    QLineEdit line;
    // Large letters, whose strokes are wider than a pixel.
    line.setFont(QFont{line.font().family(), 40, QFont::Black});
    line.setPlaceholderText(u"MMM"_s);
    line.resize(300, 100);
    const QImage picture = line.grab({20, 20, 200, 60}).toImage();
    EXPECT_GE(clearest(picture, picture.pixelColor(0, 0)), 4.5);
    applyTheme(lightTheme());
}

TEST_P(ThemeTest, TheCurrentMoveStandsOutFromItsList)
{
    applyTheme(theme);
    QTableWidget list{1, 1};
    list.setItem(0, 0, new QTableWidgetItem{u"Nd3"_s});
    list.resize(200, 100);
    list.setCurrentCell(0, 0);
    const QRect cell = list.visualItemRect(list.item(0, 0)).translated(list.viewport()->pos());
    const QColor ground = list.grab().toImage().pixelColor(cell.right() - 3, cell.center().y());
    EXPECT_GE(contrast(ground, theme.card), 3);
    EXPECT_GE(contrast(theme.onAccent, theme.accent), 4.5) << "what it says";
    applyTheme(lightTheme());
}

/// Compares every pixel with and without the focus.
TEST_P(ThemeTest, TheFocusIsVisibleOnEveryWidget)
{
    applyTheme(theme);
    const FocusRing ring{nullptr};
    QWidget ground;
    auto* other = new QPushButton{u"other"_s, &ground};
    other->move(0, 500);
    auto* checked = new QPushButton{u"on"_s, &ground};
    checked->setCheckable(true);
    checked->setChecked(true);
    auto* primary = new QPushButton{u"first"_s, &ground};
    setKind(primary, "primary");
    auto* tray = new QToolButton{&ground};
    setKind(tray, "tray");
    auto* armed = new QToolButton{&ground};
    setKind(armed, "tray");
    armed->setCheckable(true);
    armed->setChecked(true);
    auto* link = new QToolButton{&ground};
    setKind(link, "link");
    auto* small = new QPushButton{u"small"_s, &ground};
    setKind(small, "small");
    int y = 0;
    const QList<QWidget*> all{new QLineEdit{&ground},
                              new QSpinBox{&ground},
                              new QComboBox{&ground},
                              new QPushButton{&ground},
                              new QTableWidget{0, 0, &ground},
                              checked,
                              primary,
                              tray,
                              armed,
                              link,
                              small};
    for (QWidget* part : all)
        part->setGeometry(10, y += 50, 90, 40);
    ground.resize(120, 700);
    ground.show();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&ground, app_test::patience));
    for (QWidget* part : all) {
        other->setFocus();
        const QImage before = ground.grab(part->geometry()).toImage();
        part->setFocus(Qt::TabFocusReason);
        ASSERT_TRUE(part->hasFocus());
        const QImage after = ground.grab(part->geometry()).toImage();
        int clear = 0;
        for (int x = 0; x < before.width(); ++x) {
            for (int row = 0; row < before.height(); ++row)
                clear += contrast(before.pixelColor(x, row), after.pixelColor(x, row)) >= 3 ? 1 : 0;
        }
        // At least a ring one pixel wide around the whole widget.
        EXPECT_GE(clear, 2 * (70 + 30)) << part->metaObject()->className() << " " << y;
    }
    applyTheme(lightTheme());
}

TEST_P(ThemeTest, EveryTokenOfTheStyleSheetHasAColour)
{
    const QString sheet = styleSheetOf(theme);
    EXPECT_FALSE(sheet.isEmpty());
    EXPECT_FALSE(sheet.contains(u'@')) << sheet.toStdString();
}

TEST_P(ThemeTest, ButtonsAreReadableInEveryState)
{
    // A rule with both a background and a text colour has both as hex colours.
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

const char* nameOf(ThemeChoice choice)
{
    static constexpr std::array all{"System", "Light", "Dark", "BlackOnWhite", "WhiteOnBlack"};
    return all.at(static_cast<std::size_t>(choice));
}

INSTANTIATE_TEST_SUITE_P(Themes, ThemeTest,
                         ::testing::Values(ThemeChoice::light, ThemeChoice::dark, ThemeChoice::blackOnWhite,
                                           ThemeChoice::whiteOnBlack),
                         [](const auto& choice) { return nameOf(choice.param); });

TEST(HighContrast, EveryTextHasSevenToOne)
{
    for (const Theme& theme : {blackOnWhiteTheme(), whiteOnBlackTheme()}) {
        for (const QColor& text : {theme.text, theme.dim, theme.accent, theme.warning, theme.danger}) {
            EXPECT_GE(contrast(text, theme.card), 7) << text.name().toStdString();
            EXPECT_GE(contrast(text, theme.window), 7) << text.name().toStdString();
        }
        EXPECT_GE(contrast(theme.onAccent, theme.accent), 7);
        EXPECT_GE(contrast(theme.disabled, theme.card), 4.5) << "even what cannot be pressed can be read";
    }
}

TEST(TextSize, IsRelativeToTheSystemsSize)
{
    const double usual = QApplication::font().pointSizeF();
    applyTextSize(200);
    EXPECT_NEAR(QApplication::font().pointSizeF(), 2 * usual, 0.01);
    applyTextSize(125);
    EXPECT_NEAR(QApplication::font().pointSizeF(), 1.25 * usual, 0.01);
    applyTextSize(100);
    EXPECT_NEAR(QApplication::font().pointSizeF(), usual, 0.01);
}

TEST(ThemeChoiceTest, TheSystemThemeFollowsThePalette)
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
