# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that each module includes and links only the modules that are allowed for it here.

A module is a folder, a namespace and a CMake target. Includes start at core/ or app/, so the first folder of an
include names its module. Dependencies between modules and includes between units must have no cycles; a
unit is a header with the source of the same name.

    layering.py ROOT    prints violations and fails if there are any
"""

import re
import sys
from pathlib import Path

CORE = ("runtime", "chess", "endgame", "trainer")

# All modules that each module may depend on.
MODULES = {
    # Work in the background: no chess.
    "core/runtime": (),
    "core/chess": (),
    "core/endgame": ("chess",),
    "core/trainer": ("chess", "endgame"),
    # Sentences that the console and the window share.
    "app/reasons": ("chess", "endgame"),
    # The process and its environment: screen, signals, single instance.
    "app/process": (),
    "app/text": (*CORE, "reasons"),
    "app/board": ("chess", "text"),
    "app/panels": (*CORE, "text", "board"),
    # The user's own UCI engine, in a process of its own.
    "app/engine": ("chess",),
    "app/session": (*CORE, "engine"),
    "app/show": (*CORE, "text", "board", "panels", "engine", "session"),
    # Stores plain values, among them the appearance of the board.
    "app/store": (*CORE, "board", "panels", "session"),
    # The user's commands as menus, buttons and keys.
    "app/actions": ("text", "panels"),
    # Files that the user opens and saves, and paper.
    "app/files": (*CORE, "text", "board", "panels", "session", "show", "store"),
    "app/modes": (*CORE, "text", "board", "panels", "session", "show", "store", "actions", "files"),
    "app/window": (
        *CORE,
        "text",
        "board",
        "panels",
        "session",
        "show",
        "store",
        "actions",
        "files",
        "modes",
    ),
    "app/console": (*CORE, "reasons"),
    # The graphical program itself: main.cpp.
    "app": (*CORE, "process", "text", "board", "panels", "session", "show", "store", "modes", "window"),
}

# Modules that may not use Qt.
WITHOUT_QT = ("core/runtime", "core/chess", "core/endgame", "core/trainer", "app/reasons", "app/console")

# Folders that only one module may include.
PRIVATE = {"endgame/sets": "core/endgame"}

# Headers with rules of chess: the board uses only pieces and squares.
RULES_OF_CHESS = re.compile(r"chess/(attacks|fen|king_safety|legal_moves|pawns|perft|pgn|position|san|setup)")

# Units that may include each other: the legal moves of a position tell whether it is checkmate.
TOGETHER = {"core/chess/legal_moves": "core/chess/position"}

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
ADD_MODULE = re.compile(r"add_module\(\s*(\w+)\s+(?:USES\s+(.*?)\s+)?SOURCES", re.DOTALL)
LINKED = re.compile(r"target_link_libraries\(\s*([\w-]+)\s+(.*?)\)", re.DOTALL)
LINKED_MODULE = re.compile(r"rightcorner::(\w+)")
START = re.compile(r"\A# SPDX.*\n# Start at (\S+\.h)\b")
DIAGRAM = re.compile(r"in rows below its own.*\n\n((?:    .*\n)+)")
QT_INCLUDE = re.compile(r"Q[A-Z]|Qt|moc_|ui_")


def sources(root):
    return sorted(file for folder in ("core", "app") for file in (root / folder).rglob("*") if
                  file.suffix in (".h", ".cpp"))


def module_of(path):
    """Returns the innermost module that contains a file or folder, or None."""
    for folder in (path, *path.parents):
        if folder.as_posix() in MODULES:
            return folder.as_posix()
    return None


def name_of(module):
    return module.rpartition("/")[2]


def resolve(root, include):
    """Returns the file that a quoted include refers to, relative to the root, or None."""
    for top in ("core", "app"):
        if ".." not in include and (root / top / include).is_file():
            return Path(top, include)
    return None


def includes_of(root):
    """Returns the includes of each source as pairs of the opening delimiter and the path."""
    return {file.relative_to(root): INCLUDE.findall(file.read_text(encoding="utf-8")) for file in sources(root)}


def include_violation(root, file, delimiter, include):
    """Returns the reason why a file may not include a path, or None."""
    module = module_of(file)
    if delimiter == "<":
        return "this module may not use Qt" if module in WITHOUT_QT and QT_INCLUDE.match(include) else None
    target = resolve(root, include)
    if target is None:
        return "write the path from core/ or app/ on"
    included = name_of(module_of(target))
    if included != name_of(module) and included not in MODULES[module]:
        return f"{module} may not depend on {included}"
    for folder, owner in PRIVATE.items():
        if include.startswith(folder + "/") and module != owner:
            return f"{folder} is private to {owner}"
    if module == "app/board" and RULES_OF_CHESS.match(include):
        return "app/board may not use the rules of chess"
    return None


def include_violations(root, includes):
    for file, named in includes.items():
        for delimiter, include in named:
            reason = include_violation(root, file, delimiter, include)
            if reason:
                yield f"{file} includes {include}: {reason}"


def cycle_from(graph, start, seen):
    """Returns a cycle that can be reached from a node of a graph, or None, by an iterative depth-first search."""
    path, on_path = [start], {start}
    pending = [iter(graph[start])]
    seen.add(start)
    while path:
        for node in pending[-1]:
            if node in on_path:
                return [*path[path.index(node):], node]
            if node not in seen:
                seen.add(node)
                path.append(node)
                on_path.add(node)
                pending.append(iter(graph[node]))
                break
        else:
            on_path.discard(path.pop())
            pending.pop()
    return None


def cycles_of(graph):
    seen = set()
    for node in graph:
        if node not in seen and (cycle := cycle_from(graph, node, seen)):
            yield " > ".join(map(str, cycle))


def unit_of(file):
    unit = file.with_suffix("").as_posix()
    return TOGETHER.get(unit, unit)


def cycles(root, includes):
    files = {file: [target for delimiter, include in named if delimiter == '"' and (target := resolve(root, include))]
             for file, named in includes.items()}
    units = {}
    for file, targets in files.items():
        included = units.setdefault(unit_of(file), [])
        included += [unit_of(target) for target in targets if unit_of(target) != unit_of(file)]
    yield from (f"these files include each other in a cycle: {cycle}" for cycle in cycles_of(files))
    yield from (f"these units include each other in a cycle: {cycle}" for cycle in cycles_of(units))


def links_of(root):
    """Returns the libraries that the CMake target of each module links, as one string per module."""
    links = {}
    for file in sorted([*root.glob("core/**/CMakeLists.txt"), *root.glob("app/**/CMakeLists.txt")]):
        text = re.sub(r"#.*", "", file.read_text(encoding="utf-8"))
        found = [*ADD_MODULE.findall(text), *LINKED.findall(text)]
        for target, linked in found:
            if "${" not in target:
                module = module_of(file.parent.relative_to(root))
                links.setdefault(module, []).append(linked)
    return {module: " ".join(linked) for module, linked in links.items()}


def closure(module, links):
    """Returns the names of the modules that the target of a module links, directly or indirectly."""
    folders = {name_of(folder): folder for folder in MODULES}
    found, pending = set(), [module]
    while pending:
        for name in LINKED_MODULE.findall(links.get(pending.pop(), "")):
            if name not in found:
                found.add(name)
                pending.append(folders[name])
    return found


def link_violations(root, includes):
    links = links_of(root)
    for module in MODULES:
        if module not in links:
            yield f"{module} has no CMake target: define one with add_module"
            continue
        for name in LINKED_MODULE.findall(links[module]):
            if name != name_of(module) and name not in MODULES[module]:
                yield f"{module} may not link {name}"
        if module in WITHOUT_QT and "Qt" in links[module]:
            yield f"{module} may not link Qt"
        linked = closure(module, links)
        used = {name_of(module_of(target)) for file, named in includes.items() if module_of(file) == module
                for delimiter, include in named if delimiter == '"' and (target := resolve(root, include))}
        for name in sorted(used - linked - {name_of(module)}):
            yield f"{module} includes {name} but does not link it: add rightcorner::{name} to its CMakeLists.txt"


def package_violations(root):
    for file in sorted(root.rglob("CMakeLists.txt")):
        path = file.relative_to(root)
        if path.parts[0] in ("core", "app") and module_of(path) in (*WITHOUT_QT, None):
            if re.search(r"Qt\d*|qt_add", re.sub(r"#.*", "", file.read_text(encoding="utf-8"))):
                yield f"{path} may not refer to Qt"


def module_violations(root, includes):
    for module, allowed in MODULES.items():
        if not any(module_of(file) == module for file in includes):
            yield f"{module} has no sources: remove it from MODULES in layering.py"
        for name in allowed:
            if any(name_of(module) in others for other, others in MODULES.items() if name_of(other) == name):
                yield f"{module} and {name} may depend on each other: remove one direction from MODULES in layering.py"
    for file in includes:
        # main.cpp is the only source of app/ outside the folders of its modules.
        if module_of(file) is None or (module_of(file) == "app" and file.name != "main.cpp"):
            yield f"{file} belongs to no module: move it, or add its folder to MODULES in layering.py"


def layers():
    """Returns the names of the modules by layer, the highest first."""
    height = {}

    def height_of(module):
        if module not in height:
            folders = {name_of(folder): folder for folder in MODULES}
            height[module] = max((1 + height_of(folders[name]) for name in MODULES[module]), default=0)
        return height[module]

    rows = {}
    for module in MODULES:
        rows.setdefault(height_of(module), []).append(name_of(module))
    return [sorted(rows[row]) for row in sorted(rows, reverse=True)]


def diagram_violations(root):
    """Compares the diagram in the README, the indented lines after "in rows below its own", with the layers."""
    diagram = DIAGRAM.search((root / "README.md").read_text(encoding="utf-8"))
    drawn = [sorted(line.split()) for line in diagram[1].splitlines()] if diagram else []
    # The diagram omits the highest layer, main.cpp.
    actual = layers()[1:]
    if drawn != actual:
        yield "change the diagram of modules in README.md to:\n    " + "\n    ".join(map(" ".join, actual))


def start_violations(root):
    """Checks that the CMakeLists.txt of each module opens with the header to start at."""
    for module in MODULES:
        lists = root / module / "CMakeLists.txt"
        start = START.match(lists.read_text(encoding="utf-8"))
        if module != "app" and not (start and (lists.parent / start[1]).is_file()):
            yield f'{module}/CMakeLists.txt: say in the second line where to start reading: "# Start at ….h: …"'


def violations(root):
    includes = includes_of(root)
    found = list(module_violations(root, includes))
    if found:
        return found
    return [*include_violations(root, includes), *cycles(root, includes), *link_violations(root, includes),
            *package_violations(root), *diagram_violations(root), *start_violations(root)]


def main():
    found = violations(Path(sys.argv[1]))
    if found:
        sys.exit("These violate the layering rules of tests/architecture/layering.py:\n  " + "\n  ".join(found))


if __name__ == "__main__":
    main()
