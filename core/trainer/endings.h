// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The registry of endings: the list of endings with their aims, textbook positions and exercises.
//
// An ending of the list is one entry, and the list of endings, the set-ups, the figures, the textbook
// positions and the syllabuses of practice follow from the entries. The English sentences and titles stand
// here and are marked for translation. Advice (coach/advice.h) and the reasons of draws (draw_cause.h) are
// rules and not part of the list.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.h"
#include "endgame/material.h"
#include "trainer/practice/syllabus.h"

namespace trainer {

/// A chapter of the list of endings, as in textbooks: the basic mates, then endings of pawns, queens, rooks
/// and minor pieces, then a queen and a rook against other pieces. Five-piece endings, which are solved on
/// demand, come last.
enum class Chapter {
    basic_mates,
    pawns,
    queens,
    rooks,
    minor_pieces,
    queen_against_pieces,
    rook_against_pieces,
    five_pieces
};

/// The way in which a textbook position is offered: to be played from, or to be learnt by heart.
enum class TextbookUse { play, by_heart };

/// A position of the textbooks, or one of a famous game. White attacks.
struct TextbookPosition {
    std::string_view name; ///< in files, such as "lucena"; unique within its ending
    const char* title;     ///< marked for translation in the context "Endings"
    std::string_view fen;
    TextbookUse use = TextbookUse::play;
    bool is_held = false; ///< an example of defence: drawn, and the user defends
    /// The moves that each move to be learnt by heart has to be allowed to be slower: with better ones, there
    /// are too many positions to know.
    int least_slower = 0;

    friend bool operator==(const TextbookPosition&, const TextbookPosition&) = default;
};

/// An ending from the point of view of one side, the attacker. An ending of the list is seen by the side
/// whose mates are worth learning.
struct Ending {
    std::string_view name; ///< of its material, such as "KRPKR"
    /// `nullopt` if the list has the ending from the other side's point of view.
    std::optional<Chapter> chapter{};
    /// The attacker's goal and the method to reach it, each one or two sentences, marked for translation in
    /// the context "Endings"; null if general words do.
    const char* goal = nullptr;
    const char* method = nullptr;
    /// The FEN of a typical position, White attacking and to move; empty if the pieces at home are one.
    std::string_view typical{};
    std::vector<TextbookPosition> textbook{};
    /// The names of its exercises without that of the ending, such as "w:1-18" or "textbook:lucena", and the
    /// syllabus that they belong to; `nullopt` if there are none.
    std::optional<practice::Syllabus> syllabus{};
    std::vector<std::string_view> exercises{};

    endgame::Material material() const;
};

/// All entries, those of the list in its order.
std::span<const Ending> endings();
/// The entry of an ending; null if there is none.
const Ending* find_ending(const endgame::Material& material);

/// The endings on offer by chapter.
std::vector<std::vector<endgame::Material>> ending_groups();

/// The textbook positions that are offered in one way, in the order of their endings.
std::vector<const TextbookPosition*> textbook_positions(TextbookUse use);
/// A textbook position of an ending by its name; null if there is none.
const TextbookPosition* textbook_position(const endgame::Material& material, std::string_view name);
chess::Position position_of(const TextbookPosition& textbook);

} // namespace trainer
