// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/color_scheme.h"

#include <QDBusMessage>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>

#include "app_fixture.h"

namespace app_test {
namespace {

using process::ColorScheme;

/// A portal that answers as those of the desktops do.
class Portal : public QDBusVirtualObject {
public:
    explicit Portal(QDBusConnection bus) : bus_{std::move(bus)}
    {
        bus_.registerVirtualObject(path, this);
        bus_.registerService(u"org.freedesktop.portal.Desktop"_s);
    }
    void set(uint scheme)
    {
        scheme_ = scheme;
        send(u"org.freedesktop.appearance"_s, scheme);
    }
    /// Reports a setting that was changed.
    void send(const QString& group, uint value)
    {
        QDBusMessage changed = QDBusMessage::createSignal(path, settings, u"SettingChanged"_s);
        changed << group << u"color-scheme"_s << QVariant::fromValue(QDBusVariant{value});
        bus_.send(changed);
    }
    QString introspect(const QString&) const override { return {}; }
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& connection) override
    {
        const QVariantList asked{u"org.freedesktop.appearance"_s, u"color-scheme"_s};
        if (message.member() != "Read"_L1 || message.arguments() != asked)
            return false;
        const QVariant inner = QVariant::fromValue(QDBusVariant{scheme_});
        return connection.send(message.createReply(QVariant::fromValue(QDBusVariant{inner})));
    }

private:
    const QString path = u"/org/freedesktop/portal/desktop"_s;
    const QString settings = u"org.freedesktop.portal.Settings"_s;

    QDBusConnection bus_;
    uint scheme_ = 0;
};

class ColorSchemeTest : public ::testing::Test {
protected:
    void SetUp() override
    {
        if (QStandardPaths::findExecutable(u"dbus-daemon"_s).isEmpty())
            GTEST_SKIP() << "dbus-daemon is missing; install the package dbus.";
        daemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
        ASSERT_TRUE(QTest::qWaitFor([this] { return daemon.canReadLine(); }, patience));
        address = QString::fromLocal8Bit(daemon.readLine()).trimmed();
    }
    ~ColorSchemeTest() override
    {
        for (const QString& name : {u"portal"_s, u"client"_s})
            QDBusConnection::disconnectFromBus(name);
        daemon.kill();
        daemon.waitForFinished();
    }
    QDBusConnection bus(const QString& name) { return QDBusConnection::connectToBus(address, name); }

    QProcess daemon;
    QString address;
};

TEST_F(ColorSchemeTest, TheDesktopsPreferenceIsAskedForAndFollowed)
{
    Portal portal{bus(u"portal"_s)};
    portal.set(1);
    const ColorScheme scheme{bus(u"client"_s)};
    EXPECT_FALSE(scheme.isDark()) << "the answer is not waited for";
    const auto becomes = [&](std::optional<bool> isDark) {
        return QTest::qWaitFor([&] { return scheme.isDark() == isDark; }, patience);
    };
    EXPECT_TRUE(becomes(true));
    portal.set(2);
    EXPECT_TRUE(becomes(false));
    portal.set(1);
    EXPECT_TRUE(becomes(true));
    portal.set(0);
    EXPECT_TRUE(becomes(std::nullopt)) << "no preference";
}

TEST_F(ColorSchemeTest, OtherSettingsAreIgnored)
{
    Portal portal{bus(u"portal"_s)};
    portal.set(2);
    const ColorScheme scheme{bus(u"client"_s)};
    ASSERT_TRUE(QTest::qWaitFor([&] { return scheme.isDark().has_value(); }, patience));
    QSignalSpy changed{&scheme, &ColorScheme::changed};
    portal.send(u"org.gnome.desktop.interface"_s, 1);
    portal.set(2);
    EXPECT_TRUE(changed.wait(patience));
    EXPECT_EQ(scheme.isDark(), false);
    EXPECT_EQ(changed.count(), 1);
}

TEST(ColorSchemeWithoutABus, HasNoPreference)
{
    const ColorScheme scheme{QDBusConnection{u"no such connection"_s}};
    QCoreApplication::processEvents();
    EXPECT_FALSE(scheme.isDark());
}

} // namespace
} // namespace app_test
