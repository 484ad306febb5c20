// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whether things look as somebody once looked at them and found them good: tests/app/looks has those
// pictures.

#include <QApplication>
#include <QDir>
#include <QFontInfo>
#include <QImage>
#include <QString>
#include <QWidget>
#include <cstdlib>
#include <gtest/gtest.h>

namespace app_test {

/// For tests that compare what they see with the pictures that are kept.
class LookingAtPictures {
protected:
    /// Whether this system draws letters and lines as the kept pictures have them; elsewhere there is nothing
    /// to compare.
    static bool drawsAlike()
    {
        return QLatin1StringView{qVersion()}.startsWith(QLatin1StringView{"6.4."}) &&
               QFontInfo{QApplication::font()}.family() == QLatin1StringView{"DejaVu Sans"};
    }

    /// Expects a widget, or a picture, to look like the one kept under a name; with RIGHTCORNER_KEEP_LOOKS in
    /// the environment keeps it.
    static void expectLooks(QWidget& widget, const QString& name)
    {
        expectLooks(widget.grab().toImage(), name);
    }
    static void expectLooks(const QImage& drawn, const QString& name)
    {
        const QImage picture = drawn.convertToFormat(QImage::Format_RGB32);
        const QString file = name + QLatin1StringView{".png"};
        if (qEnvironmentVariableIsSet("RIGHTCORNER_KEEP_LOOKS")) {
            ASSERT_TRUE(picture.save(kept(file), "PNG", 0));
            return;
        }
        const QImage liked = QImage{kept(file)}.convertToFormat(QImage::Format_RGB32);
        const QRect changed = differences(picture, liked);
        if (changed.isEmpty())
            return;
        QDir{}.mkpath(QStringLiteral(SEEN_LOOKS));
        const QString seen = QDir{QStringLiteral(SEEN_LOOKS)}.filePath(file);
        picture.save(seen, "PNG", 0);
        ADD_FAILURE() << name.toStdString() << " looks different at " << changed.x() << "," << changed.y()
                      << ", " << changed.width() << " × " << changed.height() << ": compare "
                      << kept(file).toStdString() << " with " << seen.toStdString()
                      << "; if the new one is good, RIGHTCORNER_KEEP_LOOKS=1 keeps it.";
    }

private:
    static QString kept(const QString& file) { return QDir{QStringLiteral(KEPT_LOOKS)}.filePath(file); }

    /// Where two pictures differ by more than processors round differently; all of it for other sizes.
    static QRect differences(const QImage& one, const QImage& other)
    {
        if (one.size() != other.size())
            return one.rect();
        QRect all;
        for (int y = 0; y < one.height(); ++y) {
            for (int x = 0; x < one.width(); ++x) {
                if (!areAlike(one.pixel(x, y), other.pixel(x, y)))
                    all |= QRect{x, y, 1, 1};
            }
        }
        return all;
    }
    static bool areAlike(QRgb one, QRgb other)
    {
        constexpr int rounding = 4;
        return std::abs(qRed(one) - qRed(other)) <= rounding &&
               std::abs(qGreen(one) - qGreen(other)) <= rounding &&
               std::abs(qBlue(one) - qBlue(other)) <= rounding;
    }
};

} // namespace app_test
