// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace window {

/// What stands on a page has this much air around it; the scroll bar lies in that on its right.
inline constexpr int pageMargin = 16;
/// Between the cards of a page.
inline constexpr int betweenCards = 12;

/// A page as wide as its place and as high as that width asks for, which scrolls where it is higher.
///
/// The scroll bar always has its room. Would it come and go with the height of the page, the page would be
/// narrower or wider by it, and a text could need the bar with it and not need it without. Where the page
/// becomes higher, what has the focus stays in sight.
class PageScroll : public QScrollArea {
    Q_OBJECT

public:
    /// Takes the page as a child.
    explicit PageScroll(QWidget* page, QWidget* parent = nullptr);

signals:
    /// The page asks for a height, and there is room for another without scrolling.
    void fitted(int asked, int room);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitPage();

    QWidget* page_;
};

} // namespace window
