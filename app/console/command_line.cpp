// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/command_line.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "chess/position.h"
#include "console/answer.h"
#include "console/bench.h"
#include "console/best_line.h"
#include "console/course_check.h"
#include "console/engine.h"
#include "console/explain.h"
#include "console/help_text.h"
#include "console/judge_games.h"
#include "console/method_line.h"
#include "console/perft.h"
#include "console/position_text.h"
#include "console/probe.h"
#include "console/solve.h"
#include "console/stats.h"
#include "console/table_1999.h"
#include "console/uci.h"
#include "console/words.h"
#include "endgame/material.h"
#include "endgame/table_folder.h"
#include "endgame/tablebase_store.h"

namespace console {
namespace {

/// A FEN may stand in quotes or as six words.
std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

/// What the tables know: "up to 4 pieces".
std::string up_to_most_pieces()
{
    return "up to " + std::to_string(endgame::most_pieces) + " pieces";
}

/// What they know if they are told to: "up to 4 pieces, with --pieces 5 up to 5".
std::string up_to_pieces_asked_for()
{
    const std::string most = std::to_string(endgame::most_pieces_on_request);
    return up_to_most_pieces() + ", with --pieces " + most + " up to " + most;
}

/// What a command is told of the tables: up to how many pieces they know, the folder that keeps them, empty
/// if none does, and the MiB that those of five pieces may take.
struct TableOptions {
    std::size_t most = endgame::most_pieces;
    std::string folder;
    std::optional<std::size_t> mebibytes;
};

/// Adds to a command the options that say where tables of five pieces are kept.
void add_room(CLI::App& command, TableOptions& options)
{
    command
        .add_option("--memory", options.mebibytes,
                    "Let endings of five pieces take so much memory together; those used last stay")
        ->option_text("MIB")
        ->check(CLI::Range(std::size_t{0}, most_mebibytes));
    command
        .add_option("--tables", options.folder,
                    "Keep solved endings of five pieces in this folder, and take them from there")
        ->option_text("FOLDER");
}

/// Adds to a command the options that tell it of the tables.
std::shared_ptr<TableOptions> add_table_options(CLI::App& command)
{
    auto options = std::make_shared<TableOptions>();
    command
        .add_option(
            "--pieces", options->most,
            "Solve endings of up to so many pieces; one of five takes seconds or minutes, and hundreds "
            "of MiB or some GiB")
        ->option_text(std::to_string(endgame::most_pieces) + "|" +
                      std::to_string(endgame::most_pieces_on_request))
        ->check(CLI::Range(endgame::most_pieces, endgame::most_pieces_on_request));
    add_room(command, *options);
    return options;
}

/// What an action does with tables; says as well what could not be kept of them.
template <typename Action>
Answer with_tables(const TableOptions& options, Action action)
{
    endgame::TablebaseStore tables{options.most};
    if (!options.folder.empty())
        tables.set_folder(endgame::TableFolder{options.folder});
    if (options.mebibytes)
        tables.set_memory_limit(*options.mebibytes << 20U);
    Answer answer = action(tables);
    if (tables.not_kept())
        complain(not_kept_sentence(*tables.not_kept(), options.folder));
    return answer;
}

/// What to do with the position of a FEN, if there is one.
template <typename Action>
Answer with_position(const std::vector<std::string>& words, Action action)
{
    const auto position = read_position(joined(words));
    if (!position)
        return Refusal{ExitCode::failed, position.error()};
    return action(*position);
}

void add_probe(CLI::App& app, Run& run)
{
    CLI::App* const command = app.add_subcommand(
        "probe", "Read FENs from standard input, one per line, and say what is known of each.");
    command->footer(
        "For each line one line of four fields, separated by tabs:\n"
        "  the FEN as read\n"
        "  win, draw or loss for the side to move, or illegal, unreadable or unknown\n"
        "  the plies to mate, or - for a draw; for the last three the reason\n"
        "  the best moves in coordinate form, separated by blanks\n"
        "Known is every position of " +
        up_to_pieces_asked_for() +
        ", in which nobody may castle, with\n"
        "en passant and all promotions. Values are by best play to mate, without the fifty-move rule. Each\n"
        "ending is solved in memory when its first position comes, unless the memory does not suffice: that\n"
        "makes it unknown. With --tables one of five pieces is solved once, and read from its file later.");
    const auto options = add_table_options(*command);
    command->callback([&run, options] {
        run = [options] {
            return with_tables(*options, [](endgame::TablebaseStore& tables) {
                return probe(STDIN_FILENO, STDOUT_FILENO, tables);
            });
        };
    });
}

void add_explain(CLI::App& app, Run& run)
{
    CLI::App* const command = app.add_subcommand(
        "explain", "Read FENs from standard input, one per line, and say what each is about and why its best "
                   "moves are best.");
    command->footer(explain_help);
    const auto is_all = std::make_shared<bool>(false);
    command->add_flag("--all", *is_all, "Explain every move, and what it lets go");
    const auto options = add_table_options(*command);
    command->callback([&run, is_all, options] {
        run = [is_all, options] {
            return with_tables(*options, [&](endgame::TablebaseStore& tables) {
                return explain(STDIN_FILENO, STDOUT_FILENO,
                               *is_all ? ExplainedMoves::all : ExplainedMoves::best, tables);
            });
        };
    });
}

void add_perft(CLI::App& app, Run& run)
{
    struct Options {
        int depth = 0;
        std::vector<std::string> fen;
        bool is_divided = false;
    };
    constexpr int deepest = 99;
    const auto options = std::make_shared<Options>();
    CLI::App* const command = app.add_subcommand("perft", "Count the leaves of the tree of legal moves.");
    command->add_option("DEPTH", options->depth, "How many plies deep")
        ->required()
        ->check(CLI::Range(0, deepest));
    command->add_option("FEN", options->fen, "The position; the initial position if left out");
    command->add_flag("--divide", options->is_divided, "Count for each move too");
    command->callback([&run, options] {
        run = [options] {
            const auto count = [&](const chess::Position& position) {
                return perft_text(position, options->depth, options->is_divided);
            };
            return options->fen.empty() ? count(chess::Position::initial())
                                        : with_position(options->fen, count);
        };
    });
}

void add_stats(CLI::App& app, Run& run)
{
    const auto ending = std::make_shared<std::string>();
    CLI::App* const command = app.add_subcommand(
        "stats", "Count the positions of an ending by result and by plies to mate, White attacking.");
    command->add_option("ENDING", *ending, "The pieces of the ending, White's first: KBNK, KQKR, KPK")
        ->required();
    command->footer(
        "Every placement of the pieces counts: in all mirrors of the board, and two pieces of one kind "
        "count\n"
        "in both orders. Legal is one with the pieces on different squares, the kings apart, no pawn on\n"
        "the first or last rank and the side not to move not in check. Nobody may castle or take in\n"
        "passing. The attacker is White, whose pieces are named first; where Black has pieces too, what "
        "Black\n"
        "wins has rows and a column of its own.");
    const auto options = add_table_options(*command);
    command->callback([&run, ending, options] {
        run = [ending, options] {
            return with_tables(*options,
                               [&](endgame::TablebaseStore& tables) { return stats(*ending, tables); });
        };
    });
}

void add_solve(CLI::App& app, Run& run)
{
    const auto ending = std::make_shared<std::string>();
    CLI::App* const command = app.add_subcommand(
        "solve", "Solve an ending of up to " + std::to_string(endgame::most_pieces_on_request) +
                     " pieces and say what it takes.");
    command->add_option("ENDING", *ending, "The pieces of the ending, White's first: KRBKR, KRPKR")
        ->required();
    command->footer(
        "Fields separated by tabs: the name over a column for each side to move, the longest mates as stats\n"
        "has them, then the seconds on the clock and of processor time, and the MiB that the ending and all\n"
        "it turns into keep and that the program took at its peak. On a terminal a line tells what is being\n"
        "solved; of an ending that takes minutes it is said first how many, and how much memory. An ending\n"
        "is not begun if there is not enough. With --tables it is read from its files if it has been solved\n"
        "before; what is read from files is not counted as kept.");
    const auto options = std::make_shared<TableOptions>(
        TableOptions{.most = endgame::most_pieces_on_request, .folder = {}, .mebibytes = {}});
    add_room(*command, *options);
    command->callback([&run, ending, options] {
        run = [ending, options] {
            return with_tables(
                *options, [&](endgame::TablebaseStore& tables) { return solve(*ending, tables, complain); });
        };
    });
}

void add_line(CLI::App& app, Run& run)
{
    struct Options {
        std::vector<std::string> fen;
        bool is_by_method = false;
    };
    const auto options = std::make_shared<Options>();
    CLI::App* const command =
        app.add_subcommand("line", "Write an optimal line to mate as a PGN game, from any position of " +
                                       up_to_pieces_asked_for() + ".");
    command->add_option("FEN", options->fen, "The position")->required();
    command->add_flag("--method", options->is_by_method,
                      "Bishop and knight mate by goals, looking four moves ahead; comments tell the pen");
    command->footer(
        "The line is the best by the moves to mate, without the fifty-move rule. With --pieces 5 a comment\n"
        "tells where that rule would let a draw be claimed.");
    const auto table_options = add_table_options(*command);
    command->callback([&run, options, table_options] {
        run = [options, table_options] {
            return with_position(options->fen, [&](const chess::Position& position) {
                return options->is_by_method
                           ? method_line(position)
                           : with_tables(*table_options, [&](endgame::TablebaseStore& tables) {
                                 return best_line(position, tables);
                             });
            });
        };
    });
}

void add_judge(CLI::App& app, Run& run)
{
    const auto file = std::make_shared<std::string>();
    CLI::App* const command = app.add_subcommand(
        "judge", "Write the games of a PGN file back with what the tables know of their moves.");
    command->add_option("FILE", *file, "The PGN file; - for standard input")->required();
    command->footer(
        "Behind every move into an ending of " + up_to_pieces_asked_for() +
        ",\nstands [%eval #5], the moves to mate,\n" +
        "White's mate positive and Black's negative, or [%eval 0.00] for a draw; behind a move that throws\n"
        "the win or the draw away $4, behind one that costs five moves or more $6, and in words what a move\n"
        "costs. Values are by best play to mate, without the fifty-move rule. What cannot be read is left\n"
        "out, and said on standard error with its game, line and column; the exit code is 1 then.");
    const auto options = add_table_options(*command);
    command->callback([&run, file, options] {
        run = [file, options] {
            return with_tables(*options, [&](endgame::TablebaseStore& tables) {
                return judge_games(*file, STDOUT_FILENO, tables, complain);
            });
        };
    });
}

void add_course(CLI::App& app, Run& run)
{
    const auto file = std::make_shared<std::string>();
    CLI::App* const command =
        app.add_subcommand("course", "Read a PGN file as a course, list its pages and check its claims.");
    command->add_option("FILE", *file, "The PGN file; - for standard input")->required();
    command->footer(
        "A page is a game, a chapter the games with one ChapterName. The tag Task says what the reader "
        "does:\n"
        "read (so without one), find (the moves of the side that moves first), play N (mate within N "
        "moves),\n"
        "hold N (the draw, for N moves) or squares a1 h8 (point at them). A comment may carry claims about\n"
        "the position it stands at or the move to it: [%assert mate 18], draw, checkmate, stalemate,\n"
        "stage w, best, only, cost 3 or throws. For each page one line of five fields, separated by tabs: "
        "the\n"
        "chapter, its name, the page, the task and the positions. What is wrong is said on standard error\n"
        "with chapter, page and move; the exit code is 1 then, and nothing is listed.");
    const std::shared_ptr<TableOptions> options = add_table_options(*command);
    command->callback([&run, file, options] {
        run = [file, options] {
            return with_tables(*options, [&](endgame::TablebaseStore& tables) {
                return course_check(*file, tables, complain);
            });
        };
    });
}

void add_bench(CLI::App& app, Run& run)
{
    CLI::App* const command = app.add_subcommand(
        "bench", "Print a signature that is the same on every machine, then how long things take here.");
    command->callback([&run] { run = bench; });
}

void add_table_1999(CLI::App& app, Run& run)
{
    struct Options {
        std::string file;
        std::vector<std::string> fen;
    };
    const auto options = std::make_shared<Options>();
    CLI::App* const command =
        app.add_subcommand("table1999", "The 1999 solver's answers as a file of 16 MiB.")
            ->require_subcommand(1);
    const auto add = [&](const char* name, const char* description) {
        CLI::App* const part = command->add_subcommand(name, description);
        part->add_option("FILE", options->file, "The file")->required();
        return part;
    };
    add("write", "Solve the ending as in 1999 and write the file.")->callback([&run, options] {
        run = [options] { return write_table_1999(options->file); };
    });
    add("verify", "Read the file and compare every answer with the other solver.")->callback([&run, options] {
        run = [options] { return verify_table_1999(options->file); };
    });
    CLI::App* const play = add("play", "Play White's moves from the file against perfect defence.");
    play->add_option("FEN", options->fen, "The position; one of the longest mates if left out");
    play->callback([&run, options] {
        run = [options] {
            const auto with_file = [&](const chess::Position& position) {
                return play_table_1999(options->file, position);
            };
            if (options->fen.empty())
                return with_file(*read_position(longest_mate));
            return with_position(options->fen, with_file);
        };
    });
}

void add_commands(CLI::App& app, Run& run)
{
    app.set_version_flag("--version", "Right Corner " RIGHTCORNER_VERSION, "Print the version and end");
    app.set_help_flag("-h,--help", "Print this text and end");
    app.require_subcommand(0, 1);
    app.formatter_fn([](const CLI::App* asked, const std::string& name, CLI::AppFormatMode) {
        return help_text(*asked, name);
    });
    add_probe(app, run);
    add_explain(app, run);
    add_perft(app, run);
    add_stats(app, run);
    add_solve(app, run);
    add_line(app, run);
    add_judge(app, run);
    add_course(app, run);
    add_table_1999(app, run);
    add_bench(app, run);
    // Commands take over the footer that is there when they are added.
    app.footer(
        "Without a command it is a UCI chess engine. It plays every ending of " + up_to_most_pieces() +
        " perfectly,\n"
        "solving it when its first position comes, and all else by the rule of thumb. Its option Player\n"
        "makes it play otherwise: Natural, Slips, Method (mates with bishop and knight by the method, as\n"
        "line --method does) or RuleOfThumb. With its option Pieces at 5 it solves endings of five pieces "
        "too,\n"
        "keeps them in the folder that its option Tables names, and lets them take the MiB that its option\n"
        "Memory allows.\n"
        "Exit codes: 0 done, 1 something failed, 2 the command line was not understood.");
}

} // namespace

chess::Result<Run, Refusal> read_command_line(int argc, const char* const* argv)
{
    CLI::App app{"Right Corner on the console: all endings of " + up_to_most_pieces() + ".",
                 "rightcorner-cli"};
    Run run = [] { return run_uci(STDIN_FILENO, STDOUT_FILENO); };
    try {
        add_commands(app, run);
        app.parse(argc, argv);
        return run;
    } catch (const CLI::Success& asked_for_text) {
        std::ostringstream text;
        app.exit(asked_for_text, text);
        return Run{[said = text.str()] { return said; }};
    } catch (const CLI::ParseError& error) {
        return Refusal{ExitCode::usage, std::string{error.what()} + " (--help tells more.)"};
    }
}

void complain(const std::string& sentence)
{
    std::cerr << "rightcorner-cli: " << sentence << '\n';
}

} // namespace console
