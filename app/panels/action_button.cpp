// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/action_button.h"

#include <QAction>
#include <QEvent>
#include <QPushButton>
#include <QStyle>
#include <QStyleOptionButton>
#include <utility>

#include "text/phrasing.h"

namespace panels {
namespace {

/// Returns the text of a menu entry without its mnemonic and its trailing ellipsis.
QString plainText(const QAction* action)
{
    QString text = text::withoutMnemonic(action->text());
    if (text.endsWith(u'…'))
        text.chop(1);
    return text;
}

void update(QAbstractButton* button, const QAction* action, Words words)
{
    if (words == Words::none)
        button->setAccessibleName(plainText(action));
    else
        button->setText(text::forLabel(words == Words::brief ? action->iconText() : plainText(action)));
    button->setToolTip(action->toolTip());
    button->setEnabled(action->isEnabled());
    button->setCheckable(action->isCheckable());
    button->setChecked(action->isChecked());
}

/// A button whose size hint also allows for other texts than the current one.
class RoomyButton : public QPushButton {
public:
    RoomyButton(const QStringList& roomFor, QWidget* parent) : QPushButton{parent}, roomFor_{roomFor} {}

    QSize sizeHint() const override
    {
        QSize size = QPushButton::sizeHint();
        QStyleOptionButton option;
        initStyleOption(&option);
        for (const QString& words : roomFor_) {
            option.text = words;
            const QSize text = fontMetrics().size(Qt::TextShowMnemonic, words);
            size = size.expandedTo(style()->sizeFromContents(QStyle::CT_PushButton, &option, text, this));
        }
        return size;
    }

private:
    QStringList roomFor_;
};

/// Discards the second press of a double click whose first press hit another button, or the same one under
/// another name: that has disappeared meanwhile, and the one in its place was not meant.
class SecondPress : public QObject {
protected:
    bool eventFilter(QObject* button, QEvent* event) override
    {
        const std::pair pressed{button, static_cast<QAbstractButton*>(button)->text()};
        if (event->type() == QEvent::MouseButtonPress)
            last_ = pressed;
        return event->type() == QEvent::MouseButtonDblClick && last_ != pressed;
    }

private:
    std::pair<QObject*, QString> last_;
};

} // namespace

void showAction(QAbstractButton* button, QAction* action, Words words)
{
    static SecondPress secondPress;
    button->installEventFilter(&secondPress);
    // A click leaves the focus where it is, usually on the board.
    button->setFocusPolicy(Qt::TabFocus);
    update(button, action, words);
    QObject::connect(action, &QAction::changed, button,
                     [button, action, words] { update(button, action, words); });
    QObject::connect(action, &QAction::visibleChanged, button,
                     [button, action] { button->setVisible(action->isVisible()); });
    const auto trigger = [button, action, words] {
        action->trigger();
        // The click has toggled the button's check mark, which may differ from the action's.
        update(button, action, words);
    };
    QObject::connect(button, &QAbstractButton::clicked, action, [action, trigger] {
        if (!action->isCheckable())
            trigger();
    });
    // Screen readers toggle a button without a click.
    QObject::connect(button, &QAbstractButton::toggled, action, [action, trigger](bool on) {
        if (on != action->isChecked())
            trigger();
    });
}

QPushButton* makeActionButton(QAction* action, Words words, QWidget* parent)
{
    auto* button = new RoomyButton{action->data().toStringList(), parent};
    QSizePolicy policy{QSizePolicy::Expanding, QSizePolicy::Expanding};
    policy.setRetainSizeWhenHidden(true);
    button->setSizePolicy(policy);
    showAction(button, action, words);
    return button;
}

} // namespace panels
