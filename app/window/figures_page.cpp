// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/figures_page.h"

#include <QScrollBar>
#include <QTextCursor>
#include <QVBoxLayout>
#include <algorithm>
#include <chrono>
#include <ranges>

#include "chess/fen.h"
#include "panels/screen_room.h"
#include "panels/select_on_focus.h"
#include "show/figures.h"
#include "trainer/endings.h"

using namespace Qt::StringLiterals;

namespace window {

using endgame::Material;

FiguresPage::FiguresPage(session::TrainerSession& session, QWidget* parent)
    : QDialog{parent, Qt::Dialog | Qt::WindowMaximizeButtonHint | Qt::WindowCloseButtonHint}
    , session_{session}
    , search_{new QLineEdit{this}}
    , page_{new QTextBrowser{this}}
{
    using namespace std::chrono_literals;
    setWindowTitle(tr("Endings in figures"));
    panels::placeInMiddle(*this, {720, 720});
    search_->setPlaceholderText(tr("Search for an ending"));
    search_->setAccessibleName(search_->placeholderText());
    page_->setAccessibleName(windowTitle());
    page_->setFrameShape(QFrame::NoFrame);
    page_->setOpenLinks(false);
    page_->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    page_->document()->setDocumentMargin(16);
    auto* layout = new QVBoxLayout{this};
    layout->setContentsMargins(0, 8, 0, 0);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(16, 0, 16, 0);
    head->addWidget(search_);
    layout->addLayout(head);
    layout->addWidget(page_);
    later_.setSingleShot(true);
    later_.setInterval(100ms);
    connect(&later_, &QTimer::timeout, this, &FiguresPage::refresh);
    panels::selectOnFocus(*search_);
    connect(search_, &QLineEdit::textChanged, this, [this] { open({}); });
    connect(page_, &QTextBrowser::anchorClicked, this, &FiguresPage::follow);
    const auto refreshLater = [this] {
        if (isVisible() && !later_.isActive())
            later_.start();
    };
    connect(&session_.figures(), &session::FigureSupply::changed, this, refreshLater);
    connect(&session_.figures(), &session::FigureSupply::progressed, this, refreshLater);
}

/// Returns to the list first.
void FiguresPage::reject()
{
    if (ending_)
        open({});
    else
        QDialog::reject();
}

void FiguresPage::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    // Typing searches again when the page is reopened, after a position was chosen from it.
    search_->setFocus();
    search_->selectAll();
    computeAll();
    refresh();
}

/// Computes the figures of all endings that need no waiting, the first in the list first.
void FiguresPage::computeAll()
{
    for (const std::vector<Material>& group : trainer::ending_groups() | std::views::reverse) {
        for (const Material& ending : group | std::views::reverse) {
            if (!is_on_request(ending) || session_.tables().known().covers(ending))
                session_.figures().want(ending);
        }
    }
}

void FiguresPage::open(std::optional<Material> ending)
{
    if (!ending_ && ending)
        listPlace_ = page_->verticalScrollBar()->value();
    const int place = ending_ && !ending ? listPlace_ : 0;
    ending_ = ending;
    page_->setTextCursor(QTextCursor{page_->document()});
    refresh();
    page_->verticalScrollBar()->setValue(place);
}

/// Follows a link of the page; see `show::figure_link`.
void FiguresPage::follow(const QUrl& link)
{
    const QString scheme = link.scheme();
    const std::string target = link.path(QUrl::FullyDecoded).toStdString();
    if (scheme == QLatin1String{show::figure_link::position}) {
        const auto reading = chess::parse_fen(target);
        if (const auto position = chess::Position::from(reading->setup)) {
            hide();
            emit positionChosen(*position);
        }
        return;
    }
    const auto ending = Material::parse(target, endgame::most_pieces_on_request);
    if (scheme == QLatin1String{show::figure_link::list})
        open({});
    else if (scheme == QLatin1String{show::figure_link::ending})
        open(ending);
    else if (scheme == QLatin1String{show::figure_link::solve})
        session_.figures().want(*ending);
    else if (scheme == QLatin1String{show::figure_link::cancel})
        session_.figures().cancel(*ending);
}

/// Writes the page anew if it has changed, without moving it or the focused link.
void FiguresPage::refresh()
{
    const QString html =
        ending_ ? show::endingPage(session_, *ending_) : show::endingsPage(session_, search_->text());
    if (html == shown_)
        return;
    shown_ = html;
    const int place = page_->verticalScrollBar()->value();
    const QTextCursor focused = page_->textCursor();
    page_->setHtml(html);
    const int end = page_->document()->characterCount() - 1;
    QTextCursor cursor{page_->document()};
    cursor.setPosition(std::min(focused.anchor(), end));
    cursor.setPosition(std::min(focused.position(), end), QTextCursor::KeepAnchor);
    page_->setTextCursor(cursor);
    page_->verticalScrollBar()->setValue(place);
}

} // namespace window
