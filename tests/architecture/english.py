# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures the English of the sources: marker words of indirect prose, doc comments that begin with a question word,
and terms with a standard equivalent. Fails above the limits and prints the worst locations.

    english.py ROOT
"""

import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

MARKERS = {
    "what": r"what",
    "nothing": r"nothing|none",
    "tell": r"tells?|telling|told|says?|saying|said",
    "he": r"he|him|his",
    "whoever": r"whoever|nobody|somebody",
}

# A private term and its standard equivalent.
TERMS = {
    r"checks? without end": "perpetual check",
    r"hands? (?:him|her|it) the move": "lose a move",
    r"would rather (?:not move|pass)": "zugzwang",
    r"nobody can mate": "insufficient material",
    r"left to be taken": "hanging",
    r"(?:towards|in|from|holds?|has|take) the middle(?! triangle)": "the centre",
    r"book positions?|positions? of the books": "textbook position",
    r"bishops? on squares of different colours": "opposite-coloured bishops",
    r"simple mates?": "basic mates",
    r"rook's pawn|bishop's pawn": "rook pawn, bishop pawn",
    r"nets? of Delétang|Delétang's nets?|(?:large|middle|small) net": "Delétang's triangles",
    r"work(?:s|ed|ing)? (?:it )?out": "solve",
    r"verdicts?": "result",
    r"all replies": "all moves",
    r"curves?": "graph",
    r"rules? of thumb": "general principles",
    r"at the edge": "on the edge",
    r"mind stalemate": "beware of stalemate",
    r"as the system": "follow the system",
    r"earlier rounds?": "earlier games",
    r"(?:is|are) left out": "skipped",
    r"point at": "select",
    r"over the board": "in a tournament game",
    r"(?:no|any) tables? knows?|the tables end": "not in the tablebases",
}

QUESTION = re.compile(r"(?:what|whether|how|where|who|whose|whom|nothing)\b", re.IGNORECASE)
WORD = re.compile(r"[A-Za-z][\w'’-]*")
LISTED_FILES = 8

TEXT_LIMITS = {"what": 2.0, "nothing": 1.0, "tell": 1.0, "whoever": 1.0}
# Texts for players may call the lone king *he*; documents and code may not.
LIMITS = {
    "interface": TEXT_LIMITS,
    "console": TEXT_LIMITS,
    "courses": TEXT_LIMITS,
    "documents": TEXT_LIMITS | {"he": 1.0},
    "comments": TEXT_LIMITS | {"nothing": 2.0, "whoever": 0.5, "he": 1.0},
    "test names": TEXT_LIMITS | {"whoever": 0.5, "he": 1.0},
}
CODE = ("comments", "test names")
# The name of the result type is Verdict.
TERMS_OF_CODE = {r"verdicts?"}
# The highest share of doc comments that begin with a question word.
QUESTION_LIMIT = 0.03
# The limit is 0 for all other texts.
TERM_LIMITS = {"comments": 25, "test names": 4}


@dataclass
class Passage:
    """A text and the file that contains it."""

    file: str
    text: str


LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
LITERALS = r'((?:"(?:[^"\\\n]|\\.)*"\s*)+)'
TRANSLATED = re.compile(r'(?:\btr\(\s*|NOOP\w*\(\s*"[\w:]+",\s*)' + LITERALS)
CPP_COMMENT = re.compile(r"//[/!]?<?(.*)")
SCRIPT_COMMENT = re.compile(r"(?:^|\s)#(?!!)(.*)")
DOCSTRING = re.compile(r'"""(.*?)"""', re.DOTALL)
DOC_COMMENT = re.compile(r"^[ \t]*///(?!<)[ \t]*(.*)\n(?:[ \t]*///.*\n)*", re.MULTILINE)
TEST_NAME = re.compile(r"^TEST(?:_F|_P)?\(\s*\w+,\s*(\w+)\)", re.MULTILINE)
COURSE_TEXT = re.compile(r'\{([^}]*)\}|^\[ChapterName "(.*)"\]', re.MULTILINE)
CODE_BLOCK = re.compile(r"```.*?```|`[^`\n]*`|<[^>]*>", re.DOTALL)


def files_of(root, tops, *suffixes):
    for top in tops:
        for file in sorted((root / top).rglob("*")):
            if file.suffix in suffixes and "build" not in file.relative_to(root).parts:
                yield file


def passages(root, files, texts_in):
    for file in files:
        for text in texts_in(file.read_text(encoding="utf-8")):
            yield Passage(str(file.relative_to(root)), text)


def joined(literals):
    return "".join(LITERAL.findall(literals)).replace("\\n", "\n").replace('\\"', '"')


def translated_texts(source):
    return [joined(literals).replace("&", "") for literals in TRANSLATED.findall(source)]


def sentences(source):
    """Returns the string literals that contain sentences and not only names."""
    code = re.sub(r"^\s*(?:#|//).*", "", source, flags=re.MULTILINE)
    return [text for text in map(joined, re.findall(LITERALS, code)) if len(WORD.findall(text)) >= 3]


def course_texts(source):
    return [re.sub(r"\[%[^\]]*\]", "", comment or name) for comment, name in COURSE_TEXT.findall(source)]


def document_texts(source):
    return [CODE_BLOCK.sub("", source)]


def cpp_comments(source):
    return CPP_COMMENT.findall(source)


def script_comments(source):
    return SCRIPT_COMMENT.findall(source) + DOCSTRING.findall(source)


def test_names(source):
    """Returns the names of tests as words: "Drops Unknown Claims" for `DropsUnknownClaims`."""
    return [re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=A)(?=[A-Z][a-z])", " ", name) for name in TEST_NAME.findall(source)]


def corpora(root):
    code = ("app", "core", "tests")
    app = [file for file in files_of(root, ["app"], ".cpp", ".h")]
    console = [file for file in app if "console" in file.parts]
    documents = [*root.glob("*.md"), *files_of(root, ("app", "core", "tests"), ".md", ".man")]
    documents += files_of(root, ["app"], ".in")
    comments = [*passages(root, files_of(root, code, ".cpp", ".h"), cpp_comments),
                *passages(root, files_of(root, code, ".py", ".sh", ".cmake"), script_comments)]
    return {
        "interface": list(passages(root, app, translated_texts)),
        "console": list(passages(root, console, sentences)),
        "courses": list(passages(root, (root / "resources").rglob("*.en.pgn"), course_texts)),
        "documents": list(passages(root, documents, document_texts)),
        "comments": comments,
        "test names": list(passages(root, files_of(root, ["tests"], ".cpp"), test_names)),
    }


def located(corpus, pattern):
    """Returns the number of whole-word matches of a pattern in each file."""
    regex = re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE)
    hits = Counter()
    for passage in corpus:
        if count := len(regex.findall(passage.text)):
            hits[passage.file] += count
    return hits


def most_frequent(hits):
    return ", ".join(f"{file} ({count})" for file, count in hits.most_common(LISTED_FILES))


def marker_violations(name, corpus):
    words = sum(len(WORD.findall(passage.text)) for passage in corpus)
    for group, limit in LIMITS[name].items():
        hits = located(corpus, MARKERS[group])
        value = 1000 * sum(hits.values()) / max(words, 1)
        print(f"{name}: {value:.1f} of 1,000 words are {MARKERS[group]} (limit {limit})")
        if value > limit:
            yield f"{name}: {value:.1f} of 1,000 words are {MARKERS[group]} (limit {limit}): {most_frequent(hits)}"


def term_violations(name, corpus):
    found = {term: located(corpus, term) for term in TERMS if name not in CODE or term not in TERMS_OF_CODE}
    count = sum(sum(hits.values()) for hits in found.values())
    print(f"{name}: {count} private terms (limit {TERM_LIMITS.get(name, 0)})")
    if count > TERM_LIMITS.get(name, 0):
        for term, hits in found.items():
            if hits:
                yield f"{name}: use “{TERMS[term]}” for {term}: {most_frequent(hits)}"


def question_violations(root):
    docs = list(passages(root, files_of(root, ("app", "core"), ".cpp", ".h"), DOC_COMMENT.findall))
    questions = Counter(passage.file for passage in docs if QUESTION.match(passage.text))
    share = sum(questions.values()) / max(len(docs), 1)
    print(f"doc comments: {share:.1%} begin with a question word (limit {QUESTION_LIMIT:.1%})")
    if share > QUESTION_LIMIT:
        yield (f"doc comments: {share:.1%} begin with a question word (limit {QUESTION_LIMIT:.1%}): "
               f"{most_frequent(questions)}")


def violations(root):
    for name, corpus in corpora(root).items():
        yield from marker_violations(name, corpus)
        yield from term_violations(name, corpus)
    yield from question_violations(root)


def main():
    found = list(violations(Path(sys.argv[1])))
    if found:
        sys.exit("\n".join(["The English exceeds its limits. Reword the texts in these files:", *found]))


if __name__ == "__main__":
    main()
