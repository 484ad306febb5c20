// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "panels/coach_card.h"
#include "panels/contents_panel.h"
#include "panels/course_card.h"
#include "panels/drill_panel.h"
#include "panels/legend_card.h"
#include "panels/offer_card.h"
#include "panels/page_panel.h"
#include "panels/record_card.h"
#include "panels/set_up_panel.h"
#include "panels/standing_card.h"

class QAction;
class QHBoxLayout;
class QPushButton;

namespace panels {
class PageScroll;
}

namespace actions {
class Actions;
}

namespace modes {

/// The column beside the board, which shows the verdict and one page that depends on the current activity,
/// and its row of buttons, which may be placed elsewhere.
class Column : public QWidget {
    Q_OBJECT

public:
    /// The content of the column.
    enum class Face { play, kind, setUp, replay, page, exercise, contents, exam, editor };
    /// True if the face belongs to the round: neither setting up the board nor choosing a kind of position or
    /// a page nor editing one.
    static bool isOfRound(Face face)
    {
        return face != Face::kind && face != Face::setUp && face != Face::contents && face != Face::editor;
    }

    explicit Column(QWidget* parent = nullptr);

    panels::StandingCard* standing() const { return standing_; }
    /// The legend of the overlays.
    panels::LegendCard* overlays() const { return overlays_; }
    panels::CourseCard* course() const { return course_; }
    panels::CourseCard* practice() const { return practice_; }
    panels::CoachCard* coach() const { return coach_; }
    panels::RecordCard* record() const { return record_; }
    /// Created on first use, so that the first window appears sooner.
    panels::DrillPanel* drill();
    /// Likewise.
    panels::SetUpPanel* setUp();
    bool hasSetUp() const { return setUp_ != nullptr; }
    /// Likewise.
    panels::ContentsPanel* contents();
    /// Likewise.
    panels::PagePanel* page();
    /// Shows or hides the offers of the first start; the coach does not comment on the game meanwhile.
    void setOffering(bool on);
    bool isOffering() const { return offer_ != nullptr && offer_->isVisibleTo(this); }
    /// Focuses the first of the offers.
    ///
    /// @pre they are shown
    void focusOffer() { offer_->setFocus(); }
    /// The widget that contains the buttons.
    QWidget* buttons() const { return buttons_; }

    /// Creates the buttons of the actions, which must outlive the column; called once.
    ///
    /// @param byHeart the entry of the menu of the courses to learn by heart
    void addButtons(const actions::Actions& actions, QAction* byHeart);
    void show(Face face);
    /// Shows the button that goes on in a course as the next step, or as one choice among others.
    void stressGoingOn(bool on);
    /// Hides the game record until the next `show`, because another round is about to take its place.
    void hideRecord();
    /// Asks for a width for the contents, whose names are long; for none otherwise.
    QSize sizeHint() const override;
    /// Scrolls to the top, for another page.
    void scrollToTop();
    /// Scrolls a card, or a part of one, into view.
    void reveal(QWidget* part);

signals:
    void drillMade(panels::DrillPanel* drill);
    void setUpMade(panels::SetUpPanel* setUp);
    void contentsMade(panels::ContentsPanel* contents);
    void pageMade(panels::PagePanel* page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class CoachPlace { aboveMoves, endOfPage, belowPage };
    void showTasks();
    std::vector<panels::Card*> cards() const;
    int tightGain() const;
    int roomForCoach(int lines) const;
    void tighten(int asked, int room);
    void dock(bool on);
    QWidget* makePages();
    void addPage(QWidget* page);
    CoachPlace placeForCoach() const;
    int heightOfCoach() const;
    int heightWithoutCoach() const;
    void placeCoach();
    void makeOffer();
    QWidget* makeRow(const std::vector<QWidget*>& buttons);

    panels::StandingCard* standing_;
    panels::LegendCard* overlays_;
    panels::CourseCard* course_;
    panels::CourseCard* practice_;
    panels::CoachCard* coach_;
    panels::RecordCard* record_;
    panels::PageScroll* scroll_ = nullptr;
    QWidget* tasks_; ///< the cards of a course and of practice
    panels::DrillPanel* drill_ = nullptr;
    panels::SetUpPanel* setUp_ = nullptr;
    panels::ContentsPanel* contents_ = nullptr;
    panels::PagePanel* page_ = nullptr;
    panels::OfferCard* offer_ = nullptr; ///< only on a first start
    QWidget* buttons_;
    QHBoxLayout* below_;         ///< holds the coach below the page
    QHBoxLayout* dock_;          ///< holds the controls of the record while the page scrolls
    std::vector<QWidget*> rows_; ///< by face
    const actions::Actions* actions_ = nullptr;
    QAction* byHeart_ = nullptr;
    QPushButton* goOn_ = nullptr; ///< goes on in a course
    Face face_ = Face::play;
    bool isTight_ = false;
    bool isDocked_ = false;
    QTimer docking_{this}; ///< delay before the controls are docked, while layouts are pending
    CoachPlace coachPlace_ = CoachPlace::aboveMoves;
    /// The column is full even in the tight layout, so that the page of a course yields its spare room.
    bool isPageFull_ = false;
    QSize fittedIn_; ///< the size of the column for which that was decided
};

} // namespace modes
