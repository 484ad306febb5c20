// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/practice_files.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSqlQuery>

#include "app_fixture.h"
#include "store/practice_sample.h"

namespace app_test {
namespace {

class PracticeFilesTest : public testing::Test {
protected:
    PracticeFilesTest()
    {
        QObject::connect(&practice, &PracticeFiles::told, &practice,
                         [this](const Remark& remark) { told.push_back(remark); });
        window.show();
    }

    void keep(int attempts)
    {
        QSignalSpy kept{&store, &store::PracticeStore::kept};
        for (int i = 0; i < attempts; ++i)
            store.add(sampleAttempt(), sampleMemory());
        ASSERT_TRUE(QTest::qWaitFor([&] { return kept.count() == attempts; }, patience));
    }
    /// Answers the dialog of files that is open.
    void chooseFile(const QString& name)
    {
        auto* dialog = window.findChild<QFileDialog*>();
        ASSERT_NE(dialog, nullptr);
        emit dialog->fileSelected(name);
        dialog->close();
        QTest::qWait(1);
    }
    QMessageBox* question()
    {
        EXPECT_TRUE(QTest::qWaitFor(
            [this] {
                const auto* box = window.findChild<QMessageBox*>();
                return box != nullptr && box->isVisible();
            },
            patience));
        return window.findChild<QMessageBox*>();
    }
    void press(QMessageBox* box, const QString& text)
    {
        for (QAbstractButton* found : box->buttons()) {
            if (found->text().remove(u'&') == text)
                return QTest::mouseClick(found, Qt::LeftButton);
        }
        ADD_FAILURE() << "no button " << text.toStdString();
    }
    Remark heard()
    {
        EXPECT_TRUE(QTest::qWaitFor([this] { return !told.empty(); }, patience));
        const Remark remark = told.empty() ? Remark{} : told.front();
        told.clear();
        EXPECT_TRUE(isSentence(remark.headline)) << remark.headline.toStdString();
        return remark;
    }
    std::size_t remembered()
    {
        QSignalSpy opened{&store, &store::PracticeStore::opened};
        store.open();
        EXPECT_TRUE(opened.wait(patience));
        return store.memories().size();
    }
    QString file(const QString& name) const { return folder.filePath(name); }

    QTemporaryDir folder;
    store::PracticeStore store{file(u"practice.db"_s)};
    Preferences preferences;
    QWidget window;
    PracticeFiles practice{store, preferences, window};
    std::vector<Remark> told;
};

TEST_F(PracticeFilesTest, AttemptsAreExportedAsATable)
{
    keep(2);
    practice.chooseExport();
    chooseFile(file(u"table.csv"_s));
    EXPECT_EQ(heard(), (Remark{Tone::good, u"The attempts have been saved as “table.csv”."_s, {}}));
    EXPECT_EQ(readBytes(file(u"table.csv"_s)).count("\r\n"), 3);
}

// Fault 32
TEST_F(PracticeFilesTest, WriteErrorsAreReported)
{
    keep(1);
    practice.chooseExport();
    chooseFile(file(u"practice.db/table.csv"_s));
    EXPECT_EQ(heard().headline, u"“table.csv” could not be saved."_s);
    practice.chooseBackup();
    chooseFile(file(u"no-folder/backup.db"_s));
    EXPECT_EQ(heard().headline, u"“backup.db” could not be saved."_s);
}

TEST_F(PracticeFilesTest, DoesNotOverwriteThePracticeFile)
{
    keep(1);
    practice.chooseExport();
    chooseFile(file(u"practice.db"_s));
    EXPECT_EQ(heard().tone, Tone::bad);
    practice.chooseBackup();
    chooseFile(file(u"practice.db"_s));
    EXPECT_EQ(heard().tone, Tone::bad);
    EXPECT_EQ(remembered(), 1U);
}

TEST_F(PracticeFilesTest, BackupsCanBeRestored)
{
    keep(1);
    practice.chooseBackup();
    chooseFile(file(u"backup.db"_s));
    EXPECT_EQ(heard(), (Remark{Tone::good, u"The backup has been saved as “backup.db”."_s, {}}));
    practice.askToForget();
    QMessageBox* box = question();
    EXPECT_EQ(box->text(), u"Erase all practice data?"_s);
    EXPECT_EQ(
        box->informativeText(),
        u"1 attempt and the schedule of 1 exercise will be deleted for good. Your place in each course, "_s
        u"your earlier games and your settings stay."_s);
    press(box, u"Erase"_s);
    EXPECT_EQ(heard(), (Remark{Tone::good, u"All practice data has been erased."_s, {}}));
    EXPECT_EQ(remembered(), 0U);
    practice.chooseRestore();
    chooseFile(file(u"backup.db"_s));
    EXPECT_EQ(heard(), (Remark{Tone::good, u"Your practice data has been restored from “backup.db”."_s, {}}))
        << "there was nothing to lose, so nothing was asked";
    EXPECT_EQ(remembered(), 1U);
}

TEST_F(PracticeFilesTest, EnterAndEscapeKeepThePractice)
{
    keep(3);
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape}) {
        practice.askToForget();
        QMessageBox* box = question();
        QTest::keyClick(box, key);
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return window.findChild<QMessageBox*>() == nullptr; }, patience));
    }
    EXPECT_EQ(remembered(), 1U);
    EXPECT_TRUE(told.empty());
}

TEST_F(PracticeFilesTest, RestoringListsTheLosses)
{
    keep(1);
    practice.chooseBackup();
    chooseFile(file(u"backup.db"_s));
    heard();
    keep(2);
    practice.chooseRestore();
    chooseFile(file(u"backup.db"_s));
    QMessageBox* box = question();
    EXPECT_EQ(box->text(), u"Replace your practice data with “backup.db”?"_s);
    EXPECT_EQ(box->informativeText(),
              u"3 attempts and the schedule of 1 exercise will be deleted for good."_s);
    press(box, u"Replace"_s);
    EXPECT_EQ(heard().tone, Tone::good);
    practice.askToForget();
    EXPECT_TRUE(question()->informativeText().startsWith(u"1 attempt and"_s));
}

TEST_F(PracticeFilesTest, InvalidBackupsAreRefused)
{
    writeBytes(file(u"letter.txt"_s), "Dear Anna");
    keep(1);
    practice.chooseRestore();
    chooseFile(file(u"letter.txt"_s));
    press(question(), u"Replace"_s);
    EXPECT_EQ(heard(), (Remark{Tone::bad, u"“letter.txt” is not a readable practice backup."_s,
                               u"No changes were made."_s}));
    EXPECT_EQ(remembered(), 1U);
}

TEST_F(PracticeFilesTest, EmptyPracticeCannotBeErased)
{
    practice.askToForget();
    EXPECT_EQ(heard().headline, u"There is no practice data to erase."_s);
}

TEST_F(PracticeFilesTest, ErasingReadPagesRequiresConfirmation)
{
    store.noteRead({u"rook"_s, u"a"_s}, {});
    practice.askToForget();
    EXPECT_EQ(
        question()->informativeText(),
        u"The record of which course pages you have read and which questions you have solved will also be "_s
        u"lost. Your place in each course, your earlier games and your settings stay."_s);
    QTest::keyClick(question(), Qt::Key_Escape);
    ASSERT_TRUE(QTest::qWaitFor([this] { return window.findChild<QMessageBox*>() == nullptr; }, patience));
    keep(1);
    practice.askToForget();
    QMessageBox* box = question();
    EXPECT_EQ(
        box->informativeText(),
        u"1 attempt and the schedule of 1 exercise will be deleted for good. The record of which course "_s
        u"pages you have read and which questions you have solved will also be lost. Your place in each "_s
        u"course, your earlier games and your settings stay."_s);
    press(box, u"Erase"_s);
    EXPECT_EQ(heard().headline, u"All practice data has been erased."_s);
    practice.askToForget();
    EXPECT_EQ(heard().headline, u"There is no practice data to erase."_s);
}

TEST_F(PracticeFilesTest, ErasingExercisesOfALaterVersionRequiresConfirmation)
{
    {
        store::PracticeDatabase database{file(u"practice.db"_s)};
        ASSERT_TRUE(database.add(sampleAttempt(), sampleMemory()));
        for (const char16_t* const table : {u"week_sum", u"memory"})
            ASSERT_TRUE(QSqlQuery{database.connection()}.exec(
                u"UPDATE %1 SET exercise = 'KBNK:unheard-of:1-'"_s.arg(QString::fromUtf16(table))));
    }
    practice.askToForget();
    EXPECT_TRUE(question()->informativeText().contains(u"1 exercise"_s))
        << question()->informativeText().toStdString();
}

TEST_F(PracticeFilesTest, ClosedWindowsReceiveNoResult)
{
    keep(1);
    auto gone = std::make_unique<PracticeFiles>(store, preferences, window);
    gone->askToForget();
    gone.reset();
    EXPECT_EQ(remembered(), 1U);
    EXPECT_EQ(window.findChild<QMessageBox*>(), nullptr);
}

} // namespace
} // namespace app_test
