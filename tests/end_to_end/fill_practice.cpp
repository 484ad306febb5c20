// SPDX-License-Identifier: GPL-3.0-or-later

// Fills a practice file with half a year of practice, for viewing it in the window:
//
//      fill_practice FILE [DAYS [ATTEMPTS_A_DAY]]

#include <QCoreApplication>
#include <cstdio>

#include "store/practice_years.h"

int main(int argc, char** argv)
{
    const QCoreApplication application{argc, argv};
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() < 2) {
        std::fputs("Name the file to fill.\n", stderr);
        return 2;
    }
    app_test::PracticePlan plan;
    if (arguments.size() > 2)
        plan.days = arguments[2].toInt();
    if (arguments.size() > 3)
        plan.attemptsADay = arguments[3].toInt();
    const app_test::PracticeYears years{arguments[1], plan};
    return 0;
}
