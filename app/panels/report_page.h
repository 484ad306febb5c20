// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QString>
#include <QVBoxLayout>
#include <QWidget>
#include <initializer_list>
#include <vector>

#include "panels/curve_view.h"

class QAction;

namespace panels {

/// A mistake, with its cost and the reason.
struct ReportEntry {
    QString move; ///< "12. Kd2"
    QString what; ///< "4 moves slower than the best. Lets him out by c6."

    friend bool operator==(const ReportEntry&, const ReportEntry&) = default;
};

/// The summary of a game, as text.
struct Report {
    QString headline; ///< "White could have mated in 27."; may be empty
    QString notes;    ///< "4 moves wasted. With help: 2 hints."
    std::vector<ReportEntry> costly;

    friend bool operator==(const Report&, const Report&) = default;
};

/// The report of a game: the summary, its graph, the costliest moves, and the commands to continue. It
/// scrolls in the height that the widgets around it leave.
class ReportPage : public QWidget {
    Q_OBJECT

public:
    explicit ReportPage(QWidget* parent = nullptr);

    QSize sizeHint() const override { return minimumSize(); }
    void setReport(const Report& report, Curve curve);
    const Report& report() const { return report_; }
    CurveView* curve() const { return curve_; }
    /// Adds buttons for the actions.
    void setActions(std::initializer_list<QAction*> actions);

signals:
    /// The user wants to see a mistake on the board, by its index in the report.
    void moveChosen(int entry);
    /// The user wants to try again from before a mistake, by its index in the report.
    void retryChosen(int entry);

private:
    void addScrolled(QWidget* content);
    void addEntry(int index);

    Report report_;
    QLabel* headline_;
    QLabel* notes_;
    CurveView* curve_;
    QWidget* costly_;
    QVBoxLayout* entries_;
    QWidget* buttons_;
};

} // namespace panels
