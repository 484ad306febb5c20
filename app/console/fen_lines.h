// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Commands that read a FEN on each line and answer it with one line of fields separated by tabs, the first of
// them the FEN as read.

#include <functional>
#include <string>
#include <string_view>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/square.h"
#include "console/answer.h"

namespace console {

/// Appends the fields behind the FEN, without the tab before them and the end of the line.
using AppendFields = std::function<void(std::string&, const chess::Position&)>;

/// Appends the answer to one line: the FEN as read, without blanks around it; what cannot be shown is
/// replaced, and what is longer than any FEN ends in "…". Then the fields of its position, or `illegal` or
/// `unreadable`, the reasons, a sentence each, and an empty field.
void append_answer(std::string& out, std::string_view line, const AppendFields& append_fields);

/// Answers the lines of a file until it ends; an answer never waits for the question after the next.
///
/// @return nothing on the screen but the answers, so the text of the answer is empty
Answer answer_lines(int input, int output, const AppendFields& append_fields);

/// Why no table knows a position, where the game is not over: the fields `unknown`, the sentence and an
/// empty one.
void append_unknown(std::string& out, std::string_view reason);

void append(std::string& out, int number);
void append(std::string& out, chess::Square square);
/// A move in coordinate form.
void append(std::string& out, chess::Move move);

} // namespace console
