// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/exchange.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QRegularExpression>
#include <QUrl>

#include "chess/blanks.h"
#include "chess/fen.h"
#include "chess/pgn_reader.h"
#include "chess/text_diagram.h"
#include "show/overlays.h"
#include "text/refusals.h"

using namespace Qt::StringLiterals;

namespace window {
namespace {

using session::Mode;

/// The file that a single-line text names, by its path or as a URL; empty if it names none.
QString fileNamedBy(const QString& text)
{
    constexpr qsizetype longestPath = 4096;
    if (text.size() > longestPath || text.contains(QChar::Null))
        return {};
    const QString line = text.trimmed();
    const QUrl url{line};
    const QString path = url.isLocalFile() ? url.toLocalFile() : line;
    const bool isFile =
        url.isLocalFile() || path.endsWith(u".pgn"_s, Qt::CaseInsensitive) || QFileInfo::exists(path);
    return isFile && !path.isEmpty() && !path.contains(u'\n') ? path : QString{};
}

/// The beginning of a text from outside, without characters that change the direction of the surrounding
/// text.
QString beginningOf(QString text)
{
    constexpr qsizetype enough = 40;
    text.removeIf([](QChar letter) { return letter.category() == QChar::Other_Format; });
    text = text.simplified();
    return text.size() > enough ? text.left(enough) + u'…' : text;
}

/// The reason why a text that is a web address contains no position or game; empty for any other text.
QString reasonForLink(const QString& text)
{
    static const QRegularExpression link{u"^https?://[^\\s/]+(/study/)?\\S*$"_s,
                                         QRegularExpression::CaseInsensitiveOption};
    const QRegularExpressionMatch match = link.match(text.trimmed());
    if (!match.hasMatch())
        return {};
    return match.captured(1).isEmpty()
               ? Exchange::tr("A link contains no position: copy the FEN or the PGN itself.")
               : Exchange::tr("A link to a study contains no position. Export the study as PGN and open the "
                              "file as a course.");
}

/// True if a text begins with a game or a list of positions, or is a game whose start is refused.
bool beginsAsGame(const QString& text)
{
    constexpr qsizetype enough = 4096;
    const std::string beginning = text.left(enough).toStdString();
    const std::optional<chess::PgnReading> first = chess::PgnReader{beginning}.next();
    if (!first || says_anything(first->game))
        return first.has_value();
    const std::string_view refused = chess::trimmed(first->refused_start);
    return !refused.empty() && refused != chess::trimmed(beginning);
}

} // namespace

Exchange::Exchange(session::TrainerSession& session, modes::SetUpInput& setUp, files::Filing& filing)
    : session_{session}
    , setUp_{setUp}
    , filing_{filing}
{
    connect(&filing, &files::Filing::positionRead, this, &Exchange::showPosition);
}

void Exchange::copy()
{
    QGuiApplication::clipboard()->setText(QString::fromStdString(to_fen(show::arrangementOf(session_))));
    emit told({text::Tone::good, tr("The position has been copied."), {}});
}

void Exchange::copyDiagram(chess::Color bottom)
{
    const chess::Setup setup = show::arrangementOf(session_);
    const QString diagram = QString::fromStdString(to_text_diagram(setup.board, bottom));
    QGuiApplication::clipboard()->setText(diagram + text::sideToMove(setup.turn) + u'\n');
    emit told({text::Tone::good, tr("The diagram has been copied."), {}});
}

void Exchange::paste()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const QString origin = tr("The clipboard");
    if (data == nullptr || !take(*data, origin))
        takeText({}, origin);
}

bool Exchange::take(const QMimeData& data, const QString& origin)
{
    const QList<QUrl> urls = data.urls();
    if (!urls.isEmpty() && urls.front().isLocalFile())
        filing_.open(urls.front().toLocalFile());
    else if (data.hasText())
        takeText(data.text(), origin);
    else
        return false;
    return true;
}

void Exchange::takeArgument(const QString& argument)
{
    takeText(argument, tr("“%1”", "what stood on the command line").arg(beginningOf(argument)));
}

void Exchange::takeText(const QString& text, const QString& origin)
{
    // Only as much of the text is read as a position can need.
    const QString head = text.left(chess::fen_length_limit + 1);
    const auto reading = chess::parse_fen(head.toStdString());
    if (!reading) {
        if (const QString path = fileNamedBy(text); !path.isEmpty())
            return filing_.open(path);
        if (beginsAsGame(text))
            return filing_.openText(text);
    }
    const QString linkReason = reading ? QString{} : reasonForLink(head);
    if (!reading && (session_.mode() != Mode::setUp || !linkReason.isEmpty())) {
        emit told({text::Tone::bad, tr("%1 contains neither a position nor a game.").arg(origin),
                   linkReason.isEmpty() ? text::fenErrorSentence(reading.error(), head) : linkReason});
        return;
    }
    showPosition(head);
}

void Exchange::showPosition(const QString& fen)
{
    if (session_.mode() != Mode::setUp)
        session_.enterSetUp();
    setUp_.showFen(fen.trimmed());
}

} // namespace window
