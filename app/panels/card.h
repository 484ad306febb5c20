// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

namespace panels {

/// A frame with rounded corners that says one thing; its contents go into `body()`.
class Card : public QFrame {
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

    QVBoxLayout* body() const { return body_; }
    /// Sets the air around what it says; at first it is wide enough for a headline.
    void setAir(const QMargins& air);
    /// Sets it tighter than usual, as where a window is low.
    void setTight(bool tight);
    /// The height that is gained by that.
    int tightGain() const;

private:
    void fill();

    QVBoxLayout* body_;
    QMargins air_;
    bool isTight_ = false;
};

/// The sizes of type, relative to the system's font.
enum class TypeSize { aside, text, headline };

/// A label of a size; it wraps, and never takes markup from its text.
QLabel* makeLabel(TypeSize size, QWidget* parent);

/// Makes a label's text bold.
void makeBold(QLabel* label);

/// A text in which a line may end inside words that are too long for one, as in a path or a FEN.
QString breakable(const QString& text);

/// Sets what kind of widget this is in the style sheet, and draws it anew.
void setKind(QWidget* widget, const char* kind);

} // namespace panels
