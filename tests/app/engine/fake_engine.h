// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// A program that acts as an engine with the answers given by a test.

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
    /// The output after "go", by a part of the preceding position command.
    using Answers = std::vector<std::pair<QByteArray, QByteArray>>;

    /// An engine that is ready at once and calls itself "Fake 1"; it answers for other positions only after
    /// "stop".
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
    /// A program that executes a shell script.
    static FakeEngine withScript(const QByteArray& script)
    {
        FakeEngine engine{{}};
        engine.write(script);
        return engine;
    }

    QString path() const { return folder_->filePath(QStringLiteral("fake-engine.sh")); }
    /// All input that it has received.
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
