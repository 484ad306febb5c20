// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/statistics_page.h"

#include <QDate>
#include <QEvent>
#include <QHBoxLayout>
#include <QPointer>
#include <QSignalBlocker>
#include <algorithm>
#include <chrono>

#include "modes/reader.h"
#include "panels/column_chart.h"
#include "panels/columns_layout.h"
#include "panels/flow_layout.h"
#include "panels/page_scroll.h"
#include "panels/row_chart.h"
#include "panels/screen_room.h"
#include "panels/theme.h"
#include "show/practice_charts.h"
#include "store/local_day.h"
#include "store/practice_statistics.h"
#include "text/coaching.h"
#include "text/endings.h"

namespace window {
namespace {

using panels::ChartModel;
using trainer::practice::History;

constexpr int leastCardWidth = 340;
constexpr int mostColumns = 3;
constexpr int chartHeight = 170;
constexpr int boardHeight = 320;
constexpr std::size_t figureCount = 6;

} // namespace

StatisticsPage::StatisticsPage(store::PracticeStore& store, const store::Preferences& preferences,
                               QWidget* parent)
    : QDialog{parent, Qt::Dialog | Qt::WindowMaximizeButtonHint | Qt::WindowCloseButtonHint}
    , store_{store}
    , preferences_{preferences}
    , pages_{new QStackedWidget{this}}
    , blank_{new QWidget{pages_}}
    , endings_{new panels::ChoiceBox{this}}
    , stages_{new panels::ChoiceBox{this}}
    , asTables_{new QPushButton{tr("Show as &tables"), this}}
    , board_{new board::BoardView}
{
    setWindowTitle(tr("Statistics"));
    setAttribute(Qt::WA_DeleteOnClose);
    panels::placeInMiddle(*this, {1080, 760});
    empty_ = makeEmpty();
    charts_ = makeCharts();
    for (QWidget* page : {blank_, empty_, charts_})
        pages_->addWidget(page);
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pages_);
    applyLook();
    connect(endings_, &QComboBox::currentIndexChanged, this, &StatisticsPage::chooseEnding);
    connect(stages_, &QComboBox::currentIndexChanged, this, &StatisticsPage::chooseStage);
    connect(asTables_, &QPushButton::toggled, this, [this](bool areTables) {
        for (panels::ChartCard* card : cards_)
            card->showTable(areTables);
    });
    connect(&store_, &store::PracticeStore::kept, this, &StatisticsPage::read);
    connect(&store_, &store::PracticeStore::pagesNoted, this, &StatisticsPage::read);
    connect(&store_, &store::PracticeStore::opened, this, &StatisticsPage::read);
    read();
}

QWidget* StatisticsPage::makeEmpty()
{
    auto* page = new QWidget;
    QLabel* words = panels::makeLabel(panels::TypeSize::text, page);
    words->setText(tr("Once you have practised, your progress will appear here."));
    words->setAlignment(Qt::AlignCenter);
    auto* practise = new QPushButton{tr("&Practise"), page};
    panels::setKind(practise, "primary");
    connect(practise, &QPushButton::clicked, this, &StatisticsPage::practiceChosen);
    auto* courses = new ChartModel;
    coursesAlone_ = new panels::ChartCard{courses, new panels::RowChart{courses}, page};
    coursesAlone_->setFixedWidth(leastCardWidth);
    auto* column = new QVBoxLayout{page};
    column->setContentsMargins(panels::pageMargin, panels::pageMargin, panels::pageMargin,
                               panels::pageMargin);
    column->setSpacing(panels::pageMargin);
    column->addStretch(1);
    column->addWidget(words);
    column->addWidget(practise, 0, Qt::AlignHCenter);
    // An alignment would give the card the height for the width of the page.
    auto* middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(coursesAlone_);
    middle->addStretch(1);
    column->addLayout(middle);
    column->addStretch(1);
    return new panels::PageScroll{page, pages_};
}

QWidget* StatisticsPage::makeHead()
{
    auto* head = new QWidget{pages_};
    auto* row = new panels::FlowLayout{head, 8};
    endings_->setAccessibleName(tr("Ending"));
    stages_->setAccessibleName(tr("Stage"));
    for (panels::ChoiceBox* box : {endings_, stages_}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        row->addWidget(box);
    }
    asTables_->setCheckable(true);
    asTables_->setAutoDefault(false);
    row->addWidget(asTables_);
    return head;
}

QWidget* StatisticsPage::makeCharts()
{
    auto* page = new QWidget;
    auto* column = new QVBoxLayout{page};
    column->setContentsMargins(panels::pageMargin, panels::pageMargin, panels::pageMargin / 2,
                               panels::pageMargin);
    column->setSpacing(panels::betweenCards);
    QLabel* scope = panels::makeLabel(panels::TypeSize::text, page);
    panels::setKind(scope, "dim");
    scope->setText(tr("These figures count the exercises of practice. What you have solved in the courses is "
                      "on the card “The courses”; games and exams are not counted."));
    column->addWidget(scope);
    column->addWidget(makeHead());
    auto* figures = new QWidget{page};
    auto* row = new panels::FlowLayout{figures, panels::betweenCards, panels::FlowLines::justified};
    for (std::size_t i = 0; i < figureCount; ++i) {
        figures_.push_back(new panels::FigureTile{figures});
        row->addWidget(figures_.back());
    }
    column->addWidget(figures);
    auto* cards = new QWidget{page};
    addCards(cards);
    column->addWidget(cards);
    column->addStretch(1);
    return new panels::PageScroll{page, pages_};
}

/// The cards in the order of `refresh`.
void StatisticsPage::addCards(QWidget* page)
{
    auto* layout = new panels::ColumnsLayout{page, leastCardWidth, mostColumns, panels::betweenCards};
    const auto add = [&](ChartModel* model, QWidget* drawing) {
        cards_.push_back(new panels::ChartCard{model, drawing, page});
        layout->addWidget(cards_.back());
    };
    const auto addByWeek = [&](panels::ChartStyle style) {
        auto* model = new ChartModel;
        auto* chart = new panels::ColumnChart{model, style};
        chart->setFixedHeight(chartHeight);
        add(model, chart);
    };
    addByWeek(panels::ChartStyle::bars);
    addByWeek(panels::ChartStyle::lines);
    addByWeek(panels::ChartStyle::lines);
    auto* parts = new ChartModel;
    add(parts, new panels::RowChart{parts});
    board_->setFixedHeight(boardHeight);
    add(new ChartModel, board_);
    addByWeek(panels::ChartStyle::lines);
    addByWeek(panels::ChartStyle::bars);
    auto* courses = new ChartModel;
    add(courses, new panels::RowChart{courses});
}

void StatisticsPage::read()
{
    store_.ask(
        [language = modes::Reader::language()](const store::PracticeDatabase& database) {
            using std::chrono::milliseconds;
            History history = store::practiceHistory(
                database, std::chrono::floor<milliseconds>(std::chrono::system_clock::now()));
            history.courses = store::coursesRead(database, language);
            return history;
        },
        [page = QPointer{this}](const History& history) {
            if (page)
                page->take(history);
        });
}

void StatisticsPage::take(const History& history)
{
    history_ = history;
    hasRead_ = true;
    offerEndings();
    offerStages();
    refresh();
    const auto isRead = [](const trainer::practice::CourseRead& course) { return course.read > 0; };
    coursesAlone_->setVisible(std::ranges::any_of(history_.courses, isRead));
    pages_->setCurrentWidget(history_.weeks.empty() ? empty_ : charts_);
}

/// Offers the available endings; deselects an ending that is gone.
void StatisticsPage::offerEndings()
{
    const QSignalBlocker silent{endings_};
    const auto endings = trainer::practice::endings_in(history_);
    const auto chosen = filter_.ending;
    filter_.ending.reset();
    endings_->clear();
    endings_->addItem(tr("All endings"));
    for (const endgame::Material& ending : endings) {
        endings_->addItem(text::endingName(ending));
        if (chosen == ending) {
            filter_.ending = ending;
            endings_->setCurrentIndex(endings_->count() - 1);
        }
    }
}

void StatisticsPage::offerStages()
{
    const QSignalBlocker silent{stages_};
    const auto chosen = filter_.stage;
    filter_.stage.reset();
    stages_->clear();
    stages_->addItem(tr("All stages"));
    if (filter_.ending) {
        for (const trainer::coach::Stage stage : trainer::practice::stages_in(history_, *filter_.ending)) {
            stages_->addItem(text::stageName(stage));
            if (chosen == stage) {
                filter_.stage = stage;
                stages_->setCurrentIndex(stages_->count() - 1);
            }
        }
    }
    stages_->setEnabled(stages_->count() > 1);
}

void StatisticsPage::chooseEnding(int place)
{
    const auto endings = trainer::practice::endings_in(history_);
    filter_ = {};
    if (place > 0)
        filter_.ending = endings.at(static_cast<std::size_t>(place) - 1);
    offerStages();
    refresh();
}

void StatisticsPage::chooseStage(int place)
{
    filter_.stage.reset();
    if (place > 0)
        filter_.stage =
            trainer::practice::stages_in(history_, *filter_.ending).at(static_cast<std::size_t>(place) - 1);
    refresh();
}

void StatisticsPage::refresh()
{
    const trainer::practice::Day today = store::dayOf(QDate::currentDate());
    const auto statistics = statistics_of(history_, filter_, today);
    const std::vector<panels::Figure> figures = show::practiceFigures(statistics);
    for (std::size_t i = 0; i < figureCount; ++i)
        figures_[i]->setFigure(figures[i]);
    std::size_t card = 0;
    for (const panels::Chart& chart :
         {show::attemptsChart(statistics), show::wasteChart(statistics),
          show::perfectDefenceChart(statistics), show::partsChart(statistics, filter_),
          show::thrownChart(statistics), show::timeChart(statistics), show::dueChart(statistics, today),
          show::coursesChart(statistics)})
        cards_[card++]->setChart(chart);
    coursesAlone_->setChart(show::coursesChart(statistics));
    board::Diagram diagram;
    diagram.marks = show::thrownMarks(statistics);
    board_->setDiagram(diagram, board::Transition::jump);
}

/// The board in the style of the main window.
void StatisticsPage::applyLook()
{
    const panels::Theme& theme = panels::currentTheme();
    board_->setColors(board::boardColors(preferences_.coloring, theme.dark));
    QPalette ground = board_->palette();
    ground.setColor(QPalette::Window, theme.card);
    board_->setPalette(ground);
    board::Shown shown;
    shown.marks[board::MarkKind::heat] = true;
    board_->setShown(shown);
    board_->setAccessibleName(tr("Where you throw results away"));
}

bool StatisticsPage::event(QEvent* event)
{
    const bool isDone = QDialog::event(event);
    if (event->type() == QEvent::WindowActivate)
        applyLook();
    // The style sheet of the other theme is applied after its palette, and resets the board's background.
    else if (event->type() == QEvent::PaletteChange)
        QMetaObject::invokeMethod(this, &StatisticsPage::applyLook, Qt::QueuedConnection);
    return isDone;
}

} // namespace window
