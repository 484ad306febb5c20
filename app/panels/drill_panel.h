// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QWidget>
#include <cstdint>
#include <optional>

#include "panels/choice_box.h"
#include "panels/choice_row.h"
#include "panels/distance_band.h"
#include "panels/search_box.h"
#include "trainer/drill.h"
#include "trainer/seat.h"

namespace panels {

/// The settings of *new position*: the ending, the user's side, the colours, the stage of the mate, the
/// distance to mate, and the seed.
class DrillPanel : public QWidget {
    Q_OBJECT

public:
    explicit DrillPanel(QWidget* parent = nullptr);

    /// Lists endings, such as "KBNK", before all others: those used last, the latest first.
    void setRecent(const QStringList& endings);
    void setDrill(const trainer::Drill& drill);
    trainer::Drill drill() const;
    /// Returns the seed entered; `nullopt` for a random one.
    std::optional<std::uint64_t> seed() const;
    /// Clears the seed typed, and tells that of the game on the board, if it has one.
    void askForSeed(std::optional<std::uint64_t> dealt);

    /// Returns the ending chosen last.
    endgame::Material ending() const;
    /// True if words are typed that do not choose an ending.
    bool isEndingOpen() const { return ending_->undecided().has_value(); }
    /// Asks for an ending instead of those words.
    void askForEnding() { ending_->askAgain(); }
    /// Limits the range of distances to those of the chosen ending; `nullopt` while they are unknown.
    void setLongestMate(std::optional<int> moves) { band_->setLongestMate(moves); }
    /// Shows the longest win of the chosen ending and the shares of its results; an empty text hides them.
    void setFigures(const QString& sentences);
    /// Shows the time and memory required to solve the chosen ending; an empty text hides the line.
    void setPrice(const QString& sentence);

signals:
    /// The user chose another ending.
    void endingChosen();

private:
    QWidget* makeCard();
    void connectChoices();
    void addEndings(const QStringList& recent);
    void addHeading(const QString& heading);
    void addEnding(const endgame::Material& ending, const QString& heading);
    void showEnding();
    void showSearch();
    void addStages();

    SearchBox* ending_;
    QLabel* title_; ///< of the ending; above it, since its list covers the place below
    QLabel* goal_;
    QLabel* figures_;
    QLabel* price_;
    ChoiceRow* seat_;
    ChoiceRow* attacker_;
    ChoiceRow* prospect_;
    QWidget* bishopBox_;
    ChoiceRow* bishop_;
    QWidget* stageBox_;
    ChoiceBox* stage_;
    DistanceBand* band_;
    QLineEdit* seed_;
    QLabel* dealt_;
};

} // namespace panels
