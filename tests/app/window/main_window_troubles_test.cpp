// SPDX-License-Identifier: GPL-3.0-or-later

// File errors reported in the window, and rarely used commands that open files.

#include <QSqlDatabase>
#include <QSqlQuery>

#include "file_fixture.h"
#include "panels/course_card.h"
#include "panels/grading.h"
#include "panels/number_box.h"

namespace app_test {
namespace {

class TroublesInTheWindow : public FileTest {
protected:
    void practise()
    {
        choose(u"Training/Practice/Practise"_s);
        ASSERT_TRUE(QTest::qWaitFor([this] { return practiceStore.isOpen(); }, patience));
        settle();
    }
};

// Fault 39
TEST_F(TroublesInTheWindow, PracticeOfALaterVersionIsSetAsideAndReported)
{
    const QString path = store::PracticeStore::usualPath();
    QDir{}.mkpath(QFileInfo{path}.path());
    {
        QSqlDatabase later = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"later"_s);
        later.setDatabaseName(path);
        ASSERT_TRUE(later.open());
        QSqlQuery{later}.exec(u"PRAGMA user_version = 999"_s);
    }
    QSqlDatabase::removeDatabase(u"later"_s);
    practise();
    EXPECT_TRUE(coach().contains(
        u"Your practice data was written by a newer version of Right Corner; practice starts "_s
        u"from scratch."_s))
        << coach().toStdString();
}

// Fault 33
TEST_F(TroublesInTheWindow, UnwritablePracticeIsReported)
{
    QDir{}.mkpath(store::PracticeStore::usualPath());
    practise();
    EXPECT_TRUE(coach().contains(u"Your practice data cannot be saved."_s)) << coach().toStdString();
}

// Fault 41
TEST_F(TroublesInTheWindow, DeletedAndReplacedPracticeIsReported)
{
    waitForTable();
    emit practiceStore.troubled(store::PracticeTrouble::removed, {});
    EXPECT_TRUE(coach().contains(u"was deleted; it has been saved again in full."_s))
        << coach().toStdString();
    emit practiceStore.troubled(store::PracticeTrouble::removed, u"garbage"_s);
    EXPECT_TRUE(coach().contains(u"The unreadable file has been kept as "_s)) << coach().toStdString();
    emit practiceStore.troubled(store::PracticeTrouble::replaced, u"earlier"_s);
    EXPECT_TRUE(coach().contains(u"The earlier data has been kept as "_s)) << coach().toStdString();
}

TEST_F(TroublesInTheWindow, MessagesDoNotCarryTheOfferOfTheGame)
{
    waitForTable();
    practise();
    const auto* card = find<panels::CoachCard>();
    ASSERT_TRUE(QTest::qWaitFor([this] { return practice.canGiveUp(); }, patience));
    practice.giveUp();
    const auto isOffered = [card] {
        const auto* offer = card->findChild<QPushButton*>();
        return offer->isVisibleTo(card) && offer->text() == u"Try again"_s;
    };
    EXPECT_TRUE(isOffered());
    emit practiceStore.troubled(store::PracticeTrouble::damaged, u"practice.db.damaged"_s);
    EXPECT_FALSE(isOffered());
    window->dismiss();
    EXPECT_TRUE(isOffered());
}

// Fault 78
TEST_F(TroublesInTheWindow, SetUpShowsMessages)
{
    // Esc cancels solving of the ending.
    waitForTable();
    press(u"Set up"_s);
    emit practiceStore.troubled(store::PracticeTrouble::damaged, u"practice.db.damaged"_s);
    EXPECT_TRUE(coach().contains(u"Your practice data could not be read; practice starts from scratch."_s))
        << coach().toStdString();
    view->setFocus();
    key(Qt::Key_Right);
    EXPECT_TRUE(find<panels::CoachCard>()->isVisible()) << "nothing has been done yet";
    session.edit([](trainer::SetupEditor& editor) { editor.set_turn(chess::Color::black); });
    EXPECT_FALSE(find<panels::CoachCard>()->isVisible());
}

TEST_F(TroublesInTheWindow, ChoiceOfAKindShowsMessages)
{
    waitForTable();
    choose(u"Game/Choose the kind of position…"_s);
    ASSERT_FALSE(find<panels::CoachCard>()->isVisible()) << "nothing is said of the round";
    emit practiceStore.troubled(store::PracticeTrouble::unusable, {});
    EXPECT_TRUE(find<panels::CoachCard>()->isVisible());
    // A line that is replayed from there is the round's again.
    window->dismiss();
    key(Qt::Key_L, Qt::ControlModifier);
    EXPECT_EQ(session.mode(), Mode::replay);
    EXPECT_TRUE(coach().contains(u"Next: "_s)) << coach().toStdString();
}

TEST_F(TroublesInTheWindow, EscDismissesMessagesBeforeLeaving)
{
    waitForTable();
    window->reader().open(write(u"own.pgn"_s, "[Event \"My own: Beginning\"]\n\n{ Look around. } 1. e4 *\n"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
    open(write(u"none.pgn"_s, QByteArray{"\0\1\2", 3}));
    ASSERT_TRUE(coach().contains(u"“none.pgn”"_s)) << coach().toStdString();
    key(Qt::Key_Escape);
    EXPECT_FALSE(coach().contains(u"“none.pgn”"_s)) << coach().toStdString();
    EXPECT_TRUE(window->reader().isOpen());
    key(Qt::Key_Escape);
    EXPECT_FALSE(window->reader().isOpen());
}

// Fault 76
TEST_F(TroublesInTheWindow, GamesOfALaterVersionAreReportedAndKeepTheBoard)
{
    const chess::Board before = pieces();
    open(write(u"later.pgn"_s, "[RightCorner \"999 seat=attacker\"]\n\n1. e4 *\n"));
    EXPECT_TRUE(coach().contains(u"“later.pgn” was written by a newer version of this program."_s))
        << coach().toStdString();
    EXPECT_EQ(pieces(), before);
}

// Fault 24
TEST_F(TroublesInTheWindow, ShowsTheFirstErrorAndCountsTheOthers)
{
    open(write(u"odd.pgn"_s, "[White \"A\"]\n[White \"B\"]\n[White \"C\"]\n\n1. e4 e5 2. Ke8 *\n"));
    EXPECT_TRUE(coach().contains(u"Parts of this game could not be read."_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"There are 2 more errors."_s)) << coach().toStdString();
    EXPECT_EQ(moves(), (QStringList{u"e4"_s, u"e5"_s}));
}

TEST_F(TroublesInTheWindow, ReportsErrorsBeyondTheCountedMaximum)
{
    open(write(u"odd.pgn"_s, "1. e4 " + QByteArray{"& "}.repeated(150) + '*'));
    EXPECT_TRUE(coach().contains(u"There are at least 99 more errors."_s)) << coach().toStdString();
}

TEST_F(TroublesInTheWindow, UserCoursesAreChosenInADialog)
{
    const QString file = write(u"own.pgn"_s, "[Event \"My own: Beginning\"]\n\n{ Look around. } 1. e4 *\n");
    answer(u"Training/Courses/Open a course…"_s, file);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->reader().isOpen(); }, patience));
    EXPECT_TRUE(textsOf(find<panels::CourseCard>()).contains(u"Look around."_s));
}

TEST_F(TroublesInTheWindow, InvalidCoursesAreReported)
{
    answer(u"Training/Courses/Open a course…"_s, write(u"none.pgn"_s, QByteArray{"\0\1\2", 3}));
    ASSERT_TRUE(QTest::qWaitFor([this] { return coach().contains(u"“none.pgn”"_s); }, patience))
        << coach().toStdString();
}

TEST_F(TroublesInTheWindow, FilesInTheHomeFolderHaveShortNames)
{
    const QString file = QDir::homePath() + u"/at home.pgn"_s;
    writeBytes(file, oneGame);
    open(file);
    EXPECT_EQ(action(u"File/Open recent/~/at home.pgn"_s)->isEnabled(), true);
}

TEST_F(TroublesInTheWindow, GradeLimitsAreSetFromTheMenuAndSaved)
{
    choose(u"Training/Practice/Grading…"_s);
    auto* page = find<panels::Grading>();
    ASSERT_NE(page, nullptr);
    EXPECT_EQ(page->windowTitle(), u"Grading"_s) << "as in the menu";
    EXPECT_TRUE(page->isVisible());
    const auto before = preferences.gradeRule;
    page->findChild<panels::NumberBox*>()->stepUp();
    settle();
    EXPECT_NE(preferences.gradeRule, before);
    store::DiskThread::instance().finish();
    EXPECT_EQ(readPreferences().preferences.gradeRule, preferences.gradeRule);
}

} // namespace
} // namespace app_test
