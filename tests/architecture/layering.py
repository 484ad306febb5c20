# SPDX-License-Identifier: GPL-3.0-or-later
"""The architecture is a test: every room includes and links only what is named for it here.

A folder is a room, a namespace and a CMake target. Includes start at core/ or app/, so the first word of one
names its room. No arrow has a way back, and no two files include each other, however far around.

    layering.py ROOT    says what breaks the rules and fails if anything does
"""

import re
import sys
from pathlib import Path

CORE = ("runtime", "chess", "endgame", "trainer")

# The rooms, each with all the rooms it may know.
ROOMS = {
    # Work in the background: no chess.
    "core/runtime": (),
    "core/chess": (),
    "core/endgame": ("chess",),
    "core/trainer": ("chess", "endgame"),
    # Sentences that the console and the window both say.
    "app/reasons": ("chess", "endgame"),
    # The program among others: its screen, its signals, its place.
    "app/process": (),
    "app/text": (*CORE, "reasons"),
    "app/board": ("chess", "text"),
    "app/panels": (*CORE, "text", "board"),
    # An engine of the user's, in a program of its own.
    "app/engine": ("chess",),
    "app/session": (*CORE, "engine"),
    "app/show": (*CORE, "text", "board", "panels", "engine", "session"),
    # What is kept are plain values, those of the board's look among them.
    "app/store": (*CORE, "board", "panels", "session"),
    "app/window": (*CORE, "text", "board", "panels", "session", "show", "store"),
    "app/console": (*CORE, "reasons"),
    # The graphical program itself: main.cpp.
    "app": (*CORE, "process", "text", "board", "panels", "session", "show", "store", "window"),
}

# Rooms that never see Qt.
WITHOUT_QT = ("core/runtime", "core/chess", "core/endgame", "core/trainer", "app/reasons", "app/console")

# Folders that only one room looks into.
PRIVATE = {"endgame/sets": "core/endgame"}

# The board knows no chess beyond pieces and squares.
RULES_OF_CHESS = re.compile(r"chess/(attacks|fen|king_safety|legal_moves|pawns|perft|pgn|position|san|setup)")

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)
ADD_ROOM = re.compile(r"add_room\(\s*(\w+)\s+(?:USES\s+(.*?)\s+)?SOURCES", re.DOTALL)
LINKED = re.compile(r"target_link_libraries\(\s*([\w-]+)\s+(.*?)\)", re.DOTALL)
LINKED_ROOM = re.compile(r"rightcorner::(\w+)")
PICTURE = re.compile(r"in rows below its own.*\n\n((?:    .*\n)+)")
QT_INCLUDE = re.compile(r"Q[A-Z]|Qt|moc_|ui_")


def sources(root):
    return sorted(file for folder in ("core", "app") for file in (root / folder).rglob("*") if
                  file.suffix in (".h", ".cpp"))


def room_of(path):
    """The room of a file or folder, the innermost that holds it; None if none does."""
    for folder in (path, *path.parents):
        if folder.as_posix() in ROOMS:
            return folder.as_posix()
    return None


def name_of(room):
    return room.rpartition("/")[2]


def resolve(root, include):
    """The file that a quoted include names, from core/ or app/ on."""
    for top in ("core", "app"):
        if ".." not in include and (root / top / include).is_file():
            return Path(top, include)
    return None


def includes_of(root):
    """The includes of each source: pairs of a bracket and what it names."""
    return {file.relative_to(root): INCLUDE.findall(file.read_text(encoding="utf-8")) for file in sources(root)}


def wrong_include(root, file, bracket, include):
    """Why a file may not include something, or None."""
    room = room_of(file)
    if bracket == "<":
        return "Qt is not for this room" if room in WITHOUT_QT and QT_INCLUDE.match(include) else None
    target = resolve(root, include)
    if target is None:
        return "includes start at core/ or app/"
    known = name_of(room_of(target))
    if known != name_of(room) and known not in ROOMS[room]:
        return f"{room} may not know {known}"
    for folder, owner in PRIVATE.items():
        if include.startswith(folder + "/") and room != owner:
            return f"{folder} is for {owner} alone"
    if room == "app/board" and RULES_OF_CHESS.match(include):
        return "the board knows no rules of chess"
    return None


def wrong_includes(root, includes):
    for file, named in includes.items():
        for bracket, include in named:
            why = wrong_include(root, file, bracket, include)
            if why:
                yield f"{file} includes {include}: {why}"


def cycle_from(graph, start, seen):
    """A way along includes that comes back to a file on it; a depth-first search without recursion."""
    path, on_path = [start], {start}
    rest = [iter(graph[start])]
    seen.add(start)
    while path:
        for file in rest[-1]:
            if file in on_path:
                return [*path[path.index(file):], file]
            if file not in seen:
                seen.add(file)
                path.append(file)
                on_path.add(file)
                rest.append(iter(graph[file]))
                break
        else:
            on_path.discard(path.pop())
            rest.pop()
    return None


def cycles(root, includes):
    graph = {file: [target for bracket, include in named if bracket == '"' and (target := resolve(root, include))]
             for file, named in includes.items()}
    seen = set()
    for file in graph:
        if file not in seen and (cycle := cycle_from(graph, file, seen)):
            yield "a cycle of includes: " + " > ".join(map(str, cycle))


def links_of(root):
    """What each room's CMake target links, rooms and others, by room."""
    links = {}
    for file in sorted([*root.glob("core/**/CMakeLists.txt"), *root.glob("app/**/CMakeLists.txt")]):
        text = re.sub(r"#.*", "", file.read_text(encoding="utf-8"))
        found = [*ADD_ROOM.findall(text), *LINKED.findall(text)]
        for target, linked in found:
            if "${" not in target:
                room = room_of(file.parent.relative_to(root))
                links.setdefault(room, []).append(linked)
    return {room: " ".join(linked) for room, linked in links.items()}


def closure(room, links):
    """The names of the rooms that a room's target links, directly or through others."""
    folders = {name_of(folder): folder for folder in ROOMS}
    found, rest = set(), [room]
    while rest:
        for name in LINKED_ROOM.findall(links.get(rest.pop(), "")):
            if name not in found:
                found.add(name)
                rest.append(folders[name])
    return found


def wrong_links(root, includes):
    links = links_of(root)
    for room in ROOMS:
        if room not in links:
            yield f"{room} has no target"
            continue
        for name in LINKED_ROOM.findall(links[room]):
            if name != name_of(room) and name not in ROOMS[room]:
                yield f"{room} may not link {name}"
        if room in WITHOUT_QT and "Qt" in links[room]:
            yield f"{room} may not link Qt"
        linked = closure(room, links)
        used = {name_of(room_of(target)) for file, named in includes.items() if room_of(file) == room
                for bracket, include in named if bracket == '"' and (target := resolve(root, include))}
        for name in sorted(used - linked - {name_of(room)}):
            yield f"{room} includes {name} but does not link it"


def wrong_packages(root):
    for file in sorted(root.rglob("CMakeLists.txt")):
        path = file.relative_to(root)
        if path.parts[0] in ("core", "app") and room_of(path) in (*WITHOUT_QT, None):
            if re.search(r"Qt\d*|qt_add", re.sub(r"#.*", "", file.read_text(encoding="utf-8"))):
                yield f"{path} speaks of Qt"


def wrong_rooms(root, includes):
    for room, known in ROOMS.items():
        if not any(room_of(file) == room for file in includes):
            yield f"{room} holds no sources"
        for name in known:
            if any(name_of(room) in back for other, back in ROOMS.items() if name_of(other) == name):
                yield f"{room} and {name} know each other"
    for file in includes:
        # Folders under app/ are rooms; only main.cpp stands between them.
        if room_of(file) is None or (room_of(file) == "app" and file.name != "main.cpp"):
            yield f"{file} stands in no room"


def rows_of_rooms():
    """The rooms by their distance from the bottom, the topmost row first."""
    height = {}

    def height_of(room):
        if room not in height:
            folders = {name_of(folder): folder for folder in ROOMS}
            height[room] = max((1 + height_of(folders[known]) for known in ROOMS[room]), default=0)
        return height[room]

    rows = {}
    for room in ROOMS:
        rows.setdefault(height_of(room), []).append(name_of(room))
    return [sorted(rows[row]) for row in sorted(rows, reverse=True)]


def wrong_picture(root):
    """Compares the picture in the README, the block of indented lines after "in rows below its own", with the rooms."""
    picture = PICTURE.search((root / "README.md").read_text(encoding="utf-8"))
    drawn = [sorted(line.split()) for line in picture[1].splitlines()] if picture else []
    # main.cpp is above everything and is not drawn.
    actual = rows_of_rooms()[1:]
    if drawn != actual:
        yield "the picture in README.md should have these rows:\n    " + "\n    ".join(map(" ".join, actual))


def faults(root):
    includes = includes_of(root)
    unplaced = list(wrong_rooms(root, includes))
    if unplaced:
        return unplaced
    return [*wrong_includes(root, includes), *cycles(root, includes), *wrong_links(root, includes),
            *wrong_packages(root), *wrong_picture(root)]


def main():
    found = faults(Path(sys.argv[1]))
    if found:
        sys.exit("The house is not as it is drawn:\n  " + "\n  ".join(found))


if __name__ == "__main__":
    main()
