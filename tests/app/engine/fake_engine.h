// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A program that speaks as an engine does and says what a test has it say.

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <memory>
#include <utility>
#include <vector>

namespace app_test {

class FakeEngine {
public:
    /// What it says when it is told to go, by a part of the position it was told before.
    using Answers = std::vector<std::pair<QByteArray, QByteArray>>;

    /// An engine that is ready at once and calls itself "Fake 1"; of positions that are not named it says
    /// nothing before it is stopped.
    explicit FakeEngine(const Answers& answers)
    {
        QByteArray script = "while read -r line; do echo \"$line\" >> heard; case \"$line\" in\n"
                            "uci) echo 'id name Fake 1'; echo uciok;;\n"
                            "isready) echo readyok;;\n"
                            "position*) position=$line;;\n"
                            "stop) echo 'bestmove 0000';;\n"
                            "quit) exit;;\n"
                            "go*) case \"$position\" in\n";
        for (const auto& [part, answer] : answers)
            script += "*'" + part + "'*) printf '" + answer + "\\n';;\n";
        write(script + "esac;; esac; done\n");
    }
    /// A program that does whatever a script of the shell says.
    static FakeEngine withScript(const QByteArray& script)
    {
        FakeEngine engine{{}};
        engine.write(script);
        return engine;
    }

    QString path() const { return folder_->filePath(QStringLiteral("fake-engine.sh")); }
    /// All that it was told.
    QByteArray heard() const
    {
        QFile file{folder_->filePath(QStringLiteral("heard"))};
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray{};
    }

private:
    void write(const QByteArray& script)
    {
        QFile file{path()};
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("#!/bin/sh\n" + script);
        ASSERT_TRUE(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    }

    std::shared_ptr<QTemporaryDir> folder_ = std::make_shared<QTemporaryDir>();
};

} // namespace app_test
