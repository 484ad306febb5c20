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

/// A move that cost something, with what it cost and why.
struct ReportEntry {
    QString move; ///< "12. Kd2"
    QString what; ///< "Slower than best by 4 moves. Lets him out by c6."

    friend bool operator==(const ReportEntry&, const ReportEntry&) = default;
};

/// What a round came to, in words.
struct Report {
    QString headline; ///< "White could have mated in 27."; may be empty
    QString notes;    ///< "4 moves wasted. With help: 2 hints."
    std::vector<ReportEntry> costly;

    friend bool operator==(const Report&, const Report&) = default;
};

/// The report of a round: what it took, its curve, the moves that cost most, and the ways to go on.
class ReportPage : public QWidget {
    Q_OBJECT

public:
    explicit ReportPage(QWidget* parent = nullptr);

    void setReport(const Report& report, Curve curve);
    const Report& report() const { return report_; }
    CurveView* curve() const { return curve_; }
    /// Has buttons show the actions.
    void setActions(std::initializer_list<QAction*> actions);

signals:
    /// The user wants to see a costly move on the board, by its place in the report.
    void moveChosen(int entry);
    /// The user wants to try again from before a costly move, by its place in the report.
    void retryChosen(int entry);

private:
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
