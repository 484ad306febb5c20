// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <cstddef>
#include <functional>
#include <memory>
#include <ranges>
#include <vector>

#include "chess/piece.h"
#include "text/words.h"

namespace panels {

/// One move of a list, as text.
struct MoveEntry {
    QString name;    ///< "Nd3"
    QString aside{}; ///< a short remark: "+1", "3 ways"
    text::Tone tone = text::Tone::plain;
    QString tip{};    ///< the remark as a full sentence
    QString glyphs{}; ///< "!?", directly after the name

    friend bool operator==(const MoveEntry&, const MoveEntry&) = default;
};

/// A list of moves from a numbered start, in two columns. It grows and shrinks at its end, so that adding a
/// move takes constant time, and makes the text of an entry when that is first needed, so that adding a long
/// game takes little more.
class MoveModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { number, whiteMove, whiteAside, blackMove, blackAside, columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// Makes the text of an entry.
    using Make = std::function<MoveEntry(std::size_t entry)>;
    /// Starts an empty list, whose entries `make` can make as long as they are in it.
    void begin(int firstNumber, chess::Color firstTurn, Make make);
    std::size_t size() const { return entries_.size(); }
    const MoveEntry& entry(std::size_t place) const;
    /// Returns all entries as a range.
    auto entries() const
    {
        return std::views::iota(std::size_t{0}, size()) |
               std::views::transform([this](std::size_t place) -> const MoveEntry& { return entry(place); });
    }
    /// Truncates the list to `size` entries; if the current entry is removed, the start becomes current.
    void cut(std::size_t size);
    void append(std::size_t count);
    /// Makes the text of an entry again, after a change.
    void renew(std::size_t place);

    /// Shows or hides the remarks; initially shown.
    void setAsidesShown(bool shown);
    /// Shows or hides the glyphs; initially shown.
    void setGlyphsShown(bool shown);

    /// Returns the entry of the position on the board; -1 for the start.
    int current() const { return current_; }
    void setCurrent(int entry);

    /// Returns the index of the cell with an entry's move.
    QModelIndex indexOf(int entry) const;
    /// Returns the entry of a cell; -1 if the cell is empty.
    int entryAt(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void currentChanged();

private:
    void setShown(bool& what, bool shown);
    int rowsOf(std::size_t entries) const;
    int half(int entry) const { return entry + (firstTurn_ == chess::Color::black ? 1 : 0); }
    QVariant numberData(int row, int role) const;
    QVariant asideData(const MoveEntry& entry, int role) const;

    int firstNumber_ = 1;
    chess::Color firstTurn_ = chess::Color::white;
    Make make_;
    /// Null until needed.
    mutable std::vector<std::unique_ptr<MoveEntry>> entries_;
    int current_ = -1;
    bool asidesShown_ = true;
    bool glyphsShown_ = true;
};

} // namespace panels
