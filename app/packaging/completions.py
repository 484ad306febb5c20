# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes the completion script of a program for a shell, generated from its --help texts.

    completions.py PROGRAM bash|zsh|fish OUTPUT
"""

import sys
from pathlib import Path

import help_text

LICENCE = "# SPDX-License-Identifier: GPL-3.0-or-later\n"


def quoted(text):
    """Quotes a text as one word of a shell."""
    return "'" + text.replace("'", "'\\''") + "'"


def takes_file(entry):
    return entry.names == ["FILE"]


def takes_folder(option):
    return option.term.endswith(" FOLDER")


def path_of(command):
    """Returns the words of a command after the name of the program."""
    return " ".join(command.words[1:])


def option_names(command):
    return [name for option in command.options for name in option.names]


def bash_values(program):
    """Yields the case that completes the values of options with fixed values."""
    values = {name: option.values for command in help_text.all_commands(program) for option in command.options
              if option.values for name in option.names}
    folders = sorted({name for command in help_text.all_commands(program) for option in command.options
                      if takes_folder(option) for name in option.names})
    if values or folders:
        yield "    case ${COMP_WORDS[COMP_CWORD - 1]} in"
        for name, words in values.items():
            yield f'        {name}) mapfile -t COMPREPLY < <(compgen -W "{" ".join(words)}" -- "$word"); return ;;'
        if folders:
            yield (f"        {'|'.join(folders)}) compopt -o filenames; "
                   'mapfile -t COMPREPLY < <(compgen -d -- "$word"); return ;;')
        yield "    esac"


def bash(program):
    function = "_" + program.words[0].replace("-", "_")
    commands = list(help_text.all_commands(program))
    yield LICENCE + f"{function}() {{"
    yield '    local word=${COMP_WORDS[COMP_CWORD]} path= words= i'
    yield "    for ((i = 1; i < COMP_CWORD; i++)); do"
    yield '        case "$path ${COMP_WORDS[i]}" in'
    yield "            " + "|".join(f'"{" " + path_of(command)}"' for command in commands[1:]) + ")"
    yield '                path="$path ${COMP_WORDS[i]}" ;;'
    yield "        esac\n    done\n    COMPREPLY=()"
    yield from bash_values(program)
    yield "    case $path in"
    for command in commands:
        words = [part.words[-1] for part in command.commands] + option_names(command)
        path = " " + path_of(command) if path_of(command) else ""
        yield f"        '{path}') words='{' '.join(words)}'"
        if any(takes_file(entry) for entry in command.arguments):
            yield "            [[ $word != -?* ]] && compopt -o filenames && mapfile -t COMPREPLY < <(compgen -f -- \"$word\") ;;"
        else:
            yield "            ;;"
    yield '    esac\n    mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -W "$words" -- "$word")'
    yield f"}}\ncomplete -F {function} {program.words[0]}"


def zsh_function(command):
    return "_" + "_".join(command.words).replace("-", "_")


def zsh_text(text):
    """Escapes a description for the brackets of _arguments."""
    return text.replace("[", "\\[").replace("]", "\\]").replace(":", "\\:")


def zsh_arguments(command):
    for option in command.options:
        names = option.names
        others = f"({' '.join(names)})" if len(names) > 1 else ""
        for name in names:
            value = f":value:({' '.join(option.values)})" if option.values else ""
            value = ":folder:_files -/" if takes_folder(option) else value
            yield quoted(f"{others}{name}[{zsh_text(option.text)}]{value}")
    for place, entry in enumerate(command.arguments, 1):
        where = "*" if entry.is_repeated else str(place)
        yield quoted(f"{where}:{zsh_text(entry.text)}:{'_files' if takes_file(entry) else ' '}")


def zsh(program):
    yield f"#compdef {program.words[0]}\n" + LICENCE.rstrip("\n")
    for command in help_text.all_commands(program):
        yield f"{zsh_function(command)}() {{"
        yield "    local curcontext=$curcontext state line"
        arguments = list(zsh_arguments(command))
        if command.commands:
            arguments += ["'1: :->command'", "'*:: :->rest'"]
        yield "    _arguments -C \\\n        " + " \\\n        ".join(arguments)
        if command.commands:
            yield "    case $state in\n    command)\n        local -a commands=("
            for part in command.commands:
                yield "            " + quoted(f"{part.words[-1]}:{zsh_text(part.description)}")
            yield "        )\n        _describe command commands ;;"
            yield "    rest)\n        case $words[1] in"
            for part in command.commands:
                yield f"        {part.words[-1]}) {zsh_function(part)} ;;"
            yield "        esac ;;\n    esac"
        yield "}"
    yield f'{zsh_function(program)} "$@"'


def fish_condition(command):
    """Returns the condition that the typed words are those of a command, and not of one of its subcommands."""
    words = command.words[1:]
    conditions = [f"__fish_seen_subcommand_from {word}" for word in words]
    if command.commands:
        conditions.append("not __fish_seen_subcommand_from " + " ".join(part.words[-1] for part in command.commands))
    return "; and ".join(conditions)


def fish_option(name):
    return f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}"


def fish(program):
    name = program.words[0]
    yield LICENCE + f"complete -c {name} -f"
    for command in help_text.all_commands(program):
        condition = f"-n {quoted(fish_condition(command))}" if fish_condition(command) else ""
        start = f"complete -c {name} {condition}".rstrip()
        for part in command.commands:
            yield f"{start} -a {part.words[-1]} -d {quoted(part.description)}"
        for option in command.options:
            values = f" -x -a {quoted(' '.join(option.values))}" if option.values else ""
            values = " -x -a '(__fish_complete_directories)'" if takes_folder(option) else values
            yield f"{start} {' '.join(map(fish_option, option.names))}{values} -d {quoted(option.text)}"
        if any(takes_file(entry) for entry in command.arguments):
            yield f"{start} -F"


def main():
    program, shell, output = sys.argv[1:]
    lines = {"bash": bash, "zsh": zsh, "fish": fish}[shell](help_text.read(program))
    Path(output).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
