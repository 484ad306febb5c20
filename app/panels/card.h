// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLabel>
#include <QVBoxLayout>

namespace panels {

/// A frame with rounded corners for one topic; its contents go into `body()`.
class Card : public QFrame {
    Q_OBJECT

public:
    explicit Card(QWidget* parent = nullptr);

    QVBoxLayout* body() const { return body_; }
    /// Sets the margins around the contents; the initial ones suit a headline.
    void setAir(const QMargins& air);
    /// Reduces or restores the height, for low windows; here the vertical margins.
    virtual void setTight(bool tight);
    /// Returns the height gained by that.
    virtual int tightGain() const;

private:
    void fill();

    QVBoxLayout* body_;
    QMargins air_;
    bool isTight_ = false;
};

/// The type sizes, relative to the system's font.
enum class TypeSize { aside, text, headline };

/// Creates a label of a type size; it wraps, and never interprets its text as markup.
QLabel* makeLabel(TypeSize size, QWidget* parent);

/// Makes a label's text bold.
void makeBold(QLabel* label);

/// Returns the text with break opportunities inside long words such as a path or a FEN. Longer texts than
/// anybody reads at a time, whose layout would block the window, end with an ellipsis.
QString breakable(const QString& text);

/// Returns a text as a tool tip that wraps, as only rich text does.
QString wrappingTip(const QString& text);

/// Sets the `kind` property that selects a widget's style in the style sheet, and repaints the widget.
void setKind(QWidget* widget, const char* kind);

} // namespace panels
