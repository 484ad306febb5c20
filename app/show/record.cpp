// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/record.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include "show/notes.h"
#include "text/hints.h"
#include "text/method.h"
#include "text/phrasing.h"
#include "text/record_signs.h"
#include "text/words.h"

using namespace Qt::StringLiterals;

namespace show {
namespace {

using chess::Position;
using trainer::Game;
using trainer::Judgement;
using trainer::coach::Rung;

/// The translation context of the game record.
struct Records {
    Q_DECLARE_TR_FUNCTIONS(Records)
};

/// The annotation symbols that chess players write after a move (PGN standard, section 10).
QString glyphsOf(const std::vector<chess::Nag>& nags)
{
    static const std::map<chess::Nag, QString> signs{
        {1, u"!"_s},   {2, u"?"_s},   {3, u"!!"_s},  {4, u"??"_s},   {5, u"!?"_s},   {6, u"?!"_s},
        {7, u"□"_s},   {10, u"="_s},  {13, u"∞"_s},  {14, u"+/="_s}, {15, u"=/+"_s}, {16, u"±"_s},
        {17, u"∓"_s},  {18, u"+−"_s}, {19, u"−+"_s}, {22, u"⨀"_s},   {23, u"⨀"_s},   {26, u"○"_s},
        {27, u"○"_s},  {32, u"↑↑"_s}, {33, u"↑↑"_s}, {36, u"↑"_s},   {37, u"↑"_s},   {40, u"→"_s},
        {41, u"→"_s},  {44, u"=∞"_s}, {45, u"=∞"_s}, {132, u"⇆"_s},  {133, u"⇆"_s},  {138, u"⊕"_s},
        {139, u"⊕"_s}, {140, u"∆"_s}, {142, u"⌓"_s}, {146, u"N"_s}};
    QString glyphs;
    for (const chess::Nag nag : nags) {
        const auto sign = signs.find(nag);
        if (sign != signs.end())
            glyphs += sign->second;
    }
    return glyphs;
}

panels::MoveEntry entryOf(const session::TrainerSession& session, Game::NodeId id)
{
    const Game::Node& node = session.round().game().node(id);
    const Position& before = session.round().game().node(*node.parent).position;
    panels::MoveEntry entry{.name = text::moveName(before, *node.move),
                            .glyphs = glyphsOf(session.round().game().tree().annotations(id).nags)};
    if (const Judgement* judgement = session.round().judgement(id)) {
        const text::Remark remark = text::remarkOn(before, *node.move, *judgement);
        entry.aside = text::costSign(*judgement);
        entry.tone = remark.tone;
        entry.tip = remark.headline;
        if (session.round().is_by_method(id) && judgement->cost > 0) {
            const text::Remark methods = text::methodsRemark(before, *node.move, *judgement);
            entry.aside.clear();
            entry.tone = methods.tone;
            entry.tip = methods.headline;
        }
    }
    const auto hint = session.round().hint_before(id);
    if (session.round().is_played_for_user(id)) {
        entry.aside = text::programSign();
        entry.tone = text::Tone::plain;
        entry.tip = text::helpSentence(Rung::play);
    } else if (hint) {
        entry.aside += text::hintSign();
        entry.tip = text::joined({entry.tip, text::helpSentence(std::min(*hint, Rung::moves))});
    }
    return entry;
}

panels::MoveEntry entryOf(const trainer::Line::Step& step)
{
    const int ways = static_cast<int>(step.equals.size());
    panels::MoveEntry entry{.name = text::moveName(step.before, step.move)};
    if (ways > 1) {
        entry.aside = text::waysSign(ways);
        entry.tip = Records::tr("%n moves are equally good here.", nullptr, ways);
    }
    return entry;
}

void begin(panels::MoveModel& moves, const Position& start, panels::MoveModel::Make make)
{
    moves.begin(start.fullmove_number(), start.turn(), std::move(make));
}

} // namespace

Record::Record(const session::TrainerSession& session) : session_{session}
{
    // Other listeners may receive these signals first and have the record updated.
    QObject::connect(&session, &session::TrainerSession::leaving, &round_, [this] { isLeft_ = true; });
    QObject::connect(&session, &session::TrainerSession::begun, &round_, [this] {
        isLeft_ = false;
        begin();
    });
    begin();
}

void Record::begin()
{
    tally_ = {};
    nodes_ = {chess::GameTree::root};
    judged_ = 0;
    help_ = {};
    show::begin(round_, session_.round().game().start(),
                [this](std::size_t ply) { return entryOf(session_, nodes_[ply + 1]); });
}

void Record::update(Telling telling)
{
    if (isLeft_)
        begin();
    followRound();
    round_.setAsidesShown(telling == Telling::all);
    round_.setGlyphsShown(telling != Telling::nothing);
    if (session_.replay() != nullptr)
        followLine(session_.replay()->line);
}

panels::MoveModel& Record::moves()
{
    return session_.replay() != nullptr ? line_ : round_;
}

panels::RecordNotes Record::notes(Telling telling, bool hasComment) const
{
    return notesOf(session_, tally_, telling, hasComment);
}

/// If two lines of a tree share the node at an index, they share all nodes before it: compare from the end.
void Record::followRound()
{
    const trainer::Round& round = session_.round();
    const std::vector<Game::NodeId>& line = round.game().line();
    std::size_t same = std::min(nodes_.size(), line.size());
    while (nodes_[same - 1] != line[same - 1])
        --same;
    nodes_.resize(same);
    round_.cut(same - 1);
    for (; judged_ < round.judged().size(); ++judged_)
        retell(round.judged()[judged_]);
    followHelp();
    nodes_.insert(nodes_.end(), line.begin() + static_cast<std::ptrdiff_t>(same), line.end());
    round_.append(line.size() - same);
    round_.setCurrent(static_cast<int>(round.game().depth()) - 1);
    tally_.follow(round);
}

/// Updates the moves at which a hint was given, or whose player has changed.
void Record::followHelp()
{
    const trainer::Round& round = session_.round();
    const trainer::Help& help = round.help();
    for (const auto& [node, rung] : help.hinted) {
        const auto known = help_.hinted.find(node);
        const std::size_t ply = round.game().depth(node) + 1;
        const bool isNew = known == help_.hinted.end() || known->second != rung;
        if (isNew && ply < nodes_.size() && nodes_[ply - 1] == node)
            retell(nodes_[ply]);
    }
    std::vector<Game::NodeId> changed;
    std::ranges::set_symmetric_difference(help.played, help_.played, std::back_inserter(changed));
    std::ranges::set_symmetric_difference(help.finished, help_.finished, std::back_inserter(changed));
    std::ranges::set_symmetric_difference(help.by_method, help_.by_method, std::back_inserter(changed));
    for (const auto& [node, rung] : help_.played_before) {
        if (!help.played_before.contains(node))
            changed.push_back(node);
    }
    std::ranges::for_each(changed, [this](Game::NodeId node) { retell(node); });
    help_ = help;
}

/// Rebuilds the entry of a node if it is listed.
void Record::retell(Game::NodeId node)
{
    const std::size_t ply = session_.round().game().depth(node);
    if (ply < nodes_.size() && nodes_[ply] == node)
        round_.renew(ply - 1);
}

void Record::followLine(const trainer::Line& line)
{
    if (lineStart_ != line.position(0).setup()) {
        lineStart_ = line.position(0).setup();
        lineSteps_.clear();
        show::begin(line_, line.position(0), [this](std::size_t ply) { return entryOf(lineSteps_[ply]); });
    }
    std::size_t same = 0;
    while (same < std::min(lineSteps_.size(), line.size()) &&
           lineSteps_[same].move == line.steps()[same].move)
        ++same;
    line_.cut(same);
    lineSteps_.assign(line.steps().begin(), line.steps().end());
    line_.append(line.size() - same);
    line_.setCurrent(static_cast<int>(session_.replay()->ply) - 1);
}

} // namespace show
