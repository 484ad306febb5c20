// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/drill_panel.h"

#include <QRegularExpressionValidator>
#include <QVBoxLayout>
#include <algorithm>
#include <initializer_list>

#include "panels/card.h"
#include "text/coaching.h"
#include "text/endings.h"
#include "text/phrasing.h"

namespace panels {
namespace {

QLabel* makeTitle(const QString& text, QWidget* parent)
{
    QLabel* title = makeLabel(TypeSize::aside, parent);
    title->setText(text);
    setKind(title, "dim");
    return title;
}

/// Puts a title above a choice, in a box whose visibility depends on the ending.
void fillBox(QWidget* box, const QString& title, QWidget* choice)
{
    auto* lines = new QVBoxLayout{box};
    lines->setContentsMargins(0, 4, 0, 0);
    lines->addWidget(makeTitle(title, box));
    lines->addWidget(choice);
}

bool isBishopSingle(const endgame::Material& ending)
{
    return std::ranges::count(ending.pieces(),
                              endgame::Piece{endgame::Side::attacker, chess::Role::bishop}) == 1;
}

/// Lets the stage and the distance be chosen where there are any, and else says why not: a draw has neither.
void enableForWins(const ChoiceRow& prospect, QWidget& stage, QWidget& band)
{
    const bool isWin = static_cast<trainer::Prospect>(prospect.choice()) == trainer::Prospect::win;
    for (QWidget* choice : {&stage, &band}) {
        choice->setEnabled(isWin);
        choice->setToolTip(isWin ? QString{}
                                 : DrillPanel::tr("Only for positions in which the attacker wins"));
        choice->setAccessibleDescription(choice->toolTip());
    }
}

} // namespace

DrillPanel::DrillPanel(QWidget* parent)
    : QWidget{parent}
    , ending_{new SearchBox{this}}
    , title_{makeTitle(tr("Ending"), this)}
    , goal_{makeLabel(TypeSize::aside, this)}
    , figures_{makeLabel(TypeSize::aside, this)}
    , price_{makeLabel(TypeSize::aside, this)}
    , seat_{new ChoiceRow{tr("You play as"), {tr("attacker"), tr("defender"), tr("both")}, this}}
    , attacker_{new ChoiceRow{tr("The attacker is"), {tr("White"), tr("Black")}, this}}
    , prospect_{new ChoiceRow{tr("With best play"), {tr("the attacker wins"), tr("it is a draw")}, this}}
    , bishopBox_{new QWidget{this}}
    , bishop_{new ChoiceRow{tr("Bishop on"), {tr("light"), tr("dark"), tr("either")}, bishopBox_}}
    , stageBox_{new QWidget{this}}
    , stage_{new ChoiceBox{stageBox_}}
    , band_{new DistanceBand{this}}
    , seed_{new QLineEdit{this}}
    , dealt_{makeLabel(TypeSize::aside, this)}
{
    addEndings({});
    setKind(goal_, "dim");
    setKind(dealt_, "dim");
    setKind(figures_, "dim");
    setFigures({});
    setPrice({});
    stage_->setAccessibleName(tr("Stage of the mate"));
    seed_->setPlaceholderText(tr("random"));
    seed_->setAccessibleName(tr("Position number"));
    seed_->setValidator(
        new QRegularExpressionValidator{QRegularExpression{QStringLiteral("[0-9]{0,18}")}, seed_});

    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeCard());
    column->addStretch(1);
    setFocusProxy(ending_);
    setDrill({});
    connectChoices();
}

QWidget* DrillPanel::makeCard()
{
    auto* card = new Card{this};
    const auto addTitled = [card](const QString& title, QWidget* choice) {
        card->body()->addSpacing(4);
        card->body()->addWidget(makeTitle(title, card));
        card->body()->addWidget(choice);
    };
    card->body()->addSpacing(4);
    card->body()->addWidget(title_);
    card->body()->addWidget(ending_);
    card->body()->addWidget(goal_);
    card->body()->addWidget(figures_);
    card->body()->addWidget(price_);
    addTitled(tr("You play as"), seat_);
    addTitled(tr("The attacker is"), attacker_);
    addTitled(tr("With best play"), prospect_);
    fillBox(bishopBox_, tr("Colour of the bishop's squares"), bishop_);
    fillBox(stageBox_, tr("Stage of the mate"), stage_);
    card->body()->addWidget(bishopBox_);
    card->body()->addWidget(stageBox_);
    addTitled(tr("Mate in"), band_);
    addTitled(tr("Position number: the same one gives the same position"), seed_);
    card->body()->addWidget(dealt_);
    return card;
}

void DrillPanel::connectChoices()
{
    connect(ending_, &SearchBox::chosen, this, [this] {
        band_->wishForAll();
        showEnding();
        emit endingChosen();
    });
    connect(ending_, &SearchBox::searched, this, &DrillPanel::showSearch);
    connect(prospect_, &ChoiceRow::chosen, this, [this] { enableForWins(*prospect_, *stageBox_, *band_); });
}

void DrillPanel::setRecent(const QStringList& endings)
{
    const QVariant chosen = ending_->currentData();
    ending_->clear();
    addEndings(endings);
    ending_->setCurrentIndex(ending_->findData(chosen));
}

void DrillPanel::addEndings(const QStringList& recent)
{
    for (QWidget* part : std::initializer_list<QWidget*>{ending_, ending_->lineEdit()})
        part->setAccessibleName(tr("Ending"));
    ending_->setMaxVisibleItems(16);
    const std::vector<text::EndingGroup> groups = text::endingGroups();
    if (!recent.isEmpty())
        addHeading(tr("Used last"));
    for (const QString& name : recent) {
        const auto ending = *endgame::Material::parse(name.toStdString(), endgame::most_pieces_on_request);
        const auto group = std::ranges::find_if(groups, [&](const text::EndingGroup& each) {
            return std::ranges::find(each.endings, ending) != each.endings.end();
        });
        addEnding(ending, group == groups.end() ? QString{} : group->heading);
    }
    for (const text::EndingGroup& group : groups) {
        addHeading(group.heading);
        for (const endgame::Material& ending : group.endings)
            addEnding(ending, group.heading);
    }
}

/// Adds an item that cannot be chosen.
void DrillPanel::addHeading(const QString& heading)
{
    ending_->addItem(heading);
    ending_->setItemData(ending_->count() - 1, 0, Qt::UserRole - 1);
}

void DrillPanel::addEnding(const endgame::Material& ending, const QString& heading)
{
    ending_->addItemFoundBy(text::endingName(ending), QString::fromStdString(ending.name()),
                            text::searchTexts(heading, ending));
}

endgame::Material DrillPanel::ending() const
{
    return *endgame::Material::parse(ending_->currentData().toString().toStdString(),
                                     endgame::most_pieces_on_request);
}

void DrillPanel::showEnding()
{
    const text::EndingWords words = text::endingWords(ending());
    goal_->setText(text::joined({words.goal, words.method}));
    bishopBox_->setVisible(isBishopSingle(ending()));
    addStages();
    band_->setLongestMate({});
    setFigures({});
    setPrice({});
}

/// Shows if the words typed choose no ending, and nothing about the one chosen before.
void DrillPanel::showSearch()
{
    const std::optional<int> found = ending_->undecided();
    const QString trouble = !found       ? QString{}
                            : *found > 0 ? tr("Choose one of the endings in the list.")
                                         : tr("There is no such ending.");
    title_->setText(found ? trouble : tr("Ending"));
    setKind(title_, found == 0 ? "danger" : "dim");
    goal_->setVisible(!found);
    figures_->setVisible(!found && !figures_->text().isEmpty());
    price_->setVisible(!found && !price_->text().isEmpty());
    for (QWidget* part : std::initializer_list<QWidget*>{ending_, ending_->lineEdit()})
        part->setAccessibleDescription(trouble);
}

void DrillPanel::setFigures(const QString& sentences)
{
    figures_->setText(sentences);
    figures_->setVisible(!sentences.isEmpty() && !isEndingOpen());
}

void DrillPanel::setPrice(const QString& sentence)
{
    price_->setText(sentence);
    price_->setVisible(!sentence.isEmpty() && !isEndingOpen());
}

/// Lists the stages of the ending, and "any".
void DrillPanel::addStages()
{
    stage_->clear();
    stage_->addItem(tr("any"));
    for (const trainer::coach::Stage stage : trainer::coach::stages_of(ending()))
        stage_->addItem(text::stageName(stage), static_cast<int>(stage));
    stageBox_->setVisible(stage_->count() > 1);
}

void DrillPanel::setDrill(const trainer::Drill& drill)
{
    ending_->setCurrentIndex(ending_->findData(QString::fromStdString(drill.request.material.name())));
    seat_->setChoice(static_cast<int>(drill.seat));
    attacker_->setChoice(static_cast<int>(drill.request.attacker));
    prospect_->setChoice(static_cast<int>(drill.request.prospect));
    enableForWins(*prospect_, *stageBox_, *band_);
    bishop_->setChoice(static_cast<int>(drill.request.bishop));
    band_->setWish(drill.request.shortest, drill.request.longest);
    showEnding();
    if (drill.request.stage)
        stage_->setCurrentIndex(std::max(0, stage_->findData(static_cast<int>(*drill.request.stage))));
}

trainer::Drill DrillPanel::drill() const
{
    const QVariant stage = stage_->currentData();
    return {.seat = static_cast<trainer::Seat>(seat_->choice()),
            .request = {.material = ending(),
                        .attacker = static_cast<chess::Color>(attacker_->choice()),
                        .prospect = static_cast<trainer::Prospect>(prospect_->choice()),
                        .bishop = static_cast<trainer::BishopSquares>(bishop_->choice()),
                        .shortest = band_->shortest(),
                        .longest = band_->longest(),
                        .stage = stage.isValid()
                                     ? std::optional{static_cast<trainer::coach::Stage>(stage.toInt())}
                                     : std::nullopt}};
}

void DrillPanel::askForSeed(std::optional<std::uint64_t> dealt)
{
    seed_->clear();
    dealt_->setText(dealt ? tr("The position number of the game on the board is %1.").arg(*dealt)
                          : QString{});
    dealt_->setVisible(dealt.has_value());
}

std::optional<std::uint64_t> DrillPanel::seed() const
{
    bool isNumber = false;
    const std::uint64_t seed = seed_->text().toULongLong(&isNumber);
    return isNumber ? std::optional{seed} : std::nullopt;
}

} // namespace panels
