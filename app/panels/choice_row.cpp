// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/choice_row.h"

#include <QPushButton>

#include "panels/flow_layout.h"

namespace panels {

ChoiceRow::ChoiceRow(const QString& accessibleName, const QStringList& choices, QWidget* parent)
    : QWidget{parent}
    , group_{new QButtonGroup{this}}
{
    setAccessibleName(accessibleName);
    auto* row = new FlowLayout{this, 8};
    for (int i = 0; i < choices.size(); ++i) {
        auto* button = new QPushButton{choices[i], this};
        button->setCheckable(true);
        group_->addButton(button, i);
        row->addWidget(button);
    }
    connect(group_, &QButtonGroup::idClicked, this, &ChoiceRow::chosen);
}

void ChoiceRow::setChoice(int choice)
{
    group_->button(choice)->setChecked(true);
    setFocusProxy(group_->button(choice));
}

} // namespace panels
