// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

#include "files/file_dialog.h"
#include "session/trainer_session.h"
#include "show/opinion.h"
#include "store/preferences.h"
#include "text/phrasing.h"
#include "window/commands.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

struct EngineCommands {
    Q_DECLARE_TR_FUNCTIONS(EngineCommands)
};

Command engineCommand(const QString& id)
{
    return {.id = id, .menu = Menu::settings, .submenu = EngineCommands::tr("Eng&ine beyond the tablebases")};
}

/// The path of the default engine program; empty if not installed.
QString usualEngine()
{
    const QString inPath = QStandardPaths::findExecutable(u"stockfish"_s);
    return inPath.isEmpty() ? QStandardPaths::findExecutable(u"stockfish"_s, {u"/usr/games"_s}) : inPath;
}

void keep(const Desk& desk, const QString& path)
{
    desk.preferences.engine = path;
    desk.window.keepPreferences();
}

/// Switches to an engine if it works; otherwise keeps the previous one.
void tryEngine(const Desk& desk, const QString& path)
{
    const auto answered = [desk, path] {
        const engine::Engine& engine = desk.session.engine();
        if (engine.program() != path)
            return;
        const QString name = engine.name();
        if (const auto trouble = engine.trouble()) {
            desk.session.setEngine(desk.preferences.engine);
            return desk.window.tell({text::Tone::bad, show::troubleSentence(name, *trouble),
                                     EngineCommands::tr("Choose the program file of a UCI engine.")});
        }
        keep(desk, path);
        desk.window.tell({text::Tone::plain,
                          EngineCommands::tr("%1 takes over where the tablebases end.").arg(name),
                          EngineCommands::tr("What it says is an opinion, not a proof.")});
    };
    QObject::connect(&desk.session.engine(), &engine::Engine::changed, &desk.window, answered,
                     static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    desk.session.setEngine(path);
    desk.session.beginEngine();
}

void chooseEngine(const Desk& desk)
{
    QFileDialog* dialog =
        files::makeFileDialog(desk.window, desk.preferences, EngineCommands::tr("Choose an engine"),
                              {EngineCommands::tr("All files (*)")});
    dialog->setFileMode(QFileDialog::ExistingFile);
    const QString shown = desk.preferences.engine.isEmpty() ? usualEngine() : desk.preferences.engine;
    if (QFileInfo::exists(shown)) {
        dialog->setDirectory(QFileInfo{shown}.absolutePath());
        dialog->selectFile(shown);
    }
    QObject::connect(dialog, &QFileDialog::fileSelected, &desk.window,
                     [desk](const QString& path) { tryEngine(desk, path); });
    dialog->open();
}

} // namespace

std::vector<Command> engineCommands(const Desk& desk)
{
    Command choose = engineCommand(u"choose-engine"_s);
    choose.text = EngineCommands::tr("&Choose an engine…");
    choose.tip = EngineCommands::tr("It plays positions with six or more pieces, or with castling");
    choose.run = [desk] { chooseEngine(desk); };
    Command leave = engineCommand(u"leave-engine"_s);
    leave.words = [&engine = desk.session.engine()] {
        return engine.program().isEmpty()
                   ? QString{}
                   : EngineCommands::tr("&Stop using %1").arg(text::forLabel(engine.name()));
    };
    leave.run = [desk] {
        keep(desk, QString{});
        desk.session.setEngine({});
    };
    return {choose, leave};
}

} // namespace window
