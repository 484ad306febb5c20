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
class GamesList;
}

namespace window {

class Waiting;

/// Games that come from files and go to them: the dialogs, the list of a file's games and what is told.
class Filing : public QObject {
    Q_OBJECT

public:
    /// All must outlive this; dialogs belong to the window.
    Filing(store::GameFiles& files, store::Preferences& preferences, QWidget& window);

    /// Asks for a file and opens it.
    void chooseFile();
    /// Asks for a file of a course, and has it opened by a function.
    void chooseCourse(const std::function<void(const QString& path)>& open);
    void open(const QString& path);
    /// Opens games that stand in no file.
    void openText(const QString& pgn);
    /// Opens one of the files used last, the latest of which is 0.
    void openRecent(int place);
    /// Such a file as a menu names it; empty if there are not that many.
    QString recentName(int place) const;

    /// Whether the file opened last has games to choose from.
    bool hasList() const;
    void showList();

    /// Saves the round where it came from, or else asks where.
    void save();
    /// Asks where to save the round.
    void saveAs();
    /// Copies the round as PGN, as it would be saved.
    void copyGame();
    /// Whether what is saved says how far the mate is and what moves cost.
    bool savesDistances() const;
    void toggleDistances();
    /// Asks for the name of a picture of the board, and has it written by a function that says whether that
    /// worked.
    void choosePicture(const std::function<bool(const QString& path)>& write);

signals:
    void told(const text::Remark& remark);
    /// A game that was read has become the round.
    void opened();
    /// The file that was opened holds a position alone.
    void positionRead(const QString& fen);
    /// A preference has changed: the files used last, or what is saved with a game.
    void filesUsed();
    /// `hasList()` may be another.
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
    Waiting* waiting_; ///< for what is being read
    Waiting* saving_;  ///< for what is being written
    store::GamesSearch search_;
    QString opening_; ///< the file that is being opened; empty for a text
};

} // namespace window
