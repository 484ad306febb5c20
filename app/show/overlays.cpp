// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/overlays.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "chess/attacks.h"
#include "show/guidance.h"
#include "show/heat.h"
#include "show/why.h"
#include "text/languages.h"
#include "text/phrasing.h"
#include "text/piece_names.h"
#include "text/words.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/landmarks.h"
#include "trainer/method/field.h"
#include "trainer/technique.h"

namespace show {
namespace {

using board::Mark;
using board::MarkKind;
using chess::Bitboard;
using chess::Board;
using chess::Color;
using chess::Role;
using chess::Square;

/// Gives the functions of this file a `tr()`.
struct Overlays {
    Q_DECLARE_TR_FUNCTIONS(Overlays)
};

/// What the overlays are about.
struct Scene {
    chess::Setup setup;
    std::optional<chess::Position> position; ///< nothing while the arrangement is illegal
    Color attacker;

    const Board& board() const { return setup.board; }
    Square king(Color color) const { return board().of(color, Role::king).first(); }
};

Color attackerIn(const session::TrainerSession& session, const chess::Setup& setup)
{
    if (session.mode() == session::Mode::play)
        return session.round().attacker();
    if (const auto position = session.position())
        return trainer::attacker_of(*position, session.tables().verdictOf(*position));
    const bool isBlackStronger =
        trainer::points(setup.board, Color::black) > trainer::points(setup.board, Color::white);
    return isBlackStronger ? Color::black : Color::white;
}

/// Nothing unless each side has one king.
std::optional<Scene> sceneOf(const session::TrainerSession& session)
{
    const chess::Setup setup = arrangementOf(session);
    for (const Color color : chess::all_colors) {
        if (setup.board.of(color, Role::king).size() != 1)
            return std::nullopt;
    }
    return Scene{setup, session.position(), attackerIn(session, setup)};
}

QString coveredBy(Role role)
{
    switch (role) {
    case Role::pawn:
        return Overlays::tr("controlled by the pawn");
    case Role::knight:
        return Overlays::tr("controlled by the knight");
    case Role::bishop:
        return Overlays::tr("controlled by the bishop");
    case Role::rook:
        return Overlays::tr("controlled by the rook");
    case Role::queen:
        return Overlays::tr("controlled by the queen");
    case Role::king:
        break;
    }
    return Overlays::tr("controlled by the king");
}

/// The attacker's pieces without the king, the strongest first.
std::vector<Square> piecesOf(const Scene& scene)
{
    const Bitboard set = scene.board().of(scene.attacker) - scene.board().of(Role::king);
    std::vector<Square> pieces{set.begin(), set.end()};
    std::ranges::stable_sort(pieces, std::ranges::greater{},
                             [&](Square square) { return scene.board().role_at(square); });
    return pieces;
}

Mark cover(const Scene& scene, MarkKind kind, Square square)
{
    const Role role = scene.board().role_at(square);
    const bool isOneOfTwo = scene.board().of(scene.attacker, role).size() > 1;
    const QString name =
        isOneOfTwo ? text::roleName(role) + u' ' + text::squareName(square) : text::roleName(role);
    const QString where = kind == MarkKind::coverKing ? Overlays::tr("Top left: %1", "the dots of a piece")
                          : kind == MarkKind::coverFirst
                              ? Overlays::tr("Top right: %1", "the dots of a piece")
                              : Overlays::tr("Bottom left: %1", "the dots of a piece");
    return {kind, trainer::coach::covered_from(scene.board(), square), where.arg(name), coveredBy(role)};
}

void addCover(std::vector<Mark>& marks, const Scene& scene, const board::MarkSwitches& switches)
{
    if (switches.shows(MarkKind::coverKing))
        marks.push_back(cover(scene, MarkKind::coverKing, scene.king(scene.attacker)));
    const std::vector<Square> pieces = piecesOf(scene);
    constexpr std::array kinds{MarkKind::coverFirst, MarkKind::coverSecond};
    for (std::size_t i = 0; i < std::min(kinds.size(), pieces.size()); ++i) {
        if (switches.shows(kinds[i]))
            marks.push_back(cover(scene, kinds[i], pieces[i]));
    }
}

Mark cage(const Scene& scene)
{
    const Bitboard squares = trainer::coach::facts_of(scene.board(), scene.attacker).cage;
    return {MarkKind::cage, squares, Overlays::tr("Cage: %n square(s)", nullptr, squares.size())};
}

Mark field(const Scene& scene)
{
    const auto field = scene.position ? trainer::method::field_of(*scene.position) : std::nullopt;
    if (!field)
        return {MarkKind::field, {}, Overlays::tr("Field: none")};
    return fieldMark(*field, scene.board());
}

/// Each net is a mark of its own; the first says where they all are.
void addNets(std::vector<Mark>& marks, const Scene& scene)
{
    const std::vector<Bitboard> nets = trainer::coach::nets(scene.board());
    QStringList ends;
    for (const Bitboard net : nets)
        ends.append(text::leftToRight(text::squareName(net.first()) + u'–' + text::squareName(net.last())));
    for (const Bitboard net : nets)
        marks.push_back({MarkKind::net, net});
    marks[marks.size() - nets.size()].text =
        Overlays::tr("Triangles: %1", "the ends of diagonals").arg(text::listed(ends));
}

Mark wSquares(const Scene& scene)
{
    const Bitboard squares = trainer::coach::w_squares(scene.board());
    return {MarkKind::wSquare, squares,
            Overlays::tr("W: %1", "the squares of the knight").arg(text::squareNames(squares))};
}

Mark opposition(const Scene& scene)
{
    using trainer::coach::Opposition;
    const Square one = scene.king(Color::white);
    const Square other = scene.king(Color::black);
    const Bitboard line = between(one, other) | Bitboard{one, other};
    switch (trainer::coach::facts_of(scene.board(), scene.attacker).opposition) {
    case Opposition::none:
        break;
    case Opposition::direct:
        return {MarkKind::opposition, line, Overlays::tr("Opposition: direct")};
    case Opposition::diagonal:
        return {MarkKind::opposition, line, Overlays::tr("Opposition: diagonal")};
    case Opposition::distant:
        return {MarkKind::opposition, line, Overlays::tr("Opposition: distant")};
    }
    return {MarkKind::opposition, {}, Overlays::tr("Opposition: none")};
}

void addBishopAndKnight(std::vector<Mark>& marks, const Scene& scene, const board::MarkSwitches& switches)
{
    const bool isTheirs = trainer::corners(scene.board()).has_value();
    for (const MarkKind kind : {MarkKind::field, MarkKind::net, MarkKind::wSquare}) {
        if (!switches.shows(kind))
            continue;
        if (!isTheirs) {
            const QString name = text::withoutMnemonic(nameOf(*entryOf(kind).toggle));
            marks.push_back({kind, {}, Overlays::tr("%1: with bishop and knight only").arg(name)});
        } else if (kind == MarkKind::field) {
            marks.push_back(field(scene));
        } else if (kind == MarkKind::net) {
            addNets(marks, scene);
        } else {
            marks.push_back(wSquares(scene));
        }
    }
}

} // namespace

chess::Setup arrangementOf(const session::TrainerSession& session)
{
    return session.mode() == session::Mode::setUp ? session.editor()->setup() : session.position()->setup();
}

std::optional<Square> attackersKing(const session::TrainerSession& session)
{
    const std::optional<Scene> scene = sceneOf(session);
    return scene ? std::optional{scene->king(scene->attacker)} : std::nullopt;
}

std::vector<Mark> overlaysOf(const session::TrainerSession& session, const OverlayWish& wish)
{
    std::vector<Mark> marks;
    const auto isWished = [&](const board::MarkEntry& entry) {
        return entry.toggle && !entry.toggle->isOnAtFirst && wish.switches.shows(entry.kind);
    };
    if (std::ranges::none_of(board::allMarks, isWished))
        return marks;
    const std::optional<Scene> scene = sceneOf(session);
    if (!scene)
        return marks;
    addCover(marks, *scene, wish.switches);
    if (wish.switches.shows(MarkKind::cage))
        marks.push_back(cage(*scene));
    addBishopAndKnight(marks, *scene, wish.switches);
    if (wish.switches.shows(MarkKind::opposition))
        marks.push_back(opposition(*scene));
    if (wish.switches.shows(MarkKind::heat) && wish.telling == Telling::results) {
        marks.push_back({MarkKind::heat,
                         {},
                         Overlays::tr("Heat map: hidden along with the mate "
                                      "distances")});
    } else if (wish.switches.shows(MarkKind::heat) && wish.heatPiece) {
        const std::vector<Mark> heat =
            heatMarks(session.tables().known(), scene->setup, *wish.heatPiece, scene->attacker);
        marks.insert(marks.end(), heat.begin(), heat.end());
    }
    return marks;
}

} // namespace show
