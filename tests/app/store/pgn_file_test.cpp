// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/pgn_file.h"

#include <QDir>

#include "app_fixture.h"
#include "chess/pgn_index.h"

namespace app_test {
namespace {

using store::FileTrouble;

class PgnFileTest : public ::testing::Test {
protected:
    store::GameInFile gameOf(const QByteArray& bytes, std::size_t number)
    {
        writeBytes(path, bytes);
        const chess::PgnIndex index = chess::index_pgn(bytes.toStdString());
        const chess::PgnIndexEntry entry = index[number];
        return {path, store::stampOf(path), entry.offset, entry.length, entry.place};
    }

    QTemporaryDir folder;
    QString path = folder.filePath(u"games.pgn"_s);
};

// Fault 23
TEST_F(PgnFileTest, AGameIsReplacedAndEveryOtherByteStays)
{
    const QByteArray odd = "% escaped\r\n[White \"M\xfcller\"]\r\n1. e4 *\r\n\r\n";
    const QByteArray last = "[White \"C\"]\n1. c4 *";
    const auto saved =
        store::replaceGame(gameOf(odd + "[White \"B\"]\n1. d4 *\n\n" + last, 1), "[White \"X\"]\n\n*\n");
    ASSERT_TRUE(saved);
    EXPECT_EQ(readBytes(path), odd + "[White \"X\"]\n\n*\n\n" + last);
    const auto again = store::replaceGame(*saved, "[White \"Y\"]\n\n*\n");
    ASSERT_TRUE(again);
    EXPECT_EQ(readBytes(path), odd + "[White \"Y\"]\n\n*\n\n" + last) << "blank lines do not pile up";
}

TEST_F(PgnFileTest, AGameWithinALineMovesToItsOwnLine)
{
    const auto saved = store::replaceGame(gameOf("1. e4 * 1. d4 *", 1), "[White \"X\"]\n\n*\n");
    ASSERT_TRUE(saved);
    EXPECT_EQ(readBytes(path), "1. e4 * \n[White \"X\"]\n\n*\n");
    EXPECT_EQ(saved->place, (chess::PgnPlace{2, 2, 1}));
    ASSERT_TRUE(store::replaceGame(*saved, "[White \"Z\"]\n\n*\n"));
    EXPECT_EQ(readBytes(path), "1. e4 * \n[White \"Z\"]\n\n*\n");
}

TEST_F(PgnFileTest, AChangedOrMissingFileIsLeftAlone)
{
    const store::GameInFile game = gameOf("1. e4 *\n", 0);
    writeBytes(path, "1. e4 e5 *\n");
    EXPECT_EQ(store::replaceGame(game, "*\n").error(), FileTrouble::changed);
    EXPECT_EQ(readBytes(path), "1. e4 e5 *\n");
    QFile::remove(path);
    EXPECT_EQ(store::replaceGame(game, "*\n").error(), FileTrouble::missing);
    EXPECT_FALSE(QFile::exists(path));
}

TEST_F(PgnFileTest, OnlyPlainFilesAreReplaced)
{
    EXPECT_EQ(store::writeGame(u"/dev/full"_s, "*\n").error(), FileTrouble::unwritable);
    EXPECT_FALSE(QFileInfo{u"/dev/full"_s}.isFile());
    EXPECT_EQ(store::writeGame(folder.path(), "*\n").error(), FileTrouble::unwritable);
    EXPECT_EQ(store::writeGame(folder.filePath(u"no/such/game.pgn"_s), "*\n").error(),
              FileTrouble::unwritable);
    EXPECT_EQ(store::troubleWith(folder.path()), FileTrouble::folder);
    EXPECT_EQ(store::troubleWith(u"/dev/null"_s), FileTrouble::special);
}

} // namespace
} // namespace app_test
