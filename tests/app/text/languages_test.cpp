// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/languages.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <algorithm>
#include <map>
#include <vector>

#include "app_fixture.h"
#include "text/words.h"

namespace app_test {
namespace {

struct Message {
    QString source;
    QStringList translations; ///< one, or one for each plural form
    bool isNumerus = false;
    bool isUnfinished = false;
};

Message readMessage(QXmlStreamReader& xml)
{
    Message message;
    message.isNumerus = xml.attributes().value("numerus"_L1) == "yes"_L1;
    while (!(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == "message"_L1) && !xml.atEnd()) {
        if (xml.tokenType() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == "source"_L1) {
            message.source = xml.readElementText();
        } else if (xml.name() == "translation"_L1) {
            message.isUnfinished = xml.attributes().value("type"_L1) == "unfinished"_L1;
            if (!message.isNumerus)
                message.translations.append(xml.readElementText());
        } else if (xml.name() == "numerusform"_L1) {
            message.translations.append(xml.readElementText());
        }
    }
    return message;
}

std::vector<Message> messagesOf(const QString& language)
{
    std::vector<Message> messages;
    QFile file{QStringLiteral(TRANSLATIONS "/rightcorner_%1.ts").arg(language)};
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml{&file};
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == "message"_L1)
            messages.push_back(readMessage(xml));
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return messages;
}

QStringList placeholdersOf(const QString& text)
{
    static const QRegularExpression placeholder{u"%(L?\\d+|n)"_s};
    QSet<QString> found;
    auto matches = placeholder.globalMatch(text);
    while (matches.hasNext())
        found.insert(matches.next().captured(0));
    QStringList sorted{found.begin(), found.end()};
    sorted.sort();
    return sorted;
}

qsizetype acceleratorsIn(QString text)
{
    return text.remove(u"&&"_s).count(u'&');
}

/// The number of plural forms of a language (as Qt counts them), and its full stop.
struct Grammar {
    qsizetype forms;
    QChar fullStop;
};

Grammar grammarOf(const QString& language)
{
    static const std::map<QString, Grammar> others{{u"pl"_s, {3, u'.'}},     {u"ru"_s, {3, u'.'}},
                                                   {u"ar"_s, {6, u'.'}},     {u"tr"_s, {1, u'.'}},
                                                   {u"zh_CN"_s, {1, u'。'}}, {u"hi"_s, {2, u'।'}}};
    const auto found = others.find(language);
    return found == others.end() ? Grammar{2, u'.'} : found->second;
}

/// Returns the finished translations of a language; the others are checked before a release.
std::vector<Message> finishedMessagesOf(const QString& language)
{
    std::vector<Message> messages = messagesOf(language);
    std::erase_if(messages, [](const Message& message) { return message.isUnfinished; });
    return messages;
}

class TranslationsTest : public ::testing::TestWithParam<QString> {
protected:
    const Grammar grammar = grammarOf(GetParam());
    const std::vector<Message> messages = finishedMessagesOf(GetParam());
};

// Fault 59
TEST_P(TranslationsTest, PlaceholdersAndAcceleratorsMatchTheSource)
{
    for (const Message& message : messages) {
        for (const QString& translation : message.translations) {
            SCOPED_TRACE((message.source + u" → "_s + translation).toStdString());
            QStringList wanted = placeholdersOf(message.source);
            const QStringList found = placeholdersOf(translation);
            // "One move" may omit its number, and so may the Arabic dual.
            if (message.translations.size() > 1 && !found.contains(u"%n"_s) &&
                translation != message.translations.back())
                wanted.removeAll(u"%n"_s);
            EXPECT_EQ(found, wanted);
            EXPECT_EQ(acceleratorsIn(translation), acceleratorsIn(message.source));
            EXPECT_EQ(translation.endsWith(u'…'), message.source.endsWith(u'…'));
            // Not every language abbreviates "number", and German writes the day as an ordinal number.
            if (message.source != u"No."_s && message.source != u"ddd d"_s) {
                EXPECT_EQ(translation.endsWith(grammar.fullStop), message.source.endsWith(u'.'));
            }
        }
    }
}

// Fault 59
TEST_P(TranslationsTest, EveryPluralFormHasAText)
{
    for (const Message& message : messages) {
        if (message.isNumerus) {
            EXPECT_EQ(message.translations.size(), grammar.forms) << message.source.toStdString();
            EXPECT_FALSE(message.translations.join(u' ').contains(u"(s)"_s)) << message.source.toStdString();
        }
    }
}

TEST_P(TranslationsTest, FinishedTranslationsHaveText)
{
    ASSERT_FALSE(messages.empty());
    for (const Message& message : messages) {
        EXPECT_FALSE(message.translations.isEmpty()) << message.source.toStdString();
        EXPECT_FALSE(message.translations.contains(QString{})) << message.source.toStdString();
    }
}

/// All languages have the same source texts as German; English translates only its plurals.
TEST_P(TranslationsTest, AllLanguagesHaveTheSameTexts)
{
    if (GetParam() == u"en"_s)
        return;
    const auto sourcesOf = [](const std::vector<Message>& all) {
        QStringList sources;
        for (const Message& message : all)
            sources.append(message.source);
        return sources;
    };
    EXPECT_EQ(sourcesOf(messagesOf(GetParam())), sourcesOf(messagesOf(u"de"_s)));
}

/// lupdate can miss the namespace of a class; the texts would stay English.
TEST(Translations, ContextsHaveTheNamespacesOfTheirClasses)
{
    QFile file{QStringLiteral(TRANSLATIONS "/rightcorner_de.ts")};
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString all = QString::fromUtf8(file.readAll());
    static const QRegularExpression context{u"<name>(\\w+)</name>"_s};
    auto contexts = context.globalMatch(all);
    while (contexts.hasNext()) {
        const QString name = contexts.next().captured(1);
        // The texts about practice have a context of their own.
        EXPECT_TRUE(name == u"Practice"_s || !all.contains(u"::%1</name>"_s.arg(name))) << name.toStdString();
    }
}

/// A term of the glossary in English and in the language, and the stems by which a text contains it.
struct Term {
    QString english;
    QString word;
    QStringList stems;
};

std::vector<Term> glossaryOf(const QString& language)
{
    std::vector<Term> terms;
    QFile file{QStringLiteral(TRANSLATIONS "/glossary_%1.tsv").arg(language)};
    if (!file.open(QIODevice::ReadOnly))
        return terms;
    const QString text = QString::fromUtf8(file.readAll());
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        const QStringList columns = line.split(u'\t');
        EXPECT_EQ(columns.size(), 3) << line.toStdString();
        if (columns.size() == 3)
            terms.push_back({columns[0], columns[1], columns[2].split(u'|')});
    }
    return terms;
}

TEST_P(TranslationsTest, ChessTermsFollowTheGlossary)
{
    if (GetParam() == u"en"_s)
        return;
    const std::vector<Term> glossary = glossaryOf(GetParam());
    ASSERT_GE(glossary.size(), 35U);
    for (const Term& term : glossary) {
        EXPECT_FALSE(term.word.isEmpty()) << term.english.toStdString();
        const QRegularExpression english{u"\\b%1(s|es)?\\b"_s.arg(QRegularExpression::escape(term.english)),
                                         QRegularExpression::CaseInsensitiveOption};
        for (const Message& message : messages) {
            if (!english.match(QString{message.source}.remove(u'&')).hasMatch())
                continue;
            for (const QString& translation : message.translations) {
                const QString plain = QString{translation}.remove(u'&');
                EXPECT_TRUE(std::ranges::any_of(
                    term.stems,
                    [&](const QString& stem) { return plain.contains(stem, Qt::CaseInsensitive); }))
                    << term.english.toStdString() << ": " << translation.toStdString();
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, TranslationsTest, ::testing::ValuesIn(languages()),
                         [](const auto& language) { return language.param.toStdString(); });

TEST(LanguagesTest, EnglishComesFirstAndEveryLanguageHasAName)
{
    EXPECT_EQ(languages().first(), u"en"_s);
    QSet<QString> names;
    for (const QString& code : languages())
        names.insert(nameOfLanguage(code));
    EXPECT_EQ(names.size(), languages().size());
    EXPECT_TRUE(names.contains(u"Deutsch"_s));
}

// Faults 58 and 60
TEST(LanguagesTest, MovesAreLeftToRightInRightToLeftLanguages)
{
    EXPECT_EQ(text::leftToRight(u"Nf3+"_s), u"Nf3+"_s);
    installLanguage(u"ar"_s);
    EXPECT_EQ(text::leftToRight(u"Nf3+"_s), u"\u2066Nf3+\u2069"_s);
    EXPECT_EQ(text::leftToRight({}), QString{});
    EXPECT_EQ(QLocale{}.toString(42), u"42"_s) << "with the digits of the board";
    installLanguage(u"en"_s);
}

TEST(LanguagesTest, NamesKeepTheirDirectionInRightToLeftLanguages)
{
    EXPECT_EQ(text::isolated(u"Endgames"_s), u"Endgames"_s);
    installLanguage(u"ar"_s);
    EXPECT_EQ(text::isolated(u"Endgames"_s), u"\u2068Endgames\u2069"_s);
    EXPECT_EQ(text::isolated({}), QString{});
    installLanguage(u"en"_s);
}

TEST(LanguagesTest, SquaresOfAListAreIsolatedInRightToLeftLanguages)
{
    installLanguage(u"ar"_s);
    EXPECT_EQ(text::squareNames(chess::Bitboard{chess::Square::e4} | chess::Bitboard{chess::Square::d5}),
              u"\u2066d5\u2069، \u2066e4\u2069"_s);
    installLanguage(u"en"_s);
}

TEST(LanguagesTest, DialogButtonsAreTranslatedInEveryLanguage)
{
    for (const QString& language : languages()) {
        installLanguage(language);
        QMessageBox box{QMessageBox::NoIcon, {}, {}, QMessageBox::Cancel | QMessageBox::Close};
        for (const QMessageBox::StandardButton button : {QMessageBox::Cancel, QMessageBox::Close}) {
            const QString name = box.button(button)->text().remove(u'&');
            const bool isEnglish = name == u"Cancel"_s || name == u"Close"_s;
            EXPECT_EQ(isEnglish, language == u"en"_s) << language.toStdString() << ": " << name.toStdString();
        }
    }
    installLanguage(u"en"_s);
}

TEST(LanguagesTest, EnglishPluralsReplaceMissingTranslations)
{
    const QTemporaryDir folder;
    ASSERT_TRUE(QFile::copy(u":/i18n/rightcorner_en.qm"_s, folder.filePath(u"rightcorner_en.qm"_s)));
    installLanguage(u"de"_s, folder.path());
    EXPECT_EQ(QCoreApplication::translate("Hints", "%n move(s) taken back", nullptr, 1),
              u"one move taken back"_s);
    EXPECT_EQ(QCoreApplication::translate("Hints", "%n move(s) taken back", nullptr, 3),
              u"3 moves taken back"_s);
    installLanguage(u"en"_s);
}

// Fault 59
TEST(LanguagesTest, UnknownLanguagesSelectTheSystemLanguage)
{
    for (const QString& code : {u"xx"_s, u""_s, u"../../etc/passwd"_s, QString(10'000, u'x')})
        installLanguage(code);
    installLanguage(u"en"_s);
    EXPECT_EQ(QLocale{}.language(), QLocale::English);
}

} // namespace
} // namespace app_test
