// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/practice_csv.h"

#include <QDateTime>
#include <QSqlQuery>
#include <QVariant>
#include <algorithm>
#include <array>
#include <cstddef>

#include "store/opponent_words.h"

using namespace Qt::StringLiterals;

namespace store {
namespace {

using Writer = QString (*)(const QVariant& value);

QString plain(const QVariant& value)
{
    return value.toString();
}

QString timeInUtc(const QVariant& value)
{
    return QDateTime::fromMSecsSinceEpoch(value.toLongLong()).toUTC().toString(Qt::ISODateWithMs);
}

/// SQLite has no unsigned integers.
QString seedText(const QVariant& value)
{
    return QString::number(static_cast<quint64>(value.toLongLong()));
}

/// The word of a number; the number itself if a later version wrote it.
template <std::size_t count>
QString word(const QVariant& value, const std::array<QLatin1StringView, count>& words)
{
    bool isNumber = false;
    const auto number = value.toULongLong(&isNumber);
    return isNumber && number < count ? QString{words[number]} : value.toString();
}

QString opponentText(const QVariant& value)
{
    return word(value, opponentWords);
}

QString standText(const QVariant& value)
{
    return word(value, std::array{"open"_L1, "succeeded"_L1, "failed"_L1});
}

QString endText(const QVariant& value)
{
    if (value.isNull())
        return {};
    return word(value, std::array{"checkmate"_L1, "stalemate"_L1, "dead-position"_L1, "fifty-moves"_L1,
                                  "seventy-five-moves"_L1, "threefold"_L1});
}

QString gradeText(const QVariant& value)
{
    return word(value, std::array{"0"_L1, "again"_L1, "hard"_L1, "good"_L1, "easy"_L1});
}

/// A column: its name, its SQL expression, and the format of its values.
struct Column {
    QLatin1StringView name;
    QLatin1StringView sql;
    Writer write = &plain;
};

constexpr std::array csvColumns{
    Column{"finished"_L1, "finished"_L1, &timeInUtc},
    Column{"exercise"_L1, "exercise"_L1},
    Column{"ending"_L1, "ending"_L1},
    Column{"stage"_L1, "stage"_L1},
    Column{"goal"_L1, "iif(exercise LIKE 'page:%', 'page', iif(exercise LIKE '%:draw', 'draw', 'win'))"_L1},
    Column{"start"_L1, "start"_L1},
    Column{"seed"_L1, "seed"_L1, &seedText},
    Column{"opponent"_L1, "opponent"_L1, &opponentText},
    Column{"stand"_L1, "stand"_L1, &standText},
    Column{"succeeded"_L1, "succeeded"_L1},
    Column{"moves"_L1, "moves"_L1},
    Column{"best"_L1, "best"_L1},
    Column{"wasted"_L1, "wasted"_L1},
    Column{"thrown"_L1, "thrown"_L1},
    Column{"hinted"_L1, "hinted"_L1},
    Column{"told"_L1, "told"_L1},
    Column{"take_backs"_L1, "take_backs"_L1},
    Column{"thought_ms"_L1, "thought"_L1},
    Column{"end"_L1, "ended"_L1, &endText},
    Column{"grade"_L1, "grade"_L1, &gradeText},
    Column{"line"_L1, "(SELECT group_concat(played, ' ') FROM (SELECT m.move AS played FROM move m"
                      " WHERE m.attempt = attempt.id ORDER BY m.ply))"_L1},
};

/// A value as it appears in a line: quoted, with its quotes doubled, if necessary.
QString quoted(const QString& value)
{
    const bool needsQuotes = std::ranges::any_of(value, [](QChar letter) {
        return letter == u'"' || letter == u',' || letter == u'\r' || letter == u'\n';
    });
    return needsQuotes ? u'"' + QString{value}.replace(u'"', u"\"\""_s) + u'"' : value;
}

void addLine(QByteArray& text, const QStringList& values)
{
    text += values.join(u',').toUtf8();
    text += "\r\n";
}

} // namespace

std::optional<QByteArray> attemptsAsCsv(const PracticeDatabase& database, const std::stop_token& stop)
{
    QStringList names;
    QStringList asked;
    for (const Column& column : csvColumns) {
        names.append(column.name);
        asked.append(column.sql);
    }
    QSqlQuery row{database.connection()};
    row.setForwardOnly(true);
    if (!row.exec(u"SELECT %1 FROM attempt ORDER BY id"_s.arg(asked.join(u", "_s))))
        return std::nullopt;
    QByteArray text;
    addLine(text, names);
    while (row.next()) {
        if (stop.stop_requested())
            return std::nullopt;
        QStringList values;
        for (const Column& column : csvColumns)
            values.append(quoted(column.write(row.value(static_cast<int>(values.size())))));
        addLine(text, values);
    }
    return text;
}

} // namespace store
