// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <functional>
#include <utility>
#include <vector>

#include "panels/number_box.h"
#include "trainer/practice/grade.h"

namespace panels {

/// The dialog that describes the grades of attempts and edits their limits. Changes apply from the next
/// attempt on. It is a separate window; Esc closes it.
class Grading : public QDialog {
    Q_OBJECT

public:
    /// `rule` must outlive this.
    Grading(trainer::practice::GradeRule& rule, QWidget* parent);

signals:
    /// The user has changed the rule.
    void changed();

private:
    using Rule = trainer::practice::GradeRule;

    /// A limit of the rule and its box.
    struct Limit {
        NumberBox* box;
        std::function<int(const Rule&)> read;
    };

    void addGrade(trainer::practice::Grade grade, QVBoxLayout& column);
    void addLimit(trainer::practice::Grade grade, const QString& words, int most, const QString& amount,
                  QVBoxLayout& column, const std::function<int(const Rule&)>& read,
                  const std::function<void(Rule&, int)>& write);
    void addShare(trainer::practice::Grade grade, const QString& words, double Rule::*share,
                  QVBoxLayout& column);
    void alignBoxes();
    void refresh();

    Rule& rule_;
    std::vector<std::pair<trainer::practice::Grade, QLabel*>> sentences_;
    std::vector<Limit> limits_;
    QPushButton* standard_;
};

} // namespace panels
