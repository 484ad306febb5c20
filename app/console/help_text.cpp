// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/help_text.h"

#include <CLI/CLI.hpp>
#include <vector>

namespace console {
namespace {

using Options = std::vector<const CLI::Option*>;
using Commands = std::vector<const CLI::App*>;

Options arguments_of(const CLI::App& app)
{
    return app.get_options([](const CLI::Option* option) { return option->get_positional(); });
}

Options options_of(const CLI::App& app)
{
    return app.get_options([](const CLI::Option* option) { return option->nonpositional(); });
}

Commands commands_of(const CLI::App& app)
{
    return app.get_subcommands([](const CLI::App*) { return true; });
}

bool is_repeated(const CLI::Option& argument)
{
    return argument.get_expected_max() > 1;
}

/// "FILE [FEN...]", each preceded by a space.
std::string usage_of(const Options& arguments)
{
    std::string usage;
    for (const CLI::Option* const argument : arguments) {
        const std::string word = argument->get_single_name() + (is_repeated(*argument) ? "..." : "");
        usage += argument->get_required() ? ' ' + word : " [" + word + ']';
    }
    return usage;
}

std::string usage_line(const CLI::App& app, const std::string& name)
{
    std::string line = "Usage: " + name;
    if (!options_of(app).empty())
        line += " [OPTIONS]";
    line += usage_of(arguments_of(app));
    if (!commands_of(app).empty())
        line += app.get_require_subcommand_min() > 0 ? " SUBCOMMAND" : " [SUBCOMMAND]";
    return line + '\n';
}

/// A term with its text in the second column, or below the term if that is too long.
std::string row(const std::string& term, const std::string& text)
{
    constexpr std::size_t column = 30;
    std::string row = "  " + term;
    if (row.size() >= column)
        row += '\n' + std::string(column, ' ');
    else
        row.resize(column, ' ');
    return row + text + '\n';
}

/// "-h,--help" or "--memory MIB".
std::string option_term(const CLI::Option& option)
{
    std::string term;
    for (const std::string& name : option.get_snames())
        term += (term.empty() ? "-" : ",-") + name;
    for (const std::string& name : option.get_lnames())
        term += (term.empty() ? "--" : ",--") + name;
    const std::string value = option.get_option_text();
    return value.empty() ? term : term + ' ' + value;
}

std::string argument_rows(const CLI::App& app)
{
    std::string rows;
    for (const CLI::Option* const argument : arguments_of(app)) {
        const std::string term = argument->get_single_name() + (is_repeated(*argument) ? " ..." : "");
        rows += row(term, argument->get_description());
    }
    return rows;
}

std::string option_rows(const CLI::App& app)
{
    std::string rows;
    for (const CLI::Option* const option : options_of(app))
        rows += row(option_term(*option), option->get_description());
    return rows;
}

std::string command_rows(const CLI::App& app)
{
    std::string rows;
    for (const CLI::App* const command : commands_of(app))
        rows += row(command->get_name(), command->get_description());
    return rows;
}

/// Rows under a heading; empty if there are no rows.
std::string section(const std::string& heading, const std::string& rows)
{
    return rows.empty() ? rows : '\n' + heading + ":\n" + rows;
}

} // namespace

std::string help_text(const CLI::App& app, const std::string& name)
{
    const std::string footer = app.get_footer();
    return app.get_description() + '\n' + usage_line(app, name) + section("Positionals", argument_rows(app)) +
           section("Options", option_rows(app)) + section("Subcommands", command_rows(app)) +
           (footer.empty() ? footer : '\n' + footer + '\n');
}

} // namespace console
