// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/file_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "app_fixture.h"
#include "store/preferences.h"

namespace app_test {
namespace {

TEST(FileDialogTest, StartsInTheLastFolderAndDeletesItself)
{
    const QTemporaryDir folder;
    Preferences preferences;
    preferences.recentFiles = {folder.filePath(u"game.pgn"_s), u"/elsewhere/other.pgn"_s};
    QWidget window;
    QFileDialog* dialog = makeFileDialog(window, preferences, u"Open"_s, {u"Games (*.pgn)"_s});
    EXPECT_EQ(dialog->parent(), &window);
    EXPECT_EQ(dialog->windowTitle(), u"Open"_s);
    EXPECT_EQ(dialog->directory(), QDir{folder.path()});
    EXPECT_EQ(dialog->nameFilters(), QStringList{u"Games (*.pgn)"_s});
    EXPECT_TRUE(dialog->testAttribute(Qt::WA_DeleteOnClose));
}

TEST(FileDialogTest, StartsInTheDocumentsFolderByDefault)
{
    const TemporaryHome home;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    ASSERT_TRUE(QDir{}.mkpath(documents));
    QWidget window;
    EXPECT_EQ(makeFileDialog(window, {}, {}, {})->directory(), QDir{documents});
}

TEST(FileDialogTest, MissingFoldersAreSkipped)
{
    const TemporaryHome home;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    ASSERT_FALSE(QFileInfo::exists(documents));
    Preferences preferences;
    preferences.recentFiles = {QDir::homePath() + u"/unplugged/game.pgn"_s};
    QWidget window;
    EXPECT_EQ(makeFileDialog(window, preferences, {}, {})->directory(), QDir::home());
    ASSERT_TRUE(QDir{}.mkpath(documents));
    EXPECT_EQ(makeFileDialog(window, preferences, {}, {})->directory(), QDir{documents});
}

} // namespace
} // namespace app_test
