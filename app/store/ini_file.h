// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <map>

namespace store {

/// Settings as lines of text: "[group]", then "name=value". Values are plain strings: reading a file creates
/// no objects, and takes no more memory than the file, whatever it contains.
class IniFile {
public:
    IniFile() = default;
    /// Reads all valid lines as settings and skips the rest.
    explicit IniFile(const QByteArray& bytes);

    /// The value of a key, such as "board/coordinates"; empty if it is not set.
    QString value(const QString& key) const;
    void set(const QString& key, const QString& value) { values_[key] = value; }
    void remove(const QString& key) { values_.erase(key); }
    bool hasGroup(const QString& group) const;

    /// The file's text, with groups and keys in alphabetical order.
    ///
    /// @pre values contain no line ends
    QByteArray bytes() const;

private:
    std::map<QString, QString> values_;
};

/// Encodes several texts as one value, and decodes them; each may contain any character.
QString toValue(const QStringList& texts);
QStringList textsOf(const QString& value);

} // namespace store
