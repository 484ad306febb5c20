// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <vector>

class QPrinter;

namespace files {

/// Fills the pages of a printer from top to bottom with texts and pictures. All lengths are in points, so
/// that the pages look the same for every printer and screen.
class Sheet {
public:
    /// The type of a text, of the application's font.
    struct Type {
        int size;
        bool isBold = false;
        bool isDim = false;
    };
    /// A square picture with the text below it.
    struct Picture {
        QImage image;
        QString caption;
    };

    /// Begins the first page; ends the last one when destroyed.
    explicit Sheet(QPrinter& printer);

    /// The width between the margins.
    double width() const { return area_.width() / unit_; }
    /// Adds a text, with a gap above it unless it is the first on its page; an empty one adds nothing.
    void addText(const QString& text, Type type, double gap);
    /// Adds pictures with sides of this length beside each other.
    void addPictures(const std::vector<Picture>& pictures, double side);

private:
    void turnPage();

    QPrinter& printer_;
    QPainter painter_;
    double unit_; ///< a point in the printer's pixels
    QRectF area_; ///< the page without its margins, in pixels
    double top_;  ///< of what comes next
};

} // namespace files
