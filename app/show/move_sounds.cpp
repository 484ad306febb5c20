// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/move_sounds.h"

#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QProcess>
#include <QStandardPaths>
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace show {
namespace {

constexpr int sampleRate = 44'100;
using Samples = std::vector<double>;

/// The players of PipeWire, PulseAudio and ALSA, and the arguments that precede the file.
constexpr std::array<std::pair<QLatin1StringView, QLatin1StringView>, 3> players{
    {{"pw-play"_L1, {}}, {"paplay"_L1, {}}, {"aplay"_L1, "-q"_L1}}};

/// Adds a fading tone from a given time on.
void addTone(Samples& samples, double from, double hertz, double loudness, double fading)
{
    const auto first = static_cast<std::size_t>(from * sampleRate);
    for (std::size_t i = first; i < samples.size(); ++i) {
        const double time = static_cast<double>(i - first) / sampleRate;
        samples[i] += loudness * std::exp(-time / fading) * std::sin(2 * std::numbers::pi * hertz * time);
    }
}

/// Adds the knock of a wooden piece on a board: several dull tones and some scraping noise.
void addKnock(Samples& samples, double from, double loudness)
{
    for (const auto& [hertz, share] : {std::pair{190.0, 0.5}, {430.0, 0.35}, {1150.0, 0.15}})
        addTone(samples, from, hertz, loudness * share, 0.018);
    std::uint32_t noise = 1;
    const auto first = static_cast<std::size_t>(from * sampleRate);
    for (std::size_t i = first; i < samples.size(); ++i) {
        noise = noise * 1'664'525U + 1'013'904'223U;
        const double time = static_cast<double>(i - first) / sampleRate;
        samples[i] += 0.3 * loudness * std::exp(-time / 0.003) * (noise / 2'147'483'648.0 - 1);
    }
}

Samples samplesOf(Sound sound)
{
    const double length = sound == Sound::mate ? 0.6 : sound == Sound::check ? 0.3 : 0.15;
    Samples samples(static_cast<std::size_t>(length * sampleRate));
    addKnock(samples, 0, 0.6);
    if (sound == Sound::capture)
        addKnock(samples, 0.05, 0.6);
    if (sound >= Sound::check)
        addTone(samples, 0.02, 880, 0.12, 0.07);
    if (sound == Sound::mate)
        addTone(samples, 0.16, 1320, 0.12, 0.12);
    return samples;
}

QString playerPath(QLatin1StringView player)
{
    return QStandardPaths::findExecutable(player);
}

} // namespace

Sound soundOf(const chess::Position& before, chess::Move move)
{
    const chess::Position after = before.play(move);
    if (after.is_check())
        return is_checkmate(after) ? Sound::mate : Sound::check;
    return is_capture(before, move) ? Sound::capture : Sound::move;
}

QByteArray waveOf(Sound sound)
{
    const Samples samples = samplesOf(sound);
    const auto bytes = static_cast<quint32>(samples.size() * sizeof(qint16));
    constexpr quint32 formatSize = 16;
    constexpr quint16 uncompressed = 1;
    constexpr quint16 channels = 1;
    constexpr quint16 sampleBytes = sizeof(qint16);
    QByteArray wave;
    QDataStream out{&wave, QIODevice::WriteOnly};
    out.setByteOrder(QDataStream::LittleEndian);
    out.writeRawData("RIFF", 4);
    out << quint32{36 + bytes};
    out.writeRawData("WAVEfmt ", 8);
    out << formatSize << uncompressed << channels << quint32{sampleRate} << quint32{sampleRate * sampleBytes}
        << sampleBytes << quint16{8 * sampleBytes};
    out.writeRawData("data", 4);
    out << bytes;
    for (const double sample : samples)
        out << static_cast<qint16>(32'000 * std::clamp(sample, -1.0, 1.0));
    return wave;
}

bool MoveSounds::canBeHeard()
{
    return std::ranges::any_of(players,
                               [](const auto& player) { return !playerPath(player.first).isEmpty(); });
}

void MoveSounds::play(Sound sound)
{
    const auto player =
        std::ranges::find_if(players, [](const auto& each) { return !playerPath(each.first).isEmpty(); });
    if (player == players.end())
        return;
    if (!folder_)
        folder_.emplace();
    QFile file{folder_->filePath(u"%1.wav"_s.arg(static_cast<int>(sound)))};
    if (!file.exists() && file.open(QIODevice::WriteOnly))
        file.write(waveOf(sound));
    file.close();
    QProcess process;
    process.setProgram(playerPath(player->first));
    process.setArguments(player->second.isEmpty() ? QStringList{file.fileName()}
                                                  : QStringList{player->second, file.fileName()});
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    process.startDetached();
}

} // namespace show
