// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/games_review.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "chess/pgn_splitter.h"
#include "endgame/memory.h"
#include "session/post_to.h"
#include "store/byte_source.h"
#include "store/stoppable.h"
#include "trainer/practice/own_mistake.h"

namespace store {
namespace {

using chess::PgnCut;
using endgame::Material;

/// Small enough for first results and for cancelling to be immediate.
constexpr std::uint64_t reviewedAtOnce = std::uint64_t{1} << 18U;

/// The names offered to the user.
constexpr std::size_t mostNames = 20;

/// A file opened for reading from its beginning.
struct OpenFile {
    std::optional<FileTrouble> trouble;
    std::shared_ptr<ByteSource> bytes = {};
    std::uint64_t size = 0;
};

/// Opens a file of any size.
OpenFile openAny(const QString& path)
{
    if (const auto trouble = troubleWith(path); trouble && trouble != FileTrouble::tooLarge)
        return {.trouble = trouble};
    auto bytes = ByteSource::open(path);
    if (!bytes)
        return {.trouble = FileTrouble::unreadable};
    return {.trouble = {},
            .bytes = std::move(bytes),
            .size = static_cast<std::uint64_t>(std::max<qint64>(stampOf(path).size, 1))};
}

/// Calls `take` with each game of a file, and `passed` with the per cent read after each piece; returns the
/// reason for ending early, if any.
std::optional<FileTrouble> forEachGame(const QString& path, const std::stop_token& stop,
                                       const std::function<void(const PgnCut& cut)>& take,
                                       const std::function<void(int percent)>& passed)
{
    const auto opened = unlessStopped(stop, [path] { return openAny(path); });
    if (!opened || opened->trouble)
        return opened ? opened->trouble : FileTrouble::cancelled;
    chess::PgnSplitter splitter;
    std::uint64_t read = 0;
    for (bool isAtEnd = false; !isAtEnd;) {
        const auto piece =
            unlessStopped(stop, [bytes = opened->bytes, read] { return bytes->read(read, reviewedAtOnce); });
        if (!piece || !*piece)
            return piece ? FileTrouble::unreadable : FileTrouble::cancelled;
        read += (*piece)->size();
        isAtEnd = (*piece)->empty();
        if (isAtEnd)
            splitter.finish();
        else
            splitter.feed(**piece);
        if (!splitter.is_text())
            return FileTrouble::noGame;
        while (const auto cut = splitter.next()) {
            take(*cut);
            if (stop.stop_requested())
                return FileTrouble::cancelled;
        }
        passed(static_cast<int>(100 * std::min(read, opened->size) / opened->size));
    }
    return std::nullopt;
}

} // namespace

/// One pass through the file for one player.
class GamesReview::Pass {
public:
    Pass(ReviewRequest& request, const std::stop_token& stop, const std::function<void()>& tell, Inbox& inbox)
        : request_{request}
        , stop_{stop}
        , tell_{tell}
        , inbox_{inbox}
        , player_{request.names}
        , stamp_{stampOf(request.path)}
    {}

    /// Only counts the names of the players.
    std::optional<FileTrouble> countNames()
    {
        return readAll([this](const PgnCut& cut) { note(cut); });
    }

    /// Finds the endings of the player.
    std::optional<FileTrouble> findEndings()
    {
        {
            const std::scoped_lock lock{inbox_.mutex};
            inbox_.news.names = request_.names;
        }
        return readAll([this](const PgnCut& cut) { take(cut); });
    }

    const trainer::NameCounts& names() const { return names_; }
    std::size_t read() const { return read_; }
    std::size_t own() const { return own_; }

private:
    /// Reads the file to its end, or until stopped; the names found by then can be chosen.
    std::optional<FileTrouble> readAll(const std::function<void(const PgnCut& cut)>& take)
    {
        const auto trouble =
            forEachGame(request_.path, stop_, take, [this](int percent) { report(percent); });
        const std::scoped_lock lock{inbox_.mutex};
        inbox_.news.frequent = names_.most_frequent(mostNames);
        return trouble;
    }

    void note(const PgnCut& cut)
    {
        ++read_;
        names_.add(cut.extent);
    }

    void take(const PgnCut& cut)
    {
        note(cut);
        const auto side = player_.side_in(cut.extent);
        if (!side)
            return;
        ++own_;
        denied_.clear();
        std::vector<chess::PgnError> errors;
        auto game = trainer::played_game(
            cut, *side, request_.tables, [this](const Material& ending) { return mayUse(ending); }, errors);
        if (std::ranges::any_of(errors, chess::is_of_variant, &chess::PgnError::kind))
            ++variants_;
        else
            faulty_ += errors.empty() ? 0 : 1;
        for (const std::size_t number : denied_)
            ++unsolved_.at(number).games;
        if (!game)
            return;
        game->is_of_both = player_.is_anyone();
        noteMistakes(*game);
        found_.push_back(*std::move(game));
    }

    void noteMistakes(const trainer::PlayedGame& game)
    {
        const chess::PgnExtent& extent = game.extent;
        const endgame::Tablebase& known = request_.tables.known();
        const auto note = [&](const auto& exercise, int halfPoints, std::size_t ply) {
            if (exercise)
                mistakes_.push_back({*exercise,
                                     halfPoints,
                                     {request_.path, stamp_, extent.offset, extent.length, extent.place},
                                     ply});
        };
        for (const trainer::ResultChange& mistake : game.mistakes())
            note(trainer::practice::exercise_from(mistake, known),
                 trainer::half_points(mistake.before, mistake.after), mistake.ply);
        if (const auto loss = game.lost_at_end())
            note(trainer::practice::exercise_at_end(game, known),
                 trainer::half_points(loss->before, loss->after), game.ending.plies);
    }

    /// Solves an ending unless it has to be allowed by the user.
    bool mayUse(const Material& ending)
    {
        if (request_.tables.known().covers(ending))
            return true;
        const auto unsolved = unsolved_.find(ending.number());
        const bool hasFailed = unsolved != unsolved_.end() && unsolved->second.has_failed;
        if (!hasFailed && (!is_on_request(ending) || isAllowed(ending))) {
            if (solve(ending))
                return true;
            if (stop_.stop_requested())
                return false;
            unsolved_.insert_or_assign(ending.number(), UnsolvedEnding{ending, 0, true});
        }
        unsolved_.try_emplace(ending.number(), UnsolvedEnding{ending, 0, false});
        denied_.insert(ending.number());
        return false;
    }

    bool isAllowed(const Material& ending) const
    {
        const auto& folder = request_.tables.folder();
        return request_.allowed.contains(ending.number()) || (folder && has_files(*folder, ending));
    }

    /// Solves an ending or loads it; false if stopped, or if the memory does not suffice. No other ending is
    /// evicted for it: with games of both in turn, they would be solved again and again.
    bool solve(const Material& ending)
    {
        endgame::TablebaseStore& tables = request_.tables;
        if (is_on_request(ending) && request_.memory &&
            tables.known().memory() + tables.memory_to_learn(ending) > *request_.memory)
            return false;
        report(percent_, ending);
        try {
            return tables.learn(ending, stop_);
        } catch (const endgame::WantOfMemory&) {
            return false;
        }
    }

    void report(int percent, const std::optional<Material>& solving = {})
    {
        percent_ = percent;
        {
            const std::scoped_lock lock{inbox_.mutex};
            ReviewNews& news = inbox_.news;
            news.percent = percent;
            news.read = read_;
            news.own = own_;
            news.faulty = faulty_;
            news.variants = variants_;
            news.solving = solving;
            news.unsolved = unsolved_;
            news.games.insert(news.games.end(), std::make_move_iterator(found_.begin()),
                              std::make_move_iterator(found_.end()));
            news.mistakes.insert(news.mistakes.end(), mistakes_.begin(), mistakes_.end());
        }
        found_.clear();
        mistakes_.clear();
        tell_();
    }

    ReviewRequest& request_;
    const std::stop_token& stop_;
    const std::function<void()>& tell_;
    Inbox& inbox_;
    trainer::PlayerNames player_;
    FileStamp stamp_;
    trainer::NameCounts names_;
    std::size_t read_ = 0;
    std::size_t own_ = 0;
    std::size_t faulty_ = 0;
    std::size_t variants_ = 0;
    int percent_ = 0;
    std::vector<trainer::PlayedGame> found_;         ///< since the last report
    std::vector<OwnMistake> mistakes_;               ///< since the last report
    std::map<std::size_t, UnsolvedEnding> unsolved_; ///< by the number of the ending
    std::set<std::size_t> denied_;                   ///< the unsolved endings of the current game
};

GamesReview::GamesReview(QObject* parent) : QObject{parent}, worker_{session::postTo(this)} {}

void GamesReview::begin(ReviewRequest request)
{
    stamp_ = stampOf(request.path);
    const auto inbox = std::make_shared<Inbox>();
    worker_.request(
        [request = std::move(request), inbox](const std::stop_token& stop, const auto& tell) {
            return review(
                request, stop, [&tell] { tell({}); }, *inbox);
        },
        [this, inbox](const std::optional<End>& end) {
            takeNews(*inbox);
            emit ended(end ? end->trouble : FileTrouble::outOfMemory, end ? end->tables : nullptr);
        },
        [this, inbox](Call) { takeNews(*inbox); });
}

void GamesReview::takeNews(Inbox& inbox)
{
    ReviewNews news;
    {
        const std::scoped_lock lock{inbox.mutex};
        news = inbox.news;
        inbox.news.games.clear();
        inbox.news.mistakes.clear();
    }
    emit told(news);
}

GamesReview::End GamesReview::review(ReviewRequest request, const std::stop_token& stop,
                                     const std::function<void()>& tell, Inbox& inbox)
{
    const auto end = [&](std::optional<FileTrouble> trouble) {
        return End{trouble, std::make_shared<const endgame::TablebaseStore>(request.tables)};
    };
    Pass first{request, stop, tell, inbox};
    const bool isNamed = !request.names.empty();
    const auto trouble = isNamed ? first.findEndings() : first.countNames();
    if (trouble || (isNamed && first.own() > 0) || !request.mayGuess)
        return end(trouble);
    if (first.read() == 0)
        return end(FileTrouble::noGame);
    // Without any names, the games are seen from White's side.
    request.names.clear();
    for (const trainer::NameCount& most : first.names().most_frequent(1))
        request.names.push_back(most.name);
    return end(Pass{request, stop, tell, inbox}.findEndings());
}

} // namespace store
