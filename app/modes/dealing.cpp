// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes/dealing.h"

#include "show/figures.h"
#include "show/standing.h"

namespace modes {

using session::Mode;
using session::TrainerSession;

Dealing::Dealing(TrainerSession& session, store::Preferences& preferences, Column& column)
    : session_{session}
    , preferences_{preferences}
    , column_{column}
{
    connect(&column_, &Column::drillMade, this, [this](panels::DrillPanel* panel) {
        connect(panel, &panels::DrillPanel::endingChosen, this, &Dealing::prepare);
    });
    connect(&session_, &TrainerSession::dealFailed, this, &Dealing::tellTrouble);
    connect(&session_.figures(), &session::FigureSupply::changed, this, [this] {
        if (isChoosing_)
            showFigures();
    });
    connect(&session_, &TrainerSession::changed, this, [this] {
        if (isChoosing_ && session_.mode() != Mode::play)
            setChoosing(false);
        else if (isChoosing_)
            prepare();
    });
}

void Dealing::choose()
{
    panel().setRecent(preferences_.recentEndings);
    panel().setDrill(preferences_.drill);
    panel().askForSeed(session_.round().seed());
    // A replay may have been started during set-up.
    if (session_.mode() == Mode::replay)
        session_.leaveReplay();
    if (session_.mode() == Mode::setUp)
        session_.leaveSetUp();
    setChoosing(true);
    prepare();
    panel().setFocus();
}

void Dealing::leave()
{
    session_.prepare({});
    setChoosing(false);
}

void Dealing::deal()
{
    dealDrill({});
}

void Dealing::dealExam()
{
    leave();
    trainer::Drill drill = preferences_.drill;
    if (drill.seat == trainer::Seat::both)
        drill.seat = trainer::Seat::attacker;
    session_.dealExam(drill);
    emit dealt();
}

void Dealing::dealChosen()
{
    if (panel().isEndingOpen())
        return panel().askForEnding();
    preferences_.drill = panel().drill();
    preferences_.recentEndings =
        store::withRecentEnding(preferences_.recentEndings, preferences_.drill.request.material);
    emit kindChosen();
    dealDrill(panel().seed());
}

void Dealing::dealDrill(std::optional<std::uint64_t> seed)
{
    setChoosing(false);
    session_.prepare({});
    session_.deal(preferences_.drill, seed);
    emit dealt();
}

/// Solves the selected ending and limits the distances to those that occur in it. A five-piece ending is only
/// solved when it is dealt: until then the panel shows the resources it requires.
void Dealing::prepare()
{
    const endgame::Material ending = panel().ending();
    session_.prepare(ending);
    const bool isKnown = session_.tables().known().covers(ending);
    if (isKnown)
        panel().setLongestMate(session_.tables().known().longest_mate(ending));
    if (isKnown || !is_on_request(ending))
        session_.figures().want(ending);
    showFigures();
    panel().setPrice(isKnown || !is_on_request(ending) ? QString{} : show::priceOf(session_, ending));
}

void Dealing::showFigures()
{
    const trainer::Figures* figures = session_.figures().of(panel().ending());
    panel().setFigures(figures == nullptr ? QString{} : show::figuresSentences(*figures));
}

void Dealing::setChoosing(bool choosing)
{
    if (isChoosing_ == choosing)
        return;
    isChoosing_ = choosing;
    emit choosingChanged();
}

void Dealing::tellTrouble(session::DealTrouble trouble)
{
    switch (trouble) {
    case session::DealTrouble::outOfMemory:
        return emit told({text::Tone::bad, tr("There was not enough memory to solve the ending."),
                          tr("Close other programs and try again.")});
    case session::DealTrouble::overLimit:
        return emit told({text::Tone::bad, show::overLimitSentence(), {}});
    case session::DealTrouble::cancelled:
        return emit told(
            {text::Tone::plain, tr("Solving was cancelled."), tr("Choose “New position” to try again.")});
    case session::DealTrouble::noSuchPosition:
        break;
    }
    emit told({text::Tone::bad, tr("No such position exists."), tr("Choose another kind of position.")});
}

} // namespace modes
