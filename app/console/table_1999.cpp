// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/table_1999.h"

#include <cstdint>
#include <optional>

#include "console/pgn_moves.h"
#include "console/words.h"
#include "endgame/answers_1999.h"
#include "endgame/answers_1999_file.h"
#include "endgame/tablebase.h"

namespace console {

namespace {

using chess::Color;
using chess::Position;
using chess::Role;
using endgame::Answers1999;
using endgame::Answers1999FileError;
using endgame::Outcome;
using endgame::Tablebase;

constexpr std::size_t longest_file_name = 4096;

std::string reason(Answers1999FileError error)
{
    switch (error) {
    case Answers1999FileError::unreadable:
        return "it cannot be read, or is no plain file";
    case Answers1999FileError::truncated:
        return "it is shorter than 16 MiB";
    case Answers1999FileError::oversized:
        return "it is longer than 16 MiB";
    case Answers1999FileError::altered:
        return "its content is not what the solver finds";
    case Answers1999FileError::unwritable:
        return "it cannot be written; what stood there before is untouched";
    }
    return {};
}

Refusal refused(const std::string& file, Answers1999FileError error)
{
    return {ExitCode::failed,
            printable(file, longest_file_name) + " is no table of 1999: " + reason(error) + '.'};
}

std::string file_line(const std::string& file, const Answers1999& answers)
{
    return "file\t" + printable(file, longest_file_name) + "\nbytes\t" +
           std::to_string(answers.bytes().size()) + "\nCRC-32\t" +
           std::to_string(endgame::checksum_1999(answers.bytes())) + '\n';
}

/// The position of an arrangement with White to move, if it can be one.
std::optional<Position> position_of(const endgame::Men1999& men)
{
    chess::Setup setup;
    setup.board.put(men.white_king, {Color::white, Role::king});
    setup.board.put(men.white_knight, {Color::white, Role::knight});
    setup.board.put(men.white_bishop, {Color::white, Role::bishop});
    setup.board.put(men.black_king, {Color::black, Role::king});
    if (setup.board.occupied().size() != 4)
        return std::nullopt;
    const auto position = Position::from(setup);
    return position ? std::optional{*position} : std::nullopt;
}

/// How the answers stand to what the set solver knows.
struct Comparison {
    std::uint64_t not_legal = 0; // 0, or 30 where Black is mated already
    std::uint64_t shortest = 0;
    std::uint64_t longer = 0;
    std::uint64_t drawn = 0;
    std::uint64_t wrong = 0;

    void add(const Tablebase& tablebase, const Answers1999& answers, const endgame::Men1999& men)
    {
        const std::uint8_t answer = answers.at(men);
        const bool has_no_move =
            answer == endgame::answer_1999::invalid || answer == endgame::answer_1999::mated;
        const std::optional<Position> position = position_of(men);
        if (!position) {
            ++(has_no_move ? not_legal : wrong);
            return;
        }
        const endgame::Verdict verdict = *tablebase.probe(*position);
        if (verdict.is_draw()) {
            ++(answer == endgame::answer_1999::draw ? drawn : wrong);
            return;
        }
        const std::optional<chess::Move> move = answers.winning_move(men);
        const auto after = move ? tablebase.probe(position->play(*move)) : std::nullopt;
        if (!after || after->outcome() != Outcome::loss)
            ++wrong;
        else
            ++(after->for_mover() == verdict ? shortest : longer);
    }
};

/// The moves of White from the table and of Black from the set solver, until mate.
Answer play_on(const Answers1999& answers, const Tablebase& tablebase, const Position& start)
{
    constexpr int longest_game = 200;
    PgnMoves game{start};
    for (int ply = 0; ply < longest_game && !is_checkmate(game.position()); ++ply) {
        const Position& position = game.position();
        std::optional<chess::Move> move;
        if (const auto men = endgame::men_1999(position))
            move = answers.winning_move(*men);
        else if (const auto best = tablebase.best_moves(position); !best.empty())
            move = best.front();
        if (!move)
            break;
        game.play(*move);
    }
    return game.text() + '\n';
}

} // namespace

Answer write_table_1999(const std::string& file)
{
    const Answers1999 answers = Answers1999::solve(endgame::Passes1999::in_place);
    const auto written = write_answers_1999(answers, file);
    if (!written)
        return Refusal{ExitCode::failed,
                       printable(file, longest_file_name) + ": " + reason(written.error()) + '.'};
    return file_line(file, answers);
}

Answer verify_table_1999(const std::string& file)
{
    const auto answers = endgame::read_answers_1999(file);
    if (!answers)
        return refused(file, answers.error());
    const Tablebase tablebase = Tablebase::solve(endgame::kbnk);
    Comparison found;
    for (std::uint32_t number = 0; number < endgame::arrangements_1999; ++number)
        found.add(tablebase, *answers, endgame::men_1999(number));
    const std::string name = printable(file, longest_file_name);
    if (found.wrong > 0) {
        const std::string count = std::to_string(found.wrong);
        return Refusal{ExitCode::failed, name + " contradicts the set solver in " + count + " answers."};
    }
    return file_line(file, *answers) + "moves on a shortest way\t" + std::to_string(found.shortest) +
           "\nmoves on a longer way\t" + std::to_string(found.longer) + "\ndrawn\t" +
           std::to_string(found.drawn) + "\nnot legal or mated\t" + std::to_string(found.not_legal) +
           "\nwrong\t" + std::to_string(found.wrong) + '\n';
}

Answer play_table_1999(const std::string& file, const Position& start)
{
    if (endgame::kbnk_attacker(start.board()) != Color::white)
        return Refusal{ExitCode::failed, "The table of 1999 knows only king, bishop and knight of White's."};
    const Tablebase tablebase = Tablebase::solve(endgame::kbnk);
    if (tablebase.probe(start)->is_draw())
        return Refusal{ExitCode::failed, "There is no line to mate: the position is drawn."};
    const auto answers = endgame::read_answers_1999(file);
    if (!answers)
        return refused(file, answers.error());
    return play_on(*answers, tablebase, start);
}

} // namespace console
