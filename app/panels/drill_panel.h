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

/// The choices behind *new position*: which ending, whom the user plays, which colours, which stage of
/// the mate and how far from it, which seed.
class DrillPanel : public QWidget {
    Q_OBJECT

public:
    explicit DrillPanel(QWidget* parent = nullptr);

    /// Lists endings, such as "KBNK", before all others: those used last, the latest first.
    void setRecent(const QStringList& endings);
    void setDrill(const trainer::Drill& drill);
    trainer::Drill drill() const;
    /// The seed typed; nothing for a fresh one.
    std::optional<std::uint64_t> seed() const;
    void clearSeed() { seed_->clear(); }

    /// The chosen ending.
    endgame::Material ending() const;
    /// Limits the band of distances to those of the chosen ending; nothing while they are not known.
    void setLongestMate(std::optional<int> moves) { band_->setLongestMate(moves); }
    /// Tells what it takes to have the chosen ending solved; nothing for nothing.
    void setPrice(const QString& sentence);

signals:
    /// The user chose another ending.
    void endingChosen();

private:
    QWidget* makeCard();
    void connectChoices();
    void addEndings(const QStringList& recent);
    void addHeading(const QString& heading);
    void addEnding(const endgame::Material& ending);
    void showEnding();
    void addStages();

    SearchBox* ending_;
    QLabel* goal_;
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
};

} // namespace panels
