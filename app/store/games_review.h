// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "endgame/material.h"
#include "endgame/tablebase_store.h"
#include "runtime/latest.h"
#include "store/pgn_file.h"
#include "store/practice_database.h"
#include "trainer/played_games.h"

namespace store {

/// A request to look through the games of a file for the endings of one player.
struct ReviewRequest {
    QString path;
    /// The names of the player.
    std::vector<std::string> names;
    /// True if the most frequent name is used if there is no name, or if none of them occurs in the file.
    bool mayGuess = true;
    /// The endings solved so far, and the memory that five-piece endings may use.
    endgame::TablebaseStore tables;
    std::optional<std::size_t> memory;
    /// The numbers of the five-piece endings to be solved; others are included only if they are known or have
    /// files.
    std::set<std::size_t> allowed;
};

/// A five-piece ending that games reached but that is not solved.
struct UnsolvedEnding {
    endgame::Material ending;
    std::size_t games = 0;
    /// True if it was to be solved, but the memory did not suffice.
    bool has_failed = false;
};

/// The progress of a review, and the results since the last news.
struct ReviewNews {
    int percent = 0;
    /// The games read so far, and those of the player.
    std::size_t read = 0;
    std::size_t own = 0;
    /// Those of the player of which a part could not be read.
    std::size_t faulty = 0;
    /// Those of the player that are of another variant of chess, or castled as in Chess960.
    std::size_t variants = 0;
    /// The ending that is being solved, if any.
    std::optional<endgame::Material> solving;
    /// The names of the player that are in use, and the most frequent names of the file.
    std::vector<std::string> names;
    std::vector<trainer::NameCount> frequent;
    std::vector<trainer::PlayedGame> games;
    /// The mistakes in them that can be practised.
    std::vector<OwnMistake> mistakes;
    /// By the number of the ending.
    std::map<std::size_t, UnsolvedEnding> unsolved;
};

/// Looks through the games of a file in the background, in memory bounded by the results. A new request drops
/// the previous one.
class GamesReview : public QObject {
    Q_OBJECT

public:
    explicit GamesReview(QObject* parent = nullptr);

    void begin(ReviewRequest request);
    /// Stops reading; the results so far remain, and `ended()` follows.
    void stop() { worker_.stop(); }
    bool isBusy() const { return worker_.is_busy(); }
    /// The state of the file when reading began.
    const FileStamp& stamp() const { return stamp_; }

signals:
    void told(const store::ReviewNews& news);
    /// The review has ended: with all endings solved so far, if it could, and the reason why it ended before
    /// the end of the file, if it did.
    void ended(std::optional<store::FileTrouble> trouble,
               const std::shared_ptr<const endgame::TablebaseStore>& tables);

private:
    class Pass;

    /// News on their way to the thread of this object.
    struct Inbox {
        std::mutex mutex;
        ReviewNews news;
    };
    struct End {
        std::optional<FileTrouble> trouble;
        std::shared_ptr<const endgame::TablebaseStore> tables;
    };
    struct Call {};

    static End review(ReviewRequest request, const std::stop_token& stop, const std::function<void()>& tell,
                      Inbox& inbox);
    void takeNews(Inbox& inbox);

    FileStamp stamp_;
    runtime::Latest<End, Call> worker_;
};

} // namespace store
