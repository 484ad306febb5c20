// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/judge_games.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "chess/pgn_reader.h"
#include "chess/pgn_writer.h"
#include "console/pgn_stream.h"
#include "console/streams.h"
#include "console/words.h"
#include "trainer/annotate.h"

namespace console {

namespace {

using endgame::Outcome;
using trainer::Grade;
using trainer::Judgement;

constexpr std::size_t longest_file_name = 4096;

/// What a move costs, in words; empty if it costs nothing.
std::string cost_text(const Judgement& judgement)
{
    if (judgement.grade == Grade::throws_win_away)
        return judgement.after.is_draw() ? "Throws the win away." : "Turns a win into a loss.";
    if (judgement.grade == Grade::loses_draw)
        return "Throws the draw away.";
    if (judgement.cost == 0)
        return {};
    const std::string moves = std::to_string(judgement.cost) + (judgement.cost == 1 ? " move." : " moves.");
    return (judgement.before.outcome() == Outcome::win ? "Slower than best by " : "Is mated sooner by ") +
           moves;
}

/// A file that is open for reading; the standard input if its name is "-".
class Input {
public:
    explicit Input(const std::string& file)
        : descriptor_{file == "-" ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_CLOEXEC)}
    {}
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;
    ~Input()
    {
        if (descriptor_ > STDIN_FILENO)
            ::close(descriptor_);
    }

    /// Below 0 if it could not be opened.
    int descriptor() const { return descriptor_; }

private:
    int descriptor_;
};

Refusal unreadable(const std::string& file, int system_error)
{
    const std::string name = file == "-" ? "Standard input" : printable(file, longest_file_name);
    return {ExitCode::failed, failure_sentence(name + " cannot be read", system_error)};
}

} // namespace

void judge_game(chess::PgnGame& game, endgame::TablebaseStore& tables)
{
    for (const chess::GameTree::Node& node : game.tree.nodes())
        tables.probe(node.position);
    trainer::annotate(game.tree, tables.known(), cost_text);
}

Answer judge_games(const std::string& file, int output,
                   const std::function<void(const std::string& sentence)>& complain)
{
    const Input input{file};
    if (input.descriptor() < 0)
        return unreadable(file, errno);
    endgame::TablebaseStore tables;
    PgnStream stream{input.descriptor()};
    bool is_whole = true;
    while (const auto cut = stream.next()) {
        chess::PgnReading reading = chess::read_pgn_game(cut->text, cut->place);
        for (const chess::PgnError& error : reading.errors)
            complain(sentence(error));
        is_whole = is_whole && reading.errors.empty();
        judge_game(reading.game, tables);
        if (const int failure = write_all(output, to_pgn(reading.game)); failure != 0)
            return Refusal{ExitCode::failed, failure_sentence("Standard output cannot be written", failure)};
    }
    if (stream.failure() != 0)
        return unreadable(file, stream.failure());
    if (!is_whole)
        return Refusal{ExitCode::failed, "Not everything could be read; what could is written."};
    return std::string{};
}

} // namespace console
