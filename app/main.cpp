// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QIcon>
#include <memory>
#include <utility>

#include "game_keeper.h"
#include "main_window.h"
#include "preferences.h"
#include "saved_game.h"
#include "trainer_session.h"
#include "translations.h"

using namespace Qt::StringLiterals;

namespace {

struct Main {
    Q_DECLARE_TR_FUNCTIONS(Main)
};

/// Answers --help and --version; works without a display.
void parseArguments(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(Main::tr("Trainer for the endings of up to four men."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.process(arguments);
}

QString fileName(const QString& path)
{
    return QFileInfo{path}.fileName();
}

/// Says what of the kept settings and game could not be read, if anything.
void tellTroubles(app::MainWindow& window, const QString& settingsSetAside, const QString& gameSetAside)
{
    const QString reason = Main::tr("The old file is kept as %1.");
    if (!settingsSetAside.isEmpty()) {
        window.tell({app::Tone::costly, Main::tr("Your settings could not be read; the usual ones are used."),
                     reason.arg(fileName(settingsSetAside))});
    } else if (!gameSetAside.isEmpty()) {
        window.tell({app::Tone::costly, Main::tr("Your last game could not be read; a new one begins."),
                     reason.arg(fileName(gameSetAside))});
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
    parseArguments(QCoreApplication::arguments());

    app::TrainerSession session;
    app::PreferencesReading reading = app::readPreferences();
    app::Preferences& preferences = reading.preferences;
    app::installLanguage(preferences.language);
    QApplication::setApplicationDisplayName(Main::tr("Right Corner"));
    session.setDrawRules(preferences.drawRules);
    session.setOpponent(preferences.opponent);
    app::SavedGameReading kept = app::readSavedGame();
    if (kept.saved)
        session.resume(std::move(kept.saved->game), kept.saved->seat, kept.saved->seed,
                       std::move(kept.saved->finished));
    app::GameKeeper keeper{session};

    std::unique_ptr<app::MainWindow> window;
    const std::function<void()> openWindow = [&] {
        window = std::make_unique<app::MainWindow>(session, preferences);
        QObject::connect(
            window.get(), &app::MainWindow::languageChosen, &session,
            [&] {
                app::installLanguage(preferences.language);
                preferences.windowGeometry = window->saveGeometry();
                openWindow();
            },
            Qt::QueuedConnection);
        QObject::connect(&keeper, &app::GameKeeper::failed, window.get(), [&] {
            window->tell({app::Tone::costly, Main::tr("The game cannot be kept: its file cannot be written."),
                          Main::tr("You can go on, but it will not be here next time.")});
        });
        window->show();
    };
    openWindow();
    tellTroubles(*window, reading.setAsideAs, kept.setAsideAs);
    return QApplication::exec();
}
