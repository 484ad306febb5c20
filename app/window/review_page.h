// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QTableView>
#include <QTimer>
#include <QToolButton>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "panels/played_endings_model.h"
#include "panels/played_games_model.h"
#include "session/trainer_session.h"
#include "store/games_review.h"
#include "store/preferences.h"

namespace window {

/// The dialog with the endings of a player's games, a separate window; Esc closes it, and it keeps its
/// contents. Reads a file in the background and shows the totals by ending, and the games, the costliest
/// first.
class ReviewPage : public QDialog {
    Q_OBJECT

public:
    /// `session` and `preferences` must outlive this.
    ReviewPage(session::TrainerSession& session, store::Preferences& preferences, QWidget* parent);

    /// Looks through the games of a file.
    void read(const QString& path);
    bool isReading() const { return review_.isBusy(); }

signals:
    /// The user chose a game, to be shown after a number of half-moves; at its end if there is none.
    void gameChosen(const store::GameInFile& game, std::optional<std::size_t> ply);
    /// The user wants to practise the mistakes of the games.
    void practiceChosen(const std::vector<store::OwnMistake>& mistakes);
    /// The names of the player have changed in the preferences.
    void namesChosen();

private:
    QWidget* makeHead();
    QWidget* makeResults();
    QWidget* makeFoot();
    void connectParts();
    void begin(const QStringList& names, bool mayGuess);
    void clear();
    void takeNames();
    void chooseName(const QString& name, bool isChosen);
    void take(const store::ReviewNews& news);
    void end(std::optional<store::FileTrouble> trouble,
             const std::shared_ptr<const endgame::TablebaseStore>& tables);
    void refresh();
    void refreshNames();
    void refreshCount();
    void refreshOffer();
    void solve();
    void noteMistakes(const std::vector<store::OwnMistake>& mistakes);
    void practise();
    void choose(const QModelIndex& index);
    QStringList namesTyped() const;
    const store::UnsolvedEnding* offered() const;

    session::TrainerSession& session_;
    store::Preferences& preferences_;
    store::GamesReview review_;
    QString path_;
    std::optional<store::FileTrouble> trouble_;
    store::ReviewNews news_; ///< the last ones; their games and mistakes are not on the page yet
    /// The news of the results on the page while the file is read again for one more ending: until that is
    /// done, they stay.
    std::optional<store::ReviewNews> before_;
    std::set<std::size_t> allowed_;
    trainer::TotalsByEnding totals_;
    std::map<std::string, store::OwnMistake> mistakes_; ///< by the names of their exercises
    std::size_t reached_ = 0;                           ///< the number of games that reached an ending
    QTimer refresh_{this};

    panels::PlayedEndingsModel* endingsModel_;
    panels::PlayedGamesModel* gamesModel_;
    QLineEdit* names_;
    QToolButton* frequent_;
    QLabel* count_;
    QProgressBar* progress_;
    QPushButton* stop_;
    QStackedWidget* pages_;
    QLabel* empty_;
    QTableView* endings_;
    QTableView* games_;
    QLabel* offer_;
    QPushButton* solve_;
    QPushButton* practise_;
    QPushButton* open_;
};

} // namespace window
