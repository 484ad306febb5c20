// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QSpinBox>
#include <QWidget>
#include <cstdint>
#include <optional>

#include "panels/choice_row.h"
#include "trainer_session.h"

namespace panels {

/// The choices behind *new position*: whom the user plays, which colours, how far from mate, which seed.
class DrillPanel : public QWidget {
    Q_OBJECT

public:
    explicit DrillPanel(QWidget* parent = nullptr);

    void setDrill(const app::Drill& drill);
    app::Drill drill() const;
    /// The seed typed; nothing for a fresh one.
    std::optional<std::uint64_t> seed() const;
    void clearSeed() { seed_->clear(); }

private:
    ChoiceRow* seat_;
    ChoiceRow* attacker_;
    ChoiceRow* bishop_;
    QSpinBox* shortest_;
    QSpinBox* longest_;
    QLineEdit* seed_;
};

} // namespace panels
