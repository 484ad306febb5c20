// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <cstddef>
#include <functional>
#include <vector>

#include "store/game_files.h"
#include "store/games_search.h"
#include "store/preferences.h"
#include "text/words.h"

class QFileDialog;
class QWidget;

namespace panels {
class Waiting;
class GamesList;
} // namespace panels

namespace files {

/// Opens and saves games in files: the dialogs, the list of a file's games and the messages.
class Filing : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this; `window` is the parent of the dialogs.
    Filing(store::GameFiles& files, store::Preferences& preferences, QWidget& window);

    /// Opens a file that the user chooses.
    void chooseFile();
    /// Calls `open` with a course file that the user chooses.
    void chooseCourse(const std::function<void(const QString& path)>& open);
    void open(const QString& path);
    /// Opens a game at a place of a file, after a number of half-moves; at its end if there is none.
    void openGame(const store::GameInFile& game, std::optional<std::size_t> ply);
    /// True if the round is this game.
    bool isOn(const store::GameInFile& game) const;
    /// Opens games given as PGN text.
    void openText(const QString& pgn);
    /// Opens one of the recent files, the latest of which is 0.
    void openRecent(int place);
    /// The menu text of a recent file; empty if there are fewer.
    QString recentName(int place) const;

    /// True if the file opened last has games to choose from.
    bool hasList() const;
    void showList();

    /// Saves the round to its file, or asks for one if it has none.
    void save();
    /// Saves the round to a file that the user chooses.
    void saveAs();
    /// Copies the round as PGN, as it would be saved; a long one after a while.
    void copyGame();
    /// True if saved games include the distance to mate and the moves wasted.
    bool savesDistances() const;
    void toggleDistances();
    /// Calls `write` with the file name that the user chooses for a picture of the board; `write` returns
    /// true on success.
    void choosePicture(const std::function<bool(const QString& path)>& write);

signals:
    void told(const text::Remark& remark);
    /// A game that was read has become the round.
    void opened();
    /// The user wants to look through the games of a file for their endings.
    void reviewChosen(const QString& path);
    /// The opened file contains only a position.
    void positionRead(const QString& fen);
    /// A preference has changed: the recent files, or the content of saved games.
    void filesUsed();
    /// `hasList()` may have changed.
    void listChanged();

private:
    void connectFiles();
    panels::GamesList& list();
    void hideList();
    void takeGame(const std::vector<chess::PgnError>& errors);
    void takeTrouble(store::FileTrouble trouble);
    void tellSaved(const QString& path, const std::optional<store::FileTrouble>& trouble);
    void save(const QString& path, bool isHere);
    void begin(const QString& path);
    void wait();
    trainer::CostWords costWords() const;
    void remember(const QString& path);
    void forget(const QString& path);

    store::GameFiles& files_;
    store::Preferences& preferences_;
    QWidget& window_;
    panels::GamesList* list_ = nullptr;
    panels::Waiting* waiting_; ///< for reading
    panels::Waiting* saving_;  ///< for writing
    panels::Waiting* copying_; ///< for a long game
    store::GamesSearch search_;
    QString opening_; ///< the file being opened; empty for a text
};

} // namespace files
