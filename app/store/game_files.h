// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "runtime/latest.h"
#include "session/trainer_session.h"
#include "store/pgn_file.h"
#include "store/pgn_thread.h"
#include "store/preferences.h"
#include "trainer/annotate.h"

namespace store {

/// The games of the file that was opened last, and the place where the running round is saved.
class GameFiles : public QObject {
    Q_OBJECT

public:
    /// Both arguments must outlive this object.
    GameFiles(session::TrainerSession& session, const Preferences& preferences, QObject* parent = nullptr);

    /// Opens a source of games: a single game becomes the round, several are `listed()`. A source with only a
    /// position ends with `positionRead()`.
    void open(const PgnSource& source);
    /// Reads a game of the list and makes it the round; an illegal position ends with `positionRead()`.
    ///
    /// @pre there is a list, and the number is less than its size
    void openGame(std::size_t number);
    /// Reads the game at a place of a file, outside the list, and makes it the round, at the node after a
    /// number of half-moves of its main line; at its end if there is none.
    void openGame(const GameInFile& game, std::optional<std::size_t> ply);
    /// Cancels the current reading; the previous list and the round stay.
    void cancel() { thread_.cancel(); }
    bool isReading() const { return thread_.isBusy(); }

    /// The games of the last source opened; null before the first.
    const std::shared_ptr<const GameList>& games() const { return games_; }
    /// The place from which the round was loaded or to which it was saved, if any.
    const std::optional<GameInFile>& file() const { return file_; }

    /// Calls `take` with the round as PGN for other programs, without moves taken back: at once, or later for
    /// a long game. With `words`, each move has a comment with the distance to mate and the moves it wasted.
    /// `words` is called in the background.
    void makePgn(const trainer::CostWords& words, const std::function<void(const QByteArray& pgn)>& take);
    /// Cancels that.
    void cancelPgn() { maker_.cancel(); }
    bool isMakingPgn() const { return maker_.is_busy(); }
    /// Writes the round, with all that reading it back requires, to its place in the background; the other
    /// games of the file are unchanged. Ends with `saved()`. Rounds saved meanwhile are written afterwards.
    ///
    /// @pre there is a `file()`
    void save(const trainer::CostWords& words = {});
    /// Writes the round to a file of its own; ends as `save()` does.
    void saveAs(const QString& path, const trainer::CostWords& words = {});
    bool isSaving() const { return !saving_.empty(); }
    /// Cancels the current writing; the file is unchanged.
    void cancelSaving() { saver_.stop(); }
    /// Waits until all rounds are written, but only a few seconds for a disk that does not respond.
    void finishSaving();

signals:
    void progressed(int percent, std::size_t games);
    /// `games()` holds several games to choose from.
    void listed();
    /// The places in `games()` are up to date again, after one of the games was saved.
    void listRenewed();
    /// A game has become the round; the errors describe the parts that could not be read.
    void opened(const std::vector<chess::PgnError>& errors);
    void positionRead(const QString& fen);
    void failed(store::FileTrouble trouble);
    /// The part of the file that has been written, in per cent (0 … 100).
    void savingProgressed(int percent);
    /// A round was saved, or `trouble` is the reason why not.
    void saved(const QString& path, std::optional<store::FileTrouble> trouble);

private:
    /// A round, and all that it takes to write it as PGN in any thread.
    struct Script {
        trainer::Round round;
        endgame::Tablebase tables;
        trainer::CostWords words;
    };
    /// A round to be written.
    struct Saving {
        GameInFile place; ///< without a place in the file if the round is to replace all of it
        bool isWholeFile;
        std::shared_ptr<const Script> script;
        bool isRunning = true; ///< true while it is still the session's round
    };
    using Written = chess::Result<GameInFile, FileTrouble>;

    std::shared_ptr<const Script> scriptWith(const trainer::CostWords& words) const;
    static bool isCommented(const Script& script);
    static QByteArray pgnOf(const Script& script);
    static QByteArray plainPgnOf(const Script& script);
    void takeGame(GameReading reading);
    void addSaving(Saving saving);
    static Written write(const Saving& saving, const QByteArray& pgn, const Writing& writing);
    void writeNext();
    void takeWritten(const Written& written);
    void takePlace(const Saving& done, const GameInFile& place);
    void takeList(const std::shared_ptr<const GameList>& list);

    session::TrainerSession& session_;
    const Preferences& preferences_;
    std::shared_ptr<const GameList> games_;
    std::optional<GameInFile> file_;
    bool isRenewing_ = false;
    /// The half-moves after which the game being read is to be shown, or its end; `nullopt` if it opens as
    /// usual.
    std::optional<std::size_t> moment_;
    std::deque<Saving> saving_; ///< the first is being written
    PgnThread thread_;
    runtime::Latest<Written, int> saver_;
    runtime::Latest<QByteArray> maker_;
};

} // namespace store
