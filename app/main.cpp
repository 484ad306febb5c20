// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCommandLineParser>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QIcon>
#include <QStringDecoder>
#include <QStyle>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <utility>

#include "chess/utf16.h"
#include "endgame/material.h"
#include "modes/practice.h"
#include "panels/placement.h"
#include "panels/theme.h"
#include "panels/waiting.h"
#include "process/color_scheme.h"
#include "process/exit_signals.h"
#include "process/motion.h"
#include "process/screen.h"
#include "process/session_bus.h"
#include "process/single_instance.h"
#include "process/start_watch.h"
#include "session/patient_solver.h"
#include "session/trainer_session.h"
#include "store/data_folder.h"
#include "store/disk_thread.h"
#include "store/game_files.h"
#include "store/kept_round.h"
#include "store/pgn_file.h"
#include "store/practice_store.h"
#include "store/preferences.h"
#include "store/round_keeper.h"
#include "text/languages.h"
#include "window/main_window.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto activationVariable = "XDG_ACTIVATION_TOKEN";

struct Main {
    Q_DECLARE_TR_FUNCTIONS(Main)
};

/// Handles --help and --version, which work without a display, sets the data folder and returns the argument
/// to open, which may be empty.
QString parseArguments(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Main::tr("A trainer for chess endings with up to %1 pieces.").arg(endgame::most_pieces_on_request));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption data{u"data"_s,
                                  Main::tr("Store games and practice data in the folder "
                                           "<dir>."),
                                  u"dir"_s};
    parser.addOption(data);
    parser.addPositionalArgument(
        u"what"_s,
        Main::tr("A file with games (PGN) or a position (FEN), a position as a FEN, or - to read "
                 "standard input."),
        u"[what]"_s);
    parser.process(arguments);
    store::setDataFolder(parser.value(data));
    // The fields of a FEN may be separate arguments.
    return parser.positionalArguments().join(u' ');
}

/// The argument to open, made independent of the working directory for another process.
QString fromAnywhere(const QString& what)
{
    return QFileInfo::exists(what) ? QFileInfo{what}.absoluteFilePath() : what;
}

/// Reads standard input, in any encoding used for games.
QString readInput()
{
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return {};
    const QByteArray bytes =
        QByteArray::fromStdString(chess::from_utf16(input.read(store::pgnFileSizeLimit + 1).toStdString()));
    QStringDecoder decoder{QStringDecoder::Utf8};
    QString text = decoder.decode(bytes);
    return decoder.hasError() ? QString::fromLatin1(bytes) : text;
}

/// The text to open for a command-line argument: `-` means standard input.
QString meant(const QString& what)
{
    return what == "-"_L1 ? readInput() : fromAnywhere(what);
}

/// True if the command line requests only text output, which requires no screen.
bool asksForWords(int argc, char** argv)
{
    return std::any_of(argv + 1, argv + argc, [](const char* argument) {
        return QLatin1StringView{argument} == "-h"_L1 || QLatin1StringView{argument} == "-v"_L1 ||
               QLatin1StringView{argument}.startsWith("--help"_L1) ||
               QLatin1StringView{argument} == "--version"_L1;
    });
}

QString fileNames(const QStringList& paths)
{
    QStringList names;
    for (const QString& path : paths)
        names.append(QFileInfo{path}.fileName());
    return names.join(u", "_s);
}

/// The saved settings and rounds that are not used, and the reason.
struct Troubles {
    QString settings;             ///< the new path of the broken file; empty if it was read
    QStringList unusedRounds;     ///< the new paths of the files set aside after two failed starts
    bool isCancelled = false;     ///< the user has cancelled reading the rounds
    QStringList unreadableRounds; ///< the new paths of unreadable files
    bool isNewer = false;         ///< the last of those was written by a later version
};

QString headlineOf(const Troubles& troubles)
{
    if (!troubles.unusedRounds.isEmpty())
        return Main::tr(
            "Right Corner failed to start twice in a row; this time it starts without your games.");
    if (troubles.isCancelled)
        return Main::tr("Your games were not read because you cancelled that.");
    if (!troubles.settings.isEmpty() && !troubles.unreadableRounds.isEmpty())
        return Main::tr("Neither your settings nor your games could be read completely.");
    if (!troubles.settings.isEmpty())
        return Main::tr("Your settings could not be read; the defaults are used instead.");
    if (troubles.isNewer)
        return Main::tr("Your last game was saved by a newer version of Right Corner; a new game has "
                        "been started.");
    return Main::tr("Your games could not be read completely; what could be read is here.");
}

void tell(window::MainWindow& window, const Troubles& troubles)
{
    QStringList files = troubles.unusedRounds + troubles.unreadableRounds;
    if (!troubles.settings.isEmpty())
        files.prepend(troubles.settings);
    if (!files.isEmpty())
        window.tell({text::Tone::costly, headlineOf(troubles),
                     Main::tr("The old file has been kept as %1.").arg(fileNames(files))});
}

trainer::practice::Time now()
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

/// Brings a window to the front, or requests attention if the desktop does not permit it.
///
/// @param activationToken the permission to do so, which a Wayland desktop gives to a program that the user
/// starts
void raise(QWidget& window, const QByteArray& activationToken)
{
    constexpr auto answerTime = 500ms;
    // Qt reads the token from there.
    if (!activationToken.isEmpty())
        qputenv(activationVariable, activationToken);
    window.setWindowState((window.windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
    window.raise();
    window.activateWindow();
    qunsetenv(activationVariable);
    QTimer::singleShot(answerTime, &window, [&window] {
        if (!window.isActiveWindow())
            QApplication::alert(&window);
    });
}

panels::ThemeChoice themeOf(const process::ColorScheme& scheme)
{
    if (!scheme.isDark())
        return panels::ThemeChoice::system;
    return *scheme.isDark() ? panels::ThemeChoice::dark : panels::ThemeChoice::light;
}

void applyTheme(const store::Preferences& preferences, const process::ColorScheme& scheme)
{
    panels::applyTheme(panels::themeFor(preferences.theme == panels::ThemeChoice::system ? themeOf(scheme)
                                                                                         : preferences.theme,
                                        QApplication::style()->standardPalette()));
}

/// Waits until the saved games have been read, which takes long for a very long game; false if the user
/// cancels that.
///
/// @param what replaced by the text that another process hands over meanwhile, if any
bool waitForGames(store::RoundKeeper& rounds, process::SingleInstance& instance, QString& what)
{
    bool isCancelled = false;
    QEventLoop loop;
    panels::Waiting waiting{nullptr};
    QObject::connect(&rounds, &store::RoundKeeper::readingChanged, &loop, &QEventLoop::quit);
    QObject::connect(&instance, &process::SingleInstance::asked, &loop,
                     [&what](const QString& asked) { what = asked.isEmpty() ? what : asked; });
    waiting.begin(Main::tr("Your games are being read."), [&rounds, &isCancelled] {
        isCancelled = true;
        rounds.cancelReading();
    });
    if (rounds.isReading())
        loop.exec();
    return !isCancelled;
}

void configure(session::TrainerSession& session, const store::Preferences& preferences)
{
    session.setRules(preferences.drawRules);
    session.setOpponent(preferences.opponent);
    session.setTableKeeping(store::tableKeepingOf(preferences));
    session.setEngine(preferences.engine);
    session.help().setFollowing(preferences.followsMethod);
}

/// Shows the window, and a new one in its place whenever the language changes.
class CurrentWindow {
public:
    /// @param make makes a window
    /// @param whenPainted called when a window has been painted
    CurrentWindow(store::Preferences& preferences, std::function<std::unique_ptr<window::MainWindow>()> make,
                  std::function<void(window::MainWindow&)> whenPainted)
        : preferences_{preferences}
        , make_{std::move(make)}
        , whenPainted_{std::move(whenPainted)}
    {
        open();
    }

    window::MainWindow& operator*() const { return *window_; }
    window::MainWindow* operator->() const { return window_.get(); }

private:
    void open()
    {
        panels::applyTextSize(preferences_.textSize);
        window_ = make_();
        QObject::connect(
            window_.get(), &window::MainWindow::mustBeMadeAnew, &context_,
            [this] {
                text::installLanguage(preferences_.language);
                preferences_.windowGeometry = window_->saveGeometry();
                open();
            },
            Qt::QueuedConnection);
        QObject::connect(
            window_.get(), &window::MainWindow::painted, &context_, [this] { whenPainted_(*window_); },
            Qt::QueuedConnection);
        panels::showPlaced(*window_, preferences_.windowGeometry);
    }

    store::Preferences& preferences_;
    std::function<std::unique_ptr<window::MainWindow>()> make_;
    std::function<void(window::MainWindow&)> whenPainted_;
    std::unique_ptr<window::MainWindow> window_;
    QObject context_;
};

/// Handles events until the user quits, then finishes saving. Returns the exit code.
int handleEvents(store::GameFiles& files, process::StartWatch* start)
{
    if (start != nullptr)
        start->waitForSuccess();
    const int code = QApplication::exec();
    files.finishSaving();
    store::DiskThread::instance().finish();
    if (start != nullptr)
        start->succeed();
    return code;
}

/// Lets the window follow the colours of the desktop, files that are opened elsewhere, and the end of the
/// session, as long as all of them live.
void listen(const CurrentWindow& window, const process::ColorScheme& scheme,
            const process::SingleInstance& instance, const process::ExitSignals& exits)
{
    QObject::connect(&scheme, &process::ColorScheme::changed, &scheme,
                     [&] { window->setDesktopTheme(themeOf(scheme)); });
    QObject::connect(&instance, &process::SingleInstance::asked, &scheme,
                     [&window](const QString& asked, const QByteArray& activationToken) {
                         raise(*window, activationToken);
                         if (!asked.isEmpty())
                             window->open(asked);
                     });
    QObject::connect(&exits, &process::ExitSignals::asked, &exits, [&window] {
        // The system does not wait for an answer about a page that is being edited.
        window->saveEditedPage();
        // An exam asks first; quitting, which closes the window again, is the answer.
        window->close();
        QApplication::quit();
    });
}

/// Shows the window until the user quits.
///
/// @param what the text to open, if any
/// @return the exit code
int run(process::SingleInstance& instance, process::StartWatch* start, QString what)
{
    session::PatientSolver solver;
    session::TrainerSession session{solver.solver()};
    store::PreferencesReading reading = store::readPreferences();
    store::Preferences& preferences = reading.preferences;
    text::installLanguage(preferences.language);
    QApplication::setApplicationDisplayName(Main::tr("Right Corner"));
    configure(session, preferences);
    Troubles troubles;
    troubles.settings = reading.setAsideAs;
    if (start != nullptr && start->isThirdAttempt())
        troubles.unusedRounds = store::setKeptRoundsAside();
    store::RoundKeeper rounds{session, [&instance] { return instance.isStillFirst(); }};
    const process::ColorScheme scheme;
    if (rounds.isReading()) {
        panels::applyTextSize(preferences.textSize);
        applyTheme(preferences, scheme);
        troubles.isCancelled = !waitForGames(rounds, instance, what);
    }
    troubles.unreadableRounds = rounds.setAside();
    troubles.isNewer = rounds.isNewer();
    store::GameFiles files{session, preferences};

    store::PracticeStore practiceStore{store::PracticeStore::usualPath()};
    modes::Practice practice{session, preferences, practiceStore, &now};

    const CurrentWindow window{
        preferences,
        [&] {
            auto made = std::make_unique<window::MainWindow>(session, preferences, files, rounds, practice);
            made->setDesktopTheme(themeOf(scheme));
            return made;
        },
        [&solver](window::MainWindow& painted) {
            solver.begin();
            process::whenMotionIsReduced(&painted, [&painted] { painted.reduceMotion(); });
        }};
    tell(*window, troubles);
    if (!what.isEmpty())
        window->open(what);
    const process::ExitSignals exits;
    listen(window, scheme, instance, exits);
    return handleEvents(files, start);
}

} // namespace

int main(int argc, char* argv[])
{
    QCoreApplication::setApplicationName(u"rightcorner"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(RIGHTCORNER_VERSION));
    if (asksForWords(argc, argv)) {
        const QCoreApplication headless{argc, argv};
        parseArguments(QCoreApplication::arguments());
    }

    const QByteArray activationToken = qgetenv(activationVariable);
    process::endWithoutScreen(
        {Main::tr("rightcorner: cannot open a display; run it in a graphical session (DISPLAY or "
                  "WAYLAND_DISPLAY)."),
         Main::tr("rightcorner: Qt's platform plugin \"%1\" is missing; install it (for Wayland, the package "
                  "qt6-wayland)."),
         Main::tr("rightcorner: cannot start because the system allows no more threads; close other programs "
                  "and try again."),
         Main::tr("rightcorner: there is not enough memory. Any game in progress has been saved. Close other "
                  "programs or "
                  "raise the limit, and try again."),
         Main::tr("rightcorner: lost the connection to the display. Any game in progress has been saved.")},
        [] { store::DiskThread::instance().finish(); });
    process::avoidSilentBus();
    const QApplication application{argc, argv};
    process::startThreads();
    process::noteScreen();
    QApplication::setStyle(u"fusion"_s);
    QApplication::setWindowIcon(QIcon{u":/icons/rightcorner.svg"_s});
    QGuiApplication::setDesktopFileName(u"rightcorner"_s);
    const QString what = meant(parseArguments(QCoreApplication::arguments()));

    const QString folder = store::dataFolder();
    process::SingleInstance instance{folder};
    if (!instance.isFirst()) {
        if (instance.handOver(what, activationToken))
            return EXIT_SUCCESS;
        return run(instance, nullptr, what);
    }
    process::StartWatch start{folder};
    return run(instance, &start, what);
}
