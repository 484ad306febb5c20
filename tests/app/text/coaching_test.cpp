// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/coaching.h"

#include <map>
#include <set>
#include <utility>

#include "app_fixture.h"
#include "chess/san.h"
#include "endgame/tablebase_store.h"
#include "text/languages.h"
#include "trainer/coach/explain.h"
#include "trainer/coach/facts.h"
#include "trainer/coach/registry.h"
#include "trainer/coach/slower.h"
#include "trainer/draw_cause.h"

namespace app_test {
namespace {

using trainer::coach::Reason;
using trainer::coach::Stage;

constexpr auto lastStage = Stage::opposition;

std::vector<Stage> stages()
{
    std::vector<Stage> all;
    for (int stage = 0; stage <= static_cast<int>(lastStage); ++stage)
        all.push_back(static_cast<Stage>(stage));
    return all;
}

/// Returns a reason of every kind, with all optional values.
std::vector<Reason> reasons(chess::Role piece)
{
    std::vector<Reason> all;
    for (const auto& entry : trainer::coach::reason_entries()) {
        const Reason reason{
            entry.kind, {chess::Square::d4, chess::Square::e5}, 9, 4, piece, Stage::middle_triangle};
        if (&trainer::coach::entry_of(reason) == &entry)
            all.push_back(reason);
    }
    return all;
}

class CoachingWords : public ::testing::TestWithParam<const char*> {
protected:
    CoachingWords() { installLanguage(QString::fromLatin1(GetParam())); }
    ~CoachingWords() override { installLanguage(u"en"_s); }
};

TEST_P(CoachingWords, EveryStageHasAUniqueNameAndAnAim)
{
    std::set<QString> names;
    for (const Stage stage : stages()) {
        names.insert(stageName(stage));
        EXPECT_FALSE(stageName(stage).isEmpty());
        const QString aim =
            stageAim({stage, {chess::Square::d4, chess::Square::e5}}, position_of(mateIn19).board());
        EXPECT_TRUE(isSentence(aim)) << aim.toStdString();
    }
    EXPECT_EQ(names.size(), stages().size());
}

TEST_P(CoachingWords, EveryReasonOfASideHasAUniqueSentence)
{
    for (const chess::Role piece : {chess::Role::king, chess::Role::knight}) {
        std::map<std::pair<trainer::coach::ReasonSide, QString>, Reason::Kind> sentences;
        for (const Reason& reason : reasons(piece)) {
            const QString sentence = reasonSentence(reason);
            EXPECT_TRUE(isSentence(sentence)) << sentence.toStdString();
            const auto side = trainer::coach::entry_of(reason).side;
            const auto known = sentences.emplace(std::pair{side, sentence}, reason.kind).first;
            EXPECT_EQ(known->second, reason.kind) << sentence.toStdString();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, CoachingWords, ::testing::Values("en", "de"));

TEST(Coaching, StageNamesReflectProgress)
{
    installLanguage(u"en"_s);
    const trainer::coach::Standing drive{Stage::drive_to_edge, {}};
    const chess::Board onEdge = position_of("4k3/7B/2K1N3/8/8/8/8/8 w - - 0 1").board();
    EXPECT_EQ(stageName(drive, onEdge), u"Keep him on the edge"_s);
    EXPECT_EQ(stageName(drive, position_of("8/8/8/1B2K3/8/1k6/8/7N w - - 0 1").board()),
              stageName(drive.stage));
    EXPECT_TRUE(stageAim(drive, onEdge).startsWith(u"He is on the edge."_s));
    const trainer::coach::Standing shut{Stage::shut_edge, {}};
    EXPECT_EQ(stageName(shut, position_of("K7/8/kB6/8/B7/8/8/8 w - - 0 1").board()),
              u"Drive him into the corner"_s);
    EXPECT_EQ(stageName(shut, position_of("4k3/R7/8/8/8/8/8/4K3 w - - 0 1").board()), stageName(shut.stage));
}

TEST(Coaching, MostOfTheBoardIsNoBox)
{
    installLanguage(u"en"_s);
    const auto in = [](const char* fen) {
        const chess::Board board = position_of(fen).board();
        const trainer::coach::Standing box{Stage::box,
                                           trainer::coach::facts_of(board, chess::Color::white).box};
        return std::pair{stageName(box, board), stageAim(box, board)};
    };
    EXPECT_EQ(in("7k/8/8/4R3/8/8/8/K7 w - - 0 1"),
              (std::pair{u"Shrink the box"_s, u"He is in a box. Shrink it and bring up your king."_s}));
    EXPECT_EQ(in("K7/8/8/8/1k6/8/5R2/8 w - - 0 1"),
              (std::pair{u"Leave him less room"_s, u"Leave him less room and bring up your king."_s}));
}

TEST(Coaching, AHangingPieceIsSavedFirst)
{
    installLanguage(u"en"_s);
    const trainer::coach::Standing centre{Stage::take_centre, {}};
    EXPECT_EQ(stageAim(centre, position_of("8/8/1N6/k7/8/5K2/8/2B5 w - - 0 1").board()),
              u"Your knight on b6 is hanging. Save it first."_s);
    EXPECT_TRUE(stageAim(centre, position_of("8/8/1N6/k7/3B4/5K2/8/8 w - - 0 1").board())
                    .startsWith(u"He is on the edge."_s))
        << "the knight is guarded";
    EXPECT_TRUE(stageAim(centre, position_of("8/1k1K4/8/4B3/8/8/7N/8 w - - 0 1").board())
                    .startsWith(u"Your king is close to his."_s));
}

TEST(Coaching, TheKingIsSentOnlyWhereABestMoveSendsIt)
{
    installLanguage(u"en"_s);
    const auto aims = [](const char* fen, Stage stage, chess::Bitboard squares) {
        const chess::Board board = position_of(fen).board();
        const QString sends = stageAim({stage, squares, true}, board);
        const QString waits = stageAim({stage, squares, false}, board);
        EXPECT_TRUE(isSentence(waits)) << waits.toStdString();
        EXPECT_TRUE(sends.contains(u"ring your king"_s)) << sends.toStdString();
        EXPECT_FALSE(waits.contains(u"ring your king"_s)) << waits.toStdString();
    };
    using enum chess::Square;
    aims("8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1", Stage::take_centre, {});
    aims("4B3/1k2K3/8/8/8/3N4/8/8 w - - 0 1", Stage::middle_triangle, {e8});
    aims("2B5/k2K4/8/8/N7/8/8/8 w - - 0 1", Stage::small_triangle, {});
    aims("4k3/1Q6/8/8/8/8/8/4K3 w - - 0 1", Stage::shut_edge, {});
    aims("4k3/R7/8/8/8/8/8/4K3 w - - 0 1", Stage::shut_edge, {});
    aims("k7/8/2K5/3BB3/8/8/8/8 w - - 0 1", Stage::shut_edge, {});
}

TEST(Coaching, ARunningPawnIsPushedOnlyWhereThatIsBest)
{
    installLanguage(u"en"_s);
    const chess::Board board = position_of("8/8/6K1/8/7P/8/8/7k w - - 0 1").board();
    trainer::coach::Standing runs{Stage::outrun, {chess::Square::h5}};
    EXPECT_EQ(stageAim(runs, board), u"His king is too late. Push the pawn."_s);
    runs.is_pawns_turn = false;
    EXPECT_EQ(stageAim(runs, board), u"His king is too late. Improve your king first, then push the pawn."_s);
}

TEST(Coaching, AKingInTheWrongCornerIsNotNearIt)
{
    installLanguage(u"en"_s);
    const trainer::coach::Standing wrong{Stage::wrong_corner, {}};
    EXPECT_TRUE(stageAim(wrong, position_of("7k/8/5K2/5B2/8/4N3/8/8 w - - 0 1").board())
                    .startsWith(u"He is in a wrong corner."_s));
    EXPECT_TRUE(stageAim(wrong, position_of("6k1/8/5K2/5B2/8/4N3/8/8 w - - 0 1").board())
                    .startsWith(u"He is near a wrong corner."_s));
}

TEST(Coaching, AReasonNamesItsSquaresAndNumbers)
{
    installLanguage(u"en"_s);
    using chess::Square;
    EXPECT_EQ(reasonSentence({.kind = Reason::Kind::takes, .squares = {Square::g8, Square::h8}}),
              u"Takes g8 and h8 away from him."_s);
    EXPECT_EQ(reasonSentence({.kind = Reason::Kind::checks_to, .squares = {Square::a1, Square::b1}}),
              u"Is check: he must go to a1 or b1."_s);
    EXPECT_EQ(reasonSentence({.kind = Reason::Kind::confines, .before = 14, .after = 5}),
              u"Shuts him in; squares left: 5."_s);
}

TEST(Coaching, AReasonNamesPiecesAndLines)
{
    installLanguage(u"en"_s);
    using chess::Square;
    EXPECT_EQ(
        reasonSentence(
            {.kind = Reason::Kind::forks, .squares = {Square::d7, Square::c2}, .piece = chess::Role::rook}),
        u"Forks king and rook."_s);
    EXPECT_EQ(reasonSentence({.kind = Reason::Kind::forks, .squares = {Square::d4, Square::d5}}),
              u"Attacks d4 and d5 at once."_s);
    EXPECT_EQ(reasonSentence({.kind = Reason::Kind::cuts_file, .squares = {Square::d1}}),
              u"Cuts the king off along the d-file."_s);
    EXPECT_EQ(reasonSentence({.kind = Reason::Kind::cuts_rank, .squares = {Square::h4}}),
              u"Cuts the king off along the fourth rank."_s);
}

TEST(Coaching, AReasonCanHaveAMoveAsItsSubject)
{
    installLanguage(u"en"_s);
    const chess::Position before = position_of("5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1");
    const Reason takes{.kind = Reason::Kind::takes, .squares = {chess::Square::g8}};
    EXPECT_EQ(moveSentence(before, {chess::Square::f5, chess::Square::h7}, {takes}),
              u"Bh7 takes g8 away from him."_s);
}

TEST(Coaching, ASharedReasonIsFollowedByASecond)
{
    installLanguage(u"en"_s);
    const chess::Position before = position_of("6K1/8/4N3/3B3k/8/8/8/8 b - - 0 1");
    const chess::Move move{chess::Square::h5, chess::Square::g6};
    Reason off_edge{.kind = Reason::Kind::off_edge};
    const Reason to_corner{.kind = Reason::Kind::wrong_corner};
    EXPECT_EQ(moveSentence(before, move, {off_edge, to_corner}), u"Kg6 gets off the edge."_s);
    off_edge.is_shared = true;
    EXPECT_EQ(moveSentence(before, move, {off_edge, to_corner}),
              u"Kg6 gets off the edge. It also heads for a corner that the bishop does not cover."_s);
}

/// Returns the remark on a move in a game with bishop and knight.
Remark remarkOnMove(const char* fen, const char* san)
{
    const chess::Position before = position_of(fen);
    const chess::Move move = *parse_move(before, san);
    const endgame::Tablebase known = endgame::solve(endgame::kbnk);
    Reasoning reasoning{trainer::coach::concessions(known, before, move), {}, {}, {}};
    if (reasoning.reasons.empty())
        reasoning.better = explained_best_moves(trainer::coach::stage_pens(), known, before).front();
    return remarkOn(before, move, *trainer::judge(known, before, move), reasoning);
}

TEST(Coaching, ASlowerMoveIsExplainedByTheReply)
{
    installLanguage(u"en"_s);
    const QString remark = remarkOnMove("8/8/8/8/8/8/N7/1K2B2k w - - 0 1", "Bf2").headline;
    EXPECT_TRUE(remark.endsWith(u"slower. Black replies: …Kg2 attacks the bishop."_s))
        << remark.toStdString();
}

TEST(Coaching, APossibleReplyIsCalledPossible)
{
    installLanguage(u"en"_s);
    const QString remark = remarkOnMove("3B4/8/3N4/8/8/k7/8/4K3 w", "Ne4").headline;
    EXPECT_TRUE(
        remark.endsWith(u"than the best. …Kb4 is still possible; a better move takes b4 away from him."_s))
        << remark.toStdString();
}

/// Returns the reason in the remark on a move of another ending, with all that the coach knows.
QString reasonOfRemark(const char* fen, const char* san)
{
    const chess::Position before = position_of(fen);
    const chess::Move move = *parse_move(before, san);
    endgame::TablebaseStore store;
    store.probe(before);
    const endgame::Tablebase& known = store.known();
    trainer::Judgement judgement = *trainer::judge(known, before, move);
    if (known.probe(before)->outcome() == endgame::Outcome::win)
        judgement.cause = trainer::draw_cause(known, before.play(move));
    const bool isBest = judgement.grade == trainer::Grade::best;
    const auto found = isBest ? trainer::coach::reasons(trainer::coach::stage_pens(), known, before, move)
                              : trainer::coach::concessions(known, before, move);
    return remarkOn(before, move, judgement, {found, {}, {}, {}}).reason;
}

TEST(Coaching, TheTacticThatCatchesAPieceIsNamed)
{
    installLanguage(u"en"_s);
    EXPECT_TRUE(reasonOfRemark("8/8/7r/1k6/8/K7/8/4Q3 w", "Qa1")
                    .startsWith(u"Black replies: …Ra6+ skewers king and queen."_s));
}

TEST(Coaching, AMoveThatHoldsUpAPawnHasItsReasonThoughItLoses)
{
    installLanguage(u"en"_s);
    EXPECT_EQ(reasonOfRemark("6K1/8/8/8/7B/4P3/1k6/8 b", "Kc3"),
              u"Kc3 steps into the square of the pawn on e3."_s);
    EXPECT_EQ(reasonOfRemark("6K1/8/4N3/3B3k/8/8/8/8 b", "Kg6"), QString{}) << "a place holds nothing up";
}

TEST(Coaching, WithoutAConcessionTheBetterMoveIsExplained)
{
    installLanguage(u"en"_s);
    const Remark remark = remarkOnMove("3k1B2/8/8/8/7N/8/8/4K3 w - - 0 1", "Kd1");
    EXPECT_TRUE(remark.reason.startsWith(u"Better: K"_s)) << remark.reason.toStdString();
    EXPECT_TRUE(isSentence(remark.reason));
}

} // namespace
} // namespace app_test
