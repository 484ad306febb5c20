// SPDX-License-Identifier: GPL-3.0-or-later
#include "trainer/endings.h"

#include <algorithm>

#include "chess/fen.h"

// Marks a text for lupdate, as Qt's own macro of this name does.
#define QT_TRANSLATE_NOOP(context, text) text

namespace trainer {
namespace {

using practice::Syllabus;

constexpr auto no_mate_to_force = QT_TRANSLATE_NOOP("Endings", "Neither side can force mate here.");
constexpr auto mate_in_the_corner =
    QT_TRANSLATE_NOOP("Endings", "Only a king in the corner, blocked by his own piece, can be mated.");
constexpr auto take_rank_after_rank =
    QT_TRANSLATE_NOOP("Endings", "Take away one rank or file after another, using the two pieces in turn.");
constexpr auto mind_stalemate =
    QT_TRANSLATE_NOOP("Endings", "Leave him a square until you can mate: beware of stalemate.");
constexpr auto with_the_queen =
    QT_TRANSLATE_NOOP("Endings", "King and queen are enough; the other piece just speeds things up.");
constexpr auto with_the_rook =
    QT_TRANSLATE_NOOP("Endings", "King and rook are enough; the other piece shrinks the box.");

constexpr std::string_view lucena = "6K1/4k1P1/8/8/8/8/7r/5R2 w - - 0 1";
constexpr std::string_view philidor = "3k4/4r3/3K4/3B4/8/8/8/5R2 w - - 0 1";

} // namespace

std::span<const Ending> endings()
{
    static const std::vector<Ending> all{
        {.name = "KQK",
         .chapter = Chapter::basic_mates,
         .goal = QT_TRANSLATE_NOOP("Endings",
                                   "Drive the king to the edge with the queen, then bring up your own king."),
         .method = QT_TRANSLATE_NOOP(
             "Endings",
             "Keep the queen a knight's move away from him, and leave him a square until you can mate."),
         .textbook =
             {// As far from mate as possible.
              {.name = "longest-mate",
               .title = QT_TRANSLATE_NOOP("Endings", "Queen, the longest mate"),
               .fen = "8/8/8/5k2/8/8/1Q6/K7 w - - 0 1",
               .use = TextbookUse::by_heart}},
         .syllabus = Syllabus::simple_mates,
         .exercises = {"opposition:1-", "shut-edge:1-", "box:1-"}},
        {.name = "KRK",
         .chapter = Chapter::basic_mates,
         .goal = QT_TRANSLATE_NOOP("Endings", "Use the rook to confine the king to a box, and shrink it."),
         .method = QT_TRANSLATE_NOOP(
             "Endings",
             "Your king must help. When the kings face each other, a check from the side drives him back."),
         .textbook = {{.name = "longest-mate",
                       .title = QT_TRANSLATE_NOOP("Endings", "Rook, the longest mate"),
                       .fen = "8/8/8/3k4/8/8/5R2/K7 w - - 0 1",
                       .use = TextbookUse::by_heart}},
         .syllabus = Syllabus::simple_mates,
         .exercises = {"opposition:1-", "shut-edge:1-", "box:1-", "draw"}},
        {.name = "KBBK",
         .chapter = Chapter::basic_mates,
         .goal = QT_TRANSLATE_NOOP("Endings",
                                   "Drive the king into any corner, keeping the bishops side by side."),
         .method = QT_TRANSLATE_NOOP(
             "Endings", "Two neighbouring diagonals are a wall he cannot cross; your king follows behind."),
         .syllabus = Syllabus::simple_mates,
         .exercises = {"shut-edge:1-", "box:1-", "open:1-"}},
        {.name = "KBNK",
         .chapter = Chapter::basic_mates,
         .goal = QT_TRANSLATE_NOOP("Endings", "Drive the king into a corner of the bishop's colour."),
         .method = QT_TRANSLATE_NOOP(
             "Endings", "First to the edge, then along it; the knight covers the squares the bishop cannot."),
         .textbook =
             {// The king stands in it, a move before Philidor's position.
              {.name = "wrong-corner",
               .title = QT_TRANSLATE_NOOP("Endings", "The wrong corner"),
               .fen = "7k/8/5K2/4NB2/8/8/8/8 w - - 0 1"},
              // Philidor, "L'Analyse des échecs", 1777: the king beside the wrong corner.
              {.name = "philidors-w",
               .title = QT_TRANSLATE_NOOP("Endings", "Philidor's W, 1777"),
               .fen = "6k1/5N2/5K2/5B2/8/8/8/8 w - - 0 1"},
              // The pieces at home; the start of his demonstration of the three triangles.
              {.name = "deletangs-start",
               .title = QT_TRANSLATE_NOOP("Endings", "Delétang's starting position"),
               .fen = "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1"},
              // Müller and Lamprecht, "Fundamental Chess Endings", 2001, p. 400: in 33 moves.
              {.name = "longest-mate",
               .title = QT_TRANSLATE_NOOP("Endings", "The longest mate"),
               .fen = "K1k1B3/8/8/8/8/8/7N/8 w - - 0 1"},
              // Women's Grand Prix, when bishop and knight were left: drawn by the fifty-move rule.
              {.name = "ushenina-girya",
               .title = QT_TRANSLATE_NOOP("Endings", "Ushenina – Girya, Geneva 2013"),
               .fen = "8/8/8/8/B7/2NK4/1k6/8 b - - 0 1"},
              {.name = "w-along-the-edge",
               .title = QT_TRANSLATE_NOOP("Endings", "Philidor's W"),
               .fen = "5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1",
               .use = TextbookUse::by_heart},
              // Here and in the small triangle, the king is shut in.
              {.name = "middle-triangle",
               .title = QT_TRANSLATE_NOOP("Endings", "Delétang's middle triangle"),
               .fen = "4B3/1k2K3/8/8/8/3N4/8/8 w - - 0 1",
               .use = TextbookUse::by_heart},
              {.name = "small-triangle",
               .title = QT_TRANSLATE_NOOP("Endings", "Delétang's small triangle"),
               .fen = "2B5/k2K4/8/8/N7/8/8/8 w - - 0 1",
               .use = TextbookUse::by_heart}},
         .syllabus = Syllabus::bishop_and_knight,
         .exercises = {"mate:2-3", "mate:4-", "small-triangle:1-", "middle-triangle:1-12",
                       "middle-triangle:13-", "w:1-18", "w:19-", "breakout:1-", "wrong-corner:1-",
                       "large-triangle:1-21", "large-triangle:22-", "drive-to-edge:1-", "take-centre:1-26",
                       "take-centre:27-", "come-together:1-28", "come-together:29-", "waiting-move",
                       "only-move", "draw"}},

        {.name = "KPK",
         .chapter = Chapter::pawns,
         .goal = QT_TRANSLATE_NOOP("Endings", "Promote the pawn."),
         .textbook =
             {// The side to move takes the opposition, here and in the next one.
              {.name = "opposition",
               .title = QT_TRANSLATE_NOOP("Endings", "Pawn, the opposition wins"),
               .fen = "4k3/8/8/4K3/4P3/8/8/8 w - - 0 1",
               .use = TextbookUse::by_heart},
              {.name = "opposition-holds",
               .title = QT_TRANSLATE_NOOP("Endings", "Pawn, the opposition holds the draw"),
               .fen = "4k3/8/4P3/4K3/8/8/8/8 b - - 0 1",
               .use = TextbookUse::by_heart,
               .is_held = true}},
         .syllabus = Syllabus::pawns,
         .exercises = {"outrun:1-", "key-square:1-", "to-key-squares:1-", "only-move", "draw"}},
        {.name = "KPPK",
         .chapter = Chapter::pawns,
         .goal = QT_TRANSLATE_NOOP("Endings", "Let the pawns protect each other, and bring up your king."),
         .method = QT_TRANSLATE_NOOP("Endings", "If he takes one, the other runs through."),
         .syllabus = Syllabus::pawns,
         .exercises = {"1-"}},
        {.name = "KPKP",
         .chapter = Chapter::pawns,
         .goal = QT_TRANSLATE_NOOP("Endings", "Count the moves: who promotes first, and with check?"),
         .method =
             QT_TRANSLATE_NOOP("Endings", "A king can go after both pawns at once, as in Réti's study."),
         // The typical position: a race
         .typical = "7k/8/8/1P6/7p/8/8/1K6 w",
         .syllabus = Syllabus::pawns,
         .exercises = {"1-15", "16-", "draw"}},

        {.name = "KQPK", .chapter = Chapter::queens, .goal = with_the_queen, .method = mind_stalemate},
        {.name = "KQQK", .chapter = Chapter::queens, .goal = take_rank_after_rank, .method = mind_stalemate},
        {.name = "KQRK", .chapter = Chapter::queens, .goal = take_rank_after_rank, .method = mind_stalemate},
        {.name = "KQBK", .chapter = Chapter::queens, .goal = with_the_queen, .method = mind_stalemate},
        {.name = "KQNK", .chapter = Chapter::queens, .goal = with_the_queen, .method = mind_stalemate},
        {.name = "KQKQ",
         .chapter = Chapter::queens,
         .goal =
             QT_TRANSLATE_NOOP("Endings", "The side that checks first may win: look for mate or a skewer."),
         .method = QT_TRANSLATE_NOOP("Endings", "Do not let the other queen check you or force an exchange."),
         // The typical position: a skewer
         .typical = "8/8/Q7/3k4/8/8/1K6/7q w"},

        {.name = "KRPK",
         .chapter = Chapter::rooks,
         .goal = QT_TRANSLATE_NOOP("Endings", "King and rook are enough, but the pawn may be quicker."),
         .method = mind_stalemate},
        {.name = "KRRK", .chapter = Chapter::rooks, .goal = take_rank_after_rank, .method = mind_stalemate},
        {.name = "KRBK", .chapter = Chapter::rooks, .goal = with_the_rook, .method = mind_stalemate},
        {.name = "KRNK", .chapter = Chapter::rooks, .goal = with_the_rook, .method = mind_stalemate},
        {.name = "KRKR",
         .chapter = Chapter::rooks,
         .goal = QT_TRANSLATE_NOOP("Endings",
                                   "Win the rook with a skewer or double attack, or mate on the edge."),
         .method = QT_TRANSLATE_NOOP("Endings", "If neither works at once, it is a draw."),
         // The typical position: a skewer
         .typical = "8/8/8/8/1r2k3/8/8/2K4R w"},

        {.name = "KBPK",
         .chapter = Chapter::minor_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings", "Escort the pawn through with your king and bishop."),
         .method = QT_TRANSLATE_NOOP("Endings", "With a rook pawn, keep him out of the queening corner if "
                                                "your bishop does not control it: there he holds the draw."),
         .syllabus = Syllabus::pawns,
         .exercises = {"1-", "draw"}},
        {.name = "KNPK",
         .chapter = Chapter::minor_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings", "Protect the pawn with the knight, and bring up your king."),
         .method = QT_TRANSLATE_NOOP("Endings", "A knight behind the pawn guards it for good. A rook pawn "
                                                "must not reach the seventh rank too early."),
         .syllabus = Syllabus::pawns,
         .exercises = {"1-"}},
        {.name = "KPKB",
         .chapter = Chapter::minor_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings", "Use your king to shut the bishop out of the pawn's path."),
         .method = QT_TRANSLATE_NOOP(
             "Endings", "Most of these positions are drawn: the bishop sacrifices itself for the pawn."),
         // The typical position: the king in its bishop's way
         .typical = "7b/8/8/P7/3k4/8/8/1K6 w"},
        {.name = "KPKN",
         .chapter = Chapter::minor_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings", "Run where the knight cannot follow."),
         .method = QT_TRANSLATE_NOOP(
             "Endings", "Near the edge a knight is slow: a rook pawn is the hardest for it to stop."),
         // The typical position: the rook pawn, worst for a knight
         .typical = "8/8/8/P1K5/8/8/8/6nk w"},
        {.name = "KBKB",
         .chapter = Chapter::minor_pieces,
         .goal = no_mate_to_force,
         .method = mate_in_the_corner},
        {.name = "KBKN",
         .chapter = Chapter::minor_pieces,
         .goal = no_mate_to_force,
         .method = mate_in_the_corner},
        {.name = "KNKN",
         .chapter = Chapter::minor_pieces,
         .goal = no_mate_to_force,
         .method = mate_in_the_corner},
        {.name = "KNNK",
         .chapter = Chapter::minor_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings",
                                   "Two knights cannot force mate; your opponent has to walk into it."),
         .method = QT_TRANSLATE_NOOP("Endings",
                                     "Confining him completely stalemates him, one move short of mate.")},

        {.name = "KQKP",
         .chapter = Chapter::queen_against_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings", "Use checks to force the king in front of his pawn, and use "
                                              "the time gained to bring up your own king."),
         .method = QT_TRANSLATE_NOOP(
             "Endings",
             "A bishop or rook pawn on the seventh with its king beside it draws unless your king is close."),
         // The typical position: a centre pawn on the seventh rank
         .typical = "Q1K5/8/8/8/8/8/3pk3/8 w",
         .textbook = {{.name = "centre-pawn",
                       .title = QT_TRANSLATE_NOOP("Endings", "Queen against centre pawn"),
                       .fen = "K7/3Q4/8/8/8/8/3pk3/8 w - - 0 1",
                       .use = TextbookUse::by_heart}},
         .syllabus = Syllabus::piece_against_piece,
         .exercises = {"1-10", "11-", "draw"}},
        {.name = "KQKN",
         .chapter = Chapter::queen_against_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings", "Drive the king and knight to the edge, or separate them."),
         .method = QT_TRANSLATE_NOOP("Endings", "Bring up your king, and never allow a knight fork."),
         .syllabus = Syllabus::piece_against_piece,
         .exercises = {"1-"}},
        {.name = "KQKB",
         .chapter = Chapter::queen_against_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings", "Drive the king to the edge, as if he were alone."),
         .method =
             QT_TRANSLATE_NOOP("Endings", "Keep your king on squares where the bishop cannot check it."),
         .syllabus = Syllabus::piece_against_piece,
         .exercises = {"1-"}},
        {.name = "KQKR",
         .chapter = Chapter::queen_against_pieces,
         .goal =
             QT_TRANSLATE_NOOP("Endings", "Separate the rook from its king and win it with a double attack."),
         .method =
             QT_TRANSLATE_NOOP("Endings", "With the kings close on the edge, lose a move, as Philidor did: "
                                          "in zugzwang, the rook must leave its king. Beware of stalemate."),
         // The typical position: the rook beside its king
         .typical = "8/8/3k4/3r4/8/8/8/3QK3 w",
         .syllabus = Syllabus::piece_against_piece,
         .exercises = {"1-10", "11-20", "21-"}},

        {.name = "KRKP",
         .chapter = Chapter::rook_against_pieces,
         .goal = QT_TRANSLATE_NOOP(
             "Endings", "Bring your king in front of the pawn, or cut the other king off with the rook."),
         .method = QT_TRANSLATE_NOOP("Endings", "A pawn that runs ahead of its king is lost."),
         .syllabus = Syllabus::piece_against_piece,
         .exercises = {"1-15", "16-", "only-move", "draw"}},
        {.name = "KRKN",
         .chapter = Chapter::rook_against_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings", "Separate the knight from its king, and trap it."),
         .method = QT_TRANSLATE_NOOP("Endings",
                                     "Most of these positions are drawn as long as the two stay together."),
         // The typical position: the knight far from its king
         .typical = "4k3/8/3K4/8/8/8/6n1/R7 w",
         .syllabus = Syllabus::piece_against_piece,
         .exercises = {"1-", "draw"}},
        {.name = "KRKB",
         .chapter = Chapter::rook_against_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings", "Drive the king into a corner of the bishop's colour."),
         .method = QT_TRANSLATE_NOOP("Endings",
                                     "Most of these positions are drawn: in the other corners he is safe."),
         // The typical position: the king near the corner that its bishop covers
         .typical = "8/8/8/8/7R/3K4/8/1kb5 w",
         .syllabus = Syllabus::piece_against_piece,
         .exercises = {"1-", "draw"}},

        {.name = "KRPKR",
         .chapter = Chapter::five_pieces,
         .goal = QT_TRANSLATE_NOOP(
             "Endings",
             "Get your king in front of the pawn with the other king cut off, as in the Lucena position."),
         .method = QT_TRANSLATE_NOOP(
             "Endings", "Then build a bridge: put the rook on the fourth rank, ready to block his checks."),
         .typical = lucena,
         .textbook =
             {// The pawn on the seventh rank, its king in front of it, the other king cut off. Not in
              // Lucena's book; Salvio, "Il Puttino", 1634, attributes it to Scipione Genovino.
              {.name = "lucena",
               .title = QT_TRANSLATE_NOOP("Endings", "Rook and pawn: the Lucena bridge"),
               .fen = lucena},
              // Philidor, 1777: the rook cuts off the king and finally checks from behind.
              {.name = "third-rank",
               .title = QT_TRANSLATE_NOOP("Endings", "Rook and pawn: Philidor's third-rank defence"),
               .fen = "4k3/7R/r7/3KP3/8/8/8/8 b - - 0 1",
               .is_held = true},
              // Vančura, "28. říjen", 1924: the rook attacks the pawn on the sixth from the side.
              {.name = "vancura",
               .title = QT_TRANSLATE_NOOP("Endings", "Rook and pawn: the Vančura defence"),
               .fen = "R7/6k1/P4r2/8/4K3/8/8/8 w - - 0 1",
               .is_held = true},
              {.name = "third-rank-by-heart",
               .title = QT_TRANSLATE_NOOP("Endings", "Rook and pawn: Philidor's third-rank defence"),
               .fen = "4k3/7R/r7/3KP3/8/8/8/8 b - - 0 1",
               .use = TextbookUse::by_heart,
               .is_held = true},
              {.name = "bridge",
               .title = QT_TRANSLATE_NOOP("Endings", "Lucena bridge"),
               .fen = lucena,
               .use = TextbookUse::by_heart,
               .least_slower = 4}},
         .syllabus = Syllabus::rook_and_pawn,
         // In two of three positions with a mate in at most 15, the rook can be captured at once; in none of
         // the others.
         .exercises = {"16-25", "26-", "draw"}},
        {.name = "KQPKQ",
         .chapter = Chapter::five_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings", "Push the pawn when he runs out of checks."),
         .method = QT_TRANSLATE_NOOP("Endings",
                                     "Answer check with check where you can: that forces the queens off."),
         // The typical position: the pawn on the seventh rank
         .typical = "8/2KP4/8/8/2Q5/8/7q/k7 w"},
        {.name = "KRBKR",
         .chapter = Chapter::five_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings",
                                   "Aim for the Philidor position: his king on the edge, yours facing it."),
         .method =
             QT_TRANSLATE_NOOP("Endings", "Most of these positions are drawn, but they are hard to hold."),
         .typical = philidor,
         .textbook =
             {// Philidor, 1749.
              {.name = "philidor",
               .title = QT_TRANSLATE_NOOP("Endings", "Rook and bishop: Philidor's win"),
               .fen = philidor},
              // King and rook on the rank next to the edge; stalemate saves the rook.
              {.name = "second-rank",
               .title = QT_TRANSLATE_NOOP("Endings", "Rook and bishop: the second-rank defence"),
               .fen = "8/1k1r4/8/1KB5/R7/8/8/8 b - - 0 1",
               .is_held = true},
              // The rook pins the bishop to its king, two ranks from the other king.
              {.name = "cochrane",
               .title = QT_TRANSLATE_NOOP("Endings", "Rook and bishop: the Cochrane defence"),
               .fen = "4k3/7R/8/4K3/4B3/8/4r3/8 b - - 0 1",
               .is_held = true}},
         .syllabus = Syllabus::rook_and_bishop,
         .exercises = {"textbook:second-rank", "textbook:cochrane", "textbook:philidor"}},
        {.name = "KRNKR",
         .chapter = Chapter::five_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings",
                                   "Threaten mate with all your pieces while his king is on the edge."),
         .method = QT_TRANSLATE_NOOP("Endings",
                                     "Most of these positions are drawn; the danger is a king on the edge."),
         // The typical position: the king on the edge
         .typical = "6k1/8/4NK2/8/8/8/r7/1R6 w"},
        {.name = "KBPKB",
         .chapter = Chapter::five_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings",
                                   "Escort the pawn home: your bishop drives his off the pawn's path."),
         .method = QT_TRANSLATE_NOOP("Endings", "Opposite-coloured bishops nearly always draw."),
         // The typical position: the king ahead of its pawn
         .typical = "8/2K5/8/1P6/8/5k2/8/B3b3 w",
         .textbook =
             {// Centurini, nineteenth century: one of the two diagonals is too short.
              {.name = "centurini",
               .title = QT_TRANSLATE_NOOP("Endings", "Bishops: Centurini's study"),
               .fen = "2KB4/1P6/2k5/8/8/8/7b/8 w - - 0 1"},
              // The king takes the square from which the other bishop would drive off its own.
              {.name = "king-behind",
               .title = QT_TRANSLATE_NOOP("Endings", "Bishops: the king behind the pawn"),
               .fen = "3K4/2P5/8/1B2k3/8/7b/8/8 b - - 0 1",
               .is_held = true}},
         .syllabus = Syllabus::bishop_and_pawn,
         .exercises = {"textbook:king-behind", "textbook:centurini"}},
        {.name = "KBPKN",
         .chapter = Chapter::five_pieces,
         .goal = QT_TRANSLATE_NOOP(
             "Endings", "Escort the pawn through with your king and bishop, and keep the knight out."),
         .method = QT_TRANSLATE_NOOP("Endings", "On the edge a bishop can dominate the knight."),
         // The typical position: the knight shut out
         .typical = "8/8/3KP3/8/8/2B5/5n2/3k4 w"},
        {.name = "KBBKN",
         .chapter = Chapter::five_pieces,
         .goal = QT_TRANSLATE_NOOP("Endings", "Separate the knight from its king, and trap it."),
         .method = QT_TRANSLATE_NOOP("Endings", "It can take longer than the fifty-move rule allows.")},
        {.name = "KBNKP",
         .chapter = Chapter::five_pieces,
         .goal = QT_TRANSLATE_NOOP(
             "Endings",
             "Keep both pieces, stop the pawn, and mate the king in a corner of the bishop's colour."),
         .method =
             QT_TRANSLATE_NOOP("Endings", "A pawn that is blocked or guarded against need not be captured.")},

        {.name = "KPKR",
         .goal = QT_TRANSLATE_NOOP("Endings", "Get the pawn home before the rook can stop it."),
         .method = QT_TRANSLATE_NOOP("Endings", "Your king shields the pawn from the rook."),
         // The typical position: Barbier and Saavedra, 1895
         .typical = "8/8/1KP5/3r4/8/8/8/k7 w"},
        {.name = "KPKQ",
         .goal = QT_TRANSLATE_NOOP("Endings", "Promote with check, or so that mate follows."),
         // The typical position: promotion with a threat of mate
         .typical = "qk6/6P1/8/1K6/8/8/8/8 w"},
        {.name = "KRKQ",
         // The typical position: a skewer
         .typical = "8/8/8/q2k4/8/8/1K6/7R w"},
        {.name = "KNKB", .goal = no_mate_to_force, .method = mate_in_the_corner},
    };
    return all;
}

endgame::Material Ending::material() const
{
    return *endgame::Material::parse(name, endgame::most_pieces_on_request);
}

const Ending* find_ending(const endgame::Material& material)
{
    const auto found = std::ranges::find(endings(), material.name(), &Ending::name);
    return found == endings().end() ? nullptr : &*found;
}

std::vector<std::vector<endgame::Material>> ending_groups()
{
    std::vector<std::vector<endgame::Material>> groups;
    std::optional<Chapter> last;
    for (const Ending& ending : endings()) {
        if (!ending.chapter)
            continue;
        if (ending.chapter != last)
            groups.emplace_back();
        groups.back().push_back(ending.material());
        last = ending.chapter;
    }
    return groups;
}

std::vector<const TextbookPosition*> textbook_positions(TextbookUse use)
{
    std::vector<const TextbookPosition*> positions;
    for (const Ending& ending : endings()) {
        for (const TextbookPosition& textbook : ending.textbook) {
            if (textbook.use == use)
                positions.push_back(&textbook);
        }
    }
    return positions;
}

const TextbookPosition* textbook_position(const endgame::Material& material, std::string_view name)
{
    const Ending* ending = find_ending(material);
    if (ending == nullptr)
        return nullptr;
    const auto found = std::ranges::find(ending->textbook, name, &TextbookPosition::name);
    return found == ending->textbook.end() ? nullptr : &*found;
}

chess::Position position_of(const TextbookPosition& textbook)
{
    return *chess::Position::from(chess::parse_fen(textbook.fen)->setup);
}

} // namespace trainer
