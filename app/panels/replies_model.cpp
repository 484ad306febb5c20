// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/replies_model.h"

#include <utility>

#include "panels/tone_color.h"

using namespace Qt::StringLiterals;

namespace panels {
namespace {

/// The result, the moves wasted and, on another line, the reason.
QString folded(const Reply& reply)
{
    const QString result = reply.cost.isEmpty() ? reply.outcome : reply.outcome + u"  "_s + reply.cost;
    return reply.why.isEmpty() ? result : result + u'\n' + reply.why;
}

} // namespace

void RepliesModel::setReplies(std::vector<Reply> replies)
{
    if (replies == replies_)
        return;
    beginResetModel();
    replies_ = std::move(replies);
    endResetModel();
}

void RepliesModel::setFolded(bool on)
{
    if (isFolded_ == on)
        return;
    beginResetModel();
    isFolded_ = on;
    endResetModel();
}

int RepliesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(replies_.size());
}

int RepliesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : isFolded_ ? outcome + 1 : columns;
}

QVariant RepliesModel::data(const QModelIndex& index, int role) const
{
    const Reply& reply = replies_.at(static_cast<std::size_t>(index.row()));
    if (role == Qt::ForegroundRole && index.column() != move)
        return colorOf(reply.tone);
    if (role == Qt::ToolTipRole && index.column() == why)
        return reply.why;
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case move:
        return reply.name;
    case outcome:
        return isFolded_ ? folded(reply) : reply.outcome;
    case cost:
        return reply.cost;
    default:
        return reply.why;
    }
}

QVariant RepliesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case move:
        return tr("Move");
    case outcome:
        return tr("Leads to");
    case cost:
        return tr("Wasted");
    default:
        return tr("Why");
    }
}

} // namespace panels
