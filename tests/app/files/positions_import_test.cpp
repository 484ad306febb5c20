// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/positions_import.h"

#include <QSignalSpy>

#include "app_fixture.h"

namespace app_test {
namespace {

using files::PositionsImport;

class PositionsImportTest : public testing::Test {
protected:
    void read(const QByteArray& bytes)
    {
        writeBytes(path, bytes);
        import.read(path, {"Mine", "list"}, endgame::TablebaseStore{},
                    [this](const PositionsImport::Pages& pages) { found = pages;
    });
    EXPECT_TRUE(QTest::qWaitFor([this] { return found || !told.isEmpty(); }, patience));
}

QTemporaryDir folder;
QString path = folder.filePath(u"list.txt"_s);
QWidget parent;
PositionsImport& import = *new PositionsImport{parent};
QSignalSpy told{&import, &PositionsImport::told};
std::optional<PositionsImport::Pages> found;
}; // namespace

TEST_F(PositionsImportTest, PositionsGetTheirTasks)
{
    read("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1\n4k3/8/8/8/8/8/8/8 w - - 0 1\n");
    ASSERT_TRUE(found);
    ASSERT_EQ(found->games.size(), 1U);
    EXPECT_EQ(found->leftOut, 1) << "a king is missing";
    EXPECT_EQ(found->games[0].tags.value("Task"), "play 16");
    EXPECT_EQ(found->games[0].tags.value("ChapterName"), "list");
    ASSERT_TRUE(found->fault);
    EXPECT_EQ(found->fault->line, 2U);
}

TEST_F(PositionsImportTest, FilesWithoutGamesAreReported)
{
    read("Shopping: milk, bread");
    EXPECT_EQ(told.size(), 1);
    EXPECT_FALSE(found);
}

} // namespace app_test
} // namespace app_test
