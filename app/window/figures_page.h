// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLineEdit>
#include <QTextBrowser>
#include <QTimer>
#include <QUrl>
#include <optional>

#include "chess/position.h"
#include "endgame/material.h"
#include "session/trainer_session.h"

namespace window {

/// The dialog with the list of endings and their figures, a separate window; Esc returns from an ending to
/// the list and closes that. The figures are computed in the background while the dialog is open.
class FiguresPage : public QDialog {
    Q_OBJECT

public:
    /// `session` must outlive this.
    FiguresPage(session::TrainerSession& session, QWidget* parent);

    void reject() override;

signals:
    /// The user wants a position on the board.
    void positionChosen(const chess::Position& position);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow(const QUrl& link);
    void open(std::optional<endgame::Material> ending);
    void computeAll();
    void refresh();

    session::TrainerSession& session_;
    std::optional<endgame::Material> ending_; ///< the one whose page is open
    int listPlace_ = 0;                       ///< the scroll position of the list meanwhile
    QString shown_;                           ///< the HTML of the page
    QLineEdit* search_;
    QTextBrowser* page_;
    QTimer later_; ///< collects changes, because many follow each other
};

} // namespace window
