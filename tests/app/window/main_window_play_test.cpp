// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/move_list.h"
#include "store/round_keeper.h"
#include "text/record_signs.h"
#include "text/refusals.h"
#include "window_fixture.h"

namespace app_test {
namespace {

using chess::Color;
using chess::Square;

class PlayingInTheWindow : public WindowTest {
protected:
    void SetUp() override { start(mateIn27, trainer::Seat::attacker); }
};

TEST_F(PlayingInTheWindow, BoardAppearsAtOnce)
{
    EXPECT_EQ(pieces(), shown().board());
    EXPECT_TRUE(view->hasFocus());
    EXPECT_TRUE(standing().contains(u"White mates in 27"_s)) << standing().toStdString();
    EXPECT_TRUE(standing().contains(u"White to move"_s));
    EXPECT_TRUE(standing().contains(u"a8, h1"_s));
}

TEST_F(PlayingInTheWindow, MovesByDragging)
{
    drag(Square::e3, Square::c4);
    EXPECT_EQ(plies(), 1U);
    waitForReply();
    EXPECT_EQ(plies(), 2U);
    EXPECT_EQ(pieces(), shown().board());
}

TEST_F(PlayingInTheWindow, MovesByTwoClicks)
{
    click(Square::e3);
    click(Square::c4);
    EXPECT_EQ(plies(), 1U);
}

TEST_F(PlayingInTheWindow, MovesByTheCursor)
{
    // From e4, where the cursor starts: the first key shows it.
    key(Qt::Key_Space);
    key(Qt::Key_Down);
    key(Qt::Key_Return);
    for (const Qt::Key step : {Qt::Key_Left, Qt::Key_Left, Qt::Key_Up, Qt::Key_Return})
        key(step);
    ASSERT_EQ(plies(), 1U);
    EXPECT_EQ(session.round().game().node(1).move, (chess::Move{Square::e3, Square::c4}));
}

TEST_F(PlayingInTheWindow, IllegalDropsReturnThePiece)
{
    drag(Square::e3, Square::e8);
    drag(Square::d6, Square::d5);
    drag(view, middle(Square::e3), QPoint{-500, -500});
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(pieces(), shown().board());
}

TEST_F(PlayingInTheWindow, AcceptsMovesInAnyNotation)
{
    for (const QString& text : {u"Nc4"_s, u"Nc4+"_s, u"e3c4"_s, u"e3-c4"_s, u"Ne3c4!"_s}) {
        typeMove(text);
        ASSERT_EQ(plies(), 1U) << text.toStdString();
        EXPECT_EQ(session.round().game().node(1).move, (chess::Move{Square::e3, Square::c4}));
        EXPECT_TRUE(entry()->text().isEmpty());
        session.goTo(0);
    }
}

TEST_F(PlayingInTheWindow, AcceptsGermanPieceLetters)
{
    installLanguage(u"de"_s);
    if (!moveName(shown(), {Square::e3, Square::c4}).startsWith(u'S'))
        GTEST_SKIP() << "the German translation is not there yet";
    for (const QString& text : {u"Sc4"_s, u"Nc4"_s}) {
        typeMove(text);
        EXPECT_EQ(plies(), 1U) << text.toStdString();
        session.goTo(0);
    }
    typeMove(u"Sa8"_s);
    EXPECT_TRUE(record().contains(u"Der Springer kann nicht nach a8."_s)) << record().toStdString();
}

TEST_F(PlayingInTheWindow, IllegalTypedMovesGiveAReasonAndAreNotPlayed)
{
    for (const QString& text : {u"Qc5"_s, u"hello"_s, u"0000"_s, u"N"_s, u"12345678901234567890"_s}) {
        entry()->clear();
        typeMove(text);
        EXPECT_EQ(plies(), 0U) << text.toStdString();
        EXPECT_TRUE(record().contains(u'“' + text.left(12))) << record().toStdString();
        EXPECT_EQ(entry()->text(), text) << "what was typed can be mended";
    }
    type(u"x"_s);
    EXPECT_FALSE(record().contains(u'“')) << "the sentence goes when the text is changed";
}

TEST_F(PlayingInTheWindow, MovesTypedOutOfTurnAreRefused)
{
    session.setReplyDelay(1h);
    drag(Square::e3, Square::c4);
    typeMove(u"Kc5"_s);
    EXPECT_EQ(plies(), 1U);
    EXPECT_TRUE(record().contains(u"not your move."_s)) << record().toStdString();
}

TEST_F(PlayingInTheWindow, HintsDoNotShiftTheCardsBelow)
{
    settleIn({1366, 768});
    for (const char* fen : {mateIn27, mateIn19, "8/8/8/3k4/8/8/8/KQ2R3 w - - 0 1", pawnEnding}) {
        start(fen, trainer::Seat::attacker);
        settle();
        ASSERT_TRUE(find<panels::CoachCard>()->isVisible());
        const QRect before = find<panels::RecordCard>()->geometry();
        const int row = button(u"Hint"_s)->y();
        while (session.help().hint() != Rung::moves) {
            key(Qt::Key_H, Qt::ControlModifier);
            settle();
            EXPECT_EQ(find<panels::RecordCard>()->y(), before.y()) << fen << ' ' << coach().toStdString();
        }
        EXPECT_EQ(find<panels::RecordCard>()->geometry(), before) << fen;
        EXPECT_EQ(button(u"Hint"_s)->y(), row) << fen;
    }
}

TEST_F(PlayingInTheWindow, RepeatedHintsEscalate)
{
    const auto pointed = [this] { return squaresOf(view->diagram().marks, board::MarkKind::pointed); };
    start("5k2/5N2/5K2/5B2/8/8/8/8 w - - 0 1", trainer::Seat::attacker);
    press(u"Hint"_s);
    EXPECT_TRUE(coach().contains(u"Where does he want to go?"_s)) << coach().toStdString();
    press(u"Hint"_s);
    EXPECT_EQ(pointed(), chess::Bitboard{Square::g8});
    QTest::keyClick(window.get(), Qt::Key_H, Qt::ControlModifier);
    EXPECT_TRUE(coach().contains(u"Move the bishop."_s)) << coach().toStdString();
    EXPECT_EQ(pointed(), chess::Bitboard{Square::f5});
    press(u"Hint"_s);
    EXPECT_TRUE(pointed().contains(Square::h7));
    press(u"Hint"_s);
    EXPECT_EQ(view->diagram().arrows.size(), 1U);
    EXPECT_TRUE(coach().contains(u"Bh7 keeps him out of g8, where he wants to go."_s))
        << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"No other move is as good."_s)) << coach().toStdString();
    EXPECT_FALSE(button(u"Hint"_s)->isEnabled()) << "there is no more to tell";
    QTest::keyClick(window.get(), Qt::Key_H, Qt::ControlModifier);
    EXPECT_EQ(plies(), 0U) << "a hint plays nothing";
    EXPECT_TRUE(action(u"Game/Play this move"_s)->isEnabled());
    press(u"Play Bh7"_s);
    EXPECT_GE(plies(), 1U);
    EXPECT_EQ(button(u"Play Bh7"_s), nullptr);
    EXPECT_TRUE(view->diagram().arrows.empty());
    EXPECT_TRUE(record().contains(u"Help used: one move shown."_s)) << record().toStdString();
}

TEST_F(PlayingInTheWindow, TakeBackIsOfferedAfterTheFirstMove)
{
    EXPECT_FALSE(button(u"Take back"_s)->isEnabled());
    drag(Square::e3, Square::c4);
    waitForReply();
    press(u"Take back"_s);
    EXPECT_EQ(plies(), 0U);
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(plies(), 2U);
    QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(plies(), 0U);
}

TEST_F(PlayingInTheWindow, PartialMovesStayInTheSamePosition)
{
    type(u"Nb"_s);
    emit session.changed();
    EXPECT_EQ(entry()->text(), u"Nb"_s) << "as when a table is ready";
}

TEST_F(PlayingInTheWindow, PartialMovesAreClearedInANewPosition)
{
    const auto typeHalf = [this] {
        view->setFocus();
        type(u"Nb"_s);
        ASSERT_EQ(entry()->text(), u"Nb"_s);
    };
    typeHalf();
    start(mateIn19, trainer::Seat::attacker);
    EXPECT_TRUE(entry()->text().isEmpty()) << "a new position";
    typeHalf();
    session.play(best().front());
    EXPECT_TRUE(entry()->text().isEmpty()) << "a move on the board";
    waitForReply();
    typeHalf();
    session.takeBack();
    EXPECT_TRUE(entry()->text().isEmpty()) << "a move that is taken back";
    typeHalf();
    view->setFocus();
    key(Qt::Key_Escape);
    EXPECT_TRUE(entry()->text().isEmpty()) << "Esc on the board";
}

TEST_F(PlayingInTheWindow, FlippedBoardMapsClicksToSquares)
{
    QTest::keyClick(window.get(), Qt::Key_F, Qt::ControlModifier);
    EXPECT_EQ(view->orientation(), Color::black);
    EXPECT_LT(view->squareRect(Square::e3).top(), view->squareRect(Square::e6).top());
    click(Square::e3);
    click(Square::c4);
    EXPECT_EQ(plies(), 1U);
    session.goTo(0);
    drag(Square::d2, Square::c3);
    EXPECT_EQ(session.round().game().node(session.round().game().path()[1]).move,
              (chess::Move{Square::d2, Square::c3}));
}

TEST_F(PlayingInTheWindow, BlundersShowReasonAndRefutation)
{
    session.setReplyDelay(1h);
    drag(Square::e3, Square::d5);
    EXPECT_TRUE(coach().contains(u"Nd5 throws the win away. The king captures the knight on d5."_s))
        << coach().toStdString();
    EXPECT_EQ(view->diagram().arrows,
              (std::vector<board::Arrow>{{Square::d6, Square::d5, board::ArrowKind::reply}}));
}

TEST_F(PlayingInTheWindow, TypingOnTheBoardStartsAMove)
{
    view->setFocus();
    QTest::keyClick(view, 'N');
    EXPECT_TRUE(entry()->hasFocus());
    EXPECT_EQ(entry()->text(), u"N"_s);
}

TEST_F(PlayingInTheWindow, RefusedMovesGiveTheReason)
{
    start("k3r3/8/8/8/8/4N3/8/B3K3 w - - 0 1", trainer::Seat::both);
    click(Square::a1);
    click(Square::c2);
    EXPECT_TRUE(coach().startsWith(u"The bishop cannot go to c2."_s)) << coach().toStdString();
    EXPECT_TRUE(view->diagram().arrows.empty());
    click(Square::a8);
    EXPECT_TRUE(coach().startsWith(u"It is White's turn."_s)) << coach().toStdString();
    view->activateSquare(Square::e3);
    EXPECT_TRUE(coach().startsWith(u"The rook on e8 would take the king."_s)) << coach().toStdString();
    const std::vector<board::Arrow> threat{{Square::e8, Square::e1, board::ArrowKind::reply}};
    EXPECT_EQ(view->diagram().arrows, threat);
    play("Kd1");
    EXPECT_TRUE(view->diagram().arrows.empty());
}

TEST_F(PlayingInTheWindow, GuardedSquaresAreNamed)
{
    start("4r3/8/8/8/8/2k5/8/1K6 w - - 0 1", trainer::Seat::both);
    for (const auto& [typed, reason] :
         {std::pair{u"Kb2"_s, u"The other king guards b2."_s}, {u"b1c2"_s, u"The other king guards c2."_s}}) {
        typeMove(typed);
        EXPECT_TRUE(record().contains(reason)) << record().toStdString();
        key(Qt::Key_Escape);
    }
    start("3r4/8/8/8/8/8/8/k1K5 w - - 0 1", trainer::Seat::both);
    typeMove(u"Kd1"_s);
    EXPECT_TRUE(record().contains(u"The rook on d8 guards d1."_s)) << record().toStdString();
}

TEST_F(PlayingInTheWindow, RefusedTypedMovesGiveTheReason)
{
    start("k3r3/8/8/8/8/4N3/8/B3K3 w - - 0 1", trainer::Seat::both);
    for (const auto& [typed, reason] : {std::pair{u"Nc4"_s, u"The rook on e8 would take the king."_s},
                                        {u"e3g4"_s, u"The rook on e8 would take the king."_s},
                                        {u"Bb3"_s, u"The bishop cannot go to b3."_s},
                                        {u"a8a7"_s, u"It is White's turn."_s},
                                        {u"Qd4"_s, u"“Qd4” is not possible here."_s}}) {
        typeMove(typed);
        EXPECT_TRUE(record().contains(reason)) << record().toStdString();
        EXPECT_EQ(view->diagram().arrows.empty(), !reason.contains(u"take the king"_s));
        key(Qt::Key_Escape);
    }
    typeMove(u"Nc4"_s);
    EXPECT_FALSE(view->diagram().arrows.empty());
    ASSERT_TRUE(QTest::qWaitFor([this] { return view->diagram().arrows.empty(); }, patience));
}

TEST_F(PlayingInTheWindow, PlaysAFullMateByKeyboard)
{
    start(mateIn19, trainer::Seat::attacker);
    int moves = 0;
    while (!session.round().game().end({}) && moves < 30) {
        ++moves;
        typeMove(QString::fromStdString(to_san(shown(), best().front())));
        waitForReply();
    }
    EXPECT_EQ(moves, 19);
    EXPECT_TRUE(coach().startsWith(u"Checkmate: "_s)) << coach().toStdString();
    EXPECT_TRUE(standing().startsWith(u"Checkmate"_s));
    EXPECT_EQ(find<panels::MoveList>()->moves()->entries().size(), 37U);
    EXPECT_FALSE(button(u"Hint"_s)->isEnabled());
    EXPECT_FALSE(action(u"Game/Show the line to mate"_s)->isEnabled());
}

TEST_F(PlayingInTheWindow, MoveListJumpsToAnyMove)
{
    start(mateIn27, trainer::Seat::both);
    for (const char* move : {"Nc4+", "Kc5", "Kc3"})
        play(move);
    auto* list = find<panels::MoveList>();
    ASSERT_EQ(list->model()->rowCount(), 2);
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(0, 1)).center());
    EXPECT_EQ(plies(), 1U);
    EXPECT_EQ(pieces(), shown().board());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                      list->visualRect(list->model()->index(0, 0)).center());
    EXPECT_EQ(plies(), 1U) << "a number is no move";
    list->setFocus();
    list->setCurrentIndex(list->model()->index(1, 1));
    QTest::keyClick(list, Qt::Key_Return);
    EXPECT_EQ(plies(), 3U);
}

TEST_F(PlayingInTheWindow, NavigationButtonsAndKeysStepThroughTheGame)
{
    start(mateIn27, trainer::Seat::both);
    for (const char* move : {"Nc4+", "Kc5", "Kc3"})
        play(move);
    QTest::keyClick(window.get(), Qt::Key_Home, Qt::AltModifier);
    EXPECT_EQ(plies(), 0U);
    QTest::keyClick(window.get(), Qt::Key_Left, Qt::AltModifier);
    EXPECT_EQ(plies(), 0U);
    QTest::keyClick(window.get(), Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(plies(), 1U);
    QTest::keyClick(window.get(), Qt::Key_End, Qt::AltModifier);
    QTest::keyClick(window.get(), Qt::Key_Right, Qt::AltModifier);
    EXPECT_EQ(plies(), 3U);
    QTest::mouseClick(toolButton(u"One move back"_s), Qt::LeftButton);
    EXPECT_EQ(plies(), 2U);
    QTest::mouseClick(toolButton(u"To the start"_s), Qt::LeftButton);
    EXPECT_EQ(plies(), 0U);
    EXPECT_FALSE(toolButton(u"One move back"_s)->isEnabled());
}

TEST_F(PlayingInTheWindow, BranchesAreOfferedAndFollowed)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    session.takeBack();
    play("Nf5+");
    session.takeBack();
    QToolButton* branch = toolButton(u"Nc4+"_s);
    ASSERT_NE(branch, nullptr);
    QTest::mouseClick(branch, Qt::LeftButton);
    ASSERT_TRUE(QTest::qWaitFor([this] { return plies() == 1; }, patience));
    EXPECT_EQ(session.round().game().current(), 1U);
}

TEST_F(PlayingInTheWindow, DoubleClicksOnABranchAreHarmless)
{
    start(mateIn27, trainer::Seat::both);
    play("Nc4+");
    session.takeBack();
    play("Nf5+");
    session.takeBack();
    QToolButton* branch = toolButton(u"Nc4+"_s);
    ASSERT_NE(branch, nullptr);
    QTest::mouseClick(branch, Qt::LeftButton);
    QTest::mouseClick(branch, Qt::LeftButton);
    settle();
    EXPECT_EQ(session.round().game().nodes().size(), 3U);
}

TEST_F(PlayingInTheWindow, LongGamesShowTheEvaluationOfEveryMove)
{
    constexpr std::array walk{"Kd1", "Kd7", "Kd2", "Kd6"};
    trainer::Game game{position_of(mateIn27)};
    while (game.depth() < 300)
        game.play(*chess::parse_move(game.position(), walk[game.depth() % walk.size()]));
    session.take(trainer::Round{std::move(game), trainer::Seat::both, trainer::SetUpByHand{}});
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.round().judged().size() == 300; }, patience));
    settle();
    const auto asides = [](const panels::MoveModel& moves) {
        QStringList texts;
        for (const panels::MoveEntry& entry : moves.entries())
            texts.append(entry.aside);
        return texts;
    };
    const QStringList shown = asides(*find<panels::MoveList>()->moves());
    show::Record afterwards{session};
    afterwards.update();
    EXPECT_EQ(shown, asides(afterwards.moves()));
    EXPECT_FALSE(shown.mid(0, 100).join(QString{}).isEmpty()) << "those that were judged last";
}

TEST_F(PlayingInTheWindow, RestartRestoresTheGame)
{
    drag(Square::e3, Square::c4);
    waitForReply();
    session.takeBack();
    session.play(best().front());
    waitForReply();
    settle();
    const QByteArray kept = toText({session.round()});
    window->close();

    TrainerSession next;
    RoundKeeper nextRounds{next};
    Preferences again = readPreferences().preferences;
    EXPECT_EQ(again.animationMs, 0);
    store::GameFiles nextFiles{next, again};
    MainWindow second{next, again, nextFiles, nextRounds, practice};
    second.show();
    EXPECT_EQ(toText({next.round()}), kept);
    EXPECT_EQ(second.findChild<board::BoardView*>()->diagram().pieces, pieces());
    EXPECT_EQ(second.findChild<panels::MoveList*>()->moves()->entries().size(), plies());
}

TEST_F(PlayingInTheWindow, MessagesStayUntilTheUserContinues)
{
    const Remark trouble{Tone::costly, u"Your settings could not be read."_s, {}};
    session.setReplyDelay(30ms);
    drag(Square::e3, Square::c4);
    window->tell(trouble);
    waitForReply();
    EXPECT_TRUE(coach().contains(trouble.headline)) << "the reply is not the user's doing";
    click(Square::c4);
    session.play(best().front());
    EXPECT_FALSE(coach().contains(trouble.headline));
}

TEST(StartingTheWindow, StartupMessagesOutlastSolving)
{
    const TemporaryHome home;
    TrainerSession session;
    Preferences preferences;
    RoundKeeper rounds{session};
    store::GameFiles files{session, preferences};
    store::PracticeStore practiceStore{store::PracticeStore::usualPath()};
    modes::Practice practice{session, preferences, practiceStore, [] { return Practice::Time{}; }};
    MainWindow window{session, preferences, files, rounds, practice};
    window.show();
    window.tell({Tone::costly, u"Your settings could not be read."_s, {}});
    ASSERT_TRUE(QTest::qWaitFor([&] { return tablebaseOf(session) != nullptr; }, patience));
    EXPECT_TRUE(textsOf(window.findChild<panels::CoachCard*>()).contains(u"could not be read"_s));
}

TEST(StartingTheWindow, BoardAppearsBeforeTheTablebase)
{
    const TemporaryHome home;
    TrainerSession session;
    Preferences preferences;
    RoundKeeper rounds{session};
    store::GameFiles files{session, preferences};
    store::PracticeStore practiceStore{store::PracticeStore::usualPath()};
    modes::Practice practice{session, preferences, practiceStore, [] { return Practice::Time{}; }};
    MainWindow window{session, preferences, files, rounds, practice};
    auto* view = window.findChild<board::BoardView*>();
    EXPECT_EQ(view->diagram().pieces, session.round().position().board());
    EXPECT_FALSE(squaresOf(view->diagram().marks, board::MarkKind::targetCorner).empty());
    EXPECT_EQ(tablebaseOf(session), nullptr);
    QSignalSpy painted{&window, &MainWindow::painted};
    window.show();
    ASSERT_TRUE(QTest::qWaitFor([&] { return painted.count() == 1; }, patience));
    window.repaint();
    EXPECT_EQ(painted.count(), 1);
}

TEST_F(PlayingInTheWindow, AHintAfterATakeBackDoesNotMarkTheMovePlayedBefore)
{
    start(mateIn27, trainer::Seat::both);
    typeMove(u"Nc4"_s);
    const auto aside = [this] {
        const auto* moves = find<panels::MoveList>()->model();
        return moves->index(0, panels::MoveModel::whiteAside).data().toString();
    };
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_H, Qt::ControlModifier);
    key(Qt::Key_Y, Qt::ControlModifier);
    EXPECT_FALSE(aside().contains(text::hintSign())) << aside().toStdString();
    key(Qt::Key_Z, Qt::ControlModifier);
    typeMove(u"Nc4"_s);
    EXPECT_TRUE(aside().contains(text::hintSign())) << aside().toStdString();
}

} // namespace
} // namespace app_test
