// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/refusals.h"
#include "text/words.h"

#include <QSet>
#include <map>

#include "app_fixture.h"
#include "endgame/tablebase_store.h"
#include "text/languages.h"

namespace app_test {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::FenError;
using chess::FenNotice;
using chess::Role;
using chess::SetupFault;
using chess::Square;
using endgame::Plies;
using endgame::Verdict;
using trainer::DrawCause;
using trainer::EndReason;
using trainer::Judgement;

class WordsTest : public ::testing::Test {
protected:
    ~WordsTest() override { installLanguage(u"en"_s); }

    /// Expects that a sentence is well formed and differs from all earlier ones.
    void expectNew(const QString& sentence)
    {
        EXPECT_TRUE(isSentence(sentence)) << sentence.toStdString();
        EXPECT_FALSE(sentences.contains(sentence)) << sentence.toStdString();
        sentences.insert(sentence);
    }
    static bool speakGerman()
    {
        installLanguage(u"de"_s);
        return moveName(position_of(mateIn27), {Square::e3, Square::c4}).startsWith(u'S');
    }

    const chess::Position position = position_of(mateIn27);
    const chess::Move knightMove{Square::e3, Square::c4};
    QSet<QString> sentences;
};

TEST_F(WordsTest, EveryFaultHasAUniqueSentenceWithSideAndSquares)
{
    using Kind = SetupFault::Kind;
    for (const Kind kind :
         {Kind::no_king, Kind::too_many_kings, Kind::kings_touch, Kind::pawn_on_last_rank,
          Kind::too_many_pawns, Kind::too_many_pieces, Kind::too_many_promoted, Kind::king_can_be_taken,
          Kind::impossible_check, Kind::castling_lost, Kind::impossible_en_passant}) {
        const bool hasSquares = kind != Kind::no_king && kind != Kind::too_many_pawns &&
                                kind != Kind::too_many_pieces && kind != Kind::too_many_promoted;
        const bool hasSide = kind != Kind::kings_touch && kind != Kind::pawn_on_last_rank &&
                             kind != Kind::impossible_en_passant;
        const QString sentence = faultSentence({kind, Color::black, Bitboard{Square::e5, Square::d4}});
        expectNew(sentence);
        EXPECT_EQ(sentence.contains(u"d4, e5"_s), hasSquares) << sentence.toStdString();
        EXPECT_EQ(sentence.contains(u"Black"_s), hasSide) << sentence.toStdString();
    }
}

TEST_F(WordsTest, AllFaultsOfASetupAreNamed)
{
    const QString all = faultSentences(chess::faults_of(setup_of("P7/8/8/3kK3/8/8/8/8 w - - 0 1")));
    EXPECT_TRUE(all.contains(u"(d5, e5)"_s)) << all.toStdString();
    EXPECT_TRUE(all.contains(u"(a8)"_s)) << all.toStdString();
}

// Fault 3
TEST_F(WordsTest, EveryFenErrorHasAUniqueSentenceWithThePlace)
{
    using Kind = FenError::Kind;
    for (const Kind kind :
         {Kind::empty, Kind::too_long, Kind::not_ascii, Kind::bad_character, Kind::rank_too_long,
          Kind::rank_too_short, Kind::too_many_ranks, Kind::too_few_ranks, Kind::bad_side, Kind::bad_castling,
          Kind::bad_en_passant, Kind::bad_halfmove_clock, Kind::bad_move_number, Kind::extra_text}) {
        const QString sentence = fenErrorSentence({kind, 3, 6}, u"8/8x8/8"_s);
        expectNew(sentence);
        EXPECT_EQ(sentence.contains(u"character 4"_s), kind != Kind::empty && kind != Kind::too_long)
            << sentence.toStdString();
    }
}

TEST_F(WordsTest, PlacesAreInCharactersNotBytes)
{
    const QString text = u"8/\u041a7/8"_s;
    const auto reading = chess::parse_fen(text.toStdString());
    ASSERT_FALSE(reading);
    EXPECT_TRUE(fenErrorSentence(reading.error(), text).contains(u"character 3"_s));
    EXPECT_TRUE(
        fenErrorSentence({FenError::Kind::bad_side, 4, 0}, u"\u00e4\u00f6x"_s).contains(u"character 3"_s));
    EXPECT_TRUE(isSentence(fenErrorSentence({FenError::Kind::too_few_ranks, 99, 1}, u"8"_s)));
}

TEST_F(WordsTest, OnlyUnexpectedFenAssumptionsAreReported)
{
    for (const FenNotice notice :
         {FenNotice::side_assumed, FenNotice::castling_dropped, FenNotice::en_passant_dropped})
        expectNew(fenNoticeSentences({notice}));
    for (const FenNotice notice :
         {FenNotice::castling_assumed, FenNotice::en_passant_assumed, FenNotice::clocks_assumed})
        EXPECT_TRUE(fenNoticeSentences({notice}).isEmpty());
    const QString both = fenNoticeSentences({FenNotice::side_assumed, FenNotice::castling_dropped});
    EXPECT_EQ(both.count(u'.'), 2);
}

TEST_F(WordsTest, MaterialIsNotEvenWhereAPawnHangs)
{
    const DrawCause even{DrawCause::Kind::even, {}, {}};
    const auto sentence = [&](const char* fen) { return drawSentence(chess::position_of(fen), even); };
    EXPECT_TRUE(sentence("8/8/8/3pk3/8/8/3KP3/8 w - - 0 1").startsWith(u"Material is even"_s));
    EXPECT_EQ(sentence("8/8/8/3p4/3K4/8/4P3/k7 w - - 0 1"), u"Neither side can force a win."_s);
}

TEST_F(WordsTest, EveryDrawCauseHasAUniqueSentence)
{
    using Kind = DrawCause::Kind;
    const chess::Move kingMove{Square::d6, Square::c5};
    for (const Kind kind : {Kind::dead_position, Kind::stalemate, Kind::two_knights, Kind::wrong_bishop,
                            Kind::rook_pawn, Kind::king_in_front, Kind::pawn_falls, Kind::pawn_too_far,
                            Kind::pawn_saves, Kind::king_too_far, Kind::minor_holds, Kind::even,
                            Kind::both_promote, Kind::fifty_moves, Kind::perpetual_check, Kind::fortress})
        expectNew(drawSentence(position, {kind, {}, {}}));
    expectNew(drawSentence(position, {Kind::fork, Role::knight, {knightMove}}));
    const std::vector<std::pair<Role, QString>> names{{Role::queen, u"queen"_s},
                                                      {Role::rook, u"rook"_s},
                                                      {Role::bishop, u"bishop"_s},
                                                      {Role::knight, u"knight"_s},
                                                      {Role::pawn, u"pawn"_s}};
    for (const auto& [piece, name] : names) {
        for (const DrawCause& cause : {DrawCause{Kind::piece_hangs, piece, {kingMove}},
                                       DrawCause{Kind::piece_hangs, piece, {knightMove}},
                                       DrawCause{Kind::piece_trapped, piece, {kingMove}}}) {
            const QString sentence = drawSentence(position, cause);
            expectNew(sentence);
            // A piece that is lost by force may be lost on several squares.
            EXPECT_EQ(sentence.contains(QString::fromStdString(to_string(cause.line.back().to))),
                      cause.kind == Kind::piece_hangs);
            EXPECT_TRUE(sentence.contains(name)) << sentence.toStdString();
        }
    }
}

Judgement judged(trainer::Grade grade, Verdict before, Verdict after, int cost)
{
    return {grade, before, after, cost, {}, {{Square::d2, Square::c3}}};
}

TEST_F(WordsTest, TheSideToMoveIsNamed)
{
    EXPECT_EQ(sideToMove(Color::white), u"White to move"_s);
    EXPECT_EQ(sideToMove(Color::black), u"Black to move"_s);
}

TEST_F(WordsTest, TheOnlyLegalMoveIsNeitherPraisedNorCriticised)
{
    const chess::Position forced = position_of("k7/4Q3/2K5/8/8/8/8/8 b - - 0 1");
    const Judgement judgement =
        judged(trainer::Grade::best, Verdict::loss(Plies{2}), Verdict::loss(Plies{2}), 0);
    const Remark remark = remarkOn(forced, {Square::a8, Square::b8}, judgement);
    EXPECT_EQ(remark, (Remark{Tone::plain, u"Kb8 is the only legal move."_s, {}}));
}

TEST_F(WordsTest, AWinTurnedIntoALossIsReported)
{
    const Remark remark = remarkOn(position, knightMove,
                                   {trainer::Grade::throws_win_away,
                                    Verdict::win(Plies{5}),
                                    Verdict::loss(Plies{4}),
                                    0,
                                    {},
                                    {knightMove}});
    EXPECT_EQ(remark.tone, Tone::bad);
    EXPECT_EQ(remark.headline, u"Nc4+ loses: it was a win."_s);
}

// Fault 13
TEST_F(WordsTest, EveryEndAndEveryClaimHasAUniqueSentence)
{
    for (const EndReason reason :
         {EndReason::checkmate, EndReason::stalemate, EndReason::dead_position, EndReason::fifty_moves,
          EndReason::seventy_five_moves, EndReason::threefold})
        expectNew(endSentence(reason));
    for (const EndReason reason :
         {EndReason::fifty_moves, EndReason::seventy_five_moves, EndReason::threefold})
        expectNew(claimSentence(reason));
}

TEST_F(WordsTest, EveryGradeHasAUniqueRemarkThatNamesTheMove)
{
    const Verdict win = Verdict::win(Plies{53});
    const Verdict loss = Verdict::loss(Plies{52});
    const std::vector<std::pair<Judgement, Tone>> cases{
        {judged(trainer::Grade::best, win, win, 0), Tone::good},
        {judged(trainer::Grade::good, win, Verdict::win(Plies{57}), 2), Tone::plain},
        {judged(trainer::Grade::technique, win, Verdict::win(Plies{59}), 3), Tone::plain},
        {judged(trainer::Grade::detour, win, Verdict::win(Plies{65}), 6), Tone::costly},
        {judged(trainer::Grade::throws_win_away, win, Verdict::draw(), 0), Tone::bad},
        {judged(trainer::Grade::loses_draw, Verdict::draw(), loss, 0), Tone::bad},
        {judged(trainer::Grade::best, Verdict::draw(), Verdict::draw(), 0), Tone::good},
        {judged(trainer::Grade::best, loss, loss, 0), Tone::good},
        {judged(trainer::Grade::detour, loss, Verdict::loss(Plies{40}), 6), Tone::costly}};
    for (const auto& [judgement, tone] : cases) {
        const Remark remark = remarkOn(position, knightMove, judgement);
        expectNew(remark.headline);
        EXPECT_TRUE(remark.headline.contains(u"Nc4+ "_s)) << remark.headline.toStdString();
        EXPECT_EQ(remark.tone, tone) << remark.headline.toStdString();
        if (judgement.grade != trainer::Grade::best) {
            EXPECT_TRUE(remark.reason.contains(u"Best was Kc3."_s)) << remark.reason.toStdString();
        }
    }
}

TEST_F(WordsTest, TheOptimumHasNoComparison)
{
    for (const auto& [best, word] : std::map<int, QString>{{1, u"one"_s}, {3, u"3"_s}}) {
        EXPECT_TRUE(mateTookSentence(best, best).endsWith(u", the fewest possible."_s));
        EXPECT_EQ(mateTookSentence(best, best).count(word), 1);
        EXPECT_EQ(heldOutSentence(best, best).count(word), best > 1 ? 1 : 0);
    }
    EXPECT_TRUE(mateTookSentence(8, 3).endsWith(u"; best play needs 3."_s));
    EXPECT_TRUE(mateTookSentence(2, 3).endsWith(u"; the best defence lasts 3."_s)) << "the defender erred";
    EXPECT_TRUE(heldOutSentence(2, 3).endsWith(u"; the best defence lasts 3."_s));
    EXPECT_TRUE(heldOutSentence(1, 1).isEmpty());
}

TEST_F(WordsTest, AThrownWinIsExplained)
{
    const endgame::Tablebase table = endgame::solve(endgame::kbnk);
    const chess::Move move{Square::e3, Square::d5};
    const Remark remark = remarkOn(position, move, *trainer::judge(table, position, move));
    EXPECT_EQ(remark.headline, u"Nd5 throws the win away."_s);
    EXPECT_TRUE(remark.reason.startsWith(u"The king captures the knight on d5. Best was "_s))
        << remark.reason.toStdString();
}

TEST_F(WordsTest, OfManyMovesThreeAreNamed)
{
    std::vector<chess::Move> moves{
        {Square::d2, Square::c3}, {Square::e3, Square::c4}, {Square::e3, Square::f5}};
    EXPECT_EQ(moveNames(position, moves), u"Kc3, Nc4+, Nf5+"_s);
    moves.push_back({Square::d2, Square::c1});
    moves.push_back({Square::d2, Square::d1});
    EXPECT_TRUE(moveNames(position, moves).startsWith(u"Kc3, Nc4+, Nf5+"_s));
    EXPECT_FALSE(moveNames(position, moves).contains(u"Kd1"_s));
    EXPECT_TRUE(moveNames(position, {}).isEmpty());
}

TEST_F(WordsTest, InvalidMovesAreExplained)
{
    const chess::Position twoKnights = position_of("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1");
    for (const QString& text : {u"castle now, please"_s, u"Ne5"_s, u"Nd2"_s, u"d2d8"_s}) {
        const auto move = chess::parse_move(twoKnights, text.toStdString());
        ASSERT_FALSE(move) << text.toStdString();
        expectNew(moveErrorSentence(twoKnights, move.error(), text));
    }
    const QString which =
        moveErrorSentence(twoKnights, chess::parse_move(twoKnights, "Nd2").error(), u"Nd2"_s);
    EXPECT_TRUE(which.contains(u"Nbd2"_s) && which.contains(u"Nfd2"_s)) << which.toStdString();
    const QString huge(5000, u'x');
    EXPECT_LT(
        moveErrorSentence(position, chess::parse_move(position, huge.toStdString()).error(), huge).size(),
        100);
}

TEST_F(WordsTest, TheHeadlineStatesTheResult)
{
    EXPECT_EQ(headline(position, Verdict::win(Plies{53})), u"White mates in 27"_s);
    EXPECT_EQ(headline(position, Verdict::loss(Plies{52})), u"Black mates in 26"_s);
    EXPECT_EQ(headline(position, Verdict::draw()), u"Draw"_s);
    EXPECT_EQ(headline(position, std::nullopt), u"Not in the tablebases"_s);
    EXPECT_EQ(headline(position_of("k1K5/8/8/1N1B4/8/8/8/8 b - - 0 1"), std::nullopt), u"Checkmate"_s);
    EXPECT_EQ(headline(position_of("k7/2K5/8/3N4/B7/8/8/8 b - - 0 1"), Verdict::draw()), u"Draw"_s);
    EXPECT_EQ(headline(position_of("k7/2K5/1N6/8/8/8/8/8 b - - 0 1"), std::nullopt),
              u"Not in the tablebases"_s);
}

TEST_F(WordsTest, CornersAreNamedByColourAndSquare)
{
    const auto light = trainer::corners(position.board());
    const auto dark = trainer::corners(position_of("8/8/3k4/8/8/4BN2/3K4/8 w - - 0 1").board());
    EXPECT_EQ(cornersText(*light), u"Right corners (light): a8, h1"_s);
    EXPECT_EQ(cornersText(*dark), u"Right corners (dark): a1, h8"_s);
}

TEST_F(WordsTest, EnglishHasSingularAndPluralForms)
{
    installLanguage(u"en"_s);
    const Verdict win = Verdict::win(Plies{53});
    const Remark one =
        remarkOn(position, knightMove, judged(trainer::Grade::good, win, Verdict::win(Plies{55}), 1));
    if (one.headline.contains(u"(s)"_s))
        GTEST_SKIP() << "the English texts for one and many are not there yet";
    EXPECT_TRUE(one.headline.contains(u"one move slower"_s)) << one.headline.toStdString();
    const Remark two =
        remarkOn(position, knightMove, judged(trainer::Grade::good, win, Verdict::win(Plies{57}), 2));
    EXPECT_TRUE(two.headline.contains(u"2 moves slower"_s)) << two.headline.toStdString();
}

TEST_F(WordsTest, GermanPieceLettersAreUsed)
{
    if (!speakGerman())
        GTEST_SKIP() << "the German translation is not there yet";
    EXPECT_EQ(moveName(position, knightMove), u"Sc4+"_s);
    EXPECT_EQ(moveName(position, {Square::d3, Square::a6}), u"La6"_s);
    EXPECT_EQ(withEnglishLetters(u"Sc4+"_s), u"Nc4+"_s);
    EXPECT_EQ(withEnglishLetters(u"Lxd5"_s), u"Bxd5"_s);
    EXPECT_EQ(withEnglishLetters(u"e8=D"_s), u"e8=Q"_s);
    EXPECT_EQ(withEnglishLetters(u"e3c4"_s), u"e3c4"_s);
    EXPECT_EQ(withEnglishLetters(u"Nc4"_s), u"Nc4"_s);
}

TEST_F(WordsTest, LettersOfPiecesAreThoseOfTheLanguageOrElseEnglish)
{
    using chess::Role;
    const auto expectRoles = [](const std::vector<std::pair<QString, Role>>& roles) {
        for (const auto& [letter, role] : roles)
            EXPECT_EQ(roleOf(letter, {}), role) << letter.toStdString();
    };
    expectRoles({{u"K"_s, Role::king}, {u"n"_s, Role::knight}, {u"P"_s, Role::pawn}, {u"b"_s, Role::bishop}});
    for (const QString& other : {u"e"_s, u"4"_s, u""_s, u" "_s, u"Kn"_s})
        EXPECT_FALSE(roleOf(other, {})) << other.toStdString();
    installLanguage(u"de"_s);
    expectRoles({{u"S"_s, Role::knight},
                 {u"l"_s, Role::bishop},
                 {u"b"_s, Role::pawn},
                 {u"P"_s, Role::pawn},
                 {u"Q"_s, Role::queen},
                 {u"n"_s, Role::knight}});
    installLanguage(u"es"_s);
    expectRoles({{u"R"_s, Role::king}, {u"T"_s, Role::rook}, {u"K"_s, Role::king}});
    installLanguage(u"ru"_s);
    expectRoles({{u"К"_s, Role::knight}, {u"п"_s, Role::pawn}, {u"K"_s, Role::king}});
    EXPECT_FALSE(roleOf(u"р"_s, {}));
    EXPECT_EQ(roleOf(u"р"_s, Role::knight), Role::king) << "Кр";
    EXPECT_EQ(roleOf(u"л"_s, Role::knight), Role::rook);
}

TEST_F(WordsTest, SentencesAreTranslatedIntoGerman)
{
    if (!speakGerman())
        GTEST_SKIP() << "the German translation is not there yet";
    const QString german = endSentence(EndReason::checkmate);
    const QString fault =
        faultSentence({SetupFault::Kind::kings_touch, {}, Bitboard{Square::d4, Square::e5}});
    EXPECT_TRUE(isSentence(fault) && fault.contains(u"d4, e5"_s)) << fault.toStdString();
    installLanguage(u"en"_s);
    EXPECT_NE(endSentence(EndReason::stalemate), german);
    EXPECT_NE(faultSentence({SetupFault::Kind::kings_touch, {}, Bitboard{Square::d4, Square::e5}}), fault);
}

TEST_F(WordsTest, EnglishPieceLettersAreUnchanged)
{
    for (const QString& text : {u"Nc4+"_s, u"e8=Q"_s, u"O-O-O"_s, u"Kxd5"_s, u""_s})
        EXPECT_EQ(withEnglishLetters(text), text);
}

TEST_F(WordsTest, BishopsOfOneColourAreNoMatingMaterial)
{
    const auto sentence = [](std::string_view fen) {
        return drawSentence(chess::position_of(fen), {trainer::DrawCause::Kind::dead_position, {}, {}});
    };
    EXPECT_TRUE(sentence("8/6k1/8/8/8/5K2/3B4/2B5 b").contains(u"dark squares only"_s));
    EXPECT_TRUE(sentence("8/6k1/8/8/8/5B2/8/2KB4 b").contains(u"light squares only"_s));
    EXPECT_EQ(sentence("8/6k1/8/8/8/5B2/8/2K5 b"), u"Neither side has mating material."_s);
}

TEST_F(WordsTest, APawnCostsTheQueenOrRook)
{
    const auto sentence = [this](Role piece) {
        const std::vector<chess::Move> line{
            {Square::c2, Square::c1, Role::queen}, {Square::g1, Square::c1}, {Square::b2, Square::c1}};
        return drawSentence(position, {trainer::DrawCause::Kind::piece_trapped, piece, line});
    };
    EXPECT_EQ(sentence(Role::rook), u"The pawn costs the rook."_s);
    EXPECT_EQ(sentence(Role::queen), u"The pawn costs the queen."_s);
    EXPECT_EQ(sentence(Role::knight), u"The knight cannot be saved."_s);
}

TEST_F(WordsTest, NamesTheLastMoveOfAListInsteadOfOneOther)
{
    const auto corner = chess::position_of("8/8/8/3k4/8/8/8/K7 w");
    const auto moves = legal_moves(corner);
    const std::vector<chess::Move> three{moves.begin(), moves.end()};
    EXPECT_FALSE(moveNames(corner, three).contains(u"other"_s));
    const auto wide = chess::position_of("8/8/8/3k4/8/1K6/8/8 w");
    const auto many = legal_moves(wide);
    EXPECT_FALSE(moveNames(wide, {many.begin(), many.begin() + 4}).contains(u"other"_s));
    EXPECT_TRUE(moveNames(wide, {many.begin(), many.begin() + 5}).contains(u"2 other"_s));
}

} // namespace
} // namespace app_test
