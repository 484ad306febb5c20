// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QString>
#include <QTableView>
#include <QTimer>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "panels/games_model.h"

namespace panels {

/// A separate window with the games of a file, to search and to choose from.
class GamesList : public QDialog {
    Q_OBJECT

public:
    explicit GamesList(QWidget* parent = nullptr);

    /// Shows all games of a file with one selected, and clears the search.
    void showGames(const QString& fileName, std::shared_ptr<const chess::PgnIndex> games,
                   std::size_t selected);
    /// Offers to look through the games for their endings, or does not.
    void offerReview(bool isOffered) { review_->setVisible(isOffered); }
    /// Shows only the games that were found.
    void showFound(std::vector<std::uint32_t> games);
    /// Reports that there was not enough memory for a search; the games shown remain.
    void showSearchFailed();

    QLineEdit* search() const { return search_; }
    QTableView* table() const { return table_; }
    /// Returns the number of games as text: "12 of 100,000 games".
    QString count() const { return count_->text(); }

signals:
    /// The user searches for these words; the receiver calls `showFound()`. A long search shows its progress.
    void searched(const QString& words);
    /// The user chose this game; numbers start at 0.
    void chosen(std::size_t game);
    /// The user wants to look through all games for their endings.
    void reviewChosen();
    /// The user cancelled the search and closed the window.
    void cancelled();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void reject() override;

private:
    void makeTable();
    void layOut();
    void beginSearch(const QString& words);
    void endSearch();
    void tellCount();
    void choose();

    GamesModel* model_;
    QLineEdit* search_;
    QLabel* count_;
    QTableView* table_;
    QProgressBar* progress_;
    QPushButton* review_;
    QPushButton* open_;
    QPushButton* cancel_;
    QTimer searching_;
};

} // namespace panels
