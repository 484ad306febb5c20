// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

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
    /// Writes the round as `pgn()` has it to where it came from; the other games of the file stay as they
    /// are.
    ///
    /// @pre there is a `file()`
    /// @return what kept it from being written, if anything
    std::optional<FileTrouble> save(const trainer::CostWords& words = {});
    /// Writes the round to a file that holds nothing else.
    std::optional<FileTrouble> saveAs(const QString& path, const trainer::CostWords& words = {});

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

private:
    void takeGame(GameReading reading);
    std::optional<FileTrouble> take(const chess::Result<GameInFile, FileTrouble>& written);
    void takeList(const std::shared_ptr<const GameList>& list);

    session::TrainerSession& session_;
    const Preferences& preferences_;
    std::shared_ptr<const GameList> games_;
    std::optional<GameInFile> file_;
    bool isRenewing_ = false;
    PgnThread thread_;
};

} // namespace store
