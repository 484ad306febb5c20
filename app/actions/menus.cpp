// SPDX-License-Identifier: GPL-3.0-or-later
#include "actions/menus.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <algorithm>
#include <map>

#include "actions/actions.h"

namespace actions {
namespace {

struct Menus {
    Q_DECLARE_TR_FUNCTIONS(Menus)
};

/// The submenus of a menu by their titles; the entries of each form one group of choices.
class Submenus {
public:
    Submenus(QMenu& menu, const Actions& actions) : menu_{menu}, actions_{actions} {}

    void add(const Command& command, QAction* action)
    {
        QMenu*& submenu = submenus_[command.submenu];
        if (command.startsGroup)
            (submenu == nullptr ? menu_ : *submenu).addSeparator();
        if (submenu == nullptr)
            submenu = addSubmenu(command);
        submenu->addAction(action);
        if (command.isChoice)
            groupOf(submenu)->addAction(action);
    }

private:
    /// A submenu that is visible only while it has any entries.
    QMenu* addSubmenu(const Command& command)
    {
        QMenu* submenu = menu_.addMenu(command.submenu);
        submenu->setObjectName(command.submenu);
        submenu->setToolTipsVisible(true);
        const auto title = [&actions = actions_, menu = command.menu, title = command.submenu] {
            return actions.titleOf(menu, title);
        };
        QObject::connect(&menu_, &QMenu::aboutToShow, submenu, [submenu, title] {
            submenu->setTitle(title());
            const QList<QAction*> entries = submenu->actions();
            submenu->menuAction()->setVisible(std::any_of(entries.begin(), entries.end(),
                                                          [](QAction* entry) { return entry->isVisible(); }));
        });
        return submenu;
    }

    static QActionGroup* groupOf(QMenu* submenu)
    {
        auto* group = submenu->findChild<QActionGroup*>();
        return group != nullptr ? group : new QActionGroup{submenu};
    }

    QMenu& menu_;
    const Actions& actions_;
    std::map<QString, QMenu*> submenus_;
};

} // namespace

QString titleOf(Menu menu)
{
    switch (menu) {
    case Menu::file:
        return Menus::tr("&File");
    case Menu::game:
        return Menus::tr("&Game");
    case Menu::position:
        return Menus::tr("&Position");
    case Menu::board:
        return Menus::tr("&Board");
    case Menu::training:
        return Menus::tr("&Training");
    case Menu::settings:
        return Menus::tr("&Settings");
    case Menu::help:
        return Menus::tr("&Help");
    case Menu::none:
        break;
    }
    return {};
}

void fillMenus(QMenuBar& bar, const Actions& actions)
{
    for (const Menu place : barMenus) {
        QMenu* menu = bar.addMenu(titleOf(place));
        // The tooltip of a disabled command explains when it is enabled.
        menu->setToolTipsVisible(true);
        Submenus submenus{*menu, actions};
        for (const auto& [command, action] : actions.entries()) {
            if (command.menu != place)
                continue;
            if (!command.submenu.isEmpty()) {
                submenus.add(command, action);
                continue;
            }
            if (command.startsGroup)
                menu->addSeparator();
            menu->addAction(action);
        }
    }
}

QAction* entryOfSubmenu(const QMenuBar& bar, const QString& submenu)
{
    return bar.findChild<QMenu*>(submenu)->menuAction();
}

} // namespace actions
