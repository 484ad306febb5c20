# SPDX-License-Identifier: GPL-3.0-or-later
"""app/run installs nothing that is there, builds the program alone and starts it with the arguments it was given.

    run_script.py ROOT
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# Stand-ins for programs: one that has every package, and one whose builds are noted and make a program.
STUBS = {
    "dpkg-query": 'echo "ii "',
    "cmake": 'echo "$@" >>commands\nmkdir -p build/release/app\n'
             'printf "#!/bin/sh\\necho started \\$@\\n" >build/release/app/rightcorner\n'
             'chmod +x build/release/app/rightcorner',
}
EXPECTED = ["--preset release", "--build --preset release --target rightcorner"]


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "app").mkdir()
        (folder / "bin").mkdir()
        for script in ("run", "prepare.sh"):
            shutil.copy(Path(sys.argv[1], "app", script), folder / "app")
        for program, text in STUBS.items():
            stub = folder / "bin" / program
            stub.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
            stub.chmod(0o755)
        said = subprocess.run([folder / "app/run", "games.pgn"], check=True, capture_output=True, text=True,
                              env=os.environ | {"PATH": f"{folder}/bin:{os.environ['PATH']}"}).stdout
        commands = (folder / "commands").read_text(encoding="utf-8").splitlines()
    if commands != EXPECTED:
        sys.exit(f"app/run should call cmake with {EXPECTED}, not with {commands}.")
    if said.splitlines()[-1:] != ["started games.pgn"]:
        sys.exit(f"app/run should start the program with its arguments; it said: {said}")


if __name__ == "__main__":
    main()
