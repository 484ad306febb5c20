// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPlainTextEdit>
#include <QStringList>

#include "panels/card.h"
#include "panels/choice_box.h"
#include "panels/number_box.h"
#include "trainer/course/course.h"

namespace panels {

/// A page of a course that is being written, at one of its positions.
struct PageForm {
    QString title;
    trainer::course::Task task;
    QString place; ///< the position that the words belong to: "Words after 1. Kd6"
    QString words;
    QStringList faults{}; ///< sentences about errors

    friend bool operator==(const PageForm&, const PageForm&) = default;
};

/// The form beside the board on which a page of a course is written; its moves are played on the board.
class PagePanel : public Card {
    Q_OBJECT

public:
    explicit PagePanel(QWidget* parent = nullptr);

    /// The names of the tasks, in the order of `Task`, and behind them of a win without a mate.
    static QStringList taskNames();
    /// Explains what a page with a task needs.
    static QString hintOn(std::size_t task);

    /// Shows a page; texts that the user is typing stay as they are.
    void setForm(const PageForm& form);
    QLineEdit* title() const { return title_; }
    ChoiceBox* task() const { return task_; }
    NumberBox* moves() const { return moves_; }
    QLineEdit* squares() const { return squares_; }
    QPlainTextEdit* words() const { return words_; }
    /// Also leaves the explanation of the task out.
    void setTight(bool tight) override;
    int tightGain() const override;

signals:
    void titleEdited(const QString& title);
    void taskChosen(const trainer::course::Task& task);
    void wordsEdited(const QString& words);

protected:
    void showEvent(QShowEvent* event) override;

private:
    trainer::course::Task chosenTask() const;
    void showTask();
    void fitWords();
    void arrange();

    QLineEdit* title_;
    ChoiceBox* task_;
    NumberBox* moves_;
    QLineEdit* squares_;
    QLabel* hint_;
    QLabel* place_;
    QPlainTextEdit* words_;
    QLabel* faults_;
    bool isTight_ = false;
    trainer::course::Find find_; ///< the task to find the moves, possibly by heart
};

} // namespace panels
