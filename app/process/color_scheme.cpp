// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/color_scheme.h"

#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QGuiApplication>
#include <QStyleHints>

using namespace Qt::StringLiterals;

namespace process {
namespace {

constexpr auto portalPath = "/org/freedesktop/portal/desktop"_L1;
constexpr auto settings = "org.freedesktop.portal.Settings"_L1;
constexpr auto appearance = "org.freedesktop.appearance"_L1;
constexpr auto colorScheme = "color-scheme"_L1;

/// The meaning of the portal's number; 0 means no preference.
std::optional<bool> isDarkBy(uint scheme)
{
    constexpr uint dark = 1;
    constexpr uint light = 2;
    return scheme == dark || scheme == light ? std::optional{scheme == dark} : std::nullopt;
}

std::optional<bool> isDarkByQt()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    return std::nullopt;
}

} // namespace

ColorScheme::ColorScheme(QDBusConnection bus)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &ColorScheme::changed);
#endif
    // Otherwise Qt does not recognize the slot's parameter.
    qRegisterMetaType<QDBusVariant>();
    // A named sender would have to be looked up, which blocks.
    bus.connect({}, portalPath, settings, u"SettingChanged"_s, this,
                SLOT(takeSetting(QString, QString, QDBusVariant)));
    QDBusMessage read =
        QDBusMessage::createMethodCall(u"org.freedesktop.portal.Desktop"_s, portalPath, settings, u"Read"_s);
    read << QString{appearance} << QString{colorScheme};
    auto* reading = new QDBusPendingCallWatcher{bus.asyncCall(read), this};
    connect(reading, &QDBusPendingCallWatcher::finished, this, [this, reading] {
        reading->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *reading;
        if (!reply.isError())
            take(reply.value().variant());
    });
}

std::optional<bool> ColorScheme::isDark() const
{
    return isDarkByPortal_ ? isDarkByPortal_ : isDarkByQt();
}

void ColorScheme::takeSetting(const QString& group, const QString& key, const QDBusVariant& value)
{
    if (group == appearance && key == colorScheme)
        take(value.variant());
}

void ColorScheme::take(const QVariant& value)
{
    // Read() wraps the value once more.
    const bool isWrapped = value.userType() == qMetaTypeId<QDBusVariant>();
    const QVariant bare = isWrapped ? qvariant_cast<QDBusVariant>(value).variant() : value;
    isDarkByPortal_ = isDarkBy(bare.toUInt());
    emit changed();
}

} // namespace process
