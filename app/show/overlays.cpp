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
#include "trainer/coach/triangles.h"
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
using trainer::coach::Plug;
using trainer::coach::Triangle;
using trainer::coach::TriangleSize;
using namespace Qt::StringLiterals;

/// The translation context of the overlays.
struct Overlays {
    Q_DECLARE_TR_FUNCTIONS(Overlays)
};

/// The arrangement that the overlays describe.
struct Scene {
    chess::Setup setup;
    std::optional<chess::Position> position; ///< `nullopt` while the arrangement is illegal
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

/// `nullopt` unless each side has exactly one king.
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

/// The attacker's pieces without the king, strongest first.
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

QString triangleName(TriangleSize size)
{
    switch (size) {
    case TriangleSize::large:
        return Overlays::tr("Large triangle");
    case TriangleSize::middle:
        return Overlays::tr("Middle triangle");
    case TriangleSize::small:
        break;
    }
    return Overlays::tr("Small triangle");
}

QString triangleWord(TriangleSize size)
{
    switch (size) {
    case TriangleSize::large:
        return Overlays::tr("in the large triangle");
    case TriangleSize::middle:
        return Overlays::tr("in the middle triangle");
    case TriangleSize::small:
        break;
    }
    return Overlays::tr("in the small triangle");
}

QString endsOf(Bitboard diagonal)
{
    return text::leftToRight(text::squareName(diagonal.first()) + u'–' + text::squareName(diagonal.last()));
}

/// The escape squares that a piece guards: "knight: d4, d6, e7".
QString plugWords(const Triangle& triangle, const Plug& plug)
{
    QStringList ways;
    Bitboard single = plug.squares;
    if (plug.piece == Role::bishop && !(single & triangle.diagonal).empty()) {
        ways.append(Overlays::tr("diagonal %1").arg(endsOf(triangle.diagonal)));
        single = single - triangle.diagonal;
    }
    if (!single.empty())
        ways.append(text::squareNames(single));
    return Overlays::tr("%1: %2", "a piece and the squares that it guards")
        .arg(text::roleName(plug.piece), text::listed(ways));
}

/// "Large triangle, closed: 18 squares · bishop: diagonal a2–g8 · knight: d4, g7 · king: b2, b3, c3"
QString triangleWords(const Triangle& triangle)
{
    QStringList plugs;
    for (const Plug& plug : triangle.plugs)
        plugs.append(plugWords(triangle, plug));
    const QString name = triangleName(triangle.size);
    const QString headline =
        triangle.is_closed()
            ? Overlays::tr("%1, closed: %n square(s)", nullptr, triangle.squares.size()).arg(name)
            : Overlays::tr("%1, open at %2").arg(name, text::squareNames(triangle.holes));
    return plugs.empty() ? headline : headline + u" · "_s + plugs.join(u" · "_s);
}

/// The triangle to describe: of those that contain the lone king, the one with the fewest holes, and of
/// equals the smallest.
const Triangle* presentTriangle(const std::vector<Triangle>& triangles)
{
    const Triangle* present = nullptr;
    for (const Triangle& triangle : triangles) {
        if (triangle.holds_king && (present == nullptr || triangle.holes.size() <= present->holes.size()))
            present = &triangle;
    }
    return present;
}

/// Adds the present triangle, one mark each, the first with the text: if it is closed, hatched and with those
/// within it, the next aims; if it is open, alone. Without a present triangle, adds the large ones.
void addTriangles(std::vector<Mark>& marks, const Scene& scene)
{
    const std::vector<Triangle> triangles = trainer::coach::triangles(scene.board());
    const Triangle* present = presentTriangle(triangles);
    const bool isClosed = present != nullptr && present->is_closed();
    const std::size_t first = marks.size();
    QStringList ends;
    for (const Triangle& triangle : triangles) {
        const bool isShown = present == nullptr ? triangle.size == TriangleSize::large
                             : isClosed         ? triangle.size >= present->size
                                                : &triangle == present;
        if (!isShown)
            continue;
        ends.append(endsOf(triangle.diagonal));
        marks.push_back({MarkKind::net, triangle.squares, {}, triangleWord(triangle.size)});
    }
    marks[first].text = present != nullptr
                            ? triangleWords(*present)
                            : Overlays::tr("Triangles: the king is outside; the large one lies behind %1",
                                           "ends of diagonals")
                                  .arg(text::listed(ends));
    if (isClosed)
        marks.push_back({MarkKind::confined, present->squares});
}

/// The knight's route in textbook notation: "f7–e5–d7–c5–b7".
QString wayWords(const std::array<Square, 5>& way)
{
    QStringList names;
    for (const Square square : way)
        names.append(text::squareName(square));
    return text::leftToRight(names.join(u'–'));
}

Mark wSquares(const Scene& scene)
{
    QStringList ways;
    for (const auto& way : trainer::coach::w_ways(scene.board()))
        ways.append(wayWords(way));
    return {MarkKind::wSquare, trainer::coach::w_squares(scene.board()),
            Overlays::tr("W: %1", "the squares of the knight").arg(text::listed(ways))};
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
            addTriangles(marks, scene);
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
    } else if (wish.switches.shows(MarkKind::heat) && wish.isExercise) {
        marks.push_back({MarkKind::heat, {}, Overlays::tr("Heat map: hidden during the exercise")});
    } else if (wish.switches.shows(MarkKind::heat) && wish.heatPiece) {
        const std::vector<Mark> heat =
            heatMarks(session.tables().known(), scene->setup, *wish.heatPiece, scene->attacker);
        marks.insert(marks.end(), heat.begin(), heat.end());
    }
    return marks;
}

} // namespace show
