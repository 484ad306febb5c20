// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/games_list.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QVBoxLayout>
#include <chrono>

#include "panels/card.h"
#include "panels/plain_table.h"
#include "panels/screen_room.h"
#include "panels/select_on_focus.h"

using namespace Qt::StringLiterals;

namespace panels {
namespace {

constexpr QSize firstSize{820, 560};
/// The time after which a running search is shown.
constexpr std::chrono::milliseconds unnoticed{300};

/// True for the keys that move through the table while the user types.
bool isWalking(int key)
{
    return key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
}

} // namespace

GamesList::GamesList(QWidget* parent)
    : QDialog{parent}
    , model_{new GamesModel{this}}
    , search_{new QLineEdit{this}}
    , count_{makeLabel(TypeSize::aside, this)}
    , table_{new QTableView{this}}
    , progress_{new QProgressBar{this}}
    , review_{new QPushButton{tr("&Look through my games"), this}}
    , open_{new QPushButton{tr("Open"), this}}
    , cancel_{new QPushButton{tr("Cancel"), this}}
{
    resize(firstSize.boundedTo(roomOn(*screen())));
    search_->setPlaceholderText(tr("Search: a name, an event, a year, 1-0"));
    search_->setAccessibleName(tr("Search the games"));
    search_->setMaxLength(200);
    search_->installEventFilter(this);
    count_->setWordWrap(false);
    setKind(count_, "dim");
    progress_->setRange(0, 0);
    progress_->setAccessibleName(tr("Searching the games"));
    progress_->hide();
    searching_.setSingleShot(true);
    searching_.setInterval(unnoticed);
    connect(&searching_, &QTimer::timeout, progress_, &QProgressBar::show);
    review_->setToolTip(tr("See how you played the endings of all games in the file"));
    review_->setAutoDefault(false);
    open_->setDefault(true);
    setKind(open_, "primary");
    makeTable();
    layOut();
    selectOnFocus(*search_);
    connect(search_, &QLineEdit::textChanged, this, &GamesList::beginSearch);
    connect(table_, &QTableView::activated, this, &GamesList::choose);
    connect(open_, &QPushButton::clicked, this, &GamesList::choose);
    connect(review_, &QPushButton::clicked, this, &GamesList::reviewChosen);
    connect(cancel_, &QPushButton::clicked, this, &GamesList::reject);
}

void GamesList::makeTable()
{
    makePlain(*table_);
    table_->setModel(model_);
    table_->setAccessibleName(tr("Games"));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    fitWidths(*table_);
}

void GamesList::layOut()
{
    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(search_, 1);
    head->addWidget(count_);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(review_);
    foot->addWidget(progress_, 1);
    foot->addStretch(1);
    foot->addWidget(open_);
    foot->addWidget(cancel_);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addLayout(head);
    column->addWidget(table_, 1);
    column->addLayout(foot);
}

void GamesList::showGames(const QString& fileName, std::shared_ptr<const chess::PgnIndex> games,
                          std::size_t selected)
{
    setWindowTitle(fileName);
    endSearch();
    model_->setGames(std::move(games));
    const QSignalBlocker silent{search_};
    search_->clear();
    tellCount();
    table_->selectRow(static_cast<int>(selected));
    search_->setFocus();
}

void GamesList::showFound(std::vector<std::uint32_t> games)
{
    endSearch();
    model_->setFound(std::move(games));
    tellCount();
    table_->selectRow(0);
}

void GamesList::showSearchFailed()
{
    endSearch();
    count_->setText(tr("Not enough memory: close other programs and search again."));
}

void GamesList::tellCount()
{
    const int shown = model_->rowCount();
    const auto all = static_cast<int>(model_->gameCount());
    count_->setText(shown == all ? tr("%Ln game(s)", nullptr, all)
                                 : tr("%1 of %Ln game(s)", nullptr, all).arg(QLocale{}.toString(shown)));
    open_->setEnabled(shown > 0);
}

void GamesList::beginSearch(const QString& words)
{
    searching_.start();
    emit searched(words);
}

void GamesList::endSearch()
{
    searching_.stop();
    progress_->hide();
}

void GamesList::choose()
{
    const QModelIndex current = table_->currentIndex();
    if (current.isValid())
        emit chosen(model_->gameAt(current.row()));
}

void GamesList::reject()
{
    endSearch();
    emit cancelled();
    QDialog::reject();
}

bool GamesList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == search_ && event->type() == QEvent::KeyPress &&
        isWalking(static_cast<QKeyEvent*>(event)->key())) {
        QCoreApplication::sendEvent(table_, event);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace panels
