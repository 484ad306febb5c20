// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace panels {

/// The margin around the content of a page; the scroll bar lies in its right part.
inline constexpr int pageMargin = 16;
/// The space between the cards of a page.
inline constexpr int betweenCards = 12;

/// A scroll area whose page has its width and the height that this width requires.
///
/// Space for the scroll bar is always reserved. If the page changed its width whenever the bar appears, a
/// text could need the bar with it but not without it. When the page grows, the focused widget stays visible.
/// The wheel over a list that scrolls itself never moves the page, not even at the end of the list.
class PageScroll : public QScrollArea {
    Q_OBJECT

public:
    /// Takes ownership of the page.
    explicit PageScroll(QWidget* page, QWidget* parent = nullptr);

    /// Scrolls a part of the page into view, as soon as it has its place there.
    void reveal(QWidget* part);

signals:
    /// The page requires the height `asked`, and `room` is available without scrolling.
    void fitted(int asked, int room);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void fitPage();

    QWidget* page_;
};

} // namespace panels
