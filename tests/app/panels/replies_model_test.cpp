// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/replies_model.h"

#include <QSignalSpy>

#include "app_fixture.h"
#include "panels/theme.h"

namespace app_test {
namespace {

const Reply best{u"Nd3"_s, u"Mate in 23"_s, {}, u"Denies him d5."_s, Tone::good};
const Reply blunder{u"Bh1"_s, u"Draw"_s, u"½"_s, u"The king captures the bishop on h1."_s, Tone::bad};

TEST(RepliesModelTest, ARowHasTheMoveAndItsResult)
{
    RepliesModel model;
    model.setReplies({best, blunder});
    ASSERT_EQ(model.rowCount(), 2);
    QStringList texts;
    for (int column = 0; column < model.columnCount(); ++column)
        texts.append(model.index(1, column).data().toString());
    EXPECT_EQ(texts, (QStringList{u"Bh1"_s, u"Draw"_s, u"½"_s, u"The king captures the bishop on h1."_s}));
    EXPECT_EQ(model.index(1, RepliesModel::cost).data(Qt::ForegroundRole), currentTheme().danger);
    EXPECT_FALSE(model.index(1, RepliesModel::move).data(Qt::ForegroundRole).isValid());
    EXPECT_EQ(model.index(0, RepliesModel::why).data(Qt::ToolTipRole).toString(), best.why);
}

TEST(RepliesModelTest, EqualMovesDoNotResetTheModel)
{
    RepliesModel model;
    model.setReplies({best});
    const QSignalSpy resets{&model, &QAbstractItemModel::modelReset};
    model.setReplies({best});
    EXPECT_EQ(resets.size(), 0);
    model.setReplies({blunder});
    EXPECT_EQ(resets.size(), 1);
}

} // namespace
} // namespace app_test
