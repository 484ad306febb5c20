// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <deque>
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

/// The games of the file that was opened last, and where the running round is saved.
class GameFiles : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    GameFiles(session::TrainerSession& session, const Preferences& preferences, QObject* parent = nullptr);

    /// Opens what holds games: one game becomes the round at once, several are `listed()`. What holds a
    /// position alone ends with `positionRead()`.
    void open(const PgnSource& source);
    /// Reads a game of the list and makes it the round; an illegal position ends with `positionRead()`.
    ///
    /// @pre there is a list, and the number is less than its size
    void openGame(std::size_t number);
    /// Leaves off what is being read; the list before and the round stay.
    void cancel() { thread_.cancel(); }
    bool isReading() const { return thread_.isBusy(); }

    /// The games of what was opened last; null if nothing was.
    const std::shared_ptr<const GameList>& games() const { return games_; }
    /// Where the round came from or was saved to, if it was.
    const std::optional<GameInFile>& file() const { return file_; }

    /// Returns the round as PGN. With words for what a move costs, it says behind each move how far the mate
    /// is and what it cost.
    QByteArray pgn(const trainer::CostWords& words = {}) const;
    /// Writes the round as `pgn()` has it to where it came from, in the background; the other games of the
    /// file stay as they are. Ends with `saved()`. What is saved meanwhile is written afterwards.
    ///
    /// @pre there is a `file()`
    void save(const trainer::CostWords& words = {});
    /// Writes the round to a file that holds nothing else; ends as `save()` does.
    void saveAs(const QString& path, const trainer::CostWords& words = {});
    bool isSaving() const { return !saving_.empty(); }
    /// Leaves off what is being written; the file stays as it was.
    void cancelSaving() { saver_.stop(); }
    /// Waits until all is written, but only some seconds for a disk that does not answer.
    void finishSaving();

signals:
    void progressed(int percent, std::size_t games);
    /// `games()` holds several games to choose from.
    void listed();
    /// `games()` tells again where the games stand, after one of them was saved.
    void listRenewed();
    /// A game has become the round; the errors tell what of it could not be read.
    void opened(const std::vector<chess::PgnError>& errors);
    void positionRead(const QString& fen);
    void failed(store::FileTrouble trouble);
    /// How much of the file has been written, 0 … 100 per cent.
    void savingProgressed(int percent);
    /// A round is in a file, or the reason why it is not.
    void saved(const QString& path, std::optional<store::FileTrouble> trouble);

private:
    /// A round to be written.
    struct Saving {
        GameInFile place; ///< the file alone, if the round is to be all of it
        bool isWholeFile;
        QByteArray pgn;
        bool isRunning = true; ///< it is still the round of the session
    };
    using Written = chess::Result<GameInFile, FileTrouble>;

    void takeGame(GameReading reading);
    void addSaving(Saving saving);
    static Written write(const Saving& saving, const Writing& writing);
    void writeNext();
    void takeWritten(const Written& written);
    void takePlace(const Saving& done, const GameInFile& place);
    void takeList(const std::shared_ptr<const GameList>& list);

    session::TrainerSession& session_;
    const Preferences& preferences_;
    std::shared_ptr<const GameList> games_;
    std::optional<GameInFile> file_;
    bool isRenewing_ = false;
    std::deque<Saving> saving_; ///< the first is being written
    PgnThread thread_;
    runtime::Latest<Written, int> saver_;
};

} // namespace store
