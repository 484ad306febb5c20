// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/review_page.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLocale>
#include <QMenu>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <utility>

#include "files/file_troubles.h"
#include "panels/card.h"
#include "panels/page_scroll.h"
#include "panels/plain_table.h"
#include "panels/screen_room.h"
#include "show/standing.h"
#include "text/endings.h"
#include "text/phrasing.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

using panels::PlayedEndingsModel;
using panels::PlayedGamesModel;
using store::UnsolvedEnding;

/// Separates the names of the player; names contain commas.
constexpr auto nameSeparator = u';';

/// The pause between two updates of the tables while games are being read.
constexpr std::chrono::milliseconds refreshPause{250};

/// More positions than anybody practises.
constexpr std::size_t mostMistakes = 10'000;

QString countText(std::size_t count)
{
    return QLocale{}.toString(static_cast<qulonglong>(count));
}

std::vector<std::string> plainNames(const QStringList& names)
{
    std::vector<std::string> plain;
    for (const QString& name : names)
        plain.push_back(name.toStdString());
    return plain;
}

QTableView* makeTable(QAbstractItemModel* model, const QString& name, QWidget* parent)
{
    auto* table = new QTableView{parent};
    panels::makePlain(*table);
    table->setModel(model);
    table->setAccessibleName(name);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    return table;
}

/// A card with a title above a table.
panels::Card* makeCard(const QString& title, QTableView* table, QWidget* parent)
{
    auto* card = new panels::Card{parent};
    QLabel* words = panels::makeLabel(panels::TypeSize::text, card);
    words->setText(title);
    panels::makeBold(words);
    card->body()->addWidget(words);
    card->body()->addWidget(table, 1);
    return card;
}

} // namespace

ReviewPage::ReviewPage(session::TrainerSession& session, store::Preferences& preferences, QWidget* parent)
    : QDialog{parent, Qt::Window}
    , session_{session}
    , preferences_{preferences}
    , endingsModel_{new PlayedEndingsModel{this}}
    , gamesModel_{new PlayedGamesModel{this}}
    , names_{new QLineEdit{this}}
    , frequent_{new QToolButton{this}}
    , count_{panels::makeLabel(panels::TypeSize::text, this)}
    , progress_{new QProgressBar{this}}
    , stop_{new QPushButton{tr("&Stop"), this}}
    , pages_{new QStackedWidget{this}}
    , empty_{panels::makeLabel(panels::TypeSize::text, this)}
    , offer_{panels::makeLabel(panels::TypeSize::text, this)}
    , solve_{new QPushButton{tr("S&olve and include it"), this}}
    , practise_{new QPushButton{tr("Practise my &mistakes"), this}}
    , open_{new QPushButton{tr("Open the &game"), this}}
{
    setWindowTitle(tr("Your endgames"));
    panels::placeInMiddle(*this, {1080, 760});
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(panels::pageMargin, panels::pageMargin, panels::pageMargin,
                               panels::pageMargin);
    column->setSpacing(panels::betweenCards);
    column->addWidget(makeHead());
    empty_->setAlignment(Qt::AlignCenter);
    pages_->addWidget(empty_);
    pages_->addWidget(makeResults());
    column->addWidget(pages_, 1);
    column->addWidget(makeFoot());
    refresh_.setSingleShot(true);
    refresh_.setInterval(refreshPause);
    connectParts();
}

QWidget* ReviewPage::makeHead()
{
    auto* head = new QWidget{this};
    auto* label = new QLabel{tr("&Player:"), head};
    label->setBuddy(names_);
    names_->setAccessibleName(tr("Player"));
    names_->setPlaceholderText(tr("The player's name; other names after a semicolon"));
    names_->setMaxLength(1000);
    frequent_->setText(tr("&Names in the file") + u" ▾"_s);
    frequent_->setToolTip(tr("The most frequent names; choose all that are yours"));
    frequent_->setPopupMode(QToolButton::InstantPopup);
    frequent_->setMenu(new QMenu{frequent_});
    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(label);
    first->addWidget(names_, 1);
    first->addWidget(frequent_);
    progress_->setRange(0, 100);
    progress_->setTextVisible(false);
    progress_->setAccessibleName(tr("Reading the games"));
    panels::setKind(count_, "dim");
    auto* second = new QHBoxLayout;
    second->setSpacing(8);
    second->addWidget(count_, 2);
    second->addWidget(progress_, 1);
    second->addWidget(stop_);
    auto* column = new QVBoxLayout{head};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(first);
    column->addLayout(second);
    return head;
}

QWidget* ReviewPage::makeResults()
{
    auto* results = new QWidget{pages_};
    endings_ = makeTable(endingsModel_, tr("Endings"), results);
    panels::fitWidths(*endings_);
    games_ = makeTable(gamesModel_, tr("Games"), results);
    panels::fitWidths(*games_);
    auto* column = new QVBoxLayout{results};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(panels::betweenCards);
    column->addWidget(makeCard(tr("By ending"), endings_, results), 2);
    column->addWidget(makeCard(tr("The costliest games first"), games_, results), 3);
    return results;
}

QWidget* ReviewPage::makeFoot()
{
    auto* foot = new QWidget{this};
    auto* row = new QHBoxLayout{foot};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    panels::setKind(offer_, "dim");
    row->addWidget(offer_, 1);
    row->addWidget(solve_);
    row->addWidget(practise_);
    row->addWidget(open_);
    panels::setKind(practise_, "primary");
    practise_->setToolTip(
        tr("Practise the positions in which you gave points away until you get them right"));
    for (QPushButton* button : {stop_, solve_, practise_, open_})
        button->setAutoDefault(false);
    return foot;
}

void ReviewPage::connectParts()
{
    connect(&refresh_, &QTimer::timeout, this, &ReviewPage::refresh);
    connect(&review_, &store::GamesReview::told, this, &ReviewPage::take);
    connect(&review_, &store::GamesReview::ended, this, &ReviewPage::end);
    connect(names_, &QLineEdit::returnPressed, this, &ReviewPage::takeNames);
    connect(stop_, &QPushButton::clicked, &review_, &store::GamesReview::stop);
    connect(solve_, &QPushButton::clicked, this, &ReviewPage::solve);
    connect(endings_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                if (!current.isValid())
                    return;
                gamesModel_->showEnding(endingsModel_->endingAt(current.row()));
                games_->selectRow(0);
            });
    connect(practise_, &QPushButton::clicked, this, &ReviewPage::practise);
    connect(games_, &QTableView::clicked, this, &ReviewPage::choose);
    auto* enter = new QAction{games_};
    enter->setShortcuts({Qt::Key_Return, Qt::Key_Enter});
    enter->setShortcutContext(Qt::WidgetShortcut);
    games_->addAction(enter);
    const auto chooseCurrent = [this] { choose(games_->currentIndex()); };
    connect(enter, &QAction::triggered, this, chooseCurrent);
    connect(open_, &QPushButton::clicked, this, chooseCurrent);
}

void ReviewPage::read(const QString& path)
{
    before_.reset();
    clear();
    path_ = path;
    allowed_.clear();
    news_.frequent.clear();
    begin(preferences_.playerNames, true);
    stop_->setFocus();
}

/// Reads the file for a player, who may be the most frequent one if the names do not occur.
void ReviewPage::begin(const QStringList& names, bool mayGuess)
{
    trouble_.reset();
    const auto frequent = std::exchange(news_, {}).frequent;
    news_.frequent = frequent;
    news_.names = plainNames(names);
    review_.begin({.path = path_,
                   .names = news_.names,
                   .mayGuess = mayGuess,
                   .tables = session_.tables().store(),
                   .memory = store::tableKeepingOf(preferences_).memory,
                   .allowed = allowed_});
    refreshNames();
    refresh();
}

/// Removes the results from the page.
void ReviewPage::clear()
{
    totals_.clear();
    reached_ = 0;
    gamesModel_->clear();
    mistakes_.clear();
}

QStringList ReviewPage::namesTyped() const
{
    QStringList names;
    for (const QString& part : names_->text().split(nameSeparator)) {
        if (const QString name = part.simplified(); !name.isEmpty())
            names.append(name);
    }
    return names;
}

/// Remembers the names in the field, and reads the file for them.
void ReviewPage::takeNames()
{
    preferences_.playerNames = namesTyped();
    emit namesChosen();
    before_.reset();
    clear();
    begin(preferences_.playerNames, preferences_.playerNames.isEmpty());
}

void ReviewPage::chooseName(const QString& name, bool isChosen)
{
    QStringList names = namesTyped();
    names.removeAll(name);
    if (isChosen)
        names.append(name);
    names_->setText(names.join(nameSeparator + u" "_s));
    takeNames();
}

void ReviewPage::take(const store::ReviewNews& news)
{
    std::vector<trainer::PlayedGame> games = std::move(news_.games);
    games.insert(games.end(), news.games.begin(), news.games.end());
    std::vector<store::OwnMistake> mistakes = std::move(news_.mistakes);
    mistakes.insert(mistakes.end(), news.mistakes.begin(), news.mistakes.end());
    std::vector<trainer::NameCount> frequent = news.frequent.empty() ? news_.frequent : news.frequent;
    news_ = news;
    news_.games = std::move(games);
    news_.mistakes = std::move(mistakes);
    news_.frequent = std::move(frequent);
    if (!refresh_.isActive())
        refresh_.start();
}

void ReviewPage::end(std::optional<store::FileTrouble> trouble,
                     const std::shared_ptr<const endgame::TablebaseStore>& tables)
{
    trouble_ = trouble;
    if (tables != nullptr)
        session_.adoptTables(*tables);
    if (auto before = std::exchange(before_, std::nullopt)) {
        if (trouble)
            news_ = *std::move(before);
        else
            clear();
    }
    refresh();
    refreshNames();
    if (games_->isVisible() && !names_->hasFocus())
        games_->setFocus();
}

void ReviewPage::refresh()
{
    refresh_.stop();
    if (before_) {
        refreshCount();
        refreshOffer();
        return;
    }
    noteMistakes(std::exchange(news_.mistakes, {}));
    reached_ += news_.games.size();
    for (const trainer::PlayedGame& game : news_.games) {
        if (game.is_decided())
            totals_[game.ending.name].add(game);
    }
    if (!news_.games.empty() || totals_.empty()) {
        const std::string ending = endingsModel_->endingAt(endings_->currentIndex().row());
        // As long as the user has not looked at another game, the first one stays selected.
        const int row = games_->currentIndex().row();
        std::optional<std::size_t> offset;
        if (row > 0)
            offset = gamesModel_->gameAt(row).extent.offset;
        endingsModel_->setTotals(totals_);
        gamesModel_->add(std::exchange(news_.games, {}));
        endings_->selectRow(endingsModel_->rowOf(ending));
        games_->selectRow(offset ? gamesModel_->rowOf(*offset) : 0);
    }
    pages_->setCurrentIndex(gamesModel_->games().empty() ? 0 : 1);
    refreshCount();
    refreshOffer();
}

void ReviewPage::refreshNames()
{
    QStringList names;
    for (const std::string& name : news_.names)
        names.append(QString::fromStdString(name));
    if (!names_->hasFocus() || !review_.isBusy())
        names_->setText(names.join(nameSeparator + u" "_s));
    QMenu* menu = frequent_->menu();
    menu->clear();
    for (const trainer::NameCount& count : news_.frequent) {
        const QString name = QString::fromStdString(count.name);
        const auto games = static_cast<int>(count.games);
        QAction* action =
            menu->addAction(tr("%1 (%Ln game(s))", "a player", games).arg(text::forLabel(name)));
        action->setCheckable(true);
        action->setChecked(names.contains(name));
        connect(action, &QAction::triggered, this,
                [this, name](bool isChosen) { chooseName(name, isChosen); });
    }
    frequent_->setEnabled(!news_.frequent.empty());
}

void ReviewPage::refreshCount()
{
    const bool isBusy = review_.isBusy();
    progress_->setVisible(isBusy);
    stop_->setVisible(isBusy);
    // Solving may take longer than reading.
    progress_->setRange(0, news_.solving ? 0 : 100);
    progress_->setValue(news_.percent);
    const QString file = QFileInfo{path_}.fileName();
    QStringList counts{tr("%Ln game(s) read", nullptr, static_cast<int>(news_.read)),
                       tr("by this player: %1", "games").arg(countText(news_.own)),
                       tr("reached a solved ending: %1", "games").arg(countText(reached_))};
    if (news_.faulty > 0)
        counts.append(tr("partly unreadable: %1", "games").arg(countText(news_.faulty)));
    if (news_.variants > 0)
        counts.append(
            tr("chess variants or Chess960 castling, skipped: %1", "games").arg(countText(news_.variants)));
    QString words = counts.join(u" · "_s);
    if (isBusy && news_.solving)
        words = tr("Solving: %1…").arg(text::endingName(*news_.solving));
    else if (trouble_ == store::FileTrouble::cancelled)
        words += u" · "_s + tr("reading was stopped");
    else if (trouble_ && !gamesModel_->games().empty())
        words = text::joined({words + u'.', files::remarkOn(*trouble_, path_).headline});
    count_->setText(words);
    setWindowTitle(tr("Your endgames in %1").arg(file));
    if (isBusy)
        empty_->setText(tr("The games are being read."));
    else if (trouble_ && trouble_ != store::FileTrouble::cancelled)
        empty_->setText(text::joined(
            {files::remarkOn(*trouble_, path_).headline, files::remarkOn(*trouble_, path_).reason}));
    else if (news_.own == 0)
        empty_->setText(tr("No game is by this player. Choose another name above."));
    else
        empty_->setText(tr("None of these games reached an ending that is solved."));
    open_->setEnabled(!gamesModel_->games().empty());
    practise_->setEnabled(!mistakes_.empty());
}

/// The unsolved ending that most games reached; null if there is none.
const UnsolvedEnding* ReviewPage::offered() const
{
    const UnsolvedEnding* most = nullptr;
    for (const auto& [number, unsolved] : news_.unsolved) {
        const auto rank = [](const UnsolvedEnding& each) { return std::pair{!each.has_failed, each.games}; };
        if (most == nullptr || rank(*most) < rank(unsolved))
            most = &unsolved;
    }
    return most;
}

void ReviewPage::refreshOffer()
{
    const UnsolvedEnding* unsolved = review_.isBusy() ? nullptr : offered();
    solve_->setVisible(unsolved != nullptr && !unsolved->has_failed);
    if (unsolved == nullptr)
        return offer_->clear();
    const QString name = text::endingName(unsolved->ending);
    const QString reached =
        tr("Not solved yet: %1, in %Ln of these games.", nullptr, static_cast<int>(unsolved->games))
            .arg(name);
    offer_->setText(
        text::joined({reached, unsolved->has_failed ? tr("There is not enough memory to solve it.")
                                                    : show::priceOf(session_, unsolved->ending)}));
}

/// Reads the file again with the offered ending.
void ReviewPage::solve()
{
    const UnsolvedEnding* unsolved = offered();
    if (unsolved == nullptr || review_.isBusy())
        return;
    allowed_.insert(unsolved->ending.number());
    QStringList names;
    for (const std::string& name : news_.names)
        names.append(QString::fromStdString(name));
    before_ = news_;
    begin(names, false);
    stop_->setFocus();
}

/// Merges mistakes in the same position; the costliest counts.
void ReviewPage::noteMistakes(const std::vector<store::OwnMistake>& mistakes)
{
    for (const store::OwnMistake& mistake : mistakes) {
        const std::string name = name_of(mistake.exercise);
        const auto found = mistakes_.find(name);
        if (found != mistakes_.end() ? found->second.halfPoints < mistake.halfPoints
                                     : mistakes_.size() < mostMistakes)
            mistakes_.insert_or_assign(name, mistake);
    }
}

void ReviewPage::practise()
{
    std::vector<store::OwnMistake> mistakes;
    for (const auto& [name, mistake] : mistakes_)
        mistakes.push_back(mistake);
    emit practiceChosen(mistakes);
}

void ReviewPage::choose(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const trainer::PlayedGame& game = gamesModel_->gameAt(index.row());
    const chess::PgnExtent& extent = game.extent;
    const auto mistake = game.costliest();
    const bool isLostAtEnd = !mistake && game.half_points_lost() > 0;
    const std::optional<std::size_t> ply = mistake       ? std::optional{mistake->ply}
                                           : isLostAtEnd ? std::nullopt
                                                         : std::optional{game.ending.start};
    emit gameChosen({path_, review_.stamp(), extent.offset, extent.length, extent.place}, ply);
}

} // namespace window
