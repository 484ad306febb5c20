// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/command_line.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.h"
#include "console/answer.h"
#include "console/bench.h"
#include "console/best_line.h"
#include "console/course_check.h"
#include "console/engine.h"
#include "console/explain.h"
#include "console/games.h"
#include "console/help_text.h"
#include "console/judge_games.h"
#include "console/method_line.h"
#include "console/perft.h"
#include "console/position_text.h"
#include "console/probe.h"
#include "console/repertoire.h"
#include "console/solve.h"
#include "console/stats.h"
#include "console/table_1999.h"
#include "console/uci.h"
#include "console/words.h"
#include "endgame/material.h"
#include "endgame/table_folder.h"
#include "endgame/tablebase_store.h"
#include "trainer/repertoire/repertoire.h"

namespace console {
namespace {

/// A FEN may be quoted or consist of six words.
std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

/// "up to 4 pieces", the default limit of the tablebases.
std::string up_to_most_pieces()
{
    return "up to " + std::to_string(endgame::most_pieces) + " pieces";
}

/// "up to 4 pieces, with --pieces 5 up to 5".
std::string up_to_pieces_asked_for()
{
    const std::string most = std::to_string(endgame::most_pieces_on_request);
    return up_to_most_pieces() + ", with --pieces " + most + " up to " + most;
}

/// A command's options for the tablebases: the largest number of pieces, the folder of saved endings (empty
/// for no folder), and the memory limit of five-piece endings in MiB.
struct TableOptions {
    std::size_t most = endgame::most_pieces;
    std::string folder;
    std::optional<std::size_t> mebibytes;
};

/// Adds a command's options for the storage of five-piece endings.
void add_room(CLI::App& command, TableOptions& options)
{
    command
        .add_option("--memory", options.mebibytes,
                    "Limit the memory of five-piece tables; the least recently used are evicted")
        ->option_text("MIB")
        ->check(CLI::Range(std::size_t{0}, most_mebibytes));
    command
        .add_option("--tables", options.folder,
                    "Save solved five-piece endings in this folder, and load them from there")
        ->option_text("FOLDER");
}

/// Adds a command's options for the tablebases.
std::shared_ptr<TableOptions> add_table_options(CLI::App& command)
{
    auto options = std::make_shared<TableOptions>();
    command
        .add_option(
            "--pieces", options->most,
            "Solve endings with up to this many pieces; a five-piece ending takes seconds or minutes, and "
            "hundreds of MiB or a few GiB")
        ->option_text(std::to_string(endgame::most_pieces) + "|" +
                      std::to_string(endgame::most_pieces_on_request))
        ->check(CLI::Range(endgame::most_pieces, endgame::most_pieces_on_request));
    add_room(command, *options);
    return options;
}

/// Performs an action with tablebases, and reports an ending that could not be saved.
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

/// Performs an action with the position of a FEN, if it is valid.
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
        "probe", "Read FENs from standard input, one per line, and print the result of each position.");
    command->footer(
        "For each input line, one output line of four tab-separated fields:\n"
        "  the FEN as read\n"
        "  win, draw or loss for the side to move, or illegal, unreadable or unknown\n"
        "  the plies to mate, or - for a draw; for the last three, the reason\n"
        "  the best moves in coordinate notation, separated by spaces\n"
        "The result is known for every position of " +
        up_to_pieces_asked_for() +
        ", without castling rights. Results count moves to mate and ignore the fifty-move rule. Each\n"
        "ending is solved in memory when it is first needed; if there is not enough memory, its positions\n"
        "are unknown. With --tables, a five-piece ending is solved once and then loaded from its file.");
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
        "explain",
        "Read FENs from standard input, one per line, and explain each position and its best moves.");
    command->footer(explain_help);
    const auto is_all = std::make_shared<bool>(false);
    command->add_flag("--all", *is_all, "Explain every move, including what it gives up");
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
    CLI::App* const command = app.add_subcommand("perft", "Count the leaf nodes of the tree of legal moves.");
    command->add_option("DEPTH", options->depth, "The depth in plies")
        ->required()
        ->check(CLI::Range(0, deepest));
    command->add_option("FEN", options->fen, "The position (default: the initial position)");
    command->add_flag("--divide", options->is_divided, "Also print the count for each move");
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
        "Every placement of the pieces counts, including all mirror images; two pieces of the same kind\n"
        "count in both orders. A placement is legal if the pieces are on different squares, the kings are\n"
        "not adjacent, no pawn is on the first or last rank and the side not to move is not in check.\n"
        "There are no castling or en passant rights. The attacker is White, whose pieces are named first;\n"
        "if Black has pieces too, Black's wins have their own rows and column.\n\n"
        "With --positions, lists follow, each with its number of positions: the longest mates, the winner\n"
        "to move, and the reciprocal zugzwangs. The side to move loses; the last field states if the other\n"
        "side draws or loses if it has to move. Of positions that are mirror images of each other, one is\n"
        "listed.");
    const auto with_positions = std::make_shared<bool>(false);
    command->add_flag("--positions", *with_positions,
                      "Also list the longest mates and the reciprocal zugzwangs");
    const auto options = add_table_options(*command);
    command->callback([&run, ending, with_positions, options] {
        run = [ending, with_positions, options] {
            return with_tables(*options, [&](endgame::TablebaseStore& tables) {
                return stats(*ending, tables, *with_positions);
            });
        };
    });
}

void add_solve(CLI::App& app, Run& run)
{
    const auto ending = std::make_shared<std::string>();
    CLI::App* const command = app.add_subcommand(
        "solve", "Solve an ending of up to " + std::to_string(endgame::most_pieces_on_request) +
                     " pieces and report the time and memory used.");
    command->add_option("ENDING", *ending, "The pieces of the ending, White's first: KRBKR, KRPKR")
        ->required();
    command->footer(
        "Tab-separated fields: the name above a column for each side to move, the longest mates as in\n"
        "stats, then the elapsed time and the processor time in seconds, and the memory in MiB that the\n"
        "tables of the ending and of the endings it leads to keep, and the peak memory of the program. On\n"
        "a terminal a progress line names the ending being solved; for an ending that takes minutes, the\n"
        "expected time and memory are printed first. Solving does not start if there is not enough\n"
        "memory. With --tables, an ending that has been solved before is loaded from its files, which do\n"
        "not count as memory kept.");
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
                      "Mate with bishop and knight by the method, looking four moves ahead; comments name "
                      "the field and the positions known by heart");
    command->footer("The line is the shortest to mate, or a longer one if only that wins under the "
                    "fifty-move rule. With\n"
                    "--pieces 5 a comment marks the point where a draw could be claimed under that rule.");
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

/// The rules of what `repertoire` prints.
std::string repertoire_footer()
{
    return "The side that wins learns. In a drawn position, the side with less material learns to hold the\n"
           "draw; with equal material, the side to move.\n"
           "For each position, one line of four tab-separated fields:\n"
           "  the FEN\n"
           "  the move to know, in coordinate notation\n"
           "  the moves to mate with best play; 0 if the position is drawn\n"
           "  the number of legal replies\n"
           "After every reply the position is one of those listed, or its image by rotation or reflection, "
           "until\n"
           "mate, or a capture by either side or a promotion by the learner, which lead to another ending "
           "with "
           "the\n"
           "same result; or until the learner may capture or promote with that result, which need not be "
           "known "
           "by\n"
           "heart. If the draw is to be held, a line also ends with stalemate or the opponent's mistake. A "
           "draw\n"
           "that takes too many positions is held against every threat only: checks, pawn moves, replies to "
           "a\n"
           "check, and moves after which passing, or at least half of the moves, would lose. A win\n"
           "never goes in circles. The set is as small as some seconds of search can make it, and never "
           "larger "
           "if\n"
           "moves may be slower. The last line on standard error states the number of positions and, of a "
           "win,\n"
           "the longest line and the moves to mate.\n"
           "The position may have " +
           up_to_pieces_asked_for() + ".";
}

void add_repertoire(CLI::App& app, Run& run)
{
    struct Options {
        std::vector<std::string> fen;
        RepertoireRequest request;
    };
    constexpr int slowest = 99;
    const auto options = std::make_shared<Options>();
    CLI::App* const command = app.add_subcommand(
        "repertoire", "List the positions to know by heart, with one move each, to win or to hold the draw.");
    command->add_option("FEN", options->fen, "The position; either side may be to move")->required();
    command
        ->add_option(
            "--slower", options->request.slower,
            "The moves that each move may be slower than the best one to win (default: 1; more than " +
                std::to_string(trainer::repertoire::most_slower) + " are taken as " +
                std::to_string(trainer::repertoire::most_slower) + ")")
        ->option_text("MOVES")
        ->check(CLI::Range(0, slowest));
    command->add_flag("--hold", options->request.is_held, "Fail unless the position is a draw, to be held");
    command->add_flag("--course", options->request.is_course,
                      "Write a course in PGN that asks for each move");
    command->footer(repertoire_footer());
    const auto table_options = add_table_options(*command);
    command->callback([&run, options, table_options] {
        run = [options, table_options] {
            return with_position(options->fen, [&](const chess::Position& position) {
                return with_tables(*table_options, [&](endgame::TablebaseStore& tables) {
                    return repertoire(position, options->request, tables, complain);
                });
            });
        };
    });
}

void add_judge(CLI::App& app, Run& run)
{
    const auto file = std::make_shared<std::string>();
    CLI::App* const command =
        app.add_subcommand("judge", "Annotate the games of a PGN file with the results of the endings.");
    command->add_option("FILE", *file, "The PGN file; - for standard input")->required();
    command->footer(
        "After every move into an ending of " + up_to_pieces_asked_for() +
        ",\n[%eval #5] gives the moves to mate, positive for White and negative for Black, or\n"
        "[%eval 0.00] a draw. A move that throws the win or the draw away gets $4, a move that wastes five\n"
        "moves or more gets $6, and a comment says how many moves are wasted. The moves to mate ignore the\n"
        "fifty-move rule, but a move that loses the win to it throws the win away. Anything unreadable is\n"
        "skipped and reported on standard error with its game, line and column; the exit code is then 1.");
    const auto options = add_table_options(*command);
    command->callback([&run, file, options] {
        run = [file, options] {
            return with_tables(*options, [&](endgame::TablebaseStore& tables) {
                return judge_games(*file, STDOUT_FILENO, tables, complain);
            });
        };
    });
}

void add_games(CLI::App& app, Run& run)
{
    const auto request = std::make_shared<GamesRequest>();
    CLI::App* const command = app.add_subcommand(
        "games", "Report how the endings in the games of a PGN file were played, for one player.");
    command->add_option("FILE", request->file, "The PGN file; - for standard input")->required();
    CLI::Option* const player =
        command
            ->add_option("--player", request->players,
                         "Report only games of this player, small and capital letters "
                         "alike; give it again for another name")
            ->option_text("NAME")
            ->expected(1)
            ->take_all();
    const auto is_csv = std::make_shared<bool>(false);
    const auto is_summary = std::make_shared<bool>(false);
    CLI::Option* const csv =
        command->add_flag("--csv", *is_csv, "Print comma-separated values with a line of names");
    command->add_flag("--summary", *is_summary, "Print totals for each ending instead of the games")
        ->needs(player)
        ->excludes(csv);
    command->footer(games_help);
    const std::shared_ptr<TableOptions> options = add_table_options(*command);
    command->callback([&run, request, is_csv, is_summary, options] {
        request->form = *is_csv ? GamesForm::csv : *is_summary ? GamesForm::summary : GamesForm::lines;
        run = [request, options] {
            return with_tables(*options, [&](endgame::TablebaseStore& tables) {
                return report_games(*request, STDOUT_FILENO, tables, complain);
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
        "Each game is a page; games with the same ChapterName form a chapter. The Task tag sets the\n"
        "reader's task: read (the default), find (the moves of the side that moves first), recall N (the\n"
        "same by heart: others that are at most N moves slower are not wrong), play N (mate within N\n"
        "moves), win N (promote a pawn within N moves, or leave a bare king against a queen or a rook),\n"
        "hold N (hold the draw for N moves) or squares a1 h8 (select them). A comment can make claims\n"
        "about its position or the move to it: [%assert mate 18], draw, checkmate, stalemate, stage w,\n"
        "best, only, cost 3, throws or keeps; about other moves: best Ka7 Kb7 or keeps Ka7; about a piece\n"
        "elsewhere: draw with Ra2 or white wins with ka8; and about squares: covers Bb8 kd6. So do the\n"
        "tasks play, win and hold about the start of the page. Claims about endings of five pieces need "
        "--pieces 5. For each page, one line of five\n"
        "tab-separated fields: the chapter, its name, the page, the task and the number of positions. "
        "Errors,\n"
        "and claims that cannot be checked, are reported on standard error with chapter, page and move; the\n"
        "exit code is then 1, and no pages are listed.");
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
        "bench", "Print a signature that is the same on every machine, then timings for this machine.");
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
        app.add_subcommand("table1999", "The answers of the 1999 solver as a file of 16 MiB.")
            ->require_subcommand(1);
    const auto add = [&](const char* name, const char* description) {
        CLI::App* const part = command->add_subcommand(name, description);
        part->add_option("FILE", options->file, "The file")->required();
        return part;
    };
    add("write", "Solve the ending as in 1999 and write the file.")->callback([&run, options] {
        run = [options] { return write_table_1999(options->file); };
    });
    add("verify", "Read the file and compare every answer with those of the other solver.")
        ->callback([&run, options] { run = [options] { return verify_table_1999(options->file); }; });
    CLI::App* const play = add("play", "Play White's moves from the file against perfect defence.");
    play->add_option("FEN", options->fen, "The position (default: one of the longest mates)");
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
    app.set_version_flag("--version", "Right Corner " RIGHTCORNER_VERSION, "Print the version and exit");
    app.set_help_flag("-h,--help", "Print this text and exit");
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
    add_repertoire(app, run);
    add_judge(app, run);
    add_games(app, run);
    add_course(app, run);
    add_table_1999(app, run);
    add_bench(app, run);
    // Commands inherit the footer set before they are added.
    app.footer(
        "Without a command it is a UCI chess engine. It plays every ending of " + up_to_most_pieces() +
        " perfectly,\n"
        "solving it on demand, and all other positions by general principles. The UCI option Player selects\n"
        "another way of playing: Natural, Slips, Method (mates with bishop and knight by the method, as\n"
        "line --method does) or RuleOfThumb. With the option Pieces set to 5 it also solves five-piece\n"
        "endings, saves them in the folder given by the option Tables, and limits their memory to the MiB\n"
        "given by the option Memory. With the option MultiPV it reports several lines. After an illegal\n"
        "position it answers every go with \"bestmove 0000\" until a legal one follows.\n"
        "Exit codes: 0 success, 1 failure, 2 invalid command line.");
}

/// Describes what is wrong with a command line; names the commands if it begins with an unknown one.
std::string usage_sentence(const CLI::ParseError& error, const CLI::App& app, std::string_view first)
{
    constexpr std::size_t longest_word = 40;
    constexpr std::string_view see_help = " (See --help.)";
    if (first.empty() || first.starts_with('-') || !app.get_subcommands().empty())
        return error.what() + std::string{see_help};
    std::string names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        names += (names.empty() ? "" : ", ") + command->get_name();
    return "“" + printable(first, longest_word) + "” is not a command; commands are " + names + "." +
           std::string{see_help};
}

} // namespace

chess::Result<Run, Refusal> read_command_line(int argc, const char* const* argv)
{
    CLI::App app{"Right Corner on the console: all endings of " + up_to_most_pieces() + ".",
                 "rightcorner-cli"};
    Run run = [] { return run_uci(STDIN_FILENO, STDOUT_FILENO); };
    try {
        // A path that begins with a slash is a path on Windows too.
        app.allow_windows_style_options(false);
        add_commands(app, run);
        app.parse(argc, argv);
        return run;
    } catch (const CLI::Success& asked_for_text) {
        std::ostringstream text;
        app.exit(asked_for_text, text);
        return Run{[said = text.str()] { return said; }};
    } catch (const CLI::ParseError& error) {
        return Refusal{ExitCode::usage, usage_sentence(error, app, argc > 1 ? argv[1] : "")};
    }
}

void complain(const std::string& sentence)
{
    std::cerr << "rightcorner-cli: " << sentence << '\n';
}

} // namespace console
