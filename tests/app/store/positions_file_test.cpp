// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/positions_file.h"

#include <QDir>
#include <QFile>

#include "app_fixture.h"
#include "store/courses.h"

namespace app_test {
namespace {

using store::FileTrouble;

class PositionsFile : public testing::Test {
protected:
    QTemporaryDir folder;
    QString path = folder.filePath(u"new/positions.pgn"_s);

    std::optional<FileTrouble> write(const std::string& text)
    {
        return store::changeCourse(path, [&](std::string_view before) { return std::string{before} + text; });
    }
};

TEST_F(PositionsFile, IsMadeWithItsFolder)
{
    EXPECT_EQ(write("one "), std::nullopt);
    EXPECT_EQ(write("two"), std::nullopt);
    EXPECT_EQ(readBytes(path), "one two");
    EXPECT_EQ(QDir{folder.filePath(u"new"_s)}.entryList(QDir::Files).size(), 1) << "no draft is left";
}

TEST_F(PositionsFile, IsKeptOnTrouble)
{
    ASSERT_EQ(write("one"), std::nullopt);
    ASSERT_EQ(write(" two"), std::nullopt);
    EXPECT_EQ(write(std::string(store::courseSizeLimit, 'x')), FileTrouble::tooLarge);
    EXPECT_EQ(readBytes(path), "one two");

    path = folder.filePath(u"new"_s);
    EXPECT_EQ(write("one"), FileTrouble::folder);
    path = folder.filePath(u"new/positions.pgn/in-a-file.pgn"_s);
    EXPECT_EQ(write("one"), FileTrouble::unwritable);
}

TEST_F(PositionsFile, IsNotMadeForNothing)
{
    EXPECT_EQ(write(""), std::nullopt);
    EXPECT_FALSE(QFile::exists(path));
}

TEST_F(PositionsFile, AnEmptyFileIsFilled)
{
    path = folder.filePath(u"empty.pgn"_s);
    writeBytes(path, {});
    EXPECT_EQ(write("one"), std::nullopt);
    EXPECT_EQ(readBytes(path), "one");
}

} // namespace
} // namespace app_test
