// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/teller.h"

#include <QDir>
#include <QFile>

#include "panels/announcer.h"
#include "window_fixture.h"

namespace app_test {
namespace {

class TellerTest : public WindowTest {
protected:
    void SetUp() override
    {
        start(mateIn27, trainer::Seat::attacker);
        settle();
        QObject::connect(teller, &show::Teller::told,
                         [this](const QString& sentences) { told.append(sentences); });
        QObject::connect(teller, &show::Teller::moved, [this](const QString& move) { moved.append(move); });
    }
    QString all() const { return told.join(u' '); }

    show::Teller* teller = window->findChild<show::Teller*>();
    QStringList told;
    QStringList moved;
};

TEST_F(TellerTest, AnnouncesReplyResultAndCoachOnceInOrder)
{
    session.play(best().front());
    waitForReply();
    settle();
    const qsizetype reply = all().indexOf(u"Black: king to"_s);
    const qsizetype verdict = all().lastIndexOf(u"White mates in 26."_s);
    ASSERT_GE(reply, 0) << all().toStdString();
    EXPECT_GE(verdict, 0) << all().toStdString();
    EXPECT_EQ(all().count(u"White mates in 26."_s), 1);
    EXPECT_EQ(all().count(u"Black: king to"_s), 1);
    EXPECT_FALSE(all().contains(u"White: "_s)) << "he knows what he played";
    for (const QString& sentences : told)
        EXPECT_FALSE(sentences.contains(u".."_s)) << sentences.toStdString();
    QStringList announced;
    for (const auto* notification : window->findChildren<panels::Notification*>())
        announced.append(notification->words());
    EXPECT_TRUE(announced.contains(told.back())) << announced.join(u'|').toStdString();
    EXPECT_EQ(moved.size(), 2) << moved.join(u'|').toStdString();
}

TEST_F(TellerTest, UnchangedTextsAreNotRepeated)
{
    told.clear();
    window->applyLook();
    settle();
    EXPECT_TRUE(told.isEmpty()) << all().toStdString();
}

TEST_F(TellerTest, ExamsWithdrawEarlierAnnouncements)
{
    settle();
    const auto announced = [this] {
        QString words;
        for (const auto* notification : window->findChildren<panels::Notification*>())
            words += notification->words();
        return words;
    };
    ASSERT_TRUE(announced().contains(u"White mates in 27."_s)) << announced().toStdString();
    session.setExam(true);
    settle();
    EXPECT_FALSE(announced().contains(u"mates"_s)) << announced().toStdString();
}

TEST_F(TellerTest, StepsBackAreNotAnnouncedAsMoves)
{
    for (int i = 0; i < 2; ++i) {
        session.play(best().front());
        waitForReply();
    }
    settle();
    moved.clear();
    session.takeBack();
    settle();
    EXPECT_TRUE(moved.isEmpty()) << moved.join(u'|').toStdString();
}

TEST_F(TellerTest, ReplaysAnnounceMovesOfBothSides)
{
    ASSERT_TRUE(session.enterReplay());
    settle();
    told.clear();
    session.goToPly(1);
    settle();
    EXPECT_TRUE(all().contains(u"White: "_s)) << all().toStdString();
    session.goToPly(2);
    settle();
    EXPECT_TRUE(all().contains(u"Black: "_s)) << all().toStdString();
}

TEST_F(TellerTest, IllegalSetUpsAreAnnouncedWithAReason)
{
    session.enterSetUp();
    session.edit([](trainer::SetupEditor& editor) { editor.clear(); });
    settle();
    EXPECT_TRUE(all().contains(u"Illegal position."_s)) << all().toStdString();
    EXPECT_TRUE(all().contains(u"White has no king."_s)) << all().toStdString();
}

TEST_F(TellerTest, AttackersAndPiecesAreAnnouncedOnRequest)
{
    choose(u"Board/List the pieces"_s);
    settle();
    EXPECT_TRUE(all().contains(u"White: king d2, bishop d3, knight e3. Black: king d6."_s))
        << all().toStdString();
    view->setFocus();
    click(chess::Square::e3);
    key(Qt::Key_Escape);
    choose(u"Board/What attacks this square?"_s);
    settle();
    EXPECT_TRUE(coach().contains(u"e3 is attacked by: white king d2."_s)) << coach().toStdString();
}

// Fault 64
TEST_F(TellerTest, MovesAreSpokenIfAvailableAndEnabled)
{
    // A voice that records the texts that it is given.
    const QString log = QDir::homePath() + u"/said"_s;
    const QString program = QDir::homePath() + u"/spd-say"_s;
    QFile voice{program};
    ASSERT_TRUE(voice.open(QIODevice::WriteOnly));
    voice.write("#!/bin/sh\nprintf '%s\\n' \"$*\" >>" + log.toUtf8() + "\n");
    voice.close();
    voice.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QByteArray path = qgetenv("PATH");
    const QString way = u"Settings/Read moves aloud"_s;
    qputenv("PATH", QDir::homePath().toUtf8() + ':' + path);
    openWindow();
    choose(way);
    EXPECT_TRUE(preferences.speaksMoves);
    session.play(best().front());
    waitForReply();
    const auto said = [&] {
        QFile file{log};
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
    };
    EXPECT_TRUE(QTest::qWaitFor([&] { return said().count('\n') == 2; }, patience)) << said().constData();
    EXPECT_TRUE(said().contains("--language en -- ")) << said().constData();
    qputenv("PATH", path);
}

} // namespace
} // namespace app_test
