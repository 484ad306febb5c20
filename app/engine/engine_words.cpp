// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine_words.h"

#include <QList>
#include <algorithm>

#include "chess/fen.h"
#include "chess/legal_moves.h"

namespace engine {
namespace {

using Words = QList<QByteArray>;

Words wordsOf(const QByteArray& line)
{
    return line.simplified().split(' ');
}

/// The word after another one; empty at the end of the line and if the other one is missing.
QByteArray wordBehind(const Words& words, const char* word)
{
    const qsizetype at = words.indexOf(word);
    return at < 0 ? QByteArray{} : words.value(at + 1);
}

std::optional<int> numberIn(const QByteArray& word)
{
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    return isNumber ? std::optional{number} : std::nullopt;
}

std::optional<chess::Move> moveIn(const QByteArray& word, const chess::Position& position)
{
    for (const chess::Move move : legal_moves(position)) {
        if (word == to_coordinates(move).c_str())
            return move;
    }
    return std::nullopt;
}

std::optional<std::variant<Lead, Mate>> scoreIn(const Words& words)
{
    const qsizetype at = words.indexOf("score");
    const std::optional<int> number = at < 0 ? std::nullopt : numberIn(words.value(at + 2));
    if (!number || words.contains("lowerbound") || words.contains("upperbound"))
        return std::nullopt;
    if (words.at(at + 1) == "cp")
        return Lead{*number};
    if (words.at(at + 1) == "mate")
        return Mate{*number};
    return std::nullopt;
}

} // namespace

chess::Position Question::position() const
{
    chess::Position position = start;
    for (const chess::Move move : moves)
        position = position.play(move);
    return position;
}

QByteArray positionLine(const Question& question)
{
    QByteArray line = "position fen " + QByteArray::fromStdString(to_fen(question.start.setup()));
    if (!question.moves.empty())
        line += " moves";
    for (const chess::Move move : question.moves)
        line += ' ' + QByteArray::fromStdString(to_coordinates(move));
    return line;
}

std::optional<QString> nameIn(const QByteArray& line)
{
    constexpr qsizetype longest = 40;
    const Words words = wordsOf(line);
    if (words.size() < 3 || words.at(0) != "id" || words.at(1) != "name")
        return std::nullopt;
    QString name = QString::fromUtf8(words.mid(2).join(' '));
    name.removeIf([](QChar character) { return !character.isPrint(); });
    return name.size() > longest ? name.left(longest - 1) + u'…' : name;
}

std::optional<Opinion> opinionIn(const QByteArray& line, const chess::Position& position)
{
    Words words = wordsOf(line);
    if (words.front() != "info")
        return std::nullopt;
    // The text after "string" may contain anything.
    if (const qsizetype text = words.indexOf("string"); text >= 0)
        words.resize(text);
    const auto score = scoreIn(words);
    if (!score || numberIn(wordBehind(words, "multipv")).value_or(1) != 1)
        return std::nullopt;
    return Opinion{*score, std::max(0, numberIn(wordBehind(words, "depth")).value_or(0)),
                   moveIn(wordBehind(words, "pv"), position)};
}

std::optional<Chosen> choiceIn(const QByteArray& line, const chess::Position& position)
{
    const Words words = wordsOf(line);
    return words.front() == "bestmove" ? std::optional{Chosen{moveIn(words.value(1), position)}}
                                       : std::nullopt;
}

} // namespace engine
