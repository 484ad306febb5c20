// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

using namespace Qt::StringLiterals;

namespace text {
namespace {

QString systemLanguage()
{
    for (const QString& tag : QLocale::system().uiLanguages()) {
        QString code = tag.section(u'-', 0, 0);
        if (languages().contains(code))
            return code;
    }
    return languages().first();
}

} // namespace

QStringList languages()
{
    return {u"en"_s, u"de"_s};
}

QString nameOfLanguage(const QString& code)
{
    const QString name = QLocale{code}.nativeLanguageName();
    return code == "en"_L1 ? u"English"_s : name;
}

void installLanguage(const QString& code)
{
    static QTranslator own;
    static QTranslator qt;
    const QString language = languages().contains(code) ? code : systemLanguage();
    QCoreApplication::removeTranslator(&own);
    QCoreApplication::removeTranslator(&qt);
    // English has texts of its own for one and many.
    if (own.load(":/i18n/rightcorner_"_L1 + language))
        QCoreApplication::installTranslator(&own);
    if (qt.load("qtbase_"_L1 + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    QLocale::setDefault(QLocale{language});
}

} // namespace text
