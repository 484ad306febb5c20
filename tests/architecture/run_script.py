# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs app/run and tests/run with stand-ins for the programs they call, and checks what they call.

    run_script.py ROOT

app/run installs nothing that is there, builds the program alone and starts it with the arguments it was given.
tests/run runs the usual tests, or with --all those of the preset for all, and hands other arguments to ctest.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# Stand-ins for programs: one that has every package, and others whose calls are noted; builds make a program.
STUBS = {
    "dpkg-query": 'echo "ii "',
    "cmake": 'echo "cmake $@" >>commands\nmkdir -p build/release/app\n'
             'printf "#!/bin/sh\\necho started \\$@\\n" >build/release/app/rightcorner\n'
             'chmod +x build/release/app/rightcorner',
    "ctest": 'echo "ctest $@" >>commands\necho "100% tests passed"',
}
# Per command line: the calls that are expected, and the last line of the output.
EXPECTED = {
    "app/run games.pgn": (["cmake --preset release", "cmake --build --preset release --target rightcorner"],
                          "started games.pgn"),
    "tests/run -R Fen": (["cmake --preset ci", "cmake --build --preset ci", "ctest --preset ci -R Fen"],
                         "100% tests passed"),
    "tests/run --all -R Fen": (["cmake --preset all", "cmake --build --preset all", "ctest --preset all -R Fen"],
                               "100% tests passed"),
}


def called_by(root, command_line):
    """The calls of a script run in a folder of its own, and the last line of its output."""
    script, *arguments = command_line.split()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "bin").mkdir()
        for file in {"app/prepare.sh", script}:
            (folder / file).parent.mkdir(exist_ok=True)
            shutil.copy(root / file, folder / file)
        for program, text in STUBS.items():
            stub = folder / "bin" / program
            stub.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
            stub.chmod(0o755)
        output = subprocess.run([folder / script, *arguments], check=True, capture_output=True, text=True,
                                env=os.environ | {"PATH": f"{folder}/bin:{os.environ['PATH']}"}).stdout
        calls = (folder / "commands").read_text(encoding="utf-8").splitlines()
    return calls, (output.splitlines() or [""])[-1]


def main():
    for command_line, expected in EXPECTED.items():
        if (found := called_by(Path(sys.argv[1]), command_line)) != expected:
            sys.exit(f"{command_line} should call and print {expected}, not {found}.")


if __name__ == "__main__":
    main()
