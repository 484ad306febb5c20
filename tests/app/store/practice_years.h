// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Generated practice of many days by an improving player, for measurements and screenshots.

#include <QDate>
#include <QDateTime>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>
#include <algorithm>
#include <cmath>
#include <random>

#include "store/practice_database.h"
#include "trainer/practice/exercise.h"

namespace app_test {

/// The amount of practice.
struct PracticePlan {
    int days = 182;
    int attemptsADay = 6;      ///< on average
    double daysWithout = 0.25; ///< the share of days without practice; the last days all have some
    int movesAnAttempt = 20;   ///< of both sides
    QDate today = QDate::currentDate();
};

/// Fills a practice file according to a plan; the same plan yields the same file.
class PracticeYears {
public:
    PracticeYears(const QString& path, const PracticePlan& plan) : plan_{plan}
    {
        {
            const store::PracticeDatabase makesTheTables{path};
        }
        {
            QSqlDatabase file = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), connection);
            file.setDatabaseName(path);
            file.open();
            fill(file);
        }
        QSqlDatabase::removeDatabase(connection);
    }

private:
    static inline const QString connection = QStringLiteral("practice-years");
    static constexpr int perfectDays = 12; ///< up to today, without a gap

    double chance() { return std::uniform_real_distribution<>{}(random_); }
    int number(int least, int most) { return std::uniform_int_distribution<>{least, most}(random_); }

    void fill(QSqlDatabase& file)
    {
        QSqlQuery{file}.exec(QStringLiteral("PRAGMA synchronous = OFF"));
        file.transaction();
        QSqlQuery attempt{file};
        attempt.prepare(
            QStringLiteral("INSERT INTO attempt (finished, day, exercise, ending, stage, start, seed, "
                           "opponent, succeeded, moves,"
                           " best, wasted, thrown, hinted, told, take_backs, thought, stand, ended, grade)"
                           " VALUES (?, ?, ?, ?, ?, '8/8/3k4/8/8/3BN3/3K4/8 w - - 0 1', 1, ?, ?, ?, ?, ?, ?, "
                           "0, 0, 0, ?, 1, 0, ?)"));
        QSqlQuery move{file};
        move.prepare(QStringLiteral("INSERT INTO move VALUES (?, ?, ?, 0, ?, 3000)"));
        for (int day = 0; day < plan_.days; ++day) {
            const bool isLate = day >= plan_.days - perfectDays;
            if (!isLate && chance() < plan_.daysWithout)
                continue;
            const int attempts = std::max(1, number(plan_.attemptsADay / 2, plan_.attemptsADay * 3 / 2));
            for (int i = 0; i < attempts; ++i)
                add(attempt, move, day, i);
        }
        addMemories(file);
        file.commit();
    }

    void add(QSqlQuery& attempt, QSqlQuery& move, int day, int place)
    {
        using namespace trainer::practice;
        const double progress = static_cast<double>(day) / plan_.days;
        const auto& all = exercises(chance() < 0.7 ? Syllabus::bishop_and_knight : Syllabus::all);
        const auto reach = static_cast<int>(std::lround(4 + progress * static_cast<double>(all.size() - 5)));
        const int level = number(0, std::min(reach, static_cast<int>(all.size()) - 1));
        const Exercise& exercise = all[static_cast<std::size_t>(level)];
        const bool wins = exercise.prospect == trainer::Prospect::win;
        const bool succeeded = chance() < 0.52 + 0.42 * std::sqrt(progress) - 0.012 * level;
        const int best = wins ? std::max(3, std::min(exercise.shortest + 4 + level, 30)) : 0;
        const int wasted =
            wins ? static_cast<int>(best * (0.5 - 0.35 * std::sqrt(progress)) * 2 * chance()) : 0;
        const int moves = wins ? best + wasted : moves_to_hold;
        const int secondsAMove = static_cast<int>(5 + 9 * (1 - std::sqrt(progress)) + 6 * chance());
        const QDate date = plan_.today.addDays(day - plan_.days + 1);
        const int thrown = succeeded || !wins ? 0 : 1;
        const QString stage = QString::fromUtf8(exercise.stage ? name_of(*exercise.stage).data() : "");
        int column = 0;
        for (const QVariant& value :
             {QVariant{QDateTime{date, QTime{18, 0}}.toMSecsSinceEpoch() + 300'000LL * place},
              QVariant{date.toJulianDay()}, QVariant{QString::fromStdString(name_of(exercise))},
              QVariant{QString::fromStdString(exercise.ending.name())}, QVariant{stage},
              QVariant{chance() < 0.85 ? 0 : 2}, QVariant{succeeded}, QVariant{moves}, QVariant{best},
              QVariant{wasted}, QVariant{thrown}, QVariant{1000 * secondsAMove * moves},
              QVariant{succeeded ? 3 : 1}})
            attempt.bindValue(column++, value);
        attempt.exec();
        addMoves(move, attempt.lastInsertId(), thrown > 0);
    }

    void addMoves(QSqlQuery& move, const QVariant& attempt, bool throws)
    {
        for (int ply = 1; ply <= plan_.movesAnAttempt; ++ply) {
            const bool isThrow = throws && ply == plan_.movesAnAttempt - 1;
            move.bindValue(0, attempt);
            move.bindValue(1, ply);
            move.bindValue(2, QStringLiteral("d4") + square());
            move.bindValue(3, isThrow);
            move.exec();
        }
    }

    /// A random square, more often near h8, where bishop and knight are lost.
    QString square()
    {
        const auto near = [this](double middle) {
            return std::clamp(static_cast<int>(std::lround(std::normal_distribution<>{middle, 1.6}(random_))),
                              0, 7);
        };
        const bool isWrongCorner = chance() < 0.6;
        return QString{QChar{u'a' + near(isWrongCorner ? 5.6 : 2)}} +
               QChar{u'1' + near(isWrongCorner ? 5.8 : 3)};
    }

    void addMemories(QSqlDatabase& file)
    {
        QSqlQuery memory{file};
        memory.prepare(QStringLiteral("INSERT INTO memory VALUES (?, 2, ?, ?, 10, 5, 10, 0, 3, 0)"));
        for (const trainer::practice::Exercise& exercise :
             trainer::practice::exercises(trainer::practice::Syllabus::all)) {
            const int days = static_cast<int>(std::abs(std::normal_distribution<>{0, 7}(random_))) - 1;
            memory.bindValue(0, QString::fromStdString(name_of(exercise)));
            const QDateTime due{plan_.today.addDays(days), QTime{12, 0}};
            memory.bindValue(1, due.toMSecsSinceEpoch());
            memory.bindValue(2, due.addDays(-10).toMSecsSinceEpoch());
            memory.exec();
        }
    }

    PracticePlan plan_;
    std::mt19937 random_{20261122}; // NOLINT(cert-msc51-cpp): the same file each time
};

} // namespace app_test
