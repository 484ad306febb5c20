// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/whole_file.h"

#include <QDir>

#include "app_fixture.h"
#include "store/special_files.h"

namespace app_test {
namespace {

class WholeFileTest : public ::testing::TestWithParam<bool (*)(const QString&, const QByteArray&)> {
protected:
    bool write(const QByteArray& bytes) const { return GetParam()(path, bytes); }

    QTemporaryDir directory;
    QString path = directory.filePath(u"folder/file"_s);
};

TEST_P(WholeFileTest, CreatesTheFileAndItsFolder)
{
    EXPECT_TRUE(write("one"));
    EXPECT_EQ(readBytes(path), "one");
    EXPECT_TRUE(write("another"));
    EXPECT_EQ(readBytes(path), "another");
}

TEST_P(WholeFileTest, TheOldBytesStayUntilTheNewOnesAreComplete)
{
    ASSERT_TRUE(write("the old bytes"));
    QFile before{path};
    ASSERT_TRUE(before.open(QIODevice::ReadOnly | QIODevice::Unbuffered));
    ASSERT_TRUE(write("the new"));
    EXPECT_EQ(before.readAll(), "the old bytes") << "a kill in the midst of it would have left nothing else";
    EXPECT_EQ(readBytes(path), "the new");
}

TEST_P(WholeFileTest, LeavesNoOtherFilesBehind)
{
    ASSERT_TRUE(write("one"));
    ASSERT_TRUE(write("two"));
    EXPECT_EQ(QFileInfo{path}.dir().entryList(QDir::Files), QStringList{u"file"_s});
}

TEST_P(WholeFileTest, KeepsThePermissionsOfTheFile)
{
    ASSERT_TRUE(write("one"));
    constexpr QFile::Permissions ownersOnly = QFile::ReadOwner | QFile::WriteOwner;
    ASSERT_TRUE(QFile::setPermissions(path, ownersOnly));
    ASSERT_TRUE(write("two"));
    EXPECT_EQ(QFile::permissions(path) & ~(QFile::ReadUser | QFile::WriteUser), ownersOnly);
}

TEST_P(WholeFileTest, FailsIfTheFileCannotBeWritten)
{
    QDir{}.mkpath(path);
    EXPECT_FALSE(write("one")) << "a folder is in the file's place";
    EXPECT_TRUE(QFileInfo{path}.isDir());
}

TEST_P(WholeFileTest, SpecialFilesAreNeverWrittenTo)
{
    ASSERT_TRUE(write("before"));
    forEachSpecialFile(path + u".new"_s, [&] { EXPECT_TRUE(write("after")); });
    ASSERT_TRUE(QFile::remove(path));
    forEachSpecialFile(path, [&] {
        EXPECT_FALSE(write("after"));
        EXPECT_TRUE(isSpecialFile(path)) << "it is left alone";
    });
}

INSTANTIATE_TEST_SUITE_P(BothWays, WholeFileTest, ::testing::Values(&writeAtOnce, &writeSafely),
                         [](const auto& way) { return way.index == 0 ? "AtOnce" : "Safely"; });

TEST(BytesOf, ReadsNoFileLongerThanTheLimit)
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"file"_s);
    EXPECT_FALSE(bytesOf(path, 10));
    writeBytes(path, "0123456789");
    EXPECT_EQ(bytesOf(path, 10), "0123456789");
    EXPECT_FALSE(bytesOf(path, 9));
}

TEST(BytesOf, PipesDevicesAndSocketsAreRefused)
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"file"_s);
    EXPECT_FALSE(isSpecialFile(path)) << "there is nothing";
    EXPECT_FALSE(isSpecialFile(directory.path()));
    forEachSpecialFile(path, [&] {
        EXPECT_TRUE(isSpecialFile(path));
        EXPECT_FALSE(bytesOf(path, 10));
    });
    writeBytes(path, "0123456789");
    EXPECT_FALSE(isSpecialFile(path));
}

} // namespace
} // namespace app_test
