// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/record_signs.h"

#include <QCoreApplication>

#include "text/languages.h"

using namespace Qt::StringLiterals;

namespace text {
namespace {

struct RecordSigns {
    Q_DECLARE_TR_FUNCTIONS(RecordSigns)
};

constexpr QStringView drawSign = u"½";
constexpr QStringView lossSign = u"??";

QString slowerSign(int moves)
{
    return leftToRight(u"+%1"_s.arg(moves));
}

QString soonerSign(int moves)
{
    return leftToRight(u"−%1"_s.arg(moves));
}

} // namespace

QString costSign(const trainer::Judgement& judgement)
{
    switch (judgement.grade) {
    case trainer::Grade::best:
        return {};
    case trainer::Grade::throws_win_away:
        return drawSign.toString();
    case trainer::Grade::loses_draw:
        return lossSign.toString();
    default:
        return judgement.before.outcome() == endgame::Outcome::win ? slowerSign(judgement.cost)
                                                                   : soonerSign(judgement.cost);
    }
}

QString waysSign(int ways)
{
    return u"×%1"_s.arg(ways);
}

QString programSign()
{
    return u"»"_s;
}

QString hintSign()
{
    return u"°"_s;
}

std::vector<SignMeaning> signMeanings()
{
    return {
        {waysSign(4), RecordSigns::tr("Four moves are equally good here.")},
        {slowerSign(1), RecordSigns::tr("This move delays mate by one move.")},
        {soonerSign(1), RecordSigns::tr("This move brings mate one move closer.")},
        {drawSign.toString(), RecordSigns::tr("This move throws the win away.")},
        {lossSign.toString(), RecordSigns::tr("This move loses a drawn position.")},
        {u"! ?"_s,
         RecordSigns::tr("The author of a course or a game marks good moves with “!” and mistakes with "
                         "“?”; “!!” and “??” are stronger, “!?” and “?!” less certain.")},
        {hintSign(), RecordSigns::tr("This move was played after a hint.")},
        {programSign(), RecordSigns::tr("The program played this move.")},
    };
}

} // namespace text
