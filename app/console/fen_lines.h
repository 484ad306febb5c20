// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Commands that read a FEN on each line and answer it with one line of tab-separated fields, the first of
// them the FEN as read.

#include <functional>
#include <string>
#include <string_view>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/square.h"
#include "console/answer.h"

namespace console {

/// Appends the fields after the FEN, without the preceding tab and the line end.
using AppendFields = std::function<void(std::string&, const chess::Position&)>;

/// Appends the answer to one line: the FEN as read, without surrounding blanks; unprintable characters are
/// replaced, and text longer than any FEN ends in "…". Then follow the fields of its position, or `illegal`
/// or `unreadable`, the reasons, one sentence each, and an empty field.
void append_answer(std::string& out, std::string_view line, const AppendFields& append_fields);

/// Answers the lines of a file until it ends; an answer never waits for more than the next line.
///
/// @return an empty text, as the answers are written directly
Answer answer_lines(int input, int output, const AppendFields& append_fields);

/// Appends the reason why a position is not covered although the game is not over: the fields `unknown`, the
/// sentence and an empty one.
void append_unknown(std::string& out, std::string_view reason);

void append(std::string& out, int number);
void append(std::string& out, chess::Square square);
/// A move in coordinate notation.
void append(std::string& out, chess::Move move);

} // namespace console
