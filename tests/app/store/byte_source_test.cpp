// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/byte_source.h"

#include <QTemporaryDir>

#include "app_fixture.h"

namespace app_test {
namespace {

void expectLetters(store::ByteSource& source)
{
    EXPECT_EQ(source.read(0, 26), "abcdefghij");
    EXPECT_EQ(source.read(8, 26), "ij");
    EXPECT_EQ(source.read(2, 3), "cde");
    EXPECT_EQ(source.read(10, 1), "");
    EXPECT_EQ(source.read(11, 1), "");
}

TEST(ByteSource, ReadsTextsAndFilesFromAnyOffset)
{
    const QByteArray letters = "abcdefghij";
    store::ByteSource text{letters};
    expectLetters(text);
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"games, ♞ and more.pgn"_s);
    writeBytes(path, letters);
    const auto file = store::ByteSource::open(path);
    ASSERT_NE(file, nullptr);
    expectLetters(*file);
}

TEST(ByteSource, ReadsResources)
{
    const QString course = u":/courses/queen.en.pgn"_s;
    const auto resource = store::ByteSource::open(course);
    ASSERT_NE(resource, nullptr);
    EXPECT_EQ(resource->read(0, 7), "[Event ");
    EXPECT_EQ(store::ByteSource::open(u":/courses/none.pgn"_s), nullptr);
}

// Fault 46
TEST(ByteSource, ReportsUnreadableFiles)
{
    const QTemporaryDir folder;
    EXPECT_EQ(store::ByteSource::open(folder.filePath(u"none.pgn"_s)), nullptr);
#ifdef Q_OS_LINUX
    // It can be opened, but reading fails.
    const auto memory = store::ByteSource::open(u"/proc/self/mem"_s);
    ASSERT_NE(memory, nullptr);
    EXPECT_EQ(memory->read(0, 1), std::nullopt);
#endif
}

} // namespace
} // namespace app_test
