// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "store/round_keeper.h"
#include "text/endings.h"
#include "text/phrasing.h"
#include "window/commands.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

using store::RoundHistory;
using trainer::EndReason;
using trainer::RoundSummary;

struct EarlierRounds {
    Q_DECLARE_TR_FUNCTIONS(EarlierRounds)
};

/// The names of the players, or else the ending.
QString subjectOf(const RoundSummary& round)
{
    if (!round.white.empty() || !round.black.empty())
        return EarlierRounds::tr("%1 – %2", "White and Black")
            .arg(QString::fromStdString(round.white.empty() ? "?" : round.white),
                 QString::fromStdString(round.black.empty() ? "?" : round.black));
    return round.ending ? text::endingName(*round.ending) : EarlierRounds::tr("Game");
}

QString lengthOf(const RoundSummary& round)
{
    return round.moves == 0 ? EarlierRounds::tr("no moves")
                            : EarlierRounds::tr("%n move(s)", nullptr, static_cast<int>(round.moves));
}

QString endOf(const RoundSummary& round)
{
    if (round.end == EndReason::checkmate)
        return EarlierRounds::tr("checkmate");
    if (round.end == EndReason::stalemate)
        return EarlierRounds::tr("stalemate");
    if (round.end == EndReason::given_up)
        return EarlierRounds::tr("given up");
    if (round.end)
        return EarlierRounds::tr("draw");
    if (round.result != chess::PgnResult::unknown)
        return QString::fromUtf8(to_string(round.result).data());
    return EarlierRounds::tr("unfinished");
}

QString nameOf(const RoundHistory::Entry& entry)
{
    const QDateTime time = entry.begun.toLocalTime();
    const QString begun =
        text::dayName(time.date()) + u' ' + QLocale{}.toString(time.time(), QLocale::ShortFormat);
    return text::forLabel(
        EarlierRounds::tr("%1, %2, %3, %4", "a round: what, when, how long, how it ended")
            .arg(subjectOf(entry.summary), begun, lengthOf(entry.summary), endOf(entry.summary)));
}

/// Excludes rounds without moves: they are reachable by going back, but not worth listing.
bool isListed(const RoundHistory& history, std::size_t entry)
{
    const RoundHistory::Entry& round = history.entries()[entry];
    return entry != history.here() && !round.text.isEmpty() && !round.summary.is_unplayed;
}

/// The entry at a position of the list, in the order of the times shown, latest first.
std::optional<std::size_t> entryAt(const RoundHistory& history, std::size_t place)
{
    std::vector<std::size_t> listed;
    for (std::size_t entry = 0; entry < history.entries().size(); ++entry) {
        if (isListed(history, entry))
            listed.push_back(entry);
    }
    std::ranges::sort(listed, std::greater{},
                      [&](std::size_t entry) { return history.entries()[entry].begun; });
    return place < listed.size() ? std::optional{listed[place]} : std::nullopt;
}

} // namespace

std::vector<Command> earlierRoundsCommands(const Desk& desk)
{
    store::RoundKeeper& rounds = desk.rounds;
    std::vector<Command> all;
    for (std::size_t place = 0; place < RoundHistory::most; ++place)
        all.push_back({.id = u"earlier/"_s + QString::number(place),
                       .menu = Menu::game,
                       .submenu = EarlierRounds::tr("E&arlier games"),
                       .run =
                           [&rounds, place] {
                               if (const auto entry = entryAt(rounds.history(), place))
                                   rounds.reopen(*entry);
                           },
                       .words =
                           [&rounds, place] {
                               const auto entry = entryAt(rounds.history(), place);
                               return entry ? nameOf(rounds.history().entries()[*entry]) : QString{};
                           },
                       .leavesGame = true});
    all.front().startsGroup = true;
    return all;
}

} // namespace window
