// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace text {
namespace {

struct Language {
    QLatin1StringView code;
    QStringView name;           ///< in the language itself
    QLatin1StringView locale{}; ///< of numbers and dates; empty for that of the code
};

// The board and the moves have Western digits, which the Arabic of the Emirates uses as well.
constexpr std::array spoken{Language{"en"_L1, u"English"},
                            Language{"de"_L1, u"Deutsch"},
                            Language{"es"_L1, u"Español"},
                            Language{"fr"_L1, u"Français"},
                            Language{"pt_BR"_L1, u"Português (Brasil)"},
                            Language{"it"_L1, u"Italiano"},
                            Language{"pl"_L1, u"Polski"},
                            Language{"ru"_L1, u"Русский"},
                            Language{"tr"_L1, u"Türkçe"},
                            Language{"zh_CN"_L1, u"简体中文"},
                            Language{"hi"_L1, u"हिन्दी"},
                            Language{"ar"_L1, u"العربية", "ar_AE"_L1}};

/// The buttons of message boxes. Qt translates them itself, but not into every language of the program; the
/// program's translations take precedence.
[[maybe_unused]] constexpr std::array dialogButtons{
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),    QT_TRANSLATE_NOOP("QPlatformTheme", "Save"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Open"),  QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"), QT_TRANSLATE_NOOP("QPlatformTheme", "Discard"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes"),  QT_TRANSLATE_NOOP("QPlatformTheme", "&No")};

const Language* languageOf(const QString& code)
{
    const auto found = std::ranges::find(spoken, code, &Language::code);
    return found == spoken.end() ? nullptr : &*found;
}

/// Returns the language for a system tag, if it has the same script: "pt-PT" becomes Brazilian Portuguese,
/// but "zh-TW" does not become "zh_CN".
const Language* languageOfTag(const QString& tag)
{
    const QLocale wanted{tag};
    const auto found = std::ranges::find_if(spoken, [&](const Language& language) {
        const QLocale ours{language.code};
        return ours.language() == wanted.language() && ours.script() == wanted.script();
    });
    return found == spoken.end() ? nullptr : &*found;
}

const Language& systemLanguage()
{
    for (const QString& tag : QLocale::system().uiLanguages()) {
        if (const Language* language = languageOfTag(tag))
            return *language;
    }
    return spoken.front();
}

/// Returns a text in a Unicode isolate if the current language is right-to-left.
QString between(QChar isolate, const QString& text)
{
    constexpr QChar end{0x2069};
    const bool isNeeded = QLocale{}.textDirection() == Qt::RightToLeft && !text.isEmpty();
    return isNeeded ? isolate + text + end : text;
}

} // namespace

QStringList languages()
{
    QStringList codes;
    for (const Language& language : spoken)
        codes.append(language.code);
    return codes;
}

QString nameOfLanguage(const QString& code)
{
    const Language* language = languageOf(code);
    return language != nullptr ? language->name.toString() : QString{};
}

void installLanguage(const QString& code, const QString& folder)
{
    static QTranslator english;
    static QTranslator own;
    static QTranslator qt;
    const Language* chosen = languageOf(code);
    const Language& language = chosen != nullptr ? *chosen : systemLanguage();
    QCoreApplication::removeTranslator(&own);
    QCoreApplication::removeTranslator(&qt);
    // The English file contains singular and plural forms; it also replaces missing translations.
    if (english.isEmpty() && english.load("rightcorner_en"_L1, folder))
        QCoreApplication::installTranslator(&english);
    if (qt.load("qtbase_"_L1 + language.code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qt);
    // Installed last and therefore used first, since it has better names for some of Qt's keys.
    if (own.load("rightcorner_"_L1 + language.code, folder))
        QCoreApplication::installTranslator(&own);
    QLocale::setDefault(QLocale{language.locale.isEmpty() ? language.code : language.locale});
}

QString leftToRight(const QString& text)
{
    return between(QChar{0x2066}, text);
}

QString isolated(const QString& name)
{
    return between(QChar{0x2068}, name);
}

} // namespace text
