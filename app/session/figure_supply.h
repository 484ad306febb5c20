// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "endgame/material.h"
#include "endgame/tablebase_store.h"
#include "runtime/latest.h"
#include "session/table_supply.h"
#include "trainer/figures.h"

namespace session {

/// Computes the figures of endings, one ending at a time and in the background, and holds them.
///
/// The ending is solved for that if necessary; one of five pieces is then available in the tablebases, too.
class FigureSupply : public QObject {
    Q_OBJECT

public:
    /// `tables` must outlive this.
    explicit FigureSupply(TableSupply& tables, QObject* parent = nullptr);

    /// Computes the figures of an ending before those wanted earlier. Retries one that failed.
    void want(const endgame::Material& ending);
    /// Wants an ending no longer, and stops solving it.
    void cancel(const endgame::Material& ending);

    /// The figures of an ending; null while they are unknown.
    const trainer::Figures* of(const endgame::Material& ending) const;
    /// True if the figures of an ending are wanted but not computed yet.
    bool isWanted(const endgame::Material& ending) const;
    /// True if the figures could not be computed for lack of memory or threads.
    bool hasFailed(const endgame::Material& ending) const { return failed_.contains(ending.number()); }
    /// The ending that is being worked on.
    const std::optional<endgame::Material>& current() const { return current_; }
    /// The progress of solving that ending.
    endgame::SolvingShare share() const { return share_; }

signals:
    /// The figures of an ending have become known, or are wanted or failed.
    void changed();
    /// `share()` has changed.
    void progressed();

private:
    struct Computed {
        trainer::Figures figures;
        endgame::TablebaseStore store;
    };
    using Result = std::shared_ptr<const Computed>; ///< null if stopped

    void computeNext();
    void compute(const endgame::Material& ending);
    void take(const endgame::Material& ending, const std::optional<Result>& result);

    TableSupply& tables_;
    std::map<std::size_t, trainer::Figures> known_; ///< by material number
    std::set<std::size_t> failed_;                  ///< by material number
    std::deque<endgame::Material> wanted_;          ///< without the current one
    std::optional<endgame::Material> current_;
    endgame::SolvingShare share_;
    /// The endings of up to four pieces that were solved for the figures, until all figures are known.
    std::optional<endgame::TablebaseStore> store_;
    runtime::Latest<Result, endgame::SolvingShare> worker_; ///< last: destroyed before the members it uses
};

} // namespace session
