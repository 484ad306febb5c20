// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>
#include <optional>

#include "modes/column.h"
#include "session/trainer_session.h"
#include "store/preferences.h"
#include "text/words.h"

namespace modes {

/// Deals new positions, at once or after their kind has been chosen on a panel.
class Dealing : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive this.
    Dealing(session::TrainerSession& session, store::Preferences& preferences, Column& column);

    /// True if the user is choosing the kind of position.
    bool isChoosing() const { return isChoosing_; }
    void choose();
    /// Returns to the game without a new position.
    void leave();
    /// Deals a position of the kind chosen last.
    void deal();
    /// Deals a position of the kind chosen last as an exam; users who play both sides are the attacker in it.
    void dealExam();
    /// Deals a position of the kind selected on the panel and makes it the chosen kind; asks for an ending if
    /// words are typed that choose none.
    void dealChosen();

signals:
    /// `isChoosing()` has changed.
    void choosingChanged();
    /// The chosen kind of position has changed.
    void kindChosen();
    /// A deal has begun.
    void dealt();
    void told(const text::Remark& remark);

private:
    panels::DrillPanel& panel() { return *column_.drill(); }
    void dealDrill(std::optional<std::uint64_t> seed);
    void prepare();
    void showFigures();
    void setChoosing(bool choosing);
    void tellTrouble(session::DealTrouble trouble);

    session::TrainerSession& session_;
    store::Preferences& preferences_;
    Column& column_;
    bool isChoosing_ = false;
};

} // namespace modes
