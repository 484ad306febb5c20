// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <cstddef>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "chess/pgn_index.h"
#include "chess/pgn_reader.h"
#include "runtime/latest.h"
#include "store/courses.h"
#include "store/pgn_file.h"
#include "trainer/round.h"

namespace store {

/// The source of games: a file or a text.
struct PgnSource {
    QString path;    ///< empty for a text
    QByteArray text; ///< read in place of the file, if it is not empty
};

/// The list of the games of a source.
struct GameList {
    PgnSource source;
    FileStamp stamp;
    chess::PgnIndex index;
};

/// A game that was read, with its errors.
struct GameReading {
    trainer::Round round;
    std::vector<chess::PgnError> errors;
    std::optional<GameInFile> file; ///< its place, unless it came from a text
};

/// Lists the games of files and reads one of them, or all as a course, in the background.
///
/// Handles one request at a time; a new request or `cancel()` drops the previous one, whose result is never
/// reported.
class PgnThread : public QObject {
    Q_OBJECT

public:
    explicit PgnThread(QObject* parent = nullptr);

    /// Lists the games of a source: ends with `listed()` or `failed()`, or with `positionRead()` if the
    /// source holds only a position.
    void list(PgnSource source);
    /// Reads one game of a list, and no other part of its file: ends with `gameRead()` or `failed()`, or with
    /// `positionRead()` if it has only a start position, which is illegal. The receiver may move from the
    /// game, as copying a long one takes time.
    void read(std::shared_ptr<const GameList> list, std::size_t number);
    /// Reads the game at a place of a file of any size; ends in the same way.
    void read(const GameInFile& game);
    /// Reads a file as a course: ends with `courseRead()` or `failed()`.
    void readCourse(const QString& path);
    void cancel() { worker_.cancel(); }
    bool isBusy() const { return worker_.is_busy(); }

signals:
    /// The part of the source that has been read, in per cent (0 … 100), and the number of games found in it.
    void progressed(int percent, std::size_t games);
    void listed(const std::shared_ptr<const store::GameList>& list);
    void positionRead(const QString& fen);
    void gameRead(const std::shared_ptr<store::GameReading>& reading);
    void courseRead(const store::SharedCourse& course);
    void failed(store::FileTrouble trouble);

private:
    /// A position without a game, as FEN.
    struct LonePosition {
        QString fen;
    };
    struct Progress {
        int percent;
        std::size_t games;
    };
    using Outcome = std::variant<FileTrouble, std::shared_ptr<const GameList>, LonePosition,
                                 std::shared_ptr<GameReading>, SharedCourse>;
    using Worker = runtime::Latest<Outcome, Progress>;

    static Outcome listOf(const PgnSource& source, const std::stop_token& stop, const Worker::Tell& tell);
    static Outcome gameOf(const PgnSource& source, const GameInFile& place, const std::stop_token& stop);
    void run(Worker::Task task);
    void take(const Outcome& outcome);

    Worker worker_;
};

} // namespace store
