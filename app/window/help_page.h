// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QString>

#include "board/marks.h"

namespace window {

class Actions;

/// All keys, signs and words as a page of HTML, made from the table of commands, the registry of marks, the
/// record's signs and the glossary. Its pictures are named by `markPicture`.
QString helpText(const Actions& actions);

/// The name of a mark's picture on the page.
QString markPicture(board::MarkKind kind);
/// The name of the picture of an arrow.
QString arrowPicture(board::ArrowKind kind);

/// The page of keys and signs in a window of its own, beside the trainer's; Esc closes it.
class HelpPage : public QDialog {
    Q_OBJECT

public:
    HelpPage(const Actions& actions, const board::BoardColors& colors, QWidget* parent);
};

} // namespace window
