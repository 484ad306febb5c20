// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDropEvent>
#include <QImage>
#include <QMimeData>
#include <QSvgRenderer>
#include <QUrl>
#include <algorithm>
#include <memory>

#include "chess/pgn_reader.h"
#include "file_fixture.h"
#include "store/special_files.h"

namespace app_test {
namespace {

class Files : public FileTest {
protected:
    void drop(QMimeData* data) const
    {
        const std::unique_ptr<QMimeData> owned{data};
        const QPoint middle = window->rect().center();
        QDragEnterEvent enter{middle, Qt::CopyAction, data, Qt::LeftButton, Qt::NoModifier};
        QCoreApplication::sendEvent(window.get(), &enter);
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent drop{middle, Qt::CopyAction, data, Qt::LeftButton, Qt::NoModifier};
        QCoreApplication::sendEvent(window.get(), &drop);
    }
    static QMimeData* linkTo(const QString& path)
    {
        auto* data = new QMimeData;
        data->setUrls({QUrl::fromLocalFile(path)});
        return data;
    }
    void paste(QMimeData* data)
    {
        QApplication::clipboard()->setMimeData(data);
        view->setFocus();
        key(Qt::Key_V, Qt::ControlModifier);
        waitForFile();
    }
    void paste(const QString& text)
    {
        auto* data = new QMimeData;
        data->setText(text);
        paste(data);
    }
};

TEST_F(Files, SingleGamesOpenAtOnce)
{
    open(write(u"one.pgn"_s, oneGame));
    EXPECT_EQ(moves(), (QStringList{u"Kxe2"_s, u"Kd7?!"_s, u"Ra7+"_s}));
    EXPECT_EQ(plies(), 0U);
    EXPECT_EQ(session.round().seat(), trainer::Seat::both);
    EXPECT_FALSE(isListShown());
    EXPECT_EQ(window->focusWidget(), view);
}

TEST_F(Files, CommentsAndDrawingsOfAGameAreShown)
{
    open(write(u"notes.pgn"_s, "1. e4 $1 {Best by test. [%csl Ge4,Rd5] [%cal Be4e5]} e5 $4 1-0\n"));
    EXPECT_EQ(moves(), (QStringList{u"e4!"_s, u"e5??"_s}));
    EXPECT_FALSE(record().contains(u"Best by test."_s));
    EXPECT_TRUE(view->diagram().arrows.empty());
    choose(u"Game/One move forward"_s);
    EXPECT_TRUE(record().contains(u"Best by test."_s)) << record().toStdString();
    EXPECT_EQ(squaresOf(view->diagram().marks, board::MarkKind::greenCircle),
              chess::Bitboard{chess::Square::e4});
    EXPECT_EQ(squaresOf(view->diagram().marks, board::MarkKind::redCircle),
              chess::Bitboard{chess::Square::d5});
    const board::Arrow arrow{chess::Square::e4, chess::Square::e5, board::ArrowKind::blue};
    EXPECT_EQ(view->diagram().arrows, std::vector{arrow});
}

TEST_F(Files, UnfinishedGamesInKnownEndingsCanBeContinued)
{
    preferences.drill.seat = trainer::Seat::defender;
    open(write(u"on.pgn"_s, "[FEN \"4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1\"]\n\n1. Kxe2 Kd7 2. Ra6 *\n"));
    EXPECT_EQ(plies(), 3U);
    EXPECT_EQ(session.round().seat(), trainer::Seat::defender);
    EXPECT_TRUE(session.isUsersTurn());
}

TEST_F(Files, OneActionJumpsToTheFirstKnownEnding)
{
    open(write(u"one.pgn"_s, "[FEN \"4k3/8/8/8/8/5n2/4r3/R3K2R w - - 0 1\"]\n\n"
                             "1. Kxe2 Nd4+ 2. Kd3 Nf5 3. Ra8+ Kd7 1-0\n"));
    EXPECT_FALSE(action(u"Game/To the first known ending"_s)->isEnabled());
    open(write(u"two.pgn"_s, "[FEN \"4k3/8/8/8/8/3n1n2/4r3/R3K3 w - - 0 1\"]\n\n"
                             "1. Kd1 Rd2+ 2. Kc1 Nd4 3. Ra8+ Kd7 4. Ra7+ Kc6 5. Rd7 Kxd7 1/2-1/2\n"));
    EXPECT_FALSE(action(u"Game/To the first known ending"_s)->isEnabled());
    open(write(u"three.pgn"_s, oneGame));
    choose(u"Game/To the first known ending"_s);
    EXPECT_EQ(plies(), 1U);
    EXPECT_FALSE(action(u"Game/To the first known ending"_s)->isEnabled());
    waitUntilSolved();
    EXPECT_TRUE(standing().contains(u" mates in "_s)) << standing().toStdString();
    EXPECT_TRUE(QTest::qWaitFor([this] { return session.round().judgement(2) != nullptr; }, patience));
}

TEST_F(Files, OnlyExistingFilesAreOffered)
{
    action(u"File/Open…"_s)->trigger();
    auto* dialog = find<QFileDialog>();
    ASSERT_NE(dialog, nullptr);
    EXPECT_EQ(dialog->fileMode(), QFileDialog::ExistingFile);
    dialog->reject();
}

// Fault 28
TEST_F(Files, SavedGamesRoundTrip)
{
    open(write(u"one.pgn"_s, oneGame));
    const chess::PgnReading before = chess::read_pgn_game(oneGame);
    answer(u"File/Save as…"_s, path(u"copy.pgn"_s));
    EXPECT_TRUE(coach().contains(u"The game has been saved as “copy.pgn”"_s)) << coach().toStdString();
    const chess::PgnReading after = chess::read_pgn_game(readBytes(path(u"copy.pgn"_s)).toStdString());
    EXPECT_TRUE(after.errors.empty());
    EXPECT_EQ(after.game.tags.value("White"), "Anna");
    EXPECT_EQ(after.game.result, before.game.result);
    ASSERT_EQ(after.game.tree.nodes().size(), before.game.tree.nodes().size());
    EXPECT_EQ(after.game.tree.annotations(1).after.text, "The rook falls.");
}

// Fault 28
TEST_F(Files, FilesOfAnyNameAreSavedAndReopened)
{
    const QStringList names{u"with blanks, and a comma.pgn"_s,
                            u"Шах \u265A \U0001F600 شطرنج.pgn"_s,
                            u"100% #1 & \"2\" 'x'.pgn"_s,
                            u"<b>bold.pgn"_s,
                            u"%1 %n.pgn"_s,
                            u"new\nline.pgn"_s,
                            u"-h"_s,
                            u"n"_s.repeated(244) + u".pgn"_s};
    for (const QString& name : names) {
        start(mateIn27, trainer::Seat::both);
        play("Nd5");
        answer(u"File/Save as…"_s, path(name));
        EXPECT_TRUE(QFileInfo{path(name)}.isFile()) << name.toStdString();
        start(rookEnding, trainer::Seat::both);
        open(path(name));
        EXPECT_EQ(moves(), QStringList{u"Nd5"_s}) << name.toStdString();
        play("Kxd5");
        save();
        settle();
        start(rookEnding, trainer::Seat::both);
        open(path(name));
        EXPECT_EQ(moves(), (QStringList{u"Nd5"_s, u"Kxd5"_s})) << name.toStdString();
    }
    EXPECT_EQ(QDir{folder.path()}.entryList(QDir::Files).size(), names.size());
}

TEST_F(Files, DistancesAndCostsAreSavedOnRequest)
{
    open(write(u"mate.pgn"_s, "[FEN \"k7/2K5/8/1B1N4/8/8/8/8 w - - 0 1\"]\n\n1. Bc4 Ka7 *\n"));
    waitUntilSolved();
    answer(u"File/Save as…"_s, path(u"plain.pgn"_s));
    EXPECT_FALSE(readBytes(path(u"plain.pgn"_s)).contains("%eval"));
    choose(u"File/Save with mate distances and wasted moves"_s);
    EXPECT_TRUE(preferences.savesDistances);
    EXPECT_TRUE(readPreferences().preferences.savesDistances);
    answer(u"File/Save as…"_s, path(u"told.pgn"_s));
    const QByteArray told = readBytes(path(u"told.pgn"_s)).simplified();
    EXPECT_TRUE(told.contains("2 moves slower than the ")) << told.toStdString();
    EXPECT_TRUE(told.contains("1. Bc4 {[%eval #4]")) << told.toStdString();
}

TEST_F(Files, PlayedGamesAreSavedAndReopened)
{
    start(mateIn27, trainer::Seat::both);
    play("Nd5");
    answer(u"File/Save"_s, path(u"ours.pgn"_s)); // it has no file yet, so this asks
    play("Kxd5");
    save();
    start(rookEnding, trainer::Seat::both);
    open(path(u"ours.pgn"_s));
    EXPECT_EQ(moves(), (QStringList{u"Nd5"_s, u"Kxd5"_s}));
    EXPECT_EQ(plies(), 2U);
}

TEST_F(Files, SavingOneGameKeepsTheOthersInTheFile)
{
    const QString file = write(u"three.pgn"_s, threeGames);
    open(file);
    emit list()->chosen(1);
    waitForFile();
    choose(u"Game/To the end"_s);
    play("e6");
    save();
    waitForFile();
    const QByteArray whole{threeGames};
    const QByteArray now = readBytes(file);
    const qsizetype second = whole.indexOf("[Event \"London\"]");
    const qsizetype third = whole.indexOf("[Event \"Havana\"]");
    EXPECT_EQ(now.first(second), whole.first(second));
    EXPECT_TRUE(now.endsWith(whole.sliced(third)));
    EXPECT_TRUE(now.contains("2. c4 e6"));

    choose(u"File/Other games in this file…"_s);
    EXPECT_EQ(listed(), 3);
    EXPECT_EQ(list()->table()->currentIndex().row(), 1);
    emit list()->chosen(2);
    waitForFile();
    EXPECT_EQ(moves(), (QStringList{u"e4"_s, u"c5"_s}));
}

TEST_F(Files, ExternallyChangedFilesAreNotOverwritten)
{
    const QString file = write(u"one.pgn"_s, oneGame);
    open(file);
    write(u"one.pgn"_s, threeGames);
    save();
    EXPECT_TRUE(coach().startsWith(u"“one.pgn” has been changed by another program."_s))
        << coach().toStdString();
    EXPECT_EQ(readBytes(file), QByteArray{threeGames});
    EXPECT_EQ(moves().size(), 3);
}

TEST_F(Files, OverlappingSavesAreWrittenInOrder)
{
    const QString file = write(u"games.pgn"_s, "1. e4 * 1. d4 *\n");
    open(file);
    emit list()->chosen(1);
    waitForFile();
    choose(u"Game/To the end"_s);
    play("d5");
    choose(u"File/Save"_s);
    play("c4");
    choose(u"File/Save"_s);
    EXPECT_TRUE(files.isSaving());
    start(mateIn27, trainer::Seat::both);
    waitForSaving();
    EXPECT_TRUE(readBytes(file).startsWith("1. e4 * \n") && readBytes(file).contains("1. d4 d5 2. c4 "))
        << readBytes(file).toStdString();
    EXPECT_FALSE(files.file()) << "another game has begun";
}

TEST_F(Files, PendingSavesFinishBeforeExit)
{
    start(mateIn27, trainer::Seat::both);
    files.saveAs(path(u"last.pgn"_s));
    files.finishSaving();
    EXPECT_FALSE(files.isSaving());
    EXPECT_TRUE(readBytes(path(u"last.pgn"_s)).contains(mateIn27));
}

#ifdef Q_OS_LINUX
// Fault 25
TEST_F(Files, LongSavesShowProgressAndCanBeCancelled)
{
    const QString file = write(u"games.pgn"_s, threeGames);
    open(file);
    emit list()->chosen(1);
    waitForFile();
    auto unresponsive = std::make_unique<UnresponsiveFile>(file);
    if (!unresponsive->isHeld())
        GTEST_SKIP() << "This file system has no leases.";
    choose(u"File/Save"_s);
    const QList<Waiting*> all = window->findChildren<Waiting*>();
    Waiting* shown = nullptr;
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            const auto found = std::ranges::find_if(all, [](Waiting* one) { return one->isVisible(); });
            shown = found == all.end() ? nullptr : *found;
            return shown != nullptr;
        },
        patience));
    EXPECT_TRUE(files.isSaving());
    shown->close();
    waitForSaving();
    EXPECT_FALSE(shown->isVisible());
    EXPECT_TRUE(coach().startsWith(u"“games.pgn” was not saved."_s)) << coach().toStdString();
    unresponsive.reset();
    EXPECT_EQ(readBytes(file), QByteArray{threeGames});
}
#endif

// Fault 25
TEST_F(Files, UnreadableFilesAreReportedAndKeepTheGame)
{
    start(mateIn27, trainer::Seat::both);
    QFile huge{path(u"huge.pgn"_s)};
    ASSERT_TRUE(huge.open(QIODevice::WriteOnly) && huge.resize(store::pgnFileSizeLimit + 1));
    QDir{folder.path()}.mkdir(u"folder.pgn"_s);
    const std::vector<std::pair<QString, QString>> cases{
        {path(u"nowhere.pgn"_s), u"“nowhere.pgn” was not found."_s},
        {path(u"folder.pgn"_s), u"“folder.pgn” is a folder."_s},
        {path(u"folder.pgn/"_s), u"“folder.pgn” is a folder."_s},
        {huge.fileName(), u"“huge.pgn” is too large."_s},
        {write(u"empty.pgn"_s, ""), u"“empty.pgn” contains no chess games."_s},
        {write(u"text.pgn"_s, "Dear Anna, how are you?\n"), u"“text.pgn” contains no chess games."_s},
        {write(u"binary.pgn"_s, QByteArray{"* \0 * \1 1-0 *", 13}),
         u"“binary.pgn” contains no chess games."_s},
        {write(u"picture.pgn"_s, QByteArray(5000, '\0')), u"“picture.pgn” contains no chess games."_s},
        {u"/dev/null"_s, u"“null” cannot be read."_s},
    };
    for (const auto& [file, sentence] : cases) {
        open(file);
        EXPECT_TRUE(coach().startsWith(sentence)) << coach().toStdString();
        EXPECT_TRUE(isSentence(coach())) << coach().toStdString();
        EXPECT_EQ(pieces(), position_of(mateIn27).board());
        EXPECT_FALSE(isListShown());
    }
    EXPECT_TRUE(recent().isEmpty());
}

// Fault 32
TEST_F(Files, FailedWritesAreReported)
{
    start(mateIn27, trainer::Seat::both);
    write(u"file"_s, "here");
    for (const QString& file : {path(u"file/game.pgn"_s), u"/dev/full"_s, folder.path()}) {
        answer(u"File/Save as…"_s, file);
        EXPECT_TRUE(coach().contains(u"could not be saved."_s)) << coach().toStdString();
        EXPECT_TRUE(isSentence(coach())) << coach().toStdString();
        answer(u"File/Export board…"_s, file);
        EXPECT_TRUE(coach().contains(u"could not be saved."_s)) << coach().toStdString();
    }
    EXPECT_FALSE(QFileInfo{u"/dev/full"_s}.isFile());
    EXPECT_EQ(readBytes(path(u"file"_s)), "here");
}

// Fault 24
TEST_F(Files, ErrorsInAGameGiveTheirPlaceAndKeepEarlierMoves)
{
    open(write(u"bad.pgn"_s, "[White \"Anna\"]\n\n1. e4 e5\n2. Nf9 Nc6 *\n"));
    EXPECT_EQ(moves(), (QStringList{u"e4"_s, u"e5"_s}));
    EXPECT_TRUE(coach().contains(u"Parts of this game could not be read."_s)) << coach().toStdString();
    EXPECT_TRUE(coach().contains(u"Line 4, column 4: “Nf9” is not a move."_s)) << coach().toStdString();
}

TEST_F(Files, DroppedFilesAndTextsAreOpened)
{
    drop(linkTo(write(u"one.pgn"_s, oneGame)));
    waitForFile();
    EXPECT_EQ(moves().size(), 3);
    auto* position = new QMimeData;
    position->setText(QString::fromLatin1(mateIn19));
    drop(position);
    EXPECT_EQ(session.mode(), Mode::setUp);
    EXPECT_EQ(pieces(), position_of(mateIn19).board());
    session.leaveSetUp();
    auto* words = new QMimeData;
    words->setText(u"good morning"_s);
    drop(words);
    EXPECT_TRUE(coach().startsWith(u"The dropped item contains neither a position nor a game."_s))
        << coach().toStdString();
}

TEST_F(Files, FilesWithOnlyAPositionOpenSetUp)
{
    open(write(u"mate.fen"_s, QByteArray{mateIn19} + "\r\n"));
    EXPECT_EQ(session.mode(), Mode::setUp);
    EXPECT_EQ(pieces(), position_of(mateIn19).board());
    EXPECT_EQ(fen()->text(), QString::fromLatin1(mateIn19));
    EXPECT_EQ(recent(), QStringList{u"mate.fen"_s});
}

constexpr auto adjacentKings = "8/8/3k4/3K4/8/3BN3/8/8 w - - 0 1";

constexpr auto withoutSide = "8/8/3k4/8/8/3BN3/3K4/8 x - - 0 1";

TEST_F(Files, IllegalPositionsOfAListOpenSetUp)
{
    open(write(u"list.fen"_s, QByteArray{mateIn19} + '\n' + adjacentKings + '\n' + mateIn27 + '\n'));
    ASSERT_TRUE(isListShown());
    EXPECT_EQ(listed(), 3);
    emit list()->chosen(1);
    waitForFile();
    EXPECT_EQ(session.mode(), Mode::setUp);
    EXPECT_EQ(fen()->text(), QString::fromLatin1(adjacentKings));
    EXPECT_FALSE(isListShown());
}

TEST_F(Files, PastedListsMayBeginWithAnInvalidPosition)
{
    paste(QString::fromLatin1(QByteArray{withoutSide} + '\n' + mateIn19 + '\n' + adjacentKings + '\n'));
    ASSERT_TRUE(isListShown());
    EXPECT_EQ(listed(), 3);
    emit list()->chosen(0);
    waitForFile();
    EXPECT_EQ(session.mode(), Mode::setUp);
    EXPECT_EQ(fen()->text(), QString::fromLatin1(withoutSide));
}

TEST_F(Files, GamesWithOnlyAnIllegalStartOpenSetUp)
{
    paste(u"[SetUp \"1\"]\n[FEN \"%1\"]\n\n*\n"_s.arg(QLatin1StringView{adjacentKings}));
    EXPECT_EQ(session.mode(), Mode::setUp);
    EXPECT_EQ(fen()->text(), QString::fromLatin1(adjacentKings));
}

TEST_F(Files, NullMovesAreShownAndSteppedThrough)
{
    open(write(u"pass.pgn"_s, "1. e4 -- 2. d4 (2. Nf3) d5 *\n"));
    EXPECT_EQ(moves(), (QStringList{u"e4"_s, u"--"_s, u"d4"_s, u"d5"_s}));
    for (int ply = 0; ply < 4; ++ply)
        choose(u"Game/One move forward"_s);
    EXPECT_EQ(plies(), 4U);
    EXPECT_EQ(pieces(), position_of("rnbqkbnr/ppp1pppp/8/3p4/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3").board());
}

TEST_F(Files, ReadsUtf16)
{
    const QString pgn = u"[White \"Müller\"]\n\n1. e4 *\n"_s;
    const QByteArray units{reinterpret_cast<const char*>(pgn.utf16()), 2 * pgn.size()};
    open(write(u"utf16.pgn"_s, "\xFF\xFE" + units));
    EXPECT_EQ(moves(), QStringList{u"e4"_s});
}

TEST_F(Files, PastedGamesAreOpened)
{
    paste(QString::fromUtf8(oneGame));
    EXPECT_EQ(moves().size(), 3);
    paste(u"1. e4 e5 2. Nf3"_s);
    EXPECT_EQ(moves(), (QStringList{u"e4"_s, u"e5"_s, u"Nf3"_s}));
    choose(u"Position/Set up"_s);
    paste(QString::fromUtf8(oneGame));
    EXPECT_EQ(session.mode(), Mode::play);
    EXPECT_EQ(moves().size(), 3);
    paste(QString::fromUtf8(threeGames));
    EXPECT_TRUE(list()->isVisible());
    EXPECT_EQ(listed(), 3);
}

TEST_F(Files, PastedFileNamesAreOpened)
{
    const QString file = write(u"one game.pgn"_s, oneGame);
    for (const QString& text : {file, u' ' + file + u'\n', QUrl::fromLocalFile(file).toString()}) {
        start(mateIn27, trainer::Seat::both);
        paste(text);
        EXPECT_EQ(moves().size(), 3) << text.toStdString();
    }
    start(mateIn27, trainer::Seat::both);
    paste(linkTo(file));
    EXPECT_EQ(moves().size(), 3);
    EXPECT_EQ(recent(), QStringList{u"one game.pgn"_s});
}

TEST_F(Files, CommandLineAcceptsAFileOrAPosition)
{
    window->open(write(u"one.pgn"_s, oneGame));
    waitForFile();
    EXPECT_EQ(moves().size(), 3);
    window->open(QString::fromLatin1(mateIn19));
    EXPECT_EQ(pieces(), position_of(mateIn19).board());
    choose(u"Game/New position"_s);
    ASSERT_TRUE(QTest::qWaitFor([this] { return session.mode() == Mode::play; }, patience));
    window->open(u"8/"_s.repeated(20'000));
    EXPECT_LT(coach().size(), 400) << "only its beginning is quoted";
    window->open(u"\u202enonsense"_s);
    EXPECT_FALSE(coach().contains(QChar{0x202e})) << "nothing turns the words of the program round";
    window->open(u"nonsense"_s);
    EXPECT_TRUE(coach().startsWith(u"“nonsense” contains neither a position nor a game."_s));
    window->open(path(u"nowhere.pgn"_s));
    waitForFile();
    EXPECT_TRUE(coach().startsWith(u"“nowhere.pgn” was not found."_s));
}

TEST_F(Files, RecentFilesAreListedAndSaved)
{
    EXPECT_TRUE(recent().isEmpty());
    for (int i = 0; i < 12; ++i)
        open(write(u"%1.pgn"_s.arg(i), oneGame));
    ASSERT_EQ(recent().size(), 10);
    EXPECT_EQ(recent().first(), u"11.pgn"_s);
    EXPECT_EQ(store::readPreferences().preferences.recentFiles, preferences.recentFiles);

    QFile::remove(path(u"10.pgn"_s));
    for (const auto& [way, entry] : actions()) {
        if (entry->objectName() == u"recent/1"_s)
            entry->trigger();
    }
    waitForFile();
    EXPECT_TRUE(coach().startsWith(u"“10.pgn” was not found."_s)) << coach().toStdString();
    EXPECT_EQ(recent().size(), 9);
    EXPECT_FALSE(recent().contains(u"10.pgn"_s));

    open(write(u"9.pgn"_s, "Dear Anna, how are you?\n"));
    EXPECT_TRUE(coach().startsWith(u"“9.pgn” contains no chess games."_s)) << coach().toStdString();
    EXPECT_TRUE(recent().contains(u"9.pgn"_s)) << "it may be readable again";
}

TEST_F(Files, BoardExportsAsSvgOrPng)
{
    start(mateIn27, trainer::Seat::both);
    answer(u"File/Export board…"_s, path(u"board.svg"_s));
    answer(u"File/Export board…"_s, path(u"board.png"_s));
    const QByteArray svg = readBytes(path(u"board.svg"_s));
    EXPECT_TRUE(QSvgRenderer{svg}.isValid());
    EXPECT_FALSE(svg.contains("<image")) << "pieces and arrows are lines, not pixels";
    const QImage png{path(u"board.png"_s)};
    EXPECT_EQ(png.size(), QSize(1024, 1024));
    const QImage before = png;
    play("Nd5");
    answer(u"File/Export board…"_s, path(u"board.png"_s));
    EXPECT_NE(QImage{path(u"board.png"_s)}, before);
}

} // namespace
} // namespace app_test
