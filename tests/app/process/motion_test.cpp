// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/motion.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include "app_fixture.h"

namespace app_test {
namespace {

class MotionTest : public ::testing::Test {
protected:
    MotionTest() { qputenv("PATH", "/nowhere"); }
    ~MotionTest() override { qputenv("PATH", path); }

    static void write(const QString& file, const QByteArray& text)
    {
        const QString where =
            QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u'/' + file;
        QDir{}.mkpath(QFileInfo{where}.path());
        QFile out{where};
        ASSERT_TRUE(out.open(QIODevice::WriteOnly));
        out.write(text);
    }
    bool isReducedAtOnce()
    {
        bool isReduced = false;
        process::whenMotionIsReduced(&context, [&] { isReduced = true; });
        return isReduced;
    }

    const TemporaryHome home;
    const QByteArray path = qgetenv("PATH");
    QObject context;
};

TEST_F(MotionTest, ADesktopThatSaysNothingMoves)
{
    EXPECT_FALSE(isReducedAtOnce());
    write(u"kdeglobals"_s, "[KDE]\nAnimationDurationFactor=0.5\n");
    write(u"gtk-3.0/settings.ini"_s, "[Settings]\ngtk-enable-animations=true\n");
    EXPECT_FALSE(isReducedAtOnce());
}

TEST_F(MotionTest, KdesSettingIsFollowed)
{
    write(u"kdeglobals"_s, "[KDE]\nAnimationDurationFactor=0\n");
    EXPECT_TRUE(isReducedAtOnce());
}

TEST_F(MotionTest, GtksSettingIsFollowed)
{
    write(u"gtk-4.0/settings.ini"_s, "[Settings]\ngtk-enable-animations=0\n");
    EXPECT_TRUE(isReducedAtOnce());
}

TEST_F(MotionTest, GnomeIsAsked)
{
    QFile program{QDir::homePath() + u"/gsettings"_s};
    ASSERT_TRUE(program.open(QIODevice::WriteOnly));
    program.write(
        "#!/bin/sh\n[ \"$*\" = 'get org.gnome.desktop.interface enable-animations' ] && echo false\n");
    program.close();
    program.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    qputenv("PATH", QDir::homePath().toUtf8() + ":/usr/bin:/bin");
    bool isReduced = false;
    process::whenMotionIsReduced(&context, [&] { isReduced = true; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return isReduced; }, patience));
}

} // namespace
} // namespace app_test
