// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/promotion_chooser.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "text/piece_names.h"
#include "text/words.h"

namespace board {
namespace {

/// One piece to choose, on a square in the board's colours.
class Choice : public QAbstractButton {
public:
    Choice(PromotionChooser& chooser, const BoardColors& colors, const PieceArt& art, chess::Piece piece)
        : QAbstractButton{&chooser}
        , colors_{colors}
        , art_{art}
        , piece_{piece}
    {
        setAccessibleName(text::pieceName(piece));
        setFocusPolicy(Qt::StrongFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
    }

    void setDark(bool dark) { isDark_ = dark; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter{this};
        painter.fillRect(rect(), isDark_ ? colors_.dark : colors_.light);
        if (underMouse() || isDown())
            painter.fillRect(rect(), colors_.lastMove);
        const qreal ratio = devicePixelRatioF();
        painter.drawPixmap(0, 0, art_.pixmap(piece_, qRound(std::min(width(), height()) * ratio), ratio));
        if (!hasFocus())
            return;
        const int line = std::max(2, width() / 16);
        painter.setPen(
            QPen{colors_.cursor.on(isDark_), qreal(line), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin});
        const qreal half = line / 2.0;
        painter.drawRect(QRectF{rect()}.adjusted(half, half, -half, -half));
    }

    /// Leaves the keys to the chooser.
    void keyPressEvent(QKeyEvent* event) override { event->ignore(); }

private:
    const BoardColors& colors_;
    const PieceArt& art_;
    chess::Piece piece_;
    bool isDark_ = false;
};

/// Returns the piece of a key, by its English letter or by the letter in the user's language.
std::optional<chess::Role> roleOf(const QKeyEvent& key)
{
    const QString typed = key.text().toUpper();
    for (const QString& letter : {typed, text::withEnglishLetters(typed)}) {
        for (const chess::Role role : chess::promotion_roles) {
            if (letter == QLatin1Char{chess::to_letter(role)})
                return role;
        }
    }
    return std::nullopt;
}

} // namespace

PromotionChooser::PromotionChooser(QWidget& board, const BoardColors& colors, const PieceArt& art,
                                   chess::Color color, chess::Square to)
    : QWidget{&board}
    , to_{to}
{
    setAccessibleName(tr("Promotion piece"));
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        const chess::Role role = chess::promotion_roles[i];
        choices_[i] = new Choice{*this, colors, art, {color, role}};
        connect(choices_[i], &QAbstractButton::clicked, this, [this, role] { emit chosen(role); });
    }
}

void PromotionChooser::open(const BoardGeometry& geometry)
{
    place(geometry);
    show();
    raise();
    choices_.front()->setFocus(Qt::OtherFocusReason);
}

void PromotionChooser::place(const BoardGeometry& geometry)
{
    setGeometry(parentWidget()->rect());
    const int inward = chess::rank_of(to_) == 7 ? -1 : 1;
    for (int i = 0; i < static_cast<int>(choices_.size()); ++i) {
        const chess::Square square = *chess::offset(to_, 0, i * inward);
        auto* choice = static_cast<Choice*>(choices_[static_cast<std::size_t>(i)]);
        choice->setGeometry(geometry.square(square).toAlignedRect());
        choice->setDark(chess::is_dark(square));
    }
    update();
}

void PromotionChooser::keyPressEvent(QKeyEvent* event)
{
    // The pieces are listed downwards if the promotion square is at the top of the screen, and upwards if it
    // is at the bottom.
    const int down = choices_.back()->y() > choices_.front()->y() ? 1 : -1;
    switch (event->key()) {
    case Qt::Key_Escape:
        emit cancelled();
        return;
    case Qt::Key_Down:
    case Qt::Key_Right:
        return walk(down);
    case Qt::Key_Up:
    case Qt::Key_Left:
        return walk(-down);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (auto* choice = qobject_cast<QAbstractButton*>(focusWidget()))
            choice->click();
        return;
    default:
        break;
    }
    if (const auto role = roleOf(*event))
        emit chosen(*role);
}

void PromotionChooser::walk(int steps)
{
    const auto at = std::ranges::find(choices_, focusWidget()) - choices_.begin();
    const auto next = std::clamp<std::ptrdiff_t>(at + steps, 0, std::ssize(choices_) - 1);
    choices_[static_cast<std::size_t>(next)]->setFocus(Qt::TabFocusReason);
}

void PromotionChooser::mousePressEvent(QMouseEvent*)
{
    emit cancelled();
}

/// Dims the board behind the choice.
void PromotionChooser::paintEvent(QPaintEvent*)
{
    QPainter painter{this};
    QColor veil = palette().color(QPalette::Window);
    veil.setAlphaF(0.55F);
    painter.fillRect(rect(), veil);
}

} // namespace board
