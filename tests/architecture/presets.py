# SPDX-License-Identifier: GPL-3.0-or-later
"""A test preset that finds no test fails: a filter that matches nothing, or a build without tests, is no success.

    presets.py ROOT
"""

import json
import sys
from pathlib import Path


def setting(presets, preset, *keys):
    """What a preset says under the keys, or else the ones it inherits from, the first first."""
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
    for_use = [preset for preset in all_presets if not preset.get("hidden")]
    lenient = [preset["name"] for preset in for_use
               if setting(presets, preset, "execution", "noTestsAction") != "error"]
    if lenient or not for_use:
        sys.exit(f"These test presets pass where there is no test: {lenient or 'there is no preset'}")


if __name__ == "__main__":
    main()
