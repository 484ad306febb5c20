// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A window and a folder of PGN files, and hands for the dialogs.

#include <QDir>
#include <QFileDialog>
#include <QTemporaryDir>

#include "panels/games_list.h"
#include "text/phrasing.h"
#include "window_fixture.h"

namespace app_test {

inline constexpr auto oneGame = R"([Event "Lesson"]
[White "Anna"]
[Black "Ben"]
[Result "1-0"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/4r3/R3K2R w - - 0 1"]

1. Kxe2 {The rook falls.} Kd7 $6 (1... Kf7 {hides} 2. Rhf1+) 2. Ra7+ 1-0
)";

/// Three distinguishable games.
inline constexpr auto threeGames = R"([Event "Paris"]
[White "Steinitz"]
[Black "Zukertort"]
[Date "1867.06.04"]
[Result "0-1"]

1. e4 e5 0-1

[Event "London"]
[White "Müller"]
[Black "Steinitz"]
[Date "1883.??.??"]
[Result "1/2-1/2"]

1. d4 d5 2. c4 1/2-1/2

[Event "Havana"]
[White "Chigorin"]
[Black "Steinitz"]
[Date "1892.01.05"]
[Result "1-0"]

1. e4 c5 1-0
)";

class FileTest : public WindowTest {
protected:
    QString path(const QString& name) const { return folder.filePath(name); }
    QString write(const QString& name, const QByteArray& bytes) const
    {
        writeBytes(path(name), bytes);
        return path(name);
    }
    /// Chooses a menu entry and answers the dialog it opens with a file.
    void answer(const QString& way, const QString& file)
    {
        choose(way);
        auto* dialog = find<QFileDialog>();
        ASSERT_NE(dialog, nullptr);
        ASSERT_TRUE(QTest::qWaitFor([dialog] { return dialog->isVisible(); }, patience));
        emit dialog->fileSelected(file);
        dialog->close();
        waitForSaving();
    }
    /// Saves the round where it came from.
    void save()
    {
        choose(u"File/Save"_s);
        waitForSaving();
    }
    void waitForSaving()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !files.isSaving(); }, patience));
        settle();
    }
    /// Opens a file and waits for the result.
    void open(const QString& file)
    {
        answer(u"File/Open…"_s, file);
        waitForFile();
    }
    void waitForFile()
    {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !files.isReading(); }, patience));
        settle();
    }
    /// The list of a file's games; null until one was opened that has several.
    panels::GamesList* list() const { return find<panels::GamesList>(); }
    bool isListShown() const { return list() != nullptr && list()->isVisible(); }
    int listed() const { return list()->table()->model()->rowCount(); }
    void searchFor(const QString& words)
    {
        list()->search()->setText(words);
        settle();
    }
    QStringList moves() const
    {
        QStringList names;
        for (const panels::MoveEntry& entry : find<panels::MoveList>()->moves()->entries())
            names.append(entry.name + entry.glyphs);
        return names;
    }
    QStringList recent() const
    {
        QStringList names;
        for (const auto& [way, entry] : actions()) {
            if (entry->objectName().startsWith(u"recent/"_s) && entry->isVisible())
                names.append(QFileInfo{text::withoutMnemonic(entry->text())}.fileName());
        }
        return names;
    }

    QTemporaryDir folder;
};

} // namespace app_test
