// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/phrasing.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace text {
namespace {

/// The translation context of punctuation.
struct Phrasing {
    Q_DECLARE_TR_FUNCTIONS(Phrasing)
};

} // namespace

QString listed(const QStringList& things)
{
    return things.join(Phrasing::tr(", ", "between the parts of a list"));
}

QString joined(const QStringList& sentences)
{
    QString text;
    for (const QString& sentence : sentences) {
        const bool needsSpace =
            !text.isEmpty() && !sentence.isEmpty() && !u"。，：；！？"_s.contains(text.back());
        text += needsSpace ? u' ' + sentence : sentence;
    }
    return text;
}

QString asSentence(const QString& headline)
{
    const bool isOne = headline.isEmpty() || u".!?…:。！？：।؟"_s.contains(headline.back());
    return isOne ? headline : Phrasing::tr("%1.", "a headline as a sentence").arg(headline);
}

QString forLabel(QString text)
{
    return text.replace(u"&"_s, u"&&"_s);
}

QString withoutMnemonic(const QString& text)
{
    static const QRegularExpression added{u"\\s*\\(&[^&]\\)|\t.*$"_s};
    static const QRegularExpression sign{u"&(.)"_s};
    return QString{text}.remove(added).replace(sign, u"\\1"_s);
}

QString dayName(QDate day)
{
    const QLocale locale;
    QString format = locale.dateFormat(QLocale::ShortFormat);
    if (!format.contains(u"yyyy"_s))
        format.replace(u"yy"_s, u"yyyy"_s);
    return locale.toString(day, format);
}

QString dateName(std::string_view date)
{
    QString known = QString::fromUtf8(date.data(), static_cast<qsizetype>(date.size()));
    const QDate day = QDate::fromString(known, u"yyyy.MM.dd"_s);
    return day.isValid() ? dayName(day) : known.remove(u".??"_s).replace(u'.', u'-');
}

} // namespace text
