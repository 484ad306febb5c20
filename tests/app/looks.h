// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Whether things look as somebody once looked at them and found them good: tests/app/looks has those
// pictures.

#include <QApplication>
#include <QDir>
#include <QFontInfo>
#include <QImage>
#include <QLibrary>
#include <QString>
#include <QWidget>
#include <array>
#include <cstdlib>
#include <gtest/gtest.h>
#include <optional>
#include <string>

namespace app_test {

/// For tests that compare what they see with the pictures that are kept.
class LookingAtPictures {
protected:
    /// The libraries and the font that draw letters and lines.
    struct System {
        QString qt;       ///< "6.4.2"
        QString freeType; ///< "2.12.1"; empty if Qt has a FreeType of its own or none
        QString font;
    };

    /// The libraries in use, which may be newer than those that the tests were built with.
    static System thisSystem()
    {
        return {QString::fromLatin1(qVersion()), freeTypeVersion(), QFontInfo{QApplication::font()}.family()};
    }

    /// The reason why a system draws differently from the kept pictures, as a sentence, so that its pictures
    /// cannot be compared with them; `nullopt` if it draws alike.
    static std::optional<std::string> drawsDifferently(const System& libraries = thisSystem())
    {
        const QString system = QStringLiteral("Qt %1, FreeType %2 and %3")
                                   .arg(minorOf(libraries.qt), minorOf(libraries.freeType), libraries.font);
        const QString liked = QStringLiteral("Qt 6.4, FreeType 2.12 and DejaVu Sans");
        if (system == liked)
            return std::nullopt;
        return QStringLiteral("The pictures were drawn with %1, this system has %2.")
            .arg(liked, system)
            .toStdString();
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
    static QString freeTypeVersion()
    {
        using Start = int (*)(void** library);
        using End = int (*)(void* library);
        using Ask = void (*)(void* library, int* major, int* minor, int* patch);
        QLibrary freeType{QStringLiteral("freetype"), 6};
        const auto start = reinterpret_cast<Start>(freeType.resolve("FT_Init_FreeType"));
        const auto end = reinterpret_cast<End>(freeType.resolve("FT_Done_FreeType"));
        const auto ask = reinterpret_cast<Ask>(freeType.resolve("FT_Library_Version"));
        void* library = nullptr;
        if (!start || !end || !ask || start(&library) != 0)
            return {};
        std::array<int, 3> version{};
        ask(library, &version[0], &version[1], &version[2]);
        end(library);
        return QStringLiteral("%1.%2.%3").arg(version[0]).arg(version[1]).arg(version[2]);
    }

    /// "2.12" of "2.12.1".
    static QString minorOf(const QString& version) { return version.section(u'.', 0, 1); }

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
