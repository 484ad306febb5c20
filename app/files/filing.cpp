// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/filing.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <utility>

#include "files/file_dialog.h"
#include "files/file_troubles.h"
#include "panels/games_list.h"
#include "panels/screen_room.h"
#include "panels/waiting.h"
#include "text/phrasing.h"

using namespace Qt::StringLiterals;

namespace files {
namespace {

using store::FileTrouble;
using text::Remark;
using text::Tone;

constexpr qsizetype mostRecent = 10;

} // namespace

Filing::Filing(store::GameFiles& files, store::Preferences& preferences, QWidget& window)
    : files_{files}
    , preferences_{preferences}
    , window_{window}
    , waiting_{new panels::Waiting{&window}}
    , saving_{new panels::Waiting{&window}}
    , copying_{new panels::Waiting{&window}}
{
    connectFiles();
}

void Filing::connectFiles()
{
    connect(&files_, &store::GameFiles::progressed, this, [this](int percent, std::size_t games) {
        waiting_->advance(percent, tr("%Ln game(s)", nullptr, static_cast<int>(games)));
    });
    connect(&files_, &store::GameFiles::opened, this, &Filing::takeGame);
    connect(&files_, &store::GameFiles::positionRead, this, [this](const QString& fen) {
        waiting_->end();
        hideList();
        remember(opening_);
        emit positionRead(fen);
    });
    connect(&files_, &store::GameFiles::failed, this, &Filing::takeTrouble);
    connect(&files_, &store::GameFiles::listed, this, [this] {
        waiting_->end();
        remember(opening_);
        showList();
        emit listChanged();
    });
    connect(&files_, &store::GameFiles::listRenewed, this, &Filing::listChanged);
    connect(&files_, &store::GameFiles::savingProgressed, this,
            [this](int percent) { saving_->advance(percent, {}); });
    connect(&files_, &store::GameFiles::saved, this, &Filing::tellSaved);
}

/// The list of a file's games, created on first use.
panels::GamesList& Filing::list()
{
    if (list_ != nullptr)
        return *list_;
    list_ = new panels::GamesList{&window_};
    connect(list_, &panels::GamesList::chosen, this, [this](std::size_t game) {
        opening_ = files_.games()->source.path;
        wait();
        files_.openGame(game);
    });
    connect(list_, &panels::GamesList::reviewChosen, this, [this] {
        hideList();
        emit reviewChosen(files_.games()->source.path);
    });
    connect(list_, &panels::GamesList::cancelled, &search_, &store::GamesSearch::cancel);
    connect(list_, &panels::GamesList::searched, this,
            [this](const QString& words) { search_.search(files_.games(), words); });
    connect(&search_, &store::GamesSearch::found, list_, &panels::GamesList::showFound);
    connect(&search_, &store::GamesSearch::failed, list_, &panels::GamesList::showSearchFailed);
    return *list_;
}

void Filing::hideList()
{
    if (list_ != nullptr)
        list_->hide();
}

void Filing::chooseFile()
{
    QFileDialog* dialog =
        makeFileDialog(window_, preferences_, tr("Open a game"), {tr("Games (*.pgn)"), tr("All files (*)")});
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &Filing::open);
    dialog->open();
}

void Filing::chooseCourse(const std::function<void(const QString& path)>& open)
{
    QFileDialog* dialog = makeFileDialog(window_, preferences_, tr("Open a course"),
                                         {tr("Games (*.pgn)"), tr("All files (*)")});
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, open);
    dialog->open();
}

void Filing::begin(const QString& path)
{
    opening_ = path;
    wait();
}

void Filing::wait()
{
    const QString name = QFileInfo{opening_}.fileName();
    const QString what =
        opening_.isEmpty() ? tr("The text is being read.") : tr("“%1” is being read.").arg(name);
    waiting_->begin(what, [this] {
        files_.cancel();
        emit listChanged();
    });
}

void Filing::open(const QString& path)
{
    begin(QFileInfo{path}.absoluteFilePath());
    files_.open({opening_, {}});
}

void Filing::openGame(const store::GameInFile& game, std::optional<std::size_t> ply)
{
    begin(game.path);
    files_.openGame(game, ply);
}

bool Filing::isOn(const store::GameInFile& game) const
{
    const std::optional<store::GameInFile>& here = files_.file();
    return here && here->path == game.path && here->place.game == game.place.game;
}

void Filing::openText(const QString& pgn)
{
    begin({});
    files_.open({{}, pgn.toUtf8()});
}

void Filing::openRecent(int place)
{
    if (place < preferences_.recentFiles.size())
        open(preferences_.recentFiles[place]);
}

QString Filing::recentName(int place) const
{
    if (place >= preferences_.recentFiles.size())
        return {};
    QString path = QDir::toNativeSeparators(preferences_.recentFiles[place]);
    const QString home = QDir::homePath() + QDir::separator();
    if (path.startsWith(home))
        path.replace(0, home.size() - 1, u"~"_s);
    return text::forLabel(path);
}

bool Filing::hasList() const
{
    return files_.games() && files_.games()->index.size() > 1 && !files_.isReading();
}

void Filing::showList()
{
    const std::shared_ptr<const store::GameList> games = files_.games();
    const std::optional<store::GameInFile>& here = files_.file();
    const bool isHere = here && here->path == games->source.path;
    search_.cancel();
    list().offerReview(!games->source.path.isEmpty());
    panels::showInFront(list());
    list().showGames(QFileInfo{games->source.path}.fileName(),
                     std::shared_ptr<const chess::PgnIndex>{games, &games->index},
                     isHere ? here->place.game - 1 : 0);
}

void Filing::takeGame(const std::vector<chess::PgnError>& errors)
{
    waiting_->end();
    hideList();
    remember(opening_);
    emit opened();
    emit listChanged();
    if (!errors.empty())
        emit told(remarkOn(errors));
}

void Filing::takeTrouble(FileTrouble trouble)
{
    waiting_->end();
    hideList();
    if (trouble == FileTrouble::missing)
        forget(opening_);
    emit listChanged();
    Remark remark = remarkOn(trouble, opening_);
    if (trouble == FileTrouble::tooLarge)
        remark.reason = text::joined(
            {remark.reason, tr("Larger ones can be read by “Look through my games” in the File menu.")});
    emit told(remark);
}

void Filing::save()
{
    if (files_.file())
        save(files_.file()->path, true);
    else
        saveAs();
}

void Filing::saveAs()
{
    QFileDialog* dialog = makeFileDialog(window_, preferences_, tr("Save the game"),
                                         {tr("Games (*.pgn)"), tr("All files (*)")});
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pgn"_s);
    dialog->selectFile(files_.file() ? QFileInfo{files_.file()->path}.fileName() : tr("game") + u".pgn"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        // If the user chooses the file that the game came from, only the game is replaced, not the whole
        // file.
        const bool isHere = files_.file() && QFileInfo{path} == QFileInfo{files_.file()->path};
        save(path, isHere);
    });
    dialog->open();
}

/// Saves the round in a file: in its place there, or as the entire content.
void Filing::save(const QString& path, bool isHere)
{
    saving_->begin(tr("“%1” is being saved.").arg(QFileInfo{path}.fileName()),
                   [this] { files_.cancelSaving(); });
    if (isHere)
        files_.save(costWords());
    else
        files_.saveAs(path, costWords());
}

void Filing::copyGame()
{
    copying_->begin(tr("The game is being copied."), [this] { files_.cancelPgn(); });
    files_.makePgn(costWords(), [this](const QByteArray& pgn) {
        copying_->end();
        QGuiApplication::clipboard()->setText(QString::fromUtf8(pgn));
        emit told({Tone::good, tr("The game has been copied."), {}});
    });
}

void Filing::tellSaved(const QString& path, const std::optional<FileTrouble>& trouble)
{
    if (!files_.isSaving())
        saving_->end();
    if (trouble)
        return emit told(remarkOn(*trouble, path));
    remember(path);
    emit told({Tone::good, tr("The game has been saved as “%1”.").arg(QFileInfo{path}.fileName()), {}});
}

void Filing::choosePicture(const std::function<bool(const QString& path)>& write)
{
    QFileDialog* dialog = makeFileDialog(window_, preferences_, tr("Export the board"),
                                         {tr("Vector graphic (*.svg)"), tr("Picture (*.png)")});
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"svg"_s);
    dialog->selectFile(tr("board") + u".svg"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.contains(u".png"_s) ? u"png"_s : u"svg"_s);
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this, write](const QString& path) {
        if (write(path))
            emit told(
                {Tone::good, tr("The board has been saved as “%1”.").arg(QFileInfo{path}.fileName()), {}});
        else
            emit told(remarkOn(FileTrouble::unwritable, path));
    });
    dialog->open();
}

void Filing::remember(const QString& path)
{
    if (path.isEmpty())
        return;
    const QString whole = QFileInfo{path}.absoluteFilePath();
    QStringList& files = preferences_.recentFiles;
    files.removeAll(whole);
    files.prepend(whole);
    files = files.mid(0, mostRecent);
    emit filesUsed();
}

void Filing::forget(const QString& path)
{
    if (preferences_.recentFiles.removeAll(path) > 0)
        emit filesUsed();
}

trainer::CostWords Filing::costWords() const
{
    if (!preferences_.savesDistances)
        return {};
    return [](const trainer::Judgement& judgement) { return text::costComment(judgement).toStdString(); };
}

bool Filing::savesDistances() const
{
    return preferences_.savesDistances;
}

void Filing::toggleDistances()
{
    preferences_.savesDistances = !preferences_.savesDistances;
    emit filesUsed();
}

} // namespace files
