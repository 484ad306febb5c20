# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that every test preset fails if no test runs, because the filter matches none or the build has no tests.

    presets.py ROOT
"""

import json
import sys
from pathlib import Path


def setting(presets, preset, *keys):
    """Returns the value of a preset at a path of keys, inherited if necessary, or None."""
    value = preset
    for key in keys:
        value = value.get(key, {}) if isinstance(value, dict) else {}
    if value:
        return value
    inherited = preset.get("inherits", [])
    for name in [inherited] if isinstance(inherited, str) else inherited:
        if found := setting(presets, presets[name], *keys):
            return found
    return None


def main():
    all_presets = json.loads(Path(sys.argv[1], "CMakePresets.json").read_text(encoding="utf-8"))["testPresets"]
    presets = {preset["name"]: preset for preset in all_presets}
    visible = [preset for preset in all_presets if not preset.get("hidden")]
    lenient = [preset["name"] for preset in visible
               if setting(presets, preset, "execution", "noTestsAction") != "error"]
    if not visible:
        sys.exit("CMakePresets.json has no test presets.")
    if lenient:
        sys.exit(f"These test presets pass if no test runs: {', '.join(lenient)}. Set their noTestsAction to error.")


if __name__ == "__main__":
    main()
