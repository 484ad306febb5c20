// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QButtonGroup>
#include <QWidget>

namespace panels {

/// A row of mutually exclusive buttons: White | Black.
class ChoiceRow : public QWidget {
    Q_OBJECT

public:
    ChoiceRow(const QString& accessibleName, const QStringList& choices, QWidget* parent = nullptr);

    int choice() const { return group_->checkedId(); }
    void setChoice(int choice);

signals:
    /// The user chose the button with this index.
    void chosen(int choice);

private:
    QButtonGroup* group_;
};

} // namespace panels
