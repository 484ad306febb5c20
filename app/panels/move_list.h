// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTableWidget>
#include <vector>

#include "chess/piece.h"
#include "text/words.h"

namespace panels {

/// One move of a list, as text.
struct MoveEntry {
    QString name;  ///< "Nd3"
    QString aside; ///< "+1", "3 ways"
    text::Tone tone = text::Tone::plain;
    QString tip; ///< the aside in a full sentence

    friend bool operator==(const MoveEntry&, const MoveEntry&) = default;
};

/// A list of moves from a numbered start.
struct MoveRecord {
    int firstNumber = 1;
    chess::Color firstTurn = chess::Color::white;
    std::vector<MoveEntry> entries;
    int current = -1; ///< the entry on the board; -1 for the start

    friend bool operator==(const MoveRecord&, const MoveRecord&) = default;
};

/// The moves in two columns, each with an aside; a click or Enter on one goes there.
class MoveList : public QTableWidget {
    Q_OBJECT

public:
    explicit MoveList(QWidget* parent = nullptr);

    const MoveRecord& record() const { return record_; }
    void setRecord(const MoveRecord& record);

signals:
    /// The user wants the position after this entry on the board.
    void entryActivated(int entry);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();
    void place(int entry, int row, int column);
    int entryAt(int row, int column) const;

    MoveRecord record_;
};

} // namespace panels
