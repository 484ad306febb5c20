// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/figures.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QStringList>
#include <QUrl>
#include <algorithm>
#include <cstdint>
#include <functional>
#include <vector>

#include "chess/fen.h"
#include "endgame/verdict.h"
#include "show/standing.h"
#include "text/endings.h"
#include "text/languages.h"
#include "text/phrasing.h"
#include "text/practice.h"
#include "text/spoken.h"
#include "text/words.h"

using namespace Qt::StringLiterals;

namespace show {
namespace {

using endgame::Material;
using trainer::Figures;

struct FiguresTexts {
    Q_DECLARE_TR_FUNCTIONS(Figures)
};

/// The most positions that a page lists.
constexpr std::size_t mostListed = 24;
/// The number of endings in the list of the longest wins.
constexpr std::size_t longestListed = 6;

/// A share in percent with one decimal, which is 0 or 100 only if none or all are counted.
QString shareWords(std::uint64_t part, std::uint64_t all)
{
    constexpr double least = 0.001;
    const double share = all == 0 ? 0 : static_cast<double>(part) / static_cast<double>(all);
    if (part == 0 || part == all)
        return text::percentWords(share);
    if (share < least)
        return u"<\u2009"_s + text::precisePercentWords(least);
    if (share > 1 - least)
        return u">\u2009"_s + text::precisePercentWords(1 - least);
    return text::precisePercentWords(share);
}

/// The shares of the results with one side to move, as in "99.5% won, 0.5% drawn".
QString sharesOf(const Figures& figures, std::size_t turn)
{
    const std::uint64_t all = figures.census.legal[turn];
    QStringList shares{
        FiguresTexts::tr("%1 won", "a share of positions").arg(shareWords(figures.won()[turn], all)),
        FiguresTexts::tr("%1 drawn", "a share of positions").arg(shareWords(figures.drawn()[turn], all))};
    if (figures.material.has(endgame::Side::defender))
        shares.append(
            FiguresTexts::tr("%1 lost", "a share of positions").arg(shareWords(figures.lost()[turn], all)));
    return text::listed(shares);
}

QString mateWords(std::size_t plies)
{
    return text::outcomeWords(endgame::Verdict::win(endgame::Plies{static_cast<int>(plies)}));
}

QString html(const QString& words)
{
    return words.toHtmlEscaped();
}

QString link(const char* scheme, const QString& target, const QString& words)
{
    return u"<a href=\"%1:%2\">%3</a>"_s.arg(
        QLatin1String{scheme}, QString::fromLatin1(QUrl::toPercentEncoding(target)), html(words));
}

QString block(const char* tag, const QString& inner)
{
    const QString direction = QGuiApplication::isRightToLeft() ? u" dir=\"rtl\""_s : QString{};
    return u"<%1%2>%3</%1>"_s.arg(QLatin1String{tag}, direction, inner);
}

QString nameOf(const Material& ending)
{
    return QString::fromStdString(ending.name());
}

/// The name of an ending and, to tell similar ones apart, its abbreviation.
QString titleOf(const Material& ending)
{
    return u"%1 (%2)"_s.arg(text::endingName(ending), text::leftToRight(text::endingLetters(ending)));
}

/// The figures of an ending, or the reason why they are missing and a link that changes that.
QString stateOf(const session::TrainerSession& session, const Material& ending)
{
    const session::FigureSupply& supply = session.figures();
    if (const Figures* figures = supply.of(ending))
        return html(figuresSentences(*figures));
    if (supply.isWanted(ending)) {
        QStringList parts{html(FiguresTexts::tr("Being computed…"))};
        if (supply.current() == ending && supply.share().total > 0)
            parts.append(text::leftToRight(u"%1/%2"_s.arg(supply.share().solved).arg(supply.share().total)));
        if (is_on_request(ending))
            parts.append(link(figure_link::cancel, nameOf(ending), FiguresTexts::tr("Cancel")));
        return parts.join(u' ');
    }
    QStringList parts;
    if (supply.hasFailed(ending))
        parts.append(html(FiguresTexts::tr("There was not enough memory to solve the ending.")));
    if (is_on_request(ending))
        parts.append(html(priceOf(session, ending)));
    parts.append(link(figure_link::solve, nameOf(ending), FiguresTexts::tr("Solve it now")));
    return parts.join(u' ');
}

QString positionLink(const chess::Position& position)
{
    return link(figure_link::position, QString::fromStdString(to_fen(position.setup())),
                text::joined({text::piecesSentence(position.board()),
                              text::asSentence(text::sideToMove(position.turn()))}));
}

/// A list of positions under a heading with their number; only the first ones if there are many.
template <typename Positions, typename Words>
QString listOf(const QString& heading, const Positions& positions, Words words)
{
    if (positions.empty())
        return {};
    const std::size_t listed = std::min(positions.size(), mostListed);
    const QLocale locale;
    QString page = block("h3", html(u"%1 (%2)"_s.arg(heading, locale.toString(positions.size()))));
    for (std::size_t i = 0; i < listed; ++i)
        page += block("p", words(positions[i]));
    if (listed < positions.size())
        page += block("p", html(FiguresTexts::tr("The first %1 are shown.").arg(locale.toString(listed))));
    return page;
}

QString entryOf(const session::TrainerSession& session, const Material& ending)
{
    const QString aim = text::endingWords(ending).goal;
    return block("p",
                 u"<b>%1</b><br>%2<br>%3"_s.arg(link(figure_link::ending, nameOf(ending), titleOf(ending)),
                                                html(aim), stateOf(session, ending)));
}

/// A longest win of an ending, by the attacker or by the defender.
struct LongestWin {
    std::size_t plies;
    const Figures* figures;
    const chess::Position* position;
};

/// The longest wins of all endings whose figures are known.
QString longestWins(const std::vector<const Figures*>& known)
{
    std::vector<LongestWin> wins;
    for (const Figures* figures : known) {
        if (!figures->longest_of_attacker.empty())
            wins.push_back(
                {figures->of_attacker.longest(true), figures, &figures->longest_of_attacker.front()});
        if (!figures->longest_of_defender.empty())
            wins.push_back(
                {figures->of_defender.longest(true), figures, &figures->longest_of_defender.front()});
    }
    std::ranges::stable_sort(wins, std::greater{}, &LongestWin::plies);
    wins.resize(std::min(wins.size(), longestListed));
    QString page;
    for (const LongestWin& win : wins)
        page += block("p", u"<b>%1</b> %2<br>%3"_s.arg(html(text::asSentence(mateWords(win.plies))),
                                                       html(titleOf(win.figures->material)),
                                                       positionLink(*win.position)));
    return page.isEmpty() ? page : block("h3", html(FiguresTexts::tr("Longest wins"))) + page;
}

/// The endings with reciprocal zugzwangs and their numbers.
QString zugzwangs(const std::vector<const Figures*>& known)
{
    QStringList endings;
    for (const Figures* figures : known) {
        if (!figures->zugzwangs.empty())
            endings.append(u"%1: %2"_s.arg(
                link(figure_link::ending, nameOf(figures->material), text::endingName(figures->material)),
                QLocale{}.toString(figures->zugzwangs.size())));
    }
    return endings.isEmpty()
               ? QString{}
               : block("h3", html(FiguresTexts::tr("Reciprocal zugzwangs"))) +
                     block("p", html(FiguresTexts::tr(
                                    "The side to move loses, but would not if the other side had "
                                    "to move. Mirror images count once."))) +
                     block("p", endings.join(u"<br>"_s));
}

} // namespace

QString figuresSentences(const Figures& figures)
{
    const std::size_t longest = figures.of_attacker.longest(true);
    QStringList sentences;
    if (longest > 0)
        sentences.append(FiguresTexts::tr("Longest win: %1.").arg(mateWords(longest)));
    sentences.append(
        FiguresTexts::tr("Attacker to move: %1.", "shares of results").arg(sharesOf(figures, 0)));
    sentences.append(
        FiguresTexts::tr("Defender to move: %1.", "shares of results").arg(sharesOf(figures, 1)));
    return text::joined(sentences);
}

QString endingsPage(const session::TrainerSession& session, const QString& typed)
{
    std::vector<Material> endings;
    std::vector<QString> headings;
    std::vector<QStringList> texts;
    for (const text::EndingGroup& group : text::endingGroups()) {
        for (const Material& ending : group.endings) {
            endings.push_back(ending);
            headings.push_back(group.heading);
            texts.push_back(text::searchTexts(group.heading, ending));
        }
    }
    QString page;
    const std::vector<std::size_t> found = text::foundAmong(texts, typed);
    std::vector<const Figures*> known;
    QString heading;
    for (const std::size_t place : found) {
        if (heading != headings[place])
            page += block("h3", html(heading = headings[place]));
        page += entryOf(session, endings[place]);
        if (const Figures* figures = session.figures().of(endings[place]))
            known.push_back(figures);
    }
    if (found.empty())
        return block("p", html(FiguresTexts::tr("No ending has been found.")));
    if (found.size() < endings.size())
        return page;
    const QString about = FiguresTexts::tr(
        "The program computes these figures itself. Every legal arrangement of the pieces on the board "
        "counts, "
        "including bishops of one side on squares of the same colour; castling and the fifty-move rule are "
        "ignored. Won and lost are from the attacker's point of view, the side named first.");
    return block("p", html(about)) + page + longestWins(known) + zugzwangs(known);
}

QString endingPage(const session::TrainerSession& session, const Material& ending)
{
    const text::EndingWords words = text::endingWords(ending);
    QString page = block("p", link(figure_link::list, {}, FiguresTexts::tr("All endings"))) +
                   block("h3", html(titleOf(ending))) +
                   block("p", html(text::joined({words.goal, words.method}))) +
                   block("p", stateOf(session, ending));
    const Figures* figures = session.figures().of(ending);
    if (figures == nullptr)
        return page;
    page +=
        listOf(FiguresTexts::tr("Longest wins of the attacker"), figures->longest_of_attacker, positionLink);
    page +=
        listOf(FiguresTexts::tr("Longest wins of the defender"), figures->longest_of_defender, positionLink);
    return page + listOf(FiguresTexts::tr("Reciprocal zugzwangs"), figures->zugzwangs,
                         [](const trainer::Zugzwang& zugzwang) {
                             const QString either = FiguresTexts::tr("Whoever has to move loses.");
                             return positionLink(zugzwang.position) +
                                    (zugzwang.either_loses ? u' ' + html(either) : QString{});
                         });
}

} // namespace show
