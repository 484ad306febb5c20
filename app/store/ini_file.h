// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <map>

namespace store {

/// Settings as lines of text: "[group]", then "name=value". A value is nothing but its characters: whatever a
/// file says, reading it makes no objects and takes no more memory than the file.
class IniFile {
public:
    IniFile() = default;
    /// Reads what can be read as settings and passes over the rest.
    explicit IniFile(const QByteArray& bytes);

    /// The value of a key, such as "board/coordinates"; empty if it has none.
    QString value(const QString& key) const;
    void set(const QString& key, const QString& value) { values_[key] = value; }
    void remove(const QString& key) { values_.erase(key); }
    bool hasGroup(const QString& group) const;

    /// The file, its groups and keys in the order of the alphabet. Values have no ends of lines.
    QByteArray bytes() const;

private:
    std::map<QString, QString> values_;
};

/// Several texts as one value, and back; each may hold anything.
QString toValue(const QStringList& texts);
QStringList textsOf(const QString& value);

} // namespace store
