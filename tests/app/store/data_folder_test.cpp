// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/data_folder.h"

#include <QDir>

#include "app_fixture.h"
#include "store/kept_round.h"
#include "store/practice_store.h"

namespace app_test {
namespace {

TEST(DataFolder, IsTheStandardFolderUnlessAnotherIsChosen)
{
    const TemporaryHome home;
    EXPECT_EQ(dataFolder(), QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    const QTemporaryDir other;
    setDataFolder(other.filePath(u"deep/data"_s));
    EXPECT_EQ(dataFolder(), other.filePath(u"deep/data"_s));
    EXPECT_EQ(PracticeStore::usualPath(), other.filePath(u"deep/data/practice.db"_s));
    writeKeptRound(toText({trainer::Round{position_of(mateIn27)}}));
    EXPECT_TRUE(QFile::exists(other.filePath(u"deep/data/round.pgn"_s)));
    EXPECT_TRUE(readKeptRound().kept);
    setDataFolder(u"here"_s);
    EXPECT_EQ(dataFolder(), QDir::current().absoluteFilePath(u"here"_s));
    setDataFolder({});
    EXPECT_EQ(dataFolder(), QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
}

} // namespace
} // namespace app_test
