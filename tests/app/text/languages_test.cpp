// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/languages.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>
#include <vector>

#include "app_fixture.h"

namespace app_test {
namespace {

struct Message {
    QString source;
    QStringList translations; ///< one, or one for each number of things
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

class TranslationsTest : public ::testing::TestWithParam<QString> {
protected:
    void SetUp() override
    {
        if (messages.empty())
            GTEST_SKIP() << "translations/rightcorner_" << GetParam().toStdString() << ".ts is not there yet";
    }

    const std::vector<Message> messages = messagesOf(GetParam());
};

TEST_P(TranslationsTest, PlaceholdersAndAcceleratorsAreThoseOfTheSource)
{
    for (const Message& message : messages) {
        for (const QString& translation : message.translations) {
            if (translation.isEmpty())
                continue;
            SCOPED_TRACE((message.source + u" → "_s + translation).toStdString());
            QStringList wanted = placeholdersOf(message.source);
            const QStringList found = placeholdersOf(translation);
            // "One move" may do without its number.
            if (message.isNumerus && message.translations.size() > 1 &&
                translation == message.translations[0] && !found.contains(u"%n"_s))
                wanted.removeAll(u"%n"_s);
            EXPECT_EQ(found, wanted);
            EXPECT_EQ(acceleratorsIn(translation), acceleratorsIn(message.source));
            EXPECT_EQ(translation.endsWith(u'…'), message.source.endsWith(u'…'));
            EXPECT_EQ(translation.endsWith(u'.'), message.source.endsWith(u'.'));
        }
    }
}

TEST_P(TranslationsTest, EveryNumberOfThingsHasItsText)
{
    for (const Message& message : messages) {
        if (!message.isNumerus)
            continue;
        EXPECT_EQ(message.translations.size(), 2) << message.source.toStdString();
        EXPECT_FALSE(message.isUnfinished) << message.source.toStdString();
        EXPECT_FALSE(message.translations.contains(QString{})) << message.source.toStdString();
        EXPECT_FALSE(message.translations.join(u' ').contains(u"(s)"_s)) << message.source.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, TranslationsTest, ::testing::Values(u"de"_s, u"en"_s),
                         [](const auto& language) { return language.param.toStdString(); });

TEST(GermanTest, NothingIsLeftUntranslated)
{
    const std::vector<Message> messages = messagesOf(u"de"_s);
    if (messages.empty())
        GTEST_SKIP() << "translations/rightcorner_de.ts is not there yet";
    for (const Message& message : messages) {
        EXPECT_FALSE(message.isUnfinished) << message.source.toStdString();
        EXPECT_FALSE(message.translations.isEmpty()) << message.source.toStdString();
        EXPECT_FALSE(message.translations.contains(QString{})) << message.source.toStdString();
    }
}

TEST(LanguagesTest, EnglishComesFirstAndEveryLanguageHasAName)
{
    EXPECT_EQ(languages().first(), u"en"_s);
    QSet<QString> names;
    for (const QString& code : languages())
        names.insert(nameOfLanguage(code));
    EXPECT_EQ(names.size(), languages().size());
    EXPECT_TRUE(names.contains(u"Deutsch"_s));
}

TEST(LanguagesTest, UnknownLanguagesStandForTheSystems)
{
    for (const QString& code : {u"xx"_s, u""_s, u"../../etc/passwd"_s, QString(10'000, u'x')})
        installLanguage(code);
    installLanguage(u"en"_s);
    EXPECT_EQ(QLocale{}.language(), QLocale::English);
}

} // namespace
} // namespace app_test
