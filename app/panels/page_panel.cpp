// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/page_panel.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <variant>

#include "chess/bitboard.h"
#include "chess/square.h"
#include "panels/select_on_focus.h"

using namespace Qt::StringLiterals;

namespace panels {
namespace {

using namespace trainer::course;

/// The place of a win without a mate among the tasks.
constexpr int win = 5;

/// The place of a task among those to choose from.
int indexOf(const Task& task)
{
    const auto* play = std::get_if<Play>(&task);
    return play != nullptr && !play->is_to_mate ? win : static_cast<int>(task.index());
}

/// The names in a list of squares.
QStringList namesIn(const QString& list)
{
    static const QRegularExpression separators{u"[\\s,;]+"_s};
    return list.toLower().split(separators, Qt::SkipEmptyParts);
}

/// The first name that is no square, unless it is still being typed.
QString wrongSquare(const QString& list)
{
    for (const QString& name : namesIn(list)) {
        if (name.size() > 1 && !chess::parse_square(name.toStdString()))
            return name;
    }
    return {};
}

/// The words typed, with single spaces. Lines are separated by characters of their own, because ends of lines
/// in a comment are only blanks.
QString wordsIn(const QString& typed)
{
    QStringList lines = typed.split(u'\n');
    for (QString& line : lines)
        line = line.simplified();
    return lines.join(QChar{QChar::LineSeparator}).trimmed();
}

QLabel* makeFieldTitle(const QString& text, QWidget* field, QWidget* parent)
{
    QLabel* title = makeLabel(TypeSize::aside, parent);
    title->setText(text);
    title->setBuddy(field);
    setKind(title, "dim");
    return title;
}

} // namespace

PagePanel::PagePanel(QWidget* parent)
    : Card{parent}
    , title_{new QLineEdit{this}}
    , task_{new ChoiceBox{this}}
    , moves_{new NumberBox{tr("Moves"), this}}
    , squares_{new QLineEdit{this}}
    , hint_{makeLabel(TypeSize::aside, this)}
    , place_{makeLabel(TypeSize::aside, this)}
    , words_{new QPlainTextEdit{this}}
    , faults_{makeLabel(TypeSize::aside, this)}
{
    title_->setAccessibleName(tr("Chapter"));
    selectOnFocus(*title_);
    title_->setToolTip(tr("Neighbouring pages with the same name form a chapter"));
    task_->addItems(taskNames());
    task_->setAccessibleName(tr("Task"));
    constexpr int mostMoves = 999;
    moves_->setRange(1, mostMoves);
    squares_->setAccessibleName(tr("Squares"));
    words_->setTabChangesFocus(true);
    setKind(hint_, "dim");
    setKind(place_, "dim");
    setKind(faults_, "danger");
    place_->setBuddy(words_);
    setFocusProxy(words_);
    arrange();

    connect(title_, &QLineEdit::textEdited, this, &PagePanel::titleEdited);
    const auto emitTask = [this] {
        showTask();
        emit taskChosen(chosenTask());
    };
    connect(task_, &QComboBox::activated, this, emitTask);
    connect(moves_, &QSpinBox::valueChanged, this, emitTask);
    connect(squares_, &QLineEdit::textEdited, this, emitTask);
    connect(words_, &QPlainTextEdit::textChanged, this,
            [this] { emit wordsEdited(wordsIn(words_->toPlainText())); });
}

/// Arranges the fields and the words below them.
void PagePanel::arrange()
{
    auto* tasks = new QHBoxLayout;
    tasks->setSpacing(8);
    tasks->addWidget(task_);
    tasks->addWidget(moves_);
    tasks->addWidget(squares_, 1);
    tasks->addStretch(0);
    auto* fields = new QGridLayout;
    fields->setSpacing(8);
    fields->setColumnStretch(1, 1);
    fields->addWidget(makeFieldTitle(tr("Chapter"), title_, this), 0, 0);
    fields->addWidget(title_, 0, 1);
    fields->addWidget(makeFieldTitle(tr("Task"), task_, this), 1, 0);
    fields->addLayout(tasks, 1, 1);
    body()->addLayout(fields);
    body()->addWidget(hint_);
    body()->addWidget(place_);
    body()->addWidget(words_);
    body()->addWidget(faults_);
    setAir({20, 12, 20, 12});
}

QStringList PagePanel::taskNames()
{
    return {tr("Read"),           tr("Find the moves"), tr("Mate within"), tr("Hold the draw for"),
            tr("Select squares"), tr("Win within")};
}

QString PagePanel::hintOn(std::size_t task)
{
    const QStringList hints{
        tr("Play the moves of the page on the board."),
        tr("Play the solution on the board. Another move replaces the one there, unless words "
           "follow it: then it is a wrong answer, to which you can write why."),
        tr("The reader plays against the program from the first position."),
        tr("The reader defends against the program from the first position."),
        tr("Type the squares that the words ask for, such as a8 h1."),
        tr("The reader plays against the program from the first position, until a pawn is promoted or the "
           "program has only its king left.")};
    return hints.at(static_cast<qsizetype>(task));
}

void PagePanel::setForm(const PageForm& form)
{
    const QSignalBlocker noMoves{moves_};
    const QSignalBlocker noWords{words_};
    if (title_->text().simplified() != form.title)
        title_->setText(form.title);
    const auto* find = std::get_if<Find>(&form.task);
    find_ = find != nullptr ? *find : Find{};
    if (chosenTask() != form.task) {
        task_->setCurrentIndex(indexOf(form.task));
        if (const auto* play = std::get_if<Play>(&form.task))
            moves_->setValue(play->moves);
        if (const auto* hold = std::get_if<Hold>(&form.task))
            moves_->setValue(hold->moves);
        if (std::holds_alternative<Point>(form.task))
            squares_->setText(QString::fromStdString(to_string(form.task)).section(u' ', 1));
    }
    place_->setText(form.place);
    words_->setAccessibleName(form.place);
    if (wordsIn(words_->toPlainText()) != form.words)
        words_->setPlainText(form.words);
    faults_->setText(breakable(form.faults.join(u'\n')));
    faults_->setVisible(!form.faults.isEmpty());
    showTask();
}

/// The chosen task; to read while no square is typed yet.
Task PagePanel::chosenTask() const
{
    switch (task_->currentIndex()) {
    case 1:
        return find_;
    case 2:
    case win:
        return Play{.moves = moves_->value(), .is_to_mate = task_->currentIndex() != win};
    case 3:
        return Hold{moves_->value()};
    case 4: {
        chess::Bitboard squares;
        for (const QString& name : namesIn(squares_->text())) {
            if (const auto square = chess::parse_square(name.toStdString()))
                squares |= chess::Bitboard{*square};
        }
        return squares.empty() ? Task{Read{}} : Task{Point{squares}};
    }
    default:
        return Read{};
    }
}

/// Shows the fields that belong to the task.
void PagePanel::showTask()
{
    const int task = task_->currentIndex();
    moves_->setVisible(task == 2 || task == 3 || task == win);
    squares_->setVisible(task == 4);
    const QString wrong = task == 4 ? wrongSquare(squares_->text()) : QString{};
    hint_->setText(wrong.isEmpty() ? hintOn(static_cast<std::size_t>(task))
                                   : tr("“%1” is not a square.").arg(wrong));
    hint_->setVisible(!isTight_ || !wrong.isEmpty());
}

void PagePanel::setTight(bool tight)
{
    Card::setTight(tight);
    isTight_ = tight;
    showTask();
}

int PagePanel::tightGain() const
{
    const int gap = hint_->isHidden() ? body()->spacing() : 0;
    return Card::tightGain() + hint_->heightForWidth(width() - 40) + gap;
}

/// The words have room for some lines; longer ones scroll.
void PagePanel::fitWords()
{
    constexpr int lines = 4;
    words_->setFixedHeight(lines * words_->fontMetrics().lineSpacing() + 2 * words_->frameWidth() + 12);
}

void PagePanel::showEvent(QShowEvent* event)
{
    fitWords();
    Card::showEvent(event);
}

} // namespace panels
