// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/ini_file.h"

#include <QUrl>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace store {

IniFile::IniFile(const QByteArray& bytes)
{
    QString group;
    for (const QString& line : QString::fromUtf8(bytes).split(u'\n')) {
        const QString text = line.trimmed();
        const qsizetype equals = text.indexOf(u'=');
        if (text.startsWith(u'[') && text.endsWith(u']'))
            group = text.contains(u'/') ? QString{} : text.mid(1, text.size() - 2);
        else if (!group.isEmpty() && equals > 0)
            values_[group + u'/' + text.left(equals).trimmed()] = text.mid(equals + 1).trimmed();
    }
}

QString IniFile::value(const QString& key) const
{
    const auto found = values_.find(key);
    return found == values_.end() ? QString{} : found->second;
}

bool IniFile::hasGroup(const QString& group) const
{
    const auto first = values_.lower_bound(group + u'/');
    return first != values_.end() && first->first.startsWith(group + u'/');
}

QByteArray IniFile::bytes() const
{
    QString text;
    QString group;
    for (const auto& [key, value] : values_) {
        const QString own = key.section(u'/', 0, 0);
        if (own != group)
            text += (text.isEmpty() ? u"["_s : u"\n["_s) + own + u"]\n"_s;
        group = own;
        text += key.section(u'/', 1) + u'=' + value + u'\n';
    }
    return text.toUtf8();
}

QString toValue(const QStringList& texts)
{
    QStringList words;
    for (const QString& text : texts)
        words.append(QString::fromLatin1(QUrl::toPercentEncoding(text, "/")));
    return words.join(u' ');
}

QStringList textsOf(const QString& value)
{
    QStringList texts;
    for (const QString& word : value.split(u' ', Qt::SkipEmptyParts))
        texts.append(QUrl::fromPercentEncoding(word.toLatin1()));
    return texts;
}

} // namespace store
