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
#include "store/kept_round.h"
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

/// Says what of the kept settings and round could not be read, if anything.
void tellTroubles(window::MainWindow& window, const QString& settingsSetAside,
                  const store::KeptRoundReading& kept)
{
    const bool lostSettings = !settingsSetAside.isEmpty();
    const bool lostRound = !kept.setAsideAs.isEmpty();
    const QString reason = Main::tr("The old file is kept as %1.");
    if (lostSettings && lostRound) {
        window.tell({text::Tone::costly, Main::tr("Neither your settings nor your last game could be read."),
                     Main::tr("The old files are kept as %1 and %2.")
                         .arg(fileName(settingsSetAside), fileName(kept.setAsideAs))});
    } else if (lostSettings) {
        window.tell({text::Tone::costly,
                     Main::tr("Your settings could not be read; the usual ones are used."),
                     reason.arg(fileName(settingsSetAside))});
    } else if (lostRound) {
        window.tell({text::Tone::costly,
                     kept.isNewer
                         ? Main::tr("A later version of Right Corner wrote your last game; a new one begins.")
                         : Main::tr("Your last game could not be read; a new one begins."),
                     reason.arg(fileName(kept.setAsideAs))});
    }
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
    store::KeptRoundReading kept = store::readKeptRound();
    if (kept.round)
        session.take(std::move(*kept.round));
    store::RoundKeeper keeper{session};
    store::GameFiles files{session, preferences};

    std::unique_ptr<window::MainWindow> window;
    const std::function<void()> openWindow = [&] {
        window = std::make_unique<window::MainWindow>(session, preferences, files);
        QObject::connect(
            window.get(), &window::MainWindow::languageChosen, &session,
            [&] {
                text::installLanguage(preferences.language);
                preferences.windowGeometry = window->saveGeometry();
                openWindow();
            },
            Qt::QueuedConnection);
        QObject::connect(&keeper, &store::RoundKeeper::failed, window.get(), [&] {
            window->tell({text::Tone::costly,
                          Main::tr("The game cannot be kept: its file cannot be written."),
                          Main::tr("You can go on, but it will not be here next time.")});
        });
        window->show();
    };
    openWindow();
    tellTroubles(*window, reading.setAsideAs, kept);
    if (!argument.isEmpty())
        window->open(argument);
    return QApplication::exec();
}
