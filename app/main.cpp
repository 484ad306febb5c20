// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QIcon>
#include <memory>
#include <utility>

#include "endgame/material.h"
#include "session/trainer_session.h"
#include "store/game_files.h"
#include "store/preferences.h"
#include "store/round_keeper.h"
#include "text/languages.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;

namespace {

struct Main {
    Q_DECLARE_TR_FUNCTIONS(Main)
};

/// Answers --help and --version, which works without a display, and reads what to open; empty for nothing.
QString parseArguments(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Main::tr("Trainer for the endings of up to %1 pieces.").arg(endgame::most_pieces));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(u"what"_s, Main::tr("A PGN file of games, or a position as a FEN."),
                                 u"[what]"_s);
    parser.process(arguments);
    // The fields of a FEN may come one by one.
    return parser.positionalArguments().join(u' ');
}

QString fileName(const QString& path)
{
    return QFileInfo{path}.fileName();
}

/// Says what of the kept settings and rounds could not be read, if anything.
void tellTroubles(window::MainWindow& window, const QString& settingsSetAside,
                  const store::RoundKeeper& rounds)
{
    QStringList files;
    for (const QString& path : QStringList{settingsSetAside} + rounds.setAside()) {
        if (!path.isEmpty())
            files.append(fileName(path));
    }
    if (files.isEmpty())
        return;
    const bool lostSettings = !settingsSetAside.isEmpty();
    const bool lostRounds = !rounds.setAside().isEmpty();
    const QString headline =
        lostSettings && lostRounds ? Main::tr("Neither your settings nor your games could be read whole.")
        : lostSettings             ? Main::tr("Your settings could not be read; the usual ones are used.")
        : rounds.isNewer()
            ? Main::tr("A later version of Right Corner wrote your last game; a new one begins.")
            : Main::tr("Your games could not be read whole; what can be read is here.");
    window.tell(
        {text::Tone::costly, headline, Main::tr("What was there is kept as %1.").arg(files.join(u", "_s))});
}

} // namespace

int main(int argc, char* argv[])
{
    QCoreApplication::setApplicationName(u"rightcorner"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(RIGHTCORNER_VERSION));
    const bool hasScreen = !qEnvironmentVariableIsEmpty("DISPLAY") ||
                           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
                           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
    if (argc > 1 && !hasScreen) {
        const QCoreApplication headless{argc, argv};
        parseArguments(QCoreApplication::arguments());
    }

    const QApplication application{argc, argv};
    QApplication::setStyle(u"fusion"_s);
    QApplication::setWindowIcon(QIcon{u":/icons/rightcorner.svg"_s});
    QGuiApplication::setDesktopFileName(u"rightcorner"_s);
    const QString argument = parseArguments(QCoreApplication::arguments());

    session::TrainerSession session;
    store::PreferencesReading reading = store::readPreferences();
    store::Preferences& preferences = reading.preferences;
    text::installLanguage(preferences.language);
    QApplication::setApplicationDisplayName(Main::tr("Right Corner"));
    session.setRules(preferences.drawRules);
    session.setOpponent(preferences.opponent);
    store::RoundKeeper rounds{session};
    store::GameFiles files{session, preferences};

    std::unique_ptr<window::MainWindow> window;
    const std::function<void()> openWindow = [&] {
        window = std::make_unique<window::MainWindow>(session, preferences, files, rounds);
        QObject::connect(
            window.get(), &window::MainWindow::languageChosen, &session,
            [&] {
                text::installLanguage(preferences.language);
                preferences.windowGeometry = window->saveGeometry();
                openWindow();
            },
            Qt::QueuedConnection);
        window->show();
    };
    openWindow();
    tellTroubles(*window, reading.setAsideAs, rounds);
    if (!argument.isEmpty())
        window->open(argument);
    return QApplication::exec();
}
