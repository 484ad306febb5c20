// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/theme.h"

#include <QApplication>
#include <utility>

using namespace Qt::StringLiterals;

namespace panels {
namespace {

Theme& themeInForce()
{
    static Theme theme = lightTheme();
    return theme;
}

/// The style sheet, with each token between @ signs.
constexpr auto sheet = R"(
QMainWindow, QWidget#column { background: @window@; }
QMenuBar { background: @window@; border-bottom: 1px solid @line@; padding: 2px 8px; }
QMenuBar::item { padding: 4px 10px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: @hover@; }
QMenu::separator { background: @line@; height: 1px; margin: 3px 4px; }
QFrame[kind="card"] { background: @card@; border: 1px solid @line@; border-radius: 10px; }
QLabel { background: transparent; }
QLabel[kind="dim"] { color: @dim@; }
QLabel[kind="danger"] { color: @danger@; }
QLabel[kind="warning"] { color: @warning@; }
QPushButton, QToolButton {
    background: @control@; color: @text@; border: 1px solid @edge@; border-radius: 6px;
    padding: 6px 12px; min-height: 20px;
}
QToolButton { padding: 6px; }
QMenuBar > QToolButton { padding: 0; min-height: 0; }
QPushButton:hover, QToolButton:hover { background: @hover@; }
QPushButton:pressed, QToolButton:pressed { background: @line@; }
QPushButton:disabled, QToolButton:disabled { color: @disabled@; border-color: @line@; }
QPushButton, QToolButton, QComboBox, QTableView { outline: none; }
QPushButton:checked, QToolButton:checked { background: @accent@; color: @onAccent@; border-color: @accent@; }
QPushButton[kind="primary"] { background: @accent@; color: @onAccent@; border-color: @accent@; font-weight: bold; }
QPushButton[kind="primary"]:hover { background: @accentHover@; }
QPushButton[kind="primary"]:disabled { background: @control@; color: @disabled@; border-color: @line@; }
QPushButton[kind="small"] { padding: 2px 8px; min-height: 18px; }
QPushButton::menu-indicator, QToolButton::menu-indicator { image: none; width: 0; }
QToolButton[kind="link"] { background: transparent; color: @accent@; padding: 2px 6px; min-height: 16px; }
QPushButton[kind="quiet"] { background: transparent; color: @accent@; border: 2px solid transparent; padding: 1px 2px; margin-left: -4px; min-height: 0; text-align: left; }
QToolButton[kind="link"]:hover, QPushButton[kind="quiet"]:hover, QToolButton[kind="progress"]:hover { background: @hover@; }
QToolButton[kind="progress"] { background: transparent; color: @accent@; border: none; border-radius: 0; padding: 1px 20px 4px; min-height: 0; font-weight: bold; }
QToolButton[kind="progress"]::menu-button { background: transparent; border: none; width: 18px; }
QToolButton[kind="progress"]::menu-button:hover { background: @line@; }
QToolButton[kind="progress"]::menu-arrow { image: none; }
QToolButton[kind="tray"] { background: @tray@; border: 1px solid @edge@; padding: 2px; }
QToolButton[kind="tray"]:hover { border: 2px solid @edge@; padding: 1px; }
QToolButton[kind="tray"]:checked { background: @armed@; border: 1px solid @text@; padding: 2px; }
QLineEdit, QPlainTextEdit, QComboBox, QAbstractSpinBox {
    background: @field@; border: 1px solid @edge@; border-radius: 6px; padding: 5px 8px; min-height: 20px;
    selection-background-color: @accent@; selection-color: @onAccent@;
}
QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus, QAbstractSpinBox:focus { border: 2px solid @accent@; padding: 4px 7px; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { border-color: @line@; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView, QListView[kind="choices"] {
    background: @field@; border: 1px solid @edge@; padding: 2px; outline: none;
}
QComboBox QAbstractItemView::item, QListView[kind="choices"]::item {
    min-height: 20px; padding: 0 6px; border: none;
}
QComboBox QAbstractItemView::item:disabled { color: @dim@; }
QComboBox QAbstractItemView::item:selected, QListView[kind="choices"]::item:selected {
    background: @accent@; color: @onAccent@;
}
QComboBox::drop-down { border: none; width: 24px; }
QComboBox QLineEdit, QComboBox QLineEdit:focus { border: none; padding: 0; min-height: 0; }
QAbstractSpinBox { padding-right: 24px; }
QAbstractSpinBox:focus { padding-right: 23px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: border; border: none; background: transparent; width: 24px; height: 16px;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QProgressBar { background: @hover@; border: none; border-radius: 3px; }
QProgressBar::chunk { background: @accent@; border-radius: 3px; }
QTableView, panels--CurveView { background: transparent; border: 2px solid transparent; border-radius: 6px; }
QTableView:focus, panels--CurveView:focus { border-color: @accent@; }
QTabBar { outline: none; }
QTabBar::tab { background: transparent; color: @dim@; border: 2px solid transparent; padding: 2px 3px; margin-right: 6px; }
QTabBar::tab:hover { color: @text@; }
QTabBar::tab:selected { color: @text@; border-bottom-color: @accent@; }
QTabBar::tab:selected:focus { border: 2px solid @accent@; border-radius: 6px; }
QHeaderView { background: transparent; }
QHeaderView::section { background: @control@; color: @text@; border: none; padding: 4px 3px; }
QTableView::item:selected { background: @accent@; color: @onAccent@; }
QScrollBar:vertical { background: transparent; border: none; width: 16px; margin: 0; }
QScrollBar::handle:vertical { background: @dim@; border-radius: 3px; min-height: 24px; margin: 2px 5px; }
QScrollBar::handle:vertical:hover { background: @text@; }
QScrollBar::handle:vertical:disabled { background: transparent; }
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical { background: transparent; }
QScrollBar:horizontal { background: transparent; border: none; height: 16px; margin: 0; }
QScrollBar::handle:horizontal { background: @dim@; border-radius: 3px; min-width: 24px; margin: 5px 2px; }
QScrollBar::handle:horizontal:hover { background: @text@; }
QScrollBar::handle:horizontal:disabled { background: transparent; }
QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal { width: 0; }
QScrollBar::add-page:horizontal, QScrollBar::sub-page:horizontal { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QToolTip { background: @card@; color: @text@; border: 1px solid @line@; padding: 4px; }
)";

/// Returns the palette of menus: Fusion draws the frames of check boxes in the window colour darkened, which
/// hardly differs from the menu.
QPalette menuPaletteOf(const Theme& theme)
{
    constexpr int asMuchAsFusionDarkens = 140;
    QPalette palette = paletteOf(theme);
    palette.setColor(QPalette::Window, theme.edge.lighter(asMuchAsFusionDarkens));
    return palette;
}

} // namespace

Theme lightTheme()
{
    return {.dark = false,
            .window = QColor{0xf6, 0xf5, 0xf2},
            .card = QColor{0xff, 0xff, 0xff},
            .line = QColor{0xdc, 0xd9, 0xd2},
            .edge = QColor{0x83, 0x7f, 0x77},
            .control = QColor{0xf0, 0xee, 0xe9},
            .hover = QColor{0xe6, 0xe3, 0xdc},
            .text = QColor{0x1f, 0x23, 0x28},
            .dim = QColor{0x62, 0x67, 0x6e},
            .accent = QColor{0x2f, 0x6f, 0x4f},
            .onAccent = QColor{0xff, 0xff, 0xff},
            .warning = QColor{0x96, 0x59, 0x00},
            .danger = QColor{0xb3, 0x26, 0x1e},
            .highlight = QColor{0xe3, 0xee, 0xe6},
            .disabled = QColor{0xa3, 0xa6, 0xaa}};
}

Theme darkTheme()
{
    return {.dark = true,
            .window = QColor{0x1e, 0x20, 0x23},
            .card = QColor{0x28, 0x2b, 0x2f},
            .line = QColor{0x3a, 0x3e, 0x44},
            .edge = QColor{0x88, 0x8e, 0x96},
            .control = QColor{0x31, 0x34, 0x39},
            .hover = QColor{0x3c, 0x40, 0x46},
            .text = QColor{0xe8, 0xe6, 0xe1},
            .dim = QColor{0x9a, 0xa0, 0xa6},
            .accent = QColor{0x7c, 0xc4, 0x9b},
            .onAccent = QColor{0x14, 0x22, 0x1a},
            .warning = QColor{0xf0, 0xb4, 0x5a},
            .danger = QColor{0xf2, 0x8b, 0x82},
            .highlight = QColor{0x33, 0x43, 0x3a},
            .disabled = QColor{0x6b, 0x70, 0x76}};
}

Theme blackOnWhiteTheme()
{
    return {.dark = false,
            .window = QColor{0xff, 0xff, 0xff},
            .card = QColor{0xff, 0xff, 0xff},
            .line = QColor{0x8c, 0x8c, 0x8c},
            .edge = QColor{0x00, 0x00, 0x00},
            .control = QColor{0xff, 0xff, 0xff},
            .hover = QColor{0xe8, 0xe8, 0xe8},
            .text = QColor{0x00, 0x00, 0x00},
            .dim = QColor{0x33, 0x33, 0x33},
            .accent = QColor{0x00, 0x3d, 0x99},
            .onAccent = QColor{0xff, 0xff, 0xff},
            .warning = QColor{0x66, 0x38, 0x00},
            .danger = QColor{0x99, 0x00, 0x00},
            .highlight = QColor{0xff, 0xf2, 0x99},
            .disabled = QColor{0x6b, 0x6b, 0x6b}};
}

Theme whiteOnBlackTheme()
{
    return {.dark = true,
            .window = QColor{0x00, 0x00, 0x00},
            .card = QColor{0x00, 0x00, 0x00},
            .line = QColor{0x70, 0x70, 0x70},
            .edge = QColor{0xff, 0xff, 0xff},
            .control = QColor{0x00, 0x00, 0x00},
            .hover = QColor{0x2b, 0x2b, 0x2b},
            .text = QColor{0xff, 0xff, 0xff},
            .dim = QColor{0xd9, 0xd9, 0xd9},
            .accent = QColor{0xff, 0xe0, 0x33},
            .onAccent = QColor{0x00, 0x00, 0x00},
            .warning = QColor{0xff, 0xc2, 0x66},
            .danger = QColor{0xff, 0x9c, 0x94},
            .highlight = QColor{0x40, 0x38, 0x00},
            .disabled = QColor{0x94, 0x94, 0x94}};
}

Theme themeFor(ThemeChoice choice, const QPalette& systemPalette)
{
    switch (choice) {
    case ThemeChoice::light:
        return lightTheme();
    case ThemeChoice::dark:
        return darkTheme();
    case ThemeChoice::blackOnWhite:
        return blackOnWhiteTheme();
    case ThemeChoice::whiteOnBlack:
        return whiteOnBlackTheme();
    case ThemeChoice::system:
        break;
    }
    const bool dark = systemPalette.color(QPalette::WindowText).lightness() >
                      systemPalette.color(QPalette::Window).lightness();
    return dark ? darkTheme() : lightTheme();
}

QPalette paletteOf(const Theme& theme)
{
    QPalette palette{theme.text, theme.control, theme.card, theme.line,  theme.dim,
                     theme.text, theme.text,    theme.card, theme.window};
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.onAccent);
    palette.setColor(QPalette::AlternateBase, theme.window);
    palette.setColor(QPalette::PlaceholderText, theme.dim);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::ToolTipBase, theme.card);
    palette.setColor(QPalette::ToolTipText, theme.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.dim);
    return palette;
}

QString styleSheetOf(const Theme& theme)
{
    const std::initializer_list<std::pair<QLatin1StringView, QColor>> tokens{
        {"@window@"_L1, theme.window},
        {"@card@"_L1, theme.card},
        {"@line@"_L1, theme.line},
        {"@edge@"_L1, theme.edge},
        {"@control@"_L1, theme.control},
        {"@hover@"_L1, theme.hover},
        {"@text@"_L1, theme.text},
        {"@dim@"_L1, theme.dim},
        {"@disabled@"_L1, theme.disabled},
        {"@accent@"_L1, theme.accent},
        {"@accentHover@"_L1, theme.dark ? theme.accent.lighter(108) : theme.accent.darker(112)},
        {"@onAccent@"_L1, theme.onAccent},
        {"@warning@"_L1, theme.warning},
        {"@danger@"_L1, theme.danger},
        {"@highlight@"_L1, theme.highlight},
        {"@field@"_L1, theme.dark ? theme.window : theme.card},
        {"@tray@"_L1, theme.dark ? QColor{0xc9, 0xbd, 0xa6} : QColor{0xec, 0xdf, 0xc8}},
        {"@armed@"_L1, QColor{0xd9, 0xc6, 0x5a}},
    };
    QString styleSheet = QString::fromLatin1(sheet);
    for (const auto& [token, color] : tokens)
        styleSheet.replace(token, color.name());
    return styleSheet;
}

const Theme& currentTheme()
{
    return themeInForce();
}

void applyTextSize(int percent)
{
    static int inForce = 100;
    if (percent == inForce)
        return;
    QFont font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * percent / std::exchange(inForce, percent));
    QApplication::setFont(font);
    // With a style sheet, widgets update their font only when the sheet changes; a trailing space changes it.
    QString styleSheet = qApp->styleSheet();
    if (styleSheet.isEmpty())
        return;
    if (styleSheet.endsWith(u' '))
        styleSheet.chop(1);
    else
        styleSheet.append(u' ');
    qApp->setStyleSheet(styleSheet);
}

void applyTheme(const Theme& theme)
{
    themeInForce() = theme;
    QApplication::setPalette(paletteOf(theme));
    QApplication::setPalette(menuPaletteOf(theme), "QMenu");
    // Setting a style sheet re-polishes every widget, which takes longer than the rest of a theme change.
    const QString styleSheet = styleSheetOf(theme);
    if (qApp->styleSheet() != styleSheet)
        qApp->setStyleSheet(styleSheet);
}

} // namespace panels
