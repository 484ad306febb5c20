// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "panels/coach_card.h"
#include "panels/contents_panel.h"
#include "panels/course_card.h"
#include "panels/drill_panel.h"
#include "panels/legend_card.h"
#include "panels/offer_card.h"
#include "panels/record_card.h"
#include "panels/set_up_panel.h"
#include "panels/standing_card.h"

namespace window {

class Actions;

/// The column beside the board: the verdict and one page of what matters now; and the row of buttons that
/// belongs to it, which may stand elsewhere.
class Column : public QWidget {
    Q_OBJECT

public:
    /// What the column is about.
    enum class Face { play, kind, setUp, replay, page, exercise, contents, exam };
    /// Whether that is the round: the board is not being set up, nor is a kind or a page being chosen.
    static bool isOfRound(Face face)
    {
        return face != Face::kind && face != Face::setUp && face != Face::contents;
    }

    explicit Column(QWidget* parent = nullptr);

    panels::StandingCard* standing() const { return standing_; }
    /// What the overlays stand for.
    panels::LegendCard* overlays() const { return overlays_; }
    panels::CourseCard* course() const { return course_; }
    panels::CourseCard* practice() const { return practice_; }
    panels::CoachCard* coach() const { return coach_; }
    panels::RecordCard* record() const { return record_; }
    /// Made when it is asked for first: the first window comes sooner for it.
    panels::DrillPanel* drill();
    /// Likewise.
    panels::SetUpPanel* setUp();
    bool hasSetUp() const { return setUp_ != nullptr; }
    /// Likewise.
    panels::ContentsPanel* contents();
    /// Shows or hides the ways to begin; the coach is silent meanwhile.
    void setOffering(bool on);
    bool isOffering() const { return offer_ != nullptr && offer_->isVisibleTo(this); }
    /// What the buttons are on.
    QWidget* buttons() const { return buttons_; }

    /// Makes the buttons of actions that outlive the column; called once.
    void addButtons(const Actions& actions);
    void show(Face face);

signals:
    void drillMade(panels::DrillPanel* drill);
    void setUpMade(panels::SetUpPanel* setUp);
    void contentsMade(panels::ContentsPanel* contents);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showTasks();
    std::vector<panels::Card*> cards() const;
    int tightGain() const;
    void tighten(int asked, int room);
    QWidget* makePages();
    void addPage(QWidget* page);
    void makeOffer();
    QWidget* makeRow(const std::vector<QWidget*>& buttons);

    panels::StandingCard* standing_;
    panels::LegendCard* overlays_;
    panels::CourseCard* course_;
    panels::CourseCard* practice_;
    panels::CoachCard* coach_;
    panels::RecordCard* record_;
    QWidget* tasks_; ///< what a course or practice asks for
    panels::DrillPanel* drill_ = nullptr;
    panels::SetUpPanel* setUp_ = nullptr;
    panels::ContentsPanel* contents_ = nullptr;
    panels::OfferCard* offer_ = nullptr; ///< made for a first start alone
    QWidget* buttons_;
    std::vector<QWidget*> rows_; ///< by face
    const Actions* actions_ = nullptr;
    Face face_ = Face::play;
    bool isTight_ = false;
};

} // namespace window
