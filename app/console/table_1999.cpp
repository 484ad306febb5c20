// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/table_1999.h"

#include <cstdint>
#include <optional>

#include "chess/pgn.h"
#include "chess/pgn_writer.h"
#include "console/words.h"
#include "endgame/table_1999/answers.h"
#include "endgame/table_1999/answers_file.h"
#include "endgame/tablebase.h"
#include "endgame/tablebase_store.h"

namespace console {

namespace {

namespace table_1999 = endgame::table_1999;

using chess::Color;
using chess::Position;
using chess::Role;
using endgame::Outcome;
using endgame::Tablebase;
using table_1999::Answers;
using table_1999::FileError;

std::string reason(table_1999::FileError error)
{
    switch (error) {
    case table_1999::FileError::unreadable:
        return "it cannot be read, or is not a regular file";
    case table_1999::FileError::truncated:
        return "it is shorter than 16 MiB";
    case table_1999::FileError::oversized:
        return "it is longer than 16 MiB";
    case table_1999::FileError::altered:
        return "its contents differ from the solver's results";
    case table_1999::FileError::unwritable:
        return "it cannot be written; the existing file is unchanged";
    }
    return {};
}

Refusal refused(const std::string& file, table_1999::FileError error)
{
    return {ExitCode::failed,
            printable(file, longest_file_name) + " is not a 1999 table: " + reason(error) + '.'};
}

std::string file_line(const std::string& file, const table_1999::Answers& answers)
{
    return "file\t" + printable(file, longest_file_name) + "\nbytes\t" +
           std::to_string(answers.bytes().size()) + "\nCRC-32\t" +
           std::to_string(table_1999::checksum(answers.bytes())) + '\n';
}

/// The position of an arrangement with White to move, if it is legal.
std::optional<Position> position_of(const table_1999::Pieces& pieces)
{
    chess::Setup setup;
    setup.board.put(pieces.white_king, {Color::white, Role::king});
    setup.board.put(pieces.white_knight, {Color::white, Role::knight});
    setup.board.put(pieces.white_bishop, {Color::white, Role::bishop});
    setup.board.put(pieces.black_king, {Color::black, Role::king});
    if (setup.board.occupied().size() != 4)
        return std::nullopt;
    const auto position = Position::from(setup);
    return position ? std::optional{*position} : std::nullopt;
}

/// Compares the answers with the set solver's.
struct Comparison {
    std::uint64_t not_legal = 0; // 0, or 30 if Black is checkmated
    std::uint64_t shortest = 0;
    std::uint64_t longer = 0;
    std::uint64_t drawn = 0;
    std::uint64_t wrong = 0;

    void add(const Tablebase& tablebase, const table_1999::Answers& answers, const table_1999::Pieces& pieces)
    {
        const std::uint8_t answer = answers.at(pieces);
        const bool has_no_move = answer == table_1999::answer::invalid || answer == table_1999::answer::mated;
        const std::optional<Position> position = position_of(pieces);
        if (!position) {
            ++(has_no_move ? not_legal : wrong);
            return;
        }
        const endgame::Verdict verdict = *tablebase.probe(*position);
        if (verdict.is_draw()) {
            ++(answer == table_1999::answer::draw ? drawn : wrong);
            return;
        }
        const std::optional<chess::Move> move = answers.winning_move(pieces);
        const auto after = move ? tablebase.probe(position->play(*move)) : std::nullopt;
        if (!after || after->outcome() != Outcome::loss)
            ++wrong;
        else
            ++(after->for_mover() == verdict ? shortest : longer);
    }
};

/// Plays White's moves from the table and Black's from the set solver, until mate.
Answer play_on(const table_1999::Answers& answers, const Tablebase& tablebase, const Position& start)
{
    constexpr int longest_game = 200;
    chess::PgnGame game{.tags = {}, .tree = chess::GameTree{start}};
    game.tags.set("Event", "The 1999 table against perfect defence");
    chess::GameTree::NodeId last = chess::GameTree::root;
    for (int ply = 0; ply < longest_game; ++ply) {
        const Position position = game.tree.node(last).position;
        std::optional<chess::Move> move;
        if (const auto pieces = table_1999::pieces_of(position))
            move = answers.winning_move(*pieces);
        else if (const auto best = tablebase.best_moves(position); !best.empty())
            move = best.front();
        if (!move)
            break;
        last = game.tree.add(last, *move);
    }
    game.result = result_of(game.tree.node(last).position);
    return to_pgn(game);
}

} // namespace

Answer write_table_1999(const std::string& file)
{
    const table_1999::Answers answers = table_1999::Answers::solve(table_1999::Passes::in_place);
    const auto written = table_1999::write_answers(answers, file);
    if (!written)
        return Refusal{ExitCode::failed,
                       printable(file, longest_file_name) + ": " + reason(written.error()) + '.'};
    return file_line(file, answers);
}

Answer verify_table_1999(const std::string& file)
{
    const auto answers = table_1999::read_answers(file);
    if (!answers)
        return refused(file, answers.error());
    const Tablebase tablebase = endgame::solve(endgame::kbnk);
    Comparison found;
    for (std::uint32_t number = 0; number < table_1999::arrangement_count; ++number)
        found.add(tablebase, *answers, table_1999::pieces_of(number));
    const std::string name = printable(file, longest_file_name);
    if (found.wrong > 0) {
        const std::string count = std::to_string(found.wrong);
        return Refusal{ExitCode::failed, name + " differs from the set solver in " + count + " answers."};
    }
    return file_line(file, *answers) + "moves on a shortest way\t" + std::to_string(found.shortest) +
           "\nmoves on a longer way\t" + std::to_string(found.longer) + "\ndrawn\t" +
           std::to_string(found.drawn) + "\nnot legal or mated\t" + std::to_string(found.not_legal) +
           "\nwrong\t" + std::to_string(found.wrong) + '\n';
}

Answer play_table_1999(const std::string& file, const Position& start)
{
    if (endgame::attacker_of(endgame::kbnk, start.board()) != Color::white)
        return Refusal{ExitCode::failed,
                       "The 1999 table covers only White's king, bishop and knight against the bare king."};
    const Tablebase tablebase = endgame::solve(endgame::kbnk);
    if (tablebase.probe(start)->is_draw())
        return Refusal{ExitCode::failed, "There is no line to mate: the position is drawn."};
    const auto answers = table_1999::read_answers(file);
    if (!answers)
        return refused(file, answers.error());
    return play_on(*answers, tablebase, start);
}

} // namespace console
