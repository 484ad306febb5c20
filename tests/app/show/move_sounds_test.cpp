// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/move_sounds.h"

#include <QDataStream>
#include <set>

#include "window_fixture.h"

namespace app_test {
namespace {

Sound heard(const char* fen, const char* san)
{
    const chess::Position before = position_of(fen);
    return soundOf(before, *chess::parse_move(before, san));
}

TEST(MoveSoundsTest, MovesCapturesChecksAndMatesDiffer)
{
    EXPECT_EQ(heard(mateIn27, "Kd1"), Sound::move);
    EXPECT_EQ(heard(queenAgainstRook, "Qf3"), Sound::move);
    EXPECT_EQ(heard("8/8/8/3rk3/8/5Q2/4K3/8 w - - 0 1", "Qxd5+"), Sound::check);
    EXPECT_EQ(heard("7k/8/8/3r4/8/5Q2/4K3/8 w - - 0 1", "Qxd5"), Sound::capture);
    EXPECT_EQ(heard("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"), Sound::capture) << "en passant";
    EXPECT_EQ(heard(queenAgainstRook, "Qe1"), Sound::move);
    EXPECT_EQ(heard("k7/2K5/1N6/8/8/8/8/8 b - - 0 1", "Ka7"), Sound::move);
    EXPECT_EQ(heard("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8#"), Sound::mate);
}

TEST(MoveSoundsTest, SoundsAreCompleteAudibleWaveFilesThatFadeOut)
{
    std::set<QByteArray> waves;
    for (const Sound sound : {Sound::move, Sound::capture, Sound::check, Sound::mate}) {
        const QByteArray wave = waveOf(sound);
        waves.insert(wave);
        EXPECT_TRUE(wave.startsWith("RIFF") && wave.mid(8, 8) == "WAVEfmt ");
        QDataStream in{wave.mid(40)};
        in.setByteOrder(QDataStream::LittleEndian);
        quint32 bytes = 0;
        in >> bytes;
        ASSERT_EQ(bytes, wave.size() - 44);
        std::vector<int> samples;
        while (!in.atEnd()) {
            qint16 sample = 0;
            in >> sample;
            samples.push_back(std::abs(sample));
        }
        EXPECT_GT(*std::ranges::max_element(samples), 8'000);
        EXPECT_LT(*std::ranges::max_element(samples), 32'000) << "nothing is clipped";
        EXPECT_LT(*std::max_element(samples.end() - 100, samples.end()), 600) << "no click at the end";
    }
    EXPECT_EQ(waves.size(), 4U);
}

class HearingMoves : public WindowTest {
protected:
    HearingMoves() { qputenv("PATH", QDir::homePath().toUtf8()); }
    ~HearingMoves() override { qputenv("PATH", path); }

    /// Installs a player that records the sounds it plays.
    void install(const QString& name)
    {
        QFile player{QDir::homePath() + u'/' + name};
        ASSERT_TRUE(player.open(QIODevice::WriteOnly));
        player.write("#!/bin/sh\nfor last; do :; done\nread -r head <\"$last\"\necho \"${last##*/}\" >>" +
                     log().toUtf8() + "\n");
        player.close();
        player.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
    static QString log() { return QDir::homePath() + u"/heard"_s; }
    static QByteArray heardSoFar() { return readBytes(log()); }

    const QByteArray path = qgetenv("PATH");
    const QString way = u"Settings/Move sounds"_s;
};

TEST_F(HearingMoves, EveryMoveIsPlayedUntilSwitchedOff)
{
    install(u"aplay"_s);
    preferences.playsSounds = true;
    openWindow();
    start(mateIn3, trainer::Seat::both);
    settle();
    session.play(best().front());
    EXPECT_TRUE(QTest::qWaitFor([] { return heardSoFar().count('\n') == 1; }, patience));
    choose(way);
    EXPECT_FALSE(preferences.playsSounds);
    session.play(best().front());
    settle();
    choose(way);
    session.play(best().front());
    EXPECT_TRUE(QTest::qWaitFor([] { return heardSoFar().count('\n') >= 2; }, patience));
    EXPECT_EQ(heardSoFar().count('\n'), 2) << "the one in between was not heard";
}

TEST_F(HearingMoves, MissingSoundSystemDisablesTheOption)
{
    preferences.playsSounds = true;
    openWindow();
    EXPECT_FALSE(action(way)->isEnabled());
    session.play(best().front());
    settle();
    EXPECT_TRUE(heardSoFar().isEmpty());
}

} // namespace
} // namespace app_test
