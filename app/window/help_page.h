// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include "board/marks.h"
#include "trainer/practice/grade.h"

class QLabel;
class QLineEdit;
class QTextBrowser;

namespace actions {
class Actions;
}

namespace window {

/// Returns an HTML page of all keys, signs and terms, generated from the command table, the registry of
/// marks, the signs of the game record, the grades of practice and the glossary. Its pictures are named by
/// `markPicture()` and `arrowPicture()`.
QString helpText(const actions::Actions& actions, const trainer::practice::GradeRule& rule);

/// The name of a mark's picture on the page.
QString markPicture(board::MarkKind kind);
/// The name of an arrow's picture on the page.
QString arrowPicture(board::ArrowKind kind);

/// The dialog with the help page, a separate window; Esc closes it.
class HelpPage : public QDialog {
    Q_OBJECT

public:
    HelpPage(const actions::Actions& actions, const trainer::practice::GradeRule& rule,
             const board::BoardColors& colors, QWidget* parent);

    /// Scrolls to the section about writing a course.
    void showWriting();

private:
    QWidget* makeSearch();
    void find();

    QLineEdit* search_;
    QLabel* missing_;
    QTextBrowser* text_;
};

} // namespace window
