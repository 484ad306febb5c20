// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/practice_files.h"

#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>

#include "files/file_dialog.h"
#include "files/file_troubles.h"
#include "panels/waiting.h"
#include "store/practice_csv.h"
#include "store/practice_statistics.h"
#include "store/stoppable.h"
#include "store/whole_file.h"
#include "text/phrasing.h"

using namespace Qt::StringLiterals;

namespace files {
namespace {

using store::PracticeDatabase;
using text::Remark;
using text::Tone;

/// The suggested file name, such as "practice-2026-11-22.csv".
QString datedName(const QString& name, const QString& suffix)
{
    return name + u'-' + QDate::currentDate().toString(Qt::ISODate) + u'.' + suffix;
}

QString nameOf(const QString& path)
{
    return QFileInfo{path}.fileName();
}

/// Wraps the handler of a store reply so that it is skipped if the caller no longer exists.
template <typename Then>
auto ifAlive(QObject* asker, Then then)
{
    return [asker = QPointer{asker}, then](const auto& answer) {
        if (asker)
            then(answer);
    };
}

} // namespace

PracticeFiles::PracticeFiles(store::PracticeStore& store, const store::Preferences& preferences,
                             QWidget& window)
    : store_{store}
    , preferences_{preferences}
    , window_{window}
    , waiting_{new panels::Waiting{&window}}
{}

PracticeFiles::~PracticeFiles()
{
    stop_.request_stop();
}

/// Shows a running operation and returns the token that stops it.
std::stop_token PracticeFiles::begin(const QString& what)
{
    if (running_++ == 0)
        stop_ = {};
    waiting_->begin(what, [this] { stop_.request_stop(); });
    return stop_.get_token();
}

/// Shows the result, unless the operation was stopped.
void PracticeFiles::end(const Remark& remark)
{
    if (--running_ == 0)
        waiting_->end();
    const bool isCancelled = stop_.stop_requested() && remark.tone == Tone::bad;
    emit told(isCancelled ? Remark{Tone::plain, tr("Cancelled."), tr("No changes were made.")} : remark);
}

void PracticeFiles::chooseExport()
{
    QFileDialog* dialog = makeFileDialog(window_, preferences_, tr("Export practice data"),
                                         {tr("Tables (*.csv)"), tr("All files (*)")});
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(datedName(tr("practice"), u"csv"_s));
    connect(dialog, &QFileDialog::fileSelected, this, &PracticeFiles::exportTo);
    dialog->open();
}

void PracticeFiles::exportTo(const QString& path)
{
    store_.ask(
        [path, stop = begin(tr("Your practice data is being exported."))](const PracticeDatabase& database) {
            const auto csv = database.isKeptIn(path) ? std::nullopt : store::attemptsAsCsv(database, stop);
            return csv && store::unlessStopped(stop, [path, csv, stop] {
                              return store::writeForUser(path, *csv, stop);
                          }) == true;
        },
        ifAlive(this, [this, path](bool isDone) {
            end(isDone ? Remark{Tone::good, tr("The attempts have been saved as “%1”.").arg(nameOf(path)), {}}
                       : remarkOn(store::FileTrouble::unwritable, path));
        }));
}

void PracticeFiles::chooseBackup()
{
    QFileDialog* dialog = makeFileDialog(window_, preferences_, tr("Back up practice data"),
                                         {tr("Practice data (*.db)"), tr("All files (*)")});
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"db"_s);
    dialog->selectFile(datedName(tr("practice"), u"db"_s));
    connect(dialog, &QFileDialog::fileSelected, this, &PracticeFiles::backUpTo);
    dialog->open();
}

void PracticeFiles::backUpTo(const QString& path)
{
    store_.ask(
        [path, stop = begin(tr("Your practice data is being backed up."))](const PracticeDatabase& database) {
            return database.backUp(path, stop);
        },
        ifAlive(this, [this, path](bool isDone) {
            end(isDone ? Remark{Tone::good, tr("The backup has been saved as “%1”.").arg(nameOf(path)), {}}
                       : remarkOn(store::FileTrouble::unwritable, path));
        }));
}

void PracticeFiles::chooseRestore()
{
    QFileDialog* dialog = makeFileDialog(window_, preferences_, tr("Restore practice data"),
                                         {tr("Practice data (*.db)"), tr("All files (*)")});
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &PracticeFiles::askToRestore);
    dialog->open();
}

/// Skips the question if no data would be lost.
void PracticeFiles::askToRestore(const QString& path)
{
    withKept([this, path](const Kept& kept) {
        if (kept.isNothing())
            restore(path);
        else
            ask(tr("Replace your practice data with “%1”?").arg(nameOf(path)), lossSentence(kept),
                tr("&Replace"), [this, path] { restore(path); });
    });
}

void PracticeFiles::restore(const QString& path)
{
    store_.change(
        [path, stop = begin(tr("Your practice data is being restored."))](PracticeDatabase& database) {
            return database.restore(path, stop);
        },
        ifAlive(this, [this, path](bool isDone) {
            end(isDone ? Remark{Tone::good,
                                tr("Your practice data has been restored from “%1”.").arg(nameOf(path)),
                                {}}
                       : Remark{Tone::bad, tr("“%1” is not a readable practice backup.").arg(nameOf(path)),
                                tr("No changes were made.")});
        }));
}

void PracticeFiles::askToForget()
{
    withKept([this](const Kept& kept) {
        if (kept.isNothing())
            emit told({Tone::plain, tr("There is no practice data to erase."), {}});
        else
            ask(tr("Erase all practice data?"),
                text::joined({lossSentence(kept), tr("Your place in each course, your earlier games and your "
                                                     "settings stay.")}),
                tr("&Erase"), [this] { forget(); });
    });
}

void PracticeFiles::forget()
{
    store_.change([](PracticeDatabase& database) { return database.forgetEverything(); },
                  ifAlive(this, [this](bool isDone) {
                      if (isDone)
                          emit forgotten();
                      emit told(isDone ? Remark{Tone::good, tr("All practice data has been erased."), {}}
                                       : Remark{Tone::bad, tr("Your practice data cannot be erased now."),
                                                tr("The file may be read-only or the disk full.")});
                  }));
}

void PracticeFiles::withKept(const std::function<void(const Kept&)>& then)
{
    store_.ask(
        [](const PracticeDatabase& database) {
            const auto all = statistics_of(store::practiceHistory(database, {}), {}, {}).all;
            return Kept{static_cast<int>(all.attempts), static_cast<int>(database.memories().size()),
                        store::hasReadPages(database)};
        },
        ifAlive(this, then));
}

QString PracticeFiles::lossSentence(const Kept& kept)
{
    QStringList sentences;
    if (kept.hasPractice())
        sentences = {
            tr("%n attempt(s)", nullptr, kept.attempts),
            tr("and the schedule of %n exercise(s) will be deleted for good.", nullptr, kept.exercises)};
    if (kept.hasReadPages)
        sentences.append(
            tr("The record of which course pages you have read and which questions you have solved will also "
               "be lost."));
    return text::joined(sentences);
}

/// The default button is the safe one.
void PracticeFiles::ask(const QString& question, const QString& losing, const QString& yes,
                        const std::function<void()>& then)
{
    auto* box =
        new QMessageBox{QMessageBox::NoIcon, window_.windowTitle(), question, QMessageBox::Cancel, &window_};
    box->setInformativeText(losing);
    box->addButton(yes, QMessageBox::DestructiveRole);
    box->setDefaultButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QMessageBox::buttonClicked, this, [box, then](QAbstractButton* button) {
        if (box->buttonRole(button) == QMessageBox::DestructiveRole)
            then();
    });
    box->open();
}

} // namespace files
