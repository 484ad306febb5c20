// SPDX-License-Identifier: GPL-3.0-or-later
#include "endgame/tablebase_store.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <memory>
#include <numeric>
#include <span>
#include <thread>
#include <type_traits>
#include <utility>

#include "endgame/low_priority.h"
#include "endgame/memory.h"
#include "endgame/sets/solver.h"

namespace endgame {

namespace {

using Attackers = sets::LargeDistances::Attackers;

/// The distances of an ending with the attacker to move that are needed to solve the others: not `none` if a
/// defender's pawn can promote to a piece of the ending.
Attackers attackers_needed(const Material& material, const std::vector<Material>& others)
{
    constexpr Piece pawn{Side::defender, chess::Role::pawn};
    for (const Material& other : others) {
        const auto found = std::ranges::find(other.pieces(), pawn);
        if (found == other.pieces().end() || other.pieces().size() != material.pieces().size())
            continue;
        const auto place = static_cast<std::size_t>(found - other.pieces().begin());
        for (const chess::Role role : chess::promotion_roles) {
            if (other.promoted(place, role) == material)
                return Attackers::after_promotion;
        }
    }
    return Attackers::none;
}

/// The typical size in bytes of a solved ending, enough for most of those measured: with one attacking piece,
/// with two and with three.
std::size_t usual_memory(const Material& material)
{
    constexpr std::size_t mebibyte = std::size_t{1} << 20;
    constexpr std::array usual{20 * mebibyte, 80 * mebibyte, 110 * mebibyte};
    if (!is_on_request(material))
        return 4 * mebibyte;
    const auto attacking = std::ranges::count(material.pieces(), Side::attacker, &Piece::side);
    return usual.at(static_cast<std::size_t>(attacking) - 1) * (material.has_pawn() ? 5 : 4) / 4;
}

/// True if an ending is in a list, with either side attacking.
bool is_among(std::span<const Material> endings, const Material& ending)
{
    return std::ranges::any_of(endings, [reversed = ending.reversed(), &ending](const Material& other) {
        return other == ending || other == reversed;
    });
}

/// The approximate processor time in seconds that solving an ending takes.
double seconds_for(const Material& ending)
{
    constexpr double seconds_of_small_ones = 0.05;
    constexpr double seconds_without_pawns = 1.5;
    constexpr double seconds_for_each_pawn = 7;
    return is_on_request(ending)
               ? std::max(seconds_without_pawns, seconds_for_each_pawn * ending.pawn_count())
               : seconds_of_small_ones;
}

/// The estimated share of the work on an ending after all mates in up to some moves have been found: how long
/// the longest one is, is not known before.
double share_after(unsigned moves)
{
    constexpr double half_of_the_work = 12;
    return moves / (moves + half_of_the_work);
}

/// The number of hardware threads.
std::size_t machine_threads()
{
    return std::max(1U, std::thread::hardware_concurrency());
}

} // namespace

std::vector<Material> endings_of(const Material& material)
{
    const Material reversed = material.reversed();
    std::vector<Material> endings;
    const auto add = [&endings](const Material& ending) {
        if (ending.has(Side::attacker) && std::ranges::find(endings, ending) == endings.end())
            endings.push_back(ending);
    };
    const auto order_of = [](const Material& seen) {
        return seen.has(Side::attacker) ? sets::solving_order(seen) : std::vector<Material>{};
    };
    // Endings against the bare king convert only into one another.
    for (const Material& seen : {material, reversed}) {
        for (const Material& ending : order_of(seen)) {
            if (!ending.has(Side::defender))
                add(ending);
        }
    }
    for (const Material& ending : order_of(material.has(Side::attacker) ? material : reversed)) {
        add(ending);
        add(ending.reversed());
    }
    return endings;
}

bool has_files(const TableFolder& folder, const Material& ending)
{
    return std::ranges::all_of(endings_of(ending), [&folder](const Material& part) {
        return !is_on_request(part) || folder.has_file(part);
    });
}

Tablebase solve(const Material& material)
{
    TablebaseStore store;
    store.learn(material);
    return store.known();
}

namespace {

/// Forgets, when learning ends or fails, an ending solved for only one of its attackers: a tablebase values
/// all moves of a position that it covers.
class WholeEndings {
public:
    explicit WholeEndings(sets::SolvedEndings& endings) : endings_{endings} {}
    WholeEndings(const WholeEndings&) = delete;
    WholeEndings& operator=(const WholeEndings&) = delete;
    ~WholeEndings() { endings_.forget_halves(); }

private:
    sets::SolvedEndings& endings_;
};

} // namespace

/// An ending to be solved, and the distances needed with the attacker to move.
struct TablebaseStore::Part {
    Material material;
    Attackers attackers;
};

/// The parts of an ending, in the order of `endings_of`.
std::vector<TablebaseStore::Part> TablebaseStore::parts_of(const Material& ending)
{
    const std::vector<Material> endings = endings_of(ending);
    std::vector<Part> parts;
    parts.reserve(endings.size());
    for (const Material& material : endings)
        parts.push_back({material, attackers_needed(material, endings)});
    return parts;
}

/// The share of the work on some parts, of which some are solved and the next one is solved in part.
int TablebaseStore::permille_of(std::span<const Part> parts, std::size_t solved, double share_of_next)
{
    const auto seconds_of = [](std::span<const Part> some) {
        return std::transform_reduce(some.begin(), some.end(), 0.0, std::plus{},
                                     [](const Part& part) { return seconds_for(part.material); });
    };
    const double done = seconds_of(parts.first(solved)) + share_of_next * seconds_for(parts[solved].material);
    return static_cast<int>(1000 * done / seconds_of(parts));
}

void TablebaseStore::set_folder(std::optional<TableFolder> folder)
{
    folder_ = std::move(folder);
    not_kept_.reset();
}

/// True if an ending is known, with the required distances with the attacker to move.
bool TablebaseStore::is_known(const Material& material, Attackers attackers) const
{
    const sets::LargeDistances* large = known_.endings_.find_large(material);
    return large == nullptr ? known_.endings_.find(material) != nullptr
                            : attackers == Attackers::none || large->attackers() == attackers;
}

/// True if an ending is known, or has a file to load it from.
bool TablebaseStore::is_there(const Material& material, Attackers attackers) const
{
    return is_known(material, attackers) || (folder_ && folder_->has_file(material));
}

/// The size in bytes of the file that an ending is loaded from; 0 if it has to be solved.
std::size_t TablebaseStore::file_size(const Material& material) const
{
    return folder_ && is_on_request(material) ? folder_->file_size(material) : 0;
}

/// The peak memory in bytes for learning some parts; with `solves_first` the file of the first part is
/// unusable and ignored. 0 if no five-piece part is left to learn.
std::size_t TablebaseStore::memory_for(std::span<const Part> parts, bool solves_first) const
{
    std::size_t kept = 0;
    std::size_t peak = 0;
    for (const Part& part : parts) {
        if (is_known(part.material, part.attackers))
            continue;
        const bool is_solved = solves_first && &part == parts.data();
        const std::size_t read = is_solved ? 0 : file_size(part.material);
        if (is_on_request(part.material)) {
            const std::size_t taken =
                read > 0 ? read : sets::memory_to_solve_large(part.material, part.attackers);
            peak = std::max(peak, kept + taken);
        }
        kept += read > 0 ? read : usual_memory(part.material);
    }
    return peak;
}

std::size_t TablebaseStore::memory_to_learn(const Material& ending) const
{
    return memory_for(parts_of(ending), false);
}

std::chrono::seconds TablebaseStore::time_to_learn(const Material& ending) const
{
    double seconds = 0;
    for (const auto& [material, attackers] : parts_of(ending)) {
        if (is_on_request(material) && !is_there(material, attackers))
            seconds += seconds_for(material);
    }
    return std::chrono::ceil<std::chrono::seconds>(std::chrono::duration<double>{seconds});
}

bool TablebaseStore::learn(const Material& ending, const std::stop_token& stop,
                           const SolvingProgress& progress)
{
    note_as_asked_for(ending);
    const std::vector<Part> parts = parts_of(ending);
    const WholeEndings whole{known_.endings_};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto& [material, attackers] = parts[i];
        if (is_known(material, attackers))
            continue;
        // Checked for each part, because other programs allocate memory meanwhile and the sizes of solved
        // endings vary.
        if (const std::size_t size = file_size(material); size > 0) {
            ask_for_memory(ending, size);
            if (read(material, attackers))
                continue;
        }
        if (const std::size_t needed = memory_for(std::span{parts}.subspan(i), true); needed > 0)
            ask_for_memory(ending, needed);
        const auto tell = [&](unsigned moves) {
            if (progress)
                progress({i, parts.size(), permille_of(parts, i, share_after(moves))});
        };
        tell(0);
        if (!solve(material, attackers, stop, tell))
            return false;
    }
    return true;
}

/// Loads an ending from the folder; false if its file is unusable.
bool TablebaseStore::read(const Material& material, Attackers attackers)
{
    auto found = folder_->read(material, attackers);
    if (!found)
        return false;
    known_.endings_.add(std::make_shared<const sets::LargeDistances>(*std::move(found)));
    return true;
}

/// Returns false if a stop was requested.
bool TablebaseStore::solve(const Material& material, Attackers attackers, const std::stop_token& stop,
                           const std::function<void(unsigned moves)>& progress)
{
    const auto add = [&](auto solution) {
        if (!solution || stop.stop_requested())
            return false;
        known_.endings_.add(std::make_shared<const std::decay_t<decltype(*solution)>>(*std::move(solution)));
        return true;
    };
    if (!is_on_request(material))
        return add(sets::solve(material, known_.endings_, stop));
    const auto solve_large = [&] {
        return sets::solve_large(material, known_.endings_, attackers, sets::Crew{machine_threads(), stop},
                                 progress);
    };
    if (!add(at_low_priority(solve_large)))
        return false;
    keep(material);
    return true;
}

/// Saves a solved ending in the folder.
void TablebaseStore::keep(const Material& material)
{
    if (!folder_)
        return;
    const bool is_kept = folder_->keep(*known_.endings_.find_large(material));
    not_kept_ = is_kept ? std::nullopt : std::optional{material};
}

void TablebaseStore::set_memory_limit(std::optional<std::size_t> bytes)
{
    limit_ = bytes;
    while (limit_ && known_.endings_.large_memory() > *limit_ && !asked_for_.empty())
        forget_all_but(std::vector(asked_for_.begin() + 1, asked_for_.end()));
}

/// The bytes occupied by an ending and all five-piece endings it can convert into.
std::size_t TablebaseStore::memory_of(const Material& ending) const
{
    std::size_t bytes = 0;
    for (const Material& part : endings_of(ending)) {
        const sets::LargeDistances* known = known_.endings_.find_large(part);
        bytes += known == nullptr ? 0 : known->memory();
    }
    return bytes;
}

void TablebaseStore::make_room(const Material& ending)
{
    note_as_asked_for(ending);
    make_room(ending, memory_to_learn(ending));
}

void TablebaseStore::make_room(const Material& ending, std::size_t needed)
{
    // Don't evict if it would not help.
    if (!limit_ || memory_of(ending) + needed > *limit_)
        return;
    while (known_.endings_.large_memory() + needed > *limit_ && asked_for_.size() > 1)
        forget_all_but(std::vector(asked_for_.begin() + 1, asked_for_.end()));
}

void TablebaseStore::ask_for_memory(const Material& ending, std::size_t needed)
{
    make_room(ending, needed);
    if (const std::size_t all = memory_of(ending) + needed; limit_ && all > *limit_)
        throw WantOfMemory{ending, all, *limit_, WantOfMemory::Bound::limit};
    const std::optional<std::size_t> available = available_memory();
    if (available && *available < needed)
        throw WantOfMemory{ending, needed, *available};
}

void TablebaseStore::note_as_asked_for(const Material& ending)
{
    if (!is_on_request(ending))
        return;
    std::erase_if(asked_for_, [&](const Material& other) { return is_among({&ending, 1}, other); });
    asked_for_.push_back(ending);
}

void TablebaseStore::forget_all_but(std::span<const Material> endings)
{
    std::vector<Material> kept;
    std::vector<Material> large;
    for (const Material& ending : endings) {
        std::ranges::copy(endings_of(ending), std::back_inserter(kept));
        if (is_on_request(ending) && !is_among(asked_for_, ending))
            large.push_back(ending);
    }
    std::ranges::copy_if(asked_for_, std::back_inserter(large),
                         [&](const Material& ending) { return is_among(endings, ending); });
    asked_for_ = std::move(large);
    known_.endings_.forget_large_but(kept);
}

std::optional<Verdict> TablebaseStore::probe(const chess::Position& position)
{
    // Keep the common case, an ending that is known, to a single lookup.
    const std::optional<Verdict> verdict = known_.probe(position);
    if (verdict && asked_for_.empty())
        return verdict;
    if (const auto ending = ending_of(position, verdict ? most_pieces_on_request : most_)) {
        if (verdict)
            note_as_asked_for(*ending);
        else
            learn(*ending);
    }
    return verdict ? verdict : known_.probe(position);
}

} // namespace endgame
