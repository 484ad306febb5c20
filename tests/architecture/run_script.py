# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs app/run and tests/run with stubs for the programs that they call, and checks the calls.

    run_script.py ROOT

app/run installs only missing packages, builds only the program and starts it with the given arguments. tests/run runs
the tests of the preset `ci`, or with --all those of the preset `all`, and passes other arguments to ctest.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# The stubs: dpkg-query reports every package as installed, the others log their calls, and cmake creates a program.
STUBS = {
    "dpkg-query": 'echo "ii "',
    "cmake": 'echo "cmake $@" >>commands\nmkdir -p build/release/app\n'
             'printf "#!/bin/sh\\necho started \\$@\\n" >build/release/app/rightcorner\n'
             'chmod +x build/release/app/rightcorner',
    "ctest": 'echo "ctest $@" >>commands\necho "100% tests passed"\nmkdir -p build/$2/Testing/Temporary\n'
             'printf "[==========] 4 tests from 1 test suite ran. (9 ms total)\\n%.0s" 1 2'
             ' >build/$2/Testing/Temporary/LastTest.log',
}
JOBS = len(os.sched_getaffinity(0)) + 1
# For each command line the expected calls and the expected last line of the output.
EXPECTED = {
    "app/run games.pgn": (["cmake --preset release", "cmake --build --preset release --target rightcorner"],
                          "started games.pgn"),
    "tests/run -R Fen": (["cmake --preset ci", "cmake --build --preset ci", f"ctest --preset ci -j {JOBS} -R Fen"],
                         "The suites have 8 cases."),
    "tests/run --all -R Fen": (["cmake --preset all", "cmake --build --preset all",
                                f"ctest --preset all -j {JOBS} -R Fen"],
                               "The suites have 8 cases."),
}


def calls_of(root, command_line):
    """Runs a script in a temporary folder. Returns its calls and the last line of its output."""
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
        result = subprocess.run([folder / script, *arguments], capture_output=True, text=True,
                                env=os.environ | {"PATH": f"{folder}/bin:{os.environ['PATH']}"})
        if result.returncode != 0:
            sys.exit(f"{command_line} failed:\n{result.stdout}{result.stderr}")
        calls = (folder / "commands").read_text(encoding="utf-8").splitlines()
    return calls, (result.stdout.splitlines() or [""])[-1]


def main():
    for command_line, expected in EXPECTED.items():
        if (found := calls_of(Path(sys.argv[1]), command_line)) != expected:
            sys.exit(f"{command_line} called and printed {found} instead of {expected}.")


if __name__ == "__main__":
    main()
