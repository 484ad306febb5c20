// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractButton>
#include <QAccessible>
#include <QActionGroup>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

#include "layout_checks.h"
#include "panels/page_scroll.h"
#include "panels/record_card.h"
#include "panels/stage.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using chess::Color;
using chess::Square;

class ControlsOfTheWindow : public WindowTest {
protected:
    void SetUp() override { start(mateIn27, trainer::Seat::attacker); }

    static constexpr auto knightsDraw = "8/8/3k4/8/8/3NN3/3K4/8 w - - 0 1";
    static constexpr auto castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

    /// Puts the window into each of its ways of being, one after the other.
    template <typename Look>
    void inEveryMode(Look look)
    {
        const auto lookAt = [&](const char* mode) {
            SCOPED_TRACE(mode);
            settle();
            look();
        };
        lookAt("play");
        session.play(blunder());
        waitForReply();
        lookAt("a lost win");
        session.takeBack();
        session.help().climb();
        lookAt("hint");
        choose(wayTo(u"choose-kind"_s));
        lookAt("the kind of position");
        session.enterSetUp();
        lookAt("set-up");
        session.edit([](trainer::SetupEditor& editor) {
            editor.replace(setup_of("P6p/8/3kK3/8/8/3BN3/8/8 w - - 0 1"));
        });
        lookAt("set-up of what cannot be");
        session.leaveSetUp();
        ASSERT_TRUE(session.enterReplay());
        lookAt("replay");
        session.goToPly(session.replay()->line.size());
        lookAt("the end of the replay");
        for (const char* fen : {fivePieces, queenAgainstRook, pawnEnding, knightsDraw}) {
            start(fen, trainer::Seat::attacker);
            lookAt(fen);
        }
        session.enterSetUp();
        session.edit([](trainer::SetupEditor& editor) { editor.replace(setup_of(castling)); });
        lookAt("castling");
        session.leaveSetUp();
    }
    /// The way to the action of a command, whatever the language.
    QString wayTo(const QString& id) const
    {
        for (const auto& [way, found] : actions()) {
            if (found->objectName() == id)
                return way;
        }
        return {};
    }
    QWidget* column() const { return find<panels::StandingCard>()->parentWidget(); }
};

TEST_F(ControlsOfTheWindow, BoardInformationIsAMenuGroup)
{
    QAction* const attackers = action(u"Board/What attacks this square?"_s);
    for (const QAction* menu : window->menuBar()->actions()) {
        const QList<QAction*> entries = menu->menu()->actions();
        const qsizetype at = entries.indexOf(attackers);
        EXPECT_TRUE(at < 1 || entries[at - 1]->isSeparator());
    }
}

TEST_F(ControlsOfTheWindow, ChoicesAreExclusive)
{
    for (const QString& way :
         {u"Settings/Threefold repetition/Off"_s, u"Training/The program plays/By general principles"_s,
          u"Settings/Theme/Light"_s, u"Settings/Language/Deutsch"_s}) {
        const QActionGroup* group = action(way)->actionGroup();
        ASSERT_NE(group, nullptr) << way.toStdString();
        EXPECT_TRUE(group->isExclusive());
        EXPECT_GT(group->actions().size(), 1);
    }
}

TEST_F(ControlsOfTheWindow, CardsHaveAccessibleNames)
{
    EXPECT_EQ(find<panels::CoachCard>()->accessibleName(), u"The coach"_s);
    EXPECT_EQ(find<panels::StandingCard>()->accessibleName(), u"Where you stand"_s);
}

TEST_F(ControlsOfTheWindow, ShortcutFlipsTheBoard)
{
    const Color before = view->orientation();
    view->setFocus();
    key(Qt::Key_F, Qt::ControlModifier);
    EXPECT_NE(view->orientation(), before);
    key(Qt::Key_F, Qt::ControlModifier);
    EXPECT_EQ(view->orientation(), before);
}

TEST_F(ControlsOfTheWindow, BoardAndColumnNeverOverlap)
{
    for (const QSize size : {QSize{900, 640}, QSize{1280, 800}, QSize{1920, 1080}, QSize{700, 1000},
                             QSize{640, 480}, QSize{3840, 2160}, QSize{1, 1}}) {
        settleIn(size);
        const QRect inside{QPoint{0, 0}, view->parentWidget()->size()};
        const QRect place{view->pos(), view->size()};
        EXPECT_TRUE(inside.contains(place)) << size.width();
        EXPECT_TRUE(inside.contains(column()->geometry())) << size.width();
        EXPECT_FALSE(place.intersects(column()->geometry())) << size.width();
        EXPECT_EQ(view->width(), view->height());
        EXPECT_EQ(view->squareRect(Square::a1).size(), view->squareRect(Square::h8).size());
        click(Square::e3);
        EXPECT_EQ(view->selected(), Square::e3);
        key(Qt::Key_Escape);
    }
}

TEST_F(ControlsOfTheWindow, ColumnIsNotClipped)
{
    for (const QSize size :
         {QSize{640, 480}, QSize{900, 640}, QSize{1280, 800}, QSize{1920, 1080}, QSize{700, 1000}}) {
        SCOPED_TRACE(size.width());
        settleIn(size);
        start(mateIn27, trainer::Seat::attacker);
        inEveryMode([this] { expectAllInPlace(*window); });
    }
}

TEST_F(ControlsOfTheWindow, ColumnIsNotClippedInGerman)
{
    installLanguage(u"de"_s);
    openWindow();
    settleIn({640, 480});
    start(mateIn27, trainer::Seat::attacker);
    inEveryMode([this] { expectAllInPlace(*window); });
}

TEST_F(ControlsOfTheWindow, LongVerdictTakesItsHeightFromThePage)
{
    settleIn({640, 480});
    auto* verdict = find<panels::StandingCard>();
    panels::Standing standing;
    standing.headline = u"White mates in 27"_s;
    const auto asked = [&] { return verdict->heightForWidth(verdict->width()); };
    constexpr int lessThanPageAndControls = 60;
    while (asked() < column()->height() - lessThanPageAndControls) {
        standing.detail += u"A line of the verdict.\n"_s;
        verdict->setStanding(standing);
    }
    settle();
    EXPECT_GE(verdict->height(), asked());
}

/// A language and the size of its texts, in percent.
class ControlsInALanguage : public ControlsOfTheWindow,
                            public ::testing::WithParamInterface<std::tuple<QString, int>> {
protected:
    ~ControlsInALanguage() override { panels::applyTextSize(100); }
};

// Fault 59
TEST_P(ControlsInALanguage, ColumnIsNotClipped)
{
    const auto& [language, textSize] = GetParam();
    installLanguage(language);
    panels::applyTextSize(textSize);
    openWindow();
    settleIn({900, 640});
    EXPECT_EQ(window->size(), QSize(900, 640)) << "no text makes the window larger than it should be";
    start(mateIn27, trainer::Seat::attacker);
    inEveryMode([this] { expectAllInPlace(*window); });
}

INSTANTIATE_TEST_SUITE_P(, ControlsInALanguage,
                         ::testing::Combine(::testing::ValuesIn(languages()), ::testing::Values(100, 200)),
                         [](const auto& given) {
                             return std::get<0>(given.param).toStdString() + "At" +
                                    std::to_string(std::get<1>(given.param));
                         });

TEST_F(ControlsOfTheWindow, PlayFitsTheSmallestWindowWithoutScrolling)
{
    for (const QString& language : {u"en"_s, u"de"_s}) {
        installLanguage(language);
        openWindow();
        settleIn({640, 480});
        const QScrollBar* bar = find<QScrollArea>()->verticalScrollBar();
        const auto expectAllSeen = [&](const char* when) {
            settle();
            EXPECT_EQ(bar->maximum(), 0)
                << when << ", " << language.toStdString() << ": " << (coach() + record()).toStdString();
        };
        start(mateIn27, trainer::Seat::attacker);
        expectAllSeen("at first");
        for (const Rung rung : {Rung::aim, Rung::squares, Rung::piece, Rung::target, Rung::moves}) {
            climbTo(rung);
            expectAllSeen("with a hint");
        }
        session.help().playHint();
        waitForReply();
        expectAllSeen("after a best move");
        session.takeBack();
        expectAllSeen("after taking it back");
        session.enterReplay();
        expectAllSeen("during a replay");
        session.leaveReplay();
        start(mateIn19, trainer::Seat::attacker);
        expectAllSeen("near a wrong corner");
        start(pawnEnding, trainer::Seat::attacker);
        expectAllSeen("with a pawn");
        start(mateIn3, trainer::Seat::both);
        while (!session.round().end())
            session.play(best().front());
        find<RecordCard>()->setPage(RecordPage::moves);
        expectAllSeen("at the end");
    }
}

TEST_F(ControlsOfTheWindow, AllMovesFitASmallWindowWithoutScrolling)
{
    settleIn({900, 640});
    start(mateIn27, trainer::Seat::both);
    find<RecordCard>()->setPage(RecordPage::replies);
    settle();
    EXPECT_EQ(find<QScrollArea>()->verticalScrollBar()->maximum(), 0);
}

TEST_F(ControlsOfTheWindow, EveryModeStartsAtTheTopOfItsPage)
{
    settleIn({640, 480});
    const QScrollBar* bar = find<QScrollArea>()->verticalScrollBar();
    session.enterSetUp();
    settle();
    ASSERT_GT(bar->maximum(), 0);
    find<QScrollArea>()->ensureWidgetVisible(fen());
    ASSERT_GT(bar->value(), 0);
    session.edit([](trainer::SetupEditor& editor) { editor.remove(Square::d3); });
    EXPECT_GT(bar->value(), 0) << "an edit does not scroll";
    session.leaveSetUp();
    settle();
    EXPECT_EQ(bar->value(), 0);
}

TEST_F(ControlsOfTheWindow, FocusableWidgetsHaveNames)
{
    inEveryMode([this] {
        for (QWidget* part : window->findChildren<QWidget*>()) {
            // The line inside a box of numbers is spoken of as the box.
            if (!part->isVisible() || part->focusPolicy() == Qt::NoFocus ||
                qobject_cast<QSpinBox*>(part->parentWidget()) != nullptr)
                continue;
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(part);
            ASSERT_NE(interface, nullptr);
            EXPECT_FALSE(interface->text(QAccessible::Name).isEmpty())
                << part->metaObject()->className() << " " << part->objectName().toStdString();
        }
    });
}

TEST_F(ControlsOfTheWindow, TabReachesAllFocusableWidgets)
{
    inEveryMode([this] {
        QSet<QWidget*> reached;
        view->setFocus();
        for (int i = 0; i < 80; ++i) {
            reached.insert(QApplication::focusWidget());
            key(Qt::Key_Tab);
        }
        for (QWidget* part : window->findChildren<QWidget*>()) {
            const bool takesTab = part->isVisible() && part->isEnabled() && !part->focusProxy() &&
                                  (part->focusPolicy() & Qt::TabFocus) != 0;
            const auto* choice = qobject_cast<QAbstractButton*>(part);
            const bool isOneOfAGroup =
                choice != nullptr && choice->group() != nullptr && !choice->isChecked();
            if (takesTab && !isOneOfAGroup && qobject_cast<QSpinBox*>(part->parentWidget()) == nullptr) {
                EXPECT_TRUE(reached.contains(part)) << part->metaObject()->className();
            }
        }
    });
}

TEST_F(ControlsOfTheWindow, ActionsAreInMenusAndShortcutsAreUnique)
{
    QSet<const QAction*> inMenus;
    std::map<QString, QString> ways;
    for (const auto& [way, entry] : actions()) {
        inMenus.insert(entry);
        EXPECT_FALSE(entry->text().isEmpty());
        for (const QKeySequence& keys : entry->shortcuts()) {
            const auto [same, isNew] = ways.emplace(keys.toString(), way);
            EXPECT_TRUE(isNew) << keys.toString().toStdString() << ": " << way.toStdString() << " and "
                               << same->second.toStdString();
        }
    }
    EXPECT_GE(ways.size(), 14U);
    for (const QAction* entry : window->findChildren<QAction*>()) {
        if (!entry->shortcut().isEmpty() && entry->menu() == nullptr &&
            qobject_cast<const QLineEdit*>(entry->parent()) == nullptr) {
            EXPECT_TRUE(inMenus.contains(entry)) << entry->text().toStdString();
        }
    }
}

void expectMnemonicsAreUnique(const QList<QAction*>& entries, const QString& where)
{
    QSet<QString> mnemonics;
    for (const QAction* entry : entries) {
        const QKeySequence mnemonic = QKeySequence::mnemonic(entry->text());
        if (!mnemonic.isEmpty()) {
            EXPECT_FALSE(mnemonics.contains(mnemonic.toString()))
                << where.toStdString() << ": " << entry->text().toStdString();
            mnemonics.insert(mnemonic.toString());
        }
        if (entry->menu() != nullptr) {
            emit entry->menu()->aboutToShow();
            expectMnemonicsAreUnique(entry->menu()->actions(), entry->text());
        }
    }
}

TEST_F(ControlsOfTheWindow, MnemonicsOfAMenuAreUniqueInEveryLanguage)
{
    for (const QString& language : languages()) {
        installLanguage(language);
        openWindow();
        expectMnemonicsAreUnique(window->menuBar()->actions(), language);
    }
}

/// The letters that select the entries of a menu.
QString mnemonicsOf(const QList<QAction*>& entries)
{
    QString letters;
    for (const QAction* entry : entries) {
        if (const QKeySequence keys = QKeySequence::mnemonic(entry->text()); !keys.isEmpty())
            letters.append(QChar{static_cast<char16_t>(keys[0].key())}.toUpper());
    }
    return letters;
}

void expectMnemonicsWhereLettersAreFree(const QList<QAction*>& entries)
{
    const QString taken = mnemonicsOf(entries);
    for (const QAction* entry : entries) {
        if (!entry->isSeparator() && entry->isVisible() && QKeySequence::mnemonic(entry->text()).isEmpty()) {
            // The key is no part of the name, and the reason for being disabled is not always there.
            for (const QChar letter : entry->text().section(u'\t', 0, 0).section(u" ("_s, 0, 0).toUpper())
                EXPECT_TRUE(taken.contains(letter) || letter.unicode() >= 0x80 || !letter.isLetter())
                    << entry->text().toStdString() << ": " << letter.toLatin1();
        }
        if (entry->menu() != nullptr) {
            emit entry->menu()->aboutToShow();
            expectMnemonicsWhereLettersAreFree(entry->menu()->actions());
        }
    }
}

TEST_F(ControlsOfTheWindow, EveryEntryOfTheTrainingMenuHasAMnemonic)
{
    for (const QString& language : {u"en"_s, u"de"_s}) {
        installLanguage(language);
        openWindow();
        QMenu* training = window->menuBar()->actions().at(4)->menu();
        emit training->aboutToShow();
        for (const QAction* entry : training->actions()) {
            EXPECT_TRUE(entry->isSeparator() || !entry->isVisible() ||
                        !QKeySequence::mnemonic(entry->text()).isEmpty())
                << entry->text().toStdString();
        }
    }
}

TEST_F(ControlsOfTheWindow, KeysOfUnavailableCommandsGiveTheReason)
{
    view->setFocus();
    key(Qt::Key_M, Qt::ControlModifier);
    EXPECT_TRUE(coach().contains(u"Not available now: Finish it for me ("_s)) << coach().toStdString();
    key(Qt::Key_B, Qt::ControlModifier);
    EXPECT_TRUE(coach().contains(u"Not available now: Contents (no course is open)."_s))
        << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_FALSE(coach().contains(u"Not available now"_s)) << coach().toStdString();
}

TEST_F(ControlsOfTheWindow, EachOfSeveralQuickClicksGivesAHint)
{
    start(mateIn27, trainer::Seat::attacker);
    QPushButton* hint = button(u"Hint"_s);
    std::set<Rung> rungs;
    const auto noteRung = [&] { rungs.insert(*session.help().hint()); };
    QTest::mouseClick(hint, Qt::LeftButton);
    noteRung();
    // A double click continues with this instead of another press.
    QTest::mouseDClick(hint, Qt::LeftButton);
    QTest::mouseRelease(hint, Qt::LeftButton);
    noteRung();
    QTest::mouseClick(hint, Qt::LeftButton);
    noteRung();
    EXPECT_EQ(rungs.size(), 3U);
}

TEST_F(ControlsOfTheWindow, MenuEntriesHaveAMnemonicIfALetterIsFree)
{
    for (const QString& language : {u"en"_s, u"de"_s, u"fr"_s}) {
        installLanguage(language);
        openWindow();
        expectMnemonicsWhereLettersAreFree(window->menuBar()->actions());
    }
}

TEST_F(ControlsOfTheWindow, TipsNameTheActiveShortcuts)
{
    inEveryMode([this] {
        for (const QAbstractButton* part : window->findChildren<QAbstractButton*>()) {
            const QString tip = part->toolTip();
            const qsizetype at = tip.indexOf(u"(Ctrl+"_s);
            if (at < 0 || !part->isVisible())
                continue;
            const QString keys = tip.mid(at + 1).chopped(1);
            bool found = false;
            for (const auto& [way, entry] : actions())
                found = found || entry->shortcut().toString() == keys;
            EXPECT_TRUE(found) << tip.toStdString();
        }
    });
}

TEST_F(ControlsOfTheWindow, ThemesChangeTheWholeWindowAndAreSaved)
{
    choose(u"Settings/Theme/Light"_s);
    const QColor light = window->palette().color(QPalette::Window);
    const QImage lightBoard = view->grab().toImage();
    choose(u"Settings/Theme/Dark"_s);
    EXPECT_TRUE(currentTheme().dark);
    EXPECT_NE(window->palette().color(QPalette::Window), light);
    EXPECT_NE(view->grab().toImage(), lightBoard);
    EXPECT_EQ(readPreferences().preferences.theme, ThemeChoice::dark);
    EXPECT_TRUE(action(u"Settings/Theme/Dark"_s)->isChecked());
    EXPECT_FALSE(action(u"Settings/Theme/Light"_s)->isChecked());
}

TEST_F(ControlsOfTheWindow, FollowsTheDesktopThemeByDefault)
{
    window->setDesktopTheme(ThemeChoice::dark);
    EXPECT_TRUE(currentTheme().dark);
    window->setDesktopTheme(ThemeChoice::light);
    EXPECT_FALSE(currentTheme().dark);
    choose(u"Settings/Theme/Light"_s);
    window->setDesktopTheme(ThemeChoice::dark);
    EXPECT_FALSE(currentTheme().dark);
    choose(u"Settings/Theme/Follow the system"_s);
    EXPECT_TRUE(currentTheme().dark);
    window->setDesktopTheme(ThemeChoice::system);
    EXPECT_FALSE(currentTheme().dark) << "the palette decides where the desktop has no preference";
}

TEST_F(ControlsOfTheWindow, AllThemesAndColouringsLookDifferent)
{
    QList<QImage> looks;
    for (const QString& theme : {u"Light"_s, u"Dark"_s}) {
        choose(u"Settings/Theme/"_s + theme);
        for (const QString& colours : {u"Wood"_s, u"Grey"_s, u"Blue-green"_s}) {
            choose(u"Board/Colours/"_s + colours);
            const QImage look = view->grab().toImage();
            if (theme == u"Light"_s) {
                EXPECT_FALSE(looks.contains(look)) << colours.toStdString();
            }
            looks.append(look);
        }
    }
    EXPECT_EQ(readPreferences().preferences.coloring, board::BoardColoring::blueGreen);
}

TEST_F(ControlsOfTheWindow, BoardMarksAreSwitchedOffAndOn)
{
    for (const QString& what : {u"Target corners"_s, u"Coordinates"_s}) {
        const QImage before = view->grab().toImage();
        choose(u"Board/"_s + what);
        EXPECT_NE(view->grab().toImage(), before) << what.toStdString();
        choose(u"Board/"_s + what);
        EXPECT_EQ(view->grab().toImage(), before) << what.toStdString();
    }
    choose(u"Board/Last move"_s);
    choose(u"Board/Destinations"_s);
    EXPECT_FALSE(readPreferences().preferences.shown.marks[board::MarkKind::lastMove]);
    EXPECT_FALSE(readPreferences().preferences.shown.marks[board::MarkKind::destination]);
}

TEST_F(ControlsOfTheWindow, LanguagesAreListedByTheirOwnNames)
{
    QSignalSpy chosen{window.get(), &MainWindow::mustBeMadeAnew};
    choose(u"Settings/Language/Deutsch"_s);
    EXPECT_EQ(chosen.count(), 1);
    EXPECT_EQ(preferences.language, u"de"_s);
    EXPECT_EQ(readPreferences().preferences.language, u"de"_s);
}

TEST_F(ControlsOfTheWindow, APageThatAsksForTooMuchOnlyWhileItAppearsLeavesTheMovesWhole)
{
    auto* scroll = find<panels::PageScroll>();
    const auto* record = find<panels::RecordCard>();
    ASSERT_TRUE(record->isAncestorOf(record->entry()));
    for (int pass = 0; pass < 3; ++pass)
        emit scroll->fitted(2000, 400);
    emit scroll->fitted(100, 400);
    settle();
    EXPECT_TRUE(record->isAncestorOf(record->entry()));
}

TEST_F(ControlsOfTheWindow, LanguageChangesTranslateOnlyTheTexts)
{
    session.play(best().front());
    waitForReply();
    installLanguage(u"de"_s);
    openWindow();
    EXPECT_EQ(pieces(), shown().board());
    EXPECT_EQ(find<panels::MoveList>()->moves()->entries().size(), 2U);
    if (button(u"Hint"_s) != nullptr)
        GTEST_SKIP() << "the German translation is not there yet";
    EXPECT_FALSE(standing().contains(u" mates in "_s)) << standing().toStdString();
    EXPECT_TRUE(standing().contains(u"26"_s));
}

TEST_F(ControlsOfTheWindow, SeatAndRuleChangesApplyAtOnce)
{
    choose(u"Training/You play as/The defender"_s);
    waitForReply();
    EXPECT_EQ(plies(), 1U);
    EXPECT_TRUE(session.isUsersTurn());
    choose(u"Settings/The fifty-move rule/Ends the game"_s);
    EXPECT_EQ(session.round().rules().fifty_moves, trainer::RuleEffect::end);
    choose(u"Settings/Threefold repetition/Off"_s);
    EXPECT_EQ(readPreferences().preferences.drawRules.threefold, trainer::RuleEffect::off);
    EXPECT_EQ(readPreferences().preferences.drill.seat, trainer::Seat::defender);
}

// Fault 33
TEST_F(ControlsOfTheWindow, UnwritableSettingsAreReportedUntilWritten)
{
    auto* notices = find<Notices>();
    const auto isTold = [notices] { return textsOf(notices).contains(u"Your settings cannot be saved"_s); };
    for (const auto& choice : {u"Settings/Theme/Dark"_s, u"Settings/Threefold repetition/Off"_s}) {
        home.makeUnwritable();
        choose(choice);
        EXPECT_TRUE(QTest::qWaitFor(isTold, patience));
        key(Qt::Key_H, Qt::ControlModifier);
        settle();
        EXPECT_TRUE(isTold()) << "whatever the user does meanwhile";
        EXPECT_TRUE(currentTheme().dark) << "they hold until the end";
        home.makeWritable();
        window->keepPreferences();
        EXPECT_TRUE(QTest::qWaitFor([&] { return !isTold(); }, patience));
    }
}

TEST_F(ControlsOfTheWindow, SwitchesDoNotWaitForTheDisk)
{
    // A blocked disk must not delay the switching of a mark.
    QSignalSpy done{&DiskThread::instance(), &DiskThread::done};
    choose(u"Settings/Theme/Dark"_s);
    EXPECT_TRUE(done.isEmpty());
    ASSERT_TRUE(done.wait(patience));
    EXPECT_EQ(readPreferences().preferences.theme, ThemeChoice::dark);
}

TEST_F(ControlsOfTheWindow, ANewPositionIsOneClickAway)
{
    const chess::Board before = pieces();
    press(u"New position"_s);
    waitForDeal();
    EXPECT_NE(pieces(), before);
    EXPECT_TRUE(session.round().seed());
    EXPECT_FALSE(record().contains(u"Position number"_s)) << record().toStdString();
    find<panels::RecordCard>()->setPage(panels::RecordPage::report);
    EXPECT_FALSE(record().contains(u"Position number"_s)) << record().toStdString();
    const std::uint64_t first = *session.round().seed();
    QTest::keyClick(window.get(), Qt::Key_N, Qt::ControlModifier);
    waitForDeal();
    EXPECT_NE(session.round().seed(), first);
}

TEST_F(ControlsOfTheWindow, KindOfPositionCanBeChosen)
{
    deal({}, 7);
    QTest::keyClick(window.get(), Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(find<panels::DrillPanel>()->isVisible());
    EXPECT_TRUE(
        textsOf(find<panels::DrillPanel>()).contains(u"The position number of the game on the board is 7."_s))
        << textsOf(find<panels::DrillPanel>()).toStdString();
    press(u"defender"_s);
    press(u"Black"_s);
    press(u"dark"_s);
    for (QSpinBox* box : find<panels::DrillPanel>()->findChildren<QSpinBox*>()) {
        box->setFocus();
        box->selectAll();
        type(u"6"_s);
        key(Qt::Key_Tab);
    }
    for (QLineEdit* line : find<panels::DrillPanel>()->findChildren<QLineEdit*>()) {
        if (line->accessibleName() == u"Position number"_s) {
            line->setFocus();
            type(u"17x-"_s);
            EXPECT_EQ(line->text(), u"17"_s);
        }
    }
    press(u"Start"_s);
    EXPECT_FALSE(find<panels::DrillPanel>()->isVisible());
    waitForDeal();
    EXPECT_EQ(session.round().seed(), 17U);
    EXPECT_EQ(session.round().seat(), trainer::Seat::defender);
    EXPECT_EQ(endgame::attacker_of(endgame::kbnk, pieces()), Color::black);
    EXPECT_TRUE(is_dark(pieces().of(chess::Role::bishop).first()));
    EXPECT_EQ(mateIn(), 6);
    EXPECT_EQ(view->orientation(), Color::white) << "the lone king is White and sits below";
    waitForReply();
    EXPECT_EQ(plies(), 1U);
    EXPECT_EQ(readPreferences().preferences.drill, preferences.drill);
}

TEST_F(ControlsOfTheWindow, LowerLimitNeverExceedsUpperLimit)
{
    choose(u"Game/Choose the kind of position…"_s);
    const QList<QSpinBox*> boxes = find<panels::DrillPanel>()->findChildren<QSpinBox*>();
    ASSERT_EQ(boxes.size(), 2);
    boxes[1]->setValue(5);
    boxes[0]->setValue(9);
    EXPECT_EQ(find<panels::DrillPanel>()->drill().request.shortest, 9);
    EXPECT_EQ(find<panels::DrillPanel>()->drill().request.longest, 9);
}

TEST_F(ControlsOfTheWindow, EveryQuestionHasAButtonThatSaysWhatDecliningDoes)
{
    for (const auto& [command, action] : window->actions().entries())
        EXPECT_TRUE(!command.question || !command.staying.isEmpty()) << command.id.toStdString();
}

TEST_F(ControlsOfTheWindow, ChoosingAKindCanBeCancelled)
{
    choose(u"Game/Choose the kind of position…"_s);
    press(u"both"_s);
    press(u"Cancel"_s);
    EXPECT_FALSE(find<panels::DrillPanel>()->isVisible());
    EXPECT_EQ(preferences.drill, trainer::Drill{});
    EXPECT_EQ(pieces(), position_of(mateIn27).board());
}

TEST_F(ControlsOfTheWindow, SetUpEndsTheChoiceOfAKind)
{
    choose(u"Game/Choose the kind of position…"_s);
    choose(u"Position/Set up"_s);
    press(u"Play"_s);
    EXPECT_FALSE(find<panels::DrillPanel>()->isVisible());
    EXPECT_TRUE(find<panels::CoachCard>()->isVisible());
}

TEST_F(ControlsOfTheWindow, LettersAreNotTypedIntoAHiddenLine)
{
    choose(u"Game/Choose the kind of position…"_s);
    view->setFocus();
    QTest::keyClick(view, 'N');
    EXPECT_TRUE(entry()->text().isEmpty());
    EXPECT_TRUE(view->hasFocus());
}

TEST_F(ControlsOfTheWindow, TheBoardTakesTheFocusThatNoWidgetHas)
{
    choose(u"Game/Choose the kind of position…"_s);
    ASSERT_FALSE(view->hasFocus());
    QApplication::focusWidget()->clearFocus();
    EXPECT_TRUE(QTest::qWaitFor([this] { return view->hasFocus(); }, patience));
}

TEST_F(ControlsOfTheWindow, WindowGeometryIsRestored)
{
    settleIn({700, 600});
    window->close();
    Preferences kept = readPreferences().preferences;
    EXPECT_EQ(kept.windowGeometry, preferences.windowGeometry);
    MainWindow second{session, kept, files, rounds, practice};
    EXPECT_EQ(second.size(), QSize(700, 600));
}

// Fault 53
TEST_F(ControlsOfTheWindow, InvalidGeometryIsIgnored)
{
    for (const QByteArray& geometry : {QByteArray{"x"}, QByteArray(66, '\xff'), QByteArray(1000, '\0')}) {
        Preferences broken;
        broken.windowGeometry = geometry;
        MainWindow second{session, broken, files, rounds, practice};
        second.show();
        EXPECT_TRUE(second.screen()->availableGeometry().intersects(second.geometry()));
        EXPECT_GE(second.width(), 600);
    }
}

TEST_F(ControlsOfTheWindow, AboutOpensAndCloses)
{
    choose(u"Help/About Right Corner"_s);
    QWidget* box = QApplication::activeModalWidget();
    ASSERT_NE(box, nullptr);
    QTest::keyClick(box, Qt::Key_Escape);
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
}

TEST_F(ControlsOfTheWindow, ButtonsKeepTheirPlacesWhileHintsAppear)
{
    for (const QSize size : {QSize{1280, 800}, QSize{1024, 700}, QSize{900, 640}, QSize{700, 900}}) {
        SCOPED_TRACE(size.width());
        settleIn(size);
        start(mateIn27, trainer::Seat::attacker);
        settle();
        const auto places = buttonPlaces();
        while (button(u"Hint"_s)->isEnabled()) {
            press(u"Hint"_s);
            settle();
            EXPECT_EQ(buttonPlaces(), places);
        }
    }
}

TEST_F(ControlsOfTheWindow, RepeatedHintClicksNeitherPlayNorLeave)
{
    const QPoint place = button(u"Hint"_s)->mapTo(window.get(), button(u"Hint"_s)->rect().center());
    for (int press = 0; press < 9; ++press) {
        QTest::mouseClick(window->childAt(place), Qt::LeftButton);
        settle();
        EXPECT_EQ(session.mode(), Mode::play);
        EXPECT_EQ(plies(), 0U);
    }
    EXPECT_EQ(session.help().hint(), Rung::moves);
}

} // namespace
} // namespace app_test
