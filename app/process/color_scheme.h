// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QDBusVariant>
#include <QObject>
#include <optional>

namespace process {

/// The desktop's preference for dark or light windows, from its settings portal, or else from Qt.
///
/// The portal is queried asynchronously, so that a desktop that answers slowly or not at all causes no delay.
class ColorScheme : public QObject {
    Q_OBJECT

public:
    explicit ColorScheme(QDBusConnection bus = QDBusConnection::sessionBus());

    /// True for dark, false for light; `nullopt` if no preference is known.
    std::optional<bool> isDark() const;

signals:
    /// The preference has arrived or changed.
    void changed();

private slots:
    void takeSetting(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void take(const QVariant& value);

    std::optional<bool> isDarkByPortal_;
};

} // namespace process
