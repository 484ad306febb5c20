// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/set_aside.h"

#include <QFileInfo>

#include "app_fixture.h"
#include "store/special_files.h"
#include "store/whole_file.h"

namespace app_test {
namespace {

TEST(SetAside, MovesAFileToAFreeName)
{
    const TemporaryHome home;
    QStringList names;
    for (const QByteArray bytes : {"one", "two", "three"}) {
        writeBytes(roundPath(), bytes);
        const QString aside = setAside(roundPath());
        EXPECT_FALSE(QFileInfo::exists(roundPath()));
        EXPECT_TRUE(aside.startsWith(roundPath() + ".corrupt-"_L1)) << aside.toStdString();
        EXPECT_EQ(readBytes(aside), bytes);
        EXPECT_FALSE(names.contains(aside)) << "what was set aside before stays";
        names.append(aside);
    }
}

TEST(SetAside, MovesPipesDevicesAndSocketsUnread)
{
    const TemporaryHome home;
    forEachSpecialFile(roundPath(), [] {
        const QString aside = setAside(roundPath());
        EXPECT_NE(aside, roundPath());
        EXPECT_FALSE(QFileInfo::exists(roundPath()));
        EXPECT_TRUE(isSpecialFile(aside));
    });
}

TEST(SetAside, AFileThatCannotBeMovedKeepsItsName)
{
    const TemporaryHome home;
    EXPECT_EQ(setAside(roundPath()), roundPath());
}

} // namespace
} // namespace app_test
