// SPDX-License-Identifier: GPL-3.0-or-later
#include "show/standing.h"

#include <QCoreApplication>
#include <QLocale>
#include <chrono>
#include <optional>
#include <utility>
#include <variant>

#include "show/opinion.h"
#include "show/prospects.h"
#include "show/stages.h"
#include "text/endings.h"
#include "text/phrasing.h"
#include "text/refusals.h"
#include "text/words.h"
#include "trainer/draw_cause.h"
#include "trainer/technique.h"

using namespace Qt::StringLiterals;

namespace show {
namespace {

using chess::Position;

/// The translation context of the evaluations.
struct Standings {
    Q_DECLARE_TR_FUNCTIONS(Standings)
};

/// True if a loaded game begins after its first moves with a clock of 0, as many programs write a position
/// whose earlier moves they do not know, and no capture or pawn move has been played since.
bool isClockUnknown(const trainer::Round& round, const Position& position)
{
    const Position& start = round.game().start();
    if (!std::holds_alternative<trainer::Loaded>(round.origin()) || start.fullmove_number() == 1 ||
        start.halfmove_clock() != 0)
        return false;
    const auto plies = [](const Position& at) {
        return 2 * at.fullmove_number() + (at.turn() == chess::Color::black ? 1 : 0);
    };
    return position.halfmove_clock() == plies(position) - plies(start);
}

/// The moves that the fifty-move rule leaves, if they are known.
std::optional<panels::Budget> budgetOf(const session::TrainerSession& session, const Position& position)
{
    if (isClockUnknown(session.round(), position))
        return std::nullopt;
    const endgame::Tablebase& tables = session.tables().known();
    const auto spare = trainer::moves_to_spare(tables, position);
    if (!spare)
        return std::nullopt;
    return panels::Budget{
        .spare = spare->moves, .used = (position.halfmove_clock() + 1) / 2, .isAtLeast = !spare->is_exact};
}

/// Describes the effect of the fifty-move rule on a win, "White mates in 3"; empty if it has no effect.
QString sentenceOn(trainer::FiftyMoveEffect effect, const QString& win)
{
    switch (effect) {
    case trainer::FiftyMoveEffect::none:
        return {};
    case trainer::FiftyMoveEffect::draw:
        return Standings::tr("%1, but too late: under the fifty-move rule this is a draw.", "a win").arg(win);
    case trainer::FiftyMoveEffect::draw_by_best_play:
        return Standings::tr("With best play, the fifty-move rule comes before the mate.");
    case trainer::FiftyMoveEffect::unknown:
        return Standings::tr("It is not known whether this win survives the fifty-move rule.");
    }
    return {};
}

/// With other pieces, or as the defender, an opponent that follows the method plays perfectly.
QString noteOnMethod(const session::TrainerSession& session)
{
    if (!session.isMatingByMethod())
        return {};
    if (session.method().hasFailed())
        return Standings::tr("There is not enough memory for the method: your opponent plays perfectly.");
    return session.method().isWorking()
               ? Standings::tr("Your opponent mates using the method, which is being prepared.")
               : Standings::tr("Your opponent mates using the method.");
}

/// Names the players, unless the user plays against perfect play.
QString noteOn(const session::TrainerSession& session)
{
    if (session.mode() != session::Mode::play)
        return {};
    if (session.round().seat() == trainer::Seat::both)
        return Standings::tr("Analysis: you move for both sides.");
    if (session.isPlayedByEngine())
        return Standings::tr("%1 plays for your opponent here.").arg(session.engine().name());
    switch (session.opponent()) {
    case trainer::Opponent::perfect:
        break;
    case trainer::Opponent::method:
        return noteOnMethod(session);
    case trainer::Opponent::rule_of_thumb:
        return Standings::tr("Your opponent plays by general principles.");
    case trainer::Opponent::natural:
        return Standings::tr("Your opponent defends like a human.");
    case trainer::Opponent::slips:
        return Standings::tr("Your opponent slips now and then.");
    }
    return {};
}

QString beyondTheTables(const Position& position)
{
    constexpr auto mostPieces = static_cast<int>(endgame::most_pieces_on_request);
    const int pieces = position.board().occupied().size();
    return text::joined({text::uncoveredSentence(position),
                         Standings::tr("Remove %n more piece(s) (not the kings) to see the result.", nullptr,
                                       pieces - mostPieces)});
}

/// A size rounded up to the next 100 MB: "500 MB", "1.8 GB".
QString aboutSoMany(std::size_t bytes)
{
    constexpr qint64 step = 100'000'000;
    const qint64 rounded = (static_cast<qint64>(bytes) / step + 1) * step;
    return QLocale{}.formattedDataSize(rounded, rounded < 10 * step ? 0 : 1, QLocale::DataSizeSIFormat);
}

panels::Standing standingOnRequest(const session::TrainerSession& session, const endgame::Material& ending)
{
    panels::Standing standing;
    standing.headline = text::endingName(ending);
    standing.detail = priceOf(session, ending);
    standing.remedy = panels::Remedy::solve;
    return standing;
}

panels::Standing solvingStanding(const session::TrainerSession& session, const endgame::Material& ending)
{
    panels::Standing standing;
    standing.headline = u"…"_s;
    if (session.tables().share()) {
        standing.detail = text::joined({Standings::tr("Solving: %1…").arg(text::endingName(ending)),
                                        is_on_request(ending) ? priceOf(session, ending) : QString{}});
        standing.solving = session.tables().share();
        standing.remedy = panels::Remedy::cancel;
    }
    return standing;
}

/// Stands in for the evaluation of a position without a result.
panels::Standing standingWithout(const session::TrainerSession& session, const Position& position,
                                 const QString& opinion)
{
    panels::Standing standing;
    standing.headline = text::headline(position, std::nullopt);
    standing.opinion = opinion;
    const auto offerRetry = [&standing](const QString& detail) {
        standing.headline = Standings::tr("Not solved by computer");
        standing.detail = detail;
        standing.remedy = panels::Remedy::retry;
    };
    const auto ending = trainer::ending_by_material(position);
    switch (session.tables().coverageOf(position)) {
    case session::Coverage::onRequest:
        return standingOnRequest(session, *ending);
    case session::Coverage::solving:
        return solvingStanding(session, *ending);
    case session::Coverage::cancelled:
        offerRetry(Standings::tr("Solving was cancelled. Press “Try again” to see the result."));
        break;
    case session::Coverage::outOfMemory:
        offerRetry(Standings::tr(
            "There was not enough memory to solve the ending. Close other programs and try again."));
        break;
    case session::Coverage::overLimit:
        offerRetry(overLimitSentence());
        break;
    case session::Coverage::castling:
        standing.detail =
            Standings::tr("The tablebases do not cover castling: remove the castling rights to see the "
                          "result.");
        if (session.mode() == session::Mode::setUp)
            standing.remedy = panels::Remedy::clearCastling;
        break;
    case session::Coverage::tooManyPieces:
        standing.detail = beyondTheTables(position);
        break;
    case session::Coverage::covered:
        break;
    }
    if (session.engine().trouble() && !opinion.isEmpty() && standing.remedy == panels::Remedy::none)
        standing.remedy = panels::Remedy::retry;
    return standing;
}

/// The evaluation of a finished game: its result by the rules takes precedence over the tablebases.
panels::Standing standingAtEnd(const session::TrainerSession& session, const Position& position,
                               const trainer::GameEnd& end)
{
    panels::Standing standing;
    standing.headline = text::endHeadline(end.reason);
    if (end.winner)
        return standing;
    standing.tone = text::Tone::costly;
    if (end.reason == trainer::EndReason::stalemate)
        return standing;
    const auto cause = end.reason == trainer::EndReason::dead_position
                           ? trainer::draw_cause(session.tables().known(), position)
                           : std::nullopt;
    standing.detail = cause ? text::drawSentence(position, *cause) : text::endSentence(end.reason);
    return standing;
}

/// The number of moves that the user has made in a round, counted on the whole line.
int movesUsed(const trainer::Round& round)
{
    const auto plies = static_cast<int>(round.game().line().size()) - 1;
    const bool isFirst = round.is_users(round.game().start().turn());
    return (plies + (isFirst ? 1 : 0)) / 2;
}

/// States the condition for passing an exam; empty if there is no win or draw to keep, and until that is
/// known.
QString goalOfExam(const session::TrainerSession& session)
{
    const trainer::Round& round = session.round();
    const Position& start = round.game().start();
    const std::optional<endgame::Verdict> verdict = session.tables().verdictOf(start);
    if (!verdict || round.seat() == trainer::Seat::both)
        return {};
    const std::optional<chess::Color> winner = trainer::winner_of(start, *verdict);
    if (!winner)
        return Standings::tr("Hold the draw to pass.");
    return round.is_users(*winner)
               ? Standings::tr("Checkmate to pass; the fewer moves you waste, the better the grade.")
               : QString{};
}

panels::Standing standingInExam(const session::TrainerSession& session)
{
    panels::Standing standing;
    standing.headline = Standings::tr("Exam");
    standing.detail =
        text::joined({Standings::tr("Moves used: %1.").arg(movesUsed(session.round())), goalOfExam(session)});
    return standing;
}

panels::Standing standingInPlay(const session::TrainerSession& session, const Position& position,
                                Telling telling)
{
    if (telling == Telling::nothing)
        return standingInExam(session);
    const std::optional<endgame::Verdict> verdict = session.tables().verdictOf(position);
    if (!verdict)
        return standingWithout(session, position,
                               telling == Telling::all ? opinionOn(session, position) : QString{});
    panels::Standing standing;
    if (telling == Telling::asked) {
        standing.headline =
            verdict->is_draw() ? text::headline(position, verdict) : text::resultHeadline(position, *verdict);
        return standing;
    }
    if (!verdict->is_draw() && telling == Telling::results) {
        standing.headline = text::resultHeadline(position, *verdict);
        return standing;
    }
    standing.headline = text::headline(position, verdict);
    if (!verdict->is_draw()) {
        const trainer::FiftyMoveEffect effect =
            trainer::fifty_move_effect(session.tables().known(), position);
        standing.budget = budgetOf(session, position);
        standing.detail = sentenceOn(effect, standing.headline);
        if (effect == trainer::FiftyMoveEffect::draw)
            standing.headline = text::endHeadline(trainer::EndReason::fifty_moves);
        return standing;
    }
    standing.tone = text::Tone::costly;
    if (const auto cause = trainer::draw_cause(session.tables().known(), position))
        standing.detail = text::drawSentence(position, *cause);
    return standing;
}

panels::Standing standingOf(const session::TrainerSession& session, const Position& position,
                            const std::optional<trainer::GameEnd>& end, Telling telling)
{
    panels::Standing standing =
        end ? standingAtEnd(session, position, *end) : standingInPlay(session, position, telling);
    if (!end)
        standing.turn = text::sideToMove(position.turn());
    standing.note = noteOn(session);
    return standing;
}

} // namespace

QString overLimitSentence()
{
    return Standings::tr("This ending needs more memory than you allow. Raise the limit under Settings, "
                         "Five-piece endings, and try again.");
}

QString priceOf(const session::TrainerSession& session, const endgame::Material& ending)
{
    using namespace std::chrono_literals;
    const std::chrono::seconds seconds = session.tables().timeToSolve(ending);
    const auto minutes = static_cast<int>(std::chrono::ceil<std::chrono::minutes>(seconds).count());
    const QString time = seconds <= 15s ? Standings::tr("a few seconds")
                         : minutes <= 1 ? Standings::tr("about a minute")
                                        : Standings::tr("about %n minutes", nullptr, minutes);
    return Standings::tr("Five-piece endings are solved on demand. This one takes %1 and up to %2 of memory.",
                         "some seconds; 1.8 GB")
        .arg(time, aboutSoMany(session.tables().memoryToSolve(ending)));
}

void shortenOffer(const session::TrainerSession& session, panels::Standing& standing, bool isRead)
{
    // The pieces of a page cannot be removed.
    const auto position = session.position();
    if (position && session.tables().coverageOf(*position) == session::Coverage::tooManyPieces)
        standing.detail.clear();
    if (standing.remedy != panels::Remedy::solve)
        return;
    standing.remedyTip =
        std::exchange(standing.detail, isRead ? QString{} : Standings::tr("Not solved by computer"));
    if (isRead)
        standing.remedy = panels::Remedy::none;
}

panels::Standing standingOf(const session::TrainerSession& session, Telling telling)
{
    if (session.dealtEnding() && session.tables().share())
        return solvingStanding(session, *session.dealtEnding());
    if (session.considered())
        return standingOf(session, *session.considered(), telling);
    if (session.mode() == session::Mode::setUp)
        return standingOf(session, session.editor()->setup(), telling);
    panels::Standing standing = standingOf(session, *session.position(), endOf(session), telling);
    // The name of a stage reveals how near the mate is.
    if (telling == Telling::all)
        standing.stages = stagesOf(session);
    return standing;
}

panels::Standing standingOf(const session::TrainerSession& session, const chess::Setup& setup,
                            Telling telling)
{
    const auto position = Position::from(setup);
    if (position)
        return standingOf(session, *position, trainer::end_of(*position), telling);
    panels::Standing standing;
    standing.headline = Standings::tr("Illegal position");
    standing.tone = text::Tone::bad;
    standing.detail = text::faultSentences(position.error());
    return standing;
}

} // namespace show
