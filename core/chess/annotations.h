// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <unordered_set>
#include <vector>

#include "chess/square.h"

namespace chess {

/// A numeric annotation glyph: 1 is "!", 2 "?", 10 "=" … (PGN standard, 10).
using Nag = std::uint8_t;

/// A coloured square, as the comment command `[%csl Ge4]` draws it.
struct SquareMark {
    /// The upper-case letter of the colour: G(reen), R(ed), Y(ellow), B(lue), or one used by another program.
    char color;
    Square square;

    friend bool operator==(SquareMark, SquareMark) = default;
};

/// An arrow, as the comment command `[%cal Re2e4]` draws it.
struct ArrowMark {
    /// The upper-case letter of the colour, as in `SquareMark`.
    char color;
    Square from;
    Square to;

    friend bool operator==(ArrowMark, ArrowMark) = default;
};

/// Distinct marks in the order in which they were added.
template <typename Mark>
class MarkList {
public:
    using value_type = Mark;
    using const_iterator = typename std::vector<Mark>::const_iterator;

    MarkList() = default;
    MarkList(std::initializer_list<Mark> marks)
    {
        for (const Mark mark : marks)
            add(mark);
    }

    /// Adds a mark, in constant time, unless the list already contains it.
    void add(Mark mark)
    {
        if (known_.insert(key(mark)).second)
            marks_.push_back(mark);
    }

    bool empty() const { return marks_.empty(); }
    std::size_t size() const { return marks_.size(); }
    Mark operator[](std::size_t i) const { return marks_[i]; }
    const_iterator begin() const { return marks_.begin(); }
    const_iterator end() const { return marks_.end(); }

    friend bool operator==(const MarkList& a, const MarkList& b) { return a.marks_ == b.marks_; }

private:
    static std::size_t color(Mark mark) { return static_cast<unsigned char>(mark.color); }
    static std::size_t key(SquareMark mark) { return color(mark) * 64 + index(mark.square); }
    static std::size_t key(ArrowMark mark)
    {
        return (color(mark) * 64 + index(mark.from)) * 64 + index(mark.to);
    }

    std::vector<Mark> marks_;
    std::unordered_set<std::size_t> known_;
};

/// Any other command inside a comment, such as `[%clk 0:05:00]`, stored unchanged.
struct CommentCommand {
    /// Letters, digits and underscores.
    std::string name;
    /// The text between the name and the bracket: no "]" and no "}", single spaces between words.
    std::string value;

    friend bool operator==(const CommentCommand&, const CommentCommand&) = default;
};

/// A comment: text for the reader, and commands for the program.
struct Comment {
    /// A single line of UTF-8, single spaces between words, without "}", which cannot occur in a comment in
    /// braces, and without "[%", which starts a command.
    std::string text;
    MarkList<SquareMark> squares;
    MarkList<ArrowMark> arrows;
    std::vector<CommentCommand> commands;

    bool empty() const { return text.empty() && squares.empty() && arrows.empty() && commands.empty(); }

    friend bool operator==(const Comment&, const Comment&) = default;
};

/// The annotations of a move.
struct Annotations {
    /// The comment before the move. In PGN it can be distinguished from the comment after the previous move
    /// only if something separates them: at the start of a variation and after one.
    Comment before;
    std::vector<Nag> nags;
    /// The comment after the move; for the root, the one before the first move.
    Comment after;

    bool empty() const { return before.empty() && nags.empty() && after.empty(); }

    friend bool operator==(const Annotations&, const Annotations&) = default;
};

} // namespace chess
